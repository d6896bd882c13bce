"""Odds: what is stated at a choice is what the rules do, with all dice counted out."""

from typing import Any

import pytest

from flibuste.drawing.symbols import read
from flibuste.engine.odds import Odds
from flibuste.engine.state import State
from flibuste.games.stortebeker.odds import thrown
from flibuste.games.stortebeker.picture.art import BORDERS
from flibuste.words import Words
from flibuste.words.odds import odds_text
from tests.games.stortebeker.table import Table, boarding, playing
from tests.games.stortebeker.test_broadside import broadside
from tests.games.stortebeker.test_counter import SET, boarded
from tests.proofs.outcomes import agree, counted, told

THIN = "\u202f"


def stated(now: Table, line: str) -> Odds:
    seat = now.state.deciders()[0]
    found = now.game.odds(now.state, seat, now.game.parse(line, now.state))
    assert found is not None
    return found


def by_the_rules(now: Table, line: str, labels: tuple[str, ...], outcome: Any) -> bool:
    seat = now.state.deciders()[0]
    action = now.game.parse(line, now.state)
    return agree(stated(now, line), counted(now.state, seat, action, labels, outcome))


def result(now: Table, name: str, good: str) -> Any:
    def outcome(after: State) -> str:
        event = next(event for event in told(now.game, after) if event["event"] == name)
        return "success" if event["result"] == good else "failure"

    return outcome


@pytest.mark.clause("2.3.6")
@pytest.mark.parametrize("there", [SET, "rum*, beans, meat", f"{SET}, pirate-4", f"{SET}, pirate-4, pirate-3"])
def test_the_odds_of_boarding_are_those_of_the_rules(there: str) -> None:
    now = boarding(A={"at": {"B4": there}}, B={"hand": "water"})
    assert by_the_rules(now, "board B4", ("boarding",), result(now, "boarded", "enough"))

    def takes(after: State) -> str:
        names = [event["event"] for event in told(now.game, after)]
        return "success" if "succeeded" in names else "failure"

    assert by_the_rules(now, "board B4", ("boarding",), takes)


@pytest.mark.clause("2.4.8", "2.4.9")
@pytest.mark.parametrize("tie_from", ["boarder", "starter"])
@pytest.mark.parametrize(
    ("there", "hand", "line"),
    [
        (SET, "water", "counter"),
        ("rum, beans, pirate-2", "meat*", "counter meat*"),
        ("rum, beans, meat, pirate-4, pirate-4", "water", "counter"),
    ],
)
def test_the_odds_of_a_counter_attack_are_those_of_the_rules(there: str, hand: str, line: str, tie_from: str) -> None:
    now = boarded(players=2, first=2, options={"tie_from": tie_from}, B={"at": {"B4": there}, "hand": hand})
    assert by_the_rules(now, line, ("boarding",), result(now, "countered", "enough"))

    def captures(after: State) -> str:
        captor = next(event["seat"] for event in told(now.game, after) if event["event"] == "captured")
        return "success" if captor == 2 else "failure"

    assert by_the_rules(now, line, ("boarding",), captures)


@pytest.mark.clause("2.2.2", "2.2.5")
@pytest.mark.parametrize("others", ["", "meat", "meat, beans", "rum*", "meat, beans, rum*"])
def test_the_odds_of_a_broadside_are_those_of_the_rules(others: str) -> None:
    now = broadside(B={"at": {"B4": others}, "hand": "water"}, C={"at": {"B4": "rum"} if others else {}})

    def hits(after: State) -> str:
        copy, number = after.clone(), 0
        while copy.stack and copy.stack[-1].NAME == "removal":
            action = copy.options(copy.deciders()[0])[0]
            number += action.verb != "spare"
            copy.act(copy.deciders()[0], action)
        return ("no-card", "one-card", "two-cards")[number]

    assert by_the_rules(now, "fire B4", ("colour",), hits)


@pytest.mark.parametrize(
    ("there", "english", "french"),
    [
        (SET, f"2d6 at least 8: 42{THIN}%", f"2d6 au moins 8\u00a0: 42{THIN}%"),
        (f"{SET}, pirate-4, pirate-4", "2d6 at least 2: certain", "2d6 au moins 2\u00a0: certain"),
    ],
)
def test_odds_are_said(there: str, english: str, french: str) -> None:
    odds = stated(boarding(A={"at": {"B4": there}}), "board B4")
    assert odds_text(Words(None, "en"), odds) == english
    assert odds_text(Words(None, "fr"), odds) == french


def test_what_cannot_succeed_says_so() -> None:
    now = boarded(players=2, dice=[6], B={"at": {"B4": SET}})
    contest: Any = now.state.stack[-2]
    contest.best = 12
    assert odds_text(Words(None, "en"), stated(now, "counter")) == "2d6 at least 13: cannot succeed"


@pytest.mark.clause("2.4.9")
@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ([5, 4], "dice 5 + 4, pirates 0, total 9: enough (needed 9)!"),
        ([4, 4], "dice 4 + 4, pirates 0, total 8: a tie, which is too little (needed 9)."),
        ([1, 2], "dice 1 + 2, pirates 0, total 3: too little (needed 9)."),
    ],
)
def test_the_log_says_what_was_needed(dice: list[int], words: str) -> None:
    now = boarded(players=2, dice=dice, B={"at": {"B4": SET}}).do("counter")
    event = now.events("countered")[0]
    assert Words(now.game, "en", ["Anne", "Bram"]).event(event) == f"Bram counter-attacks at B4: {words}"
    thrown = now.game.thrown(event)
    assert thrown is not None and [die.face for die in thrown.dice] == [str(die) for die in dice]
    assert thrown.good == (sum(dice) >= 9) and thrown.needed == 9


@pytest.mark.clause("2.1.15")
def test_a_broadside_is_judged_before_it_is_paid() -> None:
    sides = {"A": {"at": {"B4": "rum", "R4": "bread"}}, "B": {"at": {"R4": "bread"}, "hand": "water"}}
    now = playing("water", **sides)
    odds = stated(now, "pay water")
    assert odds.chance == pytest.approx(11 / 36)
    said = f"2 colour dice, at R4: one 31{THIN}%, none 69{THIN}%"
    assert odds_text(Words(now.game, "en"), odds) == said
    now = playing("water", A={"at": {"B4": "rum"}})
    assert odds_text(Words(now.game, "en"), stated(now, "pay water")) == "2 colour dice, at B4: cannot succeed"


def test_a_white_die_of_the_log_is_as_white_as_white_ships() -> None:
    found = thrown({"event": "fired", "first": "white", "second": "blue"})
    assert found is not None
    assert f"{found.dice[0].colour}: {BORDERS['white'][0]};" in read("look.css")
