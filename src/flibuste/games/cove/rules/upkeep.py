"""3.6 – Phase 6: black ships and cargo."""

from typing import ClassVar

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.purse import return_chests
from flibuste.games.cove.table.constants import BLACK_SHIPS_PHASE, FIRST_LEGEND, HULL, LAST_OUTER, NONE, TREASURE
from flibuste.games.cove.table.events import BLACK_SHIP_MOVED, NEW_PIRATE, OVERLOADED, PIRATES_RESHUFFLED
from flibuste.games.cove.table.piles import put
from flibuste.games.cove.table.state import BlackShip, State, Step


class Upkeep(Step):
    """3.6.1 – Move black ships, replace sunk pirates, check holds, discard leftover Treasure cards."""

    NAME: ClassVar[str] = "black-ships"
    CLAUSE: ClassVar[str] = "3.6.1"

    def resume(self, state: State) -> None:
        state.phase = BLACK_SHIPS_PHASE
        state.stack.pop()
        move_black_ships(state)
        replace_pirates(state)
        for seat in range(state.seats):
            check_hold(state, seat)
        discard_treasures(state)


def move_black_ships(state: State) -> None:
    """3.6.2, 4.6.3 – One island in ascending order, and from 6 straight to 1, never into the Cove."""
    for ship in state.black_ships:
        ship.island = 1 if ship.island == TREASURE else ship.island + 1
        state.tell(BLACK_SHIP_MOVED, NOBODY, ship.island)


def replace_pirates(state: State) -> None:
    """3.6.3 – New cards for those sunk or captured, in ascending order of the islands the pawns have reached."""
    for island in range(1, TREASURE + 1):
        for ship in state.black_ships:
            if ship.island == island and ship.legend == NONE:
                draw_pirate(state, ship)


def draw_pirate(state: State, ship: BlackShip) -> None:
    """1.2.4, 3.6.4 – The top card; if the pile is empty its discards are shuffled into a new one."""
    if not state.legends:
        state.legends = state.sunk
        state.sunk = []
        state.tell(PIRATES_RESHUFFLED, NOBODY, len(state.legends))
    if state.legends:
        ship.legend = state.legends.pop(state.chance.pick(state.legends, "legend"))
        state.tell(NEW_PIRATE, NOBODY, FIRST_LEGEND + ship.legend, ship.island)


def hold(state: State, seat: int) -> int:
    """2.1.2, 7.1.2 – How many chests the ship can carry: its hull value; with Flint's parrot any number (NONE)."""
    parrot = state.parrot(seat)
    return NONE if parrot is not None and parrot.carry_all else state.value(seat, HULL)


def check_hold(state: State, seat: int) -> None:
    """3.6.5, 3.6.6 – What exceeds the hold goes back to the bank."""
    limit = hold(state, seat)
    player = state.players[seat]
    if limit != NONE and player.chests > limit:
        excess = player.chests - limit
        return_chests(state, seat, excess)
        state.tell(OVERLOADED, seat, excess, player.chests)


def discard_treasures(state: State) -> None:
    """3.6.7 – Treasure cards still face up are discarded."""
    for island in range(1, LAST_OUTER + 1):
        if state.shown[island] != NONE:
            put(state.spent, state.shown[island])
            state.shown[island] = NONE
