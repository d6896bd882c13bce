"""Why not: an action of another moment, and one that lacks something, are told so by the rule that says it."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.games.blackbeard.rules.moments import QUESTIONS, is_answer
from flibuste.words import Words
from tests.games.blackbeard.table import Table, acting, game, new_game, table


def said(now: Table, line: str, language: str = "en") -> str:
    """Why an action of whoever is asked is refused, in words."""
    refusal = now.state.refusal(now.state.deciders()[0], now.game.parse(line, now.state))
    assert refusal is not None
    return Words(now.game, language).refusal(refusal)


def test_every_verb_of_the_box_has_its_questions() -> None:
    assert {action.verb for action in game().pieces.verbs.every_action()} == set(QUESTIONS)


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_whatever_is_offered_answers_the_question(players: int) -> None:
    for seed in range(3):
        state = new_game(players, seed, deployment=("open", "secret", "random")[seed]).state
        for turn in range(400):
            for seat in state.deciders():
                assert all(is_answer(state.stack[-1].NAME, action) for action in state.options(seat))
            if not state.stack:
                break
            seat = state.deciders()[0]
            state.make(seat, state.stack[-1].pick(state, seat, Fast(f"{seed} {turn}")))


@pytest.mark.clause("3.0.11a")
def test_before_the_first_turn() -> None:
    now = new_game()
    assert now.refusal("move teach india") == "3.0.11a turns-have-not-begun"
    assert now.refusal("send-kc") == "3.0.11a turns-have-not-begun"


@pytest.mark.clause("4.4Da", "4.4Cg", "4.5x", "2.6b")
def test_what_belongs_to_ones_own_turn() -> None:
    now = table(seat={"1": {"hand": "scurvy-outbreak"}}, pirate={"teach": {"owner": 1, "place": "india"}})
    assert now.refusal("move teach goa") == "4.4Da no-actions-without-a-card"
    assert now.refusal("play scurvy-outbreak") == "2.6b not-against-yourself"
    now = acting(quiet=False)
    assert now.refusal("end-turn") == "4.4Cg actions-first"
    assert now.refusal("send-kc") == "2.6b not-against-yourself"
    now.do("move teach goa")
    assert now.step == "window" and now.refusal("move teach goa") == "2.6b not-your-turn"


@pytest.mark.clause("12.0a", "6.45a", "17.2#6a")
def test_what_waits_for_something_to_happen() -> None:
    now = acting()
    assert now.refusal("reroll") == "12.0a no-roll-to-repeat"
    assert now.refusal("flee") == "6.45a nobody-attacks"
    assert now.refusal("sail teach india") == "17.2#6a play-its-event-first"
    assert said(now, "sail teach india") == "That is the Event of Fair Winds: play that card for its Event first."
    assert said(now, "sail teach india", "fr").startswith("C’est l’Événement de la carte ")


@pytest.mark.clause("7.12a", "5.14a")
def test_what_is_missing_is_said_in_numbers() -> None:
    slow = acting(actions=1, teach={"speed": -1})
    assert said(slow, "move teach goa") == "A ship with Speed below 0 needs 2 Actions to move, and you have 1."
    full = acting(players=5, pirate={"low": {"owner": 1, "place": "india"}}, seat={"1": {"held": "vane"}})
    assert full.refusal("deploy vane india") == "5.14a no-room-in-play"
    assert said(full, "deploy vane india") == "You have all 2 Pirates in play that you may have."


@pytest.mark.clause("9.61a", "11.1a", "18.41C", "17.2#1b")
def test_which_condition_fails_is_said() -> None:
    tew = {"owner": 2, "place": "goa", "revels": 0}
    now = acting(teach={"place": "goa"}, pirate={"tew": tew, "low": {"owner": 1, "place": "india"}})
    assert said(now, "steal teach tew").startswith("That Pirate’s crew is not revelling")
    assert said(now, "steal teach low") == "That Pirate is not in the same Port."
    assert said(now, "ally teach low") == "That Pirate is not in the same Port."
    assert said(now, "ally teach tew") == "Only with another Pirate of yours in play."
    assert said(now, "retire teach haven") == "This Port is not the Pirate’s Safe Haven."
    assert said(acting(), "dig teach") == "The Pirate has no chart of the Buried Treasure."


@pytest.mark.clause("9.44d", "9.45a", "9.42a", "9.43a")
def test_what_a_port_lacks_is_said() -> None:
    now = acting(teach={"place": "goa"}).do("business teach")
    assert said(now, "refit") == "The ship has no damage."
    assert said(now, "buy-haven") == "There is no Pro-Pirate Governor here to sell a Safe Haven."
    assert said(now, "ransom teach captain") == "There is no such Hostage aboard."
    assert now.refusal("fence teach 1") == "9.43a nothing-to-fence"


@pytest.mark.clause("10.12c", "10.23b", "6.43a")
def test_what_a_reaction_lacks_is_said() -> None:
    now = acting(quiet=False).do("move teach goa")
    assert said(now, "kc-intercept") == "You have no King’s Commissioner."
    assert said(now, "warship").startswith("A Warship attacks only at a Spot")


def listed(now: Table, line: str, language: str = "en") -> list[str]:
    """What an action asks for, as a list with marks."""
    action = now.game.parse(line, now.state)
    words = Words(now.game, language)
    found = now.state.conditions(now.state.deciders()[0], action)
    return [f"{'✓' if each.met else '✗'} {each.refusal.clause} {words.condition(each)}" for each in found]


@pytest.mark.clause("8.21a", "8.11a")
def test_what_plundering_asks_for_is_listed() -> None:
    assert listed(acting(), "plunder teach goa") == [
        "✓ 5.12a Edward Teach is your Pirate, and in play.",
        "✓ 4.52a The Actions are for any of your Pirates.",
        "✓ 13.22a Edward Teach’s crew is sober.",
        "✓ 2.2g Edward Teach is at sea.",
        "✓ 10.26c Your own King’s Commissioner is not there.",
        "✓ 8.11a Goa is in Edward Teach’s Sea Zone.",
        "✗ 8.21a There is no Merchant at Goa: new ones come at the beginning of a turn, when few are left.",
    ]


@pytest.mark.clause("9.44d", "16.0a", "13.23b", "17.12a")
def test_what_is_asked_in_port_is_listed() -> None:
    now = acting(teach={"place": "goa"}).do("business teach")
    assert [line[:7] for line in listed(now, "refit")] == ["✗ 9.44d", "✓ 9.44d", "✓ 9.44d"]
    drunk = acting(teach={"place": "goa", "revels": 2})
    assert drunk.refusal("recover teach") == "13.23b nothing-to-recover-yet"
    assert listed(drunk, "recover teach", "fr")[-1].startswith("✗ 13.23b L’équipage a été forcé à la ripaille")


@pytest.mark.clause("10.24c", "10.31a", "4.61a")
def test_what_a_commissioner_needs_is_listed() -> None:
    now = acting(quiet=False, seat={"2": {"kc": "rogers", "kc_place": "india"}}).do("move teach goa")
    assert [line[0] for line in listed(now, "kc-intercept")] == ["✓"] * 7
    assert listed(now, "kc-oust")[-1] == "✗ 10.24e That Pirate is not docked: only from a Port can he be ousted."
