"""9.1 to 9.3 – Ports: what a Port is to a Pirate, Governors, destruction, and the Merchants beside them (6.3)."""

from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import put_to_sea
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.leaving import lose_haven
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    BIT,
    DESTROYED,
    FIRST_PORT,
    HAVEN,
    NEUTRAL,
    NONE,
    PIRATE_PORT,
    PORTS,
    PRO,
)
from flibuste.games.blackbeard.table.events import DESTROYED_PORT, GOVERNOR_GONE, MERCHANT, MERCHANT_GONE
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State


def status(state: State, pirate: Pirate, port: int) -> int:
    """9.21a – In this order: destroyed, Pirate Port, his Safe Haven, his Letter, his Attack History, the Governor."""
    if state.destroyed & BIT[port]:
        return DESTROYED
    nation = state.pieces.ports[port].nation
    if nation == NONE:
        return PIRATE_PORT
    if state.haven_of[port] == pirate.number:
        return HAVEN
    # 9.31b, 9.33c, 17.2#12b – A Letter opens the Ports of its nation, even hostile ones.
    if pirate.letter == nation and pirate.ally == NONE:
        return PRO
    if pirate.history & BIT[nation]:
        return ANTI
    return attitude(state, port)


def attitude(state: State, port: int) -> int:
    """9.21a – A Port with a Pro-Pirate Governor is Pro-Pirate, with an Anti-Pirate one Anti-Pirate, else Neutral."""
    governor = state.governor[port]
    if governor == NONE:
        return NEUTRAL
    return PRO if governor < state.pieces.anti_from else ANTI


def may_enter(state: State, pirate: Pirate, port: int) -> bool:
    """7.3a, 9.31a – Destroyed and Anti-Pirate Ports are closed; allies enter only what is open to both."""
    found = status(state, pirate, port)
    if found in (DESTROYED, ANTI):
        return False
    if pirate.ally == NONE:
        return True
    return status(state, state.pirate(pirate.ally), port) not in (DESTROYED, ANTI)


def has_pro_governor(state: State, port: int) -> bool:
    """9.45a – An actual Pro-Pirate Governor."""
    return 0 <= state.governor[port] < state.pieces.anti_from


def remove_governor(state: State, port: int) -> None:
    """9.23a, 9.34b – Out for good; a Safe Haven there ends with a Pro-Pirate Governor."""
    if state.governor[port] != NONE:
        state.tell(GOVERNOR_GONE, NOBODY, state.governor[port], port)
        if has_pro_governor(state, port):
            state.pro_ports -= 1
        state.governor[port] = NONE
        lose_haven(state, port)


def destroy_port(state: State, port: int) -> None:
    """9.3a – Unusable for the rest of the game: no Governor, no Safe Haven, no Information about it (8.46b)."""
    state.destroyed |= BIT[port]
    state.tell(DESTROYED_PORT, NOBODY, port)
    remove_governor(state, port)
    lose_haven(state, port)
    for number in state.in_play:
        pirate = state.pirate(number)
        if port in pirate.information:
            del pirate.information[port]
        if pirate.sacking == port:
            pirate.sacking = NONE


def oust_all(state: State, port: int) -> None:
    """9.24a, 9.55h – Every Pirate in the Port goes to sea, without a roll."""
    for number in state.docked_in(FIRST_PORT + port):
        put_to_sea(state, number)


# ---- Merchants ------------------------------------------------------------------------------------------------------


def merchants_on_board(state: State) -> int:
    count = 0
    for port in range(PORTS):
        if state.merchant[port] != NONE:
            count += 1
    return count


def merchants_in(state: State, zone: int) -> int:
    """6.33a – How many Merchants lie in the Ports of a Sea Zone; Bermuda's in both of its own (2.2c)."""
    return len([port for port in state.pieces.zone_ports[zone] if state.merchant[port] != NONE])


def place_merchants(state: State, wanted: int) -> None:
    """6.31a – Place Merchants face down until so many are on the board, or none can be placed."""
    count = merchants_on_board(state)
    while count < wanted and state.merchant_pool and place_merchant(state):
        count += 1


def place_merchant(state: State) -> bool:
    """6.32a, 3.0.8b – Where the D66 says, or in the next higher Port that is neither closed nor occupied."""
    start = d66(state, "merchant-port")
    for step in range(PORTS):
        port = (start + step) % PORTS
        # 2.2f, 6.33a – One box a Port, one Merchant a box; Pirate Ports have none.
        if state.merchant[port] == NONE and not state.destroyed & BIT[port] and state.pieces.ports[port].nation != NONE:
            state.merchant[port] = state.draw_from(state.merchant_pool, "merchant")
            state.tell(MERCHANT, NOBODY, port)
            return True
    return False


def remove_merchant(state: State, port: int) -> None:
    """6.34a – Back into the pool."""
    kind = state.merchant[port]
    if kind != NONE:
        state.put_back(state.merchant_pool, kind)
        state.merchant[port] = NONE
        state.spotters[port] = 0
        state.face_up &= ~BIT[port]
        state.tell(MERCHANT_GONE, NOBODY, port)
