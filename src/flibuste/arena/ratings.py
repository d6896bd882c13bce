"""Ratings: one number that says how strong a bot is, from who beat whom (openskill's Plackett-Luce model)."""

import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from flibuste.arena.contest import Played
from flibuste.extras import need


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how sure that is: with 95 % it is within two `sigma` of `mu`. All begin at 25."""

    mu: float
    sigma: float


def ratings(bots: int, games: Iterable[Played]) -> list[Rating]:
    """The rating of every bot after these games, which are taken in their order.

    A bot at several seats counts once, with the best of them; whoever did not win comes second, all together.
    """
    need("arena")
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for game in games:
        at_table = sorted(set(game.seating))
        won = {game.seating[seat] for seat in game.winners if seat < len(game.seating)}
        ranks = [0 if bot in won else 1 for bot in at_table]
        rated = model.rate([[known[bot]] for bot in at_table], ranks=ranks)
        for bot, (rating,) in zip(at_table, rated, strict=True):
            known[bot] = rating
    return [Rating(round(rating.mu, 3), round(rating.sigma, 3)) for rating in known]
