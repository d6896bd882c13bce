"""4.1 to 4.3, 4.3.7 – A move action carried out: legs, pivot, shots and boarding at S, dock, ram, tow."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, loosen, ram_targets, tow_targets
from flibuste.games.davyjones.geometry.sea import Sea
from flibuste.games.davyjones.rules.abilities.active_abilities import has_keyword
from flibuste.games.davyjones.rules.sea.contact import RamOffer, ask_after_legs
from flibuste.games.davyjones.rules.sea.course import Course, Run, begin, plan, sea_of, try_leg
from flibuste.games.davyjones.rules.sea.docking import begin_docking
from flibuste.games.davyjones.rules.sea.judging import course_fault
from flibuste.games.davyjones.rules.sea.picking import fanned
from flibuste.games.davyjones.rules.sea.pivoting import Pivot, may_pivot, swing
from flibuste.games.davyjones.rules.sea.telling import tell_voyage
from flibuste.games.davyjones.rules.sea.terrain import meet, place
from flibuste.games.davyjones.rules.sea.tow import TowOffer, follow
from flibuste.games.davyjones.rules.treasure.explore import mark_island
from flibuste.games.davyjones.rules.treasure.thieves import outstay, sail_away
from flibuste.games.davyjones.table.actions.sea import STOP_HERE, Leg, Sail
from flibuste.games.davyjones.table.constants import GALLEY, NONE
from flibuste.games.davyjones.table.events import CONTACT, LEG
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step

LEGS: Final = 0
PIVOT: Final = 1
FOLLOW: Final = 2
AFTER: Final = 3
DOCK: Final = 4
RAM: Final = 5
TOW: Final = 6
OVER: Final = 7


def set_sail(state: State, action: Sail, free: bool) -> None:
    voyage = Voyage(action.ship, pack(action.legs), action.turn, action.goes_on, free)
    state.stack.append(voyage)


def pack(legs: list[Leg]) -> list[int]:
    found: list[int] = []
    for leg in legs:
        found += [leg.segment, leg.heading, leg.length]
    return found


class Voyage(Step):
    """4.3.7 – The move action of a ship: `legs` to come (segment, heading, length in turn), `stage` of the action.

    `left` are the printed and bonus segments, S and L, that are left; `touched`, `wet` and `debt` as in a Run: they are
    kept here while the action stays open for more legs. `origin` is where it has been docked since it began.
    """

    NAME: ClassVar[str] = "voyage"
    CLAUSE: ClassVar[str] = "4.3.7"
    FIELDS: ClassVar[dict[str, str]] = {
        "ship": "ship",
        "legs": "numbers",
        "turn": "number",
        "goes_on": "flag",
        "free": "flag",
        "stage": "number",
        "made": "number",
        "left": "numbers",
        "touched": "numbers",
        "wet": "numbers",
        "debt": "number",
        "bow": "flag",
        "origin": "island",
    }

    def __init__(
        self,
        ship: int,
        legs: list[int],
        turn: int = 0,
        goes_on: bool = False,
        free: bool = False,
        stage: int = LEGS,
        made: int = NONE,
        left: list[int] | None = None,
        touched: list[int] | None = None,
        wet: list[int] | None = None,
        debt: int = 0,
        bow: bool = False,
        origin: int = NONE,
    ) -> None:
        super().__init__()
        self.ship = ship
        self.legs = legs
        self.turn = turn
        self.goes_on = goes_on
        self.free = free
        self.stage = stage
        self.made = made
        self.left = left if left is not None else []
        self.touched = touched if touched is not None else []
        self.wet = wet if wet is not None else []
        self.debt = debt
        self.bow = bow
        self.origin = origin

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        stage = self.stage
        if ship.status != SAILING or (stage > LEGS and is_lost(ship)):
            state.stack.pop()
            follow_in(state, ship)
            mark_island(state, ship, self.origin)
            return
        if stage == LEGS:
            self.sail(state, ship)
            return
        self.stage += 1
        if stage == PIVOT:
            self.pivot(state, ship)
        elif stage == FOLLOW:
            loosen(state)
            follow(state, ship)
        elif stage == AFTER:
            ask_after_legs(state, ship, self.free)
        elif stage == DOCK:
            self.dock(state, ship)
        else:
            self.touch(state, ship, stage)

    def touch(self, state: State, ship: Ship, stage: int) -> None:
        """4.6.1, 4.9.1, 8.4.2, 8.11.2 – A ram, then a tow; a galley, but no schooner, may turn after it has rammed."""
        if stage == OVER:
            state.stack.pop()
        elif stage == RAM and ram_targets(state, ship):
            if has_keyword(state, ship, GALLEY):
                state.stack.append(Pivot(ship.pilot(), self.ship))
            state.stack.append(RamOffer(ship.pilot(), self.ship))
        elif stage == TOW and tow_targets(state, ship):
            state.stack.append(TowOffer(ship.pilot(), self.ship))

    def sail(self, state: State, ship: Ship) -> None:
        """4.1.5, 9.3.3 – The legs in turn; then more of them if the action stays open, once losses are settled.

        A ship that becomes derelict on the way lies where it struck: it does not turn either.
        """
        above = len(state.stack)
        was_derelict = ship.masts == 0
        sea = sea_of(state, ship)
        run = begin(state, ship, sea)
        if self.made != NONE:
            self.take_up(run)
        else:
            self.made = 0
            ship.boarded = False
            self.origin = docked_at(state, ship)
        x, y, origin = ship.x, ship.y, self.origin
        for place_ in range(0, len(self.legs), 3):
            leg = Leg(self.legs[place_], self.legs[place_ + 1], self.legs[place_ + 2])
            if run.is_stopped or ship.status != SAILING or try_leg(state, run, sea, leg) is not None:
                break
            self.make_leg(state, ship, run)
        self.legs = []
        if ship.status == SAILING and self.made:
            ship.berth = NONE
            tell_voyage(state, ship, run, x, y, origin)
        if self.goes_on and not run.is_stopped and ship.status == SAILING:
            self.put_down(run)
            self.goes_on = False
            state.stack.insert(above, SailOn(ship.pilot(), self.ship))
            return
        if run.stopper != NONE:
            state.tell(CONTACT, ship.player, ship.number)
        self.stage = PIVOT if ship.masts or was_derelict else FOLLOW

    def make_leg(self, state: State, ship: Ship, run: Run) -> None:
        """9.1.1, 13.3.6 – Put the ship at the end of the leg; terrain on the way may stop it before."""
        self.made += 1
        for hit in range(0, len(run.hits), 2):
            if ship.status == SAILING and not is_lost(ship) and run.hits[hit] <= run.made and ship.tangled == NONE:
                meet(state, ship, run, run.hits[hit], run.hits[hit + 1])
        if ship.status == SAILING:
            place(ship, run)
            sail_away(state, ship)
            loosen(state)
            self.cast_off(state, ship)
            state.tell(LEG, ship.player, ship.number, run.heading, run.made)

    def cast_off(self, state: State, ship: Ship) -> None:
        """4.4.6, 5.4 – A leg that ends undocked leaves the island, even if the ship comes back to it."""
        if self.origin != NONE and docked_at(state, ship) != self.origin:
            mark_island(state, ship, self.origin)
            ship.raided = False
            self.origin = NONE

    def take_up(self, run: Run) -> None:
        run.legs = self.made
        run.printed = self.left[:2]
        run.bonus = self.left[2:]
        run.touched = self.touched
        run.wet = self.wet
        run.debt = self.debt
        run.has_bow_contact = self.bow

    def put_down(self, run: Run) -> None:
        self.left = run.printed + run.bonus
        self.touched = run.touched
        self.wet = run.wet
        self.debt = run.debt
        self.bow = run.has_bow_contact

    def pivot(self, state: State, ship: Ship) -> None:
        """8.11.1 – As declared, or asked for now."""
        if not may_pivot(state, ship) or ship.tangled != NONE:
            return
        if self.turn:
            swing(state, ship, self.turn)
        else:
            state.stack.append(Pivot(ship.pilot(), self.ship))

    def dock(self, state: State, ship: Ship) -> None:
        """4.4, 4.4.6, 5.4, 11.3.35 – Leaving an explored island marks it; a raider that stays is docked no longer."""
        self.cast_off(state, ship)
        if ship.raided and self.origin != NONE:
            outstay(ship, self.origin)
        begin_docking(state, ship, self.origin)


def follow_in(state: State, ship: Ship) -> None:
    """9.2.4 – A tower that enters fog takes its tow along."""
    if ship.status == SAILING:
        follow(state, ship)


class SailOn(ShipQuestion):
    """13.3.2 – The action stays open: more legs, or stop."""

    NAME: ClassVar[str] = "sail-on"
    CLAUSE: ClassVar[str] = "13.3.2"
    TAKES: ClassVar[tuple[str, ...]] = ("sail", "stop")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("sail-or-stop",)
    OPEN: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        return [STOP_HERE]

    def pick(self, state: State, seat: int, dice: Chance) -> Action:
        """13.5.1 – A leg or two more, or none."""
        ship = state.ship(self.ship)
        sea = sea_of(state, ship)
        found = fanned(state, ship, sea, self.run(state, ship, sea), dice)
        return STOP_HERE if found is None else found

    def run(self, state: State, ship: Ship, sea: Sea) -> Run:
        """The run as it stands."""
        voyage = state.stack[-2]
        assert isinstance(voyage, Voyage)
        run = begin(state, ship, sea)
        voyage.take_up(run)
        return run

    def course(self, state: State, action: Sail) -> Course:
        ship = state.ship(self.ship)
        sea = sea_of(state, ship)
        return plan(state, ship, action.legs, sea, self.run(state, ship, sea))

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player:
            return False
        if isinstance(action, Sail):
            return action.ship == self.ship and self.fault(state, action) is None
        return action == STOP_HERE

    def fault(self, state: State, action: Sail) -> Refusal | None:
        return course_fault(state, action, self.course(state, action))

    def breach(self, state: State, action: Action) -> Refusal:
        fault = self.fault(state, action) if isinstance(action, Sail) and action.ship == self.ship else None
        return fault or Refusal("4.1.1", "sail-this-ship", self.prompt(state))

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        voyage = state.stack[-1]
        assert isinstance(voyage, Voyage)
        if isinstance(action, Sail):
            voyage.legs = pack(action.legs)
            voyage.turn = action.turn
            voyage.goes_on = action.goes_on
