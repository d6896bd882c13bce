"""The levels: players who look ahead, say what they think, and mix what they choose in secret."""

import time

import pytest

from flibuste.arena.simulate import BotChooser
from flibuste.bots import UnknownBot, make_bot
from flibuste.bots._advice import advise
from flibuste.bots._thinker import LEVELS, PILOT, Level, Thinker, levels_of
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import play
from flibuste.engine.registry import game_names, load_game
from flibuste.records.position import read_position
from tests.bots.test_bots import GAME, SURE_PRIZE, perspective
from tests.engine.test_search import sealed_table

QUICK = Level(40, {"explore": 0.3})


@pytest.mark.parametrize("name", game_names())
def test_every_level_sees_further_than_the_one_below(name: str) -> None:
    found = levels_of(load_game(name).folder)
    sights = [sight(found[level]) for level in LEVELS]
    assert sights == sorted(sights) and len(set(sights)) == len(LEVELS)


def sight(level: Level) -> tuple[int, int, float]:
    """Iterations and depth; of those who look once, how sure they are of what is usual: who does not draw is sure."""
    return level.iterations, level.settings.get("depth", 60), level.settings.get("drawn", 0.0) or 2.0


@pytest.mark.parametrize("name", game_names())
def test_the_pilot_sees_as_far_as_a_captain_at_least_and_compares(name: str) -> None:
    """He gives the hints, and these need a second choice."""
    found = levels_of(load_game(name).folder)
    assert found[PILOT].iterations >= max(40, found["captain"].iterations)
    game = load_game(name)
    state = game.start(game.default_seats, {}, Fast(6))
    seat = state.deciders()[0]
    assert len(advise(Perspective(game, state, seat, Fast(4)), Fast(3), seconds=None).thoughts.choices) > 1


def test_only_judges_give_advice() -> None:
    with pytest.raises(UnknownBot, match="nobody called 'random' gives advice; these do: deckhand, mate"):
        advise(perspective(read_position(GAME, SURE_PRIZE)), Fast(1), "random")


@pytest.mark.parametrize("name", game_names())
def test_a_level_chooses_what_is_legal(name: str) -> None:
    game = load_game(name)
    state = game.start(game.default_seats, {}, Fast(2))
    for turn in range(4):
        seat = state.deciders()[0]
        state.act(seat, make_bot("deckhand", Fast(turn)).choose(Perspective(game, state, seat, Fast(turn))))


def test_it_says_what_it_thinks() -> None:
    thoughts = Thinker(Fast(1), QUICK).think(perspective(read_position(GAME, SURE_PRIZE)))
    data = thoughts.data()
    assert data["seat"] == 1 and data["iterations"] == thoughts.iterations <= 40
    assert data["choices"][0]["action"] == "board B6" and data["line"][0] == {"seat": 1, "action": "board B6"}
    assert sum(data["values"]) == pytest.approx(1.0, abs=0.001)
    assert thoughts.choices[0].visits == max(choice.visits for choice in thoughts.choices)


@pytest.mark.parametrize("name", game_names())
def test_the_same_chance_gives_the_same_thoughts(name: str) -> None:
    """Counted in iterations, thinking is repeatable: values, visits, options and the expected line."""
    game = load_game(name)
    state = game.start(game.default_seats, {}, Fast(6))
    seat = state.deciders()[0]
    first, second = (Thinker(Fast(3), QUICK).think(Perspective(game, state, seat, Fast(4))).data() for _ in range(2))
    assert first == second and first["choices"]
    assert Thinker(Fast(5), QUICK).think(Perspective(game, state, seat, Fast(4))).data() != first


def test_it_stops_when_nothing_can_change_the_choice() -> None:
    search = Thinker(Fast(1), Level(2000, {"explore": 0.05})).search(perspective(read_position(GAME, SURE_PRIZE)))
    assert search.iterations < 2000


def test_it_keeps_to_its_time() -> None:
    bot = make_bot("admiral", Fast(1), seconds=0.01)
    began = time.process_time()
    bot.choose(perspective(GAME.start(3, {}, Fast(5))))
    assert time.process_time() - began < 1.0


def test_secret_choices_are_mixed() -> None:
    game, state = sealed_table()
    chosen = {
        Thinker(Fast(n), Level(60, {"explore": 1.0})).choose(Perspective(game, state, 1, Fast(n))) for n in range(8)
    }
    assert len(chosen) > 1


def test_what_is_chosen_openly_is_the_choice_most_tried() -> None:
    bot = Thinker(Fast(1), QUICK)
    search = Thinker(Fast(1), QUICK).search(perspective(GAME.start(3, {}, Fast(5))))
    assert bot.choose(perspective(GAME.start(3, {}, Fast(5)))) == search.choices()[0].action


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_those_who_look_ahead_come_to_the_end_of_many_games(name: str) -> None:
    """Whatever they imagine on the way: a choice that some world does not allow would break there."""
    game = load_game(name)
    for number in range(2 if name == "davyjones" else 30):
        state = game.start(game.default_seats, {}, Fast(f"far {number}"))
        bots = [make_bot("mate", Fast(f"far {number} {seat}")) for seat in range(state.seats)]
        play(state, BotChooser(game, list(bots), Fast(f"far {number} samples")), game.longest)
        assert state.outcome is not None
