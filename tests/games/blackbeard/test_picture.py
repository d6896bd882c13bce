"""The picture of the table: well-formed, complete, small, quick, and blind to what the view does not say."""

import json
import re
import time
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from flibuste.drawing import resolved
from flibuste.engine.chance import Fast
from flibuste.games.blackbeard.knowledge.seen import BlackbeardView as View
from flibuste.games.blackbeard.knowledge.seen import PortSeen
from flibuste.games.blackbeard.picture.board import picture
from flibuste.games.blackbeard.picture.layout import AMERICAS, GUINEA, INDIES, LEGEND, NOW
from flibuste.games.blackbeard.picture.places import FANS, PORTS, ZONES, mooring
from flibuste.games.blackbeard.picture.sheets import SIGNED, TRAIT_SIGNS
from flibuste.games.blackbeard.picture.signs import SIGNS
from flibuste.games.blackbeard.picture.words import Words as PictureWords
from flibuste.records.position import read_position
from flibuste.words import Words
from tests.games.blackbeard.table import acting, game, table
from tests.proofs.play import Setting, moments

GAME = game()
LANGUAGES = ("en", "fr")
NAMES = ("Anne", "Bram", "Cléo", "Dirk", "Bartholomäus", "Fee", "Gil", "Hugo", "Inès", "Jo")
TABLES = ((1, ""), (2, "pirates=draft"), (3, ""), (5, "deployment=secret"), (10, ""))


@cache
def states(seats: int, option: str, number: int = 3) -> list[Any]:
    """States of a random game, so many of every question."""
    options = dict([option.split("=")]) if option else {}
    return moments(Setting(GAME, seats, options), f"picture of {seats}", number)


@cache
def speaker(language: str, seats: int = 10) -> Words:
    return Words(GAME, language, NAMES[:seats])


def drawn(view: View, language: str = "en") -> str:
    return picture(view, speaker(language, view["seats"]).say)


def views(seats: int, option: str) -> list[View]:
    return [GAME.view(state, (state.deciders() or [0])[0]) for state in states(seats, option)]


def middle() -> View:
    """A table of three in the middle of a game."""
    return [view for view in views(3, "") if view["step"] and view["step"]["name"] == "choose-action"][-1]


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def targets(svg: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', svg))


def element(svg: str, name: str) -> ET.Element:
    return next(found for found in ET.fromstring(svg).iter() if found.get("id") == name)


def title(svg: str, name: str) -> str:
    return element(svg, name)[0].text or ""


# ---- every question -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_well_formed_in_both_languages(seats: int, option: str) -> None:
    for number, view in enumerate(views(seats, option)):
        svg = drawn(view, LANGUAGES[number % 2])
        ET.fromstring(svg)
        assert not [name for name, times in Counter(ids(svg)).items() if times > 1]
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids(svg))
        assert "‹" not in svg and "{" not in svg


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_whatever_can_be_done_can_be_pointed_at(seats: int, option: str) -> None:
    for state in states(seats, option):
        for seat in state.deciders():
            wanted = {target for action in state.options(seat) for target in action.targets()}
            assert wanted <= targets(drawn(GAME.view(state, seat))), state.stack[-1].NAME


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_budget(seats: int, option: str) -> None:
    """Ten sheets and 36 Ports are more than other boards have to show; the chart, a third of it, is sent once."""
    for view in views(seats, option):
        svg = drawn(view, "fr")
        assert len(svg.encode()) < 100_000
        assert sum(1 for _ in ET.fromstring(svg).iter()) < 1_600


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_every_piece_has_a_title_and_its_place_in_transform(seats: int, option: str) -> None:
    for view in views(seats, option)[::4]:
        pieces = element(drawn(view), "pieces")
        for found in list(pieces.iter())[1:]:
            if found.get("id"):
                assert found.get("transform", "").startswith("translate("), found.get("id")
                assert found[0].tag.endswith("title") and found[0].text, found.get("id")


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_every_target_lights_up_alone(seats: int, option: str) -> None:
    """Each has one shape that lights up, and none inside another, which would light up with it."""
    for view in views(seats, option)[::4]:
        for found in ET.fromstring(drawn(view)).iter():
            if found.get("data-target"):
                assert sum(inner.get("class") == "fb-hot" for inner in found) == 1, found.get("id")
                assert not [inner for inner in list(found.iter())[1:] if inner.get("data-target")], found.get("id")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_drawn_without_variables(theme: Any) -> None:
    assert "var(" not in resolved(drawn(middle()), theme)


