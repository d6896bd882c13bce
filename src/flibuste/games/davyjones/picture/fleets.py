"""The fleets below the table: a deck card for every ship, with what this reader may know of its crew and cargo."""

from flibuste.drawing import Board, escape, number, seat_style, text, token, use
from flibuste.drawing.keeping import keep
from flibuste.drawing.svg import hot
from flibuste.games.davyjones.knowledge.seen import CrewSeen, PlayerSeen, ShipSeen, TokenSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import GAP, PANEL, shift, text_width
from flibuste.games.davyjones.picture.words import Words, sentences

HEAD = 52.0
NAME_AT = 29.0
BOLD = 0.68  # how wide a bold letter may be, of its height
GUNS_AT = 40.0
GUN = 34.0
CHIPS_AT = 82.0
CHIP_H = 32.0
SMALL = 19.0
PAD = 12.0
CARD = (PANEL - 3 * PAD) / 2
COIN = 13.0
THIN = 'stroke="var(--ink)" stroke-width="1.4"'
WIDE_LETTER = 0.6  # of the font's size, in the fonts that take most room


class Chip:
    """A small thing on a deck card: a crew, a token, a state."""

    def __init__(self, wide: float, drawn: str, name: str = "", title: str = "") -> None:
        self.wide = wide
        self.drawn = drawn
        self.name = name
        self.title = title

    def at(self, x: float, y: float) -> str:
        where = f'transform="{shift(x, y)}"'
        if not self.name:
            return f"<g {where}>{self.drawn}</g>"
        kind = {"c": "crew", "t": "token"}.get(self.name[0], "event") if self.name[1:].isdecimal() else "event"
        shape = hot(-3, -3, self.wide + 6, CHIP_H + 4, 7)
        head = f'<g id="{kind}-{self.name}" data-target="{self.name}" {where}><title>{escape(self.title)}</title>'
        return f"{head}{shape}{self.drawn}</g>"


def fitting(words: str, room: float, size: float) -> float:
    """The font size at which words fit, also in a wide font: `size`, or smaller if they are long."""
    wide = text_width(words, size, WIDE_LETTER)
    return size if wide <= room else max(14.0, round(size * room / wide, 1))


def rows_of(chips: list[Chip], wide: float) -> list[list[Chip]]:
    """Chips in lines."""
    rows: list[list[Chip]] = []
    x = wide
    for chip in chips:
        if x + chip.wide > wide:
            rows.append([])
            x = 0.0
        rows[-1].append(chip)
        x += chip.wide + 8
    return rows


