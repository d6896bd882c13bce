"""Play seeded games and print a line for each: `python -m tests.traces [GAME…]`.

Both builds must print the same, to the byte (scripts/compare-traces). Each move goes into a rolling hash with what it
was chosen from and where chance stands; the digest of the whole position goes in every 50 moves and at the end.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names, load_game
from tests.proofs.play import Setting, pairs, singles

GAMES_PER_COUNT = 300
GAMES_PER_VARIANT = 8
GAMES_PER_PAIR = 1
DIGEST_EVERY = 50


def trace(setting: Setting, seed: int) -> str:
    """One game, as a line."""
    state = setting.start(seed)
    chance, dice, chain = state.chance, Fast(f"choices of {seed}"), sha256()
    assert isinstance(chance, Fast)
    decisions = 0
    while state.stack:
        step = state.stack[-1]
        seat = step.deciders(state)[0]
        options = step.offer(state, seat)
        action = options[dice.below(len(options), "choice")]
        step.answer(state, seat, action)
        state.run()
        decisions += 1
        chain.update(f"{seat} {action.notation} {len(options)} {chance.a} {chance.counter}\n".encode())
        if decisions % DIGEST_EVERY == 0:
            chain.update(setting.game.digest(state).encode())
    chain.update(setting.game.digest(state).encode())
    return f"{setting!r} seed={seed} decisions={decisions} {chain.hexdigest()[:24]}"


def settings(name: str) -> Iterator[tuple[Setting, int]]:
    """Every number of players, with the number of games to play; fewer for each option and each two of them."""
    game = load_game(name)
    for seats in game.seats:
        for options in singles(game):
            yield Setting(game, seats, options), GAMES_PER_VARIANT if options else GAMES_PER_COUNT
        for options in pairs(game):
            yield Setting(game, seats, options), GAMES_PER_PAIR


def main(names: list[str]) -> None:
    for name in names or game_names():
        for setting, games in settings(name):
            for seed in range(games):
                print(trace(setting, seed))


if __name__ == "__main__":
    main(sys.argv[1:])
