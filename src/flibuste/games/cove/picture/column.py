"""The column beside the chart: month and phase, who decides, legendary pirates, my wheel, the fame track."""

from math import cos, pi, sin

from flibuste.drawing import Board, piece, seat_style, text, token, use
from flibuste.drawing.keeping import keep_on
from flibuste.drawing.lettering import wrapped
from flibuste.drawing.svg import hot
from flibuste.games.cove.knowledge.seen import LegendSeen, NavySeen
from flibuste.games.cove.picture.hand import card_face
from flibuste.games.cove.picture.layout import COLUMN, COLUMN_W, SEA_BOTTOM, SEA_TOP, STAGE_TOP
from flibuste.games.cove.picture.panels import (
    CARD_LINE,
    LANE,
    calendar,
    facts,
    fame_track,
    numbers,
    pirate_card,
    spoke,
    wheel,
)
from flibuste.games.cove.picture.words import COLOURS, Words

AIM_LETTERS = 42
COURSES = ("set-course", "open-course")


class Column:
    """The column, drawn for one reader. Boxes are laid from the top; `y` is where the next one begins."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.seat: int | None = self.view["seat"]
        self.y = STAGE_TOP + 10.0

    def draw_now(self) -> None:
        """In large letters: month, phase, who decides and about what."""
        words, view = self.words, self.view
        content = calendar(words.month(), view["month"], view["months"], view["phase"])
        content += text(14, 71, words.phase(), "fb-h2", "font-size:20px") if view["month"] else ""
        seats = words.deciding()
        radius = 20 if len(seats) < 3 else 15
        for i, seat in enumerate(seats):
            content += words.token(seat, 14 + radius + (2 * radius + 4) * i, 103, radius)
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
                self.draw_pirate(ship["number"], ship["pirate"])
        if self.view["navy"]:
            self.draw_navy(self.view["navy"])
        lanes = self.lanes()
        top, room = self.y, SEA_BOTTOM - lanes - 4 - self.y
        if self.shows_wheel():
            sealed = self.view["players"][(self.seat or 1) - 1].get("sealed")
            shown = (sealed, self.words.step_name() in COURSES, top, room)
            keep_on(self.board, "wheel", self.words.say, shown, lambda: self.draw_wheel(top, room))
        else:
            self.draw_middle(top, room)
        self.keep_fame(SEA_BOTTOM - lanes)

    def keep_fame(self, top: float) -> None:
        """The fame track, drawn anew when somebody has more or less."""
        shown = [(player["seat"], player["fame"], player["fame_cards"]) for player in self.view["players"]]
        data = (shown, self.words.colours, top)
        keep_on(self.board, "fame", self.words.say, data, lambda: self.draw_fame(top))

    def lanes(self) -> float:
        """The height of the fame track."""
        return float(self.view["seats"] * LANE + 34)

    def draw_rest(self, top: float) -> None:
        """Under a battle: the fame track, where there is room for it."""
        if SEA_BOTTOM - self.lanes() >= top + 6:
            self.keep_fame(SEA_BOTTOM - self.lanes())

    def draw_pirate(self, ship: int, pirate: LegendSeen) -> None:
        """The card of the legendary pirate aboard a black ship."""
        words, lines = self.words, self.aim_lines(pirate)
        content = pirate_card(pirate["id"], words.legend(pirate["id"]), facts(pirate), lines)
        self.board.pieces.append(piece(f"legend-{ship}", COLUMN + 10, self.y, words.pirate(pirate), content))
        self.y += CARD_LINE * len(lines) + 62

    def aim_lines(self, pirate: LegendSeen) -> tuple[str, ...]:
        words = self.words
        said = [words.aim(pirate), *(words(f"picture-effect-{effect}") for effect in pirate["effects"])]
        return tuple(wrapped(". ".join(part for part in said if part), AIM_LETTERS)[:3])

    def draw_navy(self, navy: NavySeen) -> None:
        words = self.words
        name = words.name(navy["controller"])
        line = words("picture-controlled", name=name)
        content = pirate_card("navy", words.legend("navy"), tuple(numbers(navy, str(navy["fame"]))), (line,))
        content += words.token(navy["controller"], COLUMN_W - 46, 18, 12)
        title = words("picture-navy", name=name, hull=navy["hull"])
        self.board.pieces.append(piece("legend-navy", COLUMN + 10, self.y, title, content))
        self.y += CARD_LINE + 62

    # ---- the middle: wheel, colours, an offered parrot, the end -------------------------------------------------

    def are_chosen(self) -> bool:
        """Whether players choose their colours now."""
        return self.view["phase"] == "setup" and self.view["options"]["colours"] == "choose"

    def shows_wheel(self) -> bool:
        """Whether there is nothing else in the middle."""
        return bool(self.seat) and not (self.view["offered"] or self.view["over"] or self.are_chosen())

    def draw_middle(self, top: float, room: float) -> None:
        if self.view["offered"]:
            self.draw_offer(self.view["offered"], top, room)
        elif self.view["over"]:
            self.draw_end(top, room)
        elif self.are_chosen():
            self.draw_colours(top)

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
            faded = ' opacity=".35"' if seat else ""
            drawn = f'<g style="{seat_style(colour)}"{faded}>{use("galleon", -29, -29, 58)}</g>'
            if seat:
                drawn += token(seat, 0, 0, 13, colour)
            title = words(f"colour-{name}")
            shape = hot(-32, -32, 64, 66) if not seat else ""
            target = f"colour-{name}" if not seat else ""
            x, y = COLUMN + 52 + 66 * i, top + 50
            self.board.pieces.append(piece(f"colour-{name}", x, y, title, drawn, target=target, shape=shape))

    def draw_offer(self, card: str, top: float, room: float) -> None:
        """7.1.9 – A second parrot, shown to all."""
        face = card_face(card, self.words.card(card), self.words.card_text(card))
        what = f"{self.words.card(card)}. {self.words.card_text(card)}"
        title = self.words.said_of(self.words("picture-offered"), what)
        shape = hot(-5, -5, 150, 150, 12)
        x, y = COLUMN + COLUMN_W / 2 - 70, top + max(4, room / 2 - 70)
        self.board.pieces.append(piece("offered-parrot", x, y, title, face, target="offered-parrot", shape=shape))

    def draw_end(self, top: float, room: float) -> None:
        """The winners, and the Fame cards that everybody held."""
        words = self.words
        content = use("crown", COLUMN_W / 2 - 26, 0, 52)
        names = ", ".join(words.name(seat) for seat in self.view["winners"])
        lines = wrapped(names, 26)[:2]
        for i, line in enumerate(lines):
            content += text(COLUMN_W / 2, 78 + 25 * i, line, "fb-h2 fb-mid")
        content += text(COLUMN_W / 2, 77 + 25 * len(lines), words.step(), "fb-mid")
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
            content = words.token(seat, 0, 0, 11.5) + text(17, 6.5, str(fame), "fb-num")
            for card in player["fame_cards"] or ():
                title += f"; {words.card(card)}"
            if player["fame_cards"]:
                content += use("c-" + player["fame_cards"][-1], 42, -11, 22)
            self.board.pieces.append(piece(f"fame-{seat}", x, top + 19 + LANE * i, title, content))
