"""Every choice there is. One shared object per action: the rules compare by identity or look at its numbers."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.cove.table.constants import BARE, SECTIONS

ASKS_NOTHING: Final = 0
ASKS_SEAT: Final = 1
ASKS_ISLAND: Final = 2
ASKS_SECTION: Final = 3
ASKS_CHESTS: Final = 4

_ASKED: Final = ["", "seat", "island", "section", "chests"]


class Colour(Action):
    """1.3.1 – Take a ship colour."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__("colour", "1.3.1", (("colour", name),))
        self.number = number

    def targets(self) -> tuple[str, ...]:
        return ("colour-" + self.words[0][1],)


class Arm(Action):
    """2.3.1 – Arm the ship: the position of each ring afterwards."""

    def __init__(self, rings: list[int], start: int, cost: int) -> None:
        raised = tuple(
            (SECTIONS[section], f"{SECTIONS[section]}-{ring}") for section, ring in enumerate(rings) if ring != start
        )
        super().__init__("arm", "2.3.1", raised or (("nothing", "nothing"),))
        self.rings = rings
        self.cost = cost

    def targets(self) -> tuple[str, ...]:
        return tuple("my-" + word for _, word in self.words if word != "nothing")


class Sail(Action):
    """3.2.2 – Set the destination on the wheel."""

    def __init__(self, island: int) -> None:
        super().__init__("sail", "3.2.2", (("island", str(island)),))
        self.island = island

    def targets(self) -> tuple[str, ...]:
        return (f"island-{self.island}",)


class Play(Action):
    """7 – Play a card of the hand; `value` is what the card asks for, or BARE."""

    def __init__(self, card: int, name: str, clause: str, asks: int, value: int) -> None:
        words: tuple[tuple[str, str], ...] = (("card", name),)
        if value != BARE:
            words = (*words, (_ASKED[asks], value_word(asks, value)))
        super().__init__("play", clause, words)
        self.card = card
        self.asks = asks
        self.value = value

    def targets(self) -> tuple[str, ...]:
        return ("card-" + self.words[0][1], *value_targets(self.asks, self.value))


def value_word(asks: int, value: int) -> str:
    if asks == ASKS_SECTION:
        return SECTIONS[value]
    return str(value + 1) if asks == ASKS_SEAT else str(value)


def value_targets(asks: int, value: int) -> tuple[str, ...]:
    if value == BARE or asks == ASKS_CHESTS:
        return ()
    prefix = {ASKS_SEAT: "mat-", ASKS_ISLAND: "island-", ASKS_SECTION: "my-"}[asks]
    return (prefix + value_word(asks, value),)


class Fire(Action):
    """4.3.4 – Fire a broadside at a section of a ship."""

    def __init__(self, ship: int, name: str, section: int, is_player: bool) -> None:
        word = [*SECTIONS, "all"][section]
        super().__init__("fire", "4.3.4", (("ship", name), ("section", word)))
        self.ship = ship
        self.section = section
        self.place = f"mat-{name}-{word}" if is_player else f"ship-{name}"

    def targets(self) -> tuple[str, ...]:
        return (self.place,)


class Raise(Action):
    """6.0.1 – Raise a section by one level."""

    def __init__(self, section: int) -> None:
        super().__init__("raise", "6.0.1", (("section", SECTIONS[section]),))
        self.section = section

    def targets(self) -> tuple[str, ...]:
        return ("my-" + SECTIONS[self.section],)


class Mend(Action):
    """7.2.6 – Repair the Craftsman of a section."""

    def __init__(self, section: int) -> None:
        super().__init__("repair", "7.2.6", (("section", SECTIONS[section]),))
        self.section = section

    def targets(self) -> tuple[str, ...]:
        return ("my-" + SECTIONS[self.section] + "-craftsman",)


class Bury(Action):
    """6.6.1, 6.6.2 – Bury chests, or gold."""

    def __init__(self, clause: str, what: str, number: int) -> None:
        super().__init__("bury", clause, (("number", str(number)), ("what", what)))
        self.chests = number if what == "chests" else 0
        self.gold = number if what == "gold" else 0

    def targets(self) -> tuple[str, ...]:
        return ("my-" + self.words[1][1],)


class Take(Action):
    """6.7.1 – The income of the Cove."""

    def __init__(self, number: int, cards: int, gold: int) -> None:
        words: tuple[tuple[str, str], ...] = (("cards", f"{cards}-cards" if cards != 1 else "1-card"),)
        if gold:
            words = (*words, ("gold", f"{gold}-gold"))
        super().__init__("take", "6.7.1", words)
        self.number = number
        self.cards = cards
        self.gold = gold

    def targets(self) -> tuple[str, ...]:
        return ("tavern-pile",) if not self.gold else ("tavern-pile", "bank")


class Plain(Action):
    """A choice that names nothing, with the place it points at."""

    def __init__(self, verb: str, clause: str, place: str) -> None:
        super().__init__(verb, clause)
        self.place = place

    def targets(self) -> tuple[str, ...]:
        return (self.place,) if self.place else ()


FLEE: Final = Plain("flee", "4.4.1", "cove")
WAIT: Final = Plain("wait", "7.5.32", "")
PASS: Final = Plain("pass", "11.1.2", "")
BUY: Final = Plain("buy", "6.1.1", "tavern-pile")
DONE: Final = Plain("done", "3.5.2", "")
EXCHANGE: Final = Plain("exchange", "7.1.8", "my-parrot")
REFUSE: Final = Plain("refuse", "7.1.9", "offered-parrot")

ONLY_PASS: Final[list[Action]] = [PASS]

SAIL: Final = [Sail(island) for island in range(8)]
RAISE: Final = [Raise(section) for section in range(4)]
MEND: Final = [Mend(section) for section in range(4)]


def every_plain_action() -> list[Action]:
    """All actions that name no piece of the box."""
    return [FLEE, WAIT, PASS, BUY, DONE, EXCHANGE, REFUSE, *SAIL, *RAISE, *MEND]
