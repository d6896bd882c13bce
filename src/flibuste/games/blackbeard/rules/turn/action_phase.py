"""4.4D, 4.5 – The Action Phase: which Pirate does what, one Action after another."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition
from flibuste.games.blackbeard.rules.crew import party, waive_prize
from flibuste.games.blackbeard.rules.leaving import dissolve
from flibuste.games.blackbeard.rules.port.activities import Business
from flibuste.games.blackbeard.rules.port.attack import AttackPort, Sack
from flibuste.games.blackbeard.rules.port.harbour import Dig, FormAlliance, Recover, must_idle, partners
from flibuste.games.blackbeard.rules.port.steal import Steal, victims
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.rules.reactions.protocol import W1, W3
from flibuste.games.blackbeard.rules.sea.convert import Convert
from flibuste.games.blackbeard.rules.sea.move import Move, destinations, kind_of_move, move_cost
from flibuste.games.blackbeard.rules.sea.mutiny import is_blackbeard, mutiny
from flibuste.games.blackbeard.rules.sea.plunder import Plunder
from flibuste.games.blackbeard.rules.sea.spot import Spot, has_spotted
from flibuste.games.blackbeard.rules.turn.conditions import has_chart, is_revelling, to_act
from flibuste.games.blackbeard.rules.turn.recruits import add_recruiting, deploy, recruit
from flibuste.games.blackbeard.rules.turn.retirement import LETTER_WAY, Retire, ways_to_retire
from flibuste.games.blackbeard.rules.victory import is_ending
from flibuste.games.blackbeard.table.actions import RECRUIT, STOP
from flibuste.games.blackbeard.table.constants import (
    ALLY,
    ATTACK,
    BIT,
    BUSINESS,
    CONVERT,
    DIG,
    FIRST_PORT,
    NONE,
    PLUNDER,
    RECOVER,
    RETIRE,
    RETIRE_LETTER,
    SACK,
    SPOT,
    STEAL,
    SYSTEM,
    ZONES,
)
from flibuste.games.blackbeard.table.events import DECLARED, STOPPED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import (
    AllyWith,
    Attack,
    ConvertPrize,
    DeployTo,
    DigForTreasure,
    DoBusiness,
    MoveTo,
    Part,
    PirateAction,
    PlunderMerchant,
    RetireBy,
    SackPort,
    SitOut,
    SpotMerchant,
    StealFrom,
)
from flibuste.games.blackbeard.table.state import State, TableStep


class ActionPhase(TableStep):
    """4.4Da – The Actions of the card, until they are used up or waived (17.14b)."""

    NAME: ClassVar[str] = "action-phase"
    CLAUSE: ClassVar[str] = "4.4Da"

    def resume(self, state: State) -> None:
        end_action(state)
        if state.actions_left <= 0:
            state.stack.pop()
        else:
            # 4.5x – One after the other; 4.54a – the same again, if its conditions hold.
            state.stack.append(ChooseAction(state.turn))


class ChooseAction(TableStep):
    """4.5y – Each Action is one of the listed ones, taken by one Pirate (or one Alliance)."""

    NAME: ClassVar[str] = "choose-action"
    CLAUSE: ClassVar[str] = "4.5y"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in able_pirates(state, self.player):
            add_actions(state, state.pirate(number), found)
        if state.initiative == NONE:
            add_recruiting(state, self.player, found)
        add_parting(state, self.player, found)
        found.append(STOP)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is STOP:
            state.tell(STOPPED, self.player, state.actions_left)
            state.actions_left = 0
        # 4.64b – Drawing and deploying open no window.
        elif action is RECRUIT:
            state.actions_left -= 1
            recruit(state, self.player)
        elif isinstance(action, DeployTo):
            state.actions_left -= 1
            deploy(state, self.player, action.pirate, action.place)
        elif isinstance(action, Part):
            dissolve(state, state.pirate(action.pirate))
        else:
            assert isinstance(action, PirateAction)
            if not mutinies_first(state, action.pirate):
                declare(state, action)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return to_act(state, seat, action)

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.initiative), ("left", str(state.actions_left)))


def end_action(state: State) -> None:
    """Action-scoped state is cleared; 19.13a – the card turned up goes to the discards, used or not."""
    if state.turned_up != NONE:
        state.discard(state.turned_up)
        state.turned_up = NONE
    state.clear_action()


def able_pirates(state: State, seat: int) -> list[int]:
    """4.51a, 4.52a, 11.2a – Any of the player's Pirates, or he whose Initiative it is; of allies either is named."""
    return state.own(seat) if state.initiative == NONE else party(state, state.initiative)


def has_alliance(state: State, seat: int) -> bool:
    for number in state.own(seat):
        if state.pirate(number).ally != NONE:
            return True
    return False


def add_parting(state: State, seat: int, found: list[Action]) -> None:
    """11.6a – An Alliance may be dissolved between Actions or cards, at no cost."""
    for number in state.own(seat):
        if state.pirate(number).ally > number:
            found.append(state.pieces.verbs.part[number])


def may_act_at_sea(state: State, pirate: Pirate) -> bool:
    """10.26c, 13.22a – In the Sea Zone of his own player's KC he may only leave it; nor does a reveller act at sea."""
    in_zone = pirate.place < ZONES and pirate.place != state.players[pirate.owner].kc_place
    return in_zone and not is_revelling(state, pirate)


