"""The report: how many mutants were caught in each chapter, and every survivor."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tests.mutation.mutants import Mutant
from tests.mutation.trial import Verdict


@dataclass
class Chapter:
    """The count of one module."""

    tried: int = 0
    own: int = 0
    caught: int = 0
    equivalent: int = 0

    def add(self, verdict: Verdict, equivalent: bool) -> None:
        self.tried += 1
        if verdict.state != "survived":
            self.caught += 1
            self.own += verdict.own
        elif equivalent:
            self.equivalent += 1

    def merge(self, other: "Chapter") -> None:
        self.tried += other.tried
        self.own += other.own
        self.caught += other.caught
        self.equivalent += other.equivalent

    @property
    def survived(self) -> int:
        return self.tried - self.caught - self.equivalent

    @property
    def rate(self) -> float:
        """Caught in a hundred, those left out that change nothing."""
        real = self.tried - self.equivalent
        return 100 * self.caught / real if real else 100.0

    def row(self) -> list[str]:
        counts = [self.tried, self.caught, self.own, self.equivalent, self.survived]
        return [*(str(count) for count in counts), f"{self.rate:.1f} %"]


class Report:
    """All verdicts of a run."""

    def __init__(self, argued: dict[str, str]) -> None:
        self.argued = argued
        self.chapters: dict[str, Chapter] = {}
        self.survivors: list[tuple[Mutant, Verdict]] = []

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        name = mutant.function.module.removeprefix("flibuste.games.").replace(".rules.", " ")
        self.chapters.setdefault(name, Chapter()).add(verdict, mutant.key in self.argued)
        if verdict.state == "survived" and mutant.key not in self.argued:
            self.survivors.append((mutant, verdict))

    def total(self) -> Chapter:
        total = Chapter()
        for chapter in self.chapters.values():
            total.merge(chapter)
        return total

    def show(self, console: Console) -> None:
        console.print(self.table())
        for mutant, verdict in sorted(self.survivors, key=lambda pair: (pair[0].function.path, pair[0].line)):
            console.print("\n".join(told(mutant, verdict)), highlight=False, soft_wrap=True)

    def table(self) -> Table:
        table = Table(title="Rules broken on purpose")
        table.add_column("chapter", no_wrap=True, min_width=max(map(len, self.chapters), default=0))
        for column in ("tried", "caught", "own clause", "equal", "left", "rate"):
            table.add_column(column, justify="right", no_wrap=True)
        for name, chapter in sorted(self.chapters.items()):
            table.add_row(name, *chapter.row())
        table.add_section()
        table.add_row("all", *self.total().row())
        return table


def told(mutant: Mutant, verdict: Verdict) -> Iterable[str]:
    """A survivor: where, of which clauses, the change, and how many tests came by without noticing."""
    clauses = ", ".join(sorted(mutant.function.clauses)) or "no clause cited"
    yield ""
    yield f"[bold]{mutant.place}[/] {mutant.function.name} ({clauses}) {mutant.kind}, {mutant.key}"
    yield f"[red]- {escape(mutant.before)}[/]"
    yield f"[green]+ {escape(mutant.after)}[/]"
    yield f"  {verdict.tests} tests reach it" if verdict.tests else "  no test reaches it"
