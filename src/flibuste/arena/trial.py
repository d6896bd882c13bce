"""Games that are looked at closely: who used which pieces, who led, who began. For `flibuste balance`."""

from collections import Counter
from dataclasses import dataclass, field

from flibuste.arena.simulate import BadPlan, BotChooser, check_match
from flibuste.bots import make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.playout import Chooser, RandomChooser, play
from flibuste.engine.registry import load_game
from flibuste.engine.state import State

Uses = dict[str, int]  # how often a seat used a piece: {"taken ship.B4": 1}


@dataclass(frozen=True)
class Watched:
    """A finished game. `shares` is the part of the victory that each seat had, `leads` how often the lead changed."""

    number: int
    shares: list[float]
    scores: list[int]
    reason: str
    decisions: int
    beginner: int | None
    leads: int | None
    uses: list[Uses]


@dataclass(frozen=True)
class Trial:
    """What is played: the same bot at every seat. A game depends on nothing but the seed and its number."""

    game: str
    players: int
    bot: str = "greedy"
    seed: str = "0"
    options: Data = field(default_factory=dict)
    components: Data | None = None

    def check(self) -> None:
        check_match(self.game, self.components, self.players, self.options, (self.bot,))
        if self.players < 2:
            raise BadPlan("balance is for at least two players")

    def play(self, number: int) -> Watched:
        game, seed = load_game(self.game, self.components), f"{self.seed}/{number}"
        state = game.start(self.players, self.options, Fast(seed), journal=True)
        watch = Watch(self.chooser(game, seed), game)
        decisions = play(state, watch, game.longest)
        end = state.outcome
        assert end is not None
        shares = [(seat in end.winners) / max(1, len(end.winners)) for seat in range(self.players)]
        leads = watch.changes if watch.is_public else None
        uses = [dict(used) for used in uses_of(game, state)]
        return Watched(number, shares, list(end.scores), end.reason, decisions, game.beginner(state), leads, uses)

    def chooser(self, game: Game, seed: str) -> Chooser:
        if self.bot == "random":
            return RandomChooser(Fast(f"{seed}/choices"))
        bots = [make_bot(self.bot, Fast(f"{seed}/bot {seat}")) for seat in range(self.players)]
        return BotChooser(game, bots, Fast(f"{seed}/samples"))


class Watch(Chooser):
    """Lets another choose, and sees who leads: alone, with the most points that everybody can see."""

    def __init__(self, chooser: Chooser, game: Game) -> None:
        self.chooser = chooser
        self.game: Game = game
        self.leader = -1
        self.changes = 0
        self.is_public = True

    def choose(self, state: State, seat: int) -> Action:
        if self.is_public:
            self.look(self.game.scores(state))
        return self.chooser.choose(state, seat)

    def look(self, scores: list[int] | None) -> None:
        if scores is None:
            self.is_public = False
            return
        best = max(scores)
        if scores.count(best) > 1 or scores.index(best) == self.leader:
            return
        self.changes += self.leader >= 0
        self.leader = scores.index(best)


def uses_of(game: Game, state: State) -> list[Counter[str]]:
    """What every seat used, from the journal and from what the game says each seat holds."""
    found: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    for event in state.journal.events if state.journal is not None else []:
        for declared in game.used.get(event.kind.name, ()):
            if 0 <= event.seat < state.seats:
                found[event.seat].update(uses_in(declared, game.describe(event, event.seat)))
    for seat, pieces in enumerate(game.held(state)):
        found[seat].update(f"held {piece}" for piece in pieces)
    return found


def uses_in(declared: str, event: Data) -> list[str]:
    """`taken ship` of an event with `ship: B4` is `taken ship.B4`; of a list every entry is a use."""
    how, value, *kind = declared.split()
    found = event.get(value, "none")
    words = found if isinstance(found, list) else [found]
    return [f"{how} {kind[0] if kind else value}.{word}" for word in words if word != "none"]
