"""How the parts of an example are written: lines of actions, lines of events, tables and scripted chance."""

from typing import Any

from flibuste.engine.chance import Fast, Script
from flibuste.engine.domain import BadWord, check_keys, did_you_mean, seat_number
from flibuste.engine.game import Data, Game
from flibuste.engine.state import State
from flibuste.records.compare import as_list


class BadExample(BadWord):
    """An example file that cannot be run; the message says what is wrong with it."""


def table_of(data: Data, key: str) -> Data:
    """A table inside a table; an empty one where there is none."""
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadExample(f"{key!r} is a table, not {found!r}")
    return found


def script_of(game: Game, example: Data) -> Script:
    """The chance of an example: what it has written down, then a fixed seed unless it is strict."""
    return Script(written_chance(game, example), None if example.get("strict") else Fast("example"))


def written_chance(game: Game, example: Data) -> dict[str, list[int]]:
    """Chance in the words of the game: `boarding = [3, 4]`, or lines such as "boarding 3 4"."""
    written: dict[str, list[int]] = {}
    for label, values in chance_lines(example.get("chance", {})):
        if label not in game.labels:
            hint = did_you_mean(label, game.labels)
            raise BadExample(f"chance: {label!r} is not drawn in {game.name}{hint}; it has: {', '.join(game.labels)}")
        domain = game.domain(game.labels[label])
        written.setdefault(label, []).extend(domain.read(value) for value in values)
    return written


def chance_lines(data: Any) -> list[tuple[str, list[Any]]]:
    """The labels of scripted chance with their values, from a table or from lines."""
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
    """The first seat that is asked; seat 0 when the game is over."""
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
