"""Reasons in words: what a choice brings and what it costs, in one or two sentences. The features are the game's."""

from collections.abc import Sequence

from flibuste.engine.reason import Reason
from flibuste.words.speech import Words

NAMED = 2  # at most, in a sentence


def reason_text(words: Words, reasons: Sequence[Reason], tone: str = "reason") -> str:
    """What speaks for it, and what against: the strongest of each. `tone` begins the names of the messages."""
    known = [reason for reason in reasons if words.lexicon.has(feature_message(reason))]
    best = [reason for reason in known if reason.gain > 0.0]
    worst = [reason for reason in known if reason.gain < 0.0]
    said = [sentence(words, f"{tone}-brings", best)]
    if best and worst and abs(worst[0].gain) > 0.25 * best[0].gain:
        said.append(sentence(words, f"{tone}-price", worst))
    return " ".join(filter(None, said)) or words.say(f"{tone}-none")


def sentence(words: Words, message: str, reasons: list[Reason]) -> str:
    """A sentence about oneself or about the rivals, as the strongest reason is."""
    if not reasons:
        return ""
    alike = [reason for reason in reasons if reason.own == reasons[0].own][:NAMED]
    strong = [reason for reason in alike if abs(reason.gain) > 0.3 * abs(alike[0].gain)]
    what = words.joined([words.say(feature_message(reason)) for reason in strong])
    return words.say(message if reasons[0].own else f"{message}-rivals", what=what)


def feature_message(reason: Reason) -> str:
    return f"feature-{reason.feature}" if reason.more else f"feature-{reason.feature}-less"
