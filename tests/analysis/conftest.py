"""Finished matches to analyse, played once."""

import pytest

from flibuste.analysis.course import Task, as_text
from flibuste.bots import make_bot
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.perspective import Perspective
from flibuste.engine.registry import load_game
from flibuste.records.match import Match

SHORT: Data = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}


def played(name: str, seats: int, seed: str, moves: int = 10_000, components: Data | None = None) -> Match:
    """A match between players who do not look far. The last does not look at all: there is something to regret."""
    game = load_game(name, components)
    match = Match.seeded(game, seats, {}, seed)
    kinds = ["deckhand"] * (seats - 1) + ["random"]
    bots = [make_bot(kind, Fast(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    samples = Fast(f"{seed} samples")
    while match.state.outcome is None and len(match.moves) < moves:
        seat = match.state.deciders()[0]
        match.act(seat, bots[seat].choose(Perspective(game, match.state, seat, samples)))
    return match


@pytest.fixture(scope="session")
def stortebeker() -> Match:
    return played("stortebeker", 2, "analysis", components=SHORT)


@pytest.fixture(scope="session")
def task(stortebeker: Match) -> Task:
    return Task(as_text(stortebeker.data()), "deckhand")
