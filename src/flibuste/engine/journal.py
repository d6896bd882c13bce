"""The journal: what happened, as events that name their clause, their seat and their values.

Nothing is recorded while simulating. Words come later, from the Fluent files: the event `placed` is the message
`event-placed`, or `event-placed-hidden` for whoever may not know its secret values.
"""


class EventKind:
    """A kind of event: its name, its clause, the names of its values (`name` or `name:domain`).

    `secret` values are for the seat of the event alone. `reveals` marks what shows a player something he could not
    have known: no undo goes back over it. A `detail` is part of what another event tells as a whole: the journal has
    it, for examples and for programs, and people are not told.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        values: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        detail: bool = False,
    ) -> None:
        self.name = name
        self.clause = clause
        self.values = values + secret
        self.public = len(values)
        self.reveals = reveals
        self.detail = detail


class Event:
    """Something that happened at the table."""

    def __init__(self, kind: EventKind, seat: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def has_secrets(self) -> bool:
        """Whether some are told less than others."""
        return len(self.kind.values) > self.kind.public

    def hides_from(self, seat: int) -> bool:
        """Whether this reader is not told everything."""
        return self.has_secrets() and seat != self.seat

    def known_to(self, seat: int) -> tuple[tuple[str, int], ...]:
        """The values this reader may know, with their names."""
        shown = self.kind.public if self.hides_from(seat) else len(self.kind.values)
        return tuple(zip(self.kind.values[:shown], self.values[:shown], strict=False))


class Journal:
    """The events of a match, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def told(self, since: int = 0) -> list[Event]:
        """What people are told, from this event on: all but details."""
        return [event for event in self.events[since:] if not event.kind.detail]

    def clone(self) -> "Journal":
        other = Journal()
        other.events = self.events[:]
        return other
