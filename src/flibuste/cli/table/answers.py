"""What a player may type when asked: an answer, or a command that helps to find one."""

from collections.abc import Callable
from pathlib import Path

from rich.markup import escape

from flibuste.bots._advice import advise
from flibuste.cli.table.parts import Filling
from flibuste.cli.table.session import Leave, Session
from flibuste.cli.table.show import Menu, clause_lines, events_for, log_lines
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.refusal import Condition, IllegalAction, NotAnAction, Refusal
from flibuste.records.files import BadFile, save_match
from flibuste.rulebook.catalogue import all_named, examples
from flibuste.rulebook.clauses import clauses_of
from flibuste.rulebook.why import why_not
from flibuste.words import Words
from flibuste.words.meaning import meant
from flibuste.words.reasons import reason_text

BEST = 3
SEVERAL = 4


def take_answer(session: Session, seat: int, options: list[Action]) -> None:
    """Read lines until one of them is an answer that the rules allow."""
    asking = Asking(session, seat, options)
    asking.begin()
    while not asking.answered:
        asking.take(session.read(session.voice("prompt") + " "))


class Asking:
    """A question to one player, until it is answered."""

    def __init__(self, session: Session, seat: int, options: list[Action]) -> None:
        self.session = session
        self.match = session.match
        self.seat = seat
        self.options = options
        self.answered = False
        self.filling: Filling | None = None
        self.listed: list[Action] = options
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "table": self.table,
            "rules": self.rules,
            "hint": self.hint,
            "ask": self.ask,
            "quit": self.quit,
            "exit": self.quit,
        }

    def begin(self) -> None:
        """Where all that can be done is one form, it is asked at once."""
        menu = Menu(self.match, self.seat)
        self.filling = None
        self.listed = menu.listed
        if len(menu.forms) == 1 and not menu.listed:
            self.fill(1)

    def fill(self, number: int) -> bool:
        """Ask part by part for the form with this number, if there is one."""
        menu = Menu(self.match, self.seat)
        if not 1 <= number - len(menu.listed) <= len(menu.forms):
            return False
        form = menu.forms[number - len(menu.listed) - 1]
        self.filling = Filling(self.session, self.seat, form, self.act)
        self.filling.go_on()
        return True

    def ask_again(self) -> None:
        """Show the question from the beginning."""
        self.session.show_question(self.seat, self.options)
        self.begin()

    def take(self, line: str) -> None:
        """Carry out one line that was typed: a command, the number of a choice or an action."""
        if line.startswith("?"):
            line = "? " + line[1:]
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif self.filling is not None and self.filling.hear(line):
            if self.filling.left:
                self.ask_again()
        elif line:
            self.answer(line)
        elif len(self.options) == 1:
            self.act(self.options[0])

    # ---- answers --------------------------------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        if text.isdigit() and self.fill(int(text)):
            return
        action = self.choice(text)
        if action is not None:
            self.act(action)

    def act(self, action: Action) -> None:
        try:
            self.match.act(self.seat, action)
        except IllegalAction as error:
            self.refuse(error.refusal)
        else:
            self.answered = True

    def choice(self, text: str) -> Action | None:
        """The action with this number, label or notation. If there is none, the player is told."""
        if text.isdigit():
            if 1 <= int(text) <= len(self.listed):
                return self.listed[int(text) - 1]
            self.session.say("no-such-choice", number=text, last=len(Menu(self.match, self.seat)))
            return None
        labels = [(action, self.session.words(self.seat).action(action)) for action in self.options]
        exact = [action for action, label in labels if label.casefold() == text.casefold()]
        if exact:
            return exact[0]
        try:
            return self.match.read_action(text)
        except NotAnAction:
            return self.guessed(text, labels)

    def guessed(self, text: str, labels: list[tuple[Action, str]]) -> Action | None:
        """The one choice that a text in people's own words can mean. If there is none, or more, the player is told."""
        found = meant(text, [(action, (label, action.notation)) for action, label in labels]) or self.illegal(text)
        if len(found) == 1:
            return found[0]
        if found:
            named = [label for action, label in labels if action in found[:SEVERAL]]
            self.session.say("which-one", choices="; ".join(named), more=max(0, len(found) - SEVERAL))
        else:
            told = examples(self.options, self.session.words(self.seat))
            self.session.say("not-understood", text=text.strip(), examples=told)
        return None

    def illegal(self, text: str) -> list[Action]:
        """The one action of the game that a text can mean, whether it is legal or not."""
        found = meant(text, all_named(self.match.game, [self.session.words(self.seat)]))
        return found if len(found) == 1 else []

    def refuse(self, refusal: Refusal) -> None:
        self.session.say("refused", reason=self.session.words(self.seat).refusal(refusal))
        self.show_clause(refusal.clause)

    # ---- explanations ---------------------------------------------------------------------------------------------

    def example(self, which: str) -> Action | None:
        """An action of the form, or of the value in a form, that this number means; None for what has no parts."""
        if not which.isdigit():
            return None
        if self.filling is not None:
            return self.filling.example(int(which))
        menu = Menu(self.match, self.seat)
        number = int(which) - len(menu.listed)
        return menu.forms[number - 1].ways[0].action if 1 <= number <= len(menu.forms) else None

    def explain(self, which: str) -> None:
        """`?`: what can be typed, and the clause of the question; `? 3`: that choice and its clause."""
        if not which:
            self.session.say("help", example=examples(self.options, self.session.words(self.seat), 1))
            self.show_clause(self.match.state.stack[-1].CLAUSE)
            return
        action = self.example(which) or self.choice(which)
        if action is not None:
            words = self.session.words(self.seat)
            label = words.action(action)
            if self.match.state.refusal(self.seat, action) is None:
                label = self.session.with_odds(self.seat, action, label, words)
            self.print(f"[bold]{escape(label)}[/] [dim]{escape(action.notation)}[/]")
            self.show_clause(action.clause)

    def why(self, text: str) -> None:
        """`why`: what is nearest to what is offered, and what it lacks; `why place rum B4`: that action."""
        if not text:
            self.why_no_more()
            return
        action = self.choice(text)
        if action is None:
            return
        refusal = self.match.state.refusal(self.seat, action)
        if refusal is not None:
            self.show_conditions(self.match.state.conditions(self.seat, action))
            self.refuse(refusal)
        else:
            self.session.say("allowed", clause=action.clause)
            self.show_clause(action.clause)

    def why_no_more(self) -> None:
        found = why_not(self.match.game, self.match.state, self.seat, [])
        words = self.session.words(self.seat)
        for each in found:
            self.print(f"[bold]{escape(words.action(each.action))}[/] [dim]{escape(each.action.notation)}[/]")
            self.show_conditions(each.conditions)
        if not found:
            self.session.say("which-action", example=examples(self.options, self.session.words(self.seat), 1))

    def show_conditions(self, conditions: list[Condition]) -> None:
        """What an action asks for, a line each: met, or what is missing."""
        words = self.session.words(self.seat)
        for condition in conditions:
            text = words.condition(condition)
            if text:
                self.print(f"  {'✓' if condition.met else '✗'} {escape(text)} [dim]{condition.refusal.clause}[/]")

    def rules(self, wanted: str) -> None:
        register = clauses_of(self.match.game)
        found = [clause for clause in register if wanted and (clause == wanted or clause.startswith(wanted + "."))]
        if not wanted:
            self.session.say("which-clause", example=self.match.state.stack[-1].CLAUSE)
        elif not found:
            self.session.say("no-clause", clause=wanted)
        with self.session.paged():
            for clause in found:
                self.show_clause(clause)

    def show_clause(self, clause: str) -> None:
        register = clauses_of(self.match.game)
        if clause in register:
            for line in clause_lines(register[clause], self.session.voice.language):
                self.print(line)

    def hint(self, _: str) -> None:
        """Show what one who looks ahead would do with what this player knows, and why."""
        number = len(self.match.moves)
        perspective = Perspective(self.match.game, self.match.state, self.seat, Fast(f"hint {number}"))
        advice = advise(perspective, Fast(f"hint/{number}"))
        words = self.session.words(self.seat)
        self.session.say("hint")
        for choice, _worth in advice.ranking()[:BEST]:
            self.show_advice(choice.action, advice.chance(choice), words)
        if advice.reasons:
            self.print(f"  {escape(reason_text(words, advice.reasons))}")

    def show_advice(self, action: Action, chance: float, words: Words) -> None:
        number = self.listed.index(action) + 1 if action in self.listed else ""
        label = self.session.with_odds(self.seat, action, words.action(action), words)
        self.print(f"  {round(100 * chance):3} %  [bold cyan]{number:3}[/] {escape(label)}")

    # ---- the table ------------------------------------------------------------------------------------------------

    def log(self, _: str) -> None:
        with self.session.paged():
            for line in log_lines(events_for(self.match, self.seat), self.session.words(self.seat)):
                self.print(line)

    def table(self, _: str) -> None:
        with self.session.paged():
            self.session.show_table(self.seat)
            self.session.show_question(self.seat, self.options)
        self.begin()

    def undo(self, _: str) -> None:
        """Take back the last action that was a real choice, and with it the answers without a choice that followed."""
        undone = None
        while self.match.can_undo(self.seat):
            undone = self.match.moves[-1].action
            self.match.undo(self.seat)
            if len(self.match.state.options(self.seat)) > 1:
                break
        if undone is None:
            self.session.say("no-undo")
            return
        self.session.seen = [min(seen, self.session.events()) for seen in self.session.seen]
        self.options = Menu(self.match, self.seat).options
        self.session.say("undone", action=undone)
        self.table("")

    def ask(self, _: str) -> None:
        """`ask`: from now on ask also where there is only one answer; said again, only where there is a choice."""
        self.session.asks_always = not self.session.asks_always
        self.session.say("asks-always" if self.session.asks_always else "asks-less")

    def save(self, name: str) -> None:
        if not name:
            self.session.file = self.session.keep() or self.session.file
            return
        file = Path(name).expanduser()
        if file.exists() and file != self.session.file:
            self.session.say("cannot-save", problem=self.session.voice("file-exists", file=str(file)))
            return
        try:
            save_match(file, self.match)
        except BadFile as error:
            self.session.say("cannot-save", problem=str(error))
        else:
            self.session.file = file
            self.session.say("saved", file=str(file))

    def quit(self, _: str) -> None:
        if self.session.read(self.session.voice("save-it") + " ").lower().startswith("n"):
            self.session.say("not-saved")
        else:
            self.session.keep()
        raise Leave

    def print(self, line: str) -> None:
        self.session.screen.print(line)
