"""Example files: whatever is wrong with one is said plainly. (Their page: `tests/games/test_examples_page.py`.)"""

from typing import Any

import pytest

from flibuste.engine.domain import BadWord
from flibuste.engine.registry import load_game
from flibuste.records.example import run_case, run_example

GAME = load_game("stortebeker")

BASE: dict[str, Any] = {
    "given": {
        "players": 3,
        "step": "boarding",
        "sea": ["B4", "Y2", "R4", "W6"],
        "rear_guard": ["G1"],
        "seat": {
            "1": {"at": {"B4": "rum, beans, meat*"}},
            "2": {"at": {"B4": "rum, meat, pirate-4"}, "hand": "2 beans, water"},
        },
    },
    "chance": {"boarding": [3, 4, 2, 4]},
    "do": ["1: board B4", "2: counter beans"],
}


def wrong(**change: Any) -> list[str]:
    return run_case({**BASE, **change}, GAME)


def test_nothing_expected_holds() -> None:
    assert wrong() == []


@pytest.mark.parametrize(
    "expect",
    [
        {"seat": {"2": {"hand": "beans, water", "score": 5, "ships": "B4"}}},
        {"seat": {"B": {"hand": ["water", "bean"], "score": "5"}}},
        {"seat": {"2": {"hand_count": 2, "hand_has": "water", "hand_lacks": "rum, pirate-4"}}},
        {"asked": 2, "turn": "B", "step": "play-cards", "over": False, "last_round": "no"},
        {"asked": "B"},
        {"seat": {"1": {"at": {"B4": "", "R4": []}}}},
        {"sea": "W6, R4, Y2, G1"},
        {"discard_pile": "pirate 4, meat, meat with symbol, rum x2, beans x 2"},
        {"journal": "captured seat=B ship=b4"},
        {"journal": ["added cards=bean", {"event": "countered", "total": 10}, "captured"]},
        {"never": ["declined", "boarded seat=2"]},
        {"may": ["discard water", "B: Discard a bean"], "may_not": "1: discard water -> refused"},
        {
            "sees": {
                "3": {"players": {"2": {"ships": ["B4"], "hand": []}}},
                "spectator": {"over": False, "rear_guard": {"hidden": 13}},
            }
        },
        {
            "sees": {
                "B": {"players": {"B": {"hand": "water, beans"}}, "sea": {"Y2": {"sides": {"1": {"face_down": 0}}}}}
            }
        },
    ],
)
def test_expectations_are_read_forgivingly(expect: dict[str, Any]) -> None:
    assert wrong(expect=expect) == []


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"seat": {"2": {"score": 4}}}, "seat.2.score: expected 4, there is 5"),
        ({"seat": {"2": {"hand": "water"}}}, "seat.2.hand: expected 'water'"),
        ({"seat": {"2": {"hand_count": 3}}}, "seat.2.hand_count: expected 3, there is 2"),
        ({"seat": {"2": {"hand_has": "2 water"}}}, "seat.2.hand_has: water expected"),
        ({"seat": {"2": {"hand_lacks": "water"}}}, "seat.2.hand_lacks: water should not be there"),
        ({"seat": {"2": {"hnad": "water"}}}, "did you mean 'hand'?"),
        ({"seat": {"2": {"hnad": ""}}}, "did you mean 'hand'?"),
        ({"las_round": False}, "did you mean 'last_round'?"),
        ({"weather": ""}, "there is nothing of that name"),
        ({"asked": 1}, "asked: expected 1, there is [2]"),
        ({"step": "boarding"}, "step: expected 'boarding', there is 'play-cards'"),
        ({"over": True}, "over: expected True"),
        ({"winners": 1}, "the game is not over"),
        ({"scores": [1, 2, 3]}, "scores: expected [1, 2, 3]"),
        ({"journal": ["captured seat=1"]}, "there is no (further) event 'captured seat=1'"),
        ({"journal": ["captured", "boarded"]}, "there is no (further) event 'boarded'; there were: "),
        ({"journal": ["captured colour=red"]}, "the event 'captured' has no 'colour'; it has: "),
        ({"journal": ["captured B4"]}, "is not of the form name=value"),
        ({"never": ["captured seat=2"]}, "'captured seat=2' should not have happened"),
        ({"may": ["1: discard rum"]}, "seat 1 should be allowed 'discard rum', refused by 2.1.1 (not-asked)"),
        ({"may_not": ["discard water"]}, "seat 2 should not be allowed 'discard water'"),
        ({"may_not": ["place water B4 -> refused 2.1.5"]}, "should be refused by 2.1.5, and is by 2.1.3 (not-at-sea)"),
        ({"may_only": ["discard water"]}, "seat 2 should not be allowed 'discard beans', and is"),
        ({"may_only": ["discard water", "discard beans", "stop"]}, "seat 2 should be allowed 'stop', and is not"),
        ({"may": ["fly"]}, "'fly' is no action of this game"),
        ({"refused": "2.4.5"}, "'counter beans' of seat 2 should be refused by 2.4.5, and is allowed"),
        ({"sees": {"1": {"players": {"2": {"hand_size": 9}}}}}, "seen by 1: players.2.hand_size: expected 9"),
        ({"sees": {"nobody": {}}}, "'nobody' is not a seat"),
    ],
)
def test_what_differs_is_said(expect: dict[str, Any], said: str) -> None:
    assert said in "\n".join(wrong(expect=expect))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2: counter beans beans -> refused 2.4.4", ""),
        ("2: counter beans beans -> refused by 2.4.4 (only-what-is-missing)", ""),
        ("B: counter beans beans → refused only-what-is-missing", ""),
        ("seat 2: counter beans beans -> refused", ""),
        ({"seat": "B", "action": "counter beans beans", "refused": "2.4.4"}, ""),
        ("1: counter -> refused not-asked", ""),
        ("2: counter beans beans", "is refused by 2.4.4 (only-what-is-missing); now seat 2 is asked in step"),
        ("2: counter beans beans -> refused 2.4.5", "should be refused by 2.4.5, and is by 2.4.4"),
        ("2: counter beans -> refused", "should be refused, and is allowed"),
        ("7: counter beans", "'7' is no seat: there are seats 1 to 3"),
        ("2: counter beens", "is no action of this game"),
        ({"seat": 2}, "needs an action"),
        ({"seat": 2, "act": "pass"}, "a line of 'do' has no 'act' (did you mean 'action'?)"),
    ],
)
def test_lines_of_do(line: Any, said: str) -> None:
    found = wrong(do=["1: board B4", line], chance={"boarding": [3, 4]})
    assert (found == []) if not said else said in "\n".join(found)


