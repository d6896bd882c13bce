"""1 – Fleets: what they cost, what they may hold, and what the validator says about those that may not sail."""

from collections import Counter

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.davyjones.fleets.check import faults_of
from flibuste.games.davyjones.fleets.data import fleet_line, read_fleet, read_line, ready_fleets, write_fleet
from flibuste.games.davyjones.fleets.fleet import capacity, cost, crew_points, crew_space, link_bonus, nation_of
from flibuste.games.davyjones.fleets.random_fleet import random_fleet
from flibuste.games.davyjones.table.constants import CURSED, NATIONS, SPANISH
from tests.games.davyjones.box import BOX, PRINTED, faults, fleet, rules

READY = ready_fleets(BOX, Sheet(PRINTED))


@pytest.mark.clause("1.6", "15.1")
def test_ships_crew_and_events_cost_at_most_the_total() -> None:
    line = "executioner:captain-cursed hellfire"
    assert cost(BOX, fleet(line)) == 32
    assert faults(line) == []
    assert faults(f"{line} event:false-treasure", other_events=True) == [("1.6", "fleet-too-dear")]
    assert faults("executioner hellfire el-pulpo fallen-angel el-raton", build_total=60) == [
        ("2.6.1", "number-of-coins"),
        ("2.6.1", "gold-of-coins"),
    ]


@pytest.mark.clause("1.8")
def test_a_fleet_has_a_ship() -> None:
    assert faults("ashore:captain-cursed") == [("1.8", "fleet-without-ships")]
    assert faults("el-raton") == []


@pytest.mark.clause("1.9")
def test_nations_may_be_mixed() -> None:
    assert faults("el-raton mohican:captain-english judas") == []


@pytest.mark.clause("1.10")
def test_one_piece_of_each_name() -> None:
    assert faults("el-raton el-raton") == [("1.10", "name-twice")]
    assert faults("nightmare-021 nightmare-145") == [("1.10", "name-twice")]
    assert faults("hellfire:devereaux orca:devereaux") == [("1.10", "name-twice")]
    assert faults("hellfire:captain-cursed,captain-cursed") == []


@pytest.mark.clause("1.11", "2.5.6")
def test_crew_need_space() -> None:
    line = "hellfire:captain-cursed,captain-cursed"
    assert faults(line) == []
    assert faults(f"{line},helmsman-cursed") == [("1.11", "crew-without-space")]
    assert faults("executioner:el-fantasma,captain-cursed,explorer-cursed,explorer-cursed,explorer-cursed") == []


@pytest.mark.clause("11.3.47", "1.11")
def test_an_oarsman_fills_no_space_but_counts_his_points() -> None:
    assert faults("hellfire:captain-cursed,captain-cursed,oarsman-cursed") == []
    line = "nightmare-021:explorer-cursed,explorer-cursed,explorer-cursed,oarsman-cursed"
    assert faults(line) == []
    assert faults(f"{line},oarsman-cursed") == [("1.12", "crew-too-dear")]


@pytest.mark.clause("1.12", "1.E1", "2.5.6")
def test_crew_points_are_limited_by_the_ship_s() -> None:
    line = "executioner:el-fantasma,captain-cursed,helmsman-cursed,musketeer-cursed"
    legal = fleet(line)
    assert (crew_points(BOX, legal, 0), crew_space(BOX, legal, 0), capacity(BOX, legal, 0)) == (17, 4, 5)
    assert faults(line) == []
    assert faults(f"{line},explorer-cursed") == [("1.12", "crew-too-dear")]


@pytest.mark.clause("1.13")
def test_a_crew_of_cost_0_needs_a_ship_of_its_nation() -> None:
    assert faults("leroica:josephine-godiva") == []
    assert faults("judas:josephine-godiva") == [("1.13", "free-crew-on-foreign-ship")]
    assert faults("leroica:jacques-duc-de-valois*,josephine-godiva") == [("1.13", "free-crew-on-foreign-ship")]


