"""19.17 – What a system Pirate does with his first Action, case by case: the list of docs/blackbeard-solitaire.md."""

from typing import Any

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.games.blackbeard.chances import attack_chance
from flibuste.games.blackbeard.rules.solitaire.priorities import rival_action, winds_for
from flibuste.games.blackbeard.rules.turn.action_phase import add_actions
from flibuste.games.blackbeard.table.constants import NONE, SYSTEM, ZONES
from tests.games.blackbeard.table import game
from tests.games.blackbeard.test_soak import some_moves
from tests.games.blackbeard.test_solitaire import alone, started, system_turn

NOTHING = ("", "")
LOW = [card.id for card in game().pieces.pirates].index("low")
CAPE_LOPEZ = [port.id for port in game().pieces.ports].index("cape-lopez")
WEAK = {"combat": 1}  # too weak to attack any Port
OTHERS = ["cape-coast", "cormantin", "whydah"]  # of the Gold Coast, but for Cape Lopez


def first_action(low: dict[str, Any], **given: Any) -> tuple[str, str]:
    """What Low, on the Gold Coast if nothing else is said, declares first, and where."""
    now = system_turn("scurvy-outbreak", low=low, **{"merchant": {}, **given})
    declared = [event for event in now.told("declared") if event["pirate"] == "low"]
    return (declared[0]["doing"], declared[0]["place"]) if declared else NOTHING


@pytest.mark.clause("19.17a", "18.12A")
@pytest.mark.parametrize(("worth", "notoriety", "retires"), [
    (3000, 0, True), (2999, 0, False), (0, 15, True), (0, 14, False), (200, 14, True), (199, 14, False),
])  # fmt: skip
def test_he_retires_for_thirty_points(worth: int, notoriety: int, retires: bool) -> None:
    low = {"place": "boston", "letter": "english", "net_worth": worth, "notoriety": notoriety}
    assert first_action(low) == (("retire-by-letter", "boston") if retires else NOTHING)


@pytest.mark.clause("19.17a", "18.41Da")
@pytest.mark.parametrize(("worth", "retires"), [(9600, True), (9599, False)])
def test_a_bribe_is_counted_at_its_highest(worth: int, retires: bool) -> None:
    found = first_action({"place": "boston", "net_worth": worth}, governor={"boston": "charles-eden"})
    assert found == (("retire", "boston") if retires else NOTHING)


@pytest.mark.clause("19.17a")
@pytest.mark.parametrize("place", ["boston", "whydah", "goa"])
@pytest.mark.parametrize(
    ("low", "busy"), [({"holds": [300, 0]}, True), ({"combat": 3}, True), ({"speed": 3}, True), ({}, False)]
)
def test_he_does_business_with_booty_or_damage(place: str, low: dict[str, Any], busy: bool) -> None:
    assert first_action({"place": place, **low}) == (("business", place) if busy else NOTHING)


@pytest.mark.clause("19.17a")
@pytest.mark.parametrize("low", [{"scurvy": True}, {"speed": -1}, {"holds": [5, 5]}])
def test_he_seeks_shelter_at_sea(low: dict[str, Any]) -> None:
    assert first_action(low) == ("move-to-port", "cape-coast")


@pytest.mark.clause("19.17a")
def test_he_seeks_no_shelter_in_port_or_with_room_left() -> None:
    assert first_action({"place": "boston", "scurvy": True}) == NOTHING
    assert first_action({"holds": [5, 0], **WEAK}) == NOTHING
    assert first_action({"speed": 0, **WEAK}) == NOTHING


@pytest.mark.clause("19.17a")
def test_he_spots_face_up_merchants_first() -> None:
    merchants = {"cape-coast": "sloop", "whydah": "sloop up teach"}
    assert first_action({}, merchant=merchants) == ("spot", "whydah")
    assert first_action({}, merchant={"cape-coast": "sloop", "whydah": "sloop"}) == ("spot", "cape-coast")


