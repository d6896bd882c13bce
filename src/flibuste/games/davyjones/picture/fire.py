"""Ranges and lines of fire, and a plan as it would turn out."""

from math import atan2, degrees

from flibuste.drawing import Board, number, seat_style
from flibuste.games.davyjones.knowledge.seen import PlanSeen, ShipSeen, ShotSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import Frame, Point, ahead
from flibuste.games.davyjones.picture.plan import course, nearest
from flibuste.games.davyjones.picture.ships import rigged
from flibuste.games.davyjones.picture.words import Words

TWICE = 2
LABEL_AT = 26.0
LINE = 'stroke="var(--select)" stroke-width="2" stroke-dasharray="6 4"'
DASHES = {"S": "2 4", "L": "10 5"}


class Fire:
    """What the guns of one ship reach, now or from where it would lie."""

    def __init__(self, board: Board, words: Words, frame: Frame) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.frame = frame

    def draw(self) -> None:
        step = self.view["step"]
        if self.view.get("planned"):
            self.draw_plan(self.view["planned"])
        elif step and step["name"] == "shooting":
            ship = self.words.ships[step["ship"]]
            if ship["status"] == "sailing" and ship["on_table"]:
                self.ranges(ship, TWICE if step["mode"] == "double" else 1)
                self.lines(ship, self.view["shots"])

    def draw_plan(self, plan: PlanSeen) -> None:
        """The segments, the ship where it would lie, and whom it could hit from there."""
        before = self.words.ships[plan["ship"]]
        self.board.fx.append(f'<g id="course">{course(plan, self.frame, before)}</g>')
        if plan["lost"] or not plan["legs"]:
            return
        ship = before | {"x": plan["x"], "y": plan["y"], "heading": plan["heading"]}
        a, b = self.frame.at(ship["x"], ship["y"])
        turn = f"translate({a:.2f} {b:.2f}) rotate({number(round(-ship['heading'], 1))}) scale({self.frame.scale:.4g})"
        style = seat_style(ship["player"] or ship["owner"])
        self.board.fx.append(f'<g id="planned" transform="{turn}" style="{style}">{rigged(ship, True)}</g>')
        self.ranges(ship, 1)
        self.lines(ship, plan["shots"])

    # ---- guns -----------------------------------------------------------------------------------------------------

    def mast(self, ship: ShipSeen, index: int) -> Point:
        """Where a mast stands, in millimetres."""
        along, port = ship["hull"]["masts"][index]
        x, y = ahead(ship["x"], ship["y"], ship["heading"], along)
        return ahead(x, y, ship["heading"] + 90, port)

    def ranges(self, ship: ShipSeen, factor: int) -> None:
        """As far as the guns of each range reach: a ring around the masts that have one."""
        drawn = ""
        for reach, dashes in DASHES.items():
            guns = [i for i, gun in enumerate(ship["cannons"]) if gun.endswith(reach) and self.fires(ship, i)]
            if guns:
                radius = factor * self.frame.scale * self.view["segments"][reach]
                drawn += f'<path d="{self.ring(ship, guns, radius)}" stroke-dasharray="{dashes}"/>'
        style = 'fill="none" stroke="var(--select)" stroke-width="1.8" stroke-linecap="round"'
        self.board.fx.append(f'<g id="range" {style}>{drawn}</g>')

    def fires(self, ship: ShipSeen, index: int) -> bool:
        """6.1, 11.3.21 – Whether the mast of a gun stands, or its guns outlive their masts."""
        return index + 1 in ship["masts"] or (bool(ship["masts"]) and "cannons-persist" in ship["abilities"])

    def ring(self, ship: ShipSeen, guns: list[int], radius: float) -> str:
        """Round the first and the last of these masts; round each for a kraken, whose arms are no line."""
        spots = [self.frame.at(*self.mast(ship, i)) for i in guns]
        r = number(round(radius, 1))
        if ship["hull"]["disc"] or len(spots) == 1:
            return "".join(
                f"M{x - radius:.1f} {y:.1f}a{r} {r} 0 1 0 {2 * radius:.1f} 0a{r} {r} 0 1 0 {-2 * radius:.1f} 0"
                for x, y in spots
            )
        (ax, ay), (bx, by) = spots[0], spots[-1]
        px, py = self.across(ax - bx, ay - by, radius)
        return (
            f"M{ax + px:.1f} {ay + py:.1f}A{r} {r} 0 0 0 {ax - px:.1f} {ay - py:.1f}"
            f"L{bx - px:.1f} {by - py:.1f}A{r} {r} 0 0 0 {bx + px:.1f} {by + py:.1f}Z"
        )

    def across(self, dx: float, dy: float, radius: float) -> Point:
        """The vector that leads `radius` units to the right of a direction on the screen."""
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        return -dy / length * radius, dx / length * radius

    def lines(self, ship: ShipSeen, shots: list[ShotSeen]) -> None:
        """From every gun that can fire to what it can hit; the rank of the gun on its line."""
        drawn = ""
        for turn_of, shot in enumerate(shots):
            target = self.words.ships[shot["target"]]
            start = self.mast(ship, shot["mast"] - 1)
            x, y = self.frame.at(*start)
            a, b = self.frame.at(*nearest(start, target["outline"]))
            drawn += f'<path d="M{x:.1f} {y:.1f}L{a:.1f} {b:.1f}" {LINE}/>'
            turn = degrees(atan2(b - y, a - x))
            drawn += f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="var(--select)"/>'
            px, py = ahead(x, y, turn, LABEL_AT + 27 * (turn_of % 2))
            gun = art.gun(ship["cannons"][shot["mast"] - 1], 30)
            drawn += f'<g transform="translate({px - 12:.1f} {py - 12:.1f}) scale(.8)">{gun}</g>'
        if drawn:
            self.board.fx.append(f'<g id="lines">{drawn}</g>')
