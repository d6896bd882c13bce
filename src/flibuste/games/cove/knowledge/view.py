"""What a seat may see: its own hand and sealed choice, and all that is public."""

from flibuste.engine.step import Sealed
from flibuste.games.cove.knowledge.seen import (
    BattleSeen,
    BlackShipSeen,
    CraftsmanSeen,
    FoeSeen,
    IslandSeen,
    LegendSeen,
    MatSeen,
    NavySeen,
    ParrotSeen,
    PlayerSeen,
    RollSeen,
    SectionSeen,
    Table,
    TreasureSeen,
)
from flibuste.games.cove.rules.battle.broadside import dice_of
from flibuste.games.cove.rules.cards.parrots import ParrotOffer
from flibuste.games.cove.rules.upkeep import hold
from flibuste.games.cove.table.constants import (
    ALL,
    COVE,
    FAME,
    LAST_OUTER,
    LAYERS,
    NONE,
    NOWHERE,
    PHASES,
    PLACES,
    SECTIONS,
    TREASURE,
)
from flibuste.games.cove.table.pieces import Card, Legend
from flibuste.games.cove.table.state import Battle, BlackShip, Roll, State


def table(state: State, seat: int) -> Table:
    """The table as this seat sees it; -1 is a spectator."""
    pieces = state.pieces
    return {
        "options": state.rules.seen(),
        "month": state.month,
        "months": pieces.months,
        "phase": PHASES[state.phase],
        "islands": [island_seen(state, island) for island in range(1, TREASURE + 1)],
        "cove": {"ships": seats(state.ships_at(COVE))},
        "black_ships": [black_ship_seen(state, number) for number in range(len(state.black_ships))],
        "navy": navy_seen(state),
        "lookout": None if state.lookout == NONE else state.lookout + 1,
        "bank": {"gold": state.gold, "chests": state.chests},
        "tavern_pile": len(state.tavern),
        "tavern_discards": card_names(state, state.discards),
        "legend_pile": len(state.legends),
        "legend_discards": [pieces.legends[legend].name for legend in state.sunk],
        "treasure_discards": [pieces.treasures[design].name for design in state.spent],
        "mat": mat_seen(state),
        "players": [player_seen(state, player, player == seat) for player in range(state.seats)],
        "battle": None if state.battle is None else battle_seen(state, state.battle),
        "offered": offered(state),
    }


def seats(found: list[int]) -> list[int]:
    return [seat + 1 for seat in found]


def card_names(state: State, cards: list[int]) -> list[str]:
    return [state.pieces.cards[card].name for card in cards]


def island_seen(state: State, island: int) -> IslandSeen:
    outer = island <= LAST_OUTER
    treasure: TreasureSeen | None = None
    if state.shown[island] != NONE:
        design = state.pieces.treasures[state.shown[island]]
        treasure = {
            "id": design.name,
            "fame": design.fame,
            "gold": design.gold,
            "chests": design.chests,
            "cards": design.cards,
        }
    return {
        "number": island,
        "id": PLACES[island],
        "outer": outer,
        "treasure": treasure,
        "pile": len(state.treasures) // LAST_OUTER if outer else 0,
        "ships": seats(state.ships_at(island)),
        "black_ships": [number + 1 for number, ship in enumerate(state.black_ships) if ship.island == island],
        "navy": state.navy_island == island,
        "maps": [{"seat": m.seat + 1, "factor": m.factor} for m in state.markers if m.island == island],
    }


def black_ship_seen(state: State, number: int) -> BlackShipSeen:
    ship: BlackShip = state.black_ships[number]
    pirate = None if ship.legend == NONE else legend_seen(state.pieces.legends[ship.legend])
    return {"number": number + 1, "island": ship.island, "pirate": pirate}


def legend_seen(legend: Legend) -> LegendSeen:
    """9.1.2 – The values of a card."""
    effects = [("recover", legend.recovers), ("stray-shots", legend.stray_shots), ("defenceless", legend.defenceless)]
    return {
        "id": legend.name,
        "dice": legend.dice,
        "section": [*SECTIONS, "all"][legend.section] if legend.section != NONE else "none",
        "target": [*SECTIONS, "speed"][legend.target] if legend.target != NONE else "none",
        "hull": legend.hull,
        "speed": legend.speed,
        "fame": legend.fame,
        "fame_die": legend.fame_die,
        "effects": [name for name, is_there in effects if is_there],
    }


def navy_seen(state: State) -> NavySeen | None:
    if state.navy_island == NOWHERE:
        return None
    navy = state.pieces.navy
    return {
        "island": state.navy_island,
        "controller": state.navy_controller + 1,
        "sender": state.navy_sender + 1,
        "dice": navy.dice,
        "hull": navy.hull,
        "speed": navy.speed,
        "fame": navy.fame,
    }


