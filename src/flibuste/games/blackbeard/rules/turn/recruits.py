"""5.1 – Drawing and deploying Pirates."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.victory import score
from flibuste.games.blackbeard.table.actions import ACCEPT, HOLD_PIRATE, RECRUIT, REJECT, RigShip
from flibuste.games.blackbeard.table.constants import HELD, IN_DECK, IN_PLAY, ZONES
from flibuste.games.blackbeard.table.events import DEPLOYED, RECRUITED, REJECTED, RIGGED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import DeployTo
from flibuste.games.blackbeard.table.state import State, TableStep


def add_recruiting(state: State, seat: int, found: list[Action]) -> None:
    """4.5L, 5.16c – Draw a Pirate card if it can be held or deployed; deploy a held one if there is room in play."""
    if state.is_alone():
        return
    player = state.players[seat]
    room = len(state.own(seat)) < state.limit()
    crowd = state.seats >= state.pieces.crowd
    if (
        # 5.16b – As long as there are Pirate cards.
        IN_DECK in state.fate
        and (len(player.held) < state.held_limit() or room)
        and not (crowd and (player.held or not room))
    ):
        found.append(RECRUIT)
    if room:
        for number in player.held:
            add_zones(state, seat, number, found)


def add_zones(state: State, seat: int, number: int, found: list[Action]) -> None:
    """5.15a, 10.26b – Any Sea Zone but that of the player's own KC."""
    for zone in range(ZONES):
        if zone != state.players[seat].kc_place:
            found.append(state.pieces.verbs.deploy[number][zone])


def draw_pirate(state: State, seat: int) -> int:
    """5.16a – A random card from the Pirate deck, into the hand."""
    deck = state.pirate_deck()
    number = deck[state.chance.pick(deck, "pirate")]
    state.fate[number] = HELD
    state.put_back(state.players[seat].held, number)
    state.tell(RECRUITED, seat, number)
    return number


def recruit(state: State, seat: int) -> None:
    """5.16a, 2.7c – Draw; with many players the card may be sent back; then deploy it at once or keep it."""
    number = draw_pirate(state, seat)
    state.stack.append(Drawn(seat, number))
    if state.seats >= state.pieces.crowd:
        state.stack.append(Rejection(seat, number))


class Rejection(TableStep):
    """2.7c – For 6 to 10 players: send the Pirate back once and draw another; every other player gains 10 VP."""

    NAME: ClassVar[str] = "rejection"
    CLAUSE: ClassVar[str] = "2.7c"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate"}
    SECRET: ClassVar[tuple[str, ...]] = ("pirate",)

    def __init__(self, player: int, pirate: int) -> None:
        super().__init__(player)
        self.pirate = pirate

    def options(self, state: State) -> list[Action]:
        return [ACCEPT, REJECT] if IN_DECK in state.fate else [ACCEPT]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is ACCEPT:
            return
        points = state.pieces.rejection
        state.tell(REJECTED, self.player, self.pirate, points)
        for other in state.others(self.player):
            score(state, other, points)
        new = draw_pirate(state, self.player)
        state.players[self.player].held.remove(self.pirate)
        state.fate[self.pirate] = IN_DECK
        if state.stack and isinstance(state.stack[-1], Drawn):
            state.stack[-1] = Drawn(self.player, new)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.7c", "accept-or-reject")

    def prompt(self, state: State) -> Pairs:
        return (("points", str(state.pieces.rejection)),)


class Drawn(TableStep):
    """5.16a – The Pirate just drawn is deployed within the same Action, or kept in hand if there is room (5.16c)."""

    NAME: ClassVar[str] = "drawn"
    CLAUSE: ClassVar[str] = "5.16a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate"}
    SECRET: ClassVar[tuple[str, ...]] = ("pirate",)

    def __init__(self, player: int, pirate: int) -> None:
        super().__init__(player)
        self.pirate = pirate

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if len(state.players[self.player].held) <= state.held_limit():
            found.append(HOLD_PIRATE)
        if len(state.own(self.player)) < state.limit():
            add_zones(state, self.player, self.pirate, found)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, DeployTo):
            deploy(state, self.player, action.pirate, action.place)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """5.14a, 5.16c – Room in hand, or in play; 10.26b – not beside one's own KC."""
        if action is HOLD_PIRATE:
            limit = state.held_limit()
            fits = len(state.players[seat].held) <= limit
            return [Condition(fits, "5.16c", "too-many-held", (("limit", str(limit)),))]
        if not isinstance(action, DeployTo):
            return []
        return [
            has_room(state, seat),
            Condition(action.pirate == self.pirate, "5.16a", "only-the-drawn-pirate"),
            Condition(action.place != state.players[seat].kc_place, "10.26b", "own-kc-there", action.words),
        ]


def has_room(state: State, seat: int) -> Condition:
    """5.14a – Not more Pirates in play than the game allows."""
    limit = state.limit()
    return Condition(len(state.own(seat)) < limit, "5.14a", "no-room-in-play", (("limit", str(limit)),))


def deploy(state: State, seat: int, number: int, zone: int) -> None:
    """5.13 – The Pirate enters play; his owner chooses his ship. He cannot be intercepted this turn (10.31g)."""
    place_pirate(state, seat, number, zone)
    state.pirate(number).fresh = True
    state.stack.append(ChooseShip(seat, number))


def place_pirate(state: State, seat: int, number: int, zone: int) -> None:
    if seat >= 0 and number in state.players[seat].held:
        state.players[seat].held.remove(number)
    pirate = Pirate(number, seat, zone)
    pirate.begin(state.card(number), state.pieces.start_loyalty)
    state.pirates[number] = pirate
    state.in_play.append(number)
    state.fate[number] = IN_PLAY
    # 3.0.7f – His card lies open from now on; 5.11a – at set-up or by an Action.
    state.tell(DEPLOYED, seat, number, zone)


def rig_pirate(state: State, number: int, ship: int) -> None:
    pirate = state.pirate(number)
    pirate.rig(ship, state.pieces.ships[ship])
    state.tell(RIGGED, pirate.owner, number, ship)


class ChooseShip(TableStep):
    """6.21a – A Sloop or a Schooner, the owner's choice; a Brigantine only by conversion (6.21b)."""

    NAME: ClassVar[str] = "choose-ship"
    CLAUSE: ClassVar[str] = "6.21a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate"}

    def __init__(self, player: int, pirate: int) -> None:
        super().__init__(player)
        self.pirate = pirate

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in range(len(state.pieces.ships)):
            if state.pieces.ships[number].starting:
                found.append(state.pieces.verbs.ship[number])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, RigShip)
        state.stack.pop()
        rig_pirate(state, self.pirate, action.ship)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("6.21b", "sloop-or-schooner")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)
