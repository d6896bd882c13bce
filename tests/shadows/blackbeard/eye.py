"""The shadow of Blackbeard: it hears what happens, reckons what should have, and compares all sheets after a move."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.state import State as AnyState
from flibuste.games.blackbeard.table.constants import ROLLS
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import MoveTo
from flibuste.games.blackbeard.table.state import State
from tests.shadows.blackbeard.memory import NONE
from tests.shadows.blackbeard.offers import Offers
from tests.shadows.blackbeard.printed import FIRST_PORT, PIRATES
from tests.shadows.frame import Move, Shadow

# What leads to Booty, and what leads to rolls and fights.
RARE = {
    "plunder", "ransom", "dig", "steal", "sack", "ally", "keep-hostage", "fence", "retire", "letter", "kc-oust", "take",
}  # fmt: skip
EVENTFUL = {
    "spot", "attack", "kc-intercept", "kc-chase", "kc-assault", "warship", "strike", "send-kc", "torture", "fight",
    "business", "buy-haven", "pay", "play",
}  # fmt: skip

# 6.45, 6.46, 10.32, 10.34 – What must follow before the next Action: a contest has an end, a plundered Merchant goes.
OPENS = {"warship-attacks": "warship", "kc-chase": "chase", "kc-caught": "battle", "cargo": "merchant"}
CLOSES = {
    "escaped": "warship", "warship-beaten": "warship", "driven-off": "warship", "kc-came": "warship",
    "kc-caught": "chase", "kc-missed": "chase", "kc-beaten": "battle", "eliminated": "battle", "retired": "battle",
    "merchant-gone": "merchant",
}  # fmt: skip

# 6.23a – Combat, Speed and Holds of a Sloop, a Schooner, a Brigantine.
SHIPS = [(5, 5, 2), (6, 3, 3), (7, 1, 4)]


class Eye(Offers, Shadow[State]):
    """Follows one game."""

    GAME: ClassVar[str] = "blackbeard"
    quick: ClassVar[int] = 1_500
    journal: ClassVar[bool] = True

    def look(self, state: AnyState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def check(self, move: Move[State]) -> None:
        self.move, self.table = move, move.before.clone()
        self.unsure.clear()
        self.gone.clear()
        self.dice = {}
        for roll in move.rolls:
            self.dice.setdefault(roll.label, []).append(roll.value)
        self.stowing = self.unstowed_in(move.before)
        for event in move.events:
            self.seat = event.seat
            self.hear(event)
            self.note_hunt(event.kind.name)
            self.note_contest(event.kind.name)
            self.before_this = event.kind.name
        self.compare(move)

    def pick(self, move: Move[State], dice: Chance) -> Action:
        """Random, but rather what leads to rolls, fights and Booty."""
        self.move = move
        self.compare_offers(move)
        for wanted in (RARE, EVENTFUL):
            options = [each for each in move.state.options(move.seat) if each.verb in wanted or self.lands(move, each)]
            if options and dice.below(3, "preference"):
                return options[dice.below(len(options), "choice")]
        return super().pick(move, dice)

    def lands(self, move: Move[State], action: Action) -> bool:
        """Whoever has Hostages or Booty aboard goes ashore with them."""
        if not isinstance(action, MoveTo) or action.place < FIRST_PORT:
            return False
        sheet = move.before.pirate(action.pirate)
        return bool(sheet.hostages) or sheet.booty() > 0

    def note_contest(self, name: str) -> None:
        """Whatever has begun is over when a new Action is declared."""
        if name == "declared":
            self.same("contests", "4.5x", set(), self.contests)
        self.contests -= {CLOSES.get(name, "")}
        self.contests |= {OPENS[name]} if OPENS.get(name) else set()

    def compare_offers(self, move: Move[State]) -> None:
        step, state = move.before.stack[-1], move.before
        if step.NAME == "choose-action":
            self.compare_actions(state, move.state.options(move.seat))
        elif step.NAME == "window":
            self.compare_hunt(state, move.seat, getattr(step, "moment"), move.state.options(move.seat))  # noqa: B009

    # ---- what changes the sheets without being computed here ------------------------------------------------------

    on_rolled = Offers.rolled

    def on_rerolled(self, pirate: int, what: int, total: int, left: int) -> None:
        """12.0a – One point of Cunning, all dice again."""
        self.rolled(pirate, what, total)

    def on_deployed(self, pirate: int, place: int) -> None:
        self.table.pirates[pirate] = Pirate(pirate, self.seat, place)
        self.table.in_play.append(pirate)

    def on_rigged(self, pirate: int, ship: int) -> None:
        self.refit(pirate, ship)

    def on_converted(self, pirate: int, ship: int) -> None:
        self.refit(pirate, ship)
        self.unsure.add(pirate)

    def refit(self, pirate: int, ship: int) -> None:
        sheet = self.pirate(pirate)
        sheet.ship = ship
        sheet.combat, sheet.speed, holds = SHIPS[ship]
        sheet.holds += [0] * (holds - len(sheet.holds))

    def on_swapped(self, pirate: int, ship: int) -> None:
        self.unsure.add(pirate)

    def on_looted(self, pirate: int, amount: int) -> None:
        self.unsure.add(pirate)

    def on_captain(self, old: int, pirate: int) -> None:
        """14.2d, 15.1c – The ship and all aboard; nothing else."""
        sheet = Pirate(pirate, self.seat, self.gone[old].place)
        sheet.board(self.gone[old])
        self.table.pirates[pirate] = sheet
        self.table.in_play.append(pirate)

    def on_slowed(self, pirate: int, points: int, speed: int) -> None:
        self.pirate(pirate).speed = speed

    def on_repaired(self, pirate: int, speed: int, combat: int) -> None:
        """9.44b – Never above the ship's maximum; `repair` has the points."""
        sheet = self.pirate(pirate)
        self.same("refit", "9.44b", True, sheet.speed <= speed <= SHIPS[sheet.ship][1])
        self.same("refit", "9.44b", True, sheet.combat <= combat <= SHIPS[sheet.ship][0])
        sheet.speed, sheet.combat = speed, combat

    def on_revelled(self, pirate: int, forced: int) -> None:
        self.pirate(pirate).revels = 1

    def on_recovered(self, pirate: int) -> None:
        self.pirate(pirate).revels = 0

    def on_armed(self, pirate: int) -> None:
        self.pirate(pirate).guns = True

    def on_lettered(self, pirate: int, nation: int) -> None:
        self.pirate(pirate).letter = nation

    def on_letter_lost(self, pirate: int, nation: int) -> None:
        self.pirate(pirate).letter = NONE

    def on_haven_lost(self, pirate: int, port: int) -> None:
        self.table.haven_of[port] = NONE

    def on_new_governor(self, governor: int, port: int) -> None:
        self.table.governor[port] = governor

    def on_governor_gone(self, governor: int, port: int) -> None:
        self.table.governor[port] = NONE

    def on_allied(self, pirate: int, other: int) -> None:
        self.pirate(pirate).ally, self.pirate(other).ally = other, pirate

    def on_parted(self, pirate: int, other: int) -> None:
        self.pirate(pirate).ally = self.pirate(other).ally = NONE

    def on_notoriety_lost(self, pirate: int, points: int, now: int) -> None:
        """19.16bis-a – Not below 0."""
        self.pirate(pirate).notoriety = max(0, self.pirate(pirate).notoriety - points)

    # ---- the sheets -------------------------------------------------------------------------------------------------

    def compare(self, move: Move[State]) -> None:
        left = {label: dice for label, dice in self.dice.items() if dice and label in ROLLS}
        self.same("rolls", "12.0a", {}, left)
        if move.after.is_over():
            self.last_scores(move.after)
        mine = [player.score for player in self.table.players]
        self.same("score", "18.12x", mine, [player.score for player in move.after.players])
        self.same("in play", "5.0a", sorted(self.table.in_play), sorted(move.after.in_play))
        for number in self.table.in_play:
            self.compare_sheet(self.pirate(number), move.after.pirate(number))
        self.compare_spotters(move)
        self.same("booty", "9.42d", sorted(self.stowing), sorted(self.unstowed_in(move.after)))

    def last_scores(self, after: State) -> None:
        """18.12B – 1 VP per Notoriety of every Pirate still in play."""
        for number in self.table.in_play:
            self.score(self.pirate(number).owner, self.pirate(number).notoriety)

    def compare_sheet(self, mine: Pirate, theirs: Pirate) -> None:
        who = PIRATES[mine.number]["id"]
        self.same("notoriety", "18.2a", (who, mine.notoriety), (who, theirs.notoriety))
        self.same("net worth", "9.43b", (who, mine.net_worth), (who, theirs.net_worth))
        if mine.number not in self.unsure:
            self.same("booty", "6.22b", (who, sum(mine.holds)), (who, sum(theirs.holds)))
            self.same("ship", "6.25a", (who, mine.combat, mine.speed), (who, theirs.combat, theirs.speed))
        self.same("information", "8.46b", (who, mine.information), (who, theirs.information))

    def compare_spotters(self, move: Move[State]) -> None:
        """8.15a – Who has spotted which Merchant."""
        alive = sum(1 << number for number in move.after.in_play)
        mine = [spotters & alive for spotters in self.table.spotters]
        self.same("spotters", "8.15a", mine, [spotters & alive for spotters in move.after.spotters])
