"""The front door: a table of any game, as a person in a REPL or a notebook meets it."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste.engine.registry import game_names, load_game
from flibuste.records.files import read_match
from flibuste.records.match import Match

GAMES = game_names()
MOVES = 25

each_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, moves: int = MOVES, seed: int = 3) -> flibuste.Table:
    return flibuste.new(name, seed=seed).play_on("random", moves=moves)


# ---- playing --------------------------------------------------------------------------------------------------------


@each_game
def test_a_game_is_played_by_what_is_legal(name: str) -> None:
    table = flibuste.new(name, seed=3)
    for number in range(MOVES):
        seat = table.asked[0]
        actions = table.legal()
        assert actions == table.legal(seat)
        chosen = actions[number % len(actions)]
        assert all(action.clause in flibuste.rules(name) for action in actions)
        assert table.why(chosen)
        assert table.play(chosen if number % 2 else str(chosen)) is table
        assert table.moves[-1] == (seat, str(chosen))


@each_game
def test_bots_play_to_the_end(name: str) -> None:
    table = flibuste.new(name, players=min(flibuste.game(name).players), seed=5, options=load_game(name).brief)
    table.play_on("random", moves=20_000)
    assert table.over and table.asked == () and table.legal() == []
    assert table.scores is not None and len(table.scores) == table.players
    assert set(table.winners) <= set(table.seats)
    assert table.reason
    assert "nobody is asked" in table.question()
    with pytest.raises(flibuste.IllegalAction, match="The game is over"):
        table.play(table.moves[-1][1])


def test_the_same_seed_is_the_same_game() -> None:
    assert played("cove").moves == played("cove").moves
    assert flibuste.new("cove", seed=1) != flibuste.new("cove", seed=2)


def test_without_a_seed_the_dice_are_fair_and_differ() -> None:
    assert flibuste.new("stortebeker") != flibuste.new("stortebeker")


def test_functions_and_objects_play_and_see_only_their_seat() -> None:
    seen: list[int] = []

    def first(me: flibuste.Perspective) -> str:
        seen.append(me.seat)
        assert me.view["seat"] == me.seat
        return str(me.legal()[0])

    class Last:
        def choose(self, me: flibuste.Perspective) -> flibuste.Action:
            return me.legal()[-1]

    table = flibuste.new("stortebeker", players=3, seed=7).play_on(first, Last(), None)
    assert table.asked == (3,)
    assert set(seen) == {1}
    assert {seat for seat, _ in table.moves} == {1, 2}


@pytest.mark.parametrize("players", [(), ("random", "random"), ("nobody",), (3,)])
def test_players_that_cannot_play_are_refused(players: tuple[Any, ...]) -> None:
    with pytest.raises((ValueError, TypeError)):
        flibuste.new("stortebeker", players=3, seed=7).play_on(*players)


# ---- values ---------------------------------------------------------------------------------------------------------


@each_game
def test_a_position_is_a_value(name: str) -> None:
    table = played(name)
    same, other = played(name), played(name, MOVES + 1)
    assert table == same and table.position == same.position and hash(table.position) == hash(same.position)
    assert table != other and table.position != other.position
    assert len({table.position, same.position, other.position}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


@each_game
def test_a_position_is_written_and_read(name: str, tmp_path: Path) -> None:
    table = played(name)
    again = flibuste.read(table.toml(), seed=1)
    assert again == table and again.moves == []
    assert flibuste.read(table.position.data) == table
    (tmp_path / "position.toml").write_text(table.toml(), encoding="utf-8")
    assert flibuste.load(tmp_path / "position.toml") == table


@each_game
def test_copies_are_equal_and_independent(name: str) -> None:
    table = played(name)
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other == table and other.moves == table.moves and other.log() == table.log()
        before = table.position
        actions = other.legal()
        other.play(actions[-1])
        assert table.position == before
        assert table.copy().play(actions[-1]) == other  # the dice to come are the same


@each_game
def test_values_survive_pickle(name: str) -> None:
    table = played(name)
    values: list[Any] = [table.position, table.legal()[0], table.game, flibuste.rules(name), table.log()[-1]]
    values += [next(iter(flibuste.rules(name).values())), *table.game.options.values()]
    for value in values:
        again = pickle.loads(pickle.dumps(value))
        assert again == value and hash(again) == hash(value) and str(again) == str(value)
        assert copy.deepcopy(value) == value
    line = pickle.loads(pickle.dumps(table.log()[-1]))
    assert (line.clause, line.data) == (table.log()[-1].clause, table.log()[-1].data)


@each_game
def test_an_action_that_was_pickled_is_played(name: str) -> None:
    table = played(name)
    action = pickle.loads(pickle.dumps(table.legal()[0]))
    assert table.copy().play(action) == table.copy().play(table.legal()[0])


def test_errors_survive_pickle() -> None:
    with pytest.raises(flibuste.IllegalAction) as refused:
        flibuste.new("cove", seed=7).play("sail 2")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.clause, again.reason) == (str(refused.value), "3.2.2", refused.value.reason)


@each_game
def test_any_move_is_taken_back(name: str) -> None:
    table = flibuste.new(name, seed=3)
    positions = [table.position]
    for _ in range(MOVES):
        table.play_on("random", moves=1)
        positions.append(table.position)
    for position in reversed(positions[:-1]):
        assert table.undo().position == position
    with pytest.raises(IndexError, match="no move to take back"):
        table.undo()


@each_game
def test_a_sample_is_the_same_to_its_seat(name: str) -> None:
    table = played(name)
    seat = table.asked[0]
    me = table.perspective(seat, seed=1)
    assert me.legal() == table.legal(seat) and me.view == table.view(seat)
    samples = [table.sample(seat, seed=number) for number in range(4)]
    assert all(sample.view(seat) == table.view(seat) for sample in samples)
    assert samples == [table.sample(seat, seed=number) for number in range(4)]
    sample = samples[0]
    assert pickle.loads(pickle.dumps(sample.play_on("random", moves=3))) == sample


def test_a_sample_does_not_tell_the_options_of_others() -> None:
    options = {"fleet_a": "the-duke", "fleet_b": "the-duke"}
    table = flibuste.new("davyjones", players=2, seed=1, options=options)
    assert table.options["fleet_b"] == "the-duke"
    assert table.sample(1, seed=1).options["fleet_a"] == "the-duke"
    assert table.sample(1, seed=1).options["fleet_b"] != "the-duke"


# ---- files ----------------------------------------------------------------------------------------------------------


@each_game
def test_the_save_file_is_the_one_that_everybody_reads(name: str, tmp_path: Path) -> None:
    table = played(name)
    table.save(tmp_path / "match.json")
    match = read_match(tmp_path / "match.json")
    assert isinstance(match, Match)
    assert [move.action for move in match.moves] == [action for _, action in table.moves]
    again = flibuste.load(str(tmp_path / "match.json"))
    assert again == table and again.moves == table.moves


def test_changed_pieces_are_kept(tmp_path: Path) -> None:
    table = flibuste.new("cove", seed=7, components={"calendar": {"months": 6}})
    assert table != flibuste.new("cove", seed=7)
    assert flibuste.read(table.toml()) == table
    assert pickle.loads(pickle.dumps(table)) == table
    table.save(tmp_path / "match.json")
    assert flibuste.load(tmp_path / "match.json") == table
    (tmp_path / "pieces.toml").write_text("calendar.months = 6", encoding="utf-8")
    assert flibuste.new("cove", seed=7, components=tmp_path / "pieces.toml") == table


# ---- seats ----------------------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seat", [0, -1, 99, True, "1"])
def test_seats_are_counted_from_one(name: str, seat: Any) -> None:
    table = flibuste.new(name, seed=3)
    assert table.seats[0] == 1 and len(table.seats) == table.players
    message = re.escape(f"There is no seat {seat!r}: the seats of this table are 1 to {table.players}.")
    for call in (table.view, table.svg, table.text, table.log, table.legal, table.perspective, table.sample):
        with pytest.raises(flibuste.BadSeat, match=message):
            call(seat)
    with pytest.raises(flibuste.BadSeat):
        table.play(table.legal()[0], seat=seat)


@each_game
def test_every_seat_sees_its_own(name: str) -> None:
    table = played(name)
    for seat in table.seats:
        assert table.view(seat)["seat"] == seat
        assert table.perspective(seat).seat == seat
    assert table.view()["seat"] is None


# ---- looks and words ------------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_is_drawn_and_told(name: str, lang: str) -> None:
    table = played(name)
    for seat in (None, *table.seats):
        assert table.svg(seat, lang).startswith("<svg")
        text = table.text(seat, lang)
        assert "[/" not in text and "[bold" not in text and "‹" not in text
        assert all(line and "‹" not in line and line.clause in flibuste.rules(name) for line in table.log(seat, lang))
    assert "‹" not in table.question(lang)
    assert all("‹" not in table.label(action, lang=lang) for action in table.legal())
    assert table._repr_svg_().startswith("<svg") and "var(" not in table._repr_svg_()
    assert table.position._repr_svg_().startswith("<svg")
    assert table.perspective()._repr_svg_().startswith("<svg")


def test_names_are_told() -> None:
    table = flibuste.new("stortebeker", players=2, seed=7, names=["Anne", "Mary"]).play_on("random", moves=4)
    assert table.names == ("Anne", "Mary")
    assert any("Anne" in line for line in table.log())
    with pytest.raises(flibuste.BadOption, match="2 players and 1 names"):
        flibuste.new("stortebeker", players=2, names=["Anne"])


# ---- errors ---------------------------------------------------------------------------------------------------------


def out_of_turn(table: flibuste.Table) -> int:
    """A seat that may not do what another may; where all choose in secret, later in the game."""
    while True:
        for seat in table.seats:
            if seat not in table.asked and not table.why(table.legal()[0], seat=seat):
                return seat
        table.play_on("random", moves=1)


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_is_a_whole_sentence_with_its_clause_and_what_would_be_right(name: str, lang: str) -> None:
    table = flibuste.new(name, seed=3, lang=lang)
    seat = out_of_turn(table)
    moves = table.moves
    with pytest.raises(flibuste.IllegalAction) as refused:
        table.play(table.legal()[0], seat=seat)
    message = str(refused.value)
    assert refused.value.clause in flibuste.rules(name) and refused.value.clause in message
    assert str(table.legal()[0]) in message and str(table.asked[0]) in message and message.endswith(".")
    assert "\n" not in message and "  " not in message
    assert str(table.why(table.legal()[0], seat=seat)) == message
    assert table.moves == moves


def test_a_text_that_is_no_action_is_told_what_is_near() -> None:
    table = flibuste.new("cove", seed=7)
    with pytest.raises(flibuste.NotAnAction, match=re.escape("Did you mean 'arm sails-3'?")):
        table.play("arm sail-3")
    with pytest.raises(flibuste.NotAnAction, match=r"Seat 1 may choose: arm nothing, .* more"):
        table.play("dance the hornpipe")
    table.lang = "fr"
    with pytest.raises(flibuste.NotAnAction, match="n’est pas une action de"):
        table.play("dance the hornpipe")


def test_what_cannot_be_opened_is_named() -> None:
    with pytest.raises(flibuste.UnknownGame, match="stortebeker"):
        flibuste.new("chess")
    with pytest.raises(flibuste.BadOption, match="3 to 5"):
        flibuste.new("cove", players=9)
    with pytest.raises(flibuste.BadOption, match="whole number"):
        flibuste.new("cove", players="three")  # type: ignore[arg-type]
    with pytest.raises(flibuste.BadOption, match="no option"):
        flibuste.new("cove", options={"parrots": True})
    with pytest.raises(ValueError, match="language"):
        flibuste.new("cove", lang="de")
    with pytest.raises(ValueError, match="theme"):
        flibuste.new("cove", seed=7).svg(theme="pink")  # type: ignore[arg-type]
    with pytest.raises(flibuste.BadPosition, match="TOML"):
        flibuste.read("game = ")
    with pytest.raises(flibuste.BadPosition, match="does not name its game"):
        flibuste.read("players = 3")
    with pytest.raises(flibuste.BadFile, match="no such file"):
        flibuste.load("nowhere.json")
    with pytest.raises(flibuste.UnknownClause, match="chapters"):
        flibuste.rules("cove")["99.9"]
    with pytest.raises(flibuste.UnknownBot):
        flibuste.new("cove").play_on("genius")
