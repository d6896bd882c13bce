"""Options of a table: settling them, the ones a player sets for his own seat, and those that are built from pieces."""

import secrets

import msgspec

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption, Option
from flibuste.engine.refusal import Refusal
from flibuste.server.problems import Refused
from flibuste.server.wire.builder import Build, Built, Pieces
from flibuste.words import Words

LONGEST = 2000


def settle_options(game: Game, given: Data, seats: int, language: str) -> Data:
    """All options with their values; refuses wrong ones, with the clause where a rule forbids them."""
    options = all_options(game, given)
    if any(isinstance(value, str) and len(value) > LONGEST for value in options.values()):
        raise Refused("too-large")
    faults = game.option_faults(options, seats)
    if faults:
        words = Words(game, language)
        message = " ".join(f"{fault.clause}: {words.refusal(fault)}" for fault in faults)
        raise Refused("bad-option", message=message, clause=faults[0].clause)
    return options


def all_options(game: Game, given: Data) -> Data:
    """The given options and the defaults of the others; refuses what the game does not know."""
    try:
        return game.settle_options(given)
    except BadOption as error:
        raise Refused("bad-option", why=str(error)) from error


def check_own_options(game: Game, given: Data, seat: int) -> None:
    """Refuse options that are not this seat's own."""
    own = [option.name for option in game.own_options(seat)]
    strange = [name for name in given if name not in own]
    if strange:
        raise Refused("bad-option", why=f"{strange[0]!r}: {', '.join(own) or '-'}")


def built_option(game: Game, name: str) -> Option:
    """The option of this name, if it is built from pieces."""
    for option in game.options:
        if option.name == name and option.built:
            return option
    raise Refused("not-found")


def build(game: Game, name: str, wanted: Build, language: str) -> Built:
    """Apply an edit to a built option and describe the result part by part, with what is wrong with it."""
    option, words = built_option(game, name), Words(game, language)
    options = all_options(game, wanted.options)
    edit = None if wanted.edit is None else msgspec.to_builtins(wanted.edit)
    try:
        found = game.build(option.name, options, edit, Fast(secrets.randbits(60)), words.say)
    except BadOption as error:
        raise Refused("bad-option", why=str(error)) from error
    found["faults"] = [describe_fault(fault, words) for fault in found["faults"]]
    return msgspec.convert(found, Built)


def describe_fault(fault: Data, words: Words) -> Data:
    """What is wrong with a built option: the clause, and the reason in words."""
    refusal = Refusal(fault["clause"], fault["reason"], tuple(fault["words"]))
    return {"clause": refusal.clause, "text": words.refusal(refusal), "holder": fault["holder"]}


def pieces(game: Game, name: str, wanted: Build, language: str) -> Pieces:
    """The pieces that a built option can be made of."""
    option, words = built_option(game, name), Words(game, language)
    options = all_options(game, wanted.options)
    return msgspec.convert(game.build_pieces(option.name, options, words.say), Pieces)
