"""The box of every game: each printed piece once, drawn, named and explained in both languages."""

from collections import Counter
from typing import Any

import pytest

from flibuste.drawing.box import Box
from flibuste.engine.registry import game_names, load_game
from flibuste.rulebook.box import box_of, clauses_for, own_names, symbols_of

GAMES = game_names()
LANGUAGES = ("en", "fr")
NOT_PIECES = {"davyjones": {"hull", "fleet", "treasure_ship"}}  # shapes, and fleets made of cards
NUMBER = {"stortebeker": 39, "cove": 65, "blackbeard": 126, "davyjones": 182}


def opened(game: str, language: str = "en") -> Box:
    found = box_of(game, language)
    assert found is not None
    return found


def said(message: str, **words: Any) -> str:
    return message


def printed(game: str) -> list[str]:
    """The ids of all entries of the component lists: `ship.B4` for one of a list, or under a key."""
    found: list[str] = []
    for group, entries in load_game(game).components.items():
        if group not in NOT_PIECES.get(game, set()):
            found += [f"{group}.{name}" for name in names_in(entries)]
    return found


def names_in(entries: Any) -> list[str]:
    if isinstance(entries, list):
        return [entry["id"] for entry in entries]
    tables = [name for name, entry in entries.items() if isinstance(entry, dict)]
    return tables if len(tables) == len(entries) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_printed_piece_is_in_the_box_once(game: str, language: str) -> None:
    shown = Counter(piece.id for piece in opened(game, language).pieces)
    assert [name for name, times in shown.items() if times > 1] == []
    assert [name for name in printed(game) if name not in shown] == []
    assert len(shown) == NUMBER[game]


def test_davy_jones_has_171_cards_that_can_join_a_fleet() -> None:
    pieces = [piece for piece in opened("davyjones").pieces if piece.builds]
    assert len(pieces) == 171
    listed = load_game("davyjones").build_pieces("fleet_a", load_game("davyjones").settle_options({}), said)
    assert {piece.builds for piece in pieces} <= {entry["id"] for entry in listed["pieces"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_drawn_and_told(game: str, language: str) -> None:
    box, loaded = opened(game, language), load_game(game)
    tags = {tag for _, choices in box.filters.values() for tag in choices}
    for piece in box.pieces:
        words = [piece.label, piece.text, *(part for fact in piece.facts for part in fact)]
        assert piece.label and "‹" not in " ".join(words), piece.id
        assert piece.picture.startswith("<svg") and "‹" not in piece.picture, piece.id
        assert piece.kind in box.kinds and set(piece.tags) <= tags, piece.id
        assert clauses_for(loaded, piece) and piece.count > 0, piece.id


@pytest.mark.parametrize("game", GAMES)
def test_the_drawings_find_their_symbols(game: str) -> None:
    box = opened(game)
    symbols = symbols_of(box)
    for piece in box.pieces:
        used = {part.partition('"')[0] for part in own_names(piece.picture).split('href="#')[1:]}
        assert all(f'id="{name}"' in symbols for name in used), piece.id


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_differ_in_words_only(game: str) -> None:
    english, french = opened(game, "en"), opened(game, "fr")
    assert [(piece.id, piece.count, piece.tags) for piece in english.pieces] == [
        (piece.id, piece.count, piece.tags) for piece in french.pieces
    ]
    assert english.kinds != french.kinds
