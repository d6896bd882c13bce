"""Refusals are data: which clause forbids an action, and why."""

from flibuste.engine.action import Action


class Refusal:
    """Why an action is not allowed: the clause, and a reason that has words in every language (`refused-REASON`).

    Where the action answers another question than the one that is asked, `when` names the words that say when it is
    done (`when-NAME`). `also` are clauses and reasons that say the same less exactly: an example may name them instead.
    """

    def __init__(
        self,
        clause: str,
        reason: str,
        words: tuple[tuple[str, str], ...] = (),
        when: str = "",
        also: tuple[str, ...] = (),
    ) -> None:
        self.clause = clause
        self.reason = reason
        self.words = words
        self.when = when
        self.also = also

    def __repr__(self) -> str:
        return f"<{self.clause} {self.reason}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.clause, self.reason, self.words, self.when, self.also)


class Condition:
    """One condition of an action: whether it is met, and the refusal if it is not.

    Where it is met, its words are `met-REASON`; a condition without such words is not worth telling then.
    """

    def __init__(
        self,
        met: bool,
        clause: str,
        reason: str,
        words: tuple[tuple[str, str], ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        self.met = met
        self.refusal = Refusal(clause, reason, words, "", also)

    def __repr__(self) -> str:
        return f"{self.refusal!r} {'met' if self.met else 'not met'}"


def first_unmet(conditions: list[Condition]) -> Refusal | None:
    """Why something is refused, by its conditions; None if all are met."""
    for condition in conditions:
        if not condition.met:
            return condition.refusal
    return None


def because(met: bool, clause: str, reason: str, why: str) -> Condition:
    """One of several things that the same reason speaks of: `why` chooses its words."""
    return Condition(met, clause, reason, (("why", why),))


def elsewhere(action: Action, clause: str, reason: str) -> Refusal:
    """An action that another question asks for: by the clause that allows it there, not by the question's own."""
    return Refusal(action.clause or clause, reason, action.words, action.when(), (clause,))


def out_of_order(action: Action, clause: str, reason: str) -> Refusal:
    """An action that another question asks for, forbidden now by a clause about the order of play."""
    return Refusal(clause, reason, action.words, action.when())


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
