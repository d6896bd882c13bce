"""Where everything lies on a picture of Pirates' Cove, for a number of seats and a reader. In board units."""

from functools import lru_cache

SEA_LEFT, SEA_TOP, SEA_RIGHT, SEA_BOTTOM = 10, 10, 812, 622
COLUMN, COLUMN_W = 824, 366
NOW_H = 132
STAGE_TOP = SEA_TOP + NOW_H + 8
MATS_TOP, MAT_H, GAP = 634, 254, 10
HEAD_H, ROWS_AT, ROW_H = 44, 65, 36
TRACK_AT = 58
HAND_TOP = MATS_TOP + MAT_H + 10
CARD_W, CARD_H, CARDS_IN_A_ROW = 140.0, 140.0, 8
CARD_PITCH = 148.2
ISLAND_W, ISLAND_H = 190.0, 114.0
COVE = 7
SECTIONS = ("sails", "crew", "cannons", "hull")
ICONS = {"sails": "sail", "crew": "crew", "cannons": "cannon", "hull": "hull", "all": "galleon", "speed": "sail"}

# The middle of every island's land; the island's ships lie on its southern shore.
PLACES = {
    1: (236.0, 78.0),
    2: (586.0, 78.0),
    3: (692.0, 268.0),
    4: (586.0, 460.0),
    5: (236.0, 460.0),
    6: (130.0, 268.0),
}
PLACES[COVE] = (411.0, 268.0)
SHIP = 58.0
BERTHS = 240.0
PURSE = (10.0, 61.0, 112.0, 180.0)


class Layout:
    """The table of a number of seats: mats side by side, under them the reader's hand."""

    def __init__(self, seats: int, hand: int) -> None:
        self.seats = seats
        self.mat_w = (1180.0 - GAP * (seats - 1)) / seats
        self.track_w = self.mat_w - TRACK_AT - 10
        self.step = (self.track_w - 20) / 7
        rows = -(-hand // CARDS_IN_A_ROW)
        self.height = HAND_TOP + (CARD_H + 10) * rows if rows else MATS_TOP + MAT_H + 10.0

    def mat(self, seat: int) -> float:
        """The left edge of a seat's mat."""
        return 10 + (self.mat_w + GAP) * (seat - 1)

    def ring(self, position: int) -> float:
        """Where a ring lies on its track; position 0 is off it, to the left."""
        return 10 + self.step * (position - 1) if position else -13.0

    def purse(self, index: int) -> float:
        """Where a holding stands on its mat: fame, gold, chests, cards."""
        return PURSE[index] * (self.mat_w - 8) / 220

    def card(self, index: int) -> tuple[float, float]:
        """The place of a card of the hand."""
        row, column = divmod(index, CARDS_IN_A_ROW)
        return 10 + CARD_PITCH * column, HAND_TOP + (CARD_H + 10) * row


@lru_cache(64)
def layout_for(seats: int, hand: int) -> Layout:
    """The layout of a table, made once."""
    return Layout(seats, hand)


@lru_cache(256)
def berth(place: int, index: int, ships: int) -> tuple[float, float]:
    """The middle of a ship's waterline among the ships that lie at a place."""
    x, y = PLACES[place]
    pitch = min(SHIP, BERTHS / max(1, ships))
    left = x - pitch * (ships - 1) / 2
    return left + pitch * index, y + (64 if place == COVE else 74) + 4 * (index % 2 if pitch < SHIP - 12 else 0)
