"""Samples follow the prior: what is hidden is as likely as counting says."""

from collections import Counter
from math import comb
from typing import Any

from flibuste.engine.bag import ONE, count, size
from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.records.position import read_position
from tests.proofs.play import GAMES, Setting
from tests.proofs.statistics import chi_square

SAMPLES = 3000


def setting(name: str, seats: int) -> Setting:
    return Setting(next(game for game in GAMES if game.name == name), seats, {})


def hypergeometric(marked: int, cards: int, drawn: int) -> dict[int, float]:
    """The chance to find so many marked cards among those drawn."""
    return {
        found: comb(marked, found) * comb(cards - marked, drawn - found) / comb(cards, drawn)
        for found in range(min(marked, drawn) + 1)
    }


def test_an_opponents_hand_in_parley() -> None:
    """He holds three of the cards not in the own hand: how many of them are pistols?"""
    table = setting("parley", 2)
    state: Any = table.start(3)
    unseen = state.draw_pile + state.hands[1]
    found = Counter(count(table.game.resample(state, 0, Fast(n)).hands[1], 0) for n in range(SAMPLES))
    assert chi_square(found, hypergeometric(count(unseen, 0), size(unseen), 3))


def test_the_order_of_the_lots_in_an_auction() -> None:
    table = setting("auction", 2)
    state: Any = table.start(3)
    orders = Counter(tuple(table.game.resample(state, 0, Fast(n)).lots) for n in range(SAMPLES))
    assert chi_square(orders, {order: 1 / 6 for order in orders}) and len(orders) == 6


def test_an_opponents_hand_in_stortebeker() -> None:
    """Six cards of those not in the own hand: how many of them are water?"""
    table = setting("stortebeker", 2)
    state: Any = table.start(3)
    unseen = state.draw_pile + state.players[1].hand
    found = Counter(count(table.game.resample(state, 0, Fast(n)).players[1].hand, 0) for n in range(SAMPLES))
    assert chi_square(found, hypergeometric(count(unseen, 0), size(unseen), 6))


def test_a_face_down_pirate_in_stortebeker() -> None:
    """2.1.7 – Known to be a pirate; as likely of each value as there are unseen pirates of it."""
    game = load_game("stortebeker")
    given = {
        "players": 2,
        "sea": ["B4", "Y2", "R4", "W6"],
        "rear_guard": ["G1"],
        "seat": {"1": {"hand": "pirate-3"}, "2": {"hand": "rum, water", "at": {"B4": "rum, pirate-4"}}},
    }
    state: Any = read_position(game, given)
    unseen = state.draw_pile + state.players[1].hand + state.side(0, 1).face_down
    pirates = {card: count(unseen, card) for card in (12, 13, 14)}
    found = Counter(game.resample(state, 0, Fast(n)).side(0, 1).face_down for n in range(SAMPLES))
    assert chi_square(found, {ONE[card]: number / sum(pirates.values()) for card, number in pirates.items()})
