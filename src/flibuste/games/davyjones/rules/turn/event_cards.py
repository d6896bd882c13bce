"""14, 15.9 – Events of older sets: held face down, played at the start of the own turn."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, is_on_table, touch
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import fits
from flibuste.games.davyjones.geometry.shape import CIRCLE, Shape, ahead
from flibuste.games.davyjones.rules.abilities.push import shift
from flibuste.games.davyjones.rules.dice import is_within_l
from flibuste.games.davyjones.rules.fight.crew_loss import lose_crew
from flibuste.games.davyjones.rules.fight.damage import lose_masts
from flibuste.games.davyjones.rules.treasure.cargo import settle
from flibuste.games.davyjones.table.actions.abilities import Shift
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.events import AimAll, AimAt, AimBank, AimDuel, AimShip, Play
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.word_kinds import EVENTS
from flibuste.games.davyjones.table.constants import FOG, NONE, L, S
from flibuste.games.davyjones.table.events import DRIFTED, DUEL_ROLL, EVENT_PLAYED
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step
from flibuste.games.davyjones.table.traits import BECALMED, EVENT_LOSS

MERMAIDS: Final = EVENTS.index("mermaids")
FOUL_WINDS: Final = EVENTS.index("foul-winds")
CALM: Final = EVENTS.index("becalmed")
HIDDEN_COVE: Final = EVENTS.index("hidden-cove")
FAVOR: Final = EVENTS.index("favor-of-the-gods")
FALSE_TREASURE: Final = EVENTS.index("false-treasure")
ROLLING_FOG: Final = EVENTS.index("rolling-fog")
CURSED_ZONE: Final = EVENTS.index("cursed-zone")
DUEL: Final = EVENTS.index("duel")

LASTING: Final = [CALM, HIDDEN_COVE, ROLLING_FOG, CURSED_ZONE]  # 14.2: all but these are for one use

_STEP: Final = 3000
_DISC: Final = 1  # a token at sea is a point


def held(state: State, seat: int) -> list[int]:
    """The events a player still has, face down or up, by their place in the list of all."""
    player = state.players[seat]
    keys = [state.box.events[event].key for event in player.events + player.played]
    return [EVENTS.index(key) for key in keys if key in EVENTS]


class PlayEvents(Step):
    """14.2, 14.3 – At the start of the own turn; whoever has events is asked. `done` are those played this time."""

    NAME: ClassVar[str] = "play-events"
    CLAUSE: ClassVar[str] = "14.2"
    TAKES: ClassVar[tuple[str, ...]] = ("play", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-such-event",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "done": "numbers"}

    def __init__(self, player: int, done: list[int] | None = None) -> None:
        super().__init__(player)
        self.done = done if done is not None else []

    def left(self, state: State) -> list[int]:
        return [event for event in held(state, self.player) if event not in self.done]

    def options(self, state: State) -> list[Action]:
        found = [do(Play, event) for event in self.left(state) if targets(state, self.player, event)]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if not isinstance(action, Play):
            return
        event = action.event
        show(state, self.player, event)
        again = PlayEvents(self.player, [*self.done, event])
        if event != FAVOR and again.left(state):
            state.stack.append(again)
        state.stack.append(AimEvent(self.player, event))

    def breach(self, state: State, action: Action) -> Refusal:
        """14.2, 14.5, 14.6 – Played this turn, not one's own, for the sinking of a ship, or without a target."""
        assert isinstance(action, Play)
        fault = "target"
        if action.event in self.done:
            fault = "done"
        elif action.event not in held(state, self.player):
            fault = "none"
        elif EVENTS[action.event] in ("divers", "raft"):
            fault = "sinking"
        return Refusal("14.2", "no-such-event", (("card-event", EVENTS[action.event]), ("fault", fault)))


def show(state: State, seat: int, event: int) -> None:
    """14.2, 14.3 – A played event is seen by all; for one use it leaves the game, else it stays face up."""
    player = state.players[seat]
    kind = state.box.event_of[EVENTS[event]]
    state.tell(EVENT_PLAYED, seat, kind)
    if kind in player.events:
        player.events.remove(kind)
        if event in LASTING:
            player.played.append(kind)


