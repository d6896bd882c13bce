"""What the bots think of a position: gold counts most at home, and more the nearer it is."""

import pytest

from flibuste.arena.simulate import Plan, simulate
from flibuste.bots.greedy import Greedy
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.mind import MANY_LOOKS, chances
from flibuste.engine.perspective import Perspective
from flibuste.games.davyjones import DavyJones
from flibuste.games.davyjones.judgement.chart import prospect_of
from flibuste.games.davyjones.judgement.goals import goals_of, moves_left
from flibuste.games.davyjones.judgement.holdings import DANGER, NEXT_TRIP, PROSPECT, rows_of
from flibuste.games.davyjones.judgement.judge import judge
from flibuste.games.davyjones.judgement.mind import DavyJonesMind
from flibuste.games.davyjones.judgement.race import bound_for
from flibuste.games.davyjones.judgement.voyage import moves_to, way
from flibuste.games.davyjones.rules.sea.course import begin, plan, sea_of
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.treasure.cargo import room
from flibuste.games.davyjones.rules.treasure.explore import Loading
from flibuste.games.davyjones.rules.turn.offers import EXPLORE, MOVE, SHOOT
from flibuste.games.davyjones.rules.turn.turn import TURNS
from flibuste.games.davyjones.table.actions.abilities import Twice
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import NONE, L
from flibuste.games.davyjones.table.crew import ASHORE
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token
from tests.games.davyjones.at_sea import lay_island, load, sea

GAME = DavyJones()


def harbour(fleet: str = "executioner") -> State:
    """Each seat has a home; a wild island lies between them."""
    state = sea(fleet, "executioner")
    for seat, y in enumerate((0, 60000)):
        lay_island(state, 0, y).home = seat
        state.players[seat].home = seat
    wild = lay_island(state, 60000, 30000)
    for value in (3, 4):
        state.tokens.append(Token(len(state.tokens), value, None))
        wild.tokens.append(state.tokens[-1].number)
    return state


def test_a_load_is_worth_more_near_home() -> None:
    state = harbour()
    state.islands[2].tokens.clear()
    load(state, state.ships[0], coin=5)
    state.ships[0].x = 60000
    far = judge(state, 0)
    state.ships[0].x = 15000
    assert judge(state, 0) > far


def test_an_empty_hold_is_worth_more_near_an_island_with_treasure() -> None:
    state = harbour()
    far = judge(state, 0)
    state.ships[0].x, state.ships[0].y = 50000, 25000
    near = judge(state, 0)
    assert near > far
    state.islands[2].tokens.clear()
    assert judge(state, 0) < near


def test_two_ships_do_not_hope_for_the_same_treasure() -> None:
    one, two = harbour(), harbour("executioner executioner")
    two.ships[1].x = two.ships[0].x
    hopes = [rows_of(state)[0][PROSPECT] for state in (one, two)]
    assert hopes[0] == pytest.approx(hopes[1])


def test_a_load_at_home_is_worth_more_than_beside_it() -> None:
    """Though a ship that has unloaded counts on treasure that others of its fleet want, too."""
    state = harbour("executioner executioner")
    state.gold = 30
    ship, other = state.ships[0], state.ships[1]
    other.x, other.y = 50000, 25000
    for coin in (4, 3, 2):
        load(state, ship, coin=coin)
    ship.actions = 0
    ship.heading, ship.x, ship.y = 18000, state.islands[0].shape.right + 5, 0
    home = state.clone()
    for number in home.ships[0].cargo:
        home.players[0].hoard.append(home.tokens[number].value)
    home.ships[0].cargo.clear()
    ship.x += 400
    assert judge(home, 0) > judge(state, 0) + 1.0
    assert GAME.mind.judge_all(home)[0] > GAME.mind.judge_all(state)[0]


def test_a_lost_mast_is_a_loss_and_the_enemys_a_gain() -> None:
    state = harbour()
    before = judge(state, 0)
    state.ships[0].masts &= ~1
    hurt = judge(state, 0)
    state.ships[1].masts &= ~1
    assert hurt < before and judge(state, 0) == pytest.approx(before)


def at_the_start(state: State, gold: int = 40) -> State:
    """The first player is asked for his orders."""
    state.gold = gold
    state.stack = [TURNS]
    state.run()
    return state


def greedy_choice(state: State, seat: int) -> Action:
    options = state.options(seat)
    return options[0] if len(options) == 1 else Greedy(Fast(7)).choose(Perspective(GAME, state, seat, Fast(8)))


