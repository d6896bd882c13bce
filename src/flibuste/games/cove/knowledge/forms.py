"""Arming as a form: a row for each section, what the levels cost, and what the ship can do then."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.form import Choice, Form, Part, Way
from flibuste.games.cove.table.actions import Arm
from flibuste.games.cove.table.constants import CANNONS, CREW, HULL, SAILS, SECTIONS
from flibuste.games.cove.table.pieces import Pieces

SYMBOLS: Final = ["hull", "crew", "cannon", "sail"]
SHOWN: Final = [SAILS, CREW, CANNONS, HULL]
GIVES: Final = ["speed", "dice", "hold"]


def arming(pieces: Pieces, gold: int, plans: list[Arm]) -> Form:
    """2.3.1, 2.3.2 – Where each ring goes; every level that is entered is paid."""
    parts = [section_part(pieces, section) for section in SHOWN]
    return Form("arm", parts, [plan_way(pieces, plan) for plan in plans], gold, GIVES)


def section_part(pieces: Pieces, section: int) -> Part:
    """The values of a section from where its ring is, with what it costs to go there."""
    start = pieces.start.ring
    choices = [
        Choice(str(pieces.values[section][ring]), sum(pieces.costs[start + 1 : ring + 1]))
        for ring in range(start, pieces.last_ring + 1)
    ]
    return Part("section", choices, "number", SECTIONS[section], now=0, counted=True, symbol=SYMBOLS[section])


def plan_way(pieces: Pieces, plan: Arm) -> Way:
    """2.2.1, 2.2.2 – The sails are the speed, the smaller of crew and cannons the dice, the hull holds the chests."""
    level = [pieces.values[section][ring] for section, ring in enumerate(plan.rings)]
    gives = [level[SAILS], min(level[CREW], level[CANNONS]), level[HULL]]
    return Way(plan, [plan.rings[section] - pieces.start.ring for section in SHOWN], gives)


def plans_in(actions: list[Action]) -> list[Arm]:
    """The plans among some actions."""
    return [action for action in actions if isinstance(action, Arm)]