@pytest.mark.clause("8.7.1", "15.8")
def test_one_card_with_limit() -> None:
    line = "flying-dutchman:davy-jones leroica:josephine-godiva"
    assert faults(line) == [("8.7.1", "limit")]
    assert faults(line, limit_per_name=True) == []
    assert faults("behemoth leroica:josephine-godiva") == [("8.7.1", "limit")]


@pytest.mark.clause("8.1.1", "8.1.2", "8.E1")
def test_a_black_mark_costs_a_point_and_turns_the_ship() -> None:
    marked = fleet("el-rafael:inquisitor*,captain-spanish")
    assert cost(BOX, marked) == 13 + 8 + 3
    assert (crew_points(BOX, marked, 0), capacity(BOX, marked, 0)) == (11, 6)
    assert nation_of(BOX, marked, 0) == CURSED
    assert nation_of(BOX, fleet("el-rafael:inquisitor"), 0) == SPANISH
    assert faults("el-rafael:captain-spanish*") == [("8.1.1", "no-black-mark")]
    assert faults("el-rafael ashore:inquisitor*") == [("8.1.1", "black-mark-ashore")]
    tight = "el-rafael:inquisitor,captain-spanish,captain-spanish"
    assert faults(tight) == []
    assert faults(tight.replace("inquisitor", "inquisitor*")) == [("1.12", "crew-too-dear")]


@pytest.mark.clause("2.5.7", "2.5.8", "11.3.58", "2.E3")
def test_links_add_up() -> None:
    line = "leroica:josephine-godiva=jean-desailly,jacques-duc-de-valois,jean-desailly"
    found = fleet(line)
    assert (crew_points(BOX, found, 0), capacity(BOX, found, 0)) == (9, 7)
    assert capacity(BOX, found, 0) - crew_space(BOX, found, 0) == 4
    assert faults(line) == []
    jacques = fleet("leroica:josephine-godiva=jacques-duc-de-valois,jacques-duc-de-valois")
    assert link_bonus(BOX, jacques, 0) == 2


@pytest.mark.clause("11.3.58")
def test_only_a_french_crew_may_be_chosen_and_only_by_godiva() -> None:
    assert faults("leroica:josephine-godiva=captain-french,captain-french") == []
    foreign = "leroica:josephine-godiva=captain-english,captain-english"
    assert faults(foreign) == [("11.3.58", "not-to-be-linked")]
    assert faults("leroica:josephine-godiva=josephine-godiva") == [("11.3.58", "not-to-be-linked")]
    assert faults("leroica:captain-french=musketeer-french,musketeer-french") == [("11.3.58", "chooses-no-link")]


@pytest.mark.clause("8.10.9")
def test_no_crew_on_monsters() -> None:
    assert faults("calim:captain-cursed") == [("8.10.9", "no-crew-on-monsters")]


@pytest.mark.clause("11.3.45")
def test_no_crew_on_the_raton() -> None:
    assert faults("el-raton:oarsman-cursed") == [("11.3.45", "no-crew-on-this-ship")]


@pytest.mark.clause("14.1", "14.4", "15.9")
def test_events_are_bought_only_with_the_option() -> None:
    line = "hellfire event:duel,raft"
    assert faults(line) == [("14.4", "no-events-in-this-set")]
    assert faults(line, other_events=True) == []
    assert cost(BOX, fleet(line)) == 12 + 5 + 1
    assert faults("hellfire event:raft,raft", other_events=True) == [("1.10", "name-twice")]


@pytest.mark.clause("15.10")
def test_generic_crew_of_other_nations_need_the_option() -> None:
    line = "el-rafael:helmsman-spanish"
    assert faults(line) == [("15.10", "crew-not-of-this-nation")]
    assert faults(line, generic_for_all=True) == []


@pytest.mark.clause("2.6.1", "2.6.2")
def test_eight_tokens_of_fifteen_gold() -> None:
    assert faults("hellfire coins:1-1-1-1-1-1-2-7") == []
    assert faults("hellfire coins:1-1-1-1-1-1-2-6") == [("2.6.1", "gold-of-coins")]
    assert faults("hellfire coins:1-1-1-2-3-7") == [("2.6.1", "number-of-coins")]
    assert faults("hellfire coins:1-1-1-1-1-1-1-8") == [("2.6.2", "no-such-coin")]


