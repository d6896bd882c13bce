"""Puzzles of many matches: the best of each, and of all of them the clearest."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from flibuste.arena.finder import Finder, Found, Hunt, bots_for
from flibuste.arena.played_finder import PlayedFinder
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.playout import play
from flibuste.lessons.puzzle import Puzzle
from flibuste.records.files import write_whole

OFTEN = 0.4  # of all puzzles: no kind of question may have more
A_MATCH = 2
Progress = Callable[[int], None]


def hunt_in_match(game: Game, hunt: Hunt, number: int) -> list[Found]:
    """The best puzzles of one match."""
    seed = f"{hunt.seed}/{number}"
    kind = PlayedFinder if hunt.played else Finder
    finder = kind(bots_for(game, hunt, seed), game, hunt, number)
    play(game.start(hunt.players, hunt.options, Fast(seed)), finder, game.longest)
    finder.look_back()
    return sorted(finder.found, key=lambda found: -found.lead)[:A_MATCH]


def hunt_puzzles(game: Game, hunt: Hunt, progress: Progress | None = None, folder: Path | None = None) -> list[Puzzle]:
    """The puzzles of all matches, the clearest first; Ctrl-C ends the search early.

    What is found is written into the folder after every match.
    """
    found: list[Found] = []
    try:
        for number in range(hunt.matches):
            new = hunt_in_match(game, hunt, number)
            found += new
            if folder is not None and new:
                keep(list(chosen(found, hunt.wanted)), folder)
            if progress is not None:
                progress(number + 1)
    except KeyboardInterrupt:
        pass
    return list(chosen(found, hunt.wanted))


def chosen(found: list[Found], wanted: int) -> Iterator[Puzzle]:
    """The clearest, but not too many of one kind."""
    kinds: Counter[tuple[str, str]] = Counter()
    for entry in sorted(found, key=lambda one: -one.lead):
        if kinds.total() < wanted and kinds[entry.kind] < max(1, OFTEN * wanted):
            kinds[entry.kind] += 1
            yield entry.puzzle


def keep(puzzles: list[Puzzle], folder: Path) -> None:
    """Write the puzzles into a folder, numbered."""
    for number, puzzle in enumerate(puzzles, start=1):
        text = json.dumps(puzzle.data(), ensure_ascii=False, indent=1)
        write_whole(folder / f"{number:02}.json", text + "\n")
