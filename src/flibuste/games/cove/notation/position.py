"""Positions of this game in words: `seat.1.rings.hull = 4`, `shown.3 = "1-4-4-0"`, `seat.2.hand = "grapple, smoke"`."""

from typing import Any

from flibuste.engine.domain import BadWord, Domain, check_keys
from flibuste.games.cove.notation.battle import read_battle, write_battle
from flibuste.games.cove.rules.battle.combat import AFTERMATH, BOARDING_STAGE, EXCHANGES, Combat, foes_at
from flibuste.games.cove.rules.ending import LAST_AFTERMATH
from flibuste.games.cove.rules.month import ENDING, MONTH, push_phases
from flibuste.games.cove.rules.navigation import AFTERWARDS, DESTINATIONS
from flibuste.games.cove.rules.setup import ArmShips
from flibuste.games.cove.table.constants import (
    COMBAT_PHASE,
    END_PHASE,
    LAST_OUTER,
    NAVIGATION_PHASE,
    NONE,
    NOWHERE,
    PHASES,
    PLUNDER_PHASE,
    SECTIONS,
)
from flibuste.games.cove.table.state import Battle, BlackShip, Marker, Player, State, Step

Data = dict[str, Any]
Domains = dict[str, Domain]

_SIMPLE = {
    "month": "number",
    "phase": "phase",
    "lookout": "seat",
    "revealed": "flag",
    "discards": "cards",
    "spent": "treasures",
    "sunk": "legends",
    "gold": "number",
    "chests": "number",
    "tavern": "cards",
    "treasures": "treasures",
    "legends": "legends",
    "navy_island": "island",
    "navy_controller": "seat",
    "navy_sender": "seat",
}
_PLAYER = {
    "gold": "number",
    "chests": "number",
    "fame": "number",
    "place": "island",
    "hand": "cards",
    "parrot": "card",
    "wounds": "number",
    "robber": "seat",
    "part": "number",
    "colour": "colour",
}
_LISTS = ("cards", "treasures", "legends")


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data: Data = {key: domains[domain].write(getattr(state, key)) for key, domain in _SIMPLE.items()}
    data["shown"] = {
        str(island): domains["treasure"].write(state.shown[island])
        for island in range(1, LAST_OUTER + 1)
        if state.shown[island] != NONE
    }
    data["black_ships"] = [
        {"island": domains["island"].write(ship.island), "pirate": domains["legend"].write(ship.legend)}
        for ship in state.black_ships
    ]
    data["maps"] = [
        {"seat": marker.seat + 1, "island": marker.island, "factor": marker.factor} for marker in state.markers
    ]
    data["seat"] = {str(seat + 1): write_player(domains, state.players[seat]) for seat in range(state.seats)}
    data["battle"] = "none" if state.battle is None else write_battle(domains, state.battle)
    return data


def write_player(domains: Domains, player: Player) -> Data:
    data: Data = {key: domains[domain].write(getattr(player, key)) for key, domain in _PLAYER.items()}
    data["rings"] = {word: player.rings[section] for section, word in enumerate(SECTIONS)}
    data["craftsmen"] = {
        word: {"card": domains["card"].write(player.craftsmen[section]), "hits": player.cracks[section]}
        for section, word in enumerate(SECTIONS)
        if player.craftsmen[section] != NONE
    }
    return data


def read(domains: Domains, data: Data, state: State) -> None:
    """Fill a table. What lies nowhere else is in the bank or in its pile, unless these are given."""
    check_keys(data, {*_SIMPLE, "shown", "black_ships", "maps", "seat", "battle"}, "a position")
    for key, domain in _SIMPLE.items():
        if key in data:
            value = domains[domain].read(data[key])
            setattr(state, key, sorted(value) if domain in _LISTS else value)
    if "navy_sender" not in data:
        state.navy_sender = state.navy_controller
    for island, word in data.get("shown", {}).items():
        state.shown[outer_island(domains, island)] = domains["treasure"].read(word)
    read_pieces(domains, data, state)
    for seat, entry in data.get("seat", {}).items():
        read_player(domains, entry, state, domains["seat"].read(seat))
    if data.get("battle", "none") != "none":
        state.battle = read_battle(domains, data["battle"], state.seats)
        gather(data, state, state.battle)
    fill_up(data, state)


def outer_island(domains: Domains, word: Any) -> int:
    island: int = domains["island"].read(word)
    if not 1 <= island <= LAST_OUTER:
        raise BadWord(f"shown: {word!r} is no outer island; these are numbered 1 to {LAST_OUTER}")
    return island


def gather(data: Data, state: State, battle: Battle) -> None:
    """Who fights, where it is not said: the ships at that island. A ship in the battle lies there."""
    if battle.island == NOWHERE:
        state.revealed = bool(data.get("revealed", True))
        return
    if "seats" not in data["battle"]:
        battle.seats = state.ships_at(battle.island)
    for seat in battle.seats:
        if 0 <= seat < state.seats and state.players[seat].place == NOWHERE:
            state.players[seat].place = battle.island
    if "foes" not in data["battle"]:
        battle.foes = foes_at(state, battle.island)


