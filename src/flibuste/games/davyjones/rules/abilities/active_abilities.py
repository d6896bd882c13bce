"""1.14, 1.15, 2.5, 8.0, 11.1 – Which abilities are in force on a ship: the only place that knows."""

from typing import Final

from flibuste.games.davyjones.rules.abilities.power import NO_SEGMENT, Power
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.constants import CURSED, GHOST_SHIP, NONE, SWITCHABLE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.events import APPEARS
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.pieces import Crew as CrewCard
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import (
    ALL_CURSED,
    ALL_NATIONS,
    CREW_SILENT,
    CURSED_WELCOME,
    SHIELDED,
    SHIP_SILENT,
)

POWERS: Final[list[Power]] = [Power() for _ in range(len(codes.EFFECTS))]


def register(powers: dict[int, Power]) -> None:
    """Put powers into the table, each at its effect code; those that work once a turn get a bit of their own."""
    for code in sorted(powers):
        POWERS[code] = powers[code]
    bit = 1
    for power in POWERS:
        power.slot = 0
        if power.ONCE:
            power.slot = bit
            bit <<= 1


def active_abilities(state: State, ship: Ship) -> list[Ability]:
    """The abilities that work on this ship now, each once (1.15)."""
    if ship.is_stale:
        gather(state, ship)
    return ship.active


def has(state: State, ship: Ship, trait: int) -> bool:
    """Whether some ability in force gives the ship this trait."""
    if ship.is_stale:
        gather(state, ship)
    return ship.traits & trait != 0


def has_keyword(state: State, ship: Ship, keyword: int) -> bool:
    """8 – Whether a keyword is in force on the ship, its own or through its crew."""
    if ship.is_stale:
        gather(state, ship)
    return ship.keywords & keyword != 0


def gather(state: State, ship: Ship) -> None:
    """4.5.3, 8.0.1, 8.0.2, 11.1.1, 11.1.3, 12.2, 12.6 – Of the ship, its treasures, its crew; less what is silenced.

    Keywords come in addition to the text of the card; a derelict keeps all of them.
    """
    ship.is_stale = False
    ship.active = []
    ship.traits = 0
    ship.keywords = ship.card.keywords
    if ship.status != SAILING:
        return
    for token in ship.cargo:
        treasure = state.tokens[token].treasure
        if treasure is not None and state.tokens[token].face_up:
            add_all(ship, treasure.abilities)
    if ship.now & SHIP_SILENT:
        ship.keywords &= ~SWITCHABLE
    else:
        add_all(ship, ship.card.abilities)
        for number in ship.copied:
            add(ship, state.box.abilities[number])
        ship.keywords |= ship.copied_keywords
    if not ship.now & CREW_SILENT:
        gather_crew(state, ship)


def gather_crew(state: State, ship: Ship) -> None:
    """11.3.32 – A crew that opens the ship to others does so once it works itself, so this goes on until no more do."""
    waiting = [state.crew[number] for number in ship.crew]
    found = True
    while found:
        found = False
        for crew in waiting[:]:
            if is_active(state, ship, crew):
                waiting.remove(crew)
                take_in(state, ship, crew)
                found = True


def is_active(state: State, ship: Ship, crew: Crew) -> bool:
    """2.5.5 – Face up, and its abilities count aboard this ship."""
    return crew.face_up and belongs(state, ship, crew)


def would_work(state: State, ship: Ship, crew: Crew) -> bool:
    """2.5.5 – Whether a face-down crew would be active once revealed."""
    return belongs(state, ship, crew) and not ship.now & CREW_SILENT


def belongs(state: State, ship: Ship, crew: Crew) -> bool:
    """2.5.3, 11.1.1 – Not silenced, and its card counts aboard this ship."""
    return not crew.silent and card_belongs(state, ship, crew, crew.card)


def card_belongs(state: State, ship: Ship, crew: Crew, card: CrewCard) -> bool:
    """2.5.3, 11.1.1 – If the crew is this card: of the ship's nation or welcome; at home on the ship (11.3.59)."""
    only = card.ability(codes.ONLY_ON_SHIP)
    if only is not None and only.ship != ship.card.kind:
        return False
    if ship.is_stale:
        gather(state, ship)
    nation = nation_aboard(state, ship, crew, card)
    if nation == nation_of(state, ship) or ship.traits & ALL_NATIONS:
        return True
    return nation == CURSED and ship.traits & CURSED_WELCOME != 0


def take_in(state: State, ship: Ship, crew: Crew) -> None:
    if crew.swapped:
        for number in crew.swapped:
            add(ship, state.box.abilities[number])
        return
    add_all(ship, crew.card.abilities)
    for number in crew.copied:
        add(ship, state.box.abilities[number])
    ship.keywords |= (crew.card.keywords | crew.copied_keywords) & SWITCHABLE


def fade(state: State, ship: Ship) -> None:
    """8.5.8 – A ghostly ship takes shape at once when the keyword is switched off or its crew has left."""
    if ship.ghostly and not has_keyword(state, ship, GHOST_SHIP):
        ship.ghostly = False
        state.tell(APPEARS, ship.player, ship.number)


