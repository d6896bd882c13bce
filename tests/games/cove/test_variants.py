"""10 – Variants and blank cards."""

import tomllib
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.option import BadOption
from flibuste.engine.playout import playout
from flibuste.games.cove import Cove
from tests.games.cove.table import GAME, act, duel, hunted, play, refused, ring, visit

FOG = {
    "id": "fog-bank",
    "family": "boarding",
    "effects": [{"do": "smoke", "hit_from": 6}, {"do": "speed", "amount": -2}],
}
GRACE = {
    "id": "grace-omalley",
    "dice": 4,
    "section": "sails",
    "target": "speed",
    "hull": 6,
    "speed": 19,
    "fame": 5,
    "effects": [{"do": "recover", "hull": 1}],
}


def with_cards(*cards: dict[str, Any]) -> Cove:
    return Cove({"tavern": [*GAME.components["tavern"], *cards]})


def with_pirate(**change: Any) -> Cove:
    return Cove({"legend": [*GAME.components["legend"], {**GRACE, **change}]})


@pytest.mark.clause("10.1.1")
def test_several_craftsmen_at_most_one_a_section() -> None:
    given = visit(2, {"hand": "2 craftsman", "craftsmen": {"sails": "craftsman"}}, options={"several_craftsmen": True})
    state = play(given)
    assert refused(state, "1: play craftsman sails") == "10.1.1"
    act(state, "1: play craftsman hull", "1: play craftsman crew")
    assert [card >= 0 for card in state.players[0].craftsmen] == [True, True, False, True]


@pytest.mark.clause("10.2.1")
def test_a_blank_boarding_card_plays() -> None:
    game = with_cards(FOG)
    given = duel({"hand": "fog-bank", "rings": {"sails": 4}})
    given = {"step": "combat", "seat": given["seat"]}
    state = play(given, "1: play fog-bank", game=game)
    assert (state.fight().smoke[0], state.battle_speed(0)) == (6, 5)


@pytest.mark.clause("10.2.1")
def test_a_blank_pirate_plays() -> None:
    game = with_pirate()
    given = hunted("grace-omalley", 6, {"rings": {"sails": 7}}, {"rings": {"sails": 1}})
    lines = ("1: fire grace-omalley hull", "2: fire grace-omalley hull")
    state = play(given, *lines, chance={"broadside": [5, 5, 1, 1, 6, 1, 1, 1]}, game=game)
    assert state.fight().foes[0].hull == 5
    assert ring(state.players[0], "sails") == 6


@pytest.mark.clause("10.2.1")
def test_games_with_blank_cards_end() -> None:
    event = {"id": "rum", "family": "event", "window": "treasures", "effects": [{"do": "raise-section", "levels": 2}]}
    shot = {"id": "chain-shot", "family": "broadside", "effects": [{"do": "blast", "section": "sails", "hits": 1}]}
    parrot = {"id": "polly", "family": "parrot", "section": "hull", "effects": [{"do": "speed", "amount": 3}]}
    cards = [{**card, "copies": 3} for card in (FOG, event, shot, parrot)]
    legends = [*GAME.components["legend"], GRACE]
    game = Cove({"tavern": [*GAME.components["tavern"], *cards], "legend": legends})
    for seed in range(20):
        state = game.start(3 + seed % 3, {}, Fast(seed))
        playout(state, Fast(seed + 1))
        assert state.outcome is not None
        assert not game.faults(state)


@pytest.mark.clause("10.2.1")
def test_the_example_in_the_components_file() -> None:
    text = (Cove.folder / "components.toml").read_text(encoding="utf-8")
    lines = text.partition("--- example ---\n")[2].partition("# --- end ---")[0].splitlines()
    data = tomllib.loads("\n".join(line.removeprefix("# ").removeprefix("#") for line in lines))
    game = Cove(
        {
            "legend": [*GAME.components["legend"], *data["legend"]],
            "tavern": [*GAME.components["tavern"], *data["tavern"]],
        }
    )
    assert len(game.pieces.deck()) == 43
    assert len(game.pieces.legends) == 6


