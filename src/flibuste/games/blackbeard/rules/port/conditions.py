"""9.4, 9.6, 11.1, 18.4 – What is asked for an activity in Port, a theft, an Alliance, a retirement."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, because
from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.port.ransom import may_ransom
from flibuste.games.blackbeard.rules.port.refit import is_damaged
from flibuste.games.blackbeard.table.actions import BUY_HAVEN, REFIT
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    ARAB,
    BIT,
    FIRST_PORT,
    HAVEN,
    LETTER,
    NONE,
    PIRATE_PORT,
    SYSTEM,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage, RetireBy
from flibuste.games.blackbeard.table.state import State

FENCING, REFITTING, BUYING = 1, 2, 3
OLD = ("9.41c", "in-port-order")  # what an example may say of any of these
RETIREMENT = ("18.41Aa", "cannot-retire-so")
LETTER_WAY, HAVEN_WAY, BRIBE_WAY = range(3)


def to_do_business(state: State, seat: int, action: Action) -> list[Condition]:
    """9.41c – What each activity asks for."""
    if action is BUY_HAVEN:
        return to_buy_haven(state)
    if action is REFIT:
        return to_refit(state)
    if isinstance(action, RansomHostage):
        return to_ransom(state, action)
    if isinstance(action, AskForLetter):
        return to_take_letter(state, seat, action)
    return to_fence(state, action) if isinstance(action, FenceHolds) else []


def to_buy_haven(state: State) -> list[Condition]:
    """9.45a – A Pro-Pirate Governor in person, a Port that is nobody's Safe Haven, no bribe tried before."""
    port = state.pirate(state.active).place - FIRST_PORT
    pro = has_pro_governor(state, port)
    members = [state.pirate(number) for number in party(state, state.active)]
    welcome = [pirate for pirate in members if status(state, pirate, port) != ANTI]
    untried = [pirate for pirate in welcome if pro and not pirate.bribed & BIT[state.governor[port]]]
    found = [because(pro, "9.45a", "no-haven-for-sale", "governor")]
    if pro:
        found.append(because(state.haven_of[port] == NONE, "9.45a", "no-haven-for-sale", "taken"))
        found.append(because(len(untried) > 0, "9.45a", "no-haven-for-sale", "tried" if welcome else "hostile"))
    return [*found, because(state.business <= BUYING, "9.45a", "no-haven-for-sale", "late")]


def to_refit(state: State) -> list[Condition]:
    """9.44d, 9.41e – Something to repair, and a Port that repairs."""
    port = state.pirate(state.active).place - FIRST_PORT
    damaged = [state.pirate(number) for number in party(state, state.active) if is_damaged(state, state.pirate(number))]
    welcome = [pirate for pirate in damaged if status(state, pirate, port) != ANTI]
    found = [
        because(len(damaged) > 0, "9.44d", "no-refit-here", "whole"),
        because(state.pieces.ports[port].nation != ARAB, "9.44d", "no-refit-here", "arab"),
    ]
    if damaged:
        found.append(because(len(welcome) > 0, "9.44d", "no-refit-here", "hostile"))
    return [*found, because(state.business <= REFITTING, "9.44d", "no-refit-here", "late")]


