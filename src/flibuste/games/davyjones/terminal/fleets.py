"""The fleets in a terminal: three lines a ship at most, with what this reader may know of crew and cargo."""

from textwrap import wrap

from flibuste.drawing.markup import emblem, escaped, fitted, styled
from flibuste.games.davyjones.knowledge.seen import CrewSeen, DavyJonesView, PlayerSeen, ShipSeen, TokenSeen
from flibuste.games.davyjones.picture.words import Words, is_waiting
from flibuste.games.davyjones.terminal.map import arrow

INDENT = " " * 7
ROOMY = 112


def fleet_lines(view: DavyJonesView, player: PlayerSeen, columns: int, words: Words) -> list[str]:
    """A player with gold and ships."""
    seat = player["seat"]
    mark = styled("bold", "▶") if seat in view["asked"] else "♛" if seat in view["winners"] else " "
    you = f" {words('picture-you')}" if seat == view["seat"] else ""
    gold = f"●{player['gold']}" + (f"/{int(view['wins_above']) + 1}" if view["gold"] else "")
    name = escaped(fitted(words.name(seat) + you, 24))
    lines = [f"{mark} {emblem(seat)} {styled('bold', name)} {styled('bold', gold)}"]
    ships = [ship for ship in view["ships"] if (ship["player"] or ship["owner"]) == seat]
    for ship in ships:
        lines += ship_lines(ship, columns, words)
    ashore = ", ".join(f"{crew_word(crew, words)} ({words.isles()[crew['island']]})" for crew in player["ashore"])
    events = [words.known(f"card-event-{key}", key) for key in player.get("own_events", []) + player["played_events"]]
    more = [words.said_of(words("picture-ashore"), ashore)] if ashore else []
    if player["events"] or player["played_events"]:
        more.append(", ".join([words("picture-events", count=player["events"]), *events]))
    return lines + [escaped(line) for part in more for line in folded(part, columns)]


def folded(words: str, columns: int) -> list[str]:
    return wrap(words, columns, initial_indent=INDENT, subsequent_indent=INDENT + "  ")


def ship_lines(ship: ShipSeen, columns: int, words: Words) -> list[str]:
    """Name, guns, move and place; then crew and cargo; then what ails it."""
    name = words.ship_name(ship)
    head = f"  {styled('bold', fitted(ship['id'], 4))} "
    if ship["status"] == "gone":
        return [head + styled("dim", escaped(f"{name} – {words('picture-gone')}"))]
    move = "+".join(ship["move"] + ship["bonus_move"]) or "–"
    guns = [gun if n in ship["masts"] else "✗" + gun for n, gun in enumerate(ship["cannons"], 1)]
    burning = [f"{gun}*" if n in ship["fires"] else gun for n, gun in enumerate(guns, 1)]
    first, *more = aligned(name, move, " ".join(burning), place_of(ship, words), columns)
    lines = [head + escaped(first), *(INDENT + escaped(line) for line in more)]
    crew = ", ".join(crew_word(member, words) for member in ship["crew"])
    cargo = " ".join(cargo_word(token, words) for token in ship["cargo"])
    hold = f"{len(ship['crew']) + len(ship['cargo'])}/{ship['cargo_printed']}"
    if "capacity" in ship:
        hold = f"{ship['capacity'] - ship['room']}/{ship['capacity']}"
    aboard = [part for part in (crew, cargo) if part]
    if aboard:
        lines += [escaped(line) for line in folded(f"[{hold}] " + " · ".join(aboard), columns)]
    states = words.states(ship)
    return lines + [styled("red", escaped(line)) for line in folded(", ".join(states), columns)]


def aligned(name: str, move: str, guns: str, place: str, columns: int) -> list[str]:
    """What a ship is and where, one under the other; where it is narrow, the place has a line of its own."""
    if columns >= ROOMY:
        return [f"{fitted(name, 24)} {fitted(move, 8)}{fitted(guns, 34)} {place}".rstrip()]
    return [f"{fitted(name, 20)} {fitted(move, 8)}{guns}", *([place] if place else [])]


def place_of(ship: ShipSeen, words: Words) -> str:
    """Where the bow is, and where it points."""
    if not ship["on_table"] or is_waiting(ship):
        return ship["lost"] or ""
    where = f"{ship['x']:.0f},{ship['y']:.0f} {arrow(ship['heading'])} {ship['heading']:.0f}°"
    return f"{where} {words.isles()[ship['docked']]}" if ship["docked"] else where


def crew_word(crew: CrewSeen, words: Words) -> str:
    """The name of a crew with its number; in brackets what only the reader knows, `?` what he does not."""
    if "card" not in crew:
        return f"? {crew['id']}"
    name = f"{words.crew_name(crew)} {crew['id']}"
    return name if crew["face_up"] else f"({name})"


def cargo_word(token: TokenSeen, words: Words) -> str:
    if "gold" not in token:
        return f"? {token['id']}"
    name = words.token_name(token) if token["treasure"] else f"●{token['gold']}"
    return f"{name} {token['id']}" if token["face_up"] else f"({name} {token['id']})"
