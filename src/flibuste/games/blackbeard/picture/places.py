"""Where Ports, Sea Zones and Transit Boxes lie on the chart: placed by hand, in the order of `components.toml`."""

from typing import NamedTuple

Point = tuple[float, float]


class PortPlace(NamedTuple):
    """Where the disc of a Port is, its label (`anchor`: its start, middle or end is there) and the ships before it."""

    x: float
    y: float
    anchor: str
    dx: float
    dy: float
    on_land: bool
    roads: Point
    step: Point


def left(x: float, y: float, roads: Point, step: Point = (38, 6), on_land: bool = True) -> PortPlace:
    return PortPlace(x, y, "fb-end", -24, 6, on_land, roads, step)


def right(x: float, y: float, roads: Point, step: Point = (38, 6), dy: float = 6) -> PortPlace:
    return PortPlace(x, y, "", 23, dy, False, roads, step)


def middle(
    x: float, y: float, dx: float, dy: float, roads: Point, step: Point = (38, 6), on_land: bool = False
) -> PortPlace:
    return PortPlace(x, y, "fb-mid", dx, dy, on_land, roads, step)


PORTS = (
    left(658, 89, (54, 22)),  # Boston
    left(577, 131, (48, 20)),
    left(552, 169, (46, 22)),
    left(520, 223, (50, 10)),
    left(515, 256, (52, 22)),  # Bath
    left(420, 295, (44, 36)),
    left(380, 345, (46, 22)),
    middle(150, 613, 2, 35, (-46, -14), (0, -38), True),  # Campeche
    middle(212, 746, -24, -22, (62, -16), (4, 38), True),
    middle(417, 947, 0, -22, (-54, -66), (-4, -38)),
    PortPlace(539, 911, "", 8, 35, True, (-40, -22), (-40, -4)),  # Cartagena
    right(709, 857, (2, -38), (38, 0)),
    PortPlace(895, 915, "", 14, -14, False, (-8, -42), (-38, -4)),  # Port o' Spain
    right(922, 782, (-44, 2), (-38, 0)),
    right(909, 728, (-44, 0), (-38, 0)),
    right(780, 660, (14, 40), (38, 4)),  # San Juan
    middle(690, 670, -34, -25, (-6, 42), (38, 2), True),
    PortPlace(606, 599, "", 20, -8, False, (4, -40), (38, 0)),  # Tortuga
    middle(493, 675, 0, 36, (-48, 2), (-38, 0)),
    PortPlace(523, 605, "fb-end", -14, 29, False, (8, 36), (40, 10)),  # Santiago
    middle(347, 508, 6, -22, (-46, 2), (-34, 20)),
    right(485, 444, (46, -56), (40, 0)),  # New Providence
    PortPlace(860, 268, "", 18, -10, False, (-44, -8), (-38, 0)),
    middle(1305, 196, -6, -26, (-42, 32), (-38, 2), True),  # Cape Coast
    middle(1385, 193, 10, -50, (-2, 40), (0, 36), True),
    PortPlace(1459, 178, "", 12, -14, True, (2, 42), (2, 36)),
    PortPlace(1532, 284, "fb-end", -16, 32, False, (-44, -14), (-40, 2)),  # Cape Lopez
    right(1163, 934, (40, 32), (40, 0)),
    right(1159, 886, (74, -50), (42, -4)),
    PortPlace(1148, 556, "", -36, 36, True, (14, -36), (-8, -38)),  # Ethiopia
    PortPlace(1207, 652, "", 20, -8, False, (46, 20), (38, -16)),
    PortPlace(1518, 512, "fb-end", -24, 2, False, (-46, -26), (-38, 0)),  # Bombay
    PortPlace(1527, 570, "fb-end", -24, -1, False, (-42, 24), (-38, 0)),
    PortPlace(1537, 630, "fb-end", -24, -1, False, (-42, 24), (-38, 0)),
    PortPlace(1556, 692, "fb-end", -24, -1, False, (-42, 24), (-38, 0)),
    right(1285, 1000, (12, -40), (38, 0), 24),  # Isle Ste. Marie
)


class ZonePlace(NamedTuple):
    """A Sea Zone: the middle of its name, and where ships lie, the best places first."""

    x: float
    y: float
    berths: tuple[Point, ...]


ZONES = (
    ZonePlace(840, 150, ((940, 70), (850, 70), (760, 70), (1030, 70), (1030, 160), (690, 180), (770, 200), (950, 215))),
    ZonePlace(850, 395, ((720, 305), (800, 320), (960, 325), (1040, 325), (640, 285), (1050, 395))),
    ZonePlace(770, 480, ((960, 500), (1040, 500), (880, 545), (800, 540), (720, 540), (590, 485))),
    ZonePlace(452, 782, ((345, 672), (590, 690), (318, 590), (405, 708), (590, 752), (272, 735))),
    ZonePlace(735, 768, ((985, 650), (1055, 650), (745, 725), (900, 630), (640, 735), (1000, 820))),
    ZonePlace(185, 395, ((85, 460), (170, 460), (345, 390), (85, 545), (370, 800), (235, 630))),
    ZonePlace(560, 832, ((990, 965), (1056, 965), (830, 845), (455, 870), (1050, 890), (770, 830))),
    ZonePlace(1215, 305, ((1170, 220), (1345, 268), (1425, 266), (1135, 140), (1240, 245), (1490, 262))),
    ZonePlace(1395, 905, ((1345, 770), (1440, 962), (1290, 840), (1365, 950), (1510, 865), (1425, 830))),
    ZonePlace(1490, 768, ((1405, 690), (1475, 830), (1550, 835), (1385, 610), (1425, 560), (1400, 540))),
)
TRANSITS = ((1102.0, 338.0), (1350.0, 338.0))
TRANSIT_W, TRANSIT_H = 240.0, 66.0


def berth(zone: int, index: int) -> Point:
    """Where a ship lies in a Sea Zone; when all places are taken, the next ones lie close by."""
    places = ZONES[zone].berths
    again, first = divmod(index, len(places))
    x, y = places[first]
    return x + 26 * again, y + 22 * again


def mooring(port: int, index: int) -> Point:
    """Where a ship lies at a Port, from its disc: the Merchant first, then the Pirates that are Docked."""
    (x, y), (dx, dy) = PORTS[port].roads, PORTS[port].step
    return x + dx * index, y + dy * index


def lane(transit: int, index: int, ships: int) -> Point:
    """Where a ship lies in a Transit Box."""
    x, y = TRANSITS[transit]
    pitch = min(42.0, 116.0 / max(1, ships - 1)) if ships > 1 else 0
    return x + 174 - pitch * (ships - 1) / 2 + pitch * index, y + 42
