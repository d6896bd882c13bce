"""Players and their tokens."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from flibuste.server.wire.common import Name, SeatNumber


class Named(Struct, forbid_unknown_fields=True):
    """A player's name."""

    name: Name


class Token(Struct, forbid_unknown_fields=True):
    """A player's token."""

    token: Annotated[str, Meta(max_length=200)]


class Recovery(Struct):
    """A new token, and the link that carries it to another browser."""

    token: str
    link: str


class Me(Struct):
    """The player behind a request; the token only if it is new. `before`: who this browser was before a recovery."""

    player: str
    name: str
    token: str | None = None
    before: str | None = None


class Whose(Struct):
    """Whose a token is: his name, how many tables he has, and whether the reader is that player already."""

    name: str
    tables: int
    is_me: bool


class GameStatistics(Struct):
    """How somebody fares at a game: `best` is the most points of one game, `course` the ratings so far.

    `rating` is None as long as too few games at rated tables (`rated`) are over to tell; `change` is by the last one.
    """

    game: str
    title: str
    played: int
    won: int
    best: int | None
    rated: int
    rating: int | None
    change: int | None
    course: list[int]


class Match(Struct):
    """A game that somebody has finished: his seat, place and points, and whom he played with.

    `accuracy` is how well he has played, from 0 to 100; None if the game was not analysed.
    """

    table: str
    game: str
    title: str
    at: float
    seat: int
    place: int
    of: int
    score: int | None
    others: list[str]
    rated: bool
    accuracy: int | None
    text: str


class Profile(Struct):
    """A person's page. `handle` is the name in its address; None: nobody else may see it."""

    player: str
    name: str
    handle: str | None
    mine: bool
    created: float
    played: int
    games: list[GameStatistics]
    matches: list[Match]
    more: bool


class ShowProfile(Struct, forbid_unknown_fields=True):
    """Whether everybody may see a profile."""

    public: bool


class Session(Struct):
    """A browser or program that is signed in; `here`: the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class Passkey(Struct):
    """A passkey, and on which device it was made."""

    id: str
    device: str
    created: float


class Account(Struct):
    """How a person can come back. `mail` says whether this server sends letters."""

    email: str | None
    mail: bool
    link: bool
    passkeys: list[Passkey]
    sessions: list[Session]


class Doors(Struct):
    """How people can sign in here."""

    mail: bool


class Email(Struct, forbid_unknown_fields=True):
    """An e-mail address."""

    email: Annotated[str, Meta(max_length=254)]


class LoginKey(Struct, forbid_unknown_fields=True):
    """The key of a link in a letter."""

    key: Annotated[str, Meta(max_length=100)]


class KeyOf(Struct):
    """What a link in a letter would do: whom the browser would be, with which address; `is_me`: it is already."""

    name: str
    email: str
    is_me: bool


class Ceremony(Struct):
    """What a browser is asked to do with its passkeys: the options of `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class Credential(Struct, forbid_unknown_fields=True):
    """What a browser's passkey answers, as JSON."""

    credential: dict[str, Any]


class Removal(Struct, forbid_unknown_fields=True):
    """Whoever wants to be forgotten repeats his name."""

    name: Name


class Relation(Struct):
    """What somebody is to a person; `handle` is the name in the address of his page, where that is public."""

    player: str
    name: str
    handle: str | None
    kind: Literal["friend", "block", "mute"]


class Company(Struct):
    """Friends, and people who are blocked or muted."""

    people: list[Relation]


class FriendLink(Struct):
    """A link for friends: whoever opens it can become one."""

    link: str


class Avoid(Struct, forbid_unknown_fields=True):
    """Whom to block or to mute: who sits at a seat, or has written a line of chat."""

    kind: Literal["block", "mute"]
    seat: SeatNumber | None = None
    chat: int | None = None
