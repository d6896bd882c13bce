"""A game on one page, in the terminal."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flibuste.engine.game import Game
    from flibuste.rulebook.glance import Glance

BOLD = re.compile(r"\*\*(.+?)\*\*")


def show_page(game: "Game", lang: str) -> bool:
    """Show the page of a game, and its chapters; returns whether it has one."""
    from rich.padding import Padding

    from flibuste.cli.common import console
    from flibuste.rulebook.glance import glance_of

    page = glance_of(game)
    if page is None:
        return False
    screen = console()
    for line in [*page_lines(game, page, lang), *chapter_lines(game, lang)]:
        text = line.lstrip(" ")
        screen.print(Padding(text, (0, 0, 0, len(line) - len(text))))
    return True


def page_lines(game: "Game", page: "Glance", lang: str) -> Iterator[str]:
    """The page as lines with markup."""
    from flibuste.words import Words

    yield f"[bold underline]{Words(game, lang).title()}[/]"
    yield marked(page.theme[lang])
    yield ""
    aim, *sections = page.sections
    yield from section_lines(aim.title[lang], [line for card in aim.cards for line in card.lines[lang]])
    yield f"[bold]{page.turn[lang]}[/]"
    for number, phase in enumerate(page.phases, start=1):
        yield f"  {number} {marked(phase.says[lang])}"
        yield from (f"    · {marked(part)}" for part in phase.parts.get(lang, []))
    if page.after:
        yield f"  {marked(page.after[lang])}"
    yield ""
    for section in sections:
        lines = []
        for card in section.cards:
            lines += [f"**{card.title[lang]}**"] if card.title else []
            lines += card.lines[lang]
        yield from section_lines(section.title[lang], lines)


def section_lines(title: str, lines: list[str]) -> Iterator[str]:
    yield f"[bold]{title}[/]"
    yield from (f"  {marked(line)}" for line in lines)
    yield ""


def marked(text: str) -> str:
    """A text of the page as Rich shows it: bold words, and clauses that do not shout."""
    from rich.markup import escape

    from flibuste.rulebook.glance import CITED

    quiet = CITED.sub(lambda found: f" \x01{found[1]}\x02", text)
    said = BOLD.sub(r"[bold]\1[/]", escape(quiet))
    return said.replace("\x01", "[dim](").replace("\x02", ")[/]")


def chapter_lines(game: "Game", lang: str) -> Iterator[str]:
    """The chapters with how many clauses each has."""
    from flibuste.rulebook.clauses import chapters_of, clauses_of
    from flibuste.words import Words

    counts = Counter(clause.chapter for clause in clauses_of(game).values())
    yield f"[bold]{Words(game, lang).say('rules-chapters')}[/]"
    for number, title in chapters_of(game).items():
        yield f"  {number:>2}  {title.get(lang, '')} [dim]({counts[number]})[/]"
    yield ""
    yield f"[dim]flibuste rules {game.name} 2[/]"
