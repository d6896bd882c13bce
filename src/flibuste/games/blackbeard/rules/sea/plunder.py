"""8.2 to 8.4 – Plundering a Merchant: cargo, Hostage, Notoriety and Loyalty, with windows at every step."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import cruelty, gain_loyalty, gain_notoriety, lose_loyalty, party, revel
from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.port.ports import remove_merchant
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.rules.reactions.protocol import W2
from flibuste.games.blackbeard.rules.sea.stow import offer_booty
from flibuste.games.blackbeard.table.actions import KEEP_HOSTAGE, REVEL, SOBER, TORTURE
from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE, R_CAPTURE, R_CARGO, R_TORTURE
from flibuste.games.blackbeard.table.events import CARGO, HELD_HOSTAGE, HOSTAGE, INFORMED, TORTURED
from flibuste.games.blackbeard.table.pirate_actions import StowHostage, TellPirate
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep

ROLL_CARGO, VALUE, TAKING, TAKEN, DRAW_HOSTAGE, SETTLED, CAPTURE, REWARD, FINISH = range(9)


class Plunder(ChangingStep):
    """8.31a – 1 cargo value, 2 take it or not, 3 Hostage, 4 his fate, 5 Notoriety and Loyalty, 6 out, 7 D&R.

    `result` is the modified cargo roll, `taken` whether the cargo was taken.
    """

    NAME: ClassVar[str] = "plunder"
    CLAUSE: ClassVar[str] = "8.31a"
    FIELDS: ClassVar[dict[str, str]] = {"stage": "number", "result": "number", "taken": "flag"}

    def __init__(self, stage: int = 0, result: int = 0, taken: bool = False) -> None:
        super().__init__()
        self.stage = stage
        self.result = result
        self.taken = taken

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        if state.is_stopped():
            self.break_off(state)
        elif stage == ROLL_CARGO:
            roll(state, state.active, 1, R_CARGO)
        elif stage == TAKING:
            offer_booty(state, state.active, self.cargo_value(state))
        elif stage == TAKEN:
            self.taken = state.business == 1
            state.stack.append(ApWindow(W2))
        # 8.34a – Whether the cargo was taken or not.
        elif stage == DRAW_HOSTAGE:
            draw_hostage(state)
        elif stage == SETTLED:
            state.stack.append(ApWindow(W2))
        elif stage == CAPTURE:
            roll(state, state.active, 1, R_CAPTURE)
        else:
            self.finish(state)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage == VALUE:
            self.value_cargo(state, result[0])
        else:
            self.reward(state, result[0])

    def break_off(self, state: State) -> None:
        """6.45e, 10.32d – He keeps what he has acquired; the Merchant is gone."""
        state.stack.pop()
        remove_merchant(state, state.target - FIRST_PORT)

    def value_cargo(self, state: State, rolled: int) -> None:
        """8.32a – 1d6 + Cargo, in the Cargo Table's column of the Sea Zone."""
        merchant = state.merchant[state.target - FIRST_PORT]
        self.result = min(10, rolled + state.pieces.merchants[merchant].cargo)
        owner = state.pirate(state.active).owner
        state.tell(CARGO, owner, state.active, self.result, self.cargo_value(state))
        state.stack.append(ApWindow(W2))

    def cargo_value(self, state: State) -> int:
        return state.pieces.cargo[state.pirate(state.active).place][self.result - 1]

    def reward(self, state: State, rolled: int) -> None:
        """8.35a, 8.36 – Notoriety: Cargo + 1d6. Loyalty +1 for a rich cargo taken, -1 for a poor or refused one."""
        merchant = state.merchant[state.target - FIRST_PORT]
        gain_notoriety(state, state.active, state.pieces.merchants[merchant].cargo + rolled)
        # 8.36b – Poor or refused; 8.36a – rich.
        if not self.taken or self.result <= state.pieces.poor:
            lose_loyalty(state, state.active, 1)
        elif self.result >= state.pieces.rich:
            gain_loyalty(state, state.active, 1)

    def finish(self, state: State) -> None:
        """8.37a, 8.38a – The Merchant goes; its type is the prize he may convert; D&R only if the cargo was taken."""
        state.stack.pop()
        port = state.target - FIRST_PORT
        prize = state.pieces.converts_to[state.merchant[port]]
        # 8.23a – It goes to the pool; 8.31b – to convert it is another Action.
        remove_merchant(state, port)
        for member in party(state, state.active):
            pirate = state.pirate(member)
            pirate.prize = prize
            pirate.prize_with = pirate.ally
        if self.taken:
            # 13.12a – After everything else; it is no Action.
            state.stack.append(Celebrate(state.pirate(state.active).owner))


