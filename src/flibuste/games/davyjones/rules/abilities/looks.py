"""11.3.37 to 11.3.39, 11.3.43 – Once a turn: marking from afar, looking at what lies face down, cancelling."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_lost, land_within
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    POWERS,
    active_abilities,
    fade,
    is_ready,
    reaches,
    spend,
)
from flibuste.games.davyjones.rules.abilities.nearby import is_ship_near
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.abilities.reach_faults import reach_fault
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Cancel, CancelCrew, Mark, Peek, PeekCrew
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.constants import NONE, SWITCHABLE
from flibuste.games.davyjones.table.events import CANCELLED, CREW_CANCELLED, CREW_PEEKED, MARKED, PEEKED
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State
from flibuste.games.davyjones.table.traits import SHIP_SILENT


class MarkFromAfar(Power):
    """11.3.37 – Put the own mark on a wild island nearby; every other mark there goes."""

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if not is_ready(ship, ability) or is_lost(ship):
            return
        for island, land in enumerate(state.islands):
            is_new = land.home == NONE and land.marks != 1 << ship.player
            if is_new and land_within(ship, land, state.box.segments[ability.within]):
                found.append(do(Mark, ship.number, island))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Mark) or action.ship != ship.number:
            return False
        spend(ship, ability)
        state.islands[action.island].marks = 1 << ship.player
        state.tell(MARKED, ship.player, action.island)
        return True


def unseen_cargo(state: State, ship: Ship) -> list[int]:
    """The face-down tokens of all ships that the ship's player does not know."""
    return [
        token
        for other in state.ships
        for token in other.cargo
        if other.player != ship.player and not state.tokens[token].is_known_to(ship.player)
    ]


class Peeking(Power):
    """11.3.38, 11.3.39 – Look at one face-down piece; the second reaches crew, but only what is aboard."""

    ONCE: ClassVar[bool] = True

    def __init__(self, islands: bool, crew: bool) -> None:
        super().__init__()
        self.islands = islands
        self.crew = crew

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if is_ready(ship, ability):
            for token in self.tokens(state, ship):
                if do(Peek, ship.number, token) not in found:
                    found.append(do(Peek, ship.number, token))
            for crew in self.people(state, ship):
                found.append(do(PeekCrew, ship.number, crew))

    def tokens(self, state: State, ship: Ship) -> list[int]:
        found = [token for token in unseen_cargo(state, ship) if reaches(state, ship.player, carrier(state, token))]
        if self.islands:
            for land in state.islands:
                found += [token for token in land.tokens if not state.tokens[token].is_known_to(ship.player)]
        return found

    def people(self, state: State, ship: Ship) -> list[int]:
        if not self.crew:
            return []
        return [
            crew.number
            for crew in state.crew
            if crew.ship >= 0
            and not crew.is_known_to(ship.player)
            and reaches(state, ship.player, state.ship(crew.ship))
        ]

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not is_ready(ship, ability):
            return False
        if isinstance(action, Peek) and action.ship == ship.number:
            return self.look_at_token(state, ship, ability, action.token)
        if self.crew and isinstance(action, PeekCrew) and action.ship == ship.number:
            spend(ship, ability)
            crew = state.crew[action.crew]
            crew.known |= 1 << ship.player
            state.tell(CREW_PEEKED, ship.player, crew.number, crew.card.kind)
            return True
        return False

    def look_at_token(self, state: State, ship: Ship, ability: Ability, token: int) -> bool:
        if token not in self.tokens(state, ship):
            return False
        spend(ship, ability)
        state.tokens[token].known |= 1 << ship.player
        state.tell(PEEKED, ship.player, token, state.tokens[token].face())
        return True


def carrier(state: State, token: int) -> Ship:
    """The ship that has a token aboard."""
    return next(ship for ship in state.ships if token in ship.cargo)


