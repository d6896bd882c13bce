"""Finds puzzles by games that are played to the end: the judge where looking ahead is not to be trusted.

A captain tells where to look: where he sees a clear lead, and habit would choose something else. There every choice is
played to the end by bots, with equal luck: a few games tell whether the choices differ; then the best ones are played
often.
"""

from dataclasses import replace

from flibuste.analysis.moments import Weighed, by_worth
from flibuste.arena.finder import OPEN, Finder, Found, bots_for, is_a_choice, is_measured, lead
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.mind import shares_of_victory
from flibuste.engine.playout import play
from flibuste.engine.state import State
from flibuste.lessons.puzzle import PLAYED, Puzzle

A_FEW = 4
AHEAD = 1.5  # so many victories, in a few games, between the best choice and the worst
PLAYED_ON = 4  # choices
CLEAR = 2.0  # standard errors


class PlayedFinder(Finder):
    """Lets others choose, and plays the choices of every decision to the end."""

    def look(self, state: State, seat: int) -> Found | None:
        actions = state.options(seat)
        if not is_a_choice(state, actions) or (state.stack[-1].OPEN and any(is_measured(each) for each in actions)):
            return None
        if not self.is_promising(state, seat) or lead(self.weigh(state, seat), seat) < self.margin:
            return None
        few = self.won_by(state, seat, actions, A_FEW)
        if max(map(sum, few.values())) - min(map(sum, few.values())) < AHEAD:
            return None
        best = sorted(actions, key=lambda action: -sum(few[action]))[:PLAYED_ON]
        return self.judged(state, seat, self.won_by(state, seat, best, self.hunt.played))

    def judged(self, state: State, seat: int, won: dict[Action, list[float]]) -> Found | None:
        """A puzzle, if the best choice is clearly the best, an alternative, and not what everybody sees."""
        ranking = sorted(won, key=lambda action: -sum(won[action]))
        best, second = ranking[:2]
        weighed = by_worth([self.weighed(state, seat, action, won[action]) for action in ranking], seat)
        if not self.is_clear(weighed, seat, self.margin) or not is_certain(won[best], won[second]):
            return None
        if self.is_put_off(state, seat, best) or self.is_usual(state, seat, best.notation):
            return None
        return Found(self.puzzle(state, seat, weighed), lead(weighed, seat))

    def is_clear(self, weighed: list[Weighed], seat: int, margin: float) -> bool:
        """A sure victory is no less a puzzle: games to the end do not take a good position for a won one."""
        return weighed[0].values[seat] > OPEN[0] and lead(weighed, seat) >= margin

    def weighed(self, state: State, seat: int, action: Action, won: list[float]) -> Weighed:
        values = [0.0] * state.seats
        values[seat] = sum(won) / len(won)
        return Weighed(action.notation, values)

    def won_by(self, state: State, seat: int, actions: list[Action], games: int) -> dict[Action, list[float]]:
        """The seat's share of the victory in so many games to the end after each choice; all have the same luck."""
        return {action: [self.share(state, seat, action, number) for number in range(games)] for action in actions}

    def share(self, state: State, seat: int, action: Action, number: int) -> float:
        seed = f"{self.judge.seed}/{self.moves}/played {number}"
        world = self.sample(state, seat, Fast(seed))
        world.chance = Fast(f"{seed}/dice")
        world.make(seat, action)
        play(world, bots_for(self.game, self.hunt, seed), self.game.longest)
        return shares_of_victory(world.outcome.winners if world.outcome else [], world.seats)[seat]

    def is_usual(self, state: State, seat: int, best: str) -> bool:
        """Whether everybody does it who does not look ahead at all."""
        actions = state.options(seat)
        weights = self.game.mind.weigh(state, seat, actions)
        return actions[weights.index(max(weights))].notation == best

    def iterations(self) -> int:
        return self.hunt.played

    def puzzle(self, state: State, seat: int, weighed: list[Weighed]) -> Puzzle:
        return replace(super().puzzle(state, seat, weighed), judge=PLAYED)


def is_certain(best: list[float], second: list[float]) -> bool:
    """Whether the difference is more than luck."""
    differences = [one - other for one, other in zip(best, second, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return mean > 0 and mean**2 >= CLEAR**2 * spread / len(differences)
