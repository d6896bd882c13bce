"""9 – Legendary pirates."""

from typing import Any

import pytest

from tests.games.cove.table import AWAY, GAME, act, asked, events, hunted, offers, play, ring


def meets(pirate: str, *seats: dict[str, Any], island: int = 2) -> dict[str, Any]:
    """A pirate at an island, before the battle."""
    everybody = [{"place": island, **seat} for seat in seats] + [AWAY] * (3 - len(seats))
    table = {str(number): seat for number, seat in enumerate(everybody, start=1)}
    ships = [{"island": island, "pirate": pirate}]
    return {"players": len(table), "step": "combat", "black_ships": ships, "seat": table}


@pytest.mark.clause("9.1.1")
def test_encounter() -> None:
    state = play(meets("hook", {}), chance={"broadside": [1, 1, 1]})
    assert GAME.view(state, 0)["battle"]["foes"][0]["ship"] == "hook"
    given = meets("hook", {})
    given["seat"]["1"]["place"] = 3
    assert play(given).battle is None


@pytest.mark.clause("9.1.3", "9.2.4")
def test_sunk_at_zero_and_fame_shared_at_once() -> None:
    state = play(hunted("blackbeard", 2), "1: fire blackbeard hull", chance={"broadside": [5, 6]})
    assert [player.fame for player in state.players] == [3, 3, 0]
    assert state.black_ships[0].legend == -1
    assert [state.pieces.legends[legend].name for legend in state.sunk] == ["blackbeard"]
    assert state.black_ships[0].island == 2


@pytest.mark.clause("9.1.4", "9.1.5")
def test_survivors_are_restored() -> None:
    given = hunted("hook", 2)
    state = play(given, "1: flee", "2: flee", chance={"mutiny": [2, 2]})
    assert state.battle is None
    assert GAME.view(state, 0)["black_ships"][0]["pirate"]["hull"] == 5
    given = hunted("hook", 2)
    given["battle"]["foes"][0]["lost"] = 2
    state = play(given, "1: fire hook hull", "2: fire hook hull", chance={"broadside": [1, 1, 1, 1]})
    assert state.fight().foes[0].hull == 2  # only the Dutchman recovers


@pytest.mark.clause("9.1.2", "9.1.6")
def test_pirates_need_no_decision() -> None:
    state = play(meets("blackbeard", {}), chance={"broadside": [1] * 6}, strict=True)
    assert asked(state) == [1]


@pytest.mark.clause("9.1.7", "4.3.3", "4.2.7")
def test_cards_of_opponents_affect_them() -> None:
    given = hunted("blackbeard", 8, {"hand": "grapeshot", "rings": {"cannons": 8}})
    state = play(given, "1: play grapeshot", "1: fire blackbeard hull", chance={"broadside": [3, 4]})
    assert state.fight().foes[0].hull == 6


@pytest.mark.clause("9.1.8")
def test_fame_for_a_sinking_with_the_last_shot() -> None:
    given = hunted("hook", 1, {"hand": "grapeshot", "rings": {"cannons": 1}})
    state = play(given, "1: play grapeshot", "1: fire hook hull", chance={"broadside": [3, 1]})
    assert state.players[0].fame == 1
    assert state.players[0].place == 7
    assert state.players[1].fame == 2


@pytest.mark.clause("9.2.1", "9.2.2", "9.2.3")
def test_series_of_targets() -> None:
    given = meets("blackbeard", {"rings": {"cannons": 3, "sails": 3}}, {"rings": {"cannons": 5}})
    lines = ("1: fire blackbeard hull", "2: fire blackbeard hull")
    targets = []
    for exchanges in range(3):
        state = play(given, *lines * exchanges, chance={"broadside": [1] * (6 + 10 * exchanges)})
        targets.append(state.fight().last.target)
    assert targets == [1, 0, 1]


@pytest.mark.clause("9.2.1")
def test_the_value_at_the_ring_counts_not_its_position() -> None:
    given = meets("dutchman", {"rings": {"crew": 1}}, {"rings": {"crew": 2}})
    play(given, chance={"speed-tie": [1, 2], "target-tie": [1, 2], "broadside": [1] * 4}, strict=True)


