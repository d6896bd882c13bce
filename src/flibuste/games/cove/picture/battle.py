"""A battle as a staged duel: who fires in which order, the last broadside with its dice, the cards in force."""

from functools import lru_cache

from flibuste.drawing import Board, number, piece, seat_style, text, use
from flibuste.drawing.lettering import badge, size_for, wrapped
from flibuste.drawing.svg import hot
from flibuste.games.cove.knowledge.seen import BattleSeen, PlayerSeen, RollSeen
from flibuste.games.cove.picture.art import family, medal, section_icon, sign
from flibuste.games.cove.picture.layout import COLUMN, COLUMN_W, SEA_BOTTOM, SECTIONS, STAGE_TOP
from flibuste.games.cove.picture.mats import wounds
from flibuste.games.cove.picture.panels import PANEL
from flibuste.games.cove.picture.sea import galleon
from flibuste.games.cove.picture.words import Words

DUEL_H = 168.0
WIDE = COLUMN_W - 20
CHIP_WORDS = 107.0  # the room between the sign of a card in force and the token of whoever plays it
FAMILY_INK = {"boarding": "#8f2b1d", "broadside": "#2c3138"}


class Stage:
    """The stage beside the chart."""

    def __init__(self, board: Board, words: Words, battle: BattleSeen) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.battle = battle
        self.y = float(STAGE_TOP)

    def draw(self) -> None:
        self.draw_title()
        if self.battle["last_roll"]:
            self.draw_duel(self.battle["last_roll"])
        else:
            self.draw_line_up()
        self.draw_order()
        self.draw_cards()
        self.y += 29 * self.card_rows()

    def card_rows(self) -> int:
        """The rows of cards in force, two in each."""
        return -(-(len(self.battle["cards"]) + len(self.battle["loaded"])) // 2)

    def draw_title(self) -> None:
        words, battle = self.words, self.battle
        where = words("picture-last-battle") if battle["last"] else words.place(battle["island"])
        exchange = battle["exchange"]
        part = words("picture-exchange", exchange=exchange) if exchange else words("picture-boarding")
        content = text(14, 27, where, "fb-h2", "font-size:20px") + text(COLUMN_W - 14, 27, part, "fb-end fb-num")
        content += f'<path class="fb-thin" d="M14 37h{COLUMN_W - 28}"/>'
        content += f'<rect data-focus="" width="{COLUMN_W}" height="{number(SEA_BOTTOM - self.y)}" fill="none"/>'
        self.board.fx.append(piece("battle", COLUMN, self.y, words.situation(), content))
        self.y += 42

    # ---- the duel -----------------------------------------------------------------------------------------------

    def draw_duel(self, roll: RollSeen) -> None:
        """The last broadside: shooter, dice, target, and where it was hit."""
        words = self.words
        dice, hits = roll["dice"], roll["hits"]
        said = words("picture-roll", shooter=words.ship(roll["shooter"]), target=words.ship(roll["target"]))
        rolled = words("picture-rolled", dice=" ".join(map(str, dice)))
        title = f"{said} ({words.section(roll['section'])}); {rolled}; {words.count('hits', hits)}"
        title += "".join(f"; {layer}" for layer in self.met_elsewhere(roll))
        content = self.fighter(roll["shooter"], 12, 4) + self.fighter(roll["target"], COLUMN_W - 82, 4, True)
        content += flight(hits)
        content += self.struck(roll["target"], roll["section"])
        content += dice_row(tuple(dice), hits)
        content += text(COLUMN_W / 2, DUEL_H - 12, self.verdict(roll), "fb-mid", "font-weight:600")
        self.board.fx.append(piece("duel", COLUMN, self.y, title, content))
        self.y += DUEL_H

    def struck(self, ship: str, section: str) -> str:
        """What the shooter aimed at, as it is now: Craftsman, parrot and ring, or the hull of a foe."""
        aimed = SECTIONS if section == "all" else (section,)
        parts = [section_icon(one, 0, -13, 26) for one in aimed]
        if not ship.isdigit():
            left = [foe for foe in self.battle["foes"] if foe["ship"] == ship]
            parts += [text(0, 6, f"{foe['hull']}/{foe['full']}", "fb-num") for foe in left]
        elif section != "all":
            parts += guards(self.view["players"][int(ship) - 1], section, self.words.colour(int(ship)))
        left_edge = COLUMN_W / 2 - 16 * len(parts)
        return "".join(
            f'<g transform="translate({number(left_edge + 32 * i)} 58)">{part}</g>' for i, part in enumerate(parts)
        )

    def met_elsewhere(self, roll: RollSeen) -> list[str]:
        """What was hit on other ships, by stray shots, blasts and recoil."""
        words = self.words
        others = [entry for entry in roll["met"] if entry["ship"] != roll["target"]]
        layers = [words(f"picture-met-{entry['what']}", hits=entry["hits"]) for entry in others]
        return [f"{words.ship(entry['ship'])}, {layer}" for entry, layer in zip(others, layers, strict=True)]

    def verdict(self, roll: RollSeen) -> str:
        """In words: how many hits, and on what."""
        words = self.words
        section = words.section(roll["section"])
        said = words("picture-hits", hits=roll["hits"], name=words.ship(roll["target"]), section=section)
        layers = ", ".join(
            words(f"picture-met-{entry['what']}", hits=entry["hits"])
            for entry in roll["met"]
            if entry["ship"] == roll["target"] and roll["section"] != "all"
        )
        return f"{said} · {layers}" if layers else said

    def draw_line_up(self) -> None:
        """Before the first broadside: all ships of the battle, face to face."""
        ships = [str(seat) for seat in self.battle["ships"]] + [foe["ship"] for foe in self.battle["foes"]]
        content = ""
        step = min(84.0, (WIDE - 70) / max(1, len(ships) - 1))
        left = COLUMN_W / 2 - step * (len(ships) - 1) / 2 - 35
        for i, ship in enumerate(ships):
            content += self.fighter(ship, left + step * i, 8 if i % 2 == 0 or len(ships) < 6 else 40)
        names = ", ".join(self.words.ship(ship) for ship in ships)
        self.board.fx.append(piece("duel", COLUMN, self.y, names, content))
        self.y += 92 if len(ships) < 6 else 120

    def fighter(self, ship: str, x: float, y: float, facing: bool = False) -> str:
        """A ship on the stage, 70 wide; the target faces the one that fires."""
        at, mirror = (x + 70, "-") if facing else (x, "")
        return f'<g transform="translate({number(at)} {number(y)}) scale({mirror}1.2 1.2)">{self.figure(ship)}</g>'

    def figure(self, ship: str) -> str:
        if ship.isdigit():
            return galleon(int(ship), self.words.colour(int(ship)), False)
        if ship == "navy":
            return use("navy", 0, 0, 58, style="--c:#24485a") + medal("navy", 45, 46, 12)
        return use("blackship", 0, 0, 58) + medal(ship, 45, 46, 12.5)

    # ---- the order of fire --------------------------------------------------------------------------------------

    def rows(self) -> list[str]:
        """Every ship of the battle: in the order of this exchange, then the others, then those who left."""
        battle = self.battle
        foes = [foe["ship"] for foe in battle["foes"]]
        present = [str(seat) for seat in battle["ships"]] + foes
        first = [ship for ship in battle["order"] if ship in present]
        return first + [ship for ship in present if ship not in first] + [str(seat) for seat in battle["gone"]]

    def draw_order(self) -> None:
        """Who fires when: the one whose turn it is stands in a box."""
        rows = self.rows()
        room = SEA_BOTTOM - self.y - 8 - 29 * self.card_rows()
        step = min(42.0, room / max(1, len(rows)))
        turn = self.battle["turn"]
        current = self.battle["order"][turn - 1] if 0 < turn <= len(self.battle["order"]) else ""
        for i, ship in enumerate(rows):
            self.draw_row(i, ship, step, ship == current)
        self.y += step * len(rows)

    def draw_row(self, index: int, ship: str, step: float, current: bool) -> None:
        words = self.words
        gone = ship.isdigit() and int(ship) in self.battle["gone"]
        middle = step / 2
        content = box(step, current)
        content += self.mark(ship, middle) + name_in_row(words.ship(ship), step)
        order = self.battle["order"]
        if ship in order and not gone:
            content += text(16, middle + 6, str(order.index(ship) + 1), "fb-num fb-mid")
        content += self.state_of(ship, middle) if not gone else self.left(middle)
        target = "" if ship.isdigit() else f"ship-{ship}"
        shape = hot(2, 1, WIDE - 4, step - 2, 7) if target else ""
        faded = 'opacity=".55"' if gone else ""
        self.board.fx.append(
            piece(
                f"fight-{ship}", COLUMN + 10, self.y + step * index, self.row_title(ship, gone), content,
                target=target, shape=shape, attributes=faded,
            )
        )  # fmt: skip

    def mark(self, ship: str, y: float) -> str:
        if ship.isdigit():
            return self.words.token(int(ship), 43, y, 12.5)
        return medal(ship, 43, y, 13)

    def left(self, y: float) -> str:
        return text(WIDE - 8, y + 6, self.words("picture-gone"), "fb-v fb-end")

    def numbers(self, ship: str) -> dict[str, int]:
        """Speed, dice and, for a foe, hull."""
        if not ship.isdigit():
            foe = next(foe for foe in self.battle["foes"] if foe["ship"] == ship)
            return {"speed": foe["speed"], "dice": foe["dice"], "hull": foe["hull"], "full": foe["full"]}
        speed = self.view["players"][int(ship) - 1]["speed"] + self.battle["bonus"].get(ship, 0)
        return {"speed": speed, "dice": self.battle["dice"].get(ship, 0)}

    def state_of(self, ship: str, y: float) -> str:
        """The right end of a row: what is special, the hull of a foe, dice and speed."""
        numbers = self.numbers(ship)
        x = WIDE - 8.0
        size = "font-size:17px"
        drawn = text(x, y + 6, str(numbers["speed"]), "fb-num fb-end", size) + use("sail", x - 41, y - 10, 20)
        drawn += text(x - 47, y + 6, str(numbers["dice"]), "fb-num fb-end", size) + use("die-6", x - 77, y - 9, 18)
        x -= 84
        if "hull" in numbers:
            drawn += text(x, y + 6, f"{numbers['hull']}/{numbers['full']}", "fb-num fb-end", size)
            return drawn + use("hull", x - 51, y - 10, 20)
        return drawn + self.flags(int(ship), x, y)

    def flags(self, seat: int, x: float, y: float) -> str:
        """Smoke, reloading, hit."""
        battle, drawn = self.battle, ""
        if str(seat) in battle["smoke"]:
            drawn += use("c-smoke", x - 22, y - 11, 22)
            x -= 25
        if seat in battle["reloading"]:
            drawn += use("em-4", x - 20, y - 10, 20, style="--m:var(--ink)")
            x -= 24
        return drawn + (use("hit", x - 20, y - 10, 20) if seat in battle["hit"] else "")

    def row_title(self, ship: str, gone: bool) -> str:
        words, name = self.words, self.words.ship(ship)
        if gone:
            return words.said_of(name, words("picture-gone"))
        numbers = self.numbers(ship)
        said = [name, words.count("speed", numbers["speed"]), words.count("dice", numbers["dice"])]
        if "hull" in numbers:
            said.append(words("picture-hull-left", hull=numbers["hull"], full=numbers["full"]))
        elif int(ship) in self.battle["reloading"]:
            said.append(words("picture-reloading"))
        if ship in self.battle["smoke"]:
            said.append(words("picture-smoke", die=self.battle["smoke"][ship]))
        return "; ".join(said)

    # ---- cards in force -----------------------------------------------------------------------------------------

    def draw_cards(self) -> None:
        """The Boarding cards in force, and those loaded for the next broadside."""
        shooter = self.battle["order"][self.battle["turn"] - 1] if self.battle["loaded"] else ""
        played = [(str(entry["seat"]), entry["card"]) for entry in self.battle["cards"]]
        loaded = [(shooter, card) for card in self.battle["loaded"]]
        for i, (ship, card) in enumerate(played + loaded):
            title = self.words("picture-in-force", name=self.words.ship(ship), card=self.words.card(card))
            content = chip(card, self.words.card(card))
            content += self.words.token(int(ship), 153, 12.5, 9) if ship.isdigit() else ""
            if card == "overboard" and self.battle["overboard"]:
                content += badge(30, 22, str(self.battle["overboard"]), 7.5)
            x, y = COLUMN + 10 + 174 * (i % 2), self.y + 4 + 29 * (i // 2)
            self.board.fx.append(piece(f"force-{i}", x, y, f"{title}. {self.words.card_text(card)}", content))


def guards(player: PlayerSeen, section: str, colour: int) -> list[str]:
    """The layers of a section, in the order in which hits meet them."""
    found, part, parrot = [], player["sections"][section], player["parrot"]
    if part["craftsman"]:
        found.append(use("craft", 2, -14, 22) + wounds(part["craftsman"]["hits"], part["craftsman"]["absorbs"], 13, 13))
    if parrot and parrot["section"] == section:
        found.append(use("parrot", 2, -14, 24) + wounds(parrot["hits"], parrot["absorbs"], 14, 13))
    value = str(part["value"]) if part["ring"] else "–"
    figure = text(15, 6, value, "fb-mid fb-von")
    found.append(f'<g style="{seat_style(colour)}"><circle class="fb-tok" cx="15" r="13"/>{figure}</g>')
    return found


@lru_cache(256)
def name_in_row(name: str, step: float) -> str:
    """A name in full: a long one is smaller, or on two lines where there is room."""
    if len(name) < 15:
        return text(62, step / 2 + 6, name, "", "font-weight:600")
    lines = wrapped(name, 15)[:2] if step > 35 else [name]
    top = step / 2 + 5.5 - 8 * (len(lines) - 1)
    style = "font-weight:600" if len(max(lines, key=len)) < 20 else "font-weight:600;letter-spacing:-.5px"
    return "".join(text(62, top + 16 * i, line, "fb-sm", style) for i, line in enumerate(lines))


@lru_cache(8)
def box(step: float, current: bool) -> str:
    if not current:
        return f'<path class="fb-thin" style="stroke:var(--hair)" d="M8 {number(step)}h{WIDE - 16}"/>'
    return f'<rect x="1" y="1" width="{WIDE - 2}" height="{number(step - 2)}" rx="7" {PANEL} stroke-width="2"/>'


@lru_cache(64)
def flight(hits: int) -> str:
    """The balls on their way, and the burst where they strike."""
    drawn = f'<path d="M92 34Q{COLUMN_W / 2} 4 {COLUMN_W - 96} 34" class="fb-l" stroke-dasharray="1 8"/>'
    if not hits:
        return drawn + f'<path class="fb-l" d="M{COLUMN_W - 112} 60q5-6 10 0t10 0"/>'
    x = COLUMN_W - 72
    return (
        drawn
        + use("hit", x - 22, 20, 44)
        + text(x, 49, str(hits), "fb-mid", "font-size:20px;font-weight:700;fill:var(--card)")
    )


@lru_cache(1024)
def dice_row(dice: tuple[int, ...], hits: int) -> str:
    """The dice, highest first: those that hit are bold, the others pale."""
    drawn = ""
    left = COLUMN_W / 2 - 22 * len(dice)
    for i, die in enumerate(sorted(dice, reverse=True)):
        face = use(f"die-{die}", left + 44 * i + 3, 88, 38)
        drawn += face if i < hits else f'<g opacity=".4">{face}</g>'
    return drawn


@lru_cache(128)
def chip(card: str, name: str) -> str:
    """A card in force: sign and name in the colour of its family."""
    fill = FAMILY_INK.get(family(card), "#3f6e7c")
    size = number(size_for([name], 15, CHIP_WORDS))
    return (
        f'<rect width="168" height="25" rx="6" fill="{fill}" stroke="var(--ink)"/>'
        f'<rect x="2" y="2" width="26" height="21" rx="4" fill="var(--card)"/>{use(sign(card), 5, 2.5, 20)}'
        + text(34, 17.5, name, "", f"font-size:{size}px;font-weight:600;fill:#fff")
    )
