"""What lies on the charts: Sea Zones, Transit Boxes, Ports with what they are to the reader, and ships."""

from functools import lru_cache

from flibuste.drawing import Board, number, piece, place, text, token, use
from flibuste.drawing.keeping import keep
from flibuste.drawing.lettering import wrapped
from flibuste.drawing.svg import hot
from flibuste.games.blackbeard.knowledge.seen import (
    CommissionerSeen,
    MerchantSeen,
    PirateSeen,
    PortSeen,
    SeatOrSystem,
    ZoneSeen,
)
from flibuste.games.blackbeard.picture.art import king_ship, pirate_ship
from flibuste.games.blackbeard.picture.places import (
    CROWD,
    FAN_FAR,
    FAN_NEAR,
    FANS,
    PORTS,
    TRANSIT_H,
    TRANSIT_W,
    TRANSITS,
    ZONES,
    PortPlace,
    berth,
    fan,
    lane,
    mooring,
)
from flibuste.games.blackbeard.picture.words import SYSTEM, Words

AT_SEA, IN_PORT = 56.0, 38.0
NAME_ROOM = 118.0
SIDES = {"e": 1, "w": -1}


class Sea:
    """Everything on the charts, drawn for one reader."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.seat = self.view["seat"]
        self.zones = {zone["id"]: index for index, zone in enumerate(self.view["zones"])}
        self.transits = {transit["id"]: index for index, transit in enumerate(self.view["transits"])}
        self.ports = {port["id"]: index for index, port in enumerate(self.view["ports"])}
        self.own = [pirate["id"] for pirate in self.view["pirates"] if pirate["owner"] == self.seat]
        self.owners = {pirate["id"]: pirate["owner"] for pirate in self.view["pirates"]}
        self.used: dict[str, int] = {}

    def draw(self) -> None:
        view, say = self.view, self.words.say
        zones = [(zone["id"], zone["ports"]) for zone in view["zones"]]
        waters = (zones, view["transits"], self.words.places)
        self.board.places.extend(keep("waters", say, waters, self.drawn_waters))
        self.board.places.extend(keep("ports", say, (view["ports"], self.own, self.owners), self.drawn_ports))
        for index, port in enumerate(view["ports"]):
            if port["merchant"]:
                self.draw_merchant(index, port["id"], port["merchant"])
        self.draw_warships()
        self.draw_commissioners()
        for pirate in self.view["pirates"]:
            if not self.is_crowded(pirate["place"]):
                self.draw_pirate(pirate)
        for place_name in dict.fromkeys(pirate["place"] for pirate in self.view["pirates"]):
            if self.is_crowded(place_name):
                self.draw_crowd(place_name)

    def drawn_waters(self) -> list[str]:
        """Sea Zones and Transit Boxes: places that have a name, and never change."""
        drawn = []
        for index, zone in enumerate(self.view["zones"]):
            spot = ZONES[index]
            shape = zone_name(spot.x, spot.y, self.words.place(zone["id"]))
            drawn.append(place(f"zone-{zone['id']}", zone["id"], self.zone_title(zone), *shape))
        for index, transit in enumerate(self.view["transits"]):
            name = self.words.place(transit["id"])
            drawn.append(place(f"zone-{transit['id']}", transit["id"], name, *transit_box(index, name)))
        return drawn

    def zone_title(self, zone: ZoneSeen) -> str:
        ports = ", ".join(self.words.place(port) for port in zone["ports"])
        return self.words.said_of(self.words.place(zone["id"]), ports)

    # ---- Ports ------------------------------------------------------------------------------------------------------

    def drawn_ports(self) -> list[str]:
        """All Ports; each of them that is as it was need not be drawn anew."""
        return [self.drawn_port(index, port) for index, port in enumerate(self.view["ports"])]

    def drawn_port(self, index: int, port: PortSeen) -> str:
        haven = self.owners.get(port["haven"], 0) if port["haven"] else 0
        shown = (index, port, self.own, haven)
        return keep("port", self.words.say, shown, lambda: self.port(index, port, haven))

    def port(self, index: int, port: PortSeen, haven: SeatOrSystem) -> str:
        """A Port with its marks, and in words. `haven` is whose Pirate has his Safe Haven here."""
        statuses = [(pirate, port["to"][pirate]) for pirate in self.own]
        marks = port_marks(
            index, self.shield(port), port["attacked"], port["destroyed"], 0 if haven == SYSTEM else haven
        )
        spot = PORTS[index]
        shape = f'<circle class="fb-hot" cx="{number(spot.x)}" cy="{number(spot.y)}" r="21.5"/>'
        return place(f"port-{port['id']}", port["id"], self.words.port(port, statuses), shape, marks)

    def shield(self, port: PortSeen) -> str:
        """What a Port is to the reader's Pirates. For a reader without Pirates its Governor decides."""
        if port["destroyed"] or not port["nation"]:
            return ""
        found = {port["to"][pirate] for pirate in self.own}
        if not found:
            governor = port["governor"]
            return "" if governor is None else "port-pro" if governor["pro"] else "port-anti"
        if "haven" in found:
            return "port-haven"
        if "anti" in found:
            return "port-anti" if len(found) == 1 else "port-mixed"
        return "port-pro" if "pro" in found else ""

    def draw_merchant(self, index: int, port: str, merchant: MerchantSeen) -> None:
        self.used[port] = 1
        spotters = [self.owners[pirate] for pirate in merchant["spotters"]]
        shown = (index, port, merchant, spotters)
        self.board.pieces.append(
            keep("merchant", self.words.say, shown, lambda: self.merchant(index, port, merchant, spotters))
        )

    def merchant(self, index: int, port: str, merchant: MerchantSeen, owners: list[SeatOrSystem]) -> str:
        """A Merchant before its Port. `owners` are those of the Pirates who have spotted it."""
        x, y, _ = mooring(index, 0)
        spotters = [owner for owner in owners if owner != SYSTEM]
        drawn = merchant_ship(x, y, merchant["cargo"], tuple(dict.fromkeys(spotters)))
        spot = PORTS[index]
        shape = '<circle class="fb-hot" r="22"/>'
        title = self.words.merchant(port, merchant)
        return piece(f"merchant-{port}", spot.x + x, spot.y + y, title, drawn, target=port, shape=shape)

    # ---- ships at sea -----------------------------------------------------------------------------------------------

    def spot(self, where: str, size: int = 1) -> tuple[float, float]:
        """The next free place of a Sea Zone, a Transit Box or a Port."""
        taken = self.used.get(where, 0)
        self.used[where] = taken + 1
        if where in self.zones:
            return berth(self.zones[where], taken)
        if where in self.transits:
            return lane(self.transits[where], taken, max(size, taken + 1))
        index = self.ports[where]
        x, y, _ = mooring(index, taken)
        return PORTS[index].x + x, PORTS[index].y + y

    def draw_warships(self) -> None:
        for zone in self.view["zones"]:
            ship = zone["warship"]
            if ship:
                name = self.words.thing("warship", ship["kind"])
                drawn = king_ship(0, ship["speed"], ship["combat"], "")
                x, y = self.spot(zone["id"])
                title = f"{self.words.fighter(name, ship)}; {self.words.place(zone['id'])}"
                self.add(f"warship-{zone['id']}", x, y, title, drawn)

    def draw_commissioners(self) -> None:
        for player in self.words.players():
            kc = player["kc"]
            if kc:
                seat = player["seat"]
                drawn = king_ship(-1 if seat == SYSTEM else seat, kc["speed"], kc["combat"], self.last_name(kc))
                x, y = self.spot(kc["place"])
                said = self.words("picture-kc", name=self.words.kc(kc), owner=self.words.name(seat))
                title = f"{self.words.fighter(said, kc)}; {self.words.place(kc['place'])}"
                self.add(f"kc-{seat}", x, y, title, drawn)

    def last_name(self, kc: CommissionerSeen) -> str:
        return self.words.kc(kc).partition(" (")[0].split()[-1]

    def add(self, name: str, x: float, y: float, title: str, drawn: str) -> None:
        self.board.pieces.append(piece(name, x, y, title, drawn, attributes='pointer-events="none"'))

    def is_crowded(self, where: str) -> bool:
        """Whether so many ships are in a Port that they have to fan out."""
        return where in self.ports and self.together(where) >= CROWD

    def together(self, where: str) -> int:
        return sum(pirate["place"] == where for pirate in self.view["pirates"])

    def draw_crowd(self, where: str) -> None:
        """The ships of a crowded Port fan out over open water, the reader's first, each with its name beside it."""
        index = self.ports[where]
        ships = [pirate for pirate in self.view["pirates"] if pirate["place"] == where]
        ships.sort(key=lambda pirate: (pirate["owner"] != self.seat, str(pirate["owner"]), pirate["id"]))
        anchor_x, anchor_y, side = FANS[index]
        for number_in_fan, pirate in enumerate(ships):
            x, y = fan(index, number_in_fan, len(ships))
            drawn = stay(anchor_x - x, anchor_y - y, side)
            if number_in_fan == 0:
                drawn = backdrop(index, len(ships)) + mooring_line(anchor_x, anchor_y, x, y) + drawn
            spot = PORTS[index]
            self.add_pirate(pirate, spot.x + x, spot.y + y, IN_PORT, drawn + self.crowded_ship(pirate, side))

    def crowded_ship(self, pirate: PirateSeen, side: int) -> str:
        owner = pirate["owner"]
        seat = 0 if owner == SYSTEM else owner
        name = self.words.short(pirate["id"])
        own = owner == self.seat
        return pirate_ship(pirate["ship"] or "", seat, own, self.is_lit(pirate), IN_PORT, name, True, side)

    def is_lit(self, pirate: PirateSeen) -> bool:
        now = self.view["now"]
        return pirate["id"] == (now["active"] or now["initiative"])

    def add_pirate(self, pirate: PirateSeen, x: float, y: float, size: float, drawn: str) -> None:
        shape = f'<circle class="fb-hot" r="{number(size * 0.62)}"/>'
        known = pirate["id"]
        shown = (known, pirate["name"], pirate["owner"], pirate["place"], pirate["ship"])
        title = keep("pirate", self.words.say, shown, lambda: self.words.ship(pirate))
        self.board.pieces.append(piece(f"pirate-{known}", x, y, title, drawn, target=known, shape=shape))

    def draw_pirate(self, pirate: PirateSeen) -> None:
        where, owner = pirate["place"], pirate["owner"]
        together = self.together(where)
        x, y = self.spot(where, together)
        roomy = where in self.zones
        size = AT_SEA if roomy else IN_PORT
        lit = self.is_lit(pirate)
        name = self.words.short(pirate["id"]) if where not in self.transits or together < 3 else ""
        seat = 0 if owner == SYSTEM else owner
        tied, named = "", "s" if roomy else "n"
        if where in self.ports:
            moored_x, moored_y, named = mooring(self.ports[where], self.used[where] - 1)
            tied = rope(moored_x, moored_y)
        side = SIDES.get(named, 0)
        drawn = pirate_ship(pirate["ship"] or "", seat, owner == self.seat, lit, size, name, named == "s", side)
        self.add_pirate(pirate, x, y, size, tied + drawn)


