"""2.5.5 – Revealing face-down crew when their abilities would matter: the question, and who is asked it."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.rules.abilities.face_down import might_show, reveal, reveals
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.windows import TURN_START, WATCH


def call_crew(state: State, ship: Ship, window: int) -> None:
    """2.5.5 – Ask the controller of a ship, and nobody else, before what is on the stack goes on."""
    if might_show(state, ship, window):
        state.stack.append(CallCrew(ship.player, ship.number, window))


def call_controller(state: State, ship: Ship, window: int) -> None:
    """2.5.5, 12.11, 12.15 – Somebody else is at the helm and asked himself: the crew still obey their controller."""
    if ship.pilot() != ship.player:
        call_crew(state, ship, window)


class RevealOrPass(Step):
    """2.5.5 – One after the other is revealed, or nobody any more."""

    CLAUSE: ClassVar[str] = "2.5.5"
    REACTION: ClassVar[bool] = True

    def found(self, state: State) -> list[Action]:
        """Who may show himself."""
        raise NotImplementedError

    def options(self, state: State) -> list[Action]:
        return [*self.found(state), PASS]

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
        else:
            state.stack.pop()

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Reveal)
        return why_no_reveal(state, self.player, action)


class CallCrew(RevealOrPass):
    """2.5.5 – The crew of a ship whose abilities would matter now."""

    NAME: ClassVar[str] = "call-crew"
    TAKES: ClassVar[tuple[str, ...]] = ("reveal", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("reveal-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "window": "windows"}

    def __init__(self, player: int, ship: int, window: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.window = window

    def found(self, state: State) -> list[Action]:
        return reveals(state, state.ship(self.ship), self.player, self.window)


class Muster(RevealOrPass):
    """2.5.5, 3.8 – The crew of the fleet, before the choices and the Fear dice at the start of the turn."""

    NAME: ClassVar[str] = "muster"
    TAKES: ClassVar[tuple[str, ...]] = ("reveal", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("reveal-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def found(self, state: State) -> list[Action]:
        found: list[Action] = []
        for ship in state.fleet(self.player):
            found += reveals(state, ship, self.player, TURN_START)
        return found


def muster(state: State, seat: int) -> None:
    """2.5.5, 15.11 – Whose turn starts; and, with the option, those who may cancel in the turn of another."""
    if state.rules.cancel_any_turn:
        for ship in state.ships:
            if ship.player != seat:
                call_crew(state, ship, WATCH)
    if any(might_show(state, ship, TURN_START) for ship in state.fleet(seat)):
        state.stack.append(Muster(seat))
