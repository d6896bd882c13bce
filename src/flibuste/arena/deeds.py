"""The choices of a puzzle: actions that come to the same are one choice, and what leaves the others open is none."""

import re
from dataclasses import dataclass

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Game
from flibuste.engine.mind import MANY_LOOKS, foretell, play_on
from flibuste.engine.state import State

MEMBERS = 4  # actions that stand for all that come to the same
SOON = 12  # choices after which a question is asked again, if it is
A_TURN = 60  # choices
_WITH_OBJECT = 3  # words of an end that names what the piece comes to
_MEASURE = re.compile(r"(?<![\w.])-?\d+\.?\d*$")  # a number, not the name of a piece
NEVER = 1 << 30  # a turn that no game comes to


@dataclass(frozen=True)
class Deed:
    """What a choice comes to, the most usual of the actions that do, and the one to show: it aims straight at it."""

    end: str
    actions: tuple[Action, ...]
    shown: Action

    @property
    def action(self) -> Action:
        return self.actions[0]

    @property
    def is_vague(self) -> bool:
        """Whether it cannot be told: how far or in which direction, or a course that leads to nothing by name."""
        if self.end == self.action.notation:
            return is_measured(self.action)
        return len(self.end.split()) < _WITH_OBJECT

    def in_game(self, number: int) -> Action:
        """Every game is played with another of them, so that none is judged by a lucky course."""
        return self.actions[number % len(self.actions)]


def is_measured(action: Action) -> bool:
    """Whether it says how far or in which direction: its neighbours are as good."""
    return any(_MEASURE.search(word) for _, word in action.words)


def deeds_of(game: Game, state: State, seat: int) -> list[Deed]:
    """All that a seat may choose, by what it comes to."""
    mind = game.mind
    found: dict[str, list[Action]] = {}
    for action in mind.deeds(state, seat):
        found.setdefault(mind.comes_to(state, seat, action).notation, []).append(action)
    return [Deed(end, tuple(most_usual(game, state, seat, actions)), actions[0]) for end, actions in found.items()]


def most_usual(game: Game, state: State, seat: int, actions: list[Action]) -> list[Action]:
    if len(actions) == 1:
        return actions
    weights = dict(zip(actions, game.mind.weigh(state, seat, actions), strict=True))
    return sorted(actions, key=lambda action: -weights[action])[:MEMBERS]


def leaves_open(game: Game, world: State, seat: int, choice: Deed, other: Deed) -> bool:
    """Whether a choice can still be made after another one: then they are no alternatives."""
    asked = type(world.stack[-1])
    world.make(seat, other.action)
    for _ in range(SOON):
        if not world.stack or world.stack[-1].player != seat:
            return False
        if type(world.stack[-1]) is asked:
            return any(world.refusal(seat, action) is None for action in choice.actions)
        world.make(seat, game.mind.usual(world, seat, world.options(seat)))
    return False


def is_habit(game: Game, world: State, seat: int, choice: Deed) -> bool:
    """Whether somebody who never looks ahead does the same, now or later in his turn."""
    mind, turn = game.mind, game.mind.turn(world)
    for _ in range(A_TURN):
        if not world.stack or mind.turn(world) != turn:
            return False
        step = world.stack[-1]
        asked = world.deciders()[0]
        action = mind.usual(world, asked, mind.answers(world, step, asked, MANY_LOOKS))
        if asked == seat and mind.comes_to(world, seat, action).notation == choice.end:
            return True
        world.make(asked, action)
    return False


def play_by_habit(game: Game, world: State, dice: Chance | None) -> None:
    """To the end, everybody doing what is usual: as the dice say, or always what is most usual."""
    if dice is not None:
        foretell(world, dice, game.longest, game.mind)
    for _ in range(game.longest):
        if not world.stack:
            return
        play_on(world, game.mind, NEVER)
