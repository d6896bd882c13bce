"""Plots as SVG: intervals, bars and columns. Colours are those of the page around them."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 760
LABEL = 210
ROW = 30
RIGHT = 30
COLUMNS = 40
HEIGHT = 180


@dataclass(frozen=True)
class Interval:
    """A value with the interval in which it is 95 times in 100, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    said: str = ""


def svg(height: float, title: str, body: str) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}">{body}</svg>'


def text(x: float, y: float, said: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


class Scale:
    """Where a value is across the plot."""

    def __init__(self, low: float, high: float, left: float = LABEL, right: float = WIDTH - RIGHT) -> None:
        self.low = low
        self.span = (high - low) or 1.0
        self.left = left
        self.right = right

    def at(self, value: float) -> float:
        share = min(1.0, max(0.0, (value - self.low) / self.span))
        return self.left + share * (self.right - self.left)


def intervals(title: str, rows: Sequence[Interval], mark: float | None = None, signed: bool = False) -> str:
    """A dot with its interval for every row, in percent; `mark` is a line across all rows."""
    low = min([0.0, *(row.low for row in rows)]) if signed else 0.0
    high = max([0.01, *(row.high for row in rows), mark or 0.0])
    scale, bottom = Scale(low, high), ROW * len(rows) + 8
    body = "".join(percent_mark(scale, value, bottom) for value in ticks(low, high))
    if mark is not None:
        body += line(scale.at(mark), 0, scale.at(mark), bottom, "mark")
    for place, row in enumerate(rows):
        body += interval_row(scale, row, ROW * place + ROW / 2 + 4)
    return svg(bottom + 24, title, body)


def interval_row(scale: Scale, row: Interval, y: float) -> str:
    spoken = f"<title>{escape(row.label)}: {escape(row.said)}</title>"
    ends = line(scale.at(row.low), y, scale.at(row.high), y, "span")
    dot = f'<circle cx="{scale.at(row.value):.1f}" cy="{y:.1f}" r="5" class="dot"/>'
    return f"<g>{spoken}{text(LABEL - 10, y + 5, shortened(row.label), 'end')}{ends}{dot}</g>"


def percent_mark(scale: Scale, value: float, bottom: float) -> str:
    x = scale.at(value)
    return line(x, 0, x, bottom, "grid") + text(
        x, bottom + 17, f"{100 * value:.0f}\N{NO-BREAK SPACE}%".replace("-", "−"), "mid small"
    )


def ticks(low: float, high: float) -> list[float]:
    """Round values across a range: five or so."""
    span = max(high - low, 0.01)
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0) if span / step <= 6)
    first = int(low / step) - (1 if low < 0 else 0)
    return [round(n * step, 4) for n in range(first, int(high / step) + 1) if low - 1e-9 <= n * step <= high + 1e-9]


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar for every row: what it is, how much, and how that is said."""
    scale = Scale(0.0, max([1e-9, *(amount for _, amount, _ in rows)]), right=WIDTH - 130)
    body = ""
    for place, (label, amount, said) in enumerate(rows):
        y = ROW * place + ROW / 2 + 4
        width = scale.at(amount) - LABEL
        body += text(LABEL - 10, y + 5, shortened(label), "end")
        body += f'<rect x="{LABEL}" y="{y - 9:.1f}" width="{max(1.0, width):.1f}" height="18" class="bar"/>'
        body += text(scale.at(amount) + 8, y + 5, said, "small")
    return svg(ROW * len(rows) + 10, title, body)


def columns(title: str, counts: dict[int, int], other: dict[int, int] | None = None) -> str:
    """A distribution of whole numbers as columns; another one is drawn as a line over it."""
    every = [*counts, *(other or {})]
    if not every:
        return svg(20, title, "")
    low, high = min(every), max(every)
    size = max(1, -(-(high - low + 1) // COLUMNS))
    shown, second = (in_bins(found, low, high, size) for found in (counts, other or {}))
    top = max([*shown, *second, 1e-9])
    wide = (WIDTH - 60) / len(shown)
    body = "".join(
        f'<rect x="{30 + place * wide:.1f}" y="{10 + HEIGHT * (1 - part / top):.1f}" width="{max(1.0, wide - 1):.1f}"'
        f' height="{HEIGHT * part / top:.1f}" class="bar"/>'
        for place, part in enumerate(shown)
    )
    if other:
        dots = [f"{30 + (n + 0.5) * wide:.1f},{10 + HEIGHT * (1 - part / top):.1f}" for n, part in enumerate(second)]
        body += f'<polyline points="{" ".join(dots)}" class="other"/>'
    body += line(30, HEIGHT + 10, WIDTH - 30, HEIGHT + 10)
    for value in sorted({low, (low + high) // 2, high}):
        body += text(30 + ((value - low) // size + 0.5) * wide, HEIGHT + 30, str(value), "mid small")
    return svg(HEIGHT + 38, title, body)


def in_bins(counts: dict[int, int], low: int, high: int, size: int) -> list[float]:
    """The share of each column."""
    found = [0.0] * ((high - low) // size + 1)
    total = sum(counts.values()) or 1
    for value, times in counts.items():
        found[(value - low) // size] += times / total
    return found


def shortened(label: str, most: int = 28) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"
