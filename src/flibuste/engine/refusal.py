"""Refusals are data: which clause forbids an action, and why."""


class Refusal:
    """Why an action is not allowed: the clause, and a reason that has words in every language (`refused-REASON`)."""

    def __init__(self, clause: str, reason: str, words: tuple[tuple[str, str], ...] = ()) -> None:
        self.clause = clause
        self.reason = reason
        self.words = words

    def __repr__(self) -> str:
        return f"<{self.clause} {self.reason}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.clause, self.reason, self.words)


class IllegalAction(Exception):
    """An action was refused, and nothing has changed. `clause` and `reason` say why; a message may say it in words."""

    def __init__(self, refusal: Refusal, message: str = "") -> None:
        super().__init__(message or f"{refusal.clause}: {refusal.reason}")
        self.refusal = refusal
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal, self.message)

    @property
    def clause(self) -> str:
        return self.refusal.clause

    @property
    def reason(self) -> str:
        return self.refusal.reason


class NotAnAction(Exception):
    """The text is no action of this game, whatever the position."""


NOT_ASKED = "not-asked"
NOT_OFFERED = "not-offered"
GAME_OVER = "game-over"
