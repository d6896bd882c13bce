"""The Pirates' sheets and the reader's cards in a terminal."""

from collections import Counter
from textwrap import wrap

from flibuste.drawing.markup import escaped, fitted, styled
from flibuste.games.blackbeard.knowledge.seen import PirateSeen, TraitsSeen
from flibuste.games.blackbeard.picture.words import TRAITS
from flibuste.games.blackbeard.terminal.words import GAP, Page, owner_mark

TRAIT_SIGNS = dict(zip(TRAITS, "◆✵⚑†⟳⚔", strict=True))
NAME = 20
EVENT = 26
ROOMY = 84  # a sheet whose names are not cut takes so many columns


def sheet_lines(words: Page, pirate: PirateSeen) -> list[str]:
    """Two lines for a Pirate: who and where he is and how strong; then his Holds, traits and marks."""
    now = words.view["now"]
    mark = "▶" if pirate["id"] == (now["active"] or now["initiative"]) else " "
    tight = max(0, (ROOMY - words.columns + 1) // 2)
    name = styled("bold", escaped(fitted(words.pirate(pirate["id"]), NAME - tight)))
    ship = escaped(fitted(words.thing("ship", pirate["ship"]).lower() if pirate["ship"] else "–", 11))
    where = escaped(fitted(words.place(pirate["place"]), 18 - tight))
    first = f"{mark}{owner_mark(pirate['owner'])} {name} {ship} {where} {figures(pirate)}"
    holds = " ".join(f"\\[{value or '  '}]" for value in pirate["holds"])
    second = f"    {traits(pirate['traits'], pirate['cunning'])}  {holds}"
    room = words.columns - 4 - 23 - sum(len(str(value or "  ")) + 3 for value in pirate["holds"])
    marks = words.marks(pirate)
    said = GAP.join(marks)
    if not said:
        return [first, second]
    if len(said) <= room:
        return [first, f"{second}{GAP}{escaped(said)}"]
    return [first, second, *("    " + escaped(line) for line in broken(marks, words.columns))]


def broken(marks: list[str], columns: int) -> list[str]:
    """Marks in lines that fit; none is cut in two."""
    lines = [""]
    for mark in marks:
        if lines[-1] and len(lines[-1]) + len(mark) + len(GAP) > columns - 4:
            lines.append("")
        lines[-1] += (GAP if lines[-1] else "") + mark
    return [fitted(line, columns - 4).rstrip() for line in lines]


def figures(pirate: PirateSeen) -> str:
    """Combat, Speed, Loyalty, Notoriety, Net Worth."""
    combat = track("⚔", pirate["combat"], pirate["max_combat"])
    speed = track("≋", pirate["speed"], pirate["max_speed"])
    return f"{combat}  {speed}  ♥{pirate['loyalty']}  ☠{pirate['notoriety']}  ●{pirate['net_worth']}"


def track(sign: str, now: int, full: int) -> str:
    """A number of the ship, and what it was when new."""
    return sign + styled("bold", str(now)) + styled("dim", f"/{full}")


def traits(values: TraitsSeen, cunning: int | None = None) -> str:
    """The six traits. Of Cunning it shows what is left."""
    shown = {**values, **({} if cunning is None else {"cunning": cunning})}
    return " ".join(f"{TRAIT_SIGNS[trait]}{shown[trait]}" for trait in TRAITS)


def card_lines(words: Page) -> list[str]:
    """The reader's own cards with what they give, and the Pirate cards he may look at."""
    view = words.view
    own = [player for player in view["players"] if "hand" in player]
    lines: list[str] = []
    if own:
        lines += ["", styled("bold", escaped(words("table-hand")))]
        for card, count in Counter(own[0]["hand"]).items():
            lines += event_lines(words, card, count)
        lines += [] if own[0]["hand"] else ["  " + escaped(words("table-hand-empty"))]
    faces = [
        f"  {styled('bold', escaped(fitted(face['name'], 28)))} {traits(face['traits'])}" for face in view["faces"]
    ]
    return lines + (["", styled("bold", escaped(words("table-pirates"))), *faces] if faces else [])


def event_lines(words: Page, card: str, count: int) -> list[str]:
    """A card: how many Actions it gives, its name, what it does."""
    printed = words.view["printed"][card]
    actions = "◆" if printed["actions"] == "initiative" else str(printed["actions"])
    name = words.card(card) + (f" ×{count}" if count > 1 else "")
    joint = "+" if printed["both"] else "/"
    first, *more = wrap(words.effect(card), words.columns - EVENT - 7) or [""]
    line = f"  {styled('bold', actions)} {joint} {styled('bold', escaped(fitted(name, EVENT)))} {escaped(first)}"
    return [line, *(" " * (EVENT + 7) + escaped(text) for text in more)]
