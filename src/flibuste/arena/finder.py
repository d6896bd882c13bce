"""Finds puzzles in matches between bots: positions in which one choice is clearly the best, and not the obvious one.

A pilot glances at every decision. Where his favourite is not what a weak player chooses, he looks whether it leads
the next best by far and the game is still open; then at all choices, longer and with other dice: what is still best is
kept. Where looking ahead is not to be trusted, games that are played to the end by bots judge instead
(`played_finder.py`).
"""

from collections import deque
from dataclasses import dataclass, field

from flibuste.analysis.moments import Judge, Weighed, by_worth
from flibuste.arena.deeds import SOON, is_measured
from flibuste.arena.simulate import BotChooser
from flibuste.bots import Bot, make_bot
from flibuste.bots._advice import convincing_reasons
from flibuste.bots._thinker import PILOT
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.only_answer import only_answer
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import Chooser
from flibuste.engine.reason import Reason
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.engine.tree import Edge
from flibuste.lessons.puzzle import Puzzle
from flibuste.records.position import write_position

MARGIN = 0.08
AMONG_MORE = 0.065  # the same with three players or more: chances are smaller, and so are leads
OPEN = (0.12, 0.92)  # what the best choice may promise: else the game is lost or won already
FEWEST, MOST = 3, 60  # choices
LOOKED_AT = 5
LONGER = 3
GLANCE = 0.25  # the part of a pilot's thought that tells whether a decision deserves more


@dataclass(frozen=True)
class Hunt:
    """Where to look: matches of a game between bots of one level.

    `margin` is how far the best choice has to lead; `played` how many games to the end judge a choice, none if it is 0;
    `last` how many decisions before the end of a match are looked at, all of them if it is 0; `tries` how often a weak
    player tries: what he finds every time is no puzzle.
    """

    game: str
    players: int
    matches: int = 40
    wanted: int = 30
    bot: str = "mate"
    judge: str = PILOT
    seed: str = "puzzles"
    options: Data = field(default_factory=dict)
    margin: float | None = None
    played: int = 0
    last: int = 0
    tries: int = 1

    def least(self) -> float:
        usual = MARGIN if self.players < 3 else AMONG_MORE
        return usual if self.margin is None else self.margin


@dataclass(frozen=True)
class Found:
    """A puzzle, how far its best choice leads, and what kind of choice that is, where questions take many kinds."""

    puzzle: Puzzle
    lead: float
    deed: str = ""

    @property
    def kind(self) -> tuple[str, str]:
        return (self.puzzle.question, self.deed)


