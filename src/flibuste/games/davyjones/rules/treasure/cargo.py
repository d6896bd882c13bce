"""1.11 to 1.13, 2.5, 5.11 – What a ship carries: capacity and links, crew and tokens coming and going, gold at home."""

from typing import ClassVar, Final

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_at_home, is_monster
from flibuste.games.davyjones.geometry.convex import nearest_point
from flibuste.games.davyjones.rules.abilities.active_abilities import crew_nation, fade, has, nation_of
from flibuste.games.davyjones.rules.turn.ending import finish
from flibuste.games.davyjones.table.constants import MARINE, NONE
from flibuste.games.davyjones.table.constants import RANSOM as RANSOM_WORD
from flibuste.games.davyjones.table.crew import ASHORE, OUT_OF_GAME, Crew
from flibuste.games.davyjones.table.events import (
    CAPTURED,
    CREW_LOST,
    FIRES_OUT,
    RANSOM,
    SAW,
    SAW_CREW,
    TREASURE_GONE,
    UNLOADED,
    WON,
)
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.token import Token
from flibuste.games.davyjones.table.traits import CREW_PROTECTED, MAY_HAVE_CREW, NO_CREW


def link_bonus(state: State, ship: Ship, numbers: list[int], with_chosen: bool) -> int:
    """2.5.6, 2.5.7, 2.5.8 – One space for each of these crew linked to the ship and for each linked pair of them."""
    total = 0
    aboard = [state.crew[number] for number in numbers]
    for place, crew in enumerate(aboard):
        if ship.card.kind in crew.card.ships:
            total += 1
        for other in aboard[:place]:
            is_chosen = with_chosen and (crew.mate == other.number or other.mate == crew.number)
            if is_chosen or other.card.kind in crew.card.mates:
                total += 1
    return total


def capacity(state: State, ship: Ship) -> int:
    """1.11 – Printed cargo and link bonuses."""
    return ship.card.cargo + link_bonus(state, ship, ship.crew, True)


def crew_space(crew: Crew) -> int:
    return 0 if crew.spaceless else crew.card.space


def room(state: State, ship: Ship) -> int:
    """1.11 – Free spaces; below 0 where a link was lost (2.5.8)."""
    used = 0
    for number in ship.crew:
        used += crew_space(state.crew[number])
    for number in ship.cargo:
        used += state.tokens[number].space()
    return capacity(state, ship) - used


def crew_points(state: State, ship: Ship) -> int:
    """1.12 – The points of the crew aboard; possessed crew do not count (11.3.28)."""
    mark = state.box.numbers.black_mark
    aboard = [state.crew[number] for number in ship.crew]
    return sum(crew.points(mark) for crew in aboard if not (crew.spaceless and crew.nation != NONE))


def may_join(state: State, ship: Ship, crew: Crew) -> bool:
    """1.11 to 1.13 – Whether a crew may be put aboard by choice."""
    return join_fault(state, ship, crew) is None


def join_fault(state: State, ship: Ship, crew: Crew) -> Refusal | None:
    """1.11 to 1.13, 8.10.9, 11.3.45 – Why a crew may not be put aboard by choice."""
    piece = ("ship-card", ship.card.key)
    if has(state, ship, NO_CREW):
        return Refusal("11.3.45", "no-crew-on-this-ship", (piece,))
    if is_monster(ship) and not may_have_crew(state, ship):
        return Refusal("8.10.9", "no-crew-on-monsters", (piece,))
    if crew.card.points == 0 and crew_nation(state, ship, crew) != nation_of(state, ship):
        return Refusal("1.13", "free-crew-on-foreign-ship", (("crew-card", crew.card.key), piece))
    points = crew_points(state, ship) + crew.points(state.box.numbers.black_mark)
    if points > ship.card.points:
        return Refusal("1.12", "crew-too-dear", (piece, ("points", str(points)), ("total", str(ship.card.points))))
    ship.crew.append(crew.number)
    free = room(state, ship)
    ship.crew.pop()
    return None if free >= 0 else Refusal("1.11", "no-room")


def may_have_crew(state: State, ship: Ship) -> bool:
    """12.16 – A monster with the chariot may have one crew."""
    return has(state, ship, MAY_HAVE_CREW) and not ship.crew


def put_aboard(state: State, crew: Crew, ship: Ship) -> None:
    leave(state, crew)
    crew.ship = ship.number
    crew.island = NONE
    ship.crew.append(crew.number)
    ship.forget_abilities()


def put_ashore(state: State, crew: Crew, island: int) -> None:
    """2.5.2, 8.8.2 – Ashore; a Marine stands on the outline point nearest the landing bow."""
    if crew.card.has(MARINE):
        land = state.islands[island]
        ship = state.ship(crew.ship) if crew.ship >= 0 else None
        x, y = (land.x, land.y) if ship is None else (ship.x, ship.y)
        x, y = nearest_point(land.shape, x - land.x, y - land.y)
        crew.x, crew.y = land.x + x, land.y + y
    leave(state, crew)
    crew.ship = ASHORE
    crew.island = island


def leave(state: State, crew: Crew) -> None:
    """Take a crew off its ship."""
    if crew.ship >= 0:
        ship = state.ship(crew.ship)
        ship.crew.remove(crew.number)
        ship.forget_abilities()
        fade(state, ship)
    crew.ship = ASHORE


