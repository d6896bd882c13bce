"""Lessons in which something is built from pieces: an edit as a line of text, and what the option is worth so far."""

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.lessons.lesson import Lesson

_FIELDS = ("piece", "part", "to", "setting", "value")


def edit_text(edit: Data) -> str:
    """An edit as a line: `add crew/bonny-peel ship-1`."""
    return " ".join([str(edit["do"]), *(str(edit[key]) for key in _FIELDS if edit.get(key))])


class Building:
    """The option that a lesson builds: its value after the edits so far."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.option = lesson.option
        self.options = dict(lesson.options)

    @property
    def value(self) -> str:
        """The value as it is written; empty as long as nothing is chosen."""
        return str(self.options.get(self.option, ""))

    def apply(self, edit: Data | None) -> Data:
        """The option taken apart after an edit, which is kept."""
        settled = self.game.settle_options(self.options)
        built = self.game.build(self.option, settled, edit, Fast("lesson"), silent)
        if edit is not None:
            self.options[self.option] = built["value"]
        return built


def silent(message_id: str, **values: object) -> str:
    """Words for whoever needs none."""
    return message_id
