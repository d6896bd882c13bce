"""The reader's hand: Event cards with what they give, and the Pirate cards that he may look at."""

from functools import lru_cache

from flibuste.drawing import Board, number, piece, text, token, use
from flibuste.drawing.lettering import size_for, wrapped
from flibuste.drawing.svg import hot
from flibuste.games.blackbeard.knowledge.seen import FaceSeen, PrintSeen
from flibuste.games.blackbeard.picture.art import SIGNS
from flibuste.games.blackbeard.picture.layout import CARD_H, CARD_W, Layout
from flibuste.games.blackbeard.picture.sheets import TRAIT_SIGNS
from flibuste.games.blackbeard.picture.words import TRAITS, Words

SHARED_SIGNS = {
    "buried-treasure": "chest",
    "debauchery": "m-revel",
    "general-pardon": "m-pardon",
    "heavy-guns": "m-guns",
    "kc-surprise": "crown",
    "letter-of-marque": "m-letter",
    "piratical-ambition": "em-3",
    "scurvy-outbreak": "m-scurvy",
    "skull-and-crossbones": "skull",
    "warship-sighting": "navy",
}
WHITE = "font-weight:600;fill:#fff;font-size:{}px"
BOLD = 1.12  # how much wider bold letters are
BANDS = {"anti": "#8f2b1d", "own": "#3f6e7c", "pirate": "#20242b"}


def hand_size(words: Words) -> int:
    """How many cards are drawn: one's own Event cards, and Pirate cards."""
    return len(hand_of(words)) + len(words.view["faces"])


def hand_of(words: Words) -> list[str]:
    seat = words.view["seat"]
    return list(words.view["players"][seat - 1].get("hand", [])) if seat else []


def draw_hand(board: Board, words: Words, layout: Layout) -> None:
    """The hand in rows under the sheets; every card is a place an action can point at."""
    shape = hot(-3, -3, CARD_W + 6, CARD_H + 6, 11)
    hand = hand_of(words)
    for i, card in enumerate(hand):
        name, effect = words.card(card), words.effect(card)
        printed = words.view["printed"][card]
        face = card_face(card, name, effect, str(printed["actions"]), printed["both"], printed["anti"])
        x, y = layout.card(i)
        title = f"{words('picture-in-hand', card=name)}. {said_actions(words, printed)} {effect}"
        board.pieces.append(piece(f"hand-{i}", x, y, title, face, target=card, shape=shape))
    for i, face_up in enumerate(words.view["faces"]):
        x, y = layout.card(len(hand) + i)
        board.pieces.append(pirate_card(words, face_up, x, y, shape))


def said_actions(words: Words, printed: PrintSeen) -> str:
    actions = printed["actions"]
    said = words("picture-gives-initiative") if actions == "initiative" else words("picture-gives", count=actions)
    return f"{said} {words('picture-both' if printed['both'] else 'picture-either')}"


def sign(card: str) -> str:
    """The sign of a card, or a scroll for a card that a user has added."""
    return f"c-{card}" if f"c-{card}" in SIGNS else SHARED_SIGNS.get(card, "m-letter")


def printed_cards() -> dict[str, str]:
    """The symbols that all cards of a kind share."""
    return {f"card-{band}": f'<g id="card-{band}">{frame(band)}</g>' for band in BANDS}


def frame(band: str) -> str:
    """A card with a coloured band; one that is played against others has a jagged edge."""
    edge = "l-7.4 7-7.4-7" * 10 if band == "anti" else "q-37 11-74 0t-74 0" if band == "own" else "h-148"
    return (
        f'<rect width="{number(CARD_W)}" height="{number(CARD_H)}" rx="8" fill="var(--card)" stroke="var(--ink)" '
        f'stroke-width="2"/><path d="M1 9q0-8 8-8h132q8 0 8 8v34{edge}z" fill="{BANDS[band]}"/>'
    )


@lru_cache(512)
def card_face(card: str, name: str, effect: str, actions: str, both: bool, anti: bool) -> str:
    """An Event card: its name, how many Actions it gives, and what it does."""
    drawn = use("card-anti" if anti else "card-own")
    drawn += head(wrapped(name, 16)[:2])
    drawn += f'<g style="--c:#2b5a86;--m:var(--ink)">{use(sign(card), 98, 53, 36)}</g>'
    drawn += gives(actions, both)
    said = wrapped(effect, 19)[:3]
    top = 142 - 16 * (len(said) - 1) - 5 * (len(said) < 3)
    effects = "".join(text(75, top + 16 * i, line) for i, line in enumerate(said))
    return f'{drawn}<g class="fb-mid" style="font-size:{number(size_for(said, 16, CARD_W - 10))}px">{effects}</g>'


def head(lines: list[str]) -> str:
    """The name on the band of a card."""
    top = 30 - 9 * (len(lines) - 1)
    style = WHITE.format(number(size_for(lines, 17, (CARD_W - 12) / BOLD)))
    return "".join(text(75, top + 18 * i, line, "fb-mid", style) for i, line in enumerate(lines))


def gives(actions: str, both: bool) -> str:
    """The number of Actions on a coin, or the diamond of Initiative; then `+` or `/`: and the Event, or the Event."""
    if actions == "initiative":
        mark = '<path d="M37 52l16 19-16 19-16-19z" fill="var(--card)" stroke="var(--ink)" stroke-width="3"/>'
    else:
        mark = '<circle cx="37" cy="71" r="17" fill="var(--coin)" stroke="var(--ink)" stroke-width="2"/>'
        mark += text(37, 78, actions, "fb-mid", "font-size:21px;font-weight:700;fill:#1a1712")
    return mark + text(76, 79, "+" if both else "/", "fb-mid", "font-size:24px;font-weight:700")


def pirate_card(words: Words, face: FaceSeen, x: float, y: float, shape: str) -> str:
    """A Pirate card that waits to be deployed, or to be drafted."""
    name = face["id"]
    owner = next((p["seat"] for p in words.view["players"] if name in p["known"] or name in p.get("held", [])), 0)
    said = (
        words("picture-held", name=words.pirate(name)) if owner else words("picture-to-draft", name=words.pirate(name))
    )
    traits = tuple(face["traits"][trait] for trait in TRAITS)
    drawn = held_face(words.pirate(name), face["ship_name"], traits, owner)
    return piece(f"held-{name}", x, y, f"{said}; {words.traits(face['traits'])}", drawn, target=name, shape=shape)


@lru_cache(256)
def held_face(name: str, ship: str, traits: tuple[int, ...], owner: int) -> str:
    drawn = use("card-pirate")
    drawn += head(wrapped(name, 15)[:2])
    said = wrapped(ship, 17)[:2]
    room = 104 if owner else 136  # a token stands at the right
    letters = f"font-size:{number(size_for(said, 16, room))}px"
    drawn += "".join(text(10 + room / 2, 64 + 17 * i, line, "fb-mid fb-it", letters) for i, line in enumerate(said))
    drawn += held_traits(traits)
    return drawn + (token(owner, 133, 64, 11) if owner else "")


def held_traits(traits: tuple[int, ...]) -> str:
    """The six traits in two rows."""
    drawn = ""
    for i, (trait, value) in enumerate(zip(TRAITS, traits, strict=True)):
        row, column = divmod(i, 3)
        x, y = 14 + 44 * column, 92 + 28 * row
        drawn += use(TRAIT_SIGNS[trait], x, y, 19) + text(
            x + 23, y + 16, str(value), "", "font-size:18px;font-weight:700"
        )
    return f'<g style="--m:var(--ink)">{drawn}</g>'
