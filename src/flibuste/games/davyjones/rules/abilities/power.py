"""0007 – What an effect does: the places in the rules where an ability can act.

There is one `Power` per effect code; each method is handed the `Ability` with its values and the ship it works on. The
rules ask every power in force and add up what they answer. Most powers are but a trait.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.pieces import Ability, Cannon

if TYPE_CHECKING:
    from flibuste.games.davyjones.table.ship import Ship
    from flibuste.games.davyjones.table.state import State

NO_SEGMENT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What one effect code does. `traits` are its yes-or-no answers; `slot` is its bit for uses once a turn."""

    ONCE: ClassVar[bool] = False

    def __init__(self, traits: int = 0) -> None:
        self.traits = traits
        self.slot = 0

    def segment(self, state: "State", ship: "Ship", ability: Ability) -> int:
        """4.1.4 – A bonus segment of the ship's move, or NO_SEGMENT."""
        return NO_SEGMENT

    def lends_segment(self, state: "State", ship: "Ship", ability: Ability, mover: "Ship") -> int:
        """4.1.4 – A bonus segment for another ship's move."""
        return NO_SEGMENT

    def cannon_bonus(self, state: "State", ship: "Ship", ability: Ability, target: "Ship") -> int:
        """6.3 – Added to the die when the ship fires at the target."""
        return 0

    def hampers(self, state: "State", ship: "Ship", ability: Ability, shooter: "Ship") -> int:
        """6.3 – Added to the die when the ship is fired at."""
        return 0

    def bars_shot(self, state: "State", ship: "Ship", ability: Ability, shooter: "Ship", reach: int) -> bool:
        """6.10 – Whether the ship cannot be fired at by this shooter with this range."""
        return False

    def wards_off(self, state: "State", ship: "Ship", ability: Ability, shooter: "Ship", reach: int) -> bool:
        """6.3 – Whether a shot of this range at the ship never hits, though it may be fired."""
        return False

    def board_bonus(self, state: "State", ship: "Ship", ability: Ability, foe: "Ship") -> int:
        """4.8.2 – Added to the ship's boarding roll."""
        return 0

    def gun(self, state: "State", ship: "Ship", ability: Ability) -> Cannon | None:
        """6.1 – A gun besides those on the masts (11.3.50)."""
        return None

    def shot(self, ability: Ability) -> int:
        """11.1.5 – The kind of special shot it allows once a turn, PLAIN if none."""
        return 0

    def breath(self, ability: Ability) -> int:
        """11.3.56, 11.3.57 – The kind of breath the ship may shoot with instead of its guns, PLAIN if none."""
        return 0

    def ticks(self, state: "State", ship: "Ship", ability: Ability) -> None:
        """3.8 (a) – The controller's turn starts: counters tick."""

    def starts(self, state: "State", ship: "Ship", ability: Ability) -> None:
        """3.8 (c) – The controller's turn starts: push a step, roll a die."""

    def watches(self, state: "State", ship: "Ship", ability: Ability) -> None:
        """3.8 (c) – The turn of another player starts: push a step."""

    def holds_up(self, state: "State", ship: "Ship", ability: Ability) -> bool:
        """3.2 – The ship is given an action: something comes first, and the order has to be given anew."""
        return False

    def offers(self, state: "State", ship: "Ship", ability: Ability, found: list[Action]) -> None:
        """3.5, 11.1.2 – What it adds to the menu of the ship's controller in his turn."""

    def allows(self, state: "State", ship: "Ship", ability: Ability, action: Action) -> bool:
        """Whether it allows an action of its own verb that is not offered: a place or a direction of choice."""
        return False

    def use(self, state: "State", ship: "Ship", ability: Ability, action: Action) -> bool:
        """Carry out an action it offers; False if the action is another's."""
        return False

    def lands(self, state: "State", ship: "Ship", ability: Ability, token: int) -> None:
        """5.6 – A unique treasure with it has just been loaded face up."""