@lru_cache(128)
def zone_name(x: float, y: float, name: str) -> tuple[str, str]:
    """The name of a Sea Zone in its pill: what lights up, and the words."""
    width = 15.2 * len(name) + 34
    words = text(x, y + 7, name, "fb-mid fb-sea-name fb-halo", "font-size:22px")
    return hot(x - width / 2, y - 20, width, 40, 20), words


@lru_cache(32)
def transit_box(index: int, name: str) -> tuple[str, str]:
    """A Transit Box: its name at the left, room for ships at the right."""
    x, y = TRANSITS[index]
    at = f'x="{number(x)}" y="{number(y)}" width="{number(TRANSIT_W)}" height="{number(TRANSIT_H)}" rx="30"'
    start, dash, end = name.partition(" – ")
    lines = [f"{start} ↔", end] if dash else wrapped(name, 16)[:2]
    top = y + 39 - 10 * (len(lines) - 1)
    words = "".join(text(x + 18, top + 20 * i, line, "fb-it", "font-size:17px") for i, line in enumerate(lines))
    box = f'<rect {at} fill="var(--sea)" stroke="var(--ink)" stroke-width="1.5"/>'
    return f'{box}<rect class="fb-hot" {at}/>', words


def corner(spot: PortPlace) -> float:
    """The side of a Port's disc that has room for marks: 1 is right, -1 left."""
    return 1.0 if spot.anchor == "fb-end" else -1.0


