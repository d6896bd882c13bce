"""A view of the table for a terminal, with Rich markup. Colours help, but nothing is told by colour alone."""

import re
from collections import Counter

from flibuste.drawing.markup import escaped, fitted, styled, width
from flibuste.engine.game import COLUMNS, ROWS, Say
from flibuste.games.blackbeard.knowledge.seen import BlackbeardView, CommissionerSeen, PlayerSeen, PortSeen, ZoneSeen
from flibuste.games.blackbeard.picture.sheets import by_owner
from flibuste.games.blackbeard.terminal.sheets import card_lines, sheet_lines
from flibuste.games.blackbeard.terminal.words import GAP, Page, owner_mark, pirate_mark, port_sign

CELL = 24
TALL = 40  # rows in which the whole chart can be shown
NAMED = 19  # columns for the name of a Sea Zone
GLUE = "\x1f"
STANDING = 64  # what a line of the standings takes beside the place of a Commissioner


def terminal(view: BlackbeardView, say: Say, columns: int = COLUMNS, rows: int = ROWS) -> str:
    """The whole table."""
    words = Page(view, say, columns)
    lines = [*head(words), *outcome(words), *standings(words), ""]
    for zone in view["zones"]:
        lines += zone_lines(words, zone, rows < TALL)
    lines += [*transit_lines(words), ""]
    for pirate in sorted(view["pirates"], key=by_owner):
        lines += sheet_lines(words, pirate)
    lines += ["", *piles(words), *card_lines(words)]
    lines += ["", *legend(words, "".join(lines))]
    return "\n".join(lines)


def legend(words: Page, shown: str) -> list[str]:
    """What the signs mean that are to be seen; a sign and its meaning stay in one line."""
    entries = [entry.strip() for entry in words("table-legend").split("  ") if entry.strip()]
    wanted = [entry.replace(" ", GLUE) for entry in entries if entry[0].isalpha() or entry[0] in unmarked(shown)]
    return [styled("dim", line.replace(GLUE, " ")) for line in words.folded("  ".join(wanted))]


# ---- what is going on ---------------------------------------------------------------------------------------------


def head(words: Page) -> list[str]:
    """The turn, the Action under way, and who is to decide."""
    view = words.view
    parts = [words.known("game-title", "Blackbeard"), words.turn(), words.doing()]
    if not view["over"] and view["asked"]:
        parts.append(words("table-waiting", names=words.names(view["asked"])))
    return [styled("bold", line) for line in words.folded(GAP.join(part for part in parts if part))]


def outcome(words: Page) -> list[str]:
    """At the end: the winner."""
    return [styled("bold green", escaped(words.situation()))] if words.view["over"] else []


def standings(words: Page) -> list[str]:
    """Victory Points and cards, a line for each player."""
    return [standing(words, player) for player in words.players()]


def standing(words: Page, player: PlayerSeen) -> str:
    view, seat = words.view, player["seat"]
    mark = styled("bold", "▶") if seat in view["asked"] else "♛" if seat in view["winners"] else " "
    turn = "•" if seat == view["turn"] else " "
    name = escaped(fitted(words.name(seat), 14))
    points = styled("bold", fitted(words("picture-vp", count=player["score"]), 7))
    parts = [f"{mark}{turn}{owner_mark(seat)} {name} {points} ♦{player['hand_size']} ☠{player['held_size']}"]
    if player["kc"]:
        place = words.place(player["kc"]["place"])
        place = fitted(place, min(width(place), words.columns - STANDING))
        parts.append(commissioner(words, player["kc"]) + " " + escaped(place))
    if seat == view["seat"]:
        parts.append(styled("bold", escaped(words("table-you"))))
    return GAP.join(parts)


def commissioner(words: Page, kc: CommissionerSeen) -> str:
    return styled("bold", f"♔ {escaped(words.kc(kc))} {kc['speed']}/{kc['combat']}")


# ---- the chart ----------------------------------------------------------------------------------------------------


