"""What a picture of Blackbeard is made of: the charts, which never change, flags, shields and ships."""

from functools import cache, lru_cache

from flibuste.drawing import escape, number, seat_style, text, token, use
from flibuste.drawing.symbols import signs_of
from flibuste.games.blackbeard.picture import coasts
from flibuste.games.blackbeard.picture.layout import AMERICAS, GUINEA, INDIES, LEGEND, WIDTH
from flibuste.games.blackbeard.picture.places import PORTS, PortPlace

SIGNS = signs_of("flibuste.games.blackbeard.picture")
SHIPS = ("sloop", "schooner", "brigantine")
LABEL = "font-size:20px;font-weight:600;paint-order:stroke;stroke-width:5px;stroke-linejoin:round;stroke:var(--{})"
SHOALS = ((24, 0.16), (15, 0.26), (7, 0.36))
FIGURE = "font-size:18px;font-weight:700"
ROGUE = "--c:#20242b;--m:#f4ead2"
SYSTEM_EMBLEM = 9
NAVY, CROWN = "#2b5a86", "#a3262a"
Printed = tuple[str, str, int, int]  # name, nation, Wealth, Defence


@lru_cache(16)
def chart(height: float, ports: tuple[Printed, ...]) -> str:
    """Paper, seas, coasts, borders, and every Port with its flag, its name, its Wealth and Defence."""
    drawn = f'<rect width="{number(WIDTH)}" height="{number(height)}" fill="var(--paper)"/>'
    drawn += sea(AMERICAS, "americas", coasts.AMERICAS, coasts.BORDERS_AMERICAS)
    drawn += sea(GUINEA, "guinea", coasts.GUINEA, "") + sea(INDIES, "indies", coasts.INDIES, coasts.BORDERS_INDIES)
    drawn += use("compass", 1492, 938, 92)
    for on_land in (True, False):
        names = "".join(
            label(place, printed) for place, printed in zip(PORTS, ports, strict=True) if place.on_land is on_land
        )
        drawn += f'<g style="{LABEL.format("land" if on_land else "sea")}">{names}</g>'
    for place, printed in zip(PORTS, ports, strict=True):
        drawn += flag(printed[1], place.x, place.y, 15)
    return drawn + panel(LEGEND)


def sea(box: tuple[float, float, float, float], name: str, land: str, borders: str) -> str:
    """One chart: water, shoals around the coast, land, borders of the Sea Zones, frame."""
    x, y, w, h = box
    at = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    line = 'fill="none" stroke-linejoin="round"'
    shoals = "".join(
        f'<use href="#{name}" stroke="var(--ink)" stroke-opacity="{shade}" stroke-width="{wide}"/>'
        f'<use href="#{name}" stroke="var(--sea)" stroke-width="{wide - 1.6:g}"/>'
        for wide, shade in SHOALS
    )
    zones = (
        f'<path d="{borders}" fill="none" stroke="var(--ink)" stroke-opacity=".55" stroke-width="1.6" '
        'stroke-dasharray="10 5 2 5"/>'
    )
    return (
        f'<clipPath id="clip-{name}"><rect {at} rx="6"/></clipPath><defs><path id="{name}" d="{land}"/></defs>'
        f'<g clip-path="url(#clip-{name})"><rect {at} fill="var(--sea)"/><rect {at} fill="url(#waves)"/>'
        f'<g {line}>{shoals}</g><use href="#{name}" class="fb-coast"/>{zones if borders else ""}</g>'
        f'<rect {at} rx="6" fill="none" stroke="var(--ink)" stroke-width="2"/>'
        f'<rect x="{x + 5}" y="{y + 5}" width="{w - 10}" height="{h - 10}" rx="3" fill="none" stroke="var(--ink)" '
        'stroke-width=".8"/>'
    )


def panel(box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    return f'<rect class="fb-box" x="{x}" y="{y}" width="{w}" height="{h}" rx="8"/>'


def label(place: PortPlace, printed: Printed) -> str:
    """A Port's name with its Wealth and Defence."""
    name, nation, wealth, defence = printed
    named = f' class="{place.anchor}"' if place.anchor else ""
    facts = f' <tspan class="fb-q">{wealth}–{defence}</tspan>' if nation else ""
    return (
        f'<text x="{number(place.x + place.dx)}" y="{number(place.y + place.dy)}"{named}>{escape(name)}{facts}</text>'
    )


@cache
def flag(nation: str, x: float, y: float, radius: float) -> str:
    """A nation's flag as a disc; a Pirate Port has the skull."""
    if nation:
        size = radius * 32 / 15
        return use(f"n-{nation}" if f"n-{nation}" in SIGNS else "port", x - size / 2, y - size / 2, size)
    size = radius * 32 / 12.5
    return use("port-pirate", x - size / 2, y - size / 2, size)


@lru_cache(1024)
def pirate_ship(
    ship: str, colour: int, own: bool, active: bool, size: float, name: str, under: bool, side: int = 0
) -> str:
    """A Pirate's ship with the emblem of its owner and his name. The one that acts lies in a pool of light.

    The name is above or `under` it, or to one `side`.
    """
    half = size / 2
    light = (
        f'<ellipse cy="{number(half * 0.55)}" rx="{number(half * 1.25)}" ry="{number(half * 0.5)}" '
        'fill="var(--coin)" fill-opacity=".55" stroke="var(--gilt)" stroke-width="2.5"/>'
    )
    hull = use(ship if ship in SHIPS else "brigantine", -half, -half * 1.2, size) if ship else skiff(half)
    mark = emblem(colour, half * 0.62, half * 0.42)
    y = half * 1.04 + 18 if under else -half * 1.2 - 3
    weight = f"font-size:18px;font-weight:{700 if own else 500}"
    words = text(0, y, name, "fb-mid fb-halo", weight) if name else ""
    if side:
        words = text(side * 27, 6, name, "fb-halo" if side > 0 else "fb-end fb-halo", weight)
    style = seat_style(colour) if colour else ROGUE
    return f'<g style="{style}">{light * active}{hull}{mark}</g>{words}'


def skiff(half: float) -> str:
    """A Pirate without a ship."""
    u = half / 10
    return f'<path class="fb-f" transform="scale({u:g})" d="M-7 2h14l-3 4h-8z"/>'


def emblem(seat: int, y: float, radius: float) -> str:
    """A token in the colours of the group around it; seat 0 is the System Player."""
    size = radius * 1.32
    circle = f'<circle class="fb-tok" cy="{number(y)}" r="{number(radius)}"/>'
    return circle + use(f"em-{seat or SYSTEM_EMBLEM}", -size / 2, y - size / 2, size)


def rogue(y: float, radius: float) -> str:
    """The token of the System Player and his Pirates."""
    return f'<g style="{ROGUE}">{emblem(0, y, radius)}</g>'


@lru_cache(256)
def king_ship(crowned: int, speed: int, combat: int, name: str) -> str:
    """A Warship or a King's Commissioner, with Speed and Combat. A Commissioner has a crown and his seat's token."""
    colour = CROWN if crowned else NAVY
    drawn = use("navy", -28, -34, 56, style=f"--c:{colour}") + (use("crown", -13, -54, 26) if crowned else "")
    drawn += token(crowned, 20, 12, 10) if crowned > 0 else ""
    y = 38
    if name:
        drawn += text(0, 40, name, "fb-mid fb-halo", "font-size:18px")
        y = 58
    drawn += use("sail", -36, y - 15, 18) + text(-16, y, str(speed), "fb-halo", FIGURE)
    return drawn + use("cannon", 2, y - 15, 18) + text(22, y, str(combat), "fb-halo", FIGURE)
