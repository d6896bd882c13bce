"""The levels of the built-in bots: which there are, what they are called, which one stands in for people."""

from flibuste.bots import bot_names
from flibuste.server.problems import Refused, say

ORDER = ("random", "deckhand", "greedy", "mate", "captain", "admiral")


def bot_levels() -> list[str]:
    """The bots, weakest first; those that installed packages bring come last."""
    known = [level for level in ORDER if level in bot_names()]
    return known + [name for name in bot_names() if name not in ORDER]


def best_bot() -> str:
    """The level that stands in for absent players and gives hints."""
    levels = bot_levels()
    return "greedy" if "greedy" in levels else levels[-1]


def bot_label(level: str, language: str) -> str:
    """What a level is called in a language."""
    label = say(language, f"bot-{level}")
    return level.capitalize() if label.startswith("‹") else label


def bot_about(level: str, language: str) -> str:
    """A line about a level: what to expect of it; nothing for one that is not ours."""
    line = say(language, f"bot-{level}-about")
    return "" if line.startswith("‹") else line


def check_level(level: str) -> str:
    """The level itself; refuses one that does not exist."""
    if level not in bot_levels():
        raise Refused("unknown-bot", level=level, levels=", ".join(bot_levels()))
    return level
