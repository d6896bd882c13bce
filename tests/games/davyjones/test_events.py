"""14 – Events of older sets, with the option of 15.9."""

import pytest

from flibuste.engine.chance import Script
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.knowledge.view import table
from flibuste.games.davyjones.rules.dice import cast, curse
from flibuste.games.davyjones.rules.fight.damage import sink
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.rules.sea.moving import may_move
from flibuste.games.davyjones.rules.turn.event_cards import roll_fogs
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.events import AimAt
from flibuste.games.davyjones.table.constants import FOG, NONE
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.ship import GONE
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import BECALMED, PLAIN
from tests.games.davyjones.at_sea import choose, lay_island, offered, sea
from tests.games.davyjones.box import BOX

ENEMY = "la-corse:captain-french,cannoneer-french coins:2-3"


def holding(*keys: str, other: str = ENEMY, dice: dict[str, list[int]] | None = None) -> State:
    """The start of a turn of a player who has these events."""
    state = sea("hellfire:captain-cursed", other, chance=Script(dice or {}))
    state.players[0].events = [BOX.event_of[key] for key in keys]
    return state


def begin(state: State) -> None:
    state.stack.append(TurnStart(0))
    state.run()


@pytest.mark.clause("14.2", "14.3")
def test_events_are_offered_to_their_owner_and_leave_once_played() -> None:
    state = holding("duel", "favor-of-the-gods", dice={"duel": [1, 1]})
    begin(state)
    assert offered(state) == ["play duel", "play favor-of-the-gods", "pass"]
    choose(state, "play duel")
    choose(state, "aim-duel c1 c2")
    assert offered(state) == ["play favor-of-the-gods", "pass"]


@pytest.mark.clause("14.7")
def test_mermaids_hold_a_ship_for_as_many_turns_as_it_has_crew() -> None:
    state = holding("mermaids")
    begin(state)
    choose(state, "play mermaids")
    assert offered(state) == ["aim-ship B1"]
    choose(state, "aim-ship B1")
    ship = state.ships[1]
    for actions in (0, 0, 1):
        state.stack.append(TurnStart(1))
        state.run()
        assert ship.actions == actions


@pytest.mark.clause("14.8")
def test_foul_winds_are_steered_by_the_player_on_the_left() -> None:
    state = holding("foul-winds")
    ship, enemy = state.ships
    lay_island(state, enemy.x - 4000, enemy.y - 8000)
    begin(state)
    choose(state, "play foul-winds")
    choose(state, offered(state)[0])
    assert state.deciders() == [0] and "shift B1 270" in offered(state)
    choose(state, "shift B1 270")
    assert state.deciders() == [1] and "lose m1" in offered(state)
    assert ship.y == 20000


@pytest.mark.clause("14.9")
def test_becalmed_ships_do_not_move_on_their_next_turn() -> None:
    state = holding("becalmed")
    enemy = state.ships[1]
    begin(state)
    choose(state, "play becalmed")
    state.act(0, do(AimAt, enemy.x, enemy.y + 9000))
    state.stack.append(TurnStart(1))
    state.run()
    assert enemy.now & BECALMED and not may_move(state, enemy)


@pytest.mark.clause("14.10")
def test_hidden_cove_docks_a_ship_at_the_nearest_island() -> None:
    state = holding("hidden-cove")
    lay_island(state, 60000, 60000)
    lay_island(state, 40000, 25000)
    begin(state)
    choose(state, "play hidden-cove")
    choose(state, "aim-ship A1")
    assert docked_at(state, state.ships[0]) == 1 == state.ships[0].berth


@pytest.mark.clause("14.11")
def test_the_favor_of_the_gods_ends_all_events() -> None:
    state = holding("favor-of-the-gods", "duel")
    state.players[1].events = [BOX.event_of["raft"]]
    begin(state)
    choose(state, "play favor-of-the-gods")
    choose(state, "aim-all")
    assert [player.events for player in state.players] == [[], []]


@pytest.mark.clause("14.12")
def test_false_treasure_takes_the_coins_but_no_unique_treasure() -> None:
    state = holding("false-treasure", other="la-corse treasure:holy-water coins:2-3")
    begin(state)
    choose(state, "play false-treasure")
    choose(state, "aim-ship B1")
    assert state.ships[1].cargo == [0]


@pytest.mark.clause("14.13")
def test_a_rolling_fog_drifts_at_each_own_turn() -> None:
    state = holding("rolling-fog", dice={"rolling-fog": [1, 4]})
    bank = lay_island(state, 60000, 60000)
    state.islands.clear()
    bank.kind = FOG
    state.terrain.append(bank)
    begin(state)
    choose(state, "play rolling-fog")
    choose(state, "aim-bank z1")
    roll_fogs(state, 1)
    assert (bank.x, bank.y) == (60000, 60000)
    roll_fogs(state, 0)
    assert (bank.x, bank.y) == (60000 + 5750, 60000)
    roll_fogs(state, 0)
    assert (bank.x, bank.y) == (60000, 60000)


