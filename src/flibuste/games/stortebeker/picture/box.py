"""1.1 – The box of Störtebeker: ships, provisions and pirates."""

from typing import Any

from flibuste.drawing import use
from flibuste.drawing.box import Box, Piece, sketch
from flibuste.engine.game import Game, Say
from flibuste.games.stortebeker.picture import art
from flibuste.games.stortebeker.picture.layout import TILE_H, TILE_W

Data = dict[str, Any]


def contents(game: Game, say: Say) -> Box:
    """Every piece once, in the order of the components."""
    printed = game.components
    colours = dict.fromkeys(ship["colour"] for ship in printed["ship"])
    return Box(
        kinds={kind: say(f"box-kind-{kind}") for kind in ("ship", "cards", "pirate")},
        filters={
            "colour": (say("box-colour"), {f"colour-{colour}": capital(say(f"colour-{colour}")) for colour in colours}),
            "needs": (say("box-asks"), {f"needs-{good}": capital(say(f"card-{good}")) for good in art.PROVISIONS}),
        },
        pieces=[
            *(ship_piece(ship, say) for ship in printed["ship"]),
            *(provision(good, card, say) for good, card in printed["cards"].items()),
            *(pirate(card, say) for card in printed["pirate"]),
        ],
        symbols=art.SYMBOLS,
    )


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def ship_piece(ship: Data, say: Say) -> Piece:
    needs: dict[str, int] = ship["needs"]
    asked = art.card_by_card(tuple(needs.items()))
    tile = art.drawn_tile(ship["id"], ship["colour"], ship["value"], ship["strength"], asked)
    goods = ", ".join(f"{count} {say(f'card-{good}')}" for good, count in needs.items())
    return Piece(
        f"ship.{ship['id']}",
        "ship",
        ship["id"],
        sketch(TILE_W, TILE_H, tile),
        say("box-ship-text", colour=say(f"colour-{ship['colour']}")),
        ("1.1.2", "1.1.3", "2.3.1"),
        facts=[
            (say("box-value"), str(ship["value"])),
            (say("box-strength"), str(ship["strength"])),
            (say("box-asks"), goods),
        ],
        tags=[f"colour-{ship['colour']}", *(f"needs-{good}" for good in needs)],
    )


def provision(good: str, card: Data, say: Say) -> Piece:
    """Plain cards, and those with a skull beside them."""
    drawn = use(f"h-{good}") + f'<g transform="translate(80 0)">{use(f"h-{good}-symbol")}</g>'
    return Piece(
        f"cards.{good}",
        "cards",
        capital(say(f"card-{good}")),
        sketch(152, 101, drawn),
        say("box-provision-text"),
        ("1.1.5", "1.1.6", "1.1.7", "1.1.8", "2.1.9"),
        card["count"],
        [
            (say("box-with-skull"), str(card["symbols"])),
            (say("box-die"), capital(say(f"colour-{card['colour']}"))),
        ],
        [f"needs-{good}"],
    )


def pirate(card: Data, say: Say) -> Piece:
    return Piece(
        f"pirate.{card['id']}",
        "pirate",
        capital(say(f"card-{card['id']}")),
        sketch(72, 101, use(f"h-{card['id']}")),
        say("box-pirate-text"),
        ("1.1.4", "2.1.7", "2.1.8"),
        card["count"],
        [(say("box-strength"), str(card["strength"]))],
    )
