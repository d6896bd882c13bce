"""Options: the variants and settings of a game, declared once."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.refusal import Refusal

Data = dict[str, Any]


class BadOption(ValueError):
    """An option, a number of seats or a component file that the game does not know; the message says what it takes.

    `refusal` says the same for a player, where it is a rule that stands in the way.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant or setting of a game: on or off, or one of several words. Its words are `option-NAME`.

    An option with a `seat` (from 1) belongs to that player: he sets it, and nobody else is told before the end. One
    that is `built` is put together from pieces, with the help of `Game.build`; its choices are ready-made values.
    """

    def __init__(self, name: str, clause: str, default: bool | str = False, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.choices = choices
        self.seat = 0
        self.built = False

    def read(self, value: Any) -> bool | str:
        """The value, from true/false, or from a word as it comes from a command line."""
        if self.choices:
            if value not in self.choices:
                raise BadOption(f"option {self.name}: {value!r} is not one of {', '.join(self.choices)}")
            return str(value)
        if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            return value.lower() in ("true", "yes", "on", "1")
        if not isinstance(value, bool):
            raise BadOption(f"option {self.name}: {value!r} is neither true nor false")
        return value

    def for_rules(self, value: bool | str) -> Any:
        """The value as the rules use it."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberOption(Option):
    """An option whose choices are numbers: words in files and forms, whole numbers in the rules."""

    def for_rules(self, value: bool | str) -> Any:
        return int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The options in use, as the rules ask for them: `state.rules.open_row`.

    A game lists its options in `OPTIONS` and declares an attribute of the same name and its type for each.
    """

    OPTIONS: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, chosen: Data | None = None) -> None:
        """The options as chosen; those not mentioned have their defaults."""
        self.chosen: Data = {option.name: option.default for option in self.OPTIONS} | (chosen or {})
        for option in self.OPTIONS:
            setattr(self, option.name, option.for_rules(self.chosen[option.name]))

    def seen(self) -> Any:
        """The options for a view, as they were chosen."""
        return dict(self.chosen)
