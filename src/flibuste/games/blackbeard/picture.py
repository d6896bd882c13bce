"""The table of one seat, drawn as SVG from its view alone: what the view does not say cannot be seen."""

from collections.abc import Callable

from flibuste.games.blackbeard.picture_art import chart
from flibuste.games.blackbeard.picture_hand import draw_hand, hand_size, printed_cards
from flibuste.games.blackbeard.picture_layout import WIDTH, layout_for
from flibuste.games.blackbeard.picture_panels import draw_legend, draw_now, draw_strip
from flibuste.games.blackbeard.picture_sea import Sea
from flibuste.games.blackbeard.picture_sheets import Sheets, printed_sheet
from flibuste.games.blackbeard.picture_signs import SIGNS
from flibuste.games.blackbeard.picture_words import View, Words
from flibuste.look import Board, Symbols

LIBRARY = Symbols(SIGNS | printed_sheet() | printed_cards())


def picture(view: View, say: Callable[..., str]) -> str:
    """The whole table as SVG."""
    words = Words(view, say)
    cards = max(1, hand_size(words)) if view["seat"] else hand_size(words)  # the same height from move to move
    layout = layout_for(view["seats"], len(view["pirates"]), cards, words.step_name() == "draft")
    board = Board(WIDTH, layout.height, words.known("game-title", "Blackbeard"), words.situation(), LIBRARY)
    ports = tuple((words.place(p["id"]), p["nation"] or "", p["wealth"], p["defence"]) for p in view["ports"])
    board.chart = chart(layout.height, ports)
    draw_legend(board, words)
    Sea(board, words).draw()
    draw_now(board, words)
    Sheets(board, words, layout).draw()
    draw_strip(board, words, layout)
    draw_hand(board, words, layout)
    return board.drawn()
