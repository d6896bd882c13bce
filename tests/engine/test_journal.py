"""The journal: secret values are for the seat of the event alone."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.journal import Event, EventKind, Journal
from flibuste.engine.seats import SPECTATOR
from tests.engine.games import auction

OPEN = EventKind("open", "1.1", ("first:number", "second:number"))
MIXED = EventKind("mixed", "1.2", ("count:number",), secret=("card:number",))
CLOSED = EventKind("closed", "1.3", secret=("card:number",))
VALUES = (7, 8, 9, 0, 0)


@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_public_values_are_for_all(reader: int) -> None:
    event = Event(OPEN, 1, VALUES)
    assert event.known_to(reader) == (("first:number", 7), ("second:number", 8))
    assert not event.hides_from(reader)


@pytest.mark.parametrize(("kind", "public"), [(MIXED, (("count:number", 7),)), (CLOSED, ())])
def test_secret_values_are_for_their_seat(kind: EventKind, public: tuple[tuple[str, int], ...]) -> None:
    event = Event(kind, 1, VALUES)
    for reader in (0, 2, SPECTATOR):
        assert event.known_to(reader) == public
        assert event.hides_from(reader)
    assert len(event.known_to(1)) == len(public) + 1
    assert not event.hides_from(1)


def test_nobodys_secret_is_hidden_from_every_seat() -> None:
    event = Event(CLOSED, -1, VALUES)
    assert all(event.hides_from(seat) for seat in range(4))


def test_described_in_words() -> None:
    game = auction.GAME()
    event = Event(auction.DEALT, 1, (2, 0x11, 0, 0, 0))
    assert game.describe(event, 1) == {
        "event": "dealt",
        "clause": "1.2",
        "seat": 2,
        "count": 2,
        "cards": ["one", "two"],
    }
    assert game.describe(event, 0) == {"event": "dealt", "clause": "1.2", "seat": 2, "count": 2, "hidden": True}


def test_a_clone_is_a_journal_of_its_own() -> None:
    journal = Journal()
    journal.add(Event(OPEN, 0, VALUES))
    clone = journal.clone()
    clone.add(Event(OPEN, 1, VALUES))
    assert (len(journal.events), len(clone.events)) == (1, 2)


def test_nothing_is_recorded_while_simulating() -> None:
    state = auction.GAME().start(2, {}, Fast(1))
    assert state.journal is None
    state.tell(OPEN, 0, 1, 2)
    assert state.journal is None
