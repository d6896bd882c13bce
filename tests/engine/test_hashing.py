"""Fingerprints: equal for equal states however they came about, different for different ones."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.hashing import fingerprint
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State


def positions(game: Game, moves: int) -> list[State]:
    """Copies of the states of a random game."""
    state: State = game.start(game.default_seats, {}, Fast("hash"))
    dice = Fast("moves")
    found: list[State] = []
    for _ in range(moves):
        found.append(state.clone())
        seat = state.deciders()[0]
        state.make(seat, state.stack[-1].pick(state, seat, dice))
    return found


@pytest.mark.parametrize("name", game_names())
def test_copies_are_alike_and_other_positions_are_not(name: str) -> None:
    game = load_game(name)
    states = positions(game, 60)
    marks = [fingerprint(state) for state in states]
    assert marks == [fingerprint(state.clone()) for state in states]
    assert all(0 <= mark < 1 << 64 for mark in marks)
    assert len(set(marks)) >= len({game.digest(state) for state in states}) > 1


@pytest.mark.parametrize("name", game_names())
def test_the_dice_to_come_do_not_count(name: str) -> None:
    game = load_game(name)
    state = positions(game, 10)[-1]
    other = state.clone()
    other.chance = Fast("quite another")
    assert fingerprint(state) == fingerprint(other)


def test_the_same_cards_in_another_order_are_the_same_position() -> None:
    game = load_game("stortebeker")
    start = game.start(2, {}, Fast("order"))
    first, second = [action for action in start.options(0) if action.verb == "place"][:2]
    ways = [start.clone(), start.clone()]
    for state, order in zip(ways, ([first, second], [second, first]), strict=True):
        for action in order:
            state.act(0, action)
    assert fingerprint(ways[0]) == fingerprint(ways[1]) != fingerprint(start)


@pytest.mark.parametrize("change", ["score", "hand", "ships"])
def test_every_small_change_counts(change: str) -> None:
    state = load_game("stortebeker").start(3, {}, Fast(1))
    before = fingerprint(state)
    player = state.players[1]
    setattr(player, change, [3] if change == "ships" else getattr(player, change) + 1)
    assert fingerprint(state) != before
