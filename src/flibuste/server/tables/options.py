"""Options that are put together from pieces, and those that a player sets for his own seat."""

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
    """All options with their values, or a refusal: with its clause where a rule is in the way."""
    try:
        options = game.settle_options(given)
    except BadOption as error:
        raise Refused("bad-option", why=str(error)) from error
    if any(isinstance(value, str) and len(value) > LONGEST for value in options.values()):
        raise Refused("too-large")
    faults = game.option_faults(options, seats)
    if faults:
        words = Words(game, language)
        message = " ".join(f"{fault.clause}: {words.refusal(fault)}" for fault in faults)
        raise Refused("bad-option", message=message, clause=faults[0].clause)
    return options


def check_own_options(game: Game, given: Data, seat: int) -> None:
    """Whoever sits down sets what is his own, and nothing else."""
    own = [option.name for option in game.own_options(seat)]
    strange = [name for name in given if name not in own]
    if strange:
        raise Refused("bad-option", why=f"{strange[0]!r}: {', '.join(own) or '-'}")


def built_option(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name and option.built:
            return option
    raise Refused("not-found")


def options_for(game: Game, wanted: Build) -> Data:
    try:
        return game.settle_options(wanted.options)
    except BadOption as error:
        raise Refused("bad-option", why=str(error)) from error


def build(game: Game, name: str, wanted: Build, language: str) -> Built:
    """A built option after an edit, taken apart."""
    option, words = built_option(game, name), Words(game, language)
    options = options_for(game, wanted)
    edit = None if wanted.edit is None else msgspec.to_builtins(wanted.edit)
    try:
        found = game.build(option.name, options, edit, Fast(secrets.randbits(60)), words.say)
    except BadOption as error:
        raise Refused("bad-option", why=str(error)) from error
    found["faults"] = [describe_fault(fault, words) for fault in found["faults"]]
    return msgspec.convert(found, Built)


def describe_fault(fault: Data, words: Words) -> Data:
    refusal = Refusal(fault["clause"], fault["reason"], tuple(fault["words"]))
    return {"clause": refusal.clause, "text": words.refusal(refusal), "holder": fault["holder"]}


def pieces(game: Game, name: str, wanted: Build, language: str) -> Pieces:
    """What it can be put together from."""
    option, words = built_option(game, name), Words(game, language)
    return msgspec.convert(game.build_pieces(option.name, options_for(game, wanted), words.say), Pieces)
