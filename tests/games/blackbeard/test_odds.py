"""Odds: what is stated at a choice is what the rules do, with all dice counted out."""

from collections.abc import Callable
from typing import Any

import pytest

from flibuste.engine.odds import Odds
from flibuste.engine.state import State
from flibuste.games.blackbeard.chances import bribe_chance, haven_chance
from flibuste.games.blackbeard.odds import thrown
from flibuste.games.blackbeard.table.actions import KEEP
from flibuste.words import Words
from flibuste.words.odds import odds_text
from tests.games.blackbeard.table import Table, acting, game, table
from tests.proofs.outcomes import agree, counted, told

Outcome = Callable[[State], str]
NARROW = "\u202f"


def stated(now: Table, line: str) -> Odds:
    seat = now.state.deciders()[0]
    found = now.game.odds(now.state, seat, now.game.parse(line, now.state))
    assert found is not None
    return found


def said(now: Table, line: str, language: str = "en") -> str:
    return odds_text(Words(now.game, language), stated(now, line)).replace(NARROW, " ").replace("\xa0", " ")


def by_the_rules(now: Table, line: str, labels: tuple[str, ...], outcome: Outcome) -> bool:
    action = now.game.parse(line, now.state)
    found = counted(now.state, now.state.deciders()[0], action, labels, outcome)
    return agree(stated(now, line), found)


def seen(now: Table, **outcomes: str) -> Outcome:
    """The outcome whose event comes first; `otherwise` where none of them does."""

    def outcome(after: State) -> str:
        names = [event["event"].replace("-", "_") for event in told(now.game, after)]
        return next((outcomes[name] for name in names if name in outcomes), outcomes["otherwise"])

    return outcome


def held(now: Table, name: str, key: str, good: Any) -> Outcome:
    def outcome(after: State) -> str:
        found = [event[key] for event in told(now.game, after) if event["event"] == name]
        return "success" if found == [good] else "failure"

    return outcome


@pytest.mark.clause("8.13a", "8.14a", "8.15a")
@pytest.mark.parametrize(("pirate", "merchant"), [("teach", "sloop"), ("teach", "sloop up"), ("bonnet", "sloop")])
def test_spotting(pirate: str, merchant: str) -> None:
    others = {pirate: {"owner": 1, "place": "india", "cunning": 0}} if pirate != "teach" else {}
    now = acting(merchant={"goa": merchant}, pirate=others)
    assert by_the_rules(now, f"spot {pirate} goa", ("spot",), seen(now, spotted="success", otherwise="failure"))


@pytest.mark.clause("9.52a", "9.52b", "9.58c", "8.46c")
@pytest.mark.parametrize("attacked", [[], ["goa"]])
@pytest.mark.parametrize("teach", [{}, {"combat": 2}, {"information": {"goa": 2}}, {"guns": True}])
def test_attacking_a_port(attacked: list[str], teach: dict[str, Any]) -> None:
    now = acting(teach=teach, attacked=attacked)
    assert by_the_rules(now, "attack teach goa", ("port-defence", "attack"), held(now, "attacked", "won", True))


@pytest.mark.clause("9.55b")
def test_sacking() -> None:
    now = acting(teach={"place": "goa", "sacking": "goa"})
    assert by_the_rules(now, "sack teach", ("sack",), held(now, "sacked", "won", True))


@pytest.mark.clause("9.62a", "9.62b", "9.62c", "9.62d")
@pytest.mark.parametrize("victim", ["tew", "bonnet", "low"])
def test_stealing(victim: str) -> None:
    robbed = {"owner": 2, "place": "goa", "revels": 1, "holds": [500], "cunning": 0}
    now = acting(teach={"place": "goa"}, pirate={victim: robbed})
    tie = seen(now, stolen="win", duel_won="tie", duel_tied="tie", otherwise="lose")
    assert by_the_rules(now, f"steal teach {victim}", ("theft",), tie)


@pytest.mark.clause("17.2#1d", "8.45a", "8.32a", "8.36a", "8.36b")
def test_digging_torture_and_cargo() -> None:
    now = acting(teach={"place": "west-caribbean", "chart": True})
    assert held(now, "dug", "found", 0) is not None
    assert by_the_rules(now, "dig teach", ("dig",), lambda after: "failure" if found(now, after) == 0 else "success")
    now = acting(merchant={"goa": "sloop up teach"})

    def cargo(after: State) -> str:
        result = next(event["result"] for event in told(now.game, after) if event["event"] == "cargo")
        return "rich" if result >= 8 else "poor" if result <= 3 else "fair"

    assert by_the_rules(now, "plunder teach goa", ("cargo",), cargo)


