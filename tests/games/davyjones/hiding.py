"""Scenes in which a face-down crew may show itself: every ability in every window in which it acts."""

from dataclasses import dataclass, field
from typing import Any

MOHICAN = {"card": "mohican", "at": [300, 300]}  # crew of all nations work aboard
ABEAM = {"card": "hellfire", "at": [330, 360]}  # an enemy within the range of its guns
AHEAD = {"card": "hellfire", "at": [350, 336], "heading": 90}  # its bow meets it
AWAY = {"card": "hellfire", "at": [1100, 800]}
CUSTOM = "captain-american"  # the crew that gets an ability which no crew in the box has
RAM = ["sail A1 L@0", "pass", "ram B1", "reroll no", "board"]
ROLLED = [*RAM, "pass", "reroll no"]
SHOT = ["shoot A1", "fire m1 B1"]
MISSED = [*SHOT, "reroll no"]


@dataclass
class Scene:
    """`do` leads to the window. Once the crew is revealed and `then` is done, `works` is allowed, or has happened.

    `does` is an ability that no crew has in print, `words` are such keywords. `face_up` are crew aboard besides.
    """

    act: str
    window: str
    card: str = CUSTOM
    do: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    works: str = ""
    happens: str = ""
    step: str = ""
    does: dict[str, Any] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    ship: dict[str, Any] = field(default_factory=lambda: MOHICAN)
    enemy: dict[str, Any] = field(default_factory=lambda: ABEAM)
    face_up: list[str] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)
    dice: dict[str, Any] = field(default_factory=dict)
    decline: str = "pass"

    def __repr__(self) -> str:
        return f"{self.act}, {self.window}"

    @property
    def crew(self) -> str:
        return f"c{len(self.face_up) + 1}"

    def example(self, card: str) -> dict[str, Any]:
        """The scene as an example, with this card face down."""
        ship = {**self.ship, "crew": [*self.face_up, f"{card} face down"]}
        ships = {"A1": ship, "B1": self.enemy, **self.given.get("ship", {})}
        island = {"i9": {"at": [1000, 400], "tokens": [1]}}
        given = {"gold": 30, "island": island, **self.given, "ship": ships}
        return {"given": given, "chance": self.dice, "components": self.components()}

    def components(self) -> dict[str, Any]:
        change: dict[str, Any] = {}
        if self.does:
            change["effects"] = [self.does]
        if self.words:
            change |= {"effects": [], "keywords": self.words}
        return {"crew": {CUSTOM: change}} if change else {}


def scene(act: str, window: str, card: str, do: list[str], then: list[str] | None = None, **more: Any) -> Scene:
    return Scene(act, window, card, do, then or [], **more)


def shooting(act: str, card: str = CUSTOM, **more: Any) -> Scene:
    return Scene(act, "shooting", card, **{"do": ["shoot A1"], "decline": "cease", **more})


def prize(act: str, card: str = CUSTOM, **more: Any) -> Scene:
    loser = {**AHEAD, "cargo": [3], "crew": ["captain-cursed"]}
    dice = {"ram": [1], "boarding": [6, 1]}
    return Scene(act, "prize", card, **{"do": ROLLED, "then": ["pass"], "enemy": loser, "dice": dice, **more})


def on_turn(act: str, card: str = CUSTOM, **more: Any) -> Scene:
    return Scene(act, "turn-start", card, **{"do": ["2: end"], "then": ["pass"], "given": {"turn": 2}, **more})


def by_maps(act: str, card: str = CUSTOM, **more: Any) -> Scene:
    ship = {**MOHICAN, "cargo": ["maps-of-hades"]}
    lines = {"do": ["1: move A1", "reroll no"], "then": ["1: pass", "2: move A1"], "dice": {"maps": [5]}}
    return Scene(act, "move", card, **{**lines, "ship": ship, "enemy": AWAY, **more})


def lost(act: str, do: list[str], winner: str = "white-crew", **more: Any) -> Scene:
    """The crew's ship has lost a boarding."""
    enemy = {**AHEAD, "crew": [winner]}
    dice = {"ram": [1], "boarding": [1, 6]}
    return Scene(
        act,
        "crew-loss",
        "spencer-portland",
        **{"do": [*ROLLED, *do], "then": ["pass"], "happens": "!crew-lost", "enemy": enemy, "dice": dice, **more},
    )


