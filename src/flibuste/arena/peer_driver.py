"""Random play with another engine, through its Python API. `peers` runs this file in a process of its own.

Usage: peer_driver.py PEER GAME SECONDS. It counts the decisions of players, not those of chance, by processor time.
Every engine is driven as its own documentation does; what it has no function for (a copy, many games at once) is
left out, except that `deepcopy` stands in for a copy.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import version
from typing import Any

ROUNDS = 3
COPIES = 20
BATCH = 1024
MIDDLE = 20  # decisions after which a game is copied


def module(name: str) -> Any:
    return importlib.import_module(name)


class Engine:
    """A game of another engine."""

    package = ""
    aside = 0.0  # seconds that are not counted

    def play(self, most: int = 1_000_000) -> int:
        """Play a game at random, at most so many decisions of it; returns how many there were."""
        raise NotImplementedError

    def copier(self) -> Callable[[], object] | None:
        """What makes a copy of a game in progress."""
        return None

    def batch(self) -> Callable[[], int] | None:
        """What takes a decision in each of many games at once; returns how many these are."""
        return None


class Catanatron(Engine):
    """Catan with four random players."""

    package = "catanatron"

    def __init__(self, name: str) -> None:
        self.game_module = module("catanatron.game")
        self.models = module("catanatron.models.player")

    def play(self, most: int = 1_000_000) -> int:
        models = self.models
        colours = [models.Color.RED, models.Color.BLUE, models.Color.WHITE, models.Color.ORANGE]
        self.game = game = self.game_module.Game([models.RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000 and decisions < most:
            game.play_tick()
            decisions += 1
        return decisions

    def copier(self) -> Callable[[], object]:
        self.play(MIDDLE)
        found: Callable[[], object] = self.game.copy
        return found


class OpenSpiel(Engine):
    """A game of OpenSpiel, driven from Python; most are written in C++, those called python_… in Python."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        pyspiel = module("pyspiel")
        if name.startswith("python_"):
            module("open_spiel.python.games")
        if name.startswith("flibuste_"):
            module("flibuste.research.openspiel")
        self.game = pyspiel.load_game(name)

    def play(self, most: int = 1_000_000) -> int:
        self.state = state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def copier(self) -> Callable[[], object]:
        self.play(MIDDLE)
        found: Callable[[], object] = self.state.clone
        return found


class PettingZoo(Engine):
    """A classic environment of PettingZoo, one agent after the other; `flibuste cove 3` is one of ours.

    The more actions there are the longer it takes to choose one, which is no matter of the environment: all choices are
    made once more, and the time of both is left out.
    """

    package = "pettingzoo"

    def __init__(self, name: str) -> None:
        package, *words = name.split()
        if words:
            self.env = module(f"{package}.research.pettingzoo").env(words[0], int(words[1]))
        else:
            self.env = module(f"pettingzoo.classic.{name}").env()
        self.flatnonzero = module("numpy").flatnonzero

    def play(self, most: int = 1_000_000) -> int:
        env, choose = self.env, self.choose
        env.reset()
        masks: list[Any] = []
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masks.append(observation["action_mask"])
            env.step(choose(masks[-1]))
            if len(masks) >= most:
                break
        began = time.process_time()
        for mask in masks:
            choose(mask)
        self.aside += 2 * (time.process_time() - began)
        return len(masks)

    def choose(self, mask: Any) -> int:
        return int(random.choice(self.flatnonzero(mask)))

    def copier(self) -> Callable[[], object]:
        self.play(4)
        return lambda: deepcopy(self.env)


class RLCard(Engine):
    """A card game of RLCard."""

    package = "rlcard"

    def __init__(self, name: str) -> None:
        self.env = module("rlcard").make(name)

    def play(self, most: int = 1_000_000) -> int:
        env = self.env
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions < most:
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def copier(self) -> Callable[[], object]:
        self.play(4)
        return lambda: deepcopy(self.env)


class Pgx(Engine):
    """A game of pgx, compiled by JAX for the processor. Its states are never changed, so nobody copies them."""

    package = "pgx"

    def __init__(self, name: str) -> None:
        self.jax = module("jax")
        self.env = module("pgx").make(name)
        self.restart = module("pgx.experimental").auto_reset(self.env.step, self.env.init)
        self.key = self.jax.random.PRNGKey(1)
        self.one = self.jax.jit(self.turn)
        self.start = self.jax.jit(self.env.init)

    def turn(self, state: Any, key: Any) -> Any:
        """A random decision of one game; a game that is over is begun anew."""
        numpy = self.jax.numpy
        first, second = self.jax.random.split(key)
        odds = numpy.where(state.legal_action_mask, 0.0, -numpy.inf)
        return self.restart(state, self.jax.random.categorical(first, odds), second)

    def keys(self, number: int) -> Any:
        self.key, *found = self.jax.random.split(self.key, number + 1)
        return self.jax.numpy.stack(found)

    def play(self, most: int = 1_000_000) -> int:
        """A hundred decisions: games begin anew by themselves."""
        state = self.start(self.key)
        for key in self.keys(100):
            state = self.one(state, key)
        state.terminated.block_until_ready()
        return 100

    def batch(self) -> Callable[[], int]:
        jax = self.jax
        turns = jax.jit(jax.vmap(self.turn))
        split = jax.jit(lambda key: jax.random.split(key, BATCH))
        self.states = jax.jit(jax.vmap(self.env.init))(split(self.key))

        def all_at_once() -> int:
            self.key = jax.random.fold_in(self.key, 1)
            self.states = turns(self.states, split(self.key))
            self.states.terminated.block_until_ready()
            return BATCH

        return all_at_once


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """A random outcome, each with its probability."""
    point = random.random()
    for action, probability in outcomes:
        point -= probability
        if point <= 0:
            return action
    return outcomes[-1][0]


ENGINES = {
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "pettingzoo": PettingZoo,
    "rlcard": RLCard,
    "pgx": Pgx,
}


def rate(engine: Engine, play: Callable[[], int], seconds: float) -> float:
    """The best of several rounds, since other programs can only make a round slower."""
    return max(one_round(engine, play, seconds / ROUNDS) for _ in range(ROUNDS))


def one_round(engine: Engine, play: Callable[[], int], seconds: float) -> float:
    decisions = 0
    engine.aside = 0.0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play()
    return decisions / (time.process_time() - began - engine.aside)


def copy_cost(copy: Callable[[], object]) -> float | None:
    """How many microseconds a copy takes; None for what cannot be copied."""
    best = float("inf")
    try:
        copy()
    except TypeError:
        return None
    for _ in range(10):
        began = time.process_time()
        for _ in range(COPIES):
            copy()
        best = min(best, (time.process_time() - began) / COPIES)
    return round(best * 1e6, 2)


def measured(engine: Engine, seconds: float) -> dict[str, object]:
    engine.play()
    found: dict[str, object] = {"version": version(engine.package)}
    found["decisions_per_s"] = round(rate(engine, engine.play, seconds), 1)
    batch = engine.batch()
    if batch is not None:
        batch()
    found["batched_per_s"] = None if batch is None else round(rate(engine, batch, seconds), 1)
    copier = engine.copier()
    found["clone_us"] = None if copier is None else copy_cost(copier)
    return found


def main() -> None:
    peer, game, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    random.seed(1)
    print(json.dumps(measured(ENGINES[peer](game), seconds)))


if __name__ == "__main__":
    main()
