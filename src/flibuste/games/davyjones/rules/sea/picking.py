"""13.5 – One move at random, found without listing the others: for whoever chooses by dice."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.games.davyjones.geometry.sea import Sea
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.sea.candidates import Sample, aim_at_one, segments_of, turns_for
from flibuste.games.davyjones.rules.sea.course import Course, Run, begin, fault_at_end, note_leg, sea_of, try_leg
from flibuste.games.davyjones.rules.sea.tow import tow_fault
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import NONE, L, S
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

_TRIES: Final = 8
_STAYS: Final = 64  # one in so many moves is none,
_AIMS: Final = 4  # one is aimed,
_GOES_ON: Final = 16  # one stays open for more legs


def pick_move(state: State, ship: Ship, dice: Chance) -> Action | None:
    """13.5.3 – A legal move of the fan, or an aimed one, or to stay; None if no try is legal."""
    if dice.below(_STAYS, "stay") == 0 and not ship.ghostly and not ship.submerged:
        return Sail(ship.number, [])
    sea = sea_of(state, ship)
    start = begin(state, ship, sea)
    for _ in range(_TRIES):
        found = aimed(state, ship, sea, start, dice) if dice.below(_AIMS, "aim") == 0 else None
        if found is None:
            found = fanned(state, ship, sea, start.clone(), dice)
        if found is not None:
            return found
    return None


def aimed(state: State, ship: Ship, sea: Sea, start: Run, dice: Chance) -> Action | None:
    """13.5.2 – A legal move at some island or ship, if it is in reach."""
    sample = Sample(state, ship)
    aim_at_one(sample, sea, start, dice.below(len(state.islands) + len(state.ships), "target"))
    if not sample.actions or ship.towing != NONE:
        return None
    return sample.actions[dice.below(len(sample.actions), "choice")]


def fanned(state: State, ship: Ship, sea: Sea, run: Run, dice: Chance) -> Sail | None:
    """13.5.1 – A move of the fan, leg by leg; None if one of them is refused. `run` ends where the move does."""
    legs: list[Leg] = []
    number = run.printed[S] + run.printed[L] + run.bonus[S] + run.bonus[L]
    if number == 0:
        return None
    wanted = 1 + dice.below(number, "legs")
    while len(legs) < wanted and not run.is_stopped:
        segments = segments_of(run)
        if not segments:
            break
        leg = any_leg(state, run, segments, dice)
        if try_leg(state, run, sea, leg) is not None:
            return None
        if run.hits:
            note_leg(state, Course(run), run)
        legs.append(leg)
    if fault_at_end(state, ship, run) is not None or tow_fault(state, ship, run) is not None:
        return None
    return Sail(ship.number, legs, 0, dice.below(_GOES_ON, "on") == 0)


def any_leg(state: State, run: Run, segments: list[int], dice: Chance) -> Leg:
    turns = turns_for(state, run)
    segment = segments[0] if len(segments) == 1 else segments[dice.below(len(segments), "segment")]
    return Leg(segment, (run.heading + turns[dice.below(len(turns), "turn")]) % CIRCLE)
