"""Counts of all sequences of actions, against a second, plain implementation of what may be done.

The second one is written from the rulebook with lists and counters, knows nothing of the engine and is slow.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations
from typing import Any, cast

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.games.stortebeker.table.state import State
from flibuste.records.position import read_position

GAME = load_game("stortebeker")
PRINTED = tomllib.loads(files("flibuste").joinpath("games/stortebeker/components.toml").read_text(encoding="utf-8"))
NEEDS = {ship["id"]: Counter(ship["needs"]) for ship in PRINTED["ship"]}
SEA = ["B4", "Y2", "R4", "W6"]

Sequence = tuple[str, ...]


def sequences(state: State, depth: int, steps: set[str]) -> Iterator[Sequence]:
    """All sequences of this many actions, as long as one of these steps is asked and the turn lasts."""
    if not depth:
        yield ()
    elif state.stack and state.stack[-1].NAME in steps:
        seat = state.deciders()[0]
        for action in state.options(seat):
            after = state.clone()
            if depth > 1:
                after.act(seat, action)
            if depth == 1 or (after.round, after.turn) == (state.round, state.turn):
                yield from ((action.notation, *rest) for rest in sequences(after, depth - 1, steps))


def kind(card: str) -> str:
    return card.removesuffix("*")


def is_pirate(card: str) -> bool:
    return card.startswith("pirate")


def taken(cards: list[str], card: str) -> list[str]:
    rest = cards[:]
    rest.remove(card)
    return rest


class Hand:
    """2.1 – Phase 1, once more: three cards to place, to discard or to pay with."""

    def __init__(self, hand: list[str], laid: dict[str, list[str]], lying: list[str]) -> None:
        self.hand = hand
        self.laid = {ship: laid.get(ship, []) for ship in SEA}
        self.lying = lying
        self.left = 3
        self.discarding = False
        self.given = 0
        self.taken = 0
        self.over = False

    def after(self, action: str) -> "Hand":
        verb, *words = action.split()
        other = Hand(self.hand[:], {ship: cards[:] for ship, cards in self.laid.items()}, self.lying[:])
        other.left, other.discarding, other.given = self.left, self.discarding, self.given
        other.taken, other.over = self.taken, verb in ("pay", "done")
        if verb == "take":
            other.lying.remove(words[0])
            other.taken += 1
        elif verb != "done":
            other.hand.remove(words[0])
            other.left -= 1
        if verb == "place":
            other.laid[words[1]].append(words[0])
        if verb == "discard":
            other.discarding = True
            other.given += not self.taken
        return other

    def actions(self) -> set[str]:
        if self.over:
            return set()
        found = set()
        exchange = self.lying and self.taken < max(0, self.given - 1)
        for card in self.hand if self.left else []:
            found.add(f"discard {card}")
            if not self.discarding:
                found |= {f"place {card} {ship}" for ship in SEA if self.fits(card, ship)}
            if self.left == 1 and any(not is_pirate(laid) for cards in self.laid.values() for laid in cards):
                found.add(f"pay {card}")
        if exchange:
            found |= {f"take {card}" for card in self.lying}
        if exchange and not self.left:
            found.add("done")
        return found

    def fits(self, card: str, ship: str) -> bool:
        laid = self.laid[ship]
        if is_pirate(card):
            plain = [other for other in laid if not is_pirate(other) and not other.endswith("*")]
            return sum(map(is_pirate, laid)) < len(plain)
        return sum(kind(other) == kind(card) for other in laid) < NEEDS[ship][kind(card)]


def plays(hand: Hand, depth: int) -> Iterator[Sequence]:
    if not depth:
        yield ()
        return
    for action in sorted(hand.actions()):
        for rest in plays(hand.after(action), depth - 1):
            yield (action, *rest)


def position(**given: Any) -> State:
    data = {"players": 2, "round": 3, "sea": SEA, "rear_guard": ["G1"], **given}
    return cast(State, read_position(GAME, data, Fast(1)))


def compare(state: State, depth: int, steps: set[str], expected: Iterator[Sequence], number: int) -> None:
    found = list(sequences(state, depth, steps))
    assert len(found) == len(set(found)) == number
    assert set(found) == set(expected)


@pytest.mark.clause("2.1.1", "2.1.2", "2.1.3", "2.1.5", "2.1.6", "2.1.8", "2.1.10", "2.1.12", "2.1.13", "2.1.15")
@pytest.mark.parametrize(("depth", "number"), [(1, 15), (2, 139), (3, 1504), (4, 1380)])
def test_playing_cards(depth: int, number: int) -> None:
    laid = {"B4": ["rum", "meat*"], "Y2": ["water", "bread"], "W6": ["rum", "pirate-2"]}
    hand, lying = ["rum", "rum*", "water", "pirate-3", "pirate-4", "meat"], ["beans", "bread", "beans"]
    state = position(
        turn=1,
        discard_pile=", ".join(lying),
        seat={"1": {"hand": ", ".join(hand), "at": {ship: ", ".join(cards) for ship, cards in laid.items()}}},
    )
    compare(state, depth, {"play-cards"}, plays(Hand(hand, laid, lying), depth), number)


@pytest.mark.clause("2.2.2", "2.2.3", "2.2.4", "2.2.6")
@pytest.mark.parametrize(("depth", "number"), [(1, 9), (2, 40), (3, 0)])
def test_removing_cards(depth: int, number: int) -> None:
    """A broadside at B4 (rum, beans, meat) by seat 1 of 3, which showed the colours of rum and meat."""
    sides = {"1": ["beans"], "2": ["rum", "meat*", "beans"], "3": ["rum*", "meat"]}
    seats = {seat: {"at": {"B4": ", ".join(cards)}} for seat, cards in sides.items()}
    colours = [PRINTED["cards"][name]["colour"] for name in ("rum", "meat")]
    stack = [{"step": "next-turn"}, {"step": "removal", "player": 1, "ship": "B4", "dice": colours}]
    state = position(players=3, seat=seats, stack=stack)
    compare(state, depth, {"removal"}, removals(sides, ["rum", "meat"], depth), number)


def removals(sides: dict[str, list[str]], dice: list[str], depth: int) -> Iterator[Sequence]:
    """2.2 – Each die takes an opponent's card of its colour, to the own side where it fits, or spares all."""
    if not depth:
        yield ()
        return
    targets = [(seat, card) for seat in ("2", "3") for card in sides[seat] if kind(card) in dice]
    if not targets:
        return
    if depth == 1:
        yield ("spare",)
    for seat, card in targets:
        fits = sum(kind(own) == kind(card) for own in sides["1"]) < NEEDS["B4"][kind(card)]
        for verb in ("seize", "sink") if fits else ("sink",):
            rest = {**sides, seat: taken(sides[seat], card)}
            if verb == "seize":
                rest["1"] = [*sides["1"], card]
            for following in removals(rest, taken(dice, kind(card)), depth - 1):
                yield (f"{verb} {card} {seat}", *following)


