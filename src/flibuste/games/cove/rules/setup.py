"""1.2, 1.3, 2.3 – Setting up, and arming the ships before the first month."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.engine.step import Sealed
from flibuste.games.cove.rules.cards.tavern import push_draws
from flibuste.games.cove.rules.month import MONTH
from flibuste.games.cove.rules.purse import can_pay, pay, receive_chests, receive_gold
from flibuste.games.cove.rules.upkeep import draw_pirate
from flibuste.games.cove.table.actions import Arm, Colour
from flibuste.games.cove.table.constants import CANNONS, CREW, HULL, NONE, SAILS, TREASURE
from flibuste.games.cove.table.events import ARMED, TOOK_COLOUR
from flibuste.games.cove.table.options import Rules
from flibuste.games.cove.table.pieces import Pieces
from flibuste.games.cove.table.state import BlackShip, Player, State, Step


def empty_table(pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> State:
    """1.2, 1.3 – Piles shuffled, rings and holdings as at the start; no card drawn yet."""
    state = State(pieces, rules, seats, chance)
    state.gold = pieces.gold
    state.chests = pieces.chests
    state.tavern = pieces.deck()
    state.treasures = pieces.treasure_deck()
    state.shown = [NONE] * (TREASURE + 1)
    state.legends = list(range(len(pieces.legends)))
    for seat in range(seats):
        state.players.append(new_player(pieces, rules, seat))
        receive_gold(state, seat, pieces.start.gold)
        receive_chests(state, seat, pieces.start.chests)
    for island in pieces.start.black_ships[seats]:
        state.black_ships.append(BlackShip(island))
    return state


def new_player(pieces: Pieces, rules: Rules, seat: int) -> Player:
    """1.3.2, 1.3.4, 1.3.6, 1.3.8 – Rings on the second position, no fame, no location yet."""
    player = Player(pieces.start.ring)
    player.fame = pieces.start.fame
    player.colour = NONE if rules.colours == "choose" else seat
    return player


def set_up(state: State) -> None:
    """1.2.4, 1.2.5, 1.3.3 – Black ships with their pirates, a Tavern card each, then arming."""
    for ship in state.black_ships:
        draw_pirate(state, ship)
    state.stack.append(MONTH)
    state.stack.append(ArmShips(list(range(state.seats))))
    for seat in range(state.seats - 1, -1, -1):
        push_draws(state, seat, state.pieces.start.cards)
    if state.rules.colours == "choose":
        state.stack.append(ChooseColour(0))


class ChooseColour(Step):
    """1.3.1 – Colours are chosen in seat order, all different."""

    NAME: ClassVar[str] = "choose-colour"
    CLAUSE: ClassVar[str] = "1.3.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for colour in state.pieces.take_colour:
            if not is_taken(state, colour.number):
                found.append(colour)
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Colour)
        state.players[self.player].colour = action.number
        state.tell(TOOK_COLOUR, self.player, action.number)
        self.player += 1
        if self.player == state.seats:
            state.stack.pop()

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if not isinstance(action, Colour):
            return []
        return [Condition(not is_taken(state, action.number), "1.3.1", "colour-taken", action.words)]

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "1.3.1", "choose-a-colour")


def is_taken(state: State, colour: int) -> bool:
    for player in state.players:
        if player.colour == colour:
            return True
    return False


class ArmShips(Sealed[State]):
    """2.3.1, 2.3.4 – All players arm at the same time, without knowing the others' choices."""

    NAME: ClassVar[str] = "arm-ships"
    CLAUSE: ClassVar[str] = "2.3.1"

    def choices(self, state: State, seat: int) -> list[Action]:
        return state.pieces.plans_for(state.players[seat].gold)

    def reveal(self, state: State) -> None:
        """2.3.2 – The ring moves right and every level entered is paid; unspent gold is kept."""
        for seat in self.seats:
            plan = self.chosen(seat)
            assert isinstance(plan, Arm)
            pay(state, seat, plan.cost)
            state.players[seat].rings = plan.rings[:]
            rings = plan.rings
            state.tell(ARMED, seat, rings[HULL], rings[CREW], rings[CANNONS], rings[SAILS], plan.cost)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return [can_pay(state, seat, action.cost, "2.3.2")] if isinstance(action, Arm) else []

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "2.3.1", "arm-first")
