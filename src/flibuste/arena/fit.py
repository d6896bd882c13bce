"""Fits the weights of a game's judgement on matches between bots: `flibuste fit GAME`.

Bots play; now and then a position is kept, with the features of every side, and with who won in the end. The weights
are those that make the ends most likely. Every fifth round of them is held out, and only tells how well the
weights do.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from flibuste.arena.simulate import BotChooser
from flibuste.bots import Bot, make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.mind import Guess, Mind, chances
from flibuste.engine.playout import Chooser, play
from flibuste.engine.softmax import Example, fit, log_loss
from flibuste.engine.state import State

Progress = Callable[[int], None]
HELD_OUT = 5
PRICE = 0.5
ROUNDS = 25
BINS = 10


@dataclass(frozen=True)
class Sample:
    """What to play: so many matches between bots of one name, keeping so many positions of each."""

    game: str
    matches: int = 400
    bot: str = "deckhand"
    seats: tuple[int, ...] = ()
    positions: int = 25
    seed: str = "fit"
    near: float = 0.0  # what it costs to depart from the weights there are; 0: begin with nothing
    check: bool = False  # fit nothing: how do the weights that there are on all of these matches?


@dataclass(frozen=True)
class Bin:
    """Positions in which a seat was given about this chance: how many, the mean of what was said and of what came."""

    count: int
    said: float
    came: float


@dataclass(frozen=True)
class Kept:
    """What is kept of a match: positions with their end, and what was hidden in them."""

    examples: list[Example] = field(default_factory=list)
    guesses: list[Example] = field(default_factory=list)


@dataclass(frozen=True)
class Beliefs:
    """The weights of what tells something about hidden things, and how they do on matches held out; so an even draw."""

    weights: dict[str, float]
    loss: float
    even_loss: float
    guesses: int


@dataclass(frozen=True)
class Fitted:
    """The weights, and how they do on matches that they were not fitted on."""

    sample: Sample
    matches: int
    examples: int
    weights: dict[str, float]
    loss: float
    fair_loss: float
    before: float
    bins: list[Bin]
    beliefs: Beliefs | None = None

    @property
    def held_out(self) -> float:
        """How many matches the weights were not fitted on."""
        return self.matches if self.sample.check else self.matches / HELD_OUT

    def data(self) -> Data:
        """As it is kept in the game's folder."""
        found: Data = {
            "version": 1,
            "fitted": datetime.now(UTC).date().isoformat(),
            "matches": self.matches,
            "positions": self.examples,
            "players": self.sample.bot,
            "seats": list(self.sample.seats),
            "seed": self.sample.seed,
            "near": self.sample.near,
            "log_loss": round(self.loss, 4),
            "log_loss_of_a_guess": round(self.fair_loss, 4),
            "reliability": [[entry.count, round(entry.said, 3), round(entry.came, 3)] for entry in self.bins],
            "weights": {name: round(value, 5) for name, value in self.weights.items()},
        }
        if self.beliefs is not None:
            found["beliefs"] = {name: round(value, 5) for name, value in self.beliefs.weights.items()}
            found["log_loss_of_beliefs"] = round(self.beliefs.loss, 4)
            found["log_loss_of_an_even_draw"] = round(self.beliefs.even_loss, 4)
            found["guesses"] = self.beliefs.guesses
        return found


class Keeper(Chooser):
    """Lets others choose, and keeps the features of a position now and then."""

    def __init__(self, chooser: Chooser, mind: Mind[State], dice: Fast, spacing: int) -> None:
        self.chooser = chooser
        self.mind = mind
        self.dice = dice
        self.spacing = spacing
        self.kept: list[list[list[float]]] = []
        self.guesses: list[Example] = []

    def choose(self, state: State, seat: int) -> Action:
        if self.dice.below(self.spacing, "keep") == 0:
            self.kept.append(self.mind.features(state))
            self.guesses += [guessed(guess) for guess in self.mind.guesses(state, seat)]
        return self.chooser.choose(state, seat)


def guessed(guess: Guess) -> Example:
    """A guess as an example: the truth has won."""
    return Example(guess.rows, [1.0 if place == guess.truth else 0.0 for place in range(len(guess.rows))])


