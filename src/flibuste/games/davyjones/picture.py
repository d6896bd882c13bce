"""The table of one seat, drawn as SVG from its view alone: what the view does not say cannot be seen."""

from collections.abc import Callable

from flibuste.games.davyjones import picture_art as art
from flibuste.games.davyjones.picture_fire import Fire
from flibuste.games.davyjones.picture_fleets import Panel, foot
from flibuste.games.davyjones.picture_layout import FOOT, GAP, MARGIN, PANEL, fallen_in, frame_for
from flibuste.games.davyjones.picture_plan import Plans, with_frame
from flibuste.games.davyjones.picture_sea import Sea
from flibuste.games.davyjones.picture_ships import Fleet
from flibuste.games.davyjones.picture_signs import SIGNS
from flibuste.games.davyjones.picture_tray import Tray, tray_height
from flibuste.games.davyjones.picture_words import View, Words
from flibuste.look import Board

COLUMNS = 2


def picture(view: View, say: Callable[..., str]) -> str:
    """The whole table as SVG: the sea to scale, the fleets beside it."""
    words = Words(view, say)
    frame = frame_for(view["width"], view["height"])
    panels = [Panel(words, player) for player in view["players"]]
    tray = tray_height(view)
    heights = [panel.height for panel in panels]
    places = fallen_in(
        [*([tray - GAP] if tray else []), *heights, FOOT],
        (1.35 if len(panels) == 2 else 1.1) * (frame.bottom - MARGIN),
        COLUMNS,
    )
    left = frame.right + GAP
    low = max(top + high for (_, top), high in zip(places[-len(panels) - 1 :], [*heights, FOOT], strict=True))
    width = left + (max(column for column, _ in places) + 1) * (PANEL + GAP) - GAP + MARGIN
    board = Board(width, max(frame.bottom, low) + MARGIN, words("game-title"), words.situation(), SIGNS)
    board.chart = art.chart(view["width"], view["height"])
    Sea(board, words, frame).draw()
    fleet = Fleet(board, words, frame, Plans(words, frame).ships())
    fleet.draw()
    at = [(left + column * (PANEL + GAP), top) for column, top in places]
    Tray(board, words, frame, *at[0]).draw(fleet)
    for panel, spot in zip(panels, at[-len(panels) - 1 :], strict=False):
        panel.draw(board, *spot)
    board.places.append(foot(words, *at[-1], frame.scale))
    Fire(board, words, frame).draw()
    return with_frame(board.drawn(), frame, words.plan_says())