@pytest.mark.clause("19.17a", "9.52b")
@pytest.mark.parametrize(("combat", "attacks"), [(1, False), (2, True), (5, True)])
def test_he_attacks_at_sixty_per_cent(combat: int, attacks: bool) -> None:
    """Cape Lopez has a defence of 3, Low an Ability of 3: with a lead of 1 he wins 21 times in 36, with 2 26 times."""
    found = first_action({"combat": combat}, destroyed=OTHERS)
    assert found == (("attack", "cape-lopez") if attacks else NOTHING)


@pytest.mark.clause("19.17a", "9.52b")
@pytest.mark.parametrize(("combat", "attacks"), [(4, False), (5, True)])
def test_a_port_that_was_attacked_rolls_two_dice(combat: int, attacks: bool) -> None:
    """With a lead of 4 he wins 50 times in 100, with 5 62 times."""
    found = first_action({"combat": combat}, destroyed=OTHERS, attacked=["cape-lopez"])
    assert found == (("attack", "cape-lopez") if attacks else NOTHING)


@pytest.mark.clause("19.17a")
@pytest.mark.parametrize(("port", "step"), [("goa", "transit-2"), ("martinique", "transit-1")])
def test_he_seeks_the_nearest_merchant(port: str, step: str) -> None:
    assert first_action(WEAK, merchant={port: "sloop"}) == ("move-to-transit", step)


@pytest.mark.clause("17.2#6a", "19.17a")
def test_fair_winds_carry_him_to_most_merchants() -> None:
    merchants = {port: "sloop" for port in ("goa", "bombay", "cartagena", "curacao", "port-o-spain", "bath")}
    carried = system_turn("fair-winds", low=WEAK, merchant=merchants)
    assert carried.pirate("low")["place"] in ("south-america", "cartagena", "curacao", "port-o-spain")
    loaded = system_turn("fair-winds", low={"holds": [5, 0], **WEAK}, merchant=merchants)
    assert loaded.pirate("low")["place"] in ("transit-1", "transit-2")


@pytest.mark.clause("19.17a", "10.26c", "10.26d")
def test_he_does_only_what_a_player_could_do() -> None:
    """In random games, his own KC sent to every Sea Zone in turn: his Action is one of those that are open to him."""
    for seed in range(6):
        now = started(seed)
        dice = Fast(f"choices of {seed}")
        for moment in range(60):
            if now.state.is_over():
                break
            some_moves(now.state, dice, 5)
            tried = now.state.clone()
            tried.actions_left = 1 + moment % 2
            tried.players[SYSTEM].kc_place = moment % ZONES
            for number in tried.own(SYSTEM):
                pirate = tried.pirate(number)
                offered: list[Action] = []
                add_actions(tried, pirate, offered)
                found = rival_action(tried, pirate)
                assert found is None or found in offered, (seed, moment, str(found))


# ---- where he is going ----------------------------------------------------------------------------------------------


@pytest.mark.clause("19.18a", "19.17a")
@pytest.mark.parametrize(("history", "goal"), [([], ("move-to-port", "cape-coast")), (["english"], NOTHING)])
def test_he_takes_a_letter_he_keeps_to_an_open_pro_pirate_port(history: list[str], goal: tuple[str, str]) -> None:
    low = {"history": history, **WEAK}
    assert first_action(low, governor={"cape-coast": "charles-eden"}, letters_kept=["low"]) == goal


@pytest.mark.clause("19.17a", "9.41e", "9.42a")
def test_business_only_where_it_changes_something() -> None:
    assert first_action({"place": "boston", "hostages": ["captain english"]}) == ("business", "boston")
    assert first_action({"place": "boston", "hostages": ["captain spanish"]}) == NOTHING
    letter = {"governor": {"boston": "charles-eden"}, "letters_kept": ["low"]}
    assert first_action({"place": "boston"}, **letter) == ("business", "boston")
    hostile = {"place": "goa", "history": ["portuguese"]}
    assert first_action({"combat": 3, **hostile}) == NOTHING
    assert first_action({"holds": [300, 0], **hostile}) == NOTHING
    assert first_action({"holds": [300, 300], **hostile}) == ("leave-port", "india")


