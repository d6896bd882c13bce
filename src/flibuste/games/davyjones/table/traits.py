"""What abilities say yes or no to, one bit each (see docs/decisions/0007), and the conditions a ship can be in."""

from typing import Final

# Traits of a ship, through its card, its crew or its treasures.
CAPTAIN: Final = 1 << 0  # 11.3.1
MOVES_AFTER_SHOOTING: Final = 1 << 1  # 11.3.2
BOARDS_AT_S: Final = 1 << 2  # 11.3.8
TAKES_ALL: Final = 1 << 3  # 11.3.9
KILLS_ALL: Final = 1 << 4  # 11.3.10
ALSO_MAST: Final = 1 << 5  # 11.3.12
TWO_PRIZES: Final = 1 << 6  # 11.3.13
CAPTURES_TOP: Final = 1 << 7  # 11.3.14
FIRST_HIT_SHIELD: Final = 1 << 8  # 11.3.15
TWO_HITS_A_MAST: Final = 1 << 9  # 11.3.16
TWO_MASTS_A_HIT: Final = 1 << 10  # 11.3.17
DOUBLE_RANGE: Final = 1 << 11  # 11.3.20
GUNS_LAST: Final = 1 << 12  # 11.3.21
RAM_PROOF: Final = 1 << 13  # 11.3.22
REROLLS: Final = 1 << 14  # 11.3.23
ALL_NATIONS: Final = 1 << 15  # 11.3.32
CURSED_WELCOME: Final = 1 << 16  # 11.3.33
RAIDS_HOMES: Final = 1 << 17  # 11.3.35
TRADES: Final = 1 << 18  # 11.3.36
CREW_PROTECTED: Final = 1 << 19  # 11.3.40
TERRAIN_PROOF: Final = 1 << 20  # 11.3.42
UNLUCKY: Final = 1 << 21  # 11.3.44
NO_CREW: Final = 1 << 22  # 11.3.45
DERELICT_MOVES: Final = 1 << 23  # 11.3.46
EXPLORES_ON_DOCKING: Final = 1 << 24  # 11.3.48
REPAIRS_ANYWHERE: Final = 1 << 25  # 11.3.49
RESHOOTS: Final = 1 << 26  # 11.3.51
FOG_TRAVELLER: Final = 1 << 27  # 11.3.31
STEALS: Final = 1 << 28  # 11.3.34
SHIELDED: Final = 1 << 29  # 12.12: no enemy ability reaches it
ALL_CURSED: Final = 1 << 30  # 12.17
MAY_HAVE_CREW: Final = 1 << 31  # 12.16: a monster that may have one crew
PAW_HIT: Final = 1 << 32  # 12.9: once a turn a shot at it hits

# Conditions: bits of `ship.now` (this turn) and `ship.soon` (the next turn of its controller).
CHAINED: Final = 1  # 11.3.53: may not move
SLOWED: Final = 2  # 8.3.3: base move S
SHIP_SILENT: Final = 4  # 8.3.2, 11.3.43, 11.3.56
CREW_SILENT: Final = 8  # 8.3.2, 11.3.54, 11.3.56
BECALMED: Final = 16  # 14.9
CONDITIONS: Final = ["chained", "slowed", "ship-silent", "crew-silent", "becalmed"]

# Kinds of shot.
PLAIN: Final = 0
FIREPOT: Final = 1
CHAINSHOT: Final = 2
STINKPOT: Final = 3
SMOKEPOT: Final = 4
SILENCE: Final = 5
FIRE_BREATH: Final = 6
SHOTS: Final = ["plain", "firepot", "chainshot", "stinkpot", "smokepot", "silence", "fire-breath"]

# Why a mast is lost.
CAUSES: Final = ["hit", "ram", "reef", "boarding", "fire", "guns", "event"]
HIT: Final = 0
RAM: Final = 1
REEF_LOSS: Final = 2
BOARDING_LOSS: Final = 3
FIRE_SPREADS: Final = 4
GUNS: Final = 5
EVENT_LOSS: Final = 6
