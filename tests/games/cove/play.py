"""Moments of random games of Pirates' Cove, for pictures and terminals."""

from collections.abc import Iterator
from typing import Any

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.games.cove.knowledge.seen import CoveView
from flibuste.words import Words

GAME = load_game("cove")
NAMES = ["Anne", "Bram", "Cléo", "Dirk", "Bartholomäus"]


def speaker(language: str, seats: int = 5) -> Words:
    return Words(GAME, language, NAMES[:seats])


def moments(seats: int, every: int, **options: Any) -> Iterator[State]:
    """Every so many decisions of a random game, more often in battle, and its end."""
    state = GAME.start(seats, options, Fast(f"cove {seats}"))
    dice = Fast(f"choices {seats}")
    number = 0
    while not state.is_over():
        if number % every == 0 or (number % 5 == 0 and state_in_battle(state)):
            yield state
        number += 1
        seat = state.deciders()[0]
        offered = state.options(seat)
        state.act(seat, offered[dice.below(len(offered), "choice")])
    yield state


def state_in_battle(state: State) -> bool:
    return any(step.NAME in ("ship-turn", "boarding-turn", "navy-turn", "parrot") for step in state.stack)


def seen(state: State) -> CoveView:
    """What the first player asked sees, or at the end the first seat."""
    asked = state.deciders()
    view: CoveView = GAME.view(state, asked[0] if asked else 0)
    return view
