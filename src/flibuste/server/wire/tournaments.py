"""Tournaments: what is wished, who takes part, who meets whom, and who stands where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flibuste.server.wire.common import Name, Status
from flibuste.server.wire.tables import Pace

MOST_ENTRANTS = 64
Kind = Literal["round-robin", "swiss"]
TournamentName = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(max_length=32)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """The tournament to open: `size` is how many sit at a table, `rounds` how many a Swiss one has.

    With `bots` of a level it is filled up when it starts: to `least` in all, and so that nobody is without a table.
    `join`: whoever opens it takes part.
    """

    game: Annotated[str, Meta(max_length=64)]
    title: TournamentName = ""
    kind: Kind = "swiss"
    size: Annotated[int, Meta(ge=2, le=6)] = 2
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    options: dict[str, bool | str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    rated: bool = False
    public: bool = True
    bots: Level | None = None
    least: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    join: bool = True
    name: Name = ""


class JoinTournament(Struct, forbid_unknown_fields=True):
    """Under which name somebody takes part."""

    name: Name = ""


class Entrant(Struct):
    """Somebody who takes part; `handle` is the name in the address of his page, where that is public.

    `level` is that of a bot; `gone`: he is paired no more. Whoever was erased has no name.
    """

    number: int
    name: str
    level: str | None
    handle: str | None
    mine: bool
    gone: bool


class Rank(Struct):
    """How somebody stands: points, then `buchholz`, the average points of those whom he met, then `wins`."""

    number: int
    place: int
    points: float
    buchholz: float
    wins: int
    played: int


class Board(Struct):
    """A table of a round: the numbers of those who sit there, in the order of seats, and what each got.

    `places` are null while it is played, and all 0 where it came to nothing.
    """

    table: str
    status: Status
    people: list[int]
    places: list[int] | None
    points: list[float] | None


class TournamentRound(Struct):
    """A round: its tables, and for whom there is none."""

    number: int
    boards: list[Board]
    byes: list[int]


class TournamentInfo(Struct):
    """A tournament in a list: how many take part, and whether the reader does."""

    id: str
    title: str
    link: str
    game: str
    game_title: str
    kind: Kind
    size: int
    status: Status
    round: int
    rounds: int
    entrants: int
    mine: bool
    host: bool
    changed: float


class Tournament(TournamentInfo):
    """A tournament. `my_table` is where the reader has to play in this round; `number` grows with every change.

    `option_words` are the options that are not as usual.
    """

    rated: bool
    public: bool
    pace: Pace
    option_words: list[str]
    bots: str | None
    least: int
    my_table: str | None
    number: int
    people: list[Entrant]
    standings: list[Rank]
    played: list[TournamentRound]


class EnteredTournament(Struct):
    """The tournament that was opened or joined, and who has done it."""

    tournament: Tournament
    player: str
    name: str
