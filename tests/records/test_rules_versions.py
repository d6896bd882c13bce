"""Matches keep the version of the rules they began with: they are played on by it, replayed and verified."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine import registry
from flibuste.engine.registry import add_package, game_names, load_game, remove_package
from flibuste.records.files import game_of, read_match
from flibuste.records.match import BadMatch, Match, checksum
from flibuste.records.replay import OldRules, check_dice, load_match
from tests.engine.games import auction

OLD = Path(__file__).parent / "old" / "cove-rules-1.json"


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    known = "auction" in game_names()
    add_package("tests.engine.games")
    yield
    if not known:
        remove_package("tests.engine.games")


def play(match: Match, moves: int = 10_000) -> Match:
    while match.state.outcome is None and len(match.moves) < moves:
        seat = match.state.deciders()[0]
        match.act(seat, match.state.options(seat)[0])
    return match


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The auction as a later release has it: by version 2 of its rules ties are settled otherwise."""
    blank = auction.Auction.blank

    def by_version(self: auction.Auction, seats: int, options: dict[str, Any], chance: Any) -> Any:
        state = blank(self, seats, options, chance)
        state.again = state.again and self.rules < 2
        return state

    monkeypatch.setattr(auction.Auction, "rules_version", 2)
    monkeypatch.setattr(auction.Auction, "oldest_rules", 1)
    monkeypatch.setattr(auction.Auction, "blank", by_version)
    registry._printed.cache_clear()
    yield
    registry._printed.cache_clear()


def written(rules: int | None, moves: int = 10_000) -> dict[str, Any]:
    match = play(Match.fair(load_game("auction", rules=rules), 4, {"again": True}, bytes(32)), moves)
    return json.loads(json.dumps(match.data()))  # type: ignore[no-any-return]


@pytest.fixture
def old_file() -> dict[str, Any]:
    """What a release wrote that knew version 1 only."""
    return written(None)


def test_an_old_match_is_replayed_by_its_own_rules(old_file: dict[str, Any], newer: None) -> None:
    assert (old_file["rules_version"], load_game("auction").rules) == (1, 2)
    again = load_match(old_file, game_of(old_file))
    assert again.game.rules == 1 and again.data() == old_file, "saved once more, it is the same"
    assert written(2)["moves"] != old_file["moves"], "by the newer rules it is another game"


def test_a_running_match_finishes_by_its_own_rules(newer: None) -> None:
    part = written(1, moves=3)
    going_on = play(load_match(part, game_of(part)))
    assert going_on.data()["moves"] == written(1)["moves"]
    assert going_on.data()["rules_version"] == 1


def test_the_two_versions_do_not_mix(newer: None) -> None:
    """The moves of one version under the number of the other are found out."""
    data = written(1) | {"rules_version": 2}
    data["checksum"] = checksum(data)
    with pytest.raises(BadMatch):
        load_match(data, game_of(data))


def test_a_new_match_has_the_newest_rules(newer: None) -> None:
    assert written(None)["rules_version"] == 2
    assert load_game("auction", rules=1).rules == 1
    assert load_game("auction", rules=7).rules == 2


def test_a_version_that_is_not_played_any_more_is_refused_but_its_dice_are_checked() -> None:
    data = json.loads(OLD.read_text(encoding="utf-8"))
    with pytest.raises(OldRules, match="open it with the release it was made with"):
        load_match(data, game_of(data))
    assert check_dice(data) == sum(len(move["draws"]) for move in [data["opening"], *data["moves"]]) > 200


@pytest.mark.parametrize("change", ["die", "secret", "nonce", "name"])
def test_doctored_dice_of_an_old_match_are_found_out(change: str) -> None:
    data = json.loads(OLD.read_text(encoding="utf-8"))
    if change == "die":
        draw = next(move["draws"][0] for move in data["moves"] if move["draws"])
        draw[2] = (draw[2] + 1) % draw[1]
    elif change == "secret":
        data["chance"]["secret"] = "00" * 32
    elif change == "nonce":
        data["chance"]["nonces"][0] = "another"
    else:
        data["names"][0] = "Nobody"
    if change != "name":
        data["checksum"] = checksum(data)
    with pytest.raises(BadMatch):
        check_dice(data)


def test_the_file_of_the_old_version_is_as_it_was() -> None:
    with pytest.raises(ValueError, match="version 1 of the rules of Pirates' Cove"):
        read_match(OLD)
