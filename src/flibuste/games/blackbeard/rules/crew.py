"""6.2, 11, 18.2 – Ships and crews: ratings in a fight, Loyalty, Notoriety, damage; allies act as one."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.leaving import eliminate
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.actions import ChooseZone
from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE
from flibuste.games.blackbeard.table.events import DAMAGED, LOYALTY, NOTORIETY, REVELLED, SLOWED, TO_SEA
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import HitShip
from flibuste.games.blackbeard.table.state import State, TableStep


def party(state: State, number: int) -> list[int]:
    """11.2a – The Pirate, and his ally if he has one."""
    ally = state.pirate(number).ally
    return [number] if ally == NONE else [number, ally]


# ---- ratings --------------------------------------------------------------------------------------------------------


def ability(state: State, number: int) -> int:
    """11.2e – Ability; of two allies the better one, which the player would choose."""
    ally = state.pirate(number).ally
    best = state.card(number).ability
    return best if ally == NONE else max(best, state.card(ally).ability)


def leadership(state: State, number: int) -> int:
    """11.2e – Leadership; of two allies the better one."""
    ally = state.pirate(number).ally
    best = state.card(number).leadership
    return best if ally == NONE else max(best, state.card(ally).leadership)


def cruelty(state: State, number: int, low: bool) -> int:
    """11.2e – Cruelty; of two allies the better one: low to make a Hostage talk, high to sack."""
    ally = state.pirate(number).ally
    own = state.card(number).cruelty
    if ally == NONE:
        return own
    other = state.card(ally).cruelty
    return min(own, other) if low else max(own, other)


def speed(state: State, number: int) -> int:
    """11.2c, 13.22b – Speed when he is attacked: of two allies the lower, 2 less in D&R."""
    pirate = state.pirate(number)
    value = pirate.speed - (2 if pirate.revels else 0)
    if pirate.ally != NONE:
        ally = state.pirate(pirate.ally)
        value = min(value, ally.speed - (2 if ally.revels else 0))
    return value


def combat(state: State, number: int) -> int:
    """11.2b – Combat of a ship or an Alliance (the higher plus 1), with Heavy Guns (17.2#10b) and D&R (13.22b)."""
    pirate = state.pirate(number)
    if pirate.ally == NONE:
        return ship_combat(pirate)
    ally = state.pirate(pirate.ally)
    guns = 2 if pirate.guns or ally.guns else 0
    return max(manned_combat(pirate), manned_combat(ally)) + 1 + guns


def ship_combat(pirate: Pirate) -> int:
    """10.4b, 10.52a – Combat of one ship that counts for itself."""
    return manned_combat(pirate) + (2 if pirate.guns else 0)


def manned_combat(pirate: Pirate) -> int:
    """13.22b – What the ship is worth with this crew: 2 less in D&R."""
    return pirate.combat - (2 if pirate.revels else 0)


def notoriety_of(state: State, number: int) -> int:
    """10.12a – Notoriety; of two allies the higher."""
    ally = state.pirate(number).ally
    own = state.pirate(number).notoriety
    return own if ally == NONE else max(own, state.pirate(ally).notoriety)


# ---- Loyalty and Notoriety ------------------------------------------------------------------------------------------


def gain_loyalty(state: State, number: int, points: int) -> None:
    """11.3b – Loyalty rises, for allies on both ships, up to the end of the track (6.24b)."""
    for member in party(state, number):
        pirate = state.pirate(member)
        pirate.loyalty = min(state.pieces.top_loyalty, pirate.loyalty + points)
        state.tell(LOYALTY, pirate.owner, member, points, pirate.loyalty)


def lose_loyalty(state: State, number: int, points: int) -> None:
    """6.24b, 14.1b, R5 – Loyalty falls, not below 0. At 0 a Mutiny breaks out; then Piratical Ambition may be played.

    Both are pushed as steps, all Mutinies above (17.2#17a): whoever calls this does nothing more before it is resumed.
    """
    from flibuste.games.blackbeard.rules.reactions.ambition import ask_ambition
    from flibuste.games.blackbeard.rules.sea.mutiny import break_out

    fallen: list[int] = []
    for member in party(state, number):
        pirate = state.pirate(member)
        before = pirate.loyalty
        pirate.loyalty = max(0, before - points)
        state.tell(LOYALTY, pirate.owner, member, -points, pirate.loyalty)
        if before > 0:
            ask_ambition(state, member)
            if pirate.loyalty == 0:
                fallen.append(member)
    for member in fallen:
        break_out(state, member)


def gain_notoriety(state: State, number: int, points: int) -> None:
    """11.3a – Notoriety; allies share it."""
    for member, share in shares(state, number, points):
        add_notoriety(state, state.pirate(member), share)


def shares(state: State, number: int, gained: int) -> list[tuple[int, int]]:
    """11.3a – Who gets how much of a gain: allies half each, what is left over goes to the higher Leadership.

    Of equals it goes to the one named for the Action: so the player chooses.
    """
    ally = state.pirate(number).ally
    if ally == NONE:
        return [(number, gained)]
    half = gained // 2
    if state.card(ally).leadership > state.card(number).leadership:
        return [(ally, gained - half), (number, half)]
    return [(number, gained - half), (ally, half)]


def add_notoriety(state: State, pirate: Pirate, points: int) -> None:
    if points:
        # 18.2b – It only grows, but for Blackbeard's in the solitaire game.
        pirate.notoriety += points
        state.tell(NOTORIETY, pirate.owner, pirate.number, points, pirate.notoriety)


def revel(state: State, number: int, forced: bool) -> None:
    """13.21a, 9.35d – D&R: a marker, and Loyalty +3 in a Pirate Port, +1 elsewhere; rights are lost (8.38b, 9.55g)."""
    place = state.pirate(number).place
    wild = place >= FIRST_PORT and state.port_of(place).is_pirate_port()
    for member in party(state, number):
        pirate = state.pirate(member)
        pirate.revels = 2 if forced or pirate.revels == 2 else 1
        if forced:
            pirate.paid = False
        waive_prize(state, pirate)
        pirate.sacking = NONE
        state.tell(REVELLED, pirate.owner, member, 1 if forced else 0)
    gain_loyalty(state, number, 3 if wild else 1)


def waive_prize(state: State, pirate: Pirate) -> None:
    """8.5b – He gives up his right to convert; it is then his partner's alone."""
    partner = state.pirates[pirate.prize_with] if pirate.prize_with != NONE else None
    if partner is not None:
        partner.prize_with = NONE
    pirate.prize = NONE
    pirate.prize_with = NONE


# ---- damage ---------------------------------------------------------------------------------------------------------


def damage_combat(state: State, number: int, points: int, cause: int) -> None:
    """6.25a, 11.4a – Combat damage; between allies it is divided, an odd point where the player wishes."""
    pirate = state.pirate(number)
    if points <= 0:
        return
    if pirate.ally == NONE:
        hit(state, number, points, cause)
        return
    ally = pirate.ally
    if points % 2:
        state.stack.append(OddPoint(pirate.owner, number, ally, cause))
    if points // 2:
        hit(state, number, points // 2, cause)
        hit(state, ally, points // 2, cause)


def hit(state: State, number: int, points: int, cause: int) -> None:
    """6.25b – The marker moves down its track; in the Sunk box the ship is lost with everything aboard."""
    pirate = state.pirates[number]
    if pirate is None:
        return
    pirate.combat -= points
    state.tell(DAMAGED, pirate.owner, number, points, pirate.combat)
    if pirate.combat <= state.pieces.combat_sunk:
        eliminate(state, number, cause)


class OddPoint(TableStep):
    """11.4a – An odd point of Combat damage goes to the ally of the player's choice."""

    NAME: ClassVar[str] = "odd-point"
    CLAUSE: ClassVar[str] = "11.4a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "first": "pirate", "second": "pirate", "cause": "cause"}

    def __init__(self, player: int, first: int, second: int, cause: int) -> None:
        super().__init__(player)
        self.first = first
        self.second = second
        self.cause = cause

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in (self.first, self.second):
            if state.pirates[number] is not None:
                found.append(state.pieces.verbs.hit[number])
        return found if found else [state.pieces.verbs.hit[self.first]]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, HitShip)
        state.stack.pop()
        hit(state, action.pirate, 1, self.cause)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("11.4a", "hit-an-ally")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.first, "first"), pirate_pair(state, self.second, "second"))


