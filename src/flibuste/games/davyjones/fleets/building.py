"""docs/builder.md – A fleet taken apart and put together, for the fleet builder."""

from typing import Any

from flibuste.engine.chance import Chance
from flibuste.engine.game import Say
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.builder import Builder, named
from flibuste.games.davyjones.fleets.check import faults_of
from flibuste.games.davyjones.fleets.data import fleet_line, read_line
from flibuste.games.davyjones.fleets.edit import change
from flibuste.games.davyjones.fleets.fleet import Fleet, cost
from flibuste.games.davyjones.fleets.of_options import dock_of, unreadable
from flibuste.games.davyjones.fleets.option import CHANCES
from flibuste.games.davyjones.fleets.random_fleet import random_fleet
from flibuste.games.davyjones.table.constants import NATIONS
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box

Data = dict[str, Any]


def build(
    box: Box, ready: dict[str, Fleet], options: Data, option: str, edit: Data | None, chance: Chance, say: Say
) -> Data:
    """docs/builder.md – The fleet after an edit, taken apart; with the pieces there are when they are asked for."""
    rules, value = Rules(chosen=options), str(options[option])
    broken: list[Refusal] = []
    try:
        fleet = dock_of(box, ready, value)
    except BadOption as error:
        fleet, broken = Fleet(), [unreadable(error)]
    if edit is not None and edit.get("do") in ("draw", "clear"):
        fleet, broken = random_fleet(box, rules, chance) if edit["do"] == "draw" else Fleet(), []
        value = fleet_line(box, fleet)
    elif edit is not None:
        change(box, rules, fleet, edit)
        value, broken = fleet_line(box, fleet), []
        fleet = read_line(box, value)  # in the order of the line, which names its parts
    builder = Builder(box, rules, fleet, say)
    wrong = broken or ([] if value in CHANCES else faults_of(box, fleet, rules))
    return {
        "value": value,
        "title": title_of(box, ready, value, say),
        "gauges": builder.gauges(),
        "holders": builder.holders(),
        "faults": [builder.fault(refusal) for refusal in wrong],
        "ready": [
            {"value": name, "label": named(say, f"fleet-{name}", name), "note": ready_note(box, other, say)}
            for name, other in ready.items()
            if not faults_of(box, other, rules)
        ],
    }


def catalogue(box: Box, options: Data, say: Say) -> Data:
    """What a fleet can be built of at this table."""
    builder = Builder(box, Rules(chosen=options), Fleet(), say)
    return {"kinds": builder.kinds(), "families": builder.families(), "pieces": builder.pieces()}


def ready_note(box: Box, fleet: Fleet, say: Say) -> str:
    nation = NATIONS[box.ships[fleet.ships[0]].nation]
    return say("builder-ready-note", nation=nation, points=cost(box, fleet))


def title_of(box: Box, ready: dict[str, Fleet], value: str, say: Say) -> str:
    """What a fleet is called: its name, or its ships."""
    if value in CHANCES:
        return say(f"option-fleet_a-{value}")
    if value in ready:
        return named(say, f"fleet-{value}", value)
    try:
        return Builder(box, Rules(), read_line(box, value), say).title() or say("builder-empty")
    except BadOption:
        return value
