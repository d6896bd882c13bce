"""What a picture says of its pieces, to the pointer and to those who only hear it, is words: no number without its
noun, no code of the notation, nothing unfinished."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.words import Words

NAMES = ["Anne", "Bram", "Carla", "Dirk", "Esra"]
MOVES, EVERY = 160, 20
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("stortebeker", 3, {"bonus": True}),
    ("stortebeker", 2, {}),
    ("cove", 3, {}),
    ("cove", 5, {}),
    ("blackbeard", 3, {}),
    ("blackbeard", 1, {}),
    ("davyjones", 2, {}),
    ("davyjones", 2, {"set_up": "by-players", "terrain": "2"}),
]
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
FAULTS = {
    "says nothing": re.compile(r"^[\W\d_]*$"),
    "a number without its noun": re.compile(r"(^|[;,.] )[\d ]+([;,.]|$)|^\d+ \W"),
    "a code of the notation": re.compile(r"\b[a-z]\d+\b|@\d|\b[a-z]+-[a-z0-9]*\d\b"),
    "unfinished": re.compile(r"‹|›|\{|\bNone\b|\.\.|[?!]\.| ,|, *$|: *$|^ | $"),
}
NO_SPACE = re.compile(r"[^\u00a0\u202f]: ")


def faults_of(title: str, language: str) -> list[str]:
    """What is wrong with a title."""
    found = [fault for fault, pattern in FAULTS.items() if pattern.search(title)]
    return found + ["no space before a colon"] * bool(language == "fr" and NO_SPACE.search(title))


def positions(game: Game, seats: int, options: dict[str, Any], number: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with the seat that is asked."""
    dice = Fast(f"titles {game.name} {number}")
    state: State = game.start(seats, game.settle_options(options), dice)
    for move in range(MOVES):
        if not state.stack:
            return
        seat = state.deciders()[0]
        if move % EVERY == 0:
            yield state, seat
        state.act(seat, state.stack[-1].pick(state, seat, dice))


def titles(game: Game, state: State, seat: int, language: str) -> set[str]:
    """All titles of the picture of a position."""
    words = Words(game, language, NAMES[: state.seats], seat + 1)
    words.piece_names = game.piece_names(state, seat, words.say)
    return set(TITLE.findall(game.picture(game.view(state, seat), words.say)))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_titles_of_pictures_are_words(name: str, seats: int, options: dict[str, Any]) -> None:
    game, wrong = load_game(name), set()
    for state, seat in positions(game, seats, options, seats):
        for language in ("en", "fr"):
            found = titles(game, state, seat, language)
            assert len(found) > 5
            wrong |= {f"{fault}: {title}" for title in found for fault in faults_of(title, language)}
    assert sorted(wrong) == []


@pytest.mark.parametrize(
    ("title", "language"),
    [
        ("12", "en"),
        ("6 · Treasure Island", "en"),
        ("beans, 3", "en"),
        ("fires; 3 4 5; hits 2", "en"),
        ("fog bank (z1)", "en"),
        ("sail L@90", "en"),
        ("Fear.. Schooner", "en"),
        ("Avery: Neutre", "fr"),
    ],
)
def test_what_is_no_word_is_found(title: str, language: str) -> None:
    assert faults_of(title, language)
