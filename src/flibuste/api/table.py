"""The table: a game in progress, and everything that can be asked of it and done at it."""

from os import PathLike
from pathlib import Path
from typing import Any

from flibuste.api import looking, speaking
from flibuste.api.advice import Hint, hint
from flibuste.api.game_info import GameInfo
from flibuste.api.perspective import Perspective, fresh_seed
from flibuste.api.playing import Player, answer, seated
from flibuste.api.position import Position
from flibuste.api.seats import inner_seat, outer_seats, reader, seats_in_words
from flibuste.api.sentences import Line, Odds, Ruling, messages
from flibuste.drawing.theme import Theme
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.perspective import Perspective as Inner
from flibuste.engine.refusal import IllegalAction
from flibuste.records.files import game_of, save_match
from flibuste.records.match import Match
from flibuste.records.replay import load_match
from flibuste.rulebook.why import why_not


class Table:
    """A game in progress. `flibuste.new`, `flibuste.load` and `flibuste.read` make one.

    Seats are counted from 1. An action is a value that prints as its notation, or that notation as a text. Two tables
    are equal if their positions are.

    >>> import flibuste
    >>> table = flibuste.new("cove", players=3, seed=7)
    >>> table.play("arm sails-3")
    <Table: Pirates' Cove, 3 players, after 1 move; seats 2 and 3 are asked>
    >>> table == flibuste.new("cove", players=3, seed=7).play(table.legal(1)[1], seat=1)
    True
    """

    def __init__(self, match: Match, lang: str = "en") -> None:
        self._match = match
        self.lang = lang
        messages(lang)  # an unknown language is refused at once

    # ---- what is going on -----------------------------------------------------------------------------------------

    @property
    def game(self) -> GameInfo:
        """The game that is played."""
        return GameInfo(self._match.game)

    @property
    def players(self) -> int:
        """How many play."""
        return self._match.seats

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats: 1, 2, …"""
        return tuple(range(1, self.players + 1))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, if they have any."""
        return tuple(self._match.names)

    @property
    def options(self) -> dict[str, bool | str]:
        """All options of the game with their values at this table."""
        return dict(self._match.options)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now; none when the game is over.

        >>> import flibuste
        >>> flibuste.new("stortebeker", players=2, seed=7).asked
        (1,)
        """
        return outer_seats(self._match.state.deciders())

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far: a seat and what it did.

        >>> import flibuste
        >>> flibuste.new("cove", seed=7).play("arm nothing").play("arm sails-3").moves
        [(1, 'arm nothing'), (2, 'arm sails-3')]
        """
        return [(move.seat + 1, move.action) for move in self._match.moves]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._match.state.outcome is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end. Several share a victory.

        >>> import flibuste
        >>> table = flibuste.new("stortebeker", players=2, seed=7).play_on("random")
        >>> table.over, table.winners, table.scores, table.reason
        (True, (1,), (45, 23), 'last-round')
        """
        outcome = self._match.state.outcome
        return () if outcome is None else outer_seats(outcome.winners)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of every seat, as everybody sees them; None where the game keeps them hidden."""
        found = self._match.game.scores(self._match.state)
        return None if found is None else tuple(found)

    @property
    def reason(self) -> str | None:
        """Why the game is over, as the name of a reason; None before the end."""
        outcome = self._match.state.outcome
        return None if outcome is None else outcome.reason

    # ---- actions --------------------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat may do now: the given one, or the first that is asked.

        Where a choice is continuous, this is a good sample of it; `why` tells of any other whether it is allowed.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> table.legal()[1], table.legal()[1].clause
        (<arm sails-3>, '2.3.1')
        """
        if seat is None and not self.asked:
            return []
        return list(self._match.state.options(self._actor(seat)))

    def play(self, action: Action | str, seat: int | None = None) -> "Table":
        """Carry out an action of a seat: of the given one, or of the first that is asked.

        The text is read forgivingly. An action that the rules forbid raises IllegalAction, which says which clause and
        what would be right; a text that is no action raises NotAnAction.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> table.play("Arm the ship, Sails-3").play("arm nothing", seat=3).asked
        (2,)
        >>> table.play("arm sail-3")
        Traceback (most recent call last):
        flibuste.engine.refusal.NotAnAction: 'arm sail-3' is not an action of Pirates’ Cove. Did you mean 'arm sails-3'?
        """
        found = self._read(action)
        actor = self._actor(seat)
        refusal = self._match.state.refusal(actor, found)
        if refusal is not None:
            raise IllegalAction(refusal, speaking.refusal_text(self._match, actor, found, refusal, self.lang))
        self._match.act(actor, found)
        return self

    def why(self, action: Action | str, seat: int | None = None, lang: str | None = None) -> Ruling:
        """Whether a seat may do that now, by which clause, and why not.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> print(table.why("arm nothing"))
        'arm nothing' is allowed by 2.3.1.
        >>> print(table.why("sail 2"))  # doctest: +ELLIPSIS
        'sail 2' is not allowed by 3.2.2: Destinations are set on the wheel ... Seat 1 may choose: ...
        """
        return speaking.ruling(self._match, self._actor(seat), self._read(action), lang or self.lang)

    def why_not(self, *targets: str, seat: int | None = None, lang: str | None = None) -> list[Ruling]:
        """Why a seat can do nothing that points at all these places of the picture, the nearest to legal first.

        Without targets: why it can do no more than it is offered.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> [nearest] = table.why_not("my-sails-7")
        >>> nearest.action, nearest.conditions
        ('arm sails-7', ((False, '2.3.2', 'You lack 2 gold: it costs 11.'),))
        """
        actor = self._actor(seat)
        found = why_not(self._match.game, self._match.state, actor, targets)
        return [speaking.ruling(self._match, actor, each.action, lang or self.lang) for each in found]

    def odds(self, action: Action | str, seat: int | None = None, lang: str | None = None) -> Odds | None:
        """What a legal action rolls, what it needs and how likely that is, from what its seat knows; None without dice.

        >>> import flibuste
        >>> print(flibuste.new("cove", seed=7).odds("arm nothing"))
        None
        """
        actor, found = self._actor(seat), self._read(action)
        legal = self._match.state.refusal(actor, found) is None
        return speaking.odds(self._match, actor, found, lang or self.lang) if legal else None

    def undo(self) -> "Table":
        """Take back the last move, whoever made it; the dice will fall the same again.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> table.play("arm nothing").undo() == flibuste.new("cove", seed=7)
        True
        """
        moves = self._match.moves
        if not moves:
            raise IndexError("There is no move to take back.")
        if not self._match.undo(moves[-1].seat):
            self._match = load_match(self._match.data(), self._match.game, len(moves) - 1)
        return self

    def play_on(self, *players: Player, moves: int | None = None, seed: int | str | None = None) -> "Table":
        """Let bots play: one for all seats, or one for each. A seat with None is left to you: play waits for it.

        A bot is a name (`random`, `greedy`), or a function that is given a `Perspective` and returns an action or its
        text. Play ends with the game, or after so many `moves`. A `seed` makes the bots' own choices repeatable.

        >>> import flibuste
        >>> table = flibuste.new("stortebeker", players=3, seed=7)
        >>> table.play_on("random", moves=5)
        <Table: Störtebeker, 3 players, after 5 moves; seat 2 is asked>
        >>> table.play_on(None, "random", lambda me: me.legal()[0]).asked
        (1,)
        """
        seats = seated(players, self.players)
        luck = fresh_seed(self._match.source.get("seed") if seed is None else seed)
        played = 0
        while not self.over and (moves is None or played < moves):
            willing = [seat for seat in self._match.state.deciders() if seats[seat] is not None]
            if not willing:
                break
            where = f"{luck}/{willing[0]}/{len(self._match.moves)}"
            self.play(answer(self._match, willing[0], seats[willing[0]], where, self.lang), willing[0] + 1)
            played += 1
        return self

    # ---- what a seat sees -----------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Data:
        """Everything that a seat, or a spectator, may know now, as plain data.

        >>> import flibuste
        >>> flibuste.new("cove", seed=7).view(1)["asked"]
        [1, 2, 3]
        """
        view: Data = self._match.game.view(self._match.state, self._reader(seat))
        return view

    def svg(self, seat: int | None = None, lang: str | None = None, theme: Theme = "auto") -> str:
        """The table as a seat, or a spectator, sees it: an SVG file, light or dark as its reader likes.

        >>> import flibuste
        >>> flibuste.new("cove", seed=7).svg(seat=1)[:4]
        '<svg'
        """
        return looking.svg_file(self._drawing(seat, lang), theme)

    def png(self, seat: int | None = None, lang: str | None = None, theme: Theme = "light", width: int = 1200) -> bytes:
        """The same picture as PNG. Needs the extra `png`: `pip install 'flibuste[png]'`."""
        return looking.png_file(self._drawing(seat, lang), width, theme)

    def text(self, seat: int | None = None, lang: str | None = None) -> str:
        """The table as the terminal shows it to a seat, or to a spectator.

        >>> import flibuste
        >>> print(flibuste.new("cove", seed=7).text(1).splitlines()[0])
        Pirates’ Cove · Preparations · waiting for Seat 1, Seat 2 and Seat 3
        """
        where = self._reader(seat)
        words = speaking.words_for(self._match, where, lang or self.lang)
        return looking.plain_text(self._match.game, self._match.state, where, words)

    def log(self, seat: int | None = None, lang: str | None = None) -> list[Line]:
        """What has happened, as a seat, or a spectator, may know it; each line knows its clause."""
        return speaking.log(self._match, self._reader(seat), lang or self.lang)

    def question(self, lang: str | None = None) -> str:
        """What is asked now, as it is said to whoever is asked.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> table.question() != table.question("fr")
        True
        """
        return speaking.question(self._match, lang or self.lang)

    def label(self, action: Action | str, seat: int | None = None, lang: str | None = None) -> str:
        """An action in words, for a button or a list.

        >>> import flibuste
        >>> flibuste.new("cove", seed=7).label("arm sails-3")
        'Arm the ship: sails 3'
        """
        where = self._reader(seat) if seat is not None or not self.asked else self._actor(None)
        return speaking.words_for(self._match, where, lang or self.lang).action(self._read(action))

    def perspective(self, seat: int | None = None, seed: int | str | None = None) -> Perspective:
        """What a seat knows and may do, for a bot: the given seat, or the first that is asked."""
        inner = Inner(self._match.game, self._match.state, self._actor(seat), Fast(fresh_seed(seed)))
        return Perspective(inner, self._match.options, self.lang)

    def hint(self, seat: int | None = None, level: str = "pilot", seed: int | str = 0, lang: str | None = None) -> Hint:
        """What one who looks ahead would do, and why; the same seed gives the same hint."""
        return hint(self._match, self._actor(seat), level, lang or self.lang, Fast(seed))

    def sample(self, seat: int | None = None, seed: int | str | None = None) -> "Table":
        """A table that a seat cannot tell from this one: what is hidden from it, and all dice to come, are drawn anew.

        >>> import flibuste
        >>> table = flibuste.new("stortebeker", players=3, seed=7)
        >>> other = table.sample(1, seed=1)
        >>> other.view(1) == table.view(1), other == table
        (True, False)
        """
        return self.perspective(seat, seed).sample(seed)

    # ---- keeping it -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position as a value, which can be compared, hashed and kept."""
        return Position(self._match.game, self._match.state, self._match.options)

    def toml(self) -> str:
        """The position as TOML, as `flibuste.read` reads it.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> flibuste.read(table.toml()) == table
        True
        """
        return self.position.toml()

    def save(self, path: str | PathLike[str]) -> None:
        """Save the match: the file that the terminal, the server and `flibuste verify` read, too."""
        save_match(Path(path), self._match)

    def copy(self) -> "Table":
        """An independent copy, with the same past and the same dice to come.

        >>> import flibuste
        >>> table = flibuste.new("cove", seed=7)
        >>> table.copy().play("arm nothing") == table
        False
        """
        return Table(self._match.clone(), self.lang)

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Data, str]]:
        return restored, (self._match.data(), self.lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.position == other.position

    __hash__ = None  # type: ignore[assignment]  # a table changes; `table.position` does not

    def __repr__(self) -> str:
        count = len(self._match.moves)
        head = f"{self._match.game.title}, {self.players} players, after {count} move{'' if count == 1 else 's'}"
        return f"<Table: {head}; {self._standing()}>"

    def _standing(self) -> str:
        """Who is asked, or who has won."""
        if self.over:
            return f"won by {seats_in_words(self.winners)}" if self.winners else "over, won by nobody"
        return f"{seats_in_words(self.asked)} {'is' if len(self.asked) == 1 else 'are'} asked"

    def _repr_svg_(self) -> str:
        return looking.svg_inline(self._drawing(None, None))

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _read(self, action: Action | str) -> Action:
        return speaking.find_action(self._match, action, self.lang)

    def _reader(self, seat: int | None) -> int:
        return reader(seat, self.players)

    def _actor(self, seat: int | None) -> int:
        """The given seat, or the first that is asked; the first of all when the game is over."""
        return inner_seat(seat, self.players) if seat is not None else [*self._match.state.deciders(), 0][0]

    def _drawing(self, seat: int | None, lang: str | None) -> str:
        where = self._reader(seat)
        words = speaking.words_for(self._match, where, lang or self.lang)
        return looking.drawing(self._match.game, self._match.state, where, words)


def restored(data: Data, lang: str) -> Table:
    """A table from the data of its match."""
    return Table(load_match(data, game_of(data)), lang)
