"""3.8, 8.3, 8.5.1, 8.10.3, 11.2 – The start of a turn: what ends, fire dice, choices, Fear dice."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, ships_within
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    POWERS,
    active_abilities,
    fade,
    has_keyword,
    reaches,
)
from flibuste.games.davyjones.rules.dice import ShipDie, cast
from flibuste.games.davyjones.rules.fight.damage import become_derelict, drop_mast, sink
from flibuste.games.davyjones.rules.treasure.thieves import is_at_enemy_home, sail_away
from flibuste.games.davyjones.rules.turn.choices import Matters
from flibuste.games.davyjones.rules.turn.event_cards import roll_fogs
from flibuste.games.davyjones.rules.turn.revealing import muster
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import Burn
from flibuste.games.davyjones.table.constants import FEAR, NONE, S
from flibuste.games.davyjones.table.events import (
    BURNT_DOWN,
    FEAR_ROLL,
    FIRE_ROLL,
    FIRE_SPREAD,
    SCUTTLED,
)
from flibuste.games.davyjones.table.lacking import mast_fault
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step
from flibuste.games.davyjones.table.traits import CREW_SILENT, SHIP_SILENT, SLOWED

ENDINGS: Final = 0
FIRES: Final = 1
MUSTER: Final = 2
CHOICES: Final = 3
WATCHES: Final = 4
FEARS: Final = 5


class TurnStart(Step):
    """3.8 – (a) scuttled ships sink, smoke ends; (b) fire dice; (c) choices; (d) Fear dice."""

    NAME: ClassVar[str] = "turn-start"
    CLAUSE: ClassVar[str] = "3.8"
    FIELDS: ClassVar[dict[str, str]] = {"seat": "seat", "stage": "number"}

    def __init__(self, seat: int, stage: int = ENDINGS) -> None:
        super().__init__()
        self.seat = seat
        self.stage = stage

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        if stage == ENDINGS:
            refresh(state, self.seat)
            end_smoke(state, self.seat)
            sink_scuttled(state, self.seat)
            tick(state, self.seat)
        elif stage == FIRES:
            push_fires(state, self.seat)
        elif stage == MUSTER:
            muster(state, self.seat)
        elif stage == CHOICES:
            roll_fogs(state, self.seat)
            state.stack.append(Matters(self.seat, []))
        elif stage == WATCHES:
            watch(state, self.seat)
        elif stage == FEARS:
            push_fears(state, self.seat)
        else:
            state.stack.pop()


def tick(state: State, seat: int) -> None:
    """3.8 (a) – Counters of abilities tick."""
    for ship in state.fleet(seat):
        for ability in active_abilities(state, ship):
            POWERS[ability.effect].ticks(state, ship, ability)


def watch(state: State, seat: int) -> None:
    """15.11 – Abilities of the others that may be used in this turn."""
    for ship in state.ships:
        if ship.player not in (seat, NONE):
            for ability in active_abilities(state, ship)[:]:
                POWERS[ability.effect].watches(state, ship, ability)


def refresh(state: State, seat: int) -> None:
    """3.2, 3.10, 3.12 – Every ship of the player gets its action; what was announced for this turn begins."""
    for ship in state.ships:
        ship.used = 0
        ship.shielded = False
        ship.under_fire = NONE
        ship.dents = 0
        if ship.player == seat and ship.status == SAILING:
            ship.now |= ship.soon
            ship.soon = 0
            ship.actions = 0 if ship.idle else 1
            ship.idle = max(0, ship.idle - 1)
            ship.acted = False
            ship.extra = False
            ship.tried = False
            ship.forget_abilities()
            fade(state, ship)
            sail_away(state, ship)
            ship.berth = docked_at(state, ship)
            ship.raided = is_at_enemy_home(state, ship, ship.berth)
            ship.bound = NONE
    for crew in state.crew:
        crew.moved = 0
        crew.fired = False
        crew.hits = 0


def end_smoke(state: State, seat: int) -> None:
    """11.2.5, 11.3.55 – Smoke banks of this player end; ships in them stay where they were."""
    for number in range(len(state.terrain)):
        bank = state.terrain[number]
        if bank.kind == SMOKE and bank.owner == seat and not bank.is_gone:
            bank.is_gone = True
            for ship in state.ships:
                if ship.lost == number:
                    ship.lost = NONE
                    ship.smoked = False


def sink_scuttled(state: State, seat: int) -> None:
    """7.2, 7.4 – If it is still a derelict of this player."""
    for ship in state.fleet(seat):
        if ship.scuttled:
            ship.scuttled = False
            if ship.masts == 0:
                state.tell(SCUTTLED, seat, ship.number)
                sink(state, ship, NONE)


def push_fires(state: State, seat: int) -> None:
    for ship in reversed(state.fleet(seat)):
        if ship.fires:
            state.stack.append(FireDice(ship.number, ship.fires, ship.masts == 0))


class FireDice(Step):
    """11.2.2, 11.2.3 – A die for each fire mast; one that had only fire masts and still burns afterwards sinks."""

    NAME: ClassVar[str] = "fire-dice"
    CLAUSE: ClassVar[str] = "11.2.2"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "left": "number", "doomed": "flag"}

    def __init__(self, ship: int, left: int, doomed: bool) -> None:
        super().__init__()
        self.ship = ship
        self.left = left
        self.doomed = doomed

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        if self.left == 0 or ship.status != SAILING:
            state.stack.pop()
            if self.doomed and ship.fires and ship.status == SAILING:
                state.tell(BURNT_DOWN, ship.player, ship.number)
                sink(state, ship, NONE)
            return
        mast = (self.left & -self.left).bit_length() - 1
        self.left &= self.left - 1
        die = cast(state, ship, "fire")
        numbers = state.box.numbers
        state.tell(FIRE_ROLL, ship.player, ship.number, mast, die, numbers.fire_out, numbers.fire_spreads_to)
        if die >= numbers.fire_out:
            ship.fires &= ~(1 << mast)
        elif die <= numbers.fire_spreads_to and ship.masts:
            spread_fire(state, ship)


def spread_fire(state: State, ship: Ship) -> None:
    """11.2.2 – The controller sets another standing mast on fire."""
    if ship.standing() > 1:
        state.stack.append(FireSpreads(ship.player, ship.number))
        return
    catch_fire(state, ship, ship.masts.bit_length() - 1)


def catch_fire(state: State, ship: Ship, mast: int) -> None:
    """4.5.1, 8.10.10, 11.2.1 – A mast on fire is lost: without another one a ship is derelict, a monster eliminated."""
    state.tell(FIRE_SPREAD, ship.player, ship.number, mast)
    drop_mast(state, ship, mast, True)
    if ship.masts == 0:
        become_derelict(state, ship, NONE)


class FireSpreads(ShipQuestion):
    """11.2.2 – Which mast catches fire."""

    NAME: ClassVar[str] = "burn"
    CLAUSE: ClassVar[str] = "11.2.2"
    TAKES: ClassVar[tuple[str, ...]] = ("burn",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("pick-a-standing-mast",)

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        return [do(Burn, mast) for mast in range(ship.card.masts) if (ship.masts >> mast) & 1]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Burn)
        state.stack.pop()
        catch_fire(state, state.ship(self.ship), action.mast)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Burn)
        return mast_fault("11.2.2", state.ship(self.ship), action.mast)


def push_fears(state: State, seat: int) -> None:
    """8.3.1, 8.3.4 – Each ship with Fear rolls for each enemy within S, once per target."""
    reach = state.box.segments[S]
    for ship in reversed(state.fleet(seat)):
        if not has_keyword(state, ship, FEAR) or ship.submerged or is_lost(ship):
            continue
        for target in reversed(state.ships):
            is_there = target.status == SAILING and not target.submerged and not is_lost(target)
            if target.player == seat or not is_there or not reaches(state, seat, target):
                continue
            if ships_within(ship, target, reach):
                state.stack.append(FearDie(ship.number, target.number))


class FearDie(ShipDie):
    """8.3.2, 8.3.3 – A 5 silences the target this turn, a 6 slows it on its next."""

    NAME: ClassVar[str] = "fear-die"
    CLAUSE: ClassVar[str] = "8.3.1"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "target": "ship", "die": "number"}
    LABEL: ClassVar[str] = "fear"

    def __init__(self, ship: int, target: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.target = target

    def settle(self, state: State, ship: Ship) -> None:
        target = state.ship(self.target)
        numbers = state.box.numbers
        silence, slow = numbers.fear_silence, numbers.fear_slow
        state.tell(FEAR_ROLL, ship.player, self.ship, self.target, self.die, silence, slow)
        if self.die == silence:
            target.now |= SHIP_SILENT | CREW_SILENT
            target.forget_abilities()
            fade(state, target)
        elif self.die == slow:
            target.soon |= SLOWED
