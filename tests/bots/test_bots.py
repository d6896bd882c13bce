"""The bots: found by name, fair, repeatable, and greedy the better one."""

import pytest

from flibuste.arena.simulate import Plan, simulate
from flibuste.bots import UnknownBot, bot_names, make_bot
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.records.position import read_position

GAME = load_game("stortebeker")
SURE_PRIZE = {
    "players": 2,
    "round": 2,
    "turn": 1,
    "step": "boarding",
    "sea": ["B6", "Y2", "R4", "W6"],
    "rear_guard": ["G1"],
    "seat": {"1": {"at": {"B6": "meat*, rum, pirate-4"}}},
}


def perspective(state: State, seat: int = 0, seed: str = "view") -> Perspective:
    return Perspective(GAME, state, seat, Fast(seed))


def test_bots_are_found_by_their_files() -> None:
    assert {"greedy", "random", "deckhand", "mate", "captain", "admiral"} <= set(bot_names())


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'parrot'; the bots are: .*greedy.*random"):
        make_bot("parrot", Fast(1))


@pytest.mark.parametrize("name", ["random", "greedy", "deckhand", "mate"])
def test_bots_choose_what_is_offered_and_leave_the_game_alone(name: str) -> None:
    state = GAME.start(3, {}, Fast(name))
    before = GAME.digest(state)
    for turn in range(8):
        seat = state.deciders()[0]
        action = make_bot(name, Fast(turn)).choose(perspective(state, seat))
        assert action in state.options(seat)
        assert GAME.digest(state) == before
        state.act(seat, action)
        before = GAME.digest(state)


@pytest.mark.parametrize("name", ["random", "greedy", "deckhand", "mate"])
def test_the_same_chance_gives_the_same_choice(name: str) -> None:
    state = GAME.start(4, {}, Fast("same"))
    chosen = {make_bot(name, Fast("luck")).choose(perspective(state)).notation for _ in range(3)}
    assert len(chosen) == 1


def test_random_chooses_everything_sooner_or_later() -> None:
    state = GAME.start(2, {}, Fast("all"))
    bot = make_bot("random", Fast("all"))
    assert {bot.choose(perspective(state)) for _ in range(300)} == set(state.options(0))


def test_greedy_takes_a_sure_prize() -> None:
    state = read_position(GAME, SURE_PRIZE)
    assert state.options(0)[0].notation == "board B6"
    chosen = [make_bot("greedy", Fast(seed)).choose(perspective(state)).notation for seed in range(5)]
    assert chosen == ["board B6"] * 5


def test_greedy_beats_random() -> None:
    short = {"setup": {"rear_guard": {"2": 1}}}
    result = simulate(Plan("stortebeker", 2, 4, "duel", ("greedy", "random"), components=short))
    assert result.wins_by_seat()[0] >= 3
