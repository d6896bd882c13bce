"""2.4 – Phase 4: counter-attacks, and who takes the ship."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.bag import BITS, FULL, ONE, holds, size
from flibuste.engine.copying import copy_of
from flibuste.engine.reaction import AskInOrder
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.engine.seats import NOBODY
from flibuste.games.stortebeker.rules.dice import roll_total
from flibuste.games.stortebeker.rules.scoring import capture
from flibuste.games.stortebeker.rules.telling import cards_words, lacking, ship_word
from flibuste.games.stortebeker.table.actions import PASS, Counter, counter
from flibuste.games.stortebeker.table.cards import FIRST_SYMBOL, KINDS, PIRATE_CARDS, provisions
from flibuste.games.stortebeker.table.events import ADDED, COUNTERED, DECLINED
from flibuste.games.stortebeker.table.state import State, Step


class Contest(AskInOrder[State]):
    """2.4.1, 2.4.3 – After a successful boarding the others are asked clockwise; then the highest total takes the ship.

    `asked` is how many seats to the boarder's left have been dealt with; `best` and `leader` are the highest total so
    far and who has it; `rolls` are the rolls so far, four numbers each: seat (from 0), two dice, pirates.
    """

    NAME: ClassVar[str] = "contest"
    CLAUSE: ClassVar[str] = "2.4.3"
    REACTION: ClassVar[bool] = False
    FIELDS: ClassVar[dict[str, str]] = {
        "boarder": "seat",
        "ship": "ship",
        "asked": "number",
        "leader": "seat",
        "best": "number",
        "rolls": "numbers",
    }

    def __init__(
        self, boarder: int, ship: int, leader: int, best: int, rolls: list[int] | None = None, asked: int = 0
    ) -> None:
        super().__init__(NOBODY, asked)
        self.boarder = boarder
        self.ship = ship
        self.leader = leader
        self.best = best
        self.rolls: list[int] = [] if rolls is None else rolls

    def clone(self) -> Self:
        other = copy_of(self)
        other.rolls = self.rolls[:]
        return other

    def places(self, state: State) -> int:
        return state.seats - 1

    def whom(self, state: State) -> int:
        """2.4.2 – Who has cards at the ship."""
        seat = (self.boarder + self.asked) % state.seats
        return NOBODY if state.side(state.berth_of(self.ship), seat).is_empty() else seat

    def ask(self, state: State, seat: int) -> None:
        state.stack.append(CounterAttack(seat, self.ship))

    def close(self, state: State) -> None:
        state.stack.pop()
        capture(state, state.berth_of(self.ship), self.leader, self.boarder)

    def needed(self, state: State, seat: int) -> int:
        """2.4.8, 2.4.9 – The total that takes the lead: the highest wins; among equals the first in order."""
        return self.best if self.comes_first(state, seat) else self.best + 1

    def compare(self, seat: int, total: int, needed: int) -> None:
        if total >= needed:
            self.best = total
            self.leader = seat

    def comes_first(self, state: State, seat: int) -> bool:
        """2.4.9 – Order from the boarder clockwise (the one asked later comes later), or from the starter (option)."""
        if state.rules.tie_from != "starter":
            return False
        return (seat - state.starter) % state.seats < (self.leader - state.starter) % state.seats


class CounterAttack(Step):
    """2.4.2 – Every other player with cards at the ship may counter-attack.

    5.1.2 – He is asked also when he cannot, so that his hand is not betrayed.
    """

    NAME: ClassVar[str] = "counter-attack"
    REACTION: ClassVar[bool] = True
    CLAUSE: ClassVar[str] = "2.4.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship"}

    def __init__(self, player: int, ship: int) -> None:
        self.player = player
        self.ship = ship

    def options(self, state: State) -> list[Action]:
        """2.4.4, 2.4.5 – Up to three provisions may be added, and the set must then be complete."""
        missing = self.missing(state)
        if size(missing) > state.pieces.counter_cards:
            return [PASS]
        found: list[Action] = []
        hand = state.players[self.player].hand
        if holds(provisions(hand), missing):
            add_ways(hand, missing, 0, 0, found)
        found.append(PASS)
        return found

    def missing(self, state: State) -> int:
        berth = state.berth_of(self.ship)
        return state.ship(berth).needs - state.side(berth, self.player).stock()

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if not isinstance(action, Counter):
            state.tell(DECLINED, self.player, self.ship)
            return
        berth = state.berth_of(self.ship)
        if action.added:
            state.players[self.player].hand -= action.added
            state.side(berth, self.player).provisions += action.added
            state.tell(ADDED, self.player, action.added, self.ship)
        contest = state.stack[-1]
        assert isinstance(contest, Contest)
        needed = contest.needed(state, self.player)
        contest.compare(self.player, roll_total(state, berth, self.player, COUNTERED, needed, contest.rolls), needed)

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        contest = state.stack[-2]
        assert isinstance(contest, Contest)
        return (("ship", state.pieces.ships[self.ship].name), ("best", str(contest.best)))

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.4.4 to 2.4.6 – Provisions of his hand, those that he lacks there and no others, three at most."""
        if not isinstance(action, Counter):
            return []
        missing = self.missing(state)
        added = provisions(action.added)
        ship = ship_word(state, self.ship)
        absent = lacking(action.added, state.players[seat].hand)
        needed = (*ship, ("count", str(size(missing))), *cards_words(missing))
        still = (*ship, *cards_words(lacking(missing, added)))
        return [
            Condition(not action.added & PIRATE_CARDS, "2.4.6", "no-pirate-cards"),
            Condition(not absent, "2.4.4", "not-in-hand", cards_words(absent or action.added)),
            Condition(holds(missing, added), "2.4.4", "only-what-is-missing", (*ship, *cards_words(missing))),
            Condition(size(missing) <= state.pieces.counter_cards, "2.4.5", "more-than-three-missing", needed),
            Condition(holds(added, missing), "2.4.5", "set-not-complete", still),
        ]

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "2.4.2", "counter-or-pass")


def add_ways(hand: int, missing: int, kind: int, added: int, found: list[Action]) -> None:
    """2.4.6 – Every way to make up what is missing with plain cards and cards with symbols."""
    while kind < KINDS and not (missing >> (BITS * kind)) & FULL:
        kind += 1
    if kind == KINDS:
        found.append(counter(added))
        return
    need = (missing >> (BITS * kind)) & FULL
    plain = (hand >> (BITS * kind)) & FULL
    marked = (hand >> (BITS * (kind + FIRST_SYMBOL))) & FULL
    for with_symbol in range(max(0, need - plain), min(need, marked) + 1):
        more = ONE[kind] * (need - with_symbol) + ONE[kind + FIRST_SYMBOL] * with_symbol
        add_ways(hand, missing, kind + 1, added + more, found)
