"""The chart of an analysis: how likely each seat was to win, and under it the swings of one seat, luck and choice."""

from flibuste.drawing.svg import escape, seat_style
from flibuste.engine.game import Data

WIDTH = 860.0
LEFT, RIGHT, TOP, FLOOR = 46.0, 810.0, 16.0, 276.0
ZERO, REACH = 362.0, 44.0  # where the swings stand, and how far the largest goes
APART = 26.0  # tokens at the ends of lines
SMALLEST = 0.1  # the largest swing reaches all the way, if it is not smaller than this
DASHES = ("", "", "9 4", "3 4", "12 4 3 4")
LUCK = (
    '<defs><pattern id="luck" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="4" height="4" fill="var(--coin)"/><path d="M0 0v4" stroke="var(--ink)" stroke-width="1.3"/>'
    "</pattern></defs>"
)


def chart(data: Data, seat: int, label: str) -> str:
    """The chart of a report; `seat` (from 1) is the one whose swings are drawn and whose line is thick."""
    count = len(data["moments"])
    seats = sorted(range(1, data["seats"] + 1), key=lambda other: other == seat)
    return (
        f'<svg class="plot fb" viewBox="0 0 {WIDTH:.0f} 424" role="img" aria-label="{escape(label)}">{LUCK}'
        f"{grid(data)}{''.join(line(data, other, other == seat) for other in seats)}"
        f"{ends(data)}{swings(data, seat)}{numbers(data, seat, count)}</svg>"
    )


def across(number: int, count: int) -> float:
    """Where the position after so many decisions stands."""
    return LEFT + (RIGHT - LEFT) * number / max(1, count)


def height(chance: float) -> float:
    return FLOOR - (FLOOR - TOP) * chance


def grid(data: Data) -> str:
    """Lines at quarters, and the number of the move at every tenth of the way."""
    count = len(data["moments"])
    found = ""
    for percent in (0, 25, 50, 75, 100):
        y = height(percent / 100)
        found += f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="var(--hair)"/>'
        found += f'<text x="38" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
    for tenth in range(1, 10):
        number = count * tenth // 10
        if number:
            move = data["moments"][number - 1]["move"]
            found += f'<text x="{across(number, count):.1f}" y="294" text-anchor="middle">{move}</text>'
    return found


def chances_of(data: Data, seat: int) -> list[float]:
    """The chances of a seat (from 1) from the first question to the end."""
    return [row[seat - 1] for row in (data["start"], *(entry["after"] for entry in data["moments"])) if row]


def line(data: Data, seat: int, thick: bool) -> str:
    chances = chances_of(data, seat)
    way = "L".join(f"{across(i, len(chances) - 1):.1f} {height(value):.1f}" for i, value in enumerate(chances))
    width = 5 if thick else 3.2
    dash = "" if thick or not DASHES[(seat - 1) % 5] else f' stroke-dasharray="{DASHES[(seat - 1) % 5]}"'
    common = f'<path d="M{way}" fill="none" stroke-linejoin="round"'
    return (
        f'{common} stroke="var(--ink)" stroke-width="{width + 2}" opacity=".85"/>'
        f'{common} stroke="var(--seat-{seat})" stroke-width="{width}"{dash}/>'
    )


def ends(data: Data) -> str:
    """The token of every seat at the end of its line, none over another."""
    found = ""
    last = TOP - APART
    room = FLOOR - APART * (data["seats"] - 1)
    for number, seat in enumerate(sorted(range(1, data["seats"] + 1), key=lambda other: -chances_of(data, other)[-1])):
        last = max(min(height(chances_of(data, seat)[-1]), room + APART * number), last + APART)
        found += (
            f'<g style="{seat_style(seat)}"><circle class="fb-tok" cx="834" cy="{last:.1f}" r="12"/>'
            f"{written(834, last + 5, seat, 'var(--m)')}</g>"
        )
    return found


def swings(data: Data, seat: int) -> str:
    """Bars up and down: what luck and what choices changed for a seat, decision by decision."""
    count = len(data["moments"])
    width = max(1.0, min(8.0, 0.7 * (RIGHT - LEFT) / max(1, count)))
    pairs = [(moment["luck"][seat - 1], moment["choice"][seat - 1]) for moment in data["moments"]]
    scale = REACH / max([SMALLEST, *(farthest(luck, choice) for luck, choice in pairs)])
    found = f'<path d="M{LEFT} {ZERO}H{RIGHT}" stroke="var(--ink)" stroke-width="1.2"/>'
    for number, (luck, choice) in enumerate(pairs, start=1):
        x = across(number, count) - width / 2
        start = luck if luck * choice > 0 else 0.0
        fill = "var(--legal)" if choice > 0 else "var(--rubric)"
        found += bar(x, width, 0.0, luck * scale, "url(#luck)") + bar(x, width, start * scale, choice * scale, fill)
    return found


def farthest(luck: float, choice: float) -> float:
    """How far the bars of a decision reach; those of one direction stand on each other."""
    return abs(luck + choice) if luck * choice > 0 else max(abs(luck), abs(choice))


def bar(x: float, width: float, start: float, size: float, fill: str) -> str:
    """A bar from `start` above the line, so tall; downwards where that is negative."""
    if abs(size) < 0.8:
        return ""
    y = ZERO - max(start, start + size)
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{abs(size):.1f}"'
    return f'<rect {place} fill="{fill}" stroke="var(--ink)" stroke-width=".7"/>'


def numbers(data: Data, seat: int, count: int) -> str:
    """The costliest choices of the seat, numbered on its line."""
    places = {entry["move"]: number for number, entry in enumerate(data["moments"], start=1)}
    found = ""
    for rank, move in enumerate(data["costliest_by_seat"][seat - 1], start=1):
        number = places[move]
        x, y = across(number, count), height(data["moments"][number - 1]["after"][seat - 1])
        found += (
            f'<g><circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="var(--rubric)" stroke="var(--card)" stroke-width="2"/>'
            f"{written(x, y + 4.5, rank, 'var(--paper)')}</g>"
        )
    return found


def written(x: float, y: float, number: int, colour: str) -> str:
    """A bold number in the middle of something round."""
    style = f"fill:{colour};font-weight:700"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" style="{style}">{number}</text>'
