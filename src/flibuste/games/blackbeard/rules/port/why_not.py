"""9.4, 9.6, 11.1 – What is missing for an activity in Port, for a theft or for an Alliance."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.port.refit import is_damaged
from flibuste.games.blackbeard.rules.port.safe_haven import haven_buyer
from flibuste.games.blackbeard.table.actions import BUY_HAVEN, REFIT
from flibuste.games.blackbeard.table.constants import ANTI, ARAB, BIT, FIRST_PORT, LETTER, NONE
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage
from flibuste.games.blackbeard.table.state import State

FENCING = 1
OLD = ("9.41c", "in-port-order")  # what an example may say of any of these


def why_no_activity(state: State, seat: int, action: Action) -> Refusal:
    """Which rule of the Port forbids it, and what is missing."""
    if action is BUY_HAVEN:
        why = why_no_haven(state)
        return Refusal("9.45a", "no-haven-for-sale", (("why", why),))
    if action is REFIT:
        why = why_no_refit(state)
        return Refusal("9.44d", "no-refit-here", (("why", why),))
    if isinstance(action, RansomHostage):
        why = why_no_ransom(state, action)
        return Refusal("9.42a", "no-ransom-here", (("why", why),))
    if isinstance(action, AskForLetter):
        why = why_no_letter(state, seat, action)
        return Refusal("17.2#12a", "no-letter-here", (("why", why),))
    if isinstance(action, FenceHolds) and action.pirate in party(state, state.active):
        return why_no_fence(state, state.pirate(action.pirate))
    return Refusal("4.5x", "one-action-at-a-time", also=OLD)


def why_no_haven(state: State) -> str:
    """9.45a – A Pro-Pirate Governor in person, a Port that is nobody's Safe Haven, no bribe tried before."""
    port = state.pirate(state.active).place - FIRST_PORT
    if haven_buyer(state, party(state, state.active)) != NONE:
        return "late"
    if not has_pro_governor(state, port):
        return "governor"
    return "taken" if state.haven_of[port] != NONE else "tried"


def why_no_refit(state: State) -> str:
    """9.44d, 9.41e – Something to repair, and a Port that repairs."""
    pirate = state.pirate(state.active)
    port = pirate.place - FIRST_PORT
    if not any(is_damaged(state, state.pirate(member)) for member in party(state, state.active)):
        return "whole"
    if state.pieces.ports[port].nation == ARAB:
        return "arab"
    return "hostile" if status(state, pirate, port) == ANTI else "late"


def why_no_ransom(state: State, action: RansomHostage) -> str:
    """9.42a – Such a Hostage aboard, in a Port of his nation, before all other business."""
    pirate = state.pirates[action.pirate]
    if pirate is None or action.pirate not in party(state, state.active):
        return "aboard"
    if action.kind not in [hostage // 8 for hostage in pirate.hostages]:
        return "aboard"
    return "late" if state.business > 0 else "nation"


def why_no_letter(state: State, seat: int, action: AskForLetter) -> str:
    """17.2#12a, 17.2#12d – The card, a Pro-Pirate Governor in person, and no Letter yet."""
    pirate = state.pirates[action.pirate]
    if pirate is None or action.pirate not in party(state, state.active):
        return "elsewhere"
    if LETTER not in state.players[seat].hand:
        return "card"
    if pirate.letter != NONE:
        return "letter"
    return "ally" if pirate.ally != NONE else "governor"


def why_no_fence(state: State, pirate: Pirate) -> Refusal:
    """9.43a – Filled Holds, each once in an Action, before refit, Safe Haven and D&R."""
    port = pirate.place - FIRST_PORT
    if status(state, pirate, port) == ANTI:
        return Refusal("9.41e", "no-services-here", also=OLD)
    if not pirate.booty():
        return Refusal("9.43a", "nothing-to-fence", also=OLD)
    if state.business > FENCING or state.fenced & BIT[pirate.number]:
        return Refusal("9.41c", "in-port-order")
    return Refusal("9.43a", "name-filled-holds", also=OLD)


def why_no_victim(state: State, thief: Pirate, number: int) -> str:
    """9.61a – Another player's Pirate in the same Port, revelling, with Booty."""
    victim = state.pirates[number]
    if victim is None or victim.place != thief.place:
        return "elsewhere"
    if victim.owner == thief.owner:
        return "own"
    return "empty" if victim.revels else "sober"


def why_no_ally(state: State, pirate: Pirate, number: int) -> str:
    """11.1a, 11.1b – Two Pirates of one player in the same Port; one Alliance at a time."""
    mate = state.pirates[number]
    if mate is None or mate.owner != pirate.owner or number == pirate.number:
        return "other"
    return "elsewhere" if mate.place != pirate.place else "allied"
