"""5 – Scoring and the end."""

import pytest

from tests.games.cove.table import act, asked, duel, events, hunted, offers, play, visit


def finale(*fame: int, **more: object) -> dict[str, object]:
    seats = {str(number): {"fame": points} for number, points in enumerate(fame, start=1)}
    for key, value in more.items():
        seats[key.removeprefix("seat")].update(value)  # type: ignore[call-overload]
    return {"players": len(fame), "step": "ending", "month": 12, "seat": seats}


@pytest.mark.clause("5.1.1")
def test_sources_of_fame() -> None:
    state = play(hunted("dutchman", 1), "1: fire dutchman hull", chance={"broadside": [6, 1]})
    assert [player.fame for player in state.players] == [3, 3, 0]
    state = play({"step": "plunder", "shown": {"2": "4-2-0-0"}, "seat": {"1": {"place": 2}}})
    assert state.players[0].fame == 4
    state = play(visit(6, {"chests": 1}), "1: bury 1 chests", "1: bury 3 gold")
    assert state.players[0].fame == 2
    assert play(visit(1), "1: buy", chance={"tavern": ["fame-3"]}).players[0].fame == 0


@pytest.mark.clause("5.2.1")
def test_losses_of_fame() -> None:
    given = duel(b={"parrot": "bones", "fame": 7})
    state = play(given, "1: fire 2 crew", chance={"broadside": [6, 6]})
    assert state.players[1].fame == 5
    given = visit(1, {"parrot": "bones", "fame": 7})
    assert play(given, "1: buy", "1: exchange", chance={"tavern": ["flint"]}).players[0].fame == 6
    given = visit(1, {"parrot": "bones", "fame": 7})
    assert play(given, "1: buy", "1: refuse", chance={"tavern": ["flint"]}).players[0].fame == 7


@pytest.mark.clause("5.2.2")
def test_fame_never_falls_below_zero() -> None:
    state = play(duel(b={"parrot": "bones", "fame": 1}), "1: fire 2 crew", chance={"broadside": [6, 6]})
    assert state.players[1].fame == 0
    assert events(state, "parrot-killed")[0]["fame"] == 1


@pytest.mark.clause("5.2.3")
def test_no_ceiling() -> None:
    state = play(visit(6, {"fame": 200, "chests": 5}), "1: bury 5 chests")
    assert state.players[0].fame == 205


@pytest.mark.clause("5.3.1", "5.3.2", "5.3.3", "7.6.1")
def test_fame_cards_count_and_unburied_loot_does_not() -> None:
    state = play(finale(10, 11, 9, seat1={"hand": "fame-3, smoke"}, seat3={"gold": 30, "chests": 9}))
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners, state.outcome.reason) == ([13, 11, 9], [0], "fame")


@pytest.mark.clause("5.3.1", "3.0.1")
def test_the_end_comes_after_month_twelve() -> None:
    state = play({"step": "black-ships", "month": 12, "seat": {"1": {"fame": 1}}})
    assert state.is_over()
    state = play({"step": "black-ships", "month": 11, "seat": {"1": {"fame": 1}}})
    assert state.month == 12


@pytest.mark.clause("5.4.1")
def test_those_tied_fight() -> None:
    state = play(finale(20, 3, 20, seat1={"rings": {"sails": 4}}))
    assert state.fight().seats == [0, 2]
    assert asked(state) == [1]
    act(state, "1: flee")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([2], "last-battle")


@pytest.mark.clause("5.4.2")
def test_conduct_of_the_last_battle() -> None:
    first = {"rings": {"sails": 4}, "hand": "overboard, powder-magazine", "chests": 6, "gold": 9}
    state = play(finale(20, 20, 20, seat1=first, seat2={"rings": {"sails": 3}, "parrot": "flint"}))
    assert offers(state) == ["play overboard 0", "pass"]
    act(state, "1: pass")
    assert "fire 2 hull" in offers(state)
    state = play(
        finale(20, 20, 3, seat1=first | {"rings": {"sails": 4, "hull": 1}}, seat2={"rings": {"hull": 1}}),
        "1: pass",
        "1: play powder-magazine",
        "1: fire 2 crew",
        chance={"broadside": [5, 1], "last-battle": [3, 4]},
    )
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ([1], [20, 20, 3])


@pytest.mark.clause("5.4.2")
def test_no_fame_and_no_mutiny_in_the_last_battle() -> None:
    given = finale(20, 20, 20, seat1={"rings": {"sails": 4}}, seat2={"parrot": "bones", "rings": {"sails": 3}})
    state = play(given, "1: fire 2 crew", "2: flee", "3: flee", chance={"broadside": [5, 5]})
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ([20, 20, 20], [0])
    assert not events(state, "mutiny-roll")


@pytest.mark.clause("5.4.2")
def test_the_last_battle_gives_no_fame() -> None:
    """Neither to those who see a ship routed nor to those who see one flee that was hit."""
    given = finale(9, 9, 9, seat1={"rings": {"sails": 4}}, seat2={"rings": {"sails": 1}}, seat3={"rings": {"sails": 3}})
    routed = play(given, "1: fire 2 sails", chance={"broadside": [5, 5]})
    lines = ("1: fire 2 hull", "3: fire 1 hull", "2: fire 3 hull", "1: flee")
    fled = play(given, *lines, chance={"broadside": [1, 1, 5, 1, 1, 1]})
    for state in (routed, fled):
        assert [player.fame for player in state.players] == [9, 9, 9]
        assert not events(state, "witnessed")
        assert len(state.fight().seats) == 2
