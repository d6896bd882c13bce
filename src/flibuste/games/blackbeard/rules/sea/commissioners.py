"""10 – King's Commissioners: deployment, Interception and battle, attacks on Pirate Ports, ousting."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import (
    ability,
    add_notoriety,
    clear_port,
    combat,
    gain_loyalty,
    gain_notoriety,
    hit,
    party,
    ship_combat,
    speed,
)
from flibuste.games.blackbeard.rules.dice import roll, roll_all, wanted
from flibuste.games.blackbeard.rules.leaving import eliminate
from flibuste.games.blackbeard.rules.port.ports import destroy_port
from flibuste.games.blackbeard.rules.prompts import Pairs, kc_pair, pirate_pair
from flibuste.games.blackbeard.rules.turn.double_cross import RetireByLetter
from flibuste.games.blackbeard.table.actions import FIGHT, SURRENDER
from flibuste.games.blackbeard.table.constants import (
    BY_KC,
    BY_SURRENDER,
    COMMISSIONER,
    FIRST_PORT,
    LOCKER,
    NONE,
    PLUNDER,
    R_BATTLE,
    R_DEFENCE,
    R_INTERCEPTION,
    R_OUST,
    RETIRED,
    SUNK,
    SYSTEM,
)
from flibuste.games.blackbeard.table.events import (
    ASSAULT,
    KC_BEATEN,
    KC_CAME,
    KC_CAUGHT,
    KC_CHASE,
    KC_FIRES,
    KC_MISSED,
    NOT_OUSTED,
    OUSTED,
    OUSTING,
    REPELLED,
    SURRENDERED,
)
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


# 1.0a – The rules of section 10 as printed; 10.0a – no Pirate ever attacks a KC; 10.22a – a KC acts in AP Actions only.
def bring_kc(state: State, seat: int, zone: int) -> None:
    """10.11a, 10.12b – A random KC comes into play under this player's control."""
    player = state.players[seat]
    player.kc = state.draw_from(state.kc_pool, "kc")
    # 7.11d – It will move like a ship, never into Ports; 10.26a – its player may have Pirates there.
    player.kc_place = zone
    state.tell(KC_CAME, seat, player.kc, zone)


def convert_to_kc(state: State, seat: int, number: int, zone: int) -> None:
    """17.2#16a – A retired Pirate becomes this player's KC."""
    state.fate[number] = COMMISSIONER
    player = state.players[seat]
    player.kc = len(state.pieces.commissioners) + number
    player.kc_place = zone
    rest_kc(state, seat)


def rest_kc(state: State, seat: int) -> None:
    """4.65A, 17.2#16b – A KC just deployed cannot act in that Player Turn.

    A player has spent his AP Action. The system counts none (19.13a): its KC is done for the turn.
    """
    if seat == SYSTEM:
        state.kc_acted = SYSTEM
        state.kc_broken = True


def remove_kc(state: State, seat: int, killed: bool) -> None:
    """10.14a – Eliminated for good; else back to the pool, a converted Pirate to the retired ones (17.2#5a)."""
    player = state.players[seat]
    counters = len(state.pieces.commissioners)
    if player.kc >= counters:
        state.fate[player.kc - counters] = LOCKER if killed else RETIRED
    elif not killed:
        state.put_back(state.kc_pool, player.kc)
    player.kc = NONE
    player.kc_place = NONE


class Interception(ChangingStep):
    """10.32 to 10.34 – A KC tries to intercept the Active Pirate, who then fights or surrenders."""

    NAME: ClassVar[str] = "interception"
    CLAUSE: ClassVar[str] = "10.32a"
    FIELDS: ClassVar[dict[str, str]] = {"by": "seat", "moved": "flag", "stage": "number", "against": "number"}

    def __init__(self, by: int, moved: bool, stage: int = 0, against: int = 0) -> None:
        super().__init__()
        self.by = by
        self.moved = moved
        self.stage = stage
        self.against = against

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        if state.active == NONE:
            state.stack.pop()
        elif stage == 0:
            self.chase(state)
        else:
            self.engage(state)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage == 1:
            self.catch(state, result[0])
        else:
            self.decide(state, result[0])

    def chase(self, state: State) -> None:
        """10.32a – KC: 1d6 + Speed, -1 if it has just moved in; the Pirate 1d6 + Speed."""
        kc = state.players[self.by].kc
        face = state.chance.die("kc-interception")
        self.against = face + state.pieces.kc(kc).speed - (1 if self.moved else 0)
        state.tell(KC_CHASE, self.by, kc, state.active, self.against, face)
        roll(state, state.active, 1, R_INTERCEPTION)

    def catch(self, state: State, rolled: int) -> None:
        """10.32b – Only a strictly higher total intercepts; 10.32c – a Plunder is over whatever the battle brings."""
        kc = state.players[self.by].kc
        if rolled >= self.to_escape(state):
            state.tell(KC_MISSED, self.by, kc, state.active)
            state.stack.pop()
            return
        state.tell(KC_CAUGHT, self.by, kc, state.active)
        if state.doing == PLUNDER:
            state.cancelled = True
        pirate = state.pirate(state.active)
        if pirate.letter != NONE and pirate.ally == NONE and not (state.is_alone() and pirate.owner >= 0):
            # 18.41Ba – A Letter of any nation will do.
            state.stack.append(FightOrSurrender(pirate.owner))

    def to_escape(self, state: State) -> int:
        return self.against - speed(state, state.active)

    def to_win(self, state: State) -> int:
        return self.against - ability(state, state.active) - combat(state, state.active)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return wanted(self.to_escape(state) if self.stage == 1 else self.to_win(state))

    def engage(self, state: State) -> None:
        """10.34a – KC: 1d6 + Combat; the Pirate 1d6 + Ability + Combat."""
        kc = state.players[self.by].kc
        face = state.chance.die("kc-battle")
        self.against = face + state.pieces.kc(kc).combat
        state.tell(KC_FIRES, self.by, kc, self.against, face)
        roll(state, state.active, 1, R_BATTLE)

    def decide(self, state: State, rolled: int) -> None:
        """10.34b, 10.34c – The KC must be strictly higher: the Pirate is sunk; else the KC is eliminated."""
        state.stack.pop()
        number = state.active
        kc = state.players[self.by].kc
        if rolled < self.to_win(state):
            for member in party(state, number):
                eliminate(state, member, BY_KC, self.by)
            return
        state.tell(KC_BEATEN, state.pirate(number).owner, kc, number)
        points = 2 * state.pieces.kc(kc).combat
        # 10.32e – Any Action but Plunder goes on.
        remove_kc(state, self.by, True)
        gain_notoriety(state, number, points)
        gain_loyalty(state, number, 1)


