"""Comfort: which questions may be answered once for a while, and that it tells nothing."""

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.games.blackbeard.rules.dice import Rolls
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.table.constants import R_BRIBE, R_CARGO, R_MUTINY
from tests.games.blackbeard.table import acting, game, new_game
from tests.proofs.play import Setting, play

GAME: Game = game()


def test_reactions_may_be_answered_once_for_a_while() -> None:
    reactions = {step.NAME for step in GAME.steps if step.REACTION}
    assert reactions == {
        "window", "reroll", "skull-window", "surprise-window", "double-cross-window", "ambition-window", "harden",
    }  # fmt: skip


def test_a_high_roll_is_an_occasion_of_its_own() -> None:
    state = new_game(2).state
    assert Rolls(R_CARGO, [0], [1], [5], turn=0).occasion(state) == "high-roll"
    assert Rolls(R_CARGO, [0], [1], [4], turn=0).occasion(state) == ""
    assert Rolls(R_CARGO, [0], [2], [9], turn=0).occasion(state) == ""
    assert Rolls(R_MUTINY, [0], [2], [12], turn=0).occasion(state) == ""
    assert Rolls(R_BRIBE, [0], [2], [12], turn=0).occasion(state) == ""


def test_a_roll_that_is_enough_is_an_occasion_of_its_own() -> None:
    """12.0a – Spotting with Ability 4 takes a three."""
    for die, occasion in ((2, ""), (3, "enough"), (6, "enough")):
        now = acting({"spot": [die]}, merchant={"goa": "flute"}, teach={"cunning": 1}).do("spot teach goa")
        assert now.state.stack[-1].occasion(now.state) == occasion


def test_an_occasion_depends_on_nothing_hidden() -> None:
    """Whatever the hands are, the occasion is the same, and passing is always possible."""
    met = set()
    for state in play(Setting(GAME, 3, {}), "occasions"):
        step = state.stack[-1] if state.stack else None
        if step is None or not step.REACTION:
            continue
        met.add(step.occasion(state))
        seat = step.player
        sample = GAME.resample(state, (seat + 1) % 3, Fast("other"))
        assert sample.stack[-1].occasion(sample) == step.occasion(state)
        assert any(not action.words for action in state.options(seat))
        assert GAME.spans(sample) == GAME.spans(state)
    assert met >= set(ApWindow.OCCASIONS) - {"assault"}
