"""Positions of this game in words: `ship.A1 = { card = "calypsos", at = [200, 200], heading = 90, masts = 2 }`."""

from typing import Any

from flibuste.engine.domain import BadWord, Domain, did_you_mean
from flibuste.games.davyjones.geometry.bodies import docked_at, is_pinned
from flibuste.games.davyjones.geometry.hulls import outline_from, outline_of
from flibuste.games.davyjones.notation.shorthand import spell_out
from flibuste.games.davyjones.notation.spelling import read_ship as read_number
from flibuste.games.davyjones.rules.setup.procedure import SetUp
from flibuste.games.davyjones.rules.treasure.cargo import capacity, room
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.rules.turn.turn import TURNS, Turn
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import ASHORE, ISLAND, SAILING, Crew, Land, Ship, State, Token

Data = dict[str, Any]
Domains = dict[str, Domain]

_STATE = {
    "turn": "seat",
    "first": "seat",
    "round": "number",
    "quiet": "number",
    "stirred": "flag",
    "gold": "number",
}
_SHIP = {
    "player": "seat",
    "owner": "seat",
    "status": "status",
    "masts": "masts",
    "fires": "masts",
    "panels": "number",
    "cargo": "tokens",
    "crew": "crews",
    "towing": "ship",
    "held": "ships",
    "lost": "terrain",
    "smoked": "flag",
    "tangled": "terrain",
    "ghostly": "flag",
    "submerged": "flag",
    "now": "conditions",
    "soon": "conditions",
    "idle": "number",
    "actions": "number",
    "acted": "flag",
    "berth": "island",
    "tried": "flag",
    "scuttled": "flag",
    "shielded": "flag",
    "dents": "number",
    "under_fire": "ship",
    "in_fog": "flag",
    "raided": "flag",
    "used": "number",
    "copied": "numbers",
    "copied_words": "keywords",
    "extra": "flag",
    "bound": "number",
    "helm": "seat",
    "boarded": "flag",
}
_CREW = {
    "owner": "seat",
    "player": "seat",
    "ship": "ship",
    "island": "island",
    "face_up": "flag",
    "marked": "flag",
    "mate": "crew",
    "nation": "number",
    "spaceless": "flag",
    "silent": "flag",
    "moved": "number",
    "fired": "flag",
    "hits": "number",
    "x": "mm",
    "y": "mm",
    "known": "knowers",
    "swapped": "numbers",
    "copied": "numbers",
    "copied_words": "keywords",
}
_TOKEN = {
    "value": "number",
    "captive": "crew-card",
    "home": "seat",
    "face_up": "flag",
    "gone": "flag",
    "known": "knowers",
}
_LAND = {
    "home": "seat",
    "tokens": "tokens",
    "marks": "knowers",
    "explored": "knowers",
    "value": "number",
    "owner": "seat",
    "is_gone": "flag",
}
_PLAYER = {"home": "island", "hoard": "numbers", "events": "events", "zone": "numbers", "is_out": "flag"}
_ALWAYS = ("player", "masts")


def fields(domains: Domains, thing: Any, fresh: Any, table: dict[str, str]) -> Data:
    """What differs from a fresh one."""
    return {
        key: domains[domain].write(getattr(thing, key))
        for key, domain in table.items()
        if key in _ALWAYS or getattr(thing, key) != getattr(fresh, key)
    }


def everything(domains: Domains, state: State) -> Data:
    """The whole table with what is usual as well, and what follows from it: for comparing."""
    data = write(domains, state)
    for ship in state.ships:
        entry = data["ship"][domains["ship"].write(ship.number)]
        island = docked_at(state, ship)
        entry |= {key: domains[domain].write(getattr(ship, key)) for key, domain in _SHIP.items()}
        entry |= {"docked": domains["island"].write(island), "derelict": ship.is_derelict()}
        entry |= {
            "pinned": ship.status == SAILING and is_pinned(state, ship),
            "stern": [place / 100 for place in ship.stern()],
        }
        entry |= {"capacity": capacity(state, ship), "room": room(state, ship)}
    for crew in state.crew:
        entry = data["crew"][f"c{crew.number + 1}"]
        place = entry["ship"] if crew.ship < 0 else domains["ship"].write(crew.ship)
        entry |= {key: domains[domain].write(getattr(crew, key)) for key, domain in _CREW.items()}
        entry["ship"] = place
    for token in state.tokens:
        data["token"][f"t{token.number + 1}"] |= {
            key: domains[domain].write(getattr(token, key)) for key, domain in _TOKEN.items()
        }
    for table, lands in (("island", state.islands), ("terrain", state.terrain)):
        for entry, land in zip(data[table].values(), lands, strict=True):
            entry |= {key: domains[domain].write(getattr(land, key)) for key, domain in _LAND.items()}
    for seat, player in enumerate(state.players):
        data["seat"][str(seat + 1)]["gold"] = player.gold()
    return data


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data: Data = {key: domains[domain].write(getattr(state, key)) for key, domain in _STATE.items()}
    data["ship"] = {domains["ship"].write(ship.number): write_ship(domains, ship) for ship in state.ships}
    data["crew"] = {f"c{crew.number + 1}": write_crew(domains, crew) for crew in state.crew}
    data["token"] = {f"t{token.number + 1}": write_token(domains, token) for token in state.tokens}
    data["island"] = {f"i{n + 1}": write_land(domains, land) for n, land in enumerate(state.islands)}
    data["terrain"] = {f"z{n + 1}": write_land(domains, land) for n, land in enumerate(state.terrain)}
    data["seat"] = {
        str(seat + 1): {key: domains[domain].write(getattr(player, key)) for key, domain in _PLAYER.items()}
        for seat, player in enumerate(state.players)
    }
    return data


