"""Pieces that wait to be laid on the table, banks to be made, ways out of a bank, and where the wind may blow."""

from math import atan2, degrees

from flibuste.drawing import Board, escape, number, text, use
from flibuste.engine.seen import StepSeen
from flibuste.games.davyjones.knowledge.seen import DavyJonesView, LandSeen, ShipSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import TRAY, WIDEST, Frame, ahead, shift
from flibuste.games.davyjones.picture.placing import placed, too_near
from flibuste.games.davyjones.picture.plan import attributes, is_asked, normal
from flibuste.games.davyjones.picture.sea import STREWN, STYLES
from flibuste.games.davyjones.picture.ships import Fleet, kind_of
from flibuste.games.davyjones.picture.words import Words, is_waiting
from flibuste.games.davyjones.table.actions.word_kinds import EVENTS

ZONES = ("foul-winds", "becalmed", "cursed-zone")
BANKS = {"lay-smoke": ("lay-smoke", "smoke"), "brew-fog": ("lay-fog", "fog")}
# 13.1.11 – The outline that islands and terrain have in common, roughly: half as wide and half as high as it is.
WIDE, HIGH = 42.5, 30.0


def tray_height(view: DavyJonesView) -> float:
    """How much room below the table the tray takes now."""
    return TRAY if Tray.has_pieces(view) else 0.0


