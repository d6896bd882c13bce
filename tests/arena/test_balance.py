"""Balance: what many watched games tell about seats, length, scores, and about every piece."""

import json
from importlib import import_module

import pytest

from flibuste.arena.balance import Balance, Findings
from flibuste.arena.balance_page import BalanceReport
from flibuste.arena.effects import LEAST, effects, standing_out
from flibuste.arena.simulate import BadPlan
from flibuste.arena.trial import Trial, Watch, Watched, uses_in
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.journal import EventKind
from flibuste.engine.playout import RandomChooser
from flibuste.engine.registry import game_names, load_game

SHORT: Data = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}
SHIP = {"ship": {"B4": {"strength": 1, "value": 9}}}
FAME = {"tavern": {"fame-3": {"points": 5}}}


def watched(number: int, shares: list[float], uses: list[dict[str, int]]) -> Watched:
    return Watched(number, shares, [5, 3], "end", 10 + number, 0, 1, uses)


def found(game: str, components: Data | None, games: int, bot: str, players: int = 3) -> Balance:
    pieces = None if components is None else load_game(game, components).components
    balance = Balance([Trial(game, players, bot, "0", {}, pieces)], games)
    assert balance.run()
    return balance


# ---- the figure: a card that is unfair on purpose -------------------------------------------------------------------


def test_a_tavern_card_that_gives_5_fame_is_named() -> None:
    named = found("cove", FAME, 120, "random").findings[0].named
    assert named is not None and named.key == "drawn tavern.fame-3"
    assert named.change > 0.1 and named.low > 0 and named.beyond > 0.1


@pytest.mark.slow
def test_a_ship_of_strength_1_and_value_9_is_named() -> None:
    named = found("stortebeker", SHIP, 400, "deckhand").findings[0].named
    assert named is not None and named.key == "taken ship.B4"
    assert named.low > 0 and named.beyond > 0.1


# ---- effects --------------------------------------------------------------------------------------------------------


def test_who_used_a_piece_is_compared_with_the_others_at_the_table() -> None:
    """In three of four games the user wins: one use is worth the half of a chance between two players."""
    games = [watched(n, [1.0, 0.0] if n % 4 else [0.0, 1.0], [{"taken ship.A": 1}, {}]) for n in range(400)]
    (effect,) = effects(games)
    assert (effect.uses, effect.games, effect.piece, effect.how) == (400, 400, "ship.A", "taken")
    assert effect.change == pytest.approx(0.5, abs=0.02) and effect.low > 0.4 and effect.high < 0.6


def test_what_all_use_alike_and_what_is_rare_says_nothing() -> None:
    alike = [watched(n, [1.0, 0.0], [{"taken ship.A": 2}, {"taken ship.A": 2}]) for n in range(100)]
    rare = [watched(n, [1.0, 0.0], [{"taken ship.B": 1}, {}]) for n in range(LEAST - 1)]
    assert effects(alike + rare) == []


def test_few_games_that_all_went_one_way_are_no_certainty() -> None:
    (effect,) = effects([watched(n, [1.0, 0.0], [{"taken ship.A": 1}, {}]) for n in range(LEAST)])
    assert 0.5 < effect.change < 1 and effect.low < effect.change < effect.high


def test_a_piece_stands_out_of_its_kind_and_what_is_dealt_goes_before_what_is_played() -> None:
    games = []
    for n in range(400):
        drawn = f"tavern.{'ABCDE'[n % 5]}"
        won = n % 5 == 0 or n % 2 == 0
        uses = {f"drawn {drawn}": 1, f"played {drawn}": 1, "visited island.X": 1}
        games.append(watched(n, [1.0, 0.0] if won else [0.0, 1.0], [uses, {}]))
    order = standing_out(effects(games))
    assert order[0].key == "drawn tavern.A" and order[0].beyond > 0.5 > order[0].error
    assert all(not effect.key.startswith("played") for effect in order)
    assert (
        order[-1].key == "visited island.X" and not order[-1].has_kind and order[-1].data()["beyond_its_kind"] is None
    )


def test_uses_are_read_from_events() -> None:
    assert uses_in("taken ship", {"ship": "B4", "seat": 1}) == ["taken ship.B4"]
    assert uses_in("drawn card tavern", {"card": ["flint", "smoke"]}) == ["drawn tavern.flint", "drawn tavern.smoke"]
    assert uses_in("taken ship", {"ship": "none"}) == [] == uses_in("taken ship", {})


