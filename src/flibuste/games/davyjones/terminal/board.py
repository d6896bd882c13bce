"""A view of the table for a terminal, with Rich markup: a rough map, the fleets. Nothing is told by colour alone."""

from textwrap import wrap

from flibuste.drawing.markup import escaped, styled
from flibuste.engine.game import COLUMNS, ROWS, Say
from flibuste.games.davyjones.knowledge.seen import DavyJonesView, TokenSeen
from flibuste.games.davyjones.picture.words import Words
from flibuste.games.davyjones.terminal.fleets import fleet_lines
from flibuste.games.davyjones.terminal.map import map_lines

GAP = " · "


def terminal(view: DavyJonesView, say: Say, columns: int = COLUMNS, rows: int = ROWS) -> str:
    """The whole table."""
    words = Words(view, say)
    lines = [*head(view, columns, say), *outcome(view, say), *asked(view, words)]
    lines += [*map_lines(view, columns, rows), ""]
    for player in view["players"]:
        lines += [*fleet_lines(view, player, columns, words), ""]
    lines += [*island_lines(view, columns, words)]
    lines += ["", *(styled("dim", escaped(line)) for line in wrap(say("table-legend"), columns))]
    return "\n".join(lines)


def head(view: DavyJonesView, columns: int, say: Say) -> list[str]:
    """The round, and who is to decide."""
    parts = [say("game-title"), say("picture-round", round=view["round"])]
    if view["outcome"]:
        parts.append(say(f"end-{view['outcome']['reason']}"))
    elif view["asked"]:
        parts.append(say("table-waiting", seats=view["asked"]))
    return [styled("bold", escaped(line)) for line in wrap(GAP.join(parts), columns)]


def outcome(view: DavyJonesView, say: Say) -> list[str]:
    """At the end: the winner."""
    if not view["over"]:
        return []
    winners = view["winners"]
    said = say("outcome-won", seats=winners, count=len(winners)) if winners else say("outcome-nobody")
    return [styled("bold green", escaped(said))]


def asked(view: DavyJonesView, words: Words) -> list[str]:
    """What the question is, with its clause, and the ship it is about."""
    step = view["step"]
    if not step or view["over"]:
        return []
    said = words.known(f"step-{step['name']}", step["name"])
    ship = words.ships.get(step.get("ship", ""))
    if ship is not None:
        said = words.said_of(said, f"{words.ship_name(ship)} ({ship['id']})")
    lines = [f"{escaped(said)} {styled('dim', escaped('[' + step['clause'] + ']'))}"]
    for shot in view["shots"]:
        assert ship is not None
        gun = ship["cannons"][shot["mast"] - 1]
        target = words.ship_name(words.ships[shot["target"]])
        lines.append(
            escaped("  " + words("table-shot", mast=shot["mast"], gun=gun, ship=f"{target} ({shot['target']})"))
        )
    return lines


def island_lines(view: DavyJonesView, columns: int, words: Words) -> list[str]:
    """Islands with their treasure, as far as the reader knows it."""
    parts = []
    isles = words.isles()
    for land in view["islands"]:
        name = f"{land['id']} {isles[land['id']]}"
        if land["home"]:
            parts.append(f"{name} ⌂ {words.name(land['home'])}")
            continue
        tokens = " ".join(token_word(token, words) for token in land["tokens"]) or "–"
        marks = "".join(f" ⚑{words.name(seat)}" for seat in land["marks"])
        parts.append(f"{name} {tokens}{marks}")
    return [
        escaped(line)
        for line in wrap(GAP.join(part.replace(" ", "\u00a0") for part in parts), columns, break_on_hyphens=False)
    ]


def token_word(token: TokenSeen, words: Words) -> str:
    """`?` face down, `●3` a coin, or the name of a unique treasure; in brackets what only the reader knows."""
    if "gold" not in token:
        return "?"
    found = words.token_name(token) if token["treasure"] else f"●{token['gold']}"
    return found if token["face_up"] else f"({found})"
