"""The table of one seat, drawn as SVG from its view alone: what the view does not say cannot be seen."""

from collections.abc import Callable
from typing import Any

from flibuste.games.stortebeker import picture_art as art
from flibuste.games.stortebeker.picture_layout import CARD_H, CARD_PITCH, CARD_W, LEFT, TILE_H, TILE_TOP, TILE_W
from flibuste.games.stortebeker.picture_layout import layout_for
from flibuste.games.stortebeker.picture_shore import Shore
from flibuste.games.stortebeker.picture_words import Words
from flibuste.look import Board, number, piece, place, seat_style, text, token, use
from flibuste.look.svg import hot

View = dict[str, Any]


def picture(view: View, say: Callable[..., str]) -> str:
    """The whole table as SVG."""
    return Drawing(view, Words(view, say)).drawn()


class Drawing:
    """One drawing in the making."""

    def __init__(self, view: View, words: Words) -> None:
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
            self.draw_berth(berth, lying)
        Shore(self.board, self.view, self.words).draw()
        if self.seat:
            self.draw_hand(self.view["players"][self.seat - 1].get("hand", []))
        self.draw_scores()
        return self.board.drawn()

    def draw_turn(self) -> None:
        """The row of the player whose turn it is: boxed, with a bar in his colour."""
        seat = self.view["turn"]
        if self.view["over"] or not seat:
            return
        height = number(self.layout.row_height)
        box = (
            f'<rect width="{self.layout.right - LEFT}" height="{height}" rx="8" fill="var(--card)" stroke="var(--ink)" '
            f'stroke-width="{3 if seat == self.seat else 2}"/>'
            f'<path d="M8 0H12V{height}H8q-8 0-8-8V8q0-8 8-8z" fill="var(--seat-{seat})" stroke="var(--ink)" stroke-width="2"/>'
        )
        self.add(piece("turn", LEFT, self.layout.row[seat], self.words.about("picture-is-turn", seat), box))

    def draw_cartouche(self) -> None:
        """The title, and at arm's length: whose decision, and about what."""
        view, words = self.view, self.words
        middle = 86.0
        content = text(middle, 32, words("picture-title"), "fb-h2 fb-mid")
        content += text(middle, 54, words("picture-round", round=view["round"]), "fb-v fb-mid")
        if view["last_round"] and not view["over"]:
            content = text(middle, 32, words("picture-title"), "fb-h2 fb-mid")
            content += text(middle, 54, words("picture-last-round"), "fb-sm fb-mid", "font-weight:700;fill:var(--rubric)")
        content += '<path class="fb-thin" d="M24 66h124"/>'
        seats = words.deciding()
        radius = 28 if len(seats) < 2 else 18
        for i, seat in enumerate(seats):
            content += token(seat, middle + (i - (len(seats) - 1) / 2) * (2 * radius + 4), 101, radius)
        lines = words.wrapped(", ".join(words.name(seat) for seat in seats), 15)[:2]
        steps = words.wrapped(words.step(), 21)[: 3 - len(lines)]
        y = 150 if len(lines) + len(steps) < 3 else 146
        for line in lines:
            content += text(middle, y, line, "fb-mid", "font-weight:700")
            y += 20
        for line in steps:
            content += text(middle, y + 2, line, "fb-sm fb-mid")
            y += 19
        self.add(piece("now", LEFT, TILE_TOP, words.situation(), content))

    def draw_player(self, player: dict[str, Any]) -> None:
        """A seat's panel: token, name, points, cards in hand, cards lying open, captured ships."""
        seat, words = player["seat"], self.words
        content = token(seat, 36, 31, 20)
        if self.view["first"] == seat:
            content += art.badge(20, 15, "1")
        if seat in self.view["winners"]:
            content += use("crown", 22, -9, 28)
        elif seat in self.view["asked"]:
            content += art.badge(53, 47, "?", 10.5, "legal")
        if seat == self.seat:
            content += text(36, 69, words("picture-you"), "fb-v fb-mid")
        content += self.name_lines(words.name(seat))
        content += use("fame", 64, 32, 22) + text(90, 49, str(player["score"]), "fb-num")
        if player.get("bonus"):
            content += text(94 + 10.5 * len(str(player["score"])), 49, f"+{player['bonus']}", "", "font-weight:700;fill:var(--gilt)")
        content += use("card-back", 67, 53, 16, 22) + text(90, 71, str(player["hand_size"]), "fb-num")
        content += "".join(art.chip(letter, n, 10 + 32 * i, 78) for i, (letter, n) in enumerate(words.fleet(player)))
        y = self.layout.row[seat] + (self.layout.row_height - 102) / 2
        self.add(piece(f"seat-{seat}", LEFT, y, words.panel(player), content))
        for i, card in enumerate(player["open"]):
            step = min(25.0, 40 / max(1, len(player["open"]) - 1))
            title = words("picture-open", name=words.name(seat), card=words.card(card))
            shape = use(f"s-{art.card_name(card)}", 0, 0, 22, 31)
            self.add(piece(f"open-{seat}-{i}", LEFT + 119 + step * i, y + 46, title, shape))

    def name_lines(self, name: str) -> str:
        """A name never loses letters: it takes a smaller size or a second line."""
        if len(name) <= 10:
            return text(64, 26, name, "", "font-weight:600")
        lines = self.words.wrapped(name, 12)[:2]
        if len(lines) == 1:
            return text(64, 25, name, "fb-sm", "font-weight:600")
        return "".join(text(64, 14 + 16 * i, line, "fb-sm", "font-weight:600") for i, line in enumerate(lines))

    def draw_berth(self, berth: int, lying: dict[str, Any]) -> None:
        """A ship at sea, the place that an action points at, and every seat's side of it."""
        ship = lying["ship"]
        x = self.layout.tile(berth)
        if ship is None:
            dashed = (
                f'<rect width="{TILE_W}" height="{TILE_H}" rx="10" fill="none" stroke="var(--ink-2)" stroke-width="1.6" '
                'stroke-dasharray="10 5 2 5"/>'
            )
            self.add(piece(f"gap-{berth + 1}", x, TILE_TOP, self.words("picture-gap"), dashed))
            return
        name, title = ship["id"], self.words.ship(ship)
        low = self.layout.row[self.seat] + self.layout.row_height - 4 if self.seat else TILE_TOP + TILE_H + 5
        left, width = (self.layout.column(berth) + 2, self.layout.pitch - 4) if self.seat else (x - 5, TILE_W + 10)
        shape = hot(left, TILE_TOP - 5, width, low - TILE_TOP + 5, 13)
        self.board.places.append(place(f"place-{name}", name, title, shape))
        self.add(piece(f"ship-{name}", x, TILE_TOP, title, art.tile(ship), attributes='pointer-events="none"'))
        needs = art.needs_of(ship)
        for side in lying["sides"]:
            self.draw_side(berth, name, needs, side)

    def draw_side(self, berth: int, ship: str, needs: tuple[str, ...], side: dict[str, Any]) -> None:
        """One seat's cards at a ship: what is laid, what is missing, and the pirates below."""
        seat, layout, scale = side["seat"], self.layout, self.layout.scale
        laid = side["provisions"]
        pirates = self.pirates(side)
        if not laid and not pirates and seat != self.seat:
            return
        step, width, height = CARD_PITCH * scale, number(CARD_W * scale), number(CARD_H * scale)
        size = f'width="{width}" height="{height}"'
        left = (layout.pitch - step * len(needs)) / 2
        top = (layout.row_height - 2 * CARD_H * scale - 5) / 2
        content = ""
        for i, (need, card) in enumerate(matched(needs, laid)):
            if card:
                content += self.side_card(left + step * i, top, size, ship, seat, card, content)
            else:
                at = f'x="{number(left + step * i)}" y="{number(top)}"'
                content += f'<use href="#g-{need}" {at} {size}/>'
        full = len(laid) == len(needs)
        step = min(step, (layout.pitch - (36 if full else 6)) / max(1, len(pirates)))
        left = (layout.pitch - step * len(pirates)) / 2 - (14 if full and len(pirates) > 4 else 0)
        top += CARD_H * scale + 5
        words = self.words
        for i, (face, title_id, card) in enumerate(pirates):
            title = words(title_id, name=words.name(seat), ship=ship, card=words.card(card) if card else "")
            drawn = f'<use href="#{face}" {size}/>'
            content += piece(f"pirate-{ship}-{seat}-{i}", left + step * i, top, title, drawn)
        if full:
            content += art.verdict(layout.pitch - 18, top + CARD_H * scale - 13, True)
        quiet = 'pointer-events="none"' if seat == self.seat and not words.own_cards_asked() else ""
        title = words.side(seat, ship, len(laid), len(needs), len(pirates))
        x, y = layout.column(berth), layout.row[seat]
        self.add(piece(f"side-{ship}-{seat}", x, y, title, content, attributes=quiet))

    def side_card(self, x: float, y: float, size: str, ship: str, seat: int, card: str, before: str) -> str:
        """A provision at a ship; a broadside can point at it."""
        word = f"side-{ship}-{seat}-{art.card_name(card)}-"
        name = word + str(before.count(f'"{word}'))
        words = self.words
        drawn = f'<use href="#s-{art.card_name(card)}" {size}/>'
        title = words("picture-side-card", name=words.name(seat), ship=ship, card=words.card(card))
        if seat == self.seat and not words.own_cards_asked():
            return piece(name, x, y, title, drawn)
        shape = f'<rect class="fb-hot" x="-1" y="-1" {enlarged(size)} rx="6"/>'
        return piece(name, x, y, title, drawn, f"{seat}:{card}@{ship}", shape)

    def pirates(self, side: dict[str, Any]) -> list[tuple[str, str, str]]:
        """Face, words and card of every pirate at a side: those of others have a back and no value."""
        own: list[str] = side.get("own") or []
        drawn = [(f"o-{card}", "picture-side-own", card) for card in own]
        drawn += [("card-back", "picture-side-hidden", "")] * (side["face_down"] - len(own))
        return drawn + [(f"s-{card}", "picture-side-card", card) for card in side["face_up"]]

    def draw_hand(self, hand: list[str]) -> None:
        """The reader's hand, in a row of its own under the sea."""
        words, y = self.words, self.layout.hand
        seat = self.seat or 1
        label = token(seat, 36, 34, 14) + text(60, 40, words("picture-hand"), "", "font-weight:600")
        self.add(piece("hand", LEFT - 4, y + 14, "", label))
        step = min(86.0, (self.layout.right - 206) / max(1, len(hand)))
        for i, card in enumerate(hand):
            word = words("picture-card-pirate") if card.startswith("pirate") else words.card(card.rstrip("*"))
            drawn = f'<use href="#h-{art.card_name(card)}" width="72" height="101"/>{text(36, 92, word, "fb-sm fb-mid")}'
            title = words("picture-in-hand", card=words.card(card))
            shape = '<rect class="fb-hot" x="-4" y="-4" width="80" height="109" rx="12"/>'
            self.add(piece(f"hand-{i}", 208 + step * i, y + 4, title, drawn, card, shape))

    def draw_scores(self) -> None:
        """The markers on the score track; past the last space a marker carries what it has left behind."""
        together: dict[int, int] = {}
        for player in self.view["players"]:
            seat, score = player["seat"], player["score"]
            x, y = self.layout.space(score)
            space = (score - 1) % 44 + 1 if score > 0 else 0
            i = together[space] = together.get(space, -1) + 1
            dx, dy = ((37, 33), (14, 35), (37, 13), (18, 22))[i] if space else ((14, 12), (38, 12), (14, 40), (38, 40))[i]
            content = token(seat, 0, 0, 12 if i or not space else 13)
            lap = (score - space) if score > 44 else 0
            if lap:
                content += (
                    '<rect x="-18" y="-20" width="34" height="17" rx="4" fill="var(--card)" stroke="var(--ink)"/>'
                    + text(-1, -6.5, f"+{lap}", "fb-sm fb-mid", "font-weight:700")
                )
            title = self.words("picture-score", name=self.words.name(seat), score=score)
            self.add(piece(f"score-{seat}", x + dx, y + dy, title, content, attributes=f'style="{seat_style(seat)}"'))


def enlarged(size: str) -> str:
    """The size of the shape around a small card."""
    width, height = (float(part) for part in size.split('"')[1::2])
    return f'width="{number(width + 2)}" height="{number(height + 2)}"'


def matched(needs: tuple[str, ...], laid: list[str]) -> list[tuple[str, str]]:
    """Every demand of a ship with the card that meets it, or nothing."""
    left = list(laid)
    pairs = []
    for need in needs:
        card = need if need in left else f"{need}*" if f"{need}*" in left else ""
        if card:
            left.remove(card)
        pairs.append((need, card))
    return pairs
