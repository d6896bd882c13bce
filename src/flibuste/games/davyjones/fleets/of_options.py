"""1.6 – The fleets that the options of a table stand for."""

from typing import Any

from flibuste.engine.chance import Chance
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.check import faults_of
from flibuste.games.davyjones.fleets.data import read_line
from flibuste.games.davyjones.fleets.fleet import Fleet
from flibuste.games.davyjones.fleets.option import CHANCES, FLEETS, READY
from flibuste.games.davyjones.fleets.random_fleet import random_fleet
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box

Data = dict[str, Any]


def dock_of(box: Box, ready: dict[str, Fleet], value: str) -> Fleet:
    """The fleet that a value stands for; an empty one for those that chance decides on."""
    if value in CHANCES:
        return Fleet()
    return ready[value].clone() if value in ready else read_line(box, value)


def faults_in(box: Box, ready: dict[str, Fleet], value: str, rules: Rules) -> list[Refusal]:
    """Why this may not sail; nothing for what chance will make."""
    if value in CHANCES:
        return []
    try:
        return faults_of(box, dock_of(box, ready, value), rules)
    except BadOption as error:
        return [unreadable(error)]


def unreadable(error: BadOption) -> Refusal:
    return error.refusal or Refusal("1.1", "no-such-fleet")


def fleet_of(box: Box, ready: dict[str, Fleet], rules: Rules, seat: int, chance: Chance) -> Fleet:
    """1.6 – The fleet of a seat; one that may not sail is refused with its faults."""
    value = str(rules.chosen[FLEETS[seat]])
    if value == READY:
        legal = [fleet for fleet in ready.values() if not faults_of(box, fleet, rules)]
        if legal:
            return legal[chance.below(len(legal), "fleet")]
    if value in CHANCES:
        return random_fleet(box, rules, chance)
    fleet = dock_of(box, ready, value)
    wrong = faults_of(box, fleet, rules)
    if wrong:
        raise BadOption("; ".join(f"{fault.clause}: {fault.reason}" for fault in wrong), wrong[0])
    return fleet


def fleet_faults(box: Box, ready: dict[str, Fleet], options: Data, seats: int) -> list[Refusal]:
    """1 – Every fleet keeps the rules of this table."""
    rules = Rules(seats, options)
    values = [str(options[name]) for name in FLEETS[:seats]]
    return [fault for value in values for fault in faults_in(box, ready, value, rules)]
