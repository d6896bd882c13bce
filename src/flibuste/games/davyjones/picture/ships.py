"""The ships on the table: hulls to scale with masts standing and fallen, their names, and what ties them together."""

from collections.abc import Mapping
from math import cos, radians, sin

from flibuste.drawing import Board, escape, number, seat_style, text, token
from flibuste.drawing.keeping import keep
from flibuste.drawing.svg import hot
from flibuste.games.davyjones.knowledge.seen import IslandSeen, LandSeen, ShipSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import Box, Frame, ahead, box_around, overlap, shift, text_width
from flibuste.games.davyjones.picture.words import Words, is_waiting

NAME = 22.0
STATE = 19.0
ISLE = 16.0
ASHORE = 40.0  # so much room the crew on an island take beside it


def kind_of(ship: ShipSeen) -> str:
    """How a ship is drawn."""
    words = ship["keywords"]
    if "sea-monster" in words:
        return "kraken" if ship["hull"]["disc"] else "serpent"
    found = [kind for kind in ("turtle-ship", "galley", "schooner", "junk") if kind in words]
    return found[0].removesuffix("-ship") if found else "ship"


def rigged(ship: ShipSeen, own: bool) -> str:
    """A ship with its masts, bow at the origin, heading to the right, in millimetres; the reader's stands out."""
    hull, kind = ship["hull"], kind_of(ship)
    dashes = (
        ' stroke-dasharray="6 3"' if ship.get("ghostly") else ' stroke-dasharray="2 3"' if ship["submerged"] else ""
    )
    body = art.hull(hull["length"], hull["beam"], hull["bow"], kind, f'stroke-width="{2.8 if own else 1.6}"{dashes}')
    if ship["derelict"] or ship["status"] == "wreck":
        body = f'<g class="is-destroyed">{body}</g>'
    places = list(enumerate(hull["masts"], 1))
    masts = "".join(art.mast(kind, x, y, hull["beam"], n in ship["masts"]) for n, (x, y) in places)
    fires = "".join(
        f'<use href="#dj-flame" transform="translate({number(x)} {number(-y)})"/>'
        for n, (x, y) in places
        if n in ship["fires"]
    )
    drawn = body + masts + fires + ('<use href="#dj-head"/>' if kind == "serpent" else "")
    return f'<g opacity=".6">{drawn}</g>' if ship["ghostly"] or ship["submerged"] else drawn


class Spot:
    """A place for a name: its left and top; `mirrored` has the emblem at the right; `far` needs a line to its ship.

    What is `astern` clears the hull, though not the box around it where the hull lies aslant.
    """

    def __init__(self, x: float, y: float, mirrored: bool, far: bool, astern: bool = False) -> None:
        self.x = x
        self.y = y
        self.mirrored = mirrored
        self.far = far
        self.astern = astern


def best_spot(spots: list[Spot], wide: float, high: float, taken: list[Box], hull: Box, frame: Frame) -> Spot:
    """The first place where a name covers nothing; without one, where it covers least."""
    best, least = spots[0], 1e9
    around = box_around([(spot.x, spot.y) for spot in spots])
    reach = (around[0], around[1], around[2] + wide, around[3] + high)
    taken = [box for box in taken if overlap(reach, box)]
    for spot in spots:
        here = (spot.x, spot.y, spot.x + wide, spot.y + high)
        outside = wide * high - overlap(here, (12, 12, frame.right - 2, frame.bottom - 2))
        cost = 40 * outside + sum(overlap(here, other) for other in taken)
        if spot.astern:
            cost -= overlap(here, hull)
        if cost < least - 1:
            best, least = spot, cost
        if cost <= 1:
            break
    return best


