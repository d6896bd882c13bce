"""The table of Blackbeard in a terminal."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from flibuste.games.blackbeard.knowledge.seen import BlackbeardView
from flibuste.games.blackbeard.terminal.board import terminal
from flibuste.words import Words
from tests.games.blackbeard.test_picture import GAME, LANGUAGES, TABLES, middle, speaker, states, views


def shown(view: BlackbeardView, words: Words, columns: int = 100, rows: int = 50) -> str:
    """What a terminal shows, without its colours."""
    return Text.from_markup(terminal(view, words.say, columns, rows)).plain


@pytest.mark.parametrize(("seats", "option"), TABLES)
@pytest.mark.parametrize("columns", [80, 100, 160])
def test_every_question_fits_its_columns(seats: int, option: str, columns: int) -> None:
    for number, view in enumerate(views(seats, option)):
        text = shown(view, speaker(LANGUAGES[number % 2], seats), columns)
        assert "‹" not in text and "{" not in text
        assert [line for line in text.splitlines() if cell_len(line) > columns] == []


def test_ports_stand_side_by_side_where_there_is_room() -> None:
    heights = [len(shown(middle(), speaker("en", 3), columns).splitlines()) for columns in (80, 100, 200)]
    assert heights == sorted(heights, reverse=True) and len(set(heights)) == 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_terminal_shows_the_table_in_two_pages(seats: int, language: str) -> None:
    state = states(seats, "")[0]
    blocks = shown(GAME.view(state, state.deciders()[0]), speaker(language, seats), 80, 24).split("\n\n")
    head_and_chart, rest = blocks[:2], blocks[2:]
    assert "\n".join(head_and_chart).count("\n") + 2 <= 23
    assert "\n\n".join(rest).count("\n") + 1 <= 29


def test_a_low_terminal_has_all_that_is_there_and_near() -> None:
    view = middle()
    text = shown(view, speaker("en", 3), 80, 24)
    words = speaker("en", 3)
    own = {pirate["place"] for pirate in view["pirates"] if pirate["owner"] == view["seat"]}
    for port in view["ports"]:
        near = own & {port["id"], *port["zones"][:1]}
        if port["merchant"] or port["governor"] or port["attacked"] or near:
            assert words.say(f"place-{port['id']}")[:8] in text
    assert len(text.splitlines()) < len(shown(view, speaker("en", 3), 80, 50).splitlines())


def test_the_legend_explains_what_is_to_be_seen() -> None:
    view = middle()
    text = shown(view, speaker("en", 3))
    table, _, legend = text.rpartition("\n\n")
    assert ("♥ Loyalty" in legend) == ("♥" in table) and ("[ ] Holds" in legend) == ("[" in table)
    assert ("♔" in legend) == ("♔" in table) and ("◈" in legend) == ("◈" in table)


def test_everybody_and_every_port_is_there() -> None:
    view = middle()
    text = shown(view, speaker("en", 3))
    for name in ("Anne", "Bram", "Cléo", "Port Royal", "New Providence", "Calicut", "West Caribbean"):
        assert name in text
    for pirate in view["pirates"]:
        assert f"♥{pirate['loyalty']}  ☠{pirate['notoriety']}  ●{pirate['net_worth']}" in text


def test_a_crowded_port_and_a_laden_pirate_fit() -> None:
    view = views(10, "")[5]
    for pirate in view["pirates"]:
        pirate |= {"place": "santo-domingo", "history": ["english", "spanish", "french", "dutch", "portuguese", "arab"]}
        pirate |= {"holds": [7500, 7500, 7500, 7500], "information": {"bath": 4, "goa": 5, "havana": 12}}
        pirate["hostages"] = [{"kind": "governors-daughter", "nation": "portuguese", "information": 1, "value": 6}] * 3
    text = shown(view, speaker("fr", 10))
    assert [line for line in text.splitlines() if cell_len(line) > 100] == []
    assert "7500" in text


def test_names_are_not_taken_for_markup() -> None:
    view = middle()
    text = shown(view, Words(GAME, "en", ["Anne [bold]", "Bo\\", "[/]"]))
    assert "Anne [bold]" in text and "Bo\\" in text and "[/]" in text


def test_hidden_cards_stay_hidden() -> None:
    """2.6a – Discards are public, hands are not."""
    for state in states(3, ""):
        view = GAME.view(state, -1) | {"discards": []}
        text = shown(view, speaker("en", 3))
        assert "Your hand" not in text and "Pirate cards" not in text


def test_own_cards_say_what_they_give() -> None:
    view = middle()
    view["players"][(view["seat"] or 0) - 1]["hand"] = ["fair-winds", "double-cross"]
    view["printed"] = {
        "fair-winds": {"actions": 1, "both": True, "anti": False},
        "double-cross": {"actions": "initiative", "both": False, "anti": True},
    }
    text = shown(view, speaker("en", 3))
    assert "1 + Fair" in text and "◆ / Double" in text