def take_out(state: State, crew: Crew) -> None:
    """1.19 – Out of the game."""
    leave(state, crew)
    crew.ship = OUT_OF_GAME
    crew.island = NONE
    crew.face_up = True
    state.has_changed = True


def eliminate(state: State, crew: Crew, by: int, is_sinking: bool = False) -> bool:
    """4.8.4, 8.9.2, 11.3.40 – Eliminate a crew; False if its ship protects it. An enemy gets 1 gold for a Ransom."""
    if not is_sinking and crew.ship >= 0 and has(state, state.ship(crew.ship), CREW_PROTECTED):
        return False
    state.tell(CREW_LOST, crew.player, crew.number, crew.card.kind)
    enemy = crew.player
    take_out(state, crew)
    if crew.card.has(RANSOM_WORD) and by not in (NONE, enemy):
        state.tell(RANSOM, by, state.box.numbers.ransom_killed)
        bank(state, by, state.box.numbers.ransom_killed)
    return True


def make_captive(state: State, crew: Crew, ship: Ship) -> None:
    """8.9.1, 11.3.14 – A captured crew is treasure of its captor: a Ransom at its price, others at their points."""
    value = state.box.numbers.ransom_taken if crew.card.has(RANSOM_WORD) else crew.card.points
    state.tell(CAPTURED, ship.player, crew.card.kind, value)
    take_out(state, crew)
    token = Token(len(state.tokens), value, None)
    token.captive = crew.card.kind
    token.face_up = True
    state.tokens.append(token)
    ship.cargo.append(token.number)


def change_hands(state: State, ship: Ship, seat: int) -> None:
    """3.11, 4.9.2, 8.9.1 – A ship, its crew and its load join another fleet; it gets no action there this turn.

    A Ransom crew is then a treasure.
    """
    ship.player = seat
    ship.actions = 0
    ship.acted = True
    for number in ship.crew[:]:
        crew = state.crew[number]
        if crew.player != seat:
            join(state, crew, ship, seat)
    for number in ship.cargo:
        look_at(state, seat, number)
    ship.forget_abilities()


def join(state: State, crew: Crew, ship: Ship, seat: int) -> None:
    """5.8 – A crew aboard changes its fleet."""
    crew.player = seat
    meet_crew(state, seat, crew)
    if crew.card.has(RANSOM_WORD) and crew.owner != seat:
        make_captive(state, crew, ship)


def look_at(state: State, seat: int, number: int) -> None:
    """3.14 – A player sees a token, and will know it wherever it goes; the log tells him what it is."""
    token = state.tokens[number]
    if not token.is_known_to(seat):
        state.tell(SAW, seat, number, token.face())
    token.known |= 1 << seat


def meet_crew(state: State, seat: int, crew: Crew) -> None:
    """3.14 – A player sees a crew."""
    if not crew.is_known_to(seat):
        state.tell(SAW_CREW, seat, crew.number, crew.card.kind)
    crew.known |= 1 << seat


def take_token(state: State, token: int, ship: Ship) -> None:
    """A token comes aboard; its controller knows it."""
    ship.cargo.append(token)
    if ship.player != NONE:
        look_at(state, ship.player, token)
    state.has_changed = True
    ship.forget_abilities()


def drop_token(state: State, token: int, ship: Ship) -> None:
    """A token leaves a ship."""
    ship.cargo.remove(token)
    state.has_changed = True
    ship.forget_abilities()


def destroy_token(state: State, token: int, ship: Ship) -> None:
    """1.19 – A treasure leaves the game."""
    drop_token(state, token, ship)
    state.tokens[token].leave()
    state.tell(TREASURE_GONE, ship.player, token, state.tokens[token].face())


def bank(state: State, seat: int, gold: int) -> None:
    """6.16, 10.2 – Gold comes to a home as one token; the victory test follows."""
    if gold > 0:
        state.players[seat].hoard.append(gold)
        state.has_changed = True
        if 2 * state.players[seat].gold() > state.gold:
            state.stack.append(VICTORY)


def settle(state: State, ship: Ship) -> None:
    """3.6, 4.4.5, 4.9.7, 8.10.11, 11.2.4, 12.1 – In the own home dock gold is unloaded and fires are out."""
    if ship.status != SAILING or (not ship.fires and not ship.cargo) or not is_at_home(state, ship):
        return
    if ship.fires:
        ship.fires = 0
        state.tell(FIRES_OUT, ship.player, ship.number)
    unloads = False
    for number in ship.cargo[:]:
        token = state.tokens[number]
        if token.value > 0:
            unloads = True
            drop_token(state, number, ship)
            token.leave()
            token.home = ship.player
            state.players[ship.player].hoard.append(token.value)
            state.tell(UNLOADED, ship.player, ship.number, token.value)
    if unloads and 2 * state.players[ship.player].gold() > state.gold:
        state.stack.append(VICTORY)


class Victory(Step):
    """10.1, 10.2 – A home holds more than half of the gold: the most wins, then the player whose turn it is."""

    NAME: ClassVar[str] = "victory"
    CLAUSE: ClassVar[str] = "10.1"

    def resume(self, state: State) -> None:
        scores = [player.gold() for player in state.players]
        best = max(scores)
        winner = state.turn if scores[state.turn] == best else scores.index(best)
        state.tell(WON, winner, best)
        finish(state, scores, [winner], "gold")


VICTORY: Final = Victory()
