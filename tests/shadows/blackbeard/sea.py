"""Spotting and plundering: chapter 8."""

from tests.shadows.blackbeard.memory import NONE, Memory
from tests.shadows.blackbeard.printed import CARGO_TABLE, FIRST_PORT, HOSTAGES, MERCHANTS, PIRATES, ZONES


class Sea(Memory):
    """8.1 to 8.5."""

    def on_declared(self, pirate: int, doing: int, place: int) -> None:
        self.nothing_is_due()
        self.same("torture", "8.45a", self.talk, False)
        self.target = place

    def on_spotted(self, pirate: int, port: int, merchant: int) -> None:
        self.spot(pirate, port, True)
        known = self.table.merchant[port]
        if known != NONE:
            self.same("spot", "8.14a", known, merchant)
        self.table.merchant[port] = merchant
        self.table.face_up |= 1 << port
        for each in self.crew(pirate):
            self.table.spotters[port] |= 1 << each

    def on_not_spotted(self, pirate: int, port: int) -> None:
        self.spot(pirate, port, False)

    def spot(self, pirate: int, port: int, found: bool) -> None:
        """8.13a, 8.14a, 8.15a – 1d6 + Ability, +1 if a Pirate has spotted it, though he be dead: 7 or more."""
        self.same("spot", "8.11a", self.target, FIRST_PORT + port)
        known = (self.table.face_up >> port) & 1
        total = self.last.pop(("spot", pirate)) + self.trait(pirate, "ability") + known
        self.same("spot", "8.14a", total >= 7, found)

    def on_cargo(self, pirate: int, result: int, value: int) -> None:
        """8.32a – 1d6 + Cargo, read in the column of the Sea Zone."""
        cargo = MERCHANTS[self.table.merchant[self.target - FIRST_PORT]]
        mine = self.last.pop(("cargo", pirate)) + cargo
        column = CARGO_TABLE[ZONES[self.pirate(pirate).place]]
        self.same("cargo", "8.32a", (mine, column[mine - 1]), (result, value))
        self.fight["cargo"] = cargo
        self.offer(pirate, column[mine - 1])

    def offer(self, pirate: int, value: int) -> None:
        """8.33a, 9.53a, 11.3a – What may be taken, and by whom."""
        self.offered = self.shares(pirate, value)

    def on_took_cargo(self, pirate: int, value: int, hold: int) -> None:
        """8.32b – It fills one whole Hold; 9.42d – but ransoms and the like are added to any."""
        if (pirate, value) in self.stowing:
            self.stowing.remove((pirate, value))
            self.pirate(pirate).holds[hold - 1] += value
            return
        fitting = [way for way in self.offered if way.get(pirate) == value]
        self.same("booty taken", "8.33a", True if fitting else self.offered, True if fitting else value)
        self.offered = fitting
        holds = self.pirate(pirate).holds
        self.same("booty taken", "6.22b", 0, holds[hold - 1])
        holds[hold - 1] = value

    def on_jettisoned(self, pirate: int, value: int, hold: int) -> None:
        """8.33b – Only a full ship throws something overboard."""
        holds = self.pirate(pirate).holds
        self.same("booty lost", "8.33b", (holds[hold - 1], True), (value, value > 0))
        holds[hold - 1] = 0

    def on_tortured(self, pirate: int, hostage: int, roll: int) -> None:
        """8.45a, 8.45b – Notoriety for his Value, whatever the roll."""
        self.same("torture", "8.45a", self.last[("torture", pirate)], roll)
        self.gain(pirate, int(HOSTAGES[hostage]["value"]))
        self.fight["hostage"] = hostage
        self.talk = self.talks(pirate) and int(HOSTAGES[hostage]["information"]) > 0

    def on_informed(self, pirate: int, port: int, points: int) -> None:
        """8.45a, 8.46a – Strictly above his Cruelty: Information on the Port the Merchant was bound for."""
        self.same("torture", "8.45a", self.talk, True)
        self.talk = False
        told = HOSTAGES[self.fight["hostage"]]["information"]
        self.same("torture", "8.46a", (self.target - FIRST_PORT, told), (port, points))
        known = self.pirate(pirate).information
        known[port] = known.get(port, 0) + points

    def talks(self, pirate: int) -> bool:
        """8.45a – 1d6 strictly higher than Cruelty; allies take the one that helps (11.2e)."""
        cruelty = min(int(PIRATES[each]["cruelty"]) for each in self.crew(pirate))
        return self.last.pop(("torture", pirate)) > cruelty

    def on_merchant(self, port: int) -> None:
        self.table.merchant[port] = NONE
        self.table.spotters[port] = 0
        self.table.face_up &= ~(1 << port)

    on_merchant_gone = on_merchant

    def on_moved(self, pirate: int, place: int) -> None:
        self.pirate(pirate).place = place

    on_sailed = on_moved
