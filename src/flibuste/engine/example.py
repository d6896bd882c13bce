"""Worked examples as data: a position, scripted chance, actions, and what must hold. See `docs/examples.md`."""

from typing import Any

from flibuste.engine.chance import Fast, Script, ScriptError
from flibuste.engine.compare import as_list, differences
from flibuste.engine.domain import BadWord
from flibuste.engine.game import BadOption, Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.position import BadPosition, position_data, read_position
from flibuste.engine.refusal import NotAnAction
from flibuste.engine.state import State

_KEYS = {"game", "title", "clauses", "clause", "note", "given", "chance", "do", "expect", "case", "strict"}
_SPECIAL = {"asked", "may", "may_not", "journal", "never", "refused", "sees", "over", "winners", "scores", "reason"}


class BadExample(ValueError):
    """An example file that cannot be run; the message says what is wrong with it."""


class Run:
    """One example, carried out: the state it led to, and everything that differed from what was expected."""

    def __init__(self, game: Game, example: Data) -> None:
        self.game = game
        self.wrong: list[str] = []
        self.refused: str | None = None
        self.script = script_of(game, example)
        self.state = given_state(game, example.get("given", {}), self.script)
        self.expect: Data = dict(example.get("expect", {}))

    def play(self, lines: list[Any]) -> None:
        """Carry out the actions, one after another."""
        for number, line in enumerate(lines):
            seat, text, refused = read_line(line, self.state)
            last = number == len(lines) - 1
            if refused is None and last and "refused" in self.expect:
                refused = str(self.expect["refused"])
            if not self.step(seat, text, refused):
                return

    def step(self, seat: int, text: str, refused: str | None) -> bool:
        """One action; returns whether it makes sense to go on."""
        action = self.game.parse(text, self.state)
        refusal = self.state.refusal(seat, action)
        if refusal is None and refused is not None:
            self.wrong.append(f"'{text}' of seat {seat + 1} should be refused by {refused}, and is allowed")
            return False
        if refusal is None:
            self.state.act(seat, action)
            return True
        self.refused = refusal.clause
        if refused is None:
            self.wrong.append(f"'{text}' of seat {seat + 1} is refused by {refusal.clause} ({refusal.reason})")
            return False
        if refused not in ("", "any", refusal.clause):
            really = f"{refusal.clause} ({refusal.reason})"
            self.wrong.append(f"'{text}' of seat {seat + 1} should be refused by {refused}, and is by {really}")
        return True

    def check(self) -> None:
        """Compare everything that is expected with what is."""
        expect = {key: value for key, value in self.expect.items() if key not in _SPECIAL}
        actual = position_data(self.game, self.state)
        if "step" in expect:
            actual["step"] = self.state.stack[-1].NAME if self.state.stack else "none"
        self.wrong += differences(expect, actual)
        self.check_end()
        self.check_offers()
        self.check_journal()
        for seat, seen in self.expect.get("sees", {}).items():
            view = self.game.view(self.state, -1 if str(seat) == "spectator" else int(seat) - 1)
            self.wrong += [f"seen by {seat}: {text}" for text in differences(seen, view)]
        for label, left in self.script.left().items():
            self.wrong.append(f"chance: '{label}' was never asked for what is left: {self.words(label, left)}")

    def words(self, label: str, values: list[int]) -> str:
        domain = self.game.domain(self.game.labels[label])
        return ", ".join(str(domain.write(value)) for value in values)

    def check_end(self) -> None:
        outcome = self.state.outcome
        found: Data = {"asked": [seat + 1 for seat in self.state.deciders()], "over": outcome is not None}
        if outcome is not None:
            found["winners"] = [seat + 1 for seat in outcome.winners]
            found["scores"] = list(outcome.scores)
            found["reason"] = outcome.reason
        wanted: Data = {key: self.expect[key] for key in ("asked", "over", "winners", "reason") if key in self.expect}
        self.wrong += differences(wanted, found)
        if "scores" in self.expect and self.expect["scores"] != found.get("scores"):
            self.wrong.append(f"scores: expected {self.expect['scores']}, there is {found.get('scores')}")

    def check_offers(self) -> None:
        for line in as_list(self.expect.get("may", [])):
            seat, text, _ = read_line(line, self.state)
            refusal = self.state.refusal(seat, self.game.parse(text, self.state))
            if refusal is not None:
                self.wrong.append(f"seat {seat + 1} should be allowed '{text}', refused by {refusal.clause}")
        for line in as_list(self.expect.get("may_not", [])):
            seat, text, clause = read_line(line, self.state)
            refusal = self.state.refusal(seat, self.game.parse(text, self.state))
            if refusal is None:
                self.wrong.append(f"seat {seat + 1} should not be allowed '{text}'")
            elif clause not in (None, "", "any", refusal.clause):
                self.wrong.append(f"'{text}' should be refused by {clause}, and is by {refusal.clause}")

    def check_journal(self) -> None:
        """The events expected must have happened in this order, whatever happened between them."""
        assert self.state.journal is not None
        told = [self.game.describe(event, event.seat) for event in self.state.journal.events]
        index = 0
        for line in as_list(self.expect.get("journal", [])):
            wanted = read_event(line)
            while index < len(told) and differences(wanted, told[index]):
                index += 1
            if index == len(told):
                self.wrong.append(f"journal: there is no (further) event {line}")
                return
            index += 1
        for line in as_list(self.expect.get("never", [])):
            if any(not differences(read_event(line), event) for event in told):
                self.wrong.append(f"journal: {line} should not have happened")