def mat_seen(state: State) -> MatSeen:
    values = state.pieces.values
    return {
        "values": {word: values[section][1:] for section, word in enumerate(SECTIONS)},
        "costs": state.pieces.costs[1:],
    }


def player_seen(state: State, seat: int, own: bool) -> PlayerSeen:
    """1.3.7 – Everything but the hand lies open; the size of the hand is public."""
    player = state.players[seat]
    limit = hold(state, seat)
    seen: PlayerSeen = {
        "seat": seat + 1,
        "colour": None if player.colour == NONE else state.pieces.colours[player.colour],
        "place": player.place,
        "gold": player.gold,
        "chests": player.chests,
        "fame": player.fame,
        "speed": state.speed(seat),
        "hold": None if limit == NONE else limit,
        "sections": {word: section_seen(state, seat, section) for section, word in enumerate(SECTIONS)},
        "parrot": None if player.parrot == NONE else parrot_seen(state, seat),
        "robber": None if player.robber == NONE else player.robber + 1,
        "hand_size": len(player.hand),
        "fame_cards": None,
    }
    if state.revealed:
        fame = [card for card in player.hand if state.pieces.cards[card].family == FAME]
        seen["fame_cards"] = card_names(state, fame)
    if own:
        seen["hand"] = card_names(state, player.hand)
        seen["sealed"] = sealed(state, seat)
    return seen


def section_seen(state: State, seat: int, section: int) -> SectionSeen:
    player = state.players[seat]
    craftsman: CraftsmanSeen | None = None
    if player.craftsmen[section] != NONE:
        card: Card = state.pieces.cards[player.craftsmen[section]]
        craftsman = {"id": card.name, "hits": player.cracks[section], "absorbs": card.absorbs}
    return {"ring": player.rings[section], "value": state.value(seat, section), "craftsman": craftsman}


def parrot_seen(state: State, seat: int) -> ParrotSeen:
    player = state.players[seat]
    card = state.pieces.cards[player.parrot]
    hits = state.pieces.parrot_hits
    return {"id": card.name, "section": SECTIONS[card.section], "hits": player.wounds, "absorbs": hits}


def sealed(state: State, seat: int) -> str | None:
    """What this seat has put into its sealed slot."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed) and seat in step.seats:
        slot = step.slots[step.seats.index(seat)]
        return None if slot is None else slot.notation
    return None


def battle_seen(state: State, battle: Battle) -> BattleSeen:
    names = state.pieces.ship_names()
    return {
        "island": battle.island,
        "last": battle.is_last(),
        "exchange": battle.exchange,
        "ships": seats(battle.seats),
        "foes": [foe_seen(state, foe.ship, foe.hull) for foe in battle.foes],
        "gone": seats(battle.gone),
        "order": [names[ship] for ship in battle.order],
        "turn": battle.turn,
        "hit": [seat + 1 for seat in range(state.seats) if (battle.hit >> seat) & 1],
        "cards": [
            {"seat": owner + 1, "card": state.pieces.cards[card].name}
            for owner, card in zip(battle.owners, battle.cards, strict=True)
        ],
        "loaded": card_names(state, battle.loaded),
        "becalmed": battle.becalmed,
        "crew_dice": battle.crew_dice,
        "overboard": battle.overboard,
        "bonus": {str(seat + 1): battle.speed[seat] for seat in battle.seats if battle.speed[seat]},
        "smoke": {str(seat + 1): battle.smoke[seat] for seat in battle.seats if battle.smoke[seat]},
        "reloading": [seat + 1 for seat in battle.seats if battle.reload[seat] >= max(1, battle.exchange)],
        "dice": {str(seat + 1): dice_of(state, seat) for seat in battle.seats},
        "last_roll": None if battle.last.shooter == NONE else roll_seen(names, battle.last),
    }


def foe_seen(state: State, ship: int, hull: int) -> FoeSeen:
    card = state.pieces.foe(ship)
    return {
        "ship": card.name,
        "hull": hull,
        "full": card.hull,
        "dice": card.dice,
        "speed": card.speed,
        "fame": card.fame,
    }


def roll_seen(names: list[str], roll: Roll) -> RollSeen:
    return {
        "shooter": names[roll.shooter],
        "target": names[roll.target],
        "section": [*SECTIONS, "all"][min(roll.section, ALL)],
        "dice": [int(digit) for digit in str(roll.dice)] if roll.dice else [],
        "hits": roll.hits,
        "met": [
            {"ship": names[ship], "section": SECTIONS[section], "what": LAYERS[layer], "hits": hits}
            for ship, section, layer, hits in (roll.met[at : at + 4] for at in range(0, len(roll.met), 4))
        ],
    }


def offered(state: State) -> str | None:
    """7.1.9 – The parrot somebody has to exchange or refuse: it is shown to all."""
    step = state.stack[-1] if state.stack else None
    return state.pieces.cards[step.card].name if isinstance(step, ParrotOffer) else None
