"""19 – The solitaire game."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, new_game, table

SP = "system"


def started(seed: int = 1) -> Table:
    now = new_game(1, seed)
    while now.step in ("which-zone", "choose-ship"):
        now.do(now.may()[0])
    return now


def alone(chance: dict[str, Any] | None = None, **given: Any) -> Table:
    """Blackbeard in India with two Actions; Low, Vane and Tew are the system's."""
    names = ("low", "vane", "tew")
    rivals = {name: {"owner": SP, "place": "gold-coast", "cunning": 0, **given.pop(name, {})} for name in names}
    teach = {"owner": 1, "place": "india", "cunning": 0, **given.pop("teach", {})}
    given.setdefault("step", "actions")
    now = {"actions_left": 2, "hunted": True, **given.pop("now", {})}
    return table(chance, players=1, pirate={"teach": teach, **rivals}, rivals=list(names), now=now, **given)


@pytest.mark.clause("19.1a", "19.1b", "19.3a", "19.3b", "19.4a", "19.5a", "19.6a", "19.7a", "19.8a", "19.11c")
def test_set_up() -> None:
    for seed in range(5):
        now = started(seed)
        state = now.state
        assert len(state.must) == 22 and len(state.players[0].hand) == 4
        assert len(state.deck) == 65 - 5 - 4 and state.removed.count(16) == 5
        assert sum(kind != -1 for kind in state.merchant) == 10 and len(now.data["governor"]) == 8
        places = [sheet["place"] for sheet in now.data["pirate"].values()]
        assert len(set(places)) == 4 and now.pirate("teach")["owner"] == 1
        assert now.pirate("teach")["ship"] in ("sloop", "schooner")
        counts: dict[str, int] = {}
        for port in now.data["merchant"]:
            printed = next(entry for entry in now.game.pieces.ports if entry.id == port)
            for zone in printed.zones:
                name = now.game.pieces.places[zone]
                counts[name] = counts.get(name, 0) + 1
        assert counts[now.pirate("teach")["place"]] == max(counts.values())


@pytest.mark.clause("19.13a", "19.13b")
def test_a_card_is_turned_up_at_every_action() -> None:
    now = alone({"event": ["scurvy-outbreak", "letter-of-marque"]})
    now.do("move teach east-africa")
    assert now.pirate("teach")["scurvy"] and now.data["discards"] == ["scurvy-outbreak"]
    now.do("move teach india")
    assert "letter-of-marque" in now.data["discards"]


@pytest.mark.clause("19.13b")
def test_a_sighted_warship_always_attacks() -> None:
    now = alone(
        {"event": ["warship-sighting"], "warship": ["guns-20"], "warship-chase": [1], "flight": [6]},
        merchant={"goa": "sloop"},
    )
    now.do("spot teach goa")
    assert now.step == "flee-or-fight"
    now.do("flee")
    assert now.data["warship"] == {"india": "guns-20"} and now.data["merchant"] == {}
    station = alone({"event": ["warship-sighting"]}, merchant={"goa": "sloop"}, warship={"india": "guns-60"})
    station.do("spot teach goa")
    assert station.step == "flee-or-fight" and station.data["warship"] == {"india": "guns-60"}


@pytest.mark.clause("19.14a", "10.12a")
def test_a_kc_is_sent_after_him() -> None:
    now = alone(
        {"deploy-kc": [3, 3, 3], "kc": ["ogle"], "event": ["letter-of-marque"]},
        teach={"notoriety": 12},
        now={"hunted": False},
    )
    now.do("move teach goa")
    assert now.data["system"]["kc"] == "ogle" and now.data["system"]["kc_place"] == "india"


@pytest.mark.clause("19.14b", "19.9b", "19.15a")
def test_the_kc_intercepts_and_the_game_is_lost() -> None:
    now = alone(
        {"event": ["letter-of-marque"], "kc-interception": [6], "interception": [1], "kc-battle": [6], "battle": [1]},
        system={"kc": "ogle", "kc_place": "india"},
        teach={"letter": "dutch", "notoriety": 20},
    )
    now.do("move teach goa")
    outcome = now.state.outcome
    assert outcome is not None and outcome.reason == "blackbeard-dead" and outcome.winners == []
    assert now.state.players[-1].score == 10


@pytest.mark.clause("19.14b")
def test_the_kc_comes_nearer() -> None:
    now = alone({"event": ["letter-of-marque"]}, system={"kc": "ogle", "kc_place": "gold-coast"})
    now.do("move teach goa")
    assert now.data["system"]["kc_place"] == "transit-2"


@pytest.mark.clause("19.9a")
@pytest.mark.parametrize(("score", "won"), [(110, False), (120, True)])
def test_retiring(score: int, won: bool) -> None:
    now = alone(
        {"event": ["letter-of-marque"]},
        teach={"place": "bath", "letter": "english", "notoriety": 5},
        seat={"1": {"score": score}},
    )
    assert "retire teach bribe" not in now.may()
    now.do("retire teach letter")
    outcome = now.state.outcome
    assert outcome is not None and outcome.reason == "blackbeard-retired" and bool(outcome.winners) == won


