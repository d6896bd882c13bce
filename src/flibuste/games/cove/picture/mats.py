"""The ship mats: rings, Craftsmen, parrots, holdings. A mat that did not change is not redrawn."""

from collections.abc import Hashable
from functools import lru_cache

from flibuste.drawing import number, piece, seat_style, text, token, use
from flibuste.drawing.lettering import badge, wrapped
from flibuste.drawing.svg import hot
from flibuste.games.cove.knowledge.seen import CraftsmanSeen, PlayerSeen
from flibuste.games.cove.picture.art import section_icon
from flibuste.games.cove.picture.layout import HEAD_H, MAT_H, MATS_TOP, ROW_H, ROWS_AT, SECTIONS, TRACK_AT, Layout
from flibuste.games.cove.picture.words import Words

DRAWN: dict[Hashable, str] = {}
ARMING = "arm-ships"
CHESTS = 2
OUTLINE = '<rect width="{}" height="' + str(MAT_H) + '" rx="8" fill="none" stroke="var(--ink)" stroke-width="3"/>'
ROW_HOT = '<use class="fb-hot" href="#row-hot"/>'


class Mats:
    """All mats of a table, drawn for one reader."""

    def __init__(self, words: Words, layout: Layout) -> None:
        self.words = words
        self.view = words.view
        self.layout = layout
        self.in_battle = bool(self.view["battle"])
        self.arming = words.step_name() == ARMING

    def drawn(self, player: PlayerSeen) -> str:
        """The mat of a seat with everything on it, drawn anew only if something on it has changed."""
        known = (self.words.say, self.layout, self.state_of(player))
        found = DRAWN.get(known)
        if found is None:
            if len(DRAWN) > 4096:
                DRAWN.clear()
            found = DRAWN[known] = self.draw(player)
        return found

    def state_of(self, player: PlayerSeen) -> tuple[Hashable, ...]:
        """All that this mat shows, to tell whether it has changed."""
        view, seat = self.view, player["seat"]
        own = seat == view["seat"]
        parrot = player["parrot"]
        rows = [
            (part["ring"], part["value"], part["craftsman"]["hits"] if part["craftsman"] else -1)
            for part in player["sections"].values()
        ]
        counts = [player[key] for key in ("fame", "gold", "chests", "hold", "hand_size", "place", "robber", "colour")]
        marks = (seat in view["asked"], seat in view["winners"], view["lookout"] == seat, self.in_battle, own)
        spends = own and (self.spends(), self.arming)
        bird = (parrot["id"], parrot["hits"]) if parrot else None
        return (seat, self.words.name(seat), self.words.colour(seat), spends, bird, *rows, *counts, *marks)

    def draw(self, player: PlayerSeen) -> str:
        seat = player["seat"]
        style = seat_style(self.words.colour(seat))
        content = self.board(player) + "".join(self.row(player, i, name) for i, name in enumerate(SECTIONS))
        content += self.parrot(player)
        if seat == self.view["seat"]:
            content += self.purse(player)
        return f'<g style="{style}">{content}</g>'

    # ---- the mat itself -----------------------------------------------------------------------------------------

    def board(self, player: PlayerSeen) -> str:
        seat, words, view = player["seat"], self.words, self.view
        own = seat == view["seat"]
        robber = player["robber"] or 0
        shade = words.colour(robber) if robber else 0
        marks = (seat in view["asked"], seat in view["winners"], robber, shade, view["lookout"] == seat)
        label = words("picture-you") if own else ""
        hold = "" if player["hold"] is None else f"/{player['hold']}"
        counts = (player["fame"], player["gold"], player["chests"], hold, player["hand_size"])
        costs = tuple(view["mat"]["costs"]) if own and self.spends() else ()
        content = mat_board(self.layout, seat, (words.name(seat), label), marks, counts)
        content += self.line(player, costs)
        target = f"mat-{seat}-all" if self.in_battle else f"mat-{seat}"
        high = HEAD_H if self.in_battle else MAT_H
        shape = hot(2, 2, self.layout.mat_w - 4, high - 4, 7)
        x = self.layout.mat(seat)
        return piece(f"mat-{seat}", x, MATS_TOP, words.player(player), content, target=target, shape=shape)

    def spends(self) -> bool:
        """Whether the costs of the levels matter to the reader now."""
        return self.arming or (self.view["phase"] == "effects" and self.view["seat"] in self.view["asked"])

    def line(self, player: PlayerSeen, costs: tuple[int, ...]) -> str:
        """Under the name: where the ship is; while levels are bought, what they cost."""
        if costs:
            return cost_line(self.layout, costs)
        words = self.words
        place = words.place(player["place"])
        return text(10, 61, place, "fb-v") if place else ""

    # ---- sections -----------------------------------------------------------------------------------------------

    def row(self, player: PlayerSeen, index: int, name: str) -> str:
        """A section: its printed values, its ring, its Craftsman."""
        seat, section = player["seat"], player["sections"][name]
        words, layout = self.words, self.layout
        own = seat == self.view["seat"]
        target = f"mat-{seat}-{name}" if self.in_battle else f"my-{name}" if own else ""
        facts = {"section": words.section(name), "value": section["value"], "ring": section["ring"]}
        message = "picture-section" if section["ring"] else "picture-section-off"
        title = words(message, name=words.name(seat), **facts)
        content = "" if section["ring"] else wrecked(layout)
        if own and self.arming:
            content += self.positions(name, section["ring"])
        content += ring(seat, name, layout.ring(section["ring"]), section["ring"], section["value"])
        content += self.craftsman(seat, name, section["craftsman"], own)
        shape = ROW_HOT if target else ""
        quiet = "" if target else 'pointer-events="none"'
        x, y = layout.mat(seat), MATS_TOP + ROWS_AT + ROW_H * index + 18
        known = f"row-{seat}-{name}"
        return piece(known, x, y, title, content, target=target, shape=shape, attributes=quiet)

    def positions(self, name: str, ring: int) -> str:
        """While arming: every position the ring may be put on."""
        words, layout = self.words, self.layout
        section = words.section(name)
        values = self.view["mat"]["values"][name]
        found = ""
        for position in range(max(1, ring), len(values) + 1):
            title = words("picture-position", section=section, ring=position, value=values[position - 1])
            x = layout.ring(position) + TRACK_AT
            shape = f'<circle class="fb-hot" r="{number(min(15.0, layout.step / 2 + 1))}"/>'
            found += piece(f"my-{name}-{position}", x, 0, title, "", target=f"my-{name}-{position}", shape=shape)
        return found

    def craftsman(self, seat: int, name: str, craftsman: CraftsmanSeen | None, own: bool) -> str:
        """The Craftsman of a section, between its icon and its ring."""
        if craftsman is None:
            return ""
        facts = {"hits": craftsman["hits"], "absorbs": craftsman["absorbs"], "section": self.words.section(name)}
        title = self.words("picture-craftsman", name=self.words.name(seat), **facts)
        content = use("craft", -11, -11, 22) + wounds(craftsman["hits"], craftsman["absorbs"], 0, 14)
        target = f"my-{name}-craftsman" if own and not self.in_battle else ""
        shape = '<rect class="fb-hot" x="-13" y="-16" width="26" height="32" rx="6"/>' if target else ""
        return piece(f"craftsman-{seat}-{name}", 44, 0, title, content, target=target, shape=shape)

    def parrot(self, player: PlayerSeen) -> str:
        """The parrot, at the right of the name, with the section it sits on."""
        parrot, seat = player["parrot"], player["seat"]
        if parrot is None:
            return ""
        content = use("parrot", -17, -17, 30) + section_icon(parrot["section"], 3, 1, 17)
        content += wounds(parrot["hits"], parrot["absorbs"], -4, 17)
        target = "my-parrot" if seat == self.view["seat"] and not self.in_battle else ""
        shape = '<rect class="fb-hot" x="-20" y="-19" width="42" height="40" rx="7"/>' if target else ""
        x = self.layout.mat(seat) + self.layout.mat_w - 26
        return piece(f"parrot-{seat}", x, MATS_TOP + 22, self.words.parrot(parrot), content, target=target, shape=shape)

    def purse(self, player: PlayerSeen) -> str:
        """The reader's gold and chests, which can be buried."""
        words, found = self.words, ""
        for i, name, count in ((1, "gold", player["gold"]), (2, "chests", player["chests"])):
            title = words(f"picture-my-{name}", count=count)
            left, right = self.layout.purse(i), self.layout.purse(i + 1)
            shape = hot(0, 0, right - left, 36, 7)
            x, y = self.layout.mat(player["seat"]) + left - 4, MATS_TOP + MAT_H - 38
            found += piece(f"my-{name}", x, y, title, "", target=f"my-{name}", shape=shape)
        return found


