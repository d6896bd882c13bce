"""One decision, judged: what each choice was worth to whoever made it, and how likely everybody was to win.

Choices are judged by what their maker could know: a good choice stays good when the dice fall badly, or when a card
lay hidden. How likely everybody is to win is told with all cards open. What the two do not explain is luck: dice,
draws, and what nobody could see.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from flibuste.bots._advice import reasons
from flibuste.bots._thinker import Level, levels_of
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.hindsight import OpenMind, SearchAfter
from flibuste.engine.only_answer import only_answer
from flibuste.engine.perspective import Perspective
from flibuste.engine.reason import Reason
from flibuste.engine.search import Search
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step

Values = list[float]
COMPARED = 3  # choices that are looked at one by one, and the one that was made


@dataclass(frozen=True)
class Weighed:
    """A choice, and how likely each seat is to win after it, as far as its maker can tell."""

    action: str
    values: Values

    def data(self) -> Data:
        return {"action": self.action, "values": rounded(self.values)}


@dataclass(frozen=True)
class Judged:
    """A decision: how likely each seat was to win with open cards, and what the choices were worth; best first.

    `made` is the choice that was made, `favourite` the one that the judge would have made. `together`: it was one of
    several secret choices, and others are still to come. `reasons`: why the preferred choice is better, where it is.
    """

    move: int
    seat: int
    question: str
    made: Weighed
    favourite: Weighed
    choices: list[Weighed]
    chances: Values
    together: bool
    reasons: list[Reason] = field(default_factory=list)

    @property
    def preferred(self) -> Weighed:
        """The judge's favourite; the choice that was made, where it turned out as good."""
        best = self.favourite
        return best if best.values[self.seat] > self.made.values[self.seat] else self.made

    def cost(self) -> Values:
        """What the choice changed for each seat, against the preferred one; nothing where they are the same."""
        best = self.preferred
        return [mine - other for mine, other in zip(self.made.values, best.values, strict=True)]


class Judge:
    """Looks at decisions as far as a level of bots sees. The same seed gives the same judgement."""

    def __init__(self, game: Game, level: str, seed: str = "analysis") -> None:
        self.game = game
        self.level: Level = levels_of(game.folder)[level]
        self.settings = Settings(**self.level.settings)
        self.open = OpenMind(game.mind)
        self.seed = seed

    def judge(self, move: int, state: State, seat: int, action: Action) -> Judged | None:
        """What to say about a move; None where there was nothing to choose."""
        actions = state.options(seat)
        if only_answer(state, actions) is not None or len(actions) < 2:
            return None
        plain = state.clone()
        plain.journal = None
        step: Step[Any] = plain.stack[-1]
        weighed = self.weigh(move, plain, seat, action)
        made = next(entry for entry in weighed if entry.action == action.notation)
        together = isinstance(step, Sealed) and len(plain.deciders()) > 1
        chances = self.chances(move, plain, seat)
        found = Judged(move, seat, step.NAME, made, weighed[0], by_worth(weighed, seat), chances, together)
        return found if found.preferred is made else replace(found, reasons=self.why(move, plain, found))

    def weigh(self, move: int, state: State, seat: int, action: Action) -> list[Weighed]:
        """The most promising choices, the favourite first, and the one that was made: each with the same dice."""
        root = Perspective(self.game, state, seat, self.dice(move, "root")).sample()
        wanted = self.promising(root, seat, self.dice(move, "search"), COMPARED)
        if action not in wanted:
            wanted.append(action)
        return [self.worth(move, root, seat, choice) for choice in wanted]

    def promising(self, root: State, seat: int, dice: Fast, most: int) -> list[Action]:
        """The choices that a search finds best, best first, from a sample of what the seat knows."""
        return [edge.action for edge in self.search(root, seat, dice).choices()[:most] if edge.visits]

    def search(self, root: State, seat: int, dice: Fast, times: float = 1) -> Search:
        """A look ahead, as far as the level sees, or so many times as far."""
        search = Search(self.game.mind, root, seat, dice, self.settings)
        search.run(max(1, round(self.level.iterations * times)))
        return search

    def worth(self, move: int, root: State, seat: int, action: Action) -> Weighed:
        dice = self.dice(move, "worth")
        search = SearchAfter(self.game.mind, root, seat, dice, self.settings, action)
        search.run(max(1, self.level.iterations // 2))
        return Weighed(action.notation, search.values())

    def why(self, move: int, state: State, judged: Judged) -> list[Reason]:
        """What the preferred choice brings, against the one that was made."""
        perspective = Perspective(self.game, state, judged.seat, self.dice(move, "why"))
        known = {action.notation: action for action in perspective.actions}
        better, made = (known.get(entry.action) for entry in (judged.preferred, judged.made))
        if better is None or made is None:
            return []
        return reasons(perspective, better, made, self.dice(move, "reasons"))

    def chances(self, move: int, state: State, seat: int) -> Values:
        """How likely each seat is to win, with open cards."""
        if state.outcome is not None:
            return self.game.mind.judge_all(state)
        search = Search(self.open, state, seat, self.dice(move, "open"), self.settings)
        search.run(self.level.iterations)
        return search.values()

    def dice(self, move: int, purpose: str) -> Fast:
        return Fast(f"{self.seed}/{move}/{purpose}")


def by_worth(weighed: list[Weighed], seat: int) -> list[Weighed]:
    return sorted(weighed, key=lambda entry: -entry.values[seat])


def rounded(values: Values) -> Values:
    return [round(value, 4) for value in values]
