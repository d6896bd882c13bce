"""2.5.4, 2.5.5 – Crew in hiding: every ability is offered in every window in which it acts, to its controller alone.

Each scene is played in two worlds: in one the crew that matters lies face down, in the other somebody who does not. The
others must see the same in both until it shows itself, and go on seeing the same if it never does.
"""

import json

import pytest

from flibuste.engine.game import Game
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS
from flibuste.games.davyjones.rules.abilities.face_down import might_show, reveals
from flibuste.games.davyjones.rules.dice import may_reroll
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.constants import CURSED, KEYWORDS
from flibuste.games.davyjones.table.traits import CREW_SILENT
from flibuste.games.davyjones.table.windows import OF_EFFECT, OF_KEYWORD, PRIZE, REROLL, WINDOWS
from flibuste.records.example import Run
from tests.games.davyjones.at_sea import sea
from tests.games.davyjones.box import BOX
from tests.games.davyjones.hiding import SCENES, Scene

DECOY = "shipwright-cursed"  # acts in no window but among the orders
GAME = load_game("davyjones")
EVERY_SCENE = pytest.mark.parametrize("scene", SCENES, ids=repr)
# What is used by an order of the own turn, or is no ability to be used at all.
AMONG_ORDERS = {
    "not-shot-within-s",
    "immune-l-cannons",
    "double-range-roll6",
    "same-action-twice",
    "crew-sacrifice-extra-action",
    "possess-crew",
    "push-enemy-l",
    "monster-speed-aura",
    "mark-island-remote",
    "peek-treasure",
    "peek-cargo",
    "roll1-loses-mast",
    "no-crew",
    "derelict-move-s",
    "no-cargo-space",
    "repair-anywhere",
    "breath-silence",
    "breath-fire",
    "link-choose-french",
    "only-on-ship",
}


def game_of(scene: Scene) -> Game:
    change = scene.components()
    return type(GAME)(change) if change else GAME


def play(run: Run, lines: list[str]) -> None:
    """Lines about what is not asked in this scene are left out."""
    for line in lines:
        if line in ("pass", "reroll no") and not run.is_allowed(run.state.deciders()[0], line):
            continue
        assert run.play([line]), (line, run.wrong)


def reach(scene: Scene, card: str) -> Run:
    run = Run(game_of(scene), scene.example(card))
    run.state.journal = Journal()
    play(run, scene.do)
    return run


def offered(run: Run, seat: int) -> list[str]:
    return [action.notation for action in run.state.options(seat)]


def seen(run: Run, seat: int) -> str:
    return json.dumps(briefing(run.game, run.state, seat))


def told(run: Run) -> list[str]:
    assert run.state.journal is not None
    found = [run.game.describe(event, -1) for event in run.state.journal.events]
    return [" ".join([event["event"], *(f"{key}={value}" for key, value in event.items())]) for event in found]


def has_happened(run: Run, event: str) -> bool:
    name, *values = event.split()
    return any(line.split()[0] == name and set(values) <= set(line.split()) for line in told(run))


@EVERY_SCENE
@pytest.mark.clause("2.5.5")
def test_its_controller_is_offered_it_and_nobody_else(scene: Scene) -> None:
    run = reach(scene, scene.card)
    line = f"reveal {scene.crew}"
    assert run.state.deciders() == [0] and line in offered(run, 0)
    assert offered(run, 1) == [] and not run.is_allowed(1, line)
    if scene.works and ":" not in scene.works:
        assert scene.works not in offered(run, 0), "it does not work yet"


@EVERY_SCENE
@pytest.mark.clause("2.5.4", "2.5.5")
def test_it_works_once_it_is_revealed(scene: Scene) -> None:
    run = reach(scene, scene.card)
    play(run, [f"reveal {scene.crew}"])
    assert run.state.crew[len(scene.face_up)].face_up  # type: ignore[attr-defined]
    assert f"reveal {scene.crew}" not in offered(run, 0)
    play(run, scene.then)
    if scene.works:
        seat, colon, line = scene.works.partition(": ")
        asked = int(seat) - 1 if colon else 0
        assert run.state.deciders() == [asked] and run.is_allowed(asked, line if colon else seat)
    if scene.step:
        assert scene.step == run.state.stack[-1].NAME
    if scene.happens:
        assert has_happened(run, scene.happens.removeprefix("!")) != scene.happens.startswith("!"), told(run)


@EVERY_SCENE
@pytest.mark.clause("2.5.5", "3.14")
def test_being_asked_tells_the_others_nothing(scene: Scene) -> None:
    real, other = reach(scene, scene.card), reach(scene, DECOY)
    assert real.state.deciders() == other.state.deciders() == [0]
    assert f"reveal {scene.crew}" not in offered(other, 0), "somebody else would not matter"
    for seat in (1, -1):
        assert seen(real, seat) == seen(other, seat)


@EVERY_SCENE
@pytest.mark.clause("2.5.5", "3.14")
def test_declining_tells_the_others_nothing(scene: Scene) -> None:
    real, other = reach(scene, scene.card), reach(scene, DECOY)
    for run in (real, other):
        play(run, [scene.decline])
    assert not has_happened(real, "revealed")
    if "crew-lost" not in " ".join(told(real)):
        for seat in (1, -1):
            assert seen(real, seat) == seen(other, seat)


