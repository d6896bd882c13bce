"""Choices about several Pirates or Holds at once, as forms: a row for each."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.form import Choice, Form, Part, Way
from flibuste.games.blackbeard.rules.sea.move import worth
from flibuste.games.blackbeard.table.actions import FitShips
from flibuste.games.blackbeard.table.constants import FIRST_PORT
from flibuste.games.blackbeard.table.pirate_actions import FenceHolds
from flibuste.games.blackbeard.table.state import State

SHIPS: Final = ("sloop", "schooner")
HANDLING: Final = ("keep", "fence")
FEWEST: Final = 2


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
