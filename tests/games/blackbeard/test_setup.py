"""2, 3.0 – The pieces and setting up."""

import pytest

from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE
from tests.games.blackbeard.table import Table, game, new_game, table

PIECES = game().pieces


@pytest.mark.clause("2.1a", "17.2a", "17.2b", "17.2c", "17.2d", "17.11a", "17.15a", "17.16a", "3.0.3a", "5.2a")
def test_two_decks() -> None:
    assert len(PIECES.pirates) == 23 and len(PIECES.deck) == 87
    must = [card for card in PIECES.cards if card.must]
    anti = [card for card in PIECES.cards if card.anti]
    assert sum(card.count for card in must) == 22 and sum(card.count for card in anti) == 49
    assert not any(card.actions or card.diamond for card in must)
    assert not any(card.both for card in anti)
    both = {card.id for card in PIECES.cards if card.both}
    assert both == {"buried-treasure", "fair-winds", "heavy-guns"}
    assert {card.id for card in PIECES.cards if card.diamond} == {
        "double-cross",
        "mutiny-conspiracy",
        "piratical-ambition",
        "warship-sighting",
    }
    assert {card.actions for card in PIECES.cards if card.id in ("pirate-converts", "skull-and-crossbones")} == {3}


@pytest.mark.clause("2.2a", "2.2b", "2.2c", "2.2e", "9.11a", "9.12a", "9.13a", "9.35a", "9.35b", "7.11c")
def test_the_map() -> None:
    names = PIECES.places
    assert len(PIECES.zone_ports) == 10 and len(PIECES.ports) == 36
    assert len(PIECES.port_at) == 36
    pairs = {frozenset((names[a], names[b])) for a in range(10) for b in PIECES.adjacent[a] if b < 10}
    assert pairs == {
        frozenset(pair.split("/"))
        for pair in (
            "north-atlantic/central-atlantic",
            "central-atlantic/south-atlantic",
            "south-atlantic/west-caribbean",
            "west-caribbean/east-caribbean",
            "west-caribbean/central-america",
            "west-caribbean/south-america",
            "east-caribbean/south-america",
            "east-africa/india",
        )
    }
    assert [names[zone] for zone in PIECES.adjacent[10]] == ["south-america", "gold-coast"]
    assert [names[zone] for zone in PIECES.adjacent[11]] == ["gold-coast", "east-africa"]
    assert [port.id for port in PIECES.ports if len(port.zones) == 2] == ["bermuda"]
    assert [port.locator for port in PIECES.ports if port.is_pirate_port()] == [36, 44, 66]
    assert all(port.wealth == port.defence == 0 for port in PIECES.ports if port.nation == NONE)


@pytest.mark.clause("6.12a", "6.13a", "6.23a", "6.11a", "3.0.9b", "10.15a", "10.0b", "8.42a", "9.22a", "3.0.5c")
def test_counters() -> None:
    assert [(kind.id, kind.cargo) for kind in PIECES.merchants] == [
        ("flute", 0),
        ("sloop", 1),
        ("schooner", 2),
        ("brigantine", 3),
        ("three-master", 4),
    ]
    assert PIECES.converts_to == [NONE, 0, 1, 2, NONE]
    assert [(ship.combat, ship.speed, ship.holds) for ship in PIECES.ships] == [(5, 5, 2), (6, 3, 3), (7, 1, 4)]
    assert [sum(kind.count for kind in kinds) for kinds in (PIECES.merchants, PIECES.warships, PIECES.hostages)] == [
        35,
        15,
        15,
    ]
    assert len(PIECES.commissioners) == 8 and len(PIECES.governors) - PIECES.anti_from == 16
    combat = [kind.combat for kind in PIECES.warships]
    speed = [kind.speed for kind in PIECES.warships]
    assert combat == sorted(combat) and speed == sorted(speed, reverse=True)


def deployed(players: int = 4, seed: int = 1, **options: object) -> Table:
    """A game in which everybody has deployed and fitted out."""
    now = new_game(players, seed, **options)
    while now.step not in ("play-card", "over"):
        now.do(f"{now.asked[0]}: {now.may()[0]}")
    return now


@pytest.mark.clause("3.0.2a", "3.0.4a", "3.0.4b", "3.0.9a", "2.6a", "2.7a", "4.3a")
def test_order_hands_and_deck() -> None:
    for seed in range(6):
        now = new_game(4, seed)
        hands = [now.seat(seat)["hand"] for seat in range(1, 5)]
        state = now.state
        assert all(len(state.players[seat].hand) == 4 for seat in range(4)), hands
        assert not any(PIECES.cards[card].must for seat in range(4) for card in state.players[seat].hand)
        assert len(state.deck) == 87 - 16
        assert all(player.score == 0 for player in state.players)
        assert state.turn == state.first


