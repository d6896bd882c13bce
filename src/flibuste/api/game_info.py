"""What there is to know about a game before it is played."""

from typing import Any

from flibuste.engine.game import Game
from flibuste.engine.option import Option
from flibuste.engine.registry import game_names, load_game
from flibuste.words import Words


class OptionInfo:
    """An option of a game: its name, the clause it comes from, its default and, unless it is on or off, its choices.

    >>> import flibuste
    >>> option = flibuste.game("cove").options["several_craftsmen"]
    >>> option
    <OptionInfo: several_craftsmen, off unless you say on (10.1.1)>
    >>> option.title("fr") != option.title("en")
    True
    """

    def __init__(self, game: Game, option: Option) -> None:
        self._game = game
        self.name = option.name
        self.clause = option.clause
        self.default = option.default
        self.choices: tuple[bool | str, ...] = option.choices or (True, False)

    def title(self, lang: str = "en") -> str:
        """What the option is called."""
        return Words(self._game, lang).option(self.name)

    def help(self, lang: str = "en") -> str:
        """What the option does."""
        return Words(self._game, lang).option_help(self.name)

    def __repr__(self) -> str:
        if isinstance(self.default, bool):
            usual = "on unless you say off" if self.default else "off unless you say on"
        else:
            usual = f"{self.default!r} or another of {len(self.choices)} choices"
        return f"<OptionInfo: {self.name}, {usual} ({self.clause})>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OptionInfo) and (self._game.name, self.name) == (other._game.name, other.name)

    def __hash__(self) -> int:
        return hash((self._game.name, self.name))

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return option_info, (self._game.name, self.name)


class GameInfo:
    """A game: its name, its title, how many can play, and its options.

    >>> import flibuste
    >>> cove = flibuste.game("cove")
    >>> cove
    <GameInfo: cove, Pirates’ Cove, for 3 to 5 players>
    >>> list(cove.options)
    ['several_craftsmen', 'marque_if_threatened', 'colours']
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.name = game.name
        self.players = game.seats
        self.usual_players = usual_players(game)
        self.rules_version = game.rules_version
        self.options = {option.name: OptionInfo(game, option) for option in game.options}

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        return Words(self._game, lang).title()

    def pitch(self, lang: str = "en") -> str:
        """What the game is about."""
        return Words(self._game, lang).say("game-pitch")

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<GameInfo: {self.name}, {self.title()}, for {self.players.start} to {self.players.stop - 1} players>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameInfo) and self.name == other.name

    def __hash__(self) -> int:
        return hash(("game", self.name))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return game, (self.name,)


def usual_players(game: Game) -> int:
    """How many play when nobody says."""
    return game.default_seats


def game(name: str) -> GameInfo:
    """The game of this name.

    >>> import flibuste
    >>> flibuste.game("davyjones").usual_players
    2
    """
    return GameInfo(load_game(name))


def list_games() -> list[GameInfo]:
    """All games there are.

    >>> import flibuste
    >>> [str(game) for game in flibuste.list_games()]
    ['blackbeard', 'cove', 'davyjones', 'stortebeker']
    """
    return [game(name) for name in game_names()]


def option_info(game: str, name: str) -> OptionInfo:
    """An option of a game, by its name."""
    return GameInfo(load_game(game)).options[name]
