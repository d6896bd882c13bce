"""3 – Turns: one action for each ship, free actions in between, until the player ends his turn."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, active_abilities, has
from flibuste.games.davyjones.rules.fight.marines import fire_marine, may_land, offer_landed, offer_marines
from flibuste.games.davyjones.rules.fight.shooting import (
    MODE_BREATH,
    MODE_DOUBLE,
    MODE_GUNS,
    begin_shooting,
    breath_of,
    has_shot,
    has_shot_in_reach,
)
from flibuste.games.davyjones.rules.refusals import move_fault, refuse_order
from flibuste.games.davyjones.rules.sea.moving import AfterShooting, begin_move, may_move
from flibuste.games.davyjones.rules.sea.voyage import judge_sail, set_sail
from flibuste.games.davyjones.rules.treasure.cargo import may_join, put_aboard, put_ashore, reveal, settle
from flibuste.games.davyjones.rules.treasure.explore import (
    begin_explore,
    begin_search,
    may_explore_island,
    search_targets,
)
from flibuste.games.davyjones.rules.turn.ending import check_round, is_stranded, no_gold_left, rank
from flibuste.games.davyjones.rules.turn.repair import BreakFreeDie, ScuttleDie, lost_masts, may_repair, repair
from flibuste.games.davyjones.rules.turn.revealing import reveals
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.table.actions.choice import ActionOfShip, TakesAction, do
from flibuste.games.davyjones.table.actions.fight import MarineShoots, MarineShootsMarine
from flibuste.games.davyjones.table.actions.orders import (
    END,
    Aboard,
    Ashore,
    BreakFree,
    Explore,
    Move,
    Release,
    Repair,
    Reveal,
    Scuttle,
    Search,
    Shoot,
    Transfer,
)
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    BOARDED_SHIP,
    NO_MORE_MOVES,
    RELEASED,
    TURN,
    WENT_ASHORE,
)
from flibuste.games.davyjones.table.state import ASHORE, SAILING, Crew, Ship, State, Step
from flibuste.games.davyjones.table.traits import (
    DOUBLE_RANGE,
)

# The four actions, as 11.3.24 names them.
MOVE: Final = 0
SHOOT: Final = 1
EXPLORE: Final = 2
REPAIR: Final = 3


class Turns(Step):
    """3.1, 10.4 – Whole turns in order until the game ends."""

    NAME: ClassVar[str] = "turns"
    CLAUSE: ClassVar[str] = "3.1"

    def clone(self) -> "Turns":
        return self

    def resume(self, state: State) -> None:
        seat = state.first if state.round == 0 else (state.turn + 1) % state.seats
        if seat == state.first and check_round(state):
            return
        state.turn = seat
        if state.players[seat].is_out:
            return
        if is_stranded(state, seat):
            state.players[seat].is_out = True
            state.tell(NO_MORE_MOVES, seat)
            if sum(not player.is_out for player in state.players) <= 1:
                rank(state, "no-moves")
            return
        state.tell(TURN, seat, state.round)
        state.stack.append(Turn(seat))
        state.stack.append(TurnStart(seat))


class Turn(Step):
    """3.3, 3.4 – Action after action; in between gold in the home dock is unloaded (4.4.5)."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "3.2"
    FIELDS: ClassVar[dict[str, str]] = {"seat": "seat", "over": "flag"}

    def __init__(self, seat: int, over: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.over = over

    def clone(self) -> "Turn":
        return Turn(self.seat, self.over)

    def resume(self, state: State) -> None:
        before = len(state.stack)
        for ship in state.ships:
            if ship.player != NONE:
                settle(state, ship)
        if len(state.stack) > before:
            return
        if self.over:
            state.stack.pop()
            end_turn(state, self.seat)
        else:
            state.stack.append(Orders(self.seat))


def end_turn(state: State, seat: int) -> None:
    """3.10, 10.5 – Values of reefs and seas lapse, effects of this turn end; so does the game without gold at sea."""
    for land in state.terrain:
        land.value = 0
    for ship in state.ships:
        if ship.player == seat:
            ship.in_fog = is_lost(ship) and not ship.smoked
        if ship.now:
            ship.now = 0
            ship.forget_abilities()
    for crew in state.crew:
        if crew.silent or crew.swapped:
            crew.silent = False
            crew.swapped = []
            if crew.ship >= 0:
                state.ship(crew.ship).forget_abilities()
    if no_gold_left(state):
        rank(state, "no-gold")


class Orders(Step):
    """3.2, 3.5 – Give an action to a ship that has one left, take a free action, or end the turn."""

    NAME: ClassVar[str] = "orders"
    CLAUSE: ClassVar[str] = "3.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    OPEN: ClassVar[bool] = True

    def clone(self) -> "Orders":
        return self

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        offer_landed(state, self.player, found)
        for ship in state.fleet(self.player):
            if ship.actions > 0:
                offer_actions(state, ship, found)
            offer_free_actions(state, ship, found)
            for ability in active_abilities(state, ship):
                POWERS[ability.effect].offers(state, ship, ability, found)
        return found if self.must_leave(state) else [*found, END]

    def must_leave(self, state: State) -> bool:
        """11.3.35 – A raider at an enemy home has to leave it before the turn ends, if it can."""
        for ship in state.fleet(self.player):
            if ship.raided and ship.actions > 0 and may_move(state, ship):
                return True
        return False

    def allows(self, state: State, seat: int, action: Action) -> bool:
        """13.3.1 – A move may be sent with its legs at once; abilities may leave a place of choice."""
        if seat != self.player:
            return False
        if isinstance(action, Sail):
            return self.sail_fault(state, action) is None
        if action in self.options(state):
            return True
        for ship in state.fleet(self.player):
            if action in shootings(state, ship):
                return True
            for ability in active_abilities(state, ship):
                if POWERS[ability.effect].allows(state, ship, ability, action):
                    return True
        return self.is_second_transfer(state, action)

    def is_second_transfer(self, state: State, action: Action) -> bool:
        """4.4.4 – Crew may be put ashore and taken aboard again, so that full ships can swap."""
        if not isinstance(action, Transfer) or action.crew >= len(state.crew):
            return False
        crew = state.crew[action.crew]
        return crew.moved > 0 and action in transfers(state, self.player, crew)

    def sail_fault(self, state: State, action: Sail) -> Refusal | None:
        if action.ship >= len(state.berths) or state.berths[action.ship] == NONE:
            return Refusal("3.2", "no-such-ship")
        ship = state.ship(action.ship)
        if ship.player != self.player or ship.status != SAILING:
            return Refusal("3.2", "not-your-ship")
        if ship.actions == 0:
            return Refusal("3.2", "no-action-left")
        if is_lost(ship):
            return Refusal("9.2.5", "lost-in-fog")
        if not may_move(state, ship):
            return move_fault(state, ship)
        if not is_free_for(ship, MOVE):
            return Refusal("11.3.24", "named-another-action")
        return judge_sail(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Sail):
            return self.sail_fault(state, action) or Refusal("3.2", "not-offered")
        return refuse_order(state, self.player, action)

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Sail):
            state.stack.pop()
            if not is_held_up(state, state.ship(action.ship)):
                spend_action(state.ship(action.ship))
                set_sail(state, action, False)
            return
        if action == END:
            state.stack.pop()
            turn = state.stack[-1]
            assert isinstance(turn, Turn)
            turn.over = True
            return
        state.stack.pop()
        if not isinstance(action, TakesAction) or not is_held_up(state, state.ship(action.ship)):
            carry_out(state, self.player, action)