def test_the_lead_changes_when_another_leads_alone() -> None:
    watch = Watch(RandomChooser(Fast(1)), load_game("stortebeker"))
    for scores in ([0, 0], [3, 0], [3, 3], [3, 5], [6, 5], [7, 5]):
        watch.look(scores)
    assert watch.changes == 2
    watch.look(None)
    assert not watch.is_public


# ---- the games ------------------------------------------------------------------------------------------------------


def is_event(kind: object) -> bool:
    return isinstance(kind, EventKind)


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_what_its_pieces_are_used_for(name: str) -> None:
    """Every declared use names an event, its value, and a way and a piece that have words in both languages."""
    game = load_game(name)
    known = vars(import_module(f"{game.package}.table.events")).values()
    values = {kind.name: [value.partition(":")[0] for value in kind.values] for kind in known if is_event(kind)}
    assert all(declared.split()[1] in values[event] for event, entry in game.used.items() for declared in entry)
    trial = Trial(name, max(2, game.seats.start), "random", "1", dict(game.brief))
    used = {key for number in range(2) for uses in trial.play(number).uses for key in uses}
    ways = {declared.split()[0] for entry in game.used.values() for declared in entry}
    assert used and {key.split()[0] for key in used} <= ways | {"held"}
    balance = Balance([trial], 1)
    for language in ("en", "fr"):
        report = BalanceReport(balance, language)
        assert not any("‹" in report.say(f"use-{way}") for way in ways)
        labels = {key: report.label(key.partition(" ")[2]) for key in used}
        assert not [key for key, label in labels.items() if not label or "‹" in label]


def test_seats_order_and_scores_are_counted() -> None:
    games = [
        Watched(0, [1.0, 0.0], [9, 4], "end", 10, 1, 2, [{}, {}]),
        Watched(1, [0.5, 0.5], [6, 6], "calm", 12, 0, 0, [{}, {}]),
    ]
    findings = Findings(Trial("stortebeker", 2), games)
    assert [row["wins"] for row in findings.by_seat()] == [1.5, 0.5]
    order = findings.by_order()
    assert order is not None and [row["wins"] for row in order] == [0.5, 1.5]
    assert findings.reasons() == {"calm": 1, "end": 1} and findings.leads() == {2: 1, 0: 1}
    assert sorted(findings.winning_scores().elements()) == [6, 6, 9]
    assert json.dumps(findings.data())


def test_a_game_without_a_beginner_has_no_order_of_play() -> None:
    assert found("cove", None, 1, "random").findings[0].by_order() is None


def test_two_sets_of_pieces_play_the_same_seeds_and_jobs_do_not_matter() -> None:
    pieces = load_game("stortebeker", SHORT).components
    trials = [Trial("stortebeker", 2, "random", "3", {}, pieces) for _ in range(2)]
    alone, shared = Balance(trials, 20), Balance(trials, 20)
    assert alone.run() and shared.run(2)
    assert alone.data() == shared.data()
    first, second = alone.findings
    assert first.games == second.games and first.number == 20
    assert {pair.change for pair in alone.differences()} == {0.0}


def test_an_interrupt_gives_what_was_finished() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    pieces = load_game("stortebeker", SHORT).components
    balance = Balance([Trial("stortebeker", 2, "random", components=pieces)], 10)
    assert not balance.run(progress=stop) and balance.findings[0].number == 3
    assert any("stopped early" in line for line in BalanceReport(balance, "en").lines())


def test_one_player_has_no_balance() -> None:
    with pytest.raises(BadPlan, match="at least two players"):
        Trial("blackbeard", 1).check()


def test_the_page_needs_nothing_else_and_speaks_both_languages() -> None:
    pieces = load_game("stortebeker", SHORT).components
    trials = [Trial("stortebeker", 2, "random", "3", {}, part) for part in (pieces, None)]
    balance = Balance(trials, 30)
    balance.run()
    for language, word in (("en", "Does the seat matter?"), ("fr", "La place compte-t-elle\u00a0?")):
        report = BalanceReport(balance, language)
        text = report.html()
        assert word in text and text.count("<svg") > 6
        assert "://" not in text and "<script" not in text and "<link" not in text and "‹" not in text
        assert not any("‹" in line for line in report.lines())
