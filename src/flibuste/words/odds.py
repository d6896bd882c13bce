"""Odds in words: `3d6 below 12: 38 %`, `cannot succeed`; and what dice in the log needed."""

from flibuste.engine.odds import Odds, Share, Thrown
from flibuste.words.kinds import gathered
from flibuste.words.speech import Words


def odds_text(words: Words, odds: Odds) -> str:
    """What is rolled, what is needed and how likely it is, in a line."""
    roll = words.say(f"odds-roll-{odds.kind}", dice=odds.dice, sides=odds.sides, **gathered(odds.words))
    need = needed_text(words, "odds-need", odds.rule, odds.needed, odds)
    head = " ".join(filter(None, (roll if odds.dice else "", need)))
    return words.say("odds-line", head=head, odds=verdict_text(words, odds)) if head else verdict_text(words, odds)


def needed_text(words: Words, message: str, rule: str, needed: int, of: Odds | Thrown) -> str:
    """What is needed; nothing where there is no rule."""
    return words.say(f"{message}-{rule}", needed=needed, **gathered(of.words)) if rule else ""


def verdict_text(words: Words, odds: Odds) -> str:
    """How likely it is: of a plain success one number, else every outcome that can be."""
    if odds.chance == 0.0 and sum(not share.good for share in odds.shares) == 1:
        return words.say("odds-cannot")
    if odds.is_plain():
        return percent_text(words, odds.chance)
    possible = [share for share in odds.shares if share.chance > 0.0]
    found = share_text(words, odds, possible[0])
    for share in possible[1:]:
        found = words.say("list-comma", list=found, word=share_text(words, odds, share))
    return found


def share_text(words: Words, odds: Odds, share: Share) -> str:
    """One outcome and how likely it is: `1 hit 26 %`."""
    name = words.say(f"odds-outcome-{share.name}", **gathered(odds.words))
    return words.say("odds-share", outcome=name, odds=percent_text(words, share.chance))


def percent_text(words: Words, chance: float) -> str:
    """A chance in per cent. Only what is certain is 100, and only what cannot be is 0."""
    number = round(100 * chance)
    if chance >= 1.0:
        return words.say("odds-certain")
    if number in (0, 100) and chance > 0.0:
        return words.say("odds-above" if number else "odds-under", number=99 if number else 1)
    return words.say("odds-percent", number=number)


def thrown_need_text(words: Words, thrown: Thrown) -> str:
    """What the dice of an event needed: `needed 5`."""
    return needed_text(words, "thrown-need", thrown.rule, thrown.needed, thrown)


def thrown_verdict_text(words: Words, thrown: Thrown) -> str:
    """What came of the dice of an event: `2 hits`; nothing where they only count."""
    return words.say(f"thrown-{thrown.verdict}", **gathered(thrown.words)) if thrown.verdict else ""