def test_a_way_goes_round_what_lies_in_it() -> None:
    state = harbour()
    free = way(state, 60000.0, 0.0, 0, -1)
    lay_island(state, 30000, 500)
    assert free * 1.01 < way(state, 60000.0, 0.0, 0, -1) < free * 1.2


def test_what_lies_astern_is_farther_away() -> None:
    state = harbour()
    ahead, astern = (moves_to(state, 30000, 0, heading, 0, 11500.0, 5750.0) for heading in (18000, 0))
    assert ahead + 0.1 < astern < ahead + 1.5


def test_a_laden_ship_comes_home_round_an_island() -> None:
    """Its home lies astern, and an island on the way: it neither idles nor leaves its load where it is."""
    state = harbour()
    state.islands[2].tokens.clear()
    lay_island(state, 25000, 0)
    ship = state.ships[0]
    load(state, ship, coin=5)
    ship.x, ship.y, ship.heading = 40000, 0, 0
    at_the_start(state)
    while not state.players[0].hoard and state.round < 8:
        seat = state.deciders()[0]
        state.act(seat, greedy_choice(state, seat) if seat == 0 else state.options(seat)[-1])
    assert state.players[0].gold() == 5


def test_crew_stay_aboard_and_derelicts_afloat() -> None:
    """A ship that has acted lies at home with its crew; a derelict waits for a tow."""
    state = sea("executioner:captain-cursed executioner", "executioner")
    lay_island(state, 0, 0).home = 0
    lay_island(state, 0, 60000).home = 1
    state.players[0].home, state.players[1].home = 0, 1
    ship, derelict = state.ships[0], state.ships[1]
    ship.heading, ship.x, ship.y = 18000, state.islands[0].shape.right + 5, 0
    derelict.masts = 0
    at_the_start(state)
    ship.actions = 0
    names = [action.notation for action in state.options(0)]
    assert {"ashore c1", "scuttle A2", "end"} <= set(names)
    ranking = Greedy(Fast(7)).ranking(Perspective(GAME, state, 0, Fast(8)))
    worths = {action.notation: worth for action, worth in ranking}
    assert worths["end"] > max(worths["ashore c1"], worths["scuttle A2"]) + 0.05
    usual = dict(zip(names, GAME.mind.weigh(state, 0, state.options(0)), strict=True))
    assert max(usual["ashore c1"], usual["scuttle A2"]) < 0.1 * usual["end"]


def test_crew_who_fill_the_hold_are_left_at_home() -> None:
    """A ship full of crew lies at home: treasure waits, and there is no space for it but theirs.

    Both go: two coins come home in one trip, where one free space would need two (round 13 instead of 25). Where an
    enemy would be there first, the second space is worth no more than the man, and either is right.
    """
    full = harbour("crypt:cannoneer-cursed,musketeer-cursed")
    full.ships[1].x = -200000
    ship = full.ships[0]
    ship.heading, ship.x, ship.y = 18000, full.islands[0].shape.right + 5, 0
    at_the_start(full)
    assert room(full, ship) == 0
    while full.stack[-1].player == 0:
        full.act(0, greedy_choice(full, 0))
    assert room(full, ship) == len([crew for crew in full.crew if crew.ship == ASHORE]) == 2


def by_habit(state: State, rounds: int) -> None:
    """Everybody does what is most usual, in so many rounds at most; the enemy ends his turns."""
    while state.stack and state.round < rounds and not state.players[0].hoard:
        seat, step = state.deciders()[0], state.stack[-1]
        options = GAME.mind.answers(state, step, seat, 0)
        state.act(seat, GAME.mind.usual(state, 0, options) if seat == 0 else state.options(seat)[-1])


def beyond_the_island() -> State:
    """A laden ship is docked at an island that lies between it and its home."""
    state = harbour()
    wild = state.islands[2]
    wild.tokens.clear()
    ship = state.ships[0]
    load(state, ship, coin=5)
    ship.heading, ship.x, ship.y = 18000, wild.x + wild.shape.right + 5, wild.y
    return at_the_start(state)


def test_by_habit_a_ship_leaves_an_island_that_lies_between_it_and_home() -> None:
    """Straight ahead it would only touch the island again, in every turn until the game stands still."""
    state = beyond_the_island()
    by_habit(state, 14)
    assert state.players[0].hoard == [5]


def test_courses_that_lead_nowhere_are_not_looked_at_first() -> None:
    state = beyond_the_island()
    ship = state.ships[0]
    state.stack.append(Sailing(0, ship.number))
    for looks in (0, 10):
        for action in GAME.mind.answers(state, state.stack[-1], 0, looks):
            assert isinstance(action, Sail)
            after = state.clone()
            after.make(0, action)
            assert not action.legs or (after.ships[0].x, after.ships[0].y) != (ship.x, ship.y)


