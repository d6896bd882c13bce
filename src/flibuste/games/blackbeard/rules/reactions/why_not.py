"""4.6, 10.2 – What is missing for an AP Action."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.reactions.limits import has_allowance, may_use_kc
from flibuste.games.blackbeard.rules.reactions.protocol import (
    DR,
    TYPE_DEPLOY,
    TYPE_KC,
    TYPE_OF_CARD,
    TYPE_WARSHIP,
    A,
    C,
)
from flibuste.games.blackbeard.table.actions import SEND_KC, USE_WARSHIP, PlayAgainst, UseKC
from flibuste.games.blackbeard.table.constants import BIT, DEBAUCHERY, NO_SEAT, NONE, ZONES
from flibuste.games.blackbeard.table.state import State


def why_no_reaction(state: State, seat: int, action: Action, options: int) -> Refusal:
    """Which limit forbids it: the allowance, the type, the hand, or the table of windows."""
    if isinstance(action, UseKC):
        return why_no_kc(state, seat, action)
    if not has_allowance(state, seat):
        return Refusal("4.61a", "one-ap-action-per-turn")
    if isinstance(action, PlayAgainst):
        return why_no_card(state, seat, action, options)
    if action is SEND_KC:
        why = why_no_deployment(state, seat)
        return Refusal("10.12c" if not options & A else "10.12d", "no-kc-deployment", (("why", why),))
    if action is USE_WARSHIP:
        why = why_no_warship(state, options)
        return Refusal("6.41a" if not options & C else "6.43a", "no-warship-here", (("why", why),))
    return Refusal("4.63a", "act-or-pass")


def why_no_kc(state: State, seat: int, action: UseKC) -> Refusal:
    """10.23 – One KC a turn, once an Action; 10.24 – what he can do from where he is."""
    if may_use_kc(state, seat):
        return Refusal("10.24a", "kc-cannot", (("what", action.verb),))
    why = "used"
    if state.players[seat].kc == NONE:
        why = "none"
    elif state.types_used & TYPE_KC:
        why = "once"
    elif state.kc_acted not in (NO_SEAT, seat):
        why = "other"
    return Refusal("10.23b", "kc-not-now", (("why", why),))


def why_no_card(state: State, seat: int, action: PlayAgainst, options: int) -> Refusal:
    if action.card not in state.players[seat].hand:
        return Refusal("2.6a", "card-not-in-hand")
    if state.types_used & TYPE_OF_CARD[action.card]:
        return Refusal("4.62a", "type-used")
    if action.card == DEBAUCHERY and not options & DR:
        return Refusal("17.2#2a", "only-after-in-port")
    return Refusal("4.65D", "card-not-in-this-window")


def why_no_deployment(state: State, seat: int) -> str:
    """10.12c, 10.12d – A Pirate at sea, no KC of one's own yet, one in the pool; 4.62a – one attempt an Action."""
    if state.pirate(state.active).place >= ZONES:
        return "place"
    if state.players[seat].kc != NONE:
        return "own"
    if not state.kc_pool:
        return "pool"
    return "once" if state.types_used & TYPE_DEPLOY else "now"


def why_no_warship(state: State, options: int) -> str:
    """6.41a, 6.43 – An exposed Action, a Warship On Station that was not evaded, once an Action."""
    place = state.pirate(state.active).place
    if not options & C:
        return "action"
    if place >= ZONES or state.warship[place] == NONE:
        return "none"
    if state.types_used & TYPE_WARSHIP:
        return "once"
    return "evaded" if state.evaded & BIT[place] else "now"
