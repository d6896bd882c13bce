"""What is refused says by which clause, and why."""

from typing import Any

import pytest

from tests.games.cove.table import act, begin, duel, hunted, play, visit, why

NAVY = {"navy_island": 2, "navy_controller": 3, "navy_sender": 3}


@pytest.mark.clause("4.1.1")
def test_whoever_has_loaded_a_card_fires() -> None:
    state = play(duel({"hand": "grapeshot"}), "1: play grapeshot")
    assert why(state, "1: flee") == "4.1.1 cards-loaded"
    assert why(state, "1: pass") == "11.1.2 fire-or-flee"


@pytest.mark.clause("7.5.31")
def test_a_cannonade_names_no_section_and_nothing_else_names_all() -> None:
    assert why(play(duel({"hand": "cannonade"}), "1: play cannonade"), "1: fire 2 hull") == "7.5.31 all-sections"
    assert why(play(duel()), "1: fire 2 all") == "7.5.31 one-section"


@pytest.mark.clause("7.5.32")
@pytest.mark.parametrize("line", ["fire 2 hull", "play grapeshot", "pass"])
def test_whoever_reloads_waits_or_flees(line: str) -> None:
    state = play(duel({"hand": "grapeshot"}, reload={"1": 1}))
    assert why(state, f"1: {line}") == f"7.5.32 {'wait-or-flee' if line == 'pass' else 'reloading'}"


@pytest.mark.clause("7.0.3", "7.4.11")
def test_a_card_that_is_not_in_the_hand_cannot_be_loaded() -> None:
    assert why(play(duel({"hand": "smoke"})), "1: play grapeshot") == "7.0.3 not-in-hand"
    assert why(play(duel({"hand": "smoke"}, becalmed=True)), "1: play grapeshot") == "7.0.3 not-in-hand"
    assert why(play(duel({"hand": "grapeshot"}, becalmed=True)), "1: play grapeshot") == "7.4.11 becalmed"


@pytest.mark.clause("4.3.5", "4.3.9")
@pytest.mark.parametrize("pirate", ["blackbeard", "hook", "navy"])
def test_pirates_come_first_and_have_only_a_hull(pirate: str) -> None:
    state = play(hunted(pirate, 3))
    assert why(state, f"1: fire {pirate} crew") == "4.3.5 only-the-hull"
    assert why(state, "1: fire 2 hull") == "4.3.9 foes-first"


@pytest.mark.clause("8.3.3", "8.2.2")
@pytest.mark.parametrize("pirate", ["blackbeard", "hook"])
def test_the_navy_fires_at_players_only(pirate: str) -> None:
    foes = [{"ship": "navy", "hull": 4}, {"ship": pirate, "hull": 4}]
    given = duel(foes=foes, order=["navy", 1, 2], turn=0)
    state = play({**given, **NAVY, "black_ships": [{"island": 2, "pirate": pirate}]})
    assert why(state, f"3: fire {pirate} hull") == "8.3.3 not-a-target"
    assert why(state, "3: fire 3 hull") == "8.2.2 not-a-target"


@pytest.mark.clause("10.1.1", "7.2.3")
@pytest.mark.parametrize("section", ["hull", "crew", "cannons", "sails"])
@pytest.mark.parametrize(
    ("several", "reason"), [(True, "10.1.1 craftsman-there-already"), (False, "7.2.3 one-craftsman-only")]
)
def test_no_second_craftsman_on_a_section(section: str, several: bool, reason: str) -> None:
    own = {"hand": "craftsman", "craftsmen": {section: "craftsman"}}
    state = play(visit(2, own, options={"several_craftsmen": several}))
    assert why(state, f"1: play craftsman {section}") == reason


@pytest.mark.clause("7.3.21", "7.3.22")
@pytest.mark.parametrize(("victim", "reason"), [("1", "7.3.22 victim-already"), ("2", "7.3.21 another-player")])
def test_buccaneering_against_the_first_seat(victim: str, reason: str) -> None:
    state = play({"step": "treasures", "seat": {"1": {"robber": 3}, "2": {"hand": "buccaneering"}}})
    assert why(state, f"2: play buccaneering {victim}") == reason


@pytest.mark.clause("7.1.8")
def test_a_second_parrot_without_fame_is_refused() -> None:
    state = play(visit(1, {"parrot": "flint", "fame": 0}), "1: buy", chance={"tavern": ["bones"]})
    assert why(state, "1: exchange") == "7.1.8 no-fame-to-pay"
    assert why(state, "1: done") == "3.5.2 exchange-or-refuse"


@pytest.mark.clause("3.5.3", "6.6.1", "6.6.2", "6.6.3")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("buy", "3.5.3 not-here"),
        ("sail 3", "3.5.5 island-action"),
        ("bury 5 chests", "6.6.1 not-enough-chests"),
        ("bury 6 gold", "6.6.2 not-enough-gold"),
        ("raise crew", "6.6.3 one-dear-level"),
    ],
)
def test_what_is_not_done_on_treasure_island(line: str, reason: str) -> None:
    state = play(visit(6, {"gold": 6, "chests": 2, "hand": "fame-1"}), "1: raise hull")
    assert why(state, f"1: {line}") == reason


@pytest.mark.clause("3.5.3", "6.1.1")
@pytest.mark.parametrize(
    ("bought", "line", "reason"),
    [
        (0, "raise hull", "3.5.3 not-here"),
        (0, "sail 3", "3.5.5 island-action"),
        (3, "buy", "6.1.1 three-cards-bought"),
        (2, "buy", "6.1.1 not-enough-gold"),
    ],
)
def test_what_is_not_done_in_the_tavern(bought: int, line: str, reason: str) -> None:
    own: dict[str, Any] = {"gold": 2 * bought + (2 if bought == 3 else 1), "hand": "fame-1"}
    state = play(visit(1, own), *["1: buy"] * bought, chance={"tavern": ["smoke", "grapple", "lookout"][:bought]})
    assert why(state, f"1: {line}") == reason


@pytest.mark.clause("1.3.1")
def test_a_colour_that_is_taken() -> None:
    state = act(begin(colours="choose"), "1: colour red")
    assert why(state, "2: colour red") == "1.3.1 colour-taken"
    assert why(state, "2: pass") == "11.1.2 choose-a-colour"
