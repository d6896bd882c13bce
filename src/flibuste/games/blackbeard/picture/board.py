"""Draws the view of one seat as SVG. It knows nothing but the view, so that nothing hidden can be seen."""

from flibuste.drawing import Board, Symbols
from flibuste.drawing.keeping import keep
from flibuste.engine.game import Say
from flibuste.games.blackbeard.knowledge.seen import BlackbeardView, PortSeen
from flibuste.games.blackbeard.picture.art import SIGNS, chart
from flibuste.games.blackbeard.picture.hand import draw_hand, hand_size, printed_cards
from flibuste.games.blackbeard.picture.layout import WIDTH, Layout, layout_for
from flibuste.games.blackbeard.picture.panels import draw_now, draw_strip, drawn_legend
from flibuste.games.blackbeard.picture.sea import Sea
from flibuste.games.blackbeard.picture.sheets import Sheets, printed_sheet
from flibuste.games.blackbeard.picture.signs import legend_of_signs
from flibuste.games.blackbeard.picture.words import Words

LIBRARY = Symbols(SIGNS | printed_sheet() | printed_cards())


def picture(view: BlackbeardView, say: Say) -> str:
    """The whole table as SVG."""
    words = Words(view, say)
    cards = max(1, hand_size(words)) if view["seat"] else hand_size(words)  # the same height from move to move
    layout = layout_for(view["seats"], len(view["pirates"]), cards, words.step_name() == "draft")
    board = Board(WIDTH, layout.height, words.known("game-title", "Blackbeard"), words.situation(), LIBRARY)
    shown = ([printed_facts(port) for port in view["ports"]], layout.height, layout.signs)
    board.chart = keep("chart", say, shown, lambda: whole_chart(words, layout))
    board.places.extend(keep("legend", say, view["ships"], lambda: drawn_legend(words)))
    Sea(board, words).draw()
    draw_now(board, words)
    Sheets(board, words, layout).draw()
    draw_strip(board, words, layout)
    draw_hand(board, words, layout)
    return board.drawn()


def printed_facts(port: PortSeen) -> tuple[str, str, str | None, int, int]:
    """What is printed of a Port."""
    return port["id"], port["name"], port["nation"], port["wealth"], port["defence"]


def whole_chart(words: Words, layout: Layout) -> str:
    """All that is printed: the charts and the legend of signs."""
    facts = map(printed_facts, words.view["ports"])
    ports = tuple((words.place(name), nation or "", wealth, defence) for name, _, nation, wealth, defence in facts)
    return chart(layout.height, ports) + legend_of_signs(words, layout.signs)
