"""Ratings: one number that says how strong a bot is, from who beat whom (openskill's Plackett-Luce model)."""

import importlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from flibuste.arena.contest import Played
from flibuste.engine.chance import Fast
from flibuste.extras import need

ORDERS = 12
MOST = 20_000  # games that are taken, over all orders


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how sure that is: with 95 % it is within two `sigma` of `mu`. All begin at 25."""

    mu: float
    sigma: float


def ratings(bots: int, games: Sequence[Played]) -> list[Rating]:
    """The rating of every bot after these games.

    A rating trusts the last games most, and here no game is later than another: the games are taken in several mixed
    orders, always the same ones, and the ratings averaged.
    """
    need("arena")
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    orders = [mixed(len(games), number) for number in range(max(1, min(ORDERS, MOST // max(1, len(games)))))]
    found = [rated(model, bots, [games[place] for place in order]) for order in orders]
    return [mean([ratings[bot] for ratings in found]) for bot in range(bots)]


def mixed(size: int, number: int) -> list[int]:
    order = list(range(size))
    Fast(f"order {number}").shuffle(order, "order")
    return order


def mean(found: list[Any]) -> Rating:
    mu, sigma = (sum(getattr(rating, name) for rating in found) / len(found) for name in ("mu", "sigma"))
    return Rating(round(mu, 3), round(sigma, 3))


def rated(model: Any, bots: int, games: Iterable[Played]) -> list[Any]:
    """The ratings after these games in this order.

    A bot at several seats counts once, with the best of them; whoever did not win comes second, all together.
    """
    known = [model.rating() for _ in range(bots)]
    for game in games:
        at_table = sorted(set(game.seating))
        won = {game.seating[seat] for seat in game.winners if seat < len(game.seating)}
        ranks = [0 if bot in won else 1 for bot in at_table]
        for bot, (rating,) in zip(at_table, model.rate([[known[bot]] for bot in at_table], ranks=ranks), strict=True):
            known[bot] = rating
    return known
