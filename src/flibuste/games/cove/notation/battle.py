"""A battle in words, for positions."""

from typing import Any

from flibuste.engine.domain import BadWord, Domain, check_keys
from flibuste.games.cove.table.state import Battle, Foe, Roll

Data = dict[str, Any]
Domains = dict[str, Domain]

_SIMPLE = {
    "seats": "seats",
    "gone": "seats",
    "together": "seats",
    "crew_dice": "flag",
    "becalmed": "flag",
    "overboard": "number",
    "cards": "cards",
    "owners": "seats",
    "loaded": "cards",
    "exchange": "number",
    "order": "ships",
    "turn": "number",
    "played": "flag",
}
_BY_SEAT = ("speed", "smoke", "reload")


def write_battle(domains: Domains, battle: Battle) -> Data:
    data: Data = {"island": domains["island"].write(battle.island)}
    for key, domain in _SIMPLE.items():
        data[key] = domains[domain].write(getattr(battle, key))
    for key in _BY_SEAT:
        data[key] = {str(seat + 1): value for seat, value in enumerate(getattr(battle, key)) if value}
    data["hit"] = [seat + 1 for seat in range(len(battle.speed)) if (battle.hit >> seat) & 1]
    data["foes"] = [write_foe(domains, foe, len(battle.speed)) for foe in battle.foes]
    roll = battle.last
    data["last"] = {
        "shooter": domains["ship"].write(roll.shooter),
        "target": domains["ship"].write(roll.target),
        "section": domains["section"].write(roll.section),
        "dice": roll.dice,
        "hits": roll.hits,
        "met": roll.met[:],
    }
    return data


def write_foe(domains: Domains, foe: Foe, players: int) -> Data:
    return {
        "ship": domains["ship"].write(foe.ship),
        "hull": foe.hull,
        "lost": foe.lost,
        "fired_at": [seat + 1 for seat in range(players) if (foe.fired_at >> seat) & 1],
    }


def read_battle(domains: Domains, data: Any, players: int) -> Battle:
    """A battle; what is left out is as at its beginning."""
    check_keys(data, {"island", *_SIMPLE, *_BY_SEAT, "hit", "foes", "last"}, "a battle")
    battle = Battle(domains["island"].read(data["island"]), [], players)
    for key, domain in _SIMPLE.items():
        if key in data:
            setattr(battle, key, domains[domain].read(data[key]))
    for key in _BY_SEAT:
        values: list[int] = getattr(battle, key)
        for word, value in data.get(key, {}).items():
            seat = domains["seat"].read(word)
            if not 0 <= seat < players:
                raise BadWord(f"battle.{key}: there is no seat {word} with {players} players")
            values[seat] = domains["number"].read(value)
    battle.hit = bits(domains, data.get("hit", []))
    battle.foes = [read_foe(domains, entry) for entry in data.get("foes", [])]
    if "last" in data:
        battle.last = read_roll(domains, data["last"])
    return battle


def read_foe(domains: Domains, entry: Data) -> Foe:
    check_keys(entry, {"ship", "hull", "lost", "fired_at"}, "a foe")
    ship = domains["ship"].read(entry["ship"])
    return Foe(ship, int(entry["hull"]), int(entry.get("lost", 0)), bits(domains, entry.get("fired_at", [])))


def read_roll(domains: Domains, entry: Data) -> Roll:
    return Roll(
        domains["ship"].read(entry["shooter"]),
        domains["ship"].read(entry["target"]),
        domains["section"].read(entry["section"]),
        int(entry["dice"]),
        int(entry["hits"]),
        domains["numbers"].read(entry.get("met", [])),
    )


def bits(domains: Domains, seats: Any) -> int:
    return sum(1 << seat for seat in set(domains["seats"].read(seats)))
