"""The table of Pirates' Cove in a terminal."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from flibuste.games.cove.knowledge.seen import CoveView
from flibuste.games.cove.terminal.board import terminal
from flibuste.words import Words
from tests.games.cove.picture_views import MOMENTS, melee, sailing
from tests.games.cove.play import GAME, moments, seen, speaker

LANGUAGES = ("en", "fr")
CARDS = {card.name for card in GAME.pieces.cards} - {"craftsman"}  # type: ignore[attr-defined]  # the legend has it


def shown(view: CoveView, words: Words, columns: int = 100) -> str:
    """What a terminal shows, without its colours."""
    return Text.from_markup(terminal(view, words.say, columns)).plain


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [100, 160])
def test_every_moment_fits_its_columns(moment: str, language: str, columns: int) -> None:
    text = shown(MOMENTS[moment](), speaker(language), columns)
    assert "‹" not in text and "{" not in text
    assert [line for line in text.splitlines() if cell_len(line) > columns] == []


@pytest.mark.parametrize("seats", [3, 5])
def test_random_play_is_shown(seats: int) -> None:
    words = speaker("fr", seats)
    for state in moments(seats, 23):
        text = shown(seen(state), words)
        assert "‹" not in text
        assert all(words.seat(seat) in text for seat in range(1, seats + 1))


def test_names_are_not_taken_for_markup() -> None:
    words = Words(GAME, "en", ["Anne [bold]", "Bo\\", "[/]", "Di", "E"])
    text = shown(sailing(), words)
    assert "Anne [bold]" in text and "Bo\\" in text and "[/]" in text


def test_hidden_cards_stay_hidden() -> None:
    words = speaker("en", 4)
    for state in moments(4, 29):
        view = GAME.view(state, -1)
        view["battle"] = None
        for player in view["players"]:
            player["parrot"] = None
            player["fame_cards"] = None
        text = shown(view | {"navy": None}, words)
        assert [card for card in CARDS if words.say(f"card-{card}") in text] == []


def test_a_sealed_choice_is_for_its_owner() -> None:
    assert "Under seal: Sail Island" in shown(sailing(), speaker("en"))
    view = sailing()
    view["players"][1].pop("hand")
    view["players"][1].pop("sealed")
    assert "Under seal" not in shown(view, speaker("en"))


def test_a_battle_shows_order_dice_and_cards() -> None:
    text = shown(melee(), speaker("en"))
    assert "▶ 3 ③ Cléo" in text
    assert "☠ Captain Hook → ④ Dirk (hull)  6! 3 1  1 hit" in text
    assert "③ Fair Wind · ② Smoke" in text
