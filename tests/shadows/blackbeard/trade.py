"""Booty turned into money, thefts, and what a Pirate is worth when he leaves: chapters 9.4, 9.6 and 18."""

from flibuste.games.blackbeard.table.constants import CAUSES, ENGLISH, NATIONS
from flibuste.games.blackbeard.table.state import State
from tests.shadows.blackbeard.fights import Fights
from tests.shadows.blackbeard.memory import NONE
from tests.shadows.blackbeard.printed import DATA, FIRST_PORT, HOSTAGES, PORTS, is_pirate_port

PRO_GOVERNORS = len(DATA["governors"]["pro"])


def per_cent(amount: int, rate: int) -> int:
    """So many per cent, rounded up to a whole Doubloon."""
    return -(-amount * rate // 100)


class Trade(Fights):
    """Money and points."""

    # ---- in Port ----------------------------------------------------------------------------------------------------

    def rate(self, pirate: int) -> int:
        """9.32a, 9.33a, 9.34c, 9.35c – What a Port pays him, in per cent; 0 where it is closed to him."""
        sheet = self.pirate(pirate)
        port = sheet.place - FIRST_PORT
        if is_pirate_port(port):
            return 100
        if self.table.haven_of[port] == pirate:
            return 110
        nation = NATIONS.index(PORTS[port]["nation"])
        if sheet.letter == nation and sheet.ally == NONE:
            return 100
        if (sheet.history >> nation) & 1:
            return 0
        governor = self.table.governor[port]
        return 50 if governor == NONE else 100 if governor < PRO_GOVERNORS else 0

    def on_fenced(self, pirate: int, booty: int, worth: int) -> None:
        """9.43a, 9.43b – Whole Holds; their sum, then the rate, rounded up once."""
        sheet = self.pirate(pirate)
        chosen = [n for n in range(4) if (getattr(self.move.action, "holds", 15) >> n) & 1]
        mine = sum(value for n, value in enumerate(sheet.holds) if n in chosen)
        self.same("fence", "9.43b", (mine, per_cent(mine, self.rate(pirate))), (booty, worth))
        sheet.holds = [0 if n in chosen else value for n, value in enumerate(sheet.holds)]
        sheet.net_worth += worth

    def on_ransomed(self, pirate: int, hostage: int, amount: int) -> None:
        """9.42c – 2d6 x Value x 10."""
        mine = self.last.pop(("ransom", pirate)) * int(HOSTAGES[hostage]["value"]) * 10
        self.same("ransom", "9.42c", mine, amount)
        self.add_booty(pirate, mine)

    def add_booty(self, pirate: int, amount: int) -> None:
        """9.42d, 11.3a – Into any Hold, even an occupied one; allies share it."""
        ways = [[(who, some) for who, some in way.items() if some] for way in self.shares(pirate, amount)]
        taken = [way for way in ways if all(share in self.unstowed_in(self.move.after) for share in way)]
        self.stowing += (taken or ways)[0]

    def unstowed_in(self, state: State) -> list[tuple[int, int]]:
        """Booty for which a Hold is being chosen."""
        steps = [step for step in state.stack if step.NAME == "stow"]
        return [(getattr(step, "pirate"), getattr(step, "amount")) for step in steps]  # noqa: B009

    def on_price(self, pirate: int, price: int) -> None:
        """9.45b, 18.41Da – 1d6 x 100 for a Safe Haven, D66 x 100 for a retirement."""
        if ("bribe", pirate) in self.last:
            mine = 100 * self.last.pop(("bribe", pirate))
        else:
            mine = 1000 * self.roll("retirement", 1) + 100 * self.roll("retirement", 1)
        self.same("price", "9.45b", mine, price)
        self.fight["price"] = price

    def on_bought_haven(self, pirate: int, port: int, price: int) -> None:
        self.same("price", "9.45b", self.fight["price"], price)
        self.pirate(pirate).net_worth -= price
        self.table.haven_of[port] = pirate

    def on_dug(self, pirate: int, found: int) -> None:
        """17.2#1d – 3d6 x 100 on a 3 or more."""
        lucky = self.last.pop(("dig", pirate)) >= 3
        mine = 100 * self.last.pop(("treasure", pirate)) if lucky else 0
        self.same("treasure", "17.2#1d", mine, found)
        self.add_booty(pirate, mine)

    # ---- theft ------------------------------------------------------------------------------------------------------

    def on_theft(self, thief: int, total: int, victim: int, against: int) -> None:
        """9.62a – 1d6 + Ability + 1 against 1d6 + Ability, +2 with Skull and Crossbones."""
        mine = self.last.pop(("theft", thief)) + self.trait(thief, "ability") + 1
        theirs = self.last.pop(("theft", victim)) + self.trait(victim, "ability") + 2 * self.fight.pop("hard", 0)
        self.same("theft", "9.62a", (mine, theirs), (total, against))
        self.fight["lead"] = mine - theirs

    def on_hardened(self, pirate: int) -> None:
        self.fight["hard"] = 1

    def on_stolen(self, thief: int, victim: int, amount: int) -> None:
        """9.63a – (1d6 + the difference) x 10 per cent of all his Booty, rounded up, at most all of it."""
        rate = min(100, 10 * (self.last.pop(("share", thief)) + self.fight["lead"]))
        mine = per_cent(sum(self.pirate(victim).holds), rate)
        self.same("theft", "9.63a", mine, amount)
        self.add_booty(thief, mine)

    def on_gave(self, pirate: int, hold: int, amount: int) -> None:
        self.pirate(pirate).holds[hold - 1] -= amount

    # ---- leaving ----------------------------------------------------------------------------------------------------

    def on_double_crossed(self, pirate: int, roll: int) -> None:
        self.same("double cross", "17.2#4a", self.roll("double-cross", 1), roll)

    def on_paid_off(self, pirate: int, amount: int) -> None:
        """17.2#4c – 2d6 x 10 per cent of his Net Worth, rounded up; 10 to 12 is everything."""
        rate = min(100, 10 * self.roll("double-cross-share", 2))
        mine = per_cent(self.pirate(pirate).net_worth, rate)
        self.same("double cross", "17.2#4c", mine, amount)
        self.pirate(pirate).net_worth -= mine

    def on_retired(self, pirate: int, way: int, points: int) -> None:
        """18.12A – 2 VP per Notoriety, 1 per full 100 of Net Worth."""
        sheet = self.pirate(pirate)
        if CAUSES[way] == "retired-bribe":
            sheet.net_worth -= self.fight["price"]
        if CAUSES[way] == "retired-pardon":
            self.same("points", "17.2#8d", NATIONS[ENGLISH], PORTS[sheet.place - FIRST_PORT]["nation"])
        mine = 2 * sheet.notoriety + sheet.net_worth // 100
        self.same("points", "18.12A", mine, points)
        self.leave(pirate, mine)

    def on_eliminated(self, pirate: int, way: int, points: int) -> None:
        """18.12B – 1 VP per Notoriety."""
        mine = self.pirate(pirate).notoriety
        self.same("points", "18.12B", mine, points)
        if CAUSES[way] == "commissioner":
            self.sunk_by_kc(pirate)
        self.leave(pirate, mine)

    def on_rejected(self, pirate: int, points: int) -> None:
        """2.7c – Whoever will not have a Pirate gives everybody else 10 VP."""
        self.same("points", "2.7c", 10, points)
        for other in self.table.others(self.seat):
            self.score(other, 10)

    def leave(self, pirate: int, points: int) -> None:
        """5.0c – He is gone, and so is his Alliance (11.6d)."""
        sheet = self.pirate(pirate)
        self.score(sheet.owner, points)
        self.gone[pirate] = sheet
        if sheet.ally != NONE:
            self.pirate(sheet.ally).ally = NONE
        self.table.pirates[pirate] = None
        self.table.in_play.remove(pirate)
        self.table.haven_of = [NONE if holder == pirate else holder for holder in self.table.haven_of]
