"""Dice that the server and the players have made together (scheme 2): commitments, and the seed that comes of them.

Why it is so, and what it proves: `docs/decisions/0029-dice-of-all.md`. Matches are verified by this for ever: what is
here is never changed; another way would be another scheme.
"""

import hashlib
import hmac
from typing import Final

from flibuste.engine.chance import Recorded

_SPAN: Final = 1 << 64


class Start:
    """Which start of which table a commitment is for: nothing fits another one. `rules` is the rules' version."""

    def __init__(self, table: str, game: str, rules: int, attempt: int = 1) -> None:
        self.table = table
        self.game = game
        self.rules = rules
        self.attempt = attempt

    def place(self) -> list[str]:
        return [self.table, self.game, str(self.rules)]


class Share:
    """What a seat has added to the dice: its commitment and its nonce, both empty where it has added nothing."""

    def __init__(self, commitment: str = "", nonce: str = "") -> None:
        self.commitment = commitment
        self.nonce = nonce


def packed(fields: list[str]) -> bytes:
    """Fields one after another, each with its length before it, so that no two lists look the same."""
    found = b""
    for field in fields:
        data = field.encode()
        found += len(data).to_bytes(4, "big") + data
    return found


def hash_of(fields: list[str]) -> str:
    return hashlib.sha256(packed(fields)).hexdigest()


def server_commitment(start: Start, secret: str) -> str:
    """What the server publishes when the table is opened. Its secret is written in hexadecimal digits."""
    return hash_of(["flibuste 2 server", *start.place(), secret])


def player_commitment(start: Start, server: str, seat: int, nonce: str) -> str:
    """What a player publishes before any nonce is shown; seats are counted from 1.

    The server's commitment is inside, which proves that it came first.
    """
    return hash_of(["flibuste 2 player", *start.place(), server, str(start.attempt), str(seat), nonce])


def options_commitment(start: Start, secret: str, options: str) -> str:
    """What fixes the options, some of which may be secret: nobody can try them out before the secret is known."""
    return hash_of(["flibuste 2 options", *start.place(), secret, options])


def seed_of(start: Start, secret: str, shares: list[Share]) -> bytes:
    """What all draws are computed from: the secret and every nonce; `shares` has an entry for each seat."""
    fields = ["flibuste 2 seed", *start.place(), str(start.attempt), secret, str(len(shares))]
    for share in shares:
        fields += [share.commitment, share.nonce]
    return hashlib.sha256(packed(fields)).digest()


class Shared(Recorded):
    """Draws from a seed that server and players have made together."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed

    def value(self, n: int, label: str) -> int:
        return shared_value(self.seed, len(self.draws), label, n)

    def clone(self) -> "Shared":
        other = Shared(self.seed)
        other.draws = self.draws[:]
        return other


def shared_value(seed: bytes, index: int, label: str, n: int) -> int:
    """The draw with this index: the first of a series of 64-bit numbers that is not in the biased tail."""
    tail = _SPAN - _SPAN % n
    attempt = 0
    while True:
        text = packed(["flibuste 2 draw", str(index), label, str(n), str(attempt)])
        number = int.from_bytes(hmac.new(seed, text, hashlib.sha256).digest()[:8], "big")
        if number < tail:
            return number % n
        attempt += 1
