"""Worked examples as data: a position, scripted chance, actions, and what must hold. See `docs/examples.md`."""

from typing import Any

from flibuste.engine.chance import Script, ScriptError
from flibuste.engine.domain import BadWord, check_keys
from flibuste.engine.game import Data, Game
from flibuste.engine.only_answer import only_reaction
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import NotAnAction
from flibuste.engine.state import State
from flibuste.records.compare import as_list
from flibuste.records.expect import Comparison, by, fits, told
from flibuste.records.lines import BadExample, read_line, script_of, table_of, written_chance
from flibuste.records.position import BadPosition, read_position

_SINGLE = {"title", "note", "given", "chance", "do", "expect", "then", "strict", "components"}
_KEYS = {"game", "clauses", "clause", "case", *_SINGLE}
_LATER = {"title", "note", "chance", "do", "expect"}
_START = {"start", "game", "players", "options"}


class Run:
    """One example being carried out: its state, and in `wrong` everything that differs from what it expects."""

    def __init__(self, game: Game, example: Data) -> None:
        self.game = game
        self.wrong: list[str] = []
        self.script = script_of(game, example)
        self.state = given_state(game, table_of(example, "given"), self.script)
        self.expect: Data = {}

    def carry_out(self, part: Data) -> None:
        """Play the actions of a part of the example, then compare."""
        self.expect = dict(table_of(part, "expect"))
        if self.play(as_list(part.get("do", []))):
            comparison = Comparison(self.game, self.state, self.expect)
            comparison.check()
            self.wrong += comparison.wrong

    def play(self, lines: list[Any]) -> bool:
        """Carry out the actions, one after another; returns whether they went as written."""
        for number, line in enumerate(lines, start=1):
            seat, text, refused = read_line(line, self.state)
            if refused is None and number == len(lines) and "refused" in self.expect:
                refused = str(self.expect["refused"])
            while refused is None and not self.is_allowed(seat, text) and self.give_only_answer():
                seat, text, refused = read_line(line, self.state)
            if not self.step(seat, text, refused):
                return False
        if not lines and "refused" in self.expect:
            raise BadExample("expect.refused is about the last line of 'do', and there is none")
        return True

    def is_allowed(self, seat: int, text: str) -> bool:
        return self.state.refusal(seat, self.game.parse(text, self.state)) is None

    def give_only_answer(self) -> bool:
        """Answer a reaction that has but one answer; whether there was one."""
        found = only_reaction(self.state)
        if found is not None:
            self.state.act(*found)
        return found is not None

    def step(self, seat: int, text: str, refused: str | None) -> bool:
        """One action; returns whether it makes sense to go on."""
        action = self.game.parse(text, self.state)
        refusal = self.state.refusal(seat, action)
        if refusal is None and refused is not None:
            self.wrong.append(f"'{text}' of seat {seat + 1} should be refused{by(refused)}, and is allowed")
            return False
        if refusal is None:
            self.state.act(seat, action)
            return True
        if refused is None:
            self.wrong.append(f"'{text}' of seat {seat + 1} is refused by {told(refusal)}{self.asks()}")
            return False
        if not fits(refused, refusal):
            self.wrong.append(f"'{text}' of seat {seat + 1} should be refused{by(refused)}, and is by {told(refusal)}")
        return True

    def asks(self) -> str:
        """What is asked now, for whoever expected something else."""
        if not self.state.stack:
            return "; the game is over"
        step = self.state.stack[-1]
        seats = ", ".join(str(seat + 1) for seat in self.state.deciders())
        return f"; now seat {seats} is asked in step '{step.NAME}'"

    def finish(self) -> None:
        """Everything written for chance must have been used."""
        for label, left in self.script.left().items():
            domain = self.game.domain(self.game.labels[label])
            words = ", ".join(str(domain.write(value)) for value in left)
            self.wrong.append(f"chance: '{label}' was never asked for what is left: {words}")


def run_example(example: Data, game: Game) -> list[tuple[str, list[str]]]:
    """Run an example file: for each of its cases its title and what differed (nothing: it holds)."""
    check_keys(example, _KEYS, "an example")
    if example.get("game", game.name) != game.name:
        raise BadExample(f"this is an example of {example['game']!r}, not of {game.name!r}")
    found = []
    for number, case in enumerate(cases_of(example), start=1):
        title = str(case.get("title") or f"case {number}")
        found.append((title, run_case(case, game)))
    return found


def game_of_case(game: Game, case: Data) -> Game:
    """The game with the pieces that the case changes."""
    if "components" not in case:
        return game
    return type(game)(table_of(case, "components"))


def cases_of(example: Data) -> list[Data]:
    """An example with `[[case]]`s is several: each takes over what it does not change."""
    shared = {key: value for key, value in example.items() if key != "case"}
    cases = as_list(example.get("case", []))
    for case in cases:
        check_keys(case, _SINGLE, "a case")
    return [merged(shared, case) for case in cases] or [shared]


def merged(base: Data, change: Data) -> Data:
    """Tables are merged key by key, everything else is replaced."""
    found = dict(base)
    for key, value in change.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = merged(found[key], value) if both else value
    return found


def run_case(case: Data, game: Game) -> list[str]:
    """What differed; an example that cannot be carried out differs in that."""
    wrong: list[str] = []
    try:
        run = Run(game_of_case(game, case), case)
        wrong = run.wrong
        run.carry_out(case)
        for part in as_list(case.get("then", [])):
            check_keys(part, _LATER, "a 'then'")
            if not run.wrong:
                run.script.write(written_chance(game, part))
                run.carry_out(part)
        if not run.wrong:
            run.finish()
    except (BadPosition, BadOption, BadWord, NotAnAction, ScriptError) as error:
        wrong.append(str(error))
    return wrong


def state_after(game: Game, example: Data, to: int | None) -> State:
    """The position of the first case of an example after its first `to` actions, by default after all of them."""
    case = cases_of(example)[0]
    run = Run(game_of_case(game, case), case)
    parts = [case, *as_list(case.get("then", []))]
    left = sum(len(as_list(part.get("do", []))) for part in parts) if to is None else to
    for number, part in enumerate(parts):
        if number:
            run.script.write(written_chance(game, part))
        written = as_list(part.get("do", []))
        lines = written[:left]
        left -= len(lines)
        run.expect = table_of(part, "expect") if lines and lines == written else {}
        if not run.play(lines):
            raise BadExample(run.wrong[-1])
    return run.state


def given_state(game: Game, given: Data, script: Script) -> State:
    """The position an example starts from; `start = true` is a game set up by its own chance."""
    if given.get("start"):
        check_keys(given, _START, "'given' with 'start = true'")
        seats = int(given.get("players", game.seats.start))
        state: State = game.start(seats, given.get("options", {}), script, journal=True)
        return state
    return read_position(game, {key: value for key, value in given.items() if key != "start"}, script, journal=True)