class Cancelling(Power):
    """11.3.43 – Once in the own turn the abilities of a ship or of a crew nearby are off for this turn.

    Also those of an own one: they may be a drawback.
    """

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        """Offered is what might make sense: nobody puts out what this very ship can do, but he may."""
        for other in state.ships:
            if other is not ship:
                found += self.picks(state, ship, ability, other)

    def allows(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        return action in self.picks(state, ship, ability, ship)

    def picks(self, state: State, ship: Ship, ability: Ability, other: Ship) -> list[Action]:
        """A ship that has something to be cancelled, and each of its crew."""
        if not is_ready(ship, ability) or is_lost(ship) or not is_ship_near(state, ship, ability, other):
            return []
        found: list[Action] = [do(CancelCrew, ship.number, crew) for crew in other.crew]
        if other.card.abilities or other.copied or (other.card.keywords | other.copied_keywords) & SWITCHABLE:
            found.insert(0, do(Cancel, ship.number, other.number))
        return found

    def watches(self, state: State, ship: Ship, ability: Ability) -> None:
        found: list[Action] = []
        self.offers(state, ship, ability, found)
        if found and state.rules.cancel_any_turn:
            state.stack.append(CancelOffer(ship.player, ship.number))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if isinstance(action, Cancel) and action.ship == ship.number:
            other = state.ship(action.target)
            other.now |= SHIP_SILENT
            other.forget_abilities()
            fade(state, other)
            state.tell(CANCELLED, ship.player, ship.number, other.number)
        elif isinstance(action, CancelCrew) and action.ship == ship.number:
            crew = state.crew[action.crew]
            crew.silent = True
            state.ship(crew.ship).forget_abilities()
            fade(state, state.ship(crew.ship))
            state.tell(CREW_CANCELLED, ship.player, ship.number, crew.number)
        else:
            return False
        spend(ship, ability)
        return True


class CancelOffer(ShipQuestion):
    """15.11 – With the option, also in the turn of another player, at its start."""

    NAME: ClassVar[str] = "cancel-offer"
    CLAUSE: ClassVar[str] = "15.11"
    TAKES: ClassVar[tuple[str, ...]] = ("cancel", "cancel-crew", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("11.3.43", "nothing-to-cancel")
    REACTION: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        found: list[Action] = []
        for ability in active_abilities(state, ship):
            if ability.effect == codes.CANCEL_ABILITY_S:
                POWERS[ability.effect].offers(state, ship, ability, found)
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        for ability in active_abilities(state, ship)[:]:
            if ability.effect == codes.CANCEL_ABILITY_S:
                POWERS[ability.effect].use(state, ship, ability, action)

    def breach(self, state: State, action: Action) -> Refusal:
        """11.3.43 – By the ship that is asked, on somebody near enough who has something to cancel."""
        assert isinstance(action, (Cancel, CancelCrew))
        if action.ship != self.ship:
            return super().breach(state, action)
        ship = state.ship(self.ship)
        number = action.target if isinstance(action, Cancel) else state.crew[action.crew].ship
        other = state.ship(number) if number >= 0 else None
        if other is None:
            return Refusal("11.3.43", "uses-nothing-ashore")
        fault = reach_fault("11.3.43", ship, other, state.box.segments[self.within(state, ship)])
        return fault if fault.reason == "too-far-by" else Refusal("11.3.43", "nothing-to-cancel")

    def within(self, state: State, ship: Ship) -> int:
        """The range of the ability."""
        return next(
            ability.within for ability in active_abilities(state, ship) if ability.effect == codes.CANCEL_ABILITY_S
        )


LOOK_POWERS: Final[dict[int, Power]] = {
    codes.MARK_ISLAND_REMOTE: MarkFromAfar(),
    codes.PEEK_TREASURE: Peeking(islands=True, crew=False),
    codes.PEEK_CARGO: Peeking(islands=False, crew=True),
    codes.CANCEL_ABILITY_S: Cancelling(),
}
