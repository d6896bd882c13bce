"""4.4 to 4.6, 11.3.1, 11.3.8 – After the legs: shots and boarding at S, exploring where it docks, ramming."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.bodies import (
    bow_touches,
    is_gripped,
    is_monster,
    is_untouchable,
    ram_targets,
    ships_within,
)
from flibuste.games.davyjones.rules.abilities.active_abilities import has, has_against, has_keyword, reaches
from flibuste.games.davyjones.rules.abilities.face_down import might_show, reveal, reveals
from flibuste.games.davyjones.rules.abilities.reach_faults import reach_fault
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.rules.dice import OneDie, roll
from flibuste.games.davyjones.rules.fight.armament import has_shot_in_reach
from flibuste.games.davyjones.rules.fight.boarding import Boarding, may_board, offer_boarding
from flibuste.games.davyjones.rules.fight.damage import lose_masts
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, begin_shooting
from flibuste.games.davyjones.rules.treasure.explore import begin_explore
from flibuste.games.davyjones.rules.treasure.livestock import LureOffer, may_be_lured
from flibuste.games.davyjones.rules.treasure.thieves import steal, steal_fault, steals
from flibuste.games.davyjones.rules.turn.revealing import call_controller, call_crew
from flibuste.games.davyjones.table.actions.abilities import Steal
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import BoardAt
from flibuste.games.davyjones.table.actions.orders import Explore, Reveal, Shoot
from flibuste.games.davyjones.table.actions.sea import PASS, Ram
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import GALLEY, S
from flibuste.games.davyjones.table.events import RAM_ROLL
from flibuste.games.davyjones.table.lacking import millimetres, named
from flibuste.games.davyjones.table.options import RAMMER
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step
from flibuste.games.davyjones.table.traits import (
    BOARDS_AT_S,
    CAPTAIN,
    RAM,
    RAM_PROOF,
)
from flibuste.games.davyjones.table.windows import AFTER_LEGS, RAMMED


def board_targets(state: State, ship: Ship) -> list[int]:
    """11.3.8, 12.12 – Enemies within S that can be boarded."""
    if is_untouchable(ship):
        return []
    reach = state.box.segments[S]
    return [
        other.number
        for other in state.ships
        if state.is_enemy(ship, other)
        and not is_untouchable(other)
        and ships_within(ship, other, reach)
        and may_board(state, ship, other)
        and reaches(state, ship.player, other)
    ]


def ask_after_legs(state: State, ship: Ship, free: bool) -> None:
    """By what everybody sees: something is in reach, and an ability is in force or might be that of a crew."""
    hidden = might_show(state, ship, AFTER_LEGS)
    shots = not free and ship.masts != 0 and (hidden or has(state, ship, CAPTAIN)) and has_shot_in_reach(state, ship)
    boards = (hidden or has(state, ship, BOARDS_AT_S)) and bool(board_targets(state, ship))
    if shots or boards or steals(state, ship):
        state.stack.append(AfterLegs(ship.pilot(), ship.number, free, 0))
        call_controller(state, ship, AFTER_LEGS)


class AfterLegs(Step):
    """11.3.1, 11.3.8 – After legs and pivot: fire all cannons once, board one enemy within S, or reveal crew.

    `done` are bits of what has been done: 1 the shots, 2 the boarding (N53: the only one of the action).
    """

    NAME: ClassVar[str] = "after-legs"
    CLAUSE: ClassVar[str] = "4.3.7"
    TAKES: ClassVar[tuple[str, ...]] = ("reveal", "steal", "shoot", "board-at", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("after-the-legs",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "free": "flag", "done": "number"}

    def __init__(self, player: int, ship: int, free: bool, done: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.free = free
        self.done = done

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        if ship.status != SAILING or ship.pilot() != self.player:
            return [PASS]
        found = [*reveals(state, ship, self.player, AFTER_LEGS), *steals(state, ship)]
        if self.may_shoot(state, ship):
            found.append(do(Shoot, self.ship, 0))
        if not self.done & 2 and has(state, ship, BOARDS_AT_S):
            found += [do(BoardAt, target) for target in board_targets(state, ship)]
        return [*found, PASS]

    def may_shoot(self, state: State, ship: Ship) -> bool:
        return (
            not self.done & 1
            and not self.free
            and ship.masts != 0
            and has(state, ship, CAPTAIN)
            and has_shot_in_reach(state, ship)
        )

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
        elif isinstance(action, Shoot):
            self.done |= 1
            begin_shooting(state, state.ship(self.ship), MODE_GUNS, True)
        elif isinstance(action, Steal):
            steal(state, state.ship(self.ship), state.ship(action.target))
        elif isinstance(action, BoardAt):
            self.done |= 2
            state.ship(self.ship).boarded = True
            state.stack.append(Boarding(self.ship, action.target, True))
        else:
            state.stack.pop()

    def breach(self, state: State, action: Action) -> Refusal:
        """4.3.7, 11.3.34 – Of another ship, or nothing to steal."""
        if isinstance(action, Reveal):
            return why_no_reveal(state, self.player, action)
        if isinstance(action, Steal) and action.ship == self.ship:
            return steal_fault(state, state.ship(self.ship), action)
        return self.of_another()

    def of_another(self) -> Refusal:
        return Refusal("4.3.7", "asked-about-another-ship", (("ship", ship_word(self.ship)),))

    def asks(self, state: State, action: Action) -> list[Condition]:
        """11.3.1, 11.3.8 – What the shots of a Captain and a boarding at S ask for."""
        ship = state.ship(self.ship)
        if isinstance(action, BoardAt):
            return self.to_board(state, ship, state.ship(action.target))
        if isinstance(action, Shoot) and action.ship == self.ship:
            return self.to_shoot(state, ship)
        return []

    def to_board(self, state: State, ship: Ship, target: Ship) -> list[Condition]:
        """8.12.2, 11.3.8 – One boarding an action, of an enemy within S."""
        found = [
            Condition(not self.done & 2, "11.3.8", "ability-used", (named(ship),)),
            Condition(has(state, ship, BOARDS_AT_S), "11.3.8", "no-such-ability", (named(ship),)),
            Condition(state.is_enemy(ship, target), "11.3.8", "no-enemy", (named(target),)),
            Condition(may_board(state, ship, target), "8.12.2", "cannot-be-boarded"),
        ]
        if target.number in board_targets(state, ship):
            return [*found, Condition(True, "11.3.8", "too-far-by", (millimetres(0),))]
        fault = reach_fault("11.3.8", ship, target, state.box.segments[S])
        return [*found, Condition(False, fault.clause, fault.reason, fault.words)]

    def to_shoot(self, state: State, ship: Ship) -> list[Condition]:
        """6.6, 11.3.1 – Once, by a Captain, with somebody in reach."""
        captain = has(state, ship, CAPTAIN) and not self.free
        reach = ship.masts != 0 and has_shot_in_reach(state, ship)
        return [
            Condition(not self.done & 1, "11.3.1", "ability-used", (named(ship),)),
            Condition(captain, "11.3.1", "no-such-ability", (named(ship),)),
            Condition(reach, "6.6", "nobody-in-reach"),
        ]


class DockOffer(ShipQuestion):
    """5.5, 11.3.48 – A ship that docks at a wild island may explore it at once."""

    NAME: ClassVar[str] = "dock-offer"
    CLAUSE: ClassVar[str] = "5.5"
    TAKES: ClassVar[tuple[str, ...]] = ("explore", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("explore-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "island": "island"}

    def __init__(self, player: int, ship: int, island: int) -> None:
        super().__init__(player, ship)
        self.island = island

    def options(self, state: State) -> list[Action]:
        return [do(Explore, self.ship), PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Explore):
            begin_explore(state, state.ship(self.ship), self.island)


class RamOffer(ShipQuestion):
    """4.6.1, 4.6.4 – After its move action the ship may ram one enemy its bow touches."""

    NAME: ClassVar[str] = "ram-offer"
    CLAUSE: ClassVar[str] = "4.6.1"
    TAKES: ClassVar[tuple[str, ...]] = ("ram", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("bow-touches-no-such-enemy",)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [do(Ram, target) for target in ram_targets(state, state.ship(self.ship))]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Ram):
            state.stack.append(Ramming(self.ship, action.target))

    def asks(self, state: State, action: Action) -> list[Condition]:
        """4.6.1, 4.6.6, 8.5.4, 8.10.4 – An enemy at the bow, not pinned already, neither ghostly nor under water."""
        if not isinstance(action, Ram):
            return []
        ship, target = state.ship(self.ship), state.ship(action.target)
        touched = target.number in ram_targets(state, ship)
        return [
            Condition(not is_gripped(state, ship, target), "4.6.6", "pinned-already"),
            Condition(not target.ghostly, "8.5.4", "is-ghostly"),
            Condition(not target.submerged, "8.10.4", "is-submerged"),
            Condition(touched, "4.6.1", "bow-touches-no-such-enemy", (named(target),)),
        ]


class Ramming(OneDie):
    """4.6.2, 11.3.8 – The ram die; a mast of the rammed ship may fall, and a boarding follow if it is the first."""

    NAME: ClassVar[str] = "ram"
    CLAUSE: ClassVar[str] = "4.6.2"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "target": "ship", "die": "number", "stage": "number"}

    def __init__(self, ship: int, target: int, die: int = 0, stage: int = 0) -> None:
        super().__init__(ship, die)
        self.target = target
        self.stage = stage

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        target = state.ship(self.target)
        self.stage += 1
        if self.stage == 1:
            self.die = roll(state, ship, "ram")
        elif self.stage == 2:
            call_crew(state, target, RAMMED)
        elif self.stage == 3:
            self.strike(state, ship, target)
        elif self.stage == 4 and target.status == SAILING and may_be_lured(state, ship, target):
            state.stack.append(LureOffer(target.player, self.target, self.ship))
        else:
            state.stack.pop()
            is_met = ship.status == SAILING and target.status == SAILING and bow_touches(ship, target)
            if is_met and not ship.boarded:
                offer_boarding(state, ship, target)

    def suffices(self, state: State, die: int) -> bool:
        return die >= self.needed(state)

    def needed(self, state: State) -> int:
        """4.6.2, 15.7 – Higher than the masts counted."""
        counted = state.ship(self.ship if state.rules.ram_compare == RAMMER else self.target).standing()
        return counted + 1

    def may_break(self, state: State) -> bool:
        """4.6.5, 8.4.1, 11.3.22 – A mast stands, and nothing saves it."""
        ship, target = state.ship(self.ship), state.ship(self.target)
        is_proof = has_against(state, target, RAM_PROOF, ship) or has_keyword(state, ship, GALLEY)
        return target.masts != 0 and not is_proof

    def strike(self, state: State, ship: Ship, target: Ship) -> None:
        """4.6.2, 4.6.5, 8.4.1, 8.10.7, 11.3.22, 15.7 – Higher than the masts counted: one is lost."""
        if is_monster(ship) and ship.number not in target.held:
            target.held = [*target.held, ship.number]
        needed = self.needed(state)
        breaks = self.die >= needed and self.may_break(state)
        state.tell(RAM_ROLL, ship.player, ship.number, target.number, self.die, needed, int(breaks))
        if breaks:
            lose_masts(state, target, 1, RAM, ship.number)