@pytest.mark.clause("2.6.3", "2.6.4", "15.6")
def test_unique_treasures_take_the_place_of_coins() -> None:
    line = "hellfire treasure:holy-water,livestock"
    assert faults(f"{line} coins:1-1-2-3-4-4") == []
    assert faults(line) == [("2.6.4", "number-of-coins")]
    assert faults(line, uniques_on_top=True) == []
    twice = "hellfire treasure:livestock,livestock coins:1-1-2-3-4-4"
    assert faults(twice) == [("2.6.3", "treasure-twice")]


def test_all_faults_are_told_at_once() -> None:
    found = faults("el-raton:captain-spanish el-raton calim:davy-jones behemoth event:duel coins:9")
    assert {clause for clause, _ in found} == {
        "1.6",
        "1.10",
        "8.7.1",
        "8.10.9",
        "11.3.45",
        "1.12",
        "14.4",
        "2.6.1",
        "2.6.2",
    }


def test_there_are_two_ready_fleets_for_each_nation_of_40_points() -> None:
    nations = Counter(PRINTED["fleet"][name]["nation"] for name in READY)
    assert nations == dict.fromkeys(set(NATIONS) - {"barbary-corsair", "jade-rebellion"}, 2)
    for name, found in READY.items():
        assert cost(BOX, found) == 40, name
        assert faults_of(BOX, found, rules()) == [], name
        flags = {NATIONS[BOX.ships[ship].nation] for ship in found.ships}
        assert flags == {PRINTED["fleet"][name]["nation"]}, name


def test_fleets_are_written_and_read_as_data_and_in_one_line() -> None:
    chance = Fast("written")
    for found in [*READY.values(), *(random_fleet(BOX, rules(other_events=True), chance) for _ in range(100))]:
        data = write_fleet(BOX, found)
        assert write_fleet(BOX, read_fleet(BOX, data)) == data
        assert write_fleet(BOX, found.clone()) == data
        line = fleet_line(BOX, found)
        assert fleet_line(BOX, read_line(BOX, line)) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("raft", "there is no ship 'raft'"),
        ("hellfire:captain", "there is no crew 'captain'"),
        ("hellfire treasure:gold", "there is no unique treasure 'gold'"),
        ("hellfire event:storm", "there is no event 'storm'"),
        ("hellfire coins:a", "'a' is no coin"),
        ("leroica:josephine-godiva=trogs", "the fleet has no crew 'trogs'"),
    ],
)
def test_unknown_pieces_are_named(line: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        fleet(line)


@pytest.mark.parametrize(
    "given", [{}, {"build_total": 10}, {"build_total": 100}, {"other_events": True, "generic_for_all": True}]
)
def test_random_fleets_are_legal(given: dict[str, int]) -> None:
    chance = Fast("legal")
    for _ in range(150):
        found = random_fleet(BOX, rules(**given), chance)
        assert faults_of(BOX, found, rules(**given)) == [], fleet_line(BOX, found)


def test_random_fleets_differ_and_depend_on_chance_alone() -> None:
    lines = [fleet_line(BOX, random_fleet(BOX, rules(), Fast(seed))) for seed in range(40)]
    assert len(set(lines)) == 40
    assert lines[7] == fleet_line(BOX, random_fleet(BOX, rules(), Fast(7)))
    with pytest.raises(BadOption, match="no ship costs 1 points"):
        random_fleet(BOX, rules(build_total=1), Fast(1))


@pytest.mark.slow
def test_every_card_comes_in_some_random_fleet() -> None:
    ships, crew, treasures = set(), set(), set()
    chance = Fast("every card")
    for _ in range(3000):
        found = random_fleet(BOX, rules(), chance)
        ships |= set(found.ships)
        crew |= {berth.crew for berth in found.berths}
        treasures |= set(found.treasures)
    assert ships == set(range(99))
    assert crew == {card.kind for card in BOX.crew if not card.extra}
    assert treasures == set(range(11))
