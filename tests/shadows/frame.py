"""What all shadows share: random games, played by the engine and followed move by move by a shadow."""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Data
from flibuste.engine.journal import Event
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State
from tests.proofs.covering import covering
from tests.proofs.play import Setting, somebody

T = TypeVar("T")
Meddle = Callable[[State], object]


class Roll:
    """A result of chance, by its label: the face of a die, the kind of a card drawn, the item picked, a new order.

    `face` is what a die shows, also where the engine counts its faces from 0.
    """

    def __init__(self, label: str, value: Any, counted_from_0: bool = False) -> None:
        self.label = label
        self.value = value
        self.face = value + 1 if counted_from_0 else value

    def __repr__(self) -> str:
        return f"{self.label}={self.value}"


class Witness(Chance):
    """Chance that remembers what it gave, in the words of the game, until the shadow has seen it."""

    def __init__(self, seed: int | str) -> None:
        self.source = Fast(seed)
        self.rolls: list[Roll] = []

    def noted(self, label: str, value: Any, counted_from_0: bool = False) -> Any:
        self.rolls.append(Roll(label, value, counted_from_0))
        return value

    def taken(self) -> list[Roll]:
        """What it gave since the last time."""
        rolls, self.rolls = self.rolls, []
        return rolls

    def below(self, n: int, label: str) -> int:
        return int(self.noted(label, self.source.below(n, label), True))

    def die(self, label: str) -> int:
        return int(self.noted(label, self.source.die(label)))

    def draw(self, bag: int, label: str) -> int:
        return int(self.noted(label, self.source.draw(bag, label)))

    def pick(self, items: list[int], label: str) -> int:
        index = self.source.pick(items, label)
        self.noted(label, items[index])
        return index

    def shuffle(self, items: list[int], label: str) -> None:
        self.source.shuffle(items, label)
        self.noted(label, items[:])

    def clone(self) -> "Witness":
        other = Witness(0)
        other.source = self.source.clone()
        other.rolls = self.rolls[:]
        return other


class Boxed(Setting):
    """A setting with other pieces than the printed ones: a box that the shadow names."""

    def __init__(self, name: str, box: str, pieces: Data, seats: int, options: Data) -> None:
        super().__init__(load_game(name, pieces), seats, options)
        self.box = box

    def __repr__(self) -> str:
        return f"{super().__repr__()}-{self.box}"


class Disagreement(AssertionError):
    """Engine and shadow do not say the same. The message has everything that is needed to see it again."""


class Move(Generic[T]):
    """One decision of a game: before, the choice, what chance gave, and after.

    `before` and `after` are what the shadow's `look` made of the table; `state` is the engine's own, after the move.
    """

    def __init__(self, setting: Setting, seed: int | str, number: int, before: T) -> None:
        self.setting = setting
        self.seed = seed
        self.number = number
        self.before = before
        self.after = before
        self.seat = -1
        self.action: Action
        self.rolls: list[Roll] = []
        self.events: list[Event] = []
        self.state: State

    def expect(self, what: str, clause: str, shadow: object, engine: object) -> None:
        """Both have to say the same of this; the clause is the one that it follows from."""
        if shadow != engine:
            self.disagree(what, clause, shadow, engine)

    def disagree(self, what: str, clause: str, shadow: object, engine: object) -> NoReturn:
        if isinstance(shadow, dict) and isinstance(engine, dict):
            shadow, engine = unlike(shadow, engine), unlike(engine, shadow)
        lines = [
            f"{self.setting}, seed {self.seed}, move {self.number}: {what} ({clause})",
            f"  seat {self.seat + 1}: {getattr(self, 'action', 'nothing chosen yet')}",
            f"  chance: {self.rolls}",
            f"  the shadow says {shadow}",
            f"  the engine says {engine}",
            f"  again: {repeat(self.setting, self.seed)}",
        ]
        raise Disagreement("\n".join(lines))


def unlike(some: dict[Any, Any], others: dict[Any, Any]) -> dict[Any, Any]:
    """What is in the first table and not the same in the second."""
    return {key: value for key, value in some.items() if key not in others or others[key] != value}


def repeat(setting: Setting, seed: int | str) -> str:
    """The command that plays this very game again."""
    box = f" --box {setting.box}" if isinstance(setting, Boxed) else ""
    options = "".join(f" --set {name}={str(value).lower()}" for name, value in setting.options.items())
    return (
        f"python -m tests.shadows {setting.game.name} --players {setting.seats}{box}{options} --seed {seed} --games 1"
    )


