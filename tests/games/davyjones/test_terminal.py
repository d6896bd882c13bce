"""The table of Davy Jones' Curse in a terminal."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from flibuste.games.davyjones.terminal.map import arrow, is_inside, size
from flibuste.words import Words
from tests.games.davyjones.test_picture import GAME, MOMENTS, NAMES, moment, seen

LANGUAGES = ("en", "fr")


def shown(
    view: dict[str, Any], language: str = "en", names: list[str] = NAMES, columns: int = 100, rows: int = 50
) -> str:
    """What a terminal of this size shows, without its colours."""
    return Text.from_markup(GAME.terminal(view, Words(GAME, language, names).say, columns, rows)).plain


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_its_columns(name: str, language: str) -> None:
    for columns in (80, 100, 160):
        text = shown(seen(moment(name)), language, columns=columns)
        assert "‹" not in text and "{" not in text
        assert [line for line in text.splitlines() if cell_len(line) > columns] == []


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 50), (200, 70)])
def test_the_map_is_one_page_and_uses_the_room_there_is(columns: int, rows: int) -> None:
    lines = shown(seen(moment("middle")), columns=columns, rows=rows).splitlines()
    top, low = (next(i for i, line in enumerate(lines) if corner in line) for corner in "┌└")
    assert rows * 7 // 10 < low - top + 2 < rows
    assert size(1.0, 74, 20) == (74, 20) and size(1.0, 194, 66) == (139, 66)


@pytest.mark.parametrize("name", ["start", "middle", "four"])
def test_ships_are_on_the_map_near_where_they_are(name: str) -> None:
    view = seen(moment(name))
    lines = shown(view).splitlines()
    top = next(i for i, line in enumerate(lines) if "┌" in line)
    low = next(i for i, line in enumerate(lines) if "└" in line)
    rows, wide = low - top - 1, len(lines[top]) - 6
    found = 0
    for ship in view["ships"]:
        if ship["status"] != "sailing" or not ship["on_table"]:
            continue
        row = min(rows - 1, max(0, rows - 1 - int(ship["y"] * rows / view["height"])))
        column = min(wide - 1, max(0, int(ship["x"] * wide / view["width"])))
        found += lines[top + 1 + row][5 + column] == arrow(ship["heading"])
    afloat = sum(ship["status"] == "sailing" and ship["on_table"] for ship in view["ships"])
    assert found >= afloat - 2  # some may lie under others


def test_every_island_is_on_the_map() -> None:
    view = seen(moment("middle"))
    text = shown(view).partition("└")[0]
    ships = {(round(ship["x"]), round(ship["y"])) for ship in view["ships"] if "x" in ship}
    assert ships
    assert sum(land["id"] in text for land in view["islands"]) >= len(view["islands"]) - 1


def test_what_is_asked_is_said_with_its_clause() -> None:
    view = seen(moment("shooting"))
    text = shown(view)
    assert "[6.1]" in text and view["step"]["ship"] in text
    for shot in view["shots"]:
        assert re.search(rf"mast {shot['mast']} \(\d[SL]\) can hit .* \({shot['target']}\)", text)


@pytest.mark.clause("3.13", "3.14")
def test_hidden_things_stay_hidden() -> None:
    for name in ("start", "middle", "four"):
        state = moment(name)
        for seat in (*range(state.seats), -1):
            view = GAME.view(state, seat)
            text = re.sub(r"\s+", " ", shown(view))
            crew = [crew for ship in view["ships"] for crew in ship.get("crew", [])]
            crew += [member for player in view["players"] for member in player["ashore"]]
            for member in crew:
                hidden = re.search(rf"\? {member['id']}\b", text) is not None
                assert hidden == ("card" not in member)


def test_masts_that_are_lost_are_struck_out() -> None:
    view = seen(moment("middle"))
    ship = next(ship for ship in view["ships"] if len(ship["masts"]) >= 2 and ship["status"] == "sailing")
    ship["masts"], ship["fires"] = ship["masts"][1:], ship["masts"][1:2]
    guns = ship["cannons"]
    assert f"✗{guns[0]} {guns[1]}*" in shown(view)


def test_names_are_not_taken_for_markup() -> None:
    text = shown(seen(moment("start")), names=["Anne [bold]", "Bo\\"])
    assert "Anne [bold]" in text and "Bo\\" in text


def test_the_end_names_the_winner() -> None:
    text = shown(seen(moment("end")))
    assert "wins the game" in text or "share the victory" in text or "Nobody wins" in text


def test_arrows_and_insides() -> None:
    assert [arrow(heading) for heading in (0, 44, 90, 200, 350)] == ["→", "↗", "↑", "←", "→"]
    square = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]
    assert is_inside(1, 1, square) and not is_inside(3, 1, square)
