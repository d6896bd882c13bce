"""19.17 – How the System Player answers the questions that its Pirates' Actions raise."""

from flibuste.engine.action import Action
from flibuste.games.blackbeard.rules.crew import ability, combat, leadership
from flibuste.games.blackbeard.rules.solitaire.priorities import retirement_points
from flibuste.games.blackbeard.table.actions import (
    DECLINE,
    FIGHT,
    FLEE,
    PAY,
    REFIT,
    REFUSE,
    REVEL,
    STRIKE,
    SURRENDER,
    TORTURE,
    JettisonHold,
)
from flibuste.games.blackbeard.table.constants import R_BRIBE, R_MUTINY
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage
from flibuste.games.blackbeard.table.state import State, TableStep


def decide(state: State, step: TableStep) -> Action:
    """19.13b, 19.19a – Attack, revel and torture always; the rest by the odds, else what is offered first."""
    options = step.options(state)
    always = {"sighted": STRIKE, "celebrate": REVEL, "hostage-fate": TORTURE}
    if step.NAME in always:
        return always[step.NAME]
    if step.NAME == "flee-or-fight":
        return FIGHT if outguns_warship(state) else FLEE
    if step.NAME == "fight-or-surrender":
        return FIGHT if outguns_kc(state) else SURRENDER
    if step.NAME == "activity":
        return next_activity(options)
    if step.NAME in ("pay-bribe", "pay-for-haven"):
        return PAY if step.NAME == "pay-bribe" and worth_paying(state) else REFUSE
    return choose_hold(state, step, options)


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


def worth_paying(state: State) -> bool:
    return retirement_points(state.pirate(state.active)) >= state.pieces.rival_retirement


def next_activity(options: list[Action]) -> Action:
    """9.41c, 19.19a – Letter, ransom, fence everything, refit; then always revel. He buys no Safe Haven."""
    for kind in (AskForLetter, RansomHostage, FenceHolds):
        for action in options:
            if isinstance(action, kind):
                return action
    return REFIT if REFIT in options else REVEL


def choose_hold(state: State, step: TableStep, options: list[Action]) -> Action:
    """8.33b – The poorest Hold makes room for a better cargo; a find goes where there is room."""
    if step.NAME == "take-booty" and options[0] is DECLINE:
        return poorest(state, options)
    if step.NAME == "lose-hold":
        holds = state.pirate(state.active).holds
        best = options[0]
        for action in options:
            assert isinstance(action, JettisonHold) and isinstance(best, JettisonHold)
            if holds[action.hold] < holds[best.hold]:
                best = action
        return best
    return options[0]


def poorest(state: State, options: list[Action]) -> Action:
    """19.17a – Take the cargo unless every Hold is worth more."""
    holds = state.pirate(state.active).holds
    value = getattr(state.stack[-1], "value", 0)
    worst = 0
    for hold in range(len(holds)):
        if holds[hold] < holds[worst]:
            worst = hold
    return options[worst + 1] if holds[worst] < value else DECLINE


def wants_reroll(state: State, what: int, counts: list[int], totals: list[int], turn: int, number: int) -> bool:
    """12.0a – Cunning is spent on a Mutiny that would succeed and on dice that show two or less on average."""
    if what == R_MUTINY:
        return totals[turn] > leadership(state, number)
    if what == R_BRIBE:
        return False
    return totals[turn] <= 2 * counts[turn]