@pytest.mark.clause("14.15")
@pytest.mark.parametrize(("dice", "out"), [([1, 6], [0]), ([6, 1], [2]), ([3, 4], [0, 2])])
def test_the_lower_total_loses_a_duel_and_both_on_a_tie(dice: list[int], out: list[int]) -> None:
    state = holding("duel", dice={"duel": dice})
    begin(state)
    choose(state, "play duel")
    choose(state, "aim-duel c1 c3")  # a Captain of 3 points against a Cannoneer of 2
    assert [crew.number for crew in state.crew if crew.ship == OUT_OF_GAME] == out


def test_an_event_without_a_target_is_not_offered() -> None:
    state = holding("rolling-fog")
    begin(state)
    assert offered(state) == ["pass"]
    assert state.ships[0].towing == NONE


def sinking(one: list[str], other: list[str]) -> State:
    """A derelict of the second player with two coins is hit by the first player's ship."""
    state = holding(*one)
    state.players[1].events = [BOX.event_of[key] for key in other]
    state.gold = 100
    lay_island(state, 40000, 40000)
    state.ships[1].masts = 0
    sink(state, state.ships[1], 0)
    state.run()
    return state


@pytest.mark.clause("14.5", "6.15")
def test_divers_bring_up_all_the_gold() -> None:
    state = sinking(["divers"], [])
    assert state.deciders() == [0] and offered(state) == ["play divers", "pass"]
    choose(state, "play divers")
    assert [player.gold() for player in state.players] == [5, 0]
    assert state.ships[1].status == GONE


@pytest.mark.clause("14.5", "14.6", "6.15")
def test_without_divers_the_gold_is_shared() -> None:
    state = sinking(["duel"], ["duel"])
    assert state.deciders() == [1] and offered(state) == ["pass"]
    choose(state, "pass")
    choose(state, "pass")
    assert [player.gold() for player in state.players] == [3, 2]
    assert sinking([], []).ships[1].status == GONE


@pytest.mark.clause("14.6")
def test_a_raft_saves_crew_and_gold_and_keeps_divers_out() -> None:
    state = sinking(["divers"], ["raft"])
    choose(state, "play raft")
    assert not state.stack and [player.gold() for player in state.players] == [0, 0]
    assert [crew.island for crew in state.crew if crew.player == 1] == [0, 0]
    assert state.islands[0].tokens == [0, 1]
    assert state.ships[1].status == GONE


@pytest.mark.clause("14.14")
def test_a_cursed_zone_takes_two_from_dice_and_stays_until_it_is_laid_elsewhere() -> None:
    state = holding("cursed-zone")
    ship, enemy = state.ships
    begin(state)
    choose(state, "play cursed-zone")
    state.act(0, do(AimAt, enemy.x, enemy.y + 9000))
    assert curse(state, enemy) == -2 and curse(state, ship) == 0
    assert [table(state, seat)["zones"] for seat in (0, 1, -1)] == 3 * [[[enemy.x / 100, enemy.y / 100 + 90]]]
    state.chance = Script({"scuttle": [5, 2], "cannon": [5]})
    assert [cast(state, enemy, "scuttle"), cast(state, enemy, "scuttle"), cast(state, enemy, "cannon")] == [3, 1, 5]
    enemy.y -= 20000
    assert curse(state, enemy) == 0
    enemy.y += 20000
    begin(state)
    assert curse(state, enemy) == -2
    choose(state, "play cursed-zone")
    state.act(0, do(AimAt, ship.x, ship.y - 9000))
    assert curse(state, enemy) == 0 and curse(state, ship) == -2
    assert table(state, 1)["zones"] == [[ship.x / 100, ship.y / 100 - 90]]


@pytest.mark.clause("14.14", "6.3")
@pytest.mark.parametrize(("zone", "is_hit"), [([], True), ([20000, 20000], False)])
def test_a_shot_from_a_cursed_zone_needs_two_more(zone: list[int], is_hit: bool) -> None:
    """A die of 4 and a bonus of 1 beat a rank of 3, less 2 they do not."""
    state = sea("hellfire", "leroica", chance=Script({"cannon": [4]}))
    state.players[1].zone = zone
    state.stack.append(Shooting(0, state.ships[0].number, MODE_GUNS, False))
    state.stack.append(Shot(state.ships[0].number, state.ships[1].number, 0, PLAIN, 3))
    state.run()
    assert (state.deciders() == [1]) == is_hit
