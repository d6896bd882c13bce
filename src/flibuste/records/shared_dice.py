"""The dice of a saved match that server and players have made together (`chance.kind` is `fair-2`).

The file has every commitment, every nonce and, once the game is over, the server's secret. Here they are compared.
"""

import json
from typing import Any, Final

from flibuste.engine.game import Data
from flibuste.engine.shares import Share, Start, options_commitment, player_commitment, seed_of, server_commitment
from flibuste.records.match import BadMatch

SHARED: Final = "fair-2"
RECEIPT: Final = "flibuste receipt 2"


def options_text(options: Data) -> str:
    """The options in the one way of writing them that is hashed."""
    return json.dumps(options, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def start_of(data: Data) -> Start:
    """Which start the dice of a saved match belong to."""
    source = data["chance"]
    return Start(str(source["table"]), data["game"], data["rules_version"], int(source["attempt"]))


def shares_of(source: Data) -> list[Share]:
    """What every seat has added, in the order of seats; a seat that has added nothing is null in the file."""
    return [Share() if entry is None else Share(entry["commitment"], entry["nonce"]) for entry in source["shares"]]


def seed_of_match(data: Data) -> bytes:
    return seed_of(start_of(data), data["chance"]["secret"], shares_of(data["chance"]))


def check_shares(data: Data) -> None:
    """Refuse nonces, a secret, options or a receipt that do not fit what was committed to."""
    source, start = data["chance"], start_of(data)
    shares = shares_of(source)
    if len(shares) != data["seats"]:
        raise BadMatch(f"the dice have shares for {len(shares)} seats, not for {data['seats']}")
    for seat, share in enumerate(shares, start=1):
        if share.commitment and player_commitment(start, source["commitment"], seat, share.nonce) != share.commitment:
            raise BadMatch(f"the nonce of seat {seat} does not fit what this seat had committed to")
    if "secret" in source:
        check_secret(data, start)
    if source.get("receipt") is not None:
        check_receipt(data, source["receipt"]["text"])


def check_secret(data: Data, start: Start) -> None:
    source = data["chance"]
    if server_commitment(start, source["secret"]) != source["commitment"]:
        raise BadMatch("the secret does not fit the commitment that was published before the game")
    if options_commitment(start, source["secret"], options_text(data["options"])) != source["options"]:
        raise BadMatch("the options are not those that were fixed at the start")


# ---- receipts ----


def receipt_data(start: Start, commitment: str, options: str, shares: list[Data], at: float) -> Data:
    """What the server signs when all commitments are in, before it is shown any nonce."""
    return {
        "receipt": RECEIPT,
        "table": start.table,
        "game": start.game,
        "rules_version": start.rules,
        "attempt": start.attempt,
        "commitment": commitment,
        "options": options,
        "seats": shares,
        "at": round(at),
    }


def read_receipt(text: Any) -> Data:
    try:
        found = json.loads(text)
    except (TypeError, ValueError) as error:
        raise BadMatch("the receipt cannot be read") from error
    if not isinstance(found, dict) or found.get("receipt") != RECEIPT:
        raise BadMatch("this is not a receipt of Flibuste")
    return found


def check_receipt(data: Data, text: Any) -> None:
    """Refuse a receipt that tells of another start than the match, or of other commitments."""
    told, source, start = read_receipt(text), data["chance"], start_of(data)
    wanted = {
        "table": start.table,
        "game": start.game,
        "rules_version": start.rules,
        "attempt": start.attempt,
        "commitment": source["commitment"],
        "options": source["options"],
    }
    for key, value in wanted.items():
        if told.get(key) != value:
            raise BadMatch(f"the receipt says {key} {told.get(key)!r}, the match has {value!r}")
    committed = [entry["commitment"] for entry in told["seats"]]
    if committed != [share.commitment or None for share in shares_of(source)]:
        raise BadMatch("the receipt has other commitments than the match")


# ---- my own share ----


def find_share(data: Data, commitment: str | None, nonce: str | None) -> int:
    """The seat whose share has this commitment and nonce (either may be left out); refuses where there is none."""
    if data["chance"]["kind"] != SHARED:
        return find_nonce(data, commitment, nonce)
    for seat, share in enumerate(shares_of(data["chance"]), start=1):
        if share.commitment and commitment in (None, share.commitment) and nonce in (None, share.nonce):
            return seat
    raise BadMatch("no seat has this commitment and this nonce: they are not in the dice of this match")


def find_nonce(data: Data, commitment: str | None, nonce: str | None) -> int:
    """The same for dice of the first scheme: players sent nonces without a commitment. Returns its place."""
    nonces = data["chance"].get("nonces", [])
    if commitment not in (None, data["chance"].get("commitment")):
        raise BadMatch("players of this match did not commit themselves; the server's commitment is another one")
    if nonce is not None and nonce not in nonces:
        raise BadMatch("this nonce is not in the dice of this match")
    return 0 if nonce is None else nonces.index(nonce) + 1