@pytest.mark.clause("3.0.2a")
def test_ties_for_the_first_place_are_rolled_again() -> None:
    from flibuste.engine.chance import Fast, Script
    from flibuste.games.blackbeard.rules.setup import highest

    state = new_game(3).state
    state.chance = Script({"order": [6, 2, 6, 1, 5]}, Fast(1))
    assert highest(state, "order") == 2


@pytest.mark.clause("3.0.5a", "3.0.5b")
def test_governors_never_share_a_port_nor_take_a_pirate_port() -> None:
    from flibuste.engine.chance import Script
    from flibuste.games.blackbeard.rules.setup import place_governors

    state = new_game(2).state
    state.governor = [NONE] * 36
    state.chance = Script({"governor": [6, 6] * 8})
    place_governors(state)
    assert [port for port in range(36) if state.governor[port] != NONE] == list(range(8))


@pytest.mark.clause("3.0.8a", "3.0.8b", "2.2f", "6.31a", "6.32a", "6.33a", "6.34a")
def test_merchants_overflow_to_the_next_higher_locator() -> None:
    from flibuste.engine.chance import Fast, Script
    from flibuste.games.blackbeard.rules.port.ports import merchants_on_board, place_merchants, remove_merchant

    now = deployed(4)
    state = now.state
    for port in range(36):
        remove_merchant(state, port)
    assert len(state.merchant_pool) == 35
    state.destroyed = 1 << 18
    state.chance = Script({"merchant-port": [3, 6] * 2}, Fast(1))
    place_merchants(state, 2)
    taken = [PIECES.ports[port].id for port in range(36) if state.merchant[port] != NONE]
    assert taken == ["santiago", "havana"] and state.face_up == 0
    assert merchants_on_board(state) == 2 and len(state.merchant_pool) == 33


@pytest.mark.clause("3.0.1a", "3.0.6a", "3.0.6b", "3.0.6c", "5.16c")
@pytest.mark.parametrize(("players", "number", "held"), [(2, 4, 4), (3, 3, 3), (4, 2, 3), (5, 2, 3)])
def test_pirates_dealt(players: int, number: int, held: int) -> None:
    state = new_game(players).state
    assert [len(player.held) for player in state.players] == [number] * players
    assert (state.limit(), state.held_limit()) == (number, held)
    assert all(len(player.hand) == 4 for player in state.players)


@pytest.mark.clause("3.0.7a", "3.0.7b", "5.11a", "5.12a", "3.0.7f")
def test_the_first_deployment_is_mandatory_the_next_are_not() -> None:
    now = new_game(2, 3)
    first = now.asked[0]
    assert now.refusal("pass") == "3.0.7a first-deployment-mandatory"
    pirate = now.may()[0].split()[1]
    now.do(f"deploy {pirate} india")
    other = now.may()[0].split()[1]
    now.do(f"deploy {other} india")
    assert now.asked == [first] and "pass" in now.may()
    now.do("pass")
    now.do(now.may("deploy")[0])
    assert now.asked == [first] and "pass" in now.may(), "whoever passed may still deploy later"
    now.do("pass", "pass")
    assert now.step == "fitting"
    view = now.game.view(now.state, -1)
    assert {entry["id"] for entry in view["pirates"]} >= {pirate, other}
    assert view["players"][0]["held_size"] >= 2 and "held" not in view["players"][0]


@pytest.mark.clause("3.0.7c", "6.21a", "6.24a", "6.22a", "3.0.1c")
def test_ships_are_chosen_sealed() -> None:
    now = new_game(2, 3)
    while now.step == "deployment":
        now.do("pass" if "pass" in now.may() else now.may()[0])
    assert now.asked == [1, 2]
    now.do("1: fit schooner")
    assert now.asked == [2] and all(sheet["ship"] == "none" for sheet in now.data["pirate"].values())
    now.do("2: fit sloop")
    sheets = {sheet["owner"]: sheet for sheet in now.data["pirate"].values()}
    assert (sheets[1]["combat"], sheets[1]["speed"], sheets[1]["holds"]) == (6, 3, [0, 0, 0])
    assert (sheets[2]["combat"], sheets[2]["speed"], sheets[2]["holds"]) == (5, 5, [0, 0])
    assert sheets[1]["loyalty"] == 7


