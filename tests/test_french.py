"""French as players read it: apostrophes, numbers of things, elisions, and no English in it; in random games."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State
from flibuste.words import Words
from flibuste.words.lexicon import elided
from flibuste.words.odds import odds_text
from tests.house.imports import ROOT

NAMES = ["Anne", "Ed", "Mary", "Ned", "Otto", "Bill", "Ivy", "Lee", "Kit", "Ulla"]
DECISIONS = 300
THINGS = (
    *("haricot", "banane", "carte", "coffre", "point", "pièce", "touche", "canon", "mât", "pirate", "coup", "navire"),
    *("équipage", "action", "place", "joueur", "tour", "jeton", "voile", "trésor", "otage", "doublon", "dé"),
)
ONE_OF_MANY = re.compile(rf"(?<![\d,.])1 ({'|'.join(THINGS)})s\b", re.IGNORECASE)
MANY_OF_ONE = re.compile(rf"(?<![\d,.])(?<![n°] )\b([2-9]|[1-9]\d+) ({'|'.join(THINGS)})\b(?!s)", re.IGNORECASE)
ENGLISH = re.compile(
    r"\b(the|and|with|from|your|you|are|not|cards?|ships?|gold|takes?|plays?|rolls?|hits?|turn|round|seat|none|yes|crew)\b"
)
HARD = re.compile(r"\b([Dd]|[Qq]u)e [AEIOU][a-z]")


def faults(text: str) -> list[str]:
    """What is wrong with a sentence."""
    text = text.replace("Skyme the Monkey", "Skyme")  # as it is printed
    found = [] if "'" not in text else ["a straight apostrophe"]
    for name, pattern in (("one of many", ONE_OF_MANY), ("many of one", MANY_OF_ONE), ("English", ENGLISH)):
        match = pattern.search(text)
        found += [] if match is None else [f"{name}: {match[0]}"]
    match = HARD.search(text.replace("Ouidah", ""))
    return found if match is None else [*found, f"no elision: {match[0]}"]


def sentences(game: Game, seats: int, seed: int) -> Iterator[str]:
    """What a French player reads in a random game: questions, choices, odds and the log."""
    state = game.start(seats, {}, Fast(f"french {seed}"), journal=True)
    for turn in range(DECISIONS):
        if state.is_over():
            break
        seat = state.deciders()[0]
        words = words_for(game, state, seat)
        step, options = state.stack[-1], state.options(seat)
        yield words.prompt(step.NAME, step.prompt(state), [other + 1 for other in state.deciders()])
        for action in options[:6]:
            odds = game.odds(state, seat, action)
            yield from [words.action(action)] if odds is None else [words.action(action), odds_text(words, odds)]
        state.act(seat, options[Fast(f"{seed} {turn}").below(len(options), "choice")])
    assert state.journal is not None
    words = words_for(game, state, 0)
    yield from (words.event(game.describe(event, 0)) for event in state.journal.told())


def words_for(game: Game, state: State, seat: int) -> Words:
    words = Words(game, "fr", NAMES[: state.seats], reader=seat + 1)
    words.piece_names = game.piece_names(state, seat, words.say)
    return words


@pytest.mark.parametrize("name", game_names())
def test_french_sentences_are_french(name: str) -> None:
    game = load_game(name)
    found = {text for seats in {game.seats[0], game.seats[-1]} for text in sentences(game, seats, seats)}
    assert len(found) > 100
    assert {text: faults(text) for text in found if faults(text)} == {}


def french_in(data: Any) -> Iterator[str]:
    """All French texts of a file."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from [value] if key == "fr" and isinstance(value, str) else french_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from french_in(value)


FILES = [path for path in (ROOT / "src/flibuste").rglob("*.toml") if "cli" not in path.parts]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "src/flibuste")))
def test_rules_and_lessons_write_their_apostrophes(path: Path) -> None:
    texts = french_in(tomllib.loads(path.read_text(encoding="utf-8")))
    assert [text for text in texts if re.search(r"[A-Za-zà-ÿ]'[A-Za-zà-ÿ]", text)] == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("au tour de Anne", "au tour d’Anne"),
        ("à bord de El Pulpo", "à bord d’El Pulpo"),
        ("plus que Otto", "plus qu’Otto"),
        ("de Ouidah, de A1, de Jack", "de Ouidah, de A1, de Jack"),
    ],
)
def test_names_are_elided(text: str, wanted: str) -> None:
    assert elided(text) == wanted


def test_faults_are_found() -> None:
    said = ["1 haricots", "2 haricot", "l'eau", "Anne takes 2 pièces", "de Anne", "12 carte"]
    assert all(faults(text) for text in said)
    assert faults("Anne prend 1 carte, 2 cartes et 21 points d’Anne") == []
