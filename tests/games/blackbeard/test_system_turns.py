"""19.1 to 19.12, 19.17 – The system's Pirates: how they arrive, what their cards do, how questions are answered."""

from typing import Any

import pytest

from flibuste.games.blackbeard.rules.solitaire.arrival import new_rival, starting_zones
from tests.games.blackbeard.table import Table, new_game, table
from tests.games.blackbeard.test_solitaire import alone, started, system_turn


def lows_turn(chance: dict[str, Any], hand: str = "debauchery", **given: Any) -> Table:
    """Blackbeard ends his turn; Low, on the Gold Coast, begins his, and the player may answer what he declares."""
    rolls = {"must": ["disease-outbreak"], "disease": [1, 1], "event": ["scurvy-outbreak"], **chance}
    now = {"cards_played": 1, "actions_left": 0}
    return alone(rolls, step="play", now=now, **{"seat": {"1": {"hand": hand}}, **given}).do("end-turn")


# ---- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.8a")
def test_the_hand_is_dealt_before_the_ship_is_chosen() -> None:
    for seed in range(3):
        now = new_game(1, seed)
        assert now.step in ("which-zone", "choose-ship") and len(now.state.players[0].hand) == 4


@pytest.mark.clause("19.6a")
def test_where_several_sea_zones_are_best_the_player_chooses() -> None:
    counts = set()
    for seed in range(40):
        now = new_game(1, seed)
        zones = sorted(f"zone {now.game.pieces.places[zone]}" for zone in starting_zones(now.state))
        counts.add(len(zones))
        assert now.asked == [1]
        if len(zones) > 1:
            assert now.step == "which-zone" and now.may() == zones
        else:
            assert now.step == "choose-ship"
    assert {1, 2} <= counts


@pytest.mark.clause("19.1a", "19.2a")
def test_after_the_set_up_it_is_blackbeards_turn() -> None:
    now = started(3)
    assert now.step == "play-card" and now.asked == [1] and now.state.turn_number == 1


@pytest.mark.clause("19.7a", "19.1b")
@pytest.mark.parametrize(("die", "ship"), [(4, "sloop"), (5, "schooner")])
def test_a_new_rivals_ship_is_rolled_for(die: int, ship: str) -> None:
    now = alone({"pirate": ["avery"], "rival-zone": [1, 1], "rival-ship": [die]})
    new_rival(now.state, 0)
    assert now.pirate("avery")["ship"] == ship and now.pirate("avery")["place"] == "north-atlantic"


@pytest.mark.clause("19.1c", "19.9d")
def test_with_no_pirate_left_the_place_stays_empty() -> None:
    names = [card.id for card in table().game.pieces.pirates]
    now = alone(locker=[name for name in names if name not in ("teach", "low", "vane", "tew")])
    new_rival(now.state, 1)
    assert now.data["rivals"] == ["low", "none", "tew"]


# ---- whose turn -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.2a")
def test_without_rivals_his_turns_follow_each_other() -> None:
    pirates = {"teach": {"owner": 1, "place": "goa", "cunning": 0}}
    hand = {"1": {"hand": "4 debauchery"}}
    now = table({}, players=1, pirate=pirates, rivals=[], now={"cards_played": 1}, turn_number=1, seat=hand)
    now.do("end-turn")
    assert now.asked == [1] and now.step == "play-card" and "system-turn" not in now.story()


@pytest.mark.clause("19.2a", "19.12a")
def test_a_rival_who_is_gone_for_good_has_an_empty_turn() -> None:
    pirates = {name: {"owner": "system", "place": "whydah", "cunning": 0} for name in ("vane", "wynne")}
    teach = {"owner": 1, "place": "goa", "cunning": 0}
    rolls = {"must": ["mal-de-mer", "european-turmoil"], "event": ["letter-of-marque"]}
    now = table(rolls, players=1, pirate={"teach": teach, **pirates}, rivals=["low", "vane", "wynne"], locker=["low"],
                now={"cards_played": 1}, seat={"1": {"hand": "4 debauchery"}}).do("end-turn")  # fmt: skip
    assert [event["pirate"] for event in now.told("system-turn")] == ["vane", "wynne"]
    assert [event["number"] for event in now.told("turn")] == [1, 2, 3, 4]


# ---- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.10a")
def test_general_pardon_of_the_must_play_pile_goes_into_the_other() -> None:
    now = system_turn("scurvy-outbreak", must="general-pardon", chance={"must": ["general-pardon"], "event": []})
    assert "general-pardon" in now.data["deck"] and now.state.pardons == 0
    assert now.told("pardon")[0]["number"] == 0


