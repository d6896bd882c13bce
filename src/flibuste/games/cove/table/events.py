"""What can happen, each with its clause: the words are in `text.*.ftl` as `event-NAME`."""

from typing import Final

from flibuste.engine.journal import EventKind

# Setup and the month
TOOK_COLOUR: Final = EventKind("took-colour", "1.3.1", ("colour",))
ARMED: Final = EventKind(
    "armed", "2.3.4", ("hull:ring", "crew:ring", "cannons:ring", "sails:ring", "gold:number"), reveals=True
)
MONTH: Final = EventKind("month", "3.0.1", ("month:number",))
TIE_ROLL: Final = EventKind("tie-roll", "3.0.4", ("ship", "die:number"), reveals=True, detail=True)
TIE: Final = EventKind("tie", "3.0.4", ("ships:tied", "dice", "best:tied", "left:number"), reveals=True)
TURNED_UP: Final = EventKind(
    "turned-up",
    "3.1.1",
    ("island", "fame:number", "gold:number", "chests:number", "cards:number"),
    reveals=True,
)

# Tavern cards
DREW: Final = EventKind("drew", "7.0.1", secret=("card",), reveals=True)
NO_CARD: Final = EventKind("no-card", "3.4.4")
RESHUFFLED: Final = EventKind("reshuffled", "7.0.2", ("cards:number",), reveals=True)
PARROT_LANDED: Final = EventKind("parrot-landed", "7.1.6", ("card",), reveals=True)
PARROT_OFFERED: Final = EventKind("parrot-offered", "7.1.9", ("card",), reveals=True)
PARROT_EXCHANGED: Final = EventKind("parrot-exchanged", "7.1.8", ("card", "old:card", "fame:number"))
PARROT_REFUSED: Final = EventKind("parrot-refused", "7.1.9", ("card",))
PARROT_HEALED: Final = EventKind("parrot-healed", "7.1.13", ("card",))
PLAYED: Final = EventKind("played", "7.0.4", ("card",), reveals=True)
LOADED: Final = EventKind("loaded", "4.3.1", ("card",), reveals=True)
ATTACHED: Final = EventKind("attached", "7.2.1", ("card", "section"), reveals=True)
MENDED: Final = EventKind("mended", "7.2.6", ("section", "gold:number"))

# Event cards
BUCCANEERING: Final = EventKind("buccaneering", "7.3.22", ("victim:seat",))
BUCCANEERING_CANCELLED: Final = EventKind("buccaneering-cancelled", "7.3.13", ("robber:seat",))
MAP_ROLL: Final = EventKind("map-roll", "7.3.71", ("die:number",), reveals=True)
MAP_PLACED: Final = EventKind("map-placed", "7.3.72", ("island",))
OPEN_NAVIGATION: Final = EventKind("open-navigation", "7.3.32", ("first:seat",))
SLIPPED_AWAY: Final = EventKind("slipped-away", "7.3.12", ("island",))
NAVY_SENT: Final = EventKind("navy-sent", "7.3.62", ("island",))
NAVY_REDIRECTED: Final = EventKind("navy-redirected", "7.3.52", ("island",))
FREE_LEVEL: Final = EventKind("free-level", "7.3.41", ("section", "ring"))

# Navigation
SAILED: Final = EventKind("sailed", "3.2.3", ("island",), reveals=True)

