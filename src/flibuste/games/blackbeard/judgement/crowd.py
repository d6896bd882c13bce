"""What counts among several players, in victory points, for each seat."""

from typing import Final

from flibuste.engine.mind import Notes
from flibuste.games.blackbeard.chances import battle_strength, reaches
from flibuste.games.blackbeard.judgement.prospects import (
    crew_worth,
    hunting,
    in_hand,
    in_port,
    kc_threat,
    pending,
    ship_worth,
    under_way,
)
from flibuste.games.blackbeard.judgement.retiring import chance_to_retire
from flibuste.games.blackbeard.table.constants import (
    FIRST_PORT,
    LEAVE_TRANSIT,
    MOVE_ZONE,
    NONE,
    RETIRE,
    RETIRE_LETTER,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

CROWD: Final = (
    "score",
    "notoriety",
    "retiring",
    "cargo",
    "captains",
    "recruits",
    "crew",
    "ship",
    "prey",
    "port",
    "under-way",
    "actions",
    "commissioner",
    "cards",
    "danger",
)
_SCORE: Final = 0
_NOTORIETY: Final = 1
_RETIRING: Final = 2
_CARGO: Final = 3
_CAPTAINS: Final = 4
_RECRUITS: Final = 5
_CREW: Final = 6
_SHIP: Final = 7
_PREY: Final = 8
_PORT: Final = 9
_UNDER_WAY: Final = 10
_ACTIONS: Final = 11
_COMMISSIONER: Final = 12
_CARDS: Final = 13
_DANGER: Final = 14


def note_crowd(state: State, seat: int, left: float, notes: Notes) -> None:
    """18.1 – Points scored, then what each Pirate has and may hope for; the less of it the fewer turns are left."""
    player = state.players[seat]
    time = min(1.0, 0.1 + 0.25 * left)
    notes.add(seat, _SCORE, float(player.score))
    fleet = 0
    for number in state.in_play:
        pirate = state.pirate(number)
        if pirate.owner == seat:
            fleet += 1
            note_pirate(state, seat, pirate, time, notes)
    if fleet < state.limit():
        notes.add(seat, _RECRUITS, time * (5.0 if player.held else 3.0))
    notes.add(seat, _RECRUITS, 0.8 * time * len(player.held))
    if seat == state.turn:
        notes.add(seat, _ACTIONS, float(state.actions_left))
    if player.kc != NONE:
        notes.add(seat, _COMMISSIONER, 2.0 * time + kc_threat(state, seat))
    notes.add(seat, _UNDER_WAY, under_way(state, seat))
    notes.add(seat, _CARDS, in_hand(state, seat))


def note_pirate(state: State, seat: int, pirate: Pirate, time: float, notes: Notes) -> None:
    """18.12 – Notoriety is sure; if he retires it counts twice, and his Net Worth too."""
    notes.add(seat, _NOTORIETY, float(pirate.notoriety))
    if pirate.ship == NONE:
        notes.add(seat, _CAPTAINS, 2.0 * time)
        return
    acting = state.active == pirate.number and not state.cancelled
    if acting and MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        here = pirate.place
        pirate.place = state.target
        note_prospects(state, seat, pirate, time, notes)
        pirate.place = here
        return
    hope = note_prospects(state, seat, pirate, time, notes)
    if acting and state.doing not in (RETIRE, RETIRE_LETTER):
        notes.add(seat, _UNDER_WAY, pending(state, pirate, hope))


def note_prospects(state: State, seat: int, pirate: Pirate, time: float, notes: Notes) -> float:
    """What he may hope for; returns how likely he is to retire."""
    hope = chance_to_retire(state, pirate)
    stake = hope * (pirate.notoriety + 0.01 * pirate.net_worth)
    notes.add(seat, _RETIRING, stake)
    notes.add(seat, _CARGO, 0.0065 * hope * pirate.booty())
    notes.add(seat, _CAPTAINS, time)
    notes.add(seat, _CREW, time * crew_worth(state, pirate))
    notes.add(seat, _SHIP, time * ship_worth(state, pirate))
    if pirate.place < ZONES:
        notes.add(seat, _PREY, time * hunting(state, pirate))
        notes.add(seat, _DANGER, -danger(state, pirate) * (4.0 * time + stake))
    elif pirate.place >= FIRST_PORT:
        notes.add(seat, _PORT, time * in_port(state, pirate))
    return hope


def danger(state: State, pirate: Pirate) -> float:
    """10.31 – The chance to lose against the worst KC in reach; half as bad from the next Sea Zone."""
    worst = 0.0
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.kc == NONE or seat == pirate.owner % len(state.players) or player.kc_place >= ZONES:
            continue
        near = 1.0 if player.kc_place == pirate.place else 0.5 if touches(state, player.kc_place, pirate.place) else 0.0
        if near > 0.0:
            lost = 1.0 - reaches(battle_strength(state, pirate.number) - state.pieces.kc(player.kc).combat)
            worst = max(worst, near * lost)
    return worst


def touches(state: State, zone: int, other: int) -> bool:
    return other in state.pieces.adjacent[zone]
