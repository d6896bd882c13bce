"""11.3.34 to 11.3.36 – Thieves, raiders and traders: treasure taken where others keep theirs."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_untouchable, ships_touch, touch
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, has, is_ready, reaches, spend
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.abilities.reach_faults import ability_fault
from flibuste.games.davyjones.rules.treasure.cargo import drop_token, room, take_token
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Raid, Steal
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import RAIDED, STOLEN
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.token import Token
from flibuste.games.davyjones.table.traits import RAIDS_HOMES, STEALS


def loot(state: State, thief: Ship, victim: Ship) -> list[int]:
    """11.3.34 – The treasures that would fit; face-up unique ones included."""
    free = room(state, thief)
    return [token for token in victim.cargo if state.tokens[token].space() <= free]


def steals(state: State, ship: Ship) -> list[Action]:
    """11.3.34 – The thefts open to a ship now: at first contact, or later in its turn."""
    if not has(state, ship, STEALS) or theft_of(state, ship) is None or is_untouchable(ship):
        return []
    found: list[Action] = []
    for other in state.ships:
        is_open = other.status == SAILING and other.player != ship.player and not is_untouchable(other)
        if is_open and ships_touch(ship, other) and reaches(state, ship.player, other) and loot(state, ship, other):
            found.append(do(Steal, ship.number, other.number))
    return found


def steal_fault(state: State, ship: Ship, action: Steal) -> Refusal:
    """11.3.34 – No thief, one who has stolen, or nobody to steal from."""
    return ability_fault(state, ship, action)


def theft_of(state: State, ship: Ship) -> Ability | None:
    """The ability, if it has not been used this turn."""
    for ability in active_abilities(state, ship):
        if ability.effect == codes.STEAL_TOUCH and is_ready(ship, ability):
            return ability
    return None


def steal(state: State, ship: Ship, victim: Ship) -> None:
    """11.3.34 – One at random among those that fit."""
    ability = theft_of(state, ship)
    assert ability is not None
    spend(ship, ability)
    tokens = loot(state, ship, victim)
    token = tokens[state.chance.below(len(tokens), "steal")]
    drop_token(state, token, victim)
    take_token(state, token, ship)
    state.tell(STOLEN, ship.player, ship.number, victim.number, token)


class Thief(Power):
    """11.3.34 – Once a turn, from an enemy ship it touches."""

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        found += steals(state, ship)

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Steal) or action.ship != ship.number:
            return False
        steal(state, ship, state.ship(action.target))
        return True


def may_raid(state: State, ship: Ship, island: int) -> bool:
    """11.3.35 – Docked at an enemy home with gold, a space free."""
    home = state.islands[island].home
    if home in (NONE, ship.player) or not has(state, ship, RAIDS_HOMES):
        return False
    return bool(state.players[home].hoard) and room(state, ship) > 0


class RaidOffer(Step):
    """11.3.35 – Load one random gold token of the home, free; or not."""

    NAME: ClassVar[str] = "raid-offer"
    CLAUSE: ClassVar[str] = "11.3.35"
    TAKES: ClassVar[tuple[str, ...]] = ("raid", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("raid-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "island": "island"}

    def __init__(self, player: int, ship: int, island: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.island = island

    def options(self, state: State) -> list[Action]:
        return [do(Raid, self.ship), PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Raid):
            raid(state, state.ship(self.ship), state.islands[self.island].home)

    def breach(self, state: State, action: Action) -> Refusal:
        return Refusal("11.3.35", "asked-about-another-ship", (("ship", ship_word(self.ship)),))


def raid(state: State, ship: Ship, home: int) -> None:
    """11.3.35 – It is gold that lay open, so everybody knows what it is worth."""
    hoard = state.players[home].hoard
    value = hoard.pop(state.chance.below(len(hoard), "raid"))
    token = Token(len(state.tokens), value, None)
    token.face_up = True
    state.tokens.append(token)
    take_token(state, token.number, ship)
    state.tell(RAIDED, ship.player, ship.number, value)


def is_at_enemy_home(state: State, ship: Ship, berth: int) -> bool:
    """11.3.35 – Docked at an enemy home when its turn starts: it must leave if it can."""
    return berth != NONE and state.islands[berth].home not in (NONE, ship.player)


def outstay(ship: Ship, island: int) -> None:
    """11.3.35 – It had its move and did not leave: it is docked there no longer, until it comes back."""
    ship.raided = False
    ship.outstayed = island


def sail_away(state: State, ship: Ship) -> None:
    """11.3.35 – Once its bow has left the home, a raider may dock there again."""
    if ship.outstayed != NONE:
        land = state.islands[ship.outstayed]
        if not touch(ship.bow(), ship.x, ship.y, land.shape, land.x, land.y):
            ship.outstayed = NONE


THIEF_POWERS: Final[dict[int, Power]] = {codes.STEAL_TOUCH: Thief(STEALS)}
