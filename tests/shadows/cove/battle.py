"""4, 8, 9 – A battle: boarding, broadsides, flights and routs, and the fame they bring."""

from collections import Counter
from typing import ClassVar

from tests.shadows.cove.table import COVE, PARROTS, SECTIONS, TREASURE_ISLAND, Part, Table

BOARDING = ("becalmed", "fair-wind", "grapple", "smoke", "overboard")
BROADSIDE = ("grapeshot", "powder-magazine", "cannonade")
Harm = Counter[tuple[int | str, str]]  # hits by ship and section


class Foe:
    """9.1.2, 8.1.3 – A ship that is no player's: dice, section, first target, hull, speed, fame."""

    CARDS: ClassVar[dict[str, tuple[int, tuple[str, ...], str, int, int, int]]] = {
        "blackbeard": (6, ("hull",), "cannons", 8, 24, 6),
        "dutchman": (4, ("crew",), "crew", 5, 16, 6),
        "hook": (3, ("hull",), "hull", 5, 18, 3),
        "bonny-read": (3, SECTIONS, "speed", 5, 22, 6),
        "navy": (4, (), "", 4, 20, 4),
    }

    def __init__(self, name: str) -> None:
        self.name = name
        self.dice, self.sections, self.prey, self.hull, self.speed, self.fame = self.CARDS[name]
        self.lost = 0
        self.series: set[int] = set()


