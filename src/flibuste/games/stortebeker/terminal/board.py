"""A view of the table for a terminal, with Rich markup. Colours help, but nothing is told by colour alone."""

from textwrap import wrap

from flibuste.drawing.markup import emblem, escaped, fitted, styled, width
from flibuste.engine.game import COLUMNS, ROWS, Say
from flibuste.games.stortebeker.knowledge.seen import (
    BerthSeen,
    ContestSeen,
    PlayerSeen,
    RollSeen,
    ShipSeen,
    SideSeen,
    StortebekerView,
)

NAME = 12
GAP = " · "
CHIPS = {
    "water": "bold white on blue",
    "beans": "bold black on green",
    "bread": "bold black on white",
    "meat": "bold white on red",
    "rum": "bold white on grey30",
    "bananas": "bold black on yellow",
}
PIRATE = "bold magenta"

Slot = tuple[str, str]
"""A card as plain text, to know its width, and as markup."""


def terminal(view: StortebekerView, say: Say, columns: int = COLUMNS, rows: int = ROWS) -> str:
    """The whole table."""
    lines = [head(view, say), *going_on(view, say), ""]
    for berth in view["sea"]:
        lines += [*berth_lines(berth, say), ""]
    lines += [*rear_guard(view, say), "", *piles(view, columns, say), ""]
    lines += [player_line(view, player, say) for player in view["players"]]
    lines += hand(view, say)
    lines += ["", *(styled("dim", escaped(line)) for line in wrap(say("table-legend"), columns))]
    return "\n".join(lines)


# ---- what is going on -------------------------------------------------------------------------------------------


def head(view: StortebekerView, say: Say) -> str:
    """The round, and whose turn it is."""
    parts = [say("game-title"), say("table-round", round=view["round"])]
    if view["last_round"] and not view["over"]:
        parts.append(say("table-last-round"))
    if view["outcome"]:
        parts.append(say(f"end-{view['outcome']['reason']}"))
    else:
        parts.append(say("table-turn", seat=view["turn"]))
        if view["asked"] != [view["turn"]]:
            parts.append(say("table-waiting", seats=view["asked"]))
    return styled("bold", escaped(GAP.join(parts)))


def going_on(view: StortebekerView, say: Say) -> list[str]:
    """The totals of a boarding, dice still to be used, or the winners."""
    if view["over"]:
        winners = view["winners"]
        return [styled("bold green", escaped(say("outcome-won", seats=winners, count=len(winners))))]
    found = [] if view["contest"] is None else contest(view, view["contest"], say)
    if view["colour_dice"]:
        found.append(styled("bold red", escaped("⚄ " + say("table-dice", colours=view["colour_dice"]))))
    return found


def contest(view: StortebekerView, fight: ContestSeen, say: Say) -> list[str]:
    """2.4.8 – Every roll for the ship: dice and pirates; the one that leads is marked."""
    leader = next(step["leader"] for step in view["stack"] if step["step"] == "contest")
    title = say("table-contest", ship=fight["ship"], strength=fight["strength"])
    return [styled("bold red", escaped("⚔ " + title)), *(roll_line(roll, leader, say) for roll in fight["rolls"])]


def roll_line(roll: RollSeen, leader: int, say: Say) -> str:
    seat = roll["seat"]
    role = escaped(fitted(say(f"table-{roll['role']}"), 16))
    total = " + ".join(map(str, [*roll["dice"], roll["pirates"]])) + f" = {styled('bold', str(roll['total']))}"
    best = f" {styled('bold green', '◀')}" if seat == leader else ""
    return f"  {emblem(seat)} {player_name(seat, say)} {role} {total}{best}"


# ---- ships at sea -----------------------------------------------------------------------------------------------


def berth_lines(berth: BerthSeen, say: Say) -> list[str]:
    """A ship with every player's side."""
    ship = berth["ship"]
    if ship is None:
        return [styled("dim", "≈≈≈ " + escaped(say("table-gap")))]
    tried = GAP + styled("italic", escaped(say("table-tried"))) if berth["tried"] else ""
    rows = [provisions(ship, side, say) for side in berth["sides"]]
    columns = [max(width(text) for text, _ in column) for column in zip(*rows, strict=True)]
    sides = zip(berth["sides"], rows, strict=True)
    return [ship_line(ship, say) + tried, *(side_line(ship, side, row, columns, say) for side, row in sides)]


def ship_line(ship: ShipSeen, say: Say) -> str:
    """1.1.3 – Its id, colour, value, strength and provisions."""
    style = "bold" if ship["colour"] in ("white", "black") else f"bold {ship['colour']}"
    name = styled(style, f"◆ {escaped(say('ship-name', ship=ship['id']))}")
    facts = say("table-ship", value=ship["value"], strength=ship["strength"])
    colour = escaped(say("table-colour", colour=ship["colour"]))
    return GAP.join([f"{name} {colour}", styled("bold", escaped(facts)), escaped(card_list(ship["needs"], say))])


