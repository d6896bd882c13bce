"""Finds puzzles by games that are played to the end: the judge where looking ahead is not to be trusted.

All choices are played to the end with equal luck, first by habit, which takes milliseconds: in every round those drop
out that win too seldom, and the rest is played more often. Where one is left that leads by far, and habit would not
have chosen it, better bots play it and its nearest rivals: they have to find the same.
"""

from dataclasses import replace

from flibuste.analysis.moments import Weighed, by_worth
from flibuste.arena.deeds import Deed, deeds_of, is_habit, leaves_open, play_by_habit
from flibuste.arena.finder import FEWEST, LOOKED_AT, OPEN, Finder, Found, Hunt, bots_for, lead
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.mind import shares_of_victory
from flibuste.engine.only_answer import only_answer
from flibuste.engine.playout import Chooser, play
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.lessons.puzzle import PLAYED, Puzzle

MOST = 24  # choices
A_FEW = 12  # games by habit that tell whether a decision deserves more
ROUNDS = ((8, 7), (24, 4), (96, 2))  # games by habit, and how many rivals of the best are left after them
STAGES = ((0.125, 0.0), (0.25, 0.3), (0.5, 0.6), (1.0, 1.0))  # of the games by better bots, and of the lead by then
HALF = 0.5  # of the lead that is wanted in the end: what has less after a round is no puzzle
HABIT = 0.67  # of the lead that is wanted in the end: what games by habit have to show
SEEMS, CLEAR = 2.0, 2.5  # standard errors: of games by habit, and by better bots

Won = dict[Deed, list[float]]


