"""4.6, 10.2 – What an AP Action asks for: the allowance, the type, the hand, the place and the table of windows."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, because
from flibuste.games.blackbeard.rules.reactions.limits import ap_actions, assault_ports, has_allowance, may_use_kc
from flibuste.games.blackbeard.rules.reactions.protocol import (
    BI,
    BM,
    BO,
    BP,
    BX,
    DR,
    TYPE_DEPLOY,
    TYPE_KC,
    TYPE_OF_CARD,
    TYPE_WARSHIP,
    A,
    C,
)
from flibuste.games.blackbeard.table.actions import (
    CHASE,
    INTERCEPT,
    OUST,
    SEND_KC,
    USE_WARSHIP,
    AssaultPort,
    MoveKC,
    PlayAgainst,
    UseKC,
)
from flibuste.games.blackbeard.table.constants import BIT, DEBAUCHERY, FIRST_PORT, NO_SEAT, NONE, ZONES
from flibuste.games.blackbeard.table.state import State

KC_CANNOT = ("10.24a", "kc-cannot")  # what an example may say of whatever a KC cannot do


def to_react(state: State, seat: int, action: Action, options: int) -> list[Condition]:
    """What this asks of an AP player in a window with these options."""
    if isinstance(action, UseKC):
        return [*to_use_kc(state, seat), *to_hunt(state, seat, action, options)]
    allowance = Condition(has_allowance(state, seat), "4.61a", "one-ap-action-per-turn")
    if isinstance(action, PlayAgainst):
        return [allowance, *to_play(state, seat, action, options)]
    if action is SEND_KC:
        return [allowance, *to_send_kc(state, seat, options)]
    return [allowance, *to_use_warship(state, options)] if action is USE_WARSHIP else []


def to_use_kc(state: State, seat: int) -> list[Condition]:
    """10.23 – One KC a turn, once an Action, and on against the same Pirate."""
    has_one = because(state.players[seat].kc != NONE, "10.23b", "kc-not-now", "none")
    if not has_one.met:
        return [has_one]
    once = not state.types_used & TYPE_KC
    mine = state.kc_acted in (NO_SEAT, seat)
    found = [has_one, because(once, "10.23b", "kc-not-now", "once"), because(mine, "10.23b", "kc-not-now", "other")]
    if once and mine:
        found.append(because(may_use_kc(state, seat), "10.23b", "kc-not-now", "used"))
    return found


def to_hunt(state: State, seat: int, action: UseKC, options: int) -> list[Condition]:
    """10.24 – What a KC can do from where he is."""
    place = state.players[seat].kc_place
    if state.players[seat].kc == NONE:
        return []
    if isinstance(action, MoveKC):
        near = action.place in state.pieces.adjacent[place]
        return [of_kc(options & BM != 0, "10.24a", action, "now"), of_kc(near, "10.24a", action, "place")]
    if isinstance(action, AssaultPort):
        near = place < ZONES and action.port in assault_ports(state, place)
        return [of_kc(options & BP != 0, "10.24d", action, "now"), of_kc(near, "10.24d", action, "place")]
    if action is OUST:
        return to_oust(state, place, action, options)
    return to_intercept(state, place, action, options)


def of_kc(met: bool, clause: str, action: UseKC, why: str) -> Condition:
    named = (("what", action.verb), ("why", why), *action.words)
    return Condition(met, clause, "kc-cannot", named, KC_CANNOT)


def to_oust(state: State, place: int, action: UseKC, options: int) -> list[Condition]:
    """10.24e, 10.51b – From before a Port, but no Pirate Port."""
    pirate = state.pirate(state.active)
    docked = pirate.place >= FIRST_PORT
    found = [of_kc(options & BO != 0, "10.24e", action, "now"), of_kc(docked, "10.24e", action, "docked")]
    if docked:
        port = state.port_of(pirate.place)
        found.append(of_kc(place in port.zones, "10.24e", action, "place"))
        found.append(of_kc(port.nation != NONE, "10.51b", action, "pirates"))
    return found


def to_intercept(state: State, place: int, action: UseKC, options: int) -> list[Condition]:
    """10.31a – During an exposed Action; 10.24b, 10.24c – in an adjacent Sea Zone, or the same; 10.31g – nobody new."""
    assert action is INTERCEPT or action is CHASE
    pirate = state.pirate(state.active)
    exposed = options & (BI if action is INTERCEPT else BX) != 0
    if action is INTERCEPT:
        near = place < ZONES and pirate.place == place
    else:
        near = place < ZONES and pirate.place < ZONES and pirate.place in state.pieces.adjacent[place]
    return [
        of_kc(exposed, "10.31a", action, "now"),
        of_kc(near, "10.24c" if action is INTERCEPT else "10.24b", action, "place"),
        of_kc(not pirate.fresh, "10.31g", action, "fresh"),
    ]


def to_play(state: State, seat: int, action: PlayAgainst, options: int) -> list[Condition]:
    """2.6a, 4.62a – In hand, a title not yet played in this Action; 4.65D – and a window that takes it."""
    found = [
        Condition(action.card in state.players[seat].hand, "2.6a", "card-not-in-hand"),
        Condition(not state.types_used & TYPE_OF_CARD[action.card], "4.62a", "type-used"),
    ]
    if action.card == DEBAUCHERY:
        found.append(Condition(options & DR != 0, "17.2#2a", "only-after-in-port"))
    if found[0].met and has_allowance(state, seat):
        now = action in ap_actions(state, seat, options)
        found.append(Condition(now, "4.65D", "card-not-in-this-window"))
    return found


def to_send_kc(state: State, seat: int, options: int) -> list[Condition]:
    """10.12c, 10.12d – A Pirate at sea, no KC of one's own yet, one in the pool; 4.62a – one attempt an Action."""
    clause = "10.12d" if options & A else "10.12c"
    at_sea = state.pirate(state.active).place < ZONES
    return [
        because(at_sea, clause, "no-kc-deployment", "place"),
        because(state.players[seat].kc == NONE, clause, "no-kc-deployment", "own"),
        because(len(state.kc_pool) > 0, clause, "no-kc-deployment", "pool"),
        because(not state.types_used & TYPE_DEPLOY, clause, "no-kc-deployment", "once"),
        because(options & A != 0, clause, "no-kc-deployment", "now"),
    ]


def to_use_warship(state: State, options: int) -> list[Condition]:
    """6.41a, 6.43 – An exposed Action, a Warship On Station that was not evaded, once an Action."""
    place = state.pirate(state.active).place
    clause = "6.43a" if options & C else "6.41a"
    there = place < ZONES and state.warship[place] != NONE
    found = [
        because(options & C != 0, clause, "no-warship-here", "action"),
        because(there, clause, "no-warship-here", "none"),
        because(not state.types_used & TYPE_WARSHIP, clause, "no-warship-here", "once"),
    ]
    if place < ZONES:
        found.append(because(not state.evaded & BIT[place], clause, "no-warship-here", "evaded"))
    return found
