"""Dice that server and players make together: written down again from the decision record, with nothing imported."""

import hashlib
import hmac
from collections import Counter

import pytest

from flibuste.engine.shares import (
    Share,
    Shared,
    Start,
    options_commitment,
    packed,
    player_commitment,
    seed_of,
    server_commitment,
    shared_value,
)
from tests.proofs.statistics import chi_square

SECRET = "0f" * 32
START = Start("table", "cove", 2, 1)


def hashed(*fields: str) -> bytes:
    return hashlib.sha256(b"".join(len(f.encode()).to_bytes(4, "big") + f.encode() for f in fields)).digest()


def test_the_fields_have_their_lengths() -> None:
    assert packed(["é", ""]) == b"\0\0\0\2\xc3\xa9\0\0\0\0"
    assert packed(["ab", "c"]) != packed(["a", "bc"])


def test_commitments_are_as_written_down() -> None:
    server = server_commitment(START, SECRET)
    assert server == hashed("flibuste 2 server", "table", "cove", "2", SECRET).hex()
    mine = player_commitment(START, server, 3, "nonce")
    assert mine == hashed("flibuste 2 player", "table", "cove", "2", server, "1", "3", "nonce").hex()
    fixed = options_commitment(START, SECRET, "{}")
    assert fixed == hashed("flibuste 2 options", "table", "cove", "2", SECRET, "{}").hex()


@pytest.mark.parametrize(
    "other",
    [
        player_commitment(Start("other", "cove", 2, 1), "c", 1, "n"),
        player_commitment(Start("table", "stortebeker", 2, 1), "c", 1, "n"),
        player_commitment(Start("table", "cove", 3, 1), "c", 1, "n"),
        player_commitment(Start("table", "cove", 2, 2), "c", 1, "n"),
        player_commitment(START, "d", 1, "n"),
        player_commitment(START, "c", 2, "n"),
        player_commitment(START, "c", 1, "m"),
    ],
)
def test_a_commitment_fits_one_table_game_version_attempt_server_seat_and_nonce(other: str) -> None:
    assert player_commitment(START, "c", 1, "n") != other


def test_the_seed_has_everything_in_it() -> None:
    shares = [Share("c1", "n1"), Share(), Share("c3", "n3")]
    seed = seed_of(START, SECRET, shares)
    assert seed == hashed("flibuste 2 seed", "table", "cove", "2", "1", SECRET, "3", "c1", "n1", "", "", "c3", "n3")
    others = [
        seed_of(START, "0e" * 32, shares),
        seed_of(START, SECRET, shares[:2]),
        seed_of(START, SECRET, [Share(), *shares[::2]]),
        seed_of(Start("table", "cove", 2, 2), SECRET, shares),
    ]
    assert len({seed, *others}) == 5


def test_anyone_can_compute_a_draw_again() -> None:
    chance = Shared(b"s" * 32)
    for index in range(20):
        text = packed(["flibuste 2 draw", str(index), "boarding", "6", "0"])
        block = hmac.new(b"s" * 32, text, "sha256").digest()
        assert chance.below(6, "boarding") == int.from_bytes(block[:8], "big") % 6


def test_draws_are_unbiased_and_the_biased_tail_is_thrown_away() -> None:
    chance = Shared(b"s" * 32)
    assert chi_square(Counter(chance.below(6, "") for _ in range(5000)), dict.fromkeys(range(6), 1 / 6))
    n = 3 * 2**62
    values = [shared_value(b"s" * 32, index, "x", n) for index in range(400)]
    assert chi_square(Counter(value * 3 // n for value in values), dict.fromkeys(range(3), 1 / 3))


def test_a_clone_goes_on_the_same_and_alone() -> None:
    chance = Shared(b"s" * 32)
    chance.die("")
    clone = chance.clone()
    ahead = [clone.die("") for _ in range(10)]
    assert len(chance.draws) == 1
    assert [chance.die("") for _ in range(10)] == ahead
