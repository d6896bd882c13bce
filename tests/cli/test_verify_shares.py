"""Verifying dice that server and players have made together: my own share, the receipt, and whatever was doctored."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine.registry import add_package, game_names, remove_package
from flibuste.engine.shares import Start, options_commitment, player_commitment, server_commitment
from flibuste.records.match import Match, checksum
from flibuste.records.shared_dice import SHARED, options_text, receipt_data, seed_of_match
from tests.cli.conftest import Run, played
from tests.engine.games.auction import GAME

AUCTION = GAME()
SECRET, NONCE = "5a" * 32, "my own nonce"
START = Start("table-1", "auction", AUCTION.rules_version, 2)
SERVER = server_commitment(START, SECRET)
MINE = player_commitment(START, SERVER, 1, NONCE)


def source() -> dict[str, Any]:
    options = options_commitment(START, SECRET, options_text(AUCTION.settle_options({})))
    told = receipt_data(START, SERVER, options, [{"seat": 1, "commitment": MINE}, {"seat": 2, "commitment": None}], 1.0)
    return {
        "kind": SHARED,
        "table": "table-1",
        "attempt": 2,
        "commitment": SERVER,
        "shares": [{"commitment": MINE, "nonce": NONCE}, None],
        "options": options,
        "voids": [{"attempt": 1, "away": [2]}],
        "receipt": signed(json.dumps(told)),
        "secret": SECRET,
    }


def signed(text: str) -> dict[str, str]:
    from flibuste.server.store.keys import Keys

    keys = Keys(b"k" * 32)
    return {"text": text, "signature": keys.sign(text), "key": keys.public}


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    known = "auction" in game_names()
    add_package("tests.engine.games")
    yield
    if not known:
        remove_package("tests.engine.games")


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A finished match whose dice seat 1 and the server have made."""
    data: dict[str, Any] = {"chance": source(), "game": "auction", "rules_version": AUCTION.rules_version}
    match = played(Match.shared(AUCTION, 2, {}, seed_of_match(data), data["chance"]))
    match.names, match.players = ["Anne", "Mary"], ["human", "human"]
    path = tmp_path / "shared.json"
    path.write_text(json.dumps(match.data()), encoding="utf-8")
    (tmp_path / "receipt.json").write_text(json.dumps(match.source["receipt"]), encoding="utf-8")
    kept = {"receipt": match.source["receipt"], "shares": [{"commitment": MINE, "nonce": NONCE}]}
    (tmp_path / "kept.json").write_text(json.dumps(kept), encoding="utf-8")
    return path


def test_what_is_proven_is_told(run: Run, shared: Path) -> None:
    said = run("verify", shared)
    assert said.code == 0, said.out
    for words in (
        "seats with a share in the dice: 1; without (bots, waived, away): 2",
        "every nonce fits what its seat had committed itself to after the server",
        "the secret fits the commitment",
        "1 starts were void before this one",
    ):
        assert words in said.out


def test_my_own_share_is_found(run: Run, shared: Path) -> None:
    said = run("verify", shared, "--commitment", MINE, "--nonce", NONCE)
    assert said.code == 0 and "what you have kept is in the dice: the share of seat 1" in said.out
    for other in (("--nonce", "another"), ("--commitment", "0" * 64), ("--commitment", MINE, "--nonce", "another")):
        refused = run("verify", shared, *other)
        assert refused.code == 1 and "no seat has this commitment and this nonce" in refused.out


@pytest.mark.parametrize("file", ["receipt.json", "kept.json"])
def test_the_receipt_is_checked(run: Run, shared: Path, file: str) -> None:
    said = run("verify", shared, "--receipt", file)
    assert said.code == 0 and "the receipt tells of this match" in said.out and "/api/key" in said.out
    assert ("those of seat 1" in said.out) == (file == "kept.json")


def test_a_receipt_that_nobody_signed_is_found_out(run: Run, shared: Path, tmp_path: Path) -> None:
    receipt = json.loads((tmp_path / "receipt.json").read_text(encoding="utf-8"))
    for change in ({"text": receipt["text"].replace("table-1", "table-2")}, {"signature": "00"}, {"key": "ff" * 32}):
        (tmp_path / "forged.json").write_text(json.dumps(receipt | change), encoding="utf-8")
        said = run("verify", shared, "--receipt", "forged.json")
        assert said.code == 1 and "the signature of the receipt is not the server's" in said.out, change


@pytest.mark.parametrize("key", ["table", "commitment", "attempt", "options", "seats", "rules_version"])
def test_a_receipt_of_another_start_is_found_out(run: Run, shared: Path, tmp_path: Path, key: str) -> None:
    text = json.loads(source()["receipt"]["text"])
    text[key] = [{"seat": 1, "commitment": "0" * 64}, {"seat": 2, "commitment": None}] if key == "seats" else "other"
    (tmp_path / "other.json").write_text(json.dumps(signed(json.dumps(text))), encoding="utf-8")
    said = run("verify", shared, "--receipt", "other.json")
    assert said.code == 1 and "the receipt" in said.out


DOCTORED: dict[str, tuple[tuple[str | int, ...], Any, str]] = {
    "the nonce": (("shares", 0, "nonce"), "other", "the nonce of seat 1 does not fit"),
    "a share more": (("shares", 1), {"commitment": "0" * 64, "nonce": "x"}, "the nonce of seat 2 does not fit"),
    "a share less": (("shares",), [None, None], "the receipt has other commitments"),
    "a seat less": (("shares",), [None], "shares for 1 seats"),
    "the secret": (("secret",), "00" * 32, "the secret does not fit the commitment"),
    "the attempt": (("attempt",), 1, "the nonce of seat 1 does not fit"),
    "the table": (("table",), "other", "the nonce of seat 1 does not fit"),
    "the options": (("options",), "00" * 32, "the options are not those that were fixed"),
}


@pytest.mark.parametrize("what", DOCTORED)
def test_whatever_is_doctored_is_found_out(run: Run, shared: Path, what: str) -> None:
    path, value, message = DOCTORED[what]
    data = json.loads(shared.read_text(encoding="utf-8"))
    inner = data["chance"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    data["checksum"] = checksum(data)
    shared.write_text(json.dumps(data), encoding="utf-8")
    said = run("verify", shared)
    assert said.code == 1 and message in said.out, said.out


def test_a_share_left_out_changes_the_dice_even_without_a_receipt(run: Run, shared: Path) -> None:
    data = json.loads(shared.read_text(encoding="utf-8"))
    data["chance"].update(shares=[None, None], receipt=None)
    data["checksum"] = checksum(data)
    shared.write_text(json.dumps(data), encoding="utf-8")
    said = run("verify", shared)
    assert said.code == 1 and "the opening, draw 1" in said.out


def test_a_nonce_of_the_first_scheme_is_found(run: Run, finished: Path) -> None:
    nonces = json.loads(finished.read_text(encoding="utf-8"))["chance"]["nonces"]
    assert run("verify", finished, "--nonce", "nobody's").code == 1
    for nonce in nonces:
        assert run("verify", finished, "--nonce", nonce).code == 0
    said = run("verify", finished, "--receipt", finished)
    assert said.code == 1 and "the first scheme, which had no receipts" in said.out


def test_of_rules_that_are_not_played_any_more_the_dice_are_checked(run: Run) -> None:
    said = run("verify", Path(__file__).parents[1] / "records" / "old" / "cove-rules-1.json")
    assert said.code == 0 and "draws fit what they are computed from" in said.out
    assert "the moves: it was played by version 1" in said.out and "all is well" not in said.out
