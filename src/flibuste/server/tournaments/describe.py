"""Tournaments as they are sent to a reader."""

from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.store.rows import EntrantRow, PairingRow, TournamentRow
from flibuste.server.store.tournaments import Kept
from flibuste.server.tables.describe import describe_value, words_of_game
from flibuste.server.tournaments import rounds
from flibuste.server.tournaments.standings import shares, standings
from flibuste.server.wire import tournaments as shapes
from flibuste.words import Words


def describe_info(kept: Kept, reader: Reader) -> shapes.TournamentInfo:
    """A tournament in a list."""
    row = kept.row
    words = words_of_game(row.game, reader.language)
    title = row.game if words is None else words.title()
    return shapes.TournamentInfo(
        id=row.id,
        title=row.name or title,
        link=f"{reader.address}/tournament/{row.id}",
        game=row.game,
        game_title=title,
        kind=row.kind,  # type: ignore[arg-type]
        size=row.size,
        status=row.status,  # type: ignore[arg-type]
        round=row.round,
        rounds=row.rounds,
        entrants=len(kept.entrants),
        mine=any(is_me(entrant, reader) for entrant in kept.entrants),
        host=row.host == reader.player_id,
        changed=row.changed,
    )


def describe_tournament(kept: Kept, reader: Reader) -> shapes.Tournament:
    """A tournament with everything that belongs to it."""
    row, info = kept.row, describe_info(kept, reader)
    return shapes.Tournament(
        **{name: getattr(info, name) for name in info.__struct_fields__},
        rated=row.rated,
        public=row.public,
        pace=wire.Pace(**row.pace),
        option_words=chosen_options(row, words_of_game(row.game, reader.language)),
        bots=row.bots,
        least=row.least,
        my_table=my_table(kept, reader),
        number=row.version,
        people=[describe_entrant(entrant, kept, reader) for entrant in kept.entrants],
        standings=describe_standings(kept),
        played=[describe_round(kept, number) for number in range(row.round, 0, -1)],
    )


def chosen_options(row: TournamentRow, words: Words | None) -> list[str]:
    """The options that are not as usual, in words."""
    if words is None or words.game is None:
        return []
    usual = {option.name: option.default for option in words.game.options}
    return [describe_value(words, name, value) for name, value in row.options.items() if usual.get(name) != value]


def is_me(entrant: EntrantRow, reader: Reader) -> bool:
    """Whether somebody who takes part is the reader."""
    return entrant.player_id is not None and entrant.player_id == reader.player_id


def describe_entrant(entrant: EntrantRow, kept: Kept, reader: Reader) -> shapes.Entrant:
    """Somebody who takes part."""
    person = kept.people.get(entrant.player_id or "")
    handle = None if person is None else person.handle
    return shapes.Entrant(entrant.number, entrant.name, entrant.level, handle, is_me(entrant, reader), entrant.gone)


def my_table(kept: Kept, reader: Reader) -> str | None:
    """Where the reader has to play in this round; None if nowhere, or not any more."""
    mine = {entrant.number for entrant in kept.entrants if is_me(entrant, reader)}
    now = rounds.in_round(kept, kept.row.round) if kept.row.status == "playing" else []
    return next((row.table_id for row in now if row.number in mine and row.place is None), None)


def describe_standings(kept: Kept) -> list[shapes.Rank]:
    """Who stands where."""
    found = standings([entrant.number for entrant in kept.entrants], rounds.rounds_of(kept))
    return [
        shapes.Rank(rank.number, rank.place, as_number(rank.points), as_number(rank.buchholz), rank.wins, rank.played)
        for rank in found
    ]


def as_number(value: object) -> float:
    """A fraction as people read it."""
    return round(float(value), 3)  # type: ignore[arg-type]


def describe_round(kept: Kept, number: int) -> shapes.TournamentRound:
    """A round with its tables."""
    rows = rounds.in_round(kept, number)
    boards = sorted({row.board for row in rows} - {rounds.BYE})
    byes = [row.number for row in rows if row.board == rounds.BYE]
    return shapes.TournamentRound(
        number, [describe_board(kept, [row for row in rows if row.board == board]) for board in boards], byes
    )


def describe_board(kept: Kept, rows: list[PairingRow]) -> shapes.Board:
    """A table of a round."""
    sitting, table_id = rounds.sitting_from(rows), rows[0].table_id or ""
    status = "over" if sitting.places is not None else kept.tables.get(table_id, ("closed", None))[0]
    points = None if sitting.places is None else [as_number(got) for got in shares(sitting.places)]
    places = None if sitting.places is None else list(sitting.places)
    return shapes.Board(table_id, status, list(sitting.people), places, points)  # type: ignore[arg-type]
