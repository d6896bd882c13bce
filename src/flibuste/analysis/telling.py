"""An analysis in words: its headline and its moments, as the terminal, the page and the server tell them."""

from dataclasses import dataclass

from flibuste.engine.game import Data, Game
from flibuste.engine.reason import Reason
from flibuste.words import Words
from flibuste.words.reasons import reason_text

LUCKY = 0.15  # of a winner's chances: so much luck is worth a word


@dataclass(frozen=True)
class ToldMoment:
    """A costly moment: what was chosen and what was better, with their chances in percent."""

    move: int
    seat: int
    name: str
    made: str
    better: str
    made_percent: int
    better_percent: int
    why: str

    @property
    def lost(self) -> int:
        return self.better_percent - self.made_percent


def headline(data: Data, words: Words) -> str:
    """One honest sentence about how the game was won."""
    winners = data["outcome"]["winners"]
    if not winners:
        return words.say("analysis-nobody")
    if len(winners) > 1:
        return words.say("analysis-shared")
    luck = data["players"][winners[0] - 1]["luck"]
    kind = "luck" if luck > LUCKY else "against" if luck < -LUCKY else "play"
    return words.say(f"analysis-won-{kind}", name=words.seat(winners[0]))


def told_moment(data: Data, game: Game, words: Words, move: int) -> ToldMoment:
    """The moment at a move, in words."""
    moment = next(entry for entry in data["moments"] if entry["move"] == move)
    seat = moment["seat"]
    values = {entry["action"]: entry["values"][seat - 1] for entry in moment["choices"]}
    made, better = moment["action"], moment["preferred"]
    return ToldMoment(
        move,
        seat,
        words.seat(seat),
        words.action(game.parse(made)),
        words.action(game.parse(better)),
        percent(values[made]),
        percent(values[better]),
        reason_text(words, [Reason(**reason) for reason in moment["reasons"]], "hindsight"),
    )


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(points: float) -> str:
    """Points of winning chance with their sign: +21, −39."""
    number = percent(points)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def sparks(chances: list[float], width: int = 48) -> str:
    """A course of chances as a line of small bars."""
    steps = min(width, len(chances))
    picked = [chances[number * (len(chances) - 1) // max(1, steps - 1)] for number in range(steps)]
    return "".join("▁▂▃▄▅▆▇█"[min(7, int(8 * chance))] for chance in picked)
