"""The Pirates' sheets. A sheet that did not change since it was last drawn is reused."""

from functools import lru_cache
from typing import Literal

from flibuste.drawing import Board, escape, number, piece, seat_style, text, use
from flibuste.drawing.keeping import keep
from flibuste.drawing.svg import hot
from flibuste.games.blackbeard.knowledge.seen import PirateSeen
from flibuste.games.blackbeard.picture.art import ROGUE, SHIPS, emblem, flag
from flibuste.games.blackbeard.picture.layout import SHEET_H, Layout, sheet_width
from flibuste.games.blackbeard.picture.words import SYSTEM, TRAITS, Words

Part = tuple[float, float, str, str, str, float]
TRAIT_SIGNS = {
    "initiative": "t-initiative",
    "ability": "t-ability",
    "leadership": "t-leadership",
    "cruelty": "t-cruelty",
    "cunning": "m-cunning",
    "duel": "em-3",
}
SIGNED: tuple[tuple[str, Literal["guns", "chart", "scurvy", "sacking", "pardoned", "prize"]], ...] = (
    ("m-guns", "guns"),
    ("m-chart", "chart"),
    ("m-scurvy", "scurvy"),
    ("m-sack", "sacking"),
    ("m-pardon", "pardoned"),
    ("merchant", "prize"),
)
HURT = "fill:var(--rubric)"
LOW = 3  # a crew this disloyal is a danger
HOLD_AT, HOLD_PITCH, HOLDS_TOP, TRACKS_TOP, TRACK_PITCH = 8, 54, 76, 46, 60
TRAITS_AT, TRAITS_TOP, TRAIT_PITCH = 10, 103, 48


def printed_sheet() -> dict[str, str]:
    """What every sheet has: its paper, the icons of its numbers and traits, and a Hold."""
    icons = use("cannon", 8, 46, 24) + use("sail", 68, 46, 24) + use("skull", 174, 45, 24) + use("coin", 233, 46, 22)
    icons += f'<g style="--m:var(--rubric)">{use("em-5", 128, 46, 22)}</g><g style="--m:var(--ink)">'
    for i, trait in enumerate(TRAITS):
        icons += use(TRAIT_SIGNS[trait], TRAITS_AT + TRAIT_PITCH * i, TRAITS_TOP, 16)
    empty = 'width="50" height="24" rx="5" stroke="var(--rule)"'
    papers = {
        paper_name(columns, lit, own): f'<g id="{paper_name(columns, lit, own)}">{paper(columns, lit, own)}</g>'
        for columns in (4, 5)
        for lit in (False, True)
        for own in (False, True)
    }
    return papers | {
        "sheet-icons": f'<g id="sheet-icons">{icons}</g></g>',
        "hold-empty": f'<rect id="hold-empty" {empty} fill="none" stroke-dasharray="4 3"/>',
        "hold-full": f'<rect id="hold-full" {empty} fill="var(--land)" stroke-width="1.2"/>',
    }


NAME_LETTER, SHIP_LETTER = 13.4, 10.0  # how wide a letter may be, whatever the font

OF_ONE = ("give", "stow", "lose-hold")  # questions about the Holds of the one Pirate whom they name


