"""The game told from the first card to the last battle, in the order of the rulebook.

Each part is a generator: it asks with `yield {seat: options}`, is sent who chose what, and goes on.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import product

from tests.shadows.cove.battle import Battle
from tests.shadows.cove.islands import Islands
from tests.shadows.cove.table import COST, LAST, OUTER, SECTIONS, TREASURE_ISLAND, BlackShip, Part, Table

COLOURS = ("red", "blue", "yellow", "green", "purple")


@lru_cache
def plans(gold: int) -> frozenset[str]:
    """2.3.1, 2.3.2 – Every way to arm a ship with so much gold."""
    found = set()
    for rings in product(range(2, LAST + 1), repeat=4):
        if sum(sum(COST[3 : ring + 1]) for ring in rings) <= gold:
            raised = [f"{section}-{ring}" for section, ring in zip(SECTIONS, rings, strict=True) if ring > 2]
            found.add(" ".join(["arm", *(raised or ["nothing"])]))
    return frozenset(found)


class Telling:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = range(len(table.players))
        self.islands = Islands(table)
        self.battle: Battle | None = None

    def whole_game(self) -> Part:
        yield from self.set_up()
        for month in range(1, 13):
            self.table.month = month
            yield from self.treasures()
            yield from self.navigation()
            yield from self.combat()
            yield from self.islands.plunder()
            yield from self.islands.effects()
            self.upkeep()
        yield from self.end()

    # ---- 1.2, 1.3, 2.3 setup --------------------------------------------------------------------------------------

    def set_up(self) -> Part:
        table = self.table
        for island in [1, 4] if len(self.seats) == 3 else [1]:
            table.black_ships.append(BlackShip(island, self.draw_pirate()))
        if table.options["colours"] == "choose":
            yield from self.choose_colours()
        for seat in self.seats:
            yield from table.draw(seat)
        sealed: dict[int, list[str]] = {}
        yield from self.sealed(sealed, set(plans(9)))
        for seat, words in sealed.items():
            self.arm(seat, words)

    def choose_colours(self) -> Part:
        left = {f"colour {colour}" for colour in COLOURS}
        for seat in self.seats:
            _, words = yield {seat: set(left)}
            left.remove(" ".join(words))

    def sealed(self, slots: dict[int, list[str]], options: set[str]) -> Part:
        """11.2.1 – Everybody at once, in secret; until the last is in one may think again."""
        while len(slots) < len(self.seats):
            seat, words = yield {seat: options for seat in self.seats if seat not in slots}
            slots[seat] = words

    def arm(self, seat: int, words: list[str]) -> None:
        for word in words[1:]:
            if word != "nothing":
                section, ring = word.split("-")
                self.table.pay(seat, sum(COST[3 : int(ring) + 1]))
                self.table.players[seat].rings[section] = int(ring)

    def draw_pirate(self) -> str:
        """3.6.4."""
        if not self.table.legends:
            self.table.legends, self.table.sunk = self.table.sunk, set()
        name: str = self.table.pirate_names[self.table.roll("legend")]
        self.table.legends.remove(name)
        return name

    # ---- 3.1, 3.2 treasures and navigation ------------------------------------------------------------------------

    def treasures(self) -> Part:
        self.table.shown = {island: self.table.designs[self.table.roll("treasure")] for island in OUTER}
        yield from self.window(self.after_treasures)

    def window(self, cards: Callable[[int], set[str]]) -> Part:
        """11.1.1, 11.1.2 – By speed, one card or a pass, until all have passed in a row."""
        polled = [seat for seat in self.seats if self.table.has_cards(seat)]
        order = self.table.by_speed({seat: self.table.players[seat].speed() for seat in polled})
        passes = turn = 0
        while passes < len(order):
            seat = order[turn % len(order)]
            if not self.table.has_cards(seat):
                turn += 1
                passes += 1
                continue
            _, words = yield {seat: {"pass"} | cards(seat)}
            turn += 1
            passes += 1
            if words[0] == "play":
                passes = 0
                yield from self.play_event(seat, words[1], words[2:], order)
            if words[0] == "play" and words[1] == "lookout":
                return

    def after_treasures(self, seat: int) -> set[str]:
        """7.3.21, 7.3.71."""
        table = self.table
        found = {f"play {card}" for card in table.held(seat, "treasure-map")}
        for card in table.held(seat, "buccaneering"):
            victims = [other for other in self.seats if other != seat and table.players[other].robber is None]
            found |= {f"play {card} {other + 1}" for other in victims}
        return found

    def before_navigation(self, seat: int) -> set[str]:
        """7.3.31."""
        return {f"play {card} {other + 1}" for card in self.table.held(seat, "lookout") for other in self.seats}

    def after_navigation(self, seat: int) -> set[str]:
        """7.3.11 to 7.3.13, 7.3.62."""
        table, here = self.table, self.table.players[seat].place
        found: set[str] = set()
        if table.held(seat, "royal-navy") and not table.navy:
            found |= {f"play royal-navy {island}" for island in OUTER if island != here}
        if table.held(seat, "french-leave"):
            free = [island for island in OUTER if not self.is_occupied(island)]
            found |= {f"play french-leave {island}" for island in [*free, TREASURE_ISLAND] if island != here}
            found |= {"play french-leave"} if table.players[seat].robber is not None else set()
        return found

    def is_occupied(self, island: int) -> bool:
        black = any(ship.island == island for ship in self.table.black_ships)
        return bool(self.table.at(island)) or black or self.table.navy == island

    def play_event(self, seat: int, card: str, words: list[str], order: list[int]) -> Part:
        table = self.table
        table.play(seat, card)
        table.discard([card])
        if card == "buccaneering":
            table.players[int(words[0]) - 1].robber = seat
        elif card == "treasure-map":
            island = table.die("map")
            while island == 6:
                island = table.die("map")
            table.maps.add((seat, island))
        elif card == "lookout":
            table.lookout = int(words[0]) - 1
        elif card == "french-leave":
            table.players[seat].robber = None
            table.players[seat].place = int(words[0]) if words else table.players[seat].place
        else:
            table.navy_sender = seat
            yield from self.send_navy(seat, int(words[0]), order)

    def send_navy(self, seat: int, island: int, order: list[int]) -> Part:
        """11.1.3 – All others are asked for a Letter of Marque, which may be answered in its turn."""
        table = self.table
        table.navy, table.navy_controller = island, seat
        for other in order:
            if other == seat or not table.has_cards(other):
                continue
            _, words = yield {other: {"pass"} | self.letters(other)}
            if words[0] == "play":
                table.play(other, words[1])
                table.discard([words[1]])
                yield from self.send_navy(other, int(words[2]), order)
                return

    def letters(self, seat: int) -> set[str]:
        """7.3.51, 7.3.52, 8.2.3."""
        table = self.table
        here, first = table.players[seat].place, table.players[table.navy_sender].place
        if not table.held(seat, "letter-of-marque"):
            return set()
        if table.options["marque_if_threatened"] and here != table.navy:
            return set()
        return {f"play letter-of-marque {island}" for island in OUTER if island not in (table.navy, here, first)}

    def navigation(self) -> Part:
        """3.2; 7.3.32 – with a Lookout openly, clockwise from whom he named."""
        table = self.table
        yield from self.window(self.before_navigation)
        wheel = {f"sail {island}" for island in range(1, 7)}
        if table.lookout is None:
            slots: dict[int, list[str]] = {}
            yield from self.sealed(slots, wheel)
            for seat, words in slots.items():
                table.players[seat].place = int(words[1])
        else:
            for step in self.seats:
                seat = (table.lookout + step) % len(self.seats)
                _, words = yield {seat: wheel}
                table.players[seat].place = int(words[1])
        yield from self.window(self.after_navigation)

    # ---- 3.3 combat -----------------------------------------------------------------------------------------------

    def combat(self) -> Part:
        """3.3.1 to 3.3.4, 9.7 – Island after island; then whoever is left captures the Cacafuego."""
        table = self.table
        for island in range(1, 7):
            pirate = table.pirate_at(island)
            foes = [pirate] if pirate not in (None, "cacafuego") else []
            foes += ["navy"] if table.navy == island else []
            seats = table.at(island)
            fighting = bool(foes) if island == TREASURE_ISLAND else len(seats) + len(foes) > 1
            if seats and fighting:
                self.battle = Battle(table, island, seats, [foe for foe in foes if foe])
                yield from self.battle.fight()
                self.battle = None
            if pirate == "cacafuego":
                self.capture(island)
        table.navy = 0

    def capture(self, island: int) -> None:
        """9.7.2, 9.7.3."""
        table = self.table
        seats = table.by_speed({seat: table.players[seat].speed() for seat in table.at(island)})
        if seats:
            table.score(seats[0], table.die("capture"), "for the Cacafuego (9.7.3)")
            for ship in table.black_ships:
                if ship.pirate == "cacafuego":
                    ship.pirate = None
            table.sunk.add("cacafuego")

    # ---- 3.6 black ships and cargo --------------------------------------------------------------------------------

    def upkeep(self) -> None:
        table = self.table
        for ship in table.black_ships:
            ship.island = ship.island % 6 + 1
        for ship in sorted(table.black_ships, key=lambda ship: ship.island):
            ship.pirate = ship.pirate or self.draw_pirate()
        for seat, player in enumerate(table.players):
            if player.parrot != "flint":
                table.give_chests(seat, -max(0, player.chests - player.value("hull")))
            player.robber = None
        table.shown = {}
        table.maps = set()
        table.lookout = None

    # ---- 5.3, 5.4 the end -----------------------------------------------------------------------------------------

    def end(self) -> Part:
        table = self.table
        for seat, player in enumerate(table.players):
            table.score(
                seat, sum(table.points.get(card, 0) for card in player.hand.elements()), "of Fame cards (5.3.1)"
            )
            table.pay(seat, player.gold)
            table.give_chests(seat, -player.chests)
        scores = [player.fame for player in table.players]
        winners = [seat for seat in self.seats if scores[seat] == max(scores)]
        if len(winners) > 1:
            self.battle = Battle(table, 0, list(winners), [])
            yield from self.battle.fight()
            winners = self.battle.seats or [table.first_by_die(self.battle.gone_last, "last-battle")]
            self.battle = None
        table.outcome = scores, winners