def spend_action(ship: Ship) -> None:
    ship.actions -= 1
    ship.acted = True


def is_free_for(ship: Ship, deed: int) -> bool:
    """11.3.24, 11.3.35 – A ship that has named its action, or must leave, is not free for another."""
    return ship.bound in (NONE, deed)


def offer_actions(state: State, ship: Ship, found: list[Action]) -> None:
    """3.2, 9.4.3, 9.4.4 – Move, shoot, explore, repair; a tangled ship may try to break free, or do all but move."""
    number = ship.number
    if may_move(state, ship) and is_free_for(ship, MOVE):
        found.append(do(Move, number))
    elif ship.tangled != NONE and ship.masts:
        found.append(do(BreakFree, number))
    offer_shooting(state, ship, found)
    if is_monster(ship) or is_lost(ship):
        return
    if is_free_for(ship, EXPLORE):
        if may_explore_island(state, ship):
            found.append(do(Explore, number))
        for target in search_targets(state, ship):
            found.append(do(Search, number, target))
    if may_repair(state, ship) and is_free_for(ship, REPAIR):
        for mast in lost_masts(ship):
            found.append(do(Repair, number, mast))


def shootings(state: State, ship: Ship) -> list[Shoot]:
    """6.1, 11.3.20, 11.3.56 – With the guns, at twice their range, or with a breath, once somebody is near enough."""
    if ship.actions == 0 or not is_free_for(ship, SHOOT) or not has_shot_in_reach(state, ship):
        return []
    found = [do(Shoot, ship.number, MODE_GUNS)]
    if has(state, ship, DOUBLE_RANGE):
        found.append(do(Shoot, ship.number, MODE_DOUBLE))
    if breath_of(state, ship) is not None:
        found.append(do(Shoot, ship.number, MODE_BREATH))
    return found