@pytest.mark.clause("19.15a")
def test_no_bribe() -> None:
    now = alone(teach={"place": "bath", "net_worth": 9000}, governor={"bath": "charles-eden"})
    assert now.may("retire") == []


@pytest.mark.clause("19.9c")
def test_the_system_wins_at_a_hundred() -> None:
    from flibuste.games.blackbeard.rules.victory import score

    now = alone(system={"score": 95})
    score(now.state, -1, 5)
    now.state.run()
    assert now.state.outcome is not None and now.state.outcome.reason == "system-score"


@pytest.mark.clause("19.1c", "19.9d")
def test_rivals_are_replaced() -> None:
    from flibuste.games.blackbeard.rules.leaving import eliminate

    now = alone()
    eliminate(now.state, 11, 6)
    now.state.run()
    assert len(now.state.own(-1)) == 3 and now.state.rivals[0] not in (11, -1)


@pytest.mark.clause("19.16a")
@pytest.mark.parametrize(("die", "loyalty"), [(3, 7), (4, 5), (5, 4)])
def test_mutiny_never_eliminates_him(die: int, loyalty: int) -> None:
    now = alone({"event": ["mutiny-conspiracy"], "conspiracy": [6, 6], "mutiny": [die]})
    now.do("move teach goa")
    assert now.pirate("teach")["loyalty"] == loyalty


@pytest.mark.clause("19.16bis-a", "18.2b")
def test_disgrace() -> None:
    now = alone({"event": ["scurvy-outbreak"], "disgrace": [2, 3]}, teach={"loyalty": 1, "notoriety": 9})
    now.do("move teach east-africa")
    assert now.pirate("teach")["notoriety"] == 4 and "mutiny" not in now.story()


@pytest.mark.clause("19.16bis-b")
def test_lasting_disgrace() -> None:
    from flibuste.games.blackbeard.rules.solitaire.rival_turn import RivalTurn, after_blackbeard

    now = alone({"disgrace": [4]}, teach={"loyalty": 0, "notoriety": 9}, turn_number=7)
    after_blackbeard(now.state)
    assert now.pirate("teach")["notoriety"] == 5 and isinstance(now.state.stack[-1], RivalTurn)


@pytest.mark.clause("19.4b", "19.4c")
def test_merchants() -> None:
    from flibuste.games.blackbeard.rules.turn.must_play import storm

    now = alone(step="draw", seat={"1": {"hand": "4 scurvy-outbreak"}})
    assert len(now.data["merchant"]) == 8
    storm(now.state)
    assert len(now.data["merchant"]) == 10


@pytest.mark.clause("19.10a")
def test_the_first_pardon_only_moves() -> None:
    from flibuste.games.blackbeard.rules.solitaire.rival_turn import first_pardon

    now = alone(discards="scurvy-outbreak")
    now.state.must.remove(7)
    first_pardon(now.state)
    assert now.state.pardons == 0 and 7 in now.state.deck and now.state.discards == []


@pytest.mark.clause("19.10b")
def test_a_pardon_turned_up_is_resolved_and_replaced() -> None:
    now = alone({"event": ["general-pardon", "letter-of-marque"]})
    now.state.must.remove(7)
    now.state.deck.append(7)
    now.state.deck.sort()
    now.do("move teach goa")
    assert now.state.pardons == 1 and now.told("turned-up")[0]["card"] == "letter-of-marque"


@pytest.mark.clause("19.9e")
def test_the_third_pardon_ends_the_game_before_the_action() -> None:
    now = alone({"event": ["general-pardon"]}, pardons=2)
    now.state.must.remove(7)
    now.state.deck.append(7)
    now.state.deck.sort()
    now.do("move teach goa")
    assert now.step == "over" and now.state.outcome is not None and now.state.outcome.reason == "third-pardon"
    assert "moved" not in now.story() and "turned-up" not in now.story()
    assert now.game.faults(now.state) == []


def system_turn(hold: str, must: str = "european-turmoil", chance: dict[str, Any] | None = None, **given: Any) -> Table:
    """Blackbeard ends his turn; Low draws these two cards."""
    rolls = {"must": [must, "european-turmoil", "mal-de-mer"], "event": [hold, "letter-of-marque"], **(chance or {})}
    given.setdefault("seat", {"1": {"hand": "4 debauchery"}})
    now = alone(rolls, step="play", now={"cards_played": 1, "actions_left": 0, "ap_used": [1]}, **given)
    now.do("end-turn")
    while now.step in ("window", "double-cross-window") and now.told("system-turn")[-1]["pirate"] == "low":
        now.do("pass")
    return now


