"""Finds puzzles in matches between bots: positions in which one choice is clearly the best, and not the obvious one.

A captain glances at every decision. Where his favourite is not what a weak player chooses, he looks whether it leads
the next best by far and the game is still open; then at all choices, longer and with other dice: what is still best is
kept.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from flibuste.analysis.moments import Judge, Weighed, by_worth
from flibuste.arena.simulate import BotChooser
from flibuste.bots import Bot, make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.only_answer import only_answer
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import Chooser, play
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.lessons.puzzle import Puzzle
from flibuste.records.files import write_whole
from flibuste.records.position import write_position

MARGIN = 0.08
AMONG_MORE = 0.065  # the same with three players or more: chances are smaller, and so are leads
OPEN = (0.12, 0.92)  # what the best choice may promise: else the game is lost or won already
FEWEST, MOST = 3, 60  # choices
LOOKED_AT = 5
LONGER = 3
GLANCE = 0.25  # the part of a captain's thought that tells whether a decision deserves more
OFTEN = 0.4  # of all puzzles: no kind of question may have more
A_MATCH = 2
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Hunt:
    """Where to look: matches of a game between bots of one level."""

    game: str
    players: int
    matches: int = 40
    wanted: int = 30
    bot: str = "mate"
    judge: str = "captain"
    seed: str = "puzzles"


@dataclass(frozen=True)
class Found:
    """A puzzle and how far its best choice leads."""

    puzzle: Puzzle
    lead: float


class Finder(Chooser):
    """Lets others choose, and looks at every decision for a puzzle."""

    def __init__(self, chooser: Chooser, game: Game, hunt: Hunt, number: int) -> None:
        self.chooser = chooser
        self.game = game
        self.hunt = hunt
        self.judge = Judge(game, hunt.judge, f"{hunt.seed}/{number}")
        self.weak = make_bot("deckhand", Fast(f"{hunt.seed}/{number}/weak"))
        self.margin = MARGIN if hunt.players < 3 else AMONG_MORE
        self.moves = 0
        self.found: list[Found] = []

    def choose(self, state: State, seat: int) -> Action:
        self.moves += 1
        puzzle = self.look(state, seat)
        if puzzle is not None:
            self.found.append(puzzle)
        return self.chooser.choose(state, seat)

    def look(self, state: State, seat: int) -> Found | None:
        """A puzzle at this decision, or None."""
        actions = state.options(seat)
        if not FEWEST <= len(actions) <= MOST or only_answer(state, actions) is not None:
            return None
        if isinstance(state.stack[-1], Sealed):  # what is best in secret depends on what others expect
            return None
        usual = self.weak_choice(state, seat)
        if self.glance(state, seat) == usual:
            return None
        weighed = self.weigh(state, seat)
        if weighed[0].action == usual.notation or not self.is_clear(weighed, seat, self.margin):
            return None
        again = self.weigh_all(state, seat, actions)
        if again[0].action != weighed[0].action or not self.is_clear(again, seat, 0.8 * self.margin):
            return None
        return Found(self.puzzle(state, seat, again), lead(again, seat))

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

    def glance(self, state: State, seat: int) -> Action:
        """The captain's choice after a short thought."""
        dice = self.judge.dice(self.moves, "glance")
        return self.judge.promising(self.sample(state, seat, dice), seat, dice, 1, GLANCE)[0]

    def sample(self, state: State, seat: int, dice: Fast) -> State:
        return Perspective(self.game, state, seat, dice).sample()

    def is_clear(self, weighed: list[Weighed], seat: int, margin: float) -> bool:
        low, high = OPEN
        return len(weighed) > 1 and low < weighed[0].values[seat] < high and lead(weighed, seat) >= margin

    def weak_choice(self, state: State, seat: int) -> Action:
        """What somebody chooses who hardly thinks."""
        return self.weak.choose(Perspective(self.game, state, seat, self.judge.dice(self.moves, "weak")))

    def puzzle(self, state: State, seat: int, weighed: list[Weighed]) -> Puzzle:
        return Puzzle(
            self.game.name,
            seat + 1,
            state.stack[-1].NAME,
            write_position(self.game, state, self.game.settle_options({})),
            [(entry.action, entry.values[seat]) for entry in weighed[:LOOKED_AT]],
            self.hunt.judge,
            self.judge.level.iterations // 2 * LONGER,
            self.game.rules_version,
        )


def mean(looks: list[Weighed]) -> Weighed:
    """What several looks at a choice say together."""
    return Weighed(
        looks[0].action, [sum(values) / len(looks) for values in zip(*[each.values for each in looks], strict=True)]
    )


def lead(weighed: list[Weighed], seat: int) -> float:
    """How far the best choice is ahead of the next."""
    return weighed[0].values[seat] - weighed[1].values[seat]


def hunt_in_match(game: Game, hunt: Hunt, number: int) -> list[Found]:
    """The best puzzles of one match."""
    seed = f"{hunt.seed}/{number}"
    bots: list[Bot] = [make_bot(hunt.bot, Fast(f"{seed}/bot {seat}")) for seat in range(hunt.players)]
    finder = Finder(BotChooser(game, bots, Fast(f"{seed}/samples")), game, hunt, number)
    play(game.start(hunt.players, {}, Fast(seed)), finder, game.longest)
    return sorted(finder.found, key=lambda found: -found.lead)[:A_MATCH]


def hunt_puzzles(game: Game, hunt: Hunt, progress: Progress | None = None) -> list[Puzzle]:
    """The puzzles of all matches, the clearest first; Ctrl-C ends the search early."""
    found: list[Found] = []
    try:
        for number in range(hunt.matches):
            found += hunt_in_match(game, hunt, number)
            if progress is not None:
                progress(number + 1)
    except KeyboardInterrupt:
        pass
    return list(chosen(found, hunt.wanted))


def chosen(found: list[Found], wanted: int) -> Iterator[Puzzle]:
    """The clearest, but not too many of one kind."""
    kinds: Counter[str] = Counter()
    for entry in sorted(found, key=lambda one: -one.lead):
        if kinds.total() < wanted and kinds[entry.puzzle.question] < max(1, OFTEN * wanted):
            kinds[entry.puzzle.question] += 1
            yield entry.puzzle


def keep(puzzles: list[Puzzle], folder: Path) -> None:
    """Write the puzzles into a folder, numbered."""
    for number, puzzle in enumerate(puzzles, start=1):
        text = json.dumps(puzzle.data(), ensure_ascii=False, indent=1)
        write_whole(folder / f"{number:02}.json", text + "\n")
