"""Where everything lies on a Störtebeker picture, for a number of seats, ships at sea and a reader. In board units."""

from functools import lru_cache

FRAME = 10
LEFT, PANEL = 24, 172
SEA_LEFT, SEA_RIGHT = 203, 947
COAST = 962
LAND = 1084
TILE_W, TILE_H, TILE_TOP = 174, 206, 36
ROWS_TOP = 258
HAND_ROOM = 124
ROW_PITCH = {2: 124, 3: 114, 4: 106}
CARD_W, CARD_H, CARD_PITCH = 28.0, 39.0, 29.4
REAR = (LAND - TILE_W / 2, 64)
STORE = (990, 334)
DICE_TOP = 516
TRACK_LEFT, CELL = 62, 1128 / 22
SLOTS = (
    {f"pirate-{value}": (1093 + 31.5 * i, 365.0) for i, value in enumerate((4, 3, 2))}
    | {good: (990 + 32 * i, 410.0) for i, good in enumerate(("water", "beans", "bread", "meat", "rum", "bananas"))}
    | {f"{good}*": (990 + 32 * i, 454.0) for i, good in enumerate(("water", "beans", "bread", "meat", "rum", "bananas"))}
)


class Layout:
    """The table seen from a seat: its own row lies right under the ships, the others follow clockwise."""

    def __init__(self, seats: int, berths: int, seat: int | None) -> None:
        self.seat = seat
        self.order = [((seat or 1) - 1 + i) % seats + 1 for i in range(seats)]
        self.right = SEA_RIGHT
        self.pitch = (SEA_RIGHT - SEA_LEFT) / berths
        row_pitch = ROW_PITCH[seats] + (0 if seat else HAND_ROOM / seats) + (20 if berths < 4 else 0)
        self.row_height = row_pitch - 6
        self.row = {seat: ROWS_TOP + row_pitch * i for i, seat in enumerate(self.order)}
        self.scale = min(self.pitch / 186, self.row_height / 96, 1.3)
        self.hand = ROWS_TOP + row_pitch * seats + 8
        self.bottom = self.hand + (HAND_ROOM - 6 if seat else -6)
        self.track = self.bottom + 10
        self.height = self.track + 110

    def column(self, berth: int) -> float:
        """The left edge of a berth's column."""
        return SEA_LEFT + self.pitch * berth

    def tile(self, berth: int) -> float:
        """The left edge of the tile in a berth."""
        return self.column(berth) + (self.pitch - TILE_W) / 2

    def space(self, score: int) -> tuple[float, float]:
        """The top left corner of a score's space on the track."""
        if score <= 0:
            return FRAME, self.track + 25
        space = (score - 1) % 44
        return TRACK_LEFT + space % 22 * CELL, self.track + space // 22 * 50


@lru_cache(64)
def layout_for(seats: int, berths: int, seat: int | None) -> Layout:
    """The layout of a table, made once."""
    return Layout(seats, berths, seat)
