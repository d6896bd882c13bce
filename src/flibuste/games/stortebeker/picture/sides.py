"""The cards that lie at the ships of a Störtebeker picture, seat by seat. A side that did not change is not redrawn."""

from functools import lru_cache

from flibuste.drawing import number, piece, use
from flibuste.drawing.words import spoken
from flibuste.engine.game import Say
from flibuste.games.stortebeker.knowledge.seen import SideSeen
from flibuste.games.stortebeker.picture.art import card_name, verdict
from flibuste.games.stortebeker.picture.layout import CARD_H, CARD_PITCH, Layout
from flibuste.games.stortebeker.picture.words import card_words

HOT = '<rect class="fb-hot" x="-1" y="-1" width="30" height="41" rx="6"/>'
QUIET = 'pointer-events="none"'


class Side:
    """What lies on one seat's side of a ship. It can be compared, so that a drawing is reused while nothing changes."""

    def __init__(self, ship: str, needs: tuple[str, ...], side: SideSeen, name: str) -> None:
        self.ship = ship
        self.needs = needs
        self.name = name
        self.seat: int = side["seat"]
        self.laid = tuple(side["provisions"])
        self.pirates = faces(side)
        self.key = (ship, needs, self.seat, self.laid, self.pirates, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Side) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def faces(side: SideSeen) -> tuple[tuple[str, str], ...]:
    """Every pirate of a side as (face, card): those of others show a back and have no card."""
    own: list[str] = side.get("own") or []
    hidden = side["face_down"] - len(own)
    if not own and not hidden and not side["face_up"]:
        return ()
    known = [(f"o-{card}", card) for card in own]
    return (*known, *[("s-back", "")] * hidden, *[(f"s-{card}", card) for card in side["face_up"]])


@lru_cache(4096)
def drawn_side(say: Say, layout: Layout, berth: int, side: Side, aim: str) -> str:
    """One seat's side of a ship: what is laid, what is missing, and the pirates below.

    `aim` is how an action points at these cards (`2:rum`, `mine:rum`); without one they let a click through.
    """
    width, top = layout.pitch / layout.scale, (layout.row_height / layout.scale - 2 * CARD_H - 5) / 2
    content = provisions(say, side, width, top, aim) + crew(say, side, width, top + CARD_H + 5, aim)
    if layout.scale != 1:
        content = f'<g transform="scale({number(layout.scale)})">{content}</g>'
    counts = (("have", len(side.laid)), ("need", len(side.needs)), ("pirates", len(side.pirates)))
    title = spoken(say, "picture-side", (("name", side.name), ("ship", side.ship), *counts))
    x, y = layout.column(berth), layout.row[side.seat]
    return piece(f"side-{side.ship}-{side.seat}", x, y, title, content, attributes="" if aim else QUIET)


def provisions(say: Say, side: Side, width: float, top: float, aim: str) -> str:
    """The demands of the ship in a row: each with its card, or pale where it is missing."""
    left = (width - CARD_PITCH * len(side.needs)) / 2
    seen: dict[str, int] = {}
    drawn = ""
    for i, (need, card) in enumerate(matched(side.needs, side.laid)):
        x = left + CARD_PITCH * i
        if not card:
            drawn += use(f"g-{need}", x, top)
            continue
        seen[card] = seen.get(card, -1) + 1
        word = card_name(card)
        title = spoken(
            say, "picture-side-card", (("name", side.name), ("ship", side.ship), ("card", card_words(say, card)))
        )
        target, shape = (f"{aim}:{card}", HOT) if aim else ("", "")
        known = f"side-{side.ship}-{side.seat}-{word}-{seen[card]}"
        drawn += piece(known, x, top, title, f'<use href="#s-{word}"/>', target=target, shape=shape)
    return drawn


def crew(say: Say, side: Side, width: float, top: float, aim: str) -> str:
    """The pirates of a side, and a tick when its provisions are complete."""
    full = len(side.laid) == len(side.needs)
    count = len(side.pirates)
    step = min(CARD_PITCH, (width - (28 if full else 4)) / max(1, count))
    left = (width - step * count) / 2
    if full and left + step * count + 23 > width:
        left = width - 24 - step * count
    drawn = ""
    for i, (face, card) in enumerate(side.pirates):
        about = (("name", side.name), ("ship", side.ship), ("card", card_words(say, card) if card else ""))
        kind = {"o": "own", "s": "card" if card else "hidden"}[face[0]]
        title = spoken(say, f"picture-side-{kind}", about)
        target, shape = (f"mine:{card}", HOT) if aim == "mine" and card else ("", "")
        known = f"pirate-{side.ship}-{side.seat}-{i}"
        drawn += piece(known, left + step * i, top, title, f'<use href="#{face}"/>', target=target, shape=shape)
    if full:
        drawn += verdict(left + step * count + (12 if count else 0), top + CARD_H / 2, True)
    return drawn


def matched(needs: tuple[str, ...], laid: tuple[str, ...]) -> list[tuple[str, str]]:
    """Every demand of a ship with the card that meets it, or nothing."""
    left = list(laid)
    pairs = []
    for need in needs:
        card = need if need in left else f"{need}*" if f"{need}*" in left else ""
        if card:
            left.remove(card)
        pairs.append((need, card))
    return pairs
