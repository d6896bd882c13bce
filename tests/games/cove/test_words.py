"""Pirates' Cove in words."""

import pytest

from flibuste.engine.action import Action
from flibuste.engine.game import Data
from flibuste.games.cove.table.actions import FLEE, SAIL
from flibuste.words import Words
from tests.games.cove.play import GAME, NAMES

EN = Words(GAME, "en", NAMES)
FR = Words(GAME, "fr", NAMES)
PIECES = GAME.pieces  # type: ignore[attr-defined]


def action(notation: str) -> Action:
    return next(found for found in GAME.every_action() if found.notation == notation)


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("arm hull-4 sails-3", "Arm the ship: hull 4 and sails 3", "Armer le navire\u00a0: coque 4 et voiles 3"),
        ("arm nothing", "Leave the ship as it is", "Laisser le navire tel quel"),
        ("fire 3 cannons", "Fire at Cléo: the cannons", "Tirer sur Cléo\u00a0: les canons"),
        (
            "fire dutchman hull",
            "Fire at the Flying Dutchman: the hull",
            "Tirer sur le Hollandais Volant\u00a0: la coque",
        ),
        ("fire navy hull", "Fire at the Royal Navy: the hull", "Tirer sur la Royal Navy\u00a0: la coque"),
        ("play royal-navy 4", "Royal Navy in Pursuit: to Cannon Island", None),
        ("play buccaneering 2", "Buccaneering: name Bram", "Flibusterie\u00a0: désigner Bram"),
        ("play overboard 1", "Overboard: 1 chest", "Par-dessus bord\u00a0: 1 coffre"),
        ("play smoke", "Play Smoke", "Jouer «\u00a0Fumigènes\u00a0»"),
        ("take 1-card 2-gold", "Take 1 Tavern card and 2 gold", "Prendre 1 carte Taverne et 2 pièces d’or"),
        ("bury 3 chests", "Bury 3 chests", "Enterrer 3 coffres"),
        ("repair crew", "Repair the Craftsman of the crew", "Réparer l’Artisan de l’équipage"),
    ],
)
def test_actions(notation: str, english: str, french: str | None) -> None:
    assert EN.action(action(notation)) == english
    assert french is None or FR.action(action(notation)) == french


def test_islands_have_names_on_the_wheel() -> None:
    assert EN.action(SAIL[1]) == "Sail to Tavern Island"
    assert FR.action(SAIL[6]) == "Cap sur l’Île au Trésor"
    assert FR.action(FLEE) == "Fuir vers la Crique"


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        (
            {"event": "fired", "shooter": "dutchman", "target": "2", "section": "crew", "dice": [5, 1, 5], "hits": 2},
            "The Flying Dutchman fires at Bram (crew): 2 × 5 and 1: 2 hits!",
            "Le Hollandais Volant tire sur Bram (équipage)\u00a0: 2 × 5 et 1\u00a0: 2 touches\u202f!",
        ),
        (
            {
                "event": "fired",
                "shooter": "1",
                "target": "2",
                "section": "crew",
                "dice": [4, 1],
                "hits": 0,
                "needed": 5,
            },
            "Anne fires at Bram (crew) and misses: 4 and 1, needed 5.",
            "Anne tire sur Bram (équipage) sans toucher\u00a0: 4 et 1, il fallait 5.",
        ),
        (
            {
                "event": "fired",
                "shooter": "1",
                "target": "2",
                "section": "crew",
                "dice": [6, 1],
                "hits": 1,
                "needed": 5,
            },
            "Anne fires at Bram (crew): 6 and 1, needed 5: 1 hit!",
            "Anne tire sur Bram (équipage)\u00a0: 6 et 1, il fallait 5\u00a0: 1 touche\u202f!",
        ),
        (
            {"event": "battle", "island": "cannons"},
            "Battle at Cannon Island!",
            "Combat à l’Île des Canons\u202f!",
        ),
        (
            {"event": "drew", "seat": 1, "card": "lookout"},
            "Anne draws Lookout.",
            "Anne pioche «\u00a0Vigie\u00a0».",
        ),
        ({"event": "drew", "seat": 1, "hidden": True}, "Anne draws a Tavern card.", "Anne pioche une carte Taverne."),
        (
            {"event": "tie", "ships": ["1", "3"], "dice": [2, 4], "best": ["3"], "left": 1},
            "A tie: Anne and Cléo roll 2 and 4, Cléo comes first.",
            "Égalité\u00a0: Anne et Cléo lancent 2 et 4, Cléo passe en premier.",
        ),
        (
            {"event": "tie-roll", "ship": "3", "die": 4},
            "A tie: Cléo rolls 4.",
            "Égalité\u00a0: Cléo lance 4.",
        ),
    ],
)
def test_events(data: Data, english: str, french: str) -> None:
    assert (EN.event(data), FR.event(data)) == (english, french)


@pytest.mark.parametrize("words", [EN, FR])
def test_every_piece_has_its_name_and_every_card_its_effect(words: Words) -> None:
    wanted = [f"card-{card.name}" for card in PIECES.cards] + [f"card-{card.name}-text" for card in PIECES.cards]
    wanted += [f"ship-{legend.name}" for legend in (*PIECES.legends, PIECES.navy)]
    wanted += [f"colour-{colour}" for colour in PIECES.colours]
    assert [message for message in wanted if words.say(message).startswith("‹")] == []


@pytest.mark.parametrize("words", [EN, FR])
def test_effects_fit_on_a_card(words: Words) -> None:
    """Three lines of nineteen letters."""
    assert [card.name for card in PIECES.cards if len(words.say(f"card-{card.name}-text")) > 50] == []
