"""2.2.3 to 2.2.5, 2.3.3 – Laying islands and terrain: the water that is too near, and how far a piece would lie."""

from math import hypot

from flibuste.drawing import number, text
from flibuste.games.davyjones.knowledge.seen import PlacingSeen
from flibuste.games.davyjones.picture.layout import MARGIN, Frame, shift
from flibuste.games.davyjones.picture.words import Words


def least_of(words: Words, name: str) -> float:
    """2.2.3, 2.3.3 – How far a piece has to be from the others, in millimetres."""
    step = words.view["step"] or {}
    return step["nearest"] / 100 if name == "place-island" else words.view["segments"]["S"]


def outline(points: list[list[float]], frame: Frame) -> str:
    return "M" + "L".join("{:.1f} {:.1f}".format(*frame.at(x, y)) for x, y in points) + "Z"


def too_near(words: Words, frame: Frame, name: str) -> str:
    """The water around what lies there, as wide as a new piece has to keep off, with a line around it."""
    view = words.view
    others = [*view["islands"], *([] if name == "place-island" else view["terrain"])]
    least = least_of(words, name)
    edge = table_edge(words, frame) if name == "place-island" else ""
    if not others or least <= 0:
        return edge
    path = "".join(outline(land["outline"], frame) for land in others)
    wide = 2 * frame.scale * least
    table = f'x="{MARGIN:g}" y="{MARGIN:g}" width="{frame.right - MARGIN:g}" height="{frame.bottom - MARGIN:g}"'
    inside = f'fill="#000" stroke="#000" stroke-width="{wide - 4:.1f}" stroke-linejoin="round"'
    around = f'stroke-width="{wide:.1f}" stroke-linejoin="round" clip-path="url(#dj-table)"'
    return (
        f'<g id="too-near" pointer-events="none"><clipPath id="dj-table"><rect {table}/></clipPath>'
        f'<mask id="dj-ring" maskUnits="userSpaceOnUse" {table}><rect {table} fill="#fff"/>'
        f'<path d="{path}" {inside}/></mask>'
        f'<path d="{path}" fill="var(--rubric)" stroke="var(--rubric)" opacity=".09" {around}/>'
        f'<g mask="url(#dj-ring)"><path d="{path}" fill="none" stroke="var(--rubric)" opacity=".8" {around}/></g>'
        f"{edge}{caption(words, frame, least)}</g>"
    )


def caption(words: Words, frame: Frame, least: float) -> str:
    """How far that is, on the ring of the first piece."""
    land = words.view["islands"][0] if words.view["islands"] else None
    if land is None:
        return ""
    top = max(y for _, y in land["outline"]) + least
    low = min(y for _, y in land["outline"]) - least
    x, y = frame.at(land["x"], top if top < words.view["height"] - 15 else max(low, 15.0))
    return text(
        x, y + 6, words("picture-placing-least", least=round(least)), "fb-mid fb-halo fb-sm", "fill:var(--rubric)"
    )


def table_edge(words: Words, frame: Frame) -> str:
    """2.2.5 – Islands keep L from the edge."""
    keep = frame.scale * words.view["segments"]["L"]
    wide, high = frame.right - MARGIN - 2 * keep, frame.bottom - MARGIN - 2 * keep
    return (
        f'<rect x="{MARGIN + keep:.1f}" y="{MARGIN + keep:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="none" '
        'stroke="var(--rubric)" stroke-width="1.5" stroke-dasharray="7 6" opacity=".55" pointer-events="none"/>'
    )


def placed(words: Words, frame: Frame) -> str:
    """A piece as it would lie, with the shortest line to the nearest one and what that means."""
    placing = words.view.get("placing")
    if not placing:
        return ""
    colour = "var(--legal)" if placing["fits"] else "var(--rubric)"
    style = f'fill="var(--land)" fill-opacity=".8" stroke="{colour}" stroke-width="3" stroke-linejoin="round"'
    dashes = "" if placing["fits"] else ' stroke-dasharray="8 5"'
    coast = f'<path d="{outline(placing["outline"], frame)}" {style}{dashes}/>'
    return f'<g id="placing">{coast}{line(words, frame, placing, colour)}</g>'


def line(words: Words, frame: Frame, placing: PlacingSeen, colour: str) -> str:
    if not placing["line"]:
        return ""
    (a, b), (c, d) = (frame.at(x, y) for x, y in placing["line"])
    said = words("picture-placing-line", mm=placing["apart"], fits="yes" if is_far(placing) else "no")
    drawn = f'<path d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" stroke="{colour}" stroke-width="2.5" stroke-dasharray="3 5"/>'
    ends = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="4" fill="{colour}"/>' for x, y in ((a, b), (c, d)))
    off = 16 if abs(c - a) > abs(d - b) else 0
    tag = text(0, -off, said, "fb-mid fb-halo", f"font-size:20px;font-weight:600;fill:{colour}")
    far = hypot(c - a, d - b)
    return drawn + ends + f'<g transform="{shift((a + c) / 2, (b + d) / 2 + (6 if far else 0))}">{tag}</g>'


def is_far(placing: PlacingSeen) -> bool:
    """Whether it keeps off the nearest one; it may still be too near the edge, or too far from all."""
    return placing["fits"] or placing["apart"] >= placing["least"]
