"""Davy Jones' Curse in words: every card, keyword and fleet has its name, every ability its sentence."""

from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.games.davyjones.fleets.card_words import card_text
from flibuste.games.davyjones.table.constants import KEYWORDS, NATIONS
from flibuste.words import Words
from tests.games.davyjones.box import BOX, PRINTED

TABLE = load_game("davyjones")
EN = Words(TABLE, "en")
FR = Words(TABLE, "fr")
CARDS: list[Any] = [*BOX.ships, *BOX.crew, *BOX.treasures]
both = pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])


@both
def test_every_piece_has_its_name(words: Words) -> None:
    wanted = [f"ship-card-{card.key}" for card in BOX.ships] + [f"crew-card-{card.key}" for card in BOX.crew]
    wanted += [f"treasure-{card.key}" for card in BOX.treasures]
    wanted += [f"card-event-{event.key}{part}" for event in BOX.events for part in ("", "-text")]
    wanted += [f"nation-{nation}" for nation in NATIONS]
    wanted += [f"keyword-{keyword}{part}" for keyword in KEYWORDS for part in ("", "-text")]
    wanted += [f"fleet-{name}" for name in PRINTED["fleet"]]
    assert [message for message in wanted if words.say(message).startswith("‹")] == []


@both
def test_every_card_says_what_it_can_do(words: Words) -> None:
    for card in CARDS:
        text = card_text(BOX, card, words.say)
        assert bool(text) == bool(card.keywords or card.abilities), card.key
        assert not any(sign in text for sign in "‹›{}$\u2068"), text


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        (
            "hellfire",
            "+1 to its cannon dice against all but the Cursed.",
            "+1 à ses dés de canon contre tous sauf les Maudits.",
        ),
        (
            "tsuro",
            "Sea Monster. Instead of moving roll a die: on 5 or more shift any enemy ship by L in any direction.",
            None,
        ),
        (
            "el-pluton",
            "+L to the base move while all masts stand.",
            "+L au déplacement de base tant que tous les mâts sont debout.",
        ),
        ("executioner", "Fear. +1 to its cannon dice while a Captain is at work aboard.", None),
    ],
)
def test_what_is_written_on_ships(key: str, english: str, french: str | None) -> None:
    card = BOX.ships[BOX.ship_of[key]]
    assert card_text(BOX, card, EN.say) == english
    assert french is None or card_text(BOX, card, FR.say) == french


def test_what_is_written_on_the_headhunter() -> None:
    text = card_text(BOX, BOX.crew[BOX.crew_of["headhunter"]], EN.say)
    assert "All this works only aboard Guichuan." in text
    assert "on a 6 one ship of your fleet may get two actions" in text


def test_names_in_french() -> None:
    assert FR.say("treasure-holy-water") == "Eau bénite"
    assert FR.say("crew-card-helmsman-spanish") == "Timonier"
    assert FR.say("ship-card-executioner") == "Executioner"
