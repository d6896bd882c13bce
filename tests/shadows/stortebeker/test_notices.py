"""The shadow of Störtebeker notices whatever goes wrong on the table, and whatever is offered wrongly."""

from collections.abc import Iterable
from typing import Any

import pytest

from flibuste.engine.bag import ONE
from flibuste.engine.registry import load_game
from tests.proofs.play import Setting
from tests.shadows.frame import Disagreement, Meddle, follow
from tests.shadows.stortebeker.shadow import Seen, StortebekerShadow

WATER = ONE[0]


def table() -> Setting:
    return Setting(load_game("stortebeker"), 3, {})


def point_too_many(state: Any) -> None:
    state.players[1].score += 1


def card_out_of_nothing(state: Any) -> None:
    state.players[0].hand += WATER


def card_back_in_the_pile(state: Any) -> None:
    if state.discard_pile & WATER:
        state.discard_pile -= WATER
        state.draw_pile += WATER


def pirates_turned_up(state: Any) -> None:
    for side in state.sides:
        side.turn_up()


def ship_forgotten(state: Any) -> None:
    if state.players[2].ships:
        state.players[2].ships.pop()


def ship_of_another(state: Any) -> None:
    state.sea[0], state.sea[1] = state.sea[1], state.sea[0]


def nothing_tried(state: Any) -> None:
    state.tried = 0


def tile_too_few(state: Any) -> None:
    state.hidden = min(state.hidden, 7)


def last_round_forgotten(state: Any) -> None:
    state.last_round = False


def wrong_winner(state: Any) -> None:
    if state.outcome is not None:
        state.outcome.winners = [seat for seat in range(3) if seat not in state.outcome.winners]


MEDDLES = {
    "scores": point_too_many,
    "hands": card_out_of_nothing,
    "discard_pile": card_back_in_the_pile,
    "sides": pirates_turned_up,
    "ships": ship_forgotten,
    "sea": ship_of_another,
    "tried": nothing_tried,
    "hidden": tile_too_few,
    "last_round": last_round_forgotten,
    "outcome": wrong_winner,
}


@pytest.mark.parametrize(("what", "meddle"), MEDDLES.items(), ids=MEDDLES)
def test_it_notices_what_is_wrong(what: str, meddle: Meddle) -> None:
    with pytest.raises(Disagreement, match=f"stortebeker-3, seed 1, move .*: {what} ") as found:
        follow(StortebekerShadow(), table(), 1, meddle)
    assert "python -m tests.shadows stortebeker --players 3 --seed 1 --games 1" in str(found.value)


class Narrow(StortebekerShadow):
    """One that knows of no pirates."""

    def options(self, before: Seen, seat: int) -> Iterable[str]:
        return [option for option in super().options(before, seat) if "place pirate" not in option]


def test_it_notices_an_option_too_many() -> None:
    with pytest.raises(Disagreement, match=r"what seat \d may choose"):
        follow(Narrow(), table(), 1)
