"""A view in words: what the pictures of all games say alike. Each game adds its own words to `ViewWords`."""

from functools import lru_cache
from typing import Any, Generic, TypeVar

from flibuste.engine.game import Say
from flibuste.engine.seen import View

V = TypeVar("V", bound=View)


@lru_cache(65536)
def spoken(say: Say, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A message in the reader's language, formatted once: the same few are in every drawing."""
    return say(message, **dict(arguments))


def known(say: Say, message: str, otherwise: str, **arguments: Any) -> str:
    """A message, or `otherwise` where there is none, as for a card that a user has added."""
    said = spoken(say, message, tuple(arguments.items()))
    return otherwise if said.startswith("‹") else said


class ViewWords(Generic[V]):
    """Says what a view shows, in the language of `say`."""

    def __init__(self, view: V, say: Say) -> None:
        self.view = view
        self.say = say

    def __call__(self, message: str, **arguments: Any) -> str:
        return spoken(self.say, message, tuple(arguments.items()))

    def known(self, message: str, otherwise: str, **arguments: Any) -> str:
        """A message, or `otherwise` where there is none, as for a card that a user has added."""
        return known(self.say, message, otherwise, **arguments)

    def said_of(self, name: str, what: str) -> str:
        """What is said of something: its name, a colon as the language sets it, the words."""
        return self("said-of", name=name, what=what)

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self("seat", n=seat)

    def names(self, seats: list[int]) -> str:
        """The names of several players, with commas."""
        return ", ".join(self.name(seat) for seat in seats)

    def deciding(self) -> list[int]:
        """The seats that the table waits for; at the end, the winners."""
        return self.view["winners"] if self.view["over"] else self.view["asked"]

    def step_name(self) -> str:
        """The name of the step that is asked, or nothing."""
        step = self.view["step"]
        return str(step["name"]) if step else ""

    def step(self) -> str:
        """What is to be decided now; at the end, that somebody has won."""
        if self.view["over"]:
            return self("picture-winner" if len(self.view["winners"]) < 2 else "picture-winners")
        return self.known(f"step-{self.step_name()}", "") if self.step_name() else ""
