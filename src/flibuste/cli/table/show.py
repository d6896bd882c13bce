"""What the terminal shows at the table, as Rich markup."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from flibuste.rulebook.clauses import Clause

if TYPE_CHECKING:
    from flibuste.engine.action import Action
    from flibuste.engine.game import Data
    from flibuste.records.match import Match
    from flibuste.words import Words

FEW = 9


def clause_lines(clause: Clause, language: str) -> list[str]:
    """A clause as text: its number and title, its words, our ruling."""
    lines = [f"[bold]{clause.id}[/] [bold]{escape(clause.title[language])}[/]", f"  {escape(clause.text[language])}"]
    if clause.ruling:
        lines.append(f"  [italic]{escape(clause.ruling[language])}[/]")
    return lines


def events_for(match: "Match", seat: int, since: int = 0) -> list["Data"]:
    """The events since a given number, as far as this seat may know them."""
    journal = match.state.journal
    assert journal is not None
    return [match.game.describe(event, seat) for event in journal.told(since)]


def log_lines(events: Iterable["Data"], words: "Words") -> list[str]:
    """Events as sentences, each with its clause."""
    return [f"  {escape(words.event(event))} [dim]{event['clause']}[/]" for event in events]


def by_verb(actions: list["Action"]) -> list["Action"]:
    """The actions sorted so that those of one verb follow each other; verbs keep the order of their first action."""
    verbs = list(dict.fromkeys(action.verb for action in actions))
    return sorted(actions, key=lambda action: verbs.index(action.verb))


class Menu:
    """What a seat is offered: actions as a list, and forms for those that are made of parts."""

    def __init__(self, match: "Match", seat: int) -> None:
        actions = match.state.options(seat)
        self.forms = match.game.forms(match.state, seat, actions)
        inside = {way.action for form in self.forms for way in form.ways}
        inside |= set(match.game.same(match.state, seat, actions))
        self.listed = by_verb([action for action in actions if action not in inside])
        self.options = self.listed + by_verb([action for action in actions if action in inside])

    def __len__(self) -> int:
        """How many numbers there are to choose from."""
        return len(self.listed) + len(self.forms)


def choices(labelled: list[tuple["Action", str]], columns: int) -> list[RenderableType]:
    """The numbered choices: a list if there are few, columns for each verb if there are many that are short."""
    labels = [f"[bold cyan]{number:3}[/] {escape(label)}" for number, (_, label) in enumerate(labelled, 1)]
    found: list[RenderableType] = []
    for verb in dict.fromkeys(action.verb for action, _ in labelled):
        group = [label for label, (action, _) in zip(labels, labelled, strict=True) if action.verb == verb]
        texts = [Text.from_markup(label) for label in group]
        if len(labels) <= FEW or max(text.cell_len for text in texts) > columns // 2:
            found += group
        else:
            found.append(Columns(texts, padding=(0, 3), column_first=True))
    return found
