"""9.4 – In-Port Activities: ransom, fence, refit, buy a Safe Haven, revel; any of them, in that order."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import party, revel
from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.port.safe_haven import BuyHaven, haven_buyer, may_buy_haven
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair, port_pair
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.rules.reactions.card_against import spend_card
from flibuste.games.blackbeard.rules.reactions.protocol import W2
from flibuste.games.blackbeard.rules.sea.move import fence
from flibuste.games.blackbeard.rules.sea.stow import Stow
from flibuste.games.blackbeard.table.actions import BUY_HAVEN, DONE, REFIT, REVEL
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    ARAB,
    BIT,
    FIRST_PORT,
    HAVEN,
    LETTER,
    NONE,
    PORTUGUESE,
    R_RANSOM,
    R_REFIT,
    SYSTEM,
)
from flibuste.games.blackbeard.table.events import LETTERED, RANSOMED, REFITTED, REPAIRED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage, RepairShip
from flibuste.games.blackbeard.table.state import State, TableStep

RANSOMING, FENCING, REFITTING, BUYING, REVELLING = range(5)


class Business(TableStep):
    """9.41c – One activity after another, a window after each (3.2), until the player is done or driven out."""

    NAME: ClassVar[str] = "business"
    CLAUSE: ClassVar[str] = "9.41c"

    def resume(self, state: State) -> None:
        if state.is_stopped() or state.business > REVELLING:
            state.stack.pop()
        else:
            state.stack.append(Activity(state.pirate(state.active).owner))


class Activity(TableStep):
    """9.41c – What to do next; `state.business` is how far in the order the Pirate has come."""

    NAME: ClassVar[str] = "activity"
    CLAUSE: ClassVar[str] = "9.41c"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        members = party(state, state.active)
        for number in members:
            pirate = state.pirate(number)
            port = pirate.place - FIRST_PORT
            # 9.32b, 9.33b – Pro-Pirate and Neutral Ports serve all; 9.34e – a Safe Haven too.
            if status(state, pirate, port) != ANTI:
                self.add_services(state, pirate, port, found)
        if state.business <= REFITTING and may_refit(state, members):
            found.append(REFIT)
        if state.business <= BUYING and may_buy_haven(state, members):
            found.append(BUY_HAVEN)
        found.append(REVEL)
        if not must_revel(state):
            found.append(DONE)
        return found

    def add_services(self, state: State, pirate: Pirate, port: int, found: list[Action]) -> None:
        verbs = state.pieces.verbs
        if state.business <= RANSOMING:
            last = NONE
            for hostage in pirate.hostages:
                if hostage // 8 != last and may_ransom(state, pirate, port, hostage):
                    last = hostage // 8
                    found.append(verbs.ransom[pirate.number][last])
        if state.business <= FENCING and not state.fenced & BIT[pirate.number]:
            self.add_fencing(state, pirate, found)
        if may_take_letter(state, self.player, pirate, port):
            found.append(verbs.letter[pirate.number])

    def add_fencing(self, state: State, pirate: Pirate, found: list[Action]) -> None:
        """9.43a – Every set of filled Holds."""
        filled = 0
        for hold in range(len(pirate.holds)):
            if pirate.holds[hold]:
                filled |= BIT[hold]
        chosen = filled
        while chosen:
            found.append(state.pieces.verbs.fence[pirate.number][chosen])
            chosen = (chosen - 1) & filled

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            state.business = REVELLING + 1
            return
        if action is REVEL:
            state.business = REVELLING + 1
            revel(state, state.active, must_revel(state))
            return
        state.stack.append(ApWindow(W2))
        self.carry_out(state, action)

    def carry_out(self, state: State, action: Action) -> None:
        if isinstance(action, RansomHostage):
            state.business = RANSOMING
            pirate = state.pirate(action.pirate)
            port = pirate.place - FIRST_PORT
            for hostage in pirate.hostages:
                if hostage // 8 == action.kind and may_ransom(state, pirate, port, hostage):
                    state.stack.append(Ransom(action.pirate, hostage))
                    return
        elif isinstance(action, FenceHolds):
            state.business = FENCING
            state.fenced |= BIT[action.pirate]
            pirate = state.pirate(action.pirate)
            fence(state, pirate, pirate.place - FIRST_PORT, action.holds)
        elif action is REFIT:
            state.business = BUYING
            # 9.44c – What is not repaired may be in a later Action.
            state.stack.append(Refit())
        elif action is BUY_HAVEN:
            state.business = REVELLING
            state.stack.append(BuyHaven(haven_buyer(state, party(state, state.active))))
        else:
            assert isinstance(action, AskForLetter)
            take_letter(state, self.player, state.pirate(action.pirate))

    def refuse(self, state: State, action: Action) -> Refusal:
        """Which rule of the Port forbids it."""
        if action is DONE:
            return Refusal("9.41d", "must-revel")
        if action is BUY_HAVEN:
            return Refusal("9.45a", "no-haven-for-sale")
        if action is REFIT:
            return Refusal("9.44d", "no-refit-here")
        if isinstance(action, RansomHostage):
            return Refusal("9.42a", "no-ransom-here")
        if isinstance(action, AskForLetter):
            return Refusal("17.2#12a", "no-letter-here")
        return Refusal("9.41c", "in-port-order")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active), port_pair(state, state.active))


def must_revel(state: State) -> bool:
    """9.41d – Booty fenced in a Pirate Port ends in D&R."""
    place = state.pirate(state.active).place
    return state.fenced != 0 and state.port_of(place).nation == NONE


def may_ransom(state: State, pirate: Pirate, port: int, hostage: int) -> bool:
    """9.42a, 9.42b – In a Port of the Hostage's nationality that is not Anti-Pirate; never Arab or Portuguese."""
    nation = state.pieces.ports[port].nation
    # 9.35e – Nor in Pirate Ports.
    return hostage % 8 == nation and nation not in (ARAB, PORTUGUESE, NONE) and status(state, pirate, port) != ANTI


