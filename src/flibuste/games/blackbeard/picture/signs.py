"""The legend under the table: every sign of a Pirate's sheet with its name, and what it means as a title.

`data-sign` names the symbols that an entry explains, so that a client can tell of a sign wherever it is drawn.
"""

from functools import lru_cache

from flibuste.drawing import escape, number, text, use
from flibuste.games.blackbeard.picture.layout import SIGN_COLUMNS, SIGN_ROW, SIGNS_H, WIDTH
from flibuste.games.blackbeard.picture.words import Words

SIGNS = (
    ("combat", "cannon"),
    ("speed", "sail"),
    ("loyalty", "em-5"),
    ("notoriety", "skull"),
    ("worth", "coin"),
    ("hold", "hold-full"),
    ("initiative", "t-initiative"),
    ("ability", "t-ability"),
    ("leadership", "t-leadership"),
    ("cruelty", "t-cruelty"),
    ("cunning", "m-cunning"),
    ("duel", "em-3"),
    ("letter", "m-letter"),
    ("guns", "m-guns"),
    ("chart", "m-chart"),
    ("hostage", "m-hostage"),
    ("ally", "m-ally"),
    ("news", "m-news"),
    ("scurvy", "m-scurvy"),
    ("revel", "m-revel"),
    ("sack", "m-sack"),
    ("pardon", "m-pardon"),
    ("prize", "merchant"),
    ("foe", "port-anti"),
)
HOLD = "hold-full"
COLOURS = {"em-5": "--m:var(--rubric)", "em-3": "--m:var(--ink)"}
Row = tuple[str, str, str]  # sign, name, title


def legend_of_signs(words: Words, top: float) -> str:
    """The legend, drawn once for a language and a place."""
    return drawn_legend(tuple(row_of(words, name, sign) for name, sign in SIGNS), top)


def row_of(words: Words, name: str, sign: str) -> Row:
    """A sign, its name, and both name and meaning as a title."""
    called = words(f"picture-sign-{name}")
    return sign, called, words.said_of(called, words(f"picture-sign-{name}-title"))


@lru_cache(64)
def drawn_legend(rows: tuple[Row, ...], top: float) -> str:
    at = f'x="10" y="{number(top)}" width="{number(WIDTH - 20)}" height="{number(SIGNS_H)}"'
    box = f'<rect class="fb-box" {at} rx="8"/>'
    pitch = (WIDTH - 40) / SIGN_COLUMNS
    entries = ""
    for index, (sign, name, title) in enumerate(rows):
        row, column = divmod(index, SIGN_COLUMNS)
        entries += entry(sign, name, title, 24 + pitch * column, top + 20 + SIGN_ROW * row)
    return f'{box}<g style="font-size:17px">{entries}</g>'


def entry(sign: str, name: str, title: str, x: float, y: float) -> str:
    """A sign and its name; whoever points at it is told what it means."""
    icon = use(sign, x, y - 10, 20, style=COLOURS.get(sign, ""))
    if sign == HOLD:
        at = f'x="{number(x - 2)}" y="{number(y - 7)}" width="24" height="14" rx="4"'
        icon = f'<rect {at} fill="var(--land)" stroke="var(--rule)"/>'
    words = text(x + 28, y + 6, name)
    drawn_as = f"{HOLD} hold-empty" if sign == HOLD else sign
    return f'<g data-sign="{drawn_as}"><title>{escape(title)}</title>{icon}{words}</g>'
