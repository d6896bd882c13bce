"""What a picture of Pirates' Cove is made of: emblems, card signs, mats, the chart. Drawn once, then reused."""

from functools import cache, lru_cache

from flibuste.drawing import Symbols, number, use
from flibuste.drawing.symbols import signs_of
from flibuste.games.cove.picture.layout import (
    COLUMN,
    COLUMN_W,
    COVE,
    ISLAND_H,
    ISLAND_W,
    MAT_H,
    MATS_TOP,
    NOW_H,
    PLACES,
    ROW_H,
    ROWS_AT,
    SEA_BOTTOM,
    SEA_LEFT,
    SEA_RIGHT,
    SEA_TOP,
    SECTIONS,
    STAGE_TOP,
    TRACK_AT,
    Layout,
)

SIGNS = signs_of("flibuste.games.cove.picture")
ISLANDS = {1: "tavern", 2: "hull", 3: "sail", 4: "cannon", 5: "crew", 6: "treasure", COVE: "cove"}
FAMILIES = {
    "parrot": "#2f6b3f",
    "craftsman": "#76502c",
    "event": "#3f6e7c",
    "boarding": "#8f2b1d",
    "broadside": "#2c3138",
    "fame": "#8a6310",
}
EDGES = {
    "parrot": "a6.9 6.9 0 0 1-13.8 0" * 10,
    "craftsman": "v7h-9v-7h-10v7h-18v-7h-10v7h-18v-7h-10v7h-18v-7h-10v7h-18v-7h-10v7h-7z",
    "event": "q-12 9-23 0t-23 0t-23 0t-23 0t-23 0t-23 0",
    "boarding": "l-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8-10 8-10-8-9 8",
    "broadside": "h-138",
    "fame": "q-69 17-138 0",
}
DOTS = '<path d="M14 47h.01M36 47h.01M58 47h.01M81 47h.01M104 47h.01M126 47h.01" class="fb-l" style="stroke-width:7"/>'
CARD_NAMES = {
    "french-leave": "event", "buccaneering": "event", "lookout": "event", "shipwright": "event",
    "letter-of-marque": "event", "royal-navy": "event", "treasure-map": "event", "becalmed": "boarding",
    "fair-wind": "boarding", "grapple": "boarding", "smoke": "boarding", "overboard": "boarding",
    "grapeshot": "broadside", "powder-magazine": "broadside", "cannonade": "broadside", "craftsman": "craftsman",
    "flint": "parrot", "silver": "parrot", "bones": "parrot", "trelawney": "parrot",
    "fame-1": "fame", "fame-2": "fame", "fame-3": "fame",
}  # fmt: skip


def family(card: str) -> str:
    """The family of a card. A card that a user has added is drawn as an event."""
    return CARD_NAMES.get(card, "event")


def frames() -> dict[str, str]:
    """Cards in hand, 140 by 140: a band in the colour and with the edge of the family."""
    drawn = {}
    for name, fill in FAMILIES.items():
        band = f'<path d="M1 9q0-8 8-8h122q8 0 8 8v32{EDGES[name]}z" fill="{fill}"/>'
        shape = '<rect class="fb-c0" x="1" y="1" width="138" height="138" rx="8"/>'
        drawn[f"f-{name}"] = (
            f'<symbol id="f-{name}" viewBox="0 0 140 140">{shape}{band}{DOTS * (name == "broadside")}</symbol>'
        )
    return drawn


BASE = SIGNS | frames()


@lru_cache(64)
def symbols(layout: Layout, values: tuple[tuple[int, ...], ...]) -> Symbols:
    """The symbols for a table, with a mat that shows the values of this game."""
    hot = f'<rect id="row-hot" x="4" y="-17" width="{number(layout.mat_w - 8)}" height="34" rx="7"/>'
    return Symbols(BASE | {"mat": printed_mat(layout, values), "row-hot": hot})


def printed_mat(layout: Layout, values: tuple[tuple[int, ...], ...]) -> str:
    """What is printed on every mat: sections with their tracks, and the icons of the holdings."""
    drawn = (
        f'<rect width="{number(layout.mat_w)}" height="{MAT_H}" rx="8" fill="var(--card)" stroke="var(--ink)" '
        f'stroke-width="1.5"/><path class="fb-thin" d="M10 {MAT_H - 41}h{number(layout.mat_w - 20)}"/>'
    )
    for i, (section, row) in enumerate(zip(SECTIONS, values, strict=True)):
        y = ROWS_AT + ROW_H * i + 18
        drawn += section_icon(section, 9, y - 12, 24) + track(layout, row, y)
    for i, icon in enumerate(("fame", "coin", "chest")):
        drawn += use(icon, layout.purse(i), MAT_H - 32, 23)
    return f'<g id="mat">{drawn}{use("card-back", layout.purse(3), MAT_H - 32, 17, 23.8)}</g>'