def draw_hostage(state: State) -> None:
    """8.41a – One random Hostage; none if the pool is empty."""
    if state.hostage_pool:
        kind = state.draw_from(state.hostage_pool, "hostage")
        owner = state.pirate(state.active).owner
        state.tell(HOSTAGE, owner, state.active, kind)
        state.stack.append(HostageFate(owner, kind))


class HostageFate(TableStep):
    """8.43a – Hold the Hostage for ransom or torture him: at once, free and final."""

    NAME: ClassVar[str] = "hostage-fate"
    CLAUSE: ClassVar[str] = "8.43a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "hostage": "hostage"}

    def __init__(self, player: int, hostage: int) -> None:
        super().__init__(player)
        self.hostage = hostage

    def options(self, state: State) -> list[Action]:
        members = party(state, state.active)
        if len(members) == 1:
            return [KEEP_HOSTAGE, TORTURE]
        verbs = state.pieces.verbs
        return [verbs.hostage_to[members[0]], verbs.hostage_to[members[1]], TORTURE]

    def choose(self, state: State, action: Action) -> None:
        """8.44 – Held with the nationality of the Port near which his Merchant was captured."""
        state.stack.pop()
        if action is TORTURE:
            state.stack.append(Torture(self.hostage))
            return
        keeper = action.pirate if isinstance(action, StowHostage) else state.active
        nation = state.port_of(state.target).nation
        # 8.41b – Any number, in no Hold; 8.44b – to hold one changes nothing else.
        state.put_back(state.pirate(keeper).hostages, self.hostage * 8 + nation)
        state.tell(HELD_HOSTAGE, self.player, keeper, self.hostage, nation)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("8.43a", "ransom-or-torture")

    def prompt(self, state: State) -> Pairs:
        kind = state.pieces.hostages[self.hostage]
        told = (("hostage", kind.id), ("worth", str(kind.value)), ("information", str(kind.information)))
        return (pirate_pair(state, state.active), *told)


class Torture(ChangingStep):
    """8.45 – 1d6 strictly above Cruelty makes him talk; he dies in any case, and the crew is pleased."""

    NAME: ClassVar[str] = "torture"
    CLAUSE: ClassVar[str] = "8.45a"
    FIELDS: ClassVar[dict[str, str]] = {"hostage": "hostage", "rolled": "flag"}

    def __init__(self, hostage: int, rolled: bool = False) -> None:
        super().__init__()
        self.hostage = hostage
        self.rolled = rolled

    def resume(self, state: State) -> None:
        self.rolled = True
        roll(state, state.active, 1, R_TORTURE)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        number = state.active
        pirate = state.pirate(number)
        hostage = state.pieces.hostages[self.hostage]
        state.tell(TORTURED, pirate.owner, number, self.hostage, result[0])
        # 8.45c – He goes back to the pool.
        state.put_back(state.hostage_pool, self.hostage)
        if result[0] >= self.needs(state, 0, result) and hostage.information:
            if pirate.ally == NONE:
                inform(state, number, hostage.information)
            else:
                state.stack.append(WhoIsTold(pirate.owner, hostage.information))
        # 8.35b, 8.45b – Loyalty and Notoriety, whatever the roll.
        gain_loyalty(state, number, 1)
        gain_notoriety(state, number, hostage.value)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return cruelty(state, state.active, True) + 1


def inform(state: State, number: int, points: int) -> None:
    """8.46b – Information about the Port near which the Merchant was captured."""
    pirate = state.pirate(number)
    port = state.target - FIRST_PORT
    pirate.information[port] = pirate.information.get(port, 0) + points
    state.tell(INFORMED, pirate.owner, number, port, points)


class WhoIsTold(TableStep):
    """11.7a – Which of two allies keeps the Information."""

    NAME: ClassVar[str] = "who-is-told"
    CLAUSE: ClassVar[str] = "11.7a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "points": "number"}
    SPOKEN: ClassVar[dict[str, str]] = {"first": "pirate", "second": "pirate"}

    def __init__(self, player: int, points: int) -> None:
        super().__init__(player)
        self.points = points

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in party(state, state.active):
            found.append(state.pieces.verbs.tell[number])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, TellPirate)
        state.stack.pop()
        inform(state, action.pirate, self.points)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("11.7a", "tell-an-ally")

    def prompt(self, state: State) -> Pairs:
        members = party(state, state.active)
        told = (("port", state.port_of(state.target).id), ("points", str(self.points)))
        return (pirate_pair(state, members[0], "first"), pirate_pair(state, members[-1], "second"), *told)


class Celebrate(TableStep):
    """8.38a – After all other steps the Pirate may declare D&R for his crew."""

    NAME: ClassVar[str] = "celebrate"
    CLAUSE: ClassVar[str] = "8.38a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        return [SOBER, REVEL]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is REVEL and state.active != NONE:
            revel(state, state.active, False)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("8.38a", "revel-or-not")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active),)
