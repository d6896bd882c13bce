"""What a captain at the Cove looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Guess, Notes, NotingMind
from flibuste.games.cove.judgement.beliefs import BELIEFS, EVEN, guesses, reseal
from flibuste.games.cove.judgement.habits import weigh
from flibuste.games.cove.judgement.judge import left_there, months_left, prize
from flibuste.games.cove.knowledge.hidden import resample
from flibuste.games.cove.odds import last_left
from flibuste.games.cove.rules.cards.fame import points_in_hand
from flibuste.games.cove.rules.upkeep import hold
from flibuste.games.cove.table.constants import (
    CANNONS,
    COVE,
    CREW,
    EFFECTS_PHASE,
    FAME,
    HULL,
    NAVIGATION_PHASE,
    NONE,
    PLUNDER_PHASE,
    SAILS,
    TREASURE,
)
from flibuste.games.cove.table.state import State

_FAME: Final = 0
_FAME_CARDS: Final = 1
_BURYING: Final = 2
_CHESTS: Final = 3
_LATE_CHESTS: Final = 4
_GOLD: Final = 5
_GOLD_EARLY: Final = 6
_DICE: Final = 7
_GUNS_AND_CREW: Final = 8
_SAILS: Final = 9
_HULL: Final = 10
_WRECKED: Final = 11
_ATTACHED: Final = 12
_CARDS: Final = 13
_PRIZE: Final = 14
_AT_COVE: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class CoveMind(NotingMind[State]):
    """Fame, what the hold will bring and when it can be buried, the ship, the cards, and the prize ahead.

    All are in fame, and count the more the fewer months are left.
    """

    FEATURES: ClassVar[tuple[str, ...]] = (
        "fame",
        "fame-cards",
        "burying",
        "chests",
        "late-chests",
        "gold",
        "gold-early",
        "dice",
        "guns-and-crew",
        "sails",
        "hull",
        "wrecked",
        "attached",
        "cards",
        "prize",
        "at-cove",
    )

    BELIEFS: ClassVar[tuple[str, ...]] = BELIEFS
    EVEN: ClassVar[tuple[float, ...]] = EVEN

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        found = resample(state, seat, chance)
        reseal(found, seat, self.beliefs, chance)
        return found

    def guesses(self, state: State, seat: int) -> list[Guess]:
        return guesses(state, seat)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def judge_all(self, state: State) -> list[float]:
        """5.4.2 – In the last battle of those tied only the battle counts."""
        battle = state.battle
        if not state.revealed or battle is None or state.outcome is not None:
            return super().judge_all(state)
        found = [last_left(state, battle, seat) for seat in range(state.seats)]
        total = sum(found)
        return [share / total for share in found] if total > 0.0 else [1.0 / state.seats] * state.seats

    def scale(self, state: State) -> float:
        """What a point of fame counts: less while many months are to come."""
        return 1.0 / sqrt(1.0 + months_left(state))

    def note(self, state: State, notes: Notes) -> None:
        left = months_left(state)
        for seat in range(state.seats):
            notes.add(seat, _FAME, float(state.players[seat].fame))
            if not state.revealed:
                note_hold(state, seat, left, notes)
                note_cards(state, seat, left, notes)
                note_month(state, seat, notes)
                if left:
                    note_ship(state, seat, left / state.pieces.months, notes)


def note_hold(state: State, seat: int, left: int, notes: Notes) -> None:
    """5.3.2 – Chests and gold count when they are buried: here and now, or in a month still to come."""
    player = state.players[seat]
    if player.place == TREASURE and NAVIGATION_PHASE < state.phase <= EFFECTS_PHASE:
        notes.add(seat, _BURYING, player.chests + player.gold / 3.0)
        return
    if not left:
        return
    limit = hold(state, seat)
    chests = player.chests if limit == NONE or state.phase < EFFECTS_PHASE else min(player.chests, limit)
    notes.add(seat, _CHESTS, float(chests))
    notes.add(seat, _GOLD, player.gold / 3.0)
    notes.add(seat, _GOLD_EARLY, player.gold * left / (3.0 * state.pieces.months))
    if left <= 2:
        notes.add(seat, _LATE_CHESTS, float(chests))


def note_cards(state: State, seat: int, left: int, notes: Notes) -> None:
    """7.6 – Fame cards count for what they are, others as long as they can be played."""
    notes.add(seat, _FAME_CARDS, float(points_in_hand(state, seat)))
    if left:
        others = 0
        for card in state.players[seat].hand:
            if state.pieces.cards[card].family != FAME:
                others += 1
        notes.add(seat, _CARDS, float(others))


def note_month(state: State, seat: int, notes: Notes) -> None:
    """What this month still has in store: the prize of the island, as far as one will be the last ship there."""
    place = state.players[seat].place
    if place == COVE:
        notes.add(seat, _AT_COVE, 1.0 if state.phase <= EFFECTS_PHASE else 0.0)
        return
    if not NAVIGATION_PHASE <= state.phase <= PLUNDER_PHASE or place == TREASURE:
        return
    if state.phase == NAVIGATION_PHASE and state.stack and state.stack[-1].NAME in ("set-course", "open-course"):
        return
    battle = state.battle
    if battle is not None and battle.island == place:
        chance = last_left(state, battle, seat)
    else:
        chance = left_there(state, seat, place, False)
    notes.add(seat, _PRIZE, chance * prize(state, seat, place))


def note_ship(state: State, seat: int, time: float, notes: Notes) -> None:
    """2.1 – A strong ship is worth more the more months are left."""
    player = state.players[seat]
    crew = state.value(seat, CREW)
    cannons = state.value(seat, CANNONS)
    notes.add(seat, _DICE, time * min(crew, cannons))
    notes.add(seat, _GUNS_AND_CREW, time * (crew + cannons))
    notes.add(seat, _SAILS, time * state.value(seat, SAILS))
    notes.add(seat, _HULL, time * state.value(seat, HULL))
    attached = 0.0 if player.parrot == NONE else 3.0
    for section in range(4):
        if not player.rings[section]:
            notes.add(seat, _WRECKED, -time)
        if player.craftsmen[section] != NONE:
            attached += 1.0 - 0.3 * player.cracks[section]
    notes.add(seat, _ATTACHED, time * attached)


MIND = CoveMind
