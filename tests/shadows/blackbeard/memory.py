"""What the shadow remembers: the table as it should be, the dice of the rolls under way, and what is still due."""

from collections import Counter
from typing import ClassVar

from flibuste.games.blackbeard.table.constants import ROLLS
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State
from tests.shadows.blackbeard.printed import FIRST_PORT, PIRATES, PORTS
from tests.shadows.frame import Move

NONE = -1
Gain = dict[int, int]


class Memory:
    """The shadow's own notes. `table` is a copy of the state before the move, on which it plays the move itself.

    `due` are gains of Notoriety that must be told next: for each the ways to share it. `harm` is Combat damage to come.
    """

    parts: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        self.move: Move[State]
        self.table: State
        self.dice: dict[str, list[int]] = {}
        self.last: dict[tuple[str, int], int] = {}
        self.due: list[list[Gain]] = []
        self.harm: list[tuple[list[int], int]] = []
        self.before_this = ""
        self.fight: dict[str, int] = {}
        self.target = NONE
        self.stowing: list[tuple[int, int]] = []
        self.offered: list[Gain] = []
        self.seat = NONE
        self.talk = False
        self.contests: set[str] = set()
        self.unsure: set[int] = set()
        self.gone: dict[int, Pirate] = {}

    # ---- comparing --------------------------------------------------------------------------------------------------

    def same(self, part: str, clause: str, shadow: object, engine: object) -> None:
        self.parts[part] += 1
        self.move.expect(part, clause, shadow, engine)

    def score(self, seat: int, points: int) -> None:
        """18.12x – Scored at once."""
        self.parts["score"] += 1
        self.table.players[seat].score += points

    # ---- dice -------------------------------------------------------------------------------------------------------

    def roll(self, label: str, count: int) -> int:
        """The sum of the next dice with this label."""
        thrown = self.dice.get(label, [])
        if len(thrown) < count:
            self.move.disagree(f"dice of {label}", "12.0a", f"{count} dice", thrown)
        taken, self.dice[label] = thrown[:count], thrown[count:]
        return sum(taken)

    def number_of_dice(self, what: str, pirate: int) -> int:
        """2.4a – How many dice each roll of a Pirate has."""
        counts = {"ransom": 2, "treasure": 3, "duel": PIRATES[pirate]["duel"]}
        if what == "booty":
            return int(PORTS[self.target - FIRST_PORT]["wealth"])
        return int(counts.get(what, 1))

    def rolled(self, pirate: int, what: int, total: int) -> None:
        label = ROLLS[what]
        mine = self.roll(label, self.number_of_dice(label, pirate))
        self.same("rolls", "12.0a", mine, total)
        self.last[label, pirate] = mine

    # ---- Pirates ----------------------------------------------------------------------------------------------------

    def pirate(self, number: int) -> Pirate:
        return self.table.pirate(number)

    def crew(self, number: int) -> list[int]:
        """11.2a – A Pirate and his ally: they do things as one."""
        ally = self.pirate(number).ally
        return [number] if ally == NONE else [number, ally]

    def trait(self, number: int, name: str) -> int:
        """11.2e – Of allies the player takes the trait that helps."""
        return max(int(PIRATES[each][name]) for each in self.crew(number))

    def combat(self, number: int, attacked: bool) -> int:
        """6.46a, 11.2b, 13.22b, 17.2#10b – Ship Combat with everything that counts for it."""
        ships = [self.pirate(each) for each in self.crew(number)]
        values = [ship.combat - (2 if attacked and ship.revels else 0) for ship in ships]
        guns = 2 if any(ship.guns for ship in ships) else 0
        return max(values) + (1 if len(ships) == 2 else 0) + guns

    def speed(self, number: int) -> int:
        """11.2c, 13.22b – Ship Speed against whoever chases: the slower of two."""
        ships = [self.pirate(each) for each in self.crew(number)]
        return min(ship.speed - (2 if ship.revels else 0) for ship in ships)

    def shares(self, number: int, amount: int) -> list[Gain]:
        """11.3a – Evenly, the odd one to the higher Leadership; with equal ones to either."""
        crew = self.crew(number)
        if len(crew) == 1:
            return [{number: amount}]
        less, more = amount // 2, amount - amount // 2
        ranks = [int(PIRATES[each]["leadership"]) for each in crew]
        first, second = crew
        ways = [{first: more, second: less}] if ranks[0] >= ranks[1] else []
        return ways + ([{first: less, second: more}] if ranks[1] >= ranks[0] else [])

    # ---- gains that must follow -------------------------------------------------------------------------------------

    def gain(self, number: int, points: int) -> None:
        """Notoriety that this Pirate (and his ally) must receive."""
        ways = [{who: some for who, some in way.items() if some} for way in self.shares(number, points)]
        if any(ways):
            self.due.append(ways)

    def on_notoriety(self, pirate: int, points: int, now: int) -> None:
        """18.2a – It was due, and to him, and so much."""
        self.capture_is_due(pirate)
        if not self.due:
            self.same("notoriety", "18.2a", "nothing is due", (pirate, points))
        found = next((ways for ways in self.due if any(way.get(pirate) == points for way in ways)), self.due[0])
        fitting = [way for way in found if way.get(pirate) == points]
        self.same("notoriety", "18.2a", True if fitting else self.due, True if fitting else {pirate: points})
        self.pirate(pirate).notoriety += points
        self.same("notoriety", "18.2a", self.pirate(pirate).notoriety, now)
        self.due.remove(found)
        left = [{who: some for who, some in way.items() if who != pirate} for way in fitting]
        self.due = ([left] if any(left) else []) + self.due

    def capture_is_due(self, pirate: int) -> None:
        """8.35a – The capture itself: Cargo + 1d6."""
        crew = self.crew(pirate)
        for each in crew:
            die = self.last.pop(("capture", each), 0)
            if die and not self.due:
                self.parts["capture"] += 1
                self.gain(each, self.fight["cargo"] + die)

    def hurt(self, number: int, points: int) -> None:
        """6.27a, 11.4a – Combat damage, shared by allies."""
        if points > 0:
            self.harm.append((self.crew(number), points))

    def on_damaged(self, pirate: int, points: int, combat: int) -> None:
        """Damage that was due to him; of allies each takes half, and one of them the odd point."""
        fitting = [each for each in self.harm if pirate in each[0]]
        self.same("damage", "6.27a", True, bool(fitting))
        self.harm.remove(fitting[0])
        crew, due = fitting[0]
        if len(crew) == 1:
            self.same("damage", "6.27a", due, points)
        else:
            self.same("damage", "11.4a", True, points in (due // 2, due - due // 2))
            rest = [each for each in crew if each != pirate]
            if due > points:
                self.harm.insert(0, (rest, due - points))
        self.pirate(pirate).combat -= points
        self.same("damage", "6.25a", self.pirate(pirate).combat, combat)

    def nothing_is_due(self) -> None:
        """Before anything new begins, everything earned has been given."""
        capture = [key for key in self.last if key[0] == "capture"]
        self.same("notoriety", "18.2a", ([], []), (self.due, capture))
        self.harm = [(crew, points) for crew, points in self.harm if all(self.table.pirates[each] for each in crew)]
        self.same("damage", "6.27a", [], self.harm)
