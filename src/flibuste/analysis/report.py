"""What an analysis says: the chances after every decision, everybody's luck and choices, the costliest moments."""

from dataclasses import dataclass

from flibuste.analysis.course import Moment
from flibuste.analysis.moments import Values, rounded
from flibuste.engine.game import Data, outcome_data
from flibuste.records.match import Match

VERSION = 1
COSTLIEST = 3
SMALL = 0.03  # a choice that costs less is no moment to show
HALVES = 0.05  # a choice that costs so much has half of the accuracy


@dataclass(frozen=True)
class Player:
    """How one seat played: decisions, accuracy from 0 to 100, and what changed its chances.

    Luck, its own choices and those of the others add up to what it won or lost since the first decision.
    """

    seat: int
    decisions: int
    accuracy: float
    luck: float
    choices: float
    others: float

    def data(self) -> Data:
        return {
            "seat": self.seat + 1,
            "decisions": self.decisions,
            "accuracy": round(self.accuracy, 1),
            "luck": round(self.luck, 4),
            "choices": round(self.choices, 4),
            "others": round(self.others, 4),
        }


@dataclass(frozen=True)
class Report:
    """The analysis of a match by a level of bots."""

    match: Match
    level: str
    iterations: int
    moments: list[Moment]

    def players(self) -> list[Player]:
        return [player(self.moments, seat) for seat in range(self.match.seats)]

    def costliest(self, seat: int | None = None) -> list[Moment]:
        """The three choices that cost their makers most, the worst first; of one seat, or of all."""
        own = [entry for entry in self.moments if seat in (None, entry.judged.seat) and loss(entry) >= SMALL]
        return sorted(own, key=loss, reverse=True)[:COSTLIEST]

    def start(self) -> Values:
        return self.moments[0].before if self.moments else []

    def data(self) -> Data:
        """As plain data; seats and moves count from 1, chances from 0 to 1."""
        outcome = self.match.state.outcome
        assert outcome is not None
        return {
            "version": VERSION,
            "game": self.match.game.name,
            "seats": self.match.seats,
            "names": self.match.names,
            "judge": self.level,
            "iterations": self.iterations,
            "moves": len(self.match.moves),
            "outcome": outcome_data(outcome),
            "start": rounded(self.start()),
            "moments": [moment_data(entry) for entry in self.moments],
            "players": [entry.data() for entry in self.players()],
            "costliest": [entry.judged.move for entry in self.costliest()],
            "costliest_by_seat": [
                [entry.judged.move for entry in self.costliest(seat)] for seat in range(self.match.seats)
            ],
        }


def moment_data(moment: Moment) -> Data:
    judged = moment.judged
    return {
        "move": judged.move,
        "seat": judged.seat + 1,
        "question": judged.question,
        "action": judged.made.action,
        "preferred": judged.preferred.action,
        "before": rounded(moment.before),
        "after": rounded(moment.after),
        "choice": rounded(moment.choice),
        "luck": rounded(moment.luck),
        "choices": [choice.data() for choice in judged.choices],
        "reasons": [reason.data() for reason in judged.reasons],
    }


def loss(moment: Moment) -> float:
    """What the choice cost its maker, at least 0."""
    return max(0.0, -moment.choice[moment.judged.seat])


def player(moments: list[Moment], seat: int) -> Player:
    own = [entry for entry in moments if entry.judged.seat == seat]
    kept = [2.0 ** (-loss(entry) / HALVES) for entry in own]
    return Player(
        seat,
        decisions=len(own),
        accuracy=100.0 * sum(kept) / len(kept) if kept else 100.0,
        luck=sum(entry.luck[seat] for entry in moments),
        choices=sum(entry.choice[seat] for entry in own),
        others=sum(entry.choice[seat] for entry in moments if entry.judged.seat != seat),
    )
