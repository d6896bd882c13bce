"""2.5 – Phase 5: taking the ship, and refilling the sea."""

from typing import ClassVar

from flibuste.engine.journal import EventKind
from flibuste.games.stortebeker.table.events import (
    CAPTURED,
    CLEARED,
    COUNTER_ENDS,
    LAST_ROUND,
    LAST_TILE,
    NEXT_SHIP,
    PUT_TO_SEA,
)
from flibuste.games.stortebeker.table.state import GAP, State, Step


def capture(state: State, berth: int, winner: int, boarder: int) -> None:
    """2.3.9, 2.5.1, 2.5.3 – The winner takes the tile and scores its value at once."""
    ship = state.ship(berth)
    player = state.players[winner]
    player.ships.append(ship.number)
    player.score += ship.value
    state.tell(CAPTURED, winner, ship.number, ship.value, player.score)
    clear_ship(state, berth)
    check_last_round(state)
    if winner != boarder and state.rules.counter_ends_boarding:
        end_boardings(state, COUNTER_ENDS)


def end_boardings(state: State, kind: EventKind) -> None:
    """4.3.1, 4.4.1 – Variants: the boarder may attempt no other boarding this turn."""
    state.boardings_over = True
    state.tell(kind, state.turn)


def clear_ship(state: State, berth: int) -> None:
    """2.5.2, 2.4.10 – All action cards of all players at that ship are discarded; those face down are seen by all."""
    discarded = 0
    for seat in range(state.seats):
        discarded += state.side(berth, seat).clear()
    state.discard_pile += discarded
    state.tell(CLEARED, state.turn, state.sea[berth], discarded)
    state.sea[berth] = GAP


def track_space(score: int, track: int) -> int:
    """2.5.4 – A marker passing the end of the track goes on from space 1."""
    return score if score <= track else (score - 1) % track + 1


class RefillSea(Step):
    """2.5.5 – After all boardings every captured ship is replaced by the top tile of the rear guard."""

    NAME: ClassVar[str] = "refill"
    CLAUSE: ClassVar[str] = "2.5.5"

    def resume(self, state: State) -> None:
        state.stack.pop()
        for berth in range(len(state.sea)):
            if state.sea[berth] == GAP and state.visible:
                put_to_sea(state, berth)


def put_to_sea(state: State, berth: int) -> None:
    """4.2.1 – The visible tiles come to sea in their order; a new one is turned up at the end of the row."""
    ship = state.visible.pop(0)
    state.sea[berth] = ship
    state.tell(PUT_TO_SEA, state.turn, ship)
    turn_up_tile(state)
    if not state.visible:
        state.tell(LAST_TILE, state.turn)


def turn_up_tile(state: State) -> None:
    """1.2.3 – The next tile of the rear guard lies face up."""
    if state.hidden:
        state.hidden -= 1
        ship = state.unseen.pop(state.chance.pick(state.unseen, "ship"))
        state.visible.append(ship)
        state.tell(NEXT_SHIP, state.turn, ship)


def check_last_round(state: State) -> None:
    """3.1.2 – As soon as a ship is captured that the rear guard cannot replace this is the last round."""
    gaps = 0
    for ship in state.sea:
        if ship == GAP:
            gaps += 1
    if gaps > len(state.visible) + state.hidden and not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, state.turn)