@lru_cache(1024)
def mat_board(
    layout: Layout,
    seat: int,
    names: tuple[str, str],
    marks: tuple[bool, bool, int, int, bool],
    counts: tuple[int, int, int, str, int],
) -> str:
    """The mat of a seat without its rows."""
    asked, winner, robber, colour, lookout = marks
    drawn = OUTLINE.format(number(layout.mat_w)) if names[1] else ""
    drawn += (
        f'<path d="M1 {HEAD_H}h{number(layout.mat_w - 2)}" stroke="var(--c)" stroke-width="4"/>'
        f'<circle class="fb-tok" cx="25" cy="22" r="15"/>{use(f"em-{seat}", 15.1, 12.1, 19.8)}'
    )
    if winner:
        drawn += use("crown", 13, -9, 24)
    elif asked:
        drawn += badge(40, 11, "?", 9.5, "legal")
    if lookout:
        drawn += use("c-lookout", 30, 24, 18)
    drawn += name_of(names[0], names[1], layout.mat_w - 100)
    if robber:
        x = layout.mat_w - 24
        drawn += text(x - 12, 62, "½", "fb-sm fb-end", "font-weight:700;fill:var(--rubric)")
        drawn += token(robber, x, 57, 8.5, colour)
    for i, count in enumerate((*counts[:3], counts[4])):
        tight = "font-size:16px" if count > 9 and layout.mat_w < 220 else ""
        of = f'<tspan class="fb-v" font-weight="400">{counts[3]}</tspan>' if i == CHESTS and counts[3] else ""
        drawn += counted(layout.purse(i) + (26 if i < 3 else 21), f"{count}{of}", tight)
    return drawn