def damage_speed(state: State, number: int, points: int, cause: int) -> None:
    """6.26a, 11.4b – Speed damage, in full on both allies; 6.26c – passing from 0 to -1 costs 1 Loyalty."""
    if points <= 0:
        return
    limping = NONE
    for member in party(state, number):
        pirate = state.pirate(member)
        before = pirate.speed
        pirate.speed -= points
        state.tell(SLOWED, pirate.owner, member, points, pirate.speed)
        if before >= 0 > pirate.speed > state.pieces.speed_sunk:
            limping = member
    for member in party(state, number):
        if state.pirate(member).speed <= state.pieces.speed_sunk:
            eliminate(state, member, cause)
    if limping != NONE:
        lose_loyalty(state, limping, 1)


# ---- thrown out of Port ---------------------------------------------------------------------------------------------


def put_to_sea(state: State, number: int) -> None:
    """2.2c, 9.24a – To the bordering Sea Zone; out of Bermuda the owner chooses which."""
    pirate = state.pirate(number)
    zones = state.port_of(pirate.place).zones
    pirate.place = zones[0]
    pirate.paid = False
    pirate.sacking = NONE
    if len(zones) > 1 and not (pirate.ally != NONE and state.pirate(pirate.ally).place < FIRST_PORT):
        state.stack.append(WhichZone(pirate.owner, number, zones))
    state.tell(TO_SEA, pirate.owner, number, pirate.place)


def clear_port(state: State, place: int) -> None:
    """10.51c – Every Pirate in a Port goes to sea; an Action under way there is cancelled (10.52b)."""
    for number in state.docked_in(place):
        if number == state.active:
            state.cancelled = True
        put_to_sea(state, number)


class WhichZone(TableStep):
    """2.2c – Whoever is thrown out of Bermuda chooses one of its two Sea Zones."""

    NAME: ClassVar[str] = "which-zone"
    CLAUSE: ClassVar[str] = "2.2c"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "zones": "places"}

    def __init__(self, player: int, pirate: int, zones: list[int]) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.zones = zones

    def options(self, state: State) -> list[Action]:
        return [state.pieces.verbs.zone[zone] for zone in self.zones]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, ChooseZone)
        state.stack.pop()
        if state.pirates[self.pirate] is not None:
            for member in party(state, self.pirate):
                state.pirate(member).place = action.zone
            state.tell(TO_SEA, self.player, self.pirate, action.zone)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.2c", "one-of-two-zones")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)
