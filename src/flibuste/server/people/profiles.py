"""Profiles: how a person fares at each game, and the games he has finished.

A profile is its person's alone until he makes it public, which gives it a name in the address. Of a public one, others
see the statistics and the games at public tables.
"""

import re
import unicodedata
from collections.abc import Iterable

from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store import Store, profiles, queries
from flibuste.server.store.profiles import LONGEST_HANDLE
from flibuste.server.store.queries import TableWithSeats
from flibuste.server.store.ratings import place
from flibuste.server.store.rows import PlayerRow, RatingRow
from flibuste.server.tables.describe import describe_outcome, words_of_game

SURE_AFTER = 5  # games at rated tables, before a rating is told
SCALE = 60.0  # openskill begins at 25, people are used to 1500
COURSE = 30
PAGE = 20
OWN = "me"


async def find_person(store: Store, who: str, reader: Reader) -> PlayerRow:
    """The person with this handle or id (or `me`) whose profile the reader may see."""
    wanted = reader.player_id if who == OWN else who
    found = await store.read(profiles.by_handle, wanted or "")
    if found is None and wanted:
        found = await store.read(queries.player, wanted)
    if found is None or (found.handle is None and found.id != reader.player_id):
        raise Refused("who-are-you" if who == OWN else "unknown-person")
    return found


async def describe_profile(store: Store, person: PlayerRow, reader: Reader) -> wire.Profile:
    """A profile as the reader may see it."""
    results = await store.read(profiles.results_of, person.id)
    ratings = await store.read(profiles.ratings_of, person.id)
    matches = await describe_matches(store, person, reader, None)
    games = sorted({game for game, *_ in results})
    found = [statistics(game, [row for row in results if row[0] == game], ratings, reader.language) for game in games]
    return wire.Profile(
        player=person.id,
        name=person.name,
        handle=person.handle,
        mine=person.id == reader.player_id,
        created=person.created,
        played=len(results),
        games=sorted(found, key=lambda game: -game.played),
        matches=matches[:PAGE],
        more=len(matches) > PAGE,
    )


def statistics(
    game: str, results: list[tuple[str, int, int, wire.Data]], ratings: list[RatingRow], language: str
) -> wire.GameStatistics:
    """How somebody fares at one game."""
    words = words_of_game(game, language)
    course = [shown(rating) for rating in ratings if rating.game == game]
    sure = len(course) >= SURE_AFTER
    scores = [outcome["scores"][engine_seat(seat)] for _, _, seat, outcome in results if seat <= len(outcome["scores"])]
    return wire.GameStatistics(
        game=game,
        title=game if words is None else words.title(),
        played=len(results),
        won=sum(seat in outcome["winners"] for _, _, seat, outcome in results),
        best=max(scores, default=None),
        rated=len(course),
        rating=course[-1] if sure else None,
        change=course[-1] - course[-2] if sure else None,
        course=course[-COURSE:] if sure else [],
    )


def shown(rating: RatingRow) -> int:
    """A rating as people read it."""
    return round(rating.mu * SCALE)


async def describe_matches(store: Store, person: PlayerRow, reader: Reader, before: float | None) -> list[wire.Match]:
    """The games that a person has finished before a time, newest first: one more than a page holds, if there is one."""
    only_public = person.id != reader.player_id
    found = await store.read(profiles.matches_of, person.id, only_public, before, PAGE + 1)
    return [describe_match(table, person.id, reader.language) for table in found]


def describe_match(table: TableWithSeats, player_id: str, language: str) -> wire.Match:
    """A game that is over, from where a person sat."""
    row, seats = table
    words, outcome = words_of_game(row.game, language), row.outcome or {"winners": [], "scores": [], "reason": ""}
    mine = best_seat(outcome, (seat.seat for seat in seats if seat.player_id == player_id))
    told = describe_outcome(row.outcome, words, [seat.name for seat in seats])
    return wire.Match(
        table=row.id,
        game=row.game,
        title=row.game if words is None else words.title(),
        at=row.changed,
        seat=mine,
        place=place(outcome, mine),
        of=row.size,
        score=outcome["scores"][engine_seat(mine)] if mine <= len(outcome["scores"]) else None,
        others=[seat.name for seat in seats if seat.seat != mine],
        rated=row.rated,
        accuracy=None if row.accuracy is None else row.accuracy[engine_seat(mine)],
        text="" if told is None else told.text,
    )


def best_seat(outcome: wire.Data, seats: Iterable[int]) -> int:
    """Of a person's seats the one that came off best."""
    return min(seats, key=lambda seat: place(outcome, seat))


def handle_for(name: str) -> str:
    """The name in the address of a profile, from a person's name: small letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_HANDLE].strip("-")
    return found if found and found != OWN else "captain"