def test_time() -> None:
    """A drawing costs about two milliseconds; ten are allowed here, on whatever machine this is."""
    view = views(5, "deployment=secret")[-2]
    times = []
    for _ in range(20):
        before = time.process_time()
        drawn(view)
        times.append(time.process_time() - before)
    assert min(times) < 0.010


def test_the_height_stays_as_it_is_while_pirates_come_and_go() -> None:
    view = middle()
    ports: list[PortSeen] = [{**port, "haven": None, "merchant": None} for port in view["ports"]]
    fewer: View = {**view, "pirates": view["pirates"][:1], "ports": ports}
    assert ET.fromstring(drawn(fewer)).get("viewBox") == ET.fromstring(drawn(view)).get("viewBox")


# ---- secrets --------------------------------------------------------------------------------------------------------


def test_only_own_cards_are_drawn() -> None:
    """2.6a – No hand but one's own; a spectator has none."""
    for state in states(3, ""):
        for seat in (0, 1, 2, -1):
            view = GAME.view(state, seat)
            found = [name for name in ids(drawn(view)) if name.startswith("hand-")]
            assert len(found) == (len(state.players[seat].hand) if seat >= 0 else 0)


def test_what_is_hidden_does_not_show() -> None:
    for number, state in enumerate(states(3, "")[::5]):
        for seat in (0, -1):
            other = GAME.resample(state, seat, Fast(number))
            assert drawn(GAME.view(state, seat)) == drawn(GAME.view(other, seat))


def test_a_merchant_face_down_shows_no_cargo() -> None:
    view = middle()
    port = next(port for port in view["ports"] if port["nation"])
    port["merchant"] = {"kind": None, "cargo": None, "spotters": []}
    assert "not yet known" in title(drawn(view), f"merchant-{port['id']}")
    port["merchant"] = {"kind": "three-master", "cargo": 4, "spotters": []}
    face = ET.tostring(element(drawn(view), f"merchant-{port['id']}"), encoding="unicode")
    assert ">4<" in face and "not yet known" not in face


# ---- what is where --------------------------------------------------------------------------------------------------


def test_stable_ids() -> None:
    view = middle()
    found = set(ids(drawn(view)))
    for pirate in view["pirates"]:
        assert {f"pirate-{pirate['id']}", f"sheet-{pirate['id']}"} <= found
    assert {f"port-{port['id']}" for port in view["ports"]} | {f"zone-{zone['id']}" for zone in view["zones"]} <= found
    assert {"score-1", "score-3", "now", "piles", "zone-transit-1", "legend-letter"} <= found


def test_a_port_is_what_it_is_to_the_reader() -> None:
    """9.21a – Friend or foe by Letter, history and Governor: the same Port differs from seat to seat."""
    view = middle()
    own = [pirate["id"] for pirate in view["pirates"] if pirate["owner"] == view["seat"]]
    port = next(port for port in view["ports"] if port["nation"] and not port["destroyed"])

    def shield(*statuses: str) -> str:
        port["to"] |= dict(zip(own, statuses, strict=False)) | dict.fromkeys(own[len(statuses) :], statuses[-1])
        svg = ET.tostring(element(drawn(view), f"port-{port['id']}"), encoding="unicode")
        return ",".join(re.findall(r"#(port-(?:pro|anti|mixed|haven))", svg))

    assert len(own) > 1
    assert [shield("pro"), shield("anti"), shield("neutral"), shield("haven")] == [
        "port-pro",
        "port-anti",
        "",
        "port-haven",
    ]
    assert shield("anti", "pro") == "port-mixed"
    assert shield("neutral", "pro") == "port-pro"