class Sheets:
    """All sheets of a table, drawn for one reader."""

    def __init__(self, board: Board, words: Words, layout: Layout) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.layout = layout
        self.concerned = self.find_concerned()

    def draw(self) -> None:
        for index, pirate in enumerate(sorted(self.view["pirates"], key=by_owner)):
            self.board.pieces.append(self.drawn(index, pirate))

    def find_concerned(self) -> set[str]:
        """The Pirates whose Holds, tracks and Hostages can be targets now: those in the question, and allies."""
        view = self.view
        step = view["stack"][-1] if view["stack"] else {}
        if step.get("step") in OF_ONE:
            return {str(step["pirate"])}
        named = [step.get(field) for field in ("pirate", "first", "second", "thief", "victim")]
        named += [view["now"]["active"], *(pirate["ally"] for pirate in view["pirates"] if pirate["ally"])]
        return {name for name in named if isinstance(name, str)}

    def drawn(self, index: int, pirate: PirateSeen) -> str:
        """The sheet of a Pirate, drawn anew only if something on it has changed."""
        view = self.view
        lit = pirate["id"] == (view["now"]["active"] or view["now"]["initiative"])
        own = pirate["owner"] == view["seat"]
        where = (*self.layout.sheet(index), self.layout.columns, self.layout.sheet_w)
        shown = (pirate, where, lit, own, pirate["id"] in self.concerned)
        return keep("sheet", self.words.say, shown, lambda: self.sheet(index, pirate, lit, own))

    def sheet(self, index: int, pirate: PirateSeen, lit: bool, own: bool) -> str:
        """The sheet, and on it the parts that an action can point at."""
        x, y = self.layout.sheet(index)
        seat = 0 if pirate["owner"] == SYSTEM else pirate["owner"]
        width = self.layout.sheet_w
        content = use(paper_name(self.layout.columns, lit, own)) + self.head(pirate, width) + numbers(pirate)
        content += traits_line(tuple(pirate["traits"][trait] for trait in TRAITS), pirate["cunning"])
        content += self.marks(pirate, width)
        parts = self.parts(pirate)
        content += "".join(face for _, _, _, face, _, _ in parts)
        shape = hot(-2, -2, width + 4, SHEET_H + 4, 10)
        name = pirate["id"]
        drawn = piece(f"sheet-{name}", x, y, self.words.sheet(pirate), content, target=name, shape=shape)
        if pirate["id"] in self.concerned:
            drawn += "".join(aim(x + dx, y + dy, title, target, wide) for dx, dy, title, _, target, wide in parts)
        style = seat_style(seat) if seat else ROGUE
        return f'<g style="{style}">{drawn}</g>'

    def head(self, pirate: PirateSeen, width: float) -> str:
        """The head of a sheet: the owner, the name and the ship."""
        seat = pirate["owner"]
        mark = f'<g transform="translate(22 0)">{emblem(0 if seat == SYSTEM else seat, 20, 14)}</g>'
        name, ship = self.words.pirate(pirate["id"]), pirate["ship_name"]
        size = min(20.0, 20.0 * (width - 90) / (NAME_LETTER * len(name)))
        drawn = mark + text(44, 27, name, "fb-h2", f"font-size:{number(size)}px")
        if NAME_LETTER * len(name) + SHIP_LETTER * len(ship) < width - 110:
            drawn += text(width - 50, 27, ship, "fb-end fb-it fb-q", "font-size:17px")
        kind = pirate["ship"] or ""
        return drawn + (use(kind if kind in SHIPS else "brigantine", width - 42, 0, 38) if kind else "")

    def parts(self, pirate: PirateSeen) -> list[Part]:
        """Tracks, Holds and Hostages: place on the sheet, title, face, target, width."""
        words, name = self.words, self.words.short(pirate["id"])
        found: list[Part] = []
        combat, speed = (pirate["combat"], pirate["max_combat"]), (pirate["speed"], pirate["max_speed"])
        for i, (track, (now, full)) in enumerate((("combat", combat), ("speed", speed))):
            title = words("picture-track", name=name, track=words(f"picture-{track}"), now=now, full=full)
            x = HOLD_AT + TRACK_PITCH * i
            found.append((x, TRACKS_TOP, title, track_face(x, now, full), track, 54))
        for i, value in enumerate(pirate["holds"]):
            title = words("picture-hold", name=name, number=i + 1, value=value)
            x = HOLD_AT + HOLD_PITCH * i
            found.append((x, HOLDS_TOP, title, hold(x, value), str(i + 1), 50))
        return found + self.captives(pirate)

    def captives(self, pirate: PirateSeen) -> list[Part]:
        """The Hostages, beside the Holds."""
        left = HOLD_AT + 4 + HOLD_PITCH * len(pirate["holds"])
        pitch = min(42.0, (self.layout.sheet_w - left - 4) / max(1, len(pirate["hostages"])))
        found: list[Part] = []
        for i, hostage in enumerate(pirate["hostages"]):
            x, title = left + pitch * i, self.words.hostage(hostage)
            face = captive(x, hostage["nation"], hostage["value"])
            found.append((x, HOLDS_TOP, title, face, hostage["kind"], 34))
        return found

    def marks(self, pirate: PirateSeen, width: float) -> str:
        """Signs for everything else: the last row of the sheet."""
        signs = [sign for sign, field in SIGNED if pirate[field]]
        signs += ["m-revel"] if pirate["revels"] != "none" else []
        drawn = "".join(use(sign, 8 + 27 * i, 121, 22) for i, sign in enumerate(signs))
        x = 8.0 + 27 * len(signs)
        if pirate["letter"]:
            drawn += use("m-letter", x, 121, 22) + flag(pirate["letter"], x + 24, 134, 9)
            x += 39
        if pirate["information"]:
            points = str(sum(pirate["information"].values()))
            drawn += use("m-news", x, 121, 22) + text(x + 24, 138, points, "", "font-size:17px;font-weight:700")
            x += 26 + 10 * len(points)
        if pirate["ally"]:
            name = self.words.short(pirate["ally"])
            drawn += use("m-ally", x, 122, 20) + text(x + 24, 138, name, "", "font-size:17px")
        return drawn + foes(width, tuple(pirate["history"]))