def zone_lines(words: Page, zone: ZoneSeen, brief: bool) -> list[str]:
    """A Sea Zone with the ships in it; under it its Ports, as many in a line as fit, and who is Docked there.

    `brief`: only Ports where there is something, and those that the reader's Pirates can reach at once.
    """
    ships = [styled("bold", f"⚑ {zone['warship']['speed']}/{zone['warship']['combat']}")] if zone["warship"] else []
    ships += ships_at(words, zone["id"])
    name = styled("bold cyan", escaped(fitted(words.place(zone["id"]), 18)))
    lines = [f"{name} {'  '.join(ships)}".rstrip()]
    ports = [port for port in words.view["ports"] if port["zones"][0] == zone["id"]]
    if brief and not is_near(words, zone):
        ports = [port for port in ports if is_notable(words, port)]
    cells = [port_cell(words, port) for port in ports]
    if brief:
        room = (words.columns - max(NAMED, width(unmarked(lines[0])) + 1)) // CELL
        lines[0] += " " * (NAMED - width(unmarked(lines[0]))) + "".join(cells[:room])
        cells = cells[room:]
    pitch = max(1, words.columns // CELL)
    lines += ["".join(cells[start : start + pitch]) for start in range(0, len(cells), pitch)]
    return [line.rstrip() for line in lines]


def unmarked(markup: str) -> str:
    """A text without its tags."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", markup)


def is_near(words: Page, zone: ZoneSeen) -> bool:
    """Whether a Pirate of the reader is in this Sea Zone or in one of its Ports."""
    places = {zone["id"], *zone["ports"]}
    return any(pirate["place"] in places for pirate in words.view["pirates"] if pirate["owner"] == words.view["seat"])


def is_notable(words: Page, port: PortSeen) -> bool:
    """Whether there is something at a Port: a Merchant, a Pirate, a Governor, or the marks of war."""
    docked = any(pirate["place"] == port["id"] for pirate in words.view["pirates"])
    return bool(port["merchant"] or docked or port["governor"] or port["attacked"] or port["destroyed"])


def ships_at(words: Page, place: str) -> list[str]:
    """The King's Commissioners and Pirates at a place."""
    kings = [(player["seat"], player["kc"]) for player in words.players()]
    found = [f"{owner_mark(seat)}{commissioner(words, kc)}" for seat, kc in kings if kc and kc["place"] == place]
    return found + [pirate_mark(words, pirate) for pirate in words.view["pirates"] if pirate["place"] == place]


def port_cell(words: Page, port: PortSeen) -> str:
    """A Port: what it is to the reader, its name, Wealth and Defence, a Merchant, who is Docked."""
    merchant = port["merchant"]
    trade = " " if merchant is None else "△" if merchant["kind"] is None else "▲"
    facts = f"{words.nation(port['nation'])[:2]} {port['wealth']}–{port['defence']}" if port["nation"] else ""
    marks = trade + ("!" if port["attacked"] else "") + ("⌂" if port["haven"] else "")
    docked = "".join(owner_mark(pirate["owner"]) for pirate in words.view["pirates"] if pirate["place"] == port["id"])
    count = len([pirate for pirate in words.view["pirates"] if pirate["place"] == port["id"]])
    room = CELL - 4 - len(facts) - len(marks) - count
    full = words.place(port["id"])
    name = fitted(full, min(max(4, room), width(full)))
    used = 3 + width(name) + len(facts) + len(marks) + count
    text = f" {port_sign(words, port)}{escaped(name)} {styled('dim', facts) if facts else ''}{marks}{docked}"
    return text + " " * max(1, CELL - used)


def transit_lines(words: Page) -> list[str]:
    """The Transit Boxes that are not empty."""
    lines = []
    for transit in words.view["transits"]:
        ships = ships_at(words, transit["id"])
        if ships:
            lines.append(f"{styled('bold cyan', escaped(words.place(transit['id'])))}  {'  '.join(ships)}")
    return lines


# ---- piles --------------------------------------------------------------------------------------------------------


def piles(words: Page) -> list[str]:
    """The Event deck, what has been discarded, and the Pirates that are gone."""
    view = words.view
    gone = {kind: [words.short(pirate) for pirate in view[kind]] for kind in ("retired", "locker")}
    lines = [escaped(words("table-deck", deck=view["deck"], discards=len(view["discards"])))]
    lines += [
        line
        for kind, names in gone.items()
        if names
        for line in words.folded(f"{words(f'picture-{kind}')}: {', '.join(names)}")
    ]
    cards: Counter[str] = Counter(view["discards"])
    if cards:
        shown = ", ".join(words.card(card) + (f" ×{n}" if n > 1 else "") for card, n in sorted(cards.items()))
        lines += [styled("dim", line) for line in words.folded(f"{words('table-discarded')}: {shown}")]
    return lines
