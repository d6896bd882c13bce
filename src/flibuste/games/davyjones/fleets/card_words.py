"""11, 12 – What a card can do, as messages: the words themselves are in `cards.*.ftl`."""

from typing import Any

from flibuste.engine.game import Say
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import ALWAYS, CONDITIONS, KEYWORDS, NATIONS, NONE, SEGMENTS
from flibuste.games.davyjones.table.pieces import Ability, Box, Card

_GUNS = (codes.EXTRA_CANNON_3S, codes.BREATH_SILENCE, codes.BREATH_FIRE)
_MOVES = (codes.MOVE_BONUS, codes.MONSTER_SPEED_AURA, codes.PUSH_ENEMY_L, codes.DERELICT_MOVE_S)


def keywords_of(card: Card) -> list[str]:
    """8 – The names of its keywords."""
    return [name for place, name in enumerate(KEYWORDS) if card.has(1 << place)]


def ability_words(box: Box, ability: Ability) -> dict[str, Any]:
    """The message of an ability and its arguments, as plain data for a view."""
    found: dict[str, Any] = {"effect": EFFECTS[ability.effect]}
    for name, value in (
        ("value", ability.value),
        ("on", ability.on),
        ("dice", ability.dice),
        ("loss", ability.loss),
    ):
        if value:
            found[name] = value
    if ability.vs != NONE:
        found["effect"] += "-others" if ability.vs_others else "-against"
        found["nation"] = NATIONS[ability.vs]
    if ability.condition != ALWAYS:
        found["effect"] += f"-{CONDITIONS[ability.condition]}"
    if ability.within != NONE:
        found["within"] = SEGMENTS[ability.within]
    if ability.effect in _GUNS:
        found["rank"] = ability.rank
        found["range"] = SEGMENTS[ability.reach]
    if ability.ship != NONE:
        found["ship-card"] = box.ships[ability.ship].key
    if ability.effect in _MOVES:
        found["segment"] = SEGMENTS[ability.segment]
    return found


def say_ability(data: dict[str, Any], say: Say) -> str:
    """One sentence."""
    arguments = {name: value for name, value in data.items() if name != "effect"}
    return say(f"effect-{data['effect']}", **arguments)


def card_text(box: Box, card: Card, say: Say) -> str:
    """1.14 – All that is written on a card: its keywords and what it can do."""
    sentences = [f"{say(f'keyword-{name}')}." for name in keywords_of(card)]
    sentences += [say_ability(ability_words(box, ability), say) for ability in card.abilities]
    return " ".join(sentences)
