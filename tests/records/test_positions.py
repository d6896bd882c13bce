"""Positions: written and read back the same, short, and refused with a helpful word."""

from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.domain import BadWord, Bag, Flag, Number, Seat, Word, counted
from flibuste.engine.option import BadOption
from flibuste.engine.registry import load_game
from flibuste.records.position import BadPosition, read_position, write_position

GAME = load_game("stortebeker")
HAND = {"1": {"hand": "rum"}}


def read(**data: Any) -> Any:
    return read_position(GAME, {"seat": HAND, **data})


def data(**given: Any) -> dict[str, Any]:
    return GAME.position_data(read(**given))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, {"open_row": True, "three_ships": True}])
def test_every_position_of_a_game_reads_back_the_same(seed: int, options: dict[str, Any]) -> None:
    players = 2 + seed % 3
    chance = Fast(seed)
    state = GAME.start(players, options, Fast(seed))
    settled = GAME.settle_options(options)
    for move in range(400):
        if state.is_over():
            break
        if move % 40 == 0:
            short = write_position(GAME, state, settled)
            assert GAME.digest(read_position(GAME, short)) == GAME.digest(state)
            full = {"options": options, **GAME.position_data(state)}
            assert GAME.digest(read_position(GAME, full)) == GAME.digest(state)
        seat = state.deciders()[0]
        actions = state.options(seat)
        state.act(seat, actions[chance.below(len(actions), "")])


def test_a_finished_game_reads_back() -> None:
    over = {"scores": [7, 5], "winners": [1], "reason": "last-round"}
    state = read(outcome=over)
    assert GAME.position_data(state)["outcome"] == over
    assert state.is_over()
    with pytest.raises(BadPosition, match="does not fit 2 players"):
        read(outcome={"scores": [7], "winners": [1], "reason": ""})


def test_a_written_position_is_short() -> None:
    short = write_position(GAME, read(), GAME.settle_options({}))
    assert short == {"game": "stortebeker", "players": 2, "seat": {"1": {"hand": "rum"}}}


def test_what_is_left_out_is_usual() -> None:
    found = data()
    assert (found["turn"], found["first"], found["round"], found["last_round"]) == (1, 1, 2, False)
    assert (found["discard_pile"], found["aside"], len(found["draw_pile"])) == ([], [], 65)
    assert len(set(found["sea"])) == 4
    assert (len(found["rear_guard"]), found["rear_guard_hidden"]) == (1, 11)
    assert data(players=4)["rear_guard_hidden"] == 17


def test_ships_with_cards_are_at_sea() -> None:
    seats = {"1": {"hand": "rum", "at": {"W6": "rum"}}, "2": {"at": {"G1": "water", "W6": "rum"}}}
    assert data(seat=seats)["sea"][:2] == ["W6", "G1"]
    assert data(seat=seats, sea=["B4"])["sea"][:3] == ["B4", "W6", "G1"]
    full = ["B4", "Y2", "R4", "R1"]
    with pytest.raises(BadPosition, match="seat 1 has cards at W6, which is not at sea \\(B4, Y2, R4, R1\\)"):
        read(seat=seats, sea=full)
    with pytest.raises(BadPosition, match="only 4 ships at sea"):
        read(sea=[*full, "W6"])


def test_no_tile_lies_twice() -> None:
    with pytest.raises(BadPosition, match="tiles do not add up"):
        read(sea=["B4", "B4"])
    with pytest.raises(BadPosition, match="tiles do not add up"):
        read(sea=["B4"], rear_guard=["B4"])
    assert "B4" not in data(rear_guard=["B4"])["sea"]
    captured = {"1": {"hand": "rum", "ships": ["Y1", "Y2", "Y3"]}}
    assert {"Y1", "Y2", "Y3"}.isdisjoint(data(seat=captured)["sea"])


