"""7 – Movement: between Sea Zones, into and out of Ports and Transit Boxes."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.leaving import retire
from flibuste.games.blackbeard.rules.port.ports import may_enter, status
from flibuste.games.blackbeard.table.constants import (
    BY_PARDON,
    ENGLISH,
    FIRST_PORT,
    HAVEN,
    LEAVE_PORT,
    LEAVE_TRANSIT,
    MOVE_PORT,
    MOVE_TRANSIT,
    MOVE_ZONE,
    NEUTRAL,
    NO_SEAT,
    NONE,
    ZONES,
)
from flibuste.games.blackbeard.table.events import CURED, FENCED, MOVED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State, TableStep


def kind_of_move(start: int, end: int) -> int:
    """3.2 – Moves differ in their windows by where they lead."""
    if start >= FIRST_PORT:
        return LEAVE_PORT
    if start >= ZONES:
        return LEAVE_TRANSIT
    if end >= FIRST_PORT:
        return MOVE_PORT
    return MOVE_TRANSIT if end >= ZONES else MOVE_ZONE


def destinations(state: State, pirate: Pirate) -> list[int]:
    """7.11, 7.3a, 10.26 – Where one Move leads; never into the Sea Zone of his own player's KC."""
    found: list[int] = []
    if is_kept_in_port(state, pirate):
        return found
    shut = state.players[pirate.owner].kc_place
    # 7.11b, 7.3b – Out of a Port to its Sea Zone, or (below) into one.
    for place in state.pieces.adjacent[pirate.place]:
        if place != shut or place >= ZONES:
            found.append(place)
    if pirate.place < ZONES:
        for port in state.pieces.zone_ports[pirate.place]:
            if may_enter(state, pirate, port):
                found.append(FIRST_PORT + port)
    return found


def is_kept_in_port(state: State, pirate: Pirate) -> bool:
    """10.26d – His player's KC before the Port keeps him in it, in Bermuda from either Sea Zone."""
    return pirate.place >= FIRST_PORT and state.players[pirate.owner].kc_place in state.port_of(pirate.place).zones


def move_cost(state: State, pirate: Pirate) -> int:
    """6.26b, 7.12a – A ship at Speed below 0 spends two Actions on a Move."""
    for member in party(state, pirate.number):
        if state.pirate(member).speed < 0:
            return 2
    return 1


class Move(TableStep):
    """4.5A – The Pirate, or the Alliance, moves one step."""

    NAME: ClassVar[str] = "move"
    CLAUSE: ClassVar[str] = "7.11a"

    def resume(self, state: State) -> None:
        state.stack.pop()
        if state.is_stopped():
            return
        pirate = state.pirate(state.active)
        place = state.target
        if place >= FIRST_PORT and not may_enter(state, pirate, place - FIRST_PORT):
            state.cancelled = True
            return
        # 7.11e – One Pirate, or one Alliance; 9.15a – in a Port he is Docked.
        members = party(state, state.active)
        for member in members:
            arrive(state, member, place)
        shake_off(state, place)
        if place >= FIRST_PORT and state.amnesty != NO_SEAT and state.port_of(place).nation == ENGLISH:
            for member in members:
                if state.pirate(member).pardoned:
                    take_pardon(state, state.pirate(member), place - FIRST_PORT)


def arrive(state: State, number: int, place: int) -> None:
    pirate = state.pirate(number)
    pirate.place = place
    pirate.paid = False
    state.tell(MOVED, pirate.owner, number, place)
    if place >= FIRST_PORT:
        cure(state, pirate)


def cure(state: State, pirate: Pirate) -> None:
    """9.41a – Docking cures Scurvy at once."""
    if pirate.scurvy:
        # 17.2#18d – In any Port.
        pirate.scurvy = False
        state.tell(CURED, pirate.owner, pirate.number)


def shake_off(state: State, place: int) -> None:
    """10.23c – Entering another Sea Zone ends the harassment by the turn's KC; entering or leaving a Port does not."""
    if place >= ZONES or state.kc_acted == NO_SEAT or state.kc_target not in party(state, state.active):
        return
    if state.kc_zone == NONE:
        state.kc_zone = place
    elif place != state.kc_zone:
        state.kc_broken = True


# 18.41E – The last way to retire.
def take_pardon(state: State, pirate: Pirate, port: int) -> None:
    """17.2#8d – Entering an English Port during the amnesty: all Booty is fenced, then he retires."""
    fence(state, pirate, port, (1 << len(pirate.holds)) - 1)
    retire(state, pirate.number, BY_PARDON)


def worth(state: State, pirate: Pirate, port: int, booty: int) -> int:
    """9.32a, 9.33a, 9.34c, 9.35c – 100 percent; Neutral 50, rounded up; own Safe Haven 110, the bonus rounded up."""
    rate = status(state, pirate, port)
    if rate == NEUTRAL:
        return (booty + 1) // 2
    return booty + (booty + 9) // 10 if rate == HAVEN else booty


def fence(state: State, pirate: Pirate, port: int, holds: int) -> None:
    """9.43a, 9.43b – The chosen Holds are emptied; the sum is converted once, rounded up."""
    booty = 0
    for hold in range(len(pirate.holds)):
        if (holds >> hold) & 1:
            booty += pirate.holds[hold]
            pirate.holds[hold] = 0
    gained = worth(state, pirate, port, booty)
    pirate.net_worth += gained
    state.tell(FENCED, pirate.owner, pirate.number, booty, gained)
