"""`flibuste components`."""

import json
from typing import Annotated, Any

import typer

from flibuste.cli.common import AsJson, Components, GameName, Language


def components(
    game: GameName,
    place: Annotated[str, typer.Argument(metavar="[PLACE]", help="Only what stands there, such as ship.B4.")] = "",
    components: Components = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the printed pieces, one value a line, as a file for --components may have it.

    Example: flibuste components stortebeker ship.B4
    """
    from flibuste.cli.common import game_from, language, print_json
    from flibuste.cli.problem import Problem
    from flibuste.engine.components import printed_values
    from flibuste.words import Words

    loaded = game_from(game, components)
    found = [entry for entry in printed_values(loaded.sheet) if is_under(entry[0], place)]
    if not found:
        raise Problem(f"{game} has no components under '{place}'; there is: {', '.join(loaded.components)}")
    if as_json:
        print_json({"game": game, "components": part_of(loaded.components, place)})
        return
    fixed = Words(loaded, language(lang)).say("components-fixed")
    for path, value, is_asked in found:
        print(f"{path} = {inline(value)}" + ("" if is_asked else f"  # {fixed}"))


def is_under(path: str, place: str) -> bool:
    return not place or path == place or path.startswith(place.rstrip(".") + ".")


def part_of(data: Any, place: str) -> Any:
    """What stands at a place: `ship.B4` is the entry of the list `ship` with this id."""
    for word in place.split(".") if place else []:
        entries = data if isinstance(data, dict) else {str(entry.get("id")): entry for entry in data}
        data = entries[word]
    return data


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)
