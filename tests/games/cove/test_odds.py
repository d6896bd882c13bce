"""Odds: what is stated at a choice is what the rules do, with all dice counted out."""

from typing import Any

import pytest

from flibuste.engine.odds import Odds
from flibuste.engine.state import State
from flibuste.words import Words
from flibuste.words.odds import odds_text
from tests.games.cove.table import AWAY, GAME, act, duel, hunted, play
from tests.proofs.outcomes import agree, counted, told

THIN = "\u202f"
HARD = "\u00a0"
WEAK = {"rings": {"crew": 3, "cannons": 3}}  # few dice: all their falls are played through


def stated(state: State, line: str) -> Odds:
    seat, _, text = line.partition(": ")
    found = GAME.odds(state, int(seat) - 1, GAME.parse(text, state))
    assert found is not None
    return found


def by_the_rules(state: State, line: str, label: str, outcome: Any) -> None:
    seat, _, text = line.partition(": ")
    odds = stated(state, line)
    found = counted(state, int(seat) - 1, GAME.parse(text, state), (label,), outcome, max(1, odds.dice))
    for share in odds.shares:
        if share.name.startswith("hit-before-"):
            assert not odds.shares[0].chance
            share.name = "hit"
    assert agree(odds, found), (odds.data(), found)


def of_broadside(target: str) -> Any:
    """What the journal tells of the first broadside: routed, hit, or missed."""

    def outcome(after: State) -> str:
        events = told(GAME, after)
        fired = next(number for number, event in enumerate(events) if event["event"] == "fired")
        ends = next(
            (n for n, event in enumerate(events) if n > fired and event["event"] in ("fired", "exchange")), None
        )
        names = [(event["event"], str(event.get("seat", event.get("ship")))) for event in events[fired:ends]]
        if ("routed", target) in names or ("foe-sunk", target) in names:
            return "sink" if ("foe-sunk", target) in names else "rout"
        return "hit" if events[fired]["hits"] else "miss"  # where all dice are too few, the stated name says so

    return outcome


@pytest.mark.clause("4.3.6", "4.3.7", "4.5.1")
@pytest.mark.parametrize("section", ["hull", "crew", "cannons", "sails"])
@pytest.mark.parametrize(
    "target",
    [
        {"rings": {"hull": 1, "crew": 2, "cannons": 3, "sails": 4}},
        {"rings": {"hull": 1, "crew": 1}, "craftsmen": {"crew": "craftsman"}},
        {"rings": {"hull": 1, "sails": 1}, "parrot": "trelawney"},
        {"rings": {"hull": 1, "crew": 1, "cannons": 1, "sails": 1}, "parrot": "flint", "wounds": 1},
    ],
)
def test_the_odds_of_a_broadside_are_those_of_the_rules(target: dict[str, Any], section: str) -> None:
    state = play(duel(WEAK, target))
    by_the_rules(state, f"1: fire 2 {section}", "broadside", of_broadside("2"))


@pytest.mark.clause("7.4.41", "7.5.14", "7.5.21", "7.5.31")
@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (["grapeshot"], "1: fire 2 crew"),
        (["powder-magazine"], "1: fire 2 sails"),
        (["powder-magazine"], "1: fire 2 hull"),
        (["cannonade"], "1: fire 2 all"),
        (["cannonade", "powder-magazine"], "1: fire 2 all"),
        ([], "1: fire 2 crew"),
    ],
)
@pytest.mark.parametrize("smoke", [{}, {"smoke": {"2": 6}}])
def test_cards_change_the_odds(cards: list[str], line: str, smoke: dict[str, Any]) -> None:
    state = play(duel({**WEAK, "hand": cards}, {"rings": {"hull": 2, "crew": 3, "sails": 2}}, **smoke))
    act(state, *(f"1: play {card}" for card in cards))
    by_the_rules(state, line, "broadside", of_broadside("2"))


@pytest.mark.clause("9.1.3", "9.2.4")
@pytest.mark.parametrize("hull", [1, 2, 3])
@pytest.mark.parametrize("pirate", ["blackbeard", "navy"])
def test_the_odds_against_a_pirate_are_those_of_the_rules(pirate: str, hull: int) -> None:
    by_the_rules(play(hunted(pirate, hull, WEAK)), f"1: fire {pirate} hull", "broadside", of_broadside(pirate))