def side_line(ship: ShipSeen, side: SideSeen, slots: list[Slot], columns: list[int], say: Say) -> str:
    """2.1 – One player's cards at a ship: what is there, what is missing, the pirates."""
    start = f"  {emblem(side['seat'])} {player_name(side['seat'], say)}"
    if not side["provisions"] and not side["face_down"] and not side["face_up"]:
        return f"{start} {styled('dim', '–')}"
    parts = [start]
    parts += [markup + " " * (most - width(text)) for (text, markup), most in zip(slots, columns, strict=True)]
    parts += [part for part in (pirates(side), strength(side)) if part]
    if len(side["provisions"]) == len(slots):
        parts.append(styled("bold green", "✔ " + escaped(say("table-complete"))))
    return " ".join(parts).rstrip()


def provisions(ship: ShipSeen, side: SideSeen, say: Say) -> list[Slot]:
    """Every provision the ship asks for, met or missing: as plain text and as markup."""
    found = []
    for kind, number in ship["needs"].items():
        there = [card for card in side["provisions"] if card.rstrip("*") == kind]
        found += [chip(card, say) for card in there]
        missing = f"□{card_name(kind, say)}"
        found += [(missing, styled("dim", escaped(missing)))] * (number - len(there))
    return found


def chip(card: str, say: Say) -> Slot:
    """A provision, in its colour: as plain text and as markup."""
    text = f"■{card_name(card, say)}"
    return text, styled(CHIPS[card.rstrip("*")], escaped(text))


def card_name(card: str, say: Say) -> str:
    """The word for a card, a star for its symbol."""
    kind = card.rstrip("*")
    return say(f"card-{kind}") + card[len(kind) :]


def card_list(counts: dict[str, int], say: Say) -> str:
    """`water ×2, rum`, never broken inside an entry."""
    entries = [card_name(card, say) + (f" ×{number}" if number > 1 else "") for card, number in counts.items()]
    return ", ".join(entry.replace(" ", "\u00a0") for entry in entries)


def pirates(side: SideSeen) -> str:
    """Pirates face down, with their values for their owner, and face up."""
    hidden = [f"▮{value(card)}" for card in side["own"]] if "own" in side else ["▮" * side["face_down"]]
    shown = [text for text in hidden if text] + [f"▯{value(card)}" for card in side["face_up"]]
    return styled(PIRATE, " ".join(shown)) if shown else ""


def value(card: str) -> int:
    return int(card.removeprefix("pirate-"))


def strength(side: SideSeen) -> str:
    """2.3.5 – What the pirates add to a roll, as far as the reader knows."""
    known = sum(value(card) for card in [*side["face_up"], *side.get("own", [])])
    known += sum(card.endswith("*") for card in side["provisions"])
    unknown = "+?" if side["face_down"] and "own" not in side else ""
    return f"+{known or ''}{unknown}".replace("++", "+") if known or unknown else ""


# ---- the rest of the table --------------------------------------------------------------------------------------


def rear_guard(view: StortebekerView, say: Say) -> list[str]:
    """The coming ships."""
    guard = view["rear_guard"]
    title = styled("bold", escaped(say("table-rear-guard")))
    return [f"{title}{GAP}{escaped(say('table-hidden', count=guard['hidden']))}"] + [
        "  " + ship_line(ship, say) for ship in guard["visible"]
    ]


def piles(view: StortebekerView, columns: int, say: Say) -> list[str]:
    """The draw pile, and the discard pile with all its cards."""
    discards: dict[str, int] = view["discard_pile"]
    drawing = styled("bold", escaped(say("table-draw-pile"))) + f" {view['draw_pile']}"
    discarded = styled("bold", escaped(say("table-discard-pile"))) + f" {sum(discards.values())}"
    cards = wrap(card_list(discards, say), columns, initial_indent="  ", subsequent_indent="  ")
    return [drawing + GAP + discarded, *(escaped(line) for line in cards)]


def player_line(view: StortebekerView, player: PlayerSeen, say: Say) -> str:
    """A player: turn, score, hand size, ships and cards lying open."""
    seat = player["seat"]
    mark = styled("bold", "▶") if seat in view["asked"] else " "
    score = fitted(say("table-points", score=player["score"]), 9)
    parts = [
        f"{mark} {emblem(seat)} {player_name(seat, say)} {styled('bold', escaped(score))}",
        escaped(say("table-cards", count=player["hand_size"])),
    ]
    if seat == view["seat"]:
        parts.append(styled("bold", escaped(say("table-you"))))
    if player.get("bonus"):
        parts.append(escaped(say("table-bonus", value=player["bonus"])))
    if player["open"]:
        parts.append(escaped(say("table-open", cards=player["open"])))
    if player["ships"]:
        parts.append(escaped(" ".join(say("ship-name", ship=ship) for ship in player["ships"])))
    return GAP.join(parts)


def player_name(seat: int, say: Say) -> str:
    return escaped(fitted(say("seat", n=seat), NAME))


def hand(view: StortebekerView, say: Say) -> list[str]:
    """The reader's own cards."""
    own = [player["hand"] for player in view["players"] if "hand" in player]
    if not own:
        return []
    cards = [chip(card, say)[1] if not card.startswith("pirate") else pirate_card(card, say) for card in own[0]]
    label = styled("bold", escaped(say("table-hand")))
    return ["", f"{label}  {' '.join(cards) or escaped(say('table-hand-empty'))}"]


def pirate_card(card: str, say: Say) -> str:
    return styled(PIRATE, escaped(f"▯{say('card-' + card)}"))
