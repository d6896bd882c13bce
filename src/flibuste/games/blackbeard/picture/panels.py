"""What stands beside the ships: whose turn it is, Victory Points, the legend, piles, Pirates that are gone."""

from functools import lru_cache

from flibuste.drawing import Board, number, piece, place, text, token, use
from flibuste.drawing.lettering import wrapped
from flibuste.drawing.svg import hot
from flibuste.games.blackbeard.knowledge.seen import PlayerSeen, SeatOrSystem
from flibuste.games.blackbeard.picture.art import SHIPS, flag, rogue
from flibuste.games.blackbeard.picture.layout import LEGEND, NOW, STRIP_H, WIDTH, Layout
from flibuste.games.blackbeard.picture.words import SYSTEM, Words

LEGEND_ROW = 26.4
LEAST_TRACK = 50
CROWD = 6
NATIONS = ("english", "spanish", "french", "dutch", "portuguese", "arab")
WAYS = {
    "letter": "m-letter",
    "haven": "port-haven",
    "bribe": "m-bribe",
    "pirate-port": "port-pirate",
}
MARKS = {
    "friend": "port-pro",
    "foe": "port-anti",
    "some": "port-mixed",
    "attacked": "port-attacked",
    "ruined": "port-destroyed",
}


# ---- now, and Victory Points -----------------------------------------------------------------------------------------


