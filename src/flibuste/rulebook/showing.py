"""A worked example as something to look at: the table before, and after every step what was done, said and rolled."""

from dataclasses import dataclass, replace
from typing import Any

from flibuste.engine.game import Data, Game
from flibuste.engine.refusal import Refusal
from flibuste.records.compare import as_list
from flibuste.records.example import Run, game_of_case
from flibuste.records.lines import read_line, table_of, written_chance
from flibuste.words import Words

MOST_REFUSED = 3  # of the actions that an example only says are refused


@dataclass(frozen=True)
class Frame:
    """The table after a step: what was tried, by which seat (from 1), why not, and what happened.

    `position` is what a table needs to go on from here, and `asked` the seat that is then asked (from 1).
    """

    picture: str
    by: int = 0
    done: str = ""
    refused: str = ""
    clause: str = ""
    said: tuple[tuple[str, str], ...] = ()  # sentence and clause
    position: Data | None = None
    asked: int = 0


class Show:
    """An example being shown to one seat, in a language: to whoever acts first."""

    def __init__(self, game: Game, case: Data, language: str) -> None:
        self.game = game_of_case(game, case)
        self.case = case
        self.run = Run(self.game, case)
        self.seat = self.first_seat()
        self.words = Words(self.game, language, (), self.seat + 1)
        self.told = len(self.events())
        self.frames: list[Frame] = []

    def first_seat(self) -> int:
        lines = as_list(self.case.get("do", []))
        if lines:
            return read_line(lines[0], self.run.state)[0]
        return next(iter(self.run.state.deciders()), 0)

    def carried_out(self) -> list[Frame]:
        """The table before anything is done, then after every step."""
        self.add(Frame(self.picture()))
        self.play(self.case)
        for part in as_list(self.case.get("then", [])):
            self.run.script.write(written_chance(self.game, part))
            self.play(part)
        return self.frames

    def play(self, part: Data) -> None:
        expect = part.get("expect", {})
        lines = as_list(part.get("do", []))
        for number, line in enumerate(lines, start=1):
            self.step(line, number == len(lines) and "refused" in expect)
        for line in as_list(expect.get("may_not", []))[:MOST_REFUSED]:
            self.refuse(*read_line(line, self.run.state)[:2])

    def step(self, line: Any, must_fail: bool) -> None:
        """One line of the example; questions with one answer that come before it are answered."""
        run = self.run
        seat, text, refused = read_line(line, run.state)
        while refused is None and not must_fail and not run.is_allowed(seat, text) and run.give_only_answer():
            seat, text, refused = read_line(line, run.state)
        if refused is not None or must_fail:
            self.refuse(seat, text)
            return
        action = self.game.parse(text, run.state)
        done = self.said(seat, text)
        run.state.act(seat, action)
        self.add(Frame(self.picture(), seat + 1, done, said=self.news()))

    def refuse(self, seat: int, text: str) -> None:
        refusal = self.run.state.refusal(seat, self.game.parse(text, self.run.state))
        if refusal is not None:
            self.add(Frame(self.picture(), seat + 1, self.said(seat, text), self.reason(refusal), refusal.clause))

    def said(self, seat: int, text: str) -> str:
        self.words.piece_names = self.game.piece_names(self.run.state, self.seat, self.words.say)
        return self.words.action(self.game.parse(text, self.run.state))

    def reason(self, refusal: Refusal) -> str:
        return self.words.refusal(refusal)

    def picture(self) -> str:
        self.words.piece_names = self.game.piece_names(self.run.state, self.seat, self.words.say)
        return str(self.game.picture(self.game.view(self.run.state, self.seat), self.words.say))

    def events(self) -> list[Any]:
        journal = self.run.state.journal
        return [] if journal is None else list(journal.told(0))

    def news(self) -> tuple[tuple[str, str], ...]:
        """What happened since the last step, with its clauses."""
        new, self.told = self.events()[self.told :], len(self.events())
        events = [self.game.describe(event, self.seat) for event in new]
        return tuple((self.words.event(event), str(event["clause"])) for event in events)

    def add(self, frame: Frame) -> None:
        self.frames.append(replace(frame, position=self.position(), asked=next(iter(self.asked()), -1) + 1))

    def position(self) -> Data | None:
        """Where a table could go on; not with pieces of the example's own, nor when the game is over."""
        if "components" in self.case or not self.asked():
            return None
        options = table_of(self.case, "given").get("options", {})
        return {"options": options, **self.game.position_data(self.run.state)}

    def asked(self) -> list[int]:
        return self.run.state.deciders()


def frames_of(game: Game, case: Data, language: str) -> list[Frame]:
    """All that an example shows."""
    return Show(game, case, language).carried_out()
