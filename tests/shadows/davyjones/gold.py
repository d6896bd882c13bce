"""Loading and gold: what fits, what comes home, who has won. Chapters 4.4, 5, 6.15 and 10."""

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from tests.shadows.davyjones.boarding import Boarding
from tests.shadows.davyjones.outlines import bow, gap, land
from tests.shadows.davyjones.powers import room


class Gold(Boarding):
    """Compared after every move."""

    # ---- loading ----------------------------------------------------------------------------------------------------

    def compare_loading(self, state: State, step: object, options: list[Action]) -> None:
        """5.2, 5.6 – Every coin of the island, as long as there is room; no unique treasure waits to be picked."""
        ship = state.ship(getattr(step, "ship"))  # noqa: B009
        island = state.islands[getattr(step, "island")]  # noqa: B009
        told = {action.words[0][1] for action in options if action.verb == "load"}
        loose = [number for number in island.tokens if self.is_loose(state, number)]
        mine = {f"t{number + 1}" for number in loose} if room(state, ship) > 0 else set()
        self.same("may load", "5.2", mine, told)

    def is_loose(self, state: State, number: int) -> bool:
        """12.7 – Livestock is loaded face down, like a coin."""
        treasure = state.tokens[number].treasure
        return treasure is None or treasure.face_down

    def on_explored(self, ship: int, island: int) -> None:
        """5.6 – Every unique treasure that fits is aboard now; one that needs spaces first finds them free."""
        before = self.table.islands[island]
        free = room(self.table, self.table.ship(ship))
        uniques = [number for number in before.tokens if not self.is_loose(self.table, number)]
        left = [number for number in uniques if number in self.after.islands[island].tokens]
        for number in sorted(uniques, key=self.printed_space):
            space = self.printed_space(number)
            if space <= max(free, 0) or space == 0:
                self.same("unique loaded", "5.6", (number, False), (number, number in left))
                free -= space

    def printed_space(self, number: int) -> int:
        treasure = self.table.tokens[number].treasure
        return 1 if treasure is None else treasure.space

    def on_loaded(self, ship: int, token: int, face: int) -> None:
        """5.2 – It lies aboard, and fits."""
        self.same("loaded", "5.2", [ship], [each.number for each in self.after.ships if token in each.cargo])
        piles = [n for n, island in enumerate(self.after.islands) if token in island.tokens]
        self.same("loaded", "5.3", [], piles)
        self.same("loaded", "1.11", True, room(self.after, self.after.ship(ship)) >= 0)

    def compare_places(self) -> None:
        """Every token is in one place, or out of the game."""
        places = [number for ship in self.after.ships for number in ship.cargo]
        places += [number for island in self.after.islands for number in island.tokens]
        self.same("places", "5.11", len(places), len(set(places)))

    # ---- gold -------------------------------------------------------------------------------------------------------

    def worth(self, ship: Ship) -> int:
        """6.15, 6.17 – The gold aboard; unique treasures are not shared."""
        tokens = [self.table.tokens[number] for number in ship.cargo]
        return sum(token.value for token in tokens if token.treasure is None)

    def on_sunk(self, ship: int) -> None:
        """6.15, 6.16 – Half to each, the odd one to the sinker; nothing if no enemy has done it."""
        lost = self.table.ship(ship)
        if self.sinker in (NONE, lost.player) or lost.player == NONE:
            return
        total = self.worth(lost)
        self.parts["shared"] += total > 0
        self.gold[self.sinker] += total - total // 2
        self.gold[lost.player] += total // 2

    on_monster_killed = on_sunk

    def on_burnt_down(self, ship: int) -> None:
        self.sinker = NONE

    on_scuttled = on_burnt_down

    def on_unloaded(self, ship: int, gold: int) -> None:
        """4.4.5 – Told token by token."""
        self.landed.setdefault(ship, []).append(gold)
        self.gold[self.table.ship(ship).player] += gold

    def compare_landed(self) -> None:
        """4.4.5 – Everything aboard that was worth gold, and nothing of it is left."""
        for number, told in self.landed.items():
            taken = [e.values[0] for e in self.move.events if e.kind.name == "token-taken" and e.values[1] == number]
            values = [self.table.tokens[each].value for each in self.table.ship(number).cargo + taken]
            self.same("unloaded", "4.4.5", sorted(value for value in values if value), sorted(told))
            self.same("unloaded", "4.4.5", 0, self.gold_left(self.after.ship(number)))
        self.landed.clear()

    def gold_left(self, ship: Ship) -> int:
        return sum(self.after.tokens[number].value > 0 for number in ship.cargo)

    def on_ransom(self, gold: int) -> None:
        """8.9.2 – One gold for whoever has killed a Ransom crew."""
        self.same("ransom", "8.9.2", 1, gold)
        self.gold[self.seat] += 1

    def on_raided(self, ship: int, gold: int) -> None:
        """11.3.35 – Out of an enemy's home."""
        losers = [n for n, player in enumerate(self.after.players) if player.gold() < self.gold[n]]
        self.same("raided", "11.3.35", 1, len(losers))
        self.gold[losers[0]] -= gold

    def compare_gold(self) -> None:
        """10.1, 10.2 – What lies at home; more than half of all gold wins at once."""
        if not self.table.rules.other_events:
            self.same("gold at home", "10.3", self.gold, [player.gold() for player in self.after.players])
        rich = [n for n, player in enumerate(self.after.players) if 2 * player.gold() > self.after.gold > 0]
        if rich:
            best = max(self.after.players[n].gold() for n in rich)
            winners = [n for n in rich if self.after.players[n].gold() == best]
            self.same("won", "10.1", True, self.after.outcome is not None)
            if self.after.outcome is not None and len(winners) == 1:
                self.same("won", "10.1", winners, self.after.outcome.winners)
        elif self.after.outcome is not None:
            self.same("won", "10.1", False, self.after.outcome.reason == "gold")

    def compare_docks(self) -> None:
        """4.4.5 – No ship lies in its own home with gold aboard."""
        if self.after.stack and self.after.stack[-1].NAME == "orders":
            for ship in self.after.ships:
                if self.is_at_home(ship):
                    self.same("gold in dock", "4.4.5", (ship.number, 0), (ship.number, self.gold_left(ship)))

    def is_at_home(self, ship: Ship) -> bool:
        """4.4.1, 8.5.5 – Its bow touches the home island of its controller."""
        if ship.player == NONE or ship.status or ship.ghostly or ship.submerged or ship.lost != NONE:
            return False
        home = self.after.players[ship.player].home
        return home != NONE and gap(bow(ship), land(self.after.islands[home])) < 0.06