def found(now: Table, after: State) -> int:
    number: int = next(event["found"] for event in told(now.game, after) if event["event"] == "dug")
    return number


@pytest.mark.clause("8.45a")
def test_torture() -> None:
    now = acting({"cargo": [3], "hostage": ["captain"]}, merchant={"goa": "sloop up teach"})
    now.do("plunder teach goa", "take")
    assert by_the_rules(now, "torture", ("torture",), seen(now, informed="success", otherwise="failure"))


@pytest.mark.clause("18.41Da", "9.45b")
def test_prices() -> None:
    codes = [100 * (10 * tens + units) for tens in range(1, 7) for units in range(1, 7)]
    for money in range(0, 8000, 50):
        assert bribe_chance(money) == pytest.approx(sum(code <= money for code in codes) / 36)
        assert haven_chance(money) == pytest.approx(sum(100 * die <= money for die in range(1, 7)) / 6)


@pytest.mark.clause("6.45a", "6.45b", "6.46a", "6.46b", "6.46d")
@pytest.mark.parametrize("warship", ["guns-20", "guns-40", "guns-60"])
def test_warships(warship: str) -> None:
    now = acting(quiet=False, merchant={"goa": "sloop"}, warship={"india": warship}).do("spot teach goa", "2: warship")
    flight = seen(now, escaped="success", found="failure", otherwise="?")
    assert by_the_rules(now, "flee", ("warship-chase", "flight"), flight)
    battle = seen(now, warship_beaten="success", driven_off="failure", otherwise="?")
    assert by_the_rules(now, "fight", ("warship-battle", "battle"), battle)


@pytest.mark.clause("6.43a", "6.46d")
def test_the_warships_side() -> None:
    now = acting(quiet=False, merchant={"goa": "sloop"}, warship={"india": "guns-40"}).do("spot teach goa")
    attack = stated(now, "warship")
    now.do("2: warship")
    assert attack.chance == pytest.approx(1 - stated(now, "fight").chance)
    assert dict(attack.words)["found"] == str(round(100 - 100 * stated(now, "flee").chance))


@pytest.mark.clause("10.12a")
@pytest.mark.parametrize("notoriety", [0, 3, 4, 12, 18, 30])
def test_sending_for_a_commissioner(notoriety: int) -> None:
    now = acting(quiet=False, teach={"notoriety": notoriety}).do("move teach goa")
    came = seen(now, kc_came="success", otherwise="failure")
    assert by_the_rules(now, "send-kc", ("deploy-kc",), came)


@pytest.mark.clause("10.32a", "10.32b", "10.34a")
@pytest.mark.parametrize(("place", "line"), [("india", "kc-intercept"), ("east-africa", "kc-chase")])
@pytest.mark.parametrize("speed", [-1, 1, 3, 5])
def test_interception(place: str, line: str, speed: int) -> None:
    seats = {"2": {"kc": "ogle", "kc_place": place}}
    now = acting(quiet=False, seat=seats, teach={"speed": speed}, merchant={"goa": "sloop"}).do("spot teach goa")
    caught = seen(now, kc_caught="success", kc_missed="failure", otherwise="?")
    assert by_the_rules(now, line, ("kc-interception", "interception"), caught)


@pytest.mark.clause("10.34a", "10.34b", "10.34c")
def test_fighting_a_commissioner() -> None:
    seats = {"2": {"kc": "ogle", "kc_place": "india"}}
    dice = {"kc-interception": [6], "interception": [1]}
    teach = {"letter": "english", "speed": 0}
    now = acting(dice, quiet=False, seat=seats, teach=teach, merchant={"goa": "sloop"})
    now.do("spot teach goa", "2: kc-intercept")
    won = seen(now, kc_beaten="success", eliminated="failure", otherwise="?")
    assert by_the_rules(now, "fight", ("kc-battle", "battle"), won)


@pytest.mark.clause("10.52a", "10.4b")
def test_ports_attacked_by_a_commissioner() -> None:
    others = {"low": {"owner": 1, "place": "goa", "cunning": 0}}
    seats = {"2": {"kc": "ogle", "kc_place": "india"}}
    now = acting(quiet=False, seat=seats, teach={"place": "goa"}, pirate=others).do("business teach")
    out = seen(now, ousted="success", not_ousted="failure", otherwise="?")
    assert by_the_rules(now, "kc-oust", ("kc-oust", "oust"), out)


