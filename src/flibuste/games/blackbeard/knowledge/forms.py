"""Choices about several Pirates or Holds at once, as forms: a row for each."""

from typing import Final, TypeGuard

from flibuste.engine.action import Action
from flibuste.engine.form import Choice, Form, Part, Way
from flibuste.games.blackbeard.rules.sea.move import worth
from flibuste.games.blackbeard.table.actions import FitShips
from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE
from flibuste.games.blackbeard.table.pirate_actions import FenceHolds, PirateAction
from flibuste.games.blackbeard.table.state import State

SHIPS: Final = ("sloop", "schooner")
HANDLING: Final = ("keep", "fence")
FEWEST: Final = 2
ALONE: Final = ("convert", "retire", "ally")  # what each of two allies does for himself


def own_forms(state: State, seat: int, actions: list[Action]) -> list[Form]:
    """The forms that do not follow from the words of the actions."""
    plans = [action for action in actions if isinstance(action, FitShips)]
    found = [fitting(state, seat, plans)] if len(plans) >= FEWEST else []
    sales = [action for action in actions if isinstance(action, FenceHolds)]
    for pirate in sorted({sale.pirate for sale in sales}):
        offers = [sale for sale in sales if sale.pirate == pirate]
        if len(offers) >= FEWEST:
            found.append(fencing(state, pirate, offers))
    return found


def of_allies(state: State, actions: list[Action]) -> dict[Action, Action]:
    """11.2a – What allies do together is one Action, whichever of them is named: the one with the higher Leadership.

    11.3a – Of two equals the one that is named gets the odd point: whoever wants that clicks the other's ship.
    """
    joint = {(action.verb, action.pirate, action.words[1:]): action for action in actions if is_joint(action)}
    found: dict[Action, Action] = {}
    for (verb, number, rest), action in joint.items():
        pirate = state.pirates[number]
        ally = NONE if pirate is None else pirate.ally
        if ally != NONE and (state.card(ally).leadership, number) > (state.card(number).leadership, ally):
            leading = joint.get((verb, ally, rest))
            if leading is not None:
                found[action] = leading
    return found


def is_joint(action: Action) -> TypeGuard[PirateAction]:
    return isinstance(action, PirateAction) and action.verb not in ALONE


def fitting(state: State, seat: int, plans: list[FitShips]) -> Form:
    """3.0.7c – A Sloop or a Schooner for each Pirate, who is named."""
    names = [state.pieces.pirates[number].id for number in state.own(seat)]
    parts = [Part("pirate", [Choice(ship) for ship in SHIPS], "kind", name) for name in names]
    ways = [Way(plan, [(plan.plan >> row) & 1 for row in range(len(names))]) for plan in plans]
    return Form("fit", parts, ways, by_rows=True)


def fencing(state: State, number: int, sales: list[FenceHolds]) -> Form:
    """9.43a – Which Holds are fenced, each whole, and what Net Worth that brings."""
    pirate = state.pirate(number)
    port = pirate.place - FIRST_PORT
    holds = [hold for hold in range(len(pirate.holds)) if pirate.holds[hold]]
    parts = [
        Part("hold", [Choice(word) for word in HANDLING], "handling", str(hold + 1), now=0, amount=pirate.holds[hold])
        for hold in holds
    ]
    ways = []
    for sale in sales:
        booty = sum(pirate.holds[hold] for hold in holds if (sale.holds >> hold) & 1)
        ways.append(Way(sale, [(sale.holds >> hold) & 1 for hold in holds], [worth(state, pirate, port, booty)]))
    return Form("fence", parts, ways, gives=["net-worth"])
