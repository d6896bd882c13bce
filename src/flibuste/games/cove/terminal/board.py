"""A view of the table for a terminal, with Rich markup. Colours help, but nothing is told by colour alone."""

from collections import Counter
from textwrap import wrap

from flibuste.drawing.markup import emblem, escaped, fitted, styled, width
from flibuste.engine.game import COLUMNS, ROWS, Say
from flibuste.games.cove.knowledge.seen import CoveView, IslandSeen, LegendSeen, NavySeen, PlayerSeen
from flibuste.games.cove.terminal.battle import battle_lines
from flibuste.games.cove.terminal.words import (
    GAP,
    SECTIONS,
    amounts,
    card_name,
    place_name,
    player_name,
    ship_mark,
)

RINGS = 8
ISLAND = 20
LOOT = 16


def terminal(view: CoveView, say: Say, columns: int = COLUMNS, rows: int = ROWS) -> str:
    """The whole table."""
    lines = [head(view, say), *outcome(view, say), ""]
    if view["battle"]:
        lines += [*battle_lines(view, view["battle"], say), ""]
    lines += [*sea(view, say), "", *pirates(view, say), supply(view, say), ""]
    for player in view["players"]:
        lines += mat(view, player, say)
    lines += hand(view, columns, say)
    lines += ["", *(styled("dim", escaped(line)) for line in wrap(say("table-legend"), columns))]
    return "\n".join(lines)


# ---- what is going on -------------------------------------------------------------------------------------------


def head(view: CoveView, say: Say) -> str:
    """The month, the phase, and who is to decide."""
    parts = [say("game-title")]
    if view["month"]:
        parts.append(say("table-month", month=view["month"], months=view["months"]))
    parts.append(say(f"phase-{view['phase']}"))
    if view["outcome"]:
        parts.append(say(f"end-{view['outcome']['reason']}"))
    elif view["asked"]:
        parts.append(say("table-waiting", seats=view["asked"]))
    return styled("bold", escaped(GAP.join(parts)))


def outcome(view: CoveView, say: Say) -> list[str]:
    """At the end: the winner."""
    if not view["over"]:
        return []
    winners = view["winners"]
    return [styled("bold green", escaped(say("outcome-won", seats=winners, count=len(winners))))]


# ---- the sea ----------------------------------------------------------------------------------------------------


def sea(view: CoveView, say: Say) -> list[str]:
    """A line for every place: its number and name, its Treasure card, the ships there."""
    lines = [island_line(view, island, say) for island in view["islands"]]
    cove = fitted(place_name(7, say), ISLAND)
    ships = fleet([], view["cove"]["ships"], say)
    return [*lines, f"  {styled('bold', escaped(cove))} {' ' * LOOT} {ships}".rstrip()]


def fleet(foes: list[str], seats: list[int], say: Say) -> str:
    """Ships side by side; players have their names while there is room."""
    marks = [ship_mark(foe, say) for foe in foes]
    crowded = len(foes) + len(seats) > 3
    marks += [emblem(seat) if crowded else ship_mark(str(seat), say) for seat in seats]
    return "  ".join(marks)


def island_line(view: CoveView, island: IslandSeen, say: Say) -> str:
    which, treasure = island["number"], island["treasure"]
    name = styled("bold", f"{which} " + escaped(fitted(place_name(which, say), ISLAND)))
    plain = amounts(treasure) if treasure else ""
    loot = escaped(fitted(plain, LOOT)) if treasure else styled("dim", fitted("–" * island["outer"], LOOT))
    maps = "".join(f"  {emblem(m['seat'])}▣×{m['factor']}" for m in island["maps"])
    return f"{name} {loot} {fleet(foes_at(view, island), island['ships'], say)}{maps}".rstrip()


def foes_at(view: CoveView, island: IslandSeen) -> list[str]:
    """The black ships at an island, and the Navy."""
    black = [view["black_ships"][number - 1]["pirate"] for number in island["black_ships"]]
    found = [pirate["id"] if pirate else "" for pirate in black]
    return found + (["navy"] if island["navy"] else [])


def pirates(view: CoveView, say: Say) -> list[str]:
    """The legendary pirates at sea, and the Navy: all that their cards say."""
    lines = []
    for ship in view["black_ships"]:
        pirate = ship["pirate"]
        if pirate:
            facts = pirate_facts(pirate, say)
            lines.append(f"{ship_mark(pirate['id'], say)}{GAP}{escaped(facts[0])}")
            lines += ["  " + escaped(GAP.join(facts[1:]))] if len(facts) > 1 else []
    if view["navy"]:
        navy = view["navy"]
        leads = f"{emblem(navy['controller'])} {escaped(say('table-leads', seat=navy['controller']))}"
        lines.append(f"{ship_mark('navy', say)}{GAP}{escaped(numbers(navy, say))}{GAP}{leads}")
    return lines


def pirate_facts(pirate: LegendSeen, say: Say) -> list[str]:
    """The numbers of a card, then what is special."""
    parts = [numbers(pirate, say)] if pirate["hull"] else [f"★1–{pirate['fame_die']}"]
    if pirate["target"] != "none":
        target = say(f"picture-most-{pirate['target']}")
        parts.append(say("picture-aim", section=pirate["section"], target=target))
    parts += [say(f"picture-effect-{effect}") for effect in pirate["effects"]]
    return parts


