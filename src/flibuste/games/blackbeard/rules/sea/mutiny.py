"""14 – Mutiny: Loyalty at 0, or a conspiracy; the captain quells it or is thrown overboard."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import leadership, lose_loyalty
from flibuste.games.blackbeard.rules.dice import roll, throw
from flibuste.games.blackbeard.rules.leaving import dissolve, eliminate, hand_over
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.constants import BY_MUTINY, IN_PLAY, NO_SEAT, NONE, R_MUTINY, SYSTEM
from flibuste.games.blackbeard.table.events import CAPTAIN, MUTINY, NOTORIETY_LOST, QUELLED, SHIP_LOST
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import NameCaptain
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


def is_blackbeard(state: State, number: int) -> bool:
    """19 – The player's Pirate in the solitaire game."""
    return state.is_alone() and state.pirate(number).owner != SYSTEM


def break_out(state: State, number: int) -> None:
    """14.1b – Loyalty has reached 0; 19.16bis-a – Blackbeard loses 2d6 Notoriety instead."""
    if is_blackbeard(state, number):
        state.disgraced = state.turn_number
        lose_notoriety(state, number, throw(state, 2, "disgrace"))
    else:
        mutiny(state, number)


def mutiny(state: State, number: int) -> None:
    """14.1 – The crew rises against its captain; `Mutiny` remembers whose ally he was."""
    state.stack.append(Mutiny(number, state.pirate(number).ally))


def lose_notoriety(state: State, number: int, points: int) -> None:
    """19.16bis-a – Not below 0."""
    pirate = state.pirate(number)
    pirate.notoriety = max(0, pirate.notoriety - points)
    state.tell(NOTORIETY_LOST, pirate.owner, number, points, pirate.notoriety)


class Mutiny(ChangingStep):
    """14.2a – The owner rolls 1d6 against Leadership, also outside his own turn.

    11.6c – An Alliance ends before that. `ally` is who was in it: he carries on their Action if the captain is lost.
    """

    NAME: ClassVar[str] = "mutiny"
    CLAUSE: ClassVar[str] = "14.2a"
    FIELDS: ClassVar[dict[str, str]] = {"pirate": "pirate", "ally": "pirate", "rolled": "flag"}

    def __init__(self, pirate: int, ally: int = NONE, rolled: bool = False) -> None:
        super().__init__()
        self.pirate = pirate
        self.ally = ally
        self.rolled = rolled

    def resume(self, state: State) -> None:
        pirate = state.pirates[self.pirate]
        if pirate is None:
            state.stack.pop()
        else:
            self.rolled = True
            state.tell(MUTINY, pirate.owner, self.pirate)
            dissolve(state, pirate)
            roll(state, self.pirate, 1, R_MUTINY)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        self.settle(state, state.pirate(self.pirate), result[0])

    def settle(self, state: State, pirate: Pirate, result: int) -> None:
        """14.2b, 14.2e, 14.2f – Above Leadership he is eliminated, on it Loyalty -1, below it nothing."""
        limit = leadership(state, self.pirate)
        if is_blackbeard(state, self.pirate):
            self.spare(state, result, limit)
        elif result > limit:
            hand_over(state, self.pirate, self.ally)
            replace_captain(state, pirate)
        else:
            state.tell(QUELLED, pirate.owner, self.pirate, result)
            if result == limit:
                lose_loyalty(state, self.pirate, 1)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        """14.2f – The most that quells it without any loss."""
        return leadership(state, self.pirate) - 1

    def spare(self, state: State, result: int, limit: int) -> None:
        """19.16a – Blackbeard is never eliminated: above Leadership Loyalty -3, on it -2."""
        state.tell(QUELLED, 0, self.pirate, result)
        if result >= limit:
            lose_loyalty(state, self.pirate, 3 if result > limit else 2)


def replace_captain(state: State, old: Pirate) -> None:
    """14.2c – A held Pirate takes the ship, else the top Pirate card; with none left the ship is lost."""
    held = state.players[old.owner].held if old.owner != SYSTEM else []
    if len(held) > 1:
        state.stack.append(NewCaptain(old.owner, old.number))
        return
    deck = state.pirate_deck()
    if held:
        take_command(state, old, held[0])
    elif deck:
        take_command(state, old, deck[state.chance.pick(deck, "pirate")])
    else:
        state.tell(SHIP_LOST, old.owner, old.number)
        eliminate(state, old.number, BY_MUTINY)


def take_command(state: State, old: Pirate, number: int, owner: int = NO_SEAT, cause: int = BY_MUTINY) -> None:
    """14.2d – The new captain takes the ship and what is aboard; Loyalty 6, his own Cunning, nothing else."""
    seat = old.owner if owner == NO_SEAT else owner
    new = Pirate(number, seat, old.place)
    new.board(old)
    new.begin(state.card(number), state.pieces.mutiny_loyalty)
    eliminate(state, old.number, cause, ship_stays=True)
    if seat != SYSTEM and number in state.players[seat].held:
        state.players[seat].held.remove(number)
    if seat == SYSTEM:
        state.rivals[state.rivals.index(old.number)] = number
    state.pirates[number] = new
    state.in_play.append(number)
    state.fate[number] = IN_PLAY
    state.tell(CAPTAIN, seat, old.number, number)


class NewCaptain(TableStep):
    """14.2c – With several Pirates in hand the owner chooses the new captain."""

    NAME: ClassVar[str] = "new-captain"
    CLAUSE: ClassVar[str] = "14.2c"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate"}

    def __init__(self, player: int, pirate: int) -> None:
        super().__init__(player)
        self.pirate = pirate

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in state.players[self.player].held:
            found.append(state.pieces.verbs.captain[number])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, NameCaptain)
        state.stack.pop()
        take_command(state, state.pirate(self.pirate), action.pirate)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("14.2c", "a-pirate-in-hand")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)