SCENES = [
    scene("move-and-shoot", "after-legs", "captain-american", ["sail A1 L@0"], works="shoot A1"),
    scene("board-at-s", "after-legs", "osvaldo-guillen", ["sail A1 L@0"], works="board-at B1"),
    scene(
        "steal-touch",
        "after-legs",
        CUSTOM,
        ["sail A1 L@0"],
        works="steal A1 B1",
        enemy={**AHEAD, "cargo": [3]},
        does={"do": "steal-touch"},
    ),
    shooting(
        "move-and-shoot",
        "captain-american",
        ship={"card": "saratoga", "at": [300, 300]},
        then=["fire m1 B1"],
        happens="fired bonus=1",
    ),
    shooting("cannon-bonus", "charles-richard", then=["fire m1 B1", "reroll no"], happens="fired bonus=1"),
    shooting(
        "cannon-bonus-if-captain",
        does={"do": "cannon-bonus-if-captain", "value": 1},
        face_up=["captain-cursed"],
        then=["fire m1 B1", "reroll no"],
        happens="fired bonus=1",
    ),
    shooting(
        "cannon-bonus-followup",
        "devereaux",
        given={"ship": {"A2": {"card": "la-corse", "at": [330, 420]}}},
        do=["shoot A2", "fire m1 B1", "cease", "shoot A1"],
        dice={"cannon": [1]},
        then=["fire m1 B1", "reroll no"],
        happens="fired bonus=1",
    ),
    shooting(
        "two-masts-per-hit",
        does={"do": "two-masts-per-hit"},
        then=["fire m1 B1", "reroll no", "2: lose m1"],
        dice={"cannon": [6]},
        works="2: lose m2",
    ),
    shooting("cannons-persist", does={"do": "cannons-persist"}, ship={**MOHICAN, "masts": [1]}, works="fire m2 B1"),
    shooting("extra-cannon-3s", "musketeer-american", works="musket m1 B1"),
    shooting("cannoneer-reshoot", "cannoneer-american", do=MISSED, dice={"cannon": [1]}, works="fire m1 B1"),
    shooting("firepot", "firepot-specialist-american", works="fire m1 B1 firepot"),
    shooting("chainshot", "chainshot-specialist-cursed", works="fire m1 B1 chainshot"),
    shooting("stinkpot", "stinkpot-specialist-cursed", works="fire m1 B1 stinkpot"),
    shooting("smokepot", "smokepot-specialist-cursed", works="smoke m1"),
    shooting("broadsides", words=["broadsides"], works="broadside B1"),
    scene("shoot-then-move", "after-shooting", "el-fantasma", ["shoot A1", "cease"], ["pass"], works="move A1"),
    scene("reroll-one", "reroll", "jacques-duc-de-valois", SHOT, works="reroll yes", decline="reroll no"),
    scene(
        "reroll-one",
        "reroll",
        "josephine-godiva",
        ["1: move A1"],
        ship={"card": "leroica", "at": [300, 300], "cargo": ["maps-of-hades"]},
        enemy=AWAY,
        dice={"maps": [1]},
        works="reroll yes",
        decline="reroll no",
    ),
    scene(
        "board-bonus",
        "boarding",
        "sammy-the-skull",
        RAM,
        ["pass", "reroll no"],
        enemy=AHEAD,
        dice={"ram": [1], "boarding": [6, 1]},
        happens="boarded ship=A1 total=10",
    ),
    scene(
        "board-bonus-vs-monster",
        "boarding",
        CUSTOM,
        RAM,
        ["pass", "reroll no"],
        enemy={"card": "calim", "at": [380, 300]},
        dice={"ram": [1], "boarding": [6, 1]},
        does={"do": "board-bonus-vs-monster", "value": 2},
        happens="boarded ship=A1 total=11",
    ),
    prize("board-take-all-treasure", "trogs", works="prize all-treasure"),
    prize("board-kill-all-crew", "white-crew", works="prize all-crew"),
    prize(
        "board-take-all-or-kill-all",
        "headhunter",
        ship={"card": "guichuan", "at": [300, 300]},
        do=["sail A1 S@0", *ROLLED[1:]],
        works="prize all-crew",
    ),
    prize("board-capture-top-crew", "bonny-peel", works="prize top-crew"),
    prize("board-also-mast", does={"do": "board-also-mast"}, then=["pass", "prize nothing"], works="2: lose m1"),
    prize(
        "board-two-prizes",
        does={"do": "board-two-prizes"},
        then=["pass", "prize crew", "2: lose-crew c2"],
        works="prize treasure",
    ),
    lost("crew-protected", ["2: prize all-crew"]),
    lost("crew-protected", ["2: prize crew"], then=["lose-crew c1"], decline="lose-crew c1"),
    lost(
        "crew-protected", ["2: prize crew"], given={"options": {"winner_picks": True}}, then=["pass", "2: lose-crew c1"]
    ),
    on_turn("copy-any-ability", "davy-jones", step="copy-ability"),
    on_turn(
        "fleet-two-actions",
        "headhunter",
        ship={"card": "guichuan", "at": [300, 300]},
        then=["pass", "first headhunter A1"],
        happens="headhunter-roll",
    ),
    on_turn("fear", "unblinking-99", happens="fear-roll ship=A1 target=B1"),
    on_turn("ghost-ship", words=["ghost-ship"], step="ghost"),
    scene(
        "cancel-ability-s",
        "watch",
        CUSTOM,
        ["1: end"],
        ["pass"],
        does={"do": "cancel-ability-s", "within": "S"},
        given={"options": {"cancel_any_turn": True}},
        works="1: cancel A1 B1",
    ),
    by_maps("move-bonus", "helmsman-cursed", works="2: sail A1 L@0,S@0"),
    by_maps("schooner", words=["schooner"], then=["1: pass", "2: move A1", "2: sail A1 L@0"], step="pivot"),
    by_maps("galley", words=["galley"], then=["1: pass", "2: move A1", "2: sail A1 L@0"], step="pivot"),
    by_maps(
        "ignore-terrain",
        does={"do": "ignore-terrain"},
        given={"terrain": {"z1": {"type": "reef", "at": [400, 300]}}},
        then=["1: pass", "2: move A1", "2: sail A1 L@0"],
        happens="!reef",
    ),
    by_maps(
        "fog-teleport",
        does={"do": "fog-teleport"},
        ship={**MOHICAN, "cargo": ["maps-of-hades"], "lost": "z1", "in_fog": True},
        given={"terrain": {"z1": {"type": "fog", "at": [300, 300]}, "z2": {"type": "fog", "at": [700, 600]}}},
        works="2: bank z2",
    ),
    scene(
        "dock-and-explore",
        "docking",
        "explorer-cursed",
        ["sail A1 L@0"],
        ["pass"],
        ship={**MOHICAN, "at": [320, 400]},
        enemy=AWAY,
        works="explore A1",
        given={"island": {"i1": {"at": [400, 400], "tokens": [3, 1]}}},
    ),
    scene(
        "raid-home",
        "docking",
        "miguel-antonio",
        ["sail A1 L@0"],
        ["pass"],
        ship={**MOHICAN, "at": [320, 400]},
        enemy=AWAY,
        works="raid A1",
        given={"island": {"i1": {"at": [400, 400], "home": 2}}, "seat": {"2": {"hoard": [5]}}},
    ),
    scene(
        "trade-island-treasure",
        "loading",
        CUSTOM,
        ["explore A1"],
        ship={**MOHICAN, "at": [357.45, 400]},
        enemy=AWAY,
        works="trade t1 i2",
        given={"island": {"i1": {"at": [400, 400], "tokens": [3]}, "i2": {"at": [800, 400], "tokens": [1]}}},
        does={"do": "trade-island-treasure"},
        decline="done",
    ),
    scene(
        "ignore-first-hit-full-masts",
        "hit",
        CUSTOM,
        ["2: shoot B1", "2: fire m1 A1"],
        ["pass"],
        does={"do": "ignore-first-hit-full-masts"},
        given={"turn": 2},
        dice={"cannon": [6]},
        happens="shield",
    ),
    scene(
        "two-hits-per-mast",
        "hit",
        CUSTOM,
        ["2: shoot B1", "2: fire m1 A1"],
        ["pass"],
        does={"do": "two-hits-per-mast"},
        given={"turn": 2},
        dice={"cannon": [6]},
        step="shooting",
    ),
    scene(
        "ram-cannot-remove-masts",
        "rammed",
        CUSTOM,
        ["2: sail B1 L@0", "2: ram A1"],
        ["pass"],
        does={"do": "ram-cannot-remove-masts"},
        given={"turn": 2},
        dice={"ram": [6]},
        ship={**MOHICAN, "at": [350, 336], "heading": 90},
        enemy={"card": "hellfire", "at": [300, 300]},
        step="board-offer",
    ),
    scene(
        "any-nation-crew",
        "opens",
        "tabatha-mcwarren",
        SHOT,
        ship={"card": "hellfire", "at": [300, 300]},
        enemy={"card": "salem", "at": [330, 360]},
        face_up=["jacques-duc-de-valois"],
        works="reroll yes",
        decline="reroll no",
    ),
    scene(
        "cursed-crew-ok",
        "opens",
        CUSTOM,
        SHOT,
        ship={"card": "saratoga", "at": [300, 300]},
        face_up=["cannoneer-cursed"],
        dice={"cannon": [1]},
        does={"do": "cursed-crew-ok"},
        works="fire m1 B1",
        decline="cease",
    ),
]
