"""Hand-made views of a table of Pirates' Cove, for pictures and terminals: no rules behind them."""

from collections.abc import Callable
from typing import Any, cast

from flibuste.games.cove.knowledge.seen import (
    BattleSeen,
    BlackShipSeen,
    FoeSeen,
    IslandSeen,
    LegendSeen,
    MapSeen,
    NavySeen,
    ParrotSeen,
    PlayedSeen,
    PlayerSeen,
    RollSeen,
    SectionSeen,
    TreasureSeen,
)
from flibuste.games.cove.knowledge.seen import CoveView as View

IDS = ["tavern", "hull", "sails", "cannons", "crew", "treasure"]
COLOURS = ["red", "blue", "yellow", "green", "purple"]
VALUES = {
    "hull": [4, 5, 6, 7, 8, 9, 10, 12],
    "crew": [2, 2, 3, 3, 4, 4, 5, 5],
    "cannons": [2, 2, 3, 3, 4, 4, 5, 5],
    "sails": [4, 5, 6, 7, 8, 9, 10, 12],
}
LEGENDS: dict[str, LegendSeen] = {
    name: {
        "id": name, "dice": dice, "section": section, "target": target, "hull": hull, "speed": speed, "fame": fame,
        "fame_die": die, "effects": effects.split(),
    }
    for name, dice, section, target, hull, speed, fame, die, effects in (
        ("blackbeard", 6, "hull", "cannons", 8, 24, 6, 0, ""),
        ("dutchman", 4, "crew", "crew", 5, 16, 6, 0, "recover"),
        ("hook", 3, "hull", "hull", 5, 18, 3, 0, "stray-shots"),
        ("bonny-read", 3, "all", "speed", 5, 22, 6, 0, ""),
        ("cacafuego", 0, "none", "none", 0, 0, 0, 6, "defenceless"),
    )
}  # fmt: skip
LOOT = ((2, 4, 2, 0), (0, 6, 4, 0), (4, 0, 0, 1), (1, 5, 3, 0), (3, 2, 2, 0))


def player(seat: int, rings: str = "2222", place: int = 0, **changes: Any) -> PlayerSeen:
    """A seat; `rings` are those of hull, crew, cannons and sails."""
    sections: dict[str, SectionSeen] = {
        name: {"ring": int(ring), "value": VALUES[name][int(ring) - 1] if int(ring) else 0, "craftsman": None}
        for name, ring in zip(VALUES, rings, strict=True)
    }
    made: PlayerSeen = {
        "seat": seat, "colour": COLOURS[seat - 1], "place": place, "gold": 9, "chests": 0, "fame": 0,
        "speed": sections["sails"]["value"], "hold": sections["hull"]["value"], "sections": sections, "parrot": None,
        "robber": None, "hand_size": 1, "fame_cards": None,
    }  # fmt: skip
    if "hand" in changes:
        hand = changes["hand"].split()
        changes = {"sealed": None, **changes, "hand": hand, "hand_size": len(hand)}
    return cast("PlayerSeen", {**made, **changes})


def craftsman(made: PlayerSeen, section: str, hits: int = 0) -> PlayerSeen:
    made["sections"][section]["craftsman"] = {"id": "craftsman", "hits": hits, "absorbs": 2}
    return made


def parrot(name: str, section: str, hits: int = 0) -> ParrotSeen:
    return {"id": name, "section": section, "hits": hits, "absorbs": 2}


def black(number: int, island: int, pirate: str | None) -> BlackShipSeen:
    return {"number": number, "island": island, "pirate": LEGENDS[pirate] if pirate else None}


def treasure(island: int) -> TreasureSeen:
    fame, gold, chests, cards = LOOT[island]
    return {"id": f"t{island}", "fame": fame, "gold": gold, "chests": chests, "cards": cards}


def islands(
    players: list[PlayerSeen], black_ships: list[BlackShipSeen], navy: int, shown: bool, maps: dict[int, list[MapSeen]]
) -> list[IslandSeen]:
    return [
        {
            "number": i + 1, "id": name, "outer": i < 5,
            "treasure": treasure(i) if shown and i < 5 else None,
            "pile": 5 if i < 5 else 0,
            "ships": [p["seat"] for p in players if p["place"] == i + 1],
            "black_ships": [b["number"] for b in black_ships if b["island"] == i + 1],
            "navy": navy == i + 1,
            "maps": maps.get(i + 1, []),
        }
        for i, name in enumerate(IDS)
    ]  # fmt: skip


