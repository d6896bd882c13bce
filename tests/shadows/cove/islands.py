"""3.4, 6 – Plunder, and what players do on the islands and in the Cove."""

from tests.shadows.cove.table import COST, COVE, LAST, OUTER, SECTIONS, TREASURE_ISLAND, Part, Table

YARDS = {2: "hull", 3: "sails", 4: "cannons", 5: "crew"}


class Islands:
    def __init__(self, table: Table) -> None:
        self.table = table

    # ---- 3.4 plunder ----------------------------------------------------------------------------------------------

    def plunder(self) -> Part:
        """3.4.1, 3.4.2 – The one ship left at an outer island takes its card."""
        for island in OUTER:
            seats = self.table.at(island)
            if len(seats) == 1:
                yield from self.take_card(seats[0], island, self.table.shown.pop(island))

    def take_card(self, seat: int, island: int, card: dict[str, int]) -> Part:
        """3.4.3, 3.4.4, 7.3.72 – What the bank has; a map doubles the chests; 7.3.22 – a robber takes half of each."""
        table = self.table
        robber = table.players[seat].robber
        chests = min(table.chests, card["chests"] * (2 if (seat, island) in table.maps else 1))
        gold = min(table.gold, card["gold"])
        loot = (chests, gold, card["fame"])
        if robber is not None:
            self.hand_over(robber, *((amount + 1) // 2 for amount in loot))
            loot = (chests // 2, gold // 2, card["fame"] // 2)
        self.hand_over(seat, *loot)
        for number in range(card["tavern_cards"]):
            yield from table.draw(robber if robber is not None and number % 2 == 0 else seat)

    def hand_over(self, seat: int, chests: int, gold: int, fame: int) -> None:
        self.table.give_chests(seat, chests)
        self.table.give_gold(seat, gold)
        self.table.score(seat, fame, "for plunder, his own or shared (3.4.2, 7.3.22)")

    # ---- 3.5 effects ----------------------------------------------------------------------------------------------

    def effects(self) -> Part:
        """3.5.1, 3.5.4, 7.1.13 – Parrots heal; then place after place, the fastest first."""
        for player in self.table.players:
            player.wounds = 0
        for place in range(1, COVE + 1):
            speeds = {seat: self.table.players[seat].speed() for seat in self.table.at(place)}
            for seat in self.table.by_speed(speeds):
                yield from self.visit(seat, place)

    def visit(self, seat: int, place: int) -> Part:
        """3.5.5 – Step by step in any order, until he is done."""
        visit = Visit(self.table, seat, place)
        visit.repair()
        drew = False
        while True:
            options = visit.options()
            if not options and not self.table.has_cards(seat) and not drew:
                break
            _, words = yield {seat: options | {"done"}}
            if words[0] == "done":
                break
            drew = words[0] in ("buy", "take")
            yield from visit.use(words)
        visit.share_burial()


class Visit:
    """One player's action at one place."""

    def __init__(self, table: Table, seat: int, place: int) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.place = place
        self.bought = 0
        self.raised = False
        self.buried = 0
        self.income = place == COVE

    def repair(self) -> None:
        """6.7.2 to 6.7.6 – Rings that are off come back, for 2 gold each; who cannot pay has no income."""
        off = [section for section in SECTIONS if self.player.rings[section] == 0]
        if not off or self.place != COVE:
            return
        if self.player.gold >= 2 * len(off):
            self.table.pay(self.seat, 2 * len(off))
        else:
            self.income = False
        for section in off:
            self.player.rings[section] = 2

    def options(self) -> set[str]:
        found = self.cards() | self.repairs()
        if self.place == 1 and self.bought < 3 and self.player.gold >= 2:
            found.add("buy")
        if self.place in YARDS:
            found |= self.raises([YARDS[self.place]], 1)
        if self.place == TREASURE_ISLAND:
            found |= {f"bury {chests} chests" for chests in range(1, self.player.chests + 1)}
            found |= {f"bury {gold} gold" for gold in range(3, self.player.gold + 1, 3)}
            found |= self.raises([] if self.raised else list(SECTIONS), 2)
        if self.income:
            found |= {"take 2-cards", "take 1-card 2-gold"}
        return found

    def raises(self, sections: list[str], factor: int) -> set[str]:
        """6.0.1, 6.6.3."""
        return {f"raise {section}" for section in sections if self.price(section) * factor <= self.player.gold}

    def price(self, section: str) -> int:
        ring = self.player.rings[section]
        return COST[ring + 1] if ring < LAST else 1000

    def cards(self) -> set[str]:
        """7.2.1, 7.2.3, 7.3.41, 10.1.1."""
        found: set[str] = set()
        if self.table.held(self.seat, "craftsman"):
            several = self.table.options["several_craftsmen"]
            free = [section for section in SECTIONS if section not in self.player.craftsmen]
            found |= {f"play craftsman {section}" for section in free if several or not self.player.craftsmen}
        if self.table.held(self.seat, "shipwright"):
            found |= {f"play shipwright {section}" for section in SECTIONS if self.player.rings[section] < LAST}
        return found

    def repairs(self) -> set[str]:
        """7.2.6."""
        return {f"repair {section}" for section, hits in self.player.craftsmen.items() if hits and self.player.gold}

    def use(self, words: list[str]) -> Part:
        verb, *rest = words
        if verb == "buy":
            self.bought += 1
            self.table.pay(self.seat, 2)
            yield from self.table.draw(self.seat)
        elif verb == "take":
            self.income = False
            if rest[1:]:
                self.table.give_gold(self.seat, min(2, self.table.gold))
            for _ in range(1 if rest[1:] else 2):
                yield from self.table.draw(self.seat)
        elif verb == "bury":
            self.bury(int(rest[0]), rest[1])
        elif verb == "play":
            self.play(*rest)
        elif verb == "raise":
            self.raise_level(rest[0])
        else:
            self.mend(rest[0])

    def raise_level(self, section: str) -> None:
        dear = self.place == TREASURE_ISLAND
        self.table.pay(self.seat, self.price(section) * (2 if dear else 1))
        self.player.rings[section] += 1
        self.raised = True

    def bury(self, number: int, what: str) -> None:
        """6.6.1, 6.6.2."""
        if what == "chests":
            self.table.give_chests(self.seat, -number)
        else:
            self.table.pay(self.seat, number)
        fame = number if what == "chests" else number // 3
        if self.player.robber is None:
            self.table.score(self.seat, fame, f"for burying {what} (6.6)")
        else:
            self.buried += fame

    def share_burial(self) -> None:
        """7.3.24 – Halved once, the larger half to the robber."""
        if self.player.robber is not None:
            self.table.score(self.player.robber, self.buried - self.buried // 2, "for another's burial (7.3.24)")
            self.table.score(self.seat, self.buried // 2, "for a burial, shared (7.3.24)")

    def play(self, card: str, section: str) -> None:
        self.table.play(self.seat, card)
        if card == "craftsman":
            self.player.craftsmen[section] = 0
        else:
            self.player.rings[section] += 1
            self.table.discard([card])

    def mend(self, section: str) -> None:
        self.table.pay(self.seat, 1)
        self.player.craftsmen[section] = 0
