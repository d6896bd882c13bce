"""Encodings: the page says what they are; every action has one index and every number its place."""

from array import array
from itertools import pairwise

import pytest
from hypothesis import given, settings

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.encoding import Layout
from flibuste.engine.state import Outcome, State
from flibuste.research.encoding import encoding, rewards
from tests.house.encodings_page import PAGE, page
from tests.proofs.play import REGISTERED, Setting, moments, reach, situations

USUAL = [Setting(game, max(2, game.seats.start), game.brief) for game in REGISTERED]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.house.encodings_page"


def check_indices(layout: Layout, state: State) -> None:
    """Encode and decode are inverse, and different actions have different indices."""
    for seat in state.deciders():
        options = state.options(seat)
        indices = layout.legal(state, seat)
        assert [layout.action(state, seat, index) for index in indices] == options
        assert [layout.index(state, seat, action) for action in options[:20]] == indices[:20]
        assert len(set(indices)) == len(options)
        assert max(indices) < layout.action_count


def check_fields(layout: Layout, state: State, seat: int) -> None:
    """Every field writes into its own places, and what it has declared."""
    for field in layout.fields:
        out = [0] * (field.size + 2)
        field.fill(state, seat, out, 1)
        assert out[0] == out[-1] == 0, field.name
        assert field.low <= min(out) and max(out) <= field.high, (field.name, min(out), max(out))


@pytest.mark.parametrize("setting", USUAL, ids=repr)
def test_indices_and_fields(setting: Setting) -> None:
    layout = setting.game.layout(setting.seats)
    for state in moments(setting, "encoding", 1, journal=True):
        check_indices(layout, state)
        for seat in range(setting.seats):
            check_fields(layout, state, seat)


@given(situations(longest=300))
@settings(max_examples=25)
def test_encode_and_decode_are_inverse(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    if setting.game in REGISTERED:
        layout = setting.game.layout(setting.seats)
        state = reach(setting, seed, moves, journal=True)
        check_indices(layout, state)
        check_fields(layout, state, seed % setting.seats)


@pytest.mark.parametrize("setting", USUAL, ids=repr)
def test_fields_follow_each_other(setting: Setting) -> None:
    layout = setting.game.layout(setting.seats)
    assert layout.fields[0].start == 0
    assert all(first.start + first.size == second.start for first, second in pairwise(layout.fields))
    assert layout.size == layout.fields[-1].start + layout.fields[-1].size


@pytest.mark.parametrize("setting", USUAL, ids=repr)
def test_buffers(setting: Setting) -> None:
    """A buffer is filled at its place and nowhere else; what was in it before is gone."""
    code = encoding(setting.game, setting.seats)
    state = setting.start(3, journal=True)
    seat = state.deciders()[0]
    alone, twice = code.observe(state, seat), array("h", [9] * (2 * code.size))
    code.observe(state, seat, twice, code.size)
    assert twice[code.size :] == alone and set(twice[: code.size]) == {9}
    masks = bytearray(b"\x07" * (2 * code.actions))
    code.mask(state, seat, masks, code.actions)
    marked = [place for place, value in enumerate(masks[code.actions :]) if value]
    assert marked == sorted(code.legal(state, seat)) and set(masks[: code.actions]) == {7}


def test_candidates_are_described() -> None:
    """Davy Jones' Curse: an index is a place in the menu, and its row says what it would do."""
    code = encoding("davyjones", 2)
    state = code.game.start(2, {}, Fast(1), True)
    dice = Fast("moves")
    names = [name for name, _ in code.layout.menu.columns] if code.layout.menu else []
    sailed = 0
    for _ in range(30):
        seat = state.deciders()[0]
        rows = code.candidates(state, seat)
        options = state.options(seat)
        for place, action in enumerate(options):
            row = dict(zip(names, rows[place * code.columns : (place + 1) * code.columns], strict=True))
            assert row["verb"] > 0
            assert row["leg 1 segment"] == 0 or (action.verb == "sail" and row["ship"] > 0), action
            sailed += row["leg 1 segment"] > 0
        assert not any(rows[len(options) * code.columns :])
        state.make(seat, options[dice.below(len(options), "choice")])
    assert sailed > 0


def test_an_equal_action_has_the_same_index() -> None:
    """Of another box, for example, where it may bear another number."""
    layout = encoding("stortebeker", 2).layout
    known = layout.actions[7]
    other = Action(known.verb, known.clause, known.words)
    for number in (-1, 3, 10_000):
        other.index = number
        assert layout.indices([other, known]) == [7, 7]


def test_rewards() -> None:
    assert rewards(None, 3) == [0.0] * 3
    assert rewards(Outcome([1, 5, 2], [1], ""), 3) == [-0.5, 1.0, -0.5]
    assert rewards(Outcome([5, 5, 2], [0, 1], ""), 3) == [0.5, 0.5, -1.0]
    assert rewards(Outcome([5, 5], [0, 1], ""), 2) == [0.0, 0.0]
    assert rewards(Outcome([5], [], ""), 1) == [-1.0] and rewards(Outcome([5], [0], ""), 1) == [1.0]
