"""Where Ports, Sea Zones and Transit Boxes lie on the chart: placed by hand, in the order of `components.toml`."""

from typing import NamedTuple

from flibuste.games.blackbeard.picture.moorings import MOORINGS, Mooring

Point = tuple[float, float]


class PortPlace(NamedTuple):
    """Where the disc of a Port is, and its label (`anchor`: its start, middle or end is there)."""

    x: float
    y: float
    anchor: str
    dx: float
    dy: float
    on_land: bool


def left(x: float, y: float) -> PortPlace:
    return PortPlace(x, y, "fb-end", -24, 6, True)


def right(x: float, y: float, dy: float = 6) -> PortPlace:
    return PortPlace(x, y, "", 23, dy, False)


def middle(x: float, y: float, dx: float, dy: float, on_land: bool = False) -> PortPlace:
    return PortPlace(x, y, "fb-mid", dx, dy, on_land)


PORTS = (
    left(658, 89),  # Boston
    left(577, 131),
    right(552, 169),  # Philadelphia
    left(520, 223),
    left(515, 256),  # Bath
    left(420, 295),
    left(380, 345),
    middle(150, 613, 2, 35, True),  # Campeche
    middle(212, 746, -24, -22, True),
    middle(417, 947, 0, -22),
    PortPlace(539, 911, "", 8, 35, True),  # Cartagena
    right(709, 857),
    PortPlace(895, 915, "", -30, -30, False),  # Port o' Spain
    middle(922, 782, 0, 40),  # Martinique
    middle(909, 728, 0, -28),  # Guadeloupe
    right(780, 660),  # San Juan
    middle(690, 670, -34, -25, True),
    PortPlace(606, 599, "", 20, -8, False),  # Tortuga
    middle(493, 675, 0, 36),
    PortPlace(523, 605, "fb-end", -14, 29, False),  # Santiago
    middle(347, 508, 6, -22),
    right(485, 444),  # New Providence
    PortPlace(860, 268, "", 18, -10, False),
    middle(1305, 196, -6, -26, True),  # Cape Coast
    middle(1385, 193, -10, -50, True),
    PortPlace(1459, 178, "", -6, -24, True),
    PortPlace(1532, 284, "fb-end", -16, 32, False),  # Cape Lopez
    right(1163, 934),
    right(1159, 886),
    PortPlace(1148, 556, "", -36, 36, True),  # Ethiopia
    PortPlace(1207, 652, "", 20, -8, False),
    PortPlace(1518, 512, "fb-end", -16, -19, False),  # Bombay
    PortPlace(1527, 570, "fb-end", -24, -7, False),
    PortPlace(1537, 630, "fb-end", -24, -3, False),
    PortPlace(1556, 692, "fb-end", -24, -1, False),
    right(1285, 1000, 24),  # Isle Ste. Marie
)


class ZonePlace(NamedTuple):
    """A Sea Zone: the middle of its name, and where ships lie, the best places first."""

    x: float
    y: float
    berths: tuple[Point, ...]


ZONES = (
    ZonePlace(865, 140, ((940, 70), (835, 70), (1030, 175), (695, 185), (800, 215), (730, 70), (1030, 70), (920, 190))),
    ZonePlace(850, 395, ((720, 305), (1030, 330), (925, 325), (620, 320), (820, 325), (1030, 400))),
    ZonePlace(770, 480, ((960, 500), (860, 550), (660, 520), (1040, 555), (590, 485), (765, 550))),
    ZonePlace(452, 782, ((303, 620), (602, 735), (393, 570), (360, 720), (520, 745), (420, 640))),
    ZonePlace(735, 790, ((1000, 640), (1040, 745), (830, 735), (650, 735), (1040, 840), (900, 640))),
    ZonePlace(185, 395, ((85, 460), (200, 460), (85, 560), (315, 420), (235, 630), (370, 800))),
    ZonePlace(560, 832, ((1026, 965), (790, 915), (630, 890), (925, 975), (455, 860), (1036, 905))),
    ZonePlace(1215, 305, ((1180, 235), (1345, 238), (1470, 255), (1154, 150), (1270, 235), (1425, 240))),
    ZonePlace(1400, 860, ((1345, 770), (1450, 935), (1345, 965), (1245, 810), (1265, 690), (1510, 890))),
    ZonePlace(1510, 755, ((1536, 812), (1385, 620), (1410, 740), (1460, 835), (1420, 470), (1400, 560))),
)
TRANSITS = ((1102.0, 338.0), (1350.0, 338.0))
TRANSIT_W, TRANSIT_H = 240.0, 66.0


def berth(zone: int, index: int) -> Point:
    """Where a ship lies in a Sea Zone; when all places are taken, the next ones lie close by."""
    places = ZONES[zone].berths
    again, first = divmod(index, len(places))
    x, y = places[first]
    return x + 26 * again, y + 22 * again


def mooring(port: int, index: int) -> Mooring:
    """Where a ship lies at a Port, from its disc: the Merchant first, then the Pirates that are Docked."""
    places = MOORINGS[port]
    again, first = divmod(index, len(places))
    x, y, name = places[first]
    return x + 26 * again, y + 22 * again, name


# From where the ships of a crowded Port fan out, seen from its disc, and to which side: open water, off all names.
FANS = (
    (-68, 212, 1), (16, 176, 1), (40, 128, 1), (76, 80, 1), (76, 44, 1), (172, 8, 1),
    (208, -40, 1), (100, -124, -1), (16, -100, 1), (-104, -172, 1), (-92, -220, -1), (148, -220, 1),
    (-116, -112, -1), (-56, -208, 1), (-44, -196, 1), (88, -124, 1), (172, -136, 1), (256, -64, 1),
    (-56, -28, -1), (256, -76, 1), (-104, -28, -1), (112, -136, 1), (-56, 32, -1), (16, -28, -1),
    (-56, -28, -1), (-128, -16, -1), (-212, -124, -1), (208, -64, 1), (208, -16, 1), (136, 212, 1),
    (160, 212, 1), (-44, 212, -1), (-44, 188, -1), (40, 212, -1), (16, 176, -1), (76, -124, 1),
)  # fmt: skip
CROWD = 4  # so many ships fan out
FAN_STEP, FAN_HEIGHT = 42.0, 252.0
FAN_NEAR, FAN_FAR = 53.0, 83.0


def fan(port: int, index: int, ships: int) -> Point:
    """Where a ship of a crowded Port lies, from the Port's disc: one above the other on an arc."""
    x, y, side = FANS[port]
    middle = (ships - 1) / 2
    bent = ((index - middle) / middle) ** 2
    pitch = min(FAN_STEP, FAN_HEIGHT / ships)
    return x + side * (FAN_FAR - (FAN_FAR - FAN_NEAR) * bent), y + pitch * (index - middle)


def lane(transit: int, index: int, ships: int) -> Point:
    """Where a ship lies in a Transit Box."""
    x, y = TRANSITS[transit]
    pitch = min(42.0, 116.0 / max(1, ships - 1)) if ships > 1 else 0
    return x + 174 - pitch * (ships - 1) / 2 + pitch * index, y + 42
