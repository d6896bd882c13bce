"""What can happen, each with its clause: the words are in `text.*.ftl` as `event-NAME`."""

from typing import Final

from flibuste.engine.journal import EventKind

ROLLED: Final = ("die:number", "needed:number", "success")
_TWO_DICE: Final = ("own-die:number", "other-die:number")

# Setting up
FIRST: Final = EventKind("first", "2.1.1", ("die:number",), reveals=True)
ISLAND_LAID: Final = EventKind("island-laid", "2.2.2", ("island", "x:mm", "y:mm"))
TERRAIN_LAID: Final = EventKind("terrain-laid", "2.3.2", ("type:land", "x:mm", "y:mm"))
HOME: Final = EventKind("home", "2.4.1", ("island",))
BERTHED: Final = EventKind("berthed", "2.4.3", ("ship",))
CREW_POSTED: Final = EventKind("crew-posted", "2.5.1", ("ship", "number"))
TREASURE_DEALT: Final = EventKind("treasure-dealt", "2.6.5", ("tokens:number", "gold:number"), reveals=True)

# The turn
TURN: Final = EventKind("turn", "3.1", ("round:number",))
SURFACED: Final = EventKind("surfaced", "8.10.3", ("ship",))
DIVED: Final = EventKind("dived", "8.10.3", ("ship",))
HAUNTS: Final = EventKind("haunts", "8.5.1", ("ship",))
APPEARS: Final = EventKind("appears", "8.5.1", ("ship",))
FEAR_ROLL: Final = EventKind(
    "fear-roll", "8.3.1", ("ship", "target:ship", "die:number", "silence:number", "slow:number"), reveals=True
)
FIRE_ROLL: Final = EventKind(
    "fire-roll", "11.2.2", ("ship", "mast", "die:number", "out:number", "spread:number"), reveals=True
)
FIRE_SPREAD: Final = EventKind("fire-spread", "11.2.2", ("ship", "mast"))
FIRES_OUT: Final = EventKind("fires-out", "11.2.4", ("ship",))
BURNT_DOWN: Final = EventKind("burnt-down", "11.2.3", ("ship",))
REVEALED: Final = EventKind("revealed", "2.5.4", ("crew", "card:crew-card"), reveals=True)
BOARDED_SHIP: Final = EventKind("crew-aboard", "4.4.4", ("crew", "ship"))
WENT_ASHORE: Final = EventKind("crew-ashore", "4.4.4", ("crew", "island"))

# Moving
LEG: Final = EventKind("leg", "4.1.5", ("ship", "heading:degrees", "length:mm"), detail=True)
CONTACT: Final = EventKind("contact", "4.3.2", ("ship",), detail=True)
SAILED: Final = EventKind("sailed", "4.1.5", ("ship", "course:compass", "island", "target:ship", "end:voyage-end"))
PIVOTED: Final = EventKind("pivoted", "8.11.1", ("ship", "heading:degrees", "course:compass"))
DOCKED: Final = EventKind("docked", "4.4.1", ("ship", "island"))
DOCKED_THERE: Final = EventKind("docked", "4.4.1", ("ship", "island"), detail=True)  # the voyage has told it
UNLOADED: Final = EventKind("unloaded", "4.4.5", ("ship", "gold:number"), reveals=True)
MARKED: Final = EventKind("marked", "5.4", ("island",))
REEF: Final = EventKind("reef", "9.3.1", ("ship", "terrain", "die:number", "masts:number"), reveals=True)
SARGASSO: Final = EventKind("sargasso", "9.4.1", ("ship", "terrain", "die:number", "masts:number"), reveals=True)
TANGLED: Final = EventKind("tangled", "9.4.2", ("ship", "terrain"))
BREAK_ROLL: Final = EventKind("break-roll", "9.4.4", ("ship", *ROLLED), reveals=True)
FREED: Final = EventKind("freed", "9.4.4", ("ship",))
LOST: Final = EventKind("lost", "9.2.1", ("ship", "terrain"))
EXIT_ROLL: Final = EventKind("exit-roll", "9.2.5", ("ship", "die:number"), reveals=True)
EXITED: Final = EventKind("exited", "9.2.6", ("ship",))
STUCK_IN_FOG: Final = EventKind("stuck-in-fog", "9.2.7", ("ship",))
WRECKED: Final = EventKind("wrecked", "9.3.4", ("ship",))

