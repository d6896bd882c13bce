"""19.9 – What counts in the solitaire game: enough points to retire with, a way to do so, a lead over the system."""

from math import sqrt
from typing import Final

from flibuste.games.blackbeard.chances import battle_strength
from flibuste.games.blackbeard.judgement.crowd import danger
from flibuste.games.blackbeard.judgement.prospects import crew_worth, hunting, in_port, pending, ship_worth
from flibuste.games.blackbeard.judgement.retiring import chance_to_retire, points_if_retired
from flibuste.games.blackbeard.table.constants import (
    FIRST_PORT,
    LEAVE_TRANSIT,
    LETTER,
    MOVE_ZONE,
    NONE,
    RETIRE,
    RETIRE_LETTER,
    SKULL,
    SYSTEM,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

ALONE: Final = (
    "alone",
    "alone-points",
    "alone-enough",
    "alone-way-home",
    "alone-home-with-enough",
    "alone-too-soon",
    "alone-lead",
    "alone-lead-late",
    "alone-turns",
    "alone-strength",
    "alone-crew",
    "alone-ship",
    "alone-prey",
    "alone-port",
    "alone-under-way",
    "alone-actions",
    "alone-cards",
    "alone-danger",
    "alone-system",
)
_ALONE: Final = 0
_POINTS: Final = 1
_ENOUGH: Final = 2
_WAY_HOME: Final = 3
_HOME_WITH_ENOUGH: Final = 4
_TOO_SOON: Final = 5
_LEAD: Final = 6
_LEAD_LATE: Final = 7
_TURNS: Final = 8
_STRENGTH: Final = 9
_CREW: Final = 10
_SHIP: Final = 11
_PREY: Final = 12
_PORT: Final = 13
_UNDER_WAY: Final = 14
_ACTIONS: Final = 15
_CARDS: Final = 16
_DANGER: Final = 17
_SYSTEM: Final = 18


def row_alone(state: State, left: float) -> list[float]:
    row = [0.0] * len(ALONE)
    row[_ALONE] = 1.0
    rivals = system_points(state)
    row[_SYSTEM] = 0.01 * state.players[SYSTEM].score
    row[_TURNS] = 0.1 * left
    pirate = state.pirates[state.pieces.blackbeard]
    if pirate is None or pirate.ship == NONE:
        return row
    lead = 0.03 * (pirate.notoriety - rivals)
    row[_LEAD] = lead
    row[_LEAD_LATE] = lead / sqrt(1.0 + left)
    hand = state.players[0].hand
    row[_CARDS] = 0.1 * (hand.count(SKULL) + 2 * hand.count(LETTER))
    if state.turn != SYSTEM:
        row[_ACTIONS] = 0.1 * state.actions_left
    add_blackbeard(state, pirate, min(1.0, 0.1 + 0.25 * left), row)
    return row


def system_points(state: State) -> float:
    """18.12B – What the system would have if the game ended now."""
    total = float(state.players[SYSTEM].score)
    for number in state.own(SYSTEM):
        total += state.pirate(number).notoriety
    return total


def add_blackbeard(state: State, pirate: Pirate, time: float, row: list[float]) -> None:
    here = pirate.place
    acting = state.active == pirate.number and not state.cancelled
    if acting and MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        pirate.place = state.target
    add_way_home(state, pirate, acting, row)
    row[_STRENGTH] = 0.2 * time * (battle_strength(state, pirate.number) - 10.0)
    row[_CREW] = 0.1 * time * crew_worth(state, pirate)
    row[_SHIP] = 0.1 * time * ship_worth(state, pirate)
    if pirate.place < ZONES:
        row[_PREY] = 0.1 * time * hunting(state, pirate)
        row[_DANGER] = danger(state, pirate)
    elif pirate.place >= FIRST_PORT:
        row[_PORT] = 0.1 * time * in_port(state, pirate)
    if acting and state.doing > LEAVE_TRANSIT and state.doing not in (RETIRE, RETIRE_LETTER):
        row[_UNDER_WAY] = 0.1 * pending(state, pirate)
    pirate.place = here


def add_way_home(state: State, pirate: Pirate, acting: bool, row: list[float]) -> None:
    """19.9a – 130 points and a Port to retire in; to retire with fewer is to lose."""
    goal = state.pieces.goal
    points = 2.0 * pirate.notoriety + 0.01 * pirate.net_worth
    row[_POINTS] = min(1.2, (points + 0.0065 * pirate.booty()) / goal)
    hope = chance_to_retire(state, pirate)
    row[_WAY_HOME] = hope * row[_POINTS]
    if points_if_retired(pirate) >= goal:
        row[_ENOUGH] = 1.0
        row[_HOME_WITH_ENOUGH] = hope
    elif acting and state.doing in (RETIRE, RETIRE_LETTER):
        row[_TOO_SOON] = -1.0
