"""4.5 – What an Action asks for, one condition after the other: the first that is not met forbids it."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, because
from flibuste.games.blackbeard.rules.port.conditions import to_ally, to_retire, to_steal
from flibuste.games.blackbeard.rules.port.harbour import must_idle
from flibuste.games.blackbeard.rules.port.ports import attitude, may_enter, status
from flibuste.games.blackbeard.rules.prompts import pirate_pair
from flibuste.games.blackbeard.rules.sea.move import destinations, move_cost
from flibuste.games.blackbeard.rules.sea.spot import has_spotted
from flibuste.games.blackbeard.rules.turn.recruits import has_room
from flibuste.games.blackbeard.table.actions import RECRUIT
from flibuste.games.blackbeard.table.constants import ANTI, BIT, DESTROYED, FIRST_PORT, HELD, IN_DECK, NONE, ZONES
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import (
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


def to_act(state: State, seat: int, action: Action) -> list[Condition]:
    """What this asks of a player who has an Action."""
    if action is RECRUIT:
        return to_recruit(state, seat)
    if isinstance(action, DeployTo):
        return to_deploy(state, seat, action)
    if isinstance(action, Part):
        return to_part(state, seat, action)
    return to_lead(state, seat, action) if isinstance(action, PirateAction) else []


def to_recruit(state: State, seat: int) -> list[Condition]:
    """4.52a – Initiative is for its Pirate alone; 5.16 – Pirate cards left, and room for one."""
    player = state.players[seat]
    room = len(state.own(seat)) < state.limit()
    crowd = state.seats >= state.pieces.crowd
    fits = (len(player.held) < state.held_limit() or room) and not (crowd and (player.held or not room))
    last = "alone" if state.is_alone() else "full"
    return [
        because(state.initiative == NONE, "4.52a", "no-recruiting-now", "named"),
        because(IN_DECK in state.fate, "5.16c", "no-recruiting-now", "deck"),
        because(fits and not state.is_alone(), "5.16c", "no-recruiting-now", last),
    ]


def to_deploy(state: State, seat: int, action: DeployTo) -> list[Condition]:
    """5.13a, 5.14a – A Pirate in hand and room in play; 10.26b – not beside one's own KC."""
    player = state.players[seat]
    held = state.fate[action.pirate] == HELD and action.pirate in player.held
    return [
        because(state.initiative == NONE, "4.52a", "no-recruiting-now", "named"),
        Condition(held, "5.13a", "pirate-not-in-hand", action.words),
        Condition(action.place != player.kc_place, "10.26b", "own-kc-there", action.words),
        has_room(state, seat),
    ]


def to_part(state: State, seat: int, action: Part) -> list[Condition]:
    """11.6a – An Alliance of one's own, named by the first of the two."""
    pirate = state.pirates[action.pirate]
    if pirate is None or pirate.owner != seat or pirate.ally == NONE:
        return [Condition(False, "11.6a", "no-such-alliance")]
    ally = pirate_pair(state, pirate.ally)
    named = Condition(pirate.ally > pirate.number, "11.6a", "alliance-of-the-other", (ally,))
    return [Condition(True, "11.6a", "no-such-alliance"), named]


def to_lead(state: State, seat: int, action: PirateAction) -> list[Condition]:
    """5.12a – One's own Pirate; 4.52a – the one who was named, or his ally; then what he does."""
    pirate = state.pirates[action.pirate]
    if pirate is None or pirate.owner != seat:
        return [Condition(False, "5.12a", "not-your-pirate", action.words)]
    named = state.initiative in (NONE, action.pirate, pirate.ally)
    found = [
        Condition(True, "5.12a", "not-your-pirate", action.words),
        Condition(named, "4.52a", "only-the-named-pirate", (pirate_pair(state, state.initiative),)),
    ]
    if isinstance(action, MoveTo):
        return [*found, *to_move(state, pirate, action)]
    if isinstance(action, AtSea):
        return [*found, is_sober(state, pirate), *to_act_at_sea(state, pirate, action)]
    return [*found, *to_act_in_port(state, pirate, action)]


def is_sober(state: State, pirate: Pirate) -> Condition:
    """13.22a – Revellers move or recover, no more."""
    return Condition(not is_revelling(state, pirate), "13.22a", "revelling", (pirate_pair(state, pirate.number),))


def is_revelling(state: State, pirate: Pirate) -> bool:
    """13.22a – A D&R marker on either ally limits both."""
    return pirate.revels != 0 or (pirate.ally != NONE and state.pirate(pirate.ally).revels != 0)


def has_chart(state: State, pirate: Pirate) -> bool:
    """17.2#1b, 11.7b – His own chart, or his ally's."""
    return pirate.chart or (pirate.ally != NONE and state.pirate(pirate.ally).chart)