def table(seat: int | None, players: list[PlayerSeen], step: str, asked: list[int], **changes: Any) -> View:
    black_ships = changes.get("black_ships", [black(1, 1, "blackbeard")])
    navy = changes.get("navy")
    shown, maps = changes.pop("shown", True), changes.pop("maps", {})
    view: View = {
        "game": "cove", "seat": seat, "seats": len(players),
        "step": {"name": step, "clause": "1.1"}, "asked": asked, "stack": [{"step": step}], "over": False,
        "winners": [], "outcome": None,
        "options": {"several_craftsmen": False, "marque_if_threatened": False, "colours": "by-seat"},
        "month": 7, "months": 12, "phase": "navigation",
        "islands": islands(players, black_ships, navy["island"] if navy else 0, shown, maps),
        "cove": {"ships": [p["seat"] for p in players if p["place"] == 7]},
        "black_ships": black_ships, "navy": None, "lookout": None, "bank": {"gold": 61, "chests": 33},
        "tavern_pile": 17, "tavern_discards": ["craftsman", "fair-wind", "fair-wind", "smoke"],
        "legend_pile": 3, "legend_discards": ["hook"], "treasure_discards": [],
        "mat": {"values": VALUES, "costs": [0, 1, 1, 2, 2, 3, 3, 4]}, "players": players,
        "battle": None, "offered": None,
    }  # fmt: skip
    return cast("View", {**view, **changes})


def fight(island: int, ships: list[int], order: list[str], **changes: Any) -> BattleSeen:
    battle: BattleSeen = {
        "island": island, "last": False, "exchange": 1, "ships": ships, "foes": [], "gone": [], "order": order,
        "turn": 1, "hit": [], "cards": [], "loaded": [], "becalmed": False, "crew_dice": False, "overboard": 0,
        "bonus": {}, "smoke": {}, "reloading": [], "dice": {str(seat): 3 for seat in ships}, "last_roll": None,
    }  # fmt: skip
    return cast("BattleSeen", {**battle, **changes})


def foe(name: str, hull: int) -> FoeSeen:
    card = LEGENDS.get(name) or {"hull": 4, "dice": 4, "speed": 20, "fame": 4}
    return {
        "ship": name,
        "hull": hull,
        "full": card["hull"],
        "dice": card["dice"],
        "speed": card["speed"],
        "fame": card["fame"],
    }


def fleet(hand: str = "royal-navy craftsman smoke fair-wind fame-2 cannonade", seat: int = 2) -> list[PlayerSeen]:
    """Five players in the middle of the game."""
    players = [
        player(1, "5344", 1, gold=4, chests=2, fame=11, parrot=parrot("flint", "hull"), hold=None),
        craftsman(player(2, "3453", 4, gold=7, chests=3, fame=9), "cannons", 1),
        player(3, "3245", 4, gold=2, chests=4, fame=14, robber=2, hand_size=4),
        craftsman(player(4, "6432", 6, gold=15, chests=6, fame=8, hand_size=0), "hull"),
        player(5, "1022", 7, gold=0, chests=0, fame=6, parrot=parrot("trelawney", "sails", 1), speed=25, hand_size=7),
    ]
    if seat:
        players[seat - 1] |= {"hand": hand.split(), "hand_size": len(hand.split()), "sealed": None}
    return players


def arming() -> View:
    players = [player(1, hand="treasure-map"), player(2), player(3)]
    return table(
        1, players, "arm-ships", [1, 2, 3], month=0, phase="setup", shown=False, tavern_discards=[],
        black_ships=[black(1, 1, "blackbeard"), black(2, 4, "bonny-read")],
    )  # fmt: skip


def colours() -> View:
    players = [
        player(1, hand="treasure-map", colour="purple"),
        player(2, colour=None),
        player(3, colour=None),
        player(4, colour=None),
    ]
    view = table(1, players, "choose-colour", [2], month=0, phase="setup", shown=False)
    return view | {"options": view["options"] | {"colours": "choose"}}


def sailing() -> View:
    players = fleet()
    players[1]["sealed"] = "sail 3"
    return table(
        2, players, "set-course", [1, 3], maps={2: [{"seat": 3, "factor": 2}]}, black_ships=[black(1, 3, "dutchman")]
    )


def navy() -> View:
    """The Navy is at sea, in a game of three with two black ships."""
    players = [
        player(1, "5344", 2, gold=4, chests=2, fame=11, hand="letter-of-marque french-leave fame-1"),
        player(2, "3453", 2, gold=7, chests=3, fame=9),
        player(3, "3245", 5, gold=2, chests=4, fame=14, robber=1),
    ]
    sent: NavySeen = {"island": 2, "controller": 3, "sender": 3, "dice": 4, "hull": 4, "speed": 20, "fame": 4}
    return table(
        1, players, "window", [1], black_ships=[black(1, 2, "bonny-read"), black(2, 5, "cacafuego")], navy=sent,
        lookout=2,
    )  # fmt: skip


def boarding() -> View:
    cards: list[PlayedSeen] = [
        {"seat": 3, "card": "fair-wind"},
        {"seat": 2, "card": "smoke"},
        {"seat": 3, "card": "grapple"},
    ]
    battle = fight(
        4, [2, 3], ["3", "2"], exchange=0, turn=2, cards=cards, bonus={"3": 6}, smoke={"2": 6}, crew_dice=True
    )
    return table(2, fleet(), "boarding-turn", [2], phase="combat", battle=battle)


