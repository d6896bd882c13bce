"""A picture as what it takes over from the one before, and what is new in it.

Both are cut before every tag. The parts that a picture was put together from are compared first, since nearly all are
as they were: only those that differ are taken to pieces.
"""

from flibuste.drawing.drawn import Drawn

SEAM = "<"
WORTH_LOOKING = 16
END = "<"  # no piece
Parts = list[str | tuple[int, int]]


class Cut:
    """A picture cut into its parts. `places` has the number of the piece that each part begins with, and then the
    number after the last piece. Parts that were in the picture before need not be counted again.
    """

    def __init__(self, picture: str, before: "Cut | None" = None) -> None:
        self.first = int(isinstance(picture, Drawn))  # piece 0 stands before the first tag: there is nothing in ours
        self.parts = picture.parts if isinstance(picture, Drawn) else [SEAM + picture]
        head, tail = (0, 0) if before is None else self.same_ends(before)
        self.places: list[int] = [self.first] if before is None or not head else before.places[: head + 1]
        for part in self.parts[head : len(self.parts) - tail]:
            self.places.append(self.places[-1] + part.count(SEAM))
        if before is not None and tail:
            shift = self.places[-1] - before.places[-tail - 1]
            self.places += [place + shift for place in before.places[-tail:]]

    def same_ends(self, before: "Cut") -> tuple[int, int]:
        """How many parts at the beginning and at the end are the same in both pictures."""
        if self.first != before.first:
            return 0, 0
        old, new = before.parts, self.parts
        head, most = 0, min(len(old), len(new))
        while head < most and old[head] == new[head]:
            head += 1
        tail, most = 0, most - head
        while tail < most and old[-tail - 1] == new[-tail - 1]:
            tail += 1
        return head, tail

    def made_of(self, before: "Cut") -> Parts:
        """This picture made of another: `(2, 5)` are the old pieces 2 to 4, a text is new.

        A part that has changed is compared with the one that stood in its place.
        """
        found = Parts([""] * self.first)
        head, tail = self.same_ends(before)
        if head:
            take_over(found, before.first, before.places[head])
        self.add_middle(found, before, head, tail)
        if tail:
            take_over(found, before.places[-tail - 1], before.places[-1])
        return found

    def add_middle(self, found: Parts, before: "Cut", head: int, tail: int) -> None:
        """Add the parts between what is the same at both ends."""
        place, stop = head, len(before.parts) - tail
        known = {before.parts[number]: number for number in range(head, stop)}
        for part in self.parts[head : len(self.parts) - tail]:
            there = known.get(part)
            if there is not None:
                take_over(found, before.places[there], before.places[there + 1])
                place = there
            else:
                add_changed(found, before.parts[place] if place < stop else "", part, before.places[place])
            place = min(place + 1, stop)


def take_over(found: Parts, first: int, stop: int) -> None:
    """Add old pieces; they join those that were added last, where these are the ones before."""
    last = found[-1] if found else ""
    if isinstance(last, tuple) and last[1] == first:
        found[-1] = (last[0], stop)
    else:
        found.append((first, stop))


def add_changed(found: Parts, old: str, new: str, offset: int) -> None:
    """Add a part that has changed; the pieces of the old one begin at `offset`.

    Mostly little has changed, in one place: only what lies between the same beginning and the same end is taken apart.
    """
    head = same_at_start(old, new)
    if not (is_seam(old, head) and is_seam(new, head)):
        head = new.rfind(SEAM, 0, head)
    tail = same_at_end(old[head:], new[head:])
    tail = len(new) - first_seam(new, len(new) - tail)
    first, last = old.count(SEAM, 0, head), old.count(SEAM, 0, len(old) - tail)
    if first:
        take_over(found, offset, offset + first)
    add_pieces(found, old[head : len(old) - tail], new[head : len(new) - tail], offset + first)
    if tail:
        take_over(found, offset + last, offset + last + new.count(SEAM, len(new) - tail))


def same_at_start(old: str, new: str) -> int:
    """How many characters two texts have in common at their beginning."""
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old.startswith(new[low:middle], low):
            low = middle
        else:
            high = middle - 1
    return low


def same_at_end(old: str, new: str) -> int:
    """How many characters two texts have in common at their end."""
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old.endswith(new[len(new) - middle : len(new) - low], 0, len(old) - low):
            low = middle
        else:
            high = middle - 1
    return low


def is_seam(text: str, place: int) -> bool:
    """Whether a piece begins or ends here."""
    return place == len(text) or text[place] == SEAM


def first_seam(text: str, place: int) -> int:
    """Where the first piece begins that has nothing before this place."""
    found = text.find(SEAM, place)
    return len(text) if found < 0 else found


def add_pieces(found: Parts, old: str, new: str, offset: int) -> None:
    """Add what has changed piece by piece."""
    before, after = [*old.split(SEAM)[1:], END], [*new.split(SEAM)[1:], END]
    known = {piece: place for place, piece in enumerate(before) if len(piece) >= WORTH_LOOKING}
    place, number = 0, 0
    while number < len(after) - 1:
        first = place
        while before[place] == after[number] != END:
            place, number = place + 1, number + 1
        if place > first:
            take_over(found, offset + first, offset + place)
        begun, place = number, min(place, len(before) - 1)
        while after[number] != END and after[number] != before[place] and after[number] not in known:
            number, place = number + 1, min(place + 1, len(before) - 1)
        if number > begun:
            found.append(SEAM.join(after[begun:number]))
        if after[number] != before[place]:
            place = known.get(after[number], place)