def counted(x: float, figure: str, style: str) -> str:
    """A figure at the foot of a mat."""
    return f'<text class="fb-num" x="{number(x)}" y="{MAT_H - 13}" style="{style}">{figure}</text>'


def name_of(name: str, label: str, room: float) -> str:
    """A name in full: a long one is smaller, or on two lines."""
    full = f"{name} {label}".strip()
    if len(full) * 10.2 <= room:
        return text(48, 29, full, "", "font-size:20px;font-weight:600")
    lines = wrapped(full, max(8, int(room / 7.4)))[:2]
    top = 27 if len(lines) == 1 else 19
    return "".join(text(48, top + 17 * i, line, "fb-sm", "font-weight:600") for i, line in enumerate(lines))


@lru_cache(64)
def cost_line(layout: Layout, costs: tuple[int, ...]) -> str:
    """What it costs to step onto each position."""
    drawn = use("coin", 35, 48, 17)
    for i, cost in enumerate(costs):
        if i:
            drawn += text(
                TRACK_AT + layout.ring(i + 1), 62, str(cost), "fb-sm fb-mid", "fill:var(--gilt);font-weight:700"
            )
    return drawn


@lru_cache(16)
def wrecked(layout: Layout) -> str:
    """A section whose ring is off is struck through."""
    return f'<path d="M{TRACK_AT} 0h{number(layout.track_w)}" stroke="var(--rubric)" stroke-width="2.5"/>'


@lru_cache(1024)
def ring(seat: int, name: str, x: float, position: int, value: int) -> str:
    """A ring with the value under it; a skull where it is off."""
    inside = f'<text class="fb-mid fb-von" y="6">{value}</text>' if position else use("em-1", -9, -9, 18)
    at = number(x + TRACK_AT)
    return f'<g id="ring-{seat}-{name}" transform="translate({at} 0)"><circle class="fb-tok" r="13"/>{inside}</g>'


@lru_cache(64)
def wounds(hits: int, absorbs: int, x: float, y: float) -> str:
    """How much protection is left: a dot for each hit that it can take, hollow once taken."""
    found = ""
    left = x - 3.5 * (absorbs - 1)
    for i in range(absorbs):
        fill = "var(--card)" if i < hits else "var(--pro)"
        stroke = "var(--rubric)" if i < hits else "var(--ink)"
        at = f'cx="{number(left + 7 * i)}" cy="{number(y)}" r="2.8"'
        found += f'<circle {at} fill="{fill}" stroke="{stroke}" stroke-width="1.4"/>'
    return found
