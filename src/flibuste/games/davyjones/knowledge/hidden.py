"""3.14 – What a seat cannot see, drawn anew: face-down crew, tokens, events, and all that will come."""

from typing import Final

from mypy_extensions import mypyc_attr

from flibuste.engine.chance import Chance
from flibuste.games.davyjones.knowledge.tokens import deal_tokens
from flibuste.games.davyjones.table.codes import LINK_CHOOSE_FRENCH
from flibuste.games.davyjones.table.constants import FRENCH, LIMIT, NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.pieces import Crew as CrewCard
from flibuste.games.davyjones.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Decides which of the crew that may lie face down somewhere lies there: here each as likely as any other."""

    def choose(self, state: State, crew: Crew, cards: list[CrewCard], most: int, chance: Chance) -> CrewCard:
        """One of these cards for this crew; its owner can spend `most` points on it."""
        return cards[chance.below(len(cards), "hidden")]


EVEN_DEALER: Final = Dealer()


def resample(state: State, seat: int, chance: Chance) -> State:
    """A state that this seat (-1: a spectator) cannot tell from the real one."""
    return resample_by(EVEN_DEALER, state, seat, chance)


def resample_by(dealer: Dealer, state: State, seat: int, chance: Chance) -> State:
    """The same, with the crew that this dealer chooses."""
    other = state.clone()
    other.chance = chance
    deal_tokens(other, seat, chance)
    for owner in range(other.seats):
        if owner != seat:
            deal_crew(other, seat, owner, chance, dealer)
            choose_links(other, seat, owner, chance)
            deal_events(other, owner, chance)
    for ship in other.ships:
        ship.forget_abilities()
    return other


def deal_events(state: State, owner: int, chance: Chance) -> None:
    """1.10, 14.3 – Events stay face down with their owner: any that are in the box, each once."""
    events = state.players[owner].events
    left = [event.kind for event in state.box.events if event.kind not in state.players[owner].played]
    for place in range(len(events)):
        events[place] = left.pop(chance.below(len(left), "hidden"))


def deal_crew(state: State, seat: int, owner: int, chance: Chance, dealer: Dealer) -> None:
    """1.6, 1.10 to 1.13 – Crew the owner could have put where face-down crew lie."""
    slots = [crew for crew in state.crew if crew.owner == owner and not crew.is_known_to(seat)]
    if not slots:
        return
    known = [crew for crew in state.crew if crew.owner == owner and crew.is_known_to(seat)]
    spent = sum(ship.card.points for ship in state.ships if ship.owner == owner)
    spent += sum(crew.points(state.box.numbers.black_mark) for crew in known)
    pool = [card for card in state.box.crew if state.rules.generic_for_all or not card.extra]
    names = [crew.card.name for crew in known if not crew.card.generic]
    has_limit = any(crew.card.has(LIMIT) for crew in known)
    has_limit = has_limit or any(ship.card.has(LIMIT) for ship in state.ships if ship.owner == owner)
    budget = state.rules.build_total - spent - len(state.players[owner].events)
    for place, crew in enumerate(slots):
        choices = [
            card
            for card in pool
            if (card.generic or card.name not in names)
            and not (has_limit and card.has(LIMIT))
            and (card.points > 0 or is_at_home(state, crew, card))
        ]
        left = len(slots) - place - 1
        most = max(1, min(budget - left, limit_of(state, crew)))
        card = dealer.choose(state, crew, [card for card in choices if card.points <= most], most, chance)
        put_card(crew, card)
        budget -= card.points
        names += [] if card.generic else [card.name]
        has_limit = has_limit or card.has(LIMIT)


def choose_links(state: State, seat: int, owner: int, chance: Chance) -> None:
    """11.3.58 – Whom a crew has chosen as its link is known to its players only."""
    fleet = [crew for crew in state.crew if crew.owner == owner]
    for crew in fleet:
        if crew.player == seat:
            continue
        crew.mate = NONE
        french = [other.number for other in fleet if other is not crew and other.card.nation == FRENCH]
        if french and crew.card.ability(LINK_CHOOSE_FRENCH) is not None:
            crew.mate = french[chance.below(len(french), "hidden")]


def is_at_home(state: State, crew: Crew, card: CrewCard) -> bool:
    """1.13 – A crew of cost 0 goes aboard ships of its own nation only."""
    return crew.ship < 0 or state.ship(crew.ship).card.nation == card.nation


def limit_of(state: State, crew: Crew) -> int:
    """1.12 – What the ship still bears; the others aboard that are not dealt yet take a point each."""
    if crew.ship < 0:
        return 99
    ship = state.ship(crew.ship)
    before = [state.crew[number] for number in ship.crew if number != crew.number]
    return ship.card.points - sum(1 if other.number > crew.number else other.card.points for other in before)


def put_card(crew: Crew, card: CrewCard) -> None:
    crew.card = card
