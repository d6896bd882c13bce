"""1.1 – The box of Pirates' Cove: Tavern cards, Treasure cards, legendary pirates and the Navy, and the islands."""

from typing import Any

from flibuste.drawing import Symbols, use
from flibuste.drawing.box import Box, Fact, Piece, sketch
from flibuste.engine.game import Game, Say
from flibuste.games.cove.picture import art
from flibuste.games.cove.picture.hand import card_face
from flibuste.games.cove.picture.layout import CARD_H, CARD_W, COLUMN_W
from flibuste.games.cove.picture.panels import pirate_card
from flibuste.games.cove.picture.sea import LOOT_W, loot

Data = dict[str, Any]

# The clauses of a card: in 7.3 to 7.5 each has its own ten, in the order of the rulebook.
CARDS = {
    "flint": "7.1.2", "silver": "7.1.3", "bones": "7.1.4", "trelawney": "7.1.5", "craftsman": "7.2.[1-6]",
    "french-leave": "7.3.1[1-8]", "buccaneering": "7.3.2[1-8]", "lookout": "7.3.3[1-8]", "shipwright": "7.3.4[1-8]",
    "letter-of-marque": "7.3.5[1-8]", "royal-navy": "7.3.6[1-8]", "treasure-map": "7.3.7[1-8]",
    "becalmed": "7.4.1[1-8]", "fair-wind": "7.4.2[1-8]", "grapple": "7.4.3[1-8]", "smoke": "7.4.4[1-8]",
    "overboard": "7.4.5[1-8]", "grapeshot": "7.5.1[1-8]", "powder-magazine": "7.5.2[1-8]",
    "cannonade": "7.5.3[1-8]", "fame-1": "7.6.1", "fame-2": "7.6.1", "fame-3": "7.6.1",
}  # fmt: skip
LEGENDS = {"blackbeard": "9.3.?", "dutchman": "9.4.?", "hook": "9.5.?", "bonny-read": "9.6.?", "cacafuego": "9.7.?"}
ISLANDS = {
    "tavern": "6.1.?", "hull": "6.2.?", "sails": "6.3.?", "cannons": "6.4.?", "crew": "6.5.?", "treasure": "6.6.?",
}  # fmt: skip
AMOUNTS = ("fame", "gold", "chests", "tavern_cards")
SHOWN = ("fame", "tavern_cards")  # what not every Treasure card shows


def contents(game: Game, say: Say) -> Box:
    """Every piece once, in the order of the components."""
    printed = game.components
    return Box(
        kinds={kind: say(f"box-kind-{kind}") for kind in ("tavern", "treasure", "legend", "island")},
        filters={
            "family": (say("box-family"), {f"family-{name}": say(f"box-family-{name}") for name in art.FAMILIES}),
            "shows": (say("box-shows"), {f"shows-{name}": say(f"box-{name}") for name in SHOWN}),
        },
        pieces=[
            *(tavern(card, say) for card in printed["tavern"]),
            *(treasure(card, say) for card in printed["treasure"]),
            *(legend(card, say) for card in printed["legend"]),
            navy(printed["navy"], say),
            *(island(place, say) for place in printed["island"]),
        ],
        symbols=Symbols(art.SIGNS | art.frames()),
    )


def named(say: Say, message: str, card: Data) -> str:
    """What a card is called; one that a user has added has only the name that he gave it."""
    said = say(message)
    return str(card.get("name", {}).get("en", card["id"])) if said.startswith("‹") else said


def tavern(card: Data, say: Say) -> Piece:
    name, effect = named(say, f"card-{card['id']}", card), named(say, f"card-{card['id']}-text", {"id": ""})
    facts: list[Fact] = [(say("box-family"), say(f"box-family-{card['family']}"))]
    if card.get("section"):
        facts.append((say("box-section"), say(f"section-{card['section']}")))
    face = card_face(card["id"], name, effect)
    clauses = [found for found in (CARDS.get(card["id"]),) if found]
    tags = [f"family-{card['family']}"]
    picture = sketch(CARD_W, CARD_H, face)
    return Piece(f"tavern.{card['id']}", "tavern", name, picture, effect, clauses, card["copies"], facts, tags)


def treasure(card: Data, say: Say) -> Piece:
    """1.1.4 – Its label is what it shows."""
    shown = [(say(f"box-{name}"), card[name]) for name in AMOUNTS]
    return Piece(
        f"treasure.{card['id']}",
        "treasure",
        ", ".join(say(f"box-some-{name}", count=card[name]) for name in AMOUNTS if card[name]),
        sketch(LOOT_W + 4, 38, loot(tuple(card[name] for name in AMOUNTS), ()), -2, -2),
        say("box-treasure-text"),
        ("1.1.3", "1.1.4", "3.4.2"),
        card["copies"],
        [(name, str(count)) for name, count in shown],
        [f"shows-{name}" for name in SHOWN if card[name]],
    )


def numbers_of(ship: Data, say: Say) -> list[Fact]:
    fame = f"1–{ship['fame_die']}" if ship.get("fame_die") else str(ship.get("fame", 0))
    found = [(name, str(ship.get(name, 0))) for name in ("dice", "hull", "speed") if ship.get(name)]
    return [(say(f"box-{name}"), value) for name, value in [*found, ("fame", fame)]]


def pirate_picture(legend: str, name: str, facts: list[Fact], icons: tuple[str, ...]) -> str:
    shown = tuple(zip(icons[-len(facts) :], [value for _, value in facts], strict=True))
    return sketch(COLUMN_W - 16, 58, pirate_card(legend, name, shown, ()), -2, -2)


ICONS = ("die-6", "hull", "sail", "fame")


def legend(card: Data, say: Say) -> Piece:
    name, facts = named(say, f"ship-{card['id']}", card), numbers_of(card, say)
    effects = [say(f"picture-effect-{effect['do']}") for effect in card.get("effects", [])]
    said = " ".join(f"{effect}." for effect in effects if not effect.startswith("‹"))
    clauses = [found for found in (LEGENDS.get(card["id"]),) if found]
    picture = pirate_picture(card["id"], name, facts, ICONS)
    return Piece(f"legend.{card['id']}", "legend", name, picture, said, [*clauses, "9.1.1"], 1, facts)


def navy(ship: Data, say: Say) -> Piece:
    name, facts = say("ship-navy"), numbers_of(ship, say)
    picture = pirate_picture("navy", name, facts, ICONS)
    return Piece("navy", "legend", name, picture, say("box-navy-text"), ("8.1.?", "8.2.?", "8.3.?"), 1, facts)


def island(place: Data, say: Say) -> Piece:
    drawn = use(f"is-{art.ISLANDS[place['number']]}", 0, 0, 170, 102)
    facts = [(say("box-number"), str(place["number"]))]
    return Piece(
        f"island.{place['id']}",
        "island",
        say(f"island-{place['id']}"),
        sketch(170, 102, drawn),
        say(f"box-island-{place['id']}"),
        (ISLANDS[place["id"]],),
        1,
        facts,
    )
