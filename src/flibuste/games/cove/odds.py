"""The odds of every roll: broadsides, flights, maps. Words, hints, the log and the bots ask here."""

from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.odds import AT_LEAST, OVER, Odds, Share, Thrown, chance_of, hit_chances, numbered
from flibuste.games.cove.rules.battle.broadside import Shot, dice_of, loaded_shot, needed_die
from flibuste.games.cove.rules.battle.exchange import NavyTurn, navy_shot
from flibuste.games.cove.rules.cards.event_window import Window
from flibuste.games.cove.rules.cards.events import TreasureMap
from flibuste.games.cove.table.actions import FLEE, Fire, Play
from flibuste.games.cove.table.constants import AFTER_NAVIGATION, CANNONS, CREW, FIRST_LEGEND, HULL, LAST_OUTER, NONE
from flibuste.games.cove.table.state import Battle, State

SIDES: Final = 6


def odds(state: State, seat: int, action: Action) -> Odds | None:
    """What a legal action rolls, needs and promises; None where it rolls nothing."""
    if isinstance(action, Fire):
        if isinstance(state.stack[-1], NavyTurn):
            return broadside(state, navy_shot(state, action.ship, action.section))
        return broadside(state, loaded_shot(state, seat, action.ship, action.section))
    if action is FLEE:
        return flight(state)
    return treasure_map(state, seat, action) if isinstance(action, Play) else None


# ---- a choice -------------------------------------------------------------------------------------------------------


def broadside(state: State, shot: Shot) -> Odds:
    """4.3.6, 4.3.7, 4.5.1 – Enough hits rout a ship, or sink one that is no player's; fewer only damage it."""
    needed = needed_die(state, shot)
    chances = hit_chances(shot.dice, max(0, SIDES + 1 - needed))
    enough = hits_to_end(state, shot)
    end = "sink" if shot.target >= FIRST_LEGEND else "rout"
    fewer = "hit" if enough <= shot.dice else f"hit-before-{end}"
    shares = [
        Share(end, sum(chances[enough:], 0.0), True),
        Share(fewer, sum(chances[1:enough], 0.0), True),
        Share("miss", chances[0], False),
    ]
    return Odds(shares, shot.dice, "hits", needed, words=(("hits", str(enough)),))


def hits_to_end(state: State, shot: Shot) -> int:
    """The fewest hits that sink the target or send it to the Cove."""
    if shot.target >= FIRST_LEGEND:
        return fewest(state.fight().foe(shot.target).hull, 1 + shot.blast[HULL])
    found: list[int] = []
    for section in range(4):
        damage = shot.blast[section] + (1 if shot.all_sections or section == shot.section else 0)
        if damage:
            found.append(fewest(bears(state, shot.target, section), damage))
    return min(found)


def fewest(points: int, damage: int) -> int:
    return max(1, (points + damage - 1) // damage)


def bears(state: State, seat: int, section: int) -> int:
    """4.3.10, 4.3.11 – How many hits a section takes until its ring is off: the Craftsman's, the parrot's, its own."""
    player = state.players[seat]
    points = player.rings[section]
    craftsman = player.craftsmen[section]
    if craftsman != NONE:
        points += state.pieces.cards[craftsman].absorbs - player.cracks[section]
    if player.parrot != NONE and state.pieces.cards[player.parrot].section == section:
        points += state.pieces.parrot_hits - player.wounds
    return points


def flight(state: State) -> Odds | None:
    """4.4.3, 4.4.4 – A die against mutiny; none in the last battle (5.4.2)."""
    if state.fight().is_last():
        return None
    safe = chance_of(1, OVER, state.pieces.mutiny_up_to)
    shares = [Share("safe", safe, True), Share("mutiny", 1.0 - safe, False)]
    return Odds(shares, 1, OVER, state.pieces.mutiny_up_to)


def treasure_map(state: State, seat: int, action: Play) -> Odds | None:
    """7.3.71 – Once he has sailed, whether the map leads to his island; rolled again until an outer island is named."""
    step = state.stack[-1]
    is_map = any([isinstance(effect, TreasureMap) for effect in state.pieces.cards[action.card].effects])
    place = state.players[seat].place
    if not (is_map and isinstance(step, Window) and step.kind == AFTER_NAVIGATION and 0 < place <= LAST_OUTER):
        return None
    chance = 1.0 / LAST_OUTER
    return Odds([Share("here", chance, True), Share("elsewhere", 1.0 - chance, False)], 1, "shows", place)


# ---- what the bots expect of a battle -------------------------------------------------------------------------------


def last_left(state: State, battle: Battle, seat: int) -> float:
    """An estimate of the chance to be the one left in a battle: nobody counts out a whole one."""
    if seat not in battle.seats:
        return 0.0
    own = 0.0
    total = 0.0
    for other in battle.seats:
        rings = state.players[other].rings
        dice = 0.6 * dice_of(state, other) if battle.reload[other] >= battle.exchange else float(dice_of(state, other))
        strength = dice * dice * (0.5 + min(rings)) * (10.0 + state.battle_speed(other))
        strength *= 1.5 if battle.smoke[other] else 1.0
        total += strength
        if other == seat:
            own = strength
    share = own / total if total else 0.0
    for foe in battle.foes:
        card = state.pieces.foe(foe.ship)
        share *= own / (own + 30.0 * card.dice * max(1, foe.hull))
    return share


def power(state: State, seat: int) -> float:
    """Dice times what the weakest section bears, faster ships a little more."""
    rings = state.players[seat].rings
    parrot = state.parrot(seat)
    dice = min(state.value(seat, CREW), state.value(seat, CANNONS))
    if parrot is not None:
        dice = parrot.dice or (state.value(seat, CANNONS) if parrot.dice_from_cannons else dice)
    return dice * dice * (0.5 + min(rings)) * (10.0 + state.speed(seat))


# ---- the log --------------------------------------------------------------------------------------------------------


def thrown(event: dict[str, Any]) -> Thrown | None:
    """The dice that an event tells of."""
    name = event["event"]
    if name == "fired":
        return broadside_thrown(event)
    if name == "tie":
        return Thrown(numbered(event["dice"]))
    if name == "map-roll":
        return Thrown(numbered([event["die"]]))
    if name != "mutiny-roll":
        return None
    needed = event.get("needed", 0)
    safe = event["die"] >= needed
    verdict = ("safe" if safe else "mutiny") if needed else ""
    return Thrown(numbered([event["die"]]), verdict, safe, AT_LEAST if needed else "", needed)


def broadside_thrown(event: dict[str, Any]) -> Thrown:
    """4.3.6, 4.3.7 – Each die hits by itself."""
    rule = AT_LEAST if "needed" in event else ""
    needed = event.get("needed", 0)
    hits = event["hits"]
    words = (("hits", str(hits)),)
    return Thrown(numbered(event["dice"], rule, needed), "hits" if hits else "miss", hits > 0, rule, needed, words)
