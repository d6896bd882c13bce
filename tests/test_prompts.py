"""Every question that comes up in a worked example is asked in words: no key of a piece is told to a person."""

import inspect
import re

import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.records.compare import as_list
from flibuste.records.example import Run
from flibuste.records.lines import written_chance
from flibuste.rulebook.examples import examples_of
from flibuste.words import Words

pytestmark = pytest.mark.skipif(is_compiled(), reason="it follows examples, and reads the rules, on the source")
GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")


class Questions(Run):
    """An example that reads every question before it is answered."""

    found: set[str]

    def step(self, seat: int, text: str, refused: str | None) -> bool:
        self.found |= raw_words(self.state, self.game.name)
        return super().step(seat, text, refused)

    def read_all(self, case: Data) -> set[str]:
        self.found = set()
        for number, part in enumerate([case, *as_list(case.get("then", []))]):
            if number:
                self.script.write(written_chance(self.game, part))
            self.expect = part.get("expect", {})
            self.play(as_list(part.get("do", [])))
        return self.found | raw_words(self.state, self.game.name)


def raw_words(state: State, name: str) -> set[str]:
    """The keys that the question tells as they are."""
    if not state.stack or not state.deciders():
        return set()
    step, game, found = state.stack[-1], load_game(name), set[str]()
    words = Words(game, "fr", [], state.deciders()[0] + 1)  # keys are English: in French they stand out
    words.piece_names = game.piece_names(state, state.deciders()[0], words.say)
    said = words.prompt(step.NAME, step.prompt(state), state.deciders()[0] + 1)
    for _, key in step.prompt(state):
        if re.search("[a-z]", key) and re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", said):
            found.add(f"{step.NAME}: {key}: {said}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_questions_tell_no_keys(game: str) -> None:
    cases = [case for case in examples_of(game).values() if "components" not in case]
    found: set[str] = set()
    for case in cases:
        found |= Questions(load_game(game), case).read_all(case)
    assert not found


def test_every_pirate_whom_a_question_tells_of_is_known_as_one() -> None:
    for step in load_game("blackbeard").steps:
        for name in re.findall(r'pirate_pair\([^")]+, "(\w+)"\)', inspect.getsource(step.prompt)):
            assert {**step.FIELDS, **step.SPOKEN}.get(name) == "pirate", (step.NAME, name)
