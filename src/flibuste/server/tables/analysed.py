"""The analysis of a finished table, as a reader is sent it."""

from dataclasses import asdict

from flibuste.analysis.chart import LEFT, RIGHT, WIDTH, chart
from flibuste.analysis.course import as_text, match_of, moments
from flibuste.analysis.report import Report
from flibuste.analysis.telling import headline, told_moment
from flibuste.bots._thinker import levels_of
from flibuste.engine.game import Data
from flibuste.server import wire
from flibuste.server.bots.analysing import Work
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables import costly
from flibuste.server.tables.finished import History, match_file
from flibuste.words import Words


def match_text(history: History) -> str:
    """The match of a finished table, as an analysis takes it."""
    return as_text(match_file(history))


def describe_analysis(history: History, work: Work, seat: int, language: str) -> wire.Analysis:
    """An analysis as far as it has come; `seat` is the one whose swings and moments are told."""
    match = match_of(work.task.match)
    names = history.table.names()
    words = Words(history.table.game, language, names)
    level = work.task.level
    iterations = levels_of(match.game.folder)[level].iterations
    data = Report(match, level, iterations, moments(match, work.judged, work.is_ready)).data()
    return wire.Analysis(
        status="ready" if work.is_ready else "working",
        done=work.done,
        total=work.moves,
        seat=seat,
        headline=headline(data, words) if work.is_ready else "",
        about=words.say("analysis-about", level=words.say(f"level-{level}"), iterations=iterations),
        chart=chart(data, seat, words.say("analysis-chart")) if data["moments"] else "",
        left=LEFT / WIDTH,
        right=RIGHT / WIDTH,
        places=[0, *(entry["move"] for entry in data["moments"])],
        players=[describe_player(data, entry, words) for entry in data["players"]],
        moments=[describe_moment(history, data, words, move) for move in data["costliest_by_seat"][engine_seat(seat)]],
    )


def describe_player(data: Data, player: Data, words: Words) -> wire.AnalysedPlayer:
    score = data["outcome"]["scores"][engine_seat(player["seat"])]
    return wire.AnalysedPlayer(name=words.seat(player["seat"]), score=score, **player)


def describe_moment(history: History, data: Data, words: Words, move: int) -> wire.AnalysedMoment:
    told = told_moment(data, history.table.game, words, move)
    puzzle = costly.name_of(history.table.row.id, move)
    return wire.AnalysedMoment(lost=told.lost, puzzle=puzzle, **asdict(told))
