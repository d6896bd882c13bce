"""Words and signs that several parts of the terminal use."""

from textwrap import wrap

from flibuste.drawing.markup import SEATS, escaped, styled
from flibuste.engine.game import Say
from flibuste.games.blackbeard.knowledge.seen import BlackbeardView, PirateSeen, PortSeen, SeatOrSystem
from flibuste.games.blackbeard.picture.words import SYSTEM, Words

GAP = " · "
EMBLEMS = "①②③④⑤⑥⑦⑧⑨⑩"


class Page(Words):
    """The words of a view, and how wide the terminal is that shows them."""

    def __init__(self, view: BlackbeardView, say: Say, columns: int) -> None:
        super().__init__(view, say)
        self.columns = columns

    def folded(self, text: str, indent: str = "") -> list[str]:
        """A text without markup in lines that fit, as markup."""
        return [escaped(line) for line in wrap(text, self.columns, subsequent_indent=indent)]


def owner_mark(seat: SeatOrSystem) -> str:
    """The sign of a seat in its colour; the System Player has one of his own."""
    if seat == SYSTEM:
        return styled("bold", "◈")
    return styled(f"bold {SEATS[(seat - 1) % len(SEATS)]}", EMBLEMS[(seat - 1) % len(EMBLEMS)])


def pirate_mark(words: Words, pirate: PirateSeen) -> str:
    """A Pirate with the sign of his owner; the one that acts is marked."""
    now = words.view["now"]
    lit = pirate["id"] == (now["active"] or now["initiative"])
    name = escaped(words.short(pirate["id"]))
    return owner_mark(pirate["owner"]) + (styled("bold reverse", name) if lit else styled("bold", name))


def port_sign(words: Words, port: PortSeen) -> str:
    """What a Port is to the reader's Pirates. For a reader without Pirates its Governor decides."""
    if port["destroyed"]:
        return styled("red", "†")
    if not port["nation"]:
        return styled("bold", "☠")
    seat = words.view["seat"]
    found = {port["to"][pirate["id"]] for pirate in words.view["pirates"] if pirate["owner"] == seat}
    if not found and port["governor"]:
        found = {"pro" if port["governor"]["pro"] else "anti"}
    if "haven" in found:
        return styled("yellow", "⌂")
    if "anti" in found:
        return styled("red", "✗" if len(found) == 1 else "◐")
    return styled("green", "✓") if "pro" in found else " "
