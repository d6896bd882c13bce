"""What can happen, each with its clause: the words are in `text.*.ftl` as `event-NAME`."""

from typing import Final

from flibuste.engine.journal import EventKind

RESULTS: Final = ["short", "tie", "enough"]
SHORT: Final = 0
TIE: Final = 1
ENOUGH: Final = 2

SEA_LAID: Final = EventKind("sea-laid", "1.2.1", ("ship",))
NEXT_SHIP: Final = EventKind("next-ship", "1.2.3", ("ship",))
DEALT: Final = EventKind("dealt", "1.2.5", ("count:number",), secret=("cards",))
TURN: Final = EventKind("turn", "2.0.1", ("round:number",))

PLACED: Final = EventKind("placed", "2.1.4", ("card", "ship"))
PLACED_PIRATE: Final = EventKind("placed-pirate", "2.1.7", ("ship",), secret=("card",))
DISCARDED: Final = EventKind("discarded", "2.1.13", ("card",))
TOOK: Final = EventKind("took", "2.1.12", ("card",))
PAID: Final = EventKind("paid", "2.1.15", ("card",))

FIRED: Final = EventKind("fired", "2.2.1", ("ship", "first:colour", "second:colour"), reveals=True)
NO_EFFECT: Final = EventKind("no-effect", "2.2.5", ("ship",))
SEIZED: Final = EventKind("seized", "2.2.4", ("card", "victim:seat", "ship"))
SUNK: Final = EventKind("sunk", "2.2.2", ("card", "victim:seat", "ship"))
SPARED: Final = EventKind("spared", "2.2.3", ("ship",))

ROLL: Final = ("first:number", "second:number", "pirates:number", "total:number", "needed:number", "result")
BOARDED: Final = EventKind("boarded", "2.3.5", ("ship", *ROLL), reveals=True)
REVEALED: Final = EventKind("revealed", "2.3.4", ("cards", "ship"), reveals=True)
SUCCEEDED: Final = EventKind("succeeded", "2.3.6", ("ship", "total:number", "strength:number"))
FAILED: Final = EventKind("failed", "2.3.6", ("ship", "total:number", "strength:number"))
LOSSES: Final = EventKind("losses", "2.3.7", ("ship", "first:colour", "second:colour"), reveals=True)
LOST: Final = EventKind("lost", "2.3.7", ("card", "ship"))
LOST_PIRATE: Final = EventKind("lost-pirate", "2.3.8", ("card", "ship"), reveals=True)

STOPPED: Final = EventKind("stopped", "2.3.1")
FAILURE_ENDS: Final = EventKind("failure-ends", "4.3.1")
COUNTER_ENDS: Final = EventKind("counter-ends", "4.4.1")

DECLINED: Final = EventKind("declined", "2.4.2", ("ship",))
ADDED: Final = EventKind("added", "2.4.4", ("cards", "ship"))
COUNTERED: Final = EventKind("countered", "2.4.7", ("ship", *ROLL), reveals=True)
CAPTURED: Final = EventKind("captured", "2.5.1", ("ship", "value:number", "score:number"))
CLEARED: Final = EventKind("cleared", "2.5.2", ("ship", "cards"), reveals=True)
PUT_TO_SEA: Final = EventKind("put-to-sea", "2.5.5", ("ship",), reveals=True)

TOOK_UP: Final = EventKind("took-up", "2.6.1", ("cards",))
DREW: Final = EventKind("drew", "2.6.2", ("count:number",), secret=("cards",), reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", "2.6.3", ("count:number",), reveals=True)

LAST_TILE: Final = EventKind("last-tile", "3.1.1")
LAST_ROUND: Final = EventKind("last-round", "3.1.2")
BONUS: Final = EventKind("bonus", "4.1.1", ("best:ship", "value:number"))
FINAL_SCORE: Final = EventKind("final-score", "3.1.4", ("score:number", "ships:number"))
WON: Final = EventKind("won", "3.1.4")
BECALMED: Final = EventKind("becalmed", "2.6.3")