def draw_now(board: Board, words: Words) -> None:
    """In large letters: whose turn it is, what is done and who is asked; below, the Victory Points of all players."""
    x, y, width, height = NOW
    players = words.players()
    columns = 2 if len(players) > CROWD else 1
    lines = 3 - columns
    top = 44.0 + 19 * lines
    rows = -(-len(players) // columns)
    pitch = min(38.0 if columns > 1 else 34.0, (height - top - 4) / rows)
    high = top + pitch * rows + 6
    content = f'<rect class="fb-box" width="{width}" height="{number(high)}" rx="8"/>'
    content += headline(words, lines) + f'<path class="fb-thin" d="M12 {number(top)}h{width - 24}"/>'
    board.pieces.append(piece("now", x, y, words.situation(), content))
    most = max(LEAST_TRACK, *(player["score"] for player in players))
    for i, player in enumerate(players):
        column, row = divmod(i, rows)
        at = x + column * width / 2, y + top + 2 + pitch * (row + 0.5)
        content = brief_line(words, player, pitch) if columns > 1 else line(words, player, pitch, most)
        board.pieces.append(piece(f"score-{player['seat']}", *at, standing(words, player), content))


def headline(words: Words, lines: int) -> str:
    """Whose turn it is and what is done in it; at the end, the winners."""
    seats = words.deciding()
    drawn = text(14, 27, words.turn() or words.step(), "fb-h2", "font-size:20px")
    if words.view["over"]:
        drawn += "".join(token(seat, 26 + 30 * i, 46, 12) for i, seat in enumerate(seats))
        return drawn + text(
            18 + 30 * len(seats), 52, words.step() if seats else words.situation(), "", "font-size:18px"
        )
    said = wrapped(words.doing(), 30 if lines > 1 else 36)[:lines]
    size = "font-size:18px" if lines > 1 else "font-size:16px"
    drawn += "".join(text(14, 50 + 20 * i, line, "", size) for i, line in enumerate(said))
    return drawn + rolls(words)


def rolls(words: Words) -> str:
    """What was rolled last. While a roll may be made again, a single die shows its face."""
    view = words.view
    totals = view["now"]["totals"]
    if not totals:
        return ""
    step = view["stack"][-1] if view["stack"] else {}
    counts = step.get("counts", [])
    if step.get("step") == "reroll" and counts == [1] * len(totals):
        left = NOW[2] - 12 - 32 * len(totals)
        return "".join(use(f"die-{total}", left + 32 * i, 6, 28) for i, total in enumerate(totals))
    said = ", ".join(str(total) for total in totals)
    x = NOW[2] - 14 - 10 * len(said)
    return use("die-5", x - 30, 8, 24) + text(x, 27, said, "fb-num")


def standing(words: Words, player: PlayerSeen) -> str:
    """The score and the cards of a player, in words."""
    facts = {"score": player["score"], "cards": player["hand_size"], "pirates": player["held_size"]}
    return words("picture-player", name=words.name(player["seat"]), **facts)


def line(words: Words, player: PlayerSeen, pitch: float, most: int) -> str:
    """A player's line: token, name, Event cards, Pirate cards held, Victory Points."""
    seat = player["seat"]
    content = box(NOW[2] - 12, pitch) if seat in words.deciding() else ""
    content += track(seat, player["score"], most, pitch) + mark_of(seat, min(13.0, pitch / 2 - 1))
    shown = wrapped(words.name(seat), 12)[0] if words.name(seat) else ""
    if seat == words.view["seat"] and len(shown) < 8:
        shown += f" {words('picture-you')}"
    content += text(44, 6, shown, "", f"font-size:18px;{weight(words, seat)}")
    content += use("m-card", 176, -10, 14.7, 20) + text(194, 6, str(player["hand_size"]), "", "font-size:18px")
    if player["held_size"]:
        content += use("em-1", 211, -9, 18) + text(231, 6, str(player["held_size"]), "", "font-size:18px")
    points = words("picture-vp", count=player["score"])
    return content + text(NOW[2] - 16, 7, points, "fb-end", "font-size:19px;font-weight:700")


def brief_line(words: Words, player: PlayerSeen, pitch: float) -> str:
    """A shorter line for many players: token and name, below them the points and the Event cards."""
    seat = player["seat"]
    content = box(NOW[2] / 2 - 10, pitch) if seat in words.deciding() else ""
    shown = wrapped(words.name(seat), 13)[0] if words.name(seat) else ""
    content += mark_of(seat, 14) + text(44, -2, shown, "", f"font-size:16px;{weight(words, seat)}")
    content += text(44, 15, words("picture-vp", count=player["score"]), "", "font-size:16px;font-weight:700")
    return content + use("m-card", 112, 1, 11.7, 16) + text(128, 15, str(player["hand_size"]), "", "font-size:16px")


def mark_of(seat: SeatOrSystem, radius: float) -> str:
    """The token before a player's name."""
    if seat == SYSTEM:
        return f'<g transform="translate(24 0)">{rogue(0, radius)}</g>'
    return token(seat, 24, 0, radius)


def weight(words: Words, seat: SeatOrSystem) -> str:
    """Bold for players who are asked or have the turn."""
    return "font-weight:700" if seat in words.deciding() or seat == words.view["turn"] else ""


def track(seat: SeatOrSystem, score: int, most: int, pitch: float) -> str:
    """The Victory Points as a length, along the foot of the line."""
    y = number(pitch / 2 - 4)
    colour = "ink" if seat == SYSTEM else f"seat-{seat}"
    way = (NOW[2] - 60) * max(0, score) / most
    return (
        f'<path d="M44 {y}h{NOW[2] - 60}" stroke="var(--hair)" stroke-width="3"/>'
        f'<path d="M44 {y}h{number(way)}" stroke="var(--{colour})" stroke-width="4"/>'
    )


def box(width: float, height: float) -> str:
    """The box around a player who is asked."""
    return (
        f'<rect x="6" y="{number(1 - height / 2)}" width="{number(width)}" height="{number(height - 2)}" rx="7" '
        'fill="var(--panel)" stroke="var(--ink)" stroke-width="1.5"/>'
    )


# ---- the legend ------------------------------------------------------------------------------------------------------


def drawn_legend(words: Words) -> list[str]:
    """Flags and marks; ships to choose from and ways to retire are places an action can point at."""
    x, y, _, _ = LEGEND
    nations = tuple(words.nation(nation) for nation in NATIONS)
    drawn = [legend_words(x, y, nations, tuple(words(f"picture-legend-{mark}") for mark in MARKS))]
    ways = [
        (way, icon, words(f"picture-legend-{way}"), words(f"picture-legend-{way}-title")) for way, icon in WAYS.items()
    ]
    for i, (target, icon, name, title) in enumerate([*ways, *ship_rows(words)]):
        left, top = x + 146, y + 20 + LEGEND_ROW * i
        shape = hot(left - 2, top - 12, 142, LEGEND_ROW - 1, 7)
        drawn.append(place(f"legend-{target}", target, title, shape, legend_row(left, top, icon, name)))
    return drawn


def ship_rows(words: Words) -> list[tuple[str, str, str, str]]:
    """The kinds of ships: target, icon, name, and their printed numbers as the title."""
    rows = []
    for ship in words.view["ships"]:
        kind, name = ship["id"], words.thing("ship", ship["id"])
        facts = {key: ship[key] for key in ("combat", "speed", "holds")}
        title = words("picture-ship-kind", kind=name, **facts)
        rows.append((kind, kind if kind in SHIPS else "brigantine", name.lower(), title))
    return rows


@lru_cache(16)
def legend_words(x: float, y: float, nations: tuple[str, ...], marks: tuple[str, ...]) -> str:
    drawn = "".join(
        flag(nation, x + 20, y + 20 + LEGEND_ROW * i, 11)
        + text(x + 40, y + 26 + LEGEND_ROW * i, name, "", "font-size:18px")
        for i, (nation, name) in enumerate(zip(NATIONS, nations, strict=True))
    )
    for i, (icon, name) in enumerate(zip(MARKS.values(), marks, strict=True)):
        row = len(NATIONS) + i
        left, top = (x, y + 20 + LEGEND_ROW * row) if row < 9 else (x + 146, y + 20 + LEGEND_ROW * (row - 2))
        drawn += legend_row(left + 4, top, icon, name)
    return drawn


@lru_cache(128)
def legend_row(x: float, y: float, icon: str, name: str) -> str:
    size = 28 if icon in SHIPS or icon == "port-pirate" else 23
    return use(icon, x + 16 - size / 2, y - size / 2, size) + text(x + 35, y + 6, name, "", "font-size:18px")


# ---- piles, and who is gone ------------------------------------------------------------------------------------------


def draw_strip(board: Board, words: Words, layout: Layout) -> None:
    """One line under the sheets: the Event deck and the counters left, then retired Pirates and Davy Jones' locker."""
    view = words.view
    y = layout.strip
    content = f'<rect class="fb-box" width="{number(WIDTH - 20)}" height="{number(STRIP_H)}" rx="8"/>'
    content += use("m-card", 14, 6, 16.1, 22) + text(36, 24, str(view["deck"]), "fb-num")
    content += use("merchant", 84, 3, 28) + text(114, 24, str(view["pools"]["merchants"]), "fb-num")
    content += use("navy", 152, 3, 28, style="--c:#2b5a86") + text(183, 24, str(view["pools"]["warships"]), "fb-num")
    content += use("crown", 220, 6, 22) + text(246, 24, str(view["pools"]["commissioners"]), "fb-num")
    title = words("picture-piles", deck=view["deck"], discards=len(view["discards"]), **view["pools"])
    board.pieces.append(piece("piles", 10, y, title, content))
    x = 300.0
    x = draw_gone(board, words, "retired", view["retired"], x, y)
    draw_gone(board, words, "locker", view["locker"], x, y)


def draw_gone(board: Board, words: Words, kind: str, gone: list[str], x: float, y: float) -> float:
    """The Pirates that have retired, or that are dead. Returns where there is room for the next."""
    if not gone:
        return x
    head = words(f"picture-{kind}")
    board.fx.append(text(x, y + 23, head, "fb-q", "font-size:17px"))
    x += 10.2 * len(head) + 12
    room = (WIDTH - 30 - x) if kind == "locker" else (WIDTH - 30 - x) * 0.62
    size = min(1.0, room / sum(name_width(words.short(pirate)) for pirate in gone))
    for pirate in gone:
        name = words.short(pirate)
        width = name_width(name) * size
        drawn = text(
            0,
            23,
            name,
            "",
            f"font-size:{number(17 * size)}px;{'' if kind == 'retired' else 'text-decoration:line-through'}",
        )
        title = words.said_of(words.pirate(pirate), head)
        target = pirate if kind == "retired" else ""
        shape = hot(-5, 3, width - 3, STRIP_H - 6, 6) if target else ""
        board.pieces.append(piece(f"gone-{pirate}", x, y, title, drawn, target=target, shape=shape))
        x += width
    return x + 24


def name_width(name: str) -> float:
    """The room for a name in letters of 17, and the gap after it."""
    return 10.6 * len(name) + 16
