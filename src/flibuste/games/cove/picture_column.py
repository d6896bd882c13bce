"""The column beside the chart: month and phase, who decides, legendary pirates, my wheel, the fame track."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from flibuste.games.cove.picture_art import medal, section_icon
from flibuste.games.cove.picture_hand import card_face
from flibuste.games.cove.picture_layout import COLUMN, COLUMN_W, SEA_BOTTOM, SEA_TOP, STAGE_TOP
from flibuste.games.cove.picture_words import COLOURS, Words
from flibuste.look import Board, number, piece, seat_style, text, use
from flibuste.look.lettering import wrapped
from flibuste.look.svg import hot

PHASES = ("treasures", "navigation", "combat", "plunder", "effects", "black-ships")
PHASE_SIGNS = {
    "treasures": "chest",
    "navigation": "wheel",
    "combat": "cannon",
    "plunder": "coin",
    "effects": "tavern",
    "black-ships": "blackship",
}
COURSES = ("set-course", "open-course")
LANE = 25.0
CARD_LINE = 16.0


def seat_token(words: Words, seat: int, x: float, y: float, radius: float) -> str:
    """A seat's token in the colour in which it is drawn."""
    return drawn_token(seat, words.colour(seat), x, y, radius)


@lru_cache(512)
def drawn_token(seat: int, colour: int, x: float, y: float, radius: float) -> str:
    half = radius * 0.66
    return (
        f'<g style="{seat_style(colour)}"><circle class="fb-tok" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
        f"{use(f'em-{seat}', x - half, y - half, 2 * half)}</g>"
    )


