"""Odds: what is stated at a choice is what the rules do, with all dice counted out."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.engine.odds import Odds
from flibuste.engine.registry import load_game
from flibuste.engine.state import State as AnyState
from flibuste.games.davyjones.odds import hit_chance
from flibuste.games.davyjones.rules.dice import RerollOffer
from flibuste.games.davyjones.rules.fight.boarding import BoardOffer
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.rules.sea.contact import RamOffer
from flibuste.games.davyjones.rules.sea.preview import course_now
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import REEF, SARGASSO, S
from flibuste.games.davyjones.table.ship import WRECK
from flibuste.games.davyjones.table.state import State
from flibuste.records.position import read_position
from flibuste.words import Words
from flibuste.words.odds import odds_text, thrown_need_text, thrown_verdict_text
from tests.games.davyjones.at_sea import bring_near, lay_island, sea
from tests.games.davyjones.box import BOX
from tests.proofs.outcomes import agree, counted, outcomes, told

GAME = load_game("davyjones")
THIN = "\u202f"


def stated(state: State, line: str) -> Odds:
    action = GAME.parse(line)
    assert state.refusal(0, action) is None, line
    found = GAME.odds(state, 0, action)
    assert found is not None
    return found


def by_the_rules(state: State, line: str, labels: tuple[str, ...], outcome: Callable[[AnyState], str]) -> bool:
    return agree(stated(state, line), counted(state, 0, GAME.parse(line), labels, outcome))


def verdict(name: str, good: str, bad: str) -> Callable[[AnyState], str]:
    def outcome(after: AnyState) -> str:
        event = next(event for event in told(GAME, after) if event["event"] == name)
        return good if event["success"] == "yes" else bad

    return outcome


def damage(after: AnyState) -> str:
    """By what becomes of the target, not by what the event says."""
    assert isinstance(after, State)
    names = [event["event"] for event in told(GAME, after)]
    marks = ("mast-lost", "mast-burns", "sunk", "shield", "panel-lost", "derelict")
    asked = any(step.NAME in ("hits", "lose-mast") for step in after.stack)
    return "hit" if asked or any(mark in names for mark in marks) else "miss"


def at_guns(own: str, other: str, mode: int = MODE_GUNS, gap: int = 3000) -> State:
    state = sea(own, other)
    bring_near(state.ships[0], state.ships[1], gap)
    state.stack += [Orders(0), Shooting(0, 0, mode, False)]
    return state


def zone(state: State) -> None:
    """14.14 – A Cursed Zone around the first ship."""
    ship = state.ships[0]
    state.players[0].zone = [ship.x, ship.y]


@pytest.mark.clause("6.3", "6.4")
@pytest.mark.parametrize("is_cursed", [False, True])
@pytest.mark.parametrize("own", ["leroica", "blackwatch", "hellfire", "executioner"])
def test_the_odds_of_a_gun_are_those_of_the_rules(own: str, is_cursed: bool) -> None:
    state = at_guns(own, "jamaica")
    if is_cursed:
        zone(state)
    shots = [action for action in state.options(0) if action.verb == "fire"]
    assert shots
    for action in shots:
        assert by_the_rules(state, action.notation, ("cannon",), verdict("fired", "hit", "miss")), action.notation


@pytest.mark.clause("6.3")
def test_a_hit_that_is_stated_does_damage() -> None:
    state = at_guns("leroica", "jamaica")
    for action in [action for action in state.options(0) if action.verb == "fire"]:
        assert by_the_rules(state, action.notation, ("cannon",), damage)


@pytest.mark.clause("4.8.2", "4.8.3")
@pytest.mark.parametrize(("own", "other"), [("leroica", "jamaica"), ("hellfire", "leroica"), ("jamaica", "hellfire")])
@pytest.mark.parametrize("masts", [1, 0])
def test_the_odds_of_boarding_are_those_of_the_rules(own: str, other: str, masts: int) -> None:
    state = sea(own, other)
    bring_near(state.ships[0], state.ships[1], 5)
    state.ships[1].masts >>= masts
    state.stack += [Orders(0), BoardOffer(0, 0, 24, False)]
    assert by_the_rules(state, "board", ("boarding",), winner)


def winner(after: AnyState) -> str:
    for event in told(GAME, after):
        if event["event"] == "boarding-tie":
            return "tie"
        if event["event"] == "boarded":
            return "win" if event["winner"] == "A1" else "lose"
    raise AssertionError


@pytest.mark.clause("4.6.2")
@pytest.mark.parametrize("is_cursed", [False, True])
@pytest.mark.parametrize("masts", [1, 2, 3])
def test_the_odds_of_a_ram_are_those_of_the_rules(masts: int, is_cursed: bool) -> None:
    state = sea("leroica", "hellfire")
    ship, target = state.ships
    target.heading, ship.heading = 0, 9000
    ship.x, ship.y = target.x - target.card.hull.length // 2, target.y - target.card.hull.beam // 2 - 5
    target.masts = (1 << masts) - 1
    if is_cursed:
        zone(state)
    state.stack += [Orders(0), RamOffer(0, 0)]
    assert by_the_rules(state, "ram B1", ("ram",), verdict("ram-roll", "success", "failure"))


@pytest.mark.clause("7.1", "14.14")
@pytest.mark.parametrize("is_cursed", [False, True])
def test_the_odds_of_scuttling_are_those_of_the_rules(is_cursed: bool) -> None:
    state = sea("leroica", "hellfire")
    state.ships[0].masts = 0
    lay_island(state, 60000, 60000)
    if is_cursed:
        zone(state)
    state.stack.append(Orders(0))
    assert by_the_rules(state, "scuttle A1", ("scuttle",), verdict("scuttle-roll", "success", "failure"))


@pytest.mark.clause("11.3.23")
def test_the_odds_of_a_second_try_are_those_of_the_rules() -> None:
    state = at_guns("fiddlers-green", "jamaica")
    state.stack += [Shot(0, 24, 0, 0, state.ships[0].card.cannons[0].rank, die=1), RerollOffer(0, 0, 1, "cannon")]
    assert by_the_rules(state, "reroll yes", ("cannon",), verdict("fired", "hit", "miss"))
    assert GAME.odds(state, 0, GAME.parse("reroll no")) is None


@pytest.mark.clause("6.2")
def test_a_salvo_says_how_many_hits_to_expect() -> None:
    state = at_guns("leroica", "jamaica")
    shots = [stated(state, action.notation).chance for action in state.options(0) if action.verb == "fire"]
    state.stack.pop()
    odds = stated(state, "shoot A1")
    assert sum(share.chance for share in odds.shares) == pytest.approx(1)
    none = 1.0
    for chance in shots:
        none *= 1 - chance
    assert odds.chance == pytest.approx(1 - none)
    tenths = 10 * int(dict(odds.words)["whole"]) + int(dict(odds.words)["tenth"])
    assert tenths == round(10 * sum(shots))


def test_odds_are_said() -> None:
    state = at_guns("leroica", "jamaica")
    odds = stated(state, "fire m1 B1 plain")
    needed = state.ships[0].card.cannons[0].rank + 1
    percent = round(100 * (7 - needed) / 6)
    assert (
        odds_text(Words(GAME, "en"), odds)
        == f"1d6 at least {needed}: hit {percent}{THIN}%, miss {100 - percent}{THIN}%"
    )
    assert "au moins" in odds_text(Words(GAME, "fr"), odds)


def test_what_never_hits_cannot_succeed() -> None:
    state = at_guns("leroica", "jamaica")
    zone(state)
    assert hit_chance(state, Shot(0, 24, 0, 0, 6)) == 0.0


def test_the_log_shows_both_dice_of_a_boarding() -> None:
    state = sea("leroica", "hellfire")
    bring_near(state.ships[0], state.ships[1], 5)
    state.stack += [Orders(0), BoardOffer(0, 0, 24, False)]
    found = set()
    for _, after in outcomes(state, 0, GAME.parse("board"), ("boarding",)):
        event = next(event for event in told(GAME, after) if event["event"] in ("boarded", "boarding-tie"))
        thrown = GAME.thrown(event)
        assert thrown is not None and len(thrown.dice) == 2
        own, other = (int(die.face) for die in thrown.dice)
        assert event["total"] - own == state.ships[0].standing()
        assert event["other"] - other == state.ships[1].standing()
        found.add(thrown.verdict)
        assert thrown_need_text(Words(GAME, "en"), thrown) == f"{event['total']} to {event['other']}"
        assert thrown_verdict_text(Words(GAME, "fr"), thrown)
    assert found == {"win", "tie", "lose"}


def test_an_old_log_without_the_dice_is_shown_without_them() -> None:
    old = {"event": "boarding-tie", "clause": "4.8.3", "seat": 1, "ship": "A1", "total": 7, "target": "B1", "other": 7}
    assert GAME.thrown(old) is None


@pytest.mark.clause("6.3")
@pytest.mark.parametrize(("die", "verdict"), [(1, "miss"), (6, "hit")])
def test_the_log_shows_a_shot(die: int, verdict: str) -> None:
    event = {"event": "fired", "die": die, "needed": 4, "success": "yes" if die >= 4 else "no"}
    thrown = GAME.thrown(event)
    assert thrown is not None
    assert (thrown.verdict, thrown.good, thrown.dice[0].face) == (verdict, die >= 4, str(die))


@pytest.mark.clause("8.3.2", "8.3.3")
def test_the_log_says_what_a_fear_die_does_and_old_logs_are_told_without() -> None:
    old = {"event": "fear-roll", "clause": "8.3.1", "seat": 1, "ship": "A1", "target": "B1", "die": 5}
    words = Words(GAME, "en", piece_names={"A1": "Howl", "B1": "Judas"})
    assert words.event(old) == "Fear of Howl: 5 for Judas."
    event = {**old, "silence": 5, "slow": 6}
    assert words.event(event) == "Fear of Howl: 5 for Judas (5 silences, 6 slows)."
    thrown = GAME.thrown(event)
    assert thrown is not None and thrown_need_text(words, thrown) == "5 silences, 6 slows"


@pytest.mark.clause("11.2.2")
def test_the_log_says_what_a_fire_die_does() -> None:
    event = {"event": "fire-roll", "clause": "11.2.2", "seat": 1, "ship": "A1", "mast": "m2", "die": 4}
    words = Words(GAME, "fr", piece_names={"A1": "Howl"})
    assert words.event(event) == "Feu au mât 2 de Howl\u00a0: 4."
    told = words.event({**event, "out": 6, "spread": 3})
    assert told == "Feu au mât 2 de Howl\u00a0: 4 (éteint dès 6, s’étend jusqu’à 3)."


@pytest.mark.clause("8.2.2", "8.2.3", "8.2.4")
@pytest.mark.parametrize("is_cursed", [False, True])
@pytest.mark.parametrize("own", ["flying-dutchman", "hms-bretwalda", "swamp-fox"])
def test_the_odds_of_a_broadside_are_those_of_the_rules(own: str, is_cursed: bool) -> None:
    state = at_guns(own, "jamaica", gap=500)
    if is_cursed:
        zone(state)
    assert "broadside B1" in [action.notation for action in state.options(0)]
    outcome = verdict("broadside", "all-hits", "miss")
    assert by_the_rules(state, "broadside B1", ("cannon",), outcome)


@pytest.mark.clause("9.4.4", "14.14")
@pytest.mark.parametrize("is_cursed", [False, True])
@pytest.mark.parametrize("masts", [1, 2, 3])
def test_the_odds_of_breaking_free_are_those_of_the_rules(masts: int, is_cursed: bool) -> None:
    state = sea("leroica", "hellfire")
    weed = lay_island(state, state.ships[0].x, state.ships[0].y)
    state.islands.clear()
    weed.kind = SARGASSO
    state.terrain.append(weed)
    state.ships[0].tangled = 0
    state.ships[0].masts = (1 << masts) - 1
    if is_cursed:
        zone(state)
    state.stack.append(Orders(0))
    assert by_the_rules(state, "break-free A1", ("break-free",), verdict("break-roll", "success", "failure"))


@pytest.mark.clause("11.3.24", "11.3.28", "11.3.29", "14.14")
@pytest.mark.parametrize("is_cursed", [False, True])
@pytest.mark.parametrize(
    ("own", "other", "line", "label"),
    [
        ("leroica", "la-corse", "twice A1 shoot", "twice"),
        ("boneyard:papa-doc", "la-corse:captain-french,cannoneer-french", "possess A1 c2", "possession"),
        ("tsuro", "la-corse", "push A1", "push"),
    ],
)
def test_the_odds_of_abilities_are_those_of_the_rules(
    own: str, other: str, line: str, label: str, is_cursed: bool
) -> None:
    state = sea(own, other)
    bring_near(state.ships[0], state.ships[1], 5000)
    if is_cursed:
        zone(state)
    state.stack.append(Orders(0))

    def works(after: AnyState) -> str:
        assert isinstance(after, State)
        if label == "possession":
            return "success" if after.crew[1].player == 0 else "failure"
        if label == "push":
            return "success" if [step.NAME for step in after.stack][-1:] == ["push-ship"] else "failure"
        return "success" if after.ships[0].actions > 1 else "failure"

    assert by_the_rules(state, line, (label,), works)


@pytest.mark.clause("14.15")
@pytest.mark.parametrize(("own", "line"), [("captain-cursed", "aim-duel c1 c2"), ("papa-doc", "aim-duel c1 c3")])
def test_the_odds_of_a_duel_are_those_of_the_rules(own: str, line: str) -> None:
    state = sea(f"boneyard:{own}", "la-corse:captain-french,cannoneer-french")
    state.players[0].events = [BOX.event_of["duel"]]
    state.stack.append(TurnStart(0))
    state.run()
    state.act(0, GAME.parse("play duel"))

    def left(after: AnyState) -> str:
        assert isinstance(after, State)
        other = int(line[-1]) - 1
        is_alive = [after.crew[number].ship >= 0 for number in (0, other)]
        return "tie" if is_alive == [False, False] else "win" if is_alive[0] else "lose"

    assert by_the_rules(state, line, ("duel",), left)


@pytest.mark.clause("9.3.1", "9.3.2", "9.3.3", "9.3.4")
@pytest.mark.parametrize("known", [0, 2])
@pytest.mark.parametrize(("own", "masts"), [("la-charlemagne", 5), ("la-charlemagne", 3), ("hms-gargantuan", 1)])
def test_the_odds_of_a_course_over_a_reef_are_those_of_the_rules(own: str, masts: int, known: int) -> None:
    state = sea(own, "hellfire")
    ship = state.ships[0]
    ship.masts = (1 << masts) - 1
    reef = lay_island(state, ship.x + 8000, ship.y)
    state.islands.clear()
    reef.kind, reef.value = REEF, known
    state.terrain.append(reef)
    state.stack.append(Sailing(0, 0))
    line = Sail(ship.number, [Leg(S, 0)]).notation
    before = ship.standing()

    def struck(after: AnyState) -> str:
        assert isinstance(after, State)
        lost = (
            before
            - after.ships[0].standing()
            + sum(getattr(step, "count", 0) for step in after.stack if step.NAME == "lose-mast")
        )
        if after.ships[0].status == WRECK:
            return "wreck"
        return "unhurt" if lost == 0 else "all-masts" if lost == before else "masts-lost"

    assert by_the_rules(state, line, ("terrain",), struck)
    assert GAME.odds(state, 0, Sail(ship.number, [Leg(S, 18000)])) is None
    assert "récif" in odds_text(Words(GAME, "fr"), stated(state, line))


@pytest.mark.clause("9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.4.1", "9.4.2")
@pytest.mark.parametrize("known", [(0, 0), (0, 3), (4, 0)])
@pytest.mark.parametrize("kinds", [(SARGASSO,), (REEF, REEF), (REEF, SARGASSO), (SARGASSO, REEF)])
@pytest.mark.parametrize(("own", "masts"), [("la-charlemagne", 5), ("la-charlemagne", 3), ("hms-gargantuan", 4)])
def test_the_odds_of_a_course_over_several_hazards_are_those_of_the_rules(
    own: str, masts: int, kinds: tuple[int, ...], known: tuple[int, int]
) -> None:
    state = sea(own, "hellfire")
    ship = state.ships[0]
    ship.masts = (1 << masts) - 1
    state.terrain += [lay_island(state, ship.x + 8000 + 300 * number, ship.y) for number in range(len(kinds))]
    state.islands.clear()
    for land, kind, value in zip(state.terrain, kinds, known, strict=False):
        land.kind, land.value = kind, value
    state.stack.append(Sailing(0, 0))
    line = Sail(ship.number, [Leg(S, 0)]).notation
    assert len(course_now(state, Sail(ship.number, [Leg(S, 0)])).terrain) == len(kinds)
    before = ship.standing()

    def fate(after: AnyState) -> str:
        assert isinstance(after, State)
        moved = after.ships[0]
        if moved.status == WRECK:
            return "wreck"
        lost = before - moved.standing()
        lost += sum(getattr(step, "count", 0) for step in after.stack if step.NAME == "lose-mast")
        if lost == before:
            return "all-masts"
        if moved.tangled >= 0:
            return "masts-tangled" if lost else "tangled"
        return "masts-lost" if lost else "unhurt"

    assert by_the_rules(state, line, ("terrain",), fate)
    assert "mâts" in odds_text(Words(GAME, "fr"), stated(state, line))


def test_a_course_that_must_cost_masts_says_so() -> None:
    state = sea("la-charlemagne", "hellfire")
    ship = state.ships[0]
    state.terrain.append(lay_island(state, ship.x + 8000, ship.y))
    state.islands.clear()
    state.terrain[0].kind, state.terrain[0].value = REEF, 2
    state.stack.append(Sailing(0, 0))
    assert "masts lost" in odds_text(Words(GAME, "en"), stated(state, Sail(ship.number, [Leg(S, 0)]).notation))


def shot(after: AnyState) -> str:
    names = ("fired", "marine-fired", "sniped")
    event = next(event for event in told(GAME, after) if event["event"] in names)
    return "hit" if event["success"] == "yes" else "miss"


@pytest.mark.clause("8.8.2", "8.8.3")
@pytest.mark.parametrize("name", ["8.8.2", "8.8.3"])
def test_the_odds_of_a_marine_are_those_of_the_rules(name: str) -> None:
    path = Path(__file__).parent / "examples" / f"{name}.toml"
    example = tomllib.loads(path.read_text(encoding="utf-8"))
    game = load_game("davyjones", example["components"])
    tried = 0
    for case in example["case"]:
        given = {
            **example["given"],
            "ship": {**example["given"].get("ship", {}), **case.get("given", {}).get("ship", {})},
        }
        state = read_position(game, given)
        for action in state.options(0):
            if action.verb in ("marine", "marine-at", "snipe"):
                tried += 1
                odds = game.odds(state, 0, action)
                assert odds is not None
                assert agree(odds, counted(state, 0, action, ("cannon",), shot))
    assert tried