@pytest.mark.clause("19.18a")
def test_a_letter_that_is_kept_gives_no_actions() -> None:
    now = system_turn("letter-of-marque", merchant={"whydah": "sloop"})
    assert "low" in now.data["letters_kept"] and "low" not in [event["pirate"] for event in now.told("declared")]


@pytest.mark.clause("19.18a")
@pytest.mark.parametrize("low", [{"letters_kept": ["low"]}, {"low": {"letter": "french"}}])
def test_a_second_letter_gives_actions(low: dict[str, Any]) -> None:
    now = lows_turn({"event": ["letter-of-marque"]}, merchant={"whydah": "sloop"}, **low)
    assert now.told("declared")[0]["pirate"] == "low" and "letter-of-marque" in now.data["discards"]


@pytest.mark.clause("19.12a", "4.52a")
@pytest.mark.parametrize(
    ("card", "actions"), [("scurvy-outbreak", 2), ("pirate-converts", 3), ("double-cross", 3), ("buried-treasure", 1)]
)
def test_cards_give_their_actions_and_diamonds_his_initiative(card: str, actions: int) -> None:
    now = lows_turn({"event": [card]}, merchant={"whydah": "sloop"})
    assert now.now["actions_left"] == actions - 1 and now.now["initiative"] == "low"
    assert (card in now.data["discards"]) == (card != "buried-treasure")


@pytest.mark.clause("19.17a", "17.2#10a", "17.2#1a")
def test_heavy_guns_arm_him_in_port_and_charts_are_laid_out() -> None:
    docked = system_turn("heavy-guns", low={"place": "boston"}, merchant={})
    assert docked.pirate("low")["guns"] and "heavy-guns" not in docked.data["discards"]
    at_sea = system_turn("heavy-guns", low={"combat": 1}, merchant={})
    assert not at_sea.pirate("low")["guns"] and "heavy-guns" in at_sea.data["discards"]
    armed = system_turn("heavy-guns", low={"place": "boston", "guns": True}, merchant={})
    assert "armed" not in armed.story() and "heavy-guns" in armed.data["discards"]
    chart = system_turn("buried-treasure", low={"combat": 1}, merchant={})
    assert chart.pirate("low")["chart"] and "buried-treasure" not in chart.data["discards"]


@pytest.mark.clause("17.2#6a")
def test_fair_winds_are_discarded_used_or_not() -> None:
    for merchants in ({"goa": "sloop"}, {}):
        now = system_turn("fair-winds", low={"combat": 1}, merchant=merchants)
        assert "fair-winds" in now.data["discards"] and ("sailed" in now.story()) == bool(merchants)


# ---- disgrace -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.16bis-b")
@pytest.mark.parametrize(
    ("teach", "disgraced", "lost"), [({"loyalty": 0}, 6, 4), ({"loyalty": 0}, 7, 0), ({"loyalty": 1}, 6, 0)]
)
def test_disgrace_lasts_where_loyalty_is_still_0(teach: dict[str, Any], disgraced: int, lost: int) -> None:
    rolls = {"disgrace": [4]} if lost else {}
    now = alone(rolls, teach={"notoriety": 9, **teach}, turn_number=7, disgraced=disgraced, step="play",
                now={"cards_played": 1, "actions_left": 0}, seat={"1": {"hand": "debauchery"}})  # fmt: skip
    now.do("end-turn")
    assert now.pirate("teach")["notoriety"] == 9 - lost and now.story("notoriety-lost") == ["notoriety-lost"] * bool(
        lost
    )


# ---- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.17a", "6.46a", "6.45a")
@pytest.mark.parametrize(("combat", "fights"), [(5, True), (4, False)])
def test_he_fights_a_warship_that_he_outguns(combat: int, fights: bool) -> None:
    """Low's Ability is 3, the Combat of the Warship 7."""
    now = lows_turn(
        {"warship": ["guns-40"]}, hand="warship-sighting", low={"combat": combat}, merchant={"whydah": "sloop"}
    )
    now.do("play warship-sighting", "strike")
    assert ("warship-fires" in now.story()) == fights and ("fled" in now.story()) != fights


