"""The Pirates' sheets: ship, crew, fame, riches, Holds, traits and every mark. One that did not change is kept."""

from functools import lru_cache
from typing import Any

from flibuste.games.blackbeard.picture_art import SHIPS, flag, rogue
from flibuste.games.blackbeard.picture_layout import SHEET_H, Layout
from flibuste.games.blackbeard.picture_words import SYSTEM, TRAITS, Words
from flibuste.look import Board, number, piece, seat_style, text, token, use
from flibuste.look.svg import hot

Data = dict[str, Any]
DRAWN: dict[Any, str] = {}
TRAIT_SIGNS = {
    "initiative": "t-initiative",
    "ability": "t-ability",
    "leadership": "t-leadership",
    "cruelty": "t-cruelty",
    "cunning": "m-cunning",
    "duel": "em-3",
}
TRACKS = {"combat": "cannon", "speed": "sail"}
FIGURE = "font-size:19px;font-weight:700"
SMALL = "font-size:17px;font-weight:700"
LOW = 3
WIDE = 350


class Sheets:
    """All sheets of a table, drawn for one reader."""

    def __init__(self, board: Board, words: Words, layout: Layout) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.layout = layout
        self.concerned = self.find_concerned()

    def draw(self) -> None:
        pirates = sorted(self.view["pirates"], key=lambda pirate: (pirate["owner"] == SYSTEM, str(pirate["owner"]).zfill(2)))
        for index, pirate in enumerate(pirates):
            self.board.pieces.append(self.drawn(index, pirate))

    def find_concerned(self) -> set[str]:
        """The Pirates whose Holds, tracks and Hostages the question may be about: those it names, and their allies."""
        view = self.view
        step = view["stack"][-1] if view["stack"] else {}
        named = [step.get(field) for field in ("pirate", "first", "second", "thief", "victim")]
        named += [view["now"]["active"], *(pirate["ally"] for pirate in view["pirates"] if pirate["ally"])]
        return {name for name in named if isinstance(name, str)}

    def drawn(self, index: int, pirate: Data) -> str:
        """A sheet; one that did not change is taken from those drawn before."""
        view = self.view
        lit = pirate["id"] == (view["now"]["active"] or view["now"]["initiative"])
        own = pirate["owner"] == view["seat"]
        owner = self.words.name(pirate["owner"])
        known = (self.words.say, self.layout, index, owner, lit, own, pirate["id"] in self.concerned, repr(pirate))
        found = DRAWN.get(known)
        if found is None:
            if len(DRAWN) > 2048:
                DRAWN.clear()
            found = DRAWN[known] = self.sheet(index, pirate, lit, own)
        return found

    def sheet(self, index: int, pirate: Data, lit: bool, own: bool) -> str:
        """The sheet, and on it the parts that an action can point at."""
        x, y = self.layout.sheet(index)
        seat = 0 if pirate["owner"] == SYSTEM else int(pirate["owner"])
        width = self.layout.sheet_w
        content = paper(width, lit, own) + self.head(pirate, width) + numbers(pirate, width)
        content += traits_row(10, 104, tuple(pirate["traits"][trait] for trait in TRAITS), pirate["cunning"])
        content += self.marks(pirate, width)
        shape = hot(-2, -2, width + 4, SHEET_H + 4, 10)
        name = pirate["id"]
        drawn = piece(f"sheet-{name}", x, y, self.words.sheet(pirate), content, target=name, shape=shape)
        drawn += "".join(self.parts(pirate, x, y))
        style = seat_style(seat) if seat else "--c:#20242b;--m:#f4ead2"
        return f'<g style="{style}">{drawn}</g>'

    def head(self, pirate: Data, width: float) -> str:
        """Whose Pirate, his name, his ship."""
        seat = pirate["owner"]
        mark = f'<g transform="translate(22 0)">{rogue(20, 14)}</g>' if seat == SYSTEM else token(int(seat), 22, 20, 14)
        drawn = mark + text(44, 27, self.words.pirate(pirate["id"]), "fb-h2", "font-size:20px")
        kind = pirate["ship"] or ""
        return drawn + (use(kind if kind in SHIPS else "brigantine", width - 42, 0, 38) if kind else "")

    def parts(self, pirate: Data, x: float, y: float) -> list[str]:
        """Tracks, Holds and Hostages: targets while the question is about this Pirate."""
        words, name = self.words, self.words.short(pirate["id"])
        found = []
        for i, track in enumerate(TRACKS):
            facts = {"now": pirate[track], "full": pirate[f"max_{track}"]}
            title = words("picture-track", name=name, track=words(f"picture-{track}"), **facts)
            drawn = track_face(track, pirate[track], pirate[f"max_{track}"])
            found.append(self.part(pirate, f"{track}-{pirate['id']}", x + 8 + 64 * i, y + 46, title, drawn, track, 58))
        for i, value in enumerate(pirate["holds"]):
            title = words("picture-hold", name=name, number=i + 1, value=value)
            known = f"hold-{pirate['id']}-{i + 1}"
            found.append(self.part(pirate, known, x + 8 + 54 * i, y + 76, title, hold(value), str(i + 1), 50))
        return found + self.hostages(pirate, x + 12 + 54 * len(pirate["holds"]), y + 76)

    def hostages(self, pirate: Data, x: float, y: float) -> list[str]:
        """Hostages with their flag and what they are worth."""
        captives = pirate["hostages"]
        room = self.layout.sheet_w - 54 * len(pirate["holds"]) - 16
        pitch = min(42.0, room / max(1, len(captives)))
        return [
            self.part(
                pirate,
                f"hostage-{pirate['id']}-{i}",
                x + pitch * i,
                y,
                self.words.hostage(hostage),
                captive(hostage["nation"], hostage["value"]),
                hostage["kind"],
                34,
            )
            for i, hostage in enumerate(captives)
        ]

    def part(
        self, pirate: Data, known: str, x: float, y: float, title: str, drawn: str, target: str, width: float
    ) -> str:
        """A part of a sheet, which can be pointed at while it matters."""
        if pirate["id"] not in self.concerned:
            return piece(known, x, y, title, drawn, attributes='pointer-events="none"')
        return piece(known, x, y, title, drawn, target=target, shape=hot(-3, -3, width + 6, 30))

    def marks(self, pirate: Data, width: float) -> str:
        """Signs for everything else: the last row of the sheet."""
        signs = [sign for sign, field in SIGNED if pirate[field]]
        drawn = "".join(use(sign, 8 + 27 * i, 121, 22) for i, sign in enumerate(signs))
        x = 8.0 + 27 * len(signs)
        if pirate["letter"]:
            drawn += use("m-letter", x, 121, 22) + flag(pirate["letter"], x + 24, 134, 9)
            x += 39
        if pirate["revels"] != "none":
            drawn += use("m-revel", x, 121, 22)
            x += 27
        if pirate["ally"]:
            name = self.words.short(pirate["ally"])
            drawn += use("m-ally", x, 122, 20) + text(x + 24, 138, name, "", "font-size:16px")
            x += 34 + 8.5 * len(name)
        if pirate["information"]:
            drawn += use("m-news", x, 121, 22) + text(x + 24, 138, str(sum(pirate["information"].values())), "", "font-size:17px;font-weight:700")
        return drawn + foes(width, tuple(pirate["history"]))