def add_actions(state: State, pirate: Pirate, found: list[Action]) -> None:
    """Everything this Pirate may do with an Action."""
    place = pirate.place
    if state.actions_left >= move_cost(state, pirate):
        moves = state.pieces.verbs.move[pirate.number]
        for goal in destinations(state, pirate):
            found.append(moves[goal])
    if place < ZONES:
        if may_act_at_sea(state, pirate):
            add_at_sea(state, pirate, found)
    elif place >= FIRST_PORT:
        if is_revelling(state, pirate):
            verbs = state.pieces.verbs
            idle = must_idle(state, pirate.number)
            found.append(verbs.idle[pirate.number] if idle else verbs.recover[pirate.number])
        else:
            add_in_port(state, pirate, found)


def add_at_sea(state: State, pirate: Pirate, found: list[Action]) -> None:
    """8.11a, 8.21a, 8.5a, 9.51a, 17.2#1b – Spot, Plunder, Convert, Attack Port, dig."""
    verbs = state.pieces.verbs
    number = pirate.number
    for port in state.pieces.zone_ports[pirate.place]:
        if state.merchant[port] != NONE:
            if has_spotted(state, number, port):
                found.append(verbs.plunder[number][port])
            else:
                # 8.12a – Each attempt is an Action.
                found.append(verbs.spot[number][port])
        if state.pieces.ports[port].nation != NONE and not state.destroyed & BIT[port]:
            found.append(verbs.attack[number][port])
    if pirate.prize != NONE:
        found.append(verbs.convert[number])
    if pirate.place == state.pieces.isle_of_pines and has_chart(state, pirate):
        found.append(verbs.dig[number])


def add_in_port(state: State, pirate: Pirate, found: list[Action]) -> None:
    """4.5E to 4.5K – In-Port Activities, Steal, Sack, Alliance, retirement."""
    verbs = state.pieces.verbs
    number = pirate.number
    found.append(verbs.business[number])
    for victim in victims(state, number):
        found.append(verbs.steal[number][victim])
    if pirate.sacking == pirate.place - FIRST_PORT:
        found.append(verbs.sack[number])
    for mate in partners(state, number):
        found.append(verbs.ally[number][mate])
    for way in ways_to_retire(state, pirate):
        found.append(verbs.retire[number][way])


def mutinies_first(state: State, number: int) -> bool:
    """14.1c – At Loyalty 0 the crew mutinies when the Pirate is first activated in a turn; no Action is spent."""
    found = False
    for member in party(state, number):
        pirate = state.pirate(member)
        if not pirate.activated:
            pirate.activated = True
            if pirate.loyalty == 0 and not is_blackbeard(state, member):
                mutiny(state, member)
                found = True
    return found


def declare(state: State, action: PirateAction) -> None:
    """4.5y, 3.2 – The Action is declared and paid for; W1, the Action itself and W3 follow."""
    pirate = state.pirate(action.pirate)
    doing, step = what_is_done(state, pirate, action)
    cost = move_cost(state, pirate) if isinstance(action, MoveTo) else 1
    state.clear_action()
    state.actions_left -= cost
    # 2.6c – The Active Pirate; 4.4Db – he is announced; 4.64a – AP Actions are directed at him alone.
    state.active = action.pirate
    state.doing = doing
    state.target = action.place if action.place != NONE else pirate.place
    for member in party(state, action.pirate):
        forfeit(state, state.pirate(member), doing)
    state.tell(DECLARED, pirate.owner, action.pirate, doing, state.target)
    if state.is_alone() and state.turn != SYSTEM:
        from flibuste.games.blackbeard.rules.solitaire.system_reactions import turn_up

        turn_up(state)
        if is_ending(state):
            return
    # 4.4Dc, 4.63c – The last window belongs to this Action; after it none is open.
    state.stack.append(ApWindow(W3))
    state.stack.append(step)
    state.stack.append(ApWindow(W1))


def forfeit(state: State, pirate: Pirate, doing: int) -> None:
    """8.5b, 9.55a – Any other Action loses the right to convert or to sack."""
    if doing != CONVERT:
        waive_prize(state, pirate)
    if doing != SACK:
        pirate.sacking = NONE


def what_is_done(state: State, pirate: Pirate, action: PirateAction) -> tuple[int, TableStep]:
    """4.5 – The kind of the Action and the procedure that carries it out."""
    # 4.5B – Spot; 4.5C – Plunder; 4.5D – Convert; 4.5H – Attack Port.
    if isinstance(action, MoveTo):
        return kind_of_move(pirate.place, action.place), Move()
    if isinstance(action, SpotMerchant):
        return SPOT, Spot()
    if isinstance(action, PlunderMerchant):
        return PLUNDER, Plunder()
    if isinstance(action, Attack):
        return ATTACK, AttackPort()
    if isinstance(action, ConvertPrize):
        return CONVERT, Convert()
    if isinstance(action, DigForTreasure):
        return DIG, Dig()
    return what_is_done_in_port(action)


def what_is_done_in_port(action: PirateAction) -> tuple[int, TableStep]:
    # 4.5F – Steal; 4.5G – Recover; 4.5I – Sack; 4.5J – Alliance.
    if isinstance(action, DoBusiness):
        return BUSINESS, Business()
    if isinstance(action, StealFrom):
        return STEAL, Steal(action.other)
    if isinstance(action, SackPort):
        return SACK, Sack()
    if isinstance(action, AllyWith):
        return ALLY, FormAlliance(action.other)
    if isinstance(action, RetireBy):
        return RETIRE_LETTER if action.way == LETTER_WAY else RETIRE, Retire(action.way)
    return RECOVER, Recover(isinstance(action, SitOut))