# Fighting
FIRED: Final = EventKind(
    "fired",
    "6.3",
    ("shooter:ship", "target:ship", "shot", "die:number", "bonus:number", "needed:number", "success"),
    reveals=True,
)
BROADSIDE: Final = EventKind(
    "broadside",
    "8.2.3",
    ("shooter:ship", "target:ship", "guns:number", *ROLLED),
    reveals=True,
)
MARINE_FIRED: Final = EventKind("marine-fired", "8.8.2", ("crew", "target:ship", *ROLLED), reveals=True)
SNIPED: Final = EventKind("sniped", "8.8.3", ("crew", *ROLLED), reveals=True)
REROLLED: Final = EventKind("rerolled", "11.3.23", ("ship", "die:number"), reveals=True)
SHIELD: Final = EventKind("shield", "11.3.15", ("ship",))
PANEL_LOST: Final = EventKind("panel-lost", "8.12.1", ("ship",))
MAST_LOST: Final = EventKind("mast-lost", "6.12", ("ship", "mast"))
MAST_BURNS: Final = EventKind("mast-burns", "11.2.1", ("ship", "mast"))
DERELICT: Final = EventKind("derelict", "4.5.1", ("ship",))
SUNK: Final = EventKind("sunk", "6.13", ("ship",), reveals=True)
MONSTER_KILLED: Final = EventKind("monster-killed", "8.10.10", ("ship",), reveals=True)
SHARED: Final = EventKind("shared", "6.15", ("gold:number",))
RAM_ROLL: Final = EventKind("ram-roll", "4.6.2", ("ship", "target:ship", *ROLLED), reveals=True)
BOARDS: Final = EventKind("boards", "4.8.1", ("ship", "target:ship"))
BOARDING_ROLL: Final = EventKind(
    "boarding-roll", "4.8.2", ("ship", "die:number", "total:number"), reveals=True, detail=True
)
BOARDING_WON: Final = EventKind("boarding-won", "4.8.2", ("ship",), detail=True)
BOARDED: Final = EventKind(
    "boarded", "4.8.2", ("ship", "total:number", "target:ship", "other:number", "winner:ship", *_TWO_DICE), reveals=True
)
BOARDING_TIE: Final = EventKind(
    "boarding-tie", "4.8.3", ("ship", "total:number", "target:ship", "other:number", *_TWO_DICE), reveals=True
)
NO_PRIZE: Final = EventKind("no-prize", "4.8.6", ("ship",))
PRIZE_CHOSEN: Final = EventKind("prize-chosen", "4.8.4", ("prize",))
CREW_LOST: Final = EventKind("crew-lost", "4.8.4", ("crew", "card:crew-card"), reveals=True)
TOKEN_TAKEN: Final = EventKind("token-taken", "4.8.4", ("token", "ship"), reveals=True)
TREASURE_GONE: Final = EventKind("treasure-gone", "6.17", ("token", "value:token-face"), reveals=True)
CAPTURED: Final = EventKind("captured", "8.9.1", ("card:crew-card", "gold:number"), reveals=True)
RANSOM: Final = EventKind("ransom", "8.9.2", ("gold:number",))
TOWED: Final = EventKind("towed", "4.9.1", ("ship", "target:ship"), reveals=True)
RELEASED: Final = EventKind("released", "4.9.9", ("ship",))
SCUTTLE_ROLL: Final = EventKind("scuttle-roll", "7.1", ("ship", *ROLLED), reveals=True)
SCUTTLED: Final = EventKind("scuttled", "7.4", ("ship",), reveals=True)
REPAIRED: Final = EventKind("repaired", "7.6", ("ship", "mast"))

