"""Boarding: the two totals, who wins, and what the winner may take. Chapters 4.8, 8.10, 8.12 and 11.3.6 to 11.3.14."""

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.constants import NONE, SEA_MONSTER
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from tests.shadows.davyjones.guns import CODE, Guns
from tests.shadows.davyjones.powers import HOLY_WATER, active, crew_aboard, has_treasure, room, token_space


class Boarding(Guns):
    """Compared at every boarding."""

    def on_boards(self, ship: int, target: int) -> None:
        self.boarders = {}
        self.sides = (ship, target)

    def on_boarding_roll(self, ship: int, die: int, total: int) -> None:
        """4.8.2 – 1d6 + standing masts + boarding bonuses."""
        mine, foe = self.table.ship(ship), self.table.ship(self.sides[1] if ship == self.sides[0] else self.sides[0])
        extra = self.boarding_bonus(self.table, mine, foe)
        if extra is not None:
            masts = mine.standing() - self.felled[ship]
            self.same("boarding", "4.8.2", die + masts + extra, total)
        self.boarders[ship] = total

    def boarding_bonus(self, state: State, ship: Ship, foe: Ship) -> int | None:
        """11.3.6, 11.3.7, 11.3.8 – Each ability once, 2 for 1 against a monster; nothing for who is boarded at S."""
        if has_treasure(state, foe, HOLY_WATER) or has_treasure(state, ship, HOLY_WATER) or self.is_cursed_sea():
            return None
        if self.at_s and ship.number == self.sides[1]:
            return 0
        powers = active(state, ship)
        plain = [p for p in powers if p.effect == CODE["board-bonus"] and self.is_against(p, state, foe)]
        beasts = [p.value for p in powers if p.effect == CODE["board-bonus-vs-monster"]]
        if foe.card.has(SEA_MONSTER) and beasts:
            return max(beasts) + sum(p.value for p in plain if p.vs != NONE)
        return sum(p.value for p in plain)

    def on_boarding_won(self, ship: int) -> None:
        self.same("boarding won", "4.8.2", self.higher(), ship)
        self.boarders = {}

    def on_boarding_tie(self) -> None:
        self.same("boarding won", "4.8.3", self.higher(), None)
        self.boarders = {}

    def higher(self) -> int | None:
        one, other = self.sides
        if self.boarders[one] == self.boarders[other]:
            return None
        return one if self.boarders[one] > self.boarders[other] else other

    def compare_boarding(self) -> None:
        """8.12.2 – Both have rolled and nobody has won: a turtle ship that still has panels has lost."""
        if len(self.boarders) == 2 and not self.is_under_way("boarding"):
            winner = self.higher()
            loser = next((self.table.ship(side) for side in self.sides if side != winner), None)
            self.same("boarding won", "8.12.2", True, loser is not None and loser.panels > 0)
            self.boarders = {}

    def is_under_way(self, name: str) -> bool:
        return any(name == step.NAME for step in self.after.stack)

    # ---- prizes -----------------------------------------------------------------------------------------------------

    def compare_prizes(self, state: State, step: object, options: list[Action]) -> None:
        """4.8.4 – A crew or a treasure, if there is one; 4.8.6 – whether there is room for it shows later."""
        loser = state.ship(getattr(step, "loser"))  # noqa: B009
        told = {action.words[0][1] for action in options if action.verb == "prize"}
        self.same("prize", "4.8.4", bool(loser.cargo), "treasure" in told)
        guards = [p for each in crew_aboard(state, loser) for p in each.card.abilities] + active(state, loser)
        if not any(p.effect == CODE["crew-protected"] for p in guards) and not has_treasure(state, loser, HOLY_WATER):
            self.same("prize", "4.8.4", bool(loser.crew), "crew" in told)

    def on_no_prize(self, ship: int) -> None:
        """4.8.6 – Nothing to take, or no room for it."""
        winner = self.table.ship(ship)
        loser = self.table.ship(self.sides[1] if ship == self.sides[0] else self.sides[0])
        verb, token = self.move.action.verb, getattr(self.move.action, "token", NONE)
        if verb == "lose-token":
            self.same("no prize", "4.8.6", True, token_space(self.table, token) > room(self.table, winner))
        elif verb != "prize":
            self.same("no prize", "4.8.6", ([], []), (loser.cargo, loser.crew))

    def on_token_taken(self, token: int, ship: int) -> None:
        """4.8.6 – From the loser to the winner, and it fits."""
        winner = self.table.ship(ship)
        loser = next((each for each in self.table.ships if token in each.cargo), None)
        self.same("prize taken", "4.8.6", True, loser is not None and loser.number != ship)
        if sum(event.kind.name == "token-taken" for event in self.move.events) == 1:
            self.same("prize taken", "4.8.6", True, token_space(self.table, token) <= room(self.table, winner))
        if loser is not None:
            self.same("prize taken", "4.8.6", False, token in self.after.ship(loser.number).cargo)

    def on_crew_lost(self, crew: int, card: int) -> None:
        """1.19 – Gone for good."""
        self.same("crew lost", "4.8.4", OUT_OF_GAME, self.after.crew[crew].ship)
        aboard = [ship.number for ship in self.after.ships if crew in ship.crew]
        self.same("crew lost", "1.19", [], aboard)