def track(layout: Layout, values: tuple[int, ...], y: float) -> str:
    """One section of the printed mat."""
    figures = "".join(
        f'<text x="{number(TRACK_AT + layout.ring(i + 1))}" y="{number(y + 5)}">{value}</text>'
        for i, value in enumerate(values)
    )
    return (
        f'<rect x="{TRACK_AT}" y="{number(y - 12.5)}" width="{number(layout.track_w)}" height="25" rx="12.5" '
        f'fill="var(--panel)" stroke="var(--hair)"/><g class="fb-v fb-mid">{figures}</g>'
    )


def medal(legend: str, x: float, y: float, radius: float) -> str:
    """The emblem of a legendary pirate, or of the Navy, on its round base."""
    name = legend if f"lg-{legend}" in SIGNS else "other"
    fill, mark = ("#f4ead2", "#1a1712") if legend == "navy" else ("#20242b", "#f4ead2")
    half = radius * 0.72
    return (
        f'<g style="--c:{fill};--m:{mark}"><circle class="fb-tok" cx="{number(x)}" cy="{number(y)}" '
        f'r="{number(radius)}"/>{use(f"lg-{name}", x - half, y - half, 2 * half)}</g>'
    )


def section_icon(section: str, x: float, y: float, size: float) -> str:
    """The icon of a section, or of the whole ship."""
    name = {"sails": "sail", "crew": "crew", "cannons": "cannon", "hull": "hull", "speed": "sail"}.get(
        section, "galleon"
    )
    return use(name, x, y, size)


def sign(card: str) -> str:
    """The sign of a card, or a common one for a card that a user has added."""
    return f"c-{card}" if f"c-{card}" in SIGNS else "c-letter-of-marque"


@cache
def chart(layout: Layout) -> str:
    """The chart: paper, sea, the ring of the islands, the boxes beside it. It never changes within a match."""
    box = f'x="{SEA_LEFT}" y="{SEA_TOP}" width="{SEA_RIGHT - SEA_LEFT}" height="{SEA_BOTTOM - SEA_TOP}" rx="6"'
    inner = (
        f'x="{SEA_LEFT + 6}" y="{SEA_TOP + 6}" width="{SEA_RIGHT - SEA_LEFT - 12}" height="{SEA_BOTTOM - SEA_TOP - 12}"'
    )
    islands = "".join(
        use(f"is-{name}", PLACES[place][0] - ISLAND_W / 2, PLACES[place][1] - ISLAND_H / 2, ISLAND_W, ISLAND_H)
        for place, name in ISLANDS.items()
    )
    panels = "".join(
        f'<rect class="fb-box" x="{COLUMN}" y="{top}" width="{COLUMN_W}" height="{high}" rx="8"/>'
        for top, high in ((SEA_TOP, NOW_H), (STAGE_TOP, SEA_BOTTOM - STAGE_TOP))
    )
    panels += "".join(use("mat", layout.mat(seat + 1), MATS_TOP) for seat in range(layout.seats))
    return (
        f'<rect width="1200" height="{number(layout.height)}" fill="var(--paper)"/>'
        f'<rect {box} fill="var(--sea)"/><rect {box} fill="url(#waves)"/>'
        f'<path class="fb-t" style="opacity:.14" d="{rhumbs()}"/><path d="{ring()}" fill="none" stroke="var(--ink)" '
        'stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>'
        + islands
        + use("rose", 708, 24, 88)
        + f'<rect {box} fill="none" stroke="var(--ink)" stroke-width="2"/>'
        f'<rect {inner} rx="3" fill="none" stroke="var(--ink)" stroke-width=".8"/>{panels}'
    )


def ring() -> str:
    """The way of the black ships, from island to island."""
    (a, top), (b, _), (right, middle), (_, low), _, (left, _) = (PLACES[i] for i in range(1, 7))
    top, low = top + 20, low + 20
    return (
        f"M{a} {top}C{a + 90} {top - 24} {b - 90} {top - 24} {b} {top}"
        f"C{b + 80} {top + 20} {right} {middle - 70} {right} {middle}"
        f"C{right} {middle + 70} {b + 80} {low - 20} {b} {low}C{b - 90} {low + 24} {a + 90} {low + 24} {a} {low}"
        f"C{a - 80} {low - 20} {left} {middle + 70} {left} {middle}C{left} {middle - 70} {a - 80} {top + 20} {a} {top}Z"
    )


def rhumbs() -> str:
    """Faint bearings through the Cove."""
    return "M40 160L780 470M40 420L780 150M250 20L560 612M560 20L250 612M411 20V612"