class Shadow(Generic[T]):
    """The second pair of eyes for one game: a new one follows each game, so it may remember what it likes.

    `quick` and `long` are how many decisions it follows in the quick suite and in each part of the long one.
    `journal` asks for the events of each move, too. `BOXES` are other pieces to play with, by name, which bring about
    what the printed ones seldom do: an empty bank, an empty pile.
    """

    GAME: ClassVar[str] = ""
    quick: ClassVar[int] = 2_000
    long: ClassVar[int] = 50_000
    journal: ClassVar[bool] = False
    BOXES: ClassVar[dict[str, Data]] = {}

    def begin(self, move: Move[T], state: State) -> None:
        """The game is set up: `move.before` is the table, `move.rolls` how chance has laid it."""

    def look(self, state: State) -> T:
        """All that the shadow wants to know of the table, copied: the engine changes its own."""
        raise NotImplementedError

    def options(self, before: T, seat: int) -> Iterable[str] | None:
        """Everything this seat may choose, as the notation writes it; None where the shadow has no opinion."""
        return None

    def check(self, move: Move[T]) -> None:
        """Compare what the move has done with what it should have done, with `move.expect`."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """Let `on_EVENT` follow an event, if there is one. It is given the values that it knows of."""
        handler = getattr(self, "on_" + event.kind.name.replace("-", "_"), None)
        if handler is not None:
            handler(*event.values[: handler.__code__.co_argcount - 1])

    def pick(self, move: Move[T], dice: Chance) -> Action:
        """A choice where the shadow does not know all options; it may look at those it does know."""
        return move.state.stack[-1].pick(move.state, move.seat, dice)

    def choose(self, options: list[Action], dice: Chance) -> Action:
        """One of these at random; a shadow may prefer what leads to the rules that it knows."""
        return options[dice.below(len(options), "choice")]


def follow(shadow: Shadow[Any], setting: Setting, seed: int | str, meddle: Meddle | None = None, limit: int = 0) -> int:
    """Play a random game and let the shadow follow it; returns the number of decisions.

    `meddle` may change the engine's state after each move, to see that the shadow notices.
    """
    chance, dice = Witness(seed), Fast(f"choices of {seed}")
    state = setting.game.start(setting.seats, setting.options, chance, shadow.journal)
    move = Move(setting, seed, 0, shadow.look(state))
    move.rolls = chance.taken()
    shadow.begin(move, state)
    for number in range(1, (limit or setting.game.longest) + 1):
        if state.is_over():
            return number - 1
        move = Move(setting, seed, number, move.after)
        take_turn(shadow, move, state, dice)
        if meddle is not None:
            meddle(state)
        move.rolls = chance.taken()
        move.after = shadow.look(state)
        shadow.check(move)
    return limit


def take_turn(shadow: Shadow[Any], move: Move[Any], state: State, dice: Chance) -> None:
    """Somebody who is asked makes a random choice; what he may choose is compared first."""
    move.seat = somebody(state, dice)
    move.state = state
    expected = shadow.options(move.before, move.seat)
    step = state.stack[-1]
    if expected is None:
        move.action = shadow.pick(move, dice)
    else:
        options = state.options(move.seat)
        check_options(move, expected, options, step.CLAUSE)
        move.action = shadow.choose(options, dice)
    known = len(state.journal.events) if state.journal is not None else 0
    state.make(move.seat, move.action)
    move.events = state.journal.events[known:] if state.journal is not None else []


def check_options(move: Move[Any], expected: Iterable[str], options: list[Action], clause: str) -> None:
    """Every option once, and no other; shown is only where they differ."""
    shadow, engine = sorted(expected), sorted(action.notation for action in options)
    if shadow != engine:
        move.disagree(f"what seat {move.seat + 1} may choose", clause, less(shadow, engine), less(engine, shadow))


def less(some: list[str], others: list[str]) -> list[str]:
    """What is in the first list more often than in the second."""
    left = others[:]
    found = []
    for word in some:
        if word in left:
            left.remove(word)
        else:
            found.append(word)
    return found


def shadow_of(name: str) -> type[Shadow[Any]] | None:
    """The shadow of a game: `SHADOW` in its folder here."""
    package = f"tests.shadows.{name}"
    return import_module(package).SHADOW if find_spec(package) is not None else None


def shadows() -> list[type[Shadow[Any]]]:
    return [found for name in game_names() if (found := shadow_of(name)) is not None]


def settings_of(name: str) -> list[Setting]:
    """Every number of players with no option, mixtures in which every two options meet, and the shadow's own boxes."""
    game, shadow = load_game(name), shadow_of(name)
    boxes = shadow.BOXES if shadow is not None else {}
    boxed = [Boxed(name, box, pieces, seats, game.brief) for box, pieces in boxes.items() for seats in game.seats]
    return [*(Setting(game, seats, game.brief) for seats in game.seats), *covering(game), *boxed]


def games(name: str, first: int = 1) -> Iterator[tuple[Setting, int]]:
    """Settings and seeds without end, each setting in its turn."""
    settings = settings_of(name)
    seed = first
    while True:
        for setting in settings:
            yield setting, seed
            seed += 1


def follow_many(shadow: type[Shadow[Any]], decisions: int, first: int = 1) -> tuple[int, int]:
    """Follow random games until there were so many decisions; returns how many games and decisions it was."""
    played = seen = 0
    for setting, seed in games(shadow.GAME, first):
        if seen >= decisions:
            break
        seen += follow(shadow(), setting, seed, limit=decisions)
        played += 1
    return played, seen
