"""6.12 to 6.18, 7.4, 8.10.10, 8.12 – Masts lost, ships derelict and sunk, and what becomes of their load."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import has, has_against, reaches
from flibuste.games.davyjones.rules.fight.salvage import Salvage, has_events, may_dive, settle_wreckage
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import Lose
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    DERELICT,
    MAST_BURNS,
    MAST_LOST,
    MONSTER_KILLED,
    PANEL_LOST,
    SHIELD,
    SUNK,
)
from flibuste.games.davyjones.table.lacking import mast_fault
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import (
    CHAINED,
    CHAINSHOT,
    CREW_SILENT,
    FIRE_BREATH,
    FIREPOT,
    FIRST_HIT_SHIELD,
    HIT,
    SHIP_SILENT,
    SILENCE,
    STINKPOT,
    TWO_HITS_A_MAST,
    TWO_MASTS_A_HIT,
)
from flibuste.games.davyjones.table.windows import HIT as HIT_WINDOW


class Hits(Step):
    """6.14 – Hits are applied one by one as they fall. `by` is the ship that fired, `plain` a broadside (8.2.4).

    Without a ship it was a Marine ashore (8.8.2), of `seat`. `called`: crew who help could show themselves (2.5.5).
    """

    NAME: ClassVar[str] = "hits"
    CLAUSE: ClassVar[str] = "6.14"
    FIELDS: ClassVar[dict[str, str]] = {
        "ship": "ship",
        "hits": "number",
        "by": "ship",
        "shot": "shot",
        "plain": "flag",
        "seat": "seat",
        "called": "flag",
    }

    def __init__(
        self, ship: int, hits: int, by: int, shot: int, plain: bool = False, seat: int = NONE, called: bool = False
    ) -> None:
        super().__init__()
        self.ship = ship
        self.hits = hits
        self.by = by
        self.shot = shot
        self.plain = plain
        self.seat = seat
        self.called = called

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        if self.hits == 0 or ship.status != SAILING:
            state.stack.pop()
            return
        if not self.called:
            self.called = True
            call_crew(state, ship, HIT_WINDOW)
            return
        self.hits -= 1
        if self.by == NONE:
            strike_from_land(state, ship, self.seat)
        else:
            strike(state, ship, state.ship(self.by), self.shot, self.plain)


def strike_from_land(state: State, ship: Ship, seat: int) -> None:
    """8.8.2 – The hit of a Marine ashore: shield, panels and masts as ever."""
    if is_shielded(state, ship, None):
        return
    if ship.panels:
        lose_panel(state, ship)
    elif ship.masts == 0:
        sink(state, ship, seat)
    elif is_monster(ship) and ship.standing() == 1:
        drop_mast(state, ship, ship.masts.bit_length() - 1, False)
        kill_monster(state, ship, seat)
    else:
        lose_masts(state, ship, count_losses(state, ship, 1, None), HIT, NONE)


def lose_panel(state: State, ship: Ship) -> None:
    """8.12.1 – Panels go first."""
    ship.panels -= 1
    state.has_changed = True
    state.tell(PANEL_LOST, ship.player, ship.number)


def works_against(state: State, ship: Ship, trait: int, by: Ship | None) -> bool:
    """12.12 – Whether a trait helps against the ship that fired; nothing shields a Marine ashore from it."""
    return has(state, ship, trait) if by is None else has_against(state, ship, trait, by)


def count_losses(state: State, ship: Ship, losses: int, by: Ship | None) -> int:
    """11.3.16 – Two hits of one action may be needed for a mast."""
    if not works_against(state, ship, TWO_HITS_A_MAST, by):
        return losses
    ship.dents += losses
    losses = ship.dents // 2
    ship.dents %= 2
    return losses


def strike(state: State, ship: Ship, by: Ship, shot: int, plain: bool) -> None:
    """6.12, 6.13, 11.1.6, 11.1.8 – One hit: the shield first, then panels, then masts; a derelict sinks."""
    if not plain and is_shielded(state, ship, by):
        return
    if shot in (CHAINSHOT, STINKPOT, SILENCE):
        afflict(state, ship, by, shot)
        return
    double = not plain and has_against(state, by, TWO_MASTS_A_HIT, ship)
    losses = 2 if double else 1
    while losses and ship.panels:
        lose_panel(state, ship)
        losses -= 1
    if losses == 0 or (double and losses == 1 and ship.masts == 0):
        return
    if ship.masts == 0:
        sink(state, ship, by.player)
        return
    if not plain:
        losses = count_losses(state, ship, losses, by)
    if losses:
        burns = shot in (FIREPOT, FIRE_BREATH) and reaches(state, by.player, ship)
        lose_masts(state, ship, losses, HIT, by.number, burns)


def is_shielded(state: State, ship: Ship, by: Ship | None) -> bool:
    """11.3.15 – The first hit of a turn has no effect while all masts stand."""
    if ship.shielded or ship.standing() < ship.card.masts or not works_against(state, ship, FIRST_HIT_SHIELD, by):
        return False
    ship.shielded = True
    state.tell(SHIELD, ship.player, ship.number)
    return True


def afflict(state: State, ship: Ship, by: Ship, shot: int) -> None:
    """11.3.53, 11.3.54, 11.3.56 – Shots that cost no mast but the target's next turn."""
    if not reaches(state, by.player, ship):
        return
    if shot == CHAINSHOT:
        ship.soon |= CHAINED
    elif shot == STINKPOT:
        ship.soon |= CREW_SILENT
    else:
        ship.soon |= CREW_SILENT | SHIP_SILENT


