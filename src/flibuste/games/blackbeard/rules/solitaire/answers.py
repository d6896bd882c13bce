"""19.17 – How the System Player answers the questions that its Pirates' Actions raise."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.rules.crew import ability, combat, leadership
from flibuste.games.blackbeard.rules.sea.stow import TakeBooty
from flibuste.games.blackbeard.table.actions import (
    DECLINE,
    FIGHT,
    FLEE,
    PAY,
    REFIT,
    REVEL,
    STRIKE,
    SURRENDER,
    TORTURE,
)
from flibuste.games.blackbeard.table.constants import R_MUTINY
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage
from flibuste.games.blackbeard.table.state import State, TableStep

# 19.13b – A sighted Warship attacks; 19.19a – D&R always; 18.41Db – he bribes only where he can pay any price.
ALWAYS: Final[dict[str, Action]] = {"sighted": STRIKE, "celebrate": REVEL, "hostage-fate": TORTURE, "pay-bribe": PAY}


def decide(state: State, step: TableStep) -> Action:
    """19.13b, 19.19a – Attack, revel and torture always; the rest by the odds, else what is offered first."""
    if step.NAME in ALWAYS:
        return ALWAYS[step.NAME]
    if step.NAME == "flee-or-fight":
        return FIGHT if outguns_warship(state) else FLEE
    if step.NAME == "fight-or-surrender":
        return FIGHT if outguns_kc(state) else SURRENDER
    options = step.options(state)
    if step.NAME == "activity":
        return next_activity(options)
    return take_or_leave(state, step, options) if isinstance(step, TakeBooty) else options[0]


def outguns_warship(state: State) -> bool:
    """6.46 – He stands and fights if he would win on equal dice."""
    number = state.active
    kind = state.warship[state.pirate(number).place]
    return combat(state, number) + ability(state, number) > state.pieces.warships[kind].combat


def outguns_kc(state: State) -> bool:
    """10.34 – Ties are his."""
    number = state.active
    kc = state.players[state.kc_acted].kc
    return combat(state, number) + ability(state, number) >= state.pieces.kc(kc).combat


def next_activity(options: list[Action]) -> Action:
    """9.41c, 19.19a – Letter, ransom, fence everything, refit; then always revel. He buys no Safe Haven."""
    for kind in (AskForLetter, RansomHostage, FenceHolds):
        for action in options:
            if isinstance(action, kind):
                return action
    return REFIT if REFIT in options else REVEL


def take_or_leave(state: State, step: TakeBooty, options: list[Action]) -> Action:
    """8.33b, 19.17a – The cargo is taken, unless every Hold is worth more: the poorest makes room for it."""
    if options[0] is not DECLINE:
        return options[0]
    holds = state.pirate(step.pirate).holds
    poorest = min(holds)
    return options[1 + holds.index(poorest)] if poorest < step.value else DECLINE


def wants_reroll(state: State, what: int, counts: list[int], totals: list[int], turn: int, number: int) -> bool:
    """12.0a – Cunning is spent on a Mutiny that would succeed and on dice that show two or less on average."""
    if what == R_MUTINY:
        return totals[turn] > leadership(state, number)
    return totals[turn] <= 2 * counts[turn]