@pytest.mark.clause("9.2.4")
def test_two_sunk_by_one_broadside_are_divided_each() -> None:
    given = hunted("hook", 2, {"hand": "powder-magazine", "rings": {"hull": 8}}, {"rings": {"hull": 8}})
    given["battle"]["foes"].append({"ship": "navy", "hull": 1})
    given |= {"navy_island": 2, "navy_controller": 3, "navy_sender": 3}
    state = play(given, "1: play powder-magazine", "1: fire hook hull", chance={"broadside": [5, 1]})
    assert [player.fame for player in state.players] == [1 + 2, 1 + 2, 0]


PIRATES = {
    "blackbeard": (6, "hull", "cannons", 8, 24, 6),
    "dutchman": (4, "crew", "crew", 5, 16, 6),
    "hook": (3, "hull", "hull", 5, 18, 3),
    "bonny-read": (3, "all", "speed", 5, 22, 6),
}


@pytest.mark.clause("9.1.2", "9.3.1", "9.3.3", "9.4.1", "9.4.3", "9.5.1", "9.5.3", "9.6.1", "9.6.3")
@pytest.mark.parametrize("pirate", PIRATES)
def test_values_of_the_pirates(pirate: str) -> None:
    dice, section, target, hull, speed, fame = PIRATES[pirate]
    state = play(
        meets(pirate, {"rings": {"hull": 8, "crew": 8, "cannons": 8, "sails": 8}}),
        chance={"broadside": [5] + [1] * (dice - 1)},
        strict=True,
    )
    seen = GAME.view(state, 0)["black_ships"][0]["pirate"]
    assert tuple(seen[key] for key in ("dice", "section", "target", "hull", "speed", "fame")) == (
        dice,
        section,
        target,
        hull,
        speed,
        fame,
    )
    assert sum(state.players[0].rings) == 32 - (4 if section == "all" else 1)
    if section != "all":
        assert ring(state.players[0], section) == 7


@pytest.mark.clause("9.3.2", "9.4.2", "9.5.2", "9.6.2")
@pytest.mark.parametrize(
    ("pirate", "section"), [("blackbeard", "cannons"), ("dutchman", "crew"), ("hook", "hull"), ("bonny-read", "sails")]
)
def test_first_targets(pirate: str, section: str) -> None:
    weak = {"hull": 5, "crew": 5, "cannons": 5, "sails": 5}
    strong = {"hull": 3, "crew": 3, "cannons": 3, "sails": 3, section: 7}
    given = meets(pirate, {"rings": weak}, {"rings": strong})
    state = play(given, chance={"broadside": [4] * PIRATES[pirate][0]})
    assert state.fight().last.target == 1


@pytest.mark.clause("9.6.2")
def test_the_fastest_with_bonuses() -> None:
    given = meets("bonny-read", {"rings": {"sails": 7}}, {"parrot": "trelawney"})
    state = play(given, "2: fire bonny-read hull", chance={"broadside": [1, 1, 4, 4, 4]})
    assert state.fight().last.target == 1


@pytest.mark.clause("9.4.4", "9.4.5")
def test_the_dutchman_recovers() -> None:
    given = hunted("dutchman", 4, {"parrot": "silver"}, {"rings": {"sails": 1, "crew": 8}})
    lines = ("1: fire dutchman hull", "2: fire dutchman hull")
    for hits, left in ((0, 4), (1, 4), (3, 3)):
        dice = [5] * hits + [1] * (6 - hits) + [1, 1]
        state = play(given, *lines, chance={"broadside": [*dice, 1, 1, 1, 1]})
        assert state.fight().foes[0].hull == left
    state = play(given, lines[0], chance={"broadside": [5, 5, 5, 5, 1, 1]})
    assert state.fight().foes == []


@pytest.mark.clause("9.5.4", "9.5.5")
def test_numbers_are_given_clockwise_from_the_target() -> None:
    given = meets("hook", {}, {"rings": {"hull": 8}}, {}, {})
    given["seat"]["4"]["place"] = 6
    state = play(given, chance={"broadside": [1, 2, 3]})
    assert [ring(player, "hull") for player in state.players] == [1, 8, 1, 2]
    state = play(given, chance={"broadside": [5, 2, 2]})
    assert [ring(player, "hull") for player in state.players] == [0, 7, 2, 2]


@pytest.mark.clause("9.6.1")
def test_bonny_and_read_do_not_reload() -> None:
    state = play(meets("bonny-read", {}), "1: fire bonny-read hull", chance={"broadside": [1, 1, 1, 1, 1, 1, 1, 1]})
    assert state.fight().exchange == 2
    assert asked(state) == [1]


