"""What might be: positions a seat cannot tell from the real one, and previews of actions. Nothing hidden leaks."""

from flibuste.engine.game import Data
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.people.players import new_secret
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables.describe import draw_picture, words_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.moves import explain_refusal, read_action


def imagined_position(table: LoadedTable, seat: int) -> Data:
    """A position that a seat cannot tell from the real one, as plain data."""
    state = table.imagine(seat, new_secret())
    assert table.match is not None
    known = table.game.known_options(table.match.options, [seat])
    options = changed_options(table.game, table.game.settle_options(known))
    head = {"game": table.game.name, "rules_version": table.game.rules, "options": options}
    return {**head, **table.game.position_data(state)}


def preview(table: LoadedTable, seat: int, text: str, language: str) -> wire.Preview:
    """What an action would do, as far as its seat can know."""
    action = read_action(table, text, seat)
    refusal = table.refusal(seat, action)
    if refusal is not None:
        why = explain_refusal(table, seat, refusal, language)
        shown = table.game.preview_refused(table.imagine(seat, new_secret()), engine_seat(seat), action)
        return wire.Preview(False, why.clause, why.words(language), None, drawn(table, seat, shown, language))
    found = table.game.preview(table.imagine(seat, new_secret()), engine_seat(seat), action)
    return wire.Preview(True, action.clause or None, None, found, drawn(table, seat, found, language))


def drawn(table: LoadedTable, seat: int, found: Data | None, language: str) -> str | None:
    """The picture of what might be."""
    view = None if found is None else found.get("view")
    return draw_picture(table.game, view, words_for(table, language, seat))