@pytest.mark.clause("3.0.7d")
def test_secret_deployment() -> None:
    now = new_game(3, 2, deployment="secret")
    assert now.step == "secret-deployment" and now.asked == [1, 2, 3]
    now.do(f"1: {game_deploy(now, 0)}", f"2: {game_deploy(now, 1)}")
    assert now.data["pirate"] == {}
    now.do(f"3: {game_deploy(now, 2)}")
    assert len(now.data["pirate"]) == 3


def game_deploy(now: Table, seat: int) -> str:
    number = now.state.players[seat].held[0]
    return f"deploy {now.state.card(number).id} india"


@pytest.mark.clause("3.0.7e")
def test_random_deployment() -> None:
    now = new_game(2, 2, deployment="random")
    pirate = now.may()[0].split()[1]
    now.do(f"launch {pirate}")
    if now.step == "which-zone":
        now.do(now.may()[0])
    assert now.data["pirate"][pirate]["place"] in PIECES.places[:10]


@pytest.mark.clause("2.7b", "2.7c")
def test_a_crowd_has_one_pirate_each_and_may_reject_him() -> None:
    now = new_game(6, 4)
    assert now.state.limit() == 1 and now.step == "rejection"
    seat = now.asked[0]
    before = now.state.players[seat - 1].held[:]
    now.do("reject")
    assert now.state.players[seat - 1].held != before
    assert [player.score for player in now.state.players] == [0 if s == seat - 1 else 10 for s in range(6)]
    assert now.asked != [seat]


@pytest.mark.clause("3.0.10a", "4.1b")
def test_the_long_game_leaves_the_pardon_out() -> None:
    now = new_game(3, 1, length="long")
    assert now.state.pardon_aside and 7 not in now.state.deck
    assert len(now.state.deck) == 86 - 12


@pytest.mark.clause("2.6e", "2.3a", "2.4b", "2.2g")
def test_what_is_public() -> None:
    now = deployed(3)
    view = now.game.view(now.state, 0)
    assert all(port["merchant"] is None or port["merchant"]["kind"] is None for port in view["ports"])
    assert "hand" in view["players"][0] and "hand" not in view["players"][1]
    assert [player["hand_size"] for player in view["players"]].count(4) >= 2
    assert view["deck"] == len(now.state.deck) and FIRST_PORT == 12


@pytest.mark.clause("3.0.3a", "3.0.4a", "3.0.4b")
@pytest.mark.parametrize("players", [2, 5])
def test_no_must_play_card_is_dealt(players: int) -> None:
    for seed in range(8):
        state = new_game(players, seed).state
        dealt = [card for player in state.players for card in player.hand]
        assert len(dealt) == 4 * players and not any(PIECES.cards[card].must for card in dealt)
        assert sum(PIECES.cards[card].must for card in state.deck) == 22 and len(state.deck) == 87 - len(dealt)


@pytest.mark.clause("3.0.7d", "3.0.7a")
def test_the_first_secret_deployment_is_mandatory() -> None:
    now = new_game(2, 2, deployment="secret")
    assert "pass" not in now.may() and now.refusal("1: pass") != "allowed"
    now.do(f"1: {game_deploy(now, 0)}", f"2: {game_deploy(now, 1)}")
    assert now.step == "secret-deployment" and "pass" in now.may()


@pytest.mark.clause("3.0.6b")
def test_pirates_are_dealt_in_play_order() -> None:
    from flibuste.engine.chance import Script
    from flibuste.games.blackbeard.rules.setup import deal_pirates
    from flibuste.games.blackbeard.table.constants import IN_DECK

    state = new_game(3).state
    state.first = 1
    state.fate = [IN_DECK] * 23
    for player in state.players:
        player.held = []
    state.chance = Script({"pirate": list(range(9))})
    deal_pirates(state)
    assert [player.held for player in state.players] == [[6, 7, 8], [0, 1, 2], [3, 4, 5]]


@pytest.mark.clause("2.7c")
def test_a_crowd_is_asked_in_play_order() -> None:
    now = new_game(7, 4)
    asked = []
    while now.step == "rejection":
        asked += now.asked
        now.do("accept")
    assert asked == [(now.state.first + offset) % 7 + 1 for offset in range(7)]


@pytest.mark.clause("3.0.7a", "5.14a")
def test_nobody_deploys_beyond_his_pirate_sheets() -> None:
    from flibuste.games.blackbeard.rules.deployment import may_deploy

    pirates = {name: {"owner": 1, "place": "india"} for name in ("teach", "vane")}
    seats = {"1": {"held": "low"}, "2": {"held": "tew"}}
    state = table(players=4, pirate=pirates, seat=seats).state
    assert [may_deploy(state, seat) for seat in range(4)] == [False, True, False, False]