class AimEvent(Step):
    """14.7 to 14.15 – On what an event is played."""

    NAME: ClassVar[str] = "aim-event"
    CLAUSE: ClassVar[str] = "14.2"
    TAKES: ClassVar[tuple[str, ...]] = ("aim-ship", "aim-at", "aim-bank", "aim-duel", "aim-all", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("not-for-this-event",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "event": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, event: int) -> None:
        super().__init__(player)
        self.event = event

    def options(self, state: State) -> list[Action]:
        return targets(state, self.player, self.event) or [PASS]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if super().allows(state, seat, action):
            return True
        if seat != self.player or self.event not in (CALM, FOUL_WINDS, CURSED_ZONE):
            return False
        return isinstance(action, AimAt) and is_at_sea(state, action.x, action.y)

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != PASS:
            carry_out_event(state, self.player, self.event, action)

    def breach(self, state: State, action: Action) -> Refusal:
        """14.7 to 14.15 – The clause of the event says what it is played on."""
        clause = f"14.{self.event + 5}"
        if isinstance(action, AimAt) and self.event in (CALM, FOUL_WINDS, CURSED_ZONE):
            return Refusal(clause, "not-at-sea")
        return Refusal(clause, "not-for-this-event", (("card-event", EVENTS[self.event]),))


def is_at_sea(state: State, x: int, y: int) -> bool:
    """On the table and on no island."""
    point = Shape([(0, 0)], _DISC)
    on_table = 0 <= x <= state.rules.width and 0 <= y <= state.rules.height
    return on_table and not any(touch(point, x, y, land.shape, land.x, land.y) for land in state.islands)


def targets(state: State, seat: int, event: int) -> list[Action]:
    """What an event can be played on now; for a token at sea a sample: where ships are."""
    ships = [ship for ship in state.ships if ship.status == SAILING and is_on_table(ship) and not is_lost(ship)]
    enemies = [ship for ship in ships if ship.player != seat]
    if event == MERMAIDS:
        return [do(AimShip, ship.number) for ship in enemies if ship.crew and docked_at(state, ship) == NONE]
    if event == FALSE_TREASURE:
        return [do(AimShip, ship.number) for ship in enemies if ship.cargo]
    if event == HIDDEN_COVE:
        own = [ship for ship in ships if ship.player == seat and not ship.submerged]
        return [do(AimShip, ship.number) for ship in own if cove_of(state, ship) is not None]
    if event in (CALM, FOUL_WINDS, CURSED_ZONE):
        return [do(AimAt, ship.x, ship.y) for ship in enemies if is_at_sea(state, ship.x, ship.y)]
    return other_targets(state, seat, event)


def other_targets(state: State, seat: int, event: int) -> list[Action]:
    if event == FAVOR:
        return [do(AimAll)]
    if event == ROLLING_FOG:
        return [
            do(AimBank, number)
            for number, land in enumerate(state.terrain)
            if land.kind == FOG and not land.is_gone and land.owner == NONE
        ]
    if event == DUEL:
        own = [crew.number for crew in state.crew if crew.player == seat and crew.ship >= 0]
        others = [crew.number for crew in state.crew if crew.player != seat and crew.ship >= 0]
        return [do(AimDuel, one, other) for one in own for other in others]
    return []


def carry_out_event(state: State, seat: int, event: int, action: Action) -> None:
    """14.7 to 14.15 – What it is played on says which event it can be."""
    if isinstance(action, AimShip):
        play_on_ship(state, event, state.ship(action.ship))
    elif isinstance(action, AimAt) and event == CURSED_ZONE:
        state.players[seat].zone = [action.x, action.y]
    elif isinstance(action, AimAt):
        blow_or_calm(state, seat, event, action.x, action.y)
    elif isinstance(action, AimBank):
        lift_fog_token(state, seat)
        state.terrain[action.bank].owner = seat
    elif isinstance(action, AimDuel):
        duel(state, seat, action.crew, action.other)
    else:
        end_events(state)


def lift_fog_token(state: State, seat: int) -> None:
    """14.13 – The token of Rolling Fog is on one bank."""
    for land in state.terrain:
        if land.kind == FOG and land.owner == seat:
            land.owner = NONE


def end_events(state: State) -> None:
    """14.11 – All events leave the game: those in hand, those that lie open, and their tokens on the table."""
    for seat, player in enumerate(state.players):
        player.events = []
        player.played = []
        player.zone = []
        lift_fog_token(state, seat)
    for ship in state.ships:
        ship.now &= ~BECALMED
        ship.soon &= ~BECALMED


def play_on_ship(state: State, event: int, ship: Ship) -> None:
    """14.7, 14.10, 14.12 – Mermaids, False Treasure, Hidden Cove."""
    if event == MERMAIDS:
        ship.idle = max(ship.idle, len(ship.crew))
    elif event == FALSE_TREASURE:
        lose_coins(state, ship)
    else:
        slip_into_cove(state, ship)


def lose_coins(state: State, ship: Ship) -> None:
    """14.12 – All treasure with printed gold leaves the game."""
    for number in ship.cargo[:]:
        token = state.tokens[number]
        if token.treasure is None and token.captive == NONE and token.value:
            ship.cargo.remove(number)
            token.leave()
            state.has_changed = True
    ship.forget_abilities()


def blow_or_calm(state: State, seat: int, event: int, x: int, y: int) -> None:
    """14.8, 14.9 – Ships within L of the token: blown away, or without wind until the own next turn."""
    for ship in reversed(state.ships):
        if ship.status != SAILING or not is_on_table(ship) or is_lost(ship) or not is_within_l(state, ship, x, y):
            continue
        if event == CALM:
            if ship.player == seat:
                ship.now |= BECALMED
            else:
                ship.soon |= BECALMED
        elif docked_at(state, ship) == NONE and not ship.submerged:
            state.stack.append(FoulWind((ship.player + 1) % state.seats, ship.number))


class FoulWind(ShipQuestion):
    """14.8 – The player left of its controller picks where a ship is blown."""

    NAME: ClassVar[str] = "foul-wind"
    CLAUSE: ClassVar[str] = "14.8"
    TAKES: ClassVar[tuple[str, ...]] = ("shift",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("not-to-be-pushed",)
    OPEN: ClassVar[bool] = True
    REACTION: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        return [do(Shift, self.ship, heading) for heading in range(0, CIRCLE, _STEP)]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, Shift):
            return False
        return action.ship == self.ship and 0 <= action.heading < CIRCLE

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Shift)
        state.stack.pop()
        ship = state.ship(self.ship)
        shift(state, ship, action.heading, state.box.segments[L])
        if ship.status == SAILING and any(
            touch(ship.shape(), ship.x, ship.y, land.shape, land.x, land.y) for land in state.islands
        ):
            lose_masts(state, ship, 1, EVENT_LOSS, NONE)

    def breach(self, state: State, action: Action) -> Refusal:
        is_about = isinstance(action, Shift) and action.ship == self.ship
        return Refusal("13.6.1", "no-such-heading") if is_about else super().breach(state, action)


