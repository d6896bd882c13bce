"""5 – Exploring islands, ships and wrecks: looking, loading, exchanging."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_monster, is_on_table, ships_touch
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, has
from flibuste.games.davyjones.rules.abilities.face_down import reveal, reveals
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.rules.treasure.cargo import (
    drop_token,
    join,
    join_fault,
    look_at,
    may_join,
    meet_crew,
    put_aboard,
    room,
    take_token,
)
from flibuste.games.davyjones.table.actions.choice import CrewChoice, TokenChoice, do
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.actions.treasure import DONE, Enlist, Give, Lend, Load, Take, Trade
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.constants import RANSOM as RANSOM_WORD
from flibuste.games.davyjones.table.events import ENLISTED, EXPLORED, FOUND, HANDED, LOADED, MARKED, SEARCHED, TRADED
from flibuste.games.davyjones.table.lacking import named, not_aboard
from flibuste.games.davyjones.table.ship import SAILING, WRECK, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import TRADES
from flibuste.games.davyjones.table.windows import LOADING


def may_explore_island(state: State, ship: Ship) -> bool:
    """5.1, 5.10, 8.10.2 – Docked at a wild island since the start of the turn, with something to find."""
    if ship.berth == NONE or is_monster(ship):
        return False
    land = state.islands[ship.berth]
    return land.home == NONE and bool(land.tokens) and docked_at(state, ship) == ship.berth


def begin_explore(state: State, ship: Ship, island: int) -> None:
    """5.2, 5.6 – Look at all tokens; unique treasures must be loaded, face up; then any coins that fit."""
    land = state.islands[island]
    land.explored |= 1 << ship.player
    state.tell(EXPLORED, ship.player, ship.number, island)
    for number in land.tokens:
        look_at(state, ship.player, number)
    state.stack.append(Loading(ship.player, ship.number, island))
    for number in land.tokens[:]:
        if state.tokens[number].treasure is not None:
            find(state, ship, island, number)


def find(state: State, ship: Ship, island: int, number: int) -> None:
    """5.6, 12.7 – A unique treasure must be loaded if it fits: face up, and its ability starts; Livestock face down.

    One that fills no space always fits, even where a lost link left less than no room (2.5.8).
    """
    token = state.tokens[number]
    treasure = token.treasure
    assert treasure is not None
    if treasure.space and treasure.space > room(state, ship):
        return
    state.islands[island].tokens.remove(number)
    token.face_up = not treasure.face_down
    take_token(state, number, ship)
    if treasure.face_down:
        state.tell(LOADED, ship.player, ship.number, number, token.face())
        return
    state.tell(FOUND, ship.player, ship.number, number, treasure.kind)
    for ability in treasure.abilities:
        POWERS[ability.effect].lands(state, ship, ability, number)


def mark_island(state: State, ship: Ship, island: int) -> None:
    """5.4 – A ship that leaves a wild island its player has explored puts his mark there."""
    if NONE in (island, ship.player) or docked_at(state, ship) == island:
        return
    land = state.islands[island]
    bit = 1 << ship.player
    if land.home == NONE and land.explored & bit and not land.marks & bit:
        land.marks |= bit
        state.tell(MARKED, ship.player, island)


class Loading(Step):
    """5.2, 5.3 – Load any number of tokens up to the free capacity; the rest stay. `traded`: 11.3.36 has been used."""

    NAME: ClassVar[str] = "loading"
    CLAUSE: ClassVar[str] = "5.2"
    TAKES: ClassVar[tuple[str, ...]] = ("load", "trade", "reveal", "done")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("load-or-done",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "island": "island", "traded": "flag"}

    def __init__(self, player: int, ship: int, island: int, traded: bool = False) -> None:
        super().__init__(player)
        self.ship = ship
        self.island = island
        self.traded = traded

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if room(state, state.ship(self.ship)) > 0:
            for number in state.islands[self.island].tokens:
                if state.tokens[number].treasure is None:
                    found.append(do(Load, number))
        if not self.traded:
            ship = state.ship(self.ship)
            found += [*trades(state, ship, self.island), *reveals(state, ship, self.player, LOADING)]
        return [*found, DONE]

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Load):
            ship = state.ship(self.ship)
            number = action.token
            state.islands[self.island].tokens.remove(number)
            take_token(state, number, ship)
            state.tell(LOADED, self.player, self.ship, number, state.tokens[number].face())
        elif isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
        elif isinstance(action, Trade):
            self.traded = True
            trade(state, state.ship(self.ship), self.island, action.token, action.island)
        else:
            state.stack.pop()

    def asks(self, state: State, action: Action) -> list[Condition]:
        """1.11, 5.2 – A token of this island, and room for it."""
        if not isinstance(action, Load):
            return []
        here = action.token in state.islands[self.island].tokens
        found = [Condition(here, "5.2", "not-on-this-island", (("island", f"i{self.island + 1}"),))]
        return [*found, Condition(action in self.options(state), "1.11", "no-room")] if here else found

    def breach(self, state: State, action: Action) -> Refusal:
        """1.11, 5.2, 11.3.36 – No room, on another island, or no ability to trade."""
        ship = state.ship(self.ship)
        if isinstance(action, Reveal):
            return why_no_reveal(state, self.player, action)
        if isinstance(action, Trade) and (self.traded or not has(state, ship, TRADES)):
            return Refusal("11.3.36", "ability-used" if self.traded else "no-such-ability", (named(ship),))
        if isinstance(action, TokenChoice) and action.token not in state.islands[self.island].tokens:
            return Refusal("5.2", "not-on-this-island", (("island", f"i{self.island + 1}"),))
        if isinstance(action, Trade):
            return Refusal("11.3.36", "nothing-to-trade-there")
        return Refusal("1.11", "no-room")


def trades(state: State, ship: Ship, island: int) -> list[Action]:
    """11.3.36 – One token of this island for a random one of another wild island, once while exploring."""
    if not has(state, ship, TRADES):
        return []
    return [
        do(Trade, number, other)
        for number in state.islands[island].tokens
        for other, land in enumerate(state.islands)
        if other != island and land.home == NONE and land.tokens
    ]


def trade(state: State, ship: Ship, island: int, number: int, other: int) -> None:
    """11.3.36 – The one received must be loaded if it fits."""
    here, there = state.islands[island].tokens, state.islands[other].tokens
    received = there.pop(state.chance.below(len(there), "trade"))
    here.remove(number)
    there.append(number)
    here.append(received)
    token = state.tokens[received]
    look_at(state, ship.player, token.number)
    state.tell(TRADED, ship.player, ship.number, other, received, token.face())
    if token.treasure is not None:
        find(state, ship, island, received)
    elif room(state, ship) > 0:
        here.remove(received)
        take_token(state, received, ship)


def search_targets(state: State, ship: Ship) -> list[int]:
    """5.7, 5.9, 8.10.6 – Friendly ships, monsters too, derelicts and wrecks it touches, with something to exchange."""
    found: list[int] = []
    for other in state.ships:
        if other is ship or not is_on_table(other) or other.submerged:
            continue
        is_friend = other.player == ship.player
        is_open = is_friend or other.status == WRECK or other.is_derelict()
        has_load = other.cargo or other.crew or (is_friend and (ship.cargo or ship.crew))
        if is_open and has_load and ships_touch(ship, other):
            found.append(other.number)
    return found


def begin_search(state: State, ship: Ship, target: Ship) -> None:
    """5.7 – The load of a derelict or wreck is shown to the taker."""
    for number in target.cargo:
        look_at(state, ship.player, number)
    for number in target.crew:
        meet_crew(state, ship.player, state.crew[number])
    state.tell(SEARCHED, ship.player, ship.number, target.number)
    state.stack.append(Exchange(ship.player, ship.number, target.number, [], []))


class Exchange(Step):
    """5.7, 5.8 – Crew and treasure are moved both ways, each piece once; nothing is put onto an enemy or a wreck."""

    NAME: ClassVar[str] = "exchange"
    CLAUSE: ClassVar[str] = "5.7"
    TAKES: ClassVar[tuple[str, ...]] = ("take", "give", "enlist", "lend", "done")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("cannot-be-moved",)
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "ship": "ship",
        "target": "ship",
        "tokens": "numbers",
        "crew": "numbers",
    }

    def __init__(self, player: int, ship: int, target: int, tokens: list[int], crew: list[int]) -> None:
        super().__init__(player)
        self.ship = ship
        self.target = target
        self.tokens = tokens
        self.crew = crew

    def clone(self) -> Self:
        other = copy_of(self)
        other.tokens = self.tokens[:]
        other.crew = self.crew[:]
        return other

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        target = state.ship(self.target)
        found = self.one_way(state, target, ship, Take, Enlist)
        if target.player == ship.player and target.status == SAILING:
            found += self.one_way(state, ship, target, Give, Lend)
        return [*found, DONE]

    def one_way(
        self, state: State, giver: Ship, taker: Ship, moves_token: type[TokenChoice], moves_crew: type[CrewChoice]
    ) -> list[Action]:
        """1.11 to 1.13, 12.3 – What fits; a face-up unique treasure is bound to its ship."""
        found: list[Action] = []
        free = room(state, taker)
        for number in giver.cargo:
            token = state.tokens[number]
            bound = token.treasure is not None and token.face_up
            if not bound and number not in self.tokens and token.space() <= free:
                found.append(do(moves_token, number))
        for number in giver.crew:
            crew = state.crew[number]
            if number in self.crew:
                continue
            if may_join(state, taker, crew) or (is_prisoner(crew.card.keywords, crew.owner, taker.player) and free > 0):
                found.append(do(moves_crew, number))
        return found

    def choose(self, state: State, action: Action) -> None:
        ship, target = state.ship(self.ship), state.ship(self.target)
        giver, taker = (target, ship) if isinstance(action, (Take, Enlist)) else (ship, target)
        if isinstance(action, TokenChoice):
            self.hand_over(state, action.token, giver, taker)
        elif isinstance(action, CrewChoice):
            self.sign_on(state, action.crew, taker)
        else:
            state.stack.pop()

    def hand_over(self, state: State, number: int, giver: Ship, taker: Ship) -> None:
        self.tokens.append(number)
        drop_token(state, number, giver)
        take_token(state, number, taker)
        state.tell(HANDED, self.player, taker.number, number)

    def sign_on(self, state: State, number: int, taker: Ship) -> None:
        self.crew.append(number)
        put_aboard(state, state.crew[number], taker)
        state.tell(ENLISTED, self.player, taker.number, number)
        join(state, state.crew[number], taker, taker.player)
        state.has_changed = True

    def asks(self, state: State, action: Action) -> list[Condition]:
        """1.11, 5.7, 5.8, 12.3 – Towards a friend, a piece that is aboard, not bound and not moved yet, and room."""
        if not isinstance(action, (Take, Give)):
            return []
        ship, target = state.ship(self.ship), state.ship(self.target)
        giver = target if isinstance(action, Take) else ship
        friendly = isinstance(action, Take) or target.player == ship.player
        aboard = action.token in giver.cargo
        found = [
            Condition(friendly, "5.8", "nothing-goes-there"),
            Condition(action.token not in self.tokens, "5.7", "moved-already"),
            Condition(aboard, "5.7", "not-aboard", (named(giver),)),
        ]
        if not aboard or not found[1].met:
            return found
        token = state.tokens[action.token]
        free = token.treasure is None or not token.face_up
        found.append(Condition(free, "12.3", "bound-to-the-ship"))
        return [*found, Condition(action in self.options(state), "1.11", "no-room")] if free else found

    def breach(self, state: State, action: Action) -> Refusal:
        """1.11 to 1.13, 5.8, 12.3 – No room, bound to its ship, or nothing goes that way."""
        ship, target = state.ship(self.ship), state.ship(self.target)
        if isinstance(action, (Give, Lend)) and target.player != ship.player:
            return Refusal("5.8", "nothing-goes-there")
        giver, taker = (target, ship) if isinstance(action, (Take, Enlist)) else (ship, target)
        fault: Refusal | None = None
        if isinstance(action, (Enlist, Lend)):
            fault = self.crew_fault(state, giver, taker, action.crew)
        elif isinstance(action, (Take, Give)):
            fault = self.token_fault(state, giver, action.token)
        return Refusal("5.7", "cannot-be-moved", (named(giver),)) if fault is None else fault

    def crew_fault(self, state: State, giver: Ship, taker: Ship, number: int) -> Refusal | None:
        if number in self.crew:
            return Refusal("5.7", "moved-already")
        return join_fault(state, taker, state.crew[number]) if number in giver.crew else not_aboard("5.7", giver)

    def token_fault(self, state: State, giver: Ship, number: int) -> Refusal | None:
        if number in self.tokens:
            return Refusal("5.7", "moved-already")
        if number not in giver.cargo:
            return not_aboard("5.7", giver)
        token = state.tokens[number]
        if token.treasure is not None and token.face_up:
            return Refusal("12.3", "bound-to-the-ship")
        return Refusal("1.11", "no-room")


def is_prisoner(keywords: int, owner: int, player: int) -> bool:
    """8.9.1 – A Ransom crew taken from an enemy comes aboard as a treasure."""
    return keywords & RANSOM_WORD != 0 and owner != player
