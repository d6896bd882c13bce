"""Errors that are not faults of the program: their message tells the user what to do."""


class Problem(Exception):
    """An error that the user can correct. The message says how, in one line."""


def known_problems() -> tuple[type[Exception], ...]:
    """The errors of other modules that are reported in the same way."""
    from flibuste.arena.simulate import BadPlan
    from flibuste.bots import UnknownBot
    from flibuste.engine.domain import BadWord
    from flibuste.engine.option import BadOption
    from flibuste.engine.refusal import IllegalAction, NotAnAction
    from flibuste.engine.registry import UnknownGame
    from flibuste.extras import MissingExtra
    from flibuste.records.files import BadFile
    from flibuste.records.match import BadMatch
    from flibuste.records.position import BadPosition

    words: tuple[type[Exception], ...] = (BadPlan, UnknownBot, BadWord, BadOption, BadMatch, BadPosition)
    return (*words, IllegalAction, NotAnAction, UnknownGame, BadFile, MissingExtra)
