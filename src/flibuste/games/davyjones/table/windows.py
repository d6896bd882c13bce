"""2.5.5 – The windows in which abilities act: when a face-down crew that has one may be revealed for it.

Every ability may be revealed in its controller's own turn, among his orders. What is listed here besides are the later
moments at which it counts: something has happened since, or it is somebody else's turn.
"""

from typing import Final

from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.constants import BROADSIDES, FEAR, GALLEY, GHOST_SHIP, SCHOONER
from flibuste.games.davyjones.table.pieces import Ability

WINDOWS: Final = [
    "orders",
    "opens",
    "turn-start",
    "watch",
    "move",
    "shooting",
    "after-legs",
    "docking",
    "loading",
    "after-shooting",
    "reroll",
    "boarding",
    "prize",
    "crew-loss",
    "hit",
    "rammed",
]
ORDERS: Final = 1 << 0  # 3.5: among the orders of the own turn
OPENS: Final = 1 << 1  # 11.3.32, 11.3.33: wherever the crew that it lets work would act
TURN_START: Final = 1 << 2  # 3.8: before the choices and the Fear dice of the own turn
WATCH: Final = 1 << 3  # 15.11: at the start of another player's turn
MOVE: Final = 1 << 4  # 12.11, 12.15, 11.3.2: before a move that is not an order of its controller
SHOOTING: Final = 1 << 5  # 6.2: before each shot of the ship, and after a miss (11.3.51)
AFTER_LEGS: Final = 1 << 6  # 4.3.7: after legs and pivot
DOCKING: Final = 1 << 7  # 5.5, 11.3.35: the bow touches an island
LOADING: Final = 1 << 8  # 11.3.36: while exploring, after looking
AFTER_SHOOTING: Final = 1 << 9  # 11.3.2: after a shoot action
REROLL: Final = 1 << 10  # 11.3.23: a die was rolled for the ship
BOARDING: Final = 1 << 11  # 4.8.2: before boarding dice, on either side
PRIZE: Final = 1 << 12  # 4.8.4: a boarding is won
CREW_LOSS: Final = 1 << 13  # 11.3.40: crew are to be eliminated
HIT: Final = 1 << 14  # 6.12: the ship is hit
RAMMED: Final = 1 << 15  # 4.6.2: the ship is rammed

OF_EFFECT: Final[dict[int, int]] = {
    codes.MOVE_AND_SHOOT: AFTER_LEGS | SHOOTING,  # 11.3.4: other guns shoot better with a captain
    codes.SHOOT_THEN_MOVE: AFTER_SHOOTING,
    codes.CANNON_BONUS: SHOOTING,
    codes.CANNON_BONUS_IF_CAPTAIN: SHOOTING,
    codes.CANNON_BONUS_FOLLOWUP: SHOOTING,
    codes.BOARD_BONUS: BOARDING,
    codes.BOARD_BONUS_VS_MONSTER: BOARDING,
    codes.BOARD_AT_S: AFTER_LEGS,
    codes.BOARD_TAKE_ALL_TREASURE: PRIZE,
    codes.BOARD_KILL_ALL_CREW: PRIZE,
    codes.BOARD_TAKE_ALL_OR_KILL_ALL: PRIZE,
    codes.BOARD_ALSO_MAST: PRIZE,
    codes.BOARD_TWO_PRIZES: PRIZE,
    codes.BOARD_CAPTURE_TOP_CREW: PRIZE,
    codes.IGNORE_FIRST_HIT_FULL_MASTS: HIT,
    codes.TWO_HITS_PER_MAST: HIT,
    codes.TWO_MASTS_PER_HIT: SHOOTING,
    codes.CANNONS_PERSIST: SHOOTING,
    codes.RAM_CANNOT_REMOVE_MASTS: RAMMED,
    codes.REROLL_ONE: REROLL,
    codes.FLEET_TWO_ACTIONS: TURN_START,
    codes.COPY_ANY_ABILITY: TURN_START,
    codes.FOG_TELEPORT: MOVE,
    codes.ANY_NATION_CREW: OPENS,
    codes.CURSED_CREW_OK: OPENS,
    codes.STEAL_TOUCH: AFTER_LEGS,
    codes.RAID_HOME: DOCKING,
    codes.TRADE_ISLAND_TREASURE: LOADING,
    codes.CREW_PROTECTED: CREW_LOSS,
    codes.MOVE_BONUS: MOVE,
    codes.IGNORE_TERRAIN: MOVE,
    codes.CANCEL_ABILITY_S: WATCH,
    codes.DOCK_AND_EXPLORE: DOCKING,
    codes.EXTRA_CANNON_3S: SHOOTING,
    codes.CANNONEER_RESHOOT: SHOOTING,
    codes.FIREPOT: SHOOTING,
    codes.CHAINSHOT: SHOOTING,
    codes.STINKPOT: SHOOTING,
    codes.SMOKEPOT: SHOOTING,
}
OF_KEYWORD: Final[dict[int, int]] = {
    FEAR: TURN_START,
    GHOST_SHIP: TURN_START,
    BROADSIDES: SHOOTING,
    GALLEY: MOVE,
    SCHOONER: MOVE,
}


def windows_of(abilities: list[Ability], keywords: int = 0) -> int:
    """The windows in which somebody with these abilities may be revealed for one of them."""
    found = ORDERS
    for ability in abilities:
        found |= OF_EFFECT.get(ability.effect, 0)
    for keyword, windows in OF_KEYWORD.items():
        if keywords & keyword:
            found |= windows
    return found
