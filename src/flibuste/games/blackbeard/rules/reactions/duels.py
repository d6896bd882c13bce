"""15 – Duels: for a ship (Piratical Ambition) or over a theft."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import gain_loyalty
from flibuste.games.blackbeard.rules.dice import owner_of, roll_all
from flibuste.games.blackbeard.rules.leaving import eliminate
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.sea.mutiny import take_command
from flibuste.games.blackbeard.table.actions import (
    BREAK_OFF,
    CONTINUE,
    HOLDS,
    KEEP_LETTER,
    KEEP_SHIP,
    TAKE_LETTER,
    TAKE_SHIP,
    UseHold,
)
from flibuste.games.blackbeard.table.constants import BY_DUEL, HEAVY_GUNS, LETTER, LOCKER, NONE, R_DUEL
from flibuste.games.blackbeard.table.events import CHALLENGED, CHALLENGER_DEAD, DUEL_TIED, DUEL_WON, LOOTED, SWAPPED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


# 15.1a – By Piratical Ambition, or by a tied theft.
def challenge(state: State, by: int, challenger: int, number: int) -> None:
    """17.2#17 – A held Pirate challenges the captain; he may already use his Cunning (12.0a)."""
    state.challenger_cunning = state.card(challenger).cunning
    state.tell(CHALLENGED, by, challenger, number)
    state.stack.append(Duel(challenger, number, True))


class Duel(ChangingStep):
    """15.1b – Each rolls as many dice as his Duel trait; the higher total wins, the other is killed.

    `first` is the challenger, or the victim of a theft (he rolls first); `second` the Active Pirate.
    """

    NAME: ClassVar[str] = "duel"
    CLAUSE: ClassVar[str] = "15.1b"
    FIELDS: ClassVar[dict[str, str]] = {"first": "pirate", "second": "pirate", "for_ship": "flag", "rolled": "flag"}

    def __init__(self, first: int, second: int, for_ship: bool, rolled: bool = False) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.for_ship = for_ship
        self.rolled = rolled

    def resume(self, state: State) -> None:
        self.rolled = True
        dice = [state.card(self.second).duel, state.card(self.first).duel]
        roll_all(state, [self.second, self.first], dice, R_DUEL)

    def receive(self, state: State, result: list[int]) -> None:
        second, first = result[0], result[1]
        if first == second:
            self.settle_tie(state)
            return
        state.stack.pop()
        winner = self.first if first > second else self.second
        loser = self.second if first > second else self.first
        state.tell(DUEL_WON, owner_of(state, winner), winner, loser)
        if self.for_ship:
            self.settle_ambition(state, winner)
        else:
            self.settle_theft(state, winner, loser)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return totals[1 - turn] + 1

    def settle_tie(self, state: State) -> None:
        """15.1e, 15.1j – For a ship it is repeated; after a theft only if both players agree."""
        state.tell(DUEL_TIED, owner_of(state, self.first), self.first, self.second)
        self.rolled = False
        if not self.for_ship:
            state.stack.append(GoOn(owner_of(state, self.second), owner_of(state, self.first)))

    def settle_ambition(self, state: State, winner: int) -> None:
        """15.1c, 15.1d – The challenger takes the ship, or is out of the game and Loyalty rises by 1."""
        # 17.2#17c, 17.2#17d – Won or lost.
        seat = owner_of(state, self.first)
        if winner == self.first:
            old = state.pirate(self.second)
            take_command(state, old, self.first, seat, BY_DUEL)
            state.pirate(self.first).cunning = state.challenger_cunning
            return
        state.players[seat].held.remove(self.first)
        state.fate[self.first] = LOCKER
        state.tell(CHALLENGER_DEAD, seat, self.first)
        gain_loyalty(state, self.second, 1)

    def settle_theft(self, state: State, winner: int, loser: int) -> None:
        """15.1f, 15.1i – A thief who wins loots the victim; one who loses is killed and leaves nothing."""
        if winner == self.second:
            state.stack.append(Loot(state.pirate(winner).owner, winner, loser))
        else:
            eliminate(state, loser, BY_DUEL)


