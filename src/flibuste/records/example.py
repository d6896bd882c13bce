"""Worked examples as data: a position, scripted chance, actions, and what must hold. See `docs/examples.md`."""

from typing import Any

from flibuste.engine.chance import Fast, Script, ScriptError
from flibuste.engine.domain import BASIC, BadWord, Word, check_keys, did_you_mean, seat_number
from flibuste.engine.game import BadOption, Data, Game
from flibuste.engine.journal import Event
from flibuste.engine.refusal import NotAnAction, Refusal
from flibuste.engine.state import State
from flibuste.records.compare import Tidy, as_list, differences, tidy_by
from flibuste.records.position import BadPosition, read_position

_SINGLE = {"title", "note", "given", "chance", "do", "expect", "then", "strict"}
_KEYS = {"game", "clauses", "clause", "components", "case", *_SINGLE}
_LATER = {"title", "note", "do", "expect"}
_START = {"start", "game", "players", "options"}
_OFFERS = {"may", "may_not", "may_only"}
_END = {"asked", "over", "winners", "scores", "reason"}
_SPECIAL = {"journal", "never", "refused", "sees", *_OFFERS, *_END}


class BadExample(BadWord):
    """An example file that cannot be run; the message says what is wrong with it."""


class Run:
    """One example, carried out: the state it led to, and everything that differed from what was expected."""

    def __init__(self, game: Game, example: Data) -> None:
        self.game = game
        self.tidy: Tidy = tidy_by([domain for domain in game.domains.values() if isinstance(domain, Word)])
        self.wrong: list[str] = []
        self.script = script_of(game, example)
        self.state = given_state(game, table_of(example, "given"), self.script)
        self.expect: Data = {}

    def carry_out(self, part: Data) -> None:
        """Play the actions of a part of the example, then compare."""
        self.expect = dict(table_of(part, "expect"))
        if self.play(as_list(part.get("do", []))):
            self.check()

    def play(self, lines: list[Any]) -> bool:
        """Carry out the actions, one after another; returns whether they went as written."""
        for number, line in enumerate(lines, start=1):
            seat, text, refused = read_line(line, self.state)
            if refused is None and number == len(lines) and "refused" in self.expect:
                refused = str(self.expect["refused"])
            if not self.step(seat, text, refused):
                return False
        if not lines and "refused" in self.expect:
            raise BadExample("expect.refused is about the last line of 'do', and there is none")
        return True

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

    def check(self) -> None:
        """Compare everything that is expected with what is."""
        expect = {key: value for key, value in self.expect.items() if key not in _SPECIAL}
        actual = self.game.position_data(self.state) | self.game.everything(self.state)
        actual["step"] = self.state.stack[-1].NAME if self.state.stack else "none"
        self.wrong += self.differ(expect, actual)
        self.check_end()
        self.check_offers()
        self.check_journal()
        for reader, seen in table_of(self.expect, "sees").items():
            seat = -1 if reader in ("spectator", "spectators") else BASIC["seat"].read(reader)
            view = self.game.view(self.state, seat)
            self.wrong += [f"seen by {reader}: {text}" for text in self.differ(seen, view)]

    def differ(self, expected: Data, actual: Data) -> list[str]:
        return differences(expected, actual, tidy=self.tidy)

    def finish(self) -> None:
        """Everything written for chance must have been used."""
        for label, left in self.script.left().items():
            domain = self.game.domain(self.game.labels[label])
            words = ", ".join(str(domain.write(value)) for value in left)
            self.wrong.append(f"chance: '{label}' was never asked for what is left: {words}")

    def check_end(self) -> None:
        outcome = self.state.outcome
        found: Data = {"asked": [seat + 1 for seat in self.state.deciders()], "over": outcome is not None}
        if outcome is not None:
            found["winners"] = [seat + 1 for seat in outcome.winners]
            found["reason"] = outcome.reason
        wanted = {key: self.expect[key] for key in _END - {"scores"} if key in self.expect}
        for key in ("winners", "reason"):
            if key in wanted and outcome is None:
                self.wrong.append(f"{key}: expected {wanted.pop(key)!r}, and the game is not over")
        self.wrong += self.differ(wanted, found)
        scores = None if outcome is None else list(outcome.scores)
        if "scores" in self.expect and as_list(self.expect["scores"]) != scores:
            self.wrong.append(f"scores: expected {self.expect['scores']}, there is {scores or 'no end of the game'}")

    def check_offers(self) -> None:
        for line in as_list(self.expect.get("may", [])):
            seat, text, refusal, _ = self.asked_about(line)
            if refusal is not None:
                self.wrong.append(f"seat {seat + 1} should be allowed '{text}', refused by {told(refusal)}")
        for line in as_list(self.expect.get("may_not", [])):
            seat, text, refusal, clause = self.asked_about(line)
            if refusal is None:
                self.wrong.append(f"seat {seat + 1} should not be allowed '{text}'")
            elif clause is not None and not fits(clause, refusal):
                self.wrong.append(f"'{text}' should be refused{by(clause)}, and is by {told(refusal)}")
        if "may_only" in self.expect:
            self.check_only(as_list(self.expect["may_only"]))

    def asked_about(self, line: Any) -> tuple[int, str, Refusal | None, str | None]:
        seat, text, clause = read_line(line, self.state)
        return seat, text, self.state.refusal(seat, self.game.parse(text, self.state)), clause

    def check_only(self, lines: list[Any]) -> None:
        """Exactly these are offered, in any order."""
        offered = {(seat, str(action)) for seat in self.state.deciders() for action in self.state.options(seat)}
        wanted = set()
        for line in lines:
            seat, text, _ = read_line(line, self.state)
            wanted.add((seat, str(self.game.parse(text, self.state))))
        for seat, text in sorted(wanted - offered):
            self.wrong.append(f"seat {seat + 1} should be allowed '{text}', and is not")
        for seat, text in sorted(offered - wanted):
            self.wrong.append(f"seat {seat + 1} should not be allowed '{text}', and is")

    def check_journal(self) -> None:
        """The events expected must have happened in this order, whatever happened between them."""
        assert self.state.journal is not None
        events = self.state.journal.events
        index = 0
        for line in as_list(self.expect.get("journal", [])):
            while index < len(events) and not self.is_event(line, events[index]):
                index += 1
            if index == len(events):
                happened = ", ".join(event.kind.name for event in events)
                self.wrong.append(f"journal: there is no (further) event '{line}'; there were: {happened}")
                return
            index += 1
        for line in as_list(self.expect.get("never", [])):
            if any(self.is_event(line, event) for event in events):
                self.wrong.append(f"journal: '{line}' should not have happened")

    def is_event(self, line: Any, event: Event) -> bool:
        """Whether the event is the one described; its values are read as the words they are."""
        wanted = read_event(line)
        known = self.game.describe(event, event.seat)
        if wanted.get("event") != event.kind.name:
            return False
        domains = {name.partition(":")[0]: name.rpartition(":")[2] for name in event.kind.values}
        for key, value in wanted.items():
            if key not in known:
                raise BadExample(f"the event '{event.kind.name}' has no {key!r}; it has: {', '.join(known)}")
            if key in domains:
                wanted[key] = reworded(self.game, domains[key], value)
        return not self.differ(wanted, known)