def gather(game: Game, sample: Sample, number: int) -> Kept:
    """What is kept of one match; the number of players goes round."""
    seed = f"{sample.seed}/{number}"
    seats = sample.seats[number % len(sample.seats)]
    state = game.start(seats, {}, Fast(seed))
    bots: list[Bot] = [make_bot(sample.bot, Fast(f"{seed}/bot {seat}")) for seat in range(seats)]
    keeper = Keeper(BotChooser(game, bots, Fast(f"{seed}/samples")), game.mind, Fast(f"{seed}/keep"), 4)
    play(state, keeper, game.longest)
    assert state.outcome is not None
    step = max(1, len(keeper.kept) // sample.positions)
    examples = [Example(rows, shares(state.outcome.winners, len(rows), seats)) for rows in keeper.kept[::step]]
    return Kept(examples, keeper.guesses[:: max(1, len(keeper.guesses) // sample.positions)])


def shares(winners: list[int], sides: int, seats: int) -> list[float]:
    """Who won; where no seat did, the last side has won."""
    found = [0.0] * sides
    for seat in winners:
        found[seat if seat < seats else sides - 1] += 1.0 / len(winners)
    if not winners:
        found[sides - 1] = 1.0
    return found


def fit_game(game: Game, sample: Sample, progress: Progress | None = None) -> Fitted:
    """Play and fit. Ctrl-C ends the playing early; what was played is fitted."""
    groups: list[Kept] = []
    try:
        for number in range(sample.matches):
            groups.append(gather(game, sample, number))
            if progress is not None:
                progress(number + 1)
    except KeyboardInterrupt:
        pass
    return fitted(game, sample, groups)


def fitted(game: Game, sample: Sample, groups: list[Kept]) -> Fitted:
    known, held = parted([group.examples for group in groups], len(sample.seats))
    size = len(game.mind.FEATURES)
    if sample.check:
        known, held, weights = [], known + held, list(game.mind.weights)
    elif sample.near:
        weights = fit(known, game.mind.weights, sample.near, ROUNDS, game.mind.weights)
    else:
        weights = fit(known, [0.0] * size, PRICE, ROUNDS)
    names = dict(zip(game.mind.FEATURES, weights, strict=True))
    return Fitted(
        sample,
        len(groups),
        len(known) + len(held),
        names,
        loss=log_loss(held, weights),
        fair_loss=log_loss(held, [0.0] * size),
        before=log_loss(held, game.mind.weights),
        bins=reliability(held, weights),
        beliefs=None if sample.check else fitted_beliefs(game, [group.guesses for group in groups], len(sample.seats)),
    )


def parted(groups: list[list[Example]], around: int) -> tuple[list[Example], list[Example]]:
    """What is fitted on, and what is held out: every fifth round, so that all numbers of players are in both."""
    known: list[Example] = []
    held: list[Example] = []
    for number, group in enumerate(groups):
        (known if number // around % HELD_OUT else held).extend(group)
    return known, held


def fitted_beliefs(game: Game, groups: list[list[Example]], around: int) -> Beliefs | None:
    """What the choices of others tell about what they hide; None where the game looks at nothing of the sort."""
    names = game.mind.BELIEFS
    if not names:
        return None
    known, held = parted(groups, around)
    weights = fit(known, list(game.mind.EVEN), PRICE, ROUNDS)
    return Beliefs(
        dict(zip(names, weights, strict=True)),
        log_loss(held, weights),
        log_loss(held, list(game.mind.EVEN)),
        len(known) + len(held),
    )


def reliability(examples: list[Example], weights: list[float]) -> list[Bin]:
    """What was said and what came, in tenths."""
    counts, said, came = [0] * BINS, [0.0] * BINS, [0.0] * BINS
    for example in examples:
        for chance, share in zip(chances(example.rows, weights), example.shares, strict=True):
            place = min(BINS - 1, int(chance * BINS))
            counts[place] += 1
            said[place] += chance
            came[place] += share
    return [Bin(counts[i], said[i] / counts[i], came[i] / counts[i]) for i in range(BINS) if counts[i]]


def keep(game: Game, found: Fitted, path: Path | None = None) -> Path:
    """Write the weights where the game looks for them, or elsewhere."""
    target = path or game.folder / "judgement/weights.json"
    target.write_text(json.dumps(found.data(), indent=1) + "\n", encoding="utf-8")
    return target
