"""`flibuste fit`: matches become examples, examples weights, and the weights a file that the game reads."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from flibuste.arena.fit import Fitted, Sample, fit_game, keep, reliability, shares
from flibuste.arena.reliability import picture
from flibuste.engine.registry import load_game
from flibuste.engine.softmax import Example

SHORT = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}


def fitted(matches: int = 12) -> Fitted:
    return fit_game(load_game("stortebeker", SHORT), Sample("stortebeker", matches, "random", (2, 3), 10))


def test_the_same_seed_gives_the_same_weights() -> None:
    first = fitted()
    assert first.weights == fitted().weights
    assert first.matches == 12 and first.examples > 50
    assert set(first.weights) == set(load_game("stortebeker").mind.FEATURES)


def test_what_was_fitted_can_be_kept_and_read(tmp_path: Path) -> None:
    found = fitted()
    data = json.loads(keep(load_game("stortebeker"), found, tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert data["version"] == 1 and data["matches"] == 12 and len(data["fitted"]) == len("2026-01-31")
    assert data["weights"]["score"] == pytest.approx(found.weights["score"], abs=1e-4)


def test_what_others_hide_is_fitted_too() -> None:
    beliefs = fitted().beliefs
    assert beliefs is not None and beliefs.guesses > 50
    assert set(beliefs.weights) == set(load_game("stortebeker").mind.BELIEFS)
    assert 0.0 < beliefs.loss < beliefs.even_loss + 0.2


def test_reliability_can_be_drawn() -> None:
    found = fitted()
    drawn = ElementTree.fromstring(picture(found))
    dots = [part for part in drawn.iter() if part.get("class") == "dot"]
    assert len(dots) == len(found.bins)
    places = [float(part.get("cx", "")) for part in dots]
    assert places == sorted(places), "the more was said, the further to the right"


def test_a_check_fits_nothing_and_looks_at_all_matches() -> None:
    game = load_game("stortebeker", SHORT)
    found = fit_game(game, Sample("stortebeker", 10, "random", (2, 3), 10, check=True))
    assert list(found.weights.values()) == game.mind.weights and found.loss == found.before
    assert found.held_out == 10 and found.beliefs is None
    assert sum(entry.count for entry in found.bins) >= 2 * found.examples
    assert "<svg" in picture(found)


def test_an_interruption_fits_what_was_played() -> None:
    def stop(done: int) -> None:
        if done == 6:
            raise KeyboardInterrupt

    found = fit_game(load_game("stortebeker", SHORT), Sample("stortebeker", 500, "random", (2,), 10), stop)
    assert found.matches == 6


def test_where_no_seat_wins_the_last_side_does() -> None:
    assert shares([], 2, 1) == [0.0, 1.0]
    assert shares([1, 2], 3, 3) == [0.0, 0.5, 0.5]


def test_reliability_compares_what_was_said_with_what_came() -> None:
    even = [Example([[0.0], [0.0]], [1.0, 0.0]), Example([[0.0], [0.0]], [0.0, 1.0])]
    (entry,) = reliability(even, [1.0])
    assert (entry.count, entry.said, entry.came) == (4, 0.5, 0.5)
