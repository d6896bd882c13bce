"""Hand-made views of a table of Störtebeker, for the pictures: no rules behind them."""

from typing import Any, cast

from flibuste.games.stortebeker.knowledge.seen import (
    BerthSeen,
    ContestSeen,
    OptionsSeen,
    PlayerSeen,
    RearGuardSeen,
    RollSeen,
    ShipSeen,
    SideSeen,
)
from flibuste.games.stortebeker.knowledge.seen import StortebekerView as View

NAMES = ("Anna", "Bo", "Cléo", "Störtebeker-Fan")
LONG_NAMES = ("Maximiliana-Theodora", "Bartholomäus Kaperfahrt")
OPTIONS: OptionsSeen = {
    "bonus": False,
    "open_row": False,
    "failure_ends_boarding": False,
    "counter_ends_boarding": False,
    "three_ships": False,
    "tie_from": "boarder",
}
SHIPS: dict[str, ShipSeen] = {
    name: {"id": name, "colour": colour, "value": value, "strength": strength, "needs": needs}
    for name, colour, value, strength, needs in (
        ("Y1", "yellow", 9, 12, {"water": 2, "beans": 1, "meat": 1, "rum": 1, "bananas": 1}),
        ("R4", "red", 5, 8, {"bread": 1, "meat": 1, "rum": 1}),
        ("B2", "blue", 7, 10, {"water": 1, "beans": 1, "bread": 1, "meat": 1, "bananas": 1}),
        ("G5", "green", 4, 7, {"beans": 1, "bread": 2}),
        ("W3", "white", 6, 9, {"water": 2, "bread": 1, "meat": 1}),
        ("B1", "blue", 8, 11, {"water": 2, "beans": 1, "bread": 1, "bananas": 1}),
        ("W6", "white", 3, 5, {"rum": 1, "bananas": 1}),
        ("Y2", "yellow", 7, 10, {"water": 1, "bread": 2, "rum": 2}),
    )
}


def side(seat: int, provisions: str = "", face_down: int = 0, face_up: str = "", own: str | None = None) -> SideSeen:
    made: SideSeen = {
        "seat": seat,
        "provisions": provisions.split(),
        "face_down": face_down,
        "face_up": face_up.split(),
    }
    if own is not None:
        made["own"] = own.split()
    return made


def berth(ship: str | None, *sides: SideSeen, seats: int = 4) -> BerthSeen:
    given = {one["seat"]: one for one in sides}
    lying = SHIPS[ship] if ship else None
    return {"ship": lying, "tried": False, "sides": [given.get(seat, side(seat)) for seat in range(1, seats + 1)]}


def player(
    seat: int, score: int = 0, ships: str = "", opened: str = "", hand: str | None = None, *, bonus: int = 0
) -> PlayerSeen:
    made: PlayerSeen = {
        "seat": seat,
        "hand_size": 6,
        "open": opened.split(),
        "score": score,
        "space": score,
        "ships": ships.split(),
        "bonus": bonus,
    }
    if hand is not None:
        made["hand"] = hand.split()
        made["hand_size"] = len(made["hand"])
    return made


def table(seats: int, seat: int | None, sea: list[BerthSeen], players: list[PlayerSeen], **changes: Any) -> View:
    view: View = {
        "game": "stortebeker",
        "seat": seat,
        "seats": seats,
        "options": OPTIONS,
        "turn": 1,
        "round": 1,
        "first": 1,
        "last_round": False,
        "over": False,
        "winners": [],
        "outcome": None,
        "stack": [],
        "asked": [1],
        "step": {"name": "play-cards", "player": 1, "left": 3},
        "sea": sea,
        "contest": None,
        "colour_dice": None,
        "rear_guard": {"visible": [SHIPS["W3"]], "hidden": 14},
        "draw_pile": 48,
        "discard_pile": {},
        "players": players,
    }
    return cast("View", {**view, **changes})


def start() -> View:
    """Three players, nothing laid yet."""
    sea = [berth(ship, seats=3) for ship in ("Y1", "R4", "B2", "G5")]
    players = [player(1, hand="rum water* pirate-2 bananas bread meat"), player(2), player(3)]
    return table(3, 1, sea, players)


def crowded() -> View:
    """Four players, much on the table, seen by seat 2 who decides on a broadside."""
    sea = [
        berth(
            "Y1",
            side(1, "water water beans meat* rum bananas", 3),
            side(2, "water water* beans meat", 0, "", own=""),
            side(3, "bananas rum", 1),
            side(4, "water beans rum meat bananas*", 4),
        ),
        berth(
            "R4", side(1, "bread"), side(2, "rum meat bread", 2, own="pirate-4 pirate-2"), side(4, "bread meat rum", 2)
        ),
        berth("B2", side(1, "water beans meat", 1), side(2, "bread*"), side(3, "water beans bread meat bananas", 5)),
        berth("G5", side(2, "bread", 1, own="pirate-3"), side(3, "beans* bread"), side(4, "bread bread", 1)),
    ]
    players = [
        player(1, 17, "B3 B5 R6", "beans rum"),
        player(2, 23, "Y3 Y4 R2 G6 W5 B6", hand="rum rum water* pirate-4 beans bananas*"),
        player(3, 9, "G4 W4"),
        player(4, 44, "Y5 W1 W2 G1 G2 R1", "pirate-3"),
    ]
    pile = {"water": 2, "beans": 1, "rum": 3, "meat*": 1, "bread*": 2, "pirate-3": 1, "pirate-2": 2}
    return table(
        4, 2, sea, players, turn=2, round=9, first=4, asked=[2], draw_pile=7, discard_pile=pile,
        step={"name": "removal", "player": 2, "ship": "Y1", "dice": ["red", "blue"]}, colour_dice=["red", "blue"],
        rear_guard={"visible": [SHIPS["W3"]], "hidden": 6},
    )  # fmt: skip