@pytest.mark.clause("19.2a", "19.12a", "19.17a", "19.19a")
def test_a_rival_plunders_and_revels() -> None:
    now = system_turn(
        "scurvy-outbreak",
        chance={"cargo": [5], "hostage": ["captain"], "torture": [1], "capture": [1]},
        merchant={"whydah": "sloop up low"},
    )
    low = now.pirate("low")
    assert "whydah" not in now.data["merchant"] and low["holds"][0] == 700 and low["notoriety"] == 2 + 1 + 1
    assert low["revels"] == 1


@pytest.mark.clause("19.18a")
def test_a_letter_is_kept() -> None:
    now = system_turn("letter-of-marque", chance={"event": ["letter-of-marque", "letter-of-marque"]})
    assert set(now.data["letters_kept"]) == {"low", "vane"}


@pytest.mark.clause("19.18b", "19.17a")
def test_a_rival_with_a_letter_goes_home_and_retires() -> None:
    now = system_turn("scurvy-outbreak", low={"letter": "french", "notoriety": 15, "place": "gold-coast"}, governor={})
    assert now.data["retired"] == ["low"] and now.data["system"]["score"] == 30


@pytest.mark.clause("19.12c")
def test_mal_de_mer_and_finger_of_fate() -> None:
    lost = system_turn("scurvy-outbreak", must="mal-de-mer", chance={"must": ["mal-de-mer"], "event": []}, merchant={
        "whydah": "sloop up low"})  # fmt: skip
    assert "whydah" in lost.data["merchant"] or lost.told("system-plays")[0]["pirate"] != "low"
    fate = system_turn("scurvy-outbreak", must="finger-of-fate", chance={"must": ["finger-of-fate"], "event": []})
    assert fate.step == "fate-discard" and fate.asked == [1]


@pytest.mark.clause("19.11a", "19.11b")
def test_the_player_reacts_to_rivals_and_holds_no_pirates() -> None:
    now = alone(
        {"must": ["european-turmoil"], "event": ["scurvy-outbreak"]},
        step="play",
        now={"cards_played": 1, "actions_left": 0},
        seat={"1": {"hand": "3 wear-and-tear, scurvy-outbreak"}},
    ).do("end-turn")
    assert now.asked == [1] and now.step == "window" and "play wear-and-tear" in now.may()
    acting = alone()
    assert acting.refusal("recruit") == "5.16c no-recruiting-now"


@pytest.mark.clause("19.12b", "19.12d")
def test_piles_are_made_again() -> None:
    from flibuste.games.blackbeard.table.piles import draw_event

    now = alone()
    now.state.discards, now.state.deck = now.state.deck, []
    draw_event(now.state)
    assert now.state.discards == [] and now.state.deck
    rival = alone({"event": ["scurvy-outbreak"]}, step="play", now={"cards_played": 1, "ap_used": [1]}, seat={
        "1": {"hand": "4 debauchery"}})  # fmt: skip
    rival.state.must_discards, rival.state.must = rival.state.must, []
    rival.do("end-turn")
    assert rival.state.must


@pytest.mark.clause("19.3b")
def test_no_duels() -> None:
    now = alone(
        {"event": ["letter-of-marque"], "theft": [3, 1]},
        teach={"place": "whydah"},
        low={"place": "whydah", "revels": 1, "holds": [500, 0]},
    )
    now.do("steal teach low")
    assert now.pirate("low")["holds"] == [500, 0] and now.pirate("teach")["loyalty"] == 7


@pytest.mark.clause("19.16bis-b")
@pytest.mark.parametrize(("loyalty", "turn", "left"), [(0, 7, 5), (0, 8, 9), (1, 7, 9)])
def test_disgrace_lasts_while_loyalty_is_0(loyalty: int, turn: int, left: int) -> None:
    """The turn in which it fell to 0 has cost him 2d6 already; at the end of every later one it is 1d6."""
    chance: dict[str, Any] = {"disgrace": [4]} if left == 5 else {}
    now = alone(
        chance, teach={"loyalty": loyalty, "notoriety": 9, "place": "goa"}, turn_number=8, disgraced=turn, step="play",
        seat={"1": {"hand": "scurvy-outbreak"}}, now={"cards_played": 1},
    )  # fmt: skip
    now.do("end-turn")
    lost = [event for event in now.told("notoriety-lost") if event["pirate"] == "teach"]
    assert len(lost) == (left == 5) and (not lost or lost[0]["now"] == left)


@pytest.mark.clause("19.1c", "17.2#12e")
def test_a_letter_that_a_lost_rival_kept_is_discarded() -> None:
    from flibuste.games.blackbeard.rules.leaving import eliminate

    now = alone(letters_kept=["low"])
    eliminate(now.state, 11, 6)
    assert now.data["letters_kept"] == [] and now.data["discards"] == ["letter-of-marque"]