@pytest.mark.clause("10.4b", "10.4c")
@pytest.mark.parametrize("inside", [[], ["teach"], ["teach", "low"]])
def test_an_assault_on_a_pirate_port(inside: list[str]) -> None:
    place = {name: "ste-marie" if name in inside else "east-africa" for name in ("teach", "low")}
    others = {"low": {"owner": 1, "place": place["low"], "cunning": 0}}
    seats = {"2": {"kc": "ogle", "kc_place": "east-africa"}}
    now = acting(quiet=False, seat=seats, teach={"place": place["teach"]}, pirate=others)
    now.do("business teach" if "teach" in inside else "move teach india")
    taken = seen(now, repelled="failure", otherwise="success")
    assert by_the_rules(now, "kc-assault ste-marie", ("assault", "defence"), taken)


@pytest.mark.clause("14.1a", "17.2#13b", "17.2#22a")
def test_cards() -> None:
    seats = {"2": {"hand": "mutiny-conspiracy, local-resistance, wear-and-tear"}}
    now = acting(quiet=False, seat=seats, teach={"loyalty": 7}, governor={"goa": "charles-eden"})
    now.do("move teach east-africa")
    crew = seen(now, mutiny="success", otherwise="failure")
    assert by_the_rules(now, "play mutiny-conspiracy", ("conspiracy",), crew)

    unrest = seen(now, governor_gone="success", otherwise="failure")
    assert by_the_rules(now, "play local-resistance goa", ("resistance",), unrest)

    def slower(after: State) -> str:
        lost = [event["points"] for event in told(now.game, after) if event["event"] == "slowed"]
        return f"slower-{sum(lost)}"

    assert by_the_rules(now, "play wear-and-tear", ("wear",), slower)


@pytest.mark.clause("12.0a", "12.0b")
def test_a_reroll_needs_what_the_roll_needs() -> None:
    now = acting({"spot": [1]}, teach={"cunning": 2}, merchant={"goa": "sloop"}).do("spot teach goa")
    assert now.step == "reroll"
    again = seen(now, spotted="success", otherwise="failure")
    now.state.pirate(now.state.active).cunning = 1
    assert by_the_rules(now, "reroll", ("spot",), again)


@pytest.mark.clause("14.1c", "14.2b", "14.2e", "14.2f")
def test_a_crew_at_the_end_of_its_loyalty_comes_first() -> None:
    now = acting(teach={"loyalty": 0}, seat={"1": {"held": "low"}})

    def crew(after: State) -> str:
        names = [event["event"] for event in told(now.game, after)]
        return "captain-lost" if "captain" in names else "sour" if "loyalty" in names else "quelled"

    assert by_the_rules(now, "move teach goa", ("mutiny",), crew)


def test_the_odds_in_words() -> None:
    now = acting(quiet=False, teach={"notoriety": 12}, merchant={"goa": "sloop"})
    assert said(now, "attack teach goa").startswith("1d6 + ") and " against 1d6 + " in said(now, "attack teach goa")
    assert said(now, "attack teach goa", "fr").count(" contre ") == 1
    now.do("move teach goa")
    assert said(now, "send-kc") == "3d6 below 12: 62 %"


@pytest.mark.clause("8.14b")
def test_the_log_says_what_was_needed() -> None:
    now = acting({"spot": [1]}, merchant={"goa": "sloop"}).do("spot teach goa")
    rolled = now.told("rolled")[-1]
    assert Words(now.game, "en").event(rolled) == "Edward Teach rolls 1, needed 3 (spotting)."
    assert Words(now.game, "fr").event(rolled).startswith("Edward Teach lance 1, il faut 3 (")
    dice = thrown(rolled)
    assert dice is not None and [die.face for die in dice.dice] == ["1"] and dice.verdict == "failure"


@pytest.mark.clause("10.12a")
def test_the_log_shows_all_dice() -> None:
    now = acting({"deploy-kc": [3, 5, 1]}, quiet=False, teach={"notoriety": 12}).do("move teach goa", "send-kc")
    dice = thrown(now.told("kc-try")[-1])
    assert dice is not None and [die.face for die in dice.dice] == ["3", "5", "1"]
    assert (dice.verdict, dice.rule, dice.needed) == ("success", "below", 12)


def test_old_logs_have_no_dice() -> None:
    assert thrown({"event": "rolled", "pirate": "teach", "total": 4}) is None
    assert thrown({"event": "kc-fires", "total": 9}) is None


@pytest.mark.clause("9.44a", "9.34d")
@pytest.mark.parametrize("combat", [5, 3, 1])
def test_refitting(combat: int) -> None:
    now = acting(teach={"place": "goa", "combat": combat, "speed": 2}).do("business teach")

    def repaired(after: State) -> str:
        events = [event for event in told(now.game, after) if event["event"] in ("refitted", "repaired")]
        return "whole" if events[-1]["event"] == "repaired" else f"points-{events[0]['points']}"

    assert by_the_rules(now, "refit", ("refit",), repaired)


