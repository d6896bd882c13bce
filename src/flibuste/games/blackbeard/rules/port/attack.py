"""9.5 – Attacking and sacking Ports."""

from typing import ClassVar

from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import (
    ability,
    combat,
    cruelty,
    damage_combat,
    gain_loyalty,
    gain_notoriety,
    party,
    put_to_sea,
    revel,
)
from flibuste.games.blackbeard.rules.dice import roll, sum_of, throw_dice, wanted
from flibuste.games.blackbeard.rules.leaving import lose_haven
from flibuste.games.blackbeard.rules.port.ports import destroy_port
from flibuste.games.blackbeard.rules.sea.move import arrive
from flibuste.games.blackbeard.rules.sea.stow import offer_booty
from flibuste.games.blackbeard.table.constants import BIT, BY_PORT, FIRST_PORT, LETTER, NONE, R_ATTACK, R_BOOTY, R_SACK
from flibuste.games.blackbeard.table.events import ATTACKED, LETTER_LOST, PORT_ROLL, SACKED
from flibuste.games.blackbeard.table.state import ChangingStep, State

START, RESULT, BOOTY, OFFER, DOCK = range(5)


class AttackPort(ChangingStep):
    """9.52a – Pirate: 1d6 + Combat + Ability + Information; Port: 1d6 (2d6 once attacked) + Defence."""

    NAME: ClassVar[str] = "attack-port"
    CLAUSE: ClassVar[str] = "9.52a"
    FIELDS: ClassVar[dict[str, str]] = {"stage": "number", "against": "number"}

    def __init__(self, stage: int = 0, against: int = 0) -> None:
        super().__init__()
        self.stage = stage
        self.against = against

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        port = state.target - FIRST_PORT
        if state.is_stopped():
            state.stack.pop()
        elif stage == START:
            self.begin(state, port)
        elif stage == BOOTY:
            roll(state, state.active, state.pieces.ports[port].wealth, R_BOOTY)
        else:
            self.dock(state, port)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage == RESULT:
            self.compare(state, state.target - FIRST_PORT, result[0])
        else:
            offer_booty(state, state.active, 100 * result[0])

    def begin(self, state: State, port: int) -> None:
        """9.52c, 9.58 – The attack is remembered whatever comes of it; then the Port rolls, and the Pirate."""
        dice = 2 if state.attacked & BIT[port] else 1
        remember_attack(state, port)
        faces = throw_dice(state, dice, "port-defence")
        self.against = sum_of(faces) + state.pieces.ports[port].defence
        state.tell(PORT_ROLL, state.others(state.turn)[0] if state.seats > 1 else NOBODY, port, self.against, faces)
        roll(state, state.active, 1, R_ATTACK)

    def compare(self, state: State, port: int, rolled: int) -> None:
        """9.52b – A strictly higher total succeeds."""
        number = state.active
        total = rolled + self.strength(state)
        won = total > self.against
        owner = state.pirate(number).owner
        state.tell(ATTACKED, owner, number, port, total, self.against, 1 if won else 0)
        if not won:
            state.stack.pop()
            # 9.54a – By the difference; 9.54b – he stays at sea, the Port as it was.
            damage_combat(state, number, self.against - total, BY_PORT)
            return
        # 9.53b, 9.53c, 9.53d – Notoriety 2 x Wealth, Loyalty +1, 1 damage; 9.57a – the Port keeps its ratings.
        gain_notoriety(state, number, 2 * state.pieces.ports[port].wealth)
        gain_loyalty(state, number, 1)
        damage_combat(state, number, 1, BY_PORT)

    def strength(self, state: State) -> int:
        number = state.active
        edge = information(state, number, state.target - FIRST_PORT)
        return combat(state, number) + ability(state, number) + edge

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return wanted(self.against + 1 - self.strength(state)) if self.stage == RESULT else 0

    def dock(self, state: State, port: int) -> None:
        """9.53e, 9.55a – Docked in the Port, which he may sack with his next Action."""
        state.stack.pop()
        for member in party(state, state.active):
            arrive(state, member, FIRST_PORT + port)
            pirate = state.pirate(member)
            pirate.sacking = port
            pirate.sack_turn = state.turn_number


def information(state: State, number: int, port: int) -> int:
    """8.46c, 11.7b – Information points on this Port; of two allies the higher."""
    best = 0
    for member in party(state, number):
        best = max(best, state.pirate(member).information.get(port, 0))
    return best


def remember_attack(state: State, port: int) -> None:
    """9.58 – Attack History, the Port Attacked marker; his Letter of that nation and his Safe Haven there are lost."""
    nation = state.pieces.ports[port].nation
    state.attacked |= BIT[port]
    for member in party(state, state.active):
        pirate = state.pirate(member)
        # 9.58a – Every Port of the nation is hostile now; 9.58c – and this one will defend with 2d6.
        pirate.history |= BIT[nation]
        if state.haven_of[port] == member:
            lose_haven(state, port)
        if pirate.letter == nation:
            pirate.letter = NONE
            state.put_back(state.removed, LETTER)
            state.tell(LETTER_LOST, pirate.owner, member, nation)


class Sack(ChangingStep):
    """9.55b – 1d6 + Cruelty must be strictly higher than the Port's Defence."""

    NAME: ClassVar[str] = "sack"
    CLAUSE: ClassVar[str] = "9.55b"
    FIELDS: ClassVar[dict[str, str]] = {"rolled": "flag"}

    def __init__(self, rolled: bool = False) -> None:
        super().__init__()
        self.rolled = rolled

    def resume(self, state: State) -> None:
        if state.is_stopped():
            state.stack.pop()
        else:
            self.rolled = True
            roll(state, state.active, 1, R_SACK)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        self.settle(state, state.target - FIRST_PORT, result[0] >= self.needs(state, 0, result))

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        defence = state.pieces.ports[state.target - FIRST_PORT].defence
        return wanted(defence + 1 - cruelty(state, state.active, False))

    def settle(self, state: State, port: int, won: bool) -> None:
        """9.55c to 9.55f – Destroyed, Loyalty +1, Notoriety 3 x Wealth, D&R at sea; or only the Action is lost."""
        number = state.active
        state.tell(SACKED, state.pirate(number).owner, number, port, 1 if won else 0)
        for member in party(state, number):
            state.pirate(member).sacking = NONE
        if not won:
            return
        inside = state.docked_in(FIRST_PORT + port)
        destroy_port(state, port)
        # 9.55d, 9.56a – On top of what the attack has brought.
        gain_loyalty(state, number, 1)
        gain_notoriety(state, number, 3 * state.pieces.ports[port].wealth)
        for member in inside:
            put_to_sea(state, member)
        # 9.55e – At sea, and involuntary; 9.59a – a failed sack leaves him Docked.
        revel(state, number, True)