@lru_cache(2048)
def port_marks(index: int, shield: str, attacked: bool, destroyed: bool, haven: int) -> str:
    """The marks around a Port's disc: shield, flame, the token of whoever has his Safe Haven there."""
    spot = PORTS[index]
    side = corner(spot)
    drawn = use("port-destroyed", spot.x - 21, spot.y - 21, 42) if destroyed else ""
    if shield:
        drawn += use(shield, spot.x + 14 * side - 12, spot.y - 25, 24)
    if attacked:
        drawn += use("port-attacked", spot.x + 13 * side - 11, spot.y + 1, 22)
    if haven:
        drawn += token(haven, spot.x - 13 * side, spot.y + 14, 10)
    return drawn


def backdrop(port: int, ships: int) -> str:
    """Calm water under a fan, seen from its first ship: no name of the chart runs into those of the ships."""
    _, middle, side = FANS[port]
    high = 2 * abs(fan(port, 0, ships)[1] - middle) + 38
    wide = FAN_FAR - FAN_NEAR + NAME_ROOM + 44
    left = -22 if side > 0 else 22 - wide
    return (
        f'<rect x="{number(left)}" y="-21" width="{number(wide)}" height="{number(high)}" rx="14" fill="var(--sea)" '
        'fill-opacity=".88"/>'
    )


