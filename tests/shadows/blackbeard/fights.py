"""Attacks on Ports, Warships and King's Commissioners: chapters 6.4, 9.5 and 10."""

from tests.shadows.blackbeard.printed import FIRST_PORT, PORTS, WARSHIPS, commissioner
from tests.shadows.blackbeard.sea import Sea


class Fights(Sea):
    """Who wins, what it costs, what it brings."""

    # ---- Ports ------------------------------------------------------------------------------------------------------

    def on_port_roll(self, port: int, total: int) -> None:
        """9.52a, 9.58c – 1d6 + Defence, 2d6 if it was attacked before."""
        dice = 2 if (self.table.attacked >> port) & 1 else 1
        self.fight["port"] = self.roll("port-defence", dice) + int(PORTS[port]["defence"])
        self.same("attack", "9.52a", self.fight["port"], total)

    def on_attacked(self, pirate: int, port: int, total: int, against: int, won: int) -> None:
        """9.52a, 9.52b – 1d6 + Combat + Ability + Information, strictly higher."""
        information = max(self.pirate(each).information.get(port, 0) for each in self.crew(pirate))
        mine = self.last.pop(("attack", pirate)) + self.combat(pirate, False) + self.trait(pirate, "ability")
        mine += information
        theirs = self.fight["port"]
        self.same("attack", "9.52a", (mine, theirs, mine > theirs), (total, against, bool(won)))
        self.table.attacked |= 1 << port
        if mine > theirs:
            self.gain(pirate, 2 * int(PORTS[port]["wealth"]))
        self.hurt(pirate, 1 if mine > theirs else theirs - mine)

    def on_booty(self, pirate: int, value: int) -> None:
        """9.53a – As many dice as the Port's Wealth, times 100."""
        if ("booty", pirate) in self.last:
            self.offer(pirate, 100 * self.last.pop(("booty", pirate)))
        mine = {sum(way.values()) for way in self.offered}
        self.same("port booty", "9.53a", mine, {value})

    def on_sacked(self, pirate: int, port: int, won: int) -> None:
        """9.55b, 9.55d – 1d6 + Cruelty strictly above Defence: three times the Wealth in Notoriety."""
        total = self.last.pop(("sack", pirate)) + self.trait(pirate, "cruelty")
        mine = total > int(PORTS[port]["defence"])
        self.same("sack", "9.55b", mine, bool(won))
        if mine:
            self.gain(pirate, 3 * int(PORTS[port]["wealth"]))

    # ---- Warships ---------------------------------------------------------------------------------------------------

    def on_warship_attacks(self, warship: int, pirate: int) -> None:
        self.fight.update(warship=warship, pirate=pirate, user=self.seat)

    def on_fled(self, pirate: int, against: int) -> None:
        """6.45b – 1d6 + Speed of the Warship."""
        self.fight["chase"] = self.roll("warship-chase", 1) + int(WARSHIPS[self.fight["warship"]]["speed"])
        self.same("warship chase", "6.45b", self.fight["chase"], against)

    def on_escaped(self, pirate: int) -> None:
        self.same("warship chase", "6.45b", self.flees(pirate), True)

    def on_found(self, pirate: int) -> None:
        self.same("warship chase", "6.45b", self.flees(pirate), False)

    def flees(self, pirate: int) -> bool:
        """6.45b – Found only by a strictly higher total."""
        return self.fight["chase"] <= self.last.pop(("flight", pirate)) + self.speed(pirate)

    def on_warship_fires(self, warship: int, total: int) -> None:
        """6.46a – 1d6 + Combat."""
        self.fight["fire"] = self.roll("warship-battle", 1) + int(WARSHIPS[self.fight["warship"]]["combat"])
        self.same("warship battle", "6.46a", (self.fight["warship"], self.fight["fire"]), (warship, total))

    def on_warship_beaten(self, pirate: int, warship: int) -> None:
        """6.46b, 6.46e – Notoriety for its Combat, 1 damage, 1 VP for its user."""
        self.same("warship battle", "6.46b", True, self.salvo(pirate) > self.fight["fire"])
        self.gain(pirate, int(WARSHIPS[warship]["combat"]))
        self.hurt(pirate, 1)
        self.score(self.fight["user"], 1)

    def on_driven_off(self, pirate: int, damage: int) -> None:
        """6.46d, 6.46e – The difference in damage, and as many VP for its user."""
        mine = self.fight["fire"] - self.salvo(pirate)
        self.same("warship battle", "6.46d", (mine, True), (damage, mine >= 0))
        self.hurt(pirate, mine)
        self.score(self.fight["user"], mine)

    def salvo(self, pirate: int) -> int:
        """6.46a, 10.34a – 1d6 + Ability + ship Combat."""
        return self.last.pop(("battle", pirate)) + self.trait(pirate, "ability") + self.combat(pirate, True)

    # ---- King's Commissioners ---------------------------------------------------------------------------------------

    def on_kc_try(self, pirate: int, roll: int, notoriety: int) -> None:
        """10.12a, 11.7b – 3d6 strictly below his Notoriety."""
        known = max(self.pirate(each).notoriety for each in self.crew(pirate))
        self.same("kc sent", "10.12a", (self.roll("deploy-kc", 3), known), (roll, notoriety))
        self.fight["comes"] = int(roll < known)

    def on_kc_chase(self, kc: int, pirate: int, total: int) -> None:
        """10.32a – 1d6 + Speed, one less if it has just moved in."""
        moved = 1 if self.before_this == "kc-moved" else 0
        self.fight.update(kc=kc, pirate=pirate, captor=self.seat)
        self.fight["chase"] = self.roll("kc-interception", 1) + int(commissioner(kc)["speed"]) - moved
        self.same("interception", "10.32a", self.fight["chase"], total)

    def on_kc_caught(self, kc: int, pirate: int) -> None:
        self.same("interception", "10.32a", self.is_caught(pirate), True)

    def on_kc_missed(self, kc: int, pirate: int) -> None:
        self.same("interception", "10.32b", self.is_caught(pirate), False)

    def is_caught(self, pirate: int) -> bool:
        """10.32a – Strictly higher than 1d6 + ship Speed."""
        return self.fight["chase"] > self.last.pop(("interception", pirate)) + self.speed(pirate)

    def on_kc_fires(self, kc: int, total: int) -> None:
        """10.34a – 1d6 + Combat."""
        self.fight["fire"] = self.roll("kc-battle", 1) + int(commissioner(kc)["combat"])
        self.same("kc battle", "10.34a", self.fight["fire"], total)

    def on_kc_beaten(self, kc: int, pirate: int) -> None:
        """10.34c – Ties are the Pirate's: twice its Combat in Notoriety."""
        self.same("kc battle", "10.34c", True, self.salvo(pirate) >= self.fight["fire"])
        self.gain(pirate, 2 * int(commissioner(kc)["combat"]))

    def sunk_by_kc(self, pirate: int) -> None:
        """10.34b, 10.35a – Half his Notoriety, rounded up, for its player."""
        self.score(self.fight["captor"], (self.pirate(pirate).notoriety + 1) // 2)
        if ("battle", self.fight["pirate"]) in self.last:
            self.same("kc battle", "10.34b", True, self.salvo(self.fight["pirate"]) < self.fight["fire"])

    # ---- against Ports ----------------------------------------------------------------------------------------------

    def on_ousting(self, kc: int, port: int, total: int) -> None:
        self.fight["fire"] = self.roll("kc-oust", 1) + int(commissioner(kc)["combat"])
        self.same("oust", "10.52a", self.fight["fire"], total)

    def on_ousted(self, port: int) -> None:
        self.same("oust", "10.52b", self.stands(port), False)

    def on_not_ousted(self, port: int) -> None:
        """10.52c – Each of them gains 1 Notoriety."""
        self.same("oust", "10.52a", self.stands(port), True)
        for each in self.docked(port):
            self.due.append([{each: 1}])

    def stands(self, port: int) -> bool:
        """10.52a, 13.22b – 1d6 + the Combat of every ship in the Port, each with its guns and its revelry."""
        (die,) = [self.last.pop(key) for key in list(self.last) if key[0] == "oust"]
        return die + sum(self.alone(each) for each in self.docked(port)) >= self.fight["fire"]

    def docked(self, port: int) -> list[int]:
        return [each for each in self.table.in_play if self.pirate(each).place == FIRST_PORT + port]

    def alone(self, pirate: int) -> int:
        """11.7b – Where ships are counted each counts for itself."""
        ship = self.pirate(pirate)
        return ship.combat + (2 if ship.guns else 0) - (2 if ship.revels else 0)

    def on_assault(self, kc: int, port: int, total: int) -> None:
        self.fight["fire"] = self.roll("assault", 1) + int(commissioner(kc)["combat"])
        self.same("assault", "10.4b", self.fight["fire"], total)

    def on_repelled(self, kc: int, port: int) -> None:
        self.same("assault", "10.4c", self.holds_out(port), True)

    def holds_out(self, port: int) -> bool:
        """10.4b, 10.4c – One Pirate who equals it is enough."""
        totals = [self.last.pop(("defence", each)) + self.alone(each) for each in self.docked(port)]
        return any(mine >= self.fight["fire"] for mine in totals)

    def settle_assault(self) -> None:
        """10.4d – It beats every one of them: each ship there takes 1 damage."""
        defenders = [key[1] for key in self.last if key[0] == "defence"]
        if defenders:
            port = self.pirate(defenders[0]).place - FIRST_PORT
            self.harm += [([each], 1) for each in self.docked(port)]
            self.same("assault", "10.4d", self.holds_out(port), False)

    def on_damaged(self, pirate: int, points: int, combat: int) -> None:
        self.settle_assault()
        super().on_damaged(pirate, points, combat)

    def on_to_sea(self, pirate: int, place: int) -> None:
        self.settle_assault()
        self.pirate(pirate).place = place

    def on_port_destroyed(self, port: int) -> None:
        """8.46b – What was known of the Port is worth nothing now."""
        self.settle_assault()
        self.table.destroyed |= 1 << port
        for sheet in self.table.pirates:
            if sheet is not None:
                sheet.information.pop(port, None)
