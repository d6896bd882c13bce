"""Snapshots: the position of a table, so that it can be loaded without replaying all of its moves."""

from flibuste.engine.chance import Draw, Recorded
from flibuste.engine.journal import Journal
from flibuste.records.position import changed_options, read_position
from flibuste.server.store.rows import SnapshotRow
from flibuste.server.tables.loaded_table import DamagedTable, LoadedTable

UNKNOWN_DRAW = Draw("", 1, 0)


def snapshot_of(table: LoadedTable) -> SnapshotRow:
    """The position now. Call it only where nothing can be taken back, so that no undo reaches behind it."""
    assert table.match is not None
    options = changed_options(table.game, table.match.options)
    table.last_snapshot = table.last_entry
    return SnapshotRow(
        table_id=table.row.id,
        number=table.last_entry,
        move=table.move_count,
        draws=len(table.match.draws()),
        events=table.line_count,
        frame=table.frame,
        digest=table.game.digest(table.state),
        position={"options": options, **table.game.position_data(table.state)},
    )


def restore(table: LoadedTable, snapshot: SnapshotRow) -> None:
    """Continue from a snapshot: its position, and the dice at the draw they had reached."""
    table.match = table.new_match()
    chance = table.match.state.chance.clone()
    assert isinstance(chance, Recorded)
    chance.draws = [UNKNOWN_DRAW] * snapshot.draws
    state = read_position(table.game, snapshot.position, chance)
    if table.game.digest(state) != snapshot.digest:
        raise DamagedTable(f"snapshot {snapshot.number} of {table.row.id[:6]}… reads as another position")
    state.journal = Journal()
    table.match.state = state
    table.last_entry = table.last_snapshot = snapshot.number
    table.move_count = snapshot.move
    table.frame = snapshot.frame
    table.first_line = snapshot.events
    table.log = []
    table.events_read = 0
    table.move_lines = []
    table.has_chosen = {seat.seat for seat in table.seats}
