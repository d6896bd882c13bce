"""4.4C, 4.5, 17.1 – Playing cards: as Events, for Actions, both."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting, table

TEACH = {"teach": {"owner": 1, "place": "india", "cunning": 0}}


def playing(hand: str, **given: Any) -> Table:
    seats = {"1": {"hand": hand, **given.pop("one", {})}, "2": given.pop("two", {})}
    given.setdefault("now", {"ap_used": [2]})
    given.setdefault("pirate", TEACH)
    return table(seat=seats, **given)


@pytest.mark.clause("4.4Ca", "4.4Cb", "17.13a", "17.12a", "17.12b", "17.17a", "4.4Ch")
def test_modes() -> None:
    now = playing("scurvy-outbreak, fair-winds, skull-and-crossbones, warship-sighting")
    assert now.may() == sorted(
        [
            "act scurvy-outbreak",
            "event fair-winds",
            "both fair-winds",
            "act skull-and-crossbones",
            "act warship-sighting teach",
        ]
    )
    assert now.refusal("event scurvy-outbreak") == "4.4Cb anti-pirate-event"
    assert now.refusal("act fair-winds") == "17.12a event-is-obligatory"
    assert now.refusal("event skull-and-crossbones") == "17.13a one-mode-only"
    assert now.refusal("act debauchery") == "2.6a card-not-in-hand"


@pytest.mark.clause("17.14a", "17.14b", "17.14c", "4.4Cf", "4.4Cg", "4.4Cj", "4.4Da", "4.4Cd")
def test_one_actions_card_and_at_least_one_card() -> None:
    now = playing("scurvy-outbreak, debauchery, fair-winds")
    assert now.refusal("end-turn") == "17.14c play-a-card-first"
    now.do("act scurvy-outbreak")
    assert now.step == "choose-action" and now.now["actions_left"] == 2
    now.do("stop")
    assert now.refusal("act debauchery") == "17.14a one-actions-card"
    assert "event fair-winds" in now.may() and "both fair-winds" not in now.may()
    assert now.data["discards"] == ["scurvy-outbreak"]
    now.do("event fair-winds", "sail teach gold-coast", "end-turn")
    assert now.data["turn"] == 2


@pytest.mark.clause("4.4Ce", "4.4Cc", "17.12c", "17.2#6a", "17.2#6b")
def test_both_event_first() -> None:
    pirates = {**TEACH, "low": {"owner": 1, "place": "bath", "cunning": 0, "speed": -1}}
    now = playing("fair-winds", pirate=pirates, now={})
    now.do("both fair-winds")
    assert now.step == "card-event" and now.asked == [1]
    now.do("sail low india")
    assert now.pirate("low")["place"] == "india" and now.asked == [1], "nobody may react to an Event"
    now.do("move teach goa")
    assert now.asked == [2], "but to the Action"


@pytest.mark.clause("17.2#6a", "10.22a")
def test_fair_winds_may_move_the_kc() -> None:
    now = playing("fair-winds", one={"kc": "ogle", "kc_place": "india"}, pirate={})
    now.do("event fair-winds")
    assert "sail-kc gold-coast" in now.may()
    now.do("sail-kc gold-coast")
    assert now.seat(1)["kc_place"] == "gold-coast"


@pytest.mark.clause("17.2#6a", "10.26b", "10.26d")
def test_fair_winds_keep_clear_of_ones_own_kc() -> None:
    pirates = {**TEACH, "low": {"owner": 1, "place": "whydah"}}
    now = playing("fair-winds", one={"kc": "ogle", "kc_place": "gold-coast"}, pirate=pirates)
    now.do("event fair-winds")
    assert now.refusal("sail teach gold-coast") == "17.2#6a event-not-there"
    assert [text for text in now.may() if text.startswith("sail low")] == []


@pytest.mark.clause("17.2#10a", "17.12a")
def test_heavy_guns_need_a_docked_ship_without_guns() -> None:
    now = playing("heavy-guns, debauchery")
    assert now.may() == ["act debauchery"]
    assert now.refusal("both heavy-guns") == "17.12a not-playable-now"
    docked = playing("heavy-guns, debauchery", pirate={"teach": {"owner": 1, "place": "goa"}})
    docked.do("event heavy-guns", "arm teach")
    assert docked.pirate("teach")["guns"] and docked.data["discards"] == []


@pytest.mark.clause("4.55a", "4.4Ck", "4.52a", "17.14c")
def test_discards_for_actions_when_nothing_is_playable() -> None:
    now = playing("warship-sighting, double-cross, heavy-guns", pirate={}, one={"held": "low"})
    assert now.may() == ["trade double-cross", "trade heavy-guns", "trade warship-sighting"]
    now.do("trade double-cross", "trade heavy-guns")
    assert now.now["actions_left"] == 2 and now.may("deploy")
    fine = playing("scurvy-outbreak")
    assert fine.refusal("trade scurvy-outbreak") == "4.55a a-card-gives-actions"


@pytest.mark.clause("4.52a", "4.5L")
def test_a_diamond_card_needs_a_pirate() -> None:
    now = playing("warship-sighting, scurvy-outbreak", pirate={})
    assert now.may() == ["act scurvy-outbreak"]
    assert now.refusal("act warship-sighting teach") == "4.52a not-playable-now"


@pytest.mark.clause("4.53a")
def test_actions_of_a_dead_initiative_pirate_are_free() -> None:
    pirates = {
        "teach": {"owner": 1, "place": "india", "cunning": 0, "loyalty": 1, "ship": "sloop", "speed": 0},
        "low": {"owner": 1, "place": "india", "cunning": 0},
    }
    now = table(
        {"wear": [2], "mutiny": [6]},
        seat={"1": {"hand": "double-cross", "held": "tew, vane"}, "2": {"hand": "wear-and-tear"}},
        pirate=pirates,
        now={},
    )
    now.do("act double-cross teach", "move teach goa", "2: play wear-and-tear", "1: captain tew")
    assert now.data["locker"] == ["teach"] and now.now["initiative"] == "none"
    assert now.now["actions_left"] == 2 and "move low goa" in now.may() and "move tew goa" in now.may()
    assert "recruit" in now.may()


@pytest.mark.clause("4.53a", "4.52a")
def test_actions_of_a_retired_initiative_pirate_are_lost() -> None:
    now = playing(
        "double-cross, debauchery",
        governor={"bath": "charles-eden"},
        haven={"bath": "teach"},
        pirate={"teach": {"owner": 1, "place": "bath"}, "low": {"owner": 1, "place": "bath"}},
    )
    now.do("act double-cross teach", "retire teach haven")
    assert now.data["retired"] == ["teach"] and now.step == "play-card"


@pytest.mark.clause("4.54a", "4.5x", "4.5y", "4.5A", "4.51a")
def test_actions_repeat() -> None:
    now = playing("debauchery, letter-of-marque")
    now.do("act debauchery", "move teach goa", "move teach india")
    assert now.step == "play-card" and now.pirate("teach")["place"] == "india"


@pytest.mark.clause("17.2#1a", "17.2#1e", "5.0c")
def test_buried_treasure_belongs_to_one_pirate() -> None:
    now = playing("buried-treasure, debauchery")
    now.do("event buried-treasure", "chart teach")
    assert now.pirate("teach")["chart"] and now.data["discards"] == []
    from flibuste.games.blackbeard.rules.leaving import eliminate

    eliminate(now.state, 19, 6)
    assert now.data["discards"] == ["buried-treasure"]


@pytest.mark.clause("4.5L", "5.13a", "5.13b", "5.15a", "5.16a", "5.0a", "4.64b", "10.31g", "5.2b")
def test_drawing_and_deploying() -> None:
    now = table(
        {"pirate": ["vane"]}, seat={"1": {"hand": "debauchery, scurvy-outbreak"}}, locker="low", now={}, pirate={}
    )
    now.do("act debauchery", "recruit")
    assert now.asked == [1] and now.step == "drawn", "no AP window"
    assert "hold-pirate" in now.may() and "deploy vane india" in now.may()
    now.do("deploy vane india", "ship schooner")
    sheet = now.pirate("vane")
    assert (sheet["loyalty"], sheet["notoriety"], sheet["net_worth"], sheet["cunning"]) == (7, 0, 0, 2)
    assert sheet["fresh"] and now.now["actions_left"] == 1
    assert now.refusal("deploy low india") == "5.13a pirate-not-in-hand"


@pytest.mark.clause("5.16b", "5.16c")
def test_limits_of_recruiting() -> None:
    names = "avery,bellamy,bonnet,condent,davis,england,hornigold,la-buse,kidd,kennedy,lolonnais,low,lowther,lussan"
    rest = "quelch,rackham,roberts,spriggs,taylor,teach,tew,vane,wynne"
    none_left = playing("debauchery", pirate={}, locker=f"{names},{rest}")
    none_left.do("act debauchery")
    assert none_left.refusal("recruit") == "5.16c no-recruiting-now"
    full = {"owner": 1, "place": "india"}
    now = table(
        players=4,
        seat={"1": {"hand": "debauchery", "held": "avery, bellamy, bonnet"}},
        pirate={"teach": full, "vane": full},
        now={"ap_used": [2, 3, 4]},
    )
    now.do("act debauchery")
    assert "recruit" not in now.may() and now.may("deploy") == []


@pytest.mark.clause("17.2#1c", "17.2#1b")
def test_digging_is_open_to_no_warship_and_no_kc() -> None:
    now = table(
        step="actions",
        now={"actions_left": 1},
        warship={"west-caribbean": "guns-20"},
        seat={"2": {"hand": "warship-sighting, debauchery", "kc": "ogle", "kc_place": "west-caribbean"}},
        pirate={"teach": {"owner": 1, "place": "west-caribbean", "cunning": 0, "chart": True}},
    )
    now.do("dig teach")
    assert now.asked == [2]
    assert not {"warship", "kc-intercept", "kc-oust", "play debauchery", "play warship-sighting"} & set(now.may())
    elsewhere = playing("debauchery", pirate={"teach": {"owner": 1, "place": "india", "chart": True}})
    elsewhere.do("act debauchery")
    assert elsewhere.refusal("dig teach") == "17.2#1b no-digging-here"


@pytest.mark.clause("17.2#10d", "17.2#12e", "4.1b")
def test_guns_and_letters_never_come_back() -> None:
    from flibuste.games.blackbeard.rules.leaving import eliminate
    from flibuste.games.blackbeard.table.piles import second_pass

    now = playing("debauchery", pirate={"teach": {"owner": 1, "place": "india", "guns": True, "letter": "dutch"}})
    eliminate(now.state, 19, 6)
    assert now.data["removed"] == ["heavy-guns", "letter-of-marque"]
    now.state.deck = []
    second_pass(now.state)
    assert now.data["removed"] == ["heavy-guns", "letter-of-marque"] and now.data["deck"] == []


@pytest.mark.clause("2.5a", "4.4Ci")
def test_rolls_are_sums() -> None:
    from flibuste.engine.chance import Script
    from flibuste.games.blackbeard.rules.dice import throw

    now = playing("debauchery")
    now.state.chance = Script({"wear": [3, 4, 5]})
    assert throw(now.state, 3, "wear") == 3 + 4 + 5


@pytest.mark.clause("4.64b", "5.15a")
def test_a_pirate_deployed_for_an_action_is_there() -> None:
    now = acting(quiet=False, seat={"1": {"held": "low"}, "2": {"hand": "scurvy-outbreak"}})
    now.do("deploy low india")
    assert now.step == "choose-ship" and now.pirate("low")["place"] == "india" and now.seat(1)["held"] == []
    assert now.now["actions_left"] == 1


@pytest.mark.clause("17.2#1d", "12.0a")
def test_the_more_treasure_the_better() -> None:
    teach = {"chart": True, "place": "west-caribbean", "cunning": 1}
    now = acting({"dig": [6], "treasure": [1, 1, 1]}, teach=teach).do("dig teach", "keep")
    assert ("goal", "more") in now.state.stack[-1].prompt(now.state)


@pytest.mark.clause("17.2#6a", "13.23b")
def test_fair_winds_make_the_lost_action_due_again() -> None:
    now = playing("fair-winds", pirate={"teach": {"owner": 1, "place": "goa", "revels": 2, "paid": True}})
    now.do("event fair-winds", "sail teach gold-coast")
    assert now.pirate("teach")["place"] == "gold-coast" and not now.pirate("teach")["paid"]
