"""What a seat knows of the table, as whole numbers at fixed places: docs/encodings.md."""

from typing import TYPE_CHECKING, Any, Final

from flibuste.engine.encoding import Asked, Field, History, Layout, Question, Steps, event_kinds
from flibuste.games.davyjones.geometry.bodies import docked_at, is_on_table
from flibuste.games.davyjones.menu import COLUMNS, SHIPS, ShipMenu, ship_place
from flibuste.games.davyjones.table.actions.word_kinds import EVENTS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.land import LANDS
from flibuste.games.davyjones.table.ship import GONE, STATUSES, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import UNIQUE
from flibuste.games.davyjones.table.traits import CONDITIONS

if TYPE_CHECKING:
    from flibuste.games.davyjones import DavyJones

VERSION: Final = 1
MENU: Final = 512
_MOST: Final = 32767
SHIP: Final = 27
ISLANDS: Final = 16
TERRAIN: Final = 16
LAND: Final = 5
CREW: Final = 64
MAN: Final = 7
PLAYER: Final = 5


def millimetres(hundredths: int) -> int:
    """Whole millimetres, or degrees."""
    return hundredths // 100


def left(state: State, other: int, seat: int) -> int:
    """1 for the reader, then those to his left; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % state.seats + 1


class Table(Field[State]):
    """The round and the size of the table."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        out[at] = state.round
        out[at + 1] = left(state, state.turn, seat)
        out[at + 2] = left(state, state.first, seat)
        out[at + 3] = state.quiet
        out[at + 4] = state.gold
        out[at + 5] = millimetres(state.rules.width)
        out[at + 6] = millimetres(state.rules.height)


class Players(Field[State]):
    """Gold at home, and events."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for distance in range(state.seats):
            player = state.players[(seat + distance) % state.seats]
            out[at] = player.home + 1
            out[at + 1] = player.gold()
            out[at + 2] = len(player.hoard)
            out[at + 3] = len(player.events)
            out[at + 4] = 1 if player.is_out else 0
            for event in player.played:
                out[at + PLAYER + event] += 1
            at += PLAYER + len(state.box.events)


class OwnEvents(Field[State]):
    """14.2 – The reader's own events that lie face down."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for event in state.players[seat].events:
            out[at + event] += 1


class Ships(Field[State]):
    """1.3 – The ships, those of the reader's first fleet first."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for ship in state.ships:
            place = ship_place(state, ship.number, seat)
            if place:
                fill_ship(state, ship, seat, out, at + SHIP * (place - 1))


def fill_ship(state: State, ship: Ship, seat: int, out: list[int], at: int) -> None:
    out[at] = ship.card.kind + 1
    out[at + 1] = ship.status + 1
    out[at + 2] = left(state, ship.player, seat)
    if ship.status == GONE:
        return
    fill_pose(state, ship, out, at + 3)
    fill_condition(state, ship, seat, out, at + 8)
    fill_load(state, ship, seat, out, at + 22)


def fill_pose(state: State, ship: Ship, out: list[int], at: int) -> None:
    """Where it lies, if it is on the table."""
    out[at + 4] = ship.lost + 1
    if is_on_table(ship):
        out[at] = millimetres(ship.x)
        out[at + 1] = millimetres(ship.y)
        out[at + 2] = millimetres(ship.heading)
        out[at + 3] = docked_at(state, ship) + 1


def fill_condition(state: State, ship: Ship, seat: int, out: list[int], at: int) -> None:
    flags = [ship.is_derelict(), ship.ghostly, ship.submerged, ship.scuttled]
    amounts = [
        ship.masts, ship.standing(), ship.fires, ship.panels, ship_place(state, ship.towing, seat), ship.tangled + 1,
        ship.actions, ship.now, ship.soon, ship.idle,
    ]  # fmt: skip
    for flag in flags:
        amounts.append(1 if flag else 0)
    for place in range(len(amounts)):
        out[at + place] = min(_MOST, amounts[place])


def fill_load(state: State, ship: Ship, seat: int, out: list[int], at: int) -> None:
    """Its crew and its treasure, as far as the reader knows them."""
    out[at] = len(ship.crew)
    out[at + 1] = ship.card.cargo
    fill_tokens(state, ship.cargo, seat, out, at + 2)


def fill_tokens(state: State, tokens: list[int], seat: int, out: list[int], at: int) -> None:
    """How many tokens lie there, how many of them the reader knows, and the gold that those show."""
    for number in tokens:
        token = state.tokens[number]
        out[at] += 1
        if token.is_known_to(seat):
            out[at + 1] += 1
            out[at + 2] += token.value if token.face() < UNIQUE else 0


class Islands(Field[State]):
    """2.2 – The islands and what lies on them."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        width = LAND + 3 + 2 * state.seats
        for number in range(min(ISLANDS, len(state.islands))):
            land = state.islands[number]
            place = at + number * width
            out[place] = 1
            out[place + 1] = millimetres(land.x)
            out[place + 2] = millimetres(land.y)
            out[place + 3] = millimetres(land.rotation)
            out[place + 4] = left(state, land.home, seat)
            fill_tokens(state, land.tokens, seat, out, place + LAND)
            for other in range(state.seats):
                mark = place + LAND + 3 + (other - seat) % state.seats
                out[mark] = (land.marks >> other) & 1
                out[mark + state.seats] = (land.explored >> other) & 1