def only_answers(*lines: str) -> list[str]:
    """Seat 2 has somebody face down, who might help in a boarding and at a die, but has nothing to do with either."""
    ships = {
        "A1": {"card": "spilled-salt", "at": [200, 200], "crew": ["white-crew"]},
        "B1": {"card": "hms-mayfair", "at": [250, 236], "heading": 90, "crew": ["captain-english face down"] * 2},
    }
    chance = {"ram": [1], "boarding": [6, 1]}
    example = {"given": {"ship": ships}, "chance": chance, "do": ["sail A1 S@0", "ram B1", "1: board", *lines]}
    return run_case(example, load_game("davyjones"))


def test_a_reaction_with_but_one_answer_need_not_be_written() -> None:
    assert only_answers("2: pass", "2: reroll no", "1: prize crew") == []
    assert only_answers("2: pass", "1: prize crew") == []
    assert only_answers("prize crew") == []
    assert "not-asked" in only_answers("2: pass", "1: prize crew -> refused 4.8.4")[0]
    assert "is refused" in only_answers("2: pass", "1: board")[0]


def test_the_last_line_may_be_refused_by_the_expectation() -> None:
    given = {"do": ["1: board B4", "2: counter"], "chance": {"boarding": [3, 4]}}
    assert wrong(**given, expect={"refused": "2.4.5"}) == []
    assert wrong(**given, expect={"refused": "any"}) == []
    assert wrong(**given, expect={"refused": "2.4.5 set-not-complete"}) == []
    assert "and is by 2.4.5" in wrong(**given, expect={"refused": "2.4.6"})[0]
    assert "there is none" in wrong(do=[], chance={}, expect={"refused": "2.4.5"})[0]


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        ({"boarding": [3, 4, 2, 4, 1]}, "'boarding' was never asked for what is left: 1"),
        ({"boarding": "3, 4, 2, 4"}, ""),
        ({"boarding": "3 4 2 4"}, ""),
        (["boarding 3 4", "boarding: 2, 4"], ""),
        ({"boarding": [3, 9]}, "'boarding' cannot come out as"),
        ({"boardin": [3, 4]}, "did you mean 'boarding'?"),
        ({"colour": ["purple"]}, "'purple' is not one of: blue"),
        ({"boarding": [3, 4, 2, 4], "ship": ["Y2"]}, "what is written cannot be picked"),
    ],
)
def test_chance_is_scripted(chance: Any, said: str) -> None:
    found = wrong(chance=chance)
    assert (found == []) if not said else said in "\n".join(found)


