"""The ring of islands: names, Treasure cards, ships, black ships, the Navy, the piles of the supply."""

from functools import lru_cache

from flibuste.drawing import Board, number, piece, place, seat_style, text, token, use
from flibuste.drawing.keeping import keep_on
from flibuste.drawing.lettering import badge
from flibuste.drawing.svg import hot
from flibuste.games.cove.knowledge.seen import BlackShipSeen, IslandSeen
from flibuste.games.cove.picture.art import medal
from flibuste.games.cove.picture.layout import COVE, PLACES, SHIP, berth
from flibuste.games.cove.picture.words import Words

LOOT_W = 172.0
ICONS = ("fame", "coin", "chest", "tavern")


class Sea:
    """Everything on the water, drawn for one reader."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.fleet: dict[int, list[tuple[str, int]]] = {number: [] for number in PLACES}

    def draw(self) -> None:
        view, words = self.view, self.words
        piles = (view["bank"], view["tavern_pile"], view["tavern_discards"])
        keep_on(self.board, "islands", words.say, (view["islands"], piles, words.colours), self.draw_islands)
        places = [(player["seat"], player["place"]) for player in view["players"]]
        ships = (view["black_ships"], view["navy"], places, view["seat"], bool(view["battle"]), words.colours)
        keep_on(self.board, "ships", words.say, ships, self.draw_ships)

    def draw_islands(self) -> None:
        """The islands with what lies on them, and the piles."""
        for island in self.view["islands"]:
            self.draw_island(island)
        self.draw_cove()
        self.draw_bank()
        self.draw_pile()

    def draw_ships(self) -> None:
        """Who lies where, each in his berth."""
        self.gather()
        for where, ships in self.fleet.items():
            for index, (kind, which) in enumerate(ships):
                self.draw_ship(kind, which, berth(where, index, len(ships)))

    def draw_island(self, island: IslandSeen) -> None:
        """An island: its shore lights up; under it its number, name and Treasure card."""
        which = island["number"]
        x, y = PLACES[which]
        name = self.words.place(which)
        title = self.words("picture-place", name=name, number=which)
        shape = f'<ellipse class="fb-hot" cx="{number(x)}" cy="{number(y + 6)}" rx="107" ry="66"/>'
        self.board.places.append(
            place(f"island-{which}", f"island-{which}", title, shape, sign(x, y + 104, which, name))
        )
        if island["outer"]:
            self.draw_loot(island, x, y + 112)

    def draw_loot(self, island: IslandSeen, x: float, y: float) -> None:
        treasure, which = island["treasure"], island["number"]
        amounts: tuple[int, ...] = ()
        if treasure:
            amounts = (treasure["fame"], treasure["gold"], treasure["chests"], treasure["cards"])
        maps = tuple((self.words.colour(m["seat"]), m["seat"], m["factor"]) for m in island["maps"])
        said = [self.words.treasure(treasure), self.words("picture-pile", count=island["pile"])]
        said += [self.words("picture-map", name=self.words.name(m["seat"]), factor=m["factor"]) for m in island["maps"]]
        content = loot(amounts, maps)
        title = self.words.said_of(self.words.place(which), "; ".join(said))
        self.board.pieces.append(piece(f"loot-{which}", x - LOOT_W / 2, y, title, content))

    def draw_cove(self) -> None:
        x, y = PLACES[COVE]
        name = self.words.place(COVE)
        shape = f'<ellipse class="fb-hot" cx="{number(x)}" cy="{number(y + 8)}" rx="112" ry="70"/>'
        label = text(x, y + 106, name, "fb-h2 fb-halo fb-mid")
        self.board.places.append(place("cove", "cove", name, shape, label))

    def draw_bank(self) -> None:
        """1.1.7 – What is left of gold and chests lies on Treasure Island."""
        bank = self.view["bank"]
        x, y = PLACES[6]
        content = (
            f'<rect class="fb-box" width="{number(LOOT_W - 28)}" height="34" rx="6"/>{use("coin", 10, 5, 24)}'
            f"{text(38, 24, str(bank['gold']), 'fb-num')}{use('chest', 80, 5, 24)}"
            f"{text(108, 24, str(bank['chests']), 'fb-num')}"
        )
        counts = [self.words.count(key, bank[key]) for key in ("gold", "chests")]
        title = "; ".join([self.words("picture-bank"), *counts])
        shape = hot(-4, -4, LOOT_W - 20, 42)
        left = x - (LOOT_W - 28) / 2
        self.board.pieces.append(piece("bank", left, y + 112, title, content, target="bank", shape=shape))

    def draw_pile(self) -> None:
        """The Tavern cards, face down, and how many lie discarded."""
        count, discards = self.view["tavern_pile"], self.view["tavern_discards"]
        content = use("card-back", 0, 0, 54, 75.6) if count else empty_pile()
        content += badge(50, 70, str(count), 13)
        said = [self.words("picture-tavern-pile", count=count), self.words.count("discards", len(discards))]
        title = "; ".join([*said, *(self.words.card(card) for card in dict.fromkeys(discards))])
        shape = hot(-6, -6, 70, 92)
        self.board.pieces.append(piece("tavern-pile", 40, 34, title, content, target="tavern-pile", shape=shape))

    # ---- ships --------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        """Who lies where: black ships first, then the Navy, then players in seat order."""
        for ship in self.view["black_ships"]:
            self.fleet[ship["island"]].append(("black", ship["number"]))
        if self.view["navy"]:
            self.fleet[self.view["navy"]["island"]].append(("navy", 0))
        for player in self.view["players"]:
            if player["place"]:
                self.fleet[player["place"]].append(("seat", player["seat"]))

    def draw_ship(self, kind: str, which: int, at: tuple[float, float]) -> None:
        x, y = at[0] - SHIP / 2, at[1] - SHIP
        navy = self.view["navy"]
        if kind == "seat":
            own = which == self.view["seat"]
            title = self.words("picture-ship", name=self.words.name(which))
            drawn = galleon(which, self.words.colour(which), own)
            self.board.pieces.append(piece(f"ship-{which}", x, y, title, drawn, attributes='pointer-events="none"'))
        elif kind == "navy" and navy:
            title = self.words("picture-navy", name=self.words.name(navy["controller"]), hull=navy["hull"])
            drawn = use("navy", 0, 0, SHIP, style="--c:#24485a") + self.words.token(navy["controller"], 49, 48, 9.5)
            self.add_foe("ship-navy", x, y, title, drawn, "ship-navy")
        else:
            ship = self.view["black_ships"][which - 1]
            self.draw_black_ship(ship, x, y)

    def draw_black_ship(self, ship: BlackShipSeen, x: float, y: float) -> None:
        pirate = ship["pirate"]
        if pirate is None:
            drawn = f'<g class="fb-x">{use("blackship", 0, 0, SHIP)}</g>'
            title = self.words("picture-black-ship-sunk")
        else:
            drawn = use("blackship", 0, 0, SHIP) + medal(pirate["id"], 45, 46, 12.5)
            title = self.words.pirate(pirate)
        self.add_foe(f"black-{ship['number']}", x, y, title, drawn, f"ship-{pirate['id']}" if pirate else "")

    def add_foe(self, name: str, x: float, y: float, title: str, drawn: str, target: str) -> None:
        aimed = target if self.view["battle"] else ""
        shape = hot(-2, -2, SHIP + 4, SHIP + 6) if aimed else ""
        quiet = "" if aimed else 'pointer-events="none"'
        self.board.pieces.append(piece(name, x, y, title, drawn, target=aimed, shape=shape, attributes=quiet))


@lru_cache(64)
def sign(x: float, y: float, which: int, name: str) -> str:
    """An island's number and name, centred together under its shore; the name keeps off the number in any font."""
    width = 32 + 11.5 * len(name)
    left = x - width / 2
    return (
        f'<circle cx="{number(left + 14)}" cy="{number(y - 6.5)}" r="13" fill="var(--ink)"/>'
        + text(left + 14, y - 0.5, str(which), "fb-mid", "font-size:18px;font-weight:700;fill:var(--paper)")
        + text(left + 32, y, name, "fb-h2 fb-halo", "font-size:21px")
    )


