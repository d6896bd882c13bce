"""Draws the view of one seat as SVG. It knows nothing but the view, so that nothing hidden can be seen.

Places that actions point at (`data-target`): island-1 to island-6, cove, mat-SEAT, mat-SEAT-SECTION and mat-SEAT-all,
ship-ID (a legendary pirate or the Navy), card-ID (in the own hand), my-SECTION and my-SECTION-RING (the own mat; rings
while arming), my-SECTION-craftsman, my-parrot, offered-parrot, my-chests, my-gold, tavern-pile, bank, colour-NAME.
"""

from flibuste.drawing import Board
from flibuste.engine.game import Say
from flibuste.games.cove.knowledge.seen import CoveView
from flibuste.games.cove.picture import art
from flibuste.games.cove.picture.battle import Stage
from flibuste.games.cove.picture.column import Column
from flibuste.games.cove.picture.hand import draw_hand
from flibuste.games.cove.picture.layout import SECTIONS, layout_for
from flibuste.games.cove.picture.mats import Mats
from flibuste.games.cove.picture.sea import Sea
from flibuste.games.cove.picture.words import Words


def picture(view: CoveView, say: Say) -> str:
    """The whole table as SVG."""
    words = Words(view, say)
    hand = view["players"][view["seat"] - 1].get("hand", []) if view["seat"] else []
    layout = layout_for(view["seats"], max(1, len(hand)) if view["seat"] else 0)  # the same height from move to move
    values = tuple(tuple(view["mat"]["values"][section]) for section in SECTIONS)
    library = art.symbols(layout, values)
    board = Board(1200, layout.height, words("game-title"), words.situation(), library)
    board.colours = words.colours
    board.chart = art.chart(layout)
    Sea(board, words).draw()
    column = Column(board, words)
    column.draw_now()
    if view["battle"]:
        stage = Stage(board, words, view["battle"])
        stage.draw()
        column.draw_rest(stage.y)
    else:
        column.draw_quiet()
    mats = Mats(words, layout)
    board.pieces.extend(mats.drawn(player) for player in view["players"])
    draw_hand(board, words, layout, hand)
    return board.drawn()