def test_strict_examples_write_all_their_chance_down() -> None:
    assert "nothing is written for" in wrong(strict=True)[0]
    assert wrong(strict=True, do=["1: board B4"], chance={"boarding": [3, 4]}) == []


def test_then_goes_on_in_the_same_game() -> None:
    first = {"expect": {"asked": 2}, "do": ["1: board B4"]}
    assert (
        wrong(**first, then=[{"do": ["pass"], "expect": {"seat": {"1": {"ships": "B4"}}}}], chance="boarding 3 4") == []
    )
    found = wrong(**first, then=[{"do": ["pass"], "expect": {"seat": {"1": {"ships": ""}}}}], chance="boarding 3 4")
    assert "seat.1.ships: expected ''" in found[0]
    assert "a 'then' has no 'given'" in wrong(**first, then=[{"given": {}}])[0]


def test_cases_take_over_what_they_do_not_change() -> None:
    change = {"given": {"seat": {"2": {"hand": "water"}}}, "do": ["1: board B4", "2: pass"], "title": "other"}
    cases = [{"title": "same"}, {**change, "chance": {"boarding": [3, 4]}}]
    assert run_example({**BASE, "title": "shared", "case": cases}, GAME) == [("same", []), ("other", [])]
    with pytest.raises(BadWord, match="a case has no 'gven' \\(did you mean 'given'"):
        run_example({**BASE, "case": [{"gven": {}}]}, GAME)


def test_components_may_be_changed() -> None:
    changed = {**BASE, "components": {"ship": {"B4": {"value": 7}}}, "expect": {"seat": {"2": {"score": 7}}}}
    assert run_example(changed, GAME) == [("case 1", [])]
    hand = {**BASE, "components": {"setup": {"hand": 8}}, "expect": {"seat": {"1": {"hand_count": 8}}}}
    assert run_example(hand, GAME) == [("case 1", [])]
    [(_, wrong)] = run_example({**BASE, "components": {"ship": {"Q1": {"value": 7}}}}, GAME)
    assert "there is no ship 'Q1'" in wrong[0]


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ({"gven": {}}, "did you mean 'given'"),
        ({"game": "chess"}, "an example of 'chess'"),
        ({"case": ["x"]}, "a case is a table"),
    ],
)
def test_files_that_are_no_examples(example: dict[str, Any], said: str) -> None:
    with pytest.raises(BadWord, match=said):
        run_example(example, GAME)


def test_a_start_takes_only_players_and_options() -> None:
    assert run_case({"given": {"start": True, "players": 3}, "expect": {"round": 1, "asked": 1}}, GAME) == []
    assert "with 'start = true'" in run_case({"given": {"start": True, "turn": 2}}, GAME)[0]
    assert "'given' is a table" in run_case({"given": "start"}, GAME)[0]