def numbers(pirate: LegendSeen | NavySeen, say: Say) -> str:
    facts = {key: pirate[key] for key in ("dice", "hull", "speed", "fame")}
    return say("table-pirate", **facts)


def supply(view: CoveView, say: Say) -> str:
    """The bank, and the piles."""
    bank = view["bank"]
    parts = [
        f"{styled('bold', escaped(say('table-bank')))} ●{bank['gold']} ▣{bank['chests']}",
        f"{styled('bold', escaped(say('table-tavern')))} {view['tavern_pile']}",
        escaped(say("table-discards", count=len(view["tavern_discards"]))),
    ]
    return GAP.join(parts)


# ---- ship mats --------------------------------------------------------------------------------------------------


def mat(view: CoveView, player: PlayerSeen, say: Say) -> list[str]:
    """Two lines for a player: who, where and with what; then the rings on the four sections."""
    return [player_line(view, player, say), rings(player, say)]


def player_line(view: CoveView, player: PlayerSeen, say: Say) -> str:
    seat = player["seat"]
    mark = styled("bold", "▶") if seat in view["asked"] else "♛" if seat in view["winners"] else " "
    hold = "" if player["hold"] is None else f"/{player['hold']}"
    holdings = f"★{player['fame']} ●{player['gold']} ▣{player['chests']}{hold} ♦{player['hand_size']}"
    parts = [f"{mark} {emblem(seat)} {player_name(seat, say)} {styled('bold', fitted(holdings, 17))}"]
    if seat == view["seat"]:
        parts.append(styled("bold", escaped(say("table-you"))))
    if player["place"]:
        parts.append(escaped(place_name(player["place"], say)))
    parts += extras(view, player, say)
    return GAP.join(parts)


def extras(view: CoveView, player: PlayerSeen, say: Say) -> list[str]:
    """A parrot, a robber, the first to sail, the Fame cards at the end."""
    found = []
    parrot = player["parrot"]
    if parrot:
        hurt = styled("red", " ✚") if parrot["hits"] else ""
        found.append(styled("green", escaped("❦ " + card_name(parrot["id"], say))) + hurt)
    if player["robber"]:
        found.append(f"½ {emblem(player['robber'])}")
    if view["lookout"] == player["seat"]:
        found.append(escaped(say("table-sails-first")))
    if player["fame_cards"]:
        found.append(escaped(", ".join(card_name(card, say) for card in player["fame_cards"])))
    return found


def rings(player: PlayerSeen, say: Say) -> str:
    """Where the ring of each section is, with its value; a Craftsman beside it."""
    return "    " + "  ".join(section(player, name, say) for name in SECTIONS)


def section(player: PlayerSeen, name: str, say: Say) -> str:
    part = player["sections"][name]
    craftsman = part["craftsman"]
    guard = styled("cyan", f"⚒{craftsman['absorbs'] - craftsman['hits']}") if craftsman else ""
    return f"{escaped(say(f'section-{name}'))} {track(part['ring'], part['value'])}{guard}"


def track(ring: int, value: int) -> str:
    """Eight positions, the value standing on one of them: `···7····`; `✗` before them when the ring is off."""
    if not ring:
        return styled("bold red", "✗") + styled("dim", "·" * RINGS)
    shown = str(value)
    before, after = "·" * (ring - 1), "·" * (RINGS + 1 - ring - len(shown) + 1)
    return styled("dim", before) * bool(before) + styled("bold", shown) + styled("dim", after) * bool(after)


# ---- the hand ---------------------------------------------------------------------------------------------------


def hand(view: CoveView, columns: int, say: Say) -> list[str]:
    """The reader's own cards with what they do, and what he has put under seal."""
    own = [player for player in view["players"] if "hand" in player]
    if not own:
        return []
    player: PlayerSeen = own[0]
    lines = ["", styled("bold", escaped(say("table-hand")))]
    cards = Counter(player["hand"])
    names = {card: card_name(card, say) + (f" ×{count}" if count > 1 else "") for card, count in cards.items()}
    widest = max((width(name) for name in names.values()), default=0)
    for card, name in names.items():
        effect = say(f"card-{card}-text")
        text = "" if effect.startswith("‹") else effect
        first, *more = wrap(text, columns - widest - 4) or [""]
        lines.append(f"  {styled('bold', escaped(fitted(name, widest)))}  {escaped(first)}".rstrip())
        lines += [" " * (widest + 4) + escaped(line) for line in more]
    if not cards:
        lines.append("  " + escaped(say("table-hand-empty")))
    if player["sealed"]:
        lines.append(escaped(say("table-sealed", choice=sealed(player["sealed"], say))))
    if view["offered"]:
        lines.append(escaped(say("table-offered", card=card_name(view["offered"], say))))
    return lines


def sealed(notation: str, say: Say) -> str:
    """A sealed choice in words: a destination, or the levels bought."""
    verb, *words = notation.split()
    if verb == "sail":
        return place_name(int(words[0]), say)
    parts = [word.split("-") for word in words if "-" in word]
    return ", ".join(f"{say(f'section-{name}')} {ring}" for name, ring in parts) or say("nothing")
