"""Bots at a table: by their names, or any function that is given a perspective and answers with an action."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from flibuste.api.perspective import Perspective
from flibuste.bots import Bot, check_bot, make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective as Inner
from flibuste.records.match import Match

Chooser = Callable[[Perspective], Action | str]


class Choosing(Protocol):
    """A bot of your own with a memory: an object with a method `choose`."""

    def choose(self, perspective: Perspective, /) -> Action | str: ...


Player = str | Chooser | Choosing | None


def seated(players: Sequence[Any], seats: int) -> list[Player]:
    """A player for each seat: one for all, or one each; each is known, or None for nobody."""
    if len(players) not in (1, seats):
        raise ValueError(f"There are {seats} seats and {len(players)} players: name one for all, or one for each.")
    for player in players:
        if isinstance(player, str):
            check_bot(player)
        elif player is not None and not callable(chooser(player)):
            raise TypeError(f"{player!r} cannot play: give the name of a bot, a function, or None for nobody.")
    return list(players) * (seats if len(players) == 1 else 1)


def chooser(player: Any) -> Any:
    """The function that chooses: the player itself, or its method `choose`."""
    return getattr(player, "choose", player)


def answer(match: Match, seat: int, player: Any, luck: str, lang: str) -> Action | str:
    """What a player chooses, from what its seat knows."""
    inner = Inner(match.game, match.state, seat, Fast(luck + "/samples"))
    if isinstance(player, str):
        bot: Bot = make_bot(player, Fast(luck))
        return bot.choose(inner)
    chosen: Action | str = chooser(player)(Perspective(inner, match.options, lang))
    return chosen
