"""The odds of every roll: guns, rams, boardings, abilities, second tries. Words, hints, the log and the bots ask here.

Only what lies open counts: a crew who lies face down may still show himself, and then the odds are others.
"""

from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.odds import AT_LEAST, Odds, Share, Thrown, numbered, success_or_failure
from flibuste.games.davyjones.hazards import of_course
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, is_warded_off
from flibuste.games.davyjones.rules.abilities.deeds import PossessionRoll
from flibuste.games.davyjones.rules.abilities.push import PushRoll
from flibuste.games.davyjones.rules.abilities.reach_faults import EFFECTS_OF
from flibuste.games.davyjones.rules.dice import AbilityDie, RerollOffer, beating, curse
from flibuste.games.davyjones.rules.fight.ashore import MarineShot
from flibuste.games.davyjones.rules.fight.boarding import Boarding, BoardOffer
from flibuste.games.davyjones.rules.fight.broadsides import broadside_guns, broadside_needs
from flibuste.games.davyjones.rules.fight.shooting import Shooting
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.rules.sea.contact import AfterLegs, Ramming, RamOffer
from flibuste.games.davyjones.rules.treasure.orders import MapsRoll
from flibuste.games.davyjones.rules.turn.repair import BreakFreeDie, ScuttleDie, free_from
from flibuste.games.davyjones.table.actions.abilities import Possess, Push, Twice
from flibuste.games.davyjones.table.actions.choice import ShipChoice
from flibuste.games.davyjones.table.actions.events import AimDuel
from flibuste.games.davyjones.table.actions.fight import (
    Board,
    BoardAt,
    Breathe,
    Fire,
    FireBroadside,
    MarineShoots,
    MarineShootsMarine,
    Musket,
    Reroll,
    Snipe,
)
from flibuste.games.davyjones.table.actions.orders import BreakFree, Scuttle, Shoot
from flibuste.games.davyjones.table.actions.sea import Ram, Sail
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import PLAIN

_FACES: Final = [1, 2, 3, 4, 5, 6]
_SIDES: Final = len(_FACES)
_HITS: Final = ("no-hit", "one-hit", "two-hits", "more-hits")
_GUNS: Final = ("fired", "broadside", "marine-fired", "sniped")
_TWO_NUMBERS: Final = {"fear-roll": ("silence", "slow"), "fire-roll": ("out", "spread")}
_COUNTED: Final = ("first", "fear-roll", "fire-roll", "exit-roll", "rerolled", "drifted")


def from_on(needed: int, shift: int = 0) -> float:
    """The chance of a die from `needed` on; a Cursed Zone shifts it down, never below 1 (14.14)."""
    return len([die for die in _FACES if max(1, die + shift) >= needed]) / _SIDES


def odds(state: State, seat: int, action: Action) -> Odds | None:
    """What a legal action rolls, needs and promises; None where it rolls nothing."""
    step = state.stack[-1]
    if isinstance(step, Shooting):
        return of_shooting(state, step, action)
    if isinstance(action, Shoot):
        return of_salvo(state, state.ship(action.ship), Shooting(seat, action.ship, action.mode, False))
    if isinstance(action, (MarineShoots, MarineShootsMarine)):
        return of_marine(state, action)
    if isinstance(action, AimDuel):
        return of_duel(state, seat, action)
    if isinstance(action, Sail):
        return of_course(state, action)
    if isinstance(action, Reroll) and isinstance(step, RerollOffer):
        return of_second_try(state, step) if action.is_again else None
    return of_contact(state, action) or of_order(state, action)


def of_contact(state: State, action: Action) -> Odds | None:
    """4.6.2, 4.8.2, 11.3.8 – Rams and boardings."""
    step = state.stack[-1]
    if isinstance(action, Ram) and isinstance(step, RamOffer):
        return of_ram(state, Ramming(step.ship, action.target))
    if isinstance(action, BoardAt) and isinstance(step, AfterLegs):
        return of_boarding(state, Boarding(step.ship, action.target, True))
    if isinstance(action, Board) and isinstance(step, BoardOffer):
        one, other = (step.target, step.ship) if step.second else (step.ship, step.target)
        return of_boarding(state, Boarding(one, other, False))
    return None


def of_order(state: State, action: Action) -> Odds | None:
    """7.1, 9.4.4, 11.3.24, 11.3.28, 11.3.29 – Orders with a die."""
    if not isinstance(action, ShipChoice):
        return None
    ship = state.ship(action.ship)
    if isinstance(action, Scuttle):
        return one_die(state, ship, state.box.numbers.scuttle_from)
    if isinstance(action, BreakFree):
        return one_die(state, ship, free_from(state, ship))
    if isinstance(action, (Twice, Possess, Push)):
        return one_die(state, ship, ability_from(state, ship, action.verb))
    return None


