"""12.0a – What a roll must be, as the prompt says it, is what the rules then ask of it."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting

Play = Callable[[list[int]], Table]


def spot(dice: list[int]) -> Table:
    return acting({"spot": dice}, merchant={"goa": "flute"}, teach={"cunning": 1}).do("spot teach goa")


def attack(dice: list[int]) -> Table:
    chance = {"port-defence": [1], "attack": dice, "booty": [1] * 9}
    return acting(chance, teach={"cunning": 1, "combat": 3}).do("attack teach goa")


def sack(dice: list[int]) -> Table:
    teach = {"cunning": 1, "place": "goa", "sacking": "goa"}
    return acting({"sack": dice}, teach=teach).do("sack teach")


def warship(how: str, chance: dict[str, Any]) -> Table:
    now = acting(
        chance, quiet=False, merchant={"goa": "sloop"}, warship={"india": "guns-40"}, teach={"cunning": 1, "combat": 5}
    )
    return now.do("spot teach goa", "2: warship", f"1: {how}")


def battle(dice: list[int]) -> Table:
    return warship("fight", {"warship-battle": [4], "battle": dice, "spot": [1, 1]})


def flight(dice: list[int]) -> Table:
    return warship("flee", {"warship-chase": [6], "flight": dice, "warship-battle": [6], "battle": [1, 1]})


def theft(dice: list[int]) -> Table:
    low = {"owner": 2, "place": "bath", "cunning": 0, "revels": 1, "holds": [500, 0]}
    chance = {"theft": [4, *dice], "share": [1, 1]}
    return acting(chance, teach={"cunning": 1, "place": "bath"}, pirate={"low": low}).do("steal teach low")


def needed(now: Table) -> int:
    assert now.step == "reroll"
    found = re.search(r"needs (\d+) or more", now.prompt())
    assert found is not None
    return int(found[1])


@pytest.mark.clause("12.0a", "12.0b")
@pytest.mark.parametrize(
    ("play", "won"),
    [
        (spot, "spotted"),
        (attack, "booty"),
        (sack, "port-destroyed"),
        (battle, "warship-beaten"),
        (flight, "escaped"),
        (theft, "stolen"),
    ],
)
def test_the_prompt_says_what_is_needed(play: Play, won: str) -> None:
    least = needed(play([1]))
    assert 1 < least <= 6
    for die in (least - 1, least):
        now = play([1, die]).do("reroll")
        assert (won in now.story()) == (die == least), die


@pytest.mark.clause("14.2f")
def test_a_mutiny_is_quelled_by_a_low_roll() -> None:
    now = acting(
        {"mutiny": [6, 1]},
        teach={"loyalty": 0, "cunning": 1},
    ).do("move teach goa")
    assert "Edward Teach has 6 (quelling the mutiny) and is safe with" in now.prompt()
    now.do("reroll")
    assert now.story("quelled") == ["quelled"] and now.pirate("teach")["loyalty"] == 0


@pytest.mark.clause("12.0a", "9.62d")
def test_what_the_victim_of_a_theft_needs() -> None:
    """Teach has 3 + Ability 4 + 1, Low an Ability of 3: only a 6 drives the thief off."""
    low = {"owner": 2, "place": "bath", "cunning": 1, "revels": 1, "holds": [100, 0]}
    now = acting({"theft": [2, 3]}, teach={"place": "bath"}, pirate={"low": low}).do("steal teach low")
    assert now.asked == [2] and ("needed", "6") in now.state.stack[-1].prompt(now.state)


@pytest.mark.clause("12.0a")
@pytest.mark.parametrize(("die", "occasion"), [(3, "enough"), (2, "")])
def test_a_roll_that_is_enough_is_an_occasion(die: int, occasion: str) -> None:
    now = acting({"spot": [die]}, teach={"cunning": 1}, merchant={"goa": "sloop"}).do("spot teach goa")
    step = now.state.stack[-1]
    assert now.step == "reroll" and step.occasion(now.state) == occasion
    below = next(step for step in now.data["stack"] if isinstance(step, dict) and step["step"] == "spot")
    assert below["rolled"]
