"""2 – The box of Blackbeard: Event cards, Pirates, ships of all kinds, Hostages, Governors, Ports and Sea Zones."""

from typing import Any

from flibuste.drawing import Symbols, text, use
from flibuste.drawing.box import Box, Fact, Piece, sketch
from flibuste.engine.game import Game, Say
from flibuste.games.blackbeard.picture import art
from flibuste.games.blackbeard.picture.hand import card_face, held_face, printed_cards
from flibuste.games.blackbeard.picture.layout import CARD_H, CARD_W
from flibuste.games.blackbeard.picture.words import TRAITS

Data = dict[str, Any]
KINDS = ("card", "pirate", "ship", "merchant", "warship", "commissioner", "hostage", "governors", "port", "zone")
NATIONS = ("english", "spanish", "french", "dutch", "portuguese", "arab")
WAYS = ("own", "anti", "must")


def contents(game: Game, say: Say) -> Box:
    """Every piece once, in the order of the components."""
    printed = game.components
    nations = {f"nation-{nation}": say(f"picture-nation-{nation}") for nation in NATIONS}
    pieces = [card_piece(i, card, say) for i, card in enumerate(printed["card"], start=1)]
    pieces += [pirate(card, say) for card in printed["pirate"]]
    pieces += [ship(card, say) for card in printed["ship"]]
    pieces += [merchant(card, say) for card in printed["merchant"]]
    pieces += [warship(card, say) for card in printed["warship"]]
    pieces += [commissioner(card, say) for card in printed["commissioner"]]
    pieces += [hostage(card, say) for card in printed["hostage"]]
    pieces += [governors(side, printed["governors"][side], say) for side in ("pro", "anti")]
    pieces += [port(card, say) for card in printed["port"]]
    pieces += [zone(kind, card, say) for kind in ("zone", "transit") for card in printed[kind]]
    return Box(
        kinds={kind: say(f"box-kind-{kind}") for kind in KINDS},
        filters={
            "played": (say("box-played"), {f"played-{way}": say(f"box-played-{way}") for way in WAYS}),
            "nation": (say("box-nation"), {**nations, "nation-none": say("picture-pirate-port")}),
        },
        pieces=pieces,
        symbols=Symbols(art.SIGNS | printed_cards()),
    )


def named(say: Say, message: str, otherwise: str) -> str:
    said = say(message)
    said = otherwise if said.startswith("‹") else said
    return said[:1].upper() + said[1:]


def fact(say: Say, name: str, value: Any) -> Fact:
    return say(f"box-{name}"), str(value)


def card_piece(place: int, card: Data, say: Say) -> Piece:
    name, effect = named(say, f"card-{card['id']}", card["name"]), named(say, f"card-{card['id']}-text", "")
    both = card["event"] == "and"
    face = card_face(card["id"], name, effect, str(card["actions"]), both, card["anti"])
    way = "must" if card["must"] else "anti" if card["anti"] else "own"
    gives = say("box-initiative") if card["actions"] == "initiative" else card["actions"]
    return Piece(
        f"card.{card['id']}",
        "card",
        name,
        sketch(CARD_W + 4, CARD_H + 4, face, -2, -2),
        effect,
        (f"17.2#{place}[a-z]",),
        card["count"],
        [fact(say, "actions", gives), fact(say, "event", say("box-both" if both else "box-either"))],
        [f"played-{way}"],
    )


def pirate(card: Data, say: Say) -> Piece:
    name = named(say, f"pirate-{card['id']}", card["name"])
    face = held_face(name.partition(" (")[0], card["ship"], tuple(card[trait] for trait in TRAITS), 0)
    facts = [fact(say, "ship", card["ship"]), *(fact(say, trait, card[trait]) for trait in TRAITS)]
    picture = sketch(CARD_W + 4, CARD_H + 4, face, -2, -2)
    return Piece(f"pirate.{card['id']}", "pirate", name, picture, "", ("5.2a", "5.2b", "5.0a"), 1, facts)


def ship(card: Data, say: Say) -> Piece:
    sign = card["id"] if card["id"] in art.SHIPS else "brigantine"
    drawn = f'<g style="{art.ROGUE}">{use(sign, 0, 0, 90)}</g>'
    facts = [fact(say, name, card[name]) for name in ("combat", "speed", "holds")]
    said = say("box-starting" if card["starting"] else "box-prize-only")
    clauses = ("6.22a", "6.23a", "6.21a" if card["starting"] else "6.21b")
    name = named(say, f"ship-{card['id']}", card["id"])
    return Piece(f"ship.{card['id']}", "ship", name, sketch(90, 90, drawn), said, clauses, 1, facts)