def run_example(example: Data, game: Game) -> list[tuple[str, list[str]]]:
    """Run an example file: for each of its cases its title and what differed (nothing: it holds)."""
    for key in example:
        if key not in _KEYS:
            raise BadExample(f"{key!r} is not part of an example; its parts are: {', '.join(sorted(_KEYS))}")
    found = []
    for number, case in enumerate(cases_of(example), start=1):
        title = str(case.get("title") or example.get("title") or f"case {number}")
        found.append((title, run_case(case, game)))
    return found


def cases_of(example: Data) -> list[Data]:
    """An example with `[[case]]`s is several: each takes over what it does not change."""
    shared = {key: value for key, value in example.items() if key != "case"}
    cases = example.get("case", [])
    if not cases:
        return [shared]
    return [merged(shared, case) for case in cases]


def merged(base: Data, change: Data) -> Data:
    """Tables are merged key by key, everything else is replaced."""
    found = dict(base)
    for key, value in change.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = merged(found[key], value) if both else value
    return found


def run_case(case: Data, game: Game) -> list[str]:
    try:
        run = Run(game, case)
        run.play(as_list(case.get("do", [])))
        run.check()
    except (BadPosition, BadOption, BadWord, NotAnAction, ScriptError) as error:
        return [str(error)]
    return run.wrong


def given_state(game: Game, given: Data, script: Script) -> State:
    """The position an example starts from; `start = true` is a game set up by its own chance."""
    if given.get("start"):
        return game.start(int(given.get("players", game.seats.start)), given.get("options", {}), script, journal=True)
    state = read_position(game, given, script)
    state.journal = Journal()
    return state


def script_of(game: Game, example: Data) -> Script:
    """Chance in the words of the game: `boarding = [3, 4]`, or lines such as "boarding 3 4"."""
    written: dict[str, list[int]] = {}
    for label, values in chance_lines(example.get("chance", {})):
        if label not in game.labels:
            raise BadExample(f"chance: {label!r} is not drawn in {game.name}; it has: {', '.join(game.labels)}")
        domain = game.domain(game.labels[label])
        written.setdefault(label, []).extend(domain.read(value) for value in values)
    return Script(written, None if example.get("strict") else Fast("example"))


def chance_lines(data: Any) -> list[tuple[str, list[Any]]]:
    if isinstance(data, dict):
        return [(label, as_list(values)) for label, values in data.items()]
    lines = []
    for line in as_list(data):
        label, *values = str(line).replace(",", " ").replace(":", " ").split()
        lines.append((label, list(values)))
    return lines


def read_line(line: Any, state: State) -> tuple[int, str, str | None]:
    """`2: counter beans`, `counter beans` (whoever is asked), `2: place rum Y1 -> refused 2.1.5`, or a table."""
    if isinstance(line, dict):
        return int(line["seat"]) - 1 if "seat" in line else asked(state), str(line["action"]), line.get("refused")
    text, arrow, outcome = str(line).partition("->")
    refused = outcome.replace("refused", "").replace("by", "").strip() if arrow else None
    seat, colon, action = text.partition(":")
    number = seat.lower().removeprefix("seat").strip()
    if colon and number.isdigit():
        return int(number) - 1, action.strip(), refused
    return asked(state), text.strip(), refused


def asked(state: State) -> int:
    deciders = state.deciders()
    return deciders[0] if deciders else 0


def read_event(line: Any) -> Data:
    """`captured seat=2 ship=B4`, or a table."""
    if isinstance(line, dict):
        return line
    name, *rest = str(line).split()
    found: Data = {"event": name}
    for part in rest:
        key, _, value = part.partition("=")
        found[key] = value
    return found
