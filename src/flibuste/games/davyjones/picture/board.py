"""Draws the view of one seat as SVG. It knows nothing but the view, so that nothing hidden can be seen."""

from flibuste.drawing import Board, Symbols
from flibuste.drawing.symbols import signs_of
from flibuste.engine.game import Say
from flibuste.games.davyjones.knowledge.seen import DavyJonesView
from flibuste.games.davyjones.picture import art
from flibuste.games.davyjones.picture.fire import Fire
from flibuste.games.davyjones.picture.fleets import Panel, foot
from flibuste.games.davyjones.picture.layout import FOOT, GAP, MARGIN, WIDEST, below, frame_for
from flibuste.games.davyjones.picture.plan import Plans, frame_attributes
from flibuste.games.davyjones.picture.sea import Sea
from flibuste.games.davyjones.picture.ships import Fleet
from flibuste.games.davyjones.picture.tray import Tray, tray_height
from flibuste.games.davyjones.picture.words import Words

SYMBOLS = Symbols(signs_of("flibuste.games.davyjones.picture"))


def picture(view: DavyJonesView, say: Say) -> str:
    """The whole table as SVG: the sea to scale, the fleets below it."""
    words = Words(view, say)
    frame = frame_for(view["width"], view["height"])
    panels = [Panel(words, player) for player in view["players"]]
    tray = tray_height(view)
    heights = [panel.height for panel in panels]
    places = below(heights, frame.bottom + GAP + tray)
    low = places[-1][1]
    board = Board(2 * MARGIN + WIDEST, low + FOOT, words("game-title"), words.situation(), SYMBOLS)
    board.chart = art.chart(view["width"], view["height"])
    Sea(board, words, frame).draw()
    fleet = Fleet(board, words, frame, Plans(words, frame).ships())
    fleet.draw()
    Tray(board, words, frame, MARGIN, frame.bottom + GAP).draw(fleet)
    for i, panel in enumerate(panels):
        panel.draw(board, *places[i], max(heights[i - i % 2 : i - i % 2 + 2]))
    board.places.append(foot(words, *places[-1], frame.scale))
    Fire(board, words, frame).draw()
    board.attributes = frame_attributes(frame, words.plan_says())
    return board.drawn()
