"""What a Störtebeker picture is made of: cards, ship tiles, dice and the chart under them. Drawn once, then reused."""

from functools import cache, lru_cache

from flibuste.drawing import Symbols, number, text, use
from flibuste.games.stortebeker.knowledge.seen import ShipSeen
from flibuste.games.stortebeker.picture.layout import (
    CELL,
    COAST,
    EDGE,
    FRAME,
    LEFT,
    PANEL,
    SEA_RIGHT,
    TILE_H,
    TILE_TOP,
    TILE_W,
    TRACK_LEFT,
    Layout,
)

PROVISIONS = ("water", "beans", "bread", "meat", "rum", "bananas")
PIRATES = ("pirate-4", "pirate-3", "pirate-2")
DIE_FACES = {"blue": "water", "green": "beans", "white": "bread", "red": "meat", "black": "rum", "yellow": "bananas"}
BORDERS = {
    "yellow": ("#e9b52b", "#1a1712"),
    "red": ("#b3301f", "#fff"),
    "blue": ("#2b6fae", "#fff"),
    "green": ("#2f7a4c", "#fff"),
    "white": ("#e9e2d0", "#1a1712"),
}
LETTERS = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "W": "white"}
RIGS = {3: "sloop", 4: "flute", 5: "brigantine", 6: "schooner", 7: "squarerigger", 8: "navy", 9: "galleon"}
TICK = '<path d="M-5 .5l3.6 3.7 6.6-7.6" fill="none" stroke="var(--paper)" stroke-width="3" stroke-linecap="round"/>'
CROSS = '<path d="M-4-4l8 8m0-8l-8 8" fill="none" stroke="var(--paper)" stroke-width="3" stroke-linecap="round"/>'


def defined(name: str, drawing: str) -> str:
    return f'<g id="{name}">{drawing}</g>'


def card_name(card: str) -> str:
    """The name of a card for use in an id, where an asterisk is not allowed."""
    return f"{card[:-1]}-symbol" if card.endswith("*") else card


def small_cards() -> dict[str, str]:
    """Cards at a ship, 28 by 39: laid, still missing, face down, and face down but known to its owner."""
    blank = '<rect class="fb-box" x=".75" y=".75" width="26.5" height="37.5" rx="4"/>'
    dashed = 'fill="none" stroke="var(--rule)" stroke-dasharray="3 3"'
    empty = f'<rect x=".75" y=".75" width="26.5" height="37.5" rx="4" {dashed}/>'
    skull = use("em-1", 7.5, 25, 13)
    back = (
        '<rect class="fb-cb" x=".75" y=".75" width="26.5" height="37.5" rx="4" style="stroke-width:1.5"/>'
        '<rect class="fb-cl" x="3.5" y="3.5" width="21" height="32" rx="2" style="stroke-width:1"/>'
    )
    star = '<path class="fb-cl" d="M14 8l2 9.5 7 2-7 2-2 9.5-2-9.5-7-2 7-2z" style="stroke-width:1.2"/>'
    drawn = {"s-none": defined("s-none", empty), "s-back": defined("s-back", back + star)}
    for good in PROVISIONS:
        drawn[f"s-{good}"] = defined(f"s-{good}", blank + use(good, 2, 7.5, 24))
        drawn[f"s-{good}-symbol"] = defined(f"s-{good}-symbol", blank + use(good, 3, 2, 22) + skull)
        ghost = f'<g opacity=".32">{use(good, 4, 9.5, 20)}</g>'
        drawn[f"g-{good}"] = defined(f"g-{good}", empty + ghost)
    for pirate in PIRATES:
        value = pirate[-1]
        band = '<path d="M1.5 5q0-3.5 3.5-3.5h18q3.5 0 3.5 3.5v9.5L14 19 1.5 14.5z" fill="var(--ink)"/>'
        face = f'<g style="--m:var(--card)">{use("em-1", 8, 3, 12)}</g>'
        figure = text(14, 34.5, value, "fb-num fb-mid")
        drawn[f"s-{pirate}"] = defined(f"s-{pirate}", blank + band + face + figure)
        known = text(14, 26.5, value, "fb-num fb-mid", "fill:var(--hide-ink)")
        drawn[f"o-{pirate}"] = defined(f"o-{pirate}", back + known)
    return drawn


