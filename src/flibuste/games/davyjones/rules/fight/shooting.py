"""6.1 to 6.4, 8.2, 11.1.5 – Shooting: cannon after cannon, each with its target and its kind of shot."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    POWERS,
    active_abilities,
    has,
    has_keyword,
    is_ready,
    spend,
)
from flibuste.games.davyjones.rules.abilities.face_down import reveal, reveals
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.rules.fight.aiming import can_hit, in_reach, is_target
from flibuste.games.davyjones.rules.fight.armament import (
    TWICE,
    breath_of,
    extra_gun,
    may_shoot,
    paw_of,
    smokepot_of,
    special_shots,
)
from flibuste.games.davyjones.rules.fight.ashore import MarineShot, foes_ashore, ship_sees
from flibuste.games.davyjones.rules.fight.broadsides import Broadside, broadside_guns, guns_of, note_fire
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.rules.fight.shot_conditions import to_aim, to_reach
from flibuste.games.davyjones.rules.fight.smoke import LaySmoke
from flibuste.games.davyjones.rules.turn.revealing import call_controller
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import CEASE, Breathe, Fire, FireBroadside, Musket, Paw, Smoke, Snipe
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.constants import BROADSIDES, NONE, L
from flibuste.games.davyjones.table.events import PAW
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import PAW_HIT, PLAIN, RESHOOTS, SMOKEPOT
from flibuste.games.davyjones.table.windows import SHOOTING

MODE_GUNS: Final = 0
MODE_DOUBLE: Final = 1
MODE_BREATH: Final = 2
MUSKET: Final = 62


class Shooting(Step):
    """6.2 – Cannons fire one after the other in any order. `fired` are those that have, a bit each.

    `captain`: shots after a move (11.3.1), no shoot action. `mode`: the guns, the guns at twice their range, or breath.
    """

    NAME: ClassVar[str] = "shooting"
    CLAUSE: ClassVar[str] = "6.1"
    TAKES: ClassVar[tuple[str, ...]] = (
        "fire",
        "musket",
        "paw",
        "broadside",
        "breathe",
        "smoke",
        "snipe",
        "cease",
        "reveal",
    )
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-such-shot",)
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "ship": "ship",
        "mode": "mode",
        "captain": "flag",
        "fired": "number",
        "missed": "number",
    }

    def __init__(self, player: int, ship: int, mode: int, captain: bool, fired: int = 0, missed: int = 0) -> None:
        super().__init__(player)
        self.ship = ship
        self.mode = mode
        self.captain = captain
        self.fired = fired
        self.missed = missed

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        if not may_shoot(ship) or ship.pilot() != self.player:
            return [CEASE]
        return [*self.shots(state, ship), *reveals(state, ship, self.player, SHOOTING), CEASE]

    def shots(self, state: State, ship: Ship, any_will_do: bool = False) -> list[Action]:
        """6.2 – Everything that can still be fired; or no more than tells whether there is anything."""
        found = [] if self.mode == MODE_BREATH else self.smoke(state, ship)
        reach = TWICE * state.box.segments[L]
        for target in state.ships:
            if any_will_do and found:
                return found
            if target.player == ship.player or not in_reach(ship, target, reach):
                continue
            if not is_target(state, ship.player, target):
                continue
            if self.mode == MODE_BREATH:
                self.offer_breath(state, ship, target, found)
            else:
                self.offer_guns(state, ship, target, found, any_will_do)
        return [*found, *self.snipes(state, ship)]

    def snipes(self, state: State, ship: Ship) -> list[Action]:
        """6.10, 8.8.3 – Marines ashore can be fired at."""
        guns = guns_of(state, ship) & ~self.fired if self.mode == MODE_GUNS else 0
        return [
            do(Snipe, mast, victim.number)
            for victim in foes_ashore(state, ship.player)
            for mast in range(ship.card.masts)
            if (guns >> mast) & 1
            and ship_sees(state, ship, mast, victim, state.box.segments[ship.card.cannons[mast].reach])
        ]

    def smoke(self, state: State, ship: Ship) -> list[Action]:
        """11.3.55 – One cannon may lay smoke instead of firing."""
        if smokepot_of(state, ship) is None:
            return []
        guns = guns_of(state, ship) & ~self.fired
        return [do(Smoke, mast) for mast in range(ship.card.masts) if (guns >> mast) & 1]

    def offer_breath(self, state: State, ship: Ship, target: Ship, found: list[Action]) -> None:
        ability = breath_of(state, ship)
        if ability is not None and not self.fired and can_hit(state, ship, 0, target, ability.reach):
            found.append(do(Breathe, target.number))

    def offer_guns(self, state: State, ship: Ship, target: Ship, found: list[Action], any_will_do: bool) -> None:
        """6.2, 11.1.5 – Every gun that has not fired, with every kind of shot."""
        guns = guns_of(state, ship) & ~self.fired
        if self.missed and has(state, ship, RESHOOTS) and self.reshoot(state, ship) is not None:
            guns |= self.missed & guns_of(state, ship)
        factor = TWICE if self.mode == MODE_DOUBLE else 1
        specials = special_shots(state, ship)
        for mast in range(ship.card.masts):
            if not (guns >> mast) & 1:
                continue
            if any_will_do and found:
                return
            if can_hit(state, ship, mast, target, ship.card.cannons[mast].reach, factor):
                found.append(do(Fire, mast, target.number, PLAIN))
                if paw_of(state, ship, target, ship.card.cannons[mast].reach) is not None:
                    found.append(do(Paw, mast, target.number))
            self.offer_specials(state, ship, mast, target, specials, found)
        self.offer_musket(state, ship, target, found)
        if self.may_broadside(state, ship) and broadside_guns(state, ship, target):
            found.append(do(FireBroadside, target.number))

    def offer_specials(
        self, state: State, ship: Ship, mast: int, target: Ship, specials: list[Ability], found: list[Action]
    ) -> None:
        """11.1.5 – Special shots have range S."""
        for ability in specials:
            shot = POWERS[ability.effect].shot(ability)
            if shot != SMOKEPOT and can_hit(state, ship, mast, target, ability.within):
                found.append(do(Fire, mast, target.number, shot))

    def offer_musket(self, state: State, ship: Ship, target: Ship, found: list[Action]) -> None:
        """11.3.50 – From the first mast place that has a line."""
        gun = extra_gun(state, ship)
        if gun is not None and not (self.fired >> MUSKET) & 1:
            for mast in range(ship.card.masts):
                if can_hit(state, ship, mast, target, gun.reach):
                    found.append(do(Musket, mast, target.number))
                    break

    def may_broadside(self, state: State, ship: Ship) -> bool:
        """8.2.1 – Instead of single shots, in a shoot action."""
        return self.mode == MODE_GUNS and not self.captain and not self.fired and has_keyword(state, ship, BROADSIDES)

    def reshoot(self, state: State, ship: Ship) -> Ability | None:
        """11.3.51 – Once a turn one cannon that missed may fire again."""
        for ability in active_abilities(state, ship):
            if POWERS[ability.effect].traits & RESHOOTS and is_ready(ship, ability):
                return ability
        return None

    def allows(self, state: State, seat: int, action: Action) -> bool:
        """11.3.50 – The Musketeer may fire from any mast place; `options` names one."""
        if seat == self.player and isinstance(action, Musket):
            ship = state.ship(self.ship)
            gun = extra_gun(state, ship)
            mast = action.mast
            if gun is None or (self.fired >> MUSKET) & 1 or self.mode == MODE_BREATH or not may_shoot(ship):
                return False
            target = state.known_ship(action.target)
            return mast < ship.card.masts and target is not None and can_hit(state, ship, mast, target, gun.reach)
        return super().allows(state, seat, action)

    def choose(self, state: State, action: Action) -> None:
        ship = state.ship(self.ship)
        if action == CEASE:
            state.stack.pop()
            return
        if isinstance(action, Fire):
            self.fire(state, ship, action)
        elif isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
        elif isinstance(action, Musket):
            self.fired |= 1 << MUSKET
            state.stack.append(self.shot_of(state, ship, action))
        elif isinstance(action, Snipe):
            self.fired |= 1 << action.mast
            rank = ship.card.cannons[action.mast].rank
            state.stack.append(MarineShot(self.ship, NONE, NONE, action.victim, rank))
        elif isinstance(action, Smoke):
            self.lay_smoke(state, ship, action.mast)
        elif isinstance(action, Paw):
            self.use_paw(state, ship, action.mast, state.ship(action.target))
        elif isinstance(action, Breathe):
            self.fired |= 1
            state.stack.append(self.shot_of(state, ship, action))
        elif isinstance(action, FireBroadside):
            self.fired = (1 << ship.card.masts) - 1 | 1 << MUSKET  # 8.2.4: nothing else fires in this action
            state.stack.append(Broadside(self.ship, action.target))

    def receive(self, state: State, result: int) -> None:
        """11.3.51 – The cannon that missed, remembered for a Cannoneer."""
        self.missed |= 1 << result
        call_controller(state, state.ship(self.ship), SHOOTING)

    def lay_smoke(self, state: State, ship: Ship, mast: int) -> None:
        ability = smokepot_of(state, ship)
        assert ability is not None
        self.fired |= 1 << mast
        spend(ship, ability)
        state.stack.append(LaySmoke(self.player, self.ship, ability.within))

    def use_paw(self, state: State, ship: Ship, mast: int, target: Ship) -> None:
        """12.9 – One cannon, picked by the shooter, hits without a die."""
        ability = paw_of(state, ship, target, ship.card.cannons[mast].reach)
        assert ability is not None
        self.fired |= 1 << mast
        spend(target, ability)
        state.tell(PAW, ship.player, self.ship, target.number)
        note_fire(target, ship)
        state.stack.append(Hits(target.number, 1, self.ship, PLAIN))

    def fire(self, state: State, ship: Ship, action: Fire) -> None:
        mast, shot = action.mast, action.shot
        if (self.fired >> mast) & 1:
            again = self.reshoot(state, ship)
            assert again is not None
            spend(ship, again)
            self.missed = 0
        self.fired |= 1 << mast
        state.stack.append(self.shot_of(state, ship, action))
        for ability in special_shots(state, ship):
            if shot != PLAIN and POWERS[ability.effect].shot(ability) == shot:
                spend(ship, ability)

    def shot_of(self, state: State, ship: Ship, action: Fire | Musket | Breathe) -> Shot:
        """6.3, 11.3.20, 11.3.50, 11.3.56 – The shot that a choice fires: from which gun, of what rank and range."""
        if isinstance(action, Musket):
            extra = extra_gun(state, ship)
            assert extra is not None
            return Shot(self.ship, action.target, NONE, PLAIN, extra.rank, reach=extra.reach)
        if isinstance(action, Breathe):
            breath = breath_of(state, ship)
            assert breath is not None
            kind = POWERS[breath.effect].breath(breath)
            return Shot(self.ship, action.target, NONE, kind, breath.rank, reach=breath.reach)
        gun = ship.card.cannons[action.mast]
        reach = gun.reach
        for ability in special_shots(state, ship):
            if action.shot != PLAIN and POWERS[ability.effect].shot(ability) == action.shot:
                reach = ability.within
        needs = 6 if self.mode == MODE_DOUBLE and action.shot == PLAIN else 0
        return Shot(self.ship, action.target, action.mast, action.shot, gun.rank, needs, reach=reach)

    def breach(self, state: State, action: Action) -> Refusal:
        """2.5.5 – Of the choices that list no conditions: a crew who does not matter now."""
        assert isinstance(action, Reveal)
        return why_no_reveal(state, self.player, action)

    def asks(self, state: State, action: Action) -> list[Condition]:
        """6.1, 6.5 to 6.11 – A ship that can shoot, a target, a gun and a line."""
        if not isinstance(action, (Fire, Musket, Paw, FireBroadside, Breathe, Smoke, Snipe)):
            return []
        ship = state.ship(self.ship)
        able = may_shoot(ship) and ship.pilot() == self.player
        found = [Condition(able, "6.11", "cannot-shoot", (named(ship),))]
        if not able:
            return found
        if isinstance(action, (Smoke, Snipe)):
            return [*found, *self.to_do_special(state, ship, action)]
        target = state.ship(action.target)
        found += to_aim(state, ship, target)
        if isinstance(action, Fire):
            return [*found, *self.to_fire(state, ship, target, action)]
        means = self.has_means(state, ship, target, action)
        found.append(Condition(means, action.clause, "no-means-for-this-shot", (named(ship),)))
        line = self.allows(state, self.player, action)
        return [*found, Condition(line, action.clause, "no-such-shot", (named(target),))] if means else found

    def has_means(self, state: State, ship: Ship, target: Ship, action: Action) -> bool:
        """8.2.1, 11.3.50, 11.3.56, 12.9 – Broadsides, a Musketeer, a breath, the Monkey's Paw of the target."""
        if isinstance(action, Breathe):
            return self.mode == MODE_BREATH and not self.fired and breath_of(state, ship) is not None
        if isinstance(action, Musket):
            return extra_gun(state, ship) is not None and not (self.fired >> MUSKET) & 1
        if isinstance(action, Paw):
            return has(state, target, PAW_HIT)
        return has_keyword(state, ship, BROADSIDES) and not self.fired

    def has_gun(self, state: State, ship: Ship, mast: int, again: bool = False) -> list[Condition]:
        """6.1 – A gun that stands and has not fired; 11.3.51 – or may fire again."""
        stands = self.mode != MODE_BREATH and (guns_of(state, ship) >> mast) & 1 != 0
        words = (named(ship), ("mast", str(mast + 1)))
        found = [Condition(stands, "6.1", "no-such-gun", words)]
        ready = again or not (self.fired >> mast) & 1
        return [*found, Condition(ready, "6.1", "gun-has-fired", words)] if stands else found

    def to_do_special(self, state: State, ship: Ship, action: Smoke | Snipe) -> list[Condition]:
        """8.8.3, 11.3.55 – A gun, and a smokepot, or somebody to be seen ashore."""
        found = self.has_gun(state, ship, action.mast)
        if isinstance(action, Smoke):
            has_pot = smokepot_of(state, ship) is not None
            return [*found, Condition(has_pot, "11.3.55", "no-means-for-this-shot", (named(ship),))]
        seen = action in self.snipes(state, ship)
        return [*found, Condition(seen, "8.8.3", "no-marine-to-be-seen")] if found[-1].met else found

    def to_fire(self, state: State, ship: Ship, target: Ship, action: Fire) -> list[Condition]:
        """6.1, 11.1.5 – A gun, the special shot if it is one, and the line."""
        mast = action.mast
        missed = (self.missed >> mast) & 1 != 0 and has(state, ship, RESHOOTS)
        found = self.has_gun(state, ship, mast, missed and self.reshoot(state, ship) is not None)
        if not found[0].met:
            return found
        if action.shot == PLAIN:
            factor = TWICE if self.mode == MODE_DOUBLE else 1
            return [*found, *to_reach(state, ship, mast, target, ship.card.cannons[mast].reach, factor)]
        for ability in special_shots(state, ship):
            if POWERS[ability.effect].shot(ability) == action.shot != SMOKEPOT:
                had = Condition(True, "11.1.5", "no-special-shot")
                return [*found, had, *to_reach(state, ship, mast, target, ability.within, 1)]
        return [*found, Condition(False, "11.1.5", "no-special-shot")]


def has_shot(state: State, ship: Ship, mode: int) -> bool:
    """6.5 – Whether a shoot action of this kind would have something to choose from but to cease."""
    return may_shoot(ship) and bool(
        Shooting(ship.pilot(), ship.number, mode, False).shots(state, ship, any_will_do=True)
    )


def begin_shooting(state: State, ship: Ship, mode: int, captain: bool) -> None:
    """6.1, 11.3.1, 11.3.16 – A shoot action or Captain shots: left-over hits of earlier ones are lost."""
    for other in state.ships:
        other.dents = 0
    state.stack.append(Shooting(ship.pilot(), ship.number, mode, captain))
    call_controller(state, ship, SHOOTING)
