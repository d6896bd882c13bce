"""Random play with another engine, through its Python API. `peers` runs this in that engine's own environment.

Usage: peer_driver.py PEER GAME SECONDS. It counts the decisions of players, not those of chance.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

ROUNDS = 3


def catanatron_game() -> int:
    """Catan with four random players."""
    game_module: Any = importlib.import_module("catanatron.game")
    models: Any = importlib.import_module("catanatron.models.player")
    colours = [models.Color.RED, models.Color.BLUE, models.Color.WHITE, models.Color.ORANGE]
    game = game_module.Game([models.RandomPlayer(colour) for colour in colours])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def open_spiel_game(name: str) -> Callable[[], int]:
    """A game of OpenSpiel, written in C++, driven from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """A random outcome, each with its probability."""
    point = random.random()
    for action, probability in outcomes:
        point -= probability
        if point <= 0:
            return action
    return outcomes[-1][0]


def rate(play: Callable[[], int], seconds: float) -> float:
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play()
    return decisions / (time.process_time() - began)


def main() -> None:
    peer, game, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    play = catanatron_game if peer == "catanatron" else open_spiel_game(game)
    play()
    best = max(rate(play, seconds / ROUNDS) for _ in range(ROUNDS))
    print(json.dumps({"version": version(peer), "decisions_per_s": round(best, 1)}))


if __name__ == "__main__":
    main()