def by_owner(pirate: PirateSeen) -> tuple[bool, int]:
    """Sheets lie in the order of the seats; the System Player's come last."""
    return pirate["owner"] == SYSTEM, 0 if pirate["owner"] == SYSTEM else pirate["owner"]


def numbers(pirate: PirateSeen) -> str:
    """Loyalty, Notoriety, Net Worth."""
    loyalty, worth = pirate["loyalty"], str(pirate["net_worth"])
    style = HURT if loyalty <= LOW else "font-size:16px" if loyalty > 9 else ""
    drawn = text(152 if loyalty < 10 else 150, 65, str(loyalty), "", style)
    drawn += text(199, 65, str(pirate["notoriety"])) + text(
        257, 65, worth, "", "" if len(worth) < 4 else "font-size:17px"
    )
    return f'<g class="fb-num">{drawn}</g>'


def aim(x: float, y: float, title: str, target: str, width: float) -> str:
    """A part of a sheet that the question may be about. It has no id, since it never moves."""
    at = f'transform="translate({number(x)} {number(y)})"'
    return f'<g data-target="{escape(target)}" {at}><title>{escape(title)}</title>{hot(-3, -3, width + 6, 30)}</g>'


@lru_cache(256)
def track_face(x: float, now: int, full: int) -> str:
    """A track of the ship. If the ship is damaged, the full value is added."""
    if now >= full:
        return text(x + 27, TRACKS_TOP + 19, str(now), "fb-num")
    was = f'<tspan class="fb-q" style="font-size:15px;font-weight:400">/{full}</tspan>'
    return f'<text x="{number(x + 27)}" y="{TRACKS_TOP + 19}" class="fb-num" style="{HURT}">{now}{was}</text>'


@lru_cache(256)
def captive(x: float, nation: str, value: int) -> str:
    figure = text(x + 20, HOLDS_TOP + 11, str(value), "", "font-size:16px;font-weight:700")
    return use("m-hostage", x, HOLDS_TOP, 24) + flag(nation, x + 24, HOLDS_TOP + 18, 7) + figure


def paper_name(columns: int, lit: bool, own: bool) -> str:
    return f"paper-{columns}{'-lit' * lit}{'-own' * own}"


def paper(columns: int, lit: bool, own: bool) -> str:
    """The paper of a sheet, with a band in the owner's colour. A gilded edge: he acts. A bold one: it is one's own."""
    width = sheet_width(columns)
    edge = "var(--gilt)" if lit else "var(--ink)"
    wide = 4 if lit else 3 if own else 1.5
    return (
        f'<rect width="{number(width)}" height="{number(SHEET_H)}" rx="8" fill="var(--card)" stroke="{edge}" '
        f'stroke-width="{wide}"/><path d="M2 40h{number(width - 4)}" stroke="var(--c)" stroke-width="4"/>'
        + use("sheet-icons")
    )


@lru_cache(256)
def hold(x: float, value: int) -> str:
    """A Hold: empty, or filled with its Doubloons."""
    if not value:
        return use("hold-empty", x, HOLDS_TOP)
    return use("hold-full", x, HOLDS_TOP) + text(x + 25, HOLDS_TOP + 18, str(value), "fb-mid", "font-weight:600")


@lru_cache(1024)
def traits_line(traits: tuple[int, ...], left: int) -> str:
    """The six traits beside their icons. Of Cunning it shows what is left."""
    drawn = ""
    for i, (trait, value) in enumerate(zip(TRAITS, traits, strict=True)):
        shown = left if trait == "cunning" else value
        spent = f' style="{HURT}"' if trait == "cunning" and not left else ""
        drawn += f'<tspan x="{TRAITS_AT + 19 + TRAIT_PITCH * i}"{spent}>{shown}</tspan>'
    return f'<text y="{TRAITS_TOP + 14}" style="font-weight:600">{drawn}</text>'


@lru_cache(256)
def foes(width: float, nations: tuple[str, ...]) -> str:
    """The nations that a Pirate has attacked: their flags, struck through."""
    drawn = ""
    for i, nation in enumerate(nations):
        x = width - 16 - 22 * i
        stroke = f'<path d="M{number(x - 9)} 141l18-18" stroke="var(--rubric)" stroke-width="3"/>'
        drawn += flag(nation, x, 132, 9) + stroke
    return drawn