def cove_of(state: State, ship: Ship) -> Land | None:
    """14.10 – The nearest wild island that this player has not explored, or that is empty."""
    best: Land | None = None
    least = 0.0
    for land in state.islands:
        if land.home == NONE and (not land.explored >> ship.player & 1 or not land.tokens):
            far = gap(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y)
            if best is None or far < least:
                best, least = land, far
    return best


def slip_into_cove(state: State, ship: Ship) -> None:
    """14.10 – Docked there, bow tip on the vertex nearest to it at which the ship fits."""
    land = cove_of(state, ship)
    if land is None or land.corners:
        return
    for vertex in nearest_vertices(ship, land):
        heading = (state.box.outline.normals[vertex] + land.rotation + CIRCLE // 2) % CIRCLE
        back = ship.card.hull.radius if ship.card.hull.is_disc else 0
        dx, dy = ahead(-back, heading)
        x, y = land.shape.corners[vertex].x + land.x + dx, land.shape.corners[vertex].y + land.y + dy
        if fits(state, ship, hull_shape(ship.card.hull, heading), x, y):
            ship.x, ship.y, ship.heading = x, y, heading
            ship.berth = docked_at(state, ship)
            ship.tangled = NONE
            settle(state, ship)
            return


def nearest_vertices(ship: Ship, land: Land) -> list[int]:
    """The vertices of an island, the nearest to the bow tip first."""
    found = [
        ((land.shape.corners[k].x + land.x - ship.x) ** 2 + (land.shape.corners[k].y + land.y - ship.y) ** 2, k)
        for k in range(land.shape.size)
    ]
    return [vertex for _, vertex in sorted(found)]


def duel(state: State, seat: int, own: int, other: int) -> None:
    """14.15 – A die and the points each; the lower leaves the game, both on a tie."""
    mark = state.box.numbers.black_mark
    totals: list[int] = []
    for number in (own, other):
        crew = state.crew[number]
        totals.append(state.chance.die("duel") + crew.points(mark))
        state.tell(DUEL_ROLL, crew.player, number, totals[-1])
    if totals[1] <= totals[0]:
        lose_crew(state, state.ship(state.crew[other].ship), [other], seat)
    if totals[0] <= totals[1]:
        lose_crew(state, state.ship(state.crew[own].ship), [own], NONE)


def roll_fogs(state: State, seat: int) -> None:
    """14.13 – At each own turn start a die shifts the bank S towards that number, where it stays on the table."""
    for number, land in enumerate(state.terrain):
        if land.kind == FOG and land.owner == seat and not land.is_gone:
            die = state.chance.die("rolling-fog")
            vertex = state.box.outline.numbers[die - 1]
            dx, dy = ahead(state.box.segments[S], (state.box.outline.normals[vertex] + land.rotation) % CIRCLE)
            land.x = min(max(land.x + dx, -land.shape.left), state.rules.width - land.shape.right)
            land.y = min(max(land.y + dy, -land.shape.bottom), state.rules.height - land.shape.top)
            state.tell(DRIFTED, seat, number, die)