@pytest.mark.clause("9.7.1", "9.7.2", "9.7.3")
def test_a_lone_player_captures_the_cacafuego() -> None:
    state = play(meets("cacafuego", {}), chance={"capture": [6]})
    assert state.battle is None
    assert state.players[0].fame == 6
    assert state.black_ships[0].legend == -1


@pytest.mark.clause("9.7.2", "4.3.9")
def test_rivals_fight_first() -> None:
    given = meets("cacafuego", {"rings": {"sails": 4}}, {})
    state = play(given)
    assert "fire 2 hull" in offers(state)
    assert not any("cacafuego" in text for text in offers(state))
    act(state, "1: flee")
    assert state.players[1].fame >= 1
    state = play(given, "1: flee", chance={"mutiny": [2], "capture": [3]})
    assert state.players[1].fame == 3


@pytest.mark.clause("9.7.2")
def test_if_nobody_is_left_it_sails_on() -> None:
    given = meets("cacafuego", {"hand": "powder-magazine", "rings": {"sails": 4, "hull": 1}}, {"rings": {"hull": 1}})
    lines = ("1: pass", "1: play powder-magazine", "1: fire 2 crew")
    state = play(given, *lines, chance={"broadside": [6, 1]})
    assert state.black_ships[0].legend >= 0
    assert [player.fame for player in state.players] == [0, 0, 0]


@pytest.mark.clause("9.7.2")
def test_the_navy_must_be_sunk_first() -> None:
    given = meets("cacafuego", {}) | {"navy_island": 2, "navy_controller": 3, "navy_sender": 3}
    state = play(given, "3: fire 1 hull", chance={"broadside": [1, 1, 1, 1]})
    assert offers(state) == ["fire navy hull", "flee"]
    state = play(given, "3: fire 1 hull", "1: flee", chance={"broadside": [1, 1, 1, 1], "mutiny": [2]})
    assert state.black_ships[0].legend >= 0


@pytest.mark.clause("3.0.5", "9.7.2")
def test_only_the_fastest_roll_for_the_cacafuego_on_treasure_island() -> None:
    slow = {"gold": 0, "rings": {"sails": 1}}
    given = meets("cacafuego", {"gold": 0}, slow, slow, island=6)
    state = play(given, chance={"capture": [4]})
    assert [player.fame for player in state.players] == [4, 0, 0]
    assert next(event["event"] for event in events(state)) == "captured"


@pytest.mark.clause("3.0.4", "3.0.5", "9.2.1")
def test_whoever_has_lost_a_tie_does_not_roll_again() -> None:
    sails = [{"rings": {"sails": sails}} for sails in (4, 3, 2)]
    chance = {"target-tie": [2, 5, 2], "broadside": [1, 1, 1, 1, 1, 1]}
    state = play(meets("blackbeard", *sails), chance=chance, strict=True)
    assert state.fight().last.target == 1


@pytest.mark.clause("9.2.2", "9.2.3")
@pytest.mark.parametrize(("strong", "weak"), [(0, 1), (1, 0)])
def test_a_new_series_begins_again_with_the_strongest(strong: int, weak: int) -> None:
    rings = [{"cannons": 3, "sails": 3}, {"cannons": 3, "sails": 2}]
    rings[strong]["cannons"] = 5
    given = meets("blackbeard", {"rings": rings[0]}, {"rings": rings[1]})
    lines = ("1: fire blackbeard hull", "2: fire blackbeard hull")
    targets = []
    for exchanges in range(4):
        dice = 6 * (exchanges + 1) + sum(value for _ in range(exchanges) for value in (2, 2))
        state = play(given, *lines * exchanges, chance={"broadside": [1] * dice})
        targets.append(state.fight().last.target)
    assert targets == [strong, weak, strong, weak]


@pytest.mark.clause("9.7.3", "10.2.1")
def test_the_fame_of_a_capture_begins_with_one() -> None:
    """A die of one side shows a one."""
    legends = [{**legend, "fame_die": 1} if "fame_die" in legend else legend for legend in GAME.components["legend"]]
    state = play(meets("cacafuego", {}), game=type(GAME)({"legend": legends}))
    assert state.players[0].fame == 1
