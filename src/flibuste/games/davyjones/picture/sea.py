"""What lies on the water: islands with their treasure and marks, terrain, cursed zones, the compass."""

from functools import lru_cache
from math import hypot, isqrt

from flibuste.drawing import Board, escape, number, place, text, token, use
from flibuste.drawing.keeping import keep
from flibuste.drawing.svg import group
from flibuste.games.davyjones.knowledge.seen import IslandSeen, LandSeen, PointSeen, TokenSeen
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.layout import Frame, Point, empty_spot, shift
from flibuste.games.davyjones.picture.words import Words

STREWN = {"fog": "dj-drift", "smoke": "dj-drift", "reef": "dj-rocks", "sargasso": "dj-weeds"}
STYLES = {
    "fog": 'fill="var(--fog)" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="5 3"',
    "smoke": 'fill="var(--iron)" fill-opacity=".8" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="5 3"',
    "reef": 'fill="var(--sea-2)" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="2 3"',
    "sargasso": 'fill="var(--weed)" stroke="var(--ink)" stroke-width="1.4"',
}
COIN = 9.0


@lru_cache(256)
def outline_of(frame: Frame, spots: tuple[Point, ...]) -> str:
    """Land hardly ever moves: its outline on the picture is kept."""
    return art.path([frame.at(x, y) for x, y in spots])


