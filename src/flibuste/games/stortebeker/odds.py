"""The odds of every roll: boarding, counter-attack, broadside. Words, hints, the log and the bots ask here."""

from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.bag import BITS, FULL, size
from flibuste.engine.odds import AT_LEAST, Die, Odds, Share, Thrown, chance_of, numbered, success_or_failure, ways
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.table.actions import Board, Counter, Fire, Pay
from flibuste.games.stortebeker.table.cards import symbols
from flibuste.games.stortebeker.table.state import State

DICE: Final = 2
_ENOUGH: Final = [chance_of(DICE, AT_LEAST, needed) for needed in range(14)]
_COLOURS: Final = {
    "blue": "--p-water",
    "green": "--p-beans",
    "white": "--p-white",
    "red": "--p-meat",
    "black": "--p-rum",
    "yellow": "--p-bananas",
}


def at_least(needed: int) -> float:
    """2.3.5 – The chance that the two numbered dice show at least this."""
    return _ENOUGH[max(0, min(13, needed))]


def _chances_to_beat() -> list[float]:
    """For every lead from -10 to 10 the chance that two dice with it show more than two others."""
    counts = ways(DICE)
    total = sum(counts) ** 2
    found: list[float] = []
    for lead in range(-10, 11):
        more = 0
        for own, count in enumerate(counts):
            more += count * sum(counts[: max(0, own + lead)])
        found.append(more / total)
    return found


_MORE: Final = _chances_to_beat()


def beats(lead: int) -> float:
    """2.4.8 – The chance that two dice with this lead show more than two others (ties: the others)."""
    return _MORE[max(0, min(20, lead + 10))]


def odds(state: State, seat: int, action: Action) -> Odds | None:
    """What a legal action rolls, needs and promises; None where it rolls nothing."""
    if isinstance(action, Board):
        return boarding(state, seat, action)
    if isinstance(action, Counter):
        return counter_attack(state, seat, action)
    if isinstance(action, Pay):
        return best_broadside(state, seat)
    return broadside(state, seat, state.berth_of(action.ship)) if isinstance(action, Fire) else None


def boarding(state: State, seat: int, action: Board) -> Odds:
    """2.3.6 – The dice and the pirates there, against the ship's strength."""
    berth = state.berth_of(action.ship)
    return of_dice(state.ship(berth).strength - state.side(berth, seat).strength())


def counter_attack(state: State, seat: int, action: Counter) -> Odds:
    """2.4.8, 2.4.9 – The dice, the pirates there and the symbols added, against the best total so far."""
    contest = state.stack[-2]
    assert isinstance(contest, Contest)
    side = state.side(state.berth_of(contest.ship), seat)
    return of_dice(contest.needed(state, seat) - side.strength() - size(symbols(action.added)))


def of_dice(needed: int) -> Odds:
    return Odds(success_or_failure(at_least(needed)), DICE, AT_LEAST, max(DICE, needed))


def best_broadside(state: State, seat: int) -> Odds | None:
    """2.1.15, 2.2.1 – Before the card is paid: the ship where the broadside is most likely to hit something."""
    best: Odds | None = None
    for berth in range(len(state.sea)):
        if state.side(berth, seat).provisions:
            found = broadside(state, seat, berth)
            if best is None or found.chance > best.chance:
                best = found
                best.kind = "colours-at"
                best.words = (("ship", state.ship(berth).name),)
    return best


def broadside(state: State, seat: int, berth: int) -> Odds:
    """2.2.2, 2.2.5 – Each colour die may remove one of the opponents' provisions of its colour there."""
    stock = rivals_stock(state, berth, seat)
    faces = state.pieces.colour_faces
    found = [0, 0, 0]
    for first in faces:
        for second in faces:
            hits = min(2, stock[first]) if first == second else min(1, stock[first]) + min(1, stock[second])
            found[hits] += 1
    total = len(faces) ** 2
    shares = [
        Share("two-cards", found[2] / total, True),
        Share("one-card", found[1] / total, True),
        Share("no-card", found[0] / total, False),
    ]
    return Odds(shares, DICE, sides=len(faces), kind="colours")


def rivals_stock(state: State, berth: int, seat: int) -> list[int]:
    """How many provisions of each kind the others have at a ship."""
    found = [0] * 6
    for other in range(state.seats):
        if other != seat:
            stock = state.side(berth, other).stock()
            for kind in range(6):
                found[kind] += (stock >> (BITS * kind)) & FULL
    return found


def thrown(event: dict[str, Any]) -> Thrown | None:
    """The dice that an event tells of."""
    name = event["event"]
    if name in ("fired", "losses"):
        return Thrown([Die(event[key], colour=_COLOURS.get(event[key], "")) for key in ("first", "second")])
    if name not in ("boarded", "countered"):
        return None
    dice = numbered([event["first"], event["second"]])
    if "needed" not in event:
        return Thrown(dice)
    words = (("pirates", str(event["pirates"])), ("total", str(event["total"])))
    return Thrown(dice, event["result"], event["result"] == "enough", "total", event["needed"], words)
