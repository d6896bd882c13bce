"""The ships on the table: hulls to scale with masts standing and fallen, their names, and what ties them together."""

from collections.abc import Mapping

from flibuste.drawing import Board, escape, number, seat_style, text, token
from flibuste.drawing.svg import hot
from flibuste.games.davyjones.knowledge.seen import LandSeen, ShipSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import Box, Frame, Point, ahead, box_around, overlap, shift, text_width
from flibuste.games.davyjones.picture.words import Words, is_waiting

NAME = 22.0
STATE = 19.0


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

    def draw(self) -> None:
        ships = [ship for ship in self.view["ships"] if ship["status"] != "gone"]
        table = [ship for ship in ships if ship["on_table"] and not is_waiting(ship)]
        table.sort(key=lambda ship: (ship["status"] == "sailing", not ship["submerged"]))
        self.taken = [self.box_of(land) for land in self.view["islands"]] + [self.hull_box(ship) for ship in table]
        self.taken += [self.box_of(land) for land in self.view["terrain"]]
        self.draw_tows(table)
        self.board.pieces.extend(self.ship(ship) for ship in table)
        self.board.pieces.extend(self.label(ship) for ship in table if ship["id"] != self.planned)
        self.draw_lost([ship for ship in ships if not ship["on_table"]])

    def box_of(self, land: LandSeen) -> Box:
        left, top, right, low = box_around([self.frame.at(x, y) for x, y in land["outline"]], 2)
        return left, top, right, low + 18

    def hull_box(self, ship: ShipSeen) -> Box:
        if ship["hull"]["disc"]:
            x, y = self.frame.at(ship["x"], ship["y"])
            return box_around([(x, y)], self.frame.scale * ship["hull"]["length"] / 2)
        return box_around([self.frame.at(x, y) for x, y in ship["outline"]], 1)

    # ---- one ship -------------------------------------------------------------------------------------------------

    def ship(self, ship: ShipSeen) -> str:
        """A ship: its place in the outer group, its heading in the inner one, so that both can move."""
        x, y = self.frame.at(ship["x"], ship["y"])
        drawn = self.piece(ship, x, y, ship["heading"])
        return f'<g opacity=".45">{drawn}</g>' if ship["id"] == self.planned else drawn

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
        """The emblem, the name and the troubles of a ship, beside it where they cover least."""
        name = self.words.ship_name(ship)
        states = ", ".join(self.words.states(ship))
        wide = 24 + max(text_width(name, NAME), text_width(states, STATE) if states else 0.0)
        high = 25.0 + (20 if states else 0)
        x, y = self.spot(ship, wide, high)
        self.taken.append((x, y, x + wide, y + high))
        spent = ship["player"] == self.view["turn"] and not ship["actions"] and not self.view["over"]
        css = "fb-halo fb-q" if spent or ship["status"] != "sailing" else "fb-halo"
        weight = "" if spent else ";font-weight:600"
        drawn = token(ship["player"] or ship["owner"], 10, 12, 9) + text(
            23, 19, name, css, f"font-size:{NAME:g}px{weight}"
        )
        if states:
            drawn += text(23, 39, states, "fb-halo fb-it", f"font-size:{STATE:g}px;fill:var(--rubric)")
        return f'<g id="label-{ship["id"]}" transform="{shift(x, y)}" aria-hidden="true">{drawn}</g>'

    def spot(self, ship: ShipSeen, wide: float, high: float) -> Point:
        """The place around the hull where a label covers least. Among equals the one below the hull is best."""
        left, top, right, low = self.hull_box(ship)
        middle, across = (left + right) / 2, (top + low) / 2
        places = (
            (middle - wide / 2, low + 1),
            (middle - wide / 2, top - high - 1),
            (right + 3, across - high / 2),
            (left - wide - 3, across - high / 2),
            (right - 4, low - 4),
            (left - wide + 4, top - high + 4),
            (right - 4, top - high + 4),
            (left - wide + 4, low - 4),
        )
        around = (left - wide - 4, top - high - 4, right + wide + 4, low + high + 4)
        near = [other for other in self.taken if overlap(around, other)]
        best, least = places[0], 1e9
        for rank, (x, y) in enumerate(places):
            here = (x, y, x + wide, y + high)
            cost = 3.0 * rank + sum(overlap(here, other) for other in near)
            outside = wide * high - overlap(here, (12, 12, self.frame.right - 2, self.frame.bottom - 2))
            if cost + 40 * outside < least:
                best, least = (x, y), cost + 40 * outside
        return best

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
