"""What an example expects: the position, the end, what is offered, what happened, and what each seat sees."""

from typing import Any

from flibuste.engine.domain import BASIC, BadWord
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Event
from flibuste.engine.refusal import Refusal
from flibuste.engine.state import State
from flibuste.records.compare import Tidy, as_list, differences
from flibuste.records.lines import BadExample, read_event, read_line, table_of

_OFFERS = {"may", "may_not", "may_only"}
_END = {"asked", "over", "winners", "scores", "reason"}
_SPECIAL = {"journal", "never", "refused", "sees", *_OFFERS, *_END}


class Comparison:
    """Compares a state with what an example expects; `wrong` lists what differs."""

    def __init__(self, game: Game, state: State, expect: Data) -> None:
        self.game = game
        self.state = state
        self.expect = expect
        self.tidy: Tidy = game.tidy_word
        self.wrong: list[str] = []

    def check(self) -> None:
        """Compare everything that is expected."""
        expect = {key: value for key, value in self.expect.items() if key not in _SPECIAL}
        actual = self.game.position_data(self.state) | self.game.everything(self.state)
        actual["step"] = self.step_now()
        self.wrong += self.differ(expect, actual)
        self.check_end()
        self.check_offers()
        self.check_journal()
        for reader, seen in table_of(self.expect, "sees").items():
            seat = -1 if reader in ("spectator", "spectators") else BASIC["seat"].read(reader)
            view = self.game.view(self.state, seat)
            self.wrong += [f"seen by {reader}: {text}" for text in self.differ(seen, view)]

    def step_now(self) -> Any:
        """What is being decided: its name or, if the example names fields, a table; or as many as it lists."""
        steps = [self.game.step_data(step) for step in self.state.stack] or [{"step": "none"}]
        wanted = self.expect.get("step")
        if isinstance(wanted, list):
            return steps[-len(wanted) :]
        return steps[-1] if isinstance(wanted, dict) else steps[-1]["step"]

    def differ(self, expected: Data, actual: Data) -> list[str]:
        """What differs between two tables, in words."""
        return differences(expected, actual, tidy=self.tidy, ordered=self.game.ordered)

    def check_end(self) -> None:
        """Compare who is asked, or how the game ended."""
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
        """Compare what the seats may and may not do."""
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
        """A line of `may` or `may_not`: its seat and action, why that is refused now, and by which clause it should."""
        seat, text, clause = read_line(line, self.state)
        return seat, text, self.state.refusal(seat, self.game.parse(text, self.state)), clause

    def check_only(self, lines: list[Any]) -> None:
        """Compare the whole offer, in any order."""
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
    """The clause or reason that should refuse an action, for a message."""
    return "" if refused in ("", "any") else f" by {refused}"


def told(refusal: Refusal) -> str:
    """The clause and reason of a refusal, for a message."""
    return f"{refusal.clause} ({refusal.reason})"


def fits(refused: str, refusal: Refusal) -> bool:
    """`2.1.5`, `kind-not-required`, both, or nothing in particular."""
    words = refused.replace("(", " ").replace(")", " ").replace(",", " ").replace(":", " ").split()
    known = ["any", "by", "clause", refusal.clause, refusal.reason, *refusal.also]
    return all(word in known for word in words)