def test_guns_in_reach_are_a_danger_and_the_more_to_a_laden_ship() -> None:
    state = harbour()
    ship, enemy = state.ships
    enemy.x, enemy.y = ship.x, ship.y + 4000
    near = rows_of(state)[0][DANGER]
    enemy.y += 20000
    assert near < 0 == rows_of(state)[0][DANGER]
    enemy.y -= 20000
    load(state, ship, coin=5)
    assert rows_of(state)[0][DANGER] < near


def test_a_laden_ship_keeps_out_of_fire() -> None:
    """Of two ways that bring it equally near, the one past the guns is worth less."""
    state = harbour()
    state.islands[2].tokens.clear()
    ship, enemy = state.ships
    load(state, ship, coin=5)
    ship.actions, state.turn = 0, 1
    ship.heading, enemy.heading, enemy.x, enemy.y = 18000, 18000, 30000, 9500
    worths = []
    for y in (3500, -3500):
        ship.x, ship.y = 30000, y
        worths.append(judge(state, 0))
    ship.y, enemy.y = 3500, 40000
    assert worths[0] < worths[1] - 0.3
    assert judge(state, 0) > worths[0]


def test_few_courses_are_looked_at_first_and_all_of_them_in_the_end() -> None:
    """The first make for what matters: a laden ship's for home, an empty one's for treasure."""
    state = at_the_start(harbour())
    state.stack.append(Sailing(0, state.ships[0].number))
    looks = [GAME.mind.answers(state, state.stack[-1], 0, looks) for looks in (0, 10, 100)]
    assert 1 < len(looks[0]) <= len(looks[1]) < len(looks[2])
    assert all(state.stack[-1].allows(state, 0, action) for action in looks[1])
    assert goals_of(state, prospect_of(state, state.ships[0]))[0].island == 2
    load(state, state.ships[0], coin=5)
    load(state, state.ships[0], coin=5)
    assert goals_of(state, prospect_of(state, state.ships[0]))[0].island == 0


def test_one_ship_after_the_other_is_looked_at_first() -> None:
    """In which order ships act, and treasure is loaded, matters only to whoever has looked at everything else."""
    state = sea("executioner executioner", "executioner")
    for seat, y in enumerate((0, 60000)):
        lay_island(state, 0, y).home = seat
        state.players[seat].home = seat
    at_the_start(state)
    few, many = ([a.notation for a in GAME.mind.answers(state, state.stack[-1], 0, looks)] for looks in (0, MANY_LOOKS))
    assert few == ["move A1"] and {"move A1", "move A2", "end"} <= set(many)
    for ship in state.ships:
        ship.actions = 0
    assert [a.notation for a in GAME.mind.answers(state, state.stack[-1], 0, 0)] == ["end"]
    wild = lay_island(state, 60000, 30000)
    for value in (1, 4, 3):
        state.tokens.append(Token(len(state.tokens), value, None))
        wild.tokens.append(state.tokens[-1].number)
    state.stack.append(Loading(0, 0, 2))
    few, many = ([a.notation for a in GAME.mind.answers(state, state.stack[-1], 0, looks)] for looks in (0, MANY_LOOKS))
    assert few == ["load t2"] and {"load t1", "load t2", "load t3", "done"} <= set(many)


def test_a_judgement_is_the_same_with_its_features_listed_or_not() -> None:
    state = at_the_start(harbour())
    load(state, state.ships[0], coin=5)
    assert GAME.mind.judge_all(state) == pytest.approx(chances(GAME.mind.features(state), GAME.mind.weights))


def test_a_ship_that_has_named_another_action_comes_later() -> None:
    """11.3.24 – It may not sail in this turn."""
    state = at_the_start(harbour())
    before = prospect_of(state, state.ships[0]).home
    state.ships[0].bound = SHOOT
    assert prospect_of(state, state.ships[0]).home == before + 1.0
    usual = GAME.mind.weigh(state, 0, [do(Twice, 0, deed) for deed in (MOVE, SHOOT, EXPLORE)])
    assert usual[0] > 10 * max(usual[1:])


