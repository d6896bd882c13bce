"""13.3.5, 13.6.7, 13.6.8 – How far a body gets before it touches another, in whole steps. No game in it.

A body shifted along a heading meets another during one interval of lengths, the places where it is on the inner side of
every edge (13.3.5: outlines are convex). Doubles find that interval, a little too wide for what rounding to whole units
may do; whole numbers decide at its ends.
"""

from math import pi, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from flibuste.games.davyjones.geometry.convex import (
    gap,
    is_beyond,
    is_inside,
    is_near,
    is_over,
    least_outward,
    least_square,
)
from flibuste.games.davyjones.geometry.shape import CIRCLE, DEPTH, STOP, TOUCH, UNIT, Shape, cosine, scaled, sine

NO_CONTACT: Final = -1
_ROUNDING: Final = 1.5
_PATIENCE: Final = 6
STEP_ARC: Final = pi / 18000.0
_FAR_ENOUGH: Final = 100.0
_SLACK: Final = 8.0


@mypyc_attr(acyclic=True)
class Span:
    """From which length to which something holds; empty if low is above high."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high


def span(a: Shape, b: Shape, dx: i64, dy: i64, c: i64, s: i64, slack: float, last: float) -> Span:
    """The lengths up to `last` at which a is nowhere farther outside of an edge of b, or b of a, than the slack.

    Outside by a gap of g means outside of some edge by at most g, so this holds wherever the gap is at most the slack;
    with a negative slack wherever an overlap is at least so deep.
    """
    found = Span(0.0, last)
    ux = float(c) / UNIT
    uy = float(s) / UNIT
    if a.radius and b.radius:
        narrow_discs(found, dx, dy, ux, uy, float(a.radius + b.radius) + slack)
        return found
    if not b.radius:
        narrow(found, b, a, dx, dy, ux, uy, slack)
    if not a.radius and found.low <= found.high:
        narrow(found, a, b, -dx, -dy, -ux, -uy, slack)
    return found


def narrow(found: Span, b: Shape, a: Shape, dx: i64, dy: i64, ux: float, uy: float, slack: float) -> None:
    """Keep the lengths at which a is not farther outside of any edge of b than the slack (and its radius)."""
    low = found.low
    high = found.high
    out_by = slack + float(a.radius)
    for corner in b.corners:
        nx = corner.ey
        ny = -corner.ex
        x = corner.x - dx
        y = corner.y - dy
        room = float(innermost(a, nx, ny) - nx * x - ny * y) - out_by * corner.length
        speed = float(nx) * ux + float(ny) * uy
        if speed < 0.0:
            if room > -speed * low:
                low = room / -speed
        elif speed > 0.0:
            if -room < speed * high:
                high = -room / speed
        elif room > 0.0:
            high = -1.0
        if low > high:
            break
    found.low = low
    found.high = high


def innermost(a: Shape, nx: i64, ny: i64) -> i64:
    """The least nx x + ny y of a vertex."""
    if a.round:
        return least_outward(a, nx, ny)
    first = a.corners[0]
    out = nx * first.x + ny * first.y
    for corner in a.corners:
        here = nx * corner.x + ny * corner.y
        if here < out:  # noqa: PLR1730 – faster than min()
            out = here
    return out


def narrow_discs(found: Span, dx: i64, dy: i64, ux: float, uy: float, reach: float) -> None:
    """Two discs: the chord of the path in the circle."""
    along = -(float(dx) * ux + float(dy) * uy)
    square = reach * reach - (float(dx * dx + dy * dy) - along * along)
    if square < 0.0:
        found.high = -1.0
        return
    half = sqrt(square)
    found.low = max(found.low, along - half)
    found.high = min(found.high, along + half)


def sweep(a: Shape, b: Shape, dx: i64, dy: i64, heading: i64, first: i64, last: i64) -> int:
    """13.6.7 – The smallest length from `first` to `last` at which the gap is at most STOP, else NO_CONTACT.

    `a` starts at (dx, dy) seen from b and is shifted straight along the heading.
    """
    c = cosine(heading)
    s = sine(heading)
    if is_swept_apart(a, b, dx, dy, scaled(last * c), scaled(last * s)):
        return NO_CONTACT
    if is_passed(a, b, dx, dy, c, s) or is_leaving(a, b, dx, dy, c, s):
        return NO_CONTACT
    found = span(a, b, dx, dy, c, s, STOP + _ROUNDING, float(last))
    if found.low > found.high:
        return NO_CONTACT
    length: i64 = max(first, int(found.low))
    end: i64 = min(last, int(found.high) + 1)
    tries: i64 = 0
    while length <= end:
        x = dx + scaled(length * c)
        y = dy + scaled(length * s)
        if is_near(a, b, x, y, STOP):
            return length
        tries += 1
        length += 1 if tries < _PATIENCE else max(1, int(gap(a, b, x, y)) - 7)
    return NO_CONTACT


def is_swept_apart(a: Shape, b: Shape, dx: i64, dy: i64, sx: i64, sy: i64) -> bool:
    """The box of the whole path is apart from the other box."""
    right = a.right + dx + (sx if sx > 0 else 0)
    left = a.left + dx + (sx if sx < 0 else 0)
    top = a.top + dy + (sy if sy > 0 else 0)
    bottom = a.bottom + dy + (sy if sy < 0 else 0)
    return left > b.right + STOP or right < b.left - STOP or bottom > b.top + STOP or top < b.bottom - STOP


def is_passed(a: Shape, b: Shape, dx: i64, dy: i64, c: i64, s: i64) -> bool:
    """Quick: abeam of the path the two circles around the shapes are apart."""
    x = dx + a.mx - b.mx
    y = dy + a.my - b.my
    abeam = (y * c - x * s) // UNIT
    apart = a.girth + b.girth + STOP + 2
    return abeam > apart or abeam < -apart


def is_leaving(a: Shape, b: Shape, dx: i64, dy: i64, c: i64, s: i64) -> bool:
    """Quick: a lies outside of an edge of b and does not come nearer to it."""
    if a.radius or b.radius or not is_beyond(a, b, dx, dy, TOUCH):
        return False
    return b.hint.ey * c - b.hint.ex * s >= 0


def last_free(a: Shape, b: Shape, dx: i64, dy: i64, heading: i64, last: i64) -> int:
    """4.3.3 – The last length up to `last` before a overlaps b; `last` if it never does."""
    c = cosine(heading)
    s = sine(heading)
    if is_swept_apart(a, b, dx, dy, scaled(last * c), scaled(last * s)):
        return last
    found = span(a, b, dx, dy, c, s, _ROUNDING - DEPTH, float(last))
    if found.low > found.high:
        return last
    length: i64
    for length in range(int(found.low), min(last, int(found.high) + 1) + 1):
        if is_over(a, b, dx + scaled(length * c), dy + scaled(length * s)):
            return max(0, length - 1)
    return last


def first_clear(a: Shape, b: Shape, dx: i64, dy: i64, heading: i64, longest: i64, first: i64 = 0) -> int:
    """4.2.4 – The first length from `first`, where a covers b, at which it does not overlap it; NO_CONTACT: none."""
    c = cosine(heading)
    s = sine(heading)
    if a.radius or b.radius:
        return clear_disc(a, b, dx, dy, c, s, longest, first)
    found = span(a, b, dx, dy, c, s, -_ROUNDING - DEPTH, float(longest))
    length: i64 = first
    while length <= longest:
        if not is_over(a, b, dx + scaled(length * c), dy + scaled(length * s)):
            return length
        length += 1
        if found.low <= float(length) < found.high:
            length = max(length, int(found.high))
    return NO_CONTACT


def surely_over(a: Shape, b: Shape, dx: i64, dy: i64, heading: i64, last: i64) -> Span:
    """Quick: lengths up to `last` at all of which a overlaps b. There may be some more."""
    if a.radius or b.radius:
        return Span(0.0, -1.0)
    return span(a, b, dx, dy, cosine(heading), sine(heading), -_ROUNDING - DEPTH, float(last))


def clear_disc(a: Shape, b: Shape, dx: i64, dy: i64, c: i64, s: i64, longest: i64, first: i64) -> int:
    """The same for discs, by halves: what is left is left for good."""
    if is_over(a, b, dx + scaled(longest * c), dy + scaled(longest * s)):
        return NO_CONTACT
    low = first
    high = longest
    while high - low > 1:
        middle = (low + high) // 2
        if is_over(a, b, dx + scaled(middle * c), dy + scaled(middle * s)):
            low = middle
        else:
            high = middle
    return high


@mypyc_attr(allow_interpreted_subclasses=True)
class Turning:
    """13.6.8 – A body that turns about the middle of its stern: its shape at every heading."""

    def shape(self, heading: int) -> Shape:
        raise NotImplementedError

    def swept(self) -> int:
        """The radius of the circle it sweeps."""
        raise NotImplementedError


def pivot(body: Turning, b: Shape, sx: int, sy: int, length: int, heading: int, steps: int, touched: bool) -> int:
    """13.6.8 – The step of the first contact when turning about the stern middle, at (sx, sy) seen from b.

    Steps are counted to the left if positive, to the right if negative. A body touched before stops it at the last step
    without overlap. NO_CONTACT: nothing stops it.
    """
    swept = body.swept()
    if is_out_of_swing(b, sx, sy, swept):
        return NO_CONTACT
    speed = swept * STEP_ARC
    sense = 1 if steps > 0 else -1
    k = 1
    while k <= steps * sense:
        turned = (heading + sense * k) % CIRCLE
        shape = body.shape(turned)
        x = sx + scaled(length * cosine(turned))
        y = sy + scaled(length * sine(turned))
        if touched:
            if is_over(shape, b, x, y):
                return k - 1
        elif is_near(shape, b, x, y, STOP):
            return k
        room = room_before(shape, b, x, y)
        if touched and room > 0.0:
            room += STOP + DEPTH  # it may go so much deeper
        k += max(1, int((room - _SLACK) / speed))
    return NO_CONTACT


def is_out_of_swing(b: Shape, sx: i64, sy: i64, swept: i64) -> bool:
    """Quick and sure: a body lies outside of the circle swept about the stern."""
    far = swept + STOP + 2
    if sx - far > b.right or sx + far < b.left or sy - far > b.top or sy + far < b.bottom:
        return True
    if b.radius:
        return sx * sx + sy * sy > (far + b.radius) * (far + b.radius)
    return least_square(b, sx, sy) > float(far * far) and not is_inside(b, sx, sy)


def room_before(a: Shape, b: Shape, dx: i64, dy: i64) -> float:
    """At most the gap: that to the circle around a round body if it is far enough, else the gap itself."""
    if b.round and not a.radius:
        room = sqrt(least_square(a, -dx, -dy)) - float(b.reach)
        if room > _FAR_ENOUGH and not is_inside(a, -dx, -dy):
            return room
    return gap(a, b, dx, dy)