@pytest.mark.clause("17.2#4b", "17.2#4c", "17.2#4d")
def test_double_cross() -> None:
    seats = {"2": {"hand": "double-cross"}}
    teach = {"place": "boston", "letter": "english", "net_worth": 1000}
    now = acting(quiet=False, seat=seats, teach=teach)
    promised = stated(now, "retire teach letter")
    now.do("retire teach letter", "2: pass")
    assert now.step == "double-cross-window"
    fate = seen(now, eliminated="hanged", paid_off="pays", otherwise="retires")
    assert by_the_rules(now, "play double-cross", ("double-cross",), fate)
    crossed = {share.name: share.chance for share in stated(now, "play double-cross").shares}
    assert {share.name: share.chance for share in promised.shares} == crossed
    assert [share.good for share in promised.shares] == [True, False, False]


@pytest.mark.clause("17.2#4a")
def test_who_cannot_be_double_crossed_retires_for_sure() -> None:
    now = acting(teach={"place": "boston", "letter": "english"})
    action = now.game.parse("retire teach letter", now.state)
    assert now.game.odds(now.state, 0, action) is None


def first_round(now: Table, own: str) -> Outcome:
    """How the first round of a Duel ends for a Pirate."""

    def outcome(after: State) -> str:
        while after.stack and after.stack[-1].NAME == "reroll":
            after.act(after.deciders()[0], KEEP)
        event = next(event for event in told(now.game, after) if event["event"] in ("duel-won", "duel-tied"))
        return "tie" if event["event"] == "duel-tied" else "win" if event["pirate"] == own else "lose"

    return outcome


@pytest.mark.clause("15.1b", "15.1e", "17.2#17a")
def test_ambition() -> None:
    """For a ship a tie is fought again: of the first round, a tie counts for nobody."""
    seats = {"2": {"hand": "scurvy-outbreak"}, "3": {"hand": "piratical-ambition", "held": "condent"}}
    bonnet = {"owner": 1, "place": "india", "cunning": 0}
    now = acting(quiet=False, players=3, pirate={"bonnet": bonnet}, seat=seats)
    now.do("move bonnet east-africa", "2: play scurvy-outbreak")
    assert now.step == "ambition-window"
    action = now.game.parse("play piratical-ambition condent", now.state)
    seat = now.state.deciders()[0]
    found = counted(now.state, seat, action, ("duel",), first_round(now, "condent"), 4)
    decided = 1 - found.pop("tie")
    assert agree(stated(now, action.notation), {name: chance / decided for name, chance in found.items()})


@pytest.mark.clause("15.1b", "15.1j")
def test_going_on_with_a_duel() -> None:
    condent = {"owner": 2, "place": "goa", "revels": 1, "holds": [500], "cunning": 0}
    bonnet = {"owner": 1, "place": "goa", "cunning": 0}
    number = {pirate.id: pirate for pirate in game().pieces.pirates}
    lead = number["bonnet"].ability + 1 - number["condent"].ability
    rolls = {"theft": [3 + lead, 3], "duel": [3, 3, 3, 3]}
    now = acting(rolls, pirate={"bonnet": bonnet, "condent": condent})
    now.do("steal bonnet condent", "1: continue")
    assert now.step == "go-on" and now.asked == [2]
    assert by_the_rules(now, "continue", ("duel",), first_round(now, "condent"))


@pytest.mark.clause("9.42c")
@pytest.mark.parametrize("kind", ["captain", "governors-aide", "lady"])
def test_ransom(kind: str) -> None:
    now = acting(teach={"place": "boston", "hostages": [f"{kind} english"]}).do("business teach")
    odds = stated(now, f"ransom teach {kind}")
    value = int(dict(odds.words)["value"])

    def paid(after: State) -> str:
        amount = next(event["amount"] for event in told(now.game, after) if event["event"] == "ransomed")
        return "much" if amount >= 9 * value else "little" if amount <= 5 * value else "usual"

    assert by_the_rules(now, f"ransom teach {kind}", ("ransom",), paid)
    assert said(now, f"ransom teach {kind}") == (
        f"2d6 × {value}: {9 * value} or more 28 %, between 44 %, {5 * value} or less 28 %"
    )


def test_nothing_is_promised_where_nothing_is_rolled() -> None:
    now = table(seat={"1": {"hand": "scurvy-outbreak"}}, pirate={"teach": {"owner": 1, "place": "india"}})
    seat = now.state.deciders()[0]
    assert all(now.game.odds(now.state, seat, action) is None for action in now.state.options(seat))