def reworded(game: Game, domain: str, value: Any) -> Any:
    """A value in the spelling of its domain, if it belongs to it."""
    try:
        return game.domain(domain).write(game.domain(domain).read(value))
    except BadWord:
        return value


def by(refused: str) -> str:
    return "" if refused in ("", "any") else f" by {refused}"


def told(refusal: Refusal) -> str:
    return f"{refusal.clause} ({refusal.reason})"


def fits(refused: str, refusal: Refusal) -> bool:
    """`2.1.5`, `kind-not-required`, both, or nothing in particular."""
    words = refused.replace("(", " ").replace(")", " ").replace(",", " ").replace(":", " ").split()
    return all(word in ("any", "by", "clause", refusal.clause, refusal.reason) for word in words)


def run_example(example: Data, game: Game) -> list[tuple[str, list[str]]]:
    """Run an example file: for each of its cases its title and what differed (nothing: it holds)."""
    check_keys(example, _KEYS, "an example")
    if example.get("game", game.name) != game.name:
        raise BadExample(f"this is an example of {example['game']!r}, not of {game.name!r}")
    if "components" in example:
        game = type(game)(changed_pieces(game.components, table_of(example, "components")))
    found = []
    for number, case in enumerate(cases_of(example), start=1):
        title = str(case.get("title") or f"case {number}")
        found.append((title, run_case(case, game)))
    return found


def table_of(data: Data, key: str) -> Data:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadExample(f"{key!r} is a table, not {found!r}")
    return found


