"""A report as one page that needs nothing else: no file beside it, no host. Light or dark as the reader's system is."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from flibuste.drawing.page import whole_page
from flibuste.words import lexicon

FOLDER = Path(__file__).parent


class Speech:
    """What reports say, in a language: `words/text.LANGUAGE.ftl`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lexicon = lexicon(FOLDER, language)

    def say(self, message_id: str, /, **args: Any) -> str:
        return self.lexicon.format(message_id, args)

    def percent(self, share: float | None, digits: int = 0) -> str:
        """`43 %`; a minus sign that is one."""
        if share is None:
            return "–"
        return f"{self.number(100 * share, digits)}\N{NO-BREAK SPACE}%"

    def number(self, value: float, digits: int = 1) -> str:
        found = f"{value:.{digits}f}".replace("-", "−")
        return found.replace(".", ",") if self.language == "fr" else found

    def span(self, share: float | None, low: float, high: float, digits: int = 0) -> str:
        """A share with its interval."""
        ends = {"low": self.number(100 * low, digits), "high": self.percent(high, digits)}
        return self.say("report-span", share=self.percent(share, digits), **ends)

    def signed(self, change: float, digits: int = 0) -> str:
        """A change of a chance, in points of a hundred."""
        return ("+" if change > 0 else "") + self.number(100 * change, digits)


def page(language: str, title: str, parts: Sequence[str]) -> str:
    """A whole page of these parts."""
    style = (FOLDER / "report.css").read_text(encoding="utf-8")
    return whole_page(title, "\n".join([f"<h1>{escape(title)}</h1>", *parts]), language, style)


def section(title: str, *parts: str) -> str:
    return "\n".join([f"<h2>{escape(title)}</h2>", *parts])


def paragraph(said: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(said)}</p>' if kind else f"<p>{escape(said)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; an empty cell is one of a bot with itself."""
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(map(cell_of, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def cell_of(said: str) -> str:
    return f"<td>{escape(said)}</td>" if said else '<td class="own"></td>'
