"""3.0 – Setting up."""

from typing import ClassVar

from flibuste.engine import step as engine_step
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.refusal import Refusal
from flibuste.engine.step import NOBODY
from flibuste.games.blackbeard.rules.crew import WhichZone
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.port.ports import place_merchants
from flibuste.games.blackbeard.rules.prompts import Pairs, yes
from flibuste.games.blackbeard.rules.turn.must_play import packed
from flibuste.games.blackbeard.rules.turn.recruits import Rejection, place_pirate, rig_pirate
from flibuste.games.blackbeard.rules.turn.turn import Turn
from flibuste.games.blackbeard.table.actions import PASS, FitShips
from flibuste.games.blackbeard.table.constants import BIT, GENERAL_PARDON, HELD, NONE, PORTS, SCHOONER, ZONES
from flibuste.games.blackbeard.table.events import DEALT, DEALT_PIRATES, DRAFTED, FIRST, GOVERNOR
from flibuste.games.blackbeard.table.pieces import Pieces
from flibuste.games.blackbeard.table.pirate_actions import DeployTo, DraftPirate, OfPirate
from flibuste.games.blackbeard.table.state import Player, Rules, State, TableStep, bare


def empty_table(pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> State:
    """The table before anything is dealt; the solitaire game has a second, system player."""
    state = State(pieces, rules, seats, chance)
    bare(state)
    # 3.0.9a – All begin with 0 VP.
    state.players = [Player([], [], 0, NONE, NONE) for _ in range(max(2, seats))]
    return state


def set_up(state: State) -> None:
    """3.0 – Play Order, hands, Governors, Pirates; then deployment, ships and Merchants."""
    if state.is_alone():
        from flibuste.games.blackbeard.rules.solitaire.system_player import set_up_alone

        set_up_alone(state)
        return
    state.first = highest(state, "order")
    state.turn = state.first
    deal_events(state)
    place_governors(state)
    state.stack.append(Begin())
    state.stack.append(FitOut())
    state.stack.append(Deployment())
    if state.rules.draft:
        state.stack.append(Draft(highest(state, "draft")))
    else:
        deal_pirates(state)


def highest(state: State, label: str) -> int:
    """3.0.2a – Each rolls 1d6; the highest is first, ties are rolled again among the tied."""
    tied = list(range(state.seats))
    while len(tied) > 1:
        rolls = [state.chance.die(label) for _ in tied]
        best = max(rolls)
        tied = [seat for seat, result in zip(tied, rolls, strict=True) if result == best]
    state.tell(FIRST, tied[0])
    return tied[0]


def deal_events(state: State) -> None:
    """3.0.3a, 3.0.4 – Four HOLD cards each; then the MUST PLAY cards join the deck, in the long game not the Pardon."""
    must = [card for card in state.deck if state.pieces.cards[card].must]
    state.deck = [card for card in state.deck if not state.pieces.cards[card].must]
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        deal_hand(state, seat)
    # 3.0.4b – The MUST PLAY cards are shuffled in after the deal.
    state.deck = sorted(state.deck + must)
    # 3.0.10a – Chosen before the game.
    if state.rules.long:
        state.deck.remove(GENERAL_PARDON)
        state.pardon_aside = True


def deal_hand(state: State, seat: int) -> None:
    hand = state.players[seat].hand
    for _ in range(state.pieces.hand):
        state.put_back(hand, state.draw_from(state.deck, "hand"))
    state.tell(DEALT, seat, len(hand), packed(hand))


def place_governors(state: State) -> None:
    """3.0.5 – Eight Pro-Pirate Governors by D66; an occupied or Pirate Port passes on to the next higher locator."""
    for governor in range(state.pieces.anti_from):
        # 3.0.5b – Else the next higher locator, round from 66 to 11; 9.22a – the others come by card.
        start = d66(state, "governor")
        for step in range(PORTS):
            port = (start + step) % PORTS
            if state.governor[port] == NONE and state.pieces.ports[port].nation != NONE:
                state.governor[port] = governor
                state.pro_ports += 1
                state.tell(GOVERNOR, NOBODY, governor, port)
                break


def deal_pirates(state: State) -> None:
    """3.0.6b, 2.7b – Pirates at random in Play Order; with many players one each, which may be sent back (2.7c)."""
    crowd = state.seats >= state.pieces.crowd
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        held = state.players[seat].held
        for _ in range(state.limit()):
            deck = state.pirate_deck()
            number = deck[state.chance.pick(deck, "pirate")]
            state.fate[number] = HELD
            # 3.0.6c – Beside the hand of Event cards.
            state.put_back(held, number)
        state.tell(DEALT_PIRATES, seat, len(held), packed_pirates(held))
    if crowd:
        for offset in range(state.seats - 1, -1, -1):
            seat = (state.first + offset) % state.seats
            state.stack.append(Rejection(seat, state.players[seat].held[0]))


def packed_pirates(held: list[int]) -> int:
    total = 0
    for number in held:
        total |= BIT[number]
    return total


class Draft(TableStep):
    """3.0.6d – Picks one at a time in snake order from the first chooser, until all have their number."""

    NAME: ClassVar[str] = "draft"
    CLAUSE: ClassVar[str] = "3.0.6d"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "chooser": "seat", "picked": "number"}

    def __init__(self, chooser: int, picked: int = 0, player: int = NOBODY) -> None:
        self.chooser = chooser
        self.picked = picked
        self.player = player

    def clone(self) -> "Draft":
        return Draft(self.chooser, self.picked, self.player)

    def resume(self, state: State) -> None:
        if self.picked == state.seats * state.limit():
            state.stack.pop()
            return
        self.player = (self.chooser + snake(self.picked, state.seats)) % state.seats

    def options(self, state: State) -> list[Action]:
        return [state.pieces.verbs.draft[number] for number in state.pirate_deck()]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, DraftPirate)
        state.fate[action.pirate] = HELD
        state.known |= BIT[action.pirate]
        state.put_back(state.players[self.player].held, action.pirate)
        state.tell(DRAFTED, self.player, action.pirate)
        self.picked += 1
        self.player = NOBODY

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("3.0.6d", "pirate-taken")


