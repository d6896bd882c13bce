"""A contest between bots: who plays whom on which seats with which dice. Every game depends on its number alone.

The games of a contest come in deals: one deal is the same cards and dice for every seating. Bots think in iterations
here, never by the clock (`make_bot` gives them no seconds), so that a game ends the same way wherever it is played.
"""

import json
import time
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

from flibuste.arena.seating import Seating, seatings
from flibuste.arena.simulate import BadPlan, check_match
from flibuste.bots import Bot, make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import Chooser, play
from flibuste.engine.refusal import IllegalAction
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.engine.step import DeadEnd


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, how it ended, and for each seat its choices and the seconds of CPU they took."""

    number: int
    seating: Seating
    winners: list[int]
    scores: list[int]
    reason: str
    choices: list[int]
    seconds: list[float]

    def data(self) -> Data:
        return asdict(self)

    @classmethod
    def read(cls, data: Data) -> "Played":
        return cls(**{**data, "seating": tuple(data["seating"])})


@dataclass(frozen=True)
class Contest:
    """What is played. `games` is rounded up, so that every seating has the same deals."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: str = "0"
    options: Data = field(default_factory=dict)
    components: Data | None = None

    def check(self) -> None:
        """Raise what is wrong before anything is started."""
        check_match(self.game, self.components, self.players, self.options, self.bots)
        twice = [name for name in self.bots if self.bots.count(name) > 1]
        if twice:
            raise BadPlan(f"the bot '{twice[0]}' is named twice")
        if len(self.bots) < 2:
            raise BadPlan("an arena needs at least two bots")
        if self.players < 2:
            raise BadPlan("an arena needs at least two players at a table")

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(len(self.bots), self.players)

    @property
    def total(self) -> int:
        """How many games are played: as many as are asked for, rounded up to whole deals."""
        return -(-self.games // len(self.seatings)) * len(self.seatings)

    def identity(self) -> Data:
        """What two contests must have in common for the games of one to be games of the other."""
        game = load_game(self.game, self.components)
        return {
            "game": self.game,
            "rules_version": game.rules_version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": game.settle_options(self.options),
            "components": digest(self.components),
        }

    def play(self, number: int) -> Played:
        """The game of this number."""
        deal, place = divmod(number, len(self.seatings))
        seating = self.seatings[place]
        game, seed = load_game(self.game, self.components), f"{self.seed}/{deal}"
        state = game.start(self.players, self.options, Fast(seed))
        bots = [make_bot(self.bots[bot], Fast(f"{seed}/bot {seat}")) for seat, bot in enumerate(seating)]
        chooser = TimedBots(game, bots, Fast(f"{seed}/samples"))
        play(state, chooser, game.longest)
        end = state.outcome
        assert end is not None
        scores, winners = list(end.scores), list(end.winners)
        return Played(number, seating, winners, scores, end.reason, chooser.choices, chooser.seconds)


def digest(components: Data | None) -> str | None:
    if components is None:
        return None
    return sha256(json.dumps(components, sort_keys=True).encode()).hexdigest()[:16]


class TimedBots(Chooser):
    """Every seat has a bot, which sees the table from that seat alone. What is a real choice is timed."""

    def __init__(self, game: Game, bots: list[Bot], samples: Fast) -> None:
        self.game: Game[Any] = game
        self.bots = bots
        self.samples = samples
        self.choices = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def choose(self, state: State, seat: int) -> Action:
        perspective = Perspective(self.game, state, seat, self.samples)
        if not perspective.actions:
            raise DeadEnd(f"seat {seat + 1} has no choice at {state.stack[-1].NAME}")
        has_choice = len(perspective.actions) > 1
        began = time.thread_time()
        action = self.bots[seat].choose(perspective)
        self.seconds[seat] += (time.thread_time() - began) * has_choice
        self.choices[seat] += has_choice
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action
