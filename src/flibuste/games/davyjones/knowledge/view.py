"""3.13, 3.14 – What a seat may know, from an allow-list. Seat -1 is a spectator."""

from flibuste.games.davyjones.fleets.card_words import ability_words
from flibuste.games.davyjones.geometry.bodies import docked_at, is_on_table, is_pinned
from flibuste.games.davyjones.knowledge.seen import (
    AbilitySeen,
    AfloatSeen,
    ConditionSeen,
    CrewSeen,
    IslandSeen,
    LandSeen,
    PlayerSeen,
    PoseSeen,
    PrintedSeen,
    ShipSeen,
    ShotSeen,
    Table,
    TokenSeen,
)
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    active_abilities,
    bonus_segments,
    has_keyword,
    nation_of,
)
from flibuste.games.davyjones.rules.fight.shooting import Shooting
from flibuste.games.davyjones.rules.sea.course import base_move
from flibuste.games.davyjones.rules.treasure.cargo import crew_space, link_bonus
from flibuste.games.davyjones.table.actions.fight import Fire
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import FOG, KEYWORDS, NATIONS, NONE, SEGMENTS
from flibuste.games.davyjones.table.crew import OUT_OF_GAME, Crew
from flibuste.games.davyjones.table.land import LANDS, Land
from flibuste.games.davyjones.table.pieces import Card
from flibuste.games.davyjones.table.ship import GONE, SAILING, STATUSES, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token
from flibuste.games.davyjones.table.traits import CONDITIONS


def table(state: State, seat: int) -> Table:
    return {
        "width": state.rules.width / 100,
        "height": state.rules.height / 100,
        "round": state.round,
        "turn": state.turn + 1,
        "first": state.first + 1,
        "quiet_rounds": state.quiet,
        "gold": state.gold,
        "wins_above": state.gold / 2,
        "segments": {word: state.box.segments[place] / 100 for place, word in enumerate(SEGMENTS)},
        "turn_limit": state.rules.turn_limit / 100,
        "shots": shots_seen(state),
        "players": [player_seen(state, number, seat) for number in range(state.seats)],
        "ships": [ship_seen(state, ship, seat) for ship in state.ships],
        "islands": [island_seen(state, number, seat) for number in range(len(state.islands))],
        "terrain": [land_seen(state, number, land) for number, land in enumerate(state.terrain) if not land.is_gone],
        "zones": [[place / 100 for place in player.zone] for player in state.players if player.zone],
    }