@pytest.mark.clause("19.17a", "10.33a", "10.34a")
@pytest.mark.parametrize(("combat", "fights"), [(5, True), (4, False)])
def test_he_surrenders_to_a_kc_that_outguns_him(combat: int, fights: bool) -> None:
    """Barnet has a Combat of 8; ties are the Pirate's."""
    rolls = {"kc-interception": [6], "interception": [1]}
    seat = {"1": {"hand": "debauchery", "kc": "barnet", "kc_place": "gold-coast"}}
    now = lows_turn(rolls, low={"combat": combat, "letter": "french"}, seat=seat, merchant={"whydah": "sloop"})
    now.do("kc-intercept")
    assert ("kc-fires" in now.story()) == fights and ("surrendered" in now.story()) != fights


@pytest.mark.clause("19.17a", "18.41Db")
def test_he_pays_the_bribe() -> None:
    low = {"place": "boston", "net_worth": 9600}
    now = system_turn("scurvy-outbreak", chance={"retirement": [6, 6]}, low=low, governor={"boston": "charles-eden"})
    assert now.data["retired"] == ["low"] and now.data["system"]["score"] == 30


@pytest.mark.clause("19.19a", "9.41c", "9.41d")
def test_what_he_does_in_port_and_in_which_order() -> None:
    low = {"place": "boston", "hostages": ["captain english"], "holds": [300, 200], "combat": 3}
    now = system_turn(
        "scurvy-outbreak", low=low, governor={"boston": "charles-eden"}, letters_kept=["low"], merchant={}
    )
    done = now.story("lettered", "ransomed", "fenced", "refitted", "revelled", "bought-haven")
    assert done[:5] == ["lettered", "ransomed", "fenced", "refitted", "revelled"] and "bought-haven" not in done
    assert now.pirate("low")["holds"] == [0, 0]


@pytest.mark.clause("8.33b", "19.17a")
@pytest.mark.parametrize(
    ("holds", "after"),
    [([0, 800], [700, 800]), ([800, 100], [800, 700]), ([100, 100], [700, 100]), ([900, 700], [900, 700])],
)
def test_a_better_cargo_takes_the_poorest_hold(holds: list[int], after: list[int]) -> None:
    rolls = {"cargo": [5], "hostage": ["captain"], "torture": [1], "capture": [1]}
    now = system_turn("wear-and-tear", chance=rolls, low={"holds": holds}, merchant={"whydah": "sloop up low"})
    assert now.told("cargo")[0]["value"] == 700
    assert now.pirate("low")["holds"] == after


@pytest.mark.clause("12.0a", "19.17a")
@pytest.mark.parametrize(("dice", "again"), [([2, 5], True), ([3], False)])
def test_cunning_is_spent_on_dice_of_two_or_less(dice: list[int], again: bool) -> None:
    now = lows_turn({"spot": dice}, low={"cunning": 1}, merchant={"whydah": "sloop"}).do("pass")
    assert ("rerolled" in now.story()) == again and now.pirate("low")["cunning"] == (0 if again else 1)


@pytest.mark.clause("12.0a", "14.2f", "19.17a")
@pytest.mark.parametrize(("dice", "again"), [([4, 1], True), ([3], False), ([1], False)])
def test_cunning_is_spent_on_a_mutiny_that_would_succeed(dice: list[int], again: bool) -> None:
    now = lows_turn({"mutiny": dice}, low={"cunning": 1, "loyalty": 0}, merchant={"whydah": "sloop"})
    assert "quelled" in now.story() and ("rerolled" in now.story()) == again


@pytest.mark.clause("19.12a", "17.2#3a")
def test_whom_his_first_card_kills_plays_no_other() -> None:
    now = lows_turn({"must": ["disease-outbreak", "mal-de-mer", "european-turmoil"]}, low={"place": "boston"})
    assert now.told("eliminated")[0]["pirate"] == "low"
    assert "low" not in [event["pirate"] for event in now.told("system-plays")]


@pytest.mark.clause("19.9e", "19.10b")
def test_the_third_pardon_ends_the_game_in_a_rivals_turn() -> None:
    now = alone({"must": ["european-turmoil"], "event": ["general-pardon"]}, step="play", pardons=2,
                now={"cards_played": 1, "actions_left": 0}, seat={"1": {"hand": "debauchery"}})  # fmt: skip
    now.state.must.remove(7)
    now.state.deck.append(7)
    now.state.deck.sort()
    now.do("end-turn")
    assert now.state.outcome is not None and now.state.outcome.reason == "third-pardon"
    assert "system-plays" not in now.story() and now.game.faults(now.state) == []
