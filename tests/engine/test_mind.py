"""Minds: the chances of all seats, the habits, and playing on for a while."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.mind import Notes, chances, foretell, shares_of_victory
from flibuste.engine.minds import fitted_weights
from flibuste.engine.playout import playout
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State


def after(game: Game, moves: int, seats: int | None = None) -> State:
    state: State = game.start(seats or game.default_seats, {}, Fast("mind"))
    dice = Fast("moves")
    for _ in range(moves):
        seat = state.deciders()[0]
        state.make(seat, state.stack[-1].pick(state, seat, dice))
    return state


@pytest.mark.parametrize("name", game_names())
def test_the_chances_of_all_seats_add_up_to_one(name: str) -> None:
    game = load_game(name)
    for moves in (0, 7, 40):
        found = game.mind.judge_all(after(game, moves))
        assert len(found) == game.default_seats
        assert sum(found) == pytest.approx(1.0) and min(found) > 0.0


@pytest.mark.parametrize("name", game_names())
def test_every_feature_has_a_name_and_a_fitted_weight(name: str) -> None:
    game = load_game(name)
    rows = game.mind.features(after(game, 7))
    assert {len(row) for row in rows} == {len(game.mind.FEATURES)}
    assert len(game.mind.weights) == len(game.mind.FEATURES)
    assert any(fitted_weights(game.folder, game.mind.FEATURES))


@pytest.mark.parametrize("name", game_names())
def test_habits_weigh_every_action_above_zero(name: str) -> None:
    game = load_game(name)
    for moves in range(0, 30, 5):
        state = after(game, moves)
        seat = state.deciders()[0]
        actions = state.options(seat)
        weights = game.mind.weigh(state, seat, actions)
        assert len(weights) == len(actions) and min(weights) > 0.0


def test_notes_add_up_whichever_side_comes_first() -> None:
    notes = Notes(3, [1.0, 10.0], True)
    for side, feature, amount in ((0, 0, 1.0), (2, 1, 2.0), (0, 1, 3.0), (1, 0, 4.0), (0, 0, 5.0)):
        notes.add(side, feature, amount)
    assert notes.all_sums() == [36.0, 4.0, 20.0]
    assert notes.rows == [[6.0, 3.0], [4.0, 0.0], [0.0, 2.0]]


@pytest.mark.parametrize("name", game_names())
def test_sums_and_features_say_the_same(name: str) -> None:
    game = load_game(name)
    for seats in game.seats:
        for moves in (0, 25, 60):
            state = after(game, moves, seats)
            listed = chances(game.mind.features(state), game.mind.weights)[:seats]
            assert game.mind.judge_all(state) == pytest.approx(listed)


def test_alone_the_system_may_win() -> None:
    game = load_game("blackbeard")
    (chance,) = game.mind.judge_all(after(game, 5, 1))
    assert 0.0 < chance < 1.0


def test_after_the_end_the_winners_share() -> None:
    game = load_game("stortebeker")
    state = after(game, 0)
    playout(state, Fast("end"))
    assert state.outcome is not None
    assert game.mind.judge_all(state) == shares_of_victory(state.outcome.winners, 3)
    assert shares_of_victory([0, 2], 3) == [0.5, 0.0, 0.5]


def test_the_better_side_has_the_better_chance() -> None:
    even, better = chances([[1.0, 0.0], [1.0, 5.0]], [1.0, 0.0]), chances([[2.0], [1.0]], [1.0])
    assert even == [0.5, 0.5]
    assert better[0] == pytest.approx(0.731, abs=0.001)


def test_a_point_counts_more_near_the_end() -> None:
    game = load_game("stortebeker")
    early, late = after(game, 0, 2), after(game, 0, 2)
    late.hidden, late.visible = 0, []  # type: ignore[attr-defined]
    for state in (early, late):
        state.players[0].score = 5  # type: ignore[attr-defined]
    assert 0.5 < game.mind.judge_all(early)[0] < game.mind.judge_all(late)[0]


def test_playing_on_stops_where_it_is_told() -> None:
    game = load_game("stortebeker")
    state, same = after(game, 10), after(game, 10)
    assert foretell(state, Fast(1), 0, game.mind) == game.mind.judge_all(same)
    assert game.digest(state) == game.digest(same)
    foretell(state, Fast(1), 3, game.mind)
    assert not state.is_over() and game.digest(state) != game.digest(same)
    foretell(state, Fast(1), 100_000, game.mind)
    assert state.is_over()


def test_a_policy_picks_by_weight() -> None:
    game = load_game("stortebeker")
    state = after(game, 0)
    seat, actions = state.deciders()[0], state.options(state.deciders()[0])
    weights = game.mind.weigh(state, seat, actions)
    dice = Fast("pick")
    picked = [game.mind.pick(state, seat, actions, dice) for _ in range(2000)]
    for action, weight in zip(actions, weights, strict=True):
        assert picked.count(action) / 2000 == pytest.approx(weight / sum(weights), abs=0.04)
