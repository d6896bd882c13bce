"""The words of the game, in their fixed order: everything inside is kept as an index into these lists."""

from typing import Final

NONE: Final = -1

# 1.2 – The eight nations.
NATIONS: Final = ["american", "barbary-corsair", "cursed", "english", "french", "jade-rebellion", "pirate", "spanish"]
AMERICAN: Final = 0
BARBARY_CORSAIR: Final = 1
CURSED: Final = 2
ENGLISH: Final = 3
FRENCH: Final = 4
JADE_REBELLION: Final = 5
PIRATE: Final = 6
SPANISH: Final = 7

# 13.1.3 – The two segments; ranges of cannons use them too.
SEGMENTS: Final = ["S", "L"]
COMPASS: Final = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"]
VOYAGE_ENDS: Final = ["free", "docks", "meets", "stopped"]
S: Final = 0
L: Final = 1

# 8 – The keywords; a card keeps them as a set of bits.
KEYWORDS: Final = [
    "black-mark",
    "broadsides",
    "fear",
    "galley",
    "ghost-ship",
    "junk",
    "limit",
    "marine",
    "ransom",
    "sea-monster",
    "schooner",
    "turtle-ship",
    "treasure-ship",
]
BLACK_MARK: Final = 1
BROADSIDES: Final = 2
FEAR: Final = 4
GALLEY: Final = 8
GHOST_SHIP: Final = 16
JUNK: Final = 32
LIMIT: Final = 64
MARINE: Final = 128
RANSOM: Final = 256
SEA_MONSTER: Final = 512
SCHOONER: Final = 1024
TURTLE_SHIP: Final = 2048
TREASURE_SHIP: Final = 4096  # 8.13.1 – no effect

# 8.0.2 – What goes out with the abilities of a card; the other keywords are physical or book-keeping and always stay.
SWITCHABLE: Final = BROADSIDES | FEAR | GHOST_SHIP | SCHOONER | GALLEY | MARINE

# 11.3.41 – When an extra segment counts.
CONDITIONS: Final = ["always", "no-cargo", "all-masts"]
ALWAYS: Final = 0
NO_CARGO: Final = 1
ALL_MASTS: Final = 2

# 2.3.4 – Terrain.
TERRAIN: Final = ["fog", "reef", "sargasso"]
FOG: Final = 0
REEF: Final = 1
SARGASSO: Final = 2
