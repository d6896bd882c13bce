"""Draws the view of one seat as SVG. It knows nothing but the view, so that nothing hidden can be seen."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flibuste.drawing import Board, number, piece, place, text, token, use
from flibuste.drawing.keeping import keep_on
from flibuste.drawing.lettering import badge, wrapped
from flibuste.drawing.svg import hot
from flibuste.engine.game import Say
from flibuste.games.stortebeker.knowledge.seen import BerthSeen, PlayerSeen, StortebekerView
from flibuste.games.stortebeker.picture import art
from flibuste.games.stortebeker.picture.layout import LEFT, SEA_RIGHT, TILE_H, TILE_TOP, TILE_W, layout_for
from flibuste.games.stortebeker.picture.shore import Shore
from flibuste.games.stortebeker.picture.sides import Side, drawn_side
from flibuste.games.stortebeker.picture.words import Words

# Where up to four markers stand on one space.
ON_SPACE = ((37, 34), (14, 36), (37, 13), (14, 13))
AT_START = ((15, 43), (37, 43), (15, 73), (37, 73))


def picture(view: StortebekerView, say: Say) -> str:
    """The whole table as SVG."""
    return Drawing(view, Words(view, say)).drawn()


class Drawing:
    """One picture while it is being drawn."""

    def __init__(self, view: StortebekerView, words: Words) -> None:
        self.view = view
        self.words = words
        self.seat: int | None = view["seat"]
        self.layout = layout_for(view["seats"], len(view["sea"]), self.seat)
        self.board = Board(1200, self.layout.height, words("picture-title"), words.situation(), art.SYMBOLS)
        self.add = self.board.pieces.append

    def drawn(self) -> str:
        self.board.chart = art.chart(self.layout)
        self.draw_turn()
        self.draw_cartouche()
        for player in self.view["players"]:
            self.draw_player(player)
        for berth, lying in enumerate(self.view["sea"]):
            self.keep_berth(berth, lying)
        shore = Shore(self.board, self.layout, self.view, self.words)
        shown = (self.view["rear_guard"], self.view["draw_pile"], self.view["discard_pile"])
        self.keep("shore", shown, shore.draw_piles_and_tiles)
        shore.draw_dice()
        if self.seat:
            hand = self.view["players"][self.seat - 1].get("hand", [])
            self.keep("hand", hand, lambda: self.draw_hand(hand))
        self.keep("scores", [player["score"] for player in self.view["players"]], self.draw_scores)
        return self.board.drawn()

    def draw_turn(self) -> None:
        """The row of the player whose turn it is: boxed, with a bar in his colour."""
        seat = self.view["turn"]
        if self.view["over"] or not seat:
            return
        height = number(self.layout.row_height)
        box = (
            f'<rect width="{SEA_RIGHT - LEFT}" height="{height}" rx="8" fill="var(--card)" stroke="var(--ink)" '
            f'stroke-width="{3 if seat == self.seat else 2}"/>'
            f'<path d="M8 0H12V{height}H8q-8 0-8-8V8q0-8 8-8z" fill="var(--seat-{seat})" stroke="var(--ink)" '
            'stroke-width="2"/>'
        )
        title = self.words.about("picture-is-turn", seat)
        self.board.places.append(piece("turn", LEFT, self.layout.row[seat], title, box))  # under whatever lights up

    def draw_cartouche(self) -> None:
        """The title and, in large letters, who decides and about what."""
        words = self.words
        last = self.view["last_round"] and not self.view["over"]
        content = text(86, 32, words("picture-title"), "fb-h2 fb-mid")
        if last:
            content += text(86, 54, words("picture-last-round"), "fb-sm fb-mid", "font-weight:700;fill:var(--rubric)")
        else:
            content += text(86, 54, words("picture-round", round=self.view["round"]), "fb-v fb-mid")
        content += '<path class="fb-thin" d="M24 65h124"/>'
        seats = words.deciding()
        names = wrapped(", ".join(words.name(seat) for seat in seats), 15)[:2]
        steps = wrapped(words.step(), 21)[:2]
        lines = len(names) + len(steps)
        radius, middle = (29 if len(seats) < 2 else 18, 102) if lines < 4 else (19, 90)
        for i, seat in enumerate(seats):
            content += token(seat, 86 + (i - (len(seats) - 1) / 2) * (2 * radius + 4), middle, radius)
        y = 157 - 3 * lines if lines < 4 else 132
        for line in names:
            content += text(86, y, line, "fb-mid", "font-size:18px;font-weight:700")
            y += 21
        for line in steps:
            content += text(86, y + 1, line, "fb-sm fb-mid")
            y += 19
        self.add(piece("now", LEFT, TILE_TOP, words.situation(), content))

    def draw_player(self, player: PlayerSeen) -> None:
        """A seat's panel, and beside it the cards that it exchanged and that lie open."""
        seat, words, view = player["seat"], self.words, self.view
        name = words.name(seat)
        roles = (view["first"] == seat, seat in view["asked"], seat in view["winners"])
        you = words("picture-you") if seat == self.seat else ""
        fleet = tuple(words.fleet(player["ships"]))
        counts = (player["score"], player.get("bonus", 0), player["hand_size"])
        content = panel(seat, (name, you), counts, fleet, roles)
        y = self.layout.row[seat] + (self.layout.row_height - 100) / 2
        self.add(piece(f"seat-{seat}", LEFT, y, words.panel(player), content))
        for i, card in enumerate(player["open"]):
            step = min(25.0, 40 / max(1, len(player["open"]) - 1))
            title = words("picture-open", name=name, card=words.card(card))
            shape = f'<g transform="scale(.8)"><use href="#s-{art.card_name(card)}"/></g>'
            self.add(piece(f"open-{seat}-{i}", LEFT + 119 + step * i, y + 43, title, shape))

    def keep_berth(self, berth: int, lying: BerthSeen) -> None:
        """A berth, drawn anew when something in it has changed, or the question is about it."""
        ship = "" if lying["ship"] is None else lying["ship"]["id"]
        aims = [self.words.aim(ship, lies["seat"]) for lies in lying["sides"]] if ship else []
        self.keep("berth", (berth, lying, aims), lambda: self.draw_berth(berth, lying))

    def keep(self, what: str, data: Any, draw: Callable[[], None]) -> None:
        """Keep a part of the picture; where it is depends on how many sit and lie here, and on who looks."""
        where = (self.view["seats"], len(self.view["sea"]), self.seat)
        keep_on(self.board, what, self.words.say, (data, where), draw)

    def draw_berth(self, berth: int, lying: BerthSeen) -> None:
        """A ship at sea, the place that an action points at, and every seat's side of it."""
        ship = lying["ship"]
        x = self.layout.tile(berth)
        if ship is None:
            line = 'fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="10 5 2 5"'
            dashed = f'<rect width="{TILE_W}" height="{TILE_H}" rx="10" {line}/>'
            self.add(piece(f"gap-{berth + 1}", x, TILE_TOP, self.words("picture-gap"), dashed))
            return
        name, title = ship["id"], self.words.ship(ship)
        low = self.layout.row[self.seat] + self.layout.row_height - 4 if self.seat else TILE_TOP + TILE_H + 5
        left, width = (self.layout.column(berth) + 2, self.layout.pitch - 4) if self.seat else (x - 5, TILE_W + 10)
        shape = hot(left, TILE_TOP - 5, width, low - TILE_TOP + 5, 13)
        self.board.places.append(place(f"place-{name}", name, title, shape))
        tile = art.tile(ship, self.words("ship-name", ship=name))
        self.add(piece(f"ship-{name}", x, TILE_TOP, title, tile, attributes='pointer-events="none"'))
        needs = art.needs_of(ship)
        for lies in lying["sides"]:
            side = Side(name, needs, lies, self.words.name(lies["seat"]))
            if side.seat == self.seat or side.laid or side.pirates:
                aim = self.words.aim(name, side.seat)
                self.add(drawn_side(self.words.say, self.layout, berth, side, aim))

    def draw_hand(self, hand: list[str]) -> None:
        """The reader's hand, in a row of its own under the sea."""
        words, y = self.words, self.layout.hand
        seat = self.seat or 1
        label = token(seat, 36, 34, 14) + text(60, 40, words("picture-hand"), "", "font-weight:600")
        self.add(piece("hand", LEFT - 4, y + 14, words("picture-hand"), label))
        step = min(86.0, 540 / max(1, len(hand) - 1))
        for i, card in enumerate(hand):
            word = words("picture-card-pirate") if card.startswith("pirate") else words.card(card.rstrip("*"))
            drawn = f'<use href="#h-{art.card_name(card)}"/>{text(36, 92, word, "fb-sm fb-mid")}'
            title = words("picture-in-hand", card=words.card(card))
            shape = '<rect class="fb-hot" x="-4" y="-4" width="80" height="109" rx="12"/>'
            self.add(piece(f"hand-{i}", 208 + step * i, y + 4, title, drawn, target=card, shape=shape))

    def draw_scores(self) -> None:
        """The markers on the score track; one that has passed the last space has a golden rim."""
        players = self.view["players"]
        spaces = [(player["score"] - 1) % 44 + 1 if player["score"] > 0 else 0 for player in players]
        for i, (player, space) in enumerate(zip(players, spaces, strict=True)):
            seat, score = player["seat"], player["score"]
            x, y = self.layout.space(score)
            before, company = spaces[:i].count(space), spaces.count(space)
            dx, dy = (ON_SPACE if space else AT_START)[before]
            radius = 13 if space and company < 2 and score <= 44 else 10.5
            content = token(seat, 0, 0, radius)
            if score > 44:
                content = f'<circle class="fb-g" r="{number(radius + 4)}" style="stroke-width:1.5"/>' + content
                if company < 2:
                    content += text(12, -18.5, f"+{score - space}", "fb-sm fb-end", "font-weight:700;fill:var(--gilt)")
            title = self.words("picture-score", name=self.words.name(seat), score=score)
            self.add(piece(f"score-{seat}", x + dx, y + dy, title, content))


