"""Questions without a choice are not asked, and silence tells nothing: windows, and the house that answers.

The clock is the test's own: `time.time` is what it says, and windows are looked at when it says so.
"""

import random
import time
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.engine.bag import ONE
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import game_names, load_game
from flibuste.records.replay import load_match
from flibuste.server import wire
from flibuste.server.people.players import OWN_BOTS
from flibuste.server.people.reader import Reader
from flibuste.server.store.rows import PlayerRow, SeatRow
from flibuste.server.tables import hiding, house, moves, window
from flibuste.server.tables.describe import describe_situation, describe_table
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import new_row
from flibuste.server.tables.position_facts import PositionFacts
from flibuste.server.tables.standing_answers import set_standing
from flibuste.server.tables.starting import begin

GAMES = [name for name in game_names() if type(load_game(name)).__module__.startswith("flibuste.")]
ANNE = PlayerRow("anne", "Anne", "", 0.0)
NOTHING = wire.Log(0, 0, [])


class Hall:
    """A table in memory with a person at each seat (or bots at some), the test's clock, and an onlooker.

    `seen` is what reached the onlooker: when, and what. As on a socket, he is sent a state whenever the version of the
    table has grown.
    """

    def __init__(self, game: str, people: int, monkeypatch: pytest.MonkeyPatch, bots: int = 0, **pace: Any) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "time", lambda: self.now)
        self.game = load_game(game)
        words = ["me"] * people + ["bot:greedy"] * bots
        wanted = wire.NewTable(game, words, pace=wire.Pace(**pace))
        row = new_row(self.game, ANNE.id, wanted, self.game.settle_options({}), {})
        seats = [SeatRow(row.id, n + 1, "human", f"P{n}", f"player {n}") for n in range(people)]
        seats += [SeatRow(row.id, people + n + 1, "bot", f"B{n}", level="greedy") for n in range(bots)]
        self.table = LoadedTable(row, seats)
        self.seen: list[tuple[float, list[Data]]] = []
        self.keys = 0
        self.change(begin)

    def change(self, work: Any) -> Any:
        """What `TableRegistry.change` does, without a store: only what is written is announced."""
        draft = Draft()
        result = work(self.table, draft)
        if not draft.is_empty():
            self.table.update_row(self.now)
            self.table.row.version += 1
            self.seen.append((self.now, self.public()))
        return result

    def public(self) -> list[Data]:
        """All that an onlooker is sent."""
        reader = Reader(None, "en", "http://here")
        state = describe_situation(self.table, reader, 0, NOTHING)
        told = describe_table(self.table.row, self.table.seats, reader, [])
        found: list[Data] = msgspec.to_builtins([state, told])
        return found

    def act(self, seat: int, action: str, made_by: str = "human") -> wire.Done:
        self.keys += 1
        answer = wire.Answer(f"{self.table.frame}.{seat}", action, f"key {self.keys}", seat)
        place, player = self.table.seat(seat), OWN_BOTS if made_by == "bot" else f"player {seat}"
        done: wire.Done = self.change(
            lambda table, draft: moves.apply_answer(table, draft, place, answer, "en", player)
        )
        return done

    def undo(self, seat: int) -> None:
        self.keys += 1
        place, key = self.table.seat(seat), f"undo {self.keys}"
        self.change(lambda table, draft: moves.apply_undo(table, draft, place, key))

    def wait(self, seconds: float) -> None:
        """Let time pass, and let the house look at the window at the end of it."""
        self.now += seconds
        self.change(lambda table, draft: house.go_on(table, draft, self.now))

    def stand(self, seat: int, step: str, action: str | None) -> list[wire.Standing]:
        wanted = wire.SetStanding(step, action, "match", seat)
        place = self.table.seat(seat)
        found: list[wire.Standing] = self.change(lambda table, draft: set_standing(table, draft, place, wanted))
        return found

    def to_window(self, dice: Fast) -> None:
        """Play at random until a window is open."""
        while self.table.window is None:
            seat = self.table.asked()[0]
            actions = self.table.actions(seat)
            self.act(seat, actions[dice.below(len(actions), "choice")].notation)

    def play(self, dice: Fast, count: list[int], most: int) -> None:
        """Random answers of everybody who is asked; counts the questions, and those with one answer."""
        for _ in range(most):
            if self.table.row.status == "over":
                return
            asked = [seat for seat in self.table.awaited()]
            if not asked:
                self.wait(3.0)
                continue
            seat = asked[dice.below(len(asked), "seat")]
            actions = self.table.actions(seat)
            step = self.table.position_of(seat).stack[-1]
            count[0] += 1
            count[1] += len(actions) == 1 and not step.OPEN
            self.act(seat, actions[dice.below(len(actions), "choice")].notation)


