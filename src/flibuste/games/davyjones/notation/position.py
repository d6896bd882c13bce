"""Positions of this game in words: `ship.A1 = { card = "calypsos", at = [200, 200], heading = 90, masts = 2 }`."""

from typing import Any

from flibuste.engine.domain import BadWord, Domain, Domains
from flibuste.engine.record import read_fields, read_seats, write_changed, write_fields, write_seats
from flibuste.games.davyjones.geometry.bodies import docked_at, is_pinned
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.hulls import outline_from, outline_of
from flibuste.games.davyjones.geometry.shape import Shape
from flibuste.games.davyjones.notation.shorthand import spell_out
from flibuste.games.davyjones.notation.spelling import read_ship as read_number
from flibuste.games.davyjones.rules.fight.aiming import can_hit
from flibuste.games.davyjones.rules.setup.procedure import SetUp
from flibuste.games.davyjones.rules.treasure.cargo import capacity, room
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.rules.turn.turn import TURNS, Turn
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.land import ISLAND, Land
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token

Data = dict[str, Any]

_ALWAYS = ("player", "masts")


def everything(domains: Domains, state: State) -> Data:
    """The whole table with what is usual as well, and what follows from it: for comparing."""
    data = write(domains, state)
    for ship in state.ships:
        entry = data["ship"][domains["ship"].write(ship.number)]
        island = docked_at(state, ship)
        entry |= write_fields(ship, domains)
        entry |= {"docked": domains["island"].write(island), "derelict": ship.is_derelict()}
        entry |= {
            "pinned": ship.status == SAILING and is_pinned(state, ship),
            "stern": [place / 100 for place in ship.stern()],
        }
        entry |= {"capacity": capacity(state, ship), "room": room(state, ship)}
        entry |= surroundings(domains, state, ship)
    for crew in state.crew:
        entry = data["crew"][f"c{crew.number + 1}"]
        place = entry["ship"] if crew.ship < 0 else domains["ship"].write(crew.ship)
        entry |= write_fields(crew, domains)
        entry["ship"] = place
    for token in state.tokens:
        data["token"][f"t{token.number + 1}"] |= write_fields(token, domains)
    for table, lands in (("island", state.islands), ("terrain", state.terrain)):
        for entry, land in zip(data[table].values(), lands, strict=True):
            entry |= {**write_fields(land, domains), "rotation": domains["mm"].write(land.rotation)}
    for seat, player in enumerate(state.players):
        data["seat"][str(seat + 1)]["gold"] = player.gold()
    return data


def surroundings(domains: Domains, state: State, ship: Ship) -> Data:
    """13.2.1, 6.7 – What it touches, how far off everything is in millimetres, and what each gun has a free line to."""
    if ship.status != SAILING:
        return {"touching": [], "gap": {}, "fire": {}}
    name = domains["ship"]
    others = [other for other in state.ships if other is not ship and other.status == SAILING]
    gaps = {name.write(other.number): gap_to(ship, other.shape(), other.x, other.y) for other in others}
    for letter, lands in (("i", state.islands), ("z", state.terrain)):
        gaps |= {f"{letter}{n + 1}": gap_to(ship, land.shape, land.x, land.y) for n, land in enumerate(lands)}
    touch = state.box.tolerance.touch / 100
    masts = [mast for mast in range(ship.card.masts) if (ship.masts >> mast) & 1]
    return {
        "touching": [piece for piece, far in gaps.items() if far <= touch],
        "gap": gaps,
        "fire": {str(mast + 1): [name.write(other) for other in hit_by(state, ship, mast)] for mast in masts},
    }


def gap_to(ship: Ship, shape: Shape, x: int, y: int) -> float:
    return round(gap(ship.shape(), shape, ship.x - x, ship.y - y) / 100, 2)