@pytest.mark.clause("10.2.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"effects": [{"do": "explode"}]}, "'explode' is no effect of boarding cards; these fit: no-more-cards"),
        ({"effects": [{"do": "blast", "section": "hull", "hits": 1}]}, "is no effect of boarding cards"),
        ({"effects": [{"do": "smoke"}]}, "hit_from is missing"),
        ({"effects": [{"do": "smoke", "hit_from": 0}]}, "hit_from = 0 is not a whole number from 1"),
        ({"effects": [{"do": "smoke", "hit_from": 6, "colour": "red"}]}, "has no 'colour'"),
        ({"effects": []}, "has no effects"),
        ({"family": "curse"}, "'curse' is not one of parrot"),
        ({"family": "event", "window": "midnight", "effects": [{"do": "treasure-map", "factor": 2}]}, "'midnight'"),
        ({"family": "event", "window": "island", "effects": [{"do": "send-navy"}]}, "cannot be played in the window"),
        (
            {
                "family": "event",
                "window": "navigation-end",
                "effects": [{"do": "send-navy"}, {"do": "share-plunder", "part": 2}],
            },
            "different things",
        ),
        ({"family": "parrot", "effects": [{"do": "carry-all"}]}, "section"),
        ({"id": "smoke"}, "listed twice"),
        ({"id": "Fog Bank"}, "one word of small letters"),
    ],
)
def test_bad_cards_are_explained(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        with_cards({**FOG, **change})


@pytest.mark.clause("10.2.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"section": "keel"}, "'keel' is not one of hull, crew, cannons, sails, all"),
        ({"target": "richest"}, "'richest' is not one of"),
        ({"effects": [{"do": "haunt"}]}, "'haunt' is not one of recover, stray-shots, defenceless"),
        ({"hull": 0}, "it needs a hull"),
        ({"dice": -1}, "dice = -1"),
        ({"fame_die": 6}, "fame_die is for pirates"),
        ({"id": "hook"}, "listed twice"),
    ],
)
def test_bad_pirates_are_explained(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        with_pirate(**change)


@pytest.mark.clause("1.1.3")
def test_a_wrong_supply_is_explained() -> None:
    with pytest.raises(BadOption, match="58 treasure cards"):
        Cove({"treasure": GAME.components["treasure"][1:]})
    with pytest.raises(BadOption, match=r"mat\.hull has 2 positions"):
        Cove({"mat": {"hull": [1, 2]}})
    with pytest.raises(BadOption, match="missing"):
        Cove({"legend": [{"id": "ghost"}]})


@pytest.mark.clause("7.3.24", "10.2.1")
def test_what_was_buried_before_a_blank_card_cancels_buccaneering_still_counts() -> None:
    pardon = {"id": "pardon", "family": "event", "window": "island", "effects": [{"do": "cancel-buccaneering"}]}
    given = visit("treasure", {"hand": "pardon", "chests": 3, "robber": 2})
    state = play(given, "1: bury 3 chests", "1: play pardon", "1: done", game=with_cards(pardon))
    assert [player.fame for player in state.players] == [3, 0, 0]


@pytest.mark.clause("10.2.1", "7.3.71")
@pytest.mark.parametrize("robber", [0, 2])
def test_a_blank_card_with_two_effects_is_playable_if_one_of_them_is(robber: int) -> None:
    effects = [{"do": "cancel-buccaneering"}, {"do": "treasure-map", "factor": 2}]
    compass = {"id": "compass", "family": "event", "window": "navigation-start", "effects": effects}
    given = {"step": "navigation", "seat": {"1": {"hand": "compass", **({"robber": robber} if robber else {})}}}
    state = play(given, "1: play compass", game=with_cards(compass))
    assert (len(state.markers), state.players[0].robber) == (1, -1)
