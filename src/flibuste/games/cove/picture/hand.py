"""The reader's hand: Tavern cards with their sign, name and effect."""

from functools import lru_cache

from flibuste.drawing import Board, piece, text, use
from flibuste.drawing.lettering import wrapped
from flibuste.drawing.svg import hot
from flibuste.games.cove.picture.art import family, sign
from flibuste.games.cove.picture.layout import CARD_H, CARD_W, Layout
from flibuste.games.cove.picture.words import Words

SIGNS = (36, 36, 36, 32, 20)  # how large the sign of a card is over so many lines
WHITE = "font-size:16px;font-weight:600;fill:#fff"


def draw_hand(board: Board, words: Words, layout: Layout, hand: list[str]) -> None:
    """The hand in rows under the mats; every card is a place an action can point at."""
    shape = hot(-4, -4, CARD_W + 8, CARD_H + 8, 12)
    for i, card in enumerate(hand):
        name, effect = words.card(card), words.card_text(card)
        x, y = layout.card(i)
        title = f"{words('picture-in-hand', card=name)}. {effect}"
        board.pieces.append(
            piece(f"hand-{i}", x, y, title, card_face(card, name, effect), target=f"card-{card}", shape=shape)
        )


@lru_cache(256)
def card_face(card: str, name: str, effect: str) -> str:
    """A Tavern card, 140 by 140."""
    drawn = use(f"f-{family(card)}", 0, 0, CARD_W)
    lines = wrapped(name, 13)
    lines = lines if len(lines) < 3 else wrapped(name, 17)[:2]
    if len(lines) == 1:
        drawn += text(70, 27, name, "fb-mid", WHITE)
    else:
        drawn += "".join(text(70, 18 + 17 * i, line, "fb-mid", WHITE) for i, line in enumerate(lines))
    said = wrapped(effect, 16)[:4]
    size = SIGNS[len(said)]
    drawn += use(sign(card), 70 - size / 2, 49 if len(said) > 2 else 52, size)
    top = 136 - 16 * len(said) - (2 if len(said) > 2 else 6)
    return drawn + "".join(text(70, top + 13 + 16 * i, line, "fb-sm fb-mid") for i, line in enumerate(said))