def hand_cards() -> dict[str, str]:
    """Cards in hand, 72 by 100, with room for their word."""
    drawn = {}
    frame = use("frame", 0, 0, 72, 100.8)
    for good in PROVISIONS:
        drawn[f"h-{good}"] = defined(f"h-{good}", frame + use(good, 14, 17, 44))
        skull = f'<g style="--m:var(--card)">{use("em-1", 48.5, 9.5, 15)}</g>'
        mark = f'<circle cx="56" cy="17" r="11" fill="var(--ink)"/>{skull}'
        drawn[f"h-{good}-symbol"] = defined(f"h-{good}-symbol", frame + use(good, 12, 22, 42) + mark)
    for pirate in PIRATES:
        band = '<path d="M2.2 10q0-7.5 7.5-7.5h52.6q7.5 0 7.5 7.5v28L36 47 2.2 38z" fill="var(--ink)"/>'
        face = f'<g style="--m:var(--card)">{use("em-1", 22, 9, 28)}</g>'
        figure = text(36, 74, pirate[-1], "fb-mid", "font-size:28px;font-weight:700")
        drawn[f"h-{pirate}"] = defined(f"h-{pirate}", frame + band + face + figure)
    return drawn


def colour_dice() -> dict[str, str]:
    """The two dice that show a provision: its icon over its colour."""
    drawn = {}
    for colour, good in DIE_FACES.items():
        fill = "var(--p-white)" if colour == "white" else f"var(--p-{good})"
        art = (
            '<rect class="fb-s" x="2" y="2" width="40" height="40" rx="7"/>'
            f'<path d="M3 33h38v2q0 6-6 6H9q-6 0-6-6z" fill="{fill}"/>'
            f'<path class="fb-t" d="M3 33h38"/>{use(good, 9, 5, 26)}'
        )
        drawn[f"d-{colour}"] = f'<symbol id="d-{colour}" viewBox="0 0 44 44">{art}</symbol>'
    return drawn


SYMBOLS = Symbols(small_cards() | hand_cards() | colour_dice())


def shield(x: float, y: float, strength: int) -> str:
    """A ship's strength on a shield, its top middle at a point."""
    return f'<path d="M{number(x - 18)} {number(y)}h36v17q-3 15-18 21-15-6-18-21z" fill="var(--ink)"/>' + text(
        x, y + 23, str(strength), "fb-mid", "font-size:20px;font-weight:700;fill:var(--paper)"
    )


def needs_of(ship: ShipSeen) -> tuple[str, ...]:
    """What a ship asks for, card by card, in the order of the tile."""
    return card_by_card(tuple(ship["needs"].items()))