def snake(pick: int, seats: int) -> int:
    """3.0.6ex – With four: 1-2-3-4-4-3-2-1."""
    lap, place = divmod(pick, seats)
    return place if lap % 2 == 0 else seats - 1 - place


class Deployment(TableStep):
    """3.0.7a, 3.0.7b – In Play Order everyone deploys one Pirate, then in further rounds one more or none.

    `asked` is how many have been asked in this round, `passed` how many of them passed or are full.
    """

    NAME: ClassVar[str] = "deployment"
    CLAUSE: ClassVar[str] = "3.0.7a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "round": "number", "asked": "number", "passed": "number"}

    def __init__(self, round: int = 0, asked: int = 0, passed: int = 0, player: int = NOBODY) -> None:
        self.round = round
        self.asked = asked
        self.passed = passed
        self.player = player

    def clone(self) -> "Deployment":
        return Deployment(self.round, self.asked, self.passed, self.player)

    def resume(self, state: State) -> None:
        if state.rules.secret_deployment:
            self.resume_secretly(state)
            return
        while self.asked < state.seats:
            seat = (state.first + self.asked) % state.seats
            self.asked += 1
            if may_deploy(state, seat):
                self.player = seat
                return
            self.passed += 1
        self.next_round(state, self.passed == state.seats)

    def next_round(self, state: State, done: bool) -> None:
        if done:
            state.stack.pop()
        self.round += 1
        self.asked = 0
        self.passed = 0

    def resume_secretly(self, state: State) -> None:
        """3.0.7d – Zones are written down secretly and revealed at once, round by round."""
        seats = [seat for seat in range(state.seats) if may_deploy(state, seat)]
        if not seats or (self.round and self.passed == state.seats):
            state.stack.pop()
            return
        self.passed = state.seats
        state.stack.append(SecretDeployment(seats, self.round > 0))
        self.round += 1

    def options(self, state: State) -> list[Action]:
        return deployments(state, self.player, self.round > 0)

    def choose(self, state: State, action: Action) -> None:
        seat = self.player
        self.player = NOBODY
        if action is PASS:
            self.passed += 1
        else:
            assert isinstance(action, OfPirate)
            carry_out(state, seat, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is PASS:
            return Refusal("3.0.7a", "first-deployment-mandatory")
        return Refusal("3.0.7a", "pirate-not-in-hand")

    def prompt(self, state: State) -> Pairs:
        return (("more", yes(self.round > 0)),)


def may_deploy(state: State, seat: int) -> bool:
    return bool(state.players[seat].held) and len(state.own(seat)) < state.limit()


def deployments(state: State, seat: int, may_pass: bool) -> list[Action]:
    """3.0.7a, 3.0.7e – A held Pirate in any Sea Zone; with random deployment only which Pirate."""
    found: list[Action] = [PASS] if may_pass else []
    for number in state.players[seat].held:
        if state.rules.random_deployment:
            found.append(state.pieces.verbs.launch[number])
        else:
            for zone in range(ZONES):
                found.append(state.pieces.verbs.deploy[number][zone])
    return found


def carry_out(state: State, seat: int, action: OfPirate) -> None:
    """3.0.7e – Random: the Sea Zone of a D66 Port; on Bermuda the owner picks."""
    if isinstance(action, DeployTo):
        place_pirate(state, seat, action.pirate, action.place)
        return
    zones = state.pieces.ports[d66(state, "deployment")].zones
    place_pirate(state, seat, action.pirate, zones[0])
    if len(zones) > 1:
        state.stack.append(WhichZone(seat, action.pirate, zones))


class SecretDeployment(engine_step.Sealed[State]):
    """3.0.7d – One round of secret deployment."""

    NAME: ClassVar[str] = "secret-deployment"
    CLAUSE: ClassVar[str] = "3.0.7d"
    FIELDS: ClassVar[dict[str, str]] = {"may_pass": "flag"}

    def __init__(self, seats: list[int], may_pass: bool) -> None:
        super().__init__(seats)
        self.may_pass = may_pass

    def clone(self) -> "SecretDeployment":
        other = SecretDeployment(self.seats, self.may_pass)
        other.copy_slots(self)
        return other

    def choices(self, state: State, seat: int) -> list[Action]:
        return deployments(state, seat, self.may_pass)

    def reveal(self, state: State) -> None:
        below = state.stack[-1]
        assert isinstance(below, Deployment)
        for seat in self.seats:
            chosen = self.chosen(seat)
            if chosen is not PASS:
                assert isinstance(chosen, OfPirate)
                below.passed = 0
                carry_out(state, seat, chosen)

    def prompt(self, state: State) -> Pairs:
        return (("more", yes(self.may_pass)),)


class FitOut(TableStep):
    """3.0.7c – After all deployments every Pirate gets his ship."""

    NAME: ClassVar[str] = "fit-out"
    CLAUSE: ClassVar[str] = "3.0.7c"

    def resume(self, state: State) -> None:
        state.stack.pop()
        state.stack.append(Fitting(list(range(state.seats))))


class Fitting(engine_step.Sealed[State]):
    """3.0.7c – A Sloop or a Schooner for each of one's Pirates, chosen sealed and revealed together."""

    NAME: ClassVar[str] = "fitting"
    CLAUSE: ClassVar[str] = "3.0.7c"

    def clone(self) -> "Fitting":
        other = Fitting(self.seats)
        other.copy_slots(self)
        return other

    def choices(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = []
        found += state.pieces.verbs.fit[len(state.own(seat))]
        return found

    def reveal(self, state: State) -> None:
        for seat in self.seats:
            chosen = self.chosen(seat)
            assert isinstance(chosen, FitShips)
            for index, number in enumerate(state.own(seat)):
                rig_pirate(state, number, SCHOONER if (chosen.plan >> index) & 1 else 0)


class Begin(TableStep):
    """3.0.8a – Eight Merchants face down; then the first turn."""

    NAME: ClassVar[str] = "begin"
    CLAUSE: ClassVar[str] = "3.0.8a"

    def resume(self, state: State) -> None:
        place_merchants(state, state.pieces.start_merchants)
        state.stack[-1] = Turn()
