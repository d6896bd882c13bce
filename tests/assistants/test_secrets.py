"""An assistant reads what its seat may know: the same, whatever is hidden from the seat."""

import pytest

import flibuste
from flibuste.assistants.local import LocalTable
from flibuste.assistants.sitting import Sitting
from flibuste.assistants.tables import Tables
from flibuste.assistants.tools import Tools

SEAT = 1


def twin_of(table: flibuste.Table, seed: int) -> flibuste.Table:
    """The table with everything redrawn that the seat cannot know, and with the same past."""
    twin = table.sample(SEAT, seed=seed)
    twin._match.state.journal = table._match.state.journal
    return twin


def read_all(table: flibuste.Table, moves: list[str]) -> list[str]:
    """Everything that an assistant can read there; it asks about moves of others, too."""
    tables = Tables("en")
    sitting: Sitting = tables.add(LocalTable("table", table, SEAT, [None] * table.players))
    tools = Tools(tables)
    offered = tools.legal_actions("table")
    asked = [choice["action"] for choice in offered["actions"][:5]]
    why = [tools.why_not("table", action) for action in [*asked, *dict.fromkeys(moves)]]
    return [tools.position("table"), str(offered), *why, str(sitting.standing())]


@pytest.mark.parametrize("game", ["blackbeard", "cove", "davyjones", "stortebeker"])
def test_what_is_read_does_not_depend_on_what_is_hidden(game: str) -> None:
    looked = hidden = 0
    for seed in range(4):
        table = flibuste.new(game, seed=seed)
        for _ in range(6):
            table.play_on(None, *["random"] * (table.players - 1), moves=200, seed=seed)
            if table.over:
                break
            twin = twin_of(table, seed)
            moves = [action for _, action in table.moves[-5:]]
            assert read_all(twin, moves) == read_all(table, moves)
            looked += 1
            hidden += twin != table
            actions = table.legal(SEAT)
            table.play(actions[(seed + looked) % len(actions)], SEAT)
    assert looked > 10 and hidden > 0
