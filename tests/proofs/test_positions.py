"""A position that is written and read is the same position, and shows everybody the same."""

import json
import tomllib

import pytest
import tomli_w
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.engine.state import State
from flibuste.records.position import read_position, write_position
from tests.proofs.covering import LONG, long_moments
from tests.proofs.play import QUICK, Setting, known, moments, move, reach, situations


def check_position(setting: Setting, state: State, shorten: bool = True) -> None:
    """From the full data and from the short text (finding it takes hundreds of readings), by way of TOML."""
    game = setting.game
    options = game.settle_options(setting.options)
    full = {"options": setting.options, **game.position_data(state)}
    texts = [full]
    if shorten:
        texts.append(write_position(game, state, options))
        assert len(json.dumps(texts[1])) <= len(json.dumps({"game": game.name, **full}))
    for data in texts:
        read = read_position(game, tomllib.loads(tomli_w.dumps(data)), Fast("on"))
        assert game.digest(read) == game.digest(state), (setting, data)
        assert future(setting, read) == future(setting, state), (setting, data, "something is not written")
        for reader in setting.readers():
            assert json.dumps(known(game, read, reader)) == json.dumps(known(game, state, reader))


def future(setting: Setting, state: State) -> list[str]:
    """How the game goes on from here, with a given chance: two states that are the same have the same future."""
    copy, dice = state.clone(), Fast("future")
    copy.chance = Fast("on")
    made: list[str] = []
    while len(made) < 15 and not copy.is_over():
        options = len(copy.options(copy.deciders()[0]))
        seat, action = move(copy, dice)
        made.append(f"{seat} {action.notation} {options}")
    return [*made, setting.game.digest(copy)]


@given(situations())
@settings(max_examples=30)
def test_written_and_read(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_position(setting, reach(setting, seed, moves))


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_written_and_read_at_every_kind_of_question(setting: Setting) -> None:
    for count, state in enumerate(moments(setting, "positions", 1)):
        check_position(setting, state, shorten=count % 8 == 0)


@pytest.mark.parametrize("setting", LONG)
def test_written_and_read_at_many_moments(setting: Setting) -> None:
    for count, state in enumerate(long_moments(setting)[::3]):
        check_position(setting, state, shorten=count % 8 == 0)
