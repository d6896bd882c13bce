"""Refusals: a status, a stable word, and a sentence in the reader's language (`problem-WORD` in `words/text.*.ftl`)."""

from pathlib import Path
from typing import Any

from flibuste.server.store import BadValue, StoreError
from flibuste.server.wire.common import Problem
from flibuste.words import lexicon

FOLDER = Path(__file__).parent

STATUS = {
    "bad-request": 400,
    "who-are-you": 401,
    "not-your-seat": 403,
    "not-your-table": 403,
    "bad-origin": 403,
    "banned": 403,
    "not-welcome": 403,
    "not-invited": 403,
    "muted": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-person": 404,
    "unknown-tournament": 404,
    "no-lobby-chat": 404,
    "not-your-tournament": 403,
    "tournament-begun": 409,
    "tournament-over": 409,
    "tournament-full": 409,
    "too-few": 409,
    "void-key": 410,
    "bad-passkey": 422,
    "bad-email": 422,
    "wrong-name": 422,
    "no-mail": 503,
    "no-push": 409,
    "no-email": 409,
    "bad-push": 422,
    "bad-vacation": 422,
    "wrong-method": 405,
    "stale": 409,
    "starting": 409,
    "not-now": 409,
    "commitment-taken": 409,
    "wrong-nonce": 422,
    "seat-taken": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "one-seat": 409,
    "not-absent": 409,
    "not-absent-yet": 409,
    "rated": 409,
    "no-undo": 409,
    "no-request": 409,
    "rules-changed": 409,
    "key-reused": 409,
    "too-large": 413,
    "illegal": 422,
    "not-an-action": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-rated": 422,
    "bad-position": 422,
    "unknown-bot": 422,
    "too-many": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "too-many-newcomers": 429,
    "too-many-seats": 429,
    "too-many-mails": 429,
    "too-much-chat": 429,
    "too-much-data": 429,
    "bug": 500,
    "store": 503,
}


class Refused(Exception):
    """A request that is refused. `error` is the stable word for why, and `args` the values its sentence needs.

    `message` replaces that sentence, `clause` is the rule that forbids it, `hint` says what would work.
    """

    def __init__(
        self, error: str, *, message: str | None = None, clause: str | None = None, hint: str | None = None, **args: Any
    ) -> None:
        super().__init__(error)
        self.error = error
        self.message = message
        self.clause = clause
        self.hint = hint
        self.args_ = args

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.error]

    def words(self, language: str) -> str:
        """Why, in a sentence."""
        return self.message if self.message is not None else say(language, f"problem-{self.error}", **self.args_)

    def problem(self, language: str) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.error, self.words(language), self.clause, self.hint)


def refusal_of(error: StoreError) -> Refused:
    """A failure of the store as a refusal: the value can never be stored, or the store does not work now."""
    return Refused("bad-request", why=str(error)) if isinstance(error, BadValue) else Refused("store")


def say(language: str, message_id: str, **args: Any) -> str:
    """One of the server's own messages, in a language."""
    return lexicon(FOLDER, language).format(message_id, args)