def boarding() -> View:
    """A boarding with two counter-attacks; the fourth player is asked."""
    view = crowded()
    rolls: list[RollSeen] = [
        {"seat": 2, "dice": [3, 4], "pirates": 6, "total": 13, "role": "boarder"},
        {"seat": 3, "dice": [6, 6], "pirates": 2, "total": 14, "role": "counter"},
        {"seat": 4, "dice": [], "pirates": 5, "total": 0, "role": "counter"},
    ]
    view["sea"][1]["sides"][1] = side(2, "rum meat bread", 0, "pirate-4 pirate-2")
    return view | {
        "contest": {"ship": "R4", "strength": 8, "rolls": rolls},
        "asked": [4],
        "step": {"name": "counter-attack", "player": 4, "ship": "R4"},
        "colour_dice": None,
    }


def failed() -> View:
    """A boarding that failed: the boarder loses provisions."""
    rolls: list[RollSeen] = [{"seat": 2, "dice": [1, 2], "pirates": 3, "total": 6, "role": "boarder"}]
    return crowded() | {
        "contest": {"ship": "R4", "strength": 8, "rolls": rolls},
        "step": {"name": "losses", "player": 2, "ship": "R4"},
        "colour_dice": ["black", "white"],
    }


def spectator() -> View:
    """What everybody may see, of a table of four with three tiles in the row."""
    view = crowded()
    view["players"][1].pop("hand")
    for lying in view["sea"]:
        lying["sides"][1].pop("own", None)
    row: RearGuardSeen = {"visible": [SHIPS["W3"], SHIPS["B1"], SHIPS["W6"]], "hidden": 4}
    return view | {"seat": None, "rear_guard": row, "asked": [1, 3], "options": {**OPTIONS, "open_row": True}}


def ended() -> View:
    """The end: two winners, one marker past the last space."""
    sea = [berth(None), berth("R4", side(1, "bread")), berth("G5"), berth(None)]
    players = [
        player(1, 48, "B3 B5 R6 G3 G4 Y1 Y3 Y4 W1", bonus=9, hand="rum"),
        player(2, 48, "Y2 R2 G6 W5 B6"),
        player(3, 48, "R1 W4"),
        player(4, 4, "Y5"),
    ]
    return table(
        4, 1, sea, players, over=True, winners=[1, 2], asked=[], step=None, last_round=True, round=17, draw_pile=0,
        rear_guard={"visible": [], "hidden": 0}, discard_pile={"water": 13, "beans": 10, "pirate-4": 3, "rum*": 1},
    )  # fmt: skip


def duel() -> View:
    """Two players and three ships, in the last round."""
    sea = [
        berth(
            "Y1", side(1, "water beans", 1, own="pirate-3"), side(2, "water water beans meat rum bananas", 2), seats=2
        ),
        berth("W6", side(2, "rum"), seats=2),
        berth("Y2", side(1, "bread bread* rum", 2, own="pirate-4 pirate-4"), seats=2),
    ]
    players = [player(1, 12, "B3 R6", "beans", hand="rum rum water* pirate-4 beans bananas* bread meat"), player(2, 0)]
    rolls: list[RollSeen] = [
        {"seat": 2, "dice": [3, 4], "pirates": 6, "total": 13, "role": "boarder"},
        {"seat": 1, "dice": [6, 6], "pirates": 1, "total": 13, "role": "counter"},
    ]
    contest: ContestSeen = {"ship": "Y1", "strength": 12, "rolls": rolls}
    rear = {"visible": [SHIPS["B1"]], "hidden": 1}
    step = {"name": "counter-attack", "player": 1, "ship": "Y1"}
    return table(
        2, 1, sea, players, turn=2, first=2, last_round=True, contest=contest, rear_guard=rear, step=step,
        discard_pile={"meat": 1},
    )  # fmt: skip


def lost_duel() -> View:
    """Two players, four ships, a boarding that failed: the narrowest table there is."""
    sea = [
        berth(ship, side(1, "water"), side(2, "beans", 1, own="pirate-2"), seats=2) for ship in ("Y1", "B2", "B1", "G5")
    ]
    rolls: list[RollSeen] = [{"seat": 2, "dice": [1, 1], "pirates": 2, "total": 4, "role": "boarder"}]
    contest: ContestSeen = {"ship": "B2", "strength": 10, "rolls": rolls}
    step = {"name": "losses", "player": 2, "ship": "B2"}
    players = [player(1, 45, "Y4"), player(2, 3, hand="rum bread")]
    return table(
        2, 2, sea, players, turn=2, asked=[2], contest=contest, step=step, colour_dice=["green", "yellow"]
    )  # fmt: skip


MOMENTS = {made.__name__: made for made in (start, crowded, boarding, failed, spectator, ended, duel, lost_duel)}
