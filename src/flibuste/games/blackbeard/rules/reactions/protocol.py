"""4.6 – The reaction protocol: which Anti-Pirate (AP) options are open in which window of which Pirate Action.

The table below is section 3.2 of the register's header. An option is a bit; a window is a set of options:

    A  deploy a KC                     C  use the Warship On Station        LR Local Resistance
    BM move a KC                       WS Warship Sighting                  PC Pirate Converts
    BI intercept                       MC Mutiny Conspiracy                 DR Debauchery & Revelry
    BX move and intercept              SC Scurvy Outbreak
    BP attack a Pirate Port            WT Wear and Tear
    BO oust

KC Surprise, Double Cross and Piratical Ambition have windows of their own (R2, R3, R5), as has Skull and Crossbones
(R1, R4): see `sea/warships`, `turn/double_cross`, `ambition`, `card_against` and `port/steal`.
"""

from typing import Final

from flibuste.games.blackbeard.table.constants import (
    ALLY,
    ATTACK,
    BUSINESS,
    CONVERT,
    DEBAUCHERY,
    DIG,
    FIRST_PORT,
    LEAVE_PORT,
    LEAVE_TRANSIT,
    LOCAL_RESISTANCE,
    MOVE_PORT,
    MOVE_TRANSIT,
    MOVE_ZONE,
    MUTINY_CONSPIRACY,
    NONE,
    PIRATE_CONVERTS,
    PLUNDER,
    RECOVER,
    RETIRE,
    RETIRE_LETTER,
    SACK,
    SCURVY,
    SPOT,
    STEAL,
    WARSHIP_SIGHTING,
    WEAR_AND_TEAR,
    ZONES,
)
from flibuste.games.blackbeard.table.state import State

A: Final = 1
BM: Final = 2
BI: Final = 4
BX: Final = 8
BP: Final = 16
BO: Final = 32
C: Final = 64
WS: Final = 128
MC: Final = 256
SC: Final = 512
WT: Final = 1024
LR: Final = 2048
PC: Final = 4096
DR: Final = 8192

SEA: Final = A | BM | BP | MC | SC | WT | LR | PC
TRANSIT: Final = BM | BP | MC | SC | WT | LR
PORT: Final = BM | BP | MC | LR
HUNT: Final = BI | BX
GUNS: Final = C | WS

# When, in an Action: declared (nothing rolled or moved yet), during it, immediately after it.
W1: Final = 0
W2: Final = 1
W3: Final = 2
MOMENTS: Final = ["declared", "during", "after"]

# 3.2 – Action: W1, W2, W3 at sea. W3 elsewhere is the same for all: TRANSIT, or PORT + DR (17.2#2a).
TABLE: Final[dict[int, tuple[int, int, int]]] = {
    MOVE_ZONE:     (SEA | HUNT,        0,                 SEA | HUNT),   # W3 is the arrival (10.31b)
    MOVE_PORT:     (SEA | HUNT,        0,                 SEA),
    MOVE_TRANSIT:  (SEA | HUNT,        0,                 SEA),
    LEAVE_PORT:    (PORT | BO,         0,                 SEA),          # no interception (10.31b)
    # 7.2a – Into the box and out of it are two Moves; 7.2b – nobody is attacked in it.
    LEAVE_TRANSIT: (TRANSIT,           0,                 SEA),
    SPOT:          (SEA | HUNT | GUNS, 0,                 SEA | HUNT),   # before or after the roll (10.31c)
    # 10.31d – A KC may come at every step; 17.2#21b – a Warship only here, at Spot, Convert and Attack.
    PLUNDER:       (SEA | HUNT | GUNS, SEA | HUNT | GUNS, SEA),          # at any step (8.22a)
    CONVERT:       (SEA | GUNS,        0,                 SEA | HUNT),   # only the new ship (10.31e)
    ATTACK:        (SEA | HUNT | GUNS, 0,                 SEA | HUNT),   # after a failure (10.31f)
    BUSINESS:      (PORT | BO,         PORT | BO,         SEA),
    STEAL:         (PORT | BO,         0,                 SEA),
    RECOVER:       (PORT | BO,         0,                 SEA),
    SACK:          (PORT | BO,         0,                 SEA),
    ALLY:          (PORT | BO,         0,                 SEA),
    RETIRE_LETTER: (PORT | BO,         0,                 SEA),
    RETIRE:        (PORT | BO,         0,                 SEA),
    DIG:           (SEA,               0,                 SEA),          # landing is not docking (17.2#1c)
}  # fmt: skip

# 4.65D – The cards that are played in these windows, and their option: a card says here where it may be played.
CARD_OPTION: Final[dict[int, int]] = {
    WARSHIP_SIGHTING: WS,
    MUTINY_CONSPIRACY: MC,
    SCURVY: SC,
    WEAR_AND_TEAR: WT,
    LOCAL_RESISTANCE: LR,
    PIRATE_CONVERTS: PC,
    DEBAUCHERY: DR,
}
WINDOW_CARDS: Final = [DEBAUCHERY, LOCAL_RESISTANCE, MUTINY_CONSPIRACY, PIRATE_CONVERTS, SCURVY, WARSHIP_SIGHTING,
                       WEAR_AND_TEAR]  # fmt: skip
BY_KC: Final = BM | BI | BX | BP | BO
BY_CARD: Final = WS | MC | SC | WT | LR | PC | DR

# 4.62a – Types: deploying a KC, using one (all B together), the Warship On Station, each card title (bit 3 + number).
TYPE_DEPLOY: Final = 1
TYPE_KC: Final = 2
TYPE_WARSHIP: Final = 4
FIRST_TITLE: Final = 3
TYPE_OF_CARD: Final = [1 << (FIRST_TITLE + card) for card in range(23)]

# 10.31a – The Actions during which a KC may act again (10.23b).
EXPOSED_TO_KC: Final = (
    MOVE_ZONE,
    MOVE_PORT,
    MOVE_TRANSIT,
    LEAVE_PORT,
    LEAVE_TRANSIT,
    SPOT,
    PLUNDER,
    CONVERT,
    ATTACK,
)

# Kinds of Actions on which a player may let a standing answer speak for him.
OCCASION_OF: Final[dict[int, str]] = {
    **dict.fromkeys((MOVE_ZONE, MOVE_PORT, MOVE_TRANSIT, LEAVE_PORT, LEAVE_TRANSIT), "move"),
    **dict.fromkeys((SPOT, PLUNDER, CONVERT), "prey"),
    **dict.fromkeys((ATTACK, SACK), "assault"),
    **dict.fromkeys((BUSINESS, STEAL, RECOVER, ALLY), "harbour"),
}


def allowed(state: State, moment: int) -> int:
    """The options open in this window: the table, and after an Action the place where the Pirate now is (4.63d)."""
    row = TABLE.get(state.doing)
    if row is None or state.active == NONE:
        return 0
    if moment == W1:
        return row[0]
    if moment == W2:
        return row[1]
    place = state.pirate(state.active).place
    if place >= FIRST_PORT:
        return PORT | DR
    if place >= ZONES:
        return TRANSIT
    return SEA if state.cancelled else row[2]
