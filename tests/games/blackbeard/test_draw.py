"""4.4A, 4.4B, 17.2 – The Draw Phase, Merchants, and the cards that must be played at once."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, table

HAND = "3 scurvy-outbreak"


def drawing(*cards: str, chance: dict[str, Any] | None = None, **given: Any) -> Table:
    """Seat 1 draws these cards, then one that fills his hand."""
    rest = {"hand": HAND, **given.pop("one", {})}
    seats = {"1": rest, "2": {"hand": "2 debauchery", **given.pop("two", {})}}
    drawn = [*cards, "wear-and-tear"]
    given.setdefault("merchant", {port: "sloop" for port in ("goa", "bath", "boston", "mocha", "campeche")})
    return table({"event": drawn, **(chance or {})}, step="draw", seat=seats, **given)


@pytest.mark.clause("4.4Aa", "4.4Ab", "4.4Ac", "4.4Ad")
def test_draw_to_four() -> None:
    now = drawing("european-turmoil")
    assert len(now.state.players[0].hand) == 4 and now.data["discards"] == ["european-turmoil"]
    full = table(step="draw", seat={"1": {"hand": "4 scurvy-outbreak"}})
    assert full.story("drew", "must-play") == []


@pytest.mark.clause("4.4Ba")
def test_merchants_are_filled_up_from_fewer_than_five() -> None:
    four = drawing(merchant={port: "sloop" for port in ("goa", "bath", "boston", "mocha")})
    assert len(four.data["merchant"]) == 6
    five = drawing()
    assert len(five.data["merchant"]) == 5


@pytest.mark.clause("17.2#3a", "17.2#3b", "10.6b")
def test_disease() -> None:
    now = drawing(
        "disease-outbreak",
        chance={"disease": [1, 5]},
        governor={"bath": "charles-eden"},
        haven={"bath": "teach"},
        pirate={
            "teach": {"owner": 2, "place": "bath", "notoriety": 9, "net_worth": 900, "hostages": ["captain english"]},
            "low": {"owner": 1, "place": "central-atlantic"},
        },
    )
    assert now.data["governor"] == {} and now.data["haven"] == {}
    assert now.data["locker"] == ["teach"] and now.seat(2)["score"] == 9 and now.seat(1)["score"] == 0
    assert now.pirate("low") and "3 captain" in now.data["hostage_pool"]


@pytest.mark.clause("17.2#5a", "6.47a")
def test_turmoil() -> None:
    now = drawing(
        "european-turmoil",
        warship={"india": "guns-60"},
        one={"kc": "ogle", "kc_place": "india"},
        two={"kc": "turned-tew", "kc_place": "india"},
        commissioners=["tew"],
    )
    assert now.data["warship"] == {} and now.seat(1)["kc"] == "none" and "ogle" in now.data["kc_pool"]
    assert now.data["retired"] == ["tew"]


@pytest.mark.clause("17.2#7a", "17.2#7b")
def test_finger_of_fate() -> None:
    now = drawing("finger-of-fate")
    assert now.step == "fate-discard" and now.asked == [1, 2]
    now.do("1: discard scurvy-outbreak")
    assert now.data["discards"] == ["finger-of-fate"], "nothing shows before the last is in"
    now.do("2: discard debauchery")
    assert now.seat(2)["hand"] == ["2 scurvy-outbreak"]
    assert "debauchery" in now.data["discards"]
    assert len(now.state.players[0].hand) == 4, "he goes on drawing"


@pytest.mark.clause("17.2#8a", "4.1c")
def test_the_first_pardon_goes_back() -> None:
    now = drawing("general-pardon", discards="scurvy-outbreak, debauchery")
    assert now.state.pardons == 1 and "general-pardon" in now.data["deck"]
    assert now.data["discards"] == ["debauchery", "scurvy-outbreak"]


@pytest.mark.clause("17.2#8b", "4.1a", "17.2#8f", "18.11a", "18.12B")
def test_the_end() -> None:
    third = drawing(
        "general-pardon",
        pardons=2,
        one={"score": 5},
        two={"score": 1},
        pirate={"teach": {"owner": 2, "place": "india", "notoriety": 4, "net_worth": 5000}},
    )
    assert third.state.outcome is not None
    assert third.state.outcome.scores == [5, 5] and third.state.outcome.winners == [0, 1]
    assert third.state.outcome.reason == "third-pardon"


@pytest.mark.clause("17.2#8c", "17.2#8e")
def test_the_second_pardon_opens_the_amnesty() -> None:
    now = drawing("general-pardon", pardons=1, pirate={"teach": {"owner": 2, "place": "india"}})
    assert now.state.pardon_aside and now.data["amnesty"] == 1
    assert now.pirate("teach")["pardoned"] and "general-pardon" not in now.data["deck"]


@pytest.mark.clause("17.2#8e", "17.2#8g")
def test_it_comes_back_at_twenty_cards() -> None:
    from flibuste.games.blackbeard.table.piles import check_pardon

    now = table(pardons=2, pardon_aside=True, seat={"1": {"hand": "debauchery"}})
    state = now.state
    while len(state.deck) > 21:
        state.discards.append(state.deck.pop())
    check_pardon(state)
    assert [now.data["pardon_aside"]] == [True]
    state.discards.append(state.deck.pop())
    check_pardon(state)
    assert [now.data["pardon_aside"]] == [False] and 7 in state.deck and len(state.deck) == 21
    slow = now.state.clone()
    slow.deck.remove(7)
    slow.pardon_aside = True
    slow.rules.slow_pardon = True
    check_pardon(slow)
    assert 7 in slow.under and len(slow.under) == 11 and len(slow.deck) == 10


@pytest.mark.clause("17.2#8b")
def test_as_the_last_card_it_ends_the_game() -> None:
    from flibuste.games.blackbeard.rules.turn.must_play import pardon

    now = table(seat={"1": {"hand": "debauchery"}})
    now.state.discards = now.state.discards + now.state.deck
    now.state.deck = []
    now.state.discards.remove(7)
    pardon(now.state)
    now.state.run()
    assert now.state.outcome is not None and now.state.outcome.reason == "last-card"


@pytest.mark.clause("4.1b")
def test_the_second_pass_of_the_long_game() -> None:
    from flibuste.games.blackbeard.table.piles import draw_event

    now = table(options={"length": "long"}, pardon_aside=True, seat={"1": {"hand": "debauchery"}})
    state = now.state
    state.discards, state.deck = sorted(state.discards + state.deck), []
    draw_event(state)
    assert not state.pardon_aside and state.discards == []


@pytest.mark.clause("17.2#9a", "17.2#9b", "17.2#9c", "17.2#9d", "9.23a", "9.24a", "10.53a", "9.34b")
def test_new_governors() -> None:
    now = drawing(
        "new-governors",
        chance={"governor": [3, 6, 1, 5, 1, 5]},
        governor={"bath": "charles-eden"},
        haven={"bath": "teach"},
        pirate={"teach": {"owner": 1, "place": "bath"}, "low": {"owner": 2, "place": "bath", "letter": "english"}},
    )
    assert len(now.data["anti_pool"]) == 14 and now.data["governor"]["bath"] in now.game.pieces.governors[8:]
    assert now.pirate("teach")["place"] == now.pirate("low")["place"] == "central-atlantic"
    assert now.data["haven"] == {} and now.pirate("low")["notoriety"] == 0


@pytest.mark.clause("17.2#14a")
def test_mal_de_mer() -> None:
    now = drawing("mal-de-mer", two={"hand": "4 debauchery"})
    assert len(now.state.players[0].hand) == 4 and now.asked == [2]


@pytest.mark.clause("17.2#20a", "17.2#20b", "17.2#20c", "17.2#20d", "17.2#20e", "8.21b", "6.26a", "7.2c")
def test_storm() -> None:
    now = drawing(
        "storms-at-sea",
        chance={"storm": [4, 6], "storm-warship": [4, 4], "storm-kc": [4, 5], "storm-pirate": [2, 6, 3]},
        warship={"gold-coast": "guns-40"},
        merchant={port: "sloop up teach" for port in ("goa", "bath", "boston", "mocha", "campeche", "whydah")},
        one={"kc": "ogle", "kc_place": "gold-coast"},
        two={"kc": "rhett", "kc_place": "transit-1"},
        pirate={
            "teach": {"owner": 1, "place": "gold-coast"},
            "low": {"owner": 1, "place": "transit-2", "notoriety": 5},
            "vane": {"owner": 2, "place": "gold-coast", "speed": 0},
            "tew": {"owner": 2, "place": "whydah"},
        },
    )
    assert "whydah" not in now.data["merchant"] and now.data["warship"] == {}
    assert now.seat(1)["kc"] == "none" and now.seat(2)["kc"] == "rhett"
    assert now.pirate("teach")["speed"] == 4 and now.pirate("tew")["speed"] == 5
    assert now.data["locker"] == ["low"] and now.seat(1)["score"] == 5
    assert now.pirate("vane")["speed"] == -2 and now.pirate("vane")["loyalty"] == 6


@pytest.mark.clause("2.2c")
def test_a_storm_on_bermuda_strikes_both_zones() -> None:
    now = drawing(
        "storms-at-sea",
        chance={"storm": [4, 5], "storm-pirate": [1, 1]},
        pirate={"teach": {"owner": 1, "place": "north-atlantic"}, "low": {"owner": 2, "place": "central-atlantic"}},
    )
    assert now.pirate("teach")["speed"] == now.pirate("low")["speed"] == 4


@pytest.mark.clause("17.2#23a", "17.2#23b", "17.2#23c", "9.3a")
def test_natural_disaster() -> None:
    now = drawing(
        "natural-disaster",
        chance={"disaster": [3]},
        pirate={"teach": {"owner": 2, "place": "tortuga", "notoriety": 3}},
    )
    assert now.data["destroyed"] == ["tortuga"] and now.data["locker"] == ["teach"]
    assert now.data["removed"] == ["natural-disaster"] and len(now.data["merchant"]) == 8
    assert now.seat(2)["score"] == 3


@pytest.mark.clause("17.2#18c", "14.1b")
def test_scurvy_at_the_start_of_the_turn() -> None:
    now = table(
        {"mutiny": [1]},
        step="turn",
        seat={"1": {"hand": "4 scurvy-outbreak"}},
        merchant={port: "sloop" for port in ("goa", "bath", "boston", "mocha", "campeche")},
        pirate={
            "teach": {"owner": 1, "place": "india", "scurvy": True, "loyalty": 1, "cunning": 0},
            "low": {"owner": 2, "place": "india", "scurvy": True},
        },
    )
    assert now.pirate("teach")["loyalty"] == 0 and now.pirate("low")["loyalty"] == 7
    assert "mutiny" in now.story() and "quelled" in now.story()


@pytest.mark.clause("17.2#8c")
def test_the_amnesty_ends_with_the_drawers_next_turn() -> None:
    now = table(amnesty=1, seat={"1": {"hand": "debauchery, scurvy-outbreak"}, "2": {"hand": "4 scurvy-outbreak"}})
    now.do("act debauchery", "stop", "end-turn")
    assert now.data["amnesty"] == 1
    now.do("2: act scurvy-outbreak", "2: stop", "2: end-turn")
    assert now.data["amnesty"] == 1
    while now.asked != [1]:
        now.do(now.may()[0])
    now.do(now.may("act")[0])
    while now.step != "play-card":
        now.do("stop" if "stop" in now.may() else now.may()[0])
    now.do("end-turn")
    assert now.data["amnesty"] == "none"


@pytest.mark.clause("17.2#7b")
def test_hands_go_to_the_next_player() -> None:
    seats = {"1": {"hand": "3 scurvy-outbreak"}, "2": {"hand": "3 debauchery"}, "3": {"hand": "3 double-cross"}}
    merchants = {port: "sloop" for port in ("goa", "bath", "boston", "mocha", "campeche")}
    chance = {"event": ["finger-of-fate", "wear-and-tear", "wear-and-tear"]}
    now = table(chance, players=3, step="draw", seat=seats, merchant=merchants)
    now.do("1: discard scurvy-outbreak", "2: discard debauchery", "3: discard double-cross")
    assert [now.seat(seat)["hand"] for seat in (1, 2, 3)] == [
        ["2 double-cross", "2 wear-and-tear"],
        ["2 scurvy-outbreak"],
        ["2 debauchery"],
    ]


@pytest.mark.clause("17.2#20e")
@pytest.mark.parametrize(("die", "gone"), [(4, True), (5, False)])
def test_a_storm_drives_commissioners_off(die: int, gone: bool) -> None:
    now = drawing(
        "storms-at-sea",
        chance={"storm": [4, 6], "storm-kc": [die, die]},
        one={"kc": "turned-tew", "kc_place": "gold-coast"},
        two={"kc": "rhett", "kc_place": "transit-1"},
        commissioners=["tew"],
    )
    assert (now.seat(1)["kc"] == "none") == (now.seat(2)["kc"] == "none") == gone, "in a Transit Box without +1"
    assert (now.data["retired"] == ["tew"]) == ("rhett" in now.data["kc_pool"]) == gone
    away = drawing("storms-at-sea", chance={"storm": [4, 6]}, one={"kc": "ogle", "kc_place": "north-atlantic"})
    assert away.seat(1)["kc"] == "ogle" and away.told("storm-kc") == []


@pytest.mark.clause("9.23a", "17.2#13a")
@pytest.mark.parametrize(("disease", "left"), [([1, 5], 1), ([1, 1], 2)])
def test_the_ports_for_local_resistance_are_counted(disease: list[int], left: int) -> None:
    """In Bath (15) a Pro-Pirate Governor dies, in Boston (11) an Anti-Pirate one."""
    governors = {"bath": "charles-eden", "goa": "nicholas-trott", "boston": "nicholas-lawes"}
    now = drawing("disease-outbreak", chance={"disease": disease}, governor=governors)
    assert now.state.pro_ports == left and len(now.data["governor"]) == 2
