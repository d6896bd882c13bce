"""A table in this process: the assistant at one seat, bots at the others."""

from threading import RLock

from flibuste.api.playing import Player
from flibuste.api.sentences import Ruling
from flibuste.api.table import Table
from flibuste.assistants.sitting import Choice, Standing, few, with_clause
from flibuste.assistants.voice import CannotDo, say
from flibuste.engine.refusal import NotAnAction
from flibuste.words.meaning import meant


class LocalTable:
    """A seat at a table in this process. Whenever the bots are asked, they have answered before anything is told."""

    def __init__(self, name: str, table: Table, seat: int, bots: list[Player]) -> None:
        self.table = name
        self.lang = table.lang
        self.lock = RLock()
        self._table = table
        self._seat = seat
        self._bots = bots
        self._read = 0
        table.play_on(*bots)

    def head(self) -> str:
        game, names = self._table.game.title(self.lang), self._table.names
        name = names[self._seat - 1] if names else str(self._seat)
        seats = self._table.players
        return say(self.lang, "seated", table=self.table, title=game, name=name, seat=self._seat, seats=seats)

    def board(self) -> str:
        return self._table.text(self._seat)

    def log(self) -> list[str]:
        lines = self._table.log(self._seat)
        fresh, self._read = lines[self._read :], len(lines)
        return [with_clause(line, line.clause) for line in fresh]

    def question(self) -> str:
        if self._table.over:
            return self._ending()
        count = len(self._table.legal(self._seat))
        free = self._table._match.state.stack[-1].OPEN
        asked = say(self.lang, "question", text=self._table.question())
        return f"{asked} {say(self.lang, 'choices-free' if free else 'choices', count=count)}"

    def _ending(self) -> str:
        winners = ", ".join(self._name(seat) for seat in self._table.winners) or say(self.lang, "nobody")
        points = self._table.scores
        told = say(self.lang, "no-points") if points is None else self._points(points)
        return say(self.lang, "over", text="", winners=winners, scores=told)

    def _points(self, points: tuple[int, ...]) -> str:
        return ", ".join(f"{self._name(seat)} {count}" for seat, count in enumerate(points, start=1))

    def _name(self, seat: int) -> str:
        return self._table.names[seat - 1] if self._table.names else str(seat)

    def choices(self) -> list[Choice]:
        if self._table.over:
            return []
        table, seat = self._table, self._seat
        return [
            {
                "action": action.notation,
                "label": table.label(action, seat),
                "clause": action.clause,
                "odds": str(table.odds(action, seat) or ""),
            }
            for action in table.legal(seat)
        ]

    def act(self, action: str) -> None:
        self._table.play(self._meant(action), self._seat)
        self._table.play_on(*self._bots)

    def _meant(self, text: str) -> str:
        """The notation of what a text means: a notation, or the words of a choice."""
        try:
            return self._table._read(text).notation
        except NotAnAction:
            choices = self.choices()
            found = meant(text, [(each["action"], (each["label"], each["action"])) for each in choices])
        if len(found) == 1:
            return found[0]
        right = few(found or [each["action"] for each in choices])
        raise CannotDo(say(self.lang, "not-understood", text=text, several=len(found), actions=right))

    def why_not(self, action: str) -> str:
        return ruled(self._table.why(self._meant(action), self._seat), self.lang)

    def standing(self) -> Standing:
        over = self._table.over
        count = 0 if over else len(self._table.legal(self._seat))
        return {"table": self.table, "asked": self._seat in self._table.asked, "over": over, "choices": count}

    def wait(self, seconds: float) -> None:
        """The bots here have always answered already."""

    def leave(self) -> None:
        """Nobody else is there to notice."""


def ruled(ruling: Ruling, lang: str) -> str:
    """A ruling with its conditions, one to a line."""
    kinds = [("met" if met else "missing", clause, text) for met, clause, text in ruling.conditions]
    return "\n".join([ruling.text, *(f"- {say(lang, kind, text=text, clause=clause)}" for kind, clause, text in kinds)])