def hit_by(state: State, ship: Ship, mast: int) -> list[int]:
    reach = ship.card.cannons[mast].reach
    return [other.number for other in state.ships if can_hit(state, ship, mast, other, reach)]


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data = write_fields(state, domains)
    data["ship"] = {domains["ship"].write(ship.number): write_ship(domains, ship) for ship in state.ships}
    data["crew"] = {f"c{crew.number + 1}": write_crew(domains, crew) for crew in state.crew}
    data["token"] = {f"t{token.number + 1}": write_token(domains, token) for token in state.tokens}
    data["island"] = {f"i{n + 1}": write_land(domains, land) for n, land in enumerate(state.islands)}
    data["terrain"] = {f"z{n + 1}": write_land(domains, land) for n, land in enumerate(state.terrain)}
    data["seat"] = write_seats(state.players, domains)
    return data


def write_ship(domains: Domains, ship: Ship) -> Data:
    fresh = Ship(ship.number, ship.card, ship.number // 24)
    mm = domains["mm"]
    return {
        "card": ship.card.key,
        "at": [mm.write(ship.x), mm.write(ship.y)],
        "heading": mm.write(ship.heading),
        **write_changed(ship, fresh, domains, _ALWAYS),
    }


def write_crew(domains: Domains, crew: Crew) -> Data:
    data = write_changed(crew, Crew(crew.number, crew.card, crew.owner), domains, _ALWAYS)
    data["owner"] = crew.owner + 1
    if crew.ship < 0:
        data["ship"] = "ashore" if crew.ship == ASHORE else "out"
    return {"card": crew.card.key, **data}


def write_token(domains: Domains, token: Token) -> Data:
    data = write_changed(token, Token(token.number, 0, None), domains)
    return data if token.treasure is None else {"treasure": token.treasure.key, **data}


def write_land(domains: Domains, land: Land) -> Data:
    mm = domains["mm"]
    data: Data = {"at": [mm.write(land.x), mm.write(land.y)]}
    if land.rotation:
        data["rotation"] = mm.write(land.rotation)
    if land.kind != ISLAND:
        data["type"] = domains["land"].write(land.kind)
    if land.corners:
        data["corners"] = [mm.write(corner) for corner in land.corners]
    return data | write_changed(land, Land(land.kind, 0, 0, 0, land.shape, []), domains)


def read(domains: Domains, data: Any, state: State) -> None:
    """Fill a table; what refers to a piece that is not there is refused."""
    try:
        read_table(domains, spell_out(data), state)
    except (IndexError, StopIteration) as error:
        raise BadWord(f"a piece is named that is not there ({error})") from error


def read_table(domains: Domains, data: Any, state: State) -> None:
    """Every piece in its place. Without `gold` it is all the gold there is."""
    state.round = 1
    read_fields(state, data, domains, "a position", ("ship", "crew", "token", "island", "terrain", "seat"))
    read_lands(domains, data, state)
    for number, entry in in_order(domains["token"], data.get("token", {})):
        state.tokens.append(read_token(domains, state, number, entry))
    ships = {domains["ship"].read(word): entry for word, entry in data.get("ship", {}).items()}
    for number in sorted(ships):
        state.launch(read_ship(domains, state, number, ships[number]))
    for number, entry in in_order(domains["crew"], data.get("crew", {})):
        read_crew(domains, state, number, entry)
    for seat, _ in read_seats(state.players, data.get("seat", {}), domains):
        if state.players[seat].home != NONE:
            state.islands[state.players[seat].home].home = seat
    settle_lists(data, state)


def settle_lists(data: Any, state: State) -> None:
    """Who is aboard and who knows what, where only one side of it was told."""
    for crew in state.crew:
        if crew.ship >= 0 and crew.number not in state.ship(crew.ship).crew:
            state.ship(crew.ship).crew.append(crew.number)
    for ship in state.ships:
        for number in ship.crew:
            state.crew[number].ship = ship.number
        for number in ship.cargo:
            if ship.player != NONE and state.tokens[number].known == 0:
                state.tokens[number].known = 1 << ship.player
    for number, island in enumerate(state.islands):
        if island.home != NONE and state.players[island.home].home == NONE:
            state.players[island.home].home = number
    if "gold" not in data:
        state.gold = sum(token.value for token in state.tokens) + sum(player.gold() for player in state.players)


def in_order(domain: Domain, entries: Any) -> list[tuple[int, Any]]:
    """The entries of a table by the numbers of their names."""
    numbers = {domain.read(word): entry for word, entry in entries.items()}
    return [(number, numbers[number]) for number in sorted(numbers)]


def read_lands(domains: Domains, data: Any, state: State) -> None:
    for number, entry in in_order(domains["island"], data.get("island", {})):
        state.islands.append(read_land(domains, state, entry, f"island i{number + 1}"))
    for number, entry in in_order(domains["terrain"], data.get("terrain", {})):
        state.terrain.append(read_land(domains, state, entry, f"terrain z{number + 1}"))


def read_land(domains: Domains, state: State, entry: Any, what: str) -> Land:
    mm = domains["mm"]
    kind = domains["land"].read(entry.get("type", "island"))
    rotation = mm.read(entry.get("rotation", 0))
    corners = [mm.read(corner) for corner in entry.get("corners", [])]
    if "rect" in entry:
        x1, y1, x2, y2 = (mm.read(side) for side in entry["rect"])
        corners = [x1, y1, x2, y1, x2, y2, x1, y2]
    x, y = (mm.read(place) for place in entry.get("at", [0, 0]))
    shape = outline_from(corners) if corners else outline_of(state.box, rotation)
    land = Land(kind, x, y, rotation, shape, corners)
    read_fields(land, entry, domains, what, ("at", "rotation", "type", "corners", "rect"))
    return land


def read_token(domains: Domains, state: State, number: int, entry: Any) -> Token:
    described = entry if isinstance(entry, dict) else {"value": entry}
    treasure = None
    if "treasure" in described:
        treasure = state.box.treasures[domains["treasure"].read(described["treasure"])]
    token = Token(number, 0, treasure)
    read_fields(token, described, domains, "a token", ("treasure",))
    return token


def read_ship(domains: Domains, state: State, number: int, entry: Any) -> Ship:
    card = state.box.ships[domains["ship-card"].read(entry["card"])]
    ship = Ship(number, card, number // 24)
    read_fields(ship, entry, domains, "a ship", ("card", "at", "heading"))
    if ship.status != SAILING and "player" not in entry:
        ship.player = NONE
    ship.x, ship.y = (domains["mm"].read(place) for place in entry.get("at", [0, 0]))
    ship.heading = domains["mm"].read(entry.get("heading", 0)) % 36000
    if ship.masts >> card.masts:
        raise BadWord(f"{entry['card']} has {card.masts} masts")
    return ship


def read_crew(domains: Domains, state: State, number: int, entry: Any) -> None:
    if number != len(state.crew):
        raise BadWord("crew are numbered c1, c2 … without a gap")
    card = state.box.crew[domains["crew-card"].read(entry["card"])]
    owner = domains["seat"].read(entry.get("owner", 1))
    if "owner" not in entry and "ship" in entry and domains["ship"].read(entry["ship"]) >= 0:
        owner = domains["ship"].read(entry["ship"]) // 24
    crew = Crew(number, card, owner)
    read_fields(crew, entry, domains, "a crew", ("card",))
    crew.owner = owner
    state.crew.append(crew)


def put_away(state: State) -> None:
    """A token that lies nowhere is out of the game."""
    there = {number for ship in state.ships for number in ship.cargo}
    there |= {number for island in state.islands for number in island.tokens}
    for token in state.tokens:
        if token.number not in there:
            token.leave()


def default_stack(data: Any, state: State) -> None:
    """The stack for a `step`: `orders` (the default), `turn-start`, `turn-end` or `set-up`."""
    step = str(data.get("step", "orders"))
    if step == "set-up":
        state.stack.extend([TURNS, SetUp()])
        return
    if step not in ("orders", "turn-start", "turn-end"):
        raise BadWord(f"step {step!r} is not one of: orders, turn-start, turn-end, set-up")
    put_away(state)
    state.stack.extend([TURNS, Turn(state.turn, step == "turn-end")])
    if step == "turn-start":
        state.stack.append(TurnStart(state.turn))
        return
    for word, entry in data.get("ship", {}).items():
        ship = state.ship(read_number(word))
        if ship.player == state.turn and "actions" not in entry:
            ship.actions = 1
        if ship.player == state.turn and "berth" not in entry:
            ship.berth = docked_at(state, ship)
    if step == "orders":
        state.stack.append(Orders(state.turn))