def is_damaged(state: State, pirate: Pirate) -> bool:
    ship = state.pieces.ships[pirate.ship]
    return pirate.speed < ship.speed or pirate.combat < ship.combat


def may_refit(state: State, members: list[int]) -> bool:
    """9.44d – Not in Arab Ports; 9.41e – nor where the Pirate is not welcome."""
    for number in members:
        pirate = state.pirate(number)
        port = pirate.place - FIRST_PORT
        if (
            is_damaged(state, pirate)
            and state.pieces.ports[port].nation != ARAB
            and status(state, pirate, port) != ANTI
        ):
            return True
    return False


def may_take_letter(state: State, seat: int, pirate: Pirate, port: int) -> bool:
    """17.2#12a, 17.2#12d, 11.5a – A Pro-Pirate Governor in person, no Letter yet, not in an Alliance."""
    if seat == SYSTEM:
        if not state.letters_kept & BIT[pirate.number]:
            return False
    elif LETTER not in state.players[seat].hand:
        return False
    return has_pro_governor(state, port) and pirate.letter == NONE and pirate.ally == NONE


def take_letter(state: State, seat: int, pirate: Pirate) -> None:
    """17.2#12a – The Letter takes the nationality of the Port."""
    if seat == SYSTEM:
        state.letters_kept &= ~BIT[pirate.number]
    else:
        spend_card(state, seat, LETTER)
    pirate.letter = state.port_of(pirate.place).nation
    state.tell(LETTERED, pirate.owner, pirate.number, pirate.letter)