def mooring_line(anchor_x: float, anchor_y: float, x: float, y: float) -> str:
    """From the first ship of a fan: the dashed line from the Port to where the fan begins."""
    length = (anchor_x * anchor_x + anchor_y * anchor_y) ** 0.5
    near = 20 / length
    start_x, start_y = anchor_x * near - x, anchor_y * near - y
    end_x, end_y = anchor_x - x, anchor_y - y
    return (
        f'<path d="M{number(start_x)} {number(start_y)}L{number(end_x)} {number(end_y)}" fill="none" '
        'stroke="var(--ink)" stroke-width="1.8" stroke-dasharray="3 4"/>'
        f'<circle cx="{number(end_x)}" cy="{number(end_y)}" r="4.5" fill="var(--ink)"/>'
    )


def stay(x: float, y: float, side: int) -> str:
    """The thin line from a ship to where its fan begins."""
    return (
        f'<path d="M{number(-20.0 * side)} 0L{number(x)} {number(y)}" fill="none" stroke="var(--ink)" '
        'stroke-opacity=".55" stroke-width="1.2"/>'
    )


def rope(x: float, y: float) -> str:
    """The line from a ship to its Port."""
    length = (x * x + y * y) ** 0.5
    near, far = 12 / length, (length - 15) / length
    return (
        f'<path d="M{number(-x * near)} {number(-y * near)}L{number(-x * far)} {number(-y * far)}" '
        'fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-dasharray="3 3"/>'
    )


@lru_cache(512)
def merchant_ship(x: float, y: float, cargo: int | None, spotters: tuple[int, ...]) -> str:
    """A Merchant before its Port: face up with its Cargo value; the tokens of those who spotted it."""
    size = 38.0
    drawn = rope(x, y) + use("merchant", -size / 2, -size / 2, size)
    if cargo is not None:
        drawn += '<circle cx="-13" cy="-14" r="9" fill="var(--card)" stroke="var(--ink)"/>'
        drawn += text(-13, -8.5, str(cargo), "fb-mid", "font-size:16px;font-weight:700")
    for i, seat in enumerate(spotters):
        drawn += token(seat, 14 - 16 * i, -15, 8)
    return drawn