def test_ships_lie_where_they_are() -> None:
    view = middle()
    name = view["pirates"][0]["id"]
    places = set()
    for place in ("india", "transit-1", "tortuga", "north-atlantic"):
        view["pirates"][0]["place"] = place
        places.add(element(drawn(view), f"pirate-{name}").get("transform"))
    assert len(places) == 4


def test_a_crowd_in_one_zone_is_told_apart() -> None:
    view = views(10, "")[5]
    for pirate in view["pirates"]:
        pirate["place"] = "gold-coast"
    svg = drawn(view)
    assert len({element(svg, f"pirate-{p['id']}").get("transform") for p in view["pirates"]}) == len(view["pirates"])


def test_a_sheet_says_everything() -> None:
    view = middle()
    pirate = view["pirates"][0]
    pirate |= {"letter": "french", "guns": True, "history": ["dutch"], "information": {"bath": 4}, "net_worth": 2600}
    pirate["hostages"] = [{"kind": "captain", "nation": "spanish", "information": 4, "value": 2}]
    said = title(drawn(view), f"sheet-{pirate['id']}")
    for words in ("Net Worth 2,600", "Letter of Marque, French", "Heavy Guns", "Dutch", "Bath 4", "Hostage"):
        assert words in said


def test_holds_and_tracks_are_targets_only_where_the_question_is() -> None:
    view = middle()
    first, second = view["pirates"][:2]
    view["now"]["active"] = first["id"]
    view["stack"] = []
    for pirate in view["pirates"]:
        pirate["ally"] = None
    found = drawn(view)
    for pirate, aimed in ((first, True), (second, False)):
        for part in ("Hold 1:", "Speed:"):
            assert (f"<title>{pirate['id'].title()}, {part}" in found) is aimed, part


def test_names_are_escaped() -> None:
    assert "&lt;b&gt;&amp;" in picture(middle(), Words(GAME, "en", ["<b>&", 'A "quoted" one', "x"]).say)


def test_pieces_of_the_users_own_are_drawn() -> None:
    view = middle()
    view["players"][(view["seat"] or 0) - 1]["hand"] = ["fog-bank"]
    view["printed"] = {"fog-bank": {"actions": 2, "both": False, "anti": False}}
    view["retired"] = ["grace-omalley"]
    view["ships"].append({"id": "galley", "speed": 4, "combat": 8, "holds": 3})
    svg = drawn(view)
    assert "Fog bank" in svg and "Grace Omalley" in svg
    assert "Combat 8, Speed 4, Holds 3" in title(svg, "legend-galley")


def test_the_situation_in_words() -> None:
    view = middle()
    assert "to decide" in (element(drawn(view), "board-desc").text or "")
    view |= {"over": True, "winners": [2], "asked": []}
    assert "Victory: Bram." in (element(drawn(view), "board-desc").text or "")


# ---- names and counters --------------------------------------------------------------------------------------------

LETTER = 11.0  # how wide a letter of a Port's name is in a common font
Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@cache
def name_box(port: int, language: str) -> Box:
    """Where the name of a Port is, with its Wealth and Defence."""
    spot, view = PORTS[port], middle()["ports"][port]
    words = PictureWords(middle(), speaker(language, 3).say)
    wide = LETTER * (len(words.place(view["id"])) + (4 if view["nation"] else 0))
    x, y = spot.x + spot.dx, spot.y + spot.dy
    left = x - wide if spot.anchor == "fb-end" else x - wide / 2 if spot.anchor else x
    return left, y - 15, left + wide, y + 4


