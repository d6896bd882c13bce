"""1.1 – The box of Davy Jones' Curse: all ships, crew, unique treasures and events, with what they can do in words."""

from flibuste.drawing import number, seat_style, text, use
from flibuste.drawing.box import Box, Fact, Piece, sketch
from flibuste.engine.game import Game, Say
from flibuste.games.davyjones.fleets.builder import named
from flibuste.games.davyjones.fleets.card_words import ability_words, keywords_of, say_ability
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.board import SYMBOLS
from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import KEYWORDS, NATIONS, SEGMENTS
from flibuste.games.davyjones.table.pieces import Box as Pieces
from flibuste.games.davyjones.table.pieces import Card, Crew, Event, Ship, Treasure

KEYWORD_CLAUSES = {
    "black-mark": "8.1.?", "broadsides": "8.2.?", "fear": "8.3.?", "galley": "8.4.?", "ghost-ship": "8.5.?",
    "junk": "8.6.?", "limit": "8.7.?", "marine": "8.8.?", "ransom": "8.9.?", "sea-monster": "8.10.*",
    "schooner": "8.11.?", "turtle-ship": "8.12.?", "treasure-ship": "8.13.?",
}  # fmt: skip
COLOURS = {"american": 3, "barbary-corsair": 8, "cursed": 7, "english": 1, "french": 2, "jade-rebellion": 6}
COLOURS |= {"pirate": 9, "spanish": 4}
POINTS = ((0, 4), (5, 9), (10, 14), (15, 99))
VIEW = (134.0, 70.0)  # millimetres: the longest hull, to scale with all others


def contents(game: Game, say: Say) -> Box:
    """Every card once, in the order of the components."""
    pieces: Pieces = vars(game)["box"]
    cards = CardPieces(pieces, say)
    return Box(
        kinds={kind: say(f"builder-kind-{kind}") for kind in ("ship", "crew", "treasure", "event")},
        filters={
            "nation": (say("box-nation"), {f"nation-{name}": say(f"nation-{name}") for name in NATIONS}),
            "masts": (say("box-masts"), {f"masts-{count}": str(count) for count in (1, 2, 3, 4, 5, 10)}),
            "points": (say("box-points"), {f"points-{low}": say("box-band", low=low, high=top) for low, top in POINTS}),
            "keyword": (say("box-keyword"), {f"keyword-{name}": say(f"keyword-{name}") for name in KEYWORDS}),
        },
        pieces=[
            *(cards.ship(card) for card in pieces.ships),
            *(cards.crew(card) for card in pieces.crew[: len(game.components["crew"])]),
            *(cards.treasure(card) for card in pieces.treasures),
            *(cards.event(card) for card in pieces.events),
        ],
        symbols=SYMBOLS,
        option="fleet_a",
    )


class CardPieces:
    """The cards as pieces of the box, in the reader's words."""

    def __init__(self, box: Pieces, say: Say) -> None:
        self.box = box
        self.say = say

    def ship(self, card: Ship) -> Piece:
        guns = " ".join(f"{cannon.rank}{SEGMENTS[cannon.reach]}" for cannon in card.cannons)
        move = "+".join(SEGMENTS[segment] for segment in card.move)
        facts = [
            *self.common(card),
            (self.say("box-masts"), str(card.masts)),
            (self.say("box-guns"), guns),
            (self.say("box-move"), move),
            (self.say("box-cargo"), str(card.cargo)),
        ]
        label = named(self.say, f"ship-card-{card.key}", card.name)
        tags = [*self.tags(card), f"masts-{card.masts}"]
        drawn = hull_of(card) + below(guns.split(), move.split("+"))
        return self.piece("ship", card, label, sketch(VIEW[0], VIEW[1] + 44, drawn), facts, tags)

    def crew(self, card: Crew) -> Piece:
        linked = [self.box.ships[kind] for kind in card.ships]
        facts = self.common(card)
        if linked:
            names = ", ".join(named(self.say, f"ship-card-{ship.key}", ship.name) for ship in linked)
            facts.append((self.say("builder-link"), names))
        label = named(self.say, f"crew-card-{card.key}", card.name)
        return self.piece("crew", card, label, portrait(card), facts, self.tags(card))

    def treasure(self, card: Treasure) -> Piece:
        label = named(self.say, f"treasure-{card.key}", card.name)
        facts = [(self.say("box-spaces"), str(card.space))]
        return self.piece("treasure", card, label, sketch(60, 60, use("chest", 0, 0, 60)), facts, [])

    def event(self, card: Event) -> Piece:
        label = named(self.say, f"card-event-{card.key}", card.name)
        facts = [(self.say("box-points"), str(card.points))]
        picture = sketch(60, 60, use("rose", 0, 0, 60))
        said = self.say("box-event-text")
        clauses, tags = (card.clause, "14.4"), band(card.points)
        return Piece(f"event.{card.key}", "event", label, picture, said, clauses, 1, facts, tags)

    def piece(self, kind: str, card: Card, label: str, picture: str, facts: list[Fact], tags: list[str]) -> Piece:
        said = " ".join(self.sentences(card))
        clauses = [KEYWORD_CLAUSES[word] for word in keywords_of(card)]
        clauses += dict.fromkeys(f"effect:{EFFECTS[ability.effect]}" for ability in card.abilities)
        return Piece(f"{kind}.{card.key}", kind, label, picture, said, clauses, 1, facts, tags, f"{kind}/{card.key}")

    def sentences(self, card: Card) -> list[str]:
        """1.14 – Keywords with what they mean, and abilities."""
        found = [
            self.say("said-of", name=self.say(f"keyword-{word}"), what=self.say(f"keyword-{word}-text"))
            for word in keywords_of(card)
        ]
        return found + [say_ability(ability_words(self.box, ability), self.say) for ability in card.abilities]

    def common(self, card: Card) -> list[Fact]:
        nation = self.say(f"nation-{NATIONS[card.nation]}")
        facts = [(self.say("box-points"), str(card.points)), (self.say("box-nation"), nation)]
        return [*facts, (self.say("box-number"), card.number)] if card.number else facts

    def tags(self, card: Card) -> list[str]:
        words = [f"keyword-{word}" for word in keywords_of(card)]
        return [f"nation-{NATIONS[card.nation]}", *band(card.points), *words]