class PlayedFinder(Finder):
    """Lets others choose, and plays the choices of every decision to the end."""

    def __init__(self, chooser: Chooser, game: Game, hunt: Hunt, number: int) -> None:
        super().__init__(chooser, game, hunt, number)
        self.asked = ""
        self.ends: set[str] = set()

    def look(self, state: State, seat: int) -> Found | None:
        deeds = self.choices(state, seat)
        if not FEWEST <= len(deeds) <= MOST or self.has_seen(state, deeds):
            return None
        if not self.is_promising_deed(state, seat, deeds):
            return None
        won = self.screened(state, seat, deeds)
        return None if won is None else self.confirmed(state, seat, won)

    def choices(self, state: State, seat: int) -> list[Deed]:
        """What there is to choose from; nothing where it is asked in secret, or there is but one sensible answer."""
        step = state.stack[-1]
        if isinstance(step, Sealed) or only_answer(state, state.options(seat)) is not None:
            return []
        return deeds_of(self.game, state, seat)

    def has_seen(self, state: State, deeds: list[Deed]) -> bool:
        """Whether the question before was about all this, too: it was opened by one of its answers."""
        asked, ends = state.stack[-1].NAME, {deed.end for deed in deeds}
        if asked != self.asked and ends <= self.ends:
            return True
        self.asked, self.ends = asked, ends
        return False

    def is_promising_deed(self, state: State, seat: int, deeds: list[Deed]) -> bool:
        """Whether the bot did something in the match that habit does not, and wins more often by it."""
        picked = self.picked(state, seat, deeds)
        if picked is None or self.is_no_answer(state, seat, picked):
            return False
        gain = sum(
            self.by_habit(state, seat, picked, number) - self.by_habit(state, seat, None, number)
            for number in range(A_FEW)
        )
        return gain >= HALF * self.margin * A_FEW

    def picked(self, state: State, seat: int, deeds: list[Deed]) -> Deed | None:
        """What the bot did: where that only opened a question, what it answered then."""
        for moves in (self.moves, self.moves + 1):
            action = self.chosen.get(moves)
            end = "" if action is None else self.game.mind.comes_to(state, seat, action).notation
            for deed in deeds:
                if deed.end == end:
                    return deed
        return None

    # ---- by habit -------------------------------------------------------------------------------------------------

    def screened(self, state: State, seat: int, deeds: list[Deed]) -> Won | None:
        """The best choice and its rivals, after games by habit; None where there is no puzzle."""
        won: Won = {deed: [] for deed in deeds}
        for games, left in ROUNDS:
            for deed, shares in won.items():
                shares += [self.by_habit(state, seat, deed, number) for number in range(len(shares), games)]
            ranking = sorted(won, key=lambda deed: -sum(won[deed]))
            if not self.may_become_one(ranking, won):
                return None
            if games > ROUNDS[0][0] and self.is_no_answer(state, seat, ranking[0]):
                return None
            won = {deed: won[deed] for deed in self.with_rivals(state, seat, ranking, left)}
            if len(won) < FEWEST:
                return None
        return won if self.is_certain(won, HABIT * self.margin, SEEMS) else None

    def may_become_one(self, ranking: list[Deed], won: Won) -> bool:
        """Whether the best has some lead on the third, and the game is not lost."""
        games = len(won[ranking[0]])
        best, third = (sum(won[ranking[place]]) / games for place in (0, 2))
        return best > OPEN[0] and best - third > HALF * self.margin

    def with_rivals(self, state: State, seat: int, ranking: list[Deed], left: int) -> list[Deed]:
        """The best choice and the best of those that are alternatives to it."""
        best = ranking[0]
        found = [best]
        for deed in ranking[1:]:
            if len(found) - 1 < left and not self.is_open_after(state, seat, best, deed):
                found.append(deed)
        return found

    def is_open_after(self, state: State, seat: int, best: Deed, other: Deed) -> bool:
        return leaves_open(self.game, self.world(state, seat, "put off"), seat, best, other)

    def is_no_answer(self, state: State, seat: int, best: Deed) -> bool:
        """What cannot be told, or what everybody does who does not look ahead at all."""
        return best.is_vague or is_habit(self.game, self.world(state, seat, "usual"), seat, best)

    def by_habit(self, state: State, seat: int, deed: Deed | None, number: int) -> float:
        """A game that begins with this choice, or with what is usual.

        Every other game strays from what is most usual: a choice that needs everybody to do just that is no good.
        """
        world = self.world(state, seat, f"habit {number}")
        if deed is not None:
            world.make(seat, deed.in_game(number))
        strays = Fast(f"{self.judge.seed}/{self.moves}/strays {number}") if number % 2 else None
        play_by_habit(self.game, world, strays)
        return share(world, seat)

    # ---- by better bots -------------------------------------------------------------------------------------------

    def confirmed(self, state: State, seat: int, won: Won) -> Found | None:
        """A puzzle, if better bots find the same choice clearly the best, and habit does not."""
        best = next(iter(won))
        again: Won = {deed: [] for deed in won}
        for part, lead_by_then in STAGES:
            self.play_more(state, seat, again, round(part * self.hunt.played))
            if not self.leads(again, lead_by_then * self.margin):
                return None
        if not self.is_certain(again, self.margin, CLEAR):
            return None
        weighed = by_worth([weighed_by(state, seat, deed, again[deed]) for deed in again], seat)
        return Found(self.puzzle(state, seat, weighed), lead(weighed, seat), best.end.split()[0])

    def play_more(self, state: State, seat: int, won: Won, games: int) -> None:
        """So many games to the end after each choice; all have the same luck."""
        for deed, shares in won.items():
            shares += [self.share(state, seat, deed, number) for number in range(len(shares), games)]

    def leads(self, won: Won, margin: float) -> bool:
        """Whether the first does not only lose, and wins more often than all others, by such a margin."""
        first, *others = won.values()
        least = max(OPEN[0], margin) * len(first)
        return sum(first) > least and all(sum(first) - sum(other) >= margin * len(first) for other in others)

    def is_certain(self, won: Won, margin: float, errors: float) -> bool:
        """Whether the first is the best by far, and by more than luck explains: so many standard errors."""
        first, *others = won.values()
        return self.leads(won, margin) and all(is_certain(first, other, errors) for other in others)

    def share(self, state: State, seat: int, deed: Deed, number: int) -> float:
        world = self.world(state, seat, f"played {number}")
        world.make(seat, deed.in_game(number))
        play(world, bots_for(self.game, self.hunt, f"{self.judge.seed}/{self.moves}/{number}"), self.game.longest)
        return share(world, seat)

    def world(self, state: State, seat: int, purpose: str) -> State:
        """A world that the seat cannot tell from the real one; the same purpose has the same one and the same dice."""
        seed = f"{self.judge.seed}/{self.moves}/{purpose}"
        found = self.sample(state, seat, Fast(seed))
        found.chance = Fast(f"{seed}/dice")
        return found

    def iterations(self) -> int:
        return self.hunt.played

    def puzzle(self, state: State, seat: int, weighed: list[Weighed]) -> Puzzle:
        return replace(super().puzzle(state, seat, weighed[:LOOKED_AT]), judge=PLAYED)


def weighed_by(state: State, seat: int, deed: Deed, won: list[float]) -> Weighed:
    values = [0.0] * state.seats
    values[seat] = sum(won) / len(won)
    return Weighed(deed.shown.notation, values)


def share(world: State, seat: int) -> float:
    return shares_of_victory(world.outcome.winners if world.outcome else [], world.seats)[seat]


def is_certain(best: list[float], second: list[float], errors: float = CLEAR) -> bool:
    """Whether the difference is more than luck."""
    differences = [one - other for one, other in zip(best, second, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return mean > 0 and mean**2 >= errors**2 * spread / len(differences)
