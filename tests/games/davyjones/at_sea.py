"""Ships at sea for tests of abilities: laid side by side, crew and treasure aboard, nothing else on the table."""

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.games.davyjones.fleets.data import read_line
from flibuste.games.davyjones.geometry.hulls import outline_of
from flibuste.games.davyjones.geometry.shape import Corner
from flibuste.games.davyjones.rules.abilities import every_ability as abilities
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, active_abilities
from flibuste.games.davyjones.table.actions.word_kinds import MOST_SHIPS
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.land import ISLAND, Land
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token
from tests.games.davyjones.box import BOX

assert abilities.ALL_POWERS  # importing them puts them into the table

APART = 20000  # two hundred millimetres: nothing is near anything


def sea(*lines: str, chance: Chance | None = None) -> State:
    """A table with a line per seat: `executioner:captain-cursed treasure:holy-water`.

    Crew lie face up, unique treasures too, on the first ship; coins face down. Ships lie 200 mm apart, heading 0.
    """
    state = State(BOX, Rules(), len(lines), chance or Fast(1))
    for seat, line in enumerate(lines):
        fleet = read_line(BOX, line)
        first = len(state.ships)
        for place, kind in enumerate(fleet.ships):
            ship = Ship(MOST_SHIPS * seat + place, BOX.ships[kind], seat)
            ship.x, ship.y = 20000 + APART * place, 20000 + APART * seat
            ship.actions = 1
            state.launch(ship)
        for berth in fleet.berths:
            put_aboard(state, state.ships[first + berth.ship], berth.crew).marked = berth.marked
        for treasure in fleet.treasures:
            load(state, state.ships[first], treasure=treasure)
        for coin in fleet.coins:
            load(state, state.ships[first], coin=coin)
    return state


def put_aboard(state: State, ship: Ship, kind: int) -> Crew:
    crew = Crew(len(state.crew), BOX.crew[kind], ship.owner)
    crew.face_up = True
    crew.ship = ship.number
    state.crew.append(crew)
    ship.crew.append(crew.number)
    return crew


def load(state: State, ship: Ship, coin: int = 0, treasure: int = -1) -> Token:
    token = Token(len(state.tokens), coin, BOX.treasures[treasure] if treasure >= 0 else None)
    token.face_up = treasure >= 0
    state.tokens.append(token)
    ship.cargo.append(token.number)
    return token


def bring_near(ship: Ship, other: Ship, gap: int) -> None:
    """Lay a ship abeam of another, heading 0, hulls this far apart (both ships, no discs)."""
    ship.x, ship.heading, other.heading = other.x, 0, 0
    ship.y = other.y + (ship.card.hull.beam + other.card.hull.beam) // 2 + gap


def lay_island(state: State, x: int, y: int) -> Land:
    land = Land(ISLAND, x, y, 0, outline_of(BOX, 0), [])
    state.islands.append(land)
    return land


def westernmost(land: Land) -> Corner:
    """The vertex of an island that lies farthest to the left."""
    return min(land.shape.corners, key=lambda corner: corner.x)


def menu(state: State, ship: Ship) -> list[str]:
    """What the abilities in force on a ship add to its player's menu."""
    found: list[Action] = []
    for ability in active_abilities(state, ship):
        POWERS[ability.effect].offers(state, ship, ability, found)
    return [action.notation for action in found]


def use(state: State, ship: Ship, notation: str) -> None:
    """Carry out a choice of the menu, and go on to the next question."""
    found: list[Action] = []
    for ability in active_abilities(state, ship):
        POWERS[ability.effect].offers(state, ship, ability, found)
    action = next(action for action in found if action.notation == notation)
    assert (
        sum(POWERS[ability.effect].use(state, ship, ability, action) for ability in active_abilities(state, ship)[:])
        == 1
    )
    state.run()


def start_turn(state: State, ship: Ship) -> None:
    """3.8 – The counters, then the choices at the start of the turn."""
    for ability in active_abilities(state, ship)[:]:
        POWERS[ability.effect].ticks(state, ship, ability)
    for ability in active_abilities(state, ship)[:]:
        POWERS[ability.effect].starts(state, ship, ability)
    state.run()


def offered(state: State) -> list[str]:
    return [action.notation for action in state.options(state.deciders()[0])]


def choose(state: State, notation: str) -> None:
    seat = state.deciders()[0]
    state.act(seat, next(action for action in state.options(seat) if action.notation == notation))
