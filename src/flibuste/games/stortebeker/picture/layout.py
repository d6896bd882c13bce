"""Where everything lies on a Störtebeker picture, for a number of seats, ships at sea and a reader. In board units."""

from functools import lru_cache

FRAME = 10
LEFT, PANEL = 24, 172
SEA_LEFT, SEA_RIGHT = 202, 942
COAST = 956
LAND, EDGE = 1080, 982
TILE_W, TILE_H, TILE_TOP = 174, 206, 36
ROWS_TOP = 258
HAND_ROOM = 124
ROW_PITCH = {2: 138, 3: 117, 4: 108}
CARD_W, CARD_H, CARD_PITCH = 28.0, 39.0, 29.4
REAR = (LAND - TILE_W / 2, 66.0)
TRACK_LEFT, CELL = 62, 1128 / 22
GOODS = ("water", "beans", "bread", "meat", "rum", "bananas")


class Layout:
    """The table seen from a seat: its own row lies right under the ships, the others follow clockwise."""

    def __init__(self, seats: int, berths: int, seat: int | None) -> None:
        self.seat = seat
        self.order = [((seat or 1) - 1 + i) % seats + 1 for i in range(seats)]
        self.pitch = (SEA_RIGHT - SEA_LEFT) / berths
        row_pitch = ROW_PITCH[seats] + (0 if seat else HAND_ROOM / seats) + (16 if berths < 4 else 0)
        self.row_height = row_pitch - 6
        self.row = {seat: ROWS_TOP + row_pitch * i for i, seat in enumerate(self.order)}
        self.scale = 1.0 if berths > 3 else min(1.3, (self.row_height - 16) / (2 * CARD_H + 5))
        self.hand = ROWS_TOP + row_pitch * seats + 8
        self.bottom = self.hand + (HAND_ROOM - 6 if seat else -6)
        self.track = self.bottom + 10
        self.height = self.track + 110
        spare = max(0.0, self.bottom - 570 - 42 * seats)
        self.store = 342 + min(24.0, spare / 4)
        self.dice = self.store + 186 + min(30.0, spare / 4)
        self.slots = self.places_of_discards()

    def column(self, berth: int) -> float:
        """The left edge of a berth's column."""
        return SEA_LEFT + self.pitch * berth

    def tile(self, berth: int) -> float:
        """The left edge of the tile in a berth."""
        return self.column(berth) + (self.pitch - TILE_W) / 2

    def space(self, score: int) -> tuple[float, float]:
        """The top left corner of a score's space on the track."""
        if score <= 0:
            return FRAME, self.track
        space = (score - 1) % 44
        return TRACK_LEFT + space % 22 * CELL, self.track + space // 22 * 50

    def places_of_discards(self) -> dict[str, tuple[float, float]]:
        """A place for every kind of card: pirates above, plain provisions, provisions with a symbol."""
        step = 33.2
        places = {f"pirate-{value}": (EDGE + step * i, self.store + 31) for i, value in ((3, 4), (4, 3), (5, 2))}
        for i, good in enumerate(GOODS):
            places[good] = (EDGE + step * i, self.store + 80)
            places[f"{good}*"] = (EDGE + step * i, self.store + 124)
        return places


@lru_cache(64)
def layout_for(seats: int, berths: int, seat: int | None) -> Layout:
    """The layout of a table, made once."""
    return Layout(seats, berths, seat)
