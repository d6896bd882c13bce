"""The numbers by which the rules call things; the words for them are in `components.toml`."""

from typing import Final

# No such piece: a card, a Pirate, a place, a nation that is not there.
NONE: Final = -1

# Seats count from 0. 19.1a – The System Player of the solitaire game is the last of `players`; to the engine it is
# NOBODY, since it is never asked. Where no seat is meant, not even the system's, it is NO_SEAT.
SYSTEM: Final = -1
NO_SEAT: Final = -2

ZONES: Final = 10
TRANSITS: Final = 2
FIRST_PORT: Final = ZONES + TRANSITS
PORTS: Final = 36
PIRATES: Final = 23

NATIONS: Final = ["english", "spanish", "french", "dutch", "portuguese", "arab"]
ENGLISH: Final = 0
PORTUGUESE: Final = 4
ARAB: Final = 5

SLOOP: Final = 0
SCHOONER: Final = 1
BRIGANTINE: Final = 2

# 17.2 – Event cards, by their number less one.
BURIED_TREASURE: Final = 0
DEBAUCHERY: Final = 1
DISEASE: Final = 2
DOUBLE_CROSS: Final = 3
TURMOIL: Final = 4
FAIR_WINDS: Final = 5
FINGER_OF_FATE: Final = 6
GENERAL_PARDON: Final = 7
NEW_GOVERNORS: Final = 8
HEAVY_GUNS: Final = 9
KC_SURPRISE: Final = 10
LETTER: Final = 11
LOCAL_RESISTANCE: Final = 12
MAL_DE_MER: Final = 13
MUTINY_CONSPIRACY: Final = 14
PIRATE_CONVERTS: Final = 15
AMBITION: Final = 16
SCURVY: Final = 17
SKULL: Final = 18
STORMS: Final = 19
WARSHIP_SIGHTING: Final = 20
WEAR_AND_TEAR: Final = 21
NATURAL_DISASTER: Final = 22
CARDS: Final = 23
MUST_PLAY: Final = [
    DISEASE,
    TURMOIL,
    FINGER_OF_FATE,
    GENERAL_PARDON,
    NEW_GOVERNORS,
    MAL_DE_MER,
    STORMS,
    NATURAL_DISASTER,
]

# 2.2h – Where a Pirate card is.
IN_DECK: Final = 0
HELD: Final = 1
IN_PLAY: Final = 2
RETIRED: Final = 3
LOCKER: Final = 4
COMMISSIONER: Final = 5
FATES: Final = ["deck", "held", "in-play", "retired", "locker", "commissioner"]

# 4.5 – What a Pirate is doing, as the table of windows tells Actions apart.
NOTHING: Final = 0
MOVE_ZONE: Final = 1
MOVE_PORT: Final = 2
MOVE_TRANSIT: Final = 3
LEAVE_PORT: Final = 4
LEAVE_TRANSIT: Final = 5
SPOT: Final = 6
PLUNDER: Final = 7
CONVERT: Final = 8
ATTACK: Final = 9
BUSINESS: Final = 10
STEAL: Final = 11
RECOVER: Final = 12
SACK: Final = 13
ALLY: Final = 14
RETIRE_LETTER: Final = 15
RETIRE: Final = 16
DIG: Final = 17
RECRUIT: Final = 18
DOINGS: Final = [
    "nothing",
    "move-to-zone",
    "move-to-port",
    "move-to-transit",
    "leave-port",
    "leave-transit",
    "spot",
    "plunder",
    "convert",
    "attack",
    "business",
    "steal",
    "recover",
    "sack",
    "ally",
    "retire-by-letter",
    "retire",
    "dig",
    "recruit",
]

# 9.2, 9.3 – What a Port is to a Pirate.
ANTI: Final = 0
NEUTRAL: Final = 1
PRO: Final = 2
HAVEN: Final = 3
PIRATE_PORT: Final = 4
DESTROYED: Final = 5
STATUSES: Final = ["anti", "neutral", "pro", "haven", "pirate-port", "destroyed"]

# 18 – How a Pirate leaves play.
CAUSES: Final = [
    "retired-letter",
    "retired-surrender",
    "retired-haven",
    "retired-bribe",
    "retired-pardon",
    "retired-pirate-port",
    "sunk",
    "mutiny",
    "duel",
    "commissioner",
    "hanged",
    "disease",
    "disaster",
    "storm",
    "warship",
    "port",
]
BY_LETTER: Final = 0
BY_SURRENDER: Final = 1
BY_HAVEN: Final = 2
BY_BRIBE: Final = 3
BY_PARDON: Final = 4
BY_PIRATE_PORT: Final = 5
SUNK: Final = 6
BY_MUTINY: Final = 7
BY_DUEL: Final = 8
BY_KC: Final = 9
HANGED: Final = 10
BY_DISEASE: Final = 11
BY_DISASTER: Final = 12
BY_STORM: Final = 13
BY_WARSHIP: Final = 14
BY_PORT: Final = 15

# 12.0a – The rolls of a Pirate; each name is also the label of its dice.
ROLLS: Final = [
    "spot",
    "cargo",
    "capture",
    "torture",
    "flight",
    "battle",
    "attack",
    "booty",
    "sack",
    "ransom",
    "refit",
    "bribe",
    "theft",
    "share",
    "duel",
    "mutiny",
    "dig",
    "treasure",
    "oust",
    "defence",
    "interception",
]
R_SPOT: Final = 0
R_CARGO: Final = 1
R_CAPTURE: Final = 2
R_TORTURE: Final = 3
R_FLIGHT: Final = 4
R_BATTLE: Final = 5
R_ATTACK: Final = 6
R_BOOTY: Final = 7
R_SACK: Final = 8
R_RANSOM: Final = 9
R_REFIT: Final = 10
R_BRIBE: Final = 11
R_THEFT: Final = 12
R_SHARE: Final = 13
R_DUEL: Final = 14
R_MUTINY: Final = 15
R_DIG: Final = 16
R_TREASURE: Final = 17
R_OUST: Final = 18
R_DEFENCE: Final = 19
R_INTERCEPTION: Final = 20

BIT: Final = [1 << number for number in range(60)]
