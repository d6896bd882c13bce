"""Steps: sealed slots, nested reactions and open choices, in the small games made for them."""

import json

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast, Script
from flibuste.engine.game import Game
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.refusal import NOT_ASKED, IllegalAction, NotAnAction
from flibuste.engine.state import State
from flibuste.engine.step import Step
from flibuste.records.position import read_position
from tests.engine.games import auction, parley, regatta

AUCTION: Game = auction.GAME()
PARLEY: Game = parley.GAME()
REGATTA: Game = regatta.GAME()


def act(game: Game, state: State, *lines: str) -> None:
    """`1: bid five`, …"""
    for line in lines:
        seat, _, action = line.partition(":")
        state.act(int(seat) - 1, game.parse(action, state))


def told(state: State) -> list[str]:
    assert state.journal is not None
    return [event.kind.name for event in state.journal.events]


class TestSealed:
    def table(self, **options: bool) -> State:
        hands = {str(seat): {"hand": "one, two, three, four"} for seat in (1, 2, 3)}
        given = {"players": 3, "options": options, "lots": ["chest", "sloop", "fort", "cask"], "seat": hands}
        state = read_position(AUCTION, given)
        state.journal = Journal()
        return state

    def test_all_are_asked_at_once_and_in_any_order(self) -> None:
        state = self.table()
        assert state.deciders() == [0, 1, 2]
        act(AUCTION, state, "2: bid one", "1: bid two")
        assert state.deciders() == [2]
        act(AUCTION, state, "3: bid four")
        assert told(state)[:4] == ["bid", "bid", "bid", "sold"]
        assert AUCTION.view(state, 0)["won"] == [[], [], ["cask"]]

    def test_a_choice_may_be_changed_until_the_last_is_in(self) -> None:
        state = self.table()
        act(AUCTION, state, "1: bid one", "1: bid four", "2: bid three", "2: pass", "1: bid two")
        assert AUCTION.view(state, 0)["stack"][-1]["own"] == "bid two"
        act(AUCTION, state, "3: bid one")
        assert AUCTION.view(state, 0)["spent"] == ["one", "two"]
        assert AUCTION.view(state, 1)["won"] == [["cask"], [], []]

    def test_nothing_shows_before(self) -> None:
        """Neither in views nor prompts nor the log: whatever is sealed, the others are told the same."""
        shown = []
        for bid in ("bid one", "bid four", "pass"):
            state = self.table()
            act(AUCTION, state, f"1: {bid}")
            shown.append([json.dumps(briefing(AUCTION, state, seat)) for seat in (1, 2, -1)])
            assert briefing(AUCTION, state, 0)["view"]["stack"][-1]["own"] == bid
        assert shown[0] == shown[1] == shown[2]

    def test_everybody_sees_who_is_still_missing(self) -> None:
        state = self.table()
        act(AUCTION, state, "2: pass")
        view = AUCTION.view(state, -1)
        assert view["asked"] == [1, 3]
        assert view["stack"][-1]["sealed"] == [False, True, False]
        assert view["stack"][-1]["own"] == ""

    def test_ties_are_bid_for_again(self) -> None:
        state = self.table(again=True)
        act(AUCTION, state, "1: bid four", "2: bid four", "3: bid one")
        assert state.deciders() == [0, 1]
        with pytest.raises(IllegalAction, match=NOT_ASKED):
            act(AUCTION, state, "3: bid two")
        act(AUCTION, state, "2: bid two", "1: bid three")
        assert AUCTION.view(state, -1)["won"][0] == ["cask"]
        assert AUCTION.view(state, -1)["hands"] == [2, 2, 3]

    def test_ties_are_for_nobody_without_the_option(self) -> None:
        state = self.table()
        act(AUCTION, state, "1: bid four", "2: bid four", "3: bid one")
        assert AUCTION.view(state, -1)["unsold"] == ["cask"]

    def test_a_card_that_is_not_there_is_refused(self) -> None:
        state = self.table()
        with pytest.raises(IllegalAction, match=r"2\.2: not-in-hand"):
            act(AUCTION, state, "1: bid five")
        assert state.deciders() == [0, 1, 2]