def band(points: int) -> list[str]:
    return [f"points-{low}" for low, high in POINTS if low <= points <= high]


def kind_of(card: Ship) -> str:
    words = keywords_of(card)
    if "sea-monster" in words:
        return "kraken" if card.hull.is_disc else "serpent"
    found = [kind for kind in ("turtle-ship", "galley", "schooner", "junk") if kind in words]
    return found[0].removesuffix("-ship") if found else "ship"


def hull_of(card: Ship) -> str:
    """The ship seen from above, to scale, in the colour of its nation."""
    hull, kind = card.hull, kind_of(card)
    length = (2 * hull.radius if hull.is_disc else hull.length) / 100
    beam = length if hull.is_disc else hull.beam / 100
    body = art.hull(length, beam, hull.bow / 100, kind, 'stroke-width="1.6"')
    masts = "".join(art.mast(kind, x / 100, y / 100, beam, True) for x, y in hull.masts)
    head = '<use href="#dj-head"/>' if kind == "serpent" else ""
    x = VIEW[0] / 2 + (0 if hull.is_disc else length / 2)
    where = f"translate({number(x)} {number(VIEW[1] / 2)})"
    sea = f'<rect width="{number(VIEW[0])}" height="{number(VIEW[1])}" fill="var(--sea)"/>'
    return f'{sea}<g transform="{where}" style="{seat_style(COLOURS[NATIONS[card.nation]])}">{body}{masts}{head}</g>'


def below(guns: list[str], move: list[str]) -> str:
    """The guns as on the board, and the sticks of the move."""
    size = min(24.0, (VIEW[0] - 4) / len(guns) - 2)
    drawn = ""
    for i, name in enumerate(guns):
        scale = f"translate({number(round(2 + i * (size + 2), 1))} {number(VIEW[1] + 4)}) scale({size / 30:.3f})"
        drawn += f'<g transform="{scale}">{art.gun(name, 30)}</g>'
    x = 2.0
    for letter in move:
        long = 38.0 if letter == "L" else 26.0
        drawn += f'<g transform="translate({number(x)} {number(VIEW[1] + 37)})">{art.stick(letter, long)}</g>'
        x += long + 3
    return drawn


def portrait(card: Crew) -> str:
    """A crew member: his head on the colour of his nation."""
    style = seat_style(COLOURS[NATIONS[card.nation]])
    disc = f'<g style="{style}"><circle class="fb-tok" cx="32" cy="32" r="29"/></g>'
    points = '<circle cx="55" cy="53" r="11" fill="var(--coin)" stroke="var(--ink)" stroke-width="1.5"/>'
    points += text(55, 58.5, str(card.points), "fb-mid", "font-size:16px;font-weight:700;fill:#1a1712")
    return sketch(68, 66, disc + use("crew", 12, 10, 40) + points)
