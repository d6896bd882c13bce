"""How fast the rules are: decisions a second in random play, the time of a copy, and iterations of a search a second.

Times are processor times, here and for other engines, so that other programs on the machine disturb less.
"""

import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from flibuste import __version__
from flibuste.bots._thinker import PILOT, levels_of
from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import imagine
from flibuste.engine.playout import playout
from flibuste.engine.registry import load_game
from flibuste.engine.search import Search
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from flibuste.rulebook.trace import repository

ROUNDS = 3
COPIES = 200
BATCH = 256
ENVIRONMENTS = {"interpreted": ".venv", "compiled": ".venv-compiled"}


@dataclass(frozen=True)
class Speed:
    """The measurements of one game."""

    game: str
    players: int
    build: str
    decisions_per_s: float
    clone_us: float
    iterations_per_s: float
    batched_per_s: float | None


def this_build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def measure(name: str, players: int, seconds: float) -> Speed:
    """The best of several rounds, since other programs can only make a round slower."""
    game = load_game(name)
    game.check_seats(players)
    rates = [decision_rate(game, players, seconds / ROUNDS, turn) for turn in range(ROUNDS)]
    searches = max(search_rate(game, players, seconds / ROUNDS) for _ in range(ROUNDS))
    copy = round(clone_cost(game, players), 3)
    batched = batch_rate(name, players, seconds)
    return Speed(name, players, this_build(), round(max(rates), 1), copy, round(searches, 1), batched)


def decision_rate(game: Game, players: int, seconds: float, turn: int) -> float:
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.start(players, {}, Fast(f"{turn}/{games}"))
        decisions += playout(state, Fast(f"{turn}/{games}/choices"), game.longest)
        games += 1
    return decisions / (time.process_time() - began)


def clone_cost(game: Game, players: int) -> float:
    """How many microseconds a copy takes in the middle of a game."""
    state = game.start(players, {}, Fast("copy"))
    choices = Fast("copy/choices")
    for _ in range(60):
        if not state.is_over():
            seat = state.deciders()[0]
            options = state.options(seat)
            state.act(seat, options[choices.below(len(options), "choice")])
    best = float("inf")
    for _ in range(50):
        began = time.process_time()
        for _ in range(COPIES):
            state.clone()
        best = min(best, (time.process_time() - began) / COPIES)
    return best * 1e6


def search_rate(game: Game, players: int, seconds: float) -> float:
    """Iterations a second, with the settings of the pilot, at questions all through a game."""
    level = levels_of(game.folder)[PILOT]
    iterations = number = 0
    spent = 0.0
    while spent < seconds:
        state = question_in(game, players, number)
        seat = state.deciders()[0]
        root = imagine(game, state, seat, Fast(number))
        began = time.process_time()
        search = Search(game.mind, root, seat, Fast(number), Settings(**level.settings))
        search.run(level.iterations)
        spent += time.process_time() - began
        iterations += search.iterations
        number += 1
    return iterations / spent


def batch_rate(name: str, players: int, seconds: float) -> float | None:
    """Steps a second of many games at once, observations and masks included; None where NumPy is not installed.

    Choosing among the legal actions is not counted.
    """
    if find_spec("numpy") is None:
        return None
    from flibuste.research.vector import Games

    numpy: Any = import_module("numpy")
    dice = numpy.random.default_rng(1)
    games = Games(name, players, BATCH)
    games.reset(1)
    spent = steps = 0.0
    while spent < seconds:
        actions = games.random_actions(dice)
        began = time.process_time()
        games.step(actions)
        spent += time.process_time() - began
        steps += BATCH
    return round(steps / spent, 1)


def question_in(game: Game, players: int, number: int) -> State:
    """A question with a real choice, somewhere in a game that is played by habit."""
    state: State = game.start(players, {}, Fast(f"search/{number}"))
    dice = Fast(f"search/{number}/choices")
    left = 20 + 37 * number % 150
    found = state
    while state.stack and left:
        seat = state.deciders()[0]
        options = state.options(seat)
        if len(options) > 1:
            left -= 1
            found = state.clone()
        state.make(seat, game.mind.pick(state, seat, options, dice))
    return found


# ---- both builds --------------------------------------------------------------------------------------------------


def measure_all(names: list[str], players: int | None, seconds: float) -> tuple[list[Data], list[str]]:
    """Measure the games in this build and, where there is one, in the other. Notes say what was not measured."""
    results = [asdict(measure(name, players or usual(name), seconds)) for name in names]
    found, notes = elsewhere(names, players, seconds)
    return sorted(results + found, key=lambda entry: (entry["game"], entry["build"])), notes


def usual(name: str) -> int:
    seats = load_game(name).seats
    return 3 if 3 in seats else seats.start


def elsewhere(names: list[str], players: int | None, seconds: float) -> tuple[list[Data], list[str]]:
    """Measure the other build, with the Python of its environment."""
    other = "interpreted" if is_compiled() else "compiled"
    root = repository()
    python = None if root is None else root / ENVIRONMENTS[other] / "bin/python"
    if python is None or not python.exists():
        return [], [f"the {other} build is not here: `make bench` in a checkout measures both"]
    command = [str(python), "-m", "flibuste", "bench", *names, "--seconds", str(seconds), "--json", "--this-build"]
    command += [] if players is None else ["--players", str(players)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=clean, cwd=python.parent)
    if done.returncode:
        return [], [f"the {other} build could not be measured: {last_line(done.stderr)}"]
    found: list[Data] = json.loads(done.stdout)["results"]
    wrong = [entry for entry in found if entry["build"] != other]
    return found, [f"{python} runs the {this_build()} build"] if wrong else []


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason was given"])[-1]


# ---- where it was measured ----------------------------------------------------------------------------------------


def surroundings() -> Data:
    """The versions and the machine, without which a measurement means nothing."""
    return {
        "flibuste": __version__,
        "commit": commit(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.platform(terse=True),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "executable": Path(sys.executable).name,
    }


def commit() -> str | None:
    root = repository()
    if root is None:
        return None
    head = git(root, "rev-parse", "--short", "HEAD")
    return head and head + (" with changes" if git(root, "status", "--porcelain") else "")


def git(root: Path, *words: str) -> str | None:
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
