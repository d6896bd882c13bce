"""Names for pieces that the notation only numbers, as a seat may know them."""

from collections import Counter
from typing import Any, Final

from flibuste.engine.game import Say
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.areas import area
from flibuste.games.davyjones.table.land import LANDS, Land
from flibuste.games.davyjones.table.state import State

MOST_KEPT: Final = 1000
kept: dict[tuple[Any, ...], dict[str, str]] = {}


def piece_names(state: State, seat: int, say: Say) -> dict[str, str]:
    """3.14 – By their cards; crew and tokens if this seat knows them. Whose, or which, where several have a name.

    They are found again for the same speaker, as long as the same is known of the same pieces.
    """
    key = (say, *known_pieces(state, seat))
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = all_names(state, seat, say)
    return found


def known_pieces(state: State, seat: int) -> list[Any]:
    """All that the names depend on: which pieces there are, whose, and what this seat knows of them."""
    found: list[Any] = [state.rules.width, state.rules.height]
    for ship in state.ships:
        found += (ship.number, ship.card.key, ship.card.name, ship.owner)
    for crew in state.crew:
        found += (crew.number, (crew.card.key, crew.card.name) if crew.is_known_to(seat) else None)
    for token in state.tokens:
        treasure = None if token.treasure is None else (token.treasure.key, token.treasure.name)
        found += (token.number, (treasure, token.value) if token.is_known_to(seat) else None)
    for lands in (state.islands, state.terrain):
        found.append(len(lands))
        for land in lands:
            found += (land.kind, land.x, land.y)
    return found


def all_names(state: State, seat: int, say: Say) -> dict[str, str]:
    """What `piece_names` keeps."""
    ships = {ship_word(ship.number): named(say, f"ship-card-{ship.card.key}", ship.card.name) for ship in state.ships}
    times = Counter(ships.values())
    owners = {ship_word(ship.number): say("seat", n=ship.owner + 1) for ship in state.ships}
    found = {word: name if times[name] == 1 else f"{name} ({owners[word]})" for word, name in ships.items()}
    found |= told_apart(crew_names(state, seat, say), say)
    found |= told_apart(token_names(state, seat, say), say)
    found |= told_apart({f"i{n}": land_name(state, land, say) for n, land in enumerate(state.islands, 1)}, say)
    return found | told_apart({f"z{n}": land_name(state, land, say) for n, land in enumerate(state.terrain, 1)}, say)


def crew_names(state: State, seat: int, say: Say) -> dict[str, str]:
    return {
        f"c{crew.number + 1}": named(say, f"crew-card-{crew.card.key}", crew.card.name)
        if crew.is_known_to(seat)
        else say("piece-crew", number=crew.number + 1)
        for crew in state.crew
    }


def token_names(state: State, seat: int, say: Say) -> dict[str, str]:
    found = {}
    for token in state.tokens:
        name = say("piece-token", number=token.number + 1)
        if token.is_known_to(seat) and token.treasure is not None:
            name = named(say, f"treasure-{token.treasure.key}", token.treasure.name)
        elif token.is_known_to(seat):
            name = say("picture-coin", gold=token.value)
        found[f"t{token.number + 1}"] = name
    return found


def land_name(state: State, land: Land, say: Say) -> str:
    """What it is and in which part of the table it lies: the north isle."""
    where = area(land.x, land.y, state.rules.width, state.rules.height)
    return say(f"piece-{LANDS[land.kind]}", area=say(f"area-{where}"))


def told_apart(names: dict[str, str], say: Say) -> dict[str, str]:
    """The names, with the number of the piece where several have the same."""
    times = Counter(names.values())
    return {
        word: name if times[name] == 1 else say("piece-again", name=name, number=int(word[1:]))
        for word, name in names.items()
    }


def named(say: Say, message: str, otherwise: str) -> str:
    said = say(message)
    return otherwise if said.startswith("‹") else said