SIGNED = (
    ("m-guns", "guns"),
    ("m-chart", "chart"),
    ("m-scurvy", "scurvy"),
    ("m-sack", "sacking"),
    ("m-pardon", "pardoned"),
    ("merchant", "prize"),
)


def numbers(pirate: Data, width: float) -> str:
    """Loyalty, Notoriety, Net Worth."""
    loyalty = pirate["loyalty"]
    hurt = ";fill:var(--rubric)" if loyalty <= LOW else ""
    drawn = f'<g style="--m:var(--rubric)">{use("em-5", 138, 46, 22)}</g>' + text(163, 65, str(loyalty), "", FIGURE + hurt)
    drawn += use("skull", 190, 45, 24) + text(217, 65, str(pirate["notoriety"]), "", FIGURE)
    worth = str(pirate["net_worth"])
    x = 244 if width < WIDE else 276
    return drawn + use("coin", x, 46, 22) + text(x + 25, 65, worth, "", FIGURE if len(worth) < 4 else SMALL)


@lru_cache(256)
def track_face(track: str, now: int, full: int) -> str:
    """A track of the ship, with what it was when new if it has suffered."""
    hurt = now < full
    drawn = use(TRACKS[track], 0, 0, 24) + text(27, 19, str(now), "", FIGURE + (";fill:var(--rubric)" if hurt else ""))
    return drawn + text(28 + 11 * len(str(now)), 19, f"/{full}", "fb-q", "font-size:15px") if hurt else drawn


@lru_cache(256)
def captive(nation: str, value: int) -> str:
    return use("m-hostage", 0, 0, 24) + flag(nation, 24, 18, 7) + text(20, 11, str(value), "", "font-size:16px;font-weight:700")


@lru_cache(64)
def paper(width: float, lit: bool, own: bool) -> str:
    """The sheet itself: a band in the owner's colour; the Pirate who acts has a gilded edge, the reader's a bold one."""
    edge = "var(--gilt)" if lit else "var(--ink)"
    wide = 4 if lit else 3 if own else 1.5
    return (
        f'<rect width="{number(width)}" height="{number(SHEET_H)}" rx="8" fill="var(--card)" stroke="{edge}" '
        f'stroke-width="{wide}"/><path d="M2 40h{number(width - 4)}" stroke="var(--c)" stroke-width="4"/>'
    )


@lru_cache(256)
def hold(value: int) -> str:
    """A Hold: empty, or filled with its Doubloons."""
    if value:
        return (
            '<rect width="50" height="24" rx="5" fill="var(--land)" stroke="var(--rule)" stroke-width="1.2"/>'
            + text(25, 18, str(value), "fb-mid", "font-size:17px;font-weight:600")
        )
    return '<rect width="50" height="24" rx="5" fill="var(--card)" stroke="var(--rule)" stroke-dasharray="4 3"/>'


@lru_cache(1024)
def traits_row(x: float, y: float, traits: tuple[int, ...], left: int | None = None) -> str:
    """The six traits; of Cunning what is left."""
    drawn = ""
    for i, (trait, value) in enumerate(zip(TRAITS, traits, strict=True)):
        at = x + 48 * i
        shown = str(left) if trait == "cunning" and left is not None else str(value)
        style = "font-size:16px;font-weight:600" + (";fill:var(--rubric)" if shown == "0" else "")
        drawn += use(TRAIT_SIGNS[trait], at, y - 1, 16) + text(at + 19, y + 13, shown, "", style)
    return f'<g style="--m:var(--ink)">{drawn}</g>'


@lru_cache(256)
def foes(width: float, nations: tuple[str, ...]) -> str:
    """The nations that a Pirate has attacked: their flags, struck through."""
    drawn = ""
    for i, nation in enumerate(nations):
        x = width - 16 - 22 * i
        drawn += flag(nation, x, 132, 9) + f'<path d="M{number(x - 9)} 141l18-18" stroke="var(--rubric)" stroke-width="3"/>'
    return drawn