class Sea:
    """Islands and terrain, as places an action can point at."""

    def __init__(self, board: Board, words: Words, frame: Frame) -> None:
        self.board = board
        self.words = words
        self.view = words.view
        self.frame = frame

    def draw(self) -> None:
        if self.view["step"] is None or self.view["round"]:
            self.board.places.append(self.compass())
        self.board.places.extend(self.terrain(land) for land in self.view["terrain"])
        self.board.places.extend(self.island(land) for land in self.view["islands"])
        for index, spot in enumerate(self.view["zones"], 1):
            self.board.places.append(self.zone(index, spot))

    def outline(self, land: LandSeen) -> str:
        return outline_of(self.frame, tuple(map(tuple, land["outline"])))

    def compass(self) -> str:
        """Headings as the notation counts them: 0 to the right, 90 up."""
        view = self.view
        lands = tuple((land["x"], land["y"]) for land in [*view["islands"], *view["terrain"]])
        x, y = self.frame.at(*empty_spot(view["width"], view["height"], lands))
        size = 46.0
        turns = ((size + 6, 5, "0°", ""), (0, -size - 6, "90°", "fb-mid"), (-size - 6, 5, "180°", "fb-end"))
        marks = "".join(text(x + a, y + b, words, f"fb-v fb-halo {css}") for a, b, words, css in turns)
        return group(use("rose", x - size, y - size, 2 * size) + marks, style="opacity:.75")

    # ---- islands --------------------------------------------------------------------------------------------------

    def island(self, land: IslandSeen) -> str:
        """An island, drawn anew where it, or what its owner has, is another."""
        gold = self.view["players"][land["home"] - 1]["gold"] if land["home"] else 0
        shown = (land, gold, self.words.ashore(land), self.view["width"], self.view["height"])
        return keep("island", self.words.say, shown, lambda: self.drawn_island(land))

    def drawn_island(self, land: IslandSeen) -> str:
        """An island: wild with its treasure, or somebody's home with his gold."""
        name = land["id"]
        outline = self.outline(land)
        x, y = self.frame.at(land["x"], land["y"])
        grown = f"translate({number(x)} {number(y)}) scale(1.3) translate({number(-x)} {number(-y)})"
        shape = f'<use class="fb-hot" href="#coast-{name}" transform="{grown}"/>'
        content = art.coast(f"coast-{name}", outline) + self.palm(land) + self.label(land, x, y)
        drawn = place(f"island-{name}", name, self.title(land), shape, content)
        return drawn + self.tokens(land, x, y) + self.crew_ashore(land, x, y)

    def palm(self, land: IslandSeen) -> str:
        """A palm at one end of a wild island that nobody has marked."""
        if land["home"] or land["marks"]:
            return ""
        far = max(land["outline"], key=lambda spot: hypot(spot[0] - land["x"], spot[1] - land["y"]) + 0.01 * spot[1])
        x, y = self.frame.at(land["x"] + 0.76 * (far[0] - land["x"]), land["y"] + 0.76 * (far[1] - land["y"]))
        return f'<use href="#palm" transform="{shift(x, y + 7)} scale({0.62 * self.frame.scale:.2f})"/>'

    def title(self, land: IslandSeen) -> str:
        words = self.words
        if land["home"]:
            player = self.view["players"][land["home"] - 1]
            return words("picture-home", island=land["id"], name=words.name(land["home"]), gold=player["gold"])
        said = [words("picture-island", island=land["id"], tokens=len(land["tokens"]))]
        if land["marks"]:
            said.append(words("picture-marked", names=words.names(land["marks"])))
        return ". ".join(said)

    def label(self, land: IslandSeen, x: float, y: float) -> str:
        """At home the emblem and the gold, elsewhere the marks of those who explored the island."""
        if land["home"]:
            gold = self.view["players"][land["home"] - 1]["gold"]
            figure = text(x + 3, y + 8, str(gold), "fb-h2", "font-size:24px;font-weight:700")
            return token(land["home"], x - 12, y, 12.5) + figure
        left = x - 9.5 * (len(land["marks"]) - 1)
        high = y - 16 if land["tokens"] else y
        return "".join(token(seat, left + 19 * i, high, 8.5) for i, seat in enumerate(land["marks"]))

    def tokens(self, land: IslandSeen, x: float, y: float) -> str:
        """The treasure on an island, in rows; each can be pointed at."""
        found = land["tokens"]
        wide = max(1, isqrt(max(0, len(found) - 1)) + 1)
        rows = [found[i : i + wide] for i in range(0, len(found), wide)]
        top = y + (4 if land["marks"] else 0) - 9.5 * (len(rows) - 1)
        drawn = ""
        for r, row in enumerate(rows):
            left = x - (COIN + 0.5) * (len(row) - 1)
            drawn += "".join(self.coin(token, left + (2 * COIN + 1) * i, top + 19 * r) for i, token in enumerate(row))
        return drawn

    def coin(self, found: TokenSeen, x: float, y: float) -> str:
        title = self.words.token_title(found)
        at = f'transform="{shift(x, y)}"'
        return (
            f'<g id="token-{found["id"]}" data-target="{found["id"]}" {at}><title>{escape(title)}</title>'
            f'<circle class="fb-hot" r="{COIN + 3:g}"/>'
            f"{art.coin(found.get('gold'), bool(found.get('treasure')), found['face_up'], COIN)}</g>"
        )

    def crew_ashore(self, land: IslandSeen, x: float, y: float) -> str:
        """How many crew wait on an island; the fleets say who they are."""
        count = self.words.ashore(land)
        if not count:
            return ""
        right = x + self.frame.scale * (max(x for x, _ in land["outline"]) - land["x"]) + 3
        return use("crew", right, y - 10, 19) + text(right + 21, y + 6, str(count), "fb-v fb-halo", "font-size:17px")

    # ---- terrain --------------------------------------------------------------------------------------------------

    def terrain(self, land: LandSeen) -> str:
        """A bank, a reef or a sea; a fog bank with the numbers of its ways out, a reef with its die of this turn."""
        frame = self.frame
        kind, outline = land["type"], self.outline(land)
        x, y = frame.at(land["x"], land["y"])
        turn = f"{shift(x, y)} rotate({number(-land['rotation'])}) scale({frame.scale:.4g})"
        content = f'<path d="{outline}" {STYLES[kind]}/><use href="#{STREWN[kind]}" transform="{turn}"/>'
        for index, spot in enumerate(land.get("exits", []), 1):
            a, b = self.outside(land, spot)
            content += text(a, b + 6, str(index), "fb-mid fb-v fb-halo", "font-size:17px")
        said = self.words("picture-terrain", land=land["id"], die=land["value"] or 0)
        if land["value"]:
            content += use(f"die-{land['value']}", x - 13, y - 13, 26)
        shape = f'<path class="fb-hot" d="{outline}"/>'
        return place(f"terrain-{land['id']}", land["id"], said, shape, content)

    def outside(self, land: LandSeen, spot: PointSeen) -> Point:
        """A little off the outline, for a number."""
        x, y = self.frame.at(land["x"], land["y"])
        a, b = self.frame.at(*spot)
        far = max(1.0, ((a - x) ** 2 + (b - y) ** 2) ** 0.5)
        return a + 13 * (a - x) / far, b + 13 * (b - y) / far

    def zone(self, index: int, spot: PointSeen) -> str:
        """14.14 – A cursed zone reaches as far as L."""
        x, y = self.frame.at(*spot)
        reach = number(self.frame.scale * self.view["segments"]["L"])
        ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="{reach}" fill="var(--rubric)" fill-opacity=".08" '
        ring += 'stroke="var(--rubric)" stroke-width="1.6" stroke-dasharray="10 5 2 5"/>'
        title = escape(self.words("picture-cursed-zone"))
        return f'<g id="zone-{index}"><title>{title}</title>{ring}{use("skull", x - 15, y - 15, 30)}</g>'
