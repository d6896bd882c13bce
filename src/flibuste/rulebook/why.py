"""Why can't I? What somebody points at: the actions that would mean it, nearest to legal first, and what they lack."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter

from flibuste.engine.action import Action
from flibuste.engine.game import Game
from flibuste.engine.refusal import Condition, NotAnAction, Refusal
from flibuste.engine.state import State

TRIED = 150
Targets = Sequence[str]


class WhyNot:
    """An action that is not legal now: why it is refused, and what it asks for, met or not, where the rules list it."""

    def __init__(self, action: Action, refusal: Refusal, conditions: list[Condition]) -> None:
        self.action = action
        self.refusal = refusal
        self.conditions = conditions
        self.is_elsewhere = bool(refusal.when)

    def distance(self) -> tuple[bool, int, int, int, int]:
        """How far it is from legal.

        What this question asks for comes before what belongs to another moment; then the fewest conditions that are
        not met; then the most that are; then what lacks and names the least.
        """
        unmet = sum(not condition.met for condition in self.conditions)
        met = len(self.conditions) - unmet
        return self.is_elsewhere, unmet or 1, -met, len(self.refusal.words), len(self.action.targets())


def why_not(game: Game, state: State, seat: int, targets: Targets, most: int = 3) -> list[WhyNot]:
    """Why nothing that points at all these targets can be done; without targets: why no more than is offered.

    The answers are different sentences, the one that is nearest to legal first.
    """
    if not state.stack or seat not in state.deciders():
        return []
    offered = state.options(seat)
    verbs = {action.verb for action in offered}
    tried = nearest(state, seat, candidates(game, state, offered, targets), alone=not targets)
    found = [judged(state, seat, action, verbs) for action in tried]
    return different(sorted((each for each in found if each is not None), key=WhyNot.distance), most)


def nearest(state: State, seat: int, actions: list[Action], alone: bool) -> list[Action]:
    """Those of the actions that lack least, by their conditions; unless these are wanted alone, some others, too."""
    lacking: list[tuple[int, Action]] = []
    others: list[Action] = []
    for action in actions:
        conditions = state.conditions(seat, action)
        if conditions:
            lacking.append((sum(not condition.met for condition in conditions), action))
        else:
            others.append(action)
    lacking.sort(key=itemgetter(0))
    return [action for _, action in lacking[:TRIED]] + ([] if alone else others[:TRIED])


def different(found: list[WhyNot], most: int) -> list[WhyNot]:
    """The first of those that say the same."""
    kept: dict[tuple[str, str, str], WhyNot] = {}
    for each in found:
        kept.setdefault((each.action.verb, each.refusal.clause, each.refusal.reason), each)
    return list(kept.values())[:most]


def judged(state: State, seat: int, action: Action, verbs: Collection[str]) -> WhyNot | None:
    """Why an action is refused; None if it is legal. `verbs` are those that the question takes now."""
    refusal = state.refusal(seat, action)
    if refusal is None:
        return None
    found = WhyNot(action, refusal, state.conditions(seat, action))
    found.is_elsewhere = bool(refusal.when) or not (found.conditions or action.verb in verbs)
    return found


def candidates(game: Game, state: State, offered: list[Action], targets: Targets) -> list[Action]:
    """Actions that point at all the targets and are not offered: of the game's catalogue, and of what is offered with
    another target in it."""
    pointing = [action for action in known_actions(game) if points_at(action, targets)]
    tried = dict.fromkeys([*pointing, *reworded(game, state, offered, targets)])
    legal = set(offered)
    return [action for action in tried if action not in legal]


@lru_cache(maxsize=16)
def known_actions(game: Game) -> tuple[Action, ...]:
    return tuple(game.sample_actions())


def points_at(action: Action, targets: Targets) -> bool:
    left = list(action.targets())
    for target in targets:
        if target not in left:
            return False
        left.remove(target)
    return True


def reworded(game: Game, state: State, offered: list[Action], targets: Targets) -> Iterator[Action]:
    """What is offered with one of its words replaced by the target that it does not point at."""
    for action in offered if targets else ():
        missing = [target for target in targets if target not in action.targets()]
        if len(missing) == 1:
            yield from replaced(game, state, action, missing[0], targets)


def replaced(game: Game, state: State, action: Action, target: str, targets: Targets) -> Iterator[Action]:
    for place, (_, word) in enumerate(action.words):
        if word in action.targets() and word not in targets:
            words = [other for _, other in action.words]
            words[place] = target
            try:
                found = game.parse(" ".join([action.verb, *words]), state)
            except NotAnAction:
                continue
            if points_at(found, targets):
                yield found
