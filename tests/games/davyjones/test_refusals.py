"""Why can't I: what is missing, in words and whole millimetres; every question knows what it is answered with."""

import re

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.refusal import Refusal
from flibuste.engine.registry import load_game
from flibuste.engine.state import State as AnyState
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.setup.by_players import PlaceIsland, PostCrew
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.table.actions.verbs import VERBS
from flibuste.games.davyjones.table.state import State, Step
from flibuste.words import Words
from tests.games.davyjones.at_sea import bring_near, lay_island, put_aboard, sea
from tests.proofs.illegal import Tries, pool
from tests.proofs.play import moments, quick_settings_of

GAME = load_game("davyjones")
CODES = re.compile(r"\b([tcmiz]\d+|[A-D]\d+)\b|\d[.,]\d\d\b")


def refused(state: State, seat: int, text: str) -> Refusal:
    refusal = state.refusal(seat, GAME.parse(text))
    assert refusal is not None
    return refusal


def said(state: AnyState, seat: int, refusal: Refusal, language: str = "en") -> str:
    words = Words(GAME, language)
    return Words(GAME, language, reader=seat + 1, piece_names=GAME.piece_names(state, seat, words.say)).refusal(refusal)


def shooting(gap: int) -> State:
    state = sea("leroica", "hellfire")
    bring_near(state.ships[0], state.ships[1], gap)
    state.stack.append(Shooting(0, 0, MODE_GUNS, False))
    return state


@pytest.mark.clause("6.6")
def test_a_shot_too_far_says_by_how_much() -> None:
    state = shooting(12000)
    refusal = refused(state, 0, "fire m1 B1 plain")
    assert (refusal.clause, refusal.reason) == ("6.6", "out-of-range")
    missing = int(dict(refusal.words)["mm"])
    bring_near(state.ships[0], state.ships[1], 12000 - 100 * missing - 100)
    assert state.refusal(0, GAME.parse("fire m1 B1 plain")) is None
    assert "out of range by" in said(state, 0, refusal)
    assert "hors de portée de" in said(state, 0, refusal, "fr")


@pytest.mark.clause("2.2.3")
def test_an_island_too_near_says_how_much_is_missing() -> None:
    state = sea("leroica", "hellfire")
    lay_island(state, 30000, 40000)
    state.stack.append(PlaceIsland(0, 25140))
    refusal = refused(state, 0, "island 600 400 0")
    assert dict(refusal.words) == {"mm": "36", "least": "251"}
    assert said(state, 0, refusal) == "Islands lie at least 251 mm apart: 36 mm are missing."


def test_what_answers_another_question_is_told_its_time() -> None:
    state = shooting(3000)
    refusal = refused(state, 0, "lose m1")
    assert (refusal.clause, refusal.also[0]) == ("6.12", "6.1")
    assert said(state, 0, refusal) == "A mast is picked when a hit, a ram or a reef takes one."


def test_a_question_that_wants_an_answer_cannot_be_declined() -> None:
    state = shooting(3000)
    assert said(state, 0, refused(state, 0, "pass")) == "This cannot be declined: Shooting."


def test_a_gun_that_has_fired_is_named() -> None:
    state = shooting(3000)
    state.stack[-1] = Shooting(0, 0, MODE_GUNS, False, fired=1)
    assert said(state, 0, refused(state, 0, "fire m1 B1 plain")) == (
        "The gun on mast 1 of L’Eroica has fired: again in the next shoot action."
    )


def test_every_question_names_the_verbs_it_takes() -> None:
    """By random play; and it names none that there is not."""
    asked: set[type] = set()
    for setting in quick_settings_of(GAME):
        for state in moments(setting, "takes", 3):
            if state.is_over():
                continue
            step = state.stack[-1]
            assert isinstance(step, Step)
            asked.add(type(step))
            for action in state.options(state.deciders()[0]):
                assert action.verb in step.TAKES, step.NAME
    assert len(asked) > 15
    assert all(verb in VERBS or verb == "sail" for kind in asked for verb in getattr(kind, "TAKES", ()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_speak_of_pieces_by_name(language: str) -> None:
    """No `t8`, no `c4`, no `m1`, no hundredths: whatever is tried."""
    setting = quick_settings_of(GAME)[-1]
    tries = Tries(GAME, pool(setting, "names"), Fast("names"))
    for state in moments(setting, "names", 2):
        for seat in state.deciders():
            for action in tries.illegal(state, seat, 20):
                check_names(state, seat, action, language)


def check_names(state: AnyState, seat: int, action: Action, language: str) -> None:
    refusal = state.refusal(seat, action)
    assert refusal is not None
    text = said(state, seat, refusal, language)
    assert "359" in text or not CODES.search(text), (action.notation, text)


def listed(state: State, seat: int, text: str, language: str = "en") -> list[str]:
    """What a choice asks for, as a list with marks."""
    words = Words(GAME, language)
    words = Words(GAME, language, reader=seat + 1, piece_names=GAME.piece_names(state, seat, words.say))
    found = state.conditions(seat, GAME.parse(text))
    return [f"{'✓' if each.met else '✗'} {each.refusal.clause} {words.condition(each)}" for each in found]


@pytest.mark.clause("6.6", "6.10", "6.9")
def test_what_a_shot_asks_for_is_listed() -> None:
    found = listed(shooting(12000), 0, "fire m1 B1 plain")
    assert found[:-1] == [
        "✓ 6.11 L’Eroica can shoot.",
        "✓ 6.10 The target is an enemy.",
        "✓ 9.3.6 The target is afloat.",
        "✓ 6.10 The target is neither lost nor under water.",
        "✓ 6.9 The target is not docked at its home.",
        "✓ 6.1 There is a gun on mast 1 of L’Eroica.",
        "✓ 6.1 It may fire.",
    ]
    assert found[-1].startswith("✗ 6.6 ") and "out of range by" in found[-1]
    near = listed(shooting(1000), 0, "fire m1 B1 plain", "fr")
    assert {line[0] for line in near} == {"✓"} and near[-1][2:].startswith("6.7 Une ligne vers")


@pytest.mark.clause("5.1", "3.2", "4.7.2")
def test_what_orders_ask_for_is_listed() -> None:
    state = sea("leroica", "hellfire")
    state.ships[0].actions = 1
    state.stack.append(Orders(0))
    assert [line[:5] for line in listed(state, 0, "explore A1")][-1] == "✗ 5.1"
    assert {line[0] for line in listed(state, 0, "move A1")} == {"✓"}
    state.ships[0].actions = 0
    assert "✗ 3.2 This ship has no action left in this turn: it has one again in your next." in listed(
        state, 0, "move A1"
    )
    assert listed(state, 0, "move B1") == ["✗ 3.2 This is not your ship."]


@pytest.mark.clause("2.5.1")
def test_who_is_aboard_anothers_ship_is_told_by_no_condition() -> None:
    state = sea("leroica:captain-cursed", "salem:captain-cursed")
    for _ in range(5):
        put_aboard(state, state.ships[1], state.box.crew.index(state.crew[1].card))
    state.stack.append(PostCrew(0))
    unmet = [each.refusal for each in state.conditions(0, GAME.parse("post c1 B1")) if not each.met]
    assert [(refusal.clause, refusal.reason) for refusal in unmet] == [("3.2", "not-your-ship")]
