"""An analysis as a page of its own: the chart, the players, and the costliest moments with the board of each."""

from flibuste.analysis.chart import chart
from flibuste.analysis.report import Report
from flibuste.analysis.telling import ToldMoment, headline, signed, told_moment
from flibuste.drawing.page import picture_in_page, whole_page
from flibuste.drawing.svg import escape
from flibuste.drawing.theme import standalone
from flibuste.engine.game import Data
from flibuste.engine.state import State
from flibuste.words import Words

STYLE = """
.three { display: grid; gap: 18px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)) }
.three dl { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 10px; margin: 8px 0 } .three dd { margin: 0 }
.three dt { color: var(--ink-2) } .keys { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 14px }
.keys svg { display: inline; width: 20px; height: 14px; vertical-align: -2px; margin-right: 5px }
.lost { color: var(--rubric); float: right }
summary { cursor: pointer; font-weight: 600; margin: 10px 0 }
"""


def page(report: Report, states: dict[int, State], language: str, file: str = "") -> str:
    """The whole page. `states` are the states before the costliest moves; `file` names the match, for commands."""
    data = report.data()
    words = Words(report.match.game, language, data["names"])
    body = (
        f"<header><p class='muted'>{escape(words.title())}</p><h1>{escape(headline(data, words))}</h1></header>"
        f"{charts(data, words)}{players(data, words)}{moments(report, data, words, states, file)}"
    )
    return whole_page(f"{words.say('analysis-title')} – {words.title()}", body, language, STYLE)


def charts(data: Data, words: Words) -> str:
    """The chart with the swings of the winner, and one for each of the others, folded."""
    first = (data["outcome"]["winners"] or [1])[0]
    others = [seat for seat in range(1, data["seats"] + 1) if seat != first]
    label = words.say("analysis-chart")
    folded = "".join(
        f"<details><summary>{escape(swings(data, words, seat))}</summary>"
        f"<div class='wide'>{chart(data, seat, label)}</div></details>"
        for seat in others
    )
    return (
        f"<section><h2>{words.say('analysis-chances')} "
        f"<small class='muted'>{words.say('analysis-chances-about')}</small></h2>"
        f"<div class='wide'>{chart(data, first, label)}</div><p class='muted'>{escape(swings(data, words, first))}</p>"
        f"{keys(words)}{folded}</section>"
    )


def swings(data: Data, words: Words, seat: int) -> str:
    return words.say("analysis-swings-of", name=words.seat(seat))


def keys(words: Words) -> str:
    found = ""
    for fill, message in (("url(#luck)", "luck"), ("var(--legal)", "gain"), ("var(--rubric)", "cost")):
        box = f'<rect x="1" y="1" width="18" height="12" fill="{fill}" stroke="var(--ink)"/>'
        drawn = f'<svg viewBox="0 0 20 14" aria-hidden="true">{box}</svg>'
        found += f"<span>{drawn}{words.say(f'analysis-{message}-key')}</span>"
    return f"<p class='keys'>{found}</p>"


def players(data: Data, words: Words) -> str:
    """Accuracy, luck, choices and points of everybody."""
    titles = [words.say(f"analysis-{name}") for name in ("accuracy", "luck", "choices", "others", "points")]
    head = f"<th>{words.say('analysis-player')}</th>" + "".join(f"<th class='n'>{title}</th>" for title in titles)
    rows = ""
    for player in data["players"]:
        score = data["outcome"]["scores"][player["seat"] - 1]
        cells = [f"{player['accuracy']:.0f}", *(signed(player[key]) for key in ("luck", "choices", "others")), score]
        rows += f"<tr><td>{escape(words.seat(player['seat']))}</td>"
        rows += "".join(f"<td class='n'>{cell}</td>" for cell in cells) + "</tr>"
    level = words.say(f"level-{data['judge']}")
    about = words.say("analysis-about", level=level, iterations=data["iterations"])
    return (
        f"<section><h2>{words.say('analysis-players')}</h2><div class='wide'><table><tr>{head}</tr>{rows}</table></div>"
        f"<p class='muted'>{escape(about)}</p></section>"
    )


def moments(report: Report, data: Data, words: Words, states: dict[int, State], file: str) -> str:
    moves = data["costliest"]
    if not moves:
        return f"<section><p>{words.say('analysis-none')}</p></section>"
    cards = ""
    for number, move in enumerate(moves, start=1):
        told = told_moment(data, report.match.game, words, move)
        cards += f"<section>{board(report, words, states[move], told)}{card(words, told, number, file)}</section>"
    return f"<h2>{words.say('analysis-moments')}</h2><div class='three'>{cards}</div>"


def board(report: Report, words: Words, state: State, told: ToldMoment) -> str:
    """The board as whoever chose saw it."""
    game = report.match.game
    svg = game.picture(game.view(state, told.seat - 1), words.say)
    return picture_in_page(standalone(svg), words.say("analysis-move", move=told.move))


def card(words: Words, told: ToldMoment, number: int, file: str) -> str:
    command = f"flibuste replay {file} --to {told.move - 1} --as {told.seat}" if file else ""
    show = f"<p class='muted'>{escape(words.say('analysis-show', command=command))}</p>" if file else ""
    return (
        f"<h3>{number} · {words.say('analysis-move', move=told.move)} "
        f"<span class='lost'>−{told.lost}</span></h3>"
        f"<dl><dt>{escape(told.name)}</dt><dd>{escape(told.made)}</dd><dd>{told.made_percent} %</dd>"
        f"<dt>{words.say('analysis-better')}</dt><dd>{escape(told.better)}</dd><dd>{told.better_percent} %</dd></dl>"
        f"<p>{escape(told.why)}</p>{show}"
    )
