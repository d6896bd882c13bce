"""A learner's way through a lesson: the step he is at, the table of that moment, and what comes of his answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast, Script
from flibuste.engine.game import Data, Game
from flibuste.engine.only_answer import only_reaction
from flibuste.engine.refusal import NotAnAction, Refusal
from flibuste.lessons.building import Building, edit_text
from flibuste.lessons.lesson import BadLesson, Lesson, Step, Texts
from flibuste.records.example import given_state
from flibuste.records.expect import Comparison
from flibuste.records.lines import read_line, written_chance
from flibuste.records.match import Match
from flibuste.words import Words

NEXT = "next"  # what the learner "does" where there is nothing to do but to read
Act = Callable[[int, Action], None]
Laid = Callable[[Match], Act]


@dataclass
class Verdict:
    """Why an answer did not bring the lesson on: the rules refuse it, the lesson holds it back, or it is no action."""

    answer: str
    refusal: Refusal | None = None
    why: Texts | None = None
    unknown: bool = False


class Course:
    """See the module. `moves` are the learner's answers so far: whoever has them has the place in the lesson.

    `laid` is told of every table that is laid, and says how actions are carried out at it.
    """

    def __init__(self, game: Game, lesson: Lesson, laid: Laid | None = None, strict: bool = False) -> None:
        self.game = game
        self.lesson = lesson
        self.laid = laid
        self.strict = strict
        self.moves: list[str] = []
        self.at = 0
        self.begun = [0]  # how many moves there were when each step began
        self.left: list[str] = []  # what of this step's `do` is not done yet
        self.is_over = False
        self.match: Match | None = None
        self.script = Script({}, None)
        self.building = Building(game, lesson) if lesson.option else None
        self.act: Act = self.nothing
        self.enter()

    @classmethod
    def resumed(cls, game: Game, lesson: Lesson, moves: list[str], laid: Laid | None = None) -> "Course":
        """The course after these answers; those that no longer fit, and all after them, are dropped."""
        course = cls(game, lesson, laid)
        for move in moves:
            if course.is_over or course.answer(move) is not None:
                break
        return course

    # ---- where one is ---------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def state(self) -> Any:
        """The position of this moment."""
        if self.match is None:
            raise BadLesson("there is no table at this step")
        return self.match.state

    def todo(self) -> list[Action]:
        """What is still to be done in this step."""
        return self.parsed(self.left)

    def shown(self) -> str:
        """The answer that brings the lesson on."""
        if self.step.build is not None:
            return edit_text(self.step.build)
        left = self.todo()
        return left[0].notation if left else NEXT

    def back(self) -> list[str] | None:
        """The answers that lead to the beginning of this step, or to the step before; None at the very beginning."""
        if not self.moves:
            return None
        here = self.begun[self.at]
        return self.moves[: here if len(self.moves) > here else self.begun[self.at - 1]]

    # ---- what the learner does ------------------------------------------------------------------------------------

    def answer(self, text: str) -> Verdict | None:
        """Go on with an answer, or say why not."""
        if self.is_over:
            return Verdict(text, unknown=True)
        if self.step.build is not None:
            return self.build(text)
        if not self.step.do:
            return self.read_on(text)
        try:
            action = self.game.parse(text, self.state)
        except NotAnAction:
            return Verdict(text, unknown=True)
        return self.judge(action)

    def judge(self, action: Action) -> Verdict | None:
        """An action of the learner: carried out, refused by the rules, or held back."""
        refusal = self.state.refusal(self.lesson.seat, action)
        meant = action if refusal is not None else self.meant(action)
        if meant is None and self.begins_it(action):
            self.begin_it(action)
            return None
        if refusal is not None or meant is None:
            foreseen = self.is_expected_wrong(action) or (self.lesson.puzzle and refusal is None)
            return Verdict(action.notation, refusal, self.step.why_not if foreseen else None)
        self.tick_off(meant)
        self.act(self.lesson.seat, meant)
        self.moves.append(meant.notation)
        if not self.left:
            self.turn_page()
        return None

    def tick_off(self, action: Action) -> None:
        """One thing less to do; what will do as well does all of it."""
        done = [line for line in self.left if self.parsed([line]) == [action]]
        if done:
            self.left.remove(done[0])
        else:
            self.left = []

    def meant(self, action: Action) -> Action | None:
        """The action to carry out for this one; None if the lesson cannot go on with it."""
        if action in self.todo():
            return action
        if self.step.free or self.step.near:
            return self.todo()[0] if self.will_do(action) else None
        is_as_good = action in self.parsed(self.step.also) or (self.lesson.puzzle and self.comes_to_it(action))
        return action if is_as_good else None

    # ---- the answers to a puzzle ----------------------------------------------------------------------------------

    def comes_to_it(self, action: Action) -> bool:
        """Whether an answer comes to the same as a right one, and to something else than all wrong ones."""
        right, wrong = (self.ends(self.parsed(lines)) for lines in (self.left + self.step.also, self.step.wrong))
        return self.ends([action]) <= right - wrong

    def ends(self, actions: list[Action]) -> set[Action]:
        return {self.game.mind.comes_to(self.state, self.lesson.seat, action) for action in actions}

    def begins_it(self, action: Action) -> bool:
        """Whether an answer to a puzzle only opens a question, and the right one can be given to that."""
        seat = self.lesson.seat
        if not self.lesson.puzzle or action in self.game.mind.deeds(self.state, seat):
            return False
        if action not in self.state.options(seat):
            return False
        further = self.again()
        further.state.act(seat, action)
        return any(further.state.refusal(seat, each) is None for each in self.todo())

    def begin_it(self, action: Action) -> None:
        """The puzzle goes on: nothing of it is done yet."""
        self.act(self.lesson.seat, action)
        self.moves.append(action.notation)

    def is_expected_wrong(self, action: Action) -> bool:
        return action in self.parsed([line.partition("->")[0] for line in self.step.wrong])

    def parsed(self, lines: list[str]) -> list[Action]:
        """The actions that these lines mean; what means nothing at this table is left out."""
        found = []
        for line in lines:
            try:
                found.append(self.game.parse(line.strip(), self.state))
            except NotAnAction:
                continue
        return found

    def will_do(self, action: Action) -> bool:
        """Whether an action does what the step is about: tried out at another table like this one."""
        mine = self.again()
        mine.state.act(self.lesson.seat, action)
        if self.step.free:
            return not mine.compare(self.step.expect)
        usual = self.again()
        usual.state.act(self.lesson.seat, self.todo()[0])
        return alike(self.game.position_data(mine.state), self.game.position_data(usual.state), self.step.near)

    def again(self) -> "Course":
        """Another course at the same moment."""
        return Course.resumed(self.game, self.lesson, self.moves)

    def build(self, text: str) -> Verdict | None:
        """An edit in the builder."""
        assert self.building is not None and self.step.build is not None
        wanted = edit_text(self.step.build)
        if not f"{text.strip()} ".startswith(f"{wanted} "):  # a builder may say more, such as where to
            return Verdict(text, why=self.step.why_not or None)
        self.building.apply(self.step.build)
        self.moves.append(wanted)
        self.turn_page()
        return None

    # ---- from step to step ----------------------------------------------------------------------------------------

    def read_on(self, text: str) -> Verdict | None:
        """Where there is nothing to do, only `next` brings the lesson on."""
        if text.strip() != NEXT:
            return Verdict(text)
        self.moves.append(NEXT)
        self.turn_page()
        return None

    def turn_page(self) -> None:
        """Begin the next step, or end the lesson."""
        self.done_with(self.step)
        if self.at + 1 == len(self.lesson.steps):
            self.is_over = True
            return
        self.at += 1
        self.begun.append(len(self.moves))
        self.enter()

    def done_with(self, step: Step) -> None:
        """Called when a step is done, before the next one changes the table: for whoever watches over lessons."""

    def enter(self) -> None:
        """Lay the table if a scene begins, let the others act, and give the answers that nobody chooses."""
        self.left = list(self.step.do)
        given, chance = self.lesson.position(self.at)
        if given is not None and self.lesson.scene(self.at) == self.at:
            self.lay(given, chance)
        for line in self.step.others:
            seat, text, _ = read_line(line, self.state)
            self.give_only_answers(text, seat)
            self.act(seat, self.game.parse(text, self.state))
        if self.step.do:
            self.give_only_answers(self.step.do[0], self.lesson.seat)

    def lay(self, given: Data, chance: Data) -> None:
        """Lay the table."""
        self.script = Script(written_chance(self.game, {"chance": chance}), None if self.strict else Fast("lesson"))
        state = given_state(self.game, given, self.script)
        self.match = Match(self.game, given.get("options", {}), {"kind": "lesson"}, state)
        self.act = self.match.act if self.laid is None else self.laid(self.match)

    def give_only_answers(self, text: str, seat: int) -> None:
        """Answer reactions that have but one answer until this action is allowed."""
        while not self.is_allowed(text, seat) and (found := only_reaction(self.state)) is not None:
            self.act(*found)

    def is_allowed(self, text: str, seat: int) -> bool:
        return self.state.refusal(seat, self.game.parse(text, self.state)) is None

    def nothing(self, seat: int, action: Action) -> None:
        raise BadLesson(f"'{action.notation}' needs a table: the lesson has no 'given'")

    def compare(self, expect: Data) -> list[str]:
        """What differs from what should hold now."""
        comparison = Comparison(self.game, self.state, expect)
        comparison.check()
        return comparison.wrong


def words_for(course: Course, language: str, learner: str) -> Words:
    """The words for the learner at this moment."""
    names, seat = course.lesson.seat_names(course.state.seats, learner), course.lesson.seat
    words = Words(course.game, language, names, seat + 1)
    words.piece_names = course.game.piece_names(course.state, seat, words.say)
    return words


def alike(one: Any, other: Any, near: float) -> bool:
    """Whether two positions are the same but for numbers that differ by at most `near`."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key], near) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(alike(a, b, near) for a, b in zip(one, other, strict=True))
    if isinstance(one, float | int) and isinstance(other, float | int) and not isinstance(one, bool):
        return abs(one - other) <= near
    return bool(one == other)
