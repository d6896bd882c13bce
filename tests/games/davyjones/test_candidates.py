"""13.5 – The sample of moves that bots choose from."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.sea import Sea
from flibuste.games.davyjones.rules.sea.candidates import MOST, Sample, fan, fan_among, moves
from flibuste.games.davyjones.rules.sea.course import begin, sea_of
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.state import State
from flibuste.records.position import read_position
from tests.games.davyjones.moves_by_the_book import sample_of

GAME = load_game("davyjones")


def alone(card: str, **more: object) -> State:
    """A ship in the middle of an empty sea, an enemy far away."""
    ships = {"A1": {"card": card, "at": [600, 450], **more}, "B1": {"card": "leroica", "at": [1150, 850]}}
    state = read_position(GAME, {"ship": ships}, Fast(1))
    assert isinstance(state, State)
    return state


def plans(state: State, sea: Sea | None = None) -> list[str]:
    sample = Sample(state, state.ships[0])
    fan(sample, sea_of(state, state.ships[0]))
    return [action.notation for action in sample.actions]


@pytest.mark.clause("13.E5", "13.5.1", "13.5.3")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("dark-pact", 13),
        ("selkie", 13),
        ("black-cat", 104),
        ("sea-monkey", 195),
        ("mist-walker", 104),
        ("dark-fox", MOST),
    ],
)
def test_how_many_moves_are_offered_at_sea(card: str, number: int) -> None:
    assert len(plans(alone(card))) == number


@pytest.mark.clause("13.5.3")
@pytest.mark.parametrize("card", ["black-cat", "sea-monkey", "dark-fox"])
def test_the_quick_way_finds_the_same_moves(card: str) -> None:
    """On the open sea, where every leg is free, and with the ordinary validation of every leg."""
    state = alone(card)
    ship = state.ships[0]
    sea = sea_of(state, ship)
    assert sea.is_open()
    sample = Sample(state, ship)
    fan_among(sample, sea, begin(state, ship, sea))
    assert [action.notation for action in sample.actions] == plans(state)


@pytest.mark.clause("13.5.1", "4.2.3")
def test_from_a_bow_contact_every_heading_is_tried() -> None:
    state = read_position(
        GAME,
        {
            "island": {"i1": {"at": [600, 450]}},
            "ship": {
                "A1": {"card": "blackgate", "at": [642.5, 450], "heading": 180},
                "B1": {"card": "leroica", "at": [1100, 800]},
            },
        },
    )
    assert isinstance(state, State)
    headings = {
        action.legs[0].heading for action in moves(state, state.ships[0]) if isinstance(action, Sail) and action.legs
    }
    assert {0, 4500, 31500} <= headings


@pytest.mark.clause("13.5.2")
def test_aimed_moves_come_first() -> None:
    """Straight at an island in reach, and to S and L from an enemy."""
    state = read_position(
        GAME,
        {
            "island": {"i1": {"at": [730, 450]}},
            "ship": {"A1": {"card": "sea-monkey", "at": [600, 450]}, "B1": {"card": "leroica", "at": [640, 570]}},
        },
    )
    assert isinstance(state, State)
    offered = [action.notation for action in moves(state, state.ships[0])]
    assert offered[0] == "sail A1 L@0 S@0"
    assert "sail A1 L@90/52.5" in offered[:5] and "sail A1 L@90/26.2" in offered[:5]
    assert offered[-1] == "sail A1"


@pytest.mark.clause("13.5.3")
def test_every_move_offered_is_legal() -> None:
    for seed in range(2):
        state = GAME.start(2, {"terrain": "2"}, Fast(seed))
        assert isinstance(state, State)
        for ship in state.ships:
            state.turn = ship.player
            for action in moves(state, ship):
                assert isinstance(action, Sail)
                from flibuste.games.davyjones.rules.sea.judging import judge_sail

                assert judge_sail(state, action) is None, (seed, action)


@pytest.mark.clause("13.5.4")
def test_the_pivot_is_asked_for_after_the_legs() -> None:
    state = alone("fiddlers-green")
    state.act(0, GAME.parse("sail A1 S@0"))
    assert state.stack[-1].NAME == "pivot"
    offered = [action.notation for action in state.options(0)]
    assert len(offered) == 13 and {"turn -180", "turn 30", "pass"} <= set(offered)


@pytest.mark.clause("13.5.1", "13.5.2", "13.5.3")
@pytest.mark.parametrize("seed", range(4))
def test_a_move_picked_by_dice_is_legal(seed: int) -> None:
    """Ghosts, monsters and tows included; some stay open for more legs, which are picked like the others."""
    state = GAME.start(2 + seed % 2, {"terrain": ("0", "4")[seed % 2]}, Fast(seed))
    dice, kinds = Fast(f"picked {seed}"), set()
    for _ in range(250):
        if state.is_over():
            break
        step, seat = state.stack[-1], state.deciders()[0]
        for _ in range(3 if step.NAME in ("sailing", "sail-on") else 0):
            before = GAME.digest(state)
            action = step.pick(state, seat, dice)
            assert step.allows(state, seat, action), (seed, step.NAME, action)
            assert GAME.digest(state) == before
            kinds.add(
                (step.NAME, isinstance(action, Sail) and len(action.legs), isinstance(action, Sail) and action.goes_on)
            )
        state.act(seat, step.pick(state, seat, dice))
    assert {("sailing", 1, False), ("sailing", 2, False), ("sailing", 1, True)} <= kinds


@pytest.mark.clause("13.5.5", "2.2.6")
@pytest.mark.parametrize("seed", range(3))
def test_a_spot_picked_by_dice_is_legal(seed: int) -> None:
    state = GAME.start(3, {"set_up": "by-players", "terrain": "4"}, Fast(seed))
    dice, asked = Fast(f"spots {seed}"), set()
    while state.stack[-1].NAME in ("place-island", "place-terrain"):
        step, seat = state.stack[-1], state.deciders()[0]
        asked.add(step.NAME)
        state.act(seat, step.pick(state, seat, dice))
    assert asked == {"place-island", "place-terrain"}


@pytest.mark.clause("13.5.3")
def test_where_no_try_is_legal_the_whole_list_is_asked() -> None:
    """A ship that cannot move a leg stays where it is."""
    state = alone("black-cat", masts=0)
    step = Sailing(0, 0)
    assert {step.pick(state, 0, Fast(seed)).notation for seed in range(5)} == {"sail A1"}


SAILS = {"card": "sea-monkey", "at": [600, 450]}
FAR = {"card": "leroica", "at": [1150, 850]}
TABLES: dict[str, dict[str, object]] = {
    "islands, an enemy, a friend and a derelict": {
        "island": {"i1": {"at": [730, 450]}, "i2": {"at": [500, 330]}, "i3": {"at": [900, 100]}},
        "ship": {
            "A1": SAILS,
            "A2": {"card": "blackgate", "at": [640, 390], "heading": 75},
            "B1": {"card": "leroica", "at": [640, 570], "heading": 10},
            "B2": {"card": "salem", "at": [560, 470], "heading": 200, "masts": 0},
        },
    },
    "from a dock": {
        "island": {"i1": {"at": [600, 450]}, "i2": {"at": [760, 520]}},
        "ship": {"A1": {"card": "black-cat", "at": [642.5, 450], "heading": 180}, "B1": FAR},
    },
    "coming about from a dock": {
        "options": {"come_about": True},
        "island": {"i1": {"at": [600, 450]}},
        "ship": {"A1": {"card": "black-cat", "at": [642.5, 450], "heading": 180}, "B1": FAR},
    },
    "a tight turn": {"options": {"turn_limit": "60"}, "ship": {"A1": SAILS, "B1": FAR}},
    "a tight turn near a reef": {
        "options": {"turn_limit": "60"},
        "terrain": {"z1": {"type": "reef", "at": [700, 470]}},
        "ship": {"A1": SAILS, "B1": FAR},
    },
    "fog ahead, the edge at the side": {
        "terrain": {"z1": {"type": "fog", "at": [690, 60]}},
        "ship": {"A1": {"card": "black-cat", "at": [600, 30]}, "B1": FAR},
    },
    "a bonus segment": {
        "island": {"i1": {"at": [730, 480]}},
        "ship": {"A1": {"card": "salem", "at": [600, 450], "crew": ["helmsman-cursed"]}, "B1": FAR},
    },
    "a bonus segment at sea": {
        "ship": {"A1": {"card": "hellfire", "at": [600, 450], "crew": ["helmsman-cursed"]}, "B1": FAR},
    },
    "two bonus segments": {
        "ship": {"A1": {"card": "el-pluton", "at": [600, 450], "crew": ["helmsman-spanish"]}, "B1": FAR},
    },
    "a ghostly ship at an island": {
        "island": {"i1": {"at": [660, 450]}},
        "ship": {"A1": {"card": "flying-dutchman", "at": [600, 450], "ghostly": True}, "B1": FAR},
    },
    "a submerged monster under a ship": {
        "ship": {
            "A1": {"card": "tiamat", "at": [600, 450], "submerged": True},
            "B1": {"card": "leroica", "at": [640, 450]},
            "B2": {"card": "salem", "at": [600, 540]},
        },
    },
    "a submerged monster at sea": {
        "ship": {"A1": {"card": "mist-walker", "at": [600, 450], "submerged": True}, "B1": FAR},
    },
    "a tow": {
        "island": {"i1": {"at": [680, 400]}},
        "ship": {
            "A1": {"card": "black-cat", "at": [600, 450], "towing": "A2"},
            "A2": {"card": "salem", "at": [500, 450], "masts": 0},
            "B1": {"card": "leroica", "at": [600, 560]},
        },
    },
}


@pytest.mark.clause("13.5.1", "13.5.2", "13.5.3", "4.1.4", "4.2.3", "15.5", "15.12")
@pytest.mark.parametrize("table", TABLES)
def test_the_sample_is_the_one_of_the_clauses(table: str) -> None:
    """Listed slowly and plainly, every plan judged as a player's, they are the same moves in the same order."""
    position = dict(TABLES[table])
    state = read_position(GAME, position, Fast(1))
    assert isinstance(state, State)
    assert [action.notation for action in moves(state, state.ships[0])] == sample_of(state, state.ships[0])
