"""1.2 – Setting up."""

from flibuste.engine.bag import size
from flibuste.engine.chance import Chance
from flibuste.games.stortebeker.rules.drawing import draw_card
from flibuste.games.stortebeker.rules.scoring import turn_up_tile
from flibuste.games.stortebeker.rules.turn import TURN_BEGINS
from flibuste.games.stortebeker.table.events import DEALT, SEA_LAID
from flibuste.games.stortebeker.table.options import Rules
from flibuste.games.stortebeker.table.pieces import Pieces
from flibuste.games.stortebeker.table.state import GAP, Player, Side, State


def empty_table(pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> State:
    """1.2.2, 1.2.4, 1.2.6, 1.2.7, 1.2.8 – The table before anything is dealt.

    The rear guard is a number of tiles among all that nobody has seen; the rest of those stays unused. The discard pile
    is empty, all scores are 0, and seat 1 begins.
    """
    state = State(pieces, rules, seats, chance)
    berths = pieces.ships_for_two if rules.three_ships and seats == 2 else pieces.ships_at_sea
    state.sea = [GAP] * berths
    state.sides = [Side() for _ in range(berths * seats)]
    state.players = [Player() for _ in range(seats)]
    state.unseen = list(range(len(pieces.ships)))
    state.hidden = pieces.rear_guard[seats]
    state.draw_pile = pieces.deck
    return state


def set_up(state: State) -> None:
    """1.2 – Lay out the ships, turn up the first of the rear guard, deal six cards to each player."""
    lay_sea(state)
    for _ in range(visible_tiles(state)):
        turn_up_tile(state)
    for seat in range(state.seats):
        deal(state, seat)
    state.stack.append(TURN_BEGINS)


def lay_sea(state: State) -> None:
    """1.2.1, 4.5.1 – Four ships at sea; three in the variant for two players."""
    for berth in range(len(state.sea)):
        ship = state.unseen.pop(state.chance.pick(state.unseen, "ship"))
        state.sea[berth] = ship
        state.tell(SEA_LAID, state.turn, ship)


def visible_tiles(state: State) -> int:
    """1.2.3, 4.2.1 – One tile of the rear guard lies face up, or three in a row."""
    return state.pieces.visible_open_row if state.rules.open_row else state.pieces.visible


def deal(state: State, seat: int) -> None:
    """1.2.5 – Six cards to each player."""
    drawn = 0
    for _ in range(state.pieces.hand):
        drawn += draw_card(state)
    state.players[seat].hand = drawn
    state.tell(DEALT, seat, size(drawn), drawn)
