"""What can go wrong by no fault of the program, each with a message that says all."""


class Problem(Exception):
    """Something the user can put right; the message says what, in one line."""


def known_problems() -> tuple[type[Exception], ...]:
    """The complaints of the layers below."""
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