def test_home_within_a_move_is_a_goal() -> None:
    state = at_the_start(harbour())
    ship = state.ships[0]
    load(state, ship, coin=5)
    ship.heading, ship.x, ship.y = 18000, state.islands[0].shape.right + 3000, 0
    prospect = prospect_of(state, ship)
    assert prospect.home <= 0.0
    assert goals_of(state, prospect)[0].island == 0
    ship.x = state.islands[0].shape.right + 5
    assert all(goal.island != 0 for goal in goals_of(state, prospect_of(state, ship)))


def test_who_is_stopped_by_a_friend_at_the_shore_is_not_there() -> None:
    """4.4.1 – The bow must touch the island: beside a docked ship of the own fleet there is a move left."""
    state = at_the_start(harbour("executioner executioner"))
    ship, friend = state.ships[0], state.ships[1]
    shore = state.islands[0].shape.right
    left = []
    for y, off in ((2500, friend.card.hull.length), (30000, 0)):
        friend.heading, friend.x, friend.y = 18000, shore + 5, y
        ship.heading, ship.x, ship.y = 18000, shore + off + 3000, 2500
        sea_around = sea_of(state, ship)
        run = plan(state, ship, [Leg(L, 18000)], sea_around, begin(state, ship, sea_around)).run
        assert run.is_stopped
        left.append(moves_left(state, prospect_of(state, ship), 0, run))
    assert left[0] > 0.5 and left[1] == 0.0


def test_what_a_course_is_meant_for_is_kept_in_mind() -> None:
    """Whoever tries a course to another island out goes on there, until that is forgotten."""
    state = at_the_start(harbour())
    lay_island(state, 60000, -30000).tokens = [state.islands[2].tokens.pop()]
    ship = state.ships[0]
    state.stack.append(Sailing(0, ship.number))
    best, other = (goal.island for goal in goals_of(state, prospect_of(state, ship))[:2])
    assert {best, other} == {2, 3}
    mind = DavyJonesMind(GAME.mind.weights)
    options = mind.answers(state, state.stack[-1], 0, 1)
    first = mind.usual(state, 0, options)
    for course in options:
        mind.means(state, course)
        if mind.memory_of(state).meant == {ship.number: other}:
            break
        mind.forget()
    assert mind.usual(state, 0, options) == course != first
    mind.forget()
    assert mind.usual(state, 0, options) == first


@pytest.mark.slow
def test_greedy_beats_who_plays_at_random() -> None:
    result = simulate(Plan("davyjones", 2, 20, "judgement", ("greedy", "random")))
    assert result.wins_by_seat()[0] > 15


def test_in_the_race_the_first_at_an_island_takes_what_lies_there() -> None:
    """The enemy is nearer: he counts on the treasure, and we do not."""
    state = harbour()
    state.ships[1].x, state.ships[1].y = 50000, 30000
    ours, theirs = rows_of(state)
    assert ours[PROSPECT] == 0.0 < theirs[PROSPECT]
    assert bound_for(state, state.ships[0]) == NONE and bound_for(state, state.ships[1]) == 2


def test_in_the_race_a_small_hold_comes_again() -> None:
    """What does not fit the first time is fetched by a second trip, and counts for less."""
    state = harbour()
    state.ships[1].masts = 0
    two = state.islands[2].tokens[:]
    assert rows_of(state)[0][NEXT_TRIP] == 0.0
    for _ in range(2):
        for value in (3, 4):
            state.tokens.append(Token(len(state.tokens), value, None))
            state.islands[2].tokens.append(state.tokens[-1].number)
    row = rows_of(state)[0]
    assert len(two) < room(state, state.ships[0]) < 6
    assert 0.0 < row[NEXT_TRIP] < row[PROSPECT]


def test_a_ship_does_not_idle_while_another_is_nearer_to_the_treasure() -> None:
    """Both go on: the nearer one fetches what it can carry, the other the rest."""
    state = harbour("executioner executioner")
    for value in (2, 2, 3, 3, 4):
        state.tokens.append(Token(len(state.tokens), value, None))
        state.islands[2].tokens.append(state.tokens[-1].number)
    near, far = state.ships[0], state.ships[1]
    near.x, near.y = 45000, 25000
    far.x, far.y, far.heading = 20000, 10000, 0
    before = judge(state, 0)
    far.x += 8000
    assert judge(state, 0) > before + 0.05


def test_crew_who_lie_face_down_are_revealed_before_anything_else() -> None:
    state = sea("executioner:captain-cursed", "executioner")
    lay_island(state, 0, 60000).home = 0
    state.players[0].home = 0
    at_the_start(state)
    state.crew[0].face_up = False
    options = GAME.mind.answers(state, state.stack[-1], 0, 0)
    assert GAME.mind.usual(state, 0, options).notation == "reveal c1"