def changed_pieces(printed: Data, change: Data) -> Data:
    """`ship.B4.strength = 14` changes one piece of a list, by its id; tables are merged key by key."""
    found: Data = {}
    for key, value in change.items():
        old = printed.get(key)
        if isinstance(old, list) and isinstance(value, dict):
            known = [str(entry.get("id")) for entry in old]
            for name in value:
                if name not in known:
                    raise BadExample(f"components: there is no {key} {name!r}; there is: {', '.join(known)}")
            found[key] = [merged(entry, value.get(str(entry.get("id")), {})) for entry in old]
        else:
            found[key] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return found


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
        run = Run(game, case)
        wrong = run.wrong
        run.carry_out(case)
        for part in as_list(case.get("then", [])):
            check_keys(part, _LATER, "a 'then'")
            if not run.wrong:
                run.carry_out(part)
        if not run.wrong:
            run.finish()
    except (BadPosition, BadOption, BadWord, NotAnAction, ScriptError) as error:
        wrong.append(str(error))
    return wrong


def given_state(game: Game, given: Data, script: Script) -> State:
    """The position an example starts from; `start = true` is a game set up by its own chance."""
    if given.get("start"):
        check_keys(given, _START, "'given' with 'start = true'")
        return game.start(int(given.get("players", game.seats.start)), given.get("options", {}), script, journal=True)
    return read_position(game, {key: value for key, value in given.items() if key != "start"}, script, journal=True)


def script_of(game: Game, example: Data) -> Script:
    """Chance in the words of the game: `boarding = [3, 4]`, or lines such as "boarding 3 4"."""
    written: dict[str, list[int]] = {}
    for label, values in chance_lines(example.get("chance", {})):
        if label not in game.labels:
            hint = did_you_mean(label, game.labels)
            raise BadExample(f"chance: {label!r} is not drawn in {game.name}{hint}; it has: {', '.join(game.labels)}")
        domain = game.domain(game.labels[label])
        written.setdefault(label, []).extend(domain.read(value) for value in values)
    return Script(written, None if example.get("strict") else Fast("example"))


def chance_lines(data: Any) -> list[tuple[str, list[Any]]]:
    if isinstance(data, dict):
        return [(label, values_of(values)) for label, values in data.items()]
    lines = []
    for line in as_list(data):
        label, _, values = str(line).replace(":", " ").strip().partition(" ")
        lines.append((label, values_of(values)))
    return lines


def values_of(data: Any) -> list[Any]:
    """A list, or a text with commas or spaces between."""
    if not isinstance(data, str):
        return as_list(data)
    return [part.strip() for part in data.split(",")] if "," in data else data.split()


def read_line(line: Any, state: State) -> tuple[int, str, str | None]:
    """`2: counter beans`, `counter beans` (whoever is asked), `2: place rum Y1 -> refused 2.1.5`, or a table."""
    if isinstance(line, dict):
        check_keys(line, ("seat", "action", "refused"), "a line of 'do'")
        if "action" not in line:
            raise BadExample(f"a line of 'do' needs an action: {line!r}")
        seat = seat_in(str(line["seat"]), state) if "seat" in line else asked(state)
        return seat, str(line["action"]), None if "refused" not in line else str(line["refused"])
    text, arrow, outcome = str(line).replace("→", "->").partition("->")
    refused = outcome.strip().removeprefix("refused").strip() if arrow else None
    name, colon, action = text.partition(":")
    if colon:
        return seat_in(name, state), action.strip(), refused
    return asked(state), text.strip(), refused


def seat_in(name: str, state: State) -> int:
    """A seat of this table."""
    number = seat_number(name.lower().removeprefix("seat").strip())
    if not 1 <= number <= state.seats:
        raise BadExample(f"{name.strip()!r} is no seat: there are seats 1 to {state.seats}")
    return number - 1


def asked(state: State) -> int:
    deciders = state.deciders()
    return deciders[0] if deciders else 0


def read_event(line: Any) -> Data:
    """`captured seat=2 ship=B4 cards=rum,beans`, or a table."""
    if isinstance(line, dict):
        return dict(line)
    name, *rest = str(line).replace(", ", ",").split()
    found: Data = {"event": name.rstrip(":")}
    for part in rest:
        key, equals, value = part.partition("=")
        if not equals:
            raise BadExample(f"journal: {part!r} in {str(line)!r} is not of the form name=value")
        found[key] = value
    return found