@pytest.mark.clause("2.3.1", "2.3.2")
@pytest.mark.parametrize(("depth", "number"), [(1, 4), (2, 9), (3, 12), (4, 0)])
def test_boarding_in_any_order(depth: int, number: int) -> None:
    """Three ships may be boarded, each roll succeeds, nobody counter-attacks."""
    full = {ship: ", ".join(NEEDS[ship].elements()) + ", pirate-4, pirate-4" for ship in SEA[:1]}
    full |= {ship: ", ".join(NEEDS[ship].elements()) for ship in SEA[1:3]}
    state = position(turn=1, step="boarding", seat={"1": {"at": full}})
    state.chance = Script({"boarding": [6] * 6}, Fast(1))
    boardings = [f"board {ship}" for ship in SEA[:3]]
    orders = list(permutations(boardings, depth))
    stops = [(*order, "stop") for order in permutations(boardings, depth - 1)] if depth <= 3 else []
    compare(state, depth, {"boarding"}, iter([*orders, *stops]), number)


def test_the_count_does_not_depend_on_the_chance() -> None:
    state = cast(State, GAME.start(3, {}, Fast(1)))
    other = state.clone()
    other.chance = Fast("other")
    assert list(sequences(state, 3, {"play-cards"})) == list(sequences(other, 3, {"play-cards"}))
