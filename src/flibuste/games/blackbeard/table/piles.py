"""4.1, 17.2#8 – The Event deck: drawing, General Pardon's ways in and out, and the long game's second pass."""

from flibuste.games.blackbeard.table.constants import GENERAL_PARDON
from flibuste.games.blackbeard.table.events import PARDON_BACK, RESHUFFLED
from flibuste.games.blackbeard.table.state import State


def cards_left(state: State) -> int:
    return len(state.deck) + len(state.under)


def draw_event(state: State) -> int:
    """4.4Aa – The next card; 4.1b, 19.12d – an exhausted deck is made again from the discards."""
    if not state.deck:
        if state.under:
            state.deck = state.under
            state.under = []
        else:
            second_pass(state)
    card = state.draw_from(state.deck, "event")
    check_pardon(state)
    return card


# 4.1c – Only in the long game, or alone: else the discards stay where they are.
def second_pass(state: State) -> None:
    """4.1b – The discards are shuffled, in the long game together with General Pardon."""
    state.deck = state.discards
    state.discards = []
    if state.pardon_aside and state.pardons == 0 and not state.is_alone():
        state.pardon_aside = False
        state.put_back(state.deck, GENERAL_PARDON)
    state.tell(RESHUFFLED, -1, len(state.deck))


def check_pardon(state: State) -> None:
    """17.2#8e – Set aside after its second appearance, it comes back when 20 cards or fewer are left."""
    if state.pardon_aside and state.pardons == 2 and cards_left(state) <= state.pieces.pardon_reentry:
        state.pardon_aside = False
        state.tell(PARDON_BACK, -1, cards_left(state))
        if state.rules.slow_pardon:
            halve(state)
        else:
            state.put_back(state.deck, GENERAL_PARDON)


def halve(state: State) -> None:
    """17.2#8g – Slower: the card is shuffled into the lower half of the deck."""
    for _ in range(len(state.deck) // 2):
        state.put_back(state.under, state.draw_from(state.deck, "half"))
    state.put_back(state.under, GENERAL_PARDON)


def return_to_deck(state: State, card: int) -> None:
    """17.2#19c – A cancelled card is shuffled into the deck, the discards left out."""
    state.put_back(state.deck, card)
    check_pardon(state)