def write_ship(domains: Domains, ship: Ship) -> Data:
    fresh = Ship(ship.number, ship.card, ship.number // 24)
    mm = domains["mm"]
    return {
        "card": ship.card.key,
        "at": [mm.write(ship.x), mm.write(ship.y)],
        "heading": mm.write(ship.heading),
        **fields(domains, ship, fresh, _SHIP),
    }


def write_crew(domains: Domains, crew: Crew) -> Data:
    data = fields(domains, crew, Crew(crew.number, crew.card, crew.owner), _CREW)
    data["owner"] = crew.owner + 1
    if crew.ship < 0:
        data["ship"] = "ashore" if crew.ship == ASHORE else "out"
    return {"card": crew.card.key, **data}


def write_token(domains: Domains, token: Token) -> Data:
    data = fields(domains, token, Token(token.number, 0, None), _TOKEN)
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
    return data | fields(domains, land, Land(land.kind, 0, 0, 0, land.shape, []), _LAND)


def check_keys(entry: Any, known: Any, what: str) -> None:
    """A misspelt word is refused, with the words that would be right."""
    if not isinstance(entry, dict):
        raise BadWord(f"{what} is a table, not {entry!r}")
    for key in entry:
        if key not in known:
            raise BadWord(f"{what} has no {key!r}{did_you_mean(key, known)}; it has: {', '.join(sorted(known))}")


def read(domains: Domains, data: Any, state: State) -> None:
    """Fill a table; what refers to a piece that is not there is refused."""
    try:
        read_table(domains, spell_out(data), state)
    except (IndexError, StopIteration) as error:
        raise BadWord(f"a piece is named that is not there ({error})") from error


def read_table(domains: Domains, data: Any, state: State) -> None:
    """Every piece in its place. Without `gold` it is all the gold there is."""
    check_keys(data, {*_STATE, "ship", "crew", "token", "island", "terrain", "seat"}, "a position")
    for key, domain in _STATE.items():
        if key in data:
            setattr(state, key, domains[domain].read(data[key]))
    if "round" not in data:
        state.round = 1
    read_lands(domains, data, state)
    for number, entry in in_order(domains["token"], data.get("token", {})):
        state.tokens.append(read_token(domains, state, number, entry))
    ships = {domains["ship"].read(word): entry for word, entry in data.get("ship", {}).items()}
    for number in sorted(ships):
        state.launch(read_ship(domains, state, number, ships[number]))
    for number, entry in in_order(domains["crew"], data.get("crew", {})):
        read_crew(domains, state, number, entry)
    for word, entry in data.get("seat", {}).items():
        seat = domains["seat"].read(word)
        if not 0 <= seat < state.seats:
            raise BadWord(f"there is no seat {word} with {state.seats} players")
        fill(domains, state.players[seat], entry, _PLAYER, f"seat {word}")
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


def fill(
    domains: Domains, thing: Any, entry: Any, table: dict[str, str], what: str, more: tuple[str, ...] = ()
) -> None:
    check_keys(entry, {*table, *more}, what)
    for key, domain in table.items():
        if key in entry:
            setattr(thing, key, domains[domain].read(entry[key]))


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
    fill(domains, land, entry, _LAND, what, ("at", "rotation", "type", "corners", "rect"))
    return land


def read_token(domains: Domains, state: State, number: int, entry: Any) -> Token:
    described = entry if isinstance(entry, dict) else {"value": entry}
    treasure = None
    if "treasure" in described:
        treasure = state.box.treasures[domains["treasure"].read(described["treasure"])]
    token = Token(number, 0, treasure)
    fill(domains, token, described, _TOKEN, "a token", ("treasure",))
    return token


def read_ship(domains: Domains, state: State, number: int, entry: Any) -> Ship:
    card = state.box.ships[domains["ship-card"].read(entry["card"])]
    ship = Ship(number, card, number // 24)
    fill(domains, ship, entry, _SHIP, "a ship", ("card", "at", "heading"))
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
    fill(domains, crew, entry, _CREW, "a crew", ("card",))
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