class Finder(Chooser):
    """Lets others choose, and looks at every decision for a puzzle."""

    def __init__(self, chooser: Chooser, game: Game, hunt: Hunt, number: int) -> None:
        self.chooser = chooser
        self.game = game
        self.hunt = hunt
        self.judge = Judge(game, hunt.judge, f"{hunt.seed}/{number}")
        self.weak = make_bot("deckhand", Fast(f"{hunt.seed}/{number}/weak"))
        self.margin = hunt.least()
        self.moves = 0
        self.found: list[Found] = []
        self.kept: deque[tuple[int, State, int]] = deque(maxlen=hunt.last or None)
        self.chosen: dict[int, Action] = {}

    def choose(self, state: State, seat: int) -> Action:
        self.moves += 1
        self.kept.append((self.moves, state.clone(), seat))
        self.chosen[self.moves] = self.chooser.choose(state, seat)
        return self.chosen[self.moves]

    def look_back(self) -> None:
        """Look at the decisions of a match that is over: all of them, or the last."""
        for moves, state, seat in self.kept:
            self.moves = moves
            self.note(state, seat)

    def note(self, state: State, seat: int) -> None:
        puzzle = self.look(state, seat)
        if puzzle is not None:
            self.found.append(puzzle)

    def look(self, state: State, seat: int) -> Found | None:
        """A puzzle at this decision, or None."""
        actions = state.options(seat)
        if not is_a_choice(state, actions) or not self.is_promising(state, seat):
            return None
        weighed = self.weigh(state, seat)
        if self.is_usual(state, seat, weighed[0].action) or not self.is_clear(weighed, seat, self.margin):
            return None
        again = self.weigh_all(state, seat, actions)
        if again[0].action != weighed[0].action or not self.is_clear(again, seat, 0.8 * self.margin):
            return None
        return Found(self.puzzle(state, seat, again), lead(again, seat))

    def is_promising(self, state: State, seat: int) -> bool:
        """Whether a glance finds something else than the usual, in a game that may be open."""
        edge = self.glance(state, seat)
        low, high = OPEN
        if not low / 2 < edge.value(seat) < (1 + high) / 2:
            return False
        best = edge.action.notation
        if self.is_usual(state, seat, best) or (state.stack[-1].OPEN and is_measured(edge.action)):
            return False
        return not self.is_put_off(state, seat, edge.action)

    def is_put_off(self, state: State, seat: int, best: Action) -> bool:
        """Whether the best choice can still be made after another one: then they are no alternatives."""
        others = [action for action in state.options(seat) if action != best]
        return any(best in self.next_options(state, seat, action) for action in others)

    def next_options(self, state: State, seat: int, action: Action) -> list[Action]:
        """The options when the same question is asked again after a choice; none where it is not."""
        dice = self.judge.dice(self.moves, "put off")
        world = self.sample(state, seat, dice)
        world.chance = dice
        asked = type(world.stack[-1])
        world.make(seat, action)
        for _ in range(SOON):
            if not world.stack or world.stack[-1].player != seat:
                return []
            if type(world.stack[-1]) is asked:
                return world.options(seat)
            world.make(seat, self.game.mind.pick(world, seat, world.options(seat), dice))
        return []

    def weigh(self, state: State, seat: int) -> list[Weighed]:
        """The most promising choices, by what they are worth to the seat."""
        dice = self.judge.dice(self.moves, "first")
        root = self.sample(state, seat, dice)
        wanted = self.judge.promising(root, seat, dice, LOOKED_AT)
        return by_worth([self.judge.worth(self.moves, root, seat, action) for action in wanted], seat)

    def weigh_all(self, state: State, seat: int, actions: list[Action]) -> list[Weighed]:
        """All choices, as the mean of several looks with other dice: what was passed over may be as good."""
        root = self.sample(state, seat, self.judge.dice(self.moves, "again"))
        looks = [-(LONGER * self.moves + number) for number in range(LONGER)]
        found = [mean([self.judge.worth(look, root, seat, action) for look in looks]) for action in actions]
        return by_worth(found, seat)

    def glance(self, state: State, seat: int) -> Edge:
        """The pilot's choice after a short thought."""
        dice = self.judge.dice(self.moves, "glance")
        return self.judge.search(self.sample(state, seat, dice), seat, dice, GLANCE).choices()[0]

    def sample(self, state: State, seat: int, dice: Fast) -> State:
        return Perspective(self.game, state, seat, dice).sample()

    def is_clear(self, weighed: list[Weighed], seat: int, margin: float) -> bool:
        low, high = OPEN
        return len(weighed) > 1 and low < weighed[0].values[seat] < high and lead(weighed, seat) >= margin

    def is_usual(self, state: State, seat: int, best: str) -> bool:
        """Whether somebody who hardly thinks chooses the same, every time he is asked."""
        dice = self.judge.dice(self.moves, "weak")
        return all(
            self.weak.choose(Perspective(self.game, state, seat, dice)).notation == best for _ in range(self.hunt.tries)
        )

    def iterations(self) -> int:
        """How often the judge has looked at each choice."""
        return self.judge.level.iterations // 2 * LONGER

    def puzzle(self, state: State, seat: int, weighed: list[Weighed]) -> Puzzle:
        return Puzzle(
            self.game.name,
            seat + 1,
            state.stack[-1].NAME,
            write_position(self.game, state, self.game.settle_options(self.hunt.options)),
            [(entry.action, entry.values[seat]) for entry in weighed[:LOOKED_AT]],
            self.hunt.judge,
            self.iterations(),
            self.game.rules_version,
            self.why(state, seat, *[entry.action for entry in weighed[:2]]),
        )

    def why(self, state: State, seat: int, best: str, second: str) -> list[Reason]:
        """What the best choice brings, against the next best."""
        perspective = Perspective(self.game, state, seat, self.judge.dice(self.moves, "why"))
        one, other = (self.game.parse(text, state) for text in (best, second))
        return convincing_reasons(perspective, one, other, self.judge.dice(self.moves, "reasons"))


def is_a_choice(state: State, actions: list[Action]) -> bool:
    """Whether there is something to find out. What is best in secret depends on what others expect."""
    is_open = FEWEST <= len(actions) <= MOST and only_answer(state, actions) is None
    return is_open and not isinstance(state.stack[-1], Sealed)


def mean(looks: list[Weighed]) -> Weighed:
    """What several looks at a choice say together."""
    return Weighed(
        looks[0].action, [sum(values) / len(looks) for values in zip(*[each.values for each in looks], strict=True)]
    )


def lead(weighed: list[Weighed], seat: int) -> float:
    """How far the best choice is ahead of the next."""
    return weighed[0].values[seat] - weighed[1].values[seat]


def bots_for(game: Game, hunt: Hunt, seed: str) -> BotChooser:
    bots: list[Bot] = [make_bot(hunt.bot, Fast(f"{seed}/bot {seat}")) for seat in range(hunt.players)]
    return BotChooser(game, bots, Fast(f"{seed}/samples"))
