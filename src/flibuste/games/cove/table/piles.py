"""Piles are kept sorted: nobody knows their order, and discards are all seen."""


def put(pile: list[int], card: int) -> None:
    """Put a card into a pile."""
    place = len(pile)
    while place > 0 and pile[place - 1] > card:
        place -= 1
    pile.insert(place, card)


def take_out(pile: list[int], card: int) -> None:
    """Take this very card out of a pile."""
    for place in range(len(pile)):
        if pile[place] == card:
            pile.pop(place)
            return