def ability_from(state: State, ship: Ship, verb: str) -> int:
    """The lowest die with which an ability works."""
    effects = EFFECTS_OF[verb]
    return next(ability.on for ability in active_abilities(state, ship) if ability.effect in effects)


def one_die(state: State, ship: Ship, needed: int) -> Odds:
    """14.14 – A die for a ship, from a number on, near a Cursed Zone or not."""
    shift = curse(state, ship)
    return Odds(success_or_failure(from_on(needed, shift)), 1, AT_LEAST, max(1, needed - shift))


def of_shot(state: State, shot: Shot) -> Odds:
    """6.3, 6.4, 11.3.19 – From the needed die on; what is warded off never hits."""
    chance = hit_chance(state, shot)
    return Odds(hit_or_miss(chance), 1, AT_LEAST, shot.needed(shot.bonus(state)))


def hit_chance(state: State, shot: Shot) -> float:
    if is_warded_off(state, state.ship(shot.ship), state.ship(shot.target), shot.reach):
        return 0.0
    return from_on(shot.needed(shot.bonus(state)))


def hit_or_miss(chance: float) -> list[Share]:
    return [Share("hit", chance, True), Share("miss", 1.0 - chance, False)]


def of_shooting(state: State, step: Shooting, action: Action) -> Odds | None:
    """6.3, 8.2.3, 8.8.3 – One gun, or all of them with one die."""
    ship = state.ship(step.ship)
    if isinstance(action, (Fire, Musket, Breathe)):
        return of_shot(state, step.shot_of(state, ship, action))
    if isinstance(action, FireBroadside):
        guns = broadside_guns(state, ship, state.ship(action.target))
        needed = broadside_needs(state, ship, guns)
        words = (("hits", str(len(guns) + 1)),)
        shares = [Share("all-hits", from_on(needed), True), Share("miss", 1.0 - from_on(needed), False)]
        return Odds(shares, 1, AT_LEAST, needed, words=words)
    if isinstance(action, Snipe):
        return plain_shot(ship.card.cannons[action.mast].rank)
    return None


def plain_shot(rank: int) -> Odds:
    """6.3 – Against a rank, with nothing added."""
    needed = beating(rank, 0)
    return Odds(hit_or_miss(from_on(needed)), 1, AT_LEAST, needed)


def of_marine(state: State, action: MarineShoots | MarineShootsMarine) -> Odds:
    """8.8.2, 8.8.3 – Aboard, a target may hinder it; ashore nothing does."""
    rank = state.box.numbers.marine_gun.rank
    crew = state.crew[action.crew]
    if isinstance(action, MarineShoots) and crew.ship >= 0:
        return of_shot(state, Shot(crew.ship, action.target, NONE, PLAIN, rank))
    return plain_shot(rank)


