"""7.4 – Boarding cards: in force for the whole battle."""

from typing import ClassVar

from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.table.actions import ASKS_CHESTS
from flibuste.games.cove.table.events import BECALMED, CREW_DICE, FASTER, OVERBOARD, SMOKE
from flibuste.games.cove.table.state import State


class NoMoreCards(Effect):
    """7.4.11, 7.4.12 – Becalmed: nobody plays another card in this battle; those played stay in force."""

    NAME: ClassVar[str] = "no-more-cards"
    CLAUSE: ClassVar[str] = "7.4.11"

    def happen(self, state: State, seat: int, value: int) -> None:
        state.fight().becalmed = True
        state.tell(BECALMED, seat)


class BattleSpeed(Effect):
    """7.4.21 – Fair Wind: added to the speed for the rest of the battle; several add up."""

    NAME: ClassVar[str] = "speed"
    CLAUSE: ClassVar[str] = "7.4.21"
    AMOUNT: ClassVar[str] = "amount"
    LEAST: ClassVar[int] = -20

    def happen(self, state: State, seat: int, value: int) -> None:
        speed_up(state, seat, self.amount)


class SpeedPerChest(Effect):
    """7.4.51 – Overboard: any number of chests from the hold onto the card, each adding to the speed."""

    NAME: ClassVar[str] = "speed-per-chest"
    CLAUSE: ClassVar[str] = "7.4.51"
    AMOUNT: ClassVar[str] = "amount"
    ASKS: ClassVar[int] = ASKS_CHESTS

    def values(self, state: State, seat: int) -> list[int]:
        return list(range(state.players[seat].chests + 1))

    def happen(self, state: State, seat: int, value: int) -> None:
        if value > 0:
            state.players[seat].chests -= value
            state.fight().overboard += value
            state.tell(OVERBOARD, seat, value)
            speed_up(state, seat, self.amount * value)


class DiceFromCrew(Effect):
    """7.4.31 – Grapple: every ship rolls as many dice as its crew, whatever its cannons."""

    NAME: ClassVar[str] = "dice-from-crew"
    CLAUSE: ClassVar[str] = "7.4.31"

    def happen(self, state: State, seat: int, value: int) -> None:
        state.fight().crew_dice = True
        state.tell(CREW_DICE, seat)


class Smoke(Effect):
    """7.4.41 – Smoke: only a 6 hits its player's ship; a second one adds nothing."""

    NAME: ClassVar[str] = "smoke"
    CLAUSE: ClassVar[str] = "7.4.41"
    AMOUNT: ClassVar[str] = "hit_from"

    def happen(self, state: State, seat: int, value: int) -> None:
        battle = state.fight()
        battle.smoke[seat] = max(battle.smoke[seat], self.amount)
        state.tell(SMOKE, seat, self.amount)


def speed_up(state: State, seat: int, amount: int) -> None:
    """4.1.4 – A bonus for this battle; it counts from the next order on (4.2.8)."""
    state.fight().speed[seat] += amount
    state.tell(FASTER, seat, amount, state.battle_speed(seat))
