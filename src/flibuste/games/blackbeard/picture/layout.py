"""How a picture of Blackbeard is laid out: charts above, then the Pirates' sheets, what is gone, and the hand."""

from functools import lru_cache

WIDTH = 1600.0
AMERICAS = (10, 10, 1080, 1028)
GUINEA = (1102, 10, 488, 320)
INDIES = (1102, 412, 488, 626)
NOW = (18, 20, 330, 262)
LEGEND = (22, 782, 290, 246)
SHEETS_TOP, SHEET_H, GAP = 1048.0, 146.0, 8.0
STRIP_H = 34.0
CARD_W, CARD_H = 150.0, 150.0
CARD_PITCH = 158.6
SIGN_COLUMNS, SIGN_ROW, SIGNS_H = 8, 28.0, 96.0
FOURS = (0, 1, 2, 3, 4, 7, 8)  # so many sheets fill rows of four
MOST = {1: 4, 2: 8, 3: 9, 4: 8, 5: 10}  # Pirates in play; beyond five players one each


class Layout:
    """Where things lie, with room for as many sheets as there can be Pirates in play: nothing moves when one comes."""

    def __init__(self, sheets: int, cards: int) -> None:
        self.columns = 4 if sheets in FOURS else 5
        self.sheet_w = sheet_width(self.columns)
        self.rows = -(-sheets // self.columns)
        self.strip = SHEETS_TOP + (SHEET_H + GAP) * self.rows
        self.hand = self.strip + STRIP_H + GAP
        rows = -(-cards // 10)
        self.signs = self.hand + (CARD_H + GAP) * rows
        self.height = self.signs + SIGNS_H + GAP

    def sheet(self, index: int) -> tuple[float, float]:
        """The corner of a sheet."""
        row, column = divmod(index, self.columns)
        return 10 + (self.sheet_w + GAP) * column, SHEETS_TOP + (SHEET_H + GAP) * row

    def card(self, index: int) -> tuple[float, float]:
        """The corner of a card in hand."""
        row, column = divmod(index, 10)
        return 10 + CARD_PITCH * column, self.hand + (CARD_H + GAP) * row


def sheet_width(columns: int) -> float:
    return (WIDTH - 20 - GAP * (columns - 1)) / columns


@lru_cache(64)
def layout_for(seats: int, pirates: int, cards: int, drafting: bool) -> Layout:
    """The layout of a table, computed once. There are no sheets while Pirates are drafted."""
    return Layout(0 if drafting else max(MOST.get(seats, seats), pirates), cards)
