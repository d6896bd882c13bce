"""A fifth game needs little before its first rule: shown by the game of `docs/add-a-game.md`, which is complete."""

from pathlib import Path

from tests.engine.test_add_a_game import build
from tests.house.plumbing import lines, plumbing

MOST = 650


def test_a_new_game_needs_little_plumbing(tmp_path: Path) -> None:
    build(tmp_path)
    assert 100 < plumbing(tmp_path) < lines(tmp_path) <= MOST // 2


def test_rules_and_blank_lines_are_no_plumbing(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/turn.py").write_text("TURN = 1\n")
    (tmp_path / "state.py").write_text(
        '"""The table."""\n\nclass Side:\n    """1.2 – A side."""\n\n'
        '    def strength(self):\n        """2.3.5 – Its value."""\n'
        "        return 1\n\n    def clone(self):\n        # why\n        return Side()\n"
    )
    assert lines(tmp_path) == 12
    assert plumbing(tmp_path) == 3
