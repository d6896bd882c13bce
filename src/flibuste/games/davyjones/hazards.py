"""The odds of a course over reefs and sargasso seas: all that it touches, one after the other."""

from typing import Final

from flibuste.engine.odds import Odds, Share
from flibuste.games.davyjones.geometry.convex import is_boxed_apart
from flibuste.games.davyjones.rules.sea.preview import course_now
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.constants import REEF, SARGASSO
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

_FACES: Final = [1, 2, 3, 4, 5, 6]
_FATES: Final = ("unhurt", "masts-lost", "tangled", "masts-tangled", "all-masts", "wreck")
_UNHURT: Final = 0
_HURT: Final = 1
_TANGLED: Final = 2
_ALL_MASTS: Final = 4
_WRECK: Final = 5


def of_course(state: State, action: Sail) -> Odds | None:
    """9.3.2 to 9.3.4, 9.4.2 – What comes of the reefs and sargasso seas on a course."""
    ship = state.ship(action.ship)
    near = hazards_near(state, ship, action)
    met = [number for number in course_now(state, action).terrain if number in near] if near else []
    if not met:
        return None
    shares = [0.0] * len(_FATES)
    go_on(state, ship, met, [land.value for land in state.terrain], ship.standing(), 1.0, shares)
    unknown = len({number for number in met if state.terrain[number].value == 0})
    kinds = {state.terrain[number].kind for number in met}
    rule = "hazards" if len(kinds) > 1 else "reef" if REEF in kinds else "sargasso"
    found = [Share(name, shares[fate], fate == _UNHURT) for fate, name in enumerate(_FATES)]
    return Odds(found, unknown, rule, ship.card.masts)


def hazards_near(state: State, ship: Ship, action: Sail) -> list[int]:
    """Reefs and sargasso seas that the legs could reach, whatever their course."""
    reach = ship.card.hull.length + sum([state.box.segments[leg.segment] for leg in action.legs])
    return [
        number
        for number, land in enumerate(state.terrain)
        if land.kind in (REEF, SARGASSO)
        and not land.is_gone
        and not is_boxed_apart(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y, reach)
    ]


def go_on(
    state: State, ship: Ship, met: list[int], values: list[int], standing: int, share: float, shares: list[float]
) -> None:
    """9.3.1, 9.4.1 – The next that the course touches, with every value it can have; the first die is for all."""
    if not met:
        shares[_UNHURT if standing == ship.standing() else _HURT] += share
        return
    number = met[0]
    faces = [values[number]] if values[number] else _FACES
    for die in faces:
        values[number] = die
        touch(state, ship, met, values, standing, share / len(faces), shares)
    if len(faces) > 1:
        values[number] = 0


def touch(
    state: State, ship: Ship, met: list[int], values: list[int], standing: int, share: float, shares: list[float]
) -> None:
    """9.3.2 to 9.3.4, 9.4.2 – A reef takes the masts as built less the die; a sargasso sea holds from above them on."""
    excess = values[met[0]] - ship.card.masts
    if state.terrain[met[0]].kind == SARGASSO:
        if excess > 0:
            shares[_TANGLED + (_UNHURT if standing == ship.standing() else _HURT)] += share
            return
    elif -excess >= standing:
        shares[_ALL_MASTS if -excess == standing else _WRECK] += share
        return
    else:
        standing -= max(0, -excess)
    go_on(state, ship, met[1:], values, standing, share, shares)