def read_pieces(domains: Domains, data: Data, state: State) -> None:
    """Black ships and the markers of Treasure Maps."""
    for entry in data.get("black_ships", []):
        check_keys(entry, {"island", "pirate"}, "a black ship")
    for entry in data.get("maps", []):
        check_keys(entry, {"seat", "island", "factor"}, "a Treasure Map")
    if "black_ships" in data:
        state.black_ships = [
            BlackShip(domains["island"].read(entry["island"]), domains["legend"].read(entry.get("pirate", "none")))
            for entry in data["black_ships"]
        ]
    state.markers = [
        Marker(domains["seat"].read(entry["seat"]), domains["island"].read(entry["island"]), entry.get("factor", 2))
        for entry in data.get("maps", [])
    ]


def read_player(domains: Domains, entry: Data, state: State, seat: int) -> None:
    if not 0 <= seat < state.seats:
        raise BadWord(f"there is no seat {seat + 1} with {state.seats} players")
    player = state.players[seat]
    check_keys(entry, {*_PLAYER, "rings", "craftsmen"}, f"seat {seat + 1}")
    for key, domain in _PLAYER.items():
        if key in entry:
            value = domains[domain].read(entry[key])
            setattr(player, key, sorted(value) if domain in _LISTS else value)
    for word, ring in entry.get("rings", {}).items():
        player.rings[domains["section"].read(word)] = domains["number"].read(ring)
    for word, craftsman in entry.get("craftsmen", {}).items():
        section = domains["section"].read(word)
        described = craftsman if isinstance(craftsman, dict) else {"card": craftsman}
        check_keys(described, {"card", "hits"}, "a Craftsman")
        player.craftsmen[section] = domains["card"].read(described["card"])
        player.cracks[section] = domains["number"].read(described.get("hits", 0))


def fill_up(data: Data, state: State) -> None:
    """The bank and the face-down piles hold the rest."""
    overboard = 0 if state.battle is None else state.battle.overboard
    if "gold" not in data:
        state.gold = state.pieces.gold - sum(player.gold for player in state.players)
    if "chests" not in data:
        state.chests = state.pieces.chests - overboard - sum(player.chests for player in state.players)
    if "tavern" not in data:
        state.tavern = rest("Tavern cards", state.pieces.deck(), tavern_cards_laid(state))
    if "treasures" not in data:
        shown = [design for design in state.shown if design != NONE]
        state.treasures = rest("Treasure cards", state.pieces.treasure_deck(), [*shown, *state.spent])
    if "legends" not in data:
        lying = [ship.legend for ship in state.black_ships if ship.legend != NONE]
        state.legends = rest("legendary pirates", list(range(len(state.pieces.legends))), [*lying, *state.sunk])


def rest(what: str, box: list[int], laid: list[int]) -> list[int]:
    """What is left in the box."""
    left = box[:]
    for card in laid:
        if card not in left:
            raise BadWord(f"there are more {what} of a kind than the box holds")
        left.remove(card)
    return left


def tavern_cards_laid(state: State) -> list[int]:
    """All Tavern cards that are not in the pile."""
    laid = state.discards[:]
    for player in state.players:
        laid += player.hand
        laid += [card for card in [player.parrot, *player.craftsmen] if card != NONE]
    if state.battle is not None:
        laid += state.battle.cards + state.battle.loaded
    return laid


def default_stack(data: Data, state: State) -> None:
    """The stack for a `step`: the name of a phase (the default is navigation), or of a stage within one."""
    step = str(data.get("step", "exchanges" if state.battle is not None else "navigation"))
    if step == "arm-ships":
        state.stack.extend([MONTH, ArmShips(list(range(state.seats)))])
        return
    if step == "ending":
        state.stack.append(ENDING)
        return
    state.month = max(1, state.month)
    if "phase" not in data:
        state.phase = NAVIGATION_PHASE if state.battle is None else COMBAT_PHASE
    state.stack.append(MONTH)
    stages: dict[str, list[Step]] = {"destinations": [AFTERWARDS, DESTINATIONS], "after-navigation": [AFTERWARDS]}
    if step in PHASES[1:7]:
        push_phases(state, PHASES.index(step))
    elif step in stages:
        push_phases(state, COMBAT_PHASE)
        state.stack.extend(stages[step])
    elif step in ("boarding", "exchanges") and state.battle is not None:
        stand_in_battle(state, step)
    else:
        steps = ["arm-ships", *PHASES[1:7], *stages, "boarding and exchanges (with a battle)", "ending"]
        raise BadWord(f"step {step!r} is not one of: {', '.join(steps)}")


def stand_in_battle(state: State, step: str) -> None:
    battle = state.fight()
    if battle.island == NOWHERE:
        state.stack[-1] = LAST_AFTERMATH
        state.phase = END_PHASE
    else:
        push_phases(state, PLUNDER_PHASE)
        state.stack.extend([Combat(battle.island), AFTERMATH])
    state.stack.append(EXCHANGES)
    if step == "boarding":
        state.stack.append(BOARDING_STAGE)
        battle.played = not battle.order
    elif battle.order and not battle.exchange:
        battle.exchange = 1