class Tray:
    """Everything that can be placed or aimed, except ships that sail."""

    def __init__(self, board: Board, words: Words, frame: Frame, left: float, top: float) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.frame = frame
        self.left = left
        self.top = top
        self.step: StepSeen = self.view["step"] or {}

    @staticmethod
    def has_pieces(view: DavyJonesView) -> bool:
        step = view["step"] or {"name": ""}
        if step["name"] == "aim-event":
            return EVENTS[step["event"]] in ZONES
        return step["name"] in ("place-island", "place-terrain", "place-ships")

    def draw(self, fleet: Fleet) -> None:
        """Draw the tray, and whatever else the step lets its player place or aim."""
        name = self.words.step_name()
        if name in ("place-island", "place-terrain"):
            self.board.places.append(too_near(self.words, self.frame, name))
            self.board.fx.append(placed(self.words, self.frame))
        if self.has_pieces(self.view):
            self.draw_tray(name, fleet)
        if not is_asked(self.view):
            return
        if name in BANKS:
            self.draw_bank(*BANKS[name])
        elif name == "choose-exit":
            self.draw_exit()
        elif name == "emerge":
            self.draw_ways_out()
        elif name == "push-ship":
            self.draw_pushes()
        elif name == "foul-wind":
            self.draw_arrow("shift", self.words.ships[self.step["ship"]], "L")

    # ---- the tray -------------------------------------------------------------------------------------------------

    def draw_tray(self, name: str, fleet: Fleet) -> None:
        box = art.panel(self.left, self.top, WIDEST, TRAY - 14)
        head = text(self.left + 14, self.top + 28, self.words("picture-tray"), "fb-h2")
        self.board.places.append(f'<g id="tray">{box}{head}</g>')
        middle, low = self.left + WIDEST / 2, self.top + 84
        if name == "place-island":
            self.wait("island", "island {x} {y} {heading}", middle, low, self.land("island"))
        elif name == "place-terrain":
            for i, kind in enumerate(("fog", "reef", "sargasso")):
                self.wait(kind, f"terrain {kind} {{x}} {{y}} {{heading}}", middle + 140 * (i - 1), low, self.land(kind))
        elif name == "aim-event":
            self.wait_zone(middle, low, EVENTS[self.step["event"]])
        else:
            self.wait_ship(middle, low, fleet)

    def wait(self, kind: str, template: str, x: float, y: float, content: str, title: str = "") -> None:
        """A piece that can be dragged to its place."""
        plan = attributes(template, (*self.frame.off(x, y), 0)) if is_asked(self.view) else ""
        said = escape(title or self.words(f"land-{kind}"))
        head = f'<g id="tray-{kind}"{plan} transform="{shift(x, y)}"><title>{said}</title>'
        self.board.pieces.append(f"{head}{content}</g>")

    def land(self, kind: str) -> str:
        style = STYLES.get(kind, 'class="fb-coast"')
        size = f'rx="{number(WIDE * self.frame.scale)}" ry="{number(HIGH * self.frame.scale)}"'
        strewn = f'<use href="#{STREWN[kind]}" transform="scale({self.frame.scale:g})"/>' if kind in STREWN else ""
        return f"<ellipse {size} {style}/>{strewn}"

    def wait_zone(self, x: float, y: float, event: str) -> None:
        """14.8, 14.9, 14.14 – A token at sea; it reaches as far as L."""
        reach = number(self.frame.scale * self.view["segments"]["L"])
        edge = 'fill="none" stroke="var(--rubric)" stroke-dasharray="10 5 2 5" stroke-opacity=".6"'
        content = f'<circle r="{reach}" {edge}/>' + use("sail", -20, -20, 40)
        self.wait(event, "aim-at {x} {y}", x, y, content, self.words(f"card-event-{event}"))

    def wait_ship(self, x: float, y: float, fleet: Fleet) -> None:
        """2.4.3 – The ship that is laid next."""
        player = self.step["player"]
        ships = [ship for ship in self.view["ships"] if ship["player"] == player and ship["status"] == "sailing"]
        if self.step["placed"] >= len(ships) or not is_waiting(ships[self.step["placed"]]):
            return
        ship = ships[self.step["placed"]]
        half = 0.0 if kind_of(ship) == "kraken" else self.frame.scale * ship["hull"]["length"] / 2
        template = f"berth {ship['id']} {{x}} {{y}} {{heading}}"
        plan = attributes(template, (*self.frame.off(x + half, y), 0)) if is_asked(self.view) else ""
        fleet.plans = {ship["id"]: plan}
        self.board.pieces.append(fleet.piece(ship, x + half, y, 0))
        self.board.places.append(
            text(x, y + 40, self.words.ship_name(ship), "fb-mid", "font-size:20px;font-weight:600")
        )

    # ---- on the table ---------------------------------------------------------------------------------------------

    def ghost(self, name: str, plan: str, x: float, y: float, title: str, content: str) -> None:
        """Something to turn or to move about, drawn over the table."""
        a, b = self.frame.at(x, y)
        self.board.pieces.append(
            f'<g id="{name}"{plan} transform="{shift(a, b)}"><title>{escape(title)}</title>{content}</g>'
        )

    def draw_bank(self, verb: str, kind: str) -> None:
        """11.3.55, 12.10 – A bank of smoke or fog, within a segment of the ship."""
        ship = self.words.ships[self.step["ship"]]
        length = 0.0 if ship["hull"]["disc"] else ship["hull"]["length"]
        x, y = ahead(ship["x"], ship["y"], ship["heading"], -length / 2)
        y += length / 2 + HIGH + 12 if y < self.view["height"] / 2 else -length / 2 - HIGH - 12
        plan = attributes(f"{verb} {{x}} {{y}} {{heading}}", (x, y, 0))
        self.ghost("bank", plan, x, y, self.words(f"land-{kind}"), f'<g opacity=".7">{self.land(kind)}</g>')

    def hull_ahead(self, ship: ShipSeen, heading: float) -> str:
        """The hull with its stern at the origin."""
        hull, scale = ship["hull"], self.frame.scale
        ahead_by = 0.0 if hull["disc"] else hull["length"]
        body = art.hull(hull["length"], hull["beam"], hull["bow"], kind_of(ship), 'stroke-width="1.6"')
        colours = f"--c:var(--seat-{ship['player']});--m:var(--seat-{ship['player']}-mark)"
        turn = f"rotate({number(round(-heading, 1))}) scale({scale:.4g}) translate({number(ahead_by)} 0)"
        return f'<g transform="{turn}" style="{colours}" opacity=".55">{body}</g>'

    def draw_exit(self) -> None:
        """9.2.6 – Out of the fog at the number that the die showed."""
        ship = self.words.ships[self.step["ship"]]
        land = next((land for land in self.view["terrain"] if land["id"] == ship["lost"]), None)
        if land is not None:
            self.way_out("exit {heading}", ship, land, self.step["vertex"])

    def draw_ways_out(self) -> None:
        """9.4.5 – Off the weed at any of its vertices; every fourth is offered."""
        ship = self.words.ships[self.step["ship"]]
        land = next((land for land in self.view["terrain"] if land["id"] == ship["tangled"]), None)
        if land is not None:
            for vertex in range(0, len(land["outline"]), 4):
                self.way_out(f"emerge {vertex + 1} {{heading}}", ship, land, vertex)

    def way_out(self, template: str, ship: ShipSeen, land: LandSeen, vertex: int) -> None:
        x, y = land["outline"][vertex]
        heading = round(normal(land["outline"], vertex), 2)
        bow = ahead(x, y, heading, ship["hull"]["length"])
        if not (0 <= bow[0] <= self.view["width"] and 0 <= bow[1] <= self.view["height"]):
            heading = round(degrees(atan2(self.view["height"] / 2 - y, self.view["width"] / 2 - x)) % 360, 2)
        plan = attributes(template, (x, y, heading), turn="90")
        title = self.words("picture-way-out", ship=self.words.ship_name(ship), number=vertex + 1)
        self.ghost(f"way-{vertex + 1}", plan, x, y, title, self.hull_ahead(ship, heading))

    def draw_pushes(self) -> None:
        """11.3.29 – Every enemy that may be pushed."""
        for ship in self.view["ships"]:
            afloat = ship["status"] == "sailing" and ship["on_table"] and not ship["submerged"] and not ship["lost"]
            if afloat and ship["player"] != self.view["seat"]:
                self.draw_arrow("shift", ship, self.step["segment"])

    def draw_arrow(self, verb: str, ship: ShipSeen, segment: str) -> None:
        """An arrow as long as the way, to be turned about the ship's middle."""
        length = 0.0 if ship["hull"]["disc"] else ship["hull"]["length"]
        x, y = ahead(ship["x"], ship["y"], ship["heading"], -length / 2)
        far = number(self.frame.scale * self.view["segments"][segment])
        edge = 'fill="none" stroke="var(--legal)" stroke-width="4" stroke-linecap="round"'
        arrow = f'<path d="M0 0H{far}m-14-8l14 8-14 8" {edge}/>'
        plan = attributes(f"{verb} {ship['id']} {{heading}}", (x, y, 0))
        self.ghost(f"arrow-{ship['id']}", plan, x, y, self.words.title(ship), arrow)
