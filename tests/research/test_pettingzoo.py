"""PettingZoo's own tests pass for every game and every number of players; masks, views and pictures are right."""

import copy
import json
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.registry import game_names, load_game
from flibuste.extras import EXTRAS

pytest.importorskip("pettingzoo")
import numpy as np
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from flibuste.research import pettingzoo
from flibuste.research.native import NoCompiler
from flibuste.research.pixels import pixels

ALL = [(name, players) for name in game_names() for players in load_game(name).seats]
SOME = [(name, load_game(name).default_seats) for name in game_names()]
TABLES = ALL if is_compiled() else [*SOME, ("stortebeker", 2), ("blackbeard", 1)]
CYCLES = 100 if is_compiled() else 6


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_their_own_tests(name: str, players: int) -> None:
    make = partial(pettingzoo.env, name, players)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # an observation with a mask is a dictionary
        api_test(make(), num_cycles=CYCLES)
        seed_test(make, num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_their_test_of_cycles(name: str, players: int) -> None:
    """It is for environments in which all agents act in every cycle."""
    make = partial(pettingzoo.parallel_env, name, players, views=False)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **settings: parallel_to_aec(make(**settings))))


@pytest.mark.parametrize("name", game_names() if is_compiled() else ["stortebeker"])
def test_their_test_of_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, name), custom_tests={"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), SOME)
def test_masks_and_views(name: str, players: int) -> None:
    """The mask marks the legal actions and no others; the view is that of the seat; what is not marked is refused."""
    env = pettingzoo.raw_env(name, players)
    env.reset(seed=4)
    dice = np.random.default_rng(1)
    for agent in env.agent_iter(15):
        seen, _, _, _, info = env.last()
        state, seat = env.play.state, env.seats[agent]
        marked = np.flatnonzero(seen["action_mask"]).tolist()
        assert marked == sorted(env.play.code.legal(state, seat))
        assert info["view"] == env.play.game.view(state, seat)
        other = env.possible_agents[(seat + 1) % players]
        assert players == 1 or len(state.deciders()) > 1 or not env.observe(other)["action_mask"].any()
        with pytest.raises(ValueError, match="no legal action"):
            env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
        env.step(int(dice.choice(marked)))


def test_a_game_to_its_end() -> None:
    """The winners share 1 and the others pay it."""
    env = pettingzoo.env("stortebeker", 3, views=False)
    env.reset(seed=11)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    outcome = env.unwrapped.play.state.outcome
    assert outcome is not None and sum(total.values()) == pytest.approx(0.0)
    assert {agent for agent, won in total.items() if won > 0} == {f"player_{seat + 1}" for seat in outcome.winners}


def test_an_illegal_action_costs_the_game() -> None:
    env = pettingzoo.env("stortebeker", 2)
    env.reset(seed=1)
    seen, *_ = env.last()
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and min(env.rewards.values()) == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_c_it_is_the_same_game(players: int) -> None:
    """Played in C or by the core: the same observations, masks, views and rewards, to the end and at it."""
    try:
        ours = pettingzoo.env("stortebeker", players, native=True)
    except NoCompiler as reason:
        pytest.skip(str(reason))
    core = pettingzoo.env("stortebeker", players, native=False)
    dice = np.random.default_rng(players)
    ours.reset(seed=players)
    core.reset(seed=players)
    decisions = ends = 0
    for agent, other in zip(ours.agent_iter(), core.agent_iter(), strict=True):
        seen, *results, info = ours.last()
        also, *others, shown = core.last()
        assert agent == other and results == others
        assert all(np.array_equal(seen[name], also[name]) for name in also)
        if decisions % 50 == 0 or results[1]:
            assert info == shown
        action = None if results[1] else int(dice.choice(np.flatnonzero(also["action_mask"])))
        ours.step(action)
        core.step(action)
        decisions += 1
        ends += bool(results[1])
    assert ends == players and decisions > 100


@pytest.mark.parametrize("native", [False, None])
def test_views_are_those_of_their_moment(native: bool | None) -> None:
    """A view is made when somebody looks at it; whoever looks late sees what he could have seen in time."""
    env = pettingzoo.env("stortebeker", 2, native=native)
    env.reset(seed=3)
    kept = []
    for _ in env.agent_iter(12):
        seen, _, _, _, info = env.last()
        kept.append((info, env.play.view(env.play.seat)))
        env.step(int(seen["action_mask"].argmax()))
    env.reset(seed=4)
    assert all(info["view"] == view for info, view in kept)
    assert len({str(view) for _, view in kept}) == len(kept)


def test_infos_are_dictionaries() -> None:
    """However one looks at them; a copy is a plain one."""
    env = pettingzoo.env("cove", 3)
    env.reset(seed=1)
    plain = {"view": env.play.view(env.play.seat)}

    def info() -> Any:
        return env.last(observe=False)[-1]

    assert info() == plain and plain == info() and dict(info()) == plain and {**info()} == plain
    assert list(info()) == ["view"] and len(info()) == 1 and "view" in info() and bool(info())
    assert info().get("view") == plain["view"] and info().get("mask") is None and info() | {} == plain
    assert repr(info()) == repr(plain) and json.dumps(info()) == json.dumps(plain)
    for copied in (copy.copy(info()), copy.deepcopy(info()), pickle.loads(pickle.dumps(info()))):
        assert type(copied) is dict and copied == plain
    without = pettingzoo.env("cove", 3, views=False)
    without.reset(seed=1)
    assert without.last()[-1] == {}


def test_calls_in_a_wrong_order_are_refused() -> None:
    """As PettingZoo's wrappers refuse them."""
    env = pettingzoo.env("stortebeker", 2)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        next(iter(env.agent_iter()))
    with pytest.raises(AttributeError):
        env.last()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())
    with pytest.raises(AssertionError, match="action space"):
        env.step(10**6)


def test_pixels_are_those_of_the_picture() -> None:
    """A red square on nothing: red in the middle, white around it."""
    pytest.importorskip("resvg_py")
    from flibuste.drawing.png import drawn

    rect = "<rect x='3' y='3' width='3' height='3' fill='#f00'/>"
    square = f"<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90' viewBox='0 0 9 9'>{rect}</svg>"
    image = pixels(drawn(square))
    assert image.shape == (90, 90, 3) and image[45, 45].tolist() == [255, 0, 0] and image[3, 3].tolist() == [255] * 3


def test_every_extra_is_named() -> None:
    assert {"pettingzoo", "gymnasium"} <= set(EXTRAS)
