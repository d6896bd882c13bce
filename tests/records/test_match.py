"""A saved match: whatever is changed in the file is noticed, and the message says where."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.refusal import IllegalAction
from flibuste.engine.registry import load_game
from flibuste.records.match import BadMatch, Match, checksum
from flibuste.records.replay import load_match
from tests.engine.games import auction, regatta

AUCTION: Game = auction.GAME()
GAME = load_game("stortebeker")


def play(match: Match, moves: int = 10_000) -> Match:
    dice = Fast("match")
    while not match.state.is_over() and len(match.moves) < moves:
        seat = match.state.deciders()[0]
        options = match.state.options(seat)
        match.act(seat, options[dice.below(len(options), "")])
    return match


def saved(match: Match, reveal: bool = True) -> Data:
    match.names = ["Anne", "Mary"]
    data: Data = json.loads(json.dumps(match.data(reveal)))
    return data


def seeded(moves: int = 10_000) -> Data:
    return saved(play(Match.seeded(AUCTION, 2, {"again": True}, 7), moves))


def fair(reveal: bool = True, moves: int = 10_000) -> Data:
    return saved(play(Match.fair(AUCTION, 2, {}, b"secret" * 4, ("x", "y")), moves), reveal)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the file that holds a value."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


def holder(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def other(value: Any) -> list[Any]:
    """Things that could stand there instead."""
    found: list[Any] = [None, [], {}, "", "x", -1, 0, 99, 1.5, [["x"]], {"x": 1}, True]
    if isinstance(value, int):
        found += [value + 1, str(value)]
    if isinstance(value, str):
        found += [value + "0", value[:-1], value.upper() + "!"]
    if isinstance(value, list):
        found += [value[:-1], value + value[-1:]]
    return [entry for entry in found if json.dumps(entry) != json.dumps(value) and entry != value]


MADE: dict[str, Callable[[], Data]] = {
    "seeded": seeded,
    "seeded-unfinished": lambda: seeded(5),
    "fair": fair,
    "fair-unfinished": lambda: fair(reveal=False, moves=7),
}


@pytest.mark.parametrize("make", MADE.values(), ids=MADE.keys())
def test_every_change_is_noticed(make: Callable[[], Data]) -> None:
    data = make()
    load_match(data, AUCTION)
    for path in list(places(data)):
        value = holder(data, path)[path[-1]]
        for wrong in other(value):
            if path == ("chance", "seed") and wrong == str(value):
                continue  # the same seed
            doctored = deepcopy(data)
            holder(doctored, path)[path[-1]] = wrong
            with pytest.raises(BadMatch):
                load_match(doctored, AUCTION)
                pytest.fail(f"{path}: {wrong!r} for {value!r} went unnoticed")


@pytest.mark.parametrize("make", MADE.values(), ids=MADE.keys())
def test_every_omission_is_noticed(make: Callable[[], Data]) -> None:
    """But for the secret, which is told last: without it the match is replayed as told."""
    data = make()
    for path in list(places(data)):
        if path[0] == "chance" and path[-1] in ("secret", "seed"):
            continue
        doctored = deepcopy(data)
        del holder(doctored, path)[path[-1]]
        with pytest.raises(BadMatch):
            load_match(doctored, AUCTION)
            pytest.fail(f"{path} is missing unnoticed")


@pytest.mark.parametrize(
    ("path", "wrong", "message"),
    [
        (("format",), "x", "not a saved match"),
        (("game",), "chess", "a match of the game 'chess', not of auction"),
        (("seats",), 9, "2 to 4 players, not 9"),
        (("names",), "Anne", "names:"),
        (("names", 0), "Jack", "changed after it was saved"),
        (("options", "again"), "maybe", "options: option again"),
        (("options", "again"), False, "move|changed|ended"),
        (("options", "more"), True, "options: auction has no option 'more'"),
        (("chance", "kind"), "loaded", "dice are of an unknown kind: 'loaded'"),
        (("chance", "seed"), 8, "the opening, draw 1: the file says 'lots'"),
        (("opening", "digest"), "0", "the opening: the position is"),
        (("opening", "draws", 2, 2), 77, "the opening, draw 3: the file says"),
        (("moves", 3, "seat"), 9, "move 4: seat 9 may not"),
        (("moves", 3, "action"), "sink", "move 4: 'sink' is no action"),
        (("moves", 3, "digest"), "0", "move 4: the position is .* the file says 0"),
        (("moves", 3, "draws"), [["lots", 2, 1]], "move 4: the file has 1 draws, there are 0"),
        (("moves", 3, "draws"), [["lots", 2]], "is not a draw"),
        (("outcome", "scores", 0), 99, "the file says the game ended with"),
        (("checksum",), "0", "changed after it was saved"),
    ],
)
def test_the_message_says_where(path: tuple[Any, ...], wrong: Any, message: str) -> None:
    data = seeded()
    holder(data, path)[path[-1]] = wrong
    with pytest.raises(BadMatch, match=message):
        load_match(data, AUCTION)


@pytest.mark.parametrize("data", [None, 3, "text", [], {}, {"format": "flibuste match 2"}])
def test_other_files_are_no_matches(data: Any) -> None:
    with pytest.raises(BadMatch, match="not a saved match"):
        load_match(data, AUCTION)


def test_illegal_moves_are_noticed_whatever_the_digests_say() -> None:
    data = seeded()
    illegal = not_held(load_match(data, AUCTION, to=0), 0).notation
    data["moves"][0]["action"] = illegal
    with pytest.raises(BadMatch, match=rf"move 1: seat 1 may not '{illegal}' \(2\.2: not-in-hand\)"):
        load_match(data, AUCTION)


class TestFair:
    def test_a_wrong_secret_is_noticed(self) -> None:
        data = fair()
        data["chance"]["secret"] = b"another".hex()
        with pytest.raises(BadMatch, match="does not fit the commitment"):
            load_match(data, AUCTION)
        data["chance"]["secret"] = "no number"
        with pytest.raises(BadMatch, match="hexadecimal"):
            load_match(data, AUCTION)

    def test_another_nonce_is_other_dice(self) -> None:
        data = fair()
        data["chance"]["nonces"] = ["x", "z"]
        with pytest.raises(BadMatch, match="the opening, draw"):
            load_match(data, AUCTION)

    def test_without_the_secret_it_is_replayed_as_told(self) -> None:
        match = play(Match.fair(AUCTION, 2, {}, b"secret", ("x", "y")), 6)
        sealed = saved(match, reveal=False)
        assert "secret" not in sealed["chance"]
        told = load_match(sealed, AUCTION)
        assert AUCTION.digest(told.state) == AUCTION.digest(match.state)
        assert told.data() == sealed

    def test_the_secret_may_be_added_when_it_is_revealed(self) -> None:
        match = play(Match.fair(AUCTION, 2, {}, b"secret", ("x", "y")), 6)
        sealed = saved(match, reveal=False)
        sealed["chance"]["secret"] = b"secret".hex()
        load_match(sealed, AUCTION)

    def test_a_die_that_made_no_difference_is_noticed_too(self) -> None:
        """As told, nothing but the checksum knows it; with the secret, the dice themselves."""
        match = play(Match.fair(GAME, 2, {}, b"secret"), 200)
        sealed, revealed = saved(match, reveal=False), saved(match)
        where = next(
            (number, index)
            for number, move in enumerate(sealed["moves"])
            for index, draw in enumerate(move["draws"])
            if draw[0] == "boarding" and draw[2] < 5
        )
        for data, message in ((sealed, "move|changed"), (revealed, f"move {where[0] + 1}, draw {where[1] + 1}")):
            data["moves"][where[0]]["draws"][where[1]][2] += 1
            with pytest.raises(BadMatch, match=message):
                load_match(data, GAME)

    def test_the_secret_is_revealed_at_the_end(self) -> None:
        assert "secret" in fair(reveal=False)["chance"]


class TestVersions:
    def test_a_newer_version(self) -> None:
        data = seeded() | {"rules_version": 2}
        with pytest.raises(BadMatch, match="this program knows version 1: update Flibuste"):
            load_match(data, AUCTION)

    def test_an_older_version(self) -> None:
        class Later(auction.Auction):
            rules_version = 2

        with pytest.raises(BadMatch, match=r"played by version 1 .* open it with the release it was made with"):
            load_match(seeded(), Later())

    def test_no_version(self) -> None:
        with pytest.raises(BadMatch, match="which version"):
            load_match(seeded() | {"rules_version": None}, AUCTION)


class TestTruncated:
    def test_moves_cut_off(self) -> None:
        for data in (seeded(), seeded(5), fair(reveal=False, moves=5)):
            del data["moves"][-1:]
            with pytest.raises(BadMatch):
                load_match(data, AUCTION)

    def test_half_a_move(self) -> None:
        data = seeded()
        data["moves"][-1] = {"seat": 1}
        with pytest.raises(BadMatch, match="damaged"):
            load_match(data, AUCTION)


class TestReplay:
    def test_to_a_move(self) -> None:
        data = seeded()
        for to in (0, 1, 4, len(data["moves"]), 10_000):
            match = load_match(data, AUCTION, to=to)
            assert len(match.moves) == min(to, len(data["moves"]))
        assert load_match(data, AUCTION, to=-1).moves == []

    def test_a_prefix_is_saved_as_a_match_of_its_own(self) -> None:
        match = load_match(seeded(), AUCTION, to=4)
        again = load_match(json.loads(json.dumps(match.data())), AUCTION)
        assert len(again.moves) == 4 and again.names == ["Anne", "Mary"]

    def test_illegal_actions_change_nothing(self) -> None:
        match = play(Match.seeded(AUCTION, 2, {}, 7), 3)
        before = match.data()
        with pytest.raises(IllegalAction):
            match.act(0, not_held(match, 0))
        assert match.data() == before

    def test_open_choices_are_kept_as_submitted(self) -> None:
        game: Game = regatta.GAME()
        match = Match.seeded(game, 1, {}, 1)
        match.act(0, match.read_action("sail 1234 4321"))
        data = json.loads(json.dumps(match.data()))
        assert data["moves"][0]["action"] == "sail heading=1234 length=4321"
        assert game.digest(load_match(data, game).state) == game.digest(match.state)


def not_held(match: Match, seat: int) -> Action:
    return next(action for action in auction.BIDS if action not in match.state.options(seat))


class TestComponents:
    def test_changed_pieces_are_part_of_the_match(self) -> None:
        game = load_game("stortebeker", {"setup": {"hand": 5}})
        data = json.loads(json.dumps(play(Match.seeded(game, 2, {}, 1), 20).data()))
        load_match(data, game)
        load_match(data, load_game("stortebeker", data["components"]))
        with pytest.raises(BadMatch, match="other pieces"):
            load_match(data, GAME)

    def test_printed_pieces_are_not(self) -> None:
        data = play(Match.seeded(GAME, 2, {}, 1), 5).data()
        assert "components" not in data
        with pytest.raises(BadMatch, match="other pieces"):
            load_match(data | {"components": GAME.components}, GAME)


def test_the_checksum_is_of_everything_but_the_secret() -> None:
    data = fair()
    without = deepcopy(data)
    del without["chance"]["secret"]
    assert checksum(data) == checksum(without) == data["checksum"]
    assert checksum(data | {"anything": 1}) != data["checksum"]
