"""A battle in a terminal: the order of fire, the last broadside, the cards in force."""

from flibuste.drawing.markup import emblem, escaped, fitted, styled
from flibuste.engine.game import Say
from flibuste.games.cove.knowledge.seen import BattleSeen, CoveView, RollSeen
from flibuste.games.cove.terminal.words import GAP, card_name, place_name, ship_mark, ship_name


def battle_lines(view: CoveView, battle: BattleSeen, say: Say) -> list[str]:
    """The whole battle."""
    lines = [title(battle, say)]
    lines += [ship_line(view, battle, ship, say) for ship in ships(battle)]
    if battle["last_roll"]:
        lines.append("  " + roll(battle["last_roll"], say))
    return lines + cards(battle, say)


def title(battle: BattleSeen, say: Say) -> str:
    where = say("picture-last-battle") if battle["last"] else place_name(battle["island"], say)
    exchange = battle["exchange"]
    part = say("picture-exchange", exchange=exchange) if exchange else say("picture-boarding")
    return styled("bold red", escaped(f"⚔ {where}{GAP}{part}"))


def ships(battle: BattleSeen) -> list[str]:
    """In the order of this exchange, then the others, then those who left."""
    present = [*map(str, battle["ships"]), *(foe["ship"] for foe in battle["foes"])]
    first = [ship for ship in battle["order"] if ship in present]
    return first + [ship for ship in present if ship not in first] + [str(seat) for seat in battle["gone"]]


def ship_line(view: CoveView, battle: BattleSeen, ship: str, say: Say) -> str:
    """One ship: whether it is its turn, its speed, its dice, what is special."""
    order, turn = battle["order"], battle["turn"]
    mark = styled("bold", "▶") if 0 < turn <= len(order) and order[turn - 1] == ship else " "
    if ship.isdigit() and int(ship) in battle["gone"]:
        return f"  {mark} {' ' * 2}{styled('dim', escaped(ship_name(ship, say) + GAP + say('picture-gone')))}"
    place = str(order.index(ship) + 1) if ship in order else " "
    name = ship_mark(ship, say)
    room = " " * max(1, 22 - len(ship_name(ship, say)))
    return f"  {mark} {place} {name}{room}{escaped(GAP.join(facts(view, battle, ship, say)))}"


def facts(view: CoveView, battle: BattleSeen, ship: str, say: Say) -> list[str]:
    """Speed, dice, the hull of a foe, and what is special about a player's ship."""
    if not ship.isdigit():
        foe = next(foe for foe in battle["foes"] if foe["ship"] == ship)
        hull = say("picture-hull-left", hull=foe["hull"], full=foe["full"])
        return [say("table-fighter", speed=foe["speed"], dice=foe["dice"]), hull]
    seat = int(ship)
    speed = view["players"][seat - 1]["speed"] + battle["bonus"].get(ship, 0)
    found = [say("table-fighter", speed=speed, dice=battle["dice"].get(ship, 0))]
    if ship in battle["smoke"]:
        found.append(say("table-smoke", die=battle["smoke"][ship]))
    if seat in battle["reloading"]:
        found.append(say("picture-reloading"))
    return [*found, say("table-was-hit")] if seat in battle["hit"] else found


def roll(last: RollSeen, say: Say) -> str:
    """The last broadside: `6! 5! 2`, hits marked."""
    dice = sorted(last["dice"], reverse=True)
    shown = " ".join(f"{die}!" if i < last["hits"] else str(die) for i, die in enumerate(dice))
    section = escaped(say(f"section-{last['section']}"))
    hits = escaped(say("table-hits", hits=last["hits"]))
    aim = f"{ship_mark(last['shooter'], say)} → {ship_mark(last['target'], say)} ({section})"
    return f"{aim}  {styled('bold', shown)}  {styled('bold red', hits)}"


def cards(battle: BattleSeen, say: Say) -> list[str]:
    """The Boarding cards in force, with who played them, and what is loaded."""
    found = [f"{emblem(entry['seat'])} {escaped(card_name(entry['card'], say))}" for entry in battle["cards"]]
    found += [styled("bold", escaped(say("table-loaded", card=card_name(card, say)))) for card in battle["loaded"]]
    return [f"  {escaped(fitted(say('table-in-force'), 10))} {GAP.join(found)}"] if found else []
