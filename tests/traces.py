"""Play seeded games and print a line for each: `python -m tests.traces [GAME…]`.

Both builds must print the same, to the byte (scripts/compare-traces). Each move goes into a rolling hash with what it
was chosen from and where chance stands; the digest of the whole position goes in every 50 moves and at the end. Of an
open choice only some samples are listed, since that takes long.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.search import Search
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from tests.proofs.covering import covering
from tests.proofs.play import Setting, singles

GAMES_PER_COUNT = 300
GAMES_PER_VARIANT = 8
GAMES_PER_COVER = 3
LONGEST = 150  # decisions: where games are longer on average, there are fewer of them
DIGEST_EVERY = 50
LIST_EVERY = 10
SEARCHES = 6
MOVES_BEFORE = 15
ITERATIONS = 60


def choice(state: State, seat: int, dice: Fast, decisions: int) -> tuple[Action, int]:
    """What is chosen, and out of how many (0 if they are not counted)."""
    step = state.stack[-1]
    if step.OPEN:
        listed = len(step.offer(state, seat)) if decisions % LIST_EVERY == 0 else 0
        return step.pick(state, seat, dice), listed
    options = step.offer(state, seat)
    return options[dice.below(len(options), "choice")], len(options)


def trace(setting: Setting, seed: int) -> tuple[str, int]:
    """One game, as a line; and how many decisions it had."""
    state = setting.start(seed)
    chance, dice, chain = state.chance, Fast(f"choices of {seed}"), sha256()
    assert isinstance(chance, Fast)
    decisions = 0
    while state.stack:
        seat = state.deciders()[0]
        action, listed = choice(state, seat, dice, decisions)
        state.make(seat, action)
        decisions += 1
        chain.update(f"{seat} {action.notation} {listed} {chance.a} {chance.counter}\n".encode())
        if decisions % DIGEST_EVERY == 0:
            chain.update(setting.game.digest(state).encode())
    chain.update(setting.game.digest(state).encode())
    return f"{setting!r} seed={seed} decisions={decisions} {chain.hexdigest()[:24]}", decisions


def thoughts(setting: Setting, seed: int) -> str:
    """What a search thinks after a few random moves, to the last bit."""
    state = setting.start(seed)
    dice = Fast(f"moves of {seed}")
    for _ in range(MOVES_BEFORE):
        seat = state.deciders()[0]
        state.make(seat, state.stack[-1].pick(state, seat, dice))
    seat = state.deciders()[0]
    mind = setting.game.mind
    turns = 2 if mind.turn(state) else 0
    ways = [
        Settings(),
        Settings(playout=4),
        Settings(candidates=6, depth=1, playout=4, turns=turns),
        Settings(drawn=0.5, depth=1),
    ]
    search = Search(mind, mind.sample(state, seat, dice), seat, dice, ways[seed % len(ways)])
    search.run(ITERATIONS)
    tried = [(edge.action.notation, edge.visits, edge.totals) for edge in search.choices()]
    return f"{setting!r} seed={seed} thinks {sha256(repr(tried).encode()).hexdigest()[:24]}"


def settings(name: str) -> Iterator[tuple[Setting, int]]:
    """Every number of players, with the number of games to play; fewer for each option, and for each two of them."""
    game = load_game(name)
    for seats in game.seats:
        for options in singles(game):
            yield Setting(game, seats, options), GAMES_PER_VARIANT if options else GAMES_PER_COUNT
    for setting in covering(game):
        yield setting, GAMES_PER_COVER


def main(names: list[str]) -> None:
    for name in names or game_names():
        for seed in range(SEARCHES):
            game = load_game(name)
            print(thoughts(Setting(game, game.default_seats, {}), seed))
        for setting, games in settings(name):
            made = 0
            for seed in range(games):
                if made < games * LONGEST:
                    line, decisions = trace(setting, seed)
                    made += decisions
                    print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