class Ransom(TableStep):
    """9.42c – 2d6 x Value x 10 Doubloons, into any one Hold; the Hostage goes back to the pool."""

    NAME: ClassVar[str] = "ransom"
    CLAUSE: ClassVar[str] = "9.42c"
    FIELDS: ClassVar[dict[str, str]] = {"pirate": "pirate", "hostage": "captive", "rolled": "flag"}

    def __init__(self, pirate: int, hostage: int, rolled: bool = False) -> None:
        super().__init__()
        self.pirate = pirate
        self.hostage = hostage
        self.rolled = rolled

    def clone(self) -> "Ransom":
        return Ransom(self.pirate, self.hostage, self.rolled)

    def resume(self, state: State) -> None:
        self.rolled = True
        roll(state, self.pirate, 2, R_RANSOM)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        pirate = state.pirate(self.pirate)
        kind = self.hostage // 8
        amount = result[0] * state.pieces.hostages[kind].value * 10
        pirate.hostages.remove(self.hostage)
        # 9.42e – The Hostage is free, his counter in the pool.
        state.put_back(state.hostage_pool, kind)
        state.tell(RANSOMED, pirate.owner, self.pirate, kind, amount)
        if amount:
            state.stack.append(Stow(pirate.owner, self.pirate, amount))


class Refit(TableStep):
    """9.44a – Half of 1d6, rounded up, +2 in one's own Safe Haven; a Pirate Port repairs everything (9.35f)."""

    NAME: ClassVar[str] = "refit"
    CLAUSE: ClassVar[str] = "9.44a"
    FIELDS: ClassVar[dict[str, str]] = {"points": "number", "rolled": "flag"}

    def __init__(self, points: int = 0, rolled: bool = False) -> None:
        super().__init__()
        self.points = points
        self.rolled = rolled

    def clone(self) -> "Refit":
        return Refit(self.points, self.rolled)

    def resume(self, state: State) -> None:
        number = state.active
        port = state.pirate(number).place - FIRST_PORT
        if state.pieces.ports[port].nation == NONE:
            state.stack.pop()
            for member in party(state, number):
                repair_all(state, state.pirate(member))
        else:
            self.rolled = True
            roll(state, number, 1, R_REFIT)

    def receive(self, state: State, result: list[int]) -> None:
        """9.44b, 11.4c – The player splits the points freely, between two ships if he has two there."""
        state.stack.pop()
        number = state.active
        port = state.pirate(number).place - FIRST_PORT
        points = (result[0] + 1) // 2
        missing = 0
        for member in party(state, number):
            pirate = state.pirate(member)
            missing += damage_of(state, pirate)
            # 9.34d – Two more in his own Safe Haven.
            if status(state, pirate, port) == HAVEN:
                points += 2
        owner = state.pirate(number).owner
        state.tell(REFITTED, owner, number, points)
        if points >= missing:
            for member in party(state, number):
                repair_all(state, state.pirate(member))
        else:
            state.stack.append(Repair(owner, points))


def damage_of(state: State, pirate: Pirate) -> int:
    ship = state.pieces.ships[pirate.ship]
    return ship.speed - pirate.speed + ship.combat - pirate.combat


# 6.25c – By Refit, or in another ship; 9.44e – the crew stays as it is.
def repair_all(state: State, pirate: Pirate) -> None:
    ship = state.pieces.ships[pirate.ship]
    pirate.speed = ship.speed
    pirate.combat = ship.combat
    state.tell(REPAIRED, pirate.owner, pirate.number, pirate.speed, pirate.combat)


class Repair(TableStep):
    """9.44b – Point by point: Speed or Combat, never above the ship's maximum."""

    NAME: ClassVar[str] = "repair"
    CLAUSE: ClassVar[str] = "9.44b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "points": "number"}

    def __init__(self, player: int, points: int) -> None:
        super().__init__(player)
        self.points = points

    def clone(self) -> "Repair":
        return Repair(self.player, self.points)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in party(state, state.active):
            pirate = state.pirate(number)
            ship = state.pieces.ships[pirate.ship]
            if pirate.speed < ship.speed:
                found.append(state.pieces.verbs.repair[number][0])
            if pirate.combat < ship.combat:
                found.append(state.pieces.verbs.repair[number][1])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, RepairShip)
        pirate = state.pirate(action.pirate)
        if action.track == 0:
            pirate.speed += 1
        else:
            pirate.combat += 1
        state.tell(REPAIRED, self.player, action.pirate, pirate.speed, pirate.combat)
        self.points -= 1
        if self.points == 0:
            state.stack.pop()

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("9.44b", "nothing-to-repair-there")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active), ("points", str(self.points)))