@pytest.mark.parametrize(
    ("given", "visible", "hidden"),
    [
        ({}, 1, 11),
        ({"rear_guard": ["B4"]}, 1, 11),
        ({"rear_guard": []}, 0, 0),
        ({"rear_guard_hidden": 0}, 1, 0),
        ({"rear_guard": ["B4"], "rear_guard_hidden": 3}, 1, 3),
        ({"options": {"open_row": True}}, 3, 9),
        ({"options": {"open_row": True}, "rear_guard": ["B4", "B5"]}, 2, 0),
        ({"seat": {"1": {"hand": "rum", "ships": ["Y1", "Y2"]}}}, 1, 9),
    ],
)
def test_the_rear_guard(given: dict[str, Any], visible: int, hidden: int) -> None:
    found = data(**given)
    assert (len(found["rear_guard"]), found["rear_guard_hidden"]) == (visible, hidden)


def test_cards_left_out_are_drawn_or_set_aside() -> None:
    assert len(data(discard_pile="3 water")["draw_pile"]) == 62
    found = data(draw_pile="2 rum")
    assert (found["draw_pile"], len(found["aside"])) == (["rum", "rum"], 63)
    assert len(data(aside="3 water")["draw_pile"]) == 62


@pytest.mark.parametrize("text", ["rum, rum, meat*", "2 rum, meat with symbol", "2x rum, meat +", "rum x2, Meat*"])
def test_cards_are_read_in_many_spellings(text: str) -> None:
    assert data(seat={"A": {"hand": text}})["seat"]["1"]["hand"] == "rum, rum, meat*"
    assert data(seat={"1": {"hand": {"rum": 2, "meat*": 1}}})["seat"]["1"]["hand"] == "rum, rum, meat*"


