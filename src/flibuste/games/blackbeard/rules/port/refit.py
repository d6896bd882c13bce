"""9.44 – Refitting ships."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition
from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.constants import ANTI, ARAB, FIRST_PORT, HAVEN, NONE, R_REFIT
from flibuste.games.blackbeard.table.events import REFITTED, REPAIRED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import RepairShip
from flibuste.games.blackbeard.table.state import ChangingStep, State


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


class Refit(ChangingStep):
    """9.44a – Half of 1d6, rounded up, +2 in one's own Safe Haven; a Pirate Port repairs everything (9.35f)."""

    NAME: ClassVar[str] = "refit"
    CLAUSE: ClassVar[str] = "9.44a"
    FIELDS: ClassVar[dict[str, str]] = {"points": "number", "rolled": "flag"}

    def __init__(self, points: int = 0, rolled: bool = False) -> None:
        super().__init__()
        self.points = points
        self.rolled = rolled

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


class Repair(ChangingStep):
    """9.44b – Point by point: Speed or Combat, never above the ship's maximum."""

    NAME: ClassVar[str] = "repair"
    CLAUSE: ClassVar[str] = "9.44b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "points": "number"}

    def __init__(self, player: int, points: int) -> None:
        super().__init__(player)
        self.points = points

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

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """9.44b – A ship that lies there, and damage of that kind on it."""
        if not isinstance(action, RepairShip):
            return []
        also = ("nothing-to-repair-there",)
        if action.pirate not in party(state, state.active):
            return [Condition(False, "9.44b", "another-ship", action.words, also)]
        pirate = state.pirate(action.pirate)
        ship = state.pieces.ships[pirate.ship]
        hurt = pirate.speed < ship.speed if action.track == 0 else pirate.combat < ship.combat
        return [
            Condition(True, "9.44b", "another-ship", action.words),
            Condition(hurt, "9.44b", "nothing-to-repair-there", action.words),
        ]

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active), ("points", str(self.points)))
