"""The tools of an assistant. Their docstrings are what it is told about them."""

from typing import Annotated, Any, Final

from pydantic import Field
from typing_extensions import TypedDict

from flibuste.api.game_info import list_games
from flibuste.api.rules import rules
from flibuste.assistants.sitting import Choice, Standing, told
from flibuste.assistants.tables import Tables
from flibuste.assistants.voice import CannotDo, say
from flibuste.bots import bot_names
from flibuste.engine.registry import load_game
from flibuste.rulebook.clauses import chapters_of
from flibuste.rulebook.finding import find_clauses

MOST_ACTIONS: Final = 80
LONGEST_WAIT: Final = 50
USUAL_BOT: Final = "greedy"

TableName = Annotated[str, Field(description="The name of a table, as open_table or join_table told it.")]
GameName = Annotated[str, Field(description="The name of a game, as list_games tells it: stortebeker.")]
ActionText = Annotated[str, Field(max_length=2000, description="An action as legal_actions writes it, or its words.")]


class OptionAbout(TypedDict):
    """An option of a game."""

    name: str
    title: str
    choices: list[bool | str]


class GameAbout(TypedDict):
    """A game."""

    name: str
    title: str
    about: str
    least_players: int
    most_players: int
    options: list[OptionAbout]


class Games(TypedDict):
    """The games there are, and the bots to play against, the weakest first."""

    games: list[GameAbout]
    bots: list[str]


class Choices(TypedDict):
    """Legal actions: how many there are, and some or all of them. `more`: how many more fit what was asked for."""

    asked: bool
    count: int
    actions: list[Choice]
    more: int


class Tools:
    """What an assistant can do, each method a tool."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lang = tables.lang

    def list_games(self) -> Games:
        """List the games with their numbers of players and options, and the bots one can play against."""
        return {"games": [self._about(game) for game in list_games()], "bots": list(bot_names())}

    def _about(self, game: Any) -> GameAbout:
        options: list[OptionAbout] = [
            {"name": each.name, "title": each.title(self.lang), "choices": list(each.choices)[:20]}
            for each in game.options.values()
        ]
        return {
            "name": game.name,
            "title": game.title(self.lang),
            "about": game.pitch(self.lang),
            "least_players": game.players.start,
            "most_players": game.players.stop - 1,
            "options": options,
        }

    def open_table(
        self,
        game: GameName,
        opponents: Annotated[
            list[str] | None,
            Field(description="The other seats: names of bots; on a server also 'open', for people. Default: bots."),
        ] = None,
        seat: Annotated[int, Field(ge=1, le=10, description="Which seat you take.")] = 1,
        options: Annotated[dict[str, bool | str] | None, Field(description="Options of the game.")] = None,
        name: Annotated[str, Field(max_length=40, description="What you are called.")] = "Assistant",
        server: Annotated[
            str, Field(description="The address of a Flibuste server, so that people can join; empty: play here.")
        ] = "",
    ) -> str:
        """Open a table and sit down: here against bots, or on a server, where people can join by a link."""
        usual = load_game(game).default_seats - 1
        others = [USUAL_BOT] * max(usual, 0) if opponents is None else list(opponents)
        if server:
            seats = [other if other == "open" else f"bot:{other}" for other in others]
            seats.insert(seat - 1, "me")
            order = {"game": game, "seats": seats, "options": options or {}, "name": name}
            return self._sat_down(self.tables.open_on(server, order).table)
        return self._sat_down(self.tables.open(game, others, seat, options or {}, name).table)

    def join_table(
        self,
        link: Annotated[str, Field(description="The link of a table: https://HOST/t/TABLE")],
        name: Annotated[str, Field(max_length=40, description="What you are called.")] = "Assistant",
        token: Annotated[str, Field(description="The token of a seat that you had before; else empty.")] = "",
    ) -> str:
        """Take an open seat at a table of a server, or come back to your seat there."""
        return self._sat_down(self.tables.join(link, name, token).table)

    def _sat_down(self, table: str) -> str:
        sitting = self.tables[table]
        with sitting.lock:
            return "\n\n".join([sitting.head(), sitting.question()])

    def my_tables(self) -> str:
        """List the tables at which you sit, each with what is asked there."""
        lines = [f"{each.head()}\n{each.question()}" for each in self.tables.all()]
        return "\n\n".join(lines) or say(self.lang, "no-tables")

    def position(self, table: TableName) -> str:
        """Read the table in words: the board as your seat sees it, what has happened, and what you are asked."""
        sitting = self.tables[table]
        with sitting.lock:
            return "\n\n".join([sitting.head(), sitting.board(), told(sitting)])

    def legal_actions(
        self,
        table: TableName,
        matching: Annotated[str, Field(description="Only actions in whose notation or words this occurs.")] = "",
    ) -> Choices:
        """List what you may do now, each with the clause that allows it, and the odds where dice decide."""
        sitting = self.tables[table]
        with sitting.lock:
            choices = sitting.choices()
        wanted = matching.casefold()
        found = [each for each in choices if wanted in f"{each['action']} {each['label']}".casefold()]
        shown = found[:MOST_ACTIONS]
        return {"asked": bool(choices), "count": len(choices), "actions": shown, "more": len(found) - len(shown)}

    def act(self, table: TableName, action: ActionText) -> str:
        """Carry out one of your legal actions; returns what happened then, and what you are asked next."""
        sitting = self.tables[table]
        with sitting.lock:
            sitting.act(action)
            return told(sitting)

    def why_not(self, table: TableName, action: ActionText) -> str:
        """Ask whether you may do something now: which clause allows it, or forbids it, and what is missing."""
        sitting = self.tables[table]
        with sitting.lock:
            return sitting.why_not(action)

    def standing(self, table: TableName) -> Standing:
        """Whether you are asked now, whether the game is over, and how many choices you have."""
        sitting = self.tables[table]
        with sitting.lock:
            return sitting.standing()

    def wait_for_turn(
        self,
        table: TableName,
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="How long to wait at most.")] = 20,
    ) -> str:
        """Wait until you are asked or the game is over; returns what has happened and what is asked."""
        sitting = self.tables[table]
        sitting.wait(min(seconds, LONGEST_WAIT))
        with sitting.lock:
            return told(sitting)

    def leave_table(self, table: TableName) -> str:
        """Leave a table. On a server a bot then plays for you, or before the start the seat is open again."""
        sitting = self.tables[table]
        with sitting.lock:
            sitting.leave()
            self.tables.remove(table)
        return say(self.lang, "left", table=table)

    def rules(
        self,
        game: GameName,
        clause: Annotated[str, Field(description="The number of a clause (2.4.1) or of a chapter (2.4).")] = "",
        question: Annotated[str, Field(max_length=500, description="Or a question in words: 'Who may counter?'")] = "",
    ) -> str:
        """Read the rules: a clause or chapter by its number, the clauses that answer a question, or the chapters."""
        book = rules(game)
        if clause:
            found = book.chapter(clause) or [book[clause]]
        elif question:
            found = find_clauses(load_game(game), question, self.lang)
        else:
            return self._chapters(game)
        if not found:
            raise CannotDo(say(self.lang, "no-clause", title=book.title, chapters=self._chapters(game)))
        return "\n\n".join(each.read(self.lang) for each in found)

    def _chapters(self, game: str) -> str:
        titles = chapters_of(load_game(game))
        return "\n".join(f"{number} {words.get(self.lang, '')}".strip() for number, words in titles.items())