def offer_shooting(state: State, ship: Ship, found: list[Action]) -> None:
    """6.5 – Offered is what has a shot; who wants to spend the action without one may."""
    for action in shootings(state, ship):
        if has_shot(state, ship, action.mode):
            found.append(action)


def offer_free_actions(state: State, ship: Ship, found: list[Action]) -> None:
    """3.5, 7.1, 4.9.9, 4.4.4 – Scuttling, releasing a tow, revealing and exchanging crew."""
    if ship.masts == 0 and not ship.tried and not ship.scuttled:
        found.append(do(Scuttle, ship.number))
    if ship.towing != NONE:
        found.append(do(Release, ship.number))
    if ship.crew:
        found += reveals(state, ship)
        offer_marines(state, ship, found)
    island = docked_at(state, ship)
    if island == NONE:
        return
    for crew in state.crew:
        if crew.player != ship.player or crew.moved:
            continue
        if crew.ship == ship.number and may_land(state, crew, island):
            found.append(do(Ashore, crew.number))
        elif is_within_call(state, crew, island) and may_join(state, ship, crew):
            found.append(do(Aboard, crew.number, ship.number))


def is_within_call(state: State, crew: Crew, island: int) -> bool:
    """4.4.4 – Ashore on this island, or aboard an own ship docked at it."""
    if crew.ship == ASHORE:
        return crew.island == island
    return crew.ship >= 0 and docked_at(state, state.ship(crew.ship)) == island


def transfers(state: State, player: int, crew: Crew) -> list[Action]:
    """4.4.4 – Where a crew could go now."""
    found: list[Action] = []
    if crew.player != player:
        return found
    berth = docked_at(state, state.ship(crew.ship)) if crew.ship >= 0 else NONE
    if berth != NONE and may_land(state, crew, berth):
        found.append(do(Ashore, crew.number))
    for ship in state.fleet(player):
        island = docked_at(state, ship)
        is_near = island != NONE and crew.ship != ship.number and is_within_call(state, crew, island)
        if is_near and may_join(state, ship, crew):
            found.append(do(Aboard, crew.number, ship.number))
    return found


def carry_out(state: State, player: int, action: Action) -> None:
    """An order by its kind; what no chapter knows is an ability's."""
    if isinstance(action, ActionOfShip):
        ship = state.ship(action.ship)
        spend_action(ship)
        give_action(state, ship, action)
    elif isinstance(action, Reveal):
        reveal(state, state.crew[action.crew])
    elif isinstance(action, (MarineShoots, MarineShootsMarine)):
        fire_marine(state, action)
    elif isinstance(action, Scuttle):
        state.stack.append(ScuttleDie(action.ship))
    elif isinstance(action, Release):
        release(state, player, state.ship(action.ship))
    elif isinstance(action, Transfer):
        transfer(state, player, action)
    else:
        use_ability(state, player, action)


def release(state: State, player: int, ship: Ship) -> None:
    """4.9.9 – The tow is let go."""
    state.tell(RELEASED, player, ship.towing)
    ship.towing = NONE


def is_held_up(state: State, ship: Ship) -> bool:
    """12.11 – Whether something comes before the ship's action; then the order is given anew."""
    for ability in active_abilities(state, ship)[:]:
        if POWERS[ability.effect].holds_up(state, ship, ability):
            return True
    return False


def use_ability(state: State, player: int, action: Action) -> None:
    for ship in state.fleet(player):
        for ability in active_abilities(state, ship)[:]:
            if POWERS[ability.effect].use(state, ship, ability, action):
                return


def give_action(state: State, ship: Ship, action: ActionOfShip) -> None:
    """3.2 – One of the four actions, or the try to break free."""
    if isinstance(action, Move):
        begin_move(state, ship, False)
    elif isinstance(action, Shoot):
        state.stack.append(AfterShooting(ship.number))
        begin_shooting(state, ship, action.mode, False)
    elif isinstance(action, Explore):
        begin_explore(state, ship, ship.berth)
    elif isinstance(action, Search):
        begin_search(state, ship, state.ship(action.target))
    elif isinstance(action, Repair):
        repair(state, ship, action.mast)
    else:
        state.stack.append(BreakFreeDie(ship.number))


def transfer(state: State, player: int, action: Transfer) -> None:
    """4.4.4 – A crew goes ashore or aboard."""
    crew = state.crew[action.crew]
    crew.moved += 1
    if isinstance(action, Ashore):
        island = docked_at(state, state.ship(crew.ship))
        put_ashore(state, crew, island)
        state.tell(WENT_ASHORE, player, crew.number, island)
    elif isinstance(action, Aboard):
        put_aboard(state, crew, state.ship(action.ship))
        state.tell(BOARDED_SHIP, player, crew.number, action.ship)


TURNS: Final = Turns()