class Column:
    """The column, drawn for one reader. Boxes are laid from the top; `y` is where the next one begins."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.seat: int | None = self.view["seat"]
        self.y = STAGE_TOP + 10.0

    def draw_now(self) -> None:
        """At arm's length: month, phase, whose decision and about what."""
        words, view = self.words, self.view
        content = calendar(words.month(), view["month"], view["months"], view["phase"])
        content += text(14, 71, words.phase(), "fb-h2", "font-size:20px") if view["month"] else ""
        seats = words.deciding()
        radius = 20 if len(seats) < 3 else 15
        for i, seat in enumerate(seats):
            content += seat_token(words, seat, 14 + radius + (2 * radius + 4) * i, 103, radius)
        x = 14 + (2 * radius + 4) * len(seats) + 8
        content += self.question(seats, x)
        self.board.pieces.append(piece("now", COLUMN, SEA_TOP, words.situation(), content))

    def question(self, seats: list[int], x: float) -> str:
        room = int((COLUMN_W - x - 8) / 7.6)
        names = wrapped(", ".join(self.words.name(seat) for seat in seats), room)[:1] if len(seats) < 3 else []
        lines = [(line, "font-size:18px;font-weight:700") for line in names]
        lines += [(line, "font-size:16px") for line in wrapped(self.words.step(), room)[: 3 - len(lines)]]
        top = 103 + 6 - 10 * (len(lines) - 1)
        return "".join(text(x, top + 20 * i, line, "", style) for i, (line, style) in enumerate(lines))

    def draw_quiet(self) -> None:
        """Between battles: pirates at sea, wheel, fame."""
        for ship in self.view["black_ships"]:
            if ship["pirate"]:
                self.draw_pirate(ship)
        if self.view["navy"]:
            self.draw_navy(self.view["navy"])
        lanes = self.lanes()
        self.draw_middle(self.y, SEA_BOTTOM - lanes - 4 - self.y)
        self.draw_fame(SEA_BOTTOM - lanes)

    def lanes(self) -> float:
        """The height of the fame track."""
        return float(self.view["seats"] * LANE + 34)

    def draw_rest(self, top: float) -> None:
        """Under a battle: the fame track, where there is room for it."""
        if SEA_BOTTOM - self.lanes() >= top + 6:
            self.draw_fame(SEA_BOTTOM - self.lanes())

    def draw_pirate(self, ship: dict[str, Any]) -> None:
        """The card of a legendary pirate."""
        pirate, words = ship["pirate"], self.words
        lines = self.aim_lines(pirate)
        content = pirate_card(pirate["id"], words.legend(pirate["id"]), facts(pirate), lines)
        self.board.pieces.append(piece(f"legend-{ship['number']}", COLUMN + 10, self.y, words.pirate(pirate), content))
        self.y += CARD_LINE * len(lines) + 62

    def aim_lines(self, pirate: dict[str, Any]) -> tuple[str, ...]:
        words = self.words
        said = [words.aim(pirate), *(words(f"picture-effect-{effect}") for effect in pirate["effects"])]
        return tuple(wrapped(". ".join(part for part in said if part), 40)[:2])

    def draw_navy(self, navy: dict[str, Any]) -> None:
        words = self.words
        name = words.name(navy["controller"])
        line = words("picture-controlled", name=name)
        content = pirate_card("navy", words.legend("navy"), facts(navy), (line,))
        content += seat_token(words, navy["controller"], COLUMN_W - 46, 18, 12)
        title = words("picture-navy", name=name, hull=navy["hull"])
        self.board.pieces.append(piece("legend-navy", COLUMN + 10, self.y, title, content))
        self.y += CARD_LINE + 62

    # ---- the middle: wheel, colours, an offered parrot, the end -------------------------------------------------

    def draw_middle(self, top: float, room: float) -> None:
        if self.view["offered"]:
            self.draw_offer(top, room)
        elif self.view["over"]:
            self.draw_end(top, room)
        elif self.view["phase"] == "setup" and self.view["options"]["colours"] == "choose":
            self.draw_colours(top)
        elif self.seat:
            self.draw_wheel(top, room)

    def draw_wheel(self, top: float, room: float) -> None:
        """My navigation wheel, set to my destination once I have chosen it."""
        words = self.words
        aims = words.step_name() in COURSES
        sealed = self.view["players"][(self.seat or 1) - 1].get("sealed") or ""
        chosen = int(sealed[5:]) if sealed.startswith("sail ") else 0
        size = max(46.0, min(86.0, room / 2 - 3))
        content = wheel(size)
        for island in range(1, 7):
            angle = (island - 2.5) * pi / 3
            x, y = size * 0.72 * cos(angle), size * 0.72 * sin(angle)
            title = words("picture-course", island=words.place(island))
            known = f"course-{island}"
            face = spoke(island, island == chosen)
            target = f"island-{island}" if aims else ""
            shape = f'<circle class="fb-hot" r="{20 if island != chosen else 22}"/>' if aims else ""
            content += piece(known, x, y, title, face, target=target, shape=shape)
        middle = top + room / 2
        title = words("picture-wheel-set", island=words.place(chosen)) if chosen else words("picture-wheel")
        self.board.pieces.append(piece("my-wheel", COLUMN + 18 + size, middle, title, content))
        x = 2 * size + 32
        lines = wrapped(title, int((COLUMN_W - x - 8) / 8))[:5]
        said = "".join(
            text(0, 6 + 20 * (i - (len(lines) - 1) / 2), line, "", "font-weight:600" if chosen else "")
            for i, line in enumerate(lines)
        )
        self.board.pieces.append(piece("my-wheel-words", COLUMN + x, middle, title, said))

    def draw_colours(self, top: float) -> None:
        """1.3.1 – The ship colours to choose from."""
        words = self.words
        taken = {player["colour"]: player["seat"] for player in self.view["players"] if player["colour"]}
        for i, (name, colour) in enumerate(COLOURS.items()):
            seat = taken.get(name)
            drawn = f'<g style="{seat_style(colour)}"{" opacity=" + chr(34) + ".35" + chr(34) if seat else ""}>{use("galleon", -29, -29, 58)}</g>'
            if seat:
                drawn += drawn_token(seat, colour, 0, 0, 13)
            title = words(f"colour-{name}")
            shape = hot(-32, -32, 64, 66) if not seat else ""
            target = f"colour-{name}" if not seat else ""
            x, y = COLUMN + 52 + 66 * i, top + 50
            self.board.pieces.append(piece(f"colour-{name}", x, y, title, drawn, target=target, shape=shape))

    def draw_offer(self, top: float, room: float) -> None:
        """7.1.9 – A second parrot, shown to all."""
        card = self.view["offered"]
        face = card_face(card, self.words.card(card), self.words.card_text(card))
        title = f"{self.words('picture-offered')}: {self.words.card(card)}. {self.words.card_text(card)}"
        shape = hot(-5, -5, 150, 150, 12)
        x, y = COLUMN + COLUMN_W / 2 - 70, top + max(4, room / 2 - 70)
        self.board.pieces.append(piece("offered-parrot", x, y, title, face, target="offered-parrot", shape=shape))

    def draw_end(self, top: float, room: float) -> None:
        """The winners, and the Fame cards that everybody held."""
        words = self.words
        content = use("crown", COLUMN_W / 2 - 26, 0, 52)
        names = ", ".join(words.name(seat) for seat in self.view["winners"])
        for i, line in enumerate(wrapped(names, 26)[:2]):
            content += text(COLUMN_W / 2, 78 + 25 * i, line, "fb-h2 fb-mid")
        content += text(COLUMN_W / 2, 132, words.step(), "fb-mid")
        self.board.pieces.append(piece("end", COLUMN, top + max(0, room / 2 - 70), words.situation(), content))

    # ---- fame ---------------------------------------------------------------------------------------------------

    def draw_fame(self, top: float) -> None:
        """The fame track: one lane a seat."""
        words, players = self.words, self.view["players"]
        most = max(player["fame"] for player in players)
        last = max(30, -(-(most + 1) // 10) * 10)
        self.board.pieces.append(
            piece("fame-track", COLUMN, top, words("picture-fame-track"), fame_track(len(players), last))
        )
        for i, player in enumerate(players):
            seat, fame = player["seat"], player["fame"]
            x = COLUMN + 40 + (COLUMN_W - 100) * fame / last
            title = words("picture-fame", name=words.name(seat), fame=fame)
            content = seat_token(words, seat, 0, 0, 11.5) + text(17, 6.5, str(fame), "fb-num")
            self.board.pieces.append(piece(f"fame-{seat}", x, top + 19 + LANE * i, title, content))


def facts(pirate: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """The numbers of a card with their icons."""
    fame = f"1–{pirate['fame_die']}" if pirate.get("fame_die") else str(pirate["fame"])
    if not pirate["hull"]:
        return (("fame", fame),)
    found = [
        ("die-6", str(pirate["dice"])),
        ("hull", str(pirate["hull"])),
        ("sail", str(pirate["speed"])),
        ("fame", fame),
    ]
    if pirate.get("section", "none") != "none":
        found.insert(1, (pirate["section"], ""))
    return tuple(found)


@lru_cache(256)
def pirate_card(legend: str, name: str, numbers: tuple[tuple[str, str], ...], lines: tuple[str, ...]) -> str:
    """A legendary pirate, or the Navy: emblem, name, numbers and what is special."""
    high = number(54 + CARD_LINE * len(lines))
    drawn = f'<rect width="{COLUMN_W - 20}" height="{high}" rx="7" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.2"/>'
    drawn += medal(legend, 26, 25, 19)
    size = "font-size:19px;font-weight:700" if len(name) < 25 else "font-size:17px;font-weight:700"
    drawn += text(52, 20, name, "", size)
    x = 52.0
    for icon, count in numbers:
        if not count:
            drawn += text(x - 6, 43, "›", "fb-v") + section_icon(icon, x + 2, 27, 20)
            x += 40
            continue
        drawn += use(icon, x, 27, 20) + text(x + 24, 43, count, "fb-num", "font-size:17px")
        x += 34 + 9.5 * len(count) + 6
    return drawn + "".join(text(52, 61 + CARD_LINE * i, line, "fb-v") for i, line in enumerate(lines))


@lru_cache(64)
def calendar(words: str, month: int, months: int, phase: str) -> str:
    """The month, one mark for each, and the phases in their order."""
    drawn = text(14, 30, words, "fb-h2")
    step = min(15.0, 180 / max(1, months))
    left = COLUMN_W - 14 - step * (months - 1) - 5
    for i in range(1, months + 1):
        fill = "rubric" if i == month else "ink"
        body = "none" if i > month else f"var(--{fill})"
        drawn += (
            f'<circle cx="{number(left + step * (i - 1))}" cy="23" r="5" fill="{body}" stroke="var(--{fill})" '
            'stroke-width="1.5"/>'
        )
    if phase in PHASES:
        for i, name in enumerate(PHASES):
            x = COLUMN_W - 190 + 30 * i
            here = name == phase
            box = f'<rect x="{x - 2}" y="49" width="30" height="30" rx="6" fill="var(--panel)" stroke="var(--ink)" stroke-width="2"/>'
            icon = use(PHASE_SIGNS[name], x + 2, 53, 22)
            drawn += box + icon if here else f'<g opacity=".4">{icon}</g>'
    return drawn + f'<path class="fb-thin" d="M14 40h{COLUMN_W - 28}"/>'


@lru_cache(64)
def wheel(radius: float) -> str:
    """The wheel without its figures."""
    drawn = f'<circle r="{number(radius)}" fill="var(--panel)" stroke="var(--ink)" stroke-width="2"/>'
    drawn += f'<circle r="{number(radius * 0.44)}" class="fb-thin"/>'
    for i in range(6):
        x, y = cos(i * pi / 3), sin(i * pi / 3)
        drawn += (
            f'<path class="fb-t" d="M{number(x * radius * 0.44)} {number(y * radius * 0.44)}'
            f'L{number(x * radius)} {number(y * radius)}"/>'
        )
    return drawn + use("wheel", -20, -20, 40)


@lru_cache(64)
def spoke(island: int, chosen: bool) -> str:
    """One destination of the wheel."""
    fill, ink, radius = ("var(--rubric)", "var(--card)", 18) if chosen else ("var(--card)", "var(--ink)", 15)
    return (
        f'<circle r="{radius}" fill="{fill}" stroke="var(--ink)" stroke-width="{3 if chosen else 1.6}"/>'
        f'<text class="fb-num fb-mid" y="6.5" style="fill:{ink}">{island}</text>'
    )


@lru_cache(64)
def fame_track(seats: int, last: int) -> str:
    """The lanes with a mark every five points."""
    width = COLUMN_W - 100
    drawn = use("fame", 8, 4, 24)
    low = number(10 + LANE * seats)
    for points in range(0, last + 1, 5):
        x = number(40 + width * points / last)
        drawn += f'<path d="M{x} 6V{low}" stroke="var(--hair)" stroke-width="{2 if points % 10 == 0 else 1}"/>'
        if points % 10 == 0:
            drawn += text(40 + width * points / last, 24 + LANE * seats, str(points), "fb-v fb-mid")
    return drawn