@lru_cache(1024)
def panel(
    seat: int,
    names: tuple[str, str],
    counts: tuple[int, int, int],
    fleet: tuple[tuple[str, str], ...],
    roles: tuple[bool, bool, bool],
) -> str:
    """Token, name, points, cards in hand and captured ships of a seat."""
    name, you = names
    score, bonus, cards = counts
    first, asked, winner = roles
    drawn = token(seat, 37, 31, 20)
    if first:
        drawn += badge(21, 46, "1")
    if winner:
        drawn += use("crown", 23, -10, 28)
    elif asked:
        drawn += badge(53, 15, "?", 10.5, "legal")
    drawn += text(37, 68, you, "fb-v fb-mid") if you else ""
    drawn += name_lines(name) + use("fame", 66, 31, 21) + text(92, 47, str(score), "fb-num")
    if bonus:
        drawn += text(97 + 10.5 * len(str(score)), 47, f"+{bonus}", "", "font-weight:700;fill:var(--gilt)")
    drawn += '<g transform="translate(69 53) scale(.57)"><use href="#s-back"/></g>' + text(92, 70, str(cards), "fb-num")
    return drawn + "".join(art.chip(colour, said, 14 + 31 * i, 76) for i, (colour, said) in enumerate(fleet))


def name_lines(name: str) -> str:
    """A name in full: a long one is smaller, or on two lines."""
    if len(name) <= 10:
        return text(66, 25, name, "", "font-weight:600")
    lines = wrapped(name, 12)[:2]
    if len(lines) == 1:
        return text(66, 24, name, "fb-sm", "font-weight:600")
    return "".join(text(66, 13 + 15 * i, line, "fb-sm", "font-weight:600") for i, line in enumerate(lines))
