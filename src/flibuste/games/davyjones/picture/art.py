"""The table itself, hulls, masts, coins: drawings that depend on nothing but their arguments."""

from functools import lru_cache
from math import atan2, degrees

from flibuste.drawing import number, text, use
from flibuste.games.davyjones.picture.layout import MARGIN, Frame, Point

WATER = (("ink", 22, 0.16), ("sea", 20.4, 1), ("ink", 14, 0.26), ("sea", 12.4, 1), ("ink", 7, 0.36), ("sea", 5.4, 1))
SHORT, LONG = ("#fbf6ea", "#1b2933"), ("#9c2a18", "#fff")
GRID = 100


def path(points: list[Point]) -> str:
    """A closed outline."""
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points) + "Z"


@lru_cache(16)
def chart(width: float, height: float) -> str:
    """The sea with its grid and the edge of the table; the numbers along it are those of the notation."""
    frame = Frame(width, height)
    right, low, scale = frame.right, frame.bottom, frame.scale
    size = f'x="{number(MARGIN)}" y="{number(MARGIN)}" width="{number(right - MARGIN)}" height="{number(low - MARGIN)}"'
    drawn = f'<rect {size} fill="var(--sea)"/><rect {size} fill="url(#waves)"/>'
    lines = "".join(
        f"M{number(MARGIN + x * scale)} {number(MARGIN)}V{number(low)}" for x in range(GRID, int(width), GRID)
    )
    lines += "".join(
        f"M{number(MARGIN)} {number(low - y * scale)}H{number(right)}" for y in range(GRID, int(height), GRID)
    )
    drawn += f'<path d="{lines}" stroke="var(--ink)" stroke-opacity=".13" fill="none"/>'
    for x in range(2 * GRID, int(width) - 40, 2 * GRID):
        drawn += text(MARGIN + x * scale, low - 9, str(x), "fb-v fb-mid fb-halo")
    for y in range(2 * GRID, int(height) - 40, 2 * GRID):
        drawn += text(MARGIN + 8, low - y * scale + 5, str(y), "fb-v fb-halo")
    drawn += f'<rect {size} fill="none" stroke="var(--ink)" stroke-width="2" rx="3"/>'
    return drawn


def panel(left: float, top: float, width: float, height: float) -> str:
    """A box beside the table."""
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect class="fb-box" x="{number(left)}" y="{number(top)}" {size} rx="8"/>'


def coast(name: str, outline: str) -> str:
    """An island with its water lines; the outline is written once and used for all of them."""
    waters = "".join(
        f'<use href="#{name}" stroke="var(--{colour})" stroke-width="{wide}" stroke-opacity="{faint}"/>'
        for colour, wide, faint in WATER
    )
    return (
        f'<g fill="none" stroke-linejoin="round"><path id="{name}" d="{outline}"/>{waters}</g>'
        f'<use href="#{name}" class="fb-coast"/>'
    )


# ---- hulls --------------------------------------------------------------------------------------------------------


@lru_cache(64)
def hull_path(length: float, beam: float, bow: float) -> str:
    """A hull seen from above, bow at the origin and pointing to the right."""
    half, end = beam / 2, length
    n = number
    side = f"C{n(-0.2 * bow)} {{s}}{n(0.5 * half)} {n(-0.8 * bow)} {{s}}{n(half)} {n(-1.9 * bow)} {{s}}{n(half)}"
    shoulder = n(-0.93 * end)
    return (
        f"M0 0{side.format(s='-')}H{shoulder}Q{n(-end)} {n(-half)} {n(-end)} {n(-0.6 * half)}V{n(0.6 * half)}"
        f"Q{n(-end)} {n(half)} {shoulder} {n(half)}H{n(-1.9 * bow)}"
        f"C{n(-0.8 * bow)} {n(half)} {n(-0.2 * bow)} {n(0.5 * half)} 0 0Z"
    )


