"""What pieces are called in sentences for a reader: by their cards, as far as he knows them."""

from collections import Counter

from flibuste.engine.game import Say
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.state import State


def piece_names(state: State, seat: int, say: Say) -> dict[str, str]:
    """3.14 – By their cards; crew and tokens if this seat knows them. With their number where there are several."""
    found = {ship_word(ship.number): named(say, f"ship-card-{ship.card.key}", ship.card.name) for ship in state.ships}
    for crew in state.crew:
        if crew.is_known_to(seat):
            found[f"c{crew.number + 1}"] = named(say, f"crew-card-{crew.card.key}", crew.card.name)
    for token in state.tokens:
        if token.is_known_to(seat) and token.treasure is not None:
            found[f"t{token.number + 1}"] = named(say, f"treasure-{token.treasure.key}", token.treasure.name)
        elif token.is_known_to(seat):
            found[f"t{token.number + 1}"] = say("picture-coin", gold=token.value)
    times = Counter(found.values())
    return {word: name if times[name] == 1 else f"{name} ({word})" for word, name in found.items()}


def named(say: Say, message: str, otherwise: str) -> str:
    said = say(message)
    return otherwise if said.startswith("‹") else said
