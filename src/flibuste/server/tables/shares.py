"""What every seat adds to the dice of a table, and how far its start has come (decision 0029).

`row.dice` has the number of the `attempt` to start, its `stage` (`seats`, `commit`, `reveal`, `begun`), the `voids`
before it and, since all were bound, the signed `receipt`; None is a table of the first scheme, whose players only send
nonces. Until the deal, `past` is what a fork was told before. `seat.share` is `waived`, `told`, `awaited`, `committed`
or `away`, and empty where no person sits.
"""

import time
from typing import Any

import msgspec

from flibuste.engine.game import Data
from flibuste.engine.shares import Share, Start, options_commitment, player_commitment, seed_of
from flibuste.records.shared_dice import SHARED, options_text, receipt_data
from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store.rows import SeatRow, TableRow
from flibuste.server.tables.draft import Draft

STARTING = ("commit", "reveal")


def new_dice() -> Data:
    """The start of a table that has just been opened."""
    return {"attempt": 1, "stage": "seats", "voids": [], "receipt": None}


def start_of(row: TableRow) -> Start:
    """Which start of which table this is."""
    return Start(row.id, row.game, row.rules_version, 1 if row.dice is None else row.dice["attempt"])


def is_starting(row: TableRow) -> bool:
    """Whether the start has been called and waits for commitments or nonces."""
    return row.status == "open" and row.dice is not None and row.dice["stage"] in STARTING


def check_settled(row: TableRow) -> None:
    """Refuse to change seats and options between the call to start and the deal."""
    if is_starting(row):
        raise Refused("starting")


# ---- what a player brings ----


def bring_share(row: TableRow, seat: SeatRow, wish: str, nonce: str) -> None:
    """What somebody who has just sat down wants to add: he will commit himself, tells a nonce, or waives his share."""
    seat.share, seat.commitment, seat.nonce = "waived", None, None
    if row.dice is not None and wish == "commit":
        seat.share = "awaited"
    elif nonce:
        tell_nonce(row, seat, nonce)


def tell_nonce(row: TableRow, seat: SeatRow, nonce: str) -> None:
    """A nonce in the open: the server commits to it at once, so that it cannot be changed when others are shown."""
    seat.nonce = nonce
    if row.dice is not None:
        seat.share = "told"
        seat.commitment = player_commitment(start_of(row), row.commitment, seat.seat, nonce)


def stand_up(seat: SeatRow) -> None:
    """Forget what somebody brought who leaves his seat."""
    seat.share, seat.commitment, seat.nonce = "", None, None


def bind(row: TableRow, seats: list[SeatRow], seat: SeatRow, attempt: int, commitment: str) -> None:
    """A player commits himself. He may do so anew until nonces are asked for."""
    if row.dice is None or row.status != "open" or row.dice["stage"] == "reveal":
        raise Refused("not-now")
    if attempt != row.dice["attempt"]:
        raise Refused("stale")
    if any(other.commitment == commitment for other in seats if other is not seat):
        raise Refused("commitment-taken")
    seat.share, seat.commitment, seat.nonce = "committed", commitment, None


def show(row: TableRow, seat: SeatRow, nonce: str) -> None:
    """A player shows the nonce that he was bound to."""
    if row.dice is None or row.status != "open" or row.dice["stage"] != "reveal" or seat.share != "committed":
        raise Refused("not-now")
    if player_commitment(start_of(row), row.commitment, seat.seat, nonce) != seat.commitment:
        raise Refused("wrong-nonce")
    seat.nonce = nonce


def missing_nonces(seats: list[SeatRow]) -> list[int]:
    """The seats whose nonce has not come."""
    return [seat.seat for seat in seats if seat.share == "committed" and not seat.nonce]


def void(row: TableRow, seats: list[SeatRow], draft: Draft, away: list[int]) -> None:
    """The start has come to nothing: the seats are kept, their commitments are not. Who was away is not awaited."""
    assert row.dice is not None
    voids = [*row.dice["voids"], {"attempt": row.dice["attempt"], "away": away}]
    row.dice = {**row.dice, **new_dice(), "attempt": row.dice["attempt"] + 1, "voids": voids}
    row.deadline = None
    for seat in seats:
        if seat.share == "told":
            tell_nonce(row, seat, seat.nonce or "")
        elif seat.share in ("committed", "awaited"):
            seat.share, seat.commitment, seat.nonce = "away" if seat.seat in away else "awaited", None, None
        draft.add_seat(seat)


# ---- what comes of it ----


def fix_shares(row: TableRow, seats: list[SeatRow]) -> None:
    """The game begins: what the seats have added is fixed in the row."""
    row.nonces = [seat.nonce for seat in seats if seat.nonce]
    if row.dice is not None:
        shares = [{"commitment": seat.commitment, "nonce": seat.nonce} if seat.nonce else None for seat in seats]
        kept = {key: value for key, value in row.dice.items() if key != "past"}
        row.dice = {**kept, "stage": "begun", "shares": shares}


def seed_and_source(row: TableRow, options: Data) -> tuple[bytes, Data]:
    """The seed of a table's dice, and all that is needed to compute it again."""
    assert row.dice is not None
    start, shares = start_of(row), row.dice["shares"]
    given = [Share() if share is None else Share(share["commitment"], share["nonce"]) for share in shares]
    source = {
        "kind": SHARED,
        "table": row.id,
        "attempt": row.dice["attempt"],
        "commitment": row.commitment,
        "shares": shares,
        "options": options_commitment(start, row.secret, options_text(options)),
        "voids": row.dice["voids"],
        "receipt": row.dice["receipt"],
        "secret": row.secret,
    }
    return seed_of(start, row.secret, given), source


def source_of(row: TableRow) -> Data:
    """All that the dice of a table can be computed from, by whichever scheme they were made."""
    if row.dice is None:
        return {"kind": "fair", "commitment": row.commitment, "nonces": row.nonces, "secret": row.secret}
    return seed_and_source(row, row.options)[1]


def receipt_text(row: TableRow, seats: list[SeatRow], options: Data) -> str:
    """What the server signs when everybody is bound."""
    start = start_of(row)
    bound = [{"seat": seat.seat, "share": kind_of(seat), "commitment": seat.commitment} for seat in seats]
    options_hash = options_commitment(start, row.secret, options_text(options))
    return msgspec.json.encode(receipt_data(start, row.commitment, options_hash, bound, time.time())).decode()


# ---- what is told ----


def kind_of(seat: SeatRow) -> Any:
    """The word for what a seat adds."""
    if seat.kind != "human":
        return "bot" if seat.kind == "bot" else "none"
    return "revealed" if seat.share == "committed" and seat.nonce else seat.share or "waived"


def describe_fairness(row: TableRow, seats: list[SeatRow]) -> wire.Fairness:
    """What everybody may know of a table's dice."""
    secret = row.secret if row.status == "over" else None
    if row.dice is None:
        stage: Any = "seats" if row.status == "open" else "begun"
        return wire.Fairness(row.commitment, row.nonces, secret, 1, row.rules_version, 1, stage, None, [], [], None)
    begun = row.dice["stage"] == "begun"
    receipt = row.dice["receipt"]
    return wire.Fairness(
        row.commitment,
        row.nonces,
        secret,
        2,
        row.rules_version,
        row.dice["attempt"],
        row.dice["stage"],
        row.deadline if is_starting(row) else None,
        [wire.Share(seat.seat, kind_of(seat), seat.commitment, seat.nonce if begun else None) for seat in seats],
        [wire.Void(**void) for void in row.dice["voids"]],
        None if receipt is None else wire.Receipt(**receipt),
    )
