"""Which lessons are done, and how far the others are: a small file in the user's data folder."""

import json
from pathlib import Path
from typing import Any

from flibuste.engine.game import Game
from flibuste.lessons.lesson import Lesson, lessons_of
from flibuste.records.files import BadFile, read_json, write_whole


class Progress:
    """The learner's answers in each lesson. A file that cannot be read counts as empty; one that cannot be written is
    no reason to stop."""

    def __init__(self) -> None:
        from platformdirs import user_data_path

        self.file: Path = user_data_path("flibuste") / "lessons.json"
        try:
            found: Any = read_json(self.file)
        except BadFile:
            found = {}
        self.places: dict[str, Any] = found if isinstance(found, dict) else {}

    def place(self, lesson: Lesson) -> dict[str, Any]:
        found = self.places.get(f"{lesson.game}/{lesson.id}")
        return found if isinstance(found, dict) else {}

    def moves(self, lesson: Lesson) -> list[str]:
        """The answers so far."""
        found = self.place(lesson).get("moves", [])
        return [str(move) for move in found] if isinstance(found, list) else []

    def is_done(self, lesson: Lesson) -> bool:
        return bool(self.place(lesson).get("done"))

    def next_lesson(self, game: Game) -> str:
        """The first lesson that is not done; the first of all if all are."""
        return next((lesson.id for lesson in lessons_of(game) if not self.is_done(lesson)), "")

    def keep(self, lesson: Lesson, moves: list[str], done: bool) -> None:
        self.places[f"{lesson.game}/{lesson.id}"] = {"moves": moves, "done": done}
        try:
            write_whole(self.file, json.dumps(self.places, ensure_ascii=False, indent=1) + "\n")
        except BadFile:
            return