def of_salvo(state: State, ship: Ship, step: Shooting) -> Odds | None:
    """6.2 – All guns at the ship that most hits can be expected on: how many hit it."""
    best: list[float] = []
    target = NONE
    chances: dict[int, dict[int, float]] = {}
    for action in step.shots(state, ship):
        if isinstance(action, (Fire, Musket, Breathe)) and (not isinstance(action, Fire) or action.shot == PLAIN):
            shot = step.shot_of(state, ship, action)
            chances.setdefault(shot.target, {})[shot.mast] = hit_chance(state, shot)
    for number, guns in chances.items():
        if target == NONE or sum(guns.values(), 0.0) > sum(best, 0.0):
            best, target = list(guns.values()), number
    if target == NONE:
        return None
    tenths = round(10 * sum(best, 0.0))
    expected = (("whole", str(tenths // 10)), ("tenth", str(tenths % 10)))
    words = (("guns", str(len(best))), named(state.ship(target)), *expected)
    return Odds(salvo_shares(best), len(best), kind="guns", words=words)


def salvo_shares(chances: list[float]) -> list[Share]:
    """How likely none, one, two or more of these guns hit; most hits first."""
    found = [1.0]
    for chance in chances:
        more = [0.0] * (len(found) + 1)
        for hits, share in enumerate(found):
            more[hits] += share * (1.0 - chance)
            more[hits + 1] += share * chance
        found = more
    found = [*found[:3], *[0.0] * (3 - len(found)), sum(found[3:], 0.0)]
    return [Share(_HITS[hits], found[hits], hits > 0) for hits in (3, 2, 1, 0)]


def of_ram(state: State, ram: Ramming) -> Odds:
    """4.6.2 – Whether a mast falls."""
    ship = state.ship(ram.ship)
    if not ram.may_break(state):
        return Odds(success_or_failure(0.0), 1)
    return one_die(state, ship, ram.needed(state))


def of_boarding(state: State, boarding: Boarding) -> Odds:
    """4.8.2, 4.8.3 – A die each and what both add."""
    lead = boarding.own_lead(state) - boarding.other_lead(state)
    return contest(lead, _FACES)


def contest(lead: int, other: list[int]) -> Odds:
    """Die and lead against a die."""
    counts = [0, 0, 0]
    for one in _FACES:
        for two in other:
            total = one + lead - two
            counts[0 if total > 0 else 1 if total == 0 else 2] += 1
    total = sum(counts)
    shares = [Share(name, counts[k] / total, k == 0) for k, name in enumerate(("win", "tie", "lose"))]
    return Odds(shares, 1, "lead", 0, words=(("lead", f"{lead:+d}".replace("-", "−")),))


def of_duel(state: State, seat: int, action: AimDuel) -> Odds | None:
    """14.15 – A die and the points each; who does not know the other cannot tell."""
    own, other = state.crew[action.crew], state.crew[action.other]
    if not own.is_known_to(seat) or not other.is_known_to(seat):
        return None
    mark = state.box.numbers.black_mark
    return contest(own.points(mark) - other.points(mark), _FACES)


def of_second_try(state: State, offer: RerollOffer) -> Odds | None:
    """11.3.23 – What the second roll needs; the second result stands."""
    step = state.stack[-2]
    ship = state.ship(offer.ship)
    if isinstance(step, Shot):
        return of_shot(state, step)
    if isinstance(step, MarineShot):
        return plain_shot(step.rank)
    if isinstance(step, Ramming):
        return of_ram(state, step)
    if isinstance(step, Boarding):
        return second_boarding(state, step, offer.ship)
    needed = die_from(state, step, ship)
    if needed == 0:
        return None
    found = one_die(state, ship, needed)
    return unwanted(found) if isinstance(step, MapsRoll) else found


def die_from(state: State, step: object, ship: Ship) -> int:
    """The lowest die with which a step succeeds; 0 where it is not so simple."""
    if isinstance(step, (AbilityDie, PossessionRoll, PushRoll)):
        return step.on
    if isinstance(step, ScuttleDie):
        return state.box.numbers.scuttle_from
    return free_from(state, ship) if isinstance(step, BreakFreeDie) else 0


def unwanted(found: Odds) -> Odds:
    """12.11 – Who rolls again hopes that nothing comes of it."""
    chance = 1.0 - found.chance
    return Odds(success_or_failure(chance), 1, "below", found.needed)


def second_boarding(state: State, boarding: Boarding, ship: int) -> Odds:
    """4.8.2 – The own die again; that of the other is known only to whoever rolls second."""
    lead = boarding.own_lead(state) - boarding.other_lead(state)
    if ship == boarding.ship:
        return contest(lead, _FACES)
    return contest(-lead, [boarding.own])


def thrown(event: dict[str, Any]) -> Thrown | None:
    """The dice that an event tells of."""
    name = event["event"]
    if name in ("boarded", "boarding-tie"):
        return thrown_boarding(event)
    if name in _TWO_NUMBERS and _TWO_NUMBERS[name][0] in event:
        return thrown_between(event, *_TWO_NUMBERS[name])
    if name in _COUNTED:
        return Thrown(numbered([event["die"]]))
    if name in ("reef", "sargasso"):
        return Thrown(numbered([event["die"]], AT_LEAST, event["masts"]), "", True, AT_LEAST, event["masts"])
    if "needed" not in event or "die" not in event:
        return None
    good = event["success"] == "yes"
    verdict = ("hit" if good else "miss") if name in _GUNS else "success" if good else "failure"
    return Thrown(numbered([event["die"]], AT_LEAST, event["needed"]), verdict, good, AT_LEAST, event["needed"])


def thrown_between(event: dict[str, Any], first: str, second: str) -> Thrown:
    """8.3.2, 8.3.3, 11.2.2 – A die that does one thing with one number and another with another."""
    words = ((first, str(event[first])), (second, str(event[second])))
    return Thrown(numbered([event["die"]]), "", True, event["event"], 0, words)


def thrown_boarding(event: dict[str, Any]) -> Thrown | None:
    """4.8.2 – Both dice: of whoever boards, then of the other."""
    if "own-die" not in event:
        return None
    dice = numbered([event["own-die"], event["other-die"]])
    words = (("total", str(event["total"])), ("other", str(event["other"])))
    if event["event"] == "boarding-tie":
        return Thrown(dice, "tie", False, "totals", 0, words)
    wins = event["winner"] == event["ship"]
    dice[0].good, dice[1].good = wins, not wins
    return Thrown(dice, "win" if wins else "lose", wins, "totals", 0, words)
