"""The shadow of Pirates' Cove notices whatever goes wrong on the table, and whatever is offered wrongly."""

from collections.abc import Iterable
from typing import Any

import pytest

from flibuste.engine.registry import load_game
from tests.proofs.play import Setting
from tests.shadows.cove.shadow import CoveShadow, Seen
from tests.shadows.frame import Disagreement, Meddle, follow


def table() -> Setting:
    return Setting(load_game("cove"), 4, {})


def point_too_many(state: Any) -> None:
    if state.players[1].fame:
        state.players[1].fame += 1


def coin_from_nowhere(state: Any) -> None:
    state.players[0].gold += 1


def chest_not_in_the_bank(state: Any) -> None:
    state.chests = min(state.chests, 47)


def hit_forgotten(state: Any) -> None:
    if state.battle is not None:
        state.battle.hit = 0


def hull_of_a_pirate_mended(state: Any) -> None:
    for foe in state.battle.foes if state.battle is not None else ():
        foe.hull = state.pieces.foe(foe.ship).hull


def ring_mended(state: Any) -> None:
    for player in state.players:
        player.rings[0] = max(2, player.rings[0])


def card_lost(state: Any) -> None:
    if state.discards:
        state.discards.pop()


def card_unknown(state: Any) -> None:
    state.players[3].hand.sort(reverse=True)
    state.players[3].hand[1:] = []


def pirate_unmoved(state: Any) -> None:
    state.black_ships[0].island = 1


def wrong_winner(state: Any) -> None:
    if state.outcome is not None:
        state.outcome.winners = [seat for seat in range(4) if seat not in state.outcome.winners]


MEDDLES = {
    "fame": point_too_many,
    "gold": coin_from_nowhere,
    "chests": chest_not_in_the_bank,
    "battle": hit_forgotten,
    "battle-foes": hull_of_a_pirate_mended,
    "rings": ring_mended,
    "discards": card_lost,
    "hands": card_unknown,
    "black_ships": pirate_unmoved,
    "outcome": wrong_winner,
}


@pytest.mark.parametrize(("what", "meddle"), MEDDLES.items(), ids=MEDDLES)
def test_it_notices_what_is_wrong(what: str, meddle: Meddle) -> None:
    with pytest.raises(Disagreement, match=rf"cove-4, seed 1, move .*: {what.removesuffix('-foes')} \(\d") as found:
        follow(CoveShadow(), table(), 1, meddle)
    assert "python -m tests.shadows cove --players 4 --seed 1 --games 1" in str(found.value)


def test_a_wrong_score_is_shown_with_its_reasons() -> None:
    with pytest.raises(Disagreement, match=r"the shadow says \[.*\]: seat 2: \+\d for "):
        follow(CoveShadow(), table(), 1, point_too_many)


class Narrow(CoveShadow):
    """One that knows of no flight."""

    def options(self, before: Seen, seat: int) -> Iterable[str]:
        return [option for option in super().options(before, seat) if option != "flee"]


def test_it_notices_an_option_too_many() -> None:
    with pytest.raises(Disagreement, match=r"what seat \d may choose"):
        follow(Narrow(), table(), 1)
