"""What people write is understood: in their own words, with small words, accents and slips."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.words import Words, languages
from flibuste.words.meaning import meant

CARDS = [
    ("place rum B4", ("Lay rum at B4", "Poser du rhum auprès du navire B4", "place rum B4")),
    ("place rum Y1", ("Lay rum at Y1", "Poser du rhum auprès du navire Y1", "place rum Y1")),
    ("place bananas B4", ("Lay bananas at B4", "Poser des bananes auprès du navire B4", "place bananas B4")),
    ("place water B4", ("Lay water at B4", "Poser de l’eau auprès du navire B4", "place water B4")),
    ("pass", ("No", "Non", "pass")),
    ("arm sails-3", ("Arm the ship: sails 3", "Armer le navire\u00a0: voiles 3", "arm sails-3")),
    ("arm sails-3 hull-2", ("Arm the ship: sails 3 and hull 2", "Armer : voiles 3 et coque 2", "arm sails-3 hull-2")),
]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("place rum on B4", ["place rum B4"]),
        ("I put the rum on ship b4, please", ["place rum B4"]),
        ("pose le rhum sur B4", ["place rum B4"]),
        ("mettre une banane sur le navire B4", ["place bananas B4"]),
        ("de l'eau sur B4", ["place water B4"]),
        ("banana b4", ["place bananas B4"]),
        ("rum", ["place rum B4", "place rum Y1"]),
        ("sails 3", ["arm sails-3"]),
        ("hull 2 and sails 3", ["arm sails-3 hull-2"]),
        ("passe", ["pass"]),
        ("rum B", []),
        ("rum B44", []),
        ("dance", []),
        ("the", []),
    ],
)
def test_what_is_meant(text: str, wanted: list[str]) -> None:
    assert meant(text, CARDS) == wanted


MENUS = tomllib.loads((Path(__file__).parent / "phrases.toml").read_text(encoding="utf-8"))["menu"]
PHRASES = [
    (menu, language, text, wanted)
    for menu in MENUS
    for language in languages()
    for text, wanted in menu[language].items()
]


@pytest.mark.parametrize(
    ("menu", "language", "text", "wanted"), PHRASES, ids=[f"{each[1]}: {each[2]}" for each in PHRASES]
)
def test_what_people_write_is_understood(menu: dict[str, Any], language: str, text: str, wanted: str) -> None:
    game = load_game(menu["game"])
    words = Words(game, language, piece_names=menu.get("names", {}))
    choices = [(choice, (choice, words.action(game.parse(choice)))) for choice in menu["choices"]]
    assert meant(text, choices) == [wanted]


def test_fifty_phrases_of_each_language() -> None:
    counts = Counter(language for _, language, _, _ in PHRASES)
    assert all(counts[language] >= 50 for language in languages())


@pytest.mark.parametrize(
    "text", ["do not board B4", "place gold on B4", "ne pose pas le rhum sur B4", "fire at the moon"]
)
def test_what_is_not_offered_is_not_guessed(text: str) -> None:
    assert meant(text, CARDS) == []
