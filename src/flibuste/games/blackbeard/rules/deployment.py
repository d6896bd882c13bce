"""3.0.6d, 3.0.7 – Pirates are drafted, deployed and given their ships."""

from typing import ClassVar

from flibuste.engine import step as engine_step
from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import WhichZone
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.prompts import Pairs, yes
from flibuste.games.blackbeard.rules.turn.recruits import place_pirate, rig_pirate
from flibuste.games.blackbeard.table.actions import PASS, FitShips
from flibuste.games.blackbeard.table.constants import BIT, HELD, SCHOONER, ZONES
from flibuste.games.blackbeard.table.events import DRAFTED
from flibuste.games.blackbeard.table.pirate_actions import DeployTo, DraftPirate, OfPirate
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


class Draft(ChangingStep):
    """3.0.6d – Picks one at a time in snake order from the first chooser, until all have their number."""

    NAME: ClassVar[str] = "draft"
    CLAUSE: ClassVar[str] = "3.0.6d"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "chooser": "seat", "picked": "number"}

    def __init__(self, chooser: int, picked: int = 0, player: int = NOBODY) -> None:
        self.chooser = chooser
        self.picked = picked
        self.player = player

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

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """3.0.6d – Only Pirates whom nobody has chosen."""
        if seat != self.player or not isinstance(action, DraftPirate):
            return []
        return [Condition(action.pirate in state.pirate_deck(), "3.0.6d", "pirate-taken", action.words)]

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("3.0.6d", "pirate-taken")


def snake(pick: int, seats: int) -> int:
    """3.0.6ex – With four: 1-2-3-4-4-3-2-1."""
    lap, place = divmod(pick, seats)
    return place if lap % 2 == 0 else seats - 1 - place


class Deployment(ChangingStep):
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

    def resume(self, state: State) -> None:
        if state.rules.deployment == "secret":
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

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return to_deploy(state, seat, action) if seat == self.player else []

    def refuse(self, state: State, action: Action) -> Refusal:
        held = state.players[self.player].held
        return why_not_deploy(state, action, isinstance(action, OfPirate) and action.pirate in held)

    def prompt(self, state: State) -> Pairs:
        return (("more", yes(self.round > 0)),)


def may_deploy(state: State, seat: int) -> bool:
    return bool(state.players[seat].held) and len(state.own(seat)) < state.limit()


def deployments(state: State, seat: int, may_pass: bool) -> list[Action]:
    """3.0.7a, 3.0.7e – A held Pirate in any Sea Zone; with random deployment only which Pirate."""
    found: list[Action] = [PASS] if may_pass else []
    for number in state.players[seat].held:
        if state.rules.deployment == "random":
            found.append(state.pieces.verbs.launch[number])
        else:
            for zone in range(ZONES):
                found.append(state.pieces.verbs.deploy[number][zone])
    return found


def to_deploy(state: State, seat: int, action: Action) -> list[Condition]:
    """3.0.7a, 3.0.7e – A Pirate in hand; the Sea Zone is the player's choice, or that of the dice."""
    if action.verb not in ("deploy", "launch"):
        return []
    assert isinstance(action, OfPirate)
    is_named, by_dice = isinstance(action, DeployTo), state.rules.deployment == "random"
    held = Condition(action.pirate in state.players[seat].held, "3.0.7a", "pirate-not-in-hand", action.words)
    if is_named:
        return [held, Condition(not by_dice, "3.0.7e", "dice-choose-the-zone")]
    return [held, Condition(by_dice, "3.0.7e", "choose-the-zone")]


def why_not_deploy(state: State, action: Action, is_held: bool) -> Refusal:
    """3.0.7a, 3.0.7e – A Pirate in hand; the Sea Zone is the player's choice, or that of the dice."""
    if action is PASS:
        return Refusal("3.0.7a", "first-deployment-mandatory")
    if not is_held:
        return Refusal("3.0.7a", "pirate-not-in-hand")
    return Refusal("3.0.7e", "dice-choose-the-zone" if isinstance(action, DeployTo) else "choose-the-zone")


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

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return to_deploy(state, seat, action)[::-1] if seat in self.seats else []

    def refuse(self, state: State, action: Action) -> Refusal:
        return why_not_deploy(state, action, not isinstance(action, DeployTo))

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

    def choices(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = []
        found += state.pieces.verbs.fit[len(state.own(seat))]
        return found

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("3.0.7c", "a-ship-for-each")

    def reveal(self, state: State) -> None:
        for seat in self.seats:
            chosen = self.chosen(seat)
            assert isinstance(chosen, FitShips)
            for index, number in enumerate(state.own(seat)):
                rig_pirate(state, number, SCHOONER if (chosen.plan >> index) & 1 else 0)
