"""Positions as plain data: our FEN. Any position of any game can be written down, short, and read back."""

from copy import deepcopy
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast, Script, ScriptError
from flibuste.engine.domain import BASIC, BadWord
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.record import make_record
from flibuste.engine.state import Outcome, State
from flibuste.engine.step import Sealed, Step

_HEAD = ("game", "rules_version", "players", "options", "stack", "step", "outcome")


class BadPosition(ValueError):
    """A position that cannot be read; the message says where and what would be right."""


def write_position(game: Game, state: State, options: Data) -> Data:
    """The position, leaving out whatever reads back the same when it is left out."""
    full = {"game": game.name, "options": changed_options(game, options), **game.position_data(state)}
    wanted = game.digest(state)
    short = deepcopy(full)
    for table, key in _removable(short):
        value = table.pop(key)
        if not _reads_as(game, short, wanted):
            table[key] = value
    return {key: value for key, value in short.items() if key != "options" or value}


def changed_options(game: Game, options: Data) -> Data:
    """The options that differ from their defaults."""
    return {option.name: options[option.name] for option in game.options if options[option.name] != option.default}


def _removable(data: Data) -> list[tuple[Data, str]]:
    """The keys that may be left out, innermost first."""
    found: list[tuple[Data, str]] = []
    for key, value in list(data.items()):
        if key in ("game", "players", "options"):
            continue
        if isinstance(value, dict):
            found += _removable(value)
        found.append((data, key))
    return found


def _reads_as(game: Game, data: Data, wanted: str) -> bool:
    """Whether reading this gives that position, whatever the dice: one that has to be rolled for is not the same."""
    try:
        return game.digest(read_position(game, data, Script({}))) == wanted
    except (ValueError, ScriptError):
        return False


def read_position(game: Game, data: Data, chance: Chance | None = None, journal: bool = False) -> State:
    """The state that a position describes. What is left out is as the game's page says, mostly as at the start."""
    if data.get("game", game.name) != game.name:
        raise BadPosition(f"this is a position of {data['game']!r}, not of {game.name!r}")
    seats = data.get("players", game.seats.start)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadPosition(f"players: {seats!r} is not a number")
    game.check_seats(seats)
    options = game.settle_options(data.get("options", {}))
    state: State = game.blank(seats, options, chance or Fast(0))
    if journal:
        state.journal = Journal()
    try:
        game.read({key: value for key, value in data.items() if key not in _HEAD}, state)
        _read_stack(game, data, state)
    except (BadWord, KeyError, TypeError, AttributeError) as error:
        raise BadPosition(f"this position cannot be read: {error}") from error
    return state


def check_faults(game: Game, state: State) -> None:
    """Refuse a table that no game can come to."""
    faults = game.faults(state)
    if faults:
        raise BadPosition("this position is impossible: " + "; ".join(faults))


def _read_stack(game: Game, data: Data, state: State) -> None:
    if "outcome" in data:
        _read_outcome(data["outcome"], state)
        check_faults(game, state)
    elif "stack" in data:
        state.stack = [read_step(game, entry) for entry in data["stack"]]
        check_faults(game, state)
    else:
        game.default_stack(_with_steps(game, data), state)
        check_faults(game, state)
        state.run()


def _with_steps(game: Game, data: Data) -> Data:
    """The data with its `step` tidied: a name, or a list of steps where they are spelt out."""
    if "step" not in data:
        return data
    step = data["step"]
    if isinstance(step, str):
        return {**data, "step": step.strip().lower()}
    return {**data, "step": [read_step(game, entry) for entry in (step if isinstance(step, list) else [step])]}


def _read_outcome(data: Data, state: State) -> None:
    winners = BASIC["seats"].read(data["winners"])
    if len(data["scores"]) != state.seats or any(not 0 <= seat < state.seats for seat in winners):
        raise BadPosition(f"the outcome does not fit {state.seats} players")
    state.outcome = Outcome([int(score) for score in data["scores"]], winners, str(data.get("reason", "")))


def read_step(game: Game, data: Any) -> Step[Any]:
    """A step from plain data: its name and its fields, which are the arguments of its class."""
    by_name = {step.NAME: step for step in game.steps}
    entry: Data = data if isinstance(data, dict) else {"step": data}
    name = str(entry.get("step", "")).strip().lower()
    if name not in by_name:
        raise BadPosition(f"{name!r} is no step of {game.name}; its steps are: {', '.join(sorted(by_name))}")
    kind = by_name[name]
    fields = {word: value for word, value in entry.items() if word not in ("step", "seats", "slots")}
    seats = {"seats": BASIC["seats"].read(entry["seats"])} if issubclass(kind, Sealed) else {}
    step = make_record(kind, fields, game.domains, f"the step {name!r}", **seats)
    if isinstance(step, Sealed):
        step.slots = [_slot(game, text) for text in entry.get("slots", [""] * len(step.seats))]
    return step


def _slot(game: Game, text: str) -> Action | None:
    return game.parse(text) if text else None