def to_ransom(state: State, action: RansomHostage) -> list[Condition]:
    """9.42a – Such a Hostage aboard, in a Port of his nation, before all other business."""
    pirate = state.pirates[action.pirate]
    if pirate is None or action.pirate not in party(state, state.active):
        return [because(False, "9.42a", "no-ransom-here", "aboard")]
    aboard = [hostage for hostage in pirate.hostages if hostage // 8 == action.kind]
    port = pirate.place - FIRST_PORT
    welcome = [hostage for hostage in aboard if may_ransom(state, pirate, port, hostage)]
    found = [because(len(aboard) > 0, "9.42a", "no-ransom-here", "aboard")]
    found.append(because(state.business <= 0, "9.42a", "no-ransom-here", "late"))
    return [*found, because(len(welcome) > 0, "9.42a", "no-ransom-here", "nation")] if aboard else found


def to_take_letter(state: State, seat: int, action: AskForLetter) -> list[Condition]:
    """17.2#12a, 17.2#12d – The card, a Pro-Pirate Governor in person, and no Letter yet."""
    pirate = state.pirates[action.pirate]
    if pirate is None or action.pirate not in party(state, state.active):
        return [because(False, "17.2#12a", "no-letter-here", "elsewhere")]
    port = pirate.place - FIRST_PORT
    welcome = has_pro_governor(state, port) and status(state, pirate, port) != ANTI
    return [
        because(LETTER in state.players[seat].hand, "17.2#12a", "no-letter-here", "card"),
        because(pirate.letter == NONE, "17.2#12a", "no-letter-here", "letter"),
        because(pirate.ally == NONE, "17.2#12a", "no-letter-here", "ally"),
        because(welcome, "17.2#12a", "no-letter-here", "governor"),
    ]


def to_fence(state: State, action: FenceHolds) -> list[Condition]:
    """9.43a – Filled Holds, each once in an Action, before refit, Safe Haven and D&R."""
    pirate = state.pirates[action.pirate]
    if pirate is None or action.pirate not in party(state, state.active):
        return [Condition(False, "4.5x", "one-action-at-a-time", also=OLD)]
    in_time = state.business <= FENCING and not state.fenced & BIT[pirate.number]
    filled = 0
    for hold, booty in enumerate(pirate.holds):
        filled |= BIT[hold] if booty else 0
    return [
        Condition(status(state, pirate, pirate.place - FIRST_PORT) != ANTI, "9.41e", "no-services-here", also=OLD),
        Condition(filled != 0, "9.43a", "nothing-to-fence", also=OLD),
        Condition(in_time, "9.41c", "in-port-order"),
        Condition(not action.holds & ~filled, "9.43a", "name-filled-holds", also=OLD),
    ]


def to_steal(state: State, thief: Pirate, number: int) -> list[Condition]:
    """9.61a – Another player's Pirate in the same Port, revelling, with Booty."""
    victim = state.pirates[number]
    here = victim is not None and victim.place == thief.place
    found = [because(here, "9.61a", "no-such-victim", "elsewhere")]
    if victim is None:
        return found
    return [
        *found,
        because(victim.owner != thief.owner, "9.61a", "no-such-victim", "own"),
        because(victim.revels != 0, "9.61a", "no-such-victim", "sober"),
        because(victim.booty() != 0, "9.61a", "no-such-victim", "empty"),
    ]


def to_ally(state: State, pirate: Pirate, number: int) -> list[Condition]:
    """11.1a, 11.1b – Two Pirates of one player in the same Port; one Alliance at a time."""
    mate = state.pirates[number]
    if mate is None or mate.owner != pirate.owner or number == pirate.number:
        return [because(False, "11.1a", "no-such-ally", "other")]
    free = all(state.pirate(own).ally == NONE for own in state.own(pirate.owner))
    return [
        because(True, "11.1a", "no-such-ally", "other"),
        because(mate.place == pirate.place, "11.1a", "no-such-ally", "elsewhere"),
        because(free, "11.1a", "no-such-ally", "allied"),
    ]


def to_retire(state: State, pirate: Pirate, action: RetireBy) -> list[Condition]:
    """18.41 – What each way to retire asks for."""
    here = status(state, pirate, pirate.place - FIRST_PORT)
    if action.way == LETTER_WAY:
        return to_retire_by_letter(state, pirate)
    if action.way == HAVEN_WAY:
        return [retiring(here == HAVEN, "18.41C", "haven")]
    if action.way == BRIBE_WAY:
        return to_bribe(state, pirate, here)
    return [
        retiring(state.rules.retire_in_pirate_port, "4.5K", "not-agreed"),
        retiring(here == PIRATE_PORT, "4.5K", "pirate-port"),
    ]


def retiring(met: bool, clause: str, why: str) -> Condition:
    return Condition(met, clause, "cannot-retire-so", (("why", why),), RETIREMENT)


def to_retire_by_letter(state: State, pirate: Pirate) -> list[Condition]:
    """18.41Aa – A Letter of the Port's nationality; 11.5a – without an ally."""
    fits = pirate.letter != NONE and pirate.letter == state.port_of(pirate.place).nation
    return [retiring(fits, "18.41Aa", "letter"), retiring(pirate.ally == NONE, "18.41Aa", "ally")]


def to_bribe(state: State, pirate: Pirate, here: int) -> list[Condition]:
    """18.41Da – An actual Pro-Pirate Governor, not tried before; 19.15a – not Blackbeard in the solitaire game."""
    port = pirate.place - FIRST_PORT
    pro = has_pro_governor(state, port)
    found = [retiring(pro, "18.41Da", "bribe")]
    if pro:
        found.append(retiring(not pirate.bribed & BIT[state.governor[port]], "18.41Da", "tried"))
        found.append(retiring(here not in (HAVEN, ANTI), "18.41Da", "hostile" if here == ANTI else "own-haven"))
    alone = state.is_alone() and pirate.owner != SYSTEM
    return [*found, retiring(False, "19.15a", "alone")] if alone else found
