"""Positions of this game in words: `seat.1.rings.hull = 4`, `shown.3 = "1-4-4-0"`, `seat.2.hand = "grapple, smoke"`."""

from typing import Any

from flibuste.engine.domain import BadWord, Domains, check_keys
from flibuste.engine.record import read_fields, read_seats, write_fields, write_seats
from flibuste.games.cove.rules.battle.combat import AFTERMATH, BOARDING_STAGE, EXCHANGES, Combat, foes_at
from flibuste.games.cove.rules.ending import LAST_AFTERMATH
from flibuste.games.cove.rules.month import ENDING, MONTH, push_phases
from flibuste.games.cove.rules.navigation import AFTERWARDS, DESTINATIONS
from flibuste.games.cove.rules.setup import ArmShips
from flibuste.games.cove.table.constants import (
    COMBAT_PHASE,
    END_PHASE,
    NAVIGATION_PHASE,
    NONE,
    NOWHERE,
    PHASES,
    PLUNDER_PHASE,
    SECTIONS,
)
from flibuste.games.cove.table.state import Battle, Player, State, Step

Data = dict[str, Any]

_BY_SEAT = ("speed", "smoke", "reload")


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data = write_fields(state, domains)
    data["seat"] = write_seats(state.players, domains)
    for seat, player in enumerate(state.players):
        data["seat"][str(seat + 1)] |= write_mat(domains, player)
    data["battle"] = "none" if state.battle is None else write_fields(state.battle, domains)
    return data


def write_mat(domains: Domains, player: Player) -> Data:
    """The rings of a ship, and the Craftsmen attached to it with the hits each has taken."""
    craftsmen = {
        word: {"card": domains["card"].write(player.craftsmen[section]), "hits": player.cracks[section]}
        for section, word in enumerate(SECTIONS)
        if player.craftsmen[section] != NONE
    }
    return {"rings": {word: player.rings[section] for section, word in enumerate(SECTIONS)}, "craftsmen": craftsmen}


def read(domains: Domains, data: Data, state: State) -> None:
    """Fill a table. What lies nowhere else is in the bank or in its pile, unless these are given."""
    read_fields(state, data, domains, "a position", ("seat", "battle"))
    if "navy_sender" not in data:
        state.navy_sender = state.navy_controller
    for seat, entry in read_seats(state.players, data.get("seat", {}), domains, ("rings", "craftsmen")):
        read_mat(domains, entry, state.players[seat])
    if data.get("battle", "none") != "none":
        state.battle = read_battle(domains, data["battle"], state.seats)
        gather(data, state, state.battle)
    fill_up(data, state)


def read_battle(domains: Domains, data: Any, players: int) -> Battle:
    """A battle; what is left out is as at its beginning."""
    battle = Battle(NOWHERE, [], players)
    read_fields(battle, data, domains, "a battle")
    if "island" not in data:
        raise BadWord("a battle needs its island")
    for key in _BY_SEAT:
        numbers: list[int] = getattr(battle, key)
        if len(numbers) > players:
            raise BadWord(f"battle.{key}: there is no seat {len(numbers)} with {players} players")
        setattr(battle, key, numbers + [0] * (players - len(numbers)))
    return battle


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


def read_mat(domains: Domains, entry: Data, player: Player) -> None:
    """The rings and Craftsmen that are named; a Craftsman alone has taken no hits."""
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
