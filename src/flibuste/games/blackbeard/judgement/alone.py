"""19.9 – What counts in the solitaire game: enough points to retire with, a way to do so, a lead over the system."""

from math import sqrt
from typing import Final

from flibuste.engine.mind import Notes
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
# their places come after those of a game among several (`CROWD`)
_ALONE: Final = 15
_POINTS: Final = 16
_ENOUGH: Final = 17
_WAY_HOME: Final = 18
_HOME_WITH_ENOUGH: Final = 19
_TOO_SOON: Final = 20
_LEAD: Final = 21
_LEAD_LATE: Final = 22
_TURNS: Final = 23
_STRENGTH: Final = 24
_CREW: Final = 25
_SHIP: Final = 26
_PREY: Final = 27
_PORT: Final = 28
_UNDER_WAY: Final = 29
_ACTIONS: Final = 30
_CARDS: Final = 31
_DANGER: Final = 32
_SYSTEM: Final = 33


def note_alone(state: State, left: float, notes: Notes) -> None:
    notes.add(0, _ALONE, 1.0)
    notes.add(0, _SYSTEM, -0.01 * state.players[SYSTEM].score)
    notes.add(0, _TURNS, 0.1 * left)
    pirate = state.pirates[state.pieces.blackbeard]
    if pirate is None or pirate.ship == NONE:
        return
    lead = 0.03 * (pirate.notoriety - system_points(state))
    notes.add(0, _LEAD, lead)
    notes.add(0, _LEAD_LATE, lead / sqrt(1.0 + left))
    hand = state.players[0].hand
    notes.add(0, _CARDS, 0.1 * (hand.count(SKULL) + 2 * hand.count(LETTER)))
    if state.turn != SYSTEM:
        notes.add(0, _ACTIONS, 0.1 * state.actions_left)
    note_blackbeard(state, pirate, min(1.0, 0.1 + 0.25 * left), notes)


def system_points(state: State) -> float:
    """18.12B – What the system would have if the game ended now."""
    total = float(state.players[SYSTEM].score)
    for number in state.own(SYSTEM):
        total += state.pirate(number).notoriety
    return total


def note_blackbeard(state: State, pirate: Pirate, time: float, notes: Notes) -> None:
    here = pirate.place
    acting = state.active == pirate.number and not state.cancelled
    if acting and MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        pirate.place = state.target
    hope = note_way_home(state, pirate, acting, notes)
    notes.add(0, _STRENGTH, 0.2 * time * (battle_strength(state, pirate.number) - 10.0))
    notes.add(0, _CREW, 0.1 * time * crew_worth(state, pirate))
    notes.add(0, _SHIP, 0.1 * time * ship_worth(state, pirate))
    if pirate.place < ZONES:
        notes.add(0, _PREY, 0.1 * time * hunting(state, pirate))
        notes.add(0, _DANGER, -danger(state, pirate))
    elif pirate.place >= FIRST_PORT:
        notes.add(0, _PORT, 0.1 * time * in_port(state, pirate))
    if acting and state.doing > LEAVE_TRANSIT and state.doing not in (RETIRE, RETIRE_LETTER):
        notes.add(0, _UNDER_WAY, 0.1 * pending(state, pirate, hope))
    pirate.place = here


def note_way_home(state: State, pirate: Pirate, acting: bool, notes: Notes) -> float:
    """19.9a – 130 points and a Port to retire in; to retire with fewer is to lose. Returns how likely he retires."""
    goal = state.pieces.goal
    points = min(1.2, (2.0 * pirate.notoriety + 0.01 * pirate.net_worth + 0.0065 * pirate.booty()) / goal)
    hope = chance_to_retire(state, pirate)
    notes.add(0, _POINTS, points)
    notes.add(0, _WAY_HOME, hope * points)
    if points_if_retired(pirate) >= goal:
        notes.add(0, _ENOUGH, 1.0)
        notes.add(0, _HOME_WITH_ENOUGH, hope)
    elif acting and state.doing in (RETIRE, RETIRE_LETTER):
        notes.add(0, _TOO_SOON, -1.0)
    return hope
