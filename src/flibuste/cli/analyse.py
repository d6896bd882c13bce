"""`flibuste analyse`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import AsJson, Language
from flibuste.cli.phrasebook import tell
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.analysis.course import Task
    from flibuste.analysis.moments import Judged
    from flibuste.analysis.report import Report


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match that is over.")],
    level: Annotated[
        str, typer.Option("--level", help="Who judges: the pilot, or a level of bots.", autocompletion=completion.bots)
    ] = "pilot",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes to share the work.")] = 2,
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="OUT", help="Write a page: a .html file.")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same judgement.")] = "analysis",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge a match that is over: everybody's chances after every decision, what was luck, and which choices cost most.

    Example: flibuste analyse my-game.json -o my-game.html
    """
    from flibuste.analysis.course import Task, as_text, check, moments
    from flibuste.analysis.report import Report
    from flibuste.bots._thinker import JUDGES, levels_of
    from flibuste.cli.common import language, print_json
    from flibuste.cli.problem import Problem
    from flibuste.records.files import read_json, read_match

    if level not in JUDGES:
        raise Problem(f"--level {level}: the levels are: {', '.join(JUDGES)}")
    if out is not None and out.suffix.lower() != ".html":
        raise Problem(f"-o {out}: the name of the page must end in .html")
    if read_match(file).state.outcome is None:
        raise Problem(f"{file}: the game is not over: there is nothing to analyse yet")
    task = Task(as_text(read_json(file)), level, seed)
    match = check(task)
    found = Report(match, level, levels_of(match.game.folder)[level].iterations, moments(match, run(task, jobs)))
    if out is not None:
        write_page(found, task, out, language(lang), str(file))
    if as_json:
        print_json(found.data())
    else:
        show(found, language(lang))


def run(task: "Task", jobs: int) -> list["Judged"]:
    """Judge all decisions."""
    from flibuste.analysis.course import judgements

    return with_bar("analyse", None, lambda progress: judgements(task, jobs, progress))


def write_page(report: "Report", task: "Task", out: Path, language: str, file: str) -> None:
    from flibuste.analysis.course import lines_of
    from flibuste.analysis.page import page
    from flibuste.records.files import write_whole

    lines = lines_of(task.match)
    states = {moment.judged.move: lines[moment.judged.move - 1].state for moment in report.costliest()}
    write_whole(out, page(report, states, language, file))
    tell(f"{out} is written.", sys.stderr)


def show(report: "Report", language: str) -> None:
    """The headline, a line for each player, and the costliest moments."""
    from flibuste.analysis.chart import chances_of
    from flibuste.analysis.telling import headline, signed, sparks, told_moment
    from flibuste.words import Words

    data = report.data()
    words = Words(report.match.game, language, data["names"])
    print(headline(data, words))
    print(f"\n{words.say('analysis-chances')}")
    for player in data["players"]:
        print(f"  {words.seat(player['seat']):<14} {sparks(chances_of(data, player['seat']))}")
    print(f"\n{words.say('analysis-players')}")
    titles = [words.say(f"analysis-{name}") for name in ("accuracy", "luck", "choices", "others")]
    print(f"  {'':<14} {'  '.join(f'{title:>10}' for title in titles)}")
    for player in data["players"]:
        cells = [f"{player['accuracy']:.0f}", *(signed(player[key]) for key in ("luck", "choices", "others"))]
        widths = [max(10, len(title)) for title in titles]
        row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        print(f"  {words.seat(player['seat']):<14} {row}")
    print(f"\n{words.say('analysis-moments')}")
    for move in data["costliest"]:
        told = told_moment(data, report.match.game, words, move)
        print(f"  {words.say('analysis-move', move=move)}: {told.name}: {told.made} ({told.made_percent} %)")
        print(f"    {words.say('analysis-better')}: {told.better} ({told.better_percent} %). {told.why}")
    if not data["costliest"]:
        print(f"  {words.say('analysis-none')}")
