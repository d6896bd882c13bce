"""3.14 – What a seat cannot see, drawn anew: face-down crew, tokens, events, and all that will come."""

from flibuste.engine.chance import Chance
from flibuste.games.davyjones.pieces import Crew as CrewCard
from flibuste.games.davyjones.pieces import Treasure
from flibuste.games.davyjones.state import Crew, State
from flibuste.games.davyjones.words import LIMIT, NONE


def resample(state: State, seat: int, chance: Chance) -> State:
    """A state that this seat (-1: a spectator) cannot tell from the real one."""
    other = state.clone()
    other.chance = chance
    deal_tokens(other, seat, chance)
    for owner in range(other.seats):
        if owner != seat:
            deal_crew(other, seat, owner, chance)
            deal_events(other, owner, chance)
    for ship in other.ships:
        ship.stir()
    return other


def deal_tokens(state: State, seat: int, chance: Chance) -> None:
    """The unseen faces are shuffled; aboard a ship a face-down token is a coin, or a treasure kept face down (12.4)."""
    unseen = [token for token in state.tokens if not token.is_known_to(seat)]
    coins = sorted(token.value for token in unseen if token.treasure is None)
    found: list[Treasure] = [token.treasure for token in unseen if token.treasure is not None]
    found.sort(key=kind_of)
    aboard = {number for ship in state.ships for number in ship.cargo}
    slots = [token for token in unseen if token.number in aboard]
    slots += [token for token in unseen if token.number not in aboard]
    for token in slots:
        hidden = [place for place, treasure in enumerate(found) if treasure.face_down or token.number not in aboard]
        index = chance.below(len(coins) + len(hidden), "hidden")
        if index < len(coins):
            token.value = coins.pop(index)
            token.treasure = None
        else:
            token.value = 0
            token.treasure = found.pop(hidden[index - len(coins)])


def kind_of(treasure: Treasure) -> int:
    return treasure.kind


def deal_events(state: State, owner: int, chance: Chance) -> None:
    """14.3 – Events stay face down with their owner: any that are in the box."""
    events = state.players[owner].events
    for place in range(len(events)):
        events[place] = chance.below(len(state.box.events), "hidden")


def deal_crew(state: State, seat: int, owner: int, chance: Chance) -> None:
    """1.6, 1.10 to 1.13 – Crew the owner could have put where face-down crew lie."""
    slots = [crew for crew in state.crew if crew.owner == owner and not crew.is_known_to(seat)]
    if not slots:
        return
    for crew in slots:
        crew.mate = NONE
    known = [crew for crew in state.crew if crew.owner == owner and crew.is_known_to(seat)]
    for crew in known:
        if crew.mate != NONE and not state.crew[crew.mate].is_known_to(seat):
            crew.mate = NONE
    spent = sum(ship.card.points for ship in state.ships if ship.owner == owner)
    spent += sum(crew.points(state.box.numbers.black_mark) for crew in known)
    pool = [card for card in state.box.crew if state.rules.generic_for_all or not card.extra]
    names = [crew.card.name for crew in known if not crew.card.generic]
    has_limit = any(crew.card.has(LIMIT) for crew in known)
    has_limit = has_limit or any(ship.card.has(LIMIT) for ship in state.ships if ship.owner == owner)
    budget = state.rules.total - spent
    for place, crew in enumerate(slots):
        choices = [
            card
            for card in pool
            if (card.generic or card.name not in names) and not (has_limit and card.has(LIMIT)) and card.points > 0
        ]
        left = len(slots) - place - 1
        affordable = [card for card in choices if card.points <= max(1, min(budget - left, limit_of(state, crew)))]
        card = affordable[chance.below(len(affordable), "hidden")]
        put_card(crew, card)
        budget -= card.points
        names += [] if card.generic else [card.name]
        has_limit = has_limit or card.has(LIMIT)


def limit_of(state: State, crew: Crew) -> int:
    """1.12 – What the ship still bears; the others aboard that are not dealt yet take a point each."""
    if crew.ship < 0:
        return 99
    ship = state.ship(crew.ship)
    before = [state.crew[number] for number in ship.crew if number != crew.number]
    return ship.card.points - sum(1 if other.number > crew.number else other.card.points for other in before)


def put_card(crew: Crew, card: CrewCard) -> None:
    crew.card = card
