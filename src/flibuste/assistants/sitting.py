"""What an assistant can read and do at a table, wherever that table is: in this process, or on a server.

There is no way from here to anything that the assistant's seat may not know.
"""

from collections.abc import Sequence
from threading import RLock
from typing import Protocol

from typing_extensions import TypedDict

from flibuste.assistants.voice import say

MOST_LINES = 60
MOST_EXAMPLES = 12


class Choice(TypedDict):
    """A legal action: its notation (what to send), what it is called, the clause that allows it, and its chances."""

    action: str
    label: str
    clause: str
    odds: str


class Standing(TypedDict):
    """How a table stands, for programs: whose turn it is is all that an assistant must know to go on."""

    table: str
    asked: bool
    over: bool
    choices: int


class Sitting(Protocol):
    """A seat at a table."""

    table: str
    lang: str
    lock: RLock

    def head(self) -> str:
        """Which table, which game, which seat."""

    def board(self) -> str:
        """The table in words, as this seat sees it."""

    def log(self) -> list[str]:
        """What has happened since this was last asked, each line with its clause."""

    def question(self) -> str:
        """What this seat is asked, or whom the table waits for, or how the game ended."""

    def choices(self) -> list[Choice]:
        """What this seat may do now."""

    def act(self, action: str) -> None:
        """Carry out an action, given by its notation or in words."""

    def why_not(self, action: str) -> str:
        """Whether an action is allowed, by which clause, and what is missing."""

    def standing(self) -> Standing:
        """How the table stands."""

    def wait(self, seconds: float) -> None:
        """Return when this seat is asked, the game is over, or the time has passed."""

    def leave(self) -> None:
        """Give the seat up."""


def told(sitting: Sitting) -> str:
    """What is new at a table, and what is asked."""
    return "\n\n".join([news(sitting.log(), sitting.lang), sitting.question()])


def news(lines: Sequence[str], lang: str) -> str:
    """Lines of the log, with a head; of many, the last."""
    if not lines:
        return say(lang, "log-none")
    shown = [f"- {line}" for line in lines[-MOST_LINES:]]
    left_out = len(lines) - len(shown)
    more = [say(lang, "log-more", count=left_out)] if left_out else []
    return "\n".join([say(lang, "log-head"), *more, *shown])


def with_clause(text: str, clause: str) -> str:
    return f"{text} [{clause}]" if clause else text


def few(actions: Sequence[str]) -> str:
    """Some of the actions, to be written instead of what was not understood."""
    return ", ".join(actions[:MOST_EXAMPLES]) + (", …" if len(actions) > MOST_EXAMPLES else "")