def add_all(ship: Ship, abilities: list[Ability]) -> None:
    for ability in abilities:
        add(ship, ability)


def add(ship: Ship, ability: Ability) -> None:
    """1.15 – The same ability does not add up: equal ones are one object."""
    for known in ship.active:
        if known is ability:
            return
    ship.active.append(ability)
    ship.traits |= POWERS[ability.effect].traits


def nation_of(state: State, ship: Ship) -> int:
    """8.1.2, 11.1.4, 12.17 – The nation in force: Cursed with a marked crew or The Red Skull aboard."""
    for token in ship.cargo:
        treasure = state.tokens[token].treasure
        if treasure is not None and state.tokens[token].face_up:
            for ability in treasure.abilities:
                if POWERS[ability.effect].traits & ALL_CURSED:
                    return CURSED
    for number in ship.crew:
        if state.crew[number].marked:
            return CURSED
    return ship.card.nation


def crew_nation(state: State, ship: Ship, crew: Crew) -> int:
    """8.1.1, 8.1.3, 12.17 – The nation a crew counts as aboard this ship."""
    return nation_aboard(state, ship, crew, crew.card)


def nation_aboard(state: State, ship: Ship, crew: Crew, card: CrewCard) -> int:
    """8.1.1, 8.1.3, 12.17 – The nation a crew counts as aboard this ship if it is this card."""
    if crew.marked:
        return CURSED
    if nation_of(state, ship) == CURSED and ship.traits & ALL_CURSED:
        return CURSED
    return card.nation if crew.nation == NONE else crew.nation


def reaches(state: State, seat: int, ship: Ship) -> bool:
    """12.12 – Whether abilities of this player affect the ship: not those of an opponent while it is shielded."""
    return seat == ship.player or not has(state, ship, SHIELDED)


def has_against(state: State, ship: Ship, trait: int, other: Ship) -> bool:
    """12.12 – Whether an ability in force gives the ship this trait where it has to do with the other one."""
    return has(state, ship, trait) and reaches(state, ship.player, other)


def is_ready(ship: Ship, ability: Ability) -> bool:
    """11.1.7 – Whether an ability that works once a turn has not been used."""
    return not ship.used & POWERS[ability.effect].slot


def spend(ship: Ship, ability: Ability) -> None:
    ship.used |= POWERS[ability.effect].slot


def bonus_segments(state: State, ship: Ship) -> list[int]:
    """4.1.4, 12.12 – The bonus segments of a move that starts now."""
    found: list[int] = []
    for ability in active_abilities(state, ship):
        segment = POWERS[ability.effect].segment(state, ship, ability)
        if segment != NO_SEGMENT:
            found.append(segment)
    for other in state.ships:
        if other.status == SAILING and other is not ship and reaches(state, other.player, ship):
            for ability in active_abilities(state, other):
                segment = POWERS[ability.effect].lends_segment(state, other, ability, ship)
                if segment != NO_SEGMENT:
                    found.append(segment)
                    return found
    return found


def cannon_bonus(state: State, shooter: Ship, target: Ship) -> int:
    """6.3, 1.16 – What is added to the die: different abilities add up."""
    total = hindrance(state, shooter, target)
    if reaches(state, shooter.player, target):
        for ability in active_abilities(state, shooter):
            total += POWERS[ability.effect].cannon_bonus(state, shooter, ability, target)
    return total


def hindrance(state: State, shooter: Ship, target: Ship) -> int:
    """6.3, 12.12 – What abilities of the target take off the die, also from shots that nothing improves (11.3.50)."""
    total = 0
    if reaches(state, target.player, shooter):
        for ability in active_abilities(state, target):
            total += POWERS[ability.effect].hampers(state, target, ability, shooter)
    return total


def is_barred(state: State, shooter: Ship, target: Ship, reach: int) -> bool:
    """6.10 – Whether an ability of the target forbids the shot."""
    return ban_on(state, shooter, target, reach) is not None


def ban_on(state: State, shooter: Ship, target: Ship, reach: int) -> Ability | None:
    """6.10 – The ability of the target that forbids the shot."""
    if reaches(state, target.player, shooter):
        for ability in active_abilities(state, target):
            if POWERS[ability.effect].bars_shot(state, target, ability, shooter, reach):
                return ability
    return None


def is_warded_off(state: State, shooter: Ship, target: Ship, reach: int) -> bool:
    """11.3.19 – Whether an ability of the target makes every shot of this range miss."""
    if reaches(state, target.player, shooter):
        for ability in active_abilities(state, target):
            if POWERS[ability.effect].wards_off(state, target, ability, shooter, reach):
                return True
    return False


def board_bonus(state: State, ship: Ship, foe: Ship) -> int:
    """4.8.2, 1.16 – The boarding bonuses of a side."""
    total = 0
    if reaches(state, ship.player, foe):
        for ability in active_abilities(state, ship):
            total += POWERS[ability.effect].board_bonus(state, ship, ability, foe)
    return total