class LoseMast(Step):
    """6.12, 4.6.2, 9.3.2 – The controller picks the masts that are lost (`burns`: turned into fire masts)."""

    NAME: ClassVar[str] = "lose-mast"
    CLAUSE: ClassVar[str] = "6.12"
    TAKES: ClassVar[tuple[str, ...]] = ("lose",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("pick-a-standing-mast",)
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "ship": "ship",
        "count": "number",
        "cause": "cause",
        "by": "ship",
        "burns": "flag",
    }
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, count: int, cause: int, by: int, burns: bool = False) -> None:
        super().__init__(player)
        self.ship = ship
        self.count = count
        self.cause = cause
        self.by = by
        self.burns = burns

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        return [do(Lose, mast) for mast in range(ship.card.masts) if (ship.masts >> mast) & 1]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Lose)
        state.stack.pop()
        ship = state.ship(self.ship)
        drop_mast(state, ship, action.mast, self.burns)
        lose_masts(state, ship, self.count - 1, self.cause, self.by, self.burns)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Lose)
        return mast_fault("6.12", state.ship(self.ship), action.mast)


def to_be_lost(state: State, ship: Ship) -> int:
    """9.3.2 – Masts that fall as soon as their controller has picked them."""
    return sum(step.count for step in state.stack if isinstance(step, LoseMast) and step.ship == ship.number)


def forget_losses(state: State, ship: Ship) -> None:
    """No mast is left to be picked."""
    steps = [step for step in state.stack if isinstance(step, LoseMast) and step.ship == ship.number]
    for step in steps:
        state.stack.remove(step)


def lose_masts(state: State, ship: Ship, count: int, cause: int, by: int, burns: bool = False) -> None:
    """Take masts off; the controller is asked where there is a choice."""
    if count <= 0 or ship.status != SAILING:
        return
    if count < ship.standing():
        state.stack.append(LoseMast(ship.player, ship.number, count, cause, by, burns))
        return
    for mast in range(ship.card.masts):
        if (ship.masts >> mast) & 1:
            drop_mast(state, ship, mast, burns)
    if ship.masts == 0 and ship.status == SAILING:
        become_derelict(state, ship, by)


def drop_mast(state: State, ship: Ship, mast: int, burns: bool) -> None:
    ship.masts &= ~(1 << mast)
    state.has_changed = True
    ship.forget_abilities()
    if burns:
        ship.fires |= 1 << mast
    state.tell(MAST_BURNS if burns else MAST_LOST, ship.player, ship.number, mast)


def become_derelict(state: State, ship: Ship, by: int) -> None:
    """4.5.1, 4.5.2, 4.9.9, 8.10.10 – No mast is left: a ship is derelict, keeps its load and lets go of its tow.

    A monster is eliminated.
    """
    ship.towing = NONE
    if is_monster(ship):
        kill_monster(state, ship, NONE if by == NONE else state.ship(by).player)
        return
    state.tell(DERELICT, ship.player, ship.number)


def kill_monster(state: State, ship: Ship, by: int) -> None:
    """8.10.10 – Eliminated; an enemy who did it shares its gold."""
    state.tell(MONSTER_KILLED, ship.player, ship.number)
    go_down(state, ship, by)


def sink(state: State, ship: Ship, by: int) -> None:
    """6.13, 7.4 – Sunk by a player, or by nobody (NONE): then nothing is shared."""
    state.tell(SUNK, ship.player, ship.number)
    go_down(state, ship, by)


def go_down(state: State, ship: Ship, by: int) -> None:
    """14.5, 14.6 – Whoever has events may save what is aboard, or dive for it; else it is settled at once."""
    sinker = by if by not in (NONE, ship.player) else NONE
    if ship.player != NONE and (has_events(state, ship.player) or may_dive(state, sinker)):
        for number in ship.cargo:
            state.tokens[number].face_up = True
        asked = ship.player if has_events(state, ship.player) else sinker
        state.stack.append(Salvage(asked, ship.number, by, asked == sinker))
    else:
        settle_wreckage(state, ship, by)