@lru_cache(256)
def card_by_card(needs: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    counts = dict(needs)
    return tuple(good for good in PROVISIONS for _ in range(counts.get(good, 0)))


def tile(ship: ShipSeen, name: str) -> str:
    """A ship tile, named in the reader's language."""
    return drawn_tile(name, ship["colour"], ship["value"], ship["strength"], needs_of(ship))


@lru_cache(256)
def drawn_tile(name: str, colour: str, value: int, strength: int, needs: tuple[str, ...]) -> str:
    fill, mark = BORDERS[colour]
    corner = f'width="32" height="36" rx="4" fill="{fill}" stroke="var(--ink)"'
    figure = f"font-size:25px;font-weight:700;fill:{mark}"
    left = TILE_W / 2 - len(needs) * 12.75 + 0.75
    return (
        f'<rect width="{TILE_W}" height="{TILE_H}" rx="10" fill="{fill}" stroke="var(--ink)" stroke-width="2"/>'
        f'<rect x="8" y="8" width="{TILE_W - 16}" height="{TILE_H - 16}" rx="5" fill="var(--card)" '
        'stroke="var(--ink)"/>'
        f'<path d="M8.5 116q9.8-6 19.6 0t19.6 0 19.6 0 19.6 0 19.6 0 19.6 0 19.6 0 19.8 0V139H8.5z" fill="var(--sea)"/>'
        + use(RIGS.get(value, "galleon"), 36, 22, 102, 102, style=f"--c:{fill}")
        + f'<rect x="8" y="8" {corner}/>{text(24, 35, str(value), "fb-mid", figure)}'
        + f'<rect x="{TILE_W - 40}" y="8" {corner}/>{text(TILE_W - 24, 35, str(value), "fb-mid", figure)}'
        + shield(TILE_W / 2, 122, strength)
        + text(16, 157, name, "fb-v", "font-weight:600")
        + "".join(use(good, left + 25.5 * i, 167, 24) for i, good in enumerate(needs))
    )


def strip(ship: ShipSeen, name: str) -> str:
    """A ship tile in short, for the row of three that wait."""
    return drawn_strip(name, ship["colour"], ship["value"], ship["strength"], needs_of(ship))


@lru_cache(256)
def drawn_strip(name: str, colour: str, value: int, strength: int, needs: tuple[str, ...]) -> str:
    fill, mark = BORDERS[colour]
    return (
        f'<rect width="196" height="64" rx="8" fill="{fill}" stroke="var(--ink)" stroke-width="2"/>'
        '<rect x="36" y="6" width="154" height="52" rx="4" fill="var(--card)" stroke="var(--ink)"/>'
        + text(18, 41, str(value), "fb-mid", f"font-size:25px;font-weight:700;fill:{mark}")
        + text(44, 25, name, "fb-v", "font-weight:600")
        + '<path d="M152 6h30v13q-2 9-15 13-13-4-15-13z" fill="var(--ink)"/>'
        + text(167, 23.5, str(strength), "fb-mid", "font-size:16px;font-weight:700;fill:var(--paper)")
        + "".join(use(good, 40 + 24.4 * i, 32, 24) for i, good in enumerate(needs))
    )


@lru_cache(256)
def chip(colour: str, said: str, x: float, y: float) -> str:
    """Captured ships of one colour: its letter and how many."""
    fill, mark = BORDERS[colour]
    size = 12 if len(said) < 4 else 9.5
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="29" height="20" rx="4" fill="{fill}" stroke="var(--ink)" '
        'stroke-width="1.5"/>'
        + text(x + 14.5, y + 14.5, said, "fb-mid", f"font-size:{size}px;font-weight:700;fill:{mark}")
    )


def verdict(x: float, y: float, good: bool) -> str:
    """A tick or a cross."""
    fill, mark = ("legal", TICK) if good else ("rubric", CROSS)
    return f'<g transform="translate({number(x)} {number(y)})"><circle r="9.5" fill="var(--{fill})"/>{mark}</g>'


@cache
def chart(layout: Layout) -> str:
    """The chart: sea, coast, rows, store and score track. It never changes within a match."""
    compass = use("rose", 824, layout.hand - 2, 112) if layout.seat else ""
    return sea(layout.bottom) + rows(layout) + compass + store(layout) + track(layout.track)


def shore(bottom: float) -> str:
    """The coast: gentle bays down to the lower edge."""
    bends = (12, -2, 9, -4, 6, -6, 10, 0)
    path, x, y, i = f"M{COAST + 6} -40", COAST + 6.0, -40.0, 0
    while y < bottom + 30:
        to = COAST + bends[i % len(bends)]
        path += f"C{number(x)} {number(y + 38)} {number(to)} {number(y + 44)} {number(to)} {number(y + 82)}"
        x, y, i = to, y + 82, i + 1
    return path + f"L1260 {number(y)}V-40z"