# ---- who is asked ----


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_few_questions_without_a_choice_reach_a_person(name: str, people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At most three in a hundred, alone with bots (here played by the test) and among people."""
    seats = max(2, load_game(name).seats.start, min(3, load_game(name).seats.stop - 1))
    count = [0, 0]
    for number in range(2):
        hall = Hall(name, seats if people > 1 else 1, monkeypatch, bots=0 if people > 1 else seats - 1)
        hall.play(Fast(f"{name} {number}"), count, 250)
    assert count[0] > 100
    assert count[1] <= 0.03 * count[0], count


def test_a_wish_to_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """`ask` for a kind of question, or for all at this table, brings back questions with one answer; and it can go."""
    hall = Hall("parley", 3, monkeypatch)
    for step in ("", "reaction"):
        assert hall.stand(1, step, "ask")[-1].action == "ask"
        hall.stand(1, step, None)
    for seat in (1, 2, 3):
        hall.stand(seat, "reaction", "ask")
    hall.to_window(Fast("wish"))
    found = hall.table.window
    assert found is not None and not found.held
    for seat in (1, 2, 3):
        hall.stand(seat, "reaction", None)
    hall.wait(0.0)
    single = [seat for seat in found.seats() if len(hall.table.actions(seat)) == 1]
    assert sorted(found.held) == sorted(single)


def test_a_roll_that_is_enough_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """12.0a of Blackbeard: nobody is offered to make a sufficient roll again, unless he wishes to be asked."""
    for wish in (None, "ask"):
        asked = enough(Hall("blackbeard", 3, monkeypatch, window=0), wish)
        assert (asked > 0) == (wish == "ask"), (asked, wish)


def enough(hall: Hall, wish: str | None) -> int:
    """How often somebody was asked about a roll that is enough."""
    for seat in (1, 2, 3):
        if wish is not None:
            hall.stand(seat, "reroll", wish)
    dice, found = Fast("rolls"), 0
    for _ in range(1500):
        step = hall.table.step
        if step is None:
            break
        seat = hall.table.awaited()[0]
        found += step.NAME == "reroll" and step.occasion(hall.table.state) == "enough"
        actions = hall.table.actions(seat)
        hall.act(seat, actions[dice.below(len(actions), "choice")].notation)
    return found


def test_taking_back_passes_over_what_the_house_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo leads to the last real choice, not to a question that would be answered at once again."""
    hall, dice, seen = Hall("stortebeker", 1, monkeypatch, bots=1), Fast("undo"), 0
    for _ in range(400):
        seat = next(iter(hall.table.awaited()), 0)
        if not seat:
            hall.wait(1.0)
            continue
        actions = hall.table.actions(seat)
        hall.act(seat, actions[dice.below(len(actions), "choice")].notation)
        if hall.table.row.status == "over":
            break
        match = hall.table.match
        assert match is not None
        if hall.table.can_undo(seat):
            hall.undo(seat)
            assert len(hall.table.actions(seat)) > 1 or not hall.table.can_undo(seat)
            seen += 1
    assert seen


# ---- windows ----


def test_answers_are_told_together_when_the_window_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall("parley", 4, monkeypatch)
    hall.to_window(Fast("together"))
    open_, seen = hall.table.window, len(hall.seen)
    assert open_ is not None and open_.seconds == 3 and len(open_.seats()) >= 3
    open_.pausing.clear()
    assert hall.table.asked() == open_.seats()
    for seat in open_.unanswered():
        hall.now += 0.5
        done = hall.act(seat, "pass")
        assert done.held
    assert len(hall.seen) == seen, "somebody could see that an answer came in"
    hall.now = open_.opened
    hall.wait(2.99)
    assert len(hall.seen) == seen
    hall.wait(0.01)
    assert len(hall.seen) == seen + 1
    assert hall.table.window is not open_


def test_whoever_needs_longer_takes_one_public_extension(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall("parley", 4, monkeypatch)
    monkeypatch.setattr(window.Pauses, "draw", lambda pauses: False)
    for seat in range(1, 5):
        hall.stand(seat, "reaction", "ask")
    hall.to_window(Fast("longer"))
    found = hall.table.window
    assert found is not None
    slow, *others = found.seats()
    for seat in others:
        hall.act(seat, "pass")
    hall.wait(3.0)
    assert hall.table.asked() == [slow] == hall.seen[-1][1][1]["asked"]
    seen = len(hall.seen)
    hall.now += 1
    hall.act(slow, "pass")
    assert len(hall.seen) == seen
    hall.wait(2.0)
    assert len(hall.seen) == seen + 1


def test_whoever_has_answered_is_not_asked_again_when_somebody_before_him_still_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall("parley", 4, monkeypatch)
    for seat in range(1, 5):
        hall.stand(seat, "reaction", "ask")
    hall.to_window(Fast("longer"))
    first, middle, last = hall.table.awaited()
    hall.act(last, "pass")
    hall.act(first, "pass")
    hall.wait(3.0)
    hall.wait(3.0)
    assert hall.table.has_answered(last) and hall.table.awaited() == [middle]


def test_the_match_of_automatic_answers_replays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are ordinary moves: the file of the match has them, and comes to the same end."""
    hall, entries = Hall("stortebeker", 3, monkeypatch), []
    act = LoadedTable.act

    def noted(table: LoadedTable, *arguments: Any) -> Any:
        entries.append(act(table, *arguments))
        return entries[-1]

    monkeypatch.setattr(LoadedTable, "act", noted)
    hall.play(Fast("replay"), [0, 0], 5000)
    assert hall.table.match is not None and hall.table.row.status == "over"
    assert any(entry.made_by == "house" for entry in entries)
    data = hall.table.match.data()
    assert len(data["moves"]) == len(entries)
    assert load_match(data, hall.game).state.outcome is not None


@pytest.mark.parametrize(("bots", "seconds"), [(2, 0.1), (0, 3.0)])
def test_how_long_it_lasts(monkeypatch: pytest.MonkeyPatch, bots: int, seconds: float) -> None:
    """Alone with bots nobody waits, but their answers leave with the beat whatever they hold; people have 3 seconds."""
    hall = Hall("parley", 3 - bots, monkeypatch, bots=bots)
    monkeypatch.setattr(window.Pauses, "draw", lambda pauses: False)
    dice, closed = Fast("beat"), 0
    for _ in range(60):
        if hall.table.row.status == "over":
            break
        found = hall.table.window
        if found is None or (hall.table.seat(found.seats()[0]).bot() is None and bots):
            hall.act(*any_answer(hall, dice))
            continue
        for seat in found.unanswered():
            hall.now += 0.02
            hall.act(seat, "pass", "bot" if bots else "human")
        last = hall.table.last_entry
        hall.now = found.opened
        hall.wait(seconds - 0.01)
        assert hall.table.last_entry == last
        hall.wait(0.01)
        assert hall.table.last_entry > last
        closed += 1
    assert closed > 5


def any_answer(hall: Hall, dice: Fast) -> tuple[int, str]:
    seat = hall.table.awaited()[0]
    actions = hall.table.actions(seat)
    return seat, actions[dice.below(len(actions), "choice")].notation


# ---- what an onlooker can tell ----


class Sample:
    """One pass in a window, as an onlooker saw it: `features` by name, and whether the house had given it."""

    def __init__(self, features: dict[str, float], automatic: bool) -> None:
        self.features = features
        self.automatic = automatic


def watch_windows(monkeypatch: pytest.MonkeyPatch, wanted: int) -> list[Sample]:
    """Passes in many windows of a game with hidden hands; people take their time as people do, and always pass."""
    people = random.Random(7)
    samples: list[Sample] = []
    monkeypatch.setattr(window, "lots", random.Random(11))
    pauses: dict[int, window.Pauses] = {}
    number = 0
    while len(samples) < wanted:
        number += 1
        hall = Hall("parley", 4, monkeypatch)
        hall.table.pauses = pauses
        dice = Fast(f"onlooker {number}")
        while hall.table.row.status == "playing":
            if hall.table.window is None:
                deal_evenly(hall, people)
                hall.act(*any_answer(hall, dice))
            else:
                samples += watch_one(hall, people)
    return samples


def deal_evenly(hall: Hall, people: random.Random) -> None:
    """Half of the hands have a pistol, by chance alone, so that nothing public tells which.

    The pile is dealt anew with them: a bag holds at most fifteen cards of a kind, and a guess puts all into one.
    """
    state: Any = hall.table.state
    state.draw_pile = 3 * ONE[0] + 3 * ONE[1]
    state.hands = [2 * ONE[1] + ONE[people.randrange(2)] for _ in range(state.seats)]


def watch_one(hall: Hall, people: random.Random) -> list[Sample]:
    """Let one window run its course; the answers come in when their people are ready."""
    found, seen = hall.table.window, len(hall.seen)
    assert found is not None
    hall.wait(0.0)
    automatic = set(found.held)
    ready = sorted((found.opened + people.lognormvariate(0.6, 0.6), seat) for seat in found.unanswered())
    events = sorted([*ready, (found.opened + 3, 0), (found.opened + 6, 0)])
    for at, seat in events:
        if hall.table.window is not found:
            break
        hall.now = max(hall.now, at)
        if seat:
            hall.act(seat, "pass")
        else:
            hall.wait(0.0)
    messages = hall.seen[seen:]
    return [Sample(features(found, messages, seat), seat in automatic) for seat in found.seats()]


def features(found: window.Window, messages: list[tuple[float, list[Data]]], seat: int) -> dict[str, float]:
    """What the wire tells of a seat in a window: when, how often, how much, in which order, and who took longer."""
    asked = [message[1]["asked"] for _, message in messages]
    return {
        "end": round(messages[-1][0] - found.opened, 3),
        "first": round(messages[0][0] - found.opened, 3),
        "messages": len(messages),
        "size": len(msgspec.json.encode(messages[0][1])) // 20,
        "place": found.seats().index(seat),
        "longer": float(len(messages) > 1 and seat in asked[0]),
        "alone": float(len(messages) > 1 and asked[0] == [seat]),
    }


def auc(scores: list[tuple[float, bool]]) -> float:
    """How likely an automatic pass has a higher score than a considered one (a tie is half)."""
    ordered = sorted(scores)
    ranks = mean_ranks([score for score, _ in ordered])
    positives = [rank for rank, (_, label) in zip(ranks, ordered, strict=True) if label]
    n, m = len(positives), len(ordered) - len(positives)
    return (sum(positives) - n * (n + 1) / 2) / (n * m)


def mean_ranks(values: list[float]) -> list[float]:
    """The ranks of sorted values from 1, equal values sharing theirs."""
    found: list[float] = []
    for _, same in groupby(values):
        size = len(list(same))
        found += [len(found) + (size + 1) / 2] * size
    return found


def best_guess(samples: list[Sample], names: tuple[str, ...]) -> float:
    """The AUC, on the second half, of how often each combination of features was automatic in the first."""
    half = len(samples) // 2
    counts: dict[tuple[float, ...], list[int]] = {}
    for sample in samples[:half]:
        tally = counts.setdefault(tuple(sample.features[name] for name in names), [1, 2])
        tally[0] += sample.automatic
        tally[1] += 1
    scores = []
    for sample in samples[half:]:
        yes, all_ = counts.get(tuple(sample.features[name] for name in names), [1, 2])
        scores.append((yes / all_, sample.automatic))
    return auc(scores)


@pytest.mark.parametrize("windows", [1200, pytest.param(12_000, marks=pytest.mark.slow)])
def test_an_onlooker_cannot_tell_an_automatic_pass(monkeypatch: pytest.MonkeyPatch, windows: int) -> None:
    """AUC at most 0.55 for a classifier of time stamps, number, order and size of messages, and of who took longer."""
    samples = watch_windows(monkeypatch, 3 * windows)
    share = sum(sample.automatic for sample in samples) / len(samples)
    assert 0.2 < share < 0.8
    measured = {
        "time": best_guess(samples, ("first", "end", "messages")),
        "longer": best_guess(samples, ("longer", "alone")),
        "size": best_guess(samples, ("size",)),
        "all": best_guess(samples, ("first", "end", "messages", "longer", "alone")),
    }
    print(f"{len(samples)} passes, {share:.0%} automatic: {measured}")
    assert max(measured.values()) <= 0.55, measured


def test_the_classifier_would_see_a_window_that_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pauses for show it finds those who never need longer."""
    monkeypatch.setattr(window.Pauses, "draw", lambda pauses: False)
    samples = watch_windows(monkeypatch, 2000)
    assert best_guess(samples, ("longer",)) > 0.55


# ---- questions that hide nothing ----


def beats_under_load(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, bool]]:
    """Many tables wait for one worker, which answers one after another: how long windows last, and who answered.

    In half of them the bot has no choice, and the house answers at once.
    """
    dice = random.Random(3)
    monkeypatch.setattr(window, "lots", random.Random(5))
    monkeypatch.setattr(window, "paces", defaultdict(window.Beats))
    game = load_game("parley")
    facts = PositionFacts(game, game.start(3, {}, Fast(1)))
    action = facts.actions(1)[0]
    found: list[tuple[window.Window, bool]] = []
    thinking: list[tuple[float, window.Window]] = []
    now = free = 0.0
    for _ in range(4000):
        now += dice.expovariate(8.0)
        asked, automatic = window.Window(now, 0.0, [(1, facts)]), dice.random() < 0.5
        found.append((asked, automatic))
        while thinking and thinking[0][0] <= now:
            at, earlier = thinking.pop(0)
            earlier.hold(1, window.Held(action, "key", "bot"), at, "greedy")
        if automatic:
            asked.hold(1, window.Held(action, None, "house"), now, "greedy")
        else:
            free = max(free, now) + dice.uniform(0.05, 0.35)
            thinking.append((free, asked))
    return [(asked.due - asked.opened, automatic) for asked, automatic in found[500:] if asked.held]


def test_bots_answers_leave_alike_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    lasted = beats_under_load(monkeypatch)
    assert max(seconds for seconds, _ in lasted) > 0.5, "bots have to wait for each other here"
    assert 0.45 < auc(lasted) < 0.55


def test_answers_without_a_thought_would_be_told_by_their_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window.Beats, "draw", lambda beats: 1)
    assert auc(beats_under_load(monkeypatch)) < 0.3


def test_a_question_that_hides_nothing_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether to roll again is known to everybody: after enough guesses that agree, nobody waits for it."""
    monkeypatch.setattr(hiding, "ENOUGH_GUESSES", 3)
    monkeypatch.setattr(hiding, "agreed", {})
    monkeypatch.setattr(hiding, "differed", set())
    hall = Hall("blackbeard", 3, monkeypatch)
    hall.play(Fast("open"), [0, 0], 800)
    assert ("blackbeard", "window") in hiding.differed
    assert ("blackbeard", "reroll") not in hiding.differed and hiding.agreed["blackbeard", "reroll"] > 3


def test_the_player_is_told_what_the_house_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """He alone, until he answers something himself."""
    hall = Hall("parley", 2, monkeypatch)
    told = {seat: describe_situation(hall.table, Reader("player 0", "en", ""), seat, NOTHING) for seat in (0, 1, 2)}
    assert told[1].answered_for is not None and told[1].answered_for.step == "turn"
    assert told[0].answered_for is None
