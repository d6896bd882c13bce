"""11.3.27, 12.14 – Having the ability of another: copies at the start of the turn, and the Eye of Insanity."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.rules.abilities.active_abilities import crew_nation, fade
from flibuste.games.davyjones.rules.abilities.active_crew import holder_of
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Copy, CopyKeyword, Swap
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.constants import (
    BLACK_MARK,
    CURSED,
    KEYWORDS,
    LIMIT,
    RANSOM,
    SEA_MONSTER,
    TREASURE_SHIP,
    TURTLE_SHIP,
)
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.events import COPIED, COPIED_WORD, SWAPPED
from flibuste.games.davyjones.table.lacking import not_aboard
from flibuste.games.davyjones.table.pieces import Ability, Card
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State

_NEVER: Final = LIMIT | BLACK_MARK | RANSOM | SEA_MONSTER | TURTLE_SHIP | TREASURE_SHIP


def cards_in_play(state: State) -> list[Card]:
    """11.3.27 – The ships afloat and the crew that lie face up, aboard."""
    found: list[Card] = [ship.card for ship in state.ships if ship.status == SAILING]
    found += [crew.card for crew in state.crew if crew.ship >= 0 and crew.face_up]
    return found


class CopyAbility(ShipQuestion):
    """11.3.27 – At the start of the own turn: one ability or keyword of any face-up piece, until the next pick."""

    NAME: ClassVar[str] = "copy-ability"
    CLAUSE: ClassVar[str] = "11.3.27"
    TAKES: ClassVar[tuple[str, ...]] = ("copy", "copy-word", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("nothing-like-it-in-play",)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        words = 0
        for card in cards_in_play(state):
            words |= card.keywords & ~_NEVER
            for ability in card.abilities:
                action = do(Copy, ability.effect, ability.number)
                if ability.effect != codes.COPY_ANY_ABILITY and action not in found:
                    found.append(action)
        found += [do(CopyKeyword, word) for word in range(len(KEYWORDS)) if words >> word & 1]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != PASS:
            ship = state.ship(self.ship)
            crew = holder_of(state, ship, codes.COPY_ANY_ABILITY)
            if isinstance(action, Copy):
                self.settle(ship, crew, [action.ability], 0)
                state.tell(COPIED, self.player, self.ship, action.effect)
            elif isinstance(action, CopyKeyword):
                self.settle(ship, crew, [], 1 << action.keyword)
                state.tell(COPIED_WORD, self.player, self.ship, action.keyword)
            fade(state, ship)

    def settle(self, ship: Ship, crew: Crew | None, abilities: list[int], words: int) -> None:
        """The piece has it, and what it had copied before no more."""
        if crew is None:
            ship.copied, ship.copied_keywords = abilities, words
        else:
            crew.copied, crew.copied_keywords = abilities, words
        ship.forget_abilities()

    def breach(self, state: State, action: Action) -> Refusal:
        return Refusal("11.3.27", "nothing-like-it-in-play")


class Copying(Power):
    """11.3.27 – Davy Jones and the Behemoth."""

    def starts(self, state: State, ship: Ship, ability: Ability) -> None:
        state.stack.append(CopyAbility(ship.player, ship.number))


class EyeOfInsanity(ShipQuestion):
    """12.14 – At the start of the own turn a crew aboard swaps its ability for that of a Cursed crew."""

    NAME: ClassVar[str] = "eye-of-insanity"
    CLAUSE: ClassVar[str] = "12.14"
    TAKES: ClassVar[tuple[str, ...]] = ("swap", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-such-crew-to-swap",)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [
            do(Swap, own, other.number)
            for own in state.ship(self.ship).crew
            for other in self.models(state)
            if other.number != own
        ]
        return [*found, PASS]

    def models(self, state: State) -> list[Crew]:
        """The face-up Cursed crew in play, aboard."""
        return [
            crew
            for crew in state.crew
            if crew.ship >= 0
            and crew.face_up
            and crew.card.abilities
            and crew_nation(state, state.ship(crew.ship), crew) == CURSED
        ]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Swap):
            crew = state.crew[action.crew]
            crew.swapped = [ability.number for ability in state.crew[action.other].card.abilities]
            state.ship(self.ship).forget_abilities()
            fade(state, state.ship(self.ship))
            state.tell(SWAPPED, self.player, action.crew, action.other)

    def breach(self, state: State, action: Action) -> Refusal:
        """12.14 – One's own crew is aboard the carrier; the other lies face up and is Cursed."""
        assert isinstance(action, Swap)
        ship = state.ship(self.ship)
        if action.crew not in ship.crew:
            return not_aboard("12.14", ship)
        return Refusal("12.14", "no-such-crew-to-swap")


def may_swap(state: State, ship: Ship) -> bool:
    """12.14 – Nobody is asked where nobody could swap."""
    return len(EyeOfInsanity(ship.player, ship.number).options(state)) > 1


class Eye(Power):
    """12.14 – The Eye of Insanity."""

    def starts(self, state: State, ship: Ship, ability: Ability) -> None:
        if may_swap(state, ship):
            state.stack.append(EyeOfInsanity(ship.player, ship.number))


COPY_POWERS: Final[dict[int, Power]] = {
    codes.COPY_ANY_ABILITY: Copying(),
    codes.EYE_OF_INSANITY: Eye(),
}
