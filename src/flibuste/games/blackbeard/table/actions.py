"""Every kind of choice. One shared object per action: the rules ask which one it is, or of which class.

Those that name a Pirate are in `pirate_actions`; all that name a piece of the box are made in `catalogue`.
"""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.table.constants import NONE

Words = tuple[tuple[str, str], ...]

# ---- a card ---------------------------------------------------------------------------------------------------------


class OfCard(Action):
    """A choice that names an Event card."""

    VERB: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""

    def __init__(self, card: int, name: str, words: Words = (), clause: str = "") -> None:
        super().__init__(self.VERB, clause or self.CLAUSE, (("card", name), *words))
        self.card = card


class PlayForActions(OfCard):
    """4.4Ca – Play a card for its Actions; 4.52a – a diamond for those of the Pirate who is named."""

    VERB: ClassVar[str] = "act"

    def __init__(self, card: int, name: str, pirate: int = NONE, leader: str = "") -> None:
        words: Words = () if pirate == NONE else (("pirate", leader),)
        super().__init__(card, name, words, "4.4Ca" if pirate == NONE else "4.52a")
        self.pirate = pirate


class PlayForBoth(OfCard):
    """4.4Ce – Play an AND card for its Event and its Actions."""

    VERB: ClassVar[str] = "both"
    CLAUSE: ClassVar[str] = "4.4Ce"


class PlayAsEvent(OfCard):
    """17.12b – Play an AND card for its Event alone."""

    VERB: ClassVar[str] = "event"
    CLAUSE: ClassVar[str] = "17.12b"


class TradeIn(OfCard):
    """4.55a – Discard a card for one Action."""

    VERB: ClassVar[str] = "trade"
    CLAUSE: ClassVar[str] = "4.55a"


class DiscardCard(OfCard):
    """17.2#7a – Discard a card."""

    VERB: ClassVar[str] = "discard"
    CLAUSE: ClassVar[str] = "17.2#7a"


class PlayAgainst(OfCard):
    """4.65D – Play an AP card; `place` is the Port of a Local Resistance, `other` who converts or challenges."""

    VERB: ClassVar[str] = "play"
    CLAUSE: ClassVar[str] = "4.65D"

    def __init__(
        self, card: int, name: str, place: int = NONE, other: int = NONE, words: Words = (), clause: str = ""
    ) -> None:
        super().__init__(card, name, words, clause)
        self.place = place
        self.other = other


# ---- a King's Commissioner, a place ---------------------------------------------------------------------------------


class UseKC(Action):
    """4.65B – What a player's KC does in an AP Action."""


class MoveKC(UseKC):
    """10.24a – Move it."""

    def __init__(self, place: int, name: str) -> None:
        super().__init__("kc-move", "10.24a", (("place", name),))
        self.place = place


class AssaultPort(UseKC):
    """10.24d – Attack a Pirate Port; Ports count from the first Port."""

    def __init__(self, port: int, name: str) -> None:
        super().__init__("kc-assault", "10.24d", (("place", name),))
        self.port = port


class SailKC(Action):
    """17.2#6a – Fair Winds carry the player's KC to a Sea Zone."""

    def __init__(self, zone: int, name: str) -> None:
        super().__init__("sail-kc", "17.2#6a", (("place", name),))
        self.zone = zone


class ChooseZone(Action):
    """2.2c – One of two Sea Zones."""

    def __init__(self, zone: int, name: str) -> None:
        super().__init__("zone", "2.2c", (("place", name),))
        self.zone = zone


# ---- a ship, a Hold -------------------------------------------------------------------------------------------------


class RigShip(Action):
    """6.21a – A kind of ship for a new Pirate."""

    def __init__(self, ship: int, name: str) -> None:
        super().__init__("ship", "6.21a", (("kind", name),))
        self.ship = ship


class FitShips(Action):
    """3.0.7c – The starting ships of a player's Pirates, in the order in which they were deployed: a bit for each."""

    def __init__(self, plan: int, kinds: list[str]) -> None:
        super().__init__("fit", "3.0.7c", tuple(("kind", kind) for kind in kinds))
        self.plan = plan