@pytest.mark.clause("2.5.5")
def test_the_scenes_have_every_ability_in_every_window() -> None:
    wanted = {(codes.EFFECTS[effect], window) for effect, bits in OF_EFFECT.items() for window in words(bits)}
    wanted |= {(word_of(keyword), window) for keyword, bits in OF_KEYWORD.items() for window in words(bits)}
    assert {(scene.act, scene.window) for scene in SCENES} == wanted


@pytest.mark.clause("2.5.5")
def test_every_ability_of_ships_and_crew_has_its_windows_or_needs_none() -> None:
    known = {codes.EFFECTS[effect] for effect in OF_EFFECT}
    assert not known & AMONG_ORDERS
    assert known | AMONG_ORDERS == set(codes.EFFECTS[1 : codes.LAST_OF_CREW + 1])


@pytest.mark.clause("2.5.5")
@pytest.mark.parametrize("card", [card.key for card in BOX.crew if not card.extra])
def test_every_crew_may_be_revealed_among_the_orders(card: str) -> None:
    ship = "guichuan" if card == "headhunter" else "mohican"
    run = Run(GAME, {"given": {"ship": {"A1": {"card": ship, "at": [300, 300], "crew": [f"{card} face down"]}}}})
    assert "reveal c1" in offered(run, 0)


@pytest.mark.clause("2.5.3", "2.5.5", "3.14")
@pytest.mark.parametrize(
    ("card", "crew", "opens"),
    [
        ("la-corse", ["captain-french*"], True),  # he might be Jacques
        ("la-corse", ["captain-french"], False),  # everybody sees who he is
        ("la-corse", ["captain-pirate*"], True),  # nobody knows that he is a stranger
        ("hms-bath", ["captain-english*"], False),  # no English crew rolls again
        ("hms-bath", ["captain-english*", "cannoneer-english*"], False),  # nor lets any English one others in
        ("hellfire", ["captain-cursed*"], False),
        ("hellfire", ["captain-cursed*", "captain-french*"], True),  # Tabatha, perhaps, and Jacques
        ("hellfire", ["captain-cursed*", "jacques-duc-de-valois"], True),
        ("hellfire", ["captain-cursed*", "captain-french"], False),  # she would let nobody roll again
        ("mohican", ["captain-american*"], True),  # crew of all nations work there
    ],
)
def test_a_window_opens_by_what_everybody_sees(card: str, crew: list[str], opens: bool) -> None:
    state = sea(f"{card}:{','.join(name.strip('*') for name in crew)}", "hellfire")
    for member, name in zip(state.crew, crew, strict=True):
        member.face_up = not name.endswith("*")
    assert might_show(state, state.ships[0], REROLL) == opens
    assert not might_show(state, state.ships[1], REROLL)


@pytest.mark.clause("2.5.5", "11.1.3")
def test_no_window_opens_for_crew_that_are_silenced() -> None:
    state = sea("la-corse:captain-french", "hellfire")
    ship, crew = state.ships[0], state.crew[0]
    crew.face_up = False
    assert might_show(state, ship, REROLL)
    crew.silent = True
    assert not might_show(state, ship, REROLL)
    crew.silent = False
    ship.now = CREW_SILENT
    assert not might_show(state, ship, REROLL)


@pytest.mark.clause("8.1.1", "11.3.28", "2.5.5")
def test_a_marked_or_possessed_crew_might_be_anybody() -> None:
    state = sea("hellfire:captain-french", "la-corse")
    ship, crew = state.ships[0], state.crew[0]
    crew.face_up = False
    assert not might_show(state, ship, REROLL)
    crew.marked = True
    assert might_show(state, ship, REROLL)
    crew.marked, crew.nation = False, CURSED
    assert might_show(state, ship, REROLL)


@pytest.mark.clause("11.3.23", "2.5.5")
def test_after_a_reroll_no_die_is_asked_about_in_this_turn() -> None:
    state = sea("la-corse:jacques-duc-de-valois", "hellfire")
    ship = state.ships[0]
    state.crew[0].face_up = False
    assert may_reroll(state, ship)
    ship.used |= POWERS[codes.REROLL_ONE].slot
    assert not may_reroll(state, ship)


@pytest.mark.clause("12.14", "2.5.5")
def test_a_swapped_ability_is_known_to_all() -> None:
    state = sea("la-corse:captain-french", "hellfire:white-crew")
    ship, crew = state.ships[0], state.crew[0]
    crew.face_up = False
    crew.swapped = [ability.number for ability in state.crew[1].card.abilities]
    assert might_show(state, ship, PRIZE) and not might_show(state, ship, REROLL)
    assert [action.notation for action in reveals(state, ship, 0, PRIZE)] == ["reveal c1"]


def words(bits: int) -> list[str]:
    return [window for place, window in enumerate(WINDOWS) if bits >> place & 1]


def word_of(keyword: int) -> str:
    return KEYWORDS[keyword.bit_length() - 1]