@lru_cache(256)
def hull(length: float, beam: float, bow: float, kind: str, style: str) -> str:
    """The body of a ship: a hull, a turtle's shell, a serpent or the mantle of a kraken."""
    if kind == "kraken":
        edge = 'fill="none" stroke="var(--ink)" stroke-opacity=".35" stroke-dasharray="2 4"'
        return f'<circle r="{number(length / 2)}" {edge}/>' + use("dj-mantle")
    if kind == "serpent":
        return use("dj-serpent")
    oars = f'<use href="#dj-oars" transform="scale({number(length)} {number(beam)})"/>' if kind == "galley" else ""
    body = f'<path d="{hull_path(length, beam, bow)}" fill="var(--c)" stroke="var(--ink)" {style}/>'
    if kind == "turtle":
        return body + use("dj-shell")
    lines = f"M{number(-bow)} 0H{number(-0.95 * length)}"
    lines += f"M{number(-0.88 * length)} {number(-0.36 * beam)}v{number(0.72 * beam)}"
    return oars + body + f'<path d="{lines}" stroke="var(--m)" opacity=".55"/>'


def mast(kind: str, x: float, y: float, beam: float, stands: bool) -> str:
    """A mast place with what stands there: a sail, a hump, an arm; or a stump."""
    where = f"translate({number(x)} {number(-y)})"
    if kind == "kraken":
        turn = degrees(atan2(-y, x))
        if stands:
            return f'<use href="#dj-arm" transform="rotate({number(round(turn, 1))})"/>'
    if not stands:
        return f'<use href="#td-stump" transform="{where}"/>'
    if kind == "serpent":
        return f'<use href="#dj-hump" transform="{where}"/>'
    sign = {"schooner": "dj-gaff", "junk": "dj-junk"}.get(kind, "td-mast")
    size = f" scale({beam / 22:.2f})" if beam < 30 else " scale(.8 1.4)"
    return f'<use href="#{sign}" transform="{where}{size}"/>'


# ---- small things -------------------------------------------------------------------------------------------------


@lru_cache(256)
def gun(name: str, size: float, gone: bool = False) -> str:
    """A cannon as its die colour shows it: white shoots S, red shoots L."""
    fill, ink = LONG if name.endswith("L") else SHORT
    square = f'width="{number(size)}" height="{number(size)}" rx="6"'
    box = f'<rect {square} fill="{fill}" stroke="var(--ink)" stroke-width="1.6"/>'
    box += text(size / 2, size / 2 + 7, name, "fb-mid", f"font-size:20px;font-weight:700;fill:{ink}")
    if not gone:
        return box
    low = number(size + 2)
    return f'<g opacity=".5">{box}</g><path d="M-2 {low}L{low}-2" stroke="var(--rubric)" stroke-width="3.5"/>'


@lru_cache(256)
def coin(gold: int | None, treasure: bool, face_up: bool, radius: float) -> str:
    """A treasure token about its centre: face down, a coin with its value, or a unique treasure.

    What only this reader knows keeps the dark rim of its back.
    """
    if gold is None:
        return use("dj-face-down", -radius, -radius, 2 * radius)
    rim = "" if face_up else f'<circle r="{number(radius)}" fill="var(--hide)" stroke="var(--ink)" stroke-width="1.2"/>'
    inner = radius if face_up else radius - 2.6
    if treasure:
        return rim + use("chest", -inner, -inner, 2 * inner)
    size = f"font-size:{number(1.5 * radius)}px;font-weight:700;fill:#1a1712"
    return (
        f'{rim}<circle r="{number(inner)}" fill="var(--coin)" stroke="var(--ink)" stroke-width="1.4"/>'
        f"{text(0, 0.53 * radius, str(gold), 'fb-mid', size)}"
    )


def stick(letter: str, length: float) -> str:
    """A segment laid from the origin to the right, so many units long."""
    fill, ink = LONG if letter == "L" else SHORT
    return (
        f'<rect y="-5" width="{number(max(1.0, length))}" height="10" rx="2" fill="{fill}" stroke="var(--ink)" '
        f'stroke-width="1.2"/>{text(length / 2, 5, letter, "fb-mid", f"font-size:14px;font-weight:700;fill:{ink}")}'
    )
