"""The shadow of Davy Jones' Curse: it looks at what may be chosen, hears what happens, and compares the table then."""

from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.state import State as AnyState
from flibuste.engine.step import Step
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State
from tests.shadows.davyjones.gold import Gold
from tests.shadows.davyjones.melee import begin as begin_melee
from tests.shadows.frame import Move, Shadow

LIKED = {
    "fire", "broadside", "musket", "ram", "board", "board-at", "load", "explore", "steal", "search", "prize", "shoot",
    "tow", "reveal", "take", "breathe",
}  # fmt: skip


class Eye(Gold, Shadow[State]):
    """Follows one game."""

    GAME: ClassVar[str] = "davyjones"
    quick: ClassVar[int] = 300
    long: ClassVar[int] = 6_000
    journal: ClassVar[bool] = True

    def begin(self, move: Move[State], state: AnyState) -> None:
        """The fleets meet at once, if they are on the table already."""
        assert isinstance(state, State)
        if all(player.home != NONE for player in state.players):
            begin_melee(state, Fast(f"melee of {move.seed}"))
            move.after = self.look(state)

    def look(self, state: AnyState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def pick(self, move: Move[State], dice: Chance) -> Action:
        """Random, but rather fights and treasure; and of the courses rather those that lead somewhere."""
        self.move, self.table = move, move.before
        step = move.before.stack[-1]
        options = move.state.options(move.seat)
        self.compare_offers(step, options)
        liked = [action for action in options if action.verb in LIKED]
        if liked and dice.below(5, "liked"):
            return liked[dice.below(len(liked), "choice")]
        if step.NAME == "sailing":
            return options[dice.below(min(12, len(options)), "course")]
        return super().pick(move, dice)

    def compare_offers(self, step: Step[Any], options: list[Action]) -> None:
        if step.NAME == "shooting":
            self.mode = getattr(step, "mode")  # noqa: B009
            self.compare_targets(self.table, step, options)
        elif step.NAME == "loading":
            self.compare_loading(self.table, step, options)
        elif step.NAME == "prize":
            self.compare_prizes(self.table, step, options)

    def check(self, move: Move[State]) -> None:
        self.move, self.table, self.after = move, move.before, move.after
        self.gold = [player.gold() for player in move.before.players]
        self.felled.clear()
        self.note_action(move.action)
        for event in move.events:
            self.seat = event.seat
            self.hear(event)
        self.compare_damage()
        self.compare_boarding()
        self.compare_landed()
        self.compare_gold()
        self.compare_docks()
        self.compare_places()

    def note_action(self, action: Action) -> None:
        """A shot or a boarding may be settled some moves later, when every die stands."""
        if action.verb in ("fire", "musket", "paw", "broadside", "breathe", "smoke", "cease", "shoot"):
            self.gun = getattr(action, "mast") if action.verb == "fire" else NONE  # noqa: B009
        if action.verb in ("board", "board-at"):
            self.at_s = action.verb == "board-at"

    def compare_damage(self) -> None:
        """6.12 – When everything that follows a hit is over."""
        names = [step.NAME for step in self.after.stack]
        if "hits" in names or "lose-mast" in names or ("shooting" in names and names[-1] != "shooting"):
            return
        for number, mine in self.expected.items():
            ship = self.after.ship(number)
            self.same("damage", "6.12", (number, mine), (number, (ship.standing(), ship.panels, ship.status)))
        self.expected.clear()
