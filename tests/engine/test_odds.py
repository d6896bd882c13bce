"""Odds: counted out over all dice, and said in words."""

from itertools import product

import pytest

from flibuste.engine.odds import (
    AT_LEAST,
    AT_MOST,
    BELOW,
    OVER,
    Odds,
    Share,
    chance_of,
    fits,
    hit_chances,
    numbered,
    of_sum,
    success_or_failure,
    ways,
)
from flibuste.words import Words
from flibuste.words.odds import odds_text, percent_text

THIN = "\u202f"
HARD = "\u00a0"


@pytest.mark.parametrize(("dice", "sides"), [(0, 6), (1, 6), (2, 6), (3, 6), (4, 4)])
def test_sums_are_counted_out(dice: int, sides: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, sides + 1), repeat=dice)]
    assert ways(dice, sides) == [rolls.count(total) for total in range(dice * sides + 1)]


@pytest.mark.parametrize(
    ("rule", "needed", "chance"),
    [
        (AT_LEAST, 12, 1 / 36),
        (AT_LEAST, 13, 0.0),
        (AT_LEAST, 2, 1.0),
        (AT_MOST, 3, 3 / 36),
        (BELOW, 3, 1 / 36),
        (OVER, 10, 3 / 36),
    ],
)
def test_a_rule_says_which_sums_do(rule: str, needed: int, chance: float) -> None:
    assert chance_of(2, rule, needed) == pytest.approx(chance)
    assert sum(fits(first + second, rule, needed) for first, second in product(range(1, 7), repeat=2)) == 36 * chance


def test_hits_are_counted_out() -> None:
    assert hit_chances(2, 2) == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    assert hit_chances(0, 2) == [1.0]
    rolls = list(product(range(1, 7), repeat=4))
    counts = [sum(sum(die >= 5 for die in roll) == hits for roll in rolls) for hits in range(5)]
    assert hit_chances(4, 2) == pytest.approx([count / len(rolls) for count in counts])


@pytest.mark.parametrize(
    ("odds", "english", "french"),
    [
        (of_sum(3, BELOW, 12), f"3d6 below 12: 62{THIN}%", f"3d6 sous 12{HARD}: 62{THIN}%"),
        (of_sum(2, AT_LEAST, 7), f"2d6 at least 7: 58{THIN}%", f"2d6 au moins 7{HARD}: 58{THIN}%"),
        (of_sum(1, AT_MOST, 2), f"1d6 at most 2: 33{THIN}%", f"1d6 au plus 2{HARD}: 33{THIN}%"),
        (of_sum(1, OVER, 6), "1d6 over 6: cannot succeed", f"1d6 plus de 6{HARD}: ne peut pas réussir"),
        (of_sum(1, AT_LEAST, 1), "1d6 at least 1: certain", f"1d6 au moins 1{HARD}: certain"),
        (of_sum(4, AT_LEAST, 24), f"4d6 at least 24: under 1{THIN}%", f"4d6 au moins 24{HARD}: moins de 1{THIN}%"),
        (of_sum(4, AT_LEAST, 5), f"4d6 at least 5: over 99{THIN}%", f"4d6 au moins 5{HARD}: plus de 99{THIN}%"),
        (Odds(success_or_failure(0.0), 0), "cannot succeed", "ne peut pas réussir"),
        (
            Odds([Share("win", 0.5, True), Share("tie", 0.25, False), Share("lose", 0.25, False)], 1),
            f"1d6: win 50{THIN}%, tie 25{THIN}%, lose 25{THIN}%",
            f"1d6{HARD}: victoire 50{THIN}%, égalité 25{THIN}%, défaite 25{THIN}%",
        ),
        (
            Odds([Share("win", 0.0, True), Share("lose", 1.0, False)], 1),
            "1d6: cannot succeed",
            f"1d6{HARD}: ne peut pas réussir",
        ),
    ],
)
def test_odds_are_said(odds: Odds, english: str, french: str) -> None:
    assert odds_text(Words(None, "en"), odds) == english
    assert odds_text(Words(None, "fr"), odds) == french


def test_only_what_cannot_be_is_nothing() -> None:
    assert percent_text(Words(None, "en"), 0.0) == f"0{THIN}%"
    assert percent_text(Words(None, "en"), 0.004) == f"under 1{THIN}%"


def test_dice_that_count_by_themselves_are_told_apart() -> None:
    assert [die.good for die in numbered([6, 4, 5], AT_LEAST, 5)] == [True, False, True]
    assert [die.good for die in numbered([6, 1])] == [True, True]