def exchange() -> View:
    """A second exchange: the reader aims."""
    roll: RollSeen = {"shooter": "3", "target": "2", "section": "cannons", "dice": [6, 2, 5], "hits": 2, "met": []}
    cards: list[PlayedSeen] = [{"seat": 3, "card": "fair-wind"}, {"seat": 3, "card": "overboard"}]
    battle = fight(
        4, [2, 3], ["3", "2"], exchange=2, turn=2, last_roll=roll, hit=[2], cards=cards, bonus={"3": 10}, overboard=2,
        loaded=["cannonade"],
    )  # fmt: skip
    return table(
        2, fleet(hand="royal-navy craftsman smoke fair-wind fame-2"), "ship-turn", [2], phase="combat", battle=battle
    )


def melee() -> View:
    """Everybody against Captain Hook and the Navy."""
    players = fleet(seat=2)
    for one in players:
        one["place"] = 2
    players[4]["place"] = 7
    sent: NavySeen = {"island": 2, "controller": 1, "sender": 1, "dice": 4, "hull": 4, "speed": 20, "fame": 4}
    roll: RollSeen = {"shooter": "hook", "target": "4", "section": "hull", "dice": [6, 1, 3], "hits": 1, "met": []}
    roll["met"] = [
        {"ship": "4", "section": "hull", "what": "craftsman", "hits": 1},
        {"ship": "2", "section": "hull", "what": "ring", "hits": 1},
    ]
    cards: list[PlayedSeen] = [
        {"seat": 3, "card": "fair-wind"}, {"seat": 2, "card": "smoke"}, {"seat": 1, "card": "grapple"},
        {"seat": 4, "card": "overboard"}, {"seat": 3, "card": "becalmed"},
    ]  # fmt: skip
    battle = fight(
        2, [1, 2, 3, 4], ["navy", "hook", "3", "1", "2", "4"], exchange=3, turn=3, last_roll=roll, hit=[2, 4, 1],
        cards=cards, foes=[foe("hook", 3), foe("navy", 2)], gone=[5], bonus={"3": 6, "4": 4}, smoke={"2": 6},
        reloading=[1], becalmed=True, overboard=2,
    )  # fmt: skip
    return table(
        2, players, "ship-turn", [3], phase="combat", battle=battle, navy=sent, black_ships=[black(1, 2, "hook")]
    )


def effects() -> View:
    players = fleet(hand="craftsman craftsman shipwright fame-3")
    players[1]["place"] = 6
    return table(2, players, "treasure-visit", [2], phase="effects", black_ships=[black(1, 4, None)])


def offer() -> View:
    players = fleet()
    players[1]["parrot"] = parrot("silver", "cannons")
    return table(2, players, "parrot", [2], phase="effects", offered="bones")


def spectator() -> View:
    return table(None, fleet(seat=0), "window", [3], phase="treasures", maps={1: [{"seat": 3, "factor": 2}]})


def ended() -> View:
    players = fleet(hand="fame-2 fame-1")
    for one, fame, cards in zip(
        players, (31, 27, 44, 22, 12), ("fame-1", "fame-2 fame-1", "", "fame-3", ""), strict=True
    ):
        one |= {"fame": fame, "fame_cards": cards.split()}
    return table(
        2, players, "ending", [], month=12, phase="end", over=True, winners=[3],
        outcome={"scores": [31, 27, 44, 22, 12], "winners": [3], "reason": "fame"},
    )  # fmt: skip


def full_hand() -> View:
    everything = (
        "craftsman french-leave buccaneering lookout shipwright letter-of-marque royal-navy treasure-map becalmed "
        "fair-wind grapple smoke overboard grapeshot powder-magazine cannonade fame-1 fame-2 fame-3"
    )
    return table(2, fleet(hand=everything), "window", [2], phase="treasures")


def duel() -> View:
    """The last battle of two tied players, in a game of three."""
    players = [
        player(1, "5344", 1, gold=0, chests=2, fame=31, hand="grapeshot"),
        player(2, "3453", 2, gold=0, chests=3, fame=31),
        player(3, "3245", 5, gold=2, chests=4, fame=14),
    ]
    roll: RollSeen = {"shooter": "1", "target": "2", "section": "hull", "dice": [1, 2, 4], "hits": 0, "met": []}
    battle = fight(0, [1, 2], ["1", "2"], last=True, exchange=1, turn=2, last_roll=roll)
    return table(1, players, "ship-turn", [2], phase="end", month=12, battle=battle)


MOMENTS: dict[str, Callable[[], View]] = {
    made.__name__: made
    for made in (
        arming, colours, sailing, navy, boarding, exchange, melee, effects, offer, spectator, ended, full_hand, duel
    )
}  # fmt: skip
