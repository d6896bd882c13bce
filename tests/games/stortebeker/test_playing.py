"""2.0, 2.1 – The turn, and phase 1: playing action cards."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.rulebook.why import why_not
from flibuste.words import Words
from tests.games.stortebeker.table import Table, boarding, playing, table

SIX = "rum, beans, meat, water, bread, pirate-2"


def pass_turn(now: Table) -> None:
    """Discard three cards and take none."""
    letter = now.asked
    for _ in range(3):
        now.do(now.may("discard")[0])
    if now.asked == letter:
        now.do("done")


@pytest.mark.clause("2.0.1")
def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    now = table(3, first=2, turn=2, round=4, A={"hand": SIX}, B={"hand": SIX}, C={"hand": "3 water"})
    order = []
    for _ in range(4):
        order.append((now.asked, now.data["turn"], now.data["round"]))
        names = [step["step"] for step in now.data["stack"]]
        assert names == ["next-turn", "draw", "refill", "boarding-phase", "play-cards"], "and nothing is left over"
        pass_turn(now)
    assert order == [("B", 2, 4), ("C", 3, 4), ("A", 1, 4), ("B", 2, 5)]
    assert [event["seat"] for event in now.events("turn")] == [3, 1, 2, 3]
    assert [event["round"] for event in now.events("turn")] == [4, 4, 5, 5]


@pytest.mark.clause("2.0.2", "5.1.1")
def test_the_phases_come_in_their_order() -> None:
    now = playing("rum, beans, meat, 2 water", A={"at": {"Y6": "beans, bananas", "B4": "beans, rum"}}, dice=[6, 6])
    assert now.step == "play-cards"
    for early in ("board Y6", "fire B4", "stop", "pass", "spare", "lose rum", "done", "counter"):
        assert now.refusal(early) == "2.0.2 cards-first"
    now.do("place meat B4", "discard water", "pay beans")
    assert now.refusal("board B4") == "2.3.1 choose-a-ship"
    now.do("fire B4")
    assert now.step == "boarding"
    assert now.refusal("place rum B4") == "2.0.2 board-or-stop"
    now.do("board Y6", "stop")
    assert now.story() == [
        *["placed", "discarded", "paid", "fired", "no-effect", "boarded", "succeeded", "captured", "cleared"],
        *["stopped", "put-to-sea", "next-ship", "drew", "turn"],
    ]


@pytest.mark.clause("5.1.1")
def test_only_who_is_asked_may_act() -> None:
    now = playing(SIX)
    assert now.refusal("B: discard water") == "2.1.1 not-asked"
    before = now.data
    assert now.refusal("A: place meat W6") == "2.1.5 kind-not-required"
    assert now.data == before, "a refused action changes nothing"
    assert now.do("A: discard water").hand("A") == "beans, bread, meat, rum, pirate-2"


@pytest.mark.clause("2.1.1")
def test_exactly_three_cards_leave_the_hand() -> None:
    now = playing(SIX).do("discard water", "discard bread")
    assert (now.asked, now.held("A")) == ("A", 4)
    now.do("discard rum")
    assert now.asked == "B"
    assert len(now.events("discarded")) == 3


@pytest.mark.clause("2.1.1", "2.1.13")
@pytest.mark.parametrize(("hand", "cards"), [("rum", 1), ("rum, beans", 2), ("rum, beans, meat", 3)])
def test_a_short_hand_is_played_to_the_last_card(hand: str, cards: int) -> None:
    now = playing(hand)
    for _ in range(cards):
        assert now.asked == "A"
        now.do(now.may("discard")[0])
    assert now.asked == "B"


@pytest.mark.clause("2.1.1")
def test_whoever_has_no_card_goes_on_with_the_next_phase() -> None:
    now = table(turn=1, A={"at": {"Y6": "beans, bananas"}}, B={"hand": "water"}, dice=[3, 3])
    assert (now.asked, now.step) == ("A", "boarding")
    assert now.do("stop").held("A") == 6
    later = table(step="draw", draw_pile="", A={"hand": "water"}, B={"at": {"Y6": "beans, bananas"}})
    assert (later.asked, later.step) == ("B", "boarding")


@pytest.mark.clause("2.1.1", "2.1.13")
def test_cards_that_are_not_in_hand_cannot_be_played() -> None:
    now = playing("rum, rum, rum, beans", A={"at": {"B4": "beans"}}).do("discard rum", "discard rum")
    assert now.refusal("discard water") == "2.1.1 not-in-hand"
    assert now.refusal("pay water") == "2.1.15 not-in-hand"
    assert playing("rum, bread", A={"at": {"B4": "beans"}}).refusal("place meat B4") == "2.1.3 not-in-hand"


@pytest.mark.clause("2.1.2")
def test_nothing_is_placed_after_a_discard() -> None:
    now = playing(SIX)
    assert "place rum B4" in now.may("place")
    now.do("discard water")
    assert now.may("place") == []
    assert now.refusal("place rum B4") == "2.1.2 placing-is-over"


@pytest.mark.clause("2.1.2", "2.1.15")
@pytest.mark.parametrize("first", [[], ["place rum B4"], ["discard water"]])
def test_the_broadside_comes_last(first: list[str]) -> None:
    now = playing(SIX, A={"at": {"R4": "bread"}}).do(*first)
    assert now.may("pay") == []
    assert now.refusal("pay bread") == "2.1.2 broadside-comes-last"


@pytest.mark.clause("2.1.3")
def test_cards_are_placed_at_one_ship_or_at_several() -> None:
    now = playing("rum, beans, meat").do("place rum B4", "place beans Y6", "place meat R4")
    assert [now.side("A", ship) for ship in ("B4", "Y6", "R4")] == ["rum", "beans", "meat"]


@pytest.mark.clause("2.1.3")
def test_up_to_three_cards_are_placed() -> None:
    now = playing("rum, beans, 2 meat, water").do("place rum B4", "place beans B4", "place meat R4")
    assert (now.asked, now.side("A", "B4"), now.side("A", "R4")) == ("B", "beans, rum", "meat")


@pytest.mark.clause("2.1.4")
def test_provisions_lie_face_up() -> None:
    now = playing("rum, bread, water").do("place rum B4")
    for letter in ("", "A", "B"):
        assert now.view(letter)["sea"][0]["sides"][0]["provisions"] == ["rum"]
    assert now.events("placed") == [
        {"event": "placed", "clause": "2.1.4", "seat": 1, "card": "rum", "ship": "B4"},
    ]
    assert now.hand("A") == "water, bread"


@pytest.mark.clause("2.1.5")
def test_only_the_kinds_shown_are_placed() -> None:
    now = playing("water, beans, bread, meat, rum, bananas")
    assert now.may("place") == sorted(
        f"place {card}"
        for card in (
            *["beans B4", "meat B4", "rum B4", "beans Y6", "bananas Y6"],
            *["bread R4", "meat R4", "rum R4", "rum W6", "bananas W6"],
        )
    )
    assert now.refusal("place water B4") == "2.1.5 kind-not-required"
    assert playing("water*, rum").refusal("place water* B4") == "2.1.5 kind-not-required"


@pytest.mark.clause("2.1.6", "2.1.9")
@pytest.mark.parametrize(
    ("there", "card", "answer"),
    [
        ("bread", "bread", "allowed"),
        ("bread, bread", "bread", "2.1.6 enough-of-that-kind"),
        ("bread, bread*", "bread", "2.1.6 enough-of-that-kind"),
        ("bread, bread", "bread*", "2.1.6 enough-of-that-kind"),
        ("bread*, bread*", "bread", "2.1.6 enough-of-that-kind"),
        ("bread*", "bread", "allowed"),
        ("2 bread", "beans*", "allowed"),
        ("2 bread, beans*", "beans", "2.1.6 enough-of-that-kind"),
    ],
)
def test_no_more_of_a_kind_than_the_ship_shows(there: str, card: str, answer: str) -> None:
    """G5 shows two breads and one beans; a card with a symbol is a provision of its kind."""
    now = playing(f"{card}, 2 water", sea=["G5"], A={"at": {"G5": there}})
    assert now.refusal(f"place {card} G5") == answer
    assert (f"place {card} G5" in now.may()) == (answer == "allowed")


@pytest.mark.clause("2.1.6")
def test_what_others_have_there_does_not_count() -> None:
    now = playing("rum", B={"at": {"B4": "rum"}, "hand": "water"})
    assert now.refusal("place rum B4") == "allowed"


@pytest.mark.clause("2.1.7", "5.1.3")
def test_pirates_lie_face_down() -> None:
    now = playing("pirate-4, bread, water", A={"at": {"B4": "rum"}}).do("place pirate-4 B4")
    own = now.view("A")["sea"][0]["sides"][0]
    assert (own["face_down"], own["face_up"], own["own"]) == (1, [], ["pirate-4"])
    for letter in ("", "B"):
        seen = now.view(letter)["sea"][0]["sides"][0]
        assert (seen["face_down"], seen["face_up"]) == (1, [])
        assert "own" not in seen
        assert "pirate-4" not in str(now.view(letter))
    assert now.side("A", "B4") == "rum, pirate-4"


@pytest.mark.clause("2.1.7", "5.1.3")
def test_the_journal_tells_others_only_that_a_pirate_was_placed() -> None:
    now = playing("pirate-4, bread, water", A={"at": {"B4": "rum"}}).do("place pirate-4 B4")
    assert now.state.journal is not None
    event = now.state.journal.events[-1]
    assert now.game.describe(event, 0)["card"] == "pirate-4"
    assert "card" not in now.game.describe(event, 1)
    assert now.game.describe(event, 1)["ship"] == "B4"


@pytest.mark.clause("2.1.8", "2.1.10")
@pytest.mark.parametrize(
    ("there", "answer"),
    [
        ("", "2.1.8 pirate-limit"),
        ("rum", "allowed"),
        ("rum*", "2.1.10 pirate-limit"),
        ("rum, pirate-3", "2.1.8 pirate-limit"),
        ("rum, pirate-3 up", "2.1.8 pirate-limit"),
        ("rum, beans, pirate-3", "allowed"),
        ("rum, beans, pirate-3 up", "allowed"),
        ("rum, beans, pirate-3, pirate-2 up", "2.1.8 pirate-limit"),
        ("rum, beans*, pirate-3", "2.1.10 pirate-limit"),
        ("rum, beans*, meat*", "allowed"),
        ("rum, beans, meat*, pirate-3", "allowed"),
    ],
)
def test_plain_provisions_support_pirate_cards(there: str, answer: str) -> None:
    now = playing("pirate-4, water, water", A={"at": {"B4": there}})
    assert now.refusal("place pirate-4 B4") == answer
    assert ("place pirate-4 B4" in now.may()) == (answer == "allowed")


@pytest.mark.clause("2.1.8")
def test_a_provision_supports_a_pirate_laid_after_it_in_the_same_turn() -> None:
    now = playing("rum, pirate-2, pirate-3, water")
    assert now.may("place") == ["place rum B4", "place rum R4", "place rum W6"]
    now.do("place rum B4", "place pirate-2 B4")
    assert now.refusal("place pirate-3 B4") == "2.1.8 pirate-limit"
    assert now.refusal("place pirate-3 R4") == "2.1.8 pirate-limit"


@pytest.mark.clause("2.1.8", "1.2.9")
def test_the_provisions_of_others_support_no_pirate() -> None:
    now = playing("pirate-2, water", B={"at": {"B4": "rum"}, "hand": "water"})
    assert now.refusal("place pirate-2 B4") == "2.1.8 pirate-limit"


@pytest.mark.clause("2.1.9")
def test_a_card_with_a_symbol_completes_a_set_and_adds_a_pirate() -> None:
    now = playing("meat*", A={"at": {"B4": "rum, beans, pirate-2, pirate-3"}}, dice=[1, 1]).do("place meat* B4")
    assert now.may() == ["board B4", "stop"]
    assert now.do("board B4").events("boarded")[0]["pirates"] == 6


@pytest.mark.clause("2.1.11")
def test_nothing_is_placed_at_the_rear_guard() -> None:
    now = playing("water, meat, rum", rear_guard=["G1"])
    assert now.refusal("place water G1") == "2.1.11 rear-guard"
    assert now.refusal("place water Y5") == "2.1.3 not-at-sea"
    assert not any(text.endswith(" G1") for text in now.may())


@pytest.mark.clause("2.1.3", "2.5.5")
def test_nothing_is_placed_at_a_gap() -> None:
    now = playing("water, meat, rum, pirate-2", sea=["none", "none", "none", "Y6"], rear_guard=[], last_round=True)
    assert now.may("place") == []
    assert now.refusal("place water B4") == "2.1.3 not-at-sea"


@pytest.mark.clause("2.1.12")
@pytest.mark.parametrize(("discards", "takes"), [(1, 0), (2, 1), (3, 2)])
def test_two_for_one_and_three_for_two(discards: int, takes: int) -> None:
    now = playing("3 rum, 3 beans", discard_pile="water, bread, meat")
    for _ in range(discards):
        now.do("discard rum")
    offered = ["take bread", "take meat", "take water"]
    assert now.may("take") == (offered if takes else [])
    for card in ["water", "bread"][:takes]:
        now.do(f"take {card}")
    if discards < 3:
        assert now.asked == "A"
        assert now.may("take") == []
        assert now.refusal("take meat") == f"2.1.12 {'taken-all' if takes else 'discard-two-first'}"
    else:
        assert now.asked == "B"
    assert len(now.events("took")) == takes


@pytest.mark.clause("2.1.12", "2.1.1")
def test_nobody_is_done_before_three_cards_are_played() -> None:
    now = playing("4 rum", discard_pile="water").do("discard rum", "discard rum")
    assert now.may() == ["discard rum", "take water"]
    assert now.refusal("done") == "2.0.2 cards-first"


@pytest.mark.clause("2.1.3", "2.1.7")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_every_pirate_may_be_placed(value: int) -> None:
    now = playing(f"water, pirate-{value}", A={"at": {"B4": "rum"}})
    assert now.may("place") == [f"place pirate-{value} B4"]


@pytest.mark.clause("2.1.12")
def test_nothing_is_taken_before_discarding() -> None:
    now = playing("3 rum", discard_pile="water")
    assert now.refusal("take water") == "2.1.12 discard-two-first"
    assert now.do("discard rum").refusal("take water") == "2.1.12 discard-two-first"


@pytest.mark.clause("2.1.12")
def test_his_own_discards_of_this_turn_are_not_eligible() -> None:
    now = playing("2 rum, beans, 3 water", discard_pile="rum, meat").do("discard rum", "discard beans")
    assert now.may("take") == ["take meat", "take rum"]
    assert now.refusal("take beans") == "2.1.12 not-lying-there"
    now.do("discard rum", "take rum")
    assert now.may() == ["done", "take meat"]
    assert now.discards == "beans, meat, rum, rum"


@pytest.mark.clause("2.1.12", "2.1.13")
def test_taking_fewer_is_allowed() -> None:
    now = playing("3 rum, meat", discard_pile="water, bread").do(
        "discard rum", "discard rum", "discard rum", "take water"
    )
    assert now.may() == ["done", "take bread"]
    now.do("done")
    assert (now.asked, now.discards) == ("B", "bread, rum, rum, rum")


@pytest.mark.clause("2.1.12")
def test_finding_fewer_is_allowed() -> None:
    now = playing("3 rum, meat", discard_pile="water").do("discard rum", "discard rum", "discard rum", "take water")
    assert now.asked == "B", "there is nothing else to take"
    assert playing("3 rum").do("discard rum", "discard rum", "discard rum").asked == "B"


@pytest.mark.clause("2.1.12")
def test_one_exchange_a_turn() -> None:
    """After an exchange of two the third card is a plain discard."""
    now = playing("3 rum, meat", discard_pile="water, bread").do(
        "discard rum", "discard rum", "take water", "discard rum"
    )
    assert now.asked == "B"
    assert now.discards == "bread, rum, rum, rum"


@pytest.mark.clause("2.1.12", "2.1.13")
def test_the_third_card_may_come_before_taking() -> None:
    now = playing("3 rum, meat", discard_pile="water, bread").do("discard rum", "discard rum", "discard rum")
    assert now.do("take bread", "take water").asked == "B"


@pytest.mark.clause("2.1.12")
def test_an_exchange_after_placing() -> None:
    now = playing("3 rum, meat", discard_pile="water, bread").do(
        "place rum B4", "discard rum", "discard rum", "take water"
    )
    assert (now.asked, len(now.events("took"))) == ("B", 1)


@pytest.mark.clause("2.1.12")
def test_one_discard_after_two_placed_takes_nothing() -> None:
    now = playing("2 rum, meat", discard_pile="water").do("place rum B4", "place meat R4", "discard rum")
    assert (now.asked, now.discards) == ("B", "water, rum")


@pytest.mark.clause("2.1.13", "2.1.1")
def test_once_three_are_played_only_taking_is_left() -> None:
    now = playing("4 rum", discard_pile="2 water", A={"at": {"B4": "beans"}})
    now.do("discard rum", "discard rum", "discard rum")
    assert now.refusal("discard rum") == "2.1.1 all-played"
    assert now.refusal("place rum B4") == "2.1.1 all-played"
    assert now.refusal("pay rum") == "2.1.15 all-played"
    assert now.may() == ["done", "take water"]


@pytest.mark.clause("2.1.14")
def test_cards_taken_lie_open_and_are_not_in_hand() -> None:
    now = playing("3 rum, water", discard_pile="meat*, bread").do("discard rum", "discard rum", "take meat*")
    assert (now.seat("A")["open"], now.hand("A")) == ("meat*", "water, rum")
    for letter in ("", "A", "B"):
        seen = now.view(letter)["players"][0]
        assert (seen["open"], seen["hand_size"]) == (["meat*"], 2)
    assert now.refusal("discard meat*") == "2.1.1 not-in-hand"
    assert now.may() == ["discard rum", "discard water"]


@pytest.mark.clause("2.1.14")
def test_cards_taken_cannot_pay() -> None:
    own = {"at": {"B4": "rum"}}
    now = playing("3 rum", discard_pile="meat", A=own).do("discard rum", "discard rum", "take meat")
    assert now.may("pay") == ["pay rum"]
    assert now.refusal("pay meat") == "2.1.15 not-in-hand"


@pytest.mark.clause("2.1.15")
def test_any_card_pays_for_the_broadside() -> None:
    now = playing(SIX, A={"at": {"B4": "rum"}}).do("discard water", "discard bread")
    assert now.may("pay") == ["pay beans", "pay meat", "pay pirate-2", "pay rum"]
    now.do("pay pirate-2")
    assert (now.step, now.discards, now.held("A")) == ("broadside", "water, bread, pirate-2", 3)
    assert now.events("paid")[0]["card"] == "pirate-2"


@pytest.mark.clause("2.1.15")
def test_one_broadside_a_turn() -> None:
    now = playing(SIX, A={"at": {"B4": "rum"}}).do("discard water", "discard bread", "pay rum")
    assert now.refusal("pay beans") == "2.1.15 all-played"
    assert now.may() == ["fire B4"]
    now.do("fire B4")
    assert (now.asked, now.story("fired")) == ("B", ["fired"])


@pytest.mark.clause("2.2.1", "2.1.15")
def test_without_a_provision_at_sea_no_broadside_is_bought() -> None:
    now = playing("rum, 2 water", B={"at": {"B4": "beans"}, "hand": "water"}).do("discard rum", "discard water")
    assert now.may() == ["discard water"]
    assert now.refusal("pay water") == "2.2.1 no-ship-to-fire-at"


@pytest.mark.clause("2.2.1", "2.1.15")
def test_a_provision_placed_this_turn_is_enough_for_a_broadside() -> None:
    assert playing("rum, 2 water").do("place rum B4", "discard water").may("pay") == ["pay water"]


@pytest.mark.clause("2.3.3", "2.0.2")
def test_boarding_too_early_names_the_first_round() -> None:
    assert playing(SIX, round=1).refusal("board B4") == "2.3.3 first-round"
    assert playing(SIX, round=2).refusal("board B4") == "2.0.2 cards-first"
    assert boarding(A={"at": {"Y6": "beans, bananas"}}).refusal("board Y6") == "allowed"


def ends(now: Table, line: str) -> bool:
    return now.state.stack[-1].ends_turn(now.state, now.game.parse(line, now.state))


@pytest.mark.clause("2.1.1")
def test_the_card_that_ends_the_turn_is_known_before() -> None:
    now = playing("rum, beans, meat, 2 water", A={"at": {"Y6": "beans", "B4": "beans, rum"}})
    assert not any(ends(now, line) for line in now.may())
    now.do("place meat B4", "discard water")
    assert not ends(now, "discard rum"), "a ship can be boarded"
    assert not ends(now, "pay rum"), "a broadside follows"
    now = playing("rum, beans, meat, 2 water").do("place meat B4", "place beans B4")
    assert ends(now, "discard water") and not ends(now, "place rum B4")


@pytest.mark.clause("2.1.5")
def test_a_piece_and_a_place_say_what_the_ship_asks_for() -> None:
    now = playing("water, rum")
    nearest = why_not(now.game, now.state, 0, ["water", "B4"])[0]
    said = {language: Words(now.game, language).refusal(nearest.refusal) for language in ("en", "fr")}
    assert said["en"] == "B4 does not ask for water: it asks for beans, meat and rum."
    assert said["fr"] == "B4 demande haricots, viande et rhum, et non de l’eau."
    met = [(condition.met, condition.refusal.reason) for condition in nearest.conditions]
    assert met == [
        (True, "all-played"),
        (True, "placing-is-over"),
        (True, "not-at-sea"),
        (True, "not-in-hand"),
        (False, "kind-not-required"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_picked_at_random_is_that_of_the_list(players: int) -> None:
    """Counting the options instead of listing them comes to the same."""
    state = load_game("stortebeker").start(players, {}, Fast(players))
    dice, seen = Fast("pick"), set()
    while state.stack and state.round < 12:
        step, twin, seat = state.stack[-1], dice.clone(), state.deciders()[0]
        listed = step.options(state)
        picked = step.pick(state, seat, dice)
        assert picked is (listed[0] if len(listed) == 1 else listed[twin.below(len(listed), "choice")])
        assert (dice.a, dice.counter) == (twin.a, twin.counter)
        seen.add(picked.verb)
        state.make(seat, picked)
    assert {"place", "discard", "pay", "take", "done"} <= seen
