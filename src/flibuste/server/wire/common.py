"""What several shapes share: kinds of text and numbers with their limits, and the shape of a refusal."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Data = dict[str, Any]
Name = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=32)]
Until = Literal["action", "turn", "match"]
ShareWish = Literal["commit", "waive"]
ShareKind = Literal["none", "bot", "waived", "told", "awaited", "committed", "revealed", "away"]
Status = Literal["open", "playing", "over", "closed"]


class Problem(Struct):
    """Why a request was refused: a stable word, a sentence, the clause of the rules if one forbids it, and a hint."""

    error: str
    message: str
    clause: str | None = None
    hint: str | None = None
