"""Thousands of games: all end, mostly by the third pardon, and cards, counters and Doubloons are conserved."""

from collections import Counter

import pytest

from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Data
from flibuste.engine.playout import playout
from flibuste.games.blackbeard.notation.faults import faults
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State
from tests.games.blackbeard.table import game

OPTIONS: tuple[Data, ...] = (
    {},
    {"length": "long"},
    {"pirates": "draft", "deployment": "secret"},
    {"deployment": "random", "slow_pardon": True, "retire_in_pirate_port": True},
)


def play(seed: int) -> State:
    """A random game of several players, its bookkeeping checked now and then."""
    state = game().start(2 + seed % 4, OPTIONS[seed % len(OPTIONS)], Fast(seed))
    assert isinstance(state, State)
    dice = Fast(f"choices of {seed}")
    for _ in range(20):
        if state.is_over():
            return state
        some_moves(state, dice, 60)
        assert faults(state) == [], seed
    playout(state, dice, game().longest)
    return state


def some_moves(state: State, dice: Chance, number: int) -> None:
    for _ in range(number):
        if state.is_over():
            return
        seat = state.deciders()[0]
        options = state.options(seat)
        state.act(seat, options[dice.below(len(options), "choice")])


@pytest.mark.slow
@pytest.mark.clause("4.1a", "17.2#8b", "17.2#8f")
@pytest.mark.parametrize("part", range(10))
def test_three_thousand_games_end_by_pardon(part: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(part, 3000, 10):
        state = play(seed)
        assert state.outcome is not None and faults(state) == [], seed
        assert state.pardons == 3 or state.outcome.reason == "last-card", seed
        reasons[state.outcome.reason] += 1
    assert set(reasons) <= {"third-pardon", "last-card"} and reasons["third-pardon"] > 250


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_doubloons_come_and_go_only_as_the_journal_tells(part: int) -> None:
    """Net Worth and Booty of each Pirate change by what is told, and by nothing else."""
    for seed in range(part, 200, 4):
        state = game().start(2 + seed % 4, {}, Fast(seed), journal=True)
        assert isinstance(state, State)
        check_purses(state, Fast(f"choices of {seed}"))


def check_purses(state: State, dice: Chance) -> None:
    journal = state.journal
    assert journal is not None
    while not state.is_over():
        before = {number: wealth(state.pirate(number)) for number in state.in_play}
        told = len(journal.events)
        some_moves(state, dice, 1)
        events = [game().describe(event, event.seat) for event in journal.events[told:]]
        names = {event["event"] for event in events}
        for number, owned in before.items():
            pirate = state.pirates[number]
            if pirate is not None and wealth(pirate) != owned:
                assert names & MONEY, (names, owned, wealth(pirate))
                check_fencing(state, number, owned, events)


MONEY = {
    "took-cargo", "jettisoned", "ransomed", "fenced", "bought-haven", "stolen", "gave", "dug", "looted", "paid-off",
    "booty", "captain", "swapped", "converted",
}  # fmt: skip


def wealth(pirate: Pirate) -> tuple[int, int]:
    return pirate.net_worth, pirate.booty()


def check_fencing(state: State, number: int, owned: tuple[int, int], events: list[dict[str, object]]) -> None:
    """9.43b – What leaves the Holds by fencing is what the journal says, and so is what it is worth."""
    name = state.card(number).id
    fenced = [event for event in events if event["event"] == "fenced" and event["pirate"] == name]
    others = {str(event["event"]) for event in events} & (MONEY - {"fenced"})
    if len(fenced) == 1 and not others:
        pirate = state.pirate(number)
        worth, booty = fenced[0]["worth"], fenced[0]["booty"]
        assert pirate.net_worth - owned[0] == worth and owned[1] - pirate.booty() == booty


def test_a_few_games_end_by_pardon() -> None:
    """The same, short enough for every day."""
    for seed in range(8):
        state = play(seed)
        assert state.outcome is not None and state.outcome.reason in ("third-pardon", "last-card")
    check_purses(game().start(3, {}, Fast(5), journal=True), Fast("purses"))
