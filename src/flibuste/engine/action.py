"""Actions: what a player may choose, as values that print and know the clause that allows them."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice.

    `words` are its arguments by name, in rulebook words: `("card", "rum"), ("ship", "Y1")`. The notation is the verb
    followed by the words: `place rum Y1`. Where the set of actions is finite there is one shared object per action,
    so that the rules compare by identity. `index` is its place in the game's action index, once one is made
    (`engine/encoding.py`), else -1. An action that is one of very many may find its words when somebody reads them.
    """

    def __init__(self, verb: str, clause: str, words: tuple[tuple[str, str], ...] = ()) -> None:
        self.verb = verb
        self.clause = clause
        self.index = -1
        self._words = words
        self._notation = ""

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        return self._words

    @property
    def notation(self) -> str:
        if not self._notation:
            self._notation = " ".join([self.verb, *[word for _, word in self.words]])
        return self._notation

    def targets(self) -> tuple[str, ...]:
        """The places of the picture (`data-target`) this action points at."""
        return tuple(word for _, word in self.words)

    def when(self) -> str:
        """The name of the words (`when-NAME`) that say when this is done, for whoever tries it at another moment."""
        return self.verb

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled, an action is its words: equal to this one, and as good as its text wherever one is accepted."""
        return spoken_action, (self.verb, self.clause, self.words, self.notation)


def spoken_action(verb: str, clause: str, words: tuple[tuple[str, str], ...], notation: str) -> Action:
    """An action that can be read and compared; `Game.parse` finds the one that can be carried out."""
    action = Action(verb, clause, words)
    action._notation = notation
    return action
