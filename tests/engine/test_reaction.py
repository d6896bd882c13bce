"""Reactions: who is asked, how often, and when it is over."""

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.reaction import AskInOrder, AskInRounds, Reactions
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State

PASS = Action("pass", "1")
FIRE = Action("fire", "1")


class InOrder(AskInOrder[State]):
    """The others from seat 2 on; whoever fires has everybody asked again. Seat 3 can never react."""

    def __init__(self, again: bool) -> None:
        super().__init__()
        self.again = again
        self.heard: list[str] = []

    def places(self, state: State) -> int:
        return state.seats - 1

    def whom(self, state: State) -> int:
        return NOBODY if self.asked == 2 else self.asked

    def options(self, state: State) -> list[Action]:
        return [PASS, FIRE]

    def react(self, state: State, seat: int, action: Action) -> None:
        self.heard.append(f"{seat + 1} {action}")
        if action is FIRE and self.again:
            self.asked = 0


class InRounds(AskInRounds[State]):
    """All in turn, until all have passed in a row. Seat 3 can never react."""

    def places(self, state: State) -> int:
        return state.seats

    def whom(self, state: State) -> int:
        return NOBODY if self.turn == 2 else self.turn

    def react(self, state: State, seat: int, action: Action) -> None:
        self.passes = 0 if action is FIRE else self.passes + 1


def table(step: Reactions[State]) -> State:
    state = State(4, Fast(1))
    state.stack.append(step)
    state.run()
    return state


def asked(state: State, *answers: Action) -> list[int]:
    """Who is asked, in turn, if these are the answers; then everybody passes."""
    found: list[int] = []
    given = list(answers)
    while state.stack:
        found += [seat + 1 for seat in state.deciders()]
        state.make(found[-1] - 1, given.pop(0) if given else PASS)
    return found


def test_each_is_asked_once_in_order() -> None:
    step = InOrder(again=False)
    assert asked(table(step), FIRE) == [2, 4]
    assert step.heard == ["2 fire", "4 pass"]


def test_or_all_again_after_each_reaction() -> None:
    assert asked(table(InOrder(again=True)), PASS, FIRE) == [2, 4, 2, 4]


def test_rounds_go_on_until_all_have_passed_in_a_row() -> None:
    assert asked(table(InRounds())) == [1, 2, 4]
    assert asked(table(InRounds()), PASS, FIRE, PASS) == [1, 2, 4, 1, 2]


def test_between_two_answers_nobody_is_asked() -> None:
    step = InOrder(again=False)
    state = table(step)
    assert step.REACTION and step.player == 1
    step.answer(state, 1, PASS)
    assert step.player == NOBODY
    state.run()
    assert step.player == 3


def test_a_reaction_says_what_it_lacks() -> None:
    bare: Reactions[State] = Reactions()
    state = State(2, Fast(1))
    for call in (bare.advance, bare.whom):
        with pytest.raises(NotImplementedError):
            call(state)
    with pytest.raises(NotImplementedError):
        bare.react(state, 0, PASS)
