"""The words of the game, in their fixed order: everything inside is kept as an index into these lists."""

from typing import Final

SECTIONS: Final = ["hull", "crew", "cannons", "sails"]
HULL: Final = 0
CREW: Final = 1
CANNONS: Final = 2
SAILS: Final = 3
ALL: Final = 4  # every section at once: a Cannonade, Bonny and Read

# 1.1.2, 2.4.1 – The places, in the order in which they are always handled.
PLACES: Final = ["nowhere", "tavern", "hull", "sails", "cannons", "crew", "treasure", "cove"]
NOWHERE: Final = 0
TAVERN: Final = 1
LAST_OUTER: Final = 5
TREASURE: Final = 6
COVE: Final = 7

PHASES: Final = ["setup", "treasures", "navigation", "combat", "plunder", "effects", "black-ships", "end"]
SETUP_PHASE: Final = 0
TREASURES_PHASE: Final = 1
NAVIGATION_PHASE: Final = 2
COMBAT_PHASE: Final = 3
PLUNDER_PHASE: Final = 4
EFFECTS_PHASE: Final = 5
BLACK_SHIPS_PHASE: Final = 6
END_PHASE: Final = 7

FAMILIES: Final = ["parrot", "craftsman", "event", "boarding", "broadside", "fame"]
PARROT: Final = 0
CRAFTSMAN: Final = 1
EVENT: Final = 2
BOARDING: Final = 3
BROADSIDE: Final = 4
FAME: Final = 5

WINDOWS: Final = ["treasures", "navigation-start", "navigation-end", "navy-sent", "island"]
AFTER_TREASURES: Final = 0
BEFORE_NAVIGATION: Final = 1
AFTER_NAVIGATION: Final = 2
NAVY_SENT: Final = 3
ON_ISLAND: Final = 4

SEATS: Final = 5  # ships of a battle: seats 0 to 4, then the legendary pirates by kind, then the Navy
FIRST_LEGEND: Final = 5
TIED: Final = 64  # more than there are ships: those of a tie are one number, with digits of this base

NONE: Final = -1
BARE: Final = -1  # a card played without naming anything

LAYERS: Final = ["craftsman", "parrot", "ring", "hull"]
CRAFTSMAN_MET: Final = 0
PARROT_MET: Final = 1
RING_MET: Final = 2
HULL_MET: Final = 3