@lru_cache(512)
def loot(amounts: tuple[int, ...], maps: tuple[tuple[int, int, int], ...]) -> str:
    """A Treasure card: fame, gold, chests, Tavern cards; a marker for every map."""
    drawn = f'<rect class="fb-box" width="{number(LOOT_W)}" height="34" rx="6"/>'
    if not amounts:
        return f'<g opacity=".55">{drawn}{use("card-back", LOOT_W / 2 - 9, 4, 18, 25.2)}</g>'
    for i, (icon, count) in enumerate(zip(ICONS, amounts, strict=True)):
        x = 6 + 41.5 * i
        part = use(icon, x, 6, 22) + text(x + 25, 23.5, str(count), "fb-num")
        drawn += part if count else f'<g opacity=".35">{part}</g>'
    for i, (colour, seat, factor) in enumerate(maps):
        x = -12 - 26 * i  # to the left: on the right another island may begin
        drawn += token(seat, x, 14, 11, colour)
        drawn += badge(x - 3, 28, f"×{factor}", 8.5, "rubric")
    return drawn


@lru_cache(64)
def galleon(seat: int, colour: int, own: bool) -> str:
    """A player's ship: colour and emblem; the reader's own has a ring of water around it."""
    emblem = f'<g style="--m:var(--ink)">{use(f"em-{seat}", 21.5, 12.4, 18.4)}</g>'
    wake = '<path d="M-3 52q4 9 12 9h38q8 0 13-10" class="fb-l" style="stroke-width:3"/>'
    return f'<g style="{seat_style(colour)}">{wake * own}{use("galleon", 0, 0, SHIP)}{emblem}</g>'


def empty_pile() -> str:
    return '<rect class="fb-thin" width="54" height="75" rx="5" stroke-dasharray="4 4"/>'
