"""6.15 to 6.18, 14.5, 14.6 – What becomes of the load of a sunk ship; divers and rafts."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import end_tows
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.rules.treasure.cargo import bank, eliminate, put_ashore, take_out
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.events import Play
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.word_kinds import EVENTS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import CREW_LOST, EVENT_PLAYED, SHARED, TREASURE_GONE
from flibuste.games.davyjones.table.ship import GONE, Ship
from flibuste.games.davyjones.table.state import State, Step

DIVERS: Final = EVENTS.index("divers")
RAFT: Final = EVENTS.index("raft")


def has_events(state: State, seat: int) -> bool:
    """14.3 – Face-down events: any of them might be Raft or Divers."""
    return seat != NONE and bool(state.players[seat].events)


def may_dive(state: State, seat: int) -> bool:
    """14.5 – Not in a turn in which Raft is revealed."""
    return has_events(state, seat) and not state.rafted


class Salvage(Step):
    """14.5, 14.6 – A ship sinks: its controller may play Raft, else the sinker Divers; asked are those with events."""

    NAME: ClassVar[str] = "salvage"
    CLAUSE: ClassVar[str] = "14.6"
    TAKES: ClassVar[tuple[str, ...]] = ("play", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("14.2", "no-such-event")
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "by": "number", "second": "flag"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, by: int, second: bool) -> None:
        super().__init__(player)
        self.ship = ship
        self.by = by
        self.second = second

    def options(self, state: State) -> list[Action]:
        event = DIVERS if self.second else RAFT
        kind = state.box.event_of.get(EVENTS[event], NONE)
        use = kind in state.players[self.player].events
        if use and (self.second or nearest_wild(state, state.ship(self.ship)) != NONE):
            return [do(Play, event), PASS]
        return [PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        if not isinstance(action, Play):
            if not self.second and may_dive(state, self.by) and self.by != ship.player:
                state.stack.append(Salvage(self.by, self.ship, self.by, True))
            else:
                settle_wreckage(state, ship, self.by)
            return
        kind = state.box.event_of[EVENTS[action.event]]
        state.players[self.player].events.remove(kind)
        state.tell(EVENT_PLAYED, self.player, kind)
        if self.second:
            settle_wreckage(state, ship, self.by, divers=True)
        else:
            launch_raft(state, ship)
            settle_wreckage(state, ship, self.by)

    def breach(self, state: State, action: Action) -> Refusal:
        """14.5, 14.6 – Only Raft, then only Divers; and only whoever has it."""
        assert isinstance(action, Play)
        event = DIVERS if self.second else RAFT
        if action.event != event:
            return Refusal("14.5" if self.second else "14.6", "another-event-saves", (("card-event", EVENTS[event]),))
        if state.box.event_of.get(EVENTS[event], NONE) in state.players[self.player].events:
            return Refusal("14.6", "no-wild-island-for-the-raft")
        return Refusal("14.2", "no-such-event")


def nearest_wild(state: State, ship: Ship) -> int:
    """14.6 – The nearest wild island."""
    best = NONE
    least = 0.0
    for number, land in enumerate(state.islands):
        if land.home == NONE:
            far = gap(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y)
            if best == NONE or far < least:
                best, least = number, far
    return best


def launch_raft(state: State, ship: Ship) -> None:
    """14.6 – Crew and gold go to the nearest wild island; everybody has seen what it is."""
    state.rafted = True
    island = nearest_wild(state, ship)
    for number in ship.crew[:]:
        put_ashore(state, state.crew[number], island)
    for number in ship.cargo[:]:
        token = state.tokens[number]
        if token.treasure is None:
            ship.cargo.remove(number)
            token.face_up = False
            token.known = (1 << state.seats) - 1
            state.islands[island].tokens.append(number)


def settle_wreckage(state: State, ship: Ship, by: int, divers: bool = False) -> None:
    """6.15 to 6.18 – Crew and unique treasures are lost; an enemy's gold is halved, the odd one to the sinker."""
    gold = 0
    owner = ship.player
    for number in ship.cargo:
        token = state.tokens[number]
        token.leave()
        state.tell(TREASURE_GONE, owner, number, token.face())
        if token.treasure is None:
            gold += token.value
    ship.cargo = []
    for number in ship.crew[:]:
        if by in (NONE, owner):
            state.tell(CREW_LOST, owner, number, state.crew[number].card.kind)
            take_out(state, state.crew[number])
        else:
            eliminate(state, state.crew[number], by, is_sinking=True)
    end_tows(state, ship)
    ship.status = GONE
    ship.lost = NONE
    ship.tangled = NONE
    ship.player = NONE
    ship.forget_abilities()
    state.has_changed = True
    if gold and by not in (NONE, owner) and owner != NONE:
        lost = 0 if divers else gold // 2
        state.tell(SHARED, by, gold - lost)
        bank(state, by, gold - lost)
        if lost:
            state.tell(SHARED, owner, lost)
            bank(state, owner, lost)