class Battle:
    """One battle; ships are seats, or names of foes."""

    def __init__(self, table: Table, island: int, seats: list[int], foes: list[str]) -> None:
        self.table = table
        self.island = island
        self.seats = seats
        self.foes = {name: Foe(name) for name in foes}
        self.is_last = island == 0
        self.exchange = 0
        self.hit: set[int] = set()
        self.bonus: Counter[int] = Counter()
        self.smoke: set[int] = set()
        self.reloading: dict[int, int] = {}
        self.grapple = self.becalmed = False
        self.cards: list[str] = []
        self.overboard = 0
        self.gone_last: list[int] = []

    def fight(self) -> Part:
        """4.0.1 – Boarding, then exchanges until it is over."""
        yield from self.boarding()
        while not self.is_over():
            self.exchange += 1
            for foe in self.foes.values():
                foe.lost = 0
            yield from self.one_exchange()
        self.clear_up()

    def ships(self) -> list[int | str]:
        return [*self.seats, *self.foes]

    def is_over(self) -> bool:
        """3.3.5, 4.6.4."""
        if self.island == TREASURE_ISLAND:
            return not (self.seats and self.foes)
        return len(self.seats) + len(self.foes) < 2 or not self.seats

    def clear_up(self) -> None:
        """4.2.6, 7.4.52, 9.1.4, 8.4.1."""
        self.table.discard(self.cards)
        self.table.chests += self.overboard
        if self.table.navy == self.island and self.island:
            self.table.navy = 0

    def speed(self, ship: int | str) -> int:
        """4.1.4, 4.1.6."""
        if isinstance(ship, str):
            return self.foes[ship].speed
        return self.table.players[ship].speed() + self.bonus[ship]

    def score(self, seat: int, points: int, why: str) -> None:
        """5.4.2 – No fame in the last battle."""
        if not self.is_last:
            self.table.score(seat, points, why)

    # ---- 4.2 boarding ---------------------------------------------------------------------------------------------

    def boarding(self) -> Part:
        """4.2.1 to 4.2.5, 4.2.8 – Rounds of one card each, until all pass or the wind drops."""
        played = True
        while played:
            played = False
            for seat in self.table.by_speed(
                {seat: self.speed(seat) for seat in self.seats if self.table.has_cards(seat)}
            ):
                _, words = yield {seat: {"pass", *self.boarding_cards(seat)}}
                if words[0] == "play":
                    self.play_boarding(seat, words[1], words[2:])
                    played = True
                if self.becalmed:
                    return

    def boarding_cards(self, seat: int) -> set[str]:
        found = {f"play {card}" for card in self.table.held(seat, *BOARDING) if card != "overboard"}
        if self.table.held(seat, "overboard"):
            found |= {f"play overboard {chests}" for chests in range(self.table.players[seat].chests + 1)}
        return found

    def play_boarding(self, seat: int, card: str, words: list[str]) -> None:
        """7.4."""
        self.table.play(seat, card)
        self.cards.append(card)
        if card == "becalmed":
            self.becalmed = True
        elif card == "fair-wind":
            self.bonus[seat] += 6
        elif card == "grapple":
            self.grapple = True
        elif card == "smoke":
            self.smoke.add(seat)
        else:
            self.overboard += int(words[0])
            self.table.players[seat].chests -= int(words[0])
            self.bonus[seat] += 2 * int(words[0])

    # ---- 4.1 exchanges --------------------------------------------------------------------------------------------

    def one_exchange(self) -> Part:
        """4.1.1 – Every ship acts once, the fastest first; 9.4.4 – the Dutchman recovers at the end."""
        for ship in self.table.by_speed({ship: self.speed(ship) for ship in self.ships()}):
            if ship in self.seats:
                yield from self.player_acts(ship)
            elif ship == "navy" and ship in self.foes:
                yield from self.navy_fires()
            elif ship in self.foes:
                self.pirate_fires(self.foes[ship])
            if self.is_over():
                return
        if "dutchman" in self.foes:
            self.foes["dutchman"].hull += min(2, self.foes["dutchman"].lost)

    def player_acts(self, seat: int) -> Part:
        """4.3.1, 4.4.1, 7.5.32 – Fire, with cards or without, or flee; after a Cannonade wait or flee."""
        loaded: list[str] = []
        while True:
            ready = self.reloading.get(seat) != self.exchange
            options = self.aims(seat, loaded) | self.broadside_cards(seat) if ready else {"wait"}
            _, words = yield {seat: options if loaded else options | {"flee"}}
            if words[0] == "wait":
                return
            if words[0] == "flee":
                return self.flee(seat)
            if words[0] == "fire":
                return self.player_fires(seat, loaded, words[1], words[2])
            self.table.play(seat, words[1])
            loaded.append(words[1])

    def broadside_cards(self, seat: int) -> set[str]:
        return set() if self.becalmed else {f"play {card}" for card in self.table.held(seat, *BROADSIDE)}

    def aims(self, seat: int, loaded: list[str]) -> set[str]:
        """4.3.4, 4.3.5, 4.3.9 – Foes first, in the hull; then any section of another player."""
        if self.foes:
            return {f"fire {name} hull" for name in self.foes}
        sections = ("all",) if "cannonade" in loaded else SECTIONS
        return {f"fire {other + 1} {section}" for other in self.seats if other != seat for section in sections}

    def dice_of(self, seat: int) -> int:
        """2.2.1, 7.1.3, 7.1.4, 7.4.31, 7.4.32."""
        player = self.table.players[seat]
        if player.parrot == "silver":
            return 6
        if player.parrot == "bones":
            return player.value("cannons")
        return player.value("crew") if self.grapple else min(player.value("crew"), player.value("cannons"))

    def hits_from(self, ship: int | str) -> int:
        """4.3.7, 7.4.41."""
        return 6 if ship in self.smoke else 5

    def player_fires(self, seat: int, loaded: list[str], name: str, section: str) -> None:
        """4.3.12 – A broadside, from the roll to the recoil."""
        target: int | str = int(name) - 1 if name.isdigit() else name
        lowest = 3 if "grapeshot" in loaded else self.hits_from(target)
        hits = sum(self.table.die("broadside") >= lowest for _ in range(self.dice_of(seat)))
        harm: Harm = Counter()
        for struck in SECTIONS if section == "all" else [section]:
            harm[target, struck] += hits
        for ship in self.ships():
            harm[ship, "hull"] += hits * loaded.count("powder-magazine")
        self.resolve(harm)
        recoil = 2 * loaded.count("grapeshot")
        if recoil:
            self.strike(seat, "cannons", recoil)
            self.rout()
        if "cannonade" in loaded:
            self.reloading[seat] = self.exchange + 1
        self.table.discard(loaded)

    def resolve(self, harm: Harm) -> None:
        """4.3.12 – All damage, then sunk ships and their fame, then routed ships."""
        present = list(self.seats)
        for (ship, section), hits in harm.items():
            if isinstance(ship, int):
                self.strike(ship, section, hits)
            else:
                lost = min(hits, self.foes[ship].hull)
                self.foes[ship].hull -= lost
                self.foes[ship].lost += lost
        for foe in [foe for foe in self.foes.values() if foe.hull == 0]:
            self.sink(foe, present)
        self.rout()

    def strike(self, seat: int, section: str, hits: int) -> None:
        """4.3.10, 4.3.11 – The Craftsman, then the parrot, then the ring."""
        player = self.table.players[seat]
        if hits:
            self.hit.add(seat)
        for _ in range(hits):
            if section in player.craftsmen:
                player.craftsmen[section] += 1
                if player.craftsmen[section] == 2:
                    del player.craftsmen[section]
                    self.table.discard(["craftsman"])
            elif player.parrot is not None and PARROTS[player.parrot] == section:
                player.wounds += 1
                if player.wounds == 2:
                    self.table.discard([player.parrot])
                    player.parrot, player.wounds = None, 0
                    self.score(seat, -2, "for a parrot killed (7.1.12)")
            else:
                player.rings[section] = max(0, player.rings[section] - 1)

    def sink(self, foe: Foe, present: list[int]) -> None:
        """8.3.2, 9.2.4 – Its fame is shared among all who were there."""
        for seat in present:
            self.score(seat, foe.fame // len(present), f"for sinking {foe.name} (9.2.4)")
        del self.foes[foe.name]
        if foe.name == "navy":
            self.table.navy = 0
        for ship in self.table.black_ships:
            if ship.pirate == foe.name:
                ship.pirate = None
                self.table.sunk.add(foe.name)

    def rout(self) -> None:
        """4.5.1, 4.5.2, 4.5.7 – They leave together; each who stays scores for each who goes."""
        routed = [seat for seat in self.seats if 0 in self.table.players[seat].rings.values()]
        self.leave(routed)
        for seat in self.seats:
            self.score(seat, len(routed), "for ships routed (4.5.2)")

    def leave(self, seats: list[int]) -> None:
        """3.3.6 – To the Cove."""
        self.gone_last = seats or self.gone_last
        for seat in seats:
            self.seats.remove(seat)
            if not self.is_last:
                self.table.players[seat].place = COVE

    def flee(self, seat: int) -> None:
        """4.4.2 to 4.4.4."""
        self.leave([seat])
        for other in self.seats if seat in self.hit else []:
            self.score(other, 1, "for a ship that fled, hit (4.4.2)")
        player = self.table.players[seat]
        if not self.is_last and self.table.die("mutiny") == 1:
            self.table.pay(seat, player.gold)
            self.table.give_chests(seat, -player.chests)
            self.score(seat, -2, "for a mutiny (4.4.4)")

    # ---- 8, 9 other ships -----------------------------------------------------------------------------------------

    def navy_fires(self) -> Part:
        """8.2.2 – Its controller names ship and section."""
        options = {f"fire {seat + 1} {section}" for seat in self.seats for section in SECTIONS}
        _, (_, name, section) = yield {self.table.navy_controller: options}
        target = int(name) - 1
        hits = sum(self.table.die("broadside") >= self.hits_from(target) for _ in range(4))
        self.resolve(Counter({(target, section): hits}))

    def pirate_fires(self, foe: Foe) -> None:
        """9.2.1 to 9.2.3 – At the highest value that it has not fired at in this series; 9.6.1 – at all sections."""
        target = self.prey_of(foe)
        dice = [self.table.die("broadside") for _ in range(foe.dice)]
        lowest = self.hits_from(target)
        harm: Harm = Counter()
        for section in foe.sections:
            harm[target, section] += sum(die >= lowest for die in dice)
        if foe.name == "hook":
            for die in dice:
                stray = self.stray(target, die)
                if die < lowest and stray is not None:
                    harm[stray, "hull"] += 1
        self.resolve(harm)

    def prey_of(self, foe: Foe) -> int:
        left = [seat for seat in self.seats if seat not in foe.series]
        if not left:
            foe.series = set()
            left = list(self.seats)
        values = {seat: self.prey_value(foe, seat) for seat in left}
        best = [seat for seat in left if values[seat] == max(values.values())]
        target = self.table.first_by_die(best, "target-tie")
        foe.series.add(target)
        return target

    def prey_value(self, foe: Foe, seat: int) -> int:
        return self.speed(seat) if foe.prey == "speed" else self.table.players[seat].value(foe.prey)

    def stray(self, target: int, die: int) -> int | None:
        """9.5.4, 9.5.5 – The others in the battle, numbered clockwise from the target; smoke hides a ship."""
        number = len(self.table.players)
        others = [seat for step in range(1, number) if (seat := (target + step) % number) in self.seats]
        found = others[die - 1] if die <= len(others) else None
        return None if found in self.smoke else found
