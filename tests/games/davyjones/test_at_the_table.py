"""What people meet at the table: names at sterns, distances while laying, no codes, no questions without a choice."""

import re
from math import cos, hypot, radians, sin
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.only_answer import only_answer
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.picture.layout import frame_for, overlap, text_width
from flibuste.games.davyjones.rules.dice import RerollOffer
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.rules.setup.by_players import PlaceIsland
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.table.state import State
from flibuste.words import Words
from tests.games.davyjones.at_sea import bring_near, lay_island, sea
from tests.proofs.play import Setting, move

GAME = load_game("davyjones")
CODES = re.compile(r"(?<![\w’'])([tcmiz]\d+|[A-D]\d+)\b|\d[.,]\d\d\b")
NAMES = ["Anne", "Bart", "Cléo", "Dirk"]
LABEL = re.compile(r'<g id="label-(\w+)" transform="translate\(([-\d.]+) ([-\d.]+)\)"')


def drawn(view: Any) -> str:
    return GAME.picture(view, Words(GAME, "en", NAMES).say)


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", range(0, 360, 30))
def test_a_name_stands_beyond_the_stern_in_line_with_the_hull(heading: int) -> None:
    state = sea("leroica", "hellfire")
    ship = state.ships[0]
    ship.x, ship.y, ship.heading = 60000, 45000, heading * 100
    state.ships[1].x, state.ships[1].y = 110000, 80000
    state.stack.append(Orders(0))
    view = GAME.view(state, 0)
    x, y = next((float(x), float(y)) for name, x, y in LABEL.findall(drawn(view)) if name == "A1")
    seen = view["ships"][0]
    length = seen["hull"]["length"]
    left, down = seen["x"] - length * cos(radians(heading)), seen["y"] - length * sin(radians(heading))
    stern = frame_for(view["width"], view["height"]).at(left, down)
    wide = 24 + text_width("L’Eroica", 22.0)
    near = min(max(stern[0], x), x + wide), min(max(stern[1], y), y + 25)
    assert hypot(near[0] - stern[0], near[1] - stern[1]) < 22


def test_names_keep_off_ships_and_each_other_and_stay_near() -> None:
    """In a random game: at most a few cover something where ships lie in a crowd; none is far from its ship."""
    state = Setting(GAME, 4, GAME.brief).start(9)
    dice, covered, told = Fast(9), 0, 0
    for number in range(160):
        if state.is_over():
            break
        if number % 20 == 0:
            more, many = crowding(GAME.view(state, 0))
            covered, told = covered + more, told + many
        move(state, dice)
    assert told > 50
    assert covered <= told // 20


def crowding(view: Any) -> tuple[int, int]:
    """How many names lie over another ship's hull, and how many there are."""
    frame = frame_for(view["width"], view["height"])
    hulls = {}
    for ship in view["ships"]:
        if ship.get("on_table") and ship["status"] == "sailing":
            points = [frame.at(x, y) for x, y in ship["outline"]]
            xs, ys = [x for x, _ in points], [y for _, y in points]
            hulls[ship["id"]] = (min(xs), min(ys), max(xs), max(ys))
    labels = {name: (float(x), float(y)) for name, x, y in LABEL.findall(drawn(view)) if name in hulls}
    covered = 0
    for name, (x, y) in labels.items():
        box = (x, y, x + 60, y + 25)
        left, top, right, low = hulls[name]
        off = hypot(max(left - box[2], box[0] - right, 0), max(top - box[3], box[1] - low, 0))
        assert off < 176, name  # the box is only the beginning of a name: sixty millimetres and a long name
        covered += any(overlap(box, hull) > 30 for other, hull in hulls.items() if other != name)
    return covered, len(labels)


# ---- laying ---------------------------------------------------------------------------------------------------------


def laying() -> State:
    state = sea("leroica", "hellfire")
    state.ships[0].x = state.ships[1].x = 0
    lay_island(state, 30000, 40000)
    state.stack.append(PlaceIsland(0, 25140))
    return state


@pytest.mark.clause("2.2.3")
def test_what_is_too_near_is_drawn() -> None:
    svg = drawn(GAME.view(laying(), 0))
    ring = svg.partition('id="too-near"')[2]
    assert 'stroke-width="502.8"' in ring and "251 mm" in ring


@pytest.mark.clause("2.2.3")
@pytest.mark.parametrize(("x", "fits", "words"), [(600, False, "215 mm: too near"), (700, True, "315 mm")])
def test_the_distance_is_drawn_with_its_verdict(x: int, fits: bool, words: str) -> None:
    state = laying()
    action = GAME.parse(f"island {x} 400 0")
    found = GAME.preview(state, 0, action) if fits else GAME.preview_refused(state, 0, action)
    assert found is not None and found["fits"] is fits
    assert found["line"] == [[x - 42.5, 400.0], [342.5, 400.0]]
    svg = drawn(found["view"])
    assert f">{words}</text>" in svg
    assert ("far enough" in svg) is fits


# ---- no codes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_that_people_read_has_codes_or_hundredths(language: str) -> None:
    for seats, seed in ((2, 1), (4, 2)):
        state = Setting(GAME, seats, GAME.brief).start(seed, journal=True)
        dice = Fast(seed)
        for _ in range(120):
            if not state.is_over():
                check(state, language)
                move(state, dice)


def check(state: Any, language: str) -> None:
    seat = state.deciders()[0]
    known = GAME.piece_names(state, seat, Words(GAME, language, NAMES).say)
    words = Words(GAME, language, NAMES, seat + 1, known)
    step, options = state.stack[-1], state.options(seat)
    said = [words.prompt(step.NAME, step.prompt(state), seat + 1)]
    said += [words.action(action) for action in options[:: max(1, len(options) // 6)]]
    said += [words.event(GAME.describe(event, seat)) for event in state.journal.told()[-8:]]
    assert [text for text in said if CODES.search(text)] == []


def test_two_ships_of_one_name_are_told_apart_by_their_players() -> None:
    state = sea("alligator", "alligator")
    say = Words(GAME, "en", NAMES).say
    assert [GAME.piece_names(state, 0, say)[word] for word in ("A1", "B1")] == ["Alligator (Anne)", "Alligator (Bart)"]


# ---- no question without a choice -----------------------------------------------------------------------------------


@pytest.mark.clause("11.3.23")
@pytest.mark.parametrize(("card", "die", "asked"), [("leroica", 1, False), ("fiddlers-green", 1, True)])
def test_a_second_try_that_nobody_has_is_not_asked_about(card: str, die: int, asked: bool) -> None:
    assert (only_answer(second_try(card, die), second_try(card, die).options(0)) is None) is asked


@pytest.mark.clause("11.3.23")
def test_a_die_that_suffices_is_not_asked_about() -> None:
    state = second_try("fiddlers-green", 6)
    answer = only_answer(state, state.options(0))
    assert answer is not None and answer.notation == "reroll no"


def second_try(card: str, die: int) -> State:
    state = sea(card, "jamaica")
    bring_near(state.ships[0], state.ships[1], 3000)
    shot = Shot(0, 24, 0, 0, state.ships[0].card.cannons[0].rank, die=die)
    state.stack += [Orders(0), Shooting(0, 0, MODE_GUNS, False), shot, RerollOffer(0, 0, die, "cannon")]
    return state


def test_the_question_says_what_was_rolled() -> None:
    step = second_try("fiddlers-green", 2).stack[-1]
    words = Words(GAME, "en")
    assert words.prompt("reroll", step.prompt(second_try("fiddlers-green", 2)), 1).startswith("A 2 was rolled for")