@pytest.mark.parametrize("text", ["pirate-4 up", "pirate 4 face up", "Pirate-4 (up)", "pirate 4 (face-up)"])
def test_pirates_turned_up(text: str) -> None:
    seats: dict[str, Any] = {"1": {"hand": "rum", "at": {"B4": f"2 rum, {text}"}}}
    with pytest.raises(BadPosition, match=r"more provisions than the ship shows \(2.1.6\)"):
        read(seat=seats)
    seats["1"]["at"] = {"b4": f"rum, beans, pirate-2 face down, {text}"}
    assert data(seat=seats)["seat"]["1"]["at"] == {"B4": "beans, rum, pirate-2, pirate-4 up"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"see": ["B4"]}, r"a position has no 'see' \(did you mean 'se"),
        ({"draw_pille": ""}, "did you mean 'draw_pile'"),
        ({"seat": {"1": {"hnd": "rum"}}}, r"seat 1 has no 'hnd' \(did you mean 'hand'\?\); it has: at, hand, open"),
        ({"seat": {"3": {"hand": "rum"}}}, "there is no seat 3 with 2 players"),
        ({"seat": {"X": {"hand": "rum"}}}, "there is no seat X"),
        ({"seat": {"0": {"hand": "rum"}}}, "numbered from 1"),
        ({"seat": {"1": "rum"}}, "seat 1 is a table"),
        ({"seat": "rum"}, "write seat.1.hand"),
        ({"seat": {"1": {"hand": "rhum"}}}, r"'rhum' is not one of: water, .* \(did you mean 'rum'\?\)"),
        ({"seat": {"1": {"hand": "pirate 5"}}}, "'pirate 5' is not one of"),
        ({"seat": {"1": {"hand": "9 rum"}}}, "more cards of a kind than the box holds: rum"),
        ({"seat": {"1": {"hand": "16 rum"}}}, "at most 15"),
        ({"seat": {"1": {"hand": "rum", "at": {"B4": "rum up"}}}}, "provisions always lie face up, write 'rum' alone"),
        ({"seat": {"1": {"hand": "rum", "at": {"B9": "rum"}}}}, "'B9' is not one of"),
        ({"seat": {"1": {"hand": "rum", "at": {"B4": "rum*, pirate-2"}}}}, r"more pirates than provisions \(2.1.8\)"),
        ({"seat": {"1": {"hand": "rum", "at": {"B4": "water"}}}}, "more provisions than the ship shows"),
        ({"seat": {"1": {"hand": "rum", "score": "many"}}}, "'many' is not a whole number"),
        ({"turn": 3}, "turn and first are seats from 1 to 2"),
        ({"first": 3}, "turn and first are seats from 1 to 2"),
        ({"last_round": "maybe"}, "neither true nor false"),
        ({"turn": 2}, "seat 2 has nothing to do: give him cards"),
        ({"step": "bording"}, "step 'bording' is not one of: play-cards, broadside"),
        ({"step": {"step": "bording"}}, "'bording' is no step of stortebeker; its steps are"),
        ({"step": {"step": "surplus", "player": 1}}, "the step 'surplus' needs more: ship"),
        ({"step": {"step": "surplus", "colour": 1}}, "has no 'colour'; it has: player, ship"),
        ({"sea": ["Y1"], "step": {"step": "surplus", "player": 1, "ship": "W6"}}, "a ship that is not at sea"),
        ({"sea": ["Y1"], "step": {"step": "counter-attack", "player": 2, "ship": "Y1"}}, "needs a 'contest' below it"),
        ({"stack": [{"step": "boarding", "player": 3}]}, "about a seat that is not there"),
        ({"rear_guard_hidden": 40}, "more tiles than there are"),
        ({"draw_pile": "rum", "aside": "rum"}, "do not add up"),
        ({"players": "two"}, "'two' is not a number"),
        ({"game": "cove"}, "a position of 'cove'"),
    ],
)
def test_bad_positions_are_refused_helpfully(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read(**given)


def test_bad_players_and_options_are_refused() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        read(players=5)
    with pytest.raises(BadOption, match="no option 'bonsu'"):
        read(options={"bonsu": True})


def test_a_step_in_the_middle_of_a_turn() -> None:
    seats = {"1": {"at": {"B4": "rum"}}, "2": {"at": {"B4": "meat"}}}
    removal = {"step": "removal", "player": "A", "ship": "b4", "dice": ["red", "rum"]}
    state = read(seat=seats, step=removal)
    assert [str(action) for action in state.options(0)] == ["seize meat 2", "sink meat 2", "spare"]
    assert [step.NAME for step in state.stack] == ["next-turn", "draw", "refill", "boarding-phase", "removal"]
    same = read(seat=seats, stack=["next-turn", "draw", "refill", "boarding-phase", removal])
    assert GAME.digest(same) == GAME.digest(state)


def test_domains() -> None:
    word = Word(["pirate-4", "beans", "rum"], also={"grog": "rum"})
    spellings = ["Pirate 4", "pirate_4", " BEAN ", "rums", "Grog", "none"]
    assert [word.read(text) for text in spellings] == [0, 0, 1, 2, 2, -1]
    assert [word.write(value) for value in (0, 1, -1)] == ["pirate-4", "beans", "none"]
    assert [Seat().read(text) for text in (1, "2", "B", "b", "seat 3", "none")] == [0, 1, 1, 1, 2, -1]
    assert [Flag().read(text) for text in (True, "yes", "No", False)] == [True, True, False, False]
    assert [counted(text) for text in ("3 rum", "3x rum", "rum x3", "rum × 3", "pirate 4")] == [
        *[(3, "rum")] * 4,
        (1, "pirate 4"),
    ]
    assert Bag(word).write(Bag(word).read("2 beans, grog")) == ["beans", "beans", "rum"]
    assert Bag(word).read("none") == Bag(word).read("") == 0
    for domain, text in (
        (word, "wine"),
        (Seat(), 0),
        (Seat(), "ship"),
        (Flag(), "x"),
        (Number(), "x"),
        (Number(), True),
    ):
        with pytest.raises(BadWord):
            domain.read(text)