def to_move(state: State, pirate: Pirate, action: MoveTo) -> list[Condition]:
    """7.11a – One step; 7.12a – two Actions for a crippled ship; 9.31a – into a Port that is open to him."""
    left = str(state.actions_left)
    able = Condition(state.actions_left >= move_cost(state, pirate), "7.12a", "crippled-ship", (("left", left),))
    into_port = action.place >= FIRST_PORT
    near = pirate.place in state.port_of(action.place).zones if into_port else False
    near = near or action.place in state.pieces.adjacent[pirate.place]
    found = [able, Condition(near, "7.11a", "too-far", action.words)]
    if near and into_port:
        found.append(is_open(state, pirate, action))
    elif near and action.place < ZONES:
        free = action.place in destinations(state, pirate)
        found.append(Condition(free, "10.26b", "own-kc-there", action.words))
    return found


def is_open(state: State, pirate: Pirate, action: MoveTo) -> Condition:
    """9.3a, 9.31a – Neither destroyed nor Anti-Pirate, for him and for his ally."""
    gone = status(state, pirate, action.port()) == DESTROYED
    why = "destroyed" if gone else why_hostile(state, pirate, action.port())
    met = may_enter(state, pirate, action.port())
    return Condition(met, "9.3a" if gone else "9.31a", "port-closed", (("why", why), *action.words))


def why_hostile(state: State, pirate: Pirate, port: int) -> str:
    """9.21a – His Attack History, an Anti-Pirate Governor, or what his ally has done."""
    nation = state.pieces.ports[port].nation
    if nation != NONE and pirate.history & BIT[nation]:
        return "history"
    return "governor" if attitude(state, port) == ANTI else "ally"


def to_act_at_sea(state: State, pirate: Pirate, action: PirateAction) -> list[Condition]:
    """2.2g – In a Sea Zone; 10.26c – not in that of his own player's KC."""
    found = [
        Condition(pirate.place < ZONES, "2.2g", "not-at-sea", action.words),
        Condition(pirate.place != state.players[pirate.owner].kc_place, "10.26c", "must-leave-own-kc"),
    ]
    if isinstance(action, ConvertPrize):
        return [*found, Condition(pirate.prize != NONE, "8.5b", "no-prize")]
    if isinstance(action, DigForTreasure):
        here = pirate.place == state.pieces.isle_of_pines
        chart = Condition(has_chart(state, pirate), "17.2#1b", "no-digging-here", (("why", "chart"),))
        return [*found, chart, Condition(here, "17.2#1b", "no-digging-here", (("why", "place"),))]
    near = pirate.place in state.pieces.ports[action.port()].zones
    if isinstance(action, Attack):
        return [*found, Condition(near, "9.51a", "not-in-this-zone", action.words), *to_attack(state, action)]
    return [*found, Condition(near, "8.11a", "not-in-this-zone", action.words), *to_hunt(state, pirate, action)]


def to_attack(state: State, action: PirateAction) -> list[Condition]:
    """9.51b – A Port that stands, and no Pirate Port."""
    port = action.port()
    return [
        Condition(not state.destroyed & BIT[port], "9.51b", "cannot-be-attacked", (("why", "destroyed"),)),
        Condition(state.pieces.ports[port].nation != NONE, "9.51b", "cannot-be-attacked", (("why", "pirates"),)),
    ]


def to_hunt(state: State, pirate: Pirate, action: PirateAction) -> list[Condition]:
    """8.13a, 8.15b, 8.21a – A Merchant: not yet spotted, to spot it; spotted, to plunder it."""
    spots = isinstance(action, SpotMerchant)
    seen = has_spotted(state, pirate.number, action.port())
    there = state.merchant[action.port()] != NONE
    found = [Condition(there, "8.13a" if spots else "8.21a", "no-merchant-there", action.words)]
    if there and spots:
        found.append(Condition(not seen, "8.15b", "spotted-already", action.words))
    elif there:
        found.append(Condition(seen, "8.21a", "not-spotted", action.words))
    return found


def to_act_in_port(state: State, pirate: Pirate, action: PirateAction) -> list[Condition]:
    """9.14a – Docked; then what is to be done there."""
    docked = Condition(pirate.place >= FIRST_PORT, "9.14a", "not-docked", action.words)
    if isinstance(action, RecoverCrew | SitOut):
        return [docked, *to_recover(state, pirate, action)]
    found = [is_sober(state, pirate), docked]
    if pirate.place < FIRST_PORT:
        return found
    if isinstance(action, StealFrom):
        return [*found, *to_steal(state, pirate, action.other)]
    if isinstance(action, SackPort):
        taken = pirate.sacking == pirate.place - FIRST_PORT
        return [*found, Condition(taken, "9.55a", "no-right-to-sack")]
    if isinstance(action, AllyWith):
        return [*found, *to_ally(state, pirate, action.other)]
    return [*found, *to_retire(state, pirate, action)] if isinstance(action, RetireBy) else found


def to_recover(state: State, pirate: Pirate, action: PirateAction) -> list[Condition]:
    """16.0a – From D&R; 13.23b – after an involuntary one an Action is lost first."""
    idle = must_idle(state, pirate.number)
    if isinstance(action, SitOut):
        return [Condition(idle, "13.23b", "nothing-to-sit-out")]
    first = (("why", "idle"),)
    return [
        because(is_revelling(state, pirate), "16.0a", "nothing-to-recover-yet", "sober"),
        Condition(not idle, "13.23b", "nothing-to-recover-yet", first, ("16.0a",)),
    ]