class Panel:
    """The fleet of one player."""

    def __init__(self, words: Words, player: PlayerSeen) -> None:
        self.words = words
        self.view = words.view
        self.player = player
        self.seat: int = player["seat"]
        self.ships = [ship for ship in self.view["ships"] if (ship["player"] or ship["owner"]) == self.seat]
        self.ships.sort(key=lambda ship: ship["status"] == "gone")
        self.chips = {ship["id"]: self.chips_on(ship) for ship in self.ships}
        self.ashore = rows_of(self.chips_ashore(), PANEL - 2 * PAD)
        self.aims = self.mast_targets()

    def chips_on(self, ship: ShipSeen) -> list[list[Chip]]:
        """The chips on a deck card, in lines."""
        return keep("chips", self.words.say, self.words.shown(ship), lambda: rows_of(self.chips_of(ship), CARD))

    def mast_targets(self) -> set[str]:
        """The ships whose masts the question may be about."""
        step = self.view["step"] or {}
        if step.get("ship") in self.words.ships:
            return {step["ship"]}
        asked = self.view["seat"] in self.view["asked"]
        return {ship["id"] for ship in self.ships if asked and ship["player"] == self.view["seat"]}

    def height_of(self, ship: ShipSeen) -> float:
        if ship["status"] == "gone":
            return 36.0
        return CHIPS_AT + (CHIP_H + 6) * len(self.chips[ship["id"]]) + 4

    @property
    def height(self) -> float:
        more = (CHIP_H + 6) * len(self.ashore) + 10 if self.ashore else 0.0
        return HEAD + sum(map(self.height_of_row, self.rows())) + more + 4

    def rows(self) -> list[list[ShipSeen]]:
        """The deck cards two by two; ships that are gone come last."""
        return [self.ships[i : i + 2] for i in range(0, len(self.ships), 2)]

    def height_of_row(self, row: list[ShipSeen]) -> float:
        return max(map(self.height_of, row))

    def draw(self, board: Board, left: float, top: float, height: float) -> None:
        """Header, deck cards, who is ashore; as high as the panel beside it."""
        drawn = art.panel(left, top, PANEL, height) + self.header(left, top)
        y = top + HEAD
        end = y + sum(map(self.height_of_row, self.rows()))
        lines = f"M{number(left + PANEL / 2)} {number(y + 8)}V{number(end - 4)}"
        for row in self.rows():
            for column, ship in enumerate(row):
                drawn += self.deck(ship, left + column * (CARD + PAD), y)
            y += self.height_of_row(row)
            lines += f"M{number(left + PAD)} {number(y)}h{number(PANEL - 2 * PAD)}"
        drawn += f'<path class="fb-thin" d="{lines}" stroke-opacity=".5"/>'
        drawn += self.lay(self.ashore, left + PAD, y + 8)
        board.places.append(f'<g id="fleet-{self.seat}" style="{seat_style(self.seat)}">{drawn}</g>')

    def header(self, left: float, top: float) -> str:
        """Who it is, whose turn it is, and the gold at home."""
        words, view = self.words, self.view
        name = words.name(self.seat) + (f" {words('picture-you')}" if self.seat == view["seat"] else "")
        needed = int(view["wins_above"]) + 1
        y = top + 35
        bar = f'<path d="M{number(left)} {number(top + HEAD - 2)}h{number(PANEL)}" stroke="var(--c)" stroke-width="4"/>'
        drawn = (
            bar
            + token(self.seat, left + 30, top + 27, 17)
            + text(left + 57, y, name, "", "font-size:24px;font-weight:600")
        )
        gold = f"{self.player['gold']} / {needed}" if view["gold"] else str(self.player["gold"])
        drawn += text(left + PANEL - PAD, y, gold, "fb-num fb-end", "font-size:23px")
        drawn += use("coin", left + PANEL - PAD - text_width(gold, 23) - 28, top + 13, 28)
        if self.seat == view["turn"] and not view["over"] and view["round"]:
            mark = left + 66 + text_width(name, 24, BOLD)
            drawn += f'<path d="M{number(mark)} {number(top + 17)}l16 10-16 10z" fill="var(--rubric)"/>'
        title = escape(words("picture-gold", name=words.name(self.seat), gold=self.player["gold"], needed=needed))
        return f"<g><title>{title}</title>{drawn}</g>"

    # ---- a deck card ----------------------------------------------------------------------------------------------

    def deck(self, ship: ShipSeen, left: float, top: float) -> str:
        shown = (self.words.shown(ship), left, top, ship["id"] in self.aims)
        return keep("deck", self.words.say, shown, lambda: self.drawn_deck(ship, left, top))

    def drawn_deck(self, ship: ShipSeen, left: float, top: float) -> str:
        words = self.words
        name = words.ship_name(ship)
        title = escape(sentences([words.title(ship), *words.text_of(ship["text"], ship["keywords"])]))
        badge = self.badge(ship["id"], left + PAD, top + 9)
        where = f'id="deck-{ship["id"]}"'
        if ship["status"] == "gone":
            gone = text(left + 56, top + NAME_AT, name, "fb-q", "font-size:20px;text-decoration:line-through")
            return f'<g {where} class="is-destroyed"><title>{title}</title>{badge}{gone}</g>'
        move = "+".join(ship["move"]) or "–"
        bonus = "".join(f"+{segment}" for segment in ship["bonus_move"])
        size = fitting(name, CARD - 52 - text_width(move + bonus, 21, BOLD), 21)
        drawn = badge + text(left + 56, top + NAME_AT, name, "", f"font-size:{size:g}px;font-weight:600")
        drawn += text(left + PAD + CARD, top + NAME_AT, move + bonus, "fb-end", "font-size:21px;font-weight:700")
        drawn += self.hold(ship, left, top)
        guns = self.guns(ship, left + PAD, top + GUNS_AT)
        chips = self.lay(self.chips[ship["id"]], left + PAD, top + CHIPS_AT)
        return f"<g {where}><title>{title}</title>{drawn}</g>{guns}{chips}"

    def badge(self, name: str, x: float, y: float) -> str:
        """The name that the notation has for a ship."""
        box = f'<rect x="{number(x)}" y="{number(y)}" width="38" height="24" rx="6" fill="var(--c)" {THIN}/>'
        return box + text(x + 19, y + 18, name, "fb-mid", "font-size:18px;font-weight:700;fill:var(--m)")

    def hold(self, ship: ShipSeen, left: float, top: float) -> str:
        """How many cargo spaces are used, of how many."""
        used = len(ship["cargo"]) + len(ship["crew"])
        room = ship.get("capacity", ship["cargo_printed"])
        if "capacity" in ship:
            used = ship["capacity"] - ship["room"]
        count = f"{used}/{room}"
        y = top + GUNS_AT
        chest = use("chest", left + PAD + CARD - text_width(count, 20) - 27, y + 4, 26)
        return chest + text(left + PAD + CARD, y + 24, count, "fb-end", "font-size:20px")

    def guns(self, ship: ShipSeen, x: float, y: float) -> str:
        """The cannons from bow to stern. Those of lost masts are struck out. Some can be targets of the question."""
        many = len(ship["cannons"])
        pitch = min(GUN + 4, (CARD - 80) / many)
        size = min(GUN, pitch - 3)
        lasting = "cannons-persist" in ship["abilities"] and ship["masts"]
        drawn = ""
        for n, gun in enumerate(ship["cannons"], 1):
            stands = n in ship["masts"]
            art_of_it = art.gun(gun, GUN, not stands and not lasting)
            flame = '<use href="#dj-flame" transform="translate(29 6) scale(.9)"/>' if n in ship["fires"] else ""
            title = self.words("picture-gun", mast=n, gun=gun, state="stands" if stands else "lost")
            aim = f' data-target="m{n}"' if ship["id"] in self.aims else ""
            shape = hot(-3, -3, GUN + 6, GUN + 6, 8) if aim else ""
            place = shift(x + pitch * (n - 1), y) + (f" scale({size / GUN:.2f})" if size < GUN else "")
            drawn += f'<g id="gun-{ship["id"]}-{n}"{aim} transform="{place}"><title>{escape(title)}</title>'
            drawn += f"{shape}{art_of_it}{flame}</g>"
        return drawn

    # ---- chips ----------------------------------------------------------------------------------------------------

    def lay(self, rows: list[list[Chip]], left: float, top: float) -> str:
        drawn = ""
        for i, row in enumerate(rows):
            x = left
            for chip in row:
                drawn += chip.at(x, top + (CHIP_H + 6) * i)
                x += chip.wide + 8
        return drawn

    def chips_of(self, ship: ShipSeen) -> list[Chip]:
        if ship["status"] == "gone":
            return []
        found = [self.crew(crew) for crew in ship["crew"]]
        found += [self.token(found_token) for found_token in ship["cargo"]]
        if ship["panels"]:
            found.append(self.plain(self.words("picture-panels", count=ship["panels"])))
        return found + [self.state(state) for state in self.words.states(ship)]

    def chips_ashore(self) -> list[Chip]:
        found = [self.crew(crew) for crew in self.player["ashore"]]
        if found:
            found.insert(0, self.plain(self.words("picture-ashore")))
        events = list(dict.fromkeys(self.player.get("own_events", []) + self.player["played_events"]))
        if events or self.player["events"]:
            found.append(self.plain(self.words("picture-events", count=self.player["events"])))
        return found + [self.event(event) for event in events]

    def event(self, key: str) -> Chip:
        """14.2 – An event that the reader holds, or that lies face up."""
        name = self.words.known(f"card-event-{key}", key)
        return self.boxed(
            name, "gilt", "", key, self.words.said_of(name, self.words.known(f"card-event-{key}-text", ""))
        )

    def plain(self, words: str) -> Chip:
        return Chip(text_width(words, SMALL), text(0, 21, words, "fb-it fb-q", f"font-size:{SMALL:g}px"))

    def state(self, words: str) -> Chip:
        return Chip(text_width(words, SMALL), text(0, 21, words, "fb-it", f"font-size:{SMALL:g}px;fill:var(--rubric)"))

    def boxed(self, words: str, colour: str, style: str, name: str = "", title: str = "") -> Chip:
        size = fitting(words, CARD - 16, SMALL)
        wide = min(text_width(words, size, WIDE_LETTER) + 12, CARD)
        edge = f'fill="var(--panel)" stroke="var(--{colour})" stroke-width="1.4"'
        box = f'<rect width="{number(wide)}" height="{CHIP_H - 2:g}" rx="7" {edge}/>'
        return Chip(wide, box + text(8, 21, words, "", f"font-size:{size:g}px;{style}"), name, title)

    def crew(self, crew: CrewSeen) -> Chip:
        """A crew, by name if the reader may know it. One that lies face down has a dark edge."""
        title = self.words.crew_title(crew)
        if "card" not in crew:
            return Chip(24, use("card-back", 0, -2, 24, 33), crew["id"], title)
        name = self.words.crew_name(crew)
        style = "opacity:.5" if crew["silent"] else ""
        chip = self.boxed(name, "ink", style, crew["id"], title)
        if crew["marked"]:
            chip.drawn += '<circle cx="4" cy="4" r="5" fill="#111" stroke="var(--card)" stroke-width="1.4"/>'
        if not crew["face_up"]:
            chip.drawn += f'<path d="M0 {CHIP_H - 2:g}h{number(chip.wide)}" stroke="var(--hide)" stroke-width="5"/>'
            chip.drawn += (
                f'<path d="M0 {CHIP_H - 2:g}h{number(chip.wide)}" stroke="var(--hide-ink)" stroke-dasharray="2 5"/>'
            )
        return chip

    def token(self, found: TokenSeen) -> Chip:
        drawn = art.coin(found.get("gold"), bool(found.get("treasure")), found["face_up"], COIN)
        title = self.words.token_title(found)
        disc = f'<g transform="translate({COIN:g} 14)">{drawn}</g>'
        if not found.get("treasure"):
            return Chip(2 * COIN, disc, found["id"], title)
        name = self.words.token_name(found)
        wide = 2 * COIN + 6 + text_width(name, SMALL)
        return Chip(wide, disc + text(2 * COIN + 6, 21, name, "", f"font-size:{SMALL:g}px"), found["id"], title)


def foot(words: Words, left: float, top: float, scale: float) -> str:
    """The round, and the two segments in their true length."""
    lengths = words.view["segments"]
    drawn = text(left + 4, top + 27, words("picture-round", round=words.view["round"]), "fb-q", "font-size:20px")
    x = left + 2 * PANEL + GAP - 4
    for segment in ("L", "S"):
        x -= scale * lengths[segment]
        drawn += f'<g transform="{shift(x, top + 20)}">{art.stick(segment, scale * lengths[segment])}</g>'
        x -= GAP
    return drawn
