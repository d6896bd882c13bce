"""What is told beside an observation, made when somebody looks at it: a view costs more than a decision."""

from typing import Any

from flibuste.research.turns import Turns


class Info(dict[str, Any]):
    """A dictionary with the `view` of a seat (docs/views.md) at the moment when it was given.

    Whoever looks at once gets the view of the table as it stands; later, the game is repeated up to that moment.
    """

    __slots__ = ("count", "play", "seat", "seed", "taken")

    def __init__(self, play: Turns, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.seed = play.seed
        self.taken = play.taken
        self.count = len(play.taken)

    def look(self) -> None:
        """Make the view, once."""
        if dict.__len__(self) == 0:
            state = self.play.state_at(self.seed, self.taken, self.count)
            dict.__setitem__(self, "view", self.play.game.view(state, self.seat))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled it is a plain dictionary."""
        return dict, (dict(self.items()),)


READING = (
    "__contains__", "__eq__", "__getitem__", "__iter__", "__len__", "__ne__", "__or__", "__repr__", "__ror__",
    "__reversed__", "__setitem__", "__delitem__", "copy", "get", "items", "keys", "pop", "popitem", "setdefault",
    "update", "values",
)  # fmt: skip


def looking(name: str) -> Any:
    """The method of a dictionary, after a look at it, and at another one that it may be compared with."""
    plain = getattr(dict, name)

    def method(self: Info, *given: Any) -> Any:
        for one in (self, *given):
            if isinstance(one, Info):
                one.look()
        return plain(self, *given)

    method.__name__ = name
    return method


for _name in READING:
    setattr(Info, _name, looking(_name))