def merchant(card: Data, say: Say) -> Piece:
    drawn = use("merchant", 0, 0, 90) + figure(14, 18, card["cargo"])
    turns = card.get("converts_to")
    facts = [fact(say, "cargo", card["cargo"])]
    if turns:
        facts.append(fact(say, "becomes", named(say, f"ship-{turns}", turns)))
    name = say("box-merchant", name=named(say, f"merchant-{card['id']}", card["id"]))
    clauses = ("8.31a", "8.32a", "8.35a", "8.5a")
    said = say("box-merchant-text")
    return Piece(f"merchant.{card['id']}", "merchant", name, sketch(90, 90, drawn), said, clauses, card["count"], facts)


def figure(x: float, y: float, value: Any) -> str:
    circle = f'<circle cx="{x}" cy="{y}" r="13" fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"/>'
    return circle + text(x, y + 6, str(value), "fb-mid", "font-size:18px;font-weight:700")


def king(card: Data, crowned: int) -> str:
    return sketch(110, 110, art.king_ship(crowned, card["speed"], card["combat"], ""), -55, -60)


def ratings(card: Data, say: Say) -> list[Fact]:
    return [fact(say, name, card[name]) for name in ("speed", "combat")]


def warship(card: Data, say: Say) -> Piece:
    name, said = named(say, f"warship-{card['id']}", card["id"]), say("box-warship-text")
    clauses, count = ("6.41a", "6.42a", "6.43a", "6.44a", "6.46a"), card["count"]
    return Piece(f"warship.{card['id']}", "warship", name, king(card, 0), said, clauses, count, ratings(card, say))


def commissioner(card: Data, say: Say) -> Piece:
    name, said = named(say, f"kc-{card['id']}", card["name"]), say("box-kc-text")
    clauses, facts = ("10.12a", "10.24[a-e]", "10.34a"), ratings(card, say)
    return Piece(f"commissioner.{card['id']}", "commissioner", name, king(card, -1), said, clauses, 1, facts)


def hostage(card: Data, say: Say) -> Piece:
    drawn = use("m-hostage", 0, 0, 80) + figure(66, 18, card["value"])
    facts = [fact(say, "value", card["value"]), fact(say, "information", card["information"])]
    name, said = named(say, f"hostage-{card['id']}", card["name"]), say("box-hostage-text")
    clauses = ("8.41a", "8.43a", "8.45b", "9.42a")
    return Piece(f"hostage.{card['id']}", "hostage", name, sketch(80, 80, drawn), said, clauses, card["count"], facts)


def governors(side: str, names: list[str], say: Say) -> Piece:
    """All of a side: their names only tell them apart."""
    said = ", ".join(named(say, f"governor-{name}", name) for name in names)
    text_of = f"{say(f'box-governor-{side}-text')} {said}."
    clauses = ("9.21a", "9.24a", "2.4a") if side == "pro" else ("9.21a", "9.31a", "17.2#9a")
    picture = sketch(64, 64, use(f"port-{side}", 0, 0, 64))
    return Piece(f"governors.{side}", "governors", say(f"box-governor-{side}"), picture, text_of, clauses, len(names))


def port(card: Data, say: Say) -> Piece:
    nation = "" if card["nation"] == "pirate" else card["nation"]
    zones = ", ".join(named(say, f"place-{place}", place) for place in card["zones"])
    facts = [
        fact(say, "nation", say(f"picture-nation-{nation}") if nation else say("picture-pirate-port")),
        fact(say, "zone", zones),
        fact(say, "locator", card["locator"]),
        *(fact(say, name, card[name]) for name in ("wealth", "defence") if nation),
    ]
    clauses = ("2.2e", "9.11a", "9.41c") if nation else ("9.35c", "9.35f")
    name, picture = named(say, f"port-{card['id']}", card["name"]), sketch(64, 64, art.flag(nation, 32, 32, 26))
    said = say("box-port-text" if nation else "box-pirate-port-text")
    return Piece(f"port.{card['id']}", "port", name, picture, said, clauses, 1, facts, [f"nation-{nation or 'none'}"])


def zone(kind: str, card: Data, say: Say) -> Piece:
    ways = card["adjacent"] if kind == "zone" else card["joins"]
    facts = [fact(say, "leads", ", ".join(named(say, f"place-{place}", place) for place in ways))]
    name, picture = named(say, f"place-{card['id']}", card["name"]), sketch(92, 92, use("compass", 0, 0, 92))
    clauses = ("2.2a", "2.2b", "7.11a") if kind == "zone" else ("7.11c", "7.2a")
    return Piece(f"{kind}.{card['id']}", "zone", name, picture, say(f"box-{kind}-text"), clauses, 1, facts)