def sea(bottom: float) -> str:
    width, height = 1200 - 2 * FRAME, number(bottom - FRAME)
    box = f'x="{FRAME}" y="{FRAME}" width="{width}" height="{height}" rx="6"'
    inner = f'x="{FRAME + 6}" y="{FRAME + 6}" width="{width - 12}" height="{number(bottom - FRAME - 12)}" rx="3"'
    lines = "".join(
        f'<use href="#shore" fill="none" stroke="var(--ink)" stroke-opacity="{ink}" stroke-width="{size}"/>'
        f'<use href="#shore" fill="none" stroke="var(--sea)" stroke-width="{size - 1.6}"/>'
        for ink, size in ((0.16, 42), (0.26, 28), (0.36, 14))
    )
    return (
        f'<rect width="1200" height="{number(bottom + 200)}" fill="var(--paper)"/>'
        f'<rect {box} fill="var(--sea)"/><rect {box} fill="url(#waves)"/>'
        f'<clipPath id="sea-clip"><rect {box}/></clipPath><g clip-path="url(#sea-clip)">'
        f'<defs><path id="shore" d="{shore(bottom)}"/></defs>{lines}<use href="#shore" class="fb-coast"/></g>'
        f'<rect {box} fill="none" stroke="var(--ink)" stroke-width="2"/>'
        f'<rect {inner} fill="none" stroke="var(--ink)" stroke-width=".8"/>'
    )


def rows(layout: Layout) -> str:
    """The cartouche and a row for each seat; the reader's own has the strong outline."""
    drawn = (
        f'<rect x="{LEFT}" y="{TILE_TOP}" width="{PANEL}" height="{TILE_H}" rx="8" class="fb-box"/>'
        f'<rect x="{LEFT + 5}" y="{TILE_TOP + 5}" width="{PANEL - 10}" height="{TILE_H - 10}" rx="4" class="fb-thin"/>'
    )
    for seat in layout.order:
        line = 'stroke="var(--ink)" stroke-width="3"' if seat == layout.seat else 'stroke="var(--rule)"'
        drawn += (
            f'<rect x="{LEFT}" y="{number(layout.row[seat])}" width="{SEA_RIGHT - LEFT}" '
            f'height="{number(layout.row_height)}" rx="8" fill="var(--card)" fill-opacity=".55" {line}/>'
        )
    return drawn


def store(layout: Layout) -> str:
    """Where discarded cards lie, each kind in its own place, and the place of the draw pile."""
    drawn = "".join(use("s-none", x, y) for x, y in layout.slots.values())
    return drawn + (
        f'<rect x="{EDGE + 1}" y="{number(layout.store + 1)}" width="48" height="68" rx="6" fill="none" '
        'stroke="var(--rule)" stroke-dasharray="3 3"/>'
    )


def track(top: float) -> str:
    """The score track: the start, then 44 spaces in two rows."""
    fifths = lines = words = ""
    for space in range(1, 45):
        x, y = TRACK_LEFT + (space - 1) % 22 * CELL, top + (space - 1) // 22 * 50
        words += f'<text x="{number(x + 6)}" y="{number(y + 18)}">{space}</text>'
        if space % 5 == 0:
            fifths += f"M{number(x)} {number(y)}h{number(CELL)}v50h-{number(CELL)}z"
        if space <= 22:
            lines += f"M{number(x)} {number(top)}v100"
    box = f'x="{FRAME}" y="{number(top)}" width="1180" height="100" rx="3"'
    start = f'x="{FRAME}" y="{number(top)}" width="{TRACK_LEFT - FRAME}" height="100" rx="3"'
    return (
        f'<rect {box} fill="var(--panel)"/><rect {start} fill="var(--sea)"/><path d="{fifths}" fill="var(--land)"/>'
        f'<path class="fb-thin" d="{lines}M{TRACK_LEFT} {number(top + 50)}H1190"/>'
        f'<g class="fb-v"><text x="{FRAME + 7}" y="{number(top + 18)}">0</text>{words}</g>'
        f'<rect {box} fill="none" stroke="var(--ink)" stroke-width="1.5"/>'
    )
