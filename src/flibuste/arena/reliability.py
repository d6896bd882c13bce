"""How well a judgement is calibrated, as a picture: what was said against how often it came, in tenths."""

from math import sqrt

from flibuste.arena.fit import Fitted

SIZE = 300
LEFT, TOP = 56, 44
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #22303c }
.small { font-size: 11px; fill: #4a5a68 }
.frame { fill: #fffdf6; stroke: #8b97a3 }
.grid { stroke: #d9dfe4 }
.even { stroke: #8b97a3; stroke-dasharray: 5 4 }
.bar { stroke: #1d6f73; stroke-width: 1.5 }
.dot { fill: #1d6f73 }
"""


def picture(found: Fitted) -> str:
    """An SVG file: a dot for every tenth, with the 95 % interval of what came; the larger, the more positions."""
    title = f"{found.sample.game}: {found.matches} matches, {sum(entry.count for entry in found.bins)} chances held out"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 90} {SIZE + 100}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect width="{SIZE + 90}" height="{SIZE + 100}" fill="#f6f1e3"/>',
        f'<text x="{LEFT}" y="26">{title}</text>',
        f'<rect class="frame" x="{LEFT}" y="{TOP}" width="{SIZE}" height="{SIZE}"/>',
        *(scale(tenth) for tenth in range(0, 11, 2)),
        f'<line class="even" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>',
        *(dot(entry.said, entry.came, entry.count, found) for entry in found.bins),
        f'<text class="small" x="{LEFT + SIZE / 2}" y="{TOP + SIZE + 38}" text-anchor="middle">chance said</text>',
        f'<text class="small" transform="translate(16 {TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">won</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def x(chance: float) -> float:
    return round(LEFT + SIZE * chance, 1)


def y(chance: float) -> float:
    return round(TOP + SIZE * (1.0 - chance), 1)


def scale(tenth: int) -> str:
    """A line and its number on both sides."""
    at = tenth / 10
    lines = f'<line class="grid" x1="{x(at)}" y1="{y(0)}" x2="{x(at)}" y2="{y(1)}"/>'
    lines += f'<line class="grid" x1="{x(0)}" y1="{y(at)}" x2="{x(1)}" y2="{y(at)}"/>'
    lines += f'<text class="small" x="{x(at)}" y="{y(0) + 18}" text-anchor="middle">{10 * tenth} %</text>'
    return lines + f'<text class="small" x="{LEFT - 8}" y="{y(at) + 4}" text-anchor="end">{10 * tenth} %</text>'


def dot(said: float, came: float, count: int, found: Fitted) -> str:
    """A tenth. All positions of a match end alike: a seat of a match held out counts as one observation."""
    share = count / max(1, sum(entry.count for entry in found.bins))
    seats = found.held_out * sum(found.sample.seats) / len(found.sample.seats)
    reach = 1.96 * sqrt(max(came * (1.0 - came), 0.01) / max(1.0, share * seats))
    low, high = max(0.0, came - reach), min(1.0, came + reach)
    bar = f'<line class="bar" x1="{x(said)}" y1="{y(low)}" x2="{x(said)}" y2="{y(high)}"/>'
    return bar + f'<circle class="dot" cx="{x(said)}" cy="{y(came)}" r="{round(3 + 12 * sqrt(share), 1)}"/>'