@pytest.mark.clause("19.17a", "7.11a")
def test_of_ways_that_are_equally_long_he_takes_the_lowest() -> None:
    assert first_action(WEAK, merchant={"cartagena": "sloop", "mocha": "sloop"}) == ("move-to-transit", "transit-1")
    assert first_action(WEAK, merchant={"havana": "sloop", "mocha": "sloop"}) == ("move-to-transit", "transit-2")


@pytest.mark.clause("19.17a", "13.22a")
def test_a_reveller_for_whom_every_port_is_closed_still_seeks_merchants() -> None:
    nations = ["english", "spanish", "french", "dutch", "portuguese", "arab"]
    closed = {"history": nations, "revels": 1, **WEAK}
    destroyed = ["tortuga", "new-providence", "ste-marie"]
    assert first_action(closed, merchant={"goa": "sloop"}, destroyed=destroyed) == ("move-to-transit", "transit-2")
    assert first_action(closed, merchant={"whydah": "sloop"}, destroyed=destroyed) == NOTHING


# ---- odds and numbers, looked at directly ---------------------------------------------------------------------------


@pytest.mark.clause("9.52a", "9.52b", "19.17a")
@pytest.mark.parametrize(
    ("lead", "fresh", "attacked"), [(1, 58, 16), (2, 72, 25), (3, 83, 37), (4, 91, 50), (5, 97, 62), (12, 100, 100)]
)
def test_the_odds_of_an_attack(lead: int, fresh: int, attacked: int) -> None:
    """Cape Lopez defends with 3, Low's Ability is 3: his Combat, with what he knows of the Port, is his lead."""
    low = {"combat": 1, "information": {"cape-lopez": lead - 1}}
    for ports, odds in (([], fresh), (["cape-lopez"], attacked)):
        state = alone(low=low, attacked=ports).state
        assert int(100 * attack_chance(state, LOW, CAPE_LOPEZ)) == odds


@pytest.mark.clause("10.26c", "19.17a")
@pytest.mark.parametrize(("speed", "actions", "leaves"), [(3, 1, True), (-1, 1, False), (-1, 2, True)])
def test_he_makes_room_for_the_kc_with_his_last_action(speed: int, actions: int, leaves: bool) -> None:
    nations = ["english", "spanish", "french", "dutch", "portuguese", "arab"]
    low = {"speed": speed, "history": nations}
    kc = {"kc": "ogle", "kc_place": "gold-coast"}
    state = alone(
        low=low, system=kc, now={"actions_left": actions}, destroyed=["tortuga", "new-providence", "ste-marie"]
    ).state
    assert str(rival_action(state, state.pirate(LOW))) == ("move low transit-1" if leaves else "None")


@pytest.mark.clause("17.2#6a", "10.26d", "19.17a")
@pytest.mark.parametrize(
    ("low", "merchants", "kc_place", "goal"),
    [
        ({}, ["goa"], "", "india"),
        ({}, ["goa", "kilwa"], "", "east-africa"),  # of equals the lowest
        ({}, ["goa", "bombay", "kilwa"], "", "india"),
        ({}, ["goa", "bombay", "kilwa"], "india", "east-africa"),
        ({}, ["whydah", "goa", "bombay"], "", ""),  # prey where he is
        ({}, ["whydah", "goa"], "gold-coast", "india"),  # where he may not hunt
        ({"holds": [5, 0]}, ["goa"], "", ""),
        ({"scurvy": True}, ["goa"], "", ""),
        ({"place": "whydah"}, ["goa"], "", "india"),
        ({"place": "whydah"}, ["goa"], "gold-coast", ""),  # the KC keeps him in Port
        ({}, [], "", ""),
    ],
)
def test_where_fair_winds_carry_him(low: dict[str, Any], merchants: list[str], kc_place: str, goal: str) -> None:
    kc = {"kc": "ogle", "kc_place": kc_place} if kc_place else {}
    now = alone(low=low, merchant=dict.fromkeys(merchants, "sloop"), system=kc)
    zone = winds_for(now.state, now.state.pirate(LOW))
    assert (now.game.pieces.places[zone] if zone != NONE else "") == goal
