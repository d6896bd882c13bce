"""9 – Legendary pirates: targets, recovery, capture, what becomes of sunk ones."""

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.order import first_of
from flibuste.games.cove.rules.purse import gain_fame
from flibuste.games.cove.table.constants import ALL, FIRST_LEGEND, NONE, NOWHERE
from flibuste.games.cove.table.events import CAPTURED, FOE_RECOVERED
from flibuste.games.cove.table.pieces import Legend
from flibuste.games.cove.table.piles import put
from flibuste.games.cove.table.state import Foe, State


def choose_target(state: State, foe: Foe) -> int:
    """9.2.1, 9.2.2, 9.2.3 – The highest value of its field among those not yet fired at in this series; ties by die."""
    battle = state.fight()
    waiting: list[int] = []
    for seat in battle.seats:
        if not (foe.fired_at >> seat) & 1:
            waiting.append(seat)
    if not waiting:
        foe.fired_at = 0
        waiting = battle.seats[:]
    field = state.pieces.foe(foe.ship).target
    values: list[int] = []
    for seat in waiting:
        values.append(state.battle_speed(seat) if field == ALL else state.value(seat, max(0, field)))
    target = first_of(state, waiting, values, "target-tie")
    foe.fired_at += 1 << target
    return target


def recover(state: State) -> None:
    """9.4.4, 9.4.5 – At the end of an exchange, up to so many of the points lost in it."""
    for foe in state.fight().foes:
        points = min(state.pieces.foe(foe.ship).recovers, foe.lost)
        foe.lost = 0
        if points:
            foe.hull += points
            state.tell(FOE_RECOVERED, NOBODY, foe.ship, points, foe.hull)


def remove_sunk(state: State, ship: int) -> None:
    """3.6.3, 8.4.1 – A sunk card is discarded at once, its pawn stays; a sunk Navy is off the board."""
    if ship == state.pieces.navy_ship():
        state.navy_island = NOWHERE
        return
    for black_ship in state.black_ships:
        if black_ship.legend == ship - FIRST_LEGEND:
            black_ship.legend = NONE
    put(state.sunk, ship - FIRST_LEGEND)


def defenceless_at(state: State, island: int) -> int:
    """9.7.1 – The pirate at this island that can be captured without a hit, or NONE."""
    for ship in state.black_ships:
        if ship.island == island and ship.legend != NONE and state.pieces.legends[ship.legend].defenceless:
            return ship.legend
    return NONE


def capture(state: State, island: int) -> None:
    """9.7.2, 9.7.3 – The last ship left captures it; on Treasure Island the fastest. Its fame is rolled, not shared.

    Rivals have fought before this: on an outer island there is one ship at most.
    """
    legend = defenceless_at(state, island)
    if legend == NONE:
        return
    seats = state.ships_at(island)
    if not seats:
        return
    captor = first_of(state, seats, [state.speed(seat) for seat in seats], "speed-tie")
    card: Legend = state.pieces.legends[legend]
    fame = card.fame
    if card.fame_die:
        fame += state.chance.die_of(card.fame_die, "capture")
    gain_fame(state, captor, fame)
    state.tell(CAPTURED, captor, FIRST_LEGEND + legend, fame)
    remove_sunk(state, FIRST_LEGEND + legend)
