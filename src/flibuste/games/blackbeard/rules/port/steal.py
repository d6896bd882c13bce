"""9.6 – Stealing Booty from a revelling Pirate in the same Port."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import ability, lose_loyalty
from flibuste.games.blackbeard.rules.dice import roll, roll_all, wanted
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.card_against import use_skull
from flibuste.games.blackbeard.rules.reactions.duels import Duel
from flibuste.games.blackbeard.rules.sea.stow import Give, share_booty
from flibuste.games.blackbeard.table.actions import HARDEN, PASS
from flibuste.games.blackbeard.table.constants import R_SHARE, R_THEFT, SKULL, SYSTEM
from flibuste.games.blackbeard.table.events import HARDENED, STOLEN, THEFT
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep

START, ROLLING, RESULT, SHARE = range(4)


def victims(state: State, number: int) -> list[int]:
    """9.61a – Another player's Pirates in the same Port with a D&R marker and unfenced Booty."""
    thief = state.pirate(number)
    found: list[int] = []
    for other in state.docked_in(thief.place):
        victim = state.pirate(other)
        if victim.owner != thief.owner and victim.revels and victim.booty():
            found.append(other)
    return found


class Steal(ChangingStep):
    """9.62a – Thief: 1d6 + Ability + 1; victim: 1d6 + Ability, +2 with Skull and Crossbones.

    `edge` is that bonus, later the difference by which the thief won.
    """

    NAME: ClassVar[str] = "steal"
    CLAUSE: ClassVar[str] = "9.62a"
    FIELDS: ClassVar[dict[str, str]] = {"victim": "pirate", "stage": "number", "edge": "number"}

    def __init__(self, victim: int, stage: int = 0, edge: int = 0) -> None:
        super().__init__()
        self.victim = victim
        self.stage = stage
        self.edge = edge

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        if state.is_stopped() or self.victim not in victims(state, state.active):
            state.stack.pop()
        elif stage == START:
            self.warn(state)
        elif stage == ROLLING:
            roll_all(state, [state.active, self.victim], [1, 1], R_THEFT)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage == RESULT:
            self.compare(state, result[0], result[1])
        else:
            self.take(state, result[0])

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        """9.62b, 9.62d – What the thief needs for a share of the Booty, the victim to drive him off."""
        if self.stage > RESULT:
            return 0
        lead = ability(state, self.victim) + self.edge - ability(state, state.active) - 1
        return wanted(totals[1] + lead + 1 if turn == 0 else totals[0] - lead + 1)

    def warn(self, state: State) -> None:
        """17.2#19d, R4 – The victim's owner may add 2, before the dice."""
        victim = state.pirate(self.victim)
        if victim.owner != SYSTEM and victim.cunning > 0 and state.players[victim.owner].hand:
            state.stack.append(Harden(victim.owner, self.victim))

    def compare(self, state: State, active: int, other: int) -> None:
        """9.62b to 9.62d – Higher: a share; a tie: a Duel (none in the solitaire game, 19.3b); lower: Loyalty -2."""
        number = state.active
        thief = active + ability(state, number) + 1
        victim = other + ability(state, self.victim) + self.edge
        state.tell(THEFT, state.pirate(number).owner, number, thief, self.victim, victim)
        if thief > victim:
            self.edge = thief - victim
            roll(state, number, 1, R_SHARE)
            return
        # 9.61b – Of the Booty only; 9.62c – equal totals lead to a Duel.
        state.stack.pop()
        if thief < victim:
            lose_loyalty(state, number, 2)
        elif not state.is_alone():
            state.stack.append(Duel(self.victim, number, False))

    def take(self, state: State, rolled: int) -> None:
        """9.63 – (1d6 + the difference) x 10 percent of the victim's Booty, at most all of it, rounded up."""
        state.stack.pop()
        number = state.active
        victim = state.pirate(self.victim)
        share = min(10, rolled + self.edge)
        amount = (victim.booty() * share + 9) // 10
        state.tell(STOLEN, state.pirate(number).owner, number, self.victim, amount)
        share_booty(state, number, amount)
        state.stack.append(Give(victim.owner, self.victim, amount))


class Harden(TableStep):
    """17.2#19d – Skull and Crossbones for +2 on the victim's roll."""

    NAME: ClassVar[str] = "harden"
    CLAUSE: ClassVar[str] = "17.2#19d"
    REACTION: ClassVar[bool] = True
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate"}
    SPOKEN: ClassVar[dict[str, str]] = {"other": "pirate"}

    def __init__(self, player: int, pirate: int) -> None:
        super().__init__(player)
        self.pirate = pirate

    def options(self, state: State) -> list[Action]:
        return [PASS, HARDEN] if SKULL in state.players[self.player].hand else [PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is HARDEN:
            use_skull(state, self.player, self.pirate)
            state.tell(HARDENED, self.player, self.pirate)
            theft = state.stack[-1]
            assert isinstance(theft, Steal)
            theft.edge = 2

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("17.2#19d", "no-skull-in-hand")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate), pirate_pair(state, state.active, "other"))
