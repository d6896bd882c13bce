"""Receipts: what a server has signed at the start of a match, as a player has kept it."""

from pathlib import Path
from typing import Any

from flibuste.cli.problem import Problem
from flibuste.engine.game import Data


class BadReceipt(ValueError):
    """A receipt that proves nothing; the message says why."""


def read_kept(path: Path) -> Data:
    """What a player has kept: a receipt, or a file of the browser with a receipt, commitments and nonces in it."""
    from flibuste.records.files import read_json

    data = read_json(path)
    if not isinstance(data, dict):
        raise BadReceipt("this is not a receipt")
    return data if "receipt" in data else {"receipt": data, "shares": []}


def check_signature(receipt: Any) -> str:
    """Check what a server has signed; returns its public key."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as error:
        raise Problem("receipts need the package cryptography: pip install 'flibuste[server]'") from error
    try:
        key = str(receipt["key"])
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(
            bytes.fromhex(receipt["signature"]), receipt["text"].encode()
        )
    except (InvalidSignature, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadReceipt("the signature of the receipt is not the server's") from error
    return key


def receipt_lines(data: Data, path: Path) -> list[str]:
    """What a receipt proves about a match, a line each; raises BadReceipt or BadMatch."""
    from flibuste.records.shared_dice import SHARED, check_receipt, find_share

    if data["chance"]["kind"] != SHARED:
        raise BadReceipt("the dice of this match were made by the first scheme, which had no receipts")
    kept = read_kept(path)
    receipt = kept["receipt"]
    key = check_signature(receipt)
    check_receipt(data, receipt["text"])
    lines = ["the receipt tells of this match: table, game, rules, options and all commitments are the same"]
    lines.append(f"it is signed with the key {key} (compare it with /api/key of the server)")
    for share in kept.get("shares", []):
        seat = find_share(data, share["commitment"], share["nonce"])
        lines.append(f"the commitment and the nonce that were kept with it are those of seat {seat}")
    return lines