# Combat
BATTLE: Final = EventKind("battle", "3.3.2", ("island",))
FOE_PRESENT: Final = EventKind("foe-present", "9.1.1", ("ship", "hull:number"))
BECALMED: Final = EventKind("becalmed", "7.4.11")
FASTER: Final = EventKind("faster", "4.1.4", ("bonus:number", "speed:number"))
OVERBOARD: Final = EventKind("overboard", "7.4.51", ("chests:number",))
CREW_DICE: Final = EventKind("crew-dice", "7.4.31")
SMOKE: Final = EventKind("smoke", "7.4.41", ("die:number",))
EXCHANGE_BEGINS: Final = EventKind("exchange", "4.1.1", ("number",))
FIRED: Final = EventKind(
    "fired", "4.3.6", ("shooter:ship", "target:ship", "section", "dice", "hits:number", "needed:number"), reveals=True
)
STRAY: Final = EventKind("stray", "9.5.5", ("shooter:ship", "target:ship", "hits:number"))
BLAST: Final = EventKind("blast", "7.5.21", ("section", "hits:number"))
RECOIL: Final = EventKind("recoil", "7.5.12", ("section", "hits:number"))
ABSORBED: Final = EventKind("absorbed", "4.3.11", ("card", "section", "hits:number"))
CRAFTSMAN_LOST: Final = EventKind("craftsman-lost", "7.2.4", ("card", "section"))
PARROT_WOUNDED: Final = EventKind("parrot-wounded", "7.1.11", ("card",))
PARROT_KILLED: Final = EventKind("parrot-killed", "7.1.12", ("card", "fame:number"))
DAMAGED: Final = EventKind("damaged", "4.3.8", ("section", "levels:number", "ring"))
FOE_HIT: Final = EventKind("foe-hit", "9.1.3", ("ship", "hits:number", "hull:number"))
FOE_SUNK: Final = EventKind("foe-sunk", "9.2.4", ("ship", "share:number", "players:number"))
FOE_RECOVERED: Final = EventKind("foe-recovered", "9.4.4", ("ship", "points:number", "hull:number"))
FLED: Final = EventKind("fled", "4.4.1")
MUTINY_ROLL: Final = EventKind("mutiny-roll", "4.4.3", ("die:number", "needed:number"), reveals=True)
MUTINY: Final = EventKind("mutiny", "4.4.4", ("gold:number", "chests:number", "fame:number"))
ROUTED: Final = EventKind("routed", "4.5.1")
WITNESSED: Final = EventKind("witnessed", "4.5.2", ("fame:number", "leaving:seat"))
WAITED: Final = EventKind("waited", "7.5.32")
BATTLE_OVER: Final = EventKind("battle-over", "3.3.5", ("island",))
CARDS_DISCARDED: Final = EventKind("cards-discarded", "4.2.6", ("cards:number", "chests:number"))
CAPTURED: Final = EventKind("captured", "9.7.3", ("ship", "fame:number"), reveals=True)
NAVY_LEFT: Final = EventKind("navy-left", "8.4.1")

# Plunder, island effects, phase 6
PLUNDERED: Final = EventKind(
    "plundered", "3.4.2", ("island", "fame:number", "gold:number", "chests:number", "cards:number")
)
SHARED: Final = EventKind(
    "shared", "7.3.22", ("victim:seat", "fame:number", "gold:number", "chests:number", "cards:number")
)
BOUGHT: Final = EventKind("bought", "6.1.1", ("gold:number",))
RAISED: Final = EventKind("raised", "6.0.1", ("section", "ring", "gold:number"))
BURIED_CHESTS: Final = EventKind("buried-chests", "6.6.1", ("chests:number", "fame:number"))
BURIED_GOLD: Final = EventKind("buried-gold", "6.6.2", ("gold:number", "fame:number"))
BURIAL_SHARED: Final = EventKind("burial-shared", "7.3.24", ("victim:seat", "fame:number", "rest:number"))
REPAIRED: Final = EventKind("repaired", "6.7.2", ("sections:number", "gold:number"))
REPAIRED_POOR: Final = EventKind("repaired-poor", "6.7.4", ("sections:number",))
TOOK_INCOME: Final = EventKind("took-income", "6.7.1", ("cards:number", "gold:number"))
BLACK_SHIP_MOVED: Final = EventKind("black-ship-moved", "3.6.2", ("island",))
NEW_PIRATE: Final = EventKind("new-pirate", "3.6.3", ("ship", "island"), reveals=True)
PIRATES_RESHUFFLED: Final = EventKind("pirates-reshuffled", "3.6.4", ("cards:number",), reveals=True)
OVERLOADED: Final = EventKind("overloaded", "3.6.5", ("chests:number", "kept:number"))

# The end
FAME_CARD: Final = EventKind("fame-card", "5.3.1", ("card",), reveals=True)
FAME_CARDS: Final = EventKind("fame-cards", "5.3.1", ("points:number", "fame:number"), reveals=True)
UNBURIED: Final = EventKind("unburied", "5.3.2", ("gold:number", "chests:number"))
FINAL_FAME: Final = EventKind("final-fame", "5.3.3", ("fame:number",))
LAST_BATTLE: Final = EventKind("last-battle", "5.4.1", ("fame:number",))
WON: Final = EventKind("won", "5.3.3", ("fame:number",))
