"""The rulebook of a game, clause by clause."""

from collections.abc import Iterator, Mapping

from flibuste.engine.domain import did_you_mean
from flibuste.engine.registry import load_game
from flibuste.rulebook.clauses import Clause, clauses_of


class UnknownClause(KeyError):
    """The rulebook has no such clause; the message says where to look."""

    def __str__(self) -> str:
        return str(self.args[0])


class Rules(Mapping[str, Clause]):
    """The rulebook of a game: its clauses by their numbers, in the order of the book.

    >>> import flibuste
    >>> rules = flibuste.rules("stortebeker")
    >>> rules
    <Rules: Störtebeker, 110 clauses>
    >>> print(rules["2.1.4"].id, "–", rules["2.1.4"].title["en"])
    2.1.4 – Provisions face up
    """

    def __init__(self, game: str) -> None:
        loaded = load_game(game)
        self.game = loaded.name
        self.title = loaded.title
        self._clauses = clauses_of(loaded)

    def __getitem__(self, clause: str) -> Clause:
        found = self._clauses.get(clause)
        if found is None:
            chapters = ", ".join(dict.fromkeys(number.partition(".")[0] for number in self._clauses))
            hint = did_you_mean(clause, self._clauses)
            raise UnknownClause(f"{self.title} has no clause {clause!r}{hint}; its chapters are: {chapters}.")
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def __repr__(self) -> str:
        return f"<Rules: {self.title}, {len(self)} clauses>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.game == other.game

    def __hash__(self) -> int:
        return hash(("rules", self.game))

    def __reduce__(self) -> tuple[type["Rules"], tuple[str]]:
        return Rules, (self.game,)

    def chapter(self, number: str) -> list[Clause]:
        """The clauses of a chapter, or of a part of one.

        >>> import flibuste
        >>> [clause.id for clause in flibuste.rules("stortebeker").chapter("2.1")][:3]
        ['2.1.1', '2.1.2', '2.1.3']
        """
        start = number.rstrip(".") + "."
        return [clause for clause in self.values() if clause.id == number or clause.id.startswith(start)]

    def search(self, word: str, lang: str = "en") -> list[Clause]:
        """The clauses in which a word occurs.

        >>> import flibuste
        >>> len(flibuste.rules("stortebeker").search("counter-attack")) > 3
        True
        """
        return [clause for clause in self.values() if clause.says(word, lang)]


def rules(game: str) -> Rules:
    """The rulebook of a game: a mapping from the numbers of its clauses to the clauses.

    >>> import flibuste
    >>> print(flibuste.rules("cove")["2.1.1"])  # doctest: +ELLIPSIS
    2.1.1 ...
    """
    return Rules(game)
