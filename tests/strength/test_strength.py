"""The short form of `make strength`: the seed decides every game, so it ends the same way on every machine."""

import pytest

from tests.strength.levels import Verdict, contest, verdict

PATIENCE = 1e9


def test_a_verdict_needs_an_interval_beyond_the_fair_share() -> None:
    few = verdict(contest("stortebeker", "deckhand", "random", 2), PATIENCE)
    assert few.found.games == 2 and not few.is_shown and not few.is_refuted
    swapped = Verdict(few.found, "random")
    assert swapped.row.wins + few.row.wins == pytest.approx(2)


@pytest.mark.slow
def test_a_mate_beats_a_deckhand() -> None:
    found = verdict(contest("stortebeker", "mate", "deckhand", 40), PATIENCE)
    assert found.found.games == 40 and found.is_shown, found.interval


@pytest.mark.slow
@pytest.mark.parametrize("game", ["stortebeker", "cove"])
def test_a_deckhand_beats_chance(game: str) -> None:
    found = verdict(contest(game, "deckhand", "random", 24), PATIENCE)
    assert found.is_shown, found.interval
