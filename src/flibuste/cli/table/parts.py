"""Choices made of parts, asked part by part: what can still be taken, what it costs, and what is left."""

from collections.abc import Callable

from rich.columns import Columns
from rich.markup import escape
from rich.text import Text

from flibuste.cli.table.session import Session
from flibuste.cli.table.show import Menu
from flibuste.engine.action import Action
from flibuste.engine.form import UNSET, Form
from flibuste.words.forms import amount_text, choice_text, form_title, part_title, way_text

YES = ("", "1")


class Filling:
    """A form that one person fills in, one part after the other."""

    def __init__(self, session: Session, seat: int, form: Form, act: Callable[[Action], None]) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words(seat)
        self.form = form
        self.act = act
        self.values = [UNSET] * len(form.parts)
        self.asked: list[int] = []
        self.left = False

    def go_on(self) -> None:
        """Ask for the next part that leaves a choice, or for the confirmation."""
        while UNSET in self.values:
            part = self.values.index(UNSET)
            left = self.open_values(part)
            if len(left) > 1:
                self.asked.append(part)
                self.show_part(part, left)
                return
            self.values[part] = left[0]
        self.show_whole()

    def open_values(self, part: int) -> list[int]:
        """What this part can be, given those before it."""
        fitting = {way.values[part] for way in self.form.fitting(self.values)}
        return sorted(fitting)

    def hear(self, line: str) -> bool:
        """Take a line that was typed, if it means something here."""
        if line.lower() == self.session.voice("back"):
            return self.step_back()
        if UNSET not in self.values:
            return line in YES and self.confirm()
        value = self.meant(line, self.asked[-1])
        if value is None:
            return line.isdigit() and self.refuse_number(line)
        self.values[self.asked[-1]] = value
        self.go_on()
        return True

    def meant(self, line: str, part: int) -> int | None:
        """The value with this number or name; Enter is what holds now."""
        left = self.open_values(part)
        if not line:
            return self.form.parts[part].now if self.form.parts[part].now in left else None
        if line.isdigit():
            return left[int(line) - 1] if 1 <= int(line) <= len(left) else None
        names = [choice_text(self.words, self.form.parts[part], value).casefold() for value in left]
        return left[names.index(line.casefold())] if line.casefold() in names else None

    def example(self, number: int) -> Action | None:
        """An action with the value of this number, to explain it."""
        if UNSET not in self.values:
            return self.form.fitting(self.values)[0].action
        left = self.open_values(self.asked[-1])
        if not 1 <= number <= len(left):
            return None
        found = (way for way in self.form.fitting(self.values) if way.values[self.asked[-1]] == left[number - 1])
        return next(found).action

    def refuse_number(self, line: str) -> bool:
        """A number always means a value of the part that is asked for."""
        self.session.say("no-such-choice", number=line, last=len(self.open_values(self.asked[-1])))
        return True

    def step_back(self) -> bool:
        """Ask for the part before this one again; before the first the form is left."""
        if UNSET in self.values:
            self.asked.pop()
        self.left = not self.asked
        part = self.asked.pop() if self.asked else 0
        if self.left:
            return True
        self.values[part:] = [UNSET] * (len(self.values) - part)
        self.go_on()
        return True

    def confirm(self) -> bool:
        way = self.form.way(self.values)
        assert way is not None
        self.act(way.action)
        return True

    # ---- what is shown ----------------------------------------------------------------------------------------------

    def show_part(self, part: int, left: list[int]) -> None:
        """The name of the part, what is left to spend, and what can be taken."""
        row = self.form.parts[part]
        title = f"[bold]{escape(part_title(self.words, row))}[/]"
        spent = self.form.cost(self.values)
        if self.form.purse != UNSET:
            rest = amount_text(self.words, self.form.purse - spent)
            title += f" [dim]{escape(self.session.voice('part-left', amount=rest))}[/]"
        self.session.screen.print(title)
        texts = [
            f"[bold cyan]{number:3}[/] {escape(self.value_text(part, value))}" for number, value in enumerate(left, 1)
        ]
        self.session.screen.print(Columns([Text.from_markup(text) for text in texts], padding=(0, 3)))

    def value_text(self, part: int, value: int) -> str:
        """A value with its price; what holds now is told by Enter."""
        row = self.form.parts[part]
        text = choice_text(self.words, row, value)
        if row.choices[value].cost:
            return self.session.voice("part-price", choice=text, price=amount_text(self.words, row.choices[value].cost))
        return self.session.voice("part-now", choice=text) if value == row.now else text

    def show_whole(self) -> None:
        """What was put together, before it is done."""
        way = self.form.way(self.values)
        assert way is not None
        text = self.session.with_odds(self.seat, way.action, way_text(self.words, self.form, way), self.words)
        spent = self.form.cost(self.values)
        if self.form.purse != UNSET and spent:
            text = self.session.voice("part-price", choice=text, price=amount_text(self.words, spent))
        self.session.say("part-whole", action=text)


def form_lines(menu: Menu, session: Session, seat: int) -> list[str]:
    """The forms of a question as further numbered choices."""
    words = session.words(seat)
    lines: list[str] = []
    for number, form in enumerate(menu.forms, len(menu.listed) + 1):
        entry = session.voice("part-entry", form=form_title(words, form), count=len(form.ways))
        lines.append(f"[bold cyan]{number:3}[/] {escape(entry)}")
    return lines
