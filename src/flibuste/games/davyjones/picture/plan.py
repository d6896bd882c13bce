"""What can be planned: the `data-plan` attributes of ships and of pieces to be laid, and a plan as the server sees it.

See docs/planner.md. Everything is written as the notation writes it: millimetres, degrees, y up.
"""

from math import atan2, degrees, hypot

from flibuste.drawing import escape
from flibuste.engine.seen import StepSeen
from flibuste.games.davyjones.knowledge.seen import DavyJonesView, LandSeen, PlanSeen, ShipSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import Frame, Point, ahead, shift
from flibuste.games.davyjones.picture.words import Words

NEAR = 1.5
CLOSE = 250.0
SWINGS = ("schooner", "galley")
STILL = ("chained", "becalmed")


def plain(value: float) -> str:
    """A measure as the notation writes it."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def attributes(template: str, at: tuple[float, float, float], **more: str) -> str:
    """The attributes of a piece that can be planned with."""
    found = f' data-plan="{template}" data-plan-at="{" ".join(map(plain, at))}"'
    return found + "".join(f' data-plan-{name}="{value}"' for name, value in more.items() if value)


def is_asked(view: DavyJonesView) -> bool:
    """Whether the reader is the one who is asked."""
    return view["seat"] is not None and view["seat"] in view["asked"] and not view.get("planned")


class Plans:
    """Which ships may be planned with now, and how."""

    def __init__(self, words: Words, frame: Frame) -> None:
        self.words = words
        self.view = words.view
        self.frame = frame
        self.step: StepSeen = self.view["step"] or {}

    def ships(self) -> dict[str, str]:
        """For each ship that can be planned with, its attributes."""
        if not is_asked(self.view):
            return {}
        name = self.words.step_name()
        if name == "orders":
            return {ship["id"]: self.sail(ship) for ship in self.view["ships"] if self.may_sail(ship)}
        ship = self.words.ships.get(self.step.get("ship", ""))
        if ship is None or not ship.get("on_table"):
            return {}
        if name == "sailing":
            return {ship["id"]: self.sail(ship)}
        if name == "sail-on":
            return {ship["id"]: self.sail(ship, self.left())}
        if name == "pivot":
            return {ship["id"]: self.pivot(ship)}
        return {}

    def may_sail(self, ship: ShipSeen) -> bool:
        """3.2, 4.7.2 – Ships of the reader with an action left that nothing holds; the rules have the last word."""
        if ship["player"] != self.view["seat"] or ship["status"] != "sailing" or not ship["actions"]:
            return False
        held = ship["pinned"] if ship["on_table"] else True
        return not (held or ship["lost"] or ship["tangled"] or any(word in ship["now"] for word in STILL)) and bool(
            ship["move"]
        )

    def left(self) -> list[str]:
        """13.3.2 – The segments that an action in progress still has: printed S and L, then bonus S and L."""
        for step in reversed(self.view["stack"]):
            if step["step"] == "voyage":
                short, long, more_short, more_long = (*step["left"], 0, 0, 0, 0)[:4]
                return ["S"] * short + ["L"] * long + ["S"] * more_short + ["L"] * more_long
        return []

    def sail(self, ship: ShipSeen, segments: list[str] | None = None) -> str:
        lengths = self.view["segments"]
        legs = ship["move"] + ship["bonus_move"] if segments is None else segments
        limit = plain(self.view["turn_limit"])
        x, y = ahead(ship["x"], ship["y"], ship["heading"], 0.0 if radius(ship) else -ship["hull"]["length"] / 2)
        turn = f"{limit} 180" if segments is None and self.touches(ship) else limit
        return attributes(
            f"sail {ship['id']} {{legs}}[ pivot={{pivot}}]",
            (ship["x"], ship["y"], ship["heading"]),
            grip=f"{plain(x)} {plain(y)}",
            name=escape(self.words.ship_name(ship)),
            legs=" ".join(f"{segment}:{plain(lengths[segment])}" for segment in legs),
            turn=turn,
            pivot="180" if any(word in ship["words"] for word in SWINGS) else "",
        )

    def touches(self, ship: ShipSeen) -> bool:
        """4.2.4 – Whether the bow lies at something, so that the first leg may turn as far as one likes."""
        if ship["docked"] or ship["pinned"]:
            return True
        bow = (ship["x"], ship["y"])
        near = NEAR + radius(ship)
        if any(distance(bow, land["outline"]) < near for land in self.view["islands"] if is_close(bow, land)):
            return True
        others = [other for other in self.view["ships"] if other.get("on_table") and other is not ship]
        others = [other for other in others if is_close(bow, other)]
        return any(distance(bow, other["outline"]) < near + radius(other) for other in others)

    def pivot(self, ship: ShipSeen) -> str:
        """8.11.1 – About the middle of the stern."""
        x, y = ahead(ship["x"], ship["y"], ship["heading"], -ship["hull"]["length"])
        return attributes("turn {turn}", (x, y, ship["heading"]), turn="180")


def radius(ship: ShipSeen) -> float:
    """The radius of a disc, 0 for other hulls."""
    return float(ship["hull"]["length"]) / 2 if ship["hull"]["disc"] else 0.0


def is_close(point: Point, piece: ShipSeen | LandSeen) -> bool:
    """Whether a piece can be near a point at all, so that its distance is worth computing."""
    return bool(abs(piece["x"] - point[0]) < CLOSE and abs(piece["y"] - point[1]) < CLOSE)


def distance(point: Point, outline: list[list[float]]) -> float:
    """From a point to the nearest edge of an outline."""
    ends = [*outline[1:], outline[0]]
    return min(to_edge(point, start, end) for start, end in zip(outline, ends, strict=True))


def to_edge(point: Point, start: list[float], end: list[float]) -> float:
    x, y = foot(point, start, end)
    return hypot(x - point[0], y - point[1])


def foot(point: Point, start: list[float], end: list[float]) -> Point:
    """The point of an edge that is nearest."""
    ex, ey = end[0] - start[0], end[1] - start[1]
    square = ex * ex + ey * ey
    share = ((point[0] - start[0]) * ex + (point[1] - start[1]) * ey) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return start[0] + share * ex, start[1] + share * ey


def nearest(point: Point, outline: list[list[float]]) -> Point:
    """The point of an outline that is nearest; a disc has one point, its middle."""
    ends = [*outline[1:], outline[0]]
    feet = [foot(point, start, end) for start, end in zip(outline, ends, strict=True)]
    return min(feet, key=lambda at: hypot(at[0] - point[0], at[1] - point[1]))


def normal(outline: list[list[float]], vertex: int) -> float:
    """The direction in which a counter-clockwise outline faces at a vertex."""
    before, after = outline[vertex - 1], outline[(vertex + 1) % len(outline)]
    return (degrees(atan2(after[1] - before[1], after[0] - before[0])) - 90) % 360


def course(plan: PlanSeen, frame: Frame, ship: ShipSeen) -> str:
    """The segments of a planned move as they would lie."""
    drawn = ""
    x, y = ship["x"], ship["y"]
    for leg in plan["legs"]:
        a, b = frame.at(x, y)
        turn = degrees(atan2(leg["y"] - y, leg["x"] - x))
        segment = art.stick(leg["segment"], frame.scale * leg["length"])
        drawn += f'<g transform="{shift(a, b)} rotate({-turn:.1f})">{segment}</g>'
        x, y = leg["x"], leg["y"]
    return drawn


def frame_attributes(frame: Frame, says: str) -> str:
    """The scale that the planner in the browser needs, and what it says of a plan: attributes of the picture."""
    found = f'data-plan-frame="{frame.matrix()}" data-plan-decimals="2" '
    return f'{found}data-plan-says="{escape(says)}" ' if says else found
