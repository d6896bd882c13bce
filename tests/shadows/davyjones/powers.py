"""Which abilities work on a ship, as chapter 11.1 has it: read off its card, its open crew and its open treasures."""

from flibuste.games.davyjones.table.codes import ANY_NATION_CREW, CURSED_CREW_OK, EFFECTS, NO_CARGO_SPACE
from flibuste.games.davyjones.table.constants import CURSED, NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CREW_SILENT, SHIP_SILENT

RED_SKULL = EFFECTS.index("red-skull")
HOLY_WATER = EFFECTS.index("holy-water")
ONLY_ON_SHIP = EFFECTS.index("only-on-ship")


def treasures(state: State, ship: Ship) -> list[Ability]:
    """12.2 – Those of unique treasures that lie face up aboard."""
    tokens = [state.tokens[number] for number in ship.cargo]
    return [power for each in tokens if each.treasure and each.face_up for power in each.treasure.abilities]


def has_treasure(state: State, ship: Ship, effect: int) -> bool:
    return any(power.effect == effect for power in treasures(state, ship))


def crew_aboard(state: State, ship: Ship) -> list[Crew]:
    return [state.crew[number] for number in ship.crew]


def nation(state: State, ship: Ship) -> int:
    """8.1.2, 12.17 – Cursed with a marked crew or the Red Skull aboard."""
    marked = any(crew.marked for crew in crew_aboard(state, ship))
    return CURSED if marked or has_treasure(state, ship, RED_SKULL) else ship.card.nation


def crew_nation(state: State, ship: Ship, crew: Crew) -> int:
    if crew.marked or has_treasure(state, ship, RED_SKULL):
        return CURSED
    return crew.nation if crew.nation != NONE else crew.card.nation


def own(state: State, ship: Ship) -> list[Ability]:
    """What stands on the ship's card, and what it copies."""
    if ship.now & SHIP_SILENT or ship.status != SAILING:
        return []
    return ship.card.abilities + [state.box.abilities[number] for number in ship.copied]


def of_crew(state: State, ship: Ship, crew: Crew) -> list[Ability]:
    """11.1.1, 11.3.59 – What a crew brings, if it is open and at home aboard; where, other clauses decide."""
    printed = crew.card.abilities
    bound = [power for power in printed if power.effect == ONLY_ON_SHIP]
    if not crew.face_up or crew.silent or ship.now & CREW_SILENT or any(p.ship != ship.card.kind for p in bound):
        return []
    base = [state.box.abilities[number] for number in crew.swapped] if crew.swapped else printed
    return base + [state.box.abilities[number] for number in crew.copied]


def active(state: State, ship: Ship) -> list[Ability]:
    """1.15 – Every ability that works on this ship now, each once."""
    found = own(state, ship) + treasures(state, ship)
    if ship.status != SAILING:
        return []
    flag = nation(state, ship)
    crew = crew_aboard(state, ship)
    at_home = [each for each in crew if crew_nation(state, ship, each) == flag]
    for each in at_home:
        found += of_crew(state, ship, each)
    effects = {power.effect for power in found}
    for each in crew:
        cursed = crew_nation(state, ship, each) == CURSED
        if each not in at_home and (ANY_NATION_CREW in effects or (cursed and CURSED_CREW_OK in effects)):
            found += of_crew(state, ship, each)
    return list({power.number: power for power in found}.values())


def has(state: State, ship: Ship, effect: int) -> bool:
    return any(power.effect == effect for power in active(state, ship))


# ---- room -----------------------------------------------------------------------------------------------------------


def capacity(state: State, ship: Ship) -> int:
    """1.11, 2.5.6, 2.5.7 – Printed cargo, +1 for each crew linked to the ship, +1 for each pair of linked crew."""
    crew = crew_aboard(state, ship)
    links = sum(ship.card.kind in each.card.ships for each in crew)
    pairs = [(a, b) for n, a in enumerate(crew) for b in crew[n + 1 :] if are_mates(a, b)]
    return ship.card.cargo + links + len(pairs)


def are_mates(one: Crew, other: Crew) -> bool:
    """2.5.7, 11.3.58 – A link printed on either card, or the one that Godiva's owner has picked."""
    printed = other.card.kind in one.card.mates or one.card.kind in other.card.mates
    return printed or one.mate == other.number or other.mate == one.number


def room(state: State, ship: Ship) -> int:
    """Free spaces."""
    crew = sum(crew_space(each) for each in crew_aboard(state, ship))
    return capacity(state, ship) - crew - sum(token_space(state, number) for number in ship.cargo)


def crew_space(crew: Crew) -> int:
    """11.3.47, 11.3.28 – One, but for those whose card says none and those who were possessed."""
    return 0 if crew.spaceless or any(power.effect == NO_CARGO_SPACE for power in crew.card.abilities) else 1


def token_space(state: State, number: int) -> int:
    """1.11, 12.4 – One; a unique treasure that lies open what its card says."""
    token = state.tokens[number]
    return token.treasure.space if token.treasure and token.face_up else 1
