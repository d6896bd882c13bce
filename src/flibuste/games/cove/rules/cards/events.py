"""7.3 – Event cards."""

from typing import ClassVar

from flibuste.engine.refusal import Refusal
from flibuste.games.cove.rules import navy
from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.table.actions import ASKS_ISLAND, ASKS_SEAT, ASKS_SECTION
from flibuste.games.cove.table.constants import (
    AFTER_NAVIGATION,
    AFTER_TREASURES,
    BARE,
    BEFORE_NAVIGATION,
    LAST_OUTER,
    NAVY_SENT,
    NONE,
    ON_ISLAND,
    TREASURE,
)
from flibuste.games.cove.table.events import (
    BUCCANEERING,
    BUCCANEERING_CANCELLED,
    FREE_LEVEL,
    MAP_PLACED,
    MAP_ROLL,
    OPEN_NAVIGATION,
    SLIPPED_AWAY,
)
from flibuste.games.cove.table.state import Marker, State


class SailAway(Effect):
    """7.3.11, 7.3.12 – French Leave: to an unoccupied outer island, or to Treasure Island."""

    NAME: ClassVar[str] = "sail-away"
    CLAUSE: ClassVar[str] = "7.3.12"
    ASKS: ClassVar[int] = ASKS_ISLAND
    WINDOWS: ClassVar[tuple[int, ...]] = (AFTER_NAVIGATION,)

    def values(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for island in range(1, LAST_OUTER + 1):
            if is_unoccupied(state, island):
                found.append(island)
        if state.players[seat].place != TREASURE:
            found.append(TREASURE)
        return found

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        if value == BARE:
            return Refusal("7.3.13", "not-a-victim")
        return Refusal("7.3.12", "there-already" if value == state.players[seat].place else "island-occupied")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            state.players[seat].place = value
            state.tell(SLIPPED_AWAY, seat, value)


def is_unoccupied(state: State, island: int) -> bool:
    """7.3.12 – No player ship, black ship or Navy."""
    if state.navy_island == island:
        return False
    for ship in state.black_ships:
        if ship.island == island:
            return False
    for player in state.players:
        if player.place == island:
            return False
    return True


class CancelBuccaneering(Effect):
    """7.3.13 – French Leave also cancels a Buccaneering against its player; he may stay where he is."""

    NAME: ClassVar[str] = "cancel-buccaneering"
    CLAUSE: ClassVar[str] = "7.3.13"
    WINDOWS: ClassVar[tuple[int, ...]] = (BEFORE_NAVIGATION, AFTER_NAVIGATION, ON_ISLAND)

    def values(self, state: State, seat: int) -> list[int]:
        return [] if state.players[seat].robber == NONE else [BARE]

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        return Refusal("7.3.13", "not-a-victim")

    def happen(self, state: State, seat: int, value: int) -> None:
        player = state.players[seat]
        if player.robber != NONE:
            state.tell(BUCCANEERING_CANCELLED, seat, player.robber)
            player.robber = NONE


class SharePlunder(Effect):
    """7.3.21, 7.3.22 – Buccaneering: a part of the victim's plunder this month, rounded in its player's favour."""

    NAME: ClassVar[str] = "share-plunder"
    CLAUSE: ClassVar[str] = "7.3.21"
    AMOUNT: ClassVar[str] = "part"
    LEAST: ClassVar[int] = 2
    ASKS: ClassVar[int] = ASKS_SEAT
    WINDOWS: ClassVar[tuple[int, ...]] = (AFTER_TREASURES, BEFORE_NAVIGATION, AFTER_NAVIGATION)

    def values(self, state: State, seat: int) -> list[int]:
        """7.3.22 – A player already a victim this month cannot be named again."""
        found: list[int] = []
        for other in range(state.seats):
            if other != seat and state.players[other].robber == NONE:
                found.append(other)
        return found

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        if value == seat or not 0 <= value < state.seats:
            return Refusal("7.3.21", "another-player")
        return Refusal("7.3.22", "victim-already")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            state.players[value].robber = seat
            state.players[value].part = self.amount
            state.tell(BUCCANEERING, seat, value)


class OpenNavigation(Effect):
    """7.3.31, 7.3.32 – Lookout: destinations chosen openly, clockwise from the player designated."""

    NAME: ClassVar[str] = "open-navigation"
    CLAUSE: ClassVar[str] = "7.3.31"
    ASKS: ClassVar[int] = ASKS_SEAT
    WINDOWS: ClassVar[tuple[int, ...]] = (BEFORE_NAVIGATION,)

    def values(self, state: State, seat: int) -> list[int]:
        return list(range(state.seats))

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        return Refusal("7.3.32", "name-a-player")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            state.lookout = value
            state.tell(OPEN_NAVIGATION, seat, value)


class RaiseSection(Effect):
    """7.3.41 – Shipwright: one section, free of charge, not beyond the last level."""

    NAME: ClassVar[str] = "raise-section"
    CLAUSE: ClassVar[str] = "7.3.41"
    AMOUNT: ClassVar[str] = "levels"
    ASKS: ClassVar[int] = ASKS_SECTION
    WINDOWS: ClassVar[tuple[int, ...]] = (AFTER_TREASURES, BEFORE_NAVIGATION, AFTER_NAVIGATION, ON_ISLAND)

    def values(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for section in range(4):
            if state.players[seat].rings[section] < state.pieces.last_ring:
                found.append(section)
        return found

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        return Refusal("7.3.41", "name-a-section") if value == BARE else Refusal("2.1.4", "last-level")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            rings = state.players[seat].rings
            rings[value] = min(state.pieces.last_ring, rings[value] + self.amount)
            state.tell(FREE_LEVEL, seat, value, rings[value])


class SendNavy(Effect):
    """7.3.61, 7.3.62 – Royal Navy in Pursuit: to an outer island of the player's choice."""

    NAME: ClassVar[str] = "send-navy"
    CLAUSE: ClassVar[str] = "7.3.61"
    ASKS: ClassVar[int] = ASKS_ISLAND
    WINDOWS: ClassVar[tuple[int, ...]] = (AFTER_NAVIGATION,)

    def values(self, state: State, seat: int) -> list[int]:
        """7.3.62 – There is one Navy: not while it is at sea this month."""
        return [] if navy.is_at_sea(state) else navy.islands_for(state, seat, seat)

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        if navy.is_at_sea(state):
            return Refusal("7.3.62", "navy-at-sea")
        if value not in state.pieces.navy_islands:
            return Refusal("8.1.2", "outer-islands-only")
        return Refusal("8.2.3", "own-island")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            navy.send(state, seat, value)


class RedirectNavy(Effect):
    """7.3.51, 7.3.52 – Letter of Marque: in answer, the Navy goes to a different outer island."""

    NAME: ClassVar[str] = "redirect-navy"
    CLAUSE: ClassVar[str] = "7.3.51"
    ASKS: ClassVar[int] = ASKS_ISLAND
    WINDOWS: ClassVar[tuple[int, ...]] = (NAVY_SENT,)

    def values(self, state: State, seat: int) -> list[int]:
        """7.3.51 – Any other player may answer; by option only one on the threatened island."""
        if state.rules.marque_if_threatened and state.players[seat].place != state.navy_island:
            return []
        return navy.islands_for(state, seat, state.navy_sender)

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        if state.rules.marque_if_threatened and state.players[seat].place != state.navy_island:
            return Refusal("7.3.51", "not-threatened")
        if value not in state.pieces.navy_islands:
            return Refusal("8.1.2", "outer-islands-only")
        if value == state.players[state.navy_sender].place:
            return Refusal("8.2.3", "senders-island")
        return Refusal("7.3.52", "different-island")

    def happen(self, state: State, seat: int, value: int) -> None:
        if value != BARE:
            navy.redirect(state, seat, value)


class TreasureMap(Effect):
    """7.3.71, 7.3.72 – Treasure Map: the chests of an island chosen by die count double for its player."""

    NAME: ClassVar[str] = "treasure-map"
    CLAUSE: ClassVar[str] = "7.3.71"
    AMOUNT: ClassVar[str] = "factor"
    LEAST: ClassVar[int] = 2
    WINDOWS: ClassVar[tuple[int, ...]] = (AFTER_TREASURES, BEFORE_NAVIGATION, AFTER_NAVIGATION)

    def happen(self, state: State, seat: int, value: int) -> None:
        island = state.chance.die("map")
        state.tell(MAP_ROLL, seat, island)
        while island > LAST_OUTER:
            island = state.chance.die("map")
            state.tell(MAP_ROLL, seat, island)
        state.markers.append(Marker(seat, island, self.amount))
        state.tell(MAP_PLACED, seat, island)
