"""Write a whole game as text."""

import re
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import tomli_w

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.state import State
from flibuste.records.position import write_position
from tests.proofs.play import REGISTERED, Setting, changes, usual_numbers

FOLDER = Path(__file__).parent
SEEDS = range(1, 100)
MORE_SEEDS = range(100, 1000)
OPTIONS_EVERY = 25
DIGEST_EVERY = 10
TOO_SHORT = 100


def settings() -> list[Setting]:
    """Each usual number of players; each option, where it makes a difference.

    Games are short where a game has options for that.
    """
    found = [Setting(game, seats, game.brief) for game in REGISTERED for seats in usual_numbers(game)]
    for game in REGISTERED:
        found += [with_option(game, change) for option in game.options for change in changes(option)]
    return list({repr(setting): setting for setting in found}.values())


def with_option(game: Game, change: Data) -> Setting:
    """The option with the number of players that is written, else with the fewest for whom it makes a difference.

    It is not tried alone: some options are for two only.
    """
    possible = [Setting(game, seats, game.brief | change) for seats in game.seats if seats > 1]
    written = [setting for setting in possible if is_usual(setting) or file_of(setting).exists()]
    return written[0] if written else differing(possible)[0]


def is_usual(setting: Setting) -> bool:
    return setting.options == setting.game.brief


def differing(possible: list[Setting]) -> tuple[Setting, int]:
    """The first setting and seed in which an option makes a difference; an option that never does is an error."""
    for seeds in (SEEDS, MORE_SEEDS):
        for setting in possible:
            for seed in seeds:
                if makes_a_difference(setting, seed):
                    return setting, seed
    raise LookupError(f"no seed shows what the options of {possible[0]} do")


def makes_a_difference(setting: Setting, seed: int) -> bool:
    """Whether the game is another than without the option."""
    return played(setting, seed) != played(Setting(setting.game, setting.seats, setting.game.brief), seed)


def file_of(setting: Setting) -> Path:
    name = repr(setting).partition("-")[2]
    return FOLDER / setting.game.name / f"{name}.txt"


def seed_of(setting: Setting) -> int:
    """The seed that is written in the file, so that a change of the rules changes little else."""
    path = file_of(setting)
    first = path.read_text(encoding="utf-8").partition("\n")[0] if path.exists() else ""
    found = re.search(r"seed (\d+)$", first)
    return int(found[1]) if found else new_seed(setting)


def new_seed(setting: Setting) -> int:
    """A short game, but not too short; with an option, the first in which it makes a difference."""
    if is_usual(setting):
        return min(SEEDS[:20], key=lambda seed: (played(setting, seed)[0] < TOO_SHORT, played(setting, seed)[0]))
    return differing([setting])[1]


def played(setting: Setting, seed: int) -> tuple[int, str]:
    """How many decisions the game has, and a digest of who decided what and of what happened."""
    return _played(setting.game.name, setting.seats, tuple(setting.options.items()), seed)


@cache
def _played(name: str, seats: int, options: tuple[tuple[str, Any], ...], seed: int) -> tuple[int, str]:
    game = next(game for game in REGISTERED if game.name == name)
    state, dice = Setting(game, seats, dict(options)).start(seed, journal=True), dice_of(seed)
    number, shown = 0, sha256()
    while not state.is_over():
        number += 1
        seat = state.deciders()[0]
        action = state.stack[-1].pick(state, seat, dice)
        shown.update(f"{seat} {action.notation}\n".encode())
        state.make(seat, action)
    assert state.journal is not None
    for event in state.journal.events:
        shown.update(f"{event.kind.name} {event.seat} {event.values}\n".encode())
    shown.update(game.digest(state).encode())
    return number, shown.hexdigest()


def dice_of(seed: int) -> Fast:
    return Fast(f"playthrough {seed}")


def playthrough(setting: Setting) -> str:
    return "\n".join(lines(setting)) + "\n"


def lines(setting: Setting) -> Iterator[str]:
    game, seed = setting.game, seed_of(setting)
    state, dice = setting.start(seed, journal=True), dice_of(seed)
    yield f"# {game.title}, {setting.seats} players, options: {setting.options or 'none'}, seed {seed}"
    yield f"# Rules version {game.rules_version}. Written by `python -m tests.playthroughs --write`."
    yield ""
    yield tomli_w.dumps(write_position(game, state, game.settle_options(setting.options))).rstrip()
    yield ""
    told = 0
    yield from events(game, state, told)
    number = 0
    while not state.is_over():
        number += 1
        told = count(state)
        yield from decision(game, state, number, dice)
        yield from events(game, state, told)
        if number % DIGEST_EVERY == 0:
            yield f"  digest {game.digest(state)}"
    yield from ending(game, state)


def decision(game: Game, state: State, number: int, dice: Fast) -> Iterator[str]:
    step, seat = state.stack[-1], state.deciders()[0]
    options = state.options(seat)
    action = step.pick(state, seat, dice)
    yield f"{number}. seat {seat + 1}, {step.NAME}: {action.notation}  (1 of {len(options)})"
    if number % OPTIONS_EVERY == 0:
        yield f"  of: {', '.join(notations(options))}"
    state.act(seat, action)


def notations(options: list[Action]) -> list[str]:
    return [f"{option.notation} [{option.clause}]" for option in options]


def count(state: State) -> int:
    assert state.journal is not None
    return len(state.journal.events)


def events(game: Game, state: State, told: int) -> Iterator[str]:
    """What everybody was told since."""
    assert state.journal is not None
    for event in state.journal.events[told:]:
        yield "  " + event_text(game.describe(event, -1))


def event_text(told: Data) -> str:
    words = [f"{name}={plain(value)}" for name, value in told.items() if name not in ("event", "clause", "hidden")]
    return " ".join([told["clause"], told["event"], *words])


def plain(value: Any) -> str:
    return ",".join(str(entry) for entry in value) if isinstance(value, list) else str(value)


def ending(game: Game, state: State) -> Iterator[str]:
    outcome = state.outcome
    assert outcome is not None
    yield ""
    yield f"Over: {outcome.reason}. Scores {outcome.scores}, won by {[seat + 1 for seat in outcome.winners]}."
    yield f"Digest {game.digest(state)}"


def difference(old: str, new: str, most: int = 40) -> str:
    """The first lines that differ."""
    found = list(unified_diff(old.splitlines(), new.splitlines(), "as written", "as played now", n=2, lineterm=""))
    more = [f"… and {len(found) - most} lines more"] if len(found) > most else []
    return "\n".join([*found[:most], *more])