class Terrain(Field[State]):
    """2.3 – Fog banks, smoke, reefs and sargasso seas."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for number in range(min(TERRAIN, len(state.terrain))):
            land = state.terrain[number]
            if not land.is_gone:
                place = at + LAND * number
                out[place] = land.kind + 1
                out[place + 1] = millimetres(land.x)
                out[place + 2] = millimetres(land.y)
                out[place + 3] = millimetres(land.rotation)
                out[place + 4] = land.value


class Men(Field[State]):
    """3.14 – The crew: who they are only for those who know it."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for number in range(min(CREW, len(state.crew))):
            man = state.crew[number]
            place = at + MAN * number
            out[place] = left(state, man.owner, seat)
            out[place + 1] = ship_place(state, man.ship, seat) if man.ship != OUT_OF_GAME else -1
            out[place + 2] = man.island + 1 if man.ship == NONE else 0
            out[place + 3] = 1 if man.face_up else 0
            out[place + 4] = 1 if man.marked else 0
            out[place + 5] = 1 if man.silent else 0
            if man.ship == OUT_OF_GAME or man.is_known_to(seat):
                out[place + 6] = man.card.kind + 1


def layout(game: "DavyJones", seats: int) -> Layout:
    """All fields, in their order."""
    events, width = len(game.box.events), LAND + 3 + 2 * seats
    seat_word = "(0 nobody, 1 you, then to the left)"
    mm = "millimetres and degrees"
    tokens = "treasure: how many tokens, how many of them you know, the gold that those show"
    fields: list[Field[Any]] = [
        Asked(seats),
        Question(game.steps),
        Steps(),
        Table("table", 7, 0, _MOST, f"the round, whose turn it is and who began {seat_word}, rounds without a change, "
              "all the gold, the width and the height of the table in millimetres"),
        Players("players", seats * (PLAYER + events), 0, _MOST, f"each player, you first, {PLAYER} + {events} numbers: "
                "home island (from 1), gold at home, coins there, events face down, out of the game; events face up "
                f"({', '.join(EVENTS)})"),
        OwnEvents("own_events", events, 0, 99, "your events that lie face down, by kind"),
        Ships("ships", seats * SHIPS * SHIP, -32768, _MOST, f"{SHIPS} ships of each first fleet, yours first, {SHIP} "
              f"numbers: card (from 1), status ({', '.join(STATUSES)}, from 1), who commands it {seat_word}, x, y and "
              f"heading ({mm}), the island it is docked at, the bank it is lost in (both from 1), standing masts (a "
              "bit each) and how many, fires, panels, the ship in tow (its place here), the sea it is tangled in, "
              f"actions left, conditions now and soon (a bit each: {', '.join(CONDITIONS)}), turns to wait, derelict, "
              f"ghostly, submerged, being scuttled, how many crew, cargo spaces printed, {tokens}"),
        Islands("islands", ISLANDS * width, -32768, _MOST, f"{ISLANDS} islands, {width} numbers: 1, x, y and rotation "
                f"({mm}), whose home it is {seat_word}, {tokens}; who has marked it, you first, and who explored it"),
        Terrain("terrain", TERRAIN * LAND, -32768, _MOST, f"{TERRAIN} pieces of terrain, {LAND} numbers: kind (from 1: "
                f"{', '.join(LANDS)}), x, y and rotation ({mm}), the die of a reef"),
        Men("crew", CREW * MAN, -1, _MOST, f"{CREW} crew, {MAN} numbers: owner {seat_word}, the ship (its place in "
            "`ships` from 1; -1 out of the game), the island (from 1), face up, marked, silent, and the card (from 1) "
            "for those who know it"),
        History(event_kinds(game.package)),
    ]  # fmt: skip
    return Layout(VERSION, fields, [], ShipMenu(MENU, COLUMNS))