class Fleet:
    """All ships on the table, drawn for one reader."""

    def __init__(self, board: Board, words: Words, frame: Frame, plans: Mapping[str, str]) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.frame = frame
        self.plans = plans
        plan = words.view.get("planned")
        self.planned = plan["ship"] if plan else ""
        self.taken: list[Box] = []
        self.hulls: dict[str, Box] = {}

    def draw(self) -> None:
        ships = [ship for ship in self.view["ships"] if ship["status"] != "gone"]
        table = [ship for ship in ships if ship["on_table"] and not is_waiting(ship)]
        table.sort(key=lambda ship: (ship["status"] == "sailing", not ship["submerged"]))
        self.taken = [self.isle_box(land) for land in self.view["islands"]] + [self.hull_box(ship) for ship in table]
        self.taken += [self.box_of(land) for land in self.view["terrain"]]
        self.draw_tows(table)
        self.board.pieces.extend(self.ship(ship) for ship in table)
        self.board.pieces.extend(self.label(ship) for ship in table if ship["id"] != self.planned)
        self.draw_isles()
        self.draw_lost([ship for ship in ships if not ship["on_table"]])

    def box_of(self, land: LandSeen) -> Box:
        shown = (land["outline"], self.view["width"], self.view["height"])
        return keep(
            "land", self.words.say, shown, lambda: box_around([self.frame.at(x, y) for x, y in land["outline"]], 2)
        )

    def hull_box(self, ship: ShipSeen) -> Box:
        if ship["id"] not in self.hulls:
            self.hulls[ship["id"]] = self.box_of_hull(ship)
        return self.hulls[ship["id"]]

    def box_of_hull(self, ship: ShipSeen) -> Box:
        if ship["hull"]["disc"]:
            x, y = self.frame.at(ship["x"], ship["y"])
            return box_around([(x, y)], self.frame.scale * ship["hull"]["length"] / 2)
        return box_around([self.frame.at(x, y) for x, y in ship["outline"]], 1)

    # ---- islands --------------------------------------------------------------------------------------------------

    def draw_isles(self) -> None:
        """The names of the islands, under them or where neither hulls nor names of ships cover them."""
        names = self.words.isles()
        for land in self.view["islands"]:
            self.board.places.append(self.isle(land, names[land["id"]]))

    def isle_box(self, land: IslandSeen) -> Box:
        """An island, with the crew that wait beside it."""
        left, top, right, low = self.box_of(land)
        return left, top, right + (ASHORE if self.words.ashore(land) else 0), low

    def isle(self, land: IslandSeen, name: str) -> str:
        box, wide, high = self.isle_box(land), text_width(name, ISLE), 20.0
        shown = (name, land["id"], box, self.taken, self.view["width"], self.view["height"])
        drawn, x, y = keep("isle", self.words.say, shown, lambda: self.drawn_isle(land, name, box, wide, high))
        self.taken.append((x, y, x + wide, y + high))
        return drawn

    def drawn_isle(self, land: IslandSeen, name: str, box: Box, wide: float, high: float) -> tuple[str, float, float]:
        """The name of an island, and where it stands."""
        left, top, right, low = box
        middle, across = (left + right - wide) / 2, (top + low - high) / 2
        places = [(middle, low), (middle, top - high), (right + 3, across), (left - wide - 3, across)]
        places += [(right - 9, low - 9), (left + 9 - wide, low - 9), (right - 9, top - 11), (left + 9 - wide, top - 11)]
        spots = [Spot(x, y, False, False, True) for x, y in places]
        spot = best_spot(spots, wide, high, self.taken, box, self.frame)
        drawn = text(spot.x + wide / 2, spot.y + 15, name, "fb-mid fb-it fb-halo", f"font-size:{ISLE:g}px")
        return f'<g id="isle-{land["id"]}" aria-hidden="true" pointer-events="none">{drawn}</g>', spot.x, spot.y

    # ---- one ship -------------------------------------------------------------------------------------------------

    def ship(self, ship: ShipSeen) -> str:
        """A ship: its place in the outer group, its heading in the inner one, so that both can move."""
        own, plan = (ship["player"] or ship["owner"]) == self.view["seat"], self.plans.get(ship["id"], "")
        shown = (self.words.shown(ship), own, plan, self.view["width"], self.view["height"])
        drawn = keep("ship", self.words.say, shown, lambda: self.drawn_ship(ship))
        return f'<g opacity=".45">{drawn}</g>' if ship["id"] == self.planned else drawn

    def drawn_ship(self, ship: ShipSeen) -> str:
        return self.piece(ship, *self.frame.at(ship["x"], ship["y"]), ship["heading"])

    def piece(self, ship: ShipSeen, x: float, y: float, heading: float) -> str:
        hull, seat = ship["hull"], ship["player"] or ship["owner"]
        length, beam = hull["length"], hull["beam"]
        if hull["disc"]:
            shape = f'<circle class="fb-hot" r="{number(length / 2 + 8)}"/>'
        else:
            size = f'rx="{number(length / 2 + 11)}" ry="{number(beam / 2 + 11)}"'
            shape = f'<ellipse class="fb-hot" cx="{number(-length / 2)}" {size}/>'
        turn = f"rotate({number(round(-heading, 1))}) scale({self.frame.scale:.4g})"
        art_of_it = rigged(ship, seat == self.view["seat"])
        return (
            f'<g id="ship-{ship["id"]}" data-target="{ship["id"]}"{self.plans.get(ship["id"], "")} '
            f'transform="translate({x:.2f} {y:.2f})"><title>{escape(self.words.title(ship))}</title>'
            f'<g id="hull-{ship["id"]}" transform="{turn}" style="{seat_style(seat)}">{shape}{art_of_it}</g></g>'
        )

    # ---- names ----------------------------------------------------------------------------------------------------

    def label(self, ship: ShipSeen) -> str:
        """The emblem, the name and the troubles of a ship, beyond its stern or as near as they cover nothing."""
        view = self.view
        spent = ship["player"] == view["turn"] and not ship["actions"] and not view["over"]
        heavy = ship["player"] == view["seat"] and not spent
        name = self.words.ship_name(ship)
        states = ", ".join(self.words.states(ship))
        wide = 24 + max(text_width(name, NAME), text_width(states, STATE) if states else 0.0)
        high = 25.0 + (20 if states else 0)
        spot = self.spot_for(ship, wide, high)
        self.taken.append((spot.x, spot.y, spot.x + wide, spot.y + high))
        css = "fb-halo fb-q" if spent or ship["status"] != "sailing" else "fb-halo"
        weight = ";font-weight:600" if heavy else ""
        x, side = (wide - 23, " fb-end") if spot.mirrored else (23.0, "")
        drawn = token(ship["player"] or ship["owner"], wide - 10 if spot.mirrored else 10, 12, 9)
        drawn += text(x, 19, name, css + side, f"font-size:{NAME:g}px{weight}")
        if states:
            drawn += text(x, 39, states, f"fb-halo fb-it{side}", f"font-size:{STATE:g}px;fill:var(--rubric)")
        lead = self.lead(ship, spot, wide, high) if spot.far else ""
        return f'<g id="label-{ship["id"]}" transform="{shift(spot.x, spot.y)}" aria-hidden="true">{lead}{drawn}</g>'

    def spot_for(self, ship: ShipSeen, wide: float, high: float) -> Spot:
        """The best place for a name of this size: the same for everybody who sees the table."""
        hull, size = self.hull_box(ship), (self.view["width"], self.view["height"])
        pose = (ship["x"], ship["y"], ship["heading"], ship["hull"]["length"], ship["hull"]["disc"])
        return keep(
            "spot",
            self.words.say,
            (pose, hull, size, wide, high, self.taken),
            lambda: best_spot(self.spots(ship, wide, high), wide, high, self.taken, hull, self.frame),
        )

    def spots(self, ship: ShipSeen, wide: float, high: float) -> list[Spot]:
        """Beyond the stern in line with the hull; else around the hull, nearer places first."""
        left, top, right, low = self.hull_box(ship)
        found = [] if ship["hull"]["disc"] else [self.astern(ship, wide, high)]
        middle, across = (left + right - wide) / 2, (top + low - high) / 2
        for off in (2.0, 22.0, 42.0):
            near = [(middle, low + off), (middle, top - high - off), (right + off, across), (left - wide - off, across)]
            aside = 0.8 * off
            near += [(right + aside, low + aside), (left - wide - aside, top - high - aside)]
            near += [(right + aside, top - high - aside), (left - wide - aside, low + aside)]
            found += [Spot(x, y, x + wide / 2 < (left + right) / 2 - wide / 4, off > 2) for x, y in near]
        return found

    def astern(self, ship: ShipSeen, wide: float, high: float) -> Spot:
        """Beyond the stern, in line with the hull."""
        x, y = self.frame.at(*ahead(ship["x"], ship["y"], ship["heading"], -ship["hull"]["length"] - 9))
        across, down = -cos(radians(ship["heading"])), sin(radians(ship["heading"]))
        if abs(across) < 0.4:
            return Spot(x - wide / 2, y if down > 0 else y - high, False, False, True)
        return Spot(x if across > 0 else x - wide, y - 12.5, across < 0, False, True)

    def lead(self, ship: ShipSeen, spot: Spot, wide: float, high: float) -> str:
        """A thin line from a name that is not at the stern to the middle of its hull."""
        left, top, right, low = self.hull_box(ship)
        x, y = (left + right) / 2 - spot.x, (top + low) / 2 - spot.y
        a, b = min(max(x, 0.0), wide), min(max(y, 0.0), high)
        style = 'stroke="var(--ink)" stroke-width="1.2" stroke-dasharray="3 3" opacity=".7"'
        return f'<path d="M{a:.1f} {b:.1f}L{a + 0.8 * (x - a):.1f} {b + 0.8 * (y - b):.1f}" {style}/>'

    # ---- what is not plain sailing --------------------------------------------------------------------------------

    def draw_tows(self, table: list[ShipSeen]) -> None:
        """4.9 – A rope from the stern of the tower to the bow of its tow."""
        poses = {ship["id"]: ship for ship in table}
        for ship in table:
            tow = poses.get(ship["towing"] or "")
            if tow:
                length = 0.0 if ship["hull"]["disc"] else ship["hull"]["length"]
                a, b = self.frame.at(*ahead(ship["x"], ship["y"], ship["heading"], -0.8 * length))
                c, d = self.frame.at(*ahead(tow["x"], tow["y"], tow["heading"], -0.3 * tow["hull"]["length"]))
                self.board.fx.append(
                    f'<path d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" '
                    'fill="none" stroke="var(--wood)" stroke-width="4" stroke-dasharray="5 2" stroke-linecap="round"/>'
                )

    def draw_lost(self, ships: list[ShipSeen]) -> None:
        """9.2 – Ships lost in a bank lie on it, hull by hull, dimmed."""
        banks = {land["id"]: land for land in self.view["terrain"]}
        count: dict[str, int] = {}
        for ship in ships:
            land = banks.get(ship["lost"] or "")
            if land is None:
                continue
            row = count[land["id"]] = count.get(land["id"], 0) + 1
            x, y = self.frame.at(land["x"], land["y"])
            y += 24 * (row - 1)
            name = self.words.ship_name(ship)
            wide = text_width(name, NAME)
            self.board.pieces.append(
                f'<g id="ship-{ship["id"]}" data-target="{ship["id"]}" transform="translate({number(x)} {number(y)})">'
                f"<title>{escape(self.words.title(ship))}</title>"
                f"{hot(-wide / 2 - 14, -14, wide + 28, 28)}"
                f"{token(ship['player'] or ship['owner'], -wide / 2, 0, 9)}"
                f"{text(-wide / 2 + 13, 7, name, 'fb-halo fb-it', f'font-size:{NAME:g}px;stroke:var(--fog)')}</g>"
            )