class TestNestedReactions:
    def table(self, hands: list[str], **options: bool) -> State:
        hand = {str(seat): held for seat, held in enumerate(hands, start=1)}
        state = read_position(PARLEY, {"players": len(hands), "options": options, "hand": hand})
        state.journal = Journal()
        return state

    def asked(self, state: State) -> int:
        assert len(state.deciders()) == 1
        return state.deciders()[0] + 1

    def test_whoever_has_cards_is_asked_clockwise_whatever_they_are(self) -> None:
        for held in ("rum", "pistol"):
            state = self.table(["rum", held, held, held])
            act(PARLEY, state, "1: demand 3")
            order = []
            for _ in range(3):
                order.append(self.asked(state))
                act(PARLEY, state, f"{order[-1]}: pass")
            assert order == [2, 3, 4]
            assert PARLEY.view(state, -1)["gold"] == [4, 3, 2, 3]

    def test_whoever_has_none_is_not(self) -> None:
        state = self.table(["rum", "", "rum"])
        act(PARLEY, state, "1: demand 2")
        assert self.asked(state) == 3

    def test_a_pistol_prevents(self) -> None:
        state = self.table(["rum", "pistol", "rum"])
        act(PARLEY, state, "1: demand 2", "2: shoot", "3: pass", "1: pass")
        assert "prevented" in told(state)
        assert PARLEY.view(state, -1)["gold"] == [3, 3, 3]

    def test_a_pistol_prevents_a_pistol(self) -> None:
        state = self.table(["pistol", "pistol, rum", "rum"])
        act(PARLEY, state, "1: demand 2", "2: shoot", "3: pass", "1: shoot")
        assert [step.NAME for step in state.stack] == [
            *("end-of-turn", "robbery", "window", "shot", "window", "shot", "window", "reaction")
        ]
        act(PARLEY, state, "2: pass", "3: pass")
        assert self.asked(state) == 3, "the first window goes on where it was"
        act(PARLEY, state, "3: pass")
        assert PARLEY.view(state, -1)["gold"] == [4, 2, 3]

    def test_and_another_saves_the_first(self) -> None:
        state = self.table(["pistol", "pistol", "pistol"])
        act(PARLEY, state, "1: demand 2", "2: shoot", "3: pass", "1: shoot", "3: shoot")
        assert PARLEY.view(state, -1)["gold"] == [3, 3, 3]
        assert told(state).count("shot") == 3

    def test_only_the_parties_in_a_duel(self) -> None:
        state = self.table(["rum", "rum", "rum", "rum"], duel=True)
        act(PARLEY, state, "1: demand 3")
        assert self.asked(state) == 3

    def test_refusals(self) -> None:
        state = self.table(["rum", "rum"])
        act(PARLEY, state, "1: demand 2")
        with pytest.raises(IllegalAction, match=r"2\.2: no-pistol"):
            act(PARLEY, state, "2: shoot")
        with pytest.raises(IllegalAction, match=r"2\.3: shoot-or-pass"):
            act(PARLEY, state, "2: demand 1")


class Throw(Step[State]):
    """Finds out what one die shows."""

    def resume(self, state: State) -> None:
        state.hand_down([state.chance.die("throw")])


class Tally(Step[State]):
    """Has dice thrown until they show ten or more."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[int] = []

    def resume(self, state: State) -> None:
        state.stack.append(Throw())

    def receive(self, state: State, result: list[int]) -> None:
        assert state.stack[-1] is self, "whoever hands a result down is off the stack"
        self.seen += result
        if sum(self.seen) >= 10:
            state.end([sum(self.seen)], [0], "tallied")


def test_a_result_goes_to_the_step_below() -> None:
    state = State(1, Script({"throw": [2, 5, 6, 1]}))
    tally = Tally()
    state.stack.append(tally)
    state.run()
    assert tally.seen == [2, 5, 6]
    assert state.outcome is not None and state.outcome.scores == [13]


class TestOpenChoices:
    def start(self) -> State:
        state: State = REGATTA.start(2, {}, Script({"shift": [150] * 9}), journal=True)
        return state

    def test_any_move_within_the_rules_is_legal(self) -> None:
        state = self.start()
        action = REGATTA.parse("sail heading=1234 length=4321")
        assert action not in state.options(0)
        state.act(0, action)
        assert REGATTA.view(state, -1)["boat"]["1"] == [3607, -2379, 1234]
        assert state.deciders() == [1]

    @pytest.mark.parametrize(
        ("text", "clause", "reason"),
        [
            ("sail heading=900 length=999", "2.1", "length"),
            ("sail heading=900 length=5001", "2.1", "length"),
            ("sail heading=3600 length=2000", "2.1", "no-such-heading"),
            ("sail heading=1801 length=2000", "2.2", "turns-too-far"),
            ("sail heading=449 length=2000", "2.3", "into-the-wind"),
        ],
    )
    def test_any_other_is_refused_as_submitted(self, text: str, clause: str, reason: str) -> None:
        state = self.start()
        with pytest.raises(IllegalAction) as caught:
            state.act(0, REGATTA.parse(text))
        assert (caught.value.clause, caught.value.reason) == (clause, reason)

    @pytest.mark.parametrize("text", ["sail heading=0450 length=1000", "SAIL 450, 1000", "sail heading 450 1000"])
    def test_forgiving_notation(self, text: str) -> None:
        assert REGATTA.parse(text).notation == "sail heading=450 length=1000"

    @pytest.mark.parametrize("text", ["sail", "sail 1", "sail -1 2000", "sail 1.5 2000", "sail 1 2 3", "drift away"])
    def test_what_is_no_move(self, text: str) -> None:
        with pytest.raises(NotAnAction):
            REGATTA.parse(text)

    def test_the_question_says_that_it_is_open(self) -> None:
        assert briefing(REGATTA, self.start(), 0)["prompt"]["open"]
        assert not briefing(AUCTION, AUCTION.start(2, {}, Fast(1)), 0)["prompt"]["open"]

    def test_one_may_sail_alone(self) -> None:
        state = REGATTA.start(1, {}, Fast(1))
        while not state.is_over():
            state.act(0, state.options(0)[-1])
        assert state.outcome is not None and state.outcome.winners == [0]


def test_a_step_says_what_it_lacks() -> None:
    step: Step[State] = Step()
    state = AUCTION.start(2, {}, Fast(1))
    with pytest.raises(NotImplementedError):
        step.resume(state)
    with pytest.raises(NotImplementedError):
        step.receive(state, 1)
    with pytest.raises(NotImplementedError):
        step.choose(state, Action("x", "1"))
    assert step.deciders(state) == [] and step.options(state) == []