class OfHold(Action):
    """A choice that names a Hold."""

    def __init__(self, verb: str, clause: str, hold: int) -> None:
        super().__init__(verb, clause, () if hold == NONE else (("hold", str(hold + 1)),))
        self.hold = hold


class TakeCargo(OfHold):
    """8.33a – Take a cargo into an empty Hold; 8.33b – or throw the one in this Hold overboard for it."""


class UseHold(OfHold):
    """9.42d – Put it into this Hold."""


class GiveFromHold(OfHold):
    """9.63b – Give stolen Booty out of this Hold."""


class JettisonHold(OfHold):
    """8.5e – Lose what is in this Hold."""


# ---- plain ones -----------------------------------------------------------------------------------------------------

END_TURN: Final = Action("end-turn", "17.14c")
STOP: Final = Action("stop", "17.14b")
PASS: Final = Action("pass", "4.63b")
REROLL: Final = Action("reroll", "12.0a")
KEEP: Final = Action("keep", "12.0d")
PLAY_SKULL: Final = Action("skull", "17.2#19b")
HARDEN: Final = Action("harden", "17.2#19d")
DECLINE: Final = Action("decline", "8.33c")
TAKE: Final = [TakeCargo("take", "8.33a" if hold == NONE else "8.33b", hold) for hold in range(NONE, 4)]
KEEP_HOSTAGE: Final = Action("keep-hostage", "8.44a")
TORTURE: Final = Action("torture", "8.45a")
REVEL: Final = Action("revel", "13.11a")
SOBER: Final = Action("sober", "8.38a")
REFIT: Final = Action("refit", "9.44a")
BUY_HAVEN: Final = Action("buy-haven", "9.45b")
DONE: Final = Action("done", "9.41c")
PAY: Final = Action("pay", "9.45b")
REFUSE: Final = Action("refuse", "9.45b")
FLEE: Final = Action("flee", "6.45b")
FIGHT: Final = Action("fight", "6.45a")
SURRENDER: Final = Action("surrender", "10.33a")
STRIKE: Final = Action("strike", "6.42b")
STATION: Final = Action("station", "6.42b")
CONTINUE: Final = Action("continue", "15.1j")
BREAK_OFF: Final = Action("break-off", "15.1j")
TAKE_SHIP: Final = Action("take-ship", "15.1h")
KEEP_SHIP: Final = Action("keep-ship", "15.1h")
TAKE_LETTER: Final = Action("take-letter", "15.1g")
KEEP_LETTER: Final = Action("keep-letter", "15.1g")
RECRUIT: Final = Action("recruit", "5.16a")
HOLD_PIRATE: Final = Action("hold-pirate", "5.16a")
ACCEPT: Final = Action("accept", "2.7c")
REJECT: Final = Action("reject", "2.7c")
SEND_KC: Final = Action("send-kc", "10.12a")
INTERCEPT: Final = UseKC("kc-intercept", "10.24c")
CHASE: Final = UseKC("kc-chase", "10.24b")
OUST: Final = UseKC("kc-oust", "10.24e")
USE_WARSHIP: Final = Action("warship", "6.43a")
HOLDS: Final = [UseHold("hold", "9.42d", hold) for hold in range(4)]
GIVE: Final = [GiveFromHold("give", "9.63b", hold) for hold in range(4)]
LOSE_HOLD: Final = [JettisonHold("lose-hold", "8.5e", hold) for hold in range(4)]

PLAIN: Final[list[Action]] = [
    END_TURN, STOP, PASS, REROLL, KEEP, PLAY_SKULL, HARDEN, DECLINE, *TAKE, KEEP_HOSTAGE, TORTURE, REVEL, SOBER, REFIT,
    BUY_HAVEN, DONE, PAY, REFUSE, FLEE, FIGHT, SURRENDER, STRIKE, STATION, CONTINUE, BREAK_OFF, TAKE_SHIP, KEEP_SHIP,
    TAKE_LETTER, KEEP_LETTER, RECRUIT, HOLD_PIRATE, ACCEPT, REJECT, SEND_KC, INTERCEPT, CHASE, OUST, USE_WARSHIP,
    *HOLDS, *GIVE, *LOSE_HOLD,
]  # fmt: skip
