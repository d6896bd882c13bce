"""The legend under the table: every sign of a Pirate's sheet with its name, and what it means as a title."""

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
Row = tuple[str, str, str]  # sign, name, meaning


def legend_of_signs(words: Words, top: float) -> str:
    """The legend, drawn once for a language and a place."""
    rows = tuple((sign, words(f"picture-sign-{name}"), words(f"picture-sign-{name}-title")) for name, sign in SIGNS)
    return drawn_legend(rows, top)


@lru_cache(64)
def drawn_legend(rows: tuple[Row, ...], top: float) -> str:
    at = f'x="10" y="{number(top)}" width="{number(WIDTH - 20)}" height="{number(SIGNS_H)}"'
    box = f'<rect class="fb-box" {at} rx="8"/>'
    pitch = (WIDTH - 40) / SIGN_COLUMNS
    entries = ""
    for index, (sign, name, meaning) in enumerate(rows):
        row, column = divmod(index, SIGN_COLUMNS)
        entries += entry(sign, name, meaning, 24 + pitch * column, top + 20 + SIGN_ROW * row)
    return f'{box}<g style="font-size:17px">{entries}</g>'


def entry(sign: str, name: str, meaning: str, x: float, y: float) -> str:
    """A sign and its name; whoever points at it is told what it means."""
    icon = use(sign, x, y - 10, 20, style=COLOURS.get(sign, ""))
    if sign == HOLD:
        at = f'x="{number(x - 2)}" y="{number(y - 7)}" width="24" height="14" rx="4"'
        icon = f'<rect {at} fill="var(--land)" stroke="var(--rule)"/>'
    words = text(x + 28, y + 6, name)
    return f"<g><title>{escape(name)}: {escape(meaning)}</title>{icon}{words}</g>"