def shots_seen(state: State) -> list[ShotSeen]:
    """6.5 – Which gun can hit whom now: lines on an open table, and abilities in force, which are open too."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Shooting):
        return []
    guns = [action for action in step.options(state) if isinstance(action, Fire)]
    pairs = dict.fromkeys((action.mast, action.target) for action in guns)
    return [{"mast": mast + 1, "target": ship_word(target)} for mast, target in pairs]


def text_seen(state: State, card: Card) -> list[AbilitySeen]:
    """1.14 – What a card can do, as messages."""
    return [ability_words(state.box, ability) for ability in card.abilities]


def player_seen(state: State, number: int, seat: int) -> PlayerSeen:
    player = state.players[number]
    seen: PlayerSeen = {
        "seat": number + 1,
        "home": None if player.home == NONE else f"i{player.home + 1}",
        "gold": player.gold(),
        "score": player.gold(),
        "hoard": player.hoard[:],
        "events": len(player.events),
        "played_events": [state.box.events[event].key for event in player.played],
        "out": player.is_out,
        "ashore": [
            {**crew_seen(state, crew, seat), "island": f"i{crew.island + 1}"}
            for crew in state.crew
            if crew.owner == number and crew.ship == NONE and crew.island != NONE
        ],
        "lost_crew": [crew.card.key for crew in state.crew if crew.owner == number and crew.ship == OUT_OF_GAME],
    }
    if number == seat:
        seen["own_events"] = [state.box.events[event].key for event in player.events]
    return seen


def ship_seen(state: State, ship: Ship, seat: int) -> ShipSeen:
    afloat: AfloatSeen = {} if ship.status == GONE else afloat_seen(state, ship, seat)
    return {**printed_seen(state, ship), **afloat}


def afloat_seen(state: State, ship: Ship, seat: int) -> AfloatSeen:
    """Where and how a ship is, and what it carries."""
    capacity, room = spaces_seen(state, ship, seat)
    return {
        **pose_seen(state, ship),
        **condition_seen(state, ship),
        "crew": [crew_seen(state, state.crew[number], seat) for number in ship.crew],
        "cargo": [token_seen(state, state.tokens[number], seat) for number in ship.cargo],
        "capacity": capacity,
        "room": room,
    }


def printed_seen(state: State, ship: Ship) -> PrintedSeen:
    """What everybody always knows of a ship."""
    card = ship.card
    hull = card.hull
    return {
        "id": ship_word(ship.number),
        "card": card.key,
        "name": card.name,
        "owner": ship.owner + 1,
        "player": None if ship.player == NONE else ship.player + 1,
        "status": STATUSES[ship.status],
        "points": card.points,
        "keywords": [word for place, word in enumerate(KEYWORDS) if (card.keywords >> place) & 1],
        "text": text_seen(state, card),
        "links": [state.box.crew[crew.kind].key for crew in state.box.crew if card.kind in crew.ships],
        "hull": {
            "disc": hull.is_disc,
            "length": hull.length / 100,
            "beam": hull.beam / 100,
            "bow": hull.bow / 100,
            "masts": [[point[0] / 100, point[1] / 100] for point in hull.masts],
        },
        "cannons": [cannon.name for cannon in card.cannons],
        "cargo_printed": card.cargo,
    }


def spaces_seen(state: State, ship: Ship, seat: int) -> tuple[int, int]:
    """1.11, 2.5.6 – Capacity and free spaces as far as this seat can tell: unknown crew fill a space, without links."""
    known = [number for number in ship.crew if state.crew[number].is_known_to(seat)]
    spaces = ship.card.cargo + link_bonus(state, ship, known, seat == ship.player)
    used = len(ship.crew) - len(known) + sum(crew_space(state.crew[number]) for number in known)
    return spaces, spaces - used - sum(state.tokens[number].space() for number in ship.cargo)


def pose_seen(state: State, ship: Ship) -> PoseSeen:
    if not is_on_table(ship):
        return {"on_table": False, "lost": f"z{ship.lost + 1}"}
    island = docked_at(state, ship)
    return {
        "on_table": True,
        "x": ship.x / 100,
        "y": ship.y / 100,
        "heading": ship.heading / 100,
        "outline": [[x / 100, y / 100] for x, y in ship.shape().points(ship.x, ship.y)],
        "mast_places": [[place / 100 for place in ship.mast_at(mast)] for mast in range(ship.card.masts)],
        "docked": None if island == NONE else f"i{island + 1}",
        "pinned": ship.status == SAILING and is_pinned(state, ship),
        "lost": f"z{ship.lost + 1}" if ship.lost != NONE else None,
    }


def condition_seen(state: State, ship: Ship) -> ConditionSeen:
    standing = [mast + 1 for mast in range(ship.card.masts) if (ship.masts >> mast) & 1]
    return {
        "nation": NATIONS[nation_of(state, ship)],
        "masts": standing,
        "fires": [mast + 1 for mast in range(ship.card.masts) if (ship.fires >> mast) & 1],
        "panels": ship.panels,
        "derelict": ship.is_derelict(),
        "move": [SEGMENTS[segment] for segment in base_move(state, ship)],
        "bonus_move": [SEGMENTS[segment] for segment in bonus_segments(state, ship)] if ship.status == SAILING else [],
        "towing": None if ship.towing == NONE else ship_word(ship.towing),
        "tangled": None if ship.tangled == NONE else f"z{ship.tangled + 1}",
        "ghostly": ship.ghostly,
        "submerged": ship.submerged,
        "scuttled": ship.scuttled,
        "actions": ship.actions,
        "now": [word for place, word in enumerate(CONDITIONS) if (ship.now >> place) & 1],
        "soon": [word for place, word in enumerate(CONDITIONS) if (ship.soon >> place) & 1],
        "idle": ship.idle,
        "abilities": [ability.name for ability in active_abilities(state, ship)],
        "words": [word for place, word in enumerate(KEYWORDS) if has_keyword(state, ship, 1 << place)],
    }


def crew_seen(state: State, crew: Crew, seat: int) -> CrewSeen:
    """3.14, 8.1.1 – A face-down crew is known to those who have seen it; marks and cancelled abilities lie open."""
    seen: CrewSeen = {
        "id": f"c{crew.number + 1}",
        "face_up": crew.face_up,
        "owner": crew.owner + 1,
        "marked": crew.marked,
        "silent": crew.silent,
    }
    if crew.is_known_to(seat):
        seen |= {
            "card": crew.card.key,
            "name": crew.card.name,
            "points": crew.points(state.box.numbers.black_mark),
            "nation": NATIONS[crew.card.nation],
            "text": text_seen(state, crew.card),
        }
    if seat in (crew.player, crew.owner):
        seen["linked"] = None if crew.mate == NONE else f"c{crew.mate + 1}"
    return seen


def token_seen(state: State, token: Token, seat: int) -> TokenSeen:
    seen: TokenSeen = {"id": f"t{token.number + 1}", "face_up": token.face_up, "captive": token.captive != NONE}
    if token.is_known_to(seat):
        seen |= {"gold": token.value, "treasure": None if token.treasure is None else token.treasure.key}
        seen["text"] = [] if token.treasure is None else text_seen(state, token.treasure)
    return seen


def island_seen(state: State, number: int, seat: int) -> IslandSeen:
    land = state.islands[number]
    return {
        **land_seen(state, number, land),
        "id": f"i{number + 1}",
        "home": None if land.home == NONE else land.home + 1,
        "marks": [player + 1 for player in range(state.seats) if (land.marks >> player) & 1],
        "explored": [player + 1 for player in range(state.seats) if (land.explored >> player) & 1],
        "tokens": [token_seen(state, state.tokens[token], seat) for token in land.tokens],
    }


def land_seen(state: State, number: int, land: Land) -> LandSeen:
    seen: LandSeen = {
        "id": f"z{number + 1}",
        "type": LANDS[land.kind],
        "x": land.x / 100,
        "y": land.y / 100,
        "rotation": land.rotation / 100,
        "outline": [[x / 100, y / 100] for x, y in land.shape.points(land.x, land.y)],
        "value": land.value,
    }
    if land.kind == FOG and not land.corners:
        places = state.box.outline.numbers
        seen["exits"] = [
            [(land.shape.corners[k].x + land.x) / 100, (land.shape.corners[k].y + land.y) / 100] for k in places
        ]
    return seen
