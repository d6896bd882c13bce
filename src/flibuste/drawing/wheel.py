"""A turn as a ship's wheel: its phases clockwise, the first on top, each with a sign, its number and its name."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from flibuste.drawing.lettering import wrapped
from flibuste.drawing.svg import Board, number, text, use
from flibuste.drawing.symbols import SHARED_SYMBOLS

Spoke = tuple[str, str]  # name, sign
SIZE, RIM, HUB = 420.0, 156.0, 46.0
WOOD = 'fill="none" stroke="#b98a4e"'


def point(angle: float, radius: float) -> tuple[float, float]:
    """A point around the middle; the angle is in turns, clockwise from the top."""
    return SIZE / 2 + radius * sin(2 * pi * angle), SIZE / 2 - radius * cos(2 * pi * angle)


def line(angle: float, inner: float, outer: float) -> str:
    (x, y), (u, v) = point(angle, inner), point(angle, outer)
    return f"M{number(round(x, 1))} {number(round(y, 1))}L{number(round(u, 1))} {number(round(v, 1))}"


def circle(radius: float, style: str) -> str:
    return f'<circle cx="{number(SIZE / 2)}" cy="{number(SIZE / 2)}" r="{number(radius)}" {style}/>'


@lru_cache(64)
def wheel(title: str, middle: str, spokes: Sequence[Spoke]) -> str:
    """The whole wheel as a picture. Handles stand between the phases."""
    board = Board(SIZE, SIZE, title, ", ".join(f"{i}. {name}" for i, (name, _) in enumerate(spokes, 1)), SHARED_SYMBOLS)
    board.chart = frame(len(spokes)) + hub(middle)
    board.pieces = [phase(i, len(spokes), *spoke) for i, spoke in enumerate(spokes)]
    return board.drawn()


def frame(count: int) -> str:
    """Rim, handles and spokes."""
    between = [(i + 0.5) / count for i in range(count)]
    handles = "".join(line(angle, RIM + 6, RIM + 44) for angle in between)
    spokes = "".join(line(angle, HUB, RIM - 8) for angle in between)
    outline = 'stroke="var(--ink)" stroke-width="11" stroke-linecap="round" fill="none"'
    return (
        f'<path d="{handles}" {outline}/><path d="{handles}" {WOOD} stroke-width="7" stroke-linecap="round"/>'
        + circle(RIM, 'fill="var(--card)" stroke="var(--ink)" stroke-width="20"')
        + circle(RIM, f'{WOOD} stroke-width="16"')
        + f'<path d="{spokes}" stroke="var(--ink)" stroke-width="2" fill="none"/>'
    )


def hub(words: str) -> str:
    lines = wrapped(words, 9)[:3]
    top = SIZE / 2 + 5 - 8.5 * (len(lines) - 1)
    said = "".join(
        text(SIZE / 2, top + 17 * i, line, "fb-mid", "font-size:15px;font-weight:700") for i, line in enumerate(lines)
    )
    return circle(HUB, 'fill="var(--sea)" stroke="var(--ink)" stroke-width="2"') + said


def phase(place: int, count: int, name: str, sign: str) -> str:
    """A sign in its part of the wheel, its name under it, its number on the rim."""
    x, y = point(place / count, (HUB + RIM - 8) / 2)
    u, v = point(place / count, RIM)
    lines = wrapped(name, 12)[:2]
    size = 34 if len(lines) == 1 else 30
    top = y - 6 - 7 * (len(lines) - 1)
    drawn = use(sign, x - size / 2, top - size / 2 - 6, size, style="--c:var(--rubric);--m:var(--ink)")
    drawn += "".join(
        text(x, top + 27 + 14 * i, line, "fb-mid", "font-size:13px;font-weight:600") for i, line in enumerate(lines)
    )
    mark = f'<circle cx="{number(round(u, 1))}" cy="{number(round(v, 1))}" r="15" fill="var(--ink)"/>'
    figure = text(
        round(u, 1), round(v + 6, 1), str(place + 1), "fb-mid", "font-size:17px;font-weight:700;fill:var(--paper)"
    )
    return f"<g>{drawn}{mark}{figure}</g>"