# Exploring
EXPLORED: Final = EventKind("explored", "5.2", ("ship", "island"), reveals=True)
SEARCHED: Final = EventKind("searched", "5.7", ("ship", "target:ship"), reveals=True)
SAW: Final = EventKind("saw", "5.2", ("token",), ("value:token-face",), reveals=True)
SAW_CREW: Final = EventKind("saw-crew", "5.7", ("crew",), ("card:crew-card",), reveals=True)
LOADED: Final = EventKind("loaded", "5.2", ("ship", "token"), ("value:token-face",))
FOUND: Final = EventKind("found", "5.6", ("ship", "token", "treasure"), reveals=True)
HANDED: Final = EventKind("handed", "5.7", ("ship", "token"))
ENLISTED: Final = EventKind("enlisted", "5.7", ("ship", "crew"))

# The end
NO_MORE_MOVES: Final = EventKind("no-more-moves", "10.4")
WON: Final = EventKind("won", "10.1", ("gold:number",))
RETURNED: Final = EventKind("returned", "10.7", ("ship",))
KEPT: Final = EventKind("kept", "15.4", ("gold:number",))
KEPT_TREASURE: Final = EventKind("kept-treasure", "15.4", ("treasure",), reveals=True)

# Abilities (11, 12)
PEEKED: Final = EventKind("peeked", "11.3.38", ("token",), ("value:token-face",), reveals=True)
CREW_PEEKED: Final = EventKind("crew-peeked", "11.3.39", ("crew",), ("card:crew-card",), reveals=True)
CANCELLED: Final = EventKind("cancelled", "11.3.43", ("ship", "target:ship"))
CREW_CANCELLED: Final = EventKind("crew-cancelled", "11.3.43", ("ship", "crew"))
COPIED: Final = EventKind("copied", "11.3.27", ("ship", "power"))
COPIED_WORD: Final = EventKind("copied-word", "11.3.27", ("ship", "keyword"))
SWAPPED: Final = EventKind("swapped", "12.14", ("crew", "model:crew"))
TWICE_ROLL: Final = EventKind("twice-roll", "11.3.24", ("ship", *ROLLED), reveals=True)
HEADHUNTER_ROLL: Final = EventKind("headhunter-roll", "11.3.26", ("ship", *ROLLED), reveals=True)
FAVOURED: Final = EventKind("favoured", "11.3.26", ("ship",))
POSSESS_ROLL: Final = EventKind("possess-roll", "11.3.28", ("ship", "crew", *ROLLED), reveals=True)
POSSESSED: Final = EventKind("possessed", "11.3.28", ("ship", "crew"), reveals=True)
PUSH_ROLL: Final = EventKind("push-roll", "11.3.29", ("ship", *ROLLED), reveals=True)
SHIFTED: Final = EventKind("shifted", "11.3.29", ("ship", "heading:degrees", "length:mm", "course:compass"))
BREWED: Final = EventKind("brewed", "12.10", ("ship", "terrain"))
SUNKEN_ROLL: Final = EventKind("sunken-roll", "12.13", ("token", "gold:number"), reveals=True)
SUNKEN_TICK: Final = EventKind("sunken-tick", "12.13", ("token", "gold:number"))
CHARIOT_FLEW: Final = EventKind("chariot-flew", "12.16", ("token", "ship"))
STOLEN: Final = EventKind("stolen", "11.3.34", ("ship", "target:ship", "token"), reveals=True)
RAIDED: Final = EventKind("raided", "11.3.35", ("ship", "gold:number"), reveals=True)
TRADED: Final = EventKind("traded", "11.3.36", ("ship", "island"), ("token", "value:token-face"), reveals=True)
SMOKED: Final = EventKind("smoked", "11.3.55", ("ship", "terrain"))
LURED: Final = EventKind("lured", "12.7", ("ship",))
PAW: Final = EventKind("paw", "12.9", ("shooter:ship", "target:ship"))
MAPS_ROLL: Final = EventKind("maps-roll", "12.11", ("ship", *ROLLED), reveals=True)
CONCH_BLOWN: Final = EventKind("conch-blown", "12.15", ("ship", "target:ship"))
EVENT_PLAYED: Final = EventKind("event-played", "14.2", ("card-event",), reveals=True)
DUEL_ROLL: Final = EventKind("duel-roll", "14.15", ("crew", "total:number"), reveals=True)
DRIFTED: Final = EventKind("drifted", "14.13", ("terrain", "die:number"), reveals=True)
