"""What players usually do: a weight for every action, by its kind and the circumstances, without trying it out."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.chances import haven_chance
from flibuste.games.blackbeard.judgement.deeds import SELDOM, deed_weight, hunting_ground, worth_retiring
from flibuste.games.blackbeard.judgement.hunters import hunt_weight, skull_weight, stand_weight, strike_weight
from flibuste.games.blackbeard.judgement.retiring import turns_left
from flibuste.games.blackbeard.rules.dice import Rolls
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.rules.port.refit import damage_of
from flibuste.games.blackbeard.rules.reactions.card_against import SkullWindow
from flibuste.games.blackbeard.rules.sea.stow import TakeBooty
from flibuste.games.blackbeard.rules.turn.retirement import PayBribe
from flibuste.games.blackbeard.table.actions import (
    BUY_HAVEN,
    DECLINE,
    DONE,
    END_TURN,
    PAY,
    REFIT,
    REROLL,
    REVEL,
    SOBER,
    TORTURE,
    ChooseZone,
    DiscardCard,
    FitShips,
    GiveFromHold,
    JettisonHold,
    OfCard,
    PlayAsEvent,
    PlayForActions,
    PlayForBoth,
    RigShip,
    SailKC,
    TakeCargo,
)
from flibuste.games.blackbeard.table.constants import (
    BURIED_TREASURE,
    FAIR_WINDS,
    FIRST_PORT,
    HEAVY_GUNS,
    LETTER,
    NEUTRAL,
    NONE,
    R_ATTACK,
    R_BATTLE,
    R_BRIBE,
    R_DUEL,
    R_INTERCEPTION,
    R_MUTINY,
    SCHOONER,
    SKULL,
)
from flibuste.games.blackbeard.table.pirate_actions import (
    AskForLetter,
    DeployTo,
    DraftPirate,
    FenceHolds,
    NameCaptain,
    OfPirate,
    RansomHostage,
    RepairShip,
    SailTo,
)
from flibuste.games.blackbeard.table.state import State

# How much hangs on a roll: what is worth a point of Cunning.
STAKES: Final[dict[int, float]] = {R_BATTLE: 6.0, R_DUEL: 8.0, R_MUTINY: 4.0, R_ATTACK: 3.0, R_INTERCEPTION: 2.0}
NEVER: Final = 0.0005
WORTH_DOING: Final = 3.0
HUNT: Final = ("window", "ambition-window", "surprise-window", "double-cross-window")


def weigh(state: State, seat: int, actions: list[Action]) -> list[float]:
    """A weight for each."""
    name = state.stack[-1].NAME
    if name == "choose-action":
        return [deed_weight(state, seat, action) for action in actions]
    if name in HUNT:
        return [hunt_weight(state, seat, action) for action in actions]
    if name == "play-card":
        return [play_weight(state, seat, action) for action in actions]
    if name == "activity":
        return activity_weights(state, seat, actions)
    if name == "reroll":
        again = reroll_weight(state)
        return [again if action is REROLL else 1.0 for action in actions]
    return [answer_weight(state, seat, action, name) for action in actions]


# ---- cards ----------------------------------------------------------------------------------------------------------


def play_weight(state: State, seat: int, action: Action) -> float:
    """4.4C – The card with the most Actions first, Events that help, and nothing for nothing."""
    if action is END_TURN:
        return 4.0 if state.acted else 0.1
    if isinstance(action, PlayForActions):
        printed = state.pieces.cards[action.card]
        number = state.card(action.pirate).initiative if printed.diamond else printed.actions
        return 0.3 * number * number / keeping(state, action.card)
    if isinstance(action, PlayAsEvent | PlayForBoth):
        worth = event_worth(action)
        return worth if state.acted or isinstance(action, PlayForBoth) else 1.5 * worth
    return 0.5


def event_worth(action: OfCard) -> float:
    if action.card == HEAVY_GUNS:
        return 5.0
    return 4.0 if action.card == BURIED_TREASURE else 0.6


def keeping(state: State, card: int) -> float:
    """How much a card is worth in hand: Skull and Crossbones and a Letter of Marque more than others."""
    if card in (SKULL, LETTER):
        return 4.0
    if card in (HEAVY_GUNS, BURIED_TREASURE, FAIR_WINDS):
        return 2.5
    return 1.5 if state.pieces.cards[card].anti else 1.0


# ---- In-Port Activities ---------------------------------------------------------------------------------------------


def activity_weights(state: State, seat: int, actions: list[Action]) -> list[float]:
    """9.41c – Nobody is done while there is something worth doing."""
    found = [activity_weight(state, seat, action) for action in actions]
    if max(found) >= WORTH_DOING:
        for index in range(len(actions)):
            if actions[index] is DONE:
                found[index] = NEVER
    return found


def activity_weight(state: State, seat: int, action: Action) -> float:
    """9.41c – All that brings anything, in its order; D&R only for a crew that needs it."""
    pirate = state.pirate(state.active)
    port = pirate.place - FIRST_PORT
    if isinstance(action, FenceHolds):
        return fence_weight(state, action, port)
    if isinstance(action, AskForLetter):
        return 20.0
    if isinstance(action, RansomHostage):
        return 12.0
    if action is REFIT:
        return 2.0 * damage_of(state, pirate)
    if action is BUY_HAVEN:
        return SELDOM + (0.3 + 0.15 * pirate.notoriety) * haven_chance(pirate.net_worth)
    if action is REVEL:
        return 2.0 if state.port_of(pirate.place).nation == NONE and pirate.loyalty <= 5 else SELDOM
    return 0.1 if action is DONE else 1.0


def fence_weight(state: State, action: FenceHolds, port: int) -> float:
    """9.43a – Everything; for half the price only when time is short."""
    pirate = state.pirate(action.pirate)
    for hold in range(len(pirate.holds)):
        if pirate.holds[hold] and not (action.holds >> hold) & 1:
            return NEVER
    if status(state, pirate, port) == NEUTRAL:
        return 1.0 + 8.0 / max(1.0, turns_left(state))
    return 15.0


# ---- dice -----------------------------------------------------------------------------------------------------------


def reroll_weight(state: State) -> float:
    """12.0a – Never what suffices, never what dice cannot reach; the rest by what hangs on it."""
    step = state.stack[-1]
    assert isinstance(step, Rolls)
    total, dice = step.totals[step.turn], step.counts[step.turn]
    needed = step.needed(state)
    if step.what == R_MUTINY:
        return NEVER if total <= needed or needed < 1 else 4.0
    if needed:
        if total >= needed or needed > 6 * dice:
            return NEVER
        return STAKES.get(step.what, 0.6) * (6 * dice - needed + 1) / (5.0 * dice)
    if step.what == R_BRIBE:
        return 0.6 if total >= 5 else NEVER
    return 0.4 if total <= dice else 0.05 if total <= 2 * dice else NEVER


# ---- other questions ------------------------------------------------------------------------------------------------


def answer_weight(state: State, seat: int, action: Action, name: str) -> float:
    step = state.stack[-1]
    if name in ("flee-or-fight", "fight-or-surrender"):
        return stand_weight(state, action, name)
    if name == "sighted":
        return strike_weight(state, action)
    if isinstance(step, SkullWindow):
        return skull_weight(state, step.card, action)
    if isinstance(step, TakeBooty):
        return take_weight(state, step, action)
    if isinstance(step, PayBribe):
        left = worth_retiring(state, state.pirate(step.pirate))
        return 3.0 if (action is PAY) == left else 0.5
    return small_weight(state, seat, action)


def take_weight(state: State, step: TakeBooty, action: Action) -> float:
    """8.33 – Taken, for the poorest of full Holds."""
    if action is DECLINE:
        return 0.2
    assert isinstance(action, TakeCargo)
    if action.hold == NONE:
        return 5.0
    holds = state.pirate(step.pirate).holds
    value = holds[action.hold]
    return 5.0 if value < step.value and value == min(holds) else SELDOM


def small_weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, DeployTo):
        return 0.5 + hunting_ground(state, NONE, action.place)
    if isinstance(action, SailTo):
        return 0.1 + hunting_ground(state, action.pirate, action.place)
    if isinstance(action, ChooseZone | SailKC):
        return 0.5 + hunting_ground(state, NONE, action.zone)
    if isinstance(action, GiveFromHold | JettisonHold):
        pirate = state.pirate(state.active) if isinstance(action, JettisonHold) else None
        return 1.0 if pirate is None else 100.0 / (50.0 + pirate.holds[action.hold])
    if isinstance(action, DraftPirate | NameCaptain):
        return traits(state, action)
    return plain_weight(state, seat, action)


def traits(state: State, action: OfPirate) -> float:
    """5.2a – A better captain."""
    card = state.card(action.pirate)
    return (0.3 * (card.initiative + card.ability + card.leadership) + 0.15 * (card.cruelty + card.cunning)) ** 2


def plain_weight(state: State, seat: int, action: Action) -> float:
    if action is PAY or action is SOBER:
        return 4.0
    if action is TORTURE:
        return 2.0
    if action is REVEL:
        return 4.0 if state.active != NONE and state.pirate(state.active).loyalty <= 2 else 0.3
    if isinstance(action, RepairShip):
        return 2.0 if (action.track == 1) == (state.pirate(action.pirate).speed >= 0) else 1.0
    if isinstance(action, DiscardCard):
        return 1.0 / keeping(state, action.card)
    if isinstance(action, RigShip):
        return 1.5 if action.ship == SCHOONER else 1.0
    return 1.0 + (0.5 if isinstance(action, FitShips) and action.plan else 0.0)