@pytest.mark.clause("8.2.2")
def test_the_odds_of_the_navy_are_those_of_its_card() -> None:
    given = hunted("navy", 3)
    given["battle"]["turn"] = 0
    state = play(given)
    assert stated(state, "3: fire 1 crew").dice == state.pieces.navy.dice


@pytest.mark.clause("4.4.3", "4.4.4")
def test_the_odds_of_a_flight_are_those_of_the_rules() -> None:
    def mutinies(after: State) -> str:
        return "mutiny" if "mutiny" in [event["event"] for event in told(GAME, after)] else "safe"

    by_the_rules(play(duel({"gold": 3})), "1: flee", "mutiny", mutinies)


@pytest.mark.clause("7.3.71")
def test_the_odds_of_a_map_are_those_of_the_rules() -> None:
    given = {"step": "after-navigation", "seat": {"1": {"place": 3, "hand": ["treasure-map"]}, "2": AWAY, "3": AWAY}}
    state = play(given)
    odds = stated(state, "1: play treasure-map")
    assert odds.chance == pytest.approx(0.2)
    assert odds_text(Words(GAME, "en"), odds) == f"1d6 shows 3: your island 20{THIN}%, another 80{THIN}%"


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "1: fire 2 hull",
            f"3d6 from 5 on: 2 hits rout it 26{THIN}%, 1 hit 44{THIN}%, no hit 30{THIN}%",
            f"3d6 à partir de 5{HARD}: 2 touches le mettent en fuite 26{THIN}%, 1 touche 44{THIN}%, "
            f"aucune touche 30{THIN}%",
        ),
        (
            "1: fire 2 sails",
            f"3d6 from 5 on: hit (4 would rout it) 70{THIN}%, no hit 30{THIN}%",
            f"3d6 à partir de 5{HARD}: touché (4 le mettraient en fuite) 70{THIN}%, aucune touche 30{THIN}%",
        ),
        (
            "1: flee",
            f"1d6 over 1: no mutiny 83{THIN}%, mutiny 17{THIN}%",
            f"1d6 plus de 1{HARD}: pas de mutinerie 83{THIN}%, mutinerie 17{THIN}%",
        ),
    ],
)
def test_odds_are_said(line: str, english: str, french: str) -> None:
    odds = stated(play(duel(WEAK, {"rings": {"hull": 2, "sails": 4}})), line)
    assert odds_text(Words(GAME, "en"), odds) == english
    assert odds_text(Words(GAME, "fr"), odds) == french


@pytest.mark.clause("3.0.4")
def test_a_tie_is_one_line() -> None:
    given = {"step": "combat", "seat": {"1": {"place": 2}, "2": {"place": 2}, "3": {"place": 2}}}
    state = play(given, chance={"speed-tie": [4, 4, 6, 1, 3]})
    assert state.journal is not None
    words = Words(GAME, "en", ["Anne", "Bram", "Cléo"])
    lines = [words.event(GAME.describe(event, -1)) for event in state.journal.told()]
    assert [line for line in lines if line.startswith("A tie")] == [
        "A tie: Anne, Bram and Cléo roll 2 × 4 and 6, Cléo comes first.",
        "A tie: Anne and Bram roll 1 and 3, Bram comes first.",
    ]


@pytest.mark.parametrize(
    ("event", "dice", "good", "needed"),
    [
        ({"event": "fired", "dice": [5, 2, 6], "hits": 2, "needed": 5}, [True, False, True], True, 5),
        ({"event": "fired", "dice": [5, 2], "hits": 0, "needed": 6}, [False, False], False, 6),
        ({"event": "fired", "dice": [5, 2], "hits": 1}, [True, True], True, 0),
        ({"event": "mutiny-roll", "die": 1, "needed": 2}, [True], False, 2),
        ({"event": "mutiny-roll", "die": 2, "needed": 2}, [True], True, 2),
    ],
)
def test_dice_of_the_log(event: dict[str, Any], dice: list[bool], good: bool, needed: int) -> None:
    thrown = GAME.thrown(event)
    assert thrown is not None
    assert ([die.good for die in thrown.dice], thrown.good, thrown.needed) == (dice, good, needed)


def test_a_line_without_dice_has_none() -> None:
    assert GAME.thrown({"event": "month", "month": 3}) is None
