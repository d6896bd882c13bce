"""Odds at a choice and dice in the log, as they are sent."""

from flibuste.engine.game import Data
from flibuste.engine.odds import Die, Odds
from flibuste.server import wire
from flibuste.words import Words
from flibuste.words.odds import odds_text, percent_text, share_text, thrown_need_text, thrown_verdict_text


def describe_odds(odds: Odds, words: Words) -> wire.OddsInfo:
    """Odds in the reader's language, and as numbers for a bar."""
    shares = [wire.OddsShare(share_text(words, odds, share), share.chance, share.good) for share in odds.shares]
    return wire.OddsInfo(odds_text(words, odds), percent_text(words, odds.shares[0].chance), odds.chance, shares)


def describe_dice(event: Data, words: Words) -> wire.LogDice | None:
    """The dice of a line of the log; None where it tells of none."""
    thrown = None if words.game is None else words.game.thrown(event)
    if thrown is None:
        return None
    dice = [wire.LogDie(face_text(die, words), die.good, die.colour) for die in thrown.dice]
    return wire.LogDice(dice, thrown_need_text(words, thrown), thrown_verdict_text(words, thrown), thrown.good)


def face_text(die: Die, words: Words) -> str:
    """The face of a die; a colour in the reader's language."""
    return str(words.word("colour", die.face)) if die.colour else die.face
