"""A position that is written and read is the same position, and shows everybody the same."""

import json
import tomllib

import pytest
import tomli_w
from hypothesis import given, settings

from flibuste.engine.position import position_data, read_position, write_position
from flibuste.engine.state import State
from tests.proofs.play import QUICK, SETTINGS, Setting, known, moments, reach, situations


def check_position(setting: Setting, state: State) -> None:
    """From the full data and from the short text, by way of TOML."""
    game = setting.game
    options = game.settle_options(setting.options)
    full = {"options": setting.options, **position_data(game, state)}
    short = write_position(game, state, options)
    assert len(json.dumps(short)) <= len(json.dumps({"game": game.name, **full}))
    for data in (full, short):
        read = read_position(game, tomllib.loads(tomli_w.dumps(data)))
        assert game.digest(read) == game.digest(state), (setting, data)
        for reader in setting.readers():
            assert json.dumps(known(game, read, reader)) == json.dumps(known(game, state, reader))


@given(situations())
@settings(max_examples=60)
def test_written_and_read(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_position(setting, reach(setting, seed, moves))


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_at_the_start(setting: Setting) -> None:
    check_position(setting, setting.start(7))


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_written_and_read_at_many_moments(setting: Setting) -> None:
    for seed in range(4):
        for state in moments(setting, seed, 2):
            check_position(setting, state)