class FightOrSurrender(TableStep):
    """10.33a – An intercepted Pirate who has a Letter of Marque may surrender and retire on the spot."""

    NAME: ClassVar[str] = "fight-or-surrender"
    CLAUSE: ClassVar[str] = "10.33a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        return [FIGHT, SURRENDER]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is SURRENDER:
            below = state.stack.pop()
            assert isinstance(below, Interception)
            state.tell(SURRENDERED, self.player, state.active)
            state.stack.append(RetireByLetter(state.active, BY_SURRENDER, below.by))

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("10.33a", "fight-or-surrender")

    def prompt(self, state: State) -> Pairs:
        below = state.stack[-2]
        assert isinstance(below, Interception)
        return (pirate_pair(state, state.active), kc_pair(state, below.by))


class Assault(ChangingStep):
    """10.4 – A KC attacks a Pirate Port: he must beat every Pirate in it."""

    NAME: ClassVar[str] = "assault"
    CLAUSE: ClassVar[str] = "10.4a"
    FIELDS: ClassVar[dict[str, str]] = {"by": "seat", "port": "port", "against": "number", "rolled": "flag"}

    def __init__(self, by: int, port: int, against: int = 0, rolled: bool = False) -> None:
        super().__init__()
        self.by = by
        self.port = port
        self.against = against
        self.rolled = rolled

    def defenders(self, state: State) -> list[int]:
        """10.4b, R6 – Those in the Port, by their owners in Play Order from the Pirate Player."""
        return state.docked_in(FIRST_PORT + self.port)

    def resume(self, state: State) -> None:
        inside = self.defenders(state)
        self.rolled = True
        kc = state.players[self.by].kc
        face = state.chance.die("assault")
        self.against = face + state.pieces.kc(kc).combat
        state.tell(ASSAULT, self.by, kc, self.port, self.against, face)
        roll_all(state, inside, [1] * len(inside), R_DEFENCE)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        inside = self.defenders(state)
        for index in range(len(inside)):
            if result[index] >= self.needs(state, index, result):
                state.tell(REPELLED, self.by, state.players[self.by].kc, self.port)
                return
        self.destroy(state, inside)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return wanted(self.against - ship_combat(state.pirate(self.defenders(state)[turn])))

    def destroy(self, state: State, inside: list[int]) -> None:
        """10.4d, 10.4e – All to sea with 1 Combat damage each; the Port is destroyed."""
        # 9.35g – What only a KC can do to a Pirate Port.
        clear_port(state, FIRST_PORT + self.port)
        destroy_port(state, self.port)
        for number in inside:
            hit(state, number, 1, SUNK)


class Ousting(ChangingStep):
    """10.5 – A KC tries to oust everybody from the Port in which the Active Pirate is."""

    NAME: ClassVar[str] = "ousting"
    CLAUSE: ClassVar[str] = "10.51a"
    FIELDS: ClassVar[dict[str, str]] = {"by": "seat", "against": "number", "rolled": "flag"}

    def __init__(self, by: int, against: int = 0, rolled: bool = False) -> None:
        super().__init__()
        self.by = by
        self.against = against
        self.rolled = rolled

    def resume(self, state: State) -> None:
        """10.52a – KC: 1d6 + Combat; the Pirates 1d6 + the Combat of all ships there, without Ability."""
        self.rolled = True
        kc = state.players[self.by].kc
        face = state.chance.die("kc-oust")
        self.against = face + state.pieces.kc(kc).combat
        state.tell(OUSTING, self.by, kc, state.pirate(state.active).place - FIRST_PORT, self.against, face)
        roll(state, state.active, 1, R_OUST)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        place = state.pirate(state.active).place
        if result[0] < self.needs(state, 0, result):
            state.tell(OUSTED, self.by, place - FIRST_PORT)
            clear_port(state, place)
        else:
            state.tell(NOT_OUSTED, self.by, place - FIRST_PORT)
            for number in state.docked_in(place):
                add_notoriety(state, state.pirate(number), 1)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        needed = self.against
        for number in state.docked_in(state.pirate(state.active).place):
            needed -= ship_combat(state.pirate(number))
        return wanted(needed)