def zone_box(zone: int, language: str) -> Box:
    words = PictureWords(middle(), speaker(language, 3).say)
    wide = 12.6 * len(words.place(middle()["zones"][zone]["id"]))
    return ZONES[zone].x - wide / 2, ZONES[zone].y - 11, ZONES[zone].x + wide / 2, ZONES[zone].y + 11


def framed(box: tuple[float, float, float, float]) -> Box:
    return box[0], box[1], box[0] + box[2], box[1] + box[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_chart_never_merge(language: str) -> None:
    names = [name_box(port, language) for port in range(36)] + [zone_box(zone, language) for zone in range(10)]
    boxes = [*names, framed(NOW), framed(LEGEND)]
    merged = [(i, j) for i in range(len(boxes)) for j in range(i) if overlap(boxes[i], boxes[j])]
    assert merged == []
    for left, top, right, bottom in names:
        frames = [framed(frame) for frame in (AMERICAS, GUINEA, INDIES)]
        assert any(f[0] <= left and f[1] <= top and right <= f[2] and bottom <= f[3] for f in frames), left


@pytest.mark.parametrize("language", LANGUAGES)
def test_counters_keep_off_names(language: str) -> None:
    names = [name_box(port, language) for port in range(36)] + [zone_box(zone, language) for zone in range(10)]
    for zone in range(10):
        for x, y in ZONES[zone].berths[:2]:
            ship = (x - 28, y - 34, x + 28, y + 28)
            assert not [name for name in names if overlap(ship, name)], (zone, x, y)
            assert not overlap(ship, framed(NOW)) and not overlap(ship, framed(LEGEND))


@pytest.mark.parametrize("ships", [4, 6, 9])
@pytest.mark.parametrize("port", range(36))
def test_ships_fan_out_at_a_crowded_port(port: int, ships: int) -> None:
    names = [card.id for card in GAME.pieces.pirates][:10]
    crews = {name: {"owner": i % 5 + 1, "place": "transit-1", "ship": "sloop"} for i, name in enumerate(names)}
    view = GAME.view(table(players=5, pirate=crews).state, 0)
    names = [pirate["id"] for pirate in view["pirates"]]
    for pirate in view["pirates"][:ships]:
        pirate["place"] = view["ports"][port]["id"]
    svg = drawn(view)
    spots = [element(svg, f"pirate-{name}").get("transform", "") for name in names[:ships]]
    at = sorted((float(y), float(x)) for x, y in (re.findall(r"-?[\d.]+", spot) for spot in spots))
    steps = [second[0] - first[0] for first, second in pairwise(at)]
    assert min(steps) >= 25, "each name has a line of its own"
    side = FANS[port][2]
    frames = [framed(frame) for frame in (AMERICAS, GUINEA, INDIES)]
    for y, x in at:
        name = (x + 27, y - 12, x + 27 + 95, y + 8) if side > 0 else (x - 122, y - 12, x - 27, y + 8)
        assert any(f[0] <= name[0] and f[1] <= name[1] and name[2] <= f[2] and name[3] <= f[3] for f in frames)


def moored_boxes(port: int, place: int) -> tuple[Box, Box]:
    """Where a ship at a Port is drawn, and the name of its Pirate, were it as long as the longest."""
    x, y, named = mooring(port, place)
    x, y = x + PORTS[port].x, y + PORTS[port].y
    names = {
        "n": (x - 46, y - 40, x + 46, y - 24),
        "s": (x - 46, y + 22, x + 46, y + 38),
        "e": (x + 26, y - 8, x + 118, y + 10),
        "w": (x - 118, y - 8, x - 26, y + 10),
    }
    return (x - 18, y - 22, x + 18, y + 18), names[named]


@pytest.mark.parametrize("port", range(36))
def test_ships_at_a_port_keep_off_names_and_numbers_of_all_ports(port: int) -> None:
    frames = [framed(frame) for frame in (AMERICAS, GUINEA, INDIES)]
    names = [name_box(other, language) for other in range(36) for language in LANGUAGES]
    for place in range(3):
        for box in moored_boxes(port, place):
            assert any(f[0] <= box[0] and f[1] <= box[1] and box[2] <= f[2] and box[3] <= f[3] for f in frames)
            assert not overlap(box, framed(NOW)) and not overlap(box, framed(LEGEND))
            assert not [name for name in names if overlap(box, name)], (port, place)


@pytest.mark.parametrize("port", range(36))
def test_a_few_ships_at_a_port_keep_off_each_other(port: int) -> None:
    places = [moored_boxes(port, place) for place in range(4)]
    for i, one in enumerate(places):
        for other in places[:i]:
            assert not [(a, b) for a in one for b in other if overlap(a, b)]


def test_names_of_ships_at_sea_stay_on_their_chart() -> None:
    frames = [framed(frame) for frame in (AMERICAS, GUINEA, INDIES)]
    for zone in ZONES:
        for x, y in zone.berths:
            assert any(f[0] <= x - 48 and x + 48 <= f[2] and y + 50 <= f[3] for f in frames), (x, y)


def test_the_legend_names_every_sign_of_a_sheet() -> None:
    known = {sign for _, sign in SIGNS}
    assert known >= {*TRAIT_SIGNS.values(), *(sign for sign, _ in SIGNED), "cannon", "sail", "skull", "coin", "em-5"}
    assert known >= {"m-revel", "m-letter", "m-news", "m-ally", "m-hostage", "hold-full"}
    for language in LANGUAGES:
        svg = drawn(middle(), language)
        for name, _ in SIGNS:
            say = speaker(language, 3).say
            said = say(f"picture-sign-{name}")
            title = say("said-of", name=said, what=say(f"picture-sign-{name}-title"))
            assert f"<title>{title}</title>" in svg and f">{said}</text>" in svg


@pytest.mark.clause("12.0a")
def test_a_roll_that_may_be_made_again_shows_its_die() -> None:
    now = acting({"spot": [2]}, teach={"cunning": 1}, merchant={"goa": "sloop"}).do("spot teach goa")
    assert now.step == "reroll"
    view = GAME.view(now.state, 0)
    panel = ET.tostring(element(drawn(view), "now"), encoding="unicode")
    assert "#die-2" in panel and "#die-5" not in panel


def test_names_in_davy_jones_locker_keep_apart() -> None:
    view = middle()
    view["locker"] = [pirate["id"] for pirate in view["pirates"]][:6]
    svg = drawn(view)
    places = [element(svg, f"gone-{pirate}") for pirate in view["locker"]]
    for one, other in pairwise(places):
        left, right = (float(re.findall(r"-?[\d.]+", part.get("transform", ""))[0]) for part in (one, other))
        size = float(re.findall(r"font-size:([\d.]+)", ET.tostring(one, "unicode"))[0])
        said = "".join(node.text or "" for node in one.iter() if node.tag.endswith("text"))
        assert left + 0.6 * size * len(said) < right


@pytest.mark.clause("9.63b")
def test_only_the_holds_of_whoever_gives_light_up() -> None:
    rare = json.loads((Path(__file__).parents[3] / "web/e2e/rare.json").read_text(encoding="utf-8"))["blackbeard"][
        "give"
    ]
    state: Any = read_position(GAME, rare)
    view = GAME.view(state, state.deciders()[0])
    giver = view["stack"][-1]["pirate"]
    names = {pirate["id"]: PictureWords(view, speaker("en", 2).say).short(pirate["id"]) for pirate in view["pirates"]}
    found = drawn(view)
    assert view["now"]["active"] != giver
    for pirate, name in names.items():
        assert (f"<title>{name}, Hold 1:" in found) is (pirate == giver)
