"""A rough map of the table in letters: ships by their words with an arrow at the bow, islands, terrain."""

from flibuste.drawing.markup import SEATS, styled
from flibuste.games.davyjones.knowledge.seen import DavyJonesView, LandSeen, ShipSeen
from flibuste.games.davyjones.picture.layout import ahead
from flibuste.games.davyjones.picture.words import is_waiting

FRAME, RULERS = 6, 7  # the columns and the rows that the frame, what is written beside it and what stands above it take
TALLER = 2.1  # a letter is about so much higher than wide
ARROWS = "→↗↑↖←↙↓↘"
FILLS = {"island": "▒", "fog": "~", "smoke": "≈", "reef": "^", "sargasso": '"'}
STYLES = {"island": "yellow", "fog": "dim", "smoke": "dim", "reef": "cyan", "sargasso": "green"}

NARROWEST = 74

Cell = tuple[str, str]


def arrow(heading: float) -> str:
    """The nearest of eight directions."""
    return ARROWS[round(heading / 45) % 8]


class Chart:
    """A grid of letters with their styles; row 0 is the top."""

    def __init__(self, view: DavyJonesView, columns: int, rows: int) -> None:
        self.view = view
        self.wide, self.rows = size(view["width"] / view["height"], columns - FRAME, rows - RULERS)
        self.step = view["width"] / self.wide
        self.cells: list[list[Cell]] = [[(" ", "")] * self.wide for _ in range(self.rows)]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The row and the column of a point."""
        row = self.rows - 1 - int(y * self.rows / self.view["height"])
        return min(self.rows - 1, max(0, row)), min(self.wide - 1, max(0, int(x / self.step)))

    def put(self, row: int, column: int, words: str, style: str) -> None:
        column = min(column, self.wide - len(words))
        for i, letter in enumerate(words):
            self.cells[row][column + i] = (letter, style)

    def fill(self, land: LandSeen, home: int | None = None) -> None:
        """Every cell whose middle lies inside an outline; the name of the land in the middle."""
        outline = land["outline"]
        tall = self.view["height"] / self.rows
        top, left = self.cell(min(x for x, _ in outline), max(y for _, y in outline))
        low, right = self.cell(max(x for x, _ in outline), min(y for _, y in outline))
        for row in range(top, low + 1):
            for column in range(left, right + 1):
                if is_inside((column + 0.5) * self.step, (self.rows - row - 0.5) * tall, outline):
                    self.cells[row][column] = (FILLS[land["type"]], STYLES[land["type"]])
        row, column = self.cell(land["x"], land["y"])
        word = f"{land['id']}⌂" if home else land["id"]
        self.put(row, max(0, column - 1), word, f"bold {SEATS[(home - 1) % len(SEATS)]}" if home else "bold")

    def sail(self, ship: ShipSeen) -> None:
        """The word of a ship amidships, an arrow at its bow."""
        seat = ship["player"] or ship["owner"]
        style = f"bold {SEATS[(seat - 1) % len(SEATS)]}" if ship["status"] == "sailing" else "dim"
        length = 0.0 if ship["hull"]["disc"] else ship["hull"]["length"]
        bow = self.cell(ship["x"], ship["y"])
        row, column = self.cell(*ahead(ship["x"], ship["y"], ship["heading"], -length / 2))
        word = ship["id"]
        start = max(0, column - 1)
        if bow[0] == row and start <= bow[1] < start + len(word):
            start = bow[1] + 1 if bow[1] < column or bow[1] == 0 else bow[1] - len(word)
        self.put(row, start, word, style)
        self.put(*bow, arrow(ship["heading"]), style)


def size(shape: float, columns: int, rows: int) -> tuple[int, int]:
    """Columns and rows of a map that fits: of the true shape if that is not too narrow, or else drawn out."""
    wide = min(columns, max(NARROWEST, round(rows * TALLER * shape)))
    return wide, min(rows, max(1, round(wide / shape / TALLER)))


def is_inside(x: float, y: float, outline: list[list[float]]) -> bool:
    """Whether a point lies inside a convex outline, counter-clockwise."""
    ends = [*outline[1:], outline[0]]
    return all((b[0] - a[0]) * (y - a[1]) >= (b[1] - a[1]) * (x - a[0]) for a, b in zip(outline, ends, strict=True))


def map_lines(view: DavyJonesView, columns: int, rows: int) -> list[str]:
    """The map in its frame, with millimetres along two sides."""
    chart = Chart(view, columns, rows)
    for land in view["terrain"]:
        chart.fill(land)
    for island in view["islands"]:
        chart.fill(island, island["home"])
    for x, y in view["zones"]:
        chart.put(*chart.cell(x, y), "☠", "red")
    for ship in view["ships"]:
        if ship["status"] != "gone" and ship["on_table"] and not is_waiting(ship):
            chart.sail(ship)
    lines = ["    ┌" + "─" * chart.wide + "┐"]
    tall = view["height"] / chart.rows
    for row, cells in enumerate(chart.cells):
        y = (chart.rows - row - 0.5) * tall
        mark = round(y / 100) * 100
        label = f"{mark:4}" if abs(y - mark) <= tall / 2 else "    "
        lines.append(f"{label}│{joined(cells)}│")
    lines.append("    └" + "─" * chart.wide + "┘")
    ruler = [" "] * (chart.wide + 5)
    for x in range(0, int(view["width"]) - 30, 200):
        at = 5 + int(x / chart.step)
        ruler[at : at + len(str(x))] = str(x)
    return [*lines, "".join(ruler).rstrip()]


def joined(cells: list[Cell]) -> str:
    """A row as markup, one tag for a run of letters in one style."""
    found, run, style = "", "", ""
    for letter, other in [*cells, ("", "end")]:
        if other != style:
            found += styled(style, run) if style and run else run
            run, style = "", other
        run += letter
    return found
