"""A match at the terminal: asks people and bots in turn, and saves the match however it ends."""

from __future__ import annotations

import secrets
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path

from rich.markup import escape

from flibuste.bots import make_bot
from flibuste.cli.keyboard import typed
from flibuste.cli.table.screen import Screen
from flibuste.cli.table.show import Menu, choices, events_for, log_lines
from flibuste.cli.table.voice import Voice
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.only_answer import only_answer
from flibuste.engine.perspective import Perspective
from flibuste.engine.step import Sealed
from flibuste.records.files import BadFile, save_match
from flibuste.records.match import Match
from flibuste.words import Words
from flibuste.words.odds import odds_text

HUMAN = "human"
THINKING_SECONDS = 0.9  # of a bot about a decision, at most


class Leave(Exception):
    """The player has left the table."""


class Session:
    """Plays one match until it ends or the player leaves."""

    def __init__(self, match: Match, voice: Voice, file: Path | None) -> None:
        self.match = match
        self.voice = voice
        self.file = file
        self.screen = Screen()
        self.typed_ahead = ""
        self.seen = [0] * match.seats
        self.looking: int | None = None
        self.luck = match.source.get("seed", secrets.token_hex(8))
        self.several = match.players.count(HUMAN) > 1
        self.asks_always = False

    # ---- the course of the game -----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play and return the exit code. The match is saved however it ends."""
        self.welcome()
        try:
            while not self.match.state.is_over():
                self.next_decision()
        except Leave:
            return 0
        except (EOFError, KeyboardInterrupt) as stopped:
            self.screen.print()
            self.keep()
            return 130 if isinstance(stopped, KeyboardInterrupt) else 0
        except Exception:
            self.keep()
            raise
        self.show_end()
        return 0

    def welcome(self) -> None:
        who = [self.who(seat) for seat in range(self.match.seats)]
        self.say("seated", players=", ".join(who))
        if self.match.moves:
            self.say("resumed", moves=len(self.match.moves))
        self.say("hello")

    def who(self, seat: int) -> str:
        player = self.match.players[seat]
        role = self.voice("you") if player == HUMAN and not self.several else player
        return f"{self.match.names[seat]} ({role})"

    def next_decision(self) -> None:
        seat = self.match.state.deciders()[0]
        if self.match.players[seat] != HUMAN:
            self.let_bot(seat)
        else:
            self.ask(seat)

    def let_bot(self, seat: int) -> None:
        """Let a bot answer. Its luck depends on the number of the move alone, so that a resumed match goes on alike."""
        luck = f"{self.luck}/{seat}/{len(self.match.moves)}"
        bot = make_bot(self.match.players[seat], Fast(luck), THINKING_SECONDS)
        perspective = Perspective(self.match.game, self.match.state, seat, Fast(luck + "/samples"))
        self.match.act(seat, bot.choose(perspective))

    def show_end(self) -> None:
        words = self.words(-1)
        outcome = self.match.state.outcome
        assert outcome is not None
        self.show_news(self.looking if self.looking is not None and not self.several else -1)
        self.screen.print(self.board(-1))
        self.say("over", reason=words.end_reason(outcome.reason).rstrip("."))
        file = self.keep()
        if file is not None and self.match.source["kind"] == "fair":
            self.say("verify", file=str(file))

    # ---- asking a person ------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table and the question, and take answers until one is given."""
        from flibuste.cli.table.answers import take_answer

        options = Menu(self.match, seat).options
        only = only_answer(self.match.state, options)
        if only is not None and not self.asks_always and not self.would_tell():
            self.say("forced", action=self.words(seat).action(only))
            self.match.act(seat, only)
            return
        self.curtain(seat)
        with self.paged():
            self.show_table(seat)
            self.show_news(seat)
            self.show_question(seat, options)
        take_answer(self, seat, options)
        self.keep_up()

    def would_tell(self) -> bool:
        """Whether others at the keyboard would learn something of a hand if its player were not asked."""
        step = self.match.state.stack[-1]
        return self.several and (step.REACTION or isinstance(step, Sealed))

    def curtain(self, seat: int) -> None:
        """Clear the screen between two people at one keyboard, so that neither sees the other's cards."""
        if self.several and self.looking != seat:
            self.screen.clear()
            self.read(self.voice("curtain", name=self.match.names[seat]) + " ")
        self.looking = seat

    def show_table(self, seat: int) -> None:
        self.screen.print()
        self.screen.print(self.board(seat))

    def board(self, seat: int) -> str:
        """The table as this seat sees it, as large as the screen allows."""
        view = self.match.game.view(self.match.state, seat)
        return self.match.game.terminal(view, self.words(seat).say, self.screen.columns, self.screen.rows)

    def show_news(self, seat: int) -> None:
        """Show what happened since this person last decided."""
        since = self.seen[seat] if seat >= 0 else max(self.seen)
        lines = log_lines(events_for(self.match, seat, since), self.words(seat))
        if lines:
            self.screen.print()
            self.screen.print(f"[bold]{escape(self.voice('since'))}[/]")
            for line in lines:
                self.screen.print(line)
        if seat >= 0:
            self.seen[seat] = self.events()

    def show_question(self, seat: int, options: list[Action]) -> None:
        from flibuste.cli.table.parts import form_lines

        step = self.match.state.stack[-1]
        words = self.words(seat)
        question = words.prompt(step.NAME, step.prompt(self.match.state), seat + 1)
        self.screen.print()
        self.screen.print(f"[bold yellow]{escape(question)}[/] [dim]{step.CLAUSE}[/]")
        menu = Menu(self.match, seat)
        for part in choices(self.labels(seat, menu.listed), self.screen.columns):
            self.screen.print(part)
        if menu.listed:
            for line in form_lines(menu, self, seat):
                self.screen.print(line)
        if len(options) == 1:
            self.say("only-one")

    def labels(self, seat: int, options: list[Action]) -> list[tuple[Action, str]]:
        """Every choice in words, with where it leads if that is more than its name says, and with its odds."""
        words = self.words(seat)
        named = [(action, self.with_outlook(seat, action, words)) for action in options]
        return [(action, self.with_odds(seat, action, label, words)) for action, label in named]

    def with_outlook(self, seat: int, action: Action, words: Words) -> str:
        more = self.match.game.outlook(self.match.state, seat, action, words.say)
        return f"{words.action(action)} – {more}" if more else words.action(action)

    def with_odds(self, seat: int, action: Action, label: str, words: Words) -> str:
        """What a choice is called, with what it rolls, needs and promises where it rolls dice."""
        odds = self.match.game.odds(self.match.state, seat, action)
        return label if odds is None else f"{label} ({odds_text(words, odds)})"

    # ---- small things ---------------------------------------------------------------------------------------------

    def events(self) -> int:
        journal = self.match.state.journal
        return 0 if journal is None else len(journal.events)

    def words(self, seat: int) -> Words:
        words = Words(self.match.game, self.voice.language, self.match.names, seat + 1)
        words.piece_names = self.match.game.piece_names(self.match.state, seat, words.say)
        return words

    def say(self, message_id: str, **values: object) -> None:
        self.screen.say(self.voice(message_id, **values))

    def read(self, prompt: str) -> str:
        """Read a line from the keyboard, or take the one that was typed between two pages."""
        ahead, self.typed_ahead = self.typed_ahead, ""
        return ahead or typed(prompt)

    def paged(self) -> AbstractContextManager[None]:
        """Show what is printed meanwhile page by page."""
        return self.screen.paged(self.pause)

    def pause(self) -> bool:
        """Wait for Enter before the next page. Anything else is the answer already, and the rest is not shown."""
        self.typed_ahead = typed(self.voice("more") + " ")
        return not self.typed_ahead

    def keep_up(self) -> None:
        """Save the match after an answer, if it has a file. A full disk does not end the game."""
        if self.file is not None:
            try:
                save_match(self.file, self.match)
            except BadFile as error:
                self.say("cannot-save", problem=str(error))

    def keep(self) -> Path | None:
        """Save the match to its file, or to the user's folder, and say where."""
        file = self.file or usual_file(self.match.game.name)
        try:
            save_match(file, self.match)
        except BadFile as error:
            self.say("cannot-save", problem=str(error))
            return None
        self.say("kept", file=str(file))
        if not self.match.state.is_over():
            self.say("go-on", file=str(file))
        return file


def usual_file(game: str) -> Path:
    """The file of a match without `--save`: in the user's data folder, named by the time."""
    from platformdirs import user_data_path

    folder = user_data_path("flibuste") / "matches"
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [f"{name}.json", *(f"{name}-{number}.json" for number in range(2, 100))]
    return next(folder / name for name in names if not (folder / name).exists())
