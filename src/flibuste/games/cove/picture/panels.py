"""The panels of the column beside the chart, as pure drawings: calendar, pirates, wheel, fame track."""

from functools import lru_cache
from math import cos, pi, sin

from flibuste.drawing import number, text, use
from flibuste.drawing.lettering import size_for
from flibuste.games.cove.knowledge.seen import LegendSeen, NavySeen
from flibuste.games.cove.picture.art import medal, section_icon
from flibuste.games.cove.picture.layout import COLUMN_W

PHASES = ("treasures", "navigation", "combat", "plunder", "effects", "black-ships")
PHASE_SIGNS = {
    "treasures": "chest",
    "navigation": "wheel",
    "combat": "cannon",
    "plunder": "coin",
    "effects": "tavern",
    "black-ships": "blackship",
}
LANE = 25.0
CARD_LINE = 16.0
CARD_MARGIN = 10.0
PANEL = 'fill="var(--panel)" stroke="var(--ink)"'


def numbers(ship: LegendSeen | NavySeen, fame: str) -> list[tuple[str, str]]:
    """The numbers of a card with their icons."""
    return [("die-6", str(ship["dice"])), ("hull", str(ship["hull"])), ("sail", str(ship["speed"])), ("fame", fame)]


def facts(pirate: LegendSeen) -> tuple[tuple[str, str], ...]:
    """The numbers of a legendary pirate, and the section that he fires at."""
    fame = f"1–{pirate['fame_die']}" if pirate["fame_die"] else str(pirate["fame"])
    if not pirate["hull"]:
        return (("fame", fame),)
    found = numbers(pirate, fame)
    if pirate["section"] != "none":
        found.insert(1, (pirate["section"], ""))
    return tuple(found)


@lru_cache(256)
def pirate_card(legend: str, name: str, numbers: tuple[tuple[str, str], ...], lines: tuple[str, ...]) -> str:
    """A legendary pirate, or the Navy: emblem, name, numbers and what is special."""
    high = number(54 + CARD_LINE * len(lines))
    drawn = f'<rect width="{COLUMN_W - 20}" height="{high}" rx="7" {PANEL} stroke-width="1.2"/>'
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
    letters = f"font-size:{number(size_for(list(lines), 15, COLUMN_W - 20 - 2 * CARD_MARGIN))}px"
    said = (text(CARD_MARGIN, 61 + CARD_LINE * i, line, "fb-v", letters) for i, line in enumerate(lines))
    return drawn + "".join(said)


@lru_cache(64)
def calendar(words: str, month: int, months: int, phase: str) -> str:
    """The month, one mark for each, and the phases in their order."""
    drawn = text(14, 30, words, "fb-h2", "font-size:20px")
    step = min(14.0, 168 / max(1, months))
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
            box = f'<rect x="{x - 2}" y="49" width="30" height="30" rx="6" {PANEL} stroke-width="2"/>'
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
    drawn = use("fame", 3, 5, 22)
    low = number(10 + LANE * seats)
    for points in range(0, last + 1, 5):
        x = number(40 + width * points / last)
        drawn += f'<path d="M{x} 6V{low}" stroke="var(--hair)" stroke-width="{2 if points % 10 == 0 else 1}"/>'
        if points % 10 == 0:
            drawn += text(40 + width * points / last, 24 + LANE * seats, str(points), "fb-v fb-mid")
    return drawn