class GoOn(TableStep):
    """15.1j – A tied Duel over a theft goes on only if both players agree."""

    NAME: ClassVar[str] = "go-on"
    CLAUSE: ClassVar[str] = "15.1j"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "then": "seat"}
    SPOKEN: ClassVar[dict[str, str]] = {"other": "pirate"}

    def __init__(self, player: int, then: int) -> None:
        super().__init__(player)
        self.then = then

    def options(self, state: State) -> list[Action]:
        return [CONTINUE, BREAK_OFF]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is BREAK_OFF:
            state.stack.pop()
        elif self.then != NOBODY:
            state.stack.append(GoOn(self.then, NOBODY))

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("15.1j", "continue-or-break-off")

    def prompt(self, state: State) -> Pairs:
        duel = state.stack[-2]
        assert isinstance(duel, Duel)
        return (pirate_pair(state, duel.first), pirate_pair(state, duel.second, "other"))


LOOT_SHIP, LOOT_LETTER, LOOT_HOLD = range(3)


class Loot(ChangingStep):
    """15.1f to 15.1h – The thief takes ship (or not), Letter (at most one), Hostages, Information and all Booty."""

    NAME: ClassVar[str] = "loot"
    CLAUSE: ClassVar[str] = "15.1f"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "thief": "pirate", "victim": "pirate", "stage": "number"}

    def __init__(self, player: int, thief: int, victim: int, stage: int = 0) -> None:
        super().__init__(player)
        self.thief = thief
        self.victim = victim
        self.stage = stage

    def options(self, state: State) -> list[Action]:
        if self.stage == LOOT_SHIP:
            return [TAKE_SHIP, KEEP_SHIP]
        if self.stage == LOOT_LETTER:
            return [TAKE_LETTER, KEEP_LETTER] if state.pirate(self.victim).letter != NONE else [KEEP_LETTER]
        found: list[Action] = []
        for hold in range(len(state.pirate(self.thief).holds)):
            found.append(HOLDS[hold])
        return found

    def choose(self, state: State, action: Action) -> None:
        thief, victim = state.pirate(self.thief), state.pirate(self.victim)
        if self.stage == LOOT_SHIP:
            if action is TAKE_SHIP:
                self.swap(state, thief, victim)
            self.stage = LOOT_LETTER if victim.letter != NONE else LOOT_HOLD
        elif self.stage == LOOT_LETTER:
            if action is TAKE_LETTER:
                if thief.letter != NONE:
                    state.put_back(state.removed, LETTER)
                thief.letter = victim.letter
                victim.letter = NONE
            self.stage = LOOT_HOLD
        else:
            assert isinstance(action, UseHold)
            self.take_goods(state, thief, victim, action.hold)

    def swap(self, state: State, thief: Pirate, victim: Pirate) -> None:
        """15.1h – Everything of his moves to the victim's ship, which keeps its damage and guns."""
        old = thief.holds
        thief.ship, thief.speed, thief.combat = victim.ship, victim.speed, victim.combat
        if thief.guns:
            state.put_back(state.removed, HEAVY_GUNS)
        thief.guns = victim.guns
        victim.guns = False
        thief.holds = [0] * state.pieces.ships[thief.ship].holds
        for value in sorted(old, reverse=True):
            hold = thief.free_hold()
            thief.holds[hold if hold != NONE else 0] += value
        state.tell(SWAPPED, self.player, self.thief, thief.ship)

    def take_goods(self, state: State, thief: Pirate, victim: Pirate, hold: int) -> None:
        """15.1g – All Booty into one Hold; Hostages and Information are transferred."""
        state.stack.pop()
        amount = victim.booty()
        thief.holds[hold] += amount
        state.tell(LOOTED, self.player, self.thief, amount)
        thief.hostages = sorted(thief.hostages + victim.hostages)
        victim.hostages = []
        for port, points in victim.information.items():
            thief.information[port] = thief.information.get(port, 0) + points
        eliminate(state, self.victim, BY_DUEL)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("15.1f", "loot-in-order")

    def prompt(self, state: State) -> Pairs:
        stage = ("ship", "letter", "hold")[self.stage]
        amount = str(state.pirate(self.victim).booty())
        thief = pirate_pair(state, self.thief, "thief")
        return (thief, pirate_pair(state, self.victim, "victim"), ("stage", stage), ("amount", amount))
