"""1.6, 2.5 – The pieces of a fleet."""

from flibuste.games.davyjones.fleets.fleet import Fleet
from flibuste.games.davyjones.rules.treasure.cargo import put_aboard
from flibuste.games.davyjones.table.actions.word_kinds import MOST_SHIPS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token


def muster_fleet(state: State, seat: int, fleet: Fleet) -> None:
    """1.6, 2.5 – The pieces of a fleet; crew in an order that tells nothing. Where they start is kept for later."""
    for place, kind in enumerate(fleet.ships):
        state.launch(Ship(seat * MOST_SHIPS + place, state.box.ships[kind], seat))
    order = list(range(len(fleet.berths)))
    state.chance.shuffle(order, "crew")
    numbers = {berth: len(state.crew) + place for place, berth in enumerate(order)}
    for place in order:
        berth = fleet.berths[place]
        crew = Crew(len(state.crew), state.box.crew[berth.crew], seat)
        crew.marked = berth.marked
        crew.face_up = berth.marked
        crew.mate = NONE if berth.chosen == NONE else numbers[berth.chosen]
        state.crew.append(crew)
        if berth.ship != NONE:
            put_aboard(state, crew, state.ship(seat * MOST_SHIPS + berth.ship))
    state.players[seat].events = fleet.events[:]
    for coin in fleet.coins:
        state.tokens.append(Token(len(state.tokens), coin, None, seat))
    for kind in fleet.treasures:
        state.tokens.append(Token(len(state.tokens), 0, state.box.treasures[kind], seat))
