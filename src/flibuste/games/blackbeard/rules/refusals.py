"""Why an Action is not possible: the clause that forbids it."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.port.ports import attitude, status
from flibuste.games.blackbeard.rules.port.why_not import why_no_ally, why_no_victim
from flibuste.games.blackbeard.rules.sea.move import destinations, move_cost
from flibuste.games.blackbeard.rules.sea.spot import has_spotted
from flibuste.games.blackbeard.rules.turn.action_phase import has_chart, is_revelling, why_not_part
from flibuste.games.blackbeard.table.actions import RECRUIT
from flibuste.games.blackbeard.table.constants import ANTI, BIT, DESTROYED, FIRST_PORT, HELD, IN_DECK, NONE, ZONES
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import (
    RETIREMENTS,
    AllyWith,
    AtSea,
    Attack,
    ConvertPrize,
    DeployTo,
    DigForTreasure,
    MoveTo,
    Part,
    PirateAction,
    RecoverCrew,
    RetireBy,
    SackPort,
    SitOut,
    SpotMerchant,
    StealFrom,
)
from flibuste.games.blackbeard.table.state import State


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Why this player may not do this with an Action now."""
    if action is RECRUIT:
        why = why_no_recruit(state, seat)
        return Refusal("4.52a" if state.initiative != NONE else "5.16c", "no-recruiting-now", (("why", why),))
    if isinstance(action, DeployTo):
        return why_not_deploy(state, seat, action)
    if isinstance(action, Part):
        return why_not_part(state, action)
    assert isinstance(action, PirateAction)
    return why_not_he(state, seat, action)


def why_no_recruit(state: State, seat: int) -> str:
    """5.16 – Pirate cards left, and room for one; 4.52a – Initiative is for its Pirate alone."""
    if state.initiative != NONE:
        return "named"
    if IN_DECK not in state.fate:
        return "deck"
    return "alone" if state.is_alone() else "full"


def why_not_he(state: State, seat: int, action: PirateAction) -> Refusal:
    pirate = state.pirates[action.pirate]
    if pirate is None or pirate.owner != seat:
        return Refusal("5.12a", "not-your-pirate")
    if state.initiative not in (NONE, action.pirate, pirate.ally):
        return Refusal("4.52a", "only-the-named-pirate")
    if isinstance(action, MoveTo):
        return why_not_move(state, pirate, action)
    if is_revelling(state, pirate) and not isinstance(action, RecoverCrew | SitOut):
        return Refusal("13.22a", "revelling")
    if isinstance(action, AtSea):
        return why_not_at_sea(state, pirate, action)
    return why_not_in_port(state, pirate, action)


def why_not_deploy(state: State, seat: int, action: DeployTo) -> Refusal:
    if state.initiative != NONE:
        return Refusal("4.52a", "no-recruiting-now", (("why", "named"),))
    if state.fate[action.pirate] != HELD or action.pirate not in state.players[seat].held:
        return Refusal("5.13a", "pirate-not-in-hand")
    if action.place == state.players[seat].kc_place:
        return Refusal("10.26b", "own-kc-there")
    limit = str(state.limit())
    return Refusal("5.14a", "no-room-in-play", (("limit", limit),))


def why_not_move(state: State, pirate: Pirate, action: PirateAction) -> Refusal:
    if state.actions_left < move_cost(state, pirate):
        left = str(state.actions_left)
        return Refusal("7.12a", "crippled-ship", (("left", left),))
    if action.place in state.pieces.adjacent[pirate.place] and action.place < ZONES:
        return Refusal("10.26b", "own-kc-there")
    if action.place >= FIRST_PORT and pirate.place in state.pieces.ports[action.port()].zones:
        found = status(state, pirate, action.port())
        why = "destroyed" if found == DESTROYED else why_hostile(state, pirate, action.port())
        return Refusal("9.3a" if found == DESTROYED else "9.31a", "port-closed", (("why", why),))
    assert action.place not in destinations(state, pirate)
    return Refusal("7.11a", "too-far")


def why_hostile(state: State, pirate: Pirate, port: int) -> str:
    """9.21a – His Attack History, an Anti-Pirate Governor, or what his ally has done."""
    nation = state.pieces.ports[port].nation
    if nation != NONE and pirate.history & BIT[nation]:
        return "history"
    return "governor" if attitude(state, port) == ANTI else "ally"


def why_not_at_sea(state: State, pirate: Pirate, action: PirateAction) -> Refusal:
    if pirate.place >= ZONES:
        return Refusal("2.2g", "not-at-sea")
    if pirate.place == state.players[pirate.owner].kc_place:
        return Refusal("10.26c", "must-leave-own-kc")
    if isinstance(action, ConvertPrize):
        return Refusal("8.5b", "no-prize")
    if isinstance(action, DigForTreasure):
        why = "place" if has_chart(state, pirate.number) else "chart"
        return Refusal("17.2#1b", "no-digging-here", (("why", why),))
    return why_not_there(state, pirate, action)


def why_not_there(state: State, pirate: Pirate, action: PirateAction) -> Refusal:
    port = action.port()
    if pirate.place not in state.pieces.ports[port].zones:
        where = "9.51a" if isinstance(action, Attack) else "8.11a"
        return Refusal(where, "not-in-this-zone")
    if isinstance(action, Attack):
        why = "destroyed" if state.destroyed & BIT[port] else "pirates"
        return Refusal("9.51b", "cannot-be-attacked", (("why", why),))
    if state.merchant[port] == NONE:
        prey = "8.13a" if isinstance(action, SpotMerchant) else "8.21a"
        return Refusal(prey, "no-merchant-there")
    if has_spotted(state, pirate.number, port):
        return Refusal("8.15b", "spotted-already")
    return Refusal("8.21a", "not-spotted")


def why_not_in_port(state: State, pirate: Pirate, action: PirateAction) -> Refusal:
    if pirate.place < FIRST_PORT:
        return Refusal("9.14a", "not-docked")
    if isinstance(action, StealFrom):
        why = why_no_victim(state, pirate, action.other)
        return Refusal("9.61a", "no-such-victim", (("why", why),))
    if isinstance(action, SackPort):
        return Refusal("9.55a", "no-right-to-sack")
    if isinstance(action, AllyWith):
        why = why_no_ally(state, pirate, action.other)
        return Refusal("11.1a", "no-such-ally", (("why", why),))
    if isinstance(action, RetireBy):
        why = RETIREMENTS[action.way][0]
        return Refusal("18.41Aa", "cannot-retire-so", (("why", why),))
    if isinstance(action, RecoverCrew):
        return Refusal("13.23b" if pirate.revels else "16.0a", "nothing-to-recover-yet")
    return Refusal("13.23b", "nothing-to-sit-out")
