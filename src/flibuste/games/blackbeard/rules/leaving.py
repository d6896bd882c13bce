"""5.0, 18.12, 18.42 – Pirates leave play: eliminated or retired."""

from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.victory import BLACKBEARD_DEAD, BLACKBEARD_RETIRED, NO_RIVALS, EndGame, score
from flibuste.games.blackbeard.table.constants import (
    BIT,
    BURIED_TREASURE,
    HEAVY_GUNS,
    LETTER,
    LOCKER,
    NO_SEAT,
    NONE,
    PORTS,
    RETIRED,
    SYSTEM,
)
from flibuste.games.blackbeard.table.events import ELIMINATED, HAVEN_LOST, PARTED, RETIRED_NOW
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State


def eliminate(state: State, number: int, cause: int, points_to: int = NO_SEAT, ship_stays: bool = False) -> None:
    """18.12B – 1 VP per Notoriety point, nothing for Net Worth; 4.53a – Initiative Actions become free.

    `points_to` is the player of the KC that killed him (18.12C): half his Notoriety, rounded up.
    """
    pirate = state.pirate(number)
    notoriety = pirate.notoriety
    leave(state, pirate, LOCKER, ship_stays)
    state.tell(ELIMINATED, pirate.owner, number, cause, notoriety)
    score(state, pirate.owner, notoriety)
    if points_to != NO_SEAT:
        # 10.6a – By the Notoriety he had; 10.6b – for a kill by a KC only.
        score(state, points_to, (notoriety + 1) // 2)
    if state.initiative == number:
        state.initiative = NONE
    after_leaving(state, pirate, BLACKBEARD_DEAD, ship_stays)


def retire(state: State, number: int, cause: int) -> None:
    """18.12A – 2 VP per Notoriety point and 1 per full 100 Doubloons of Net Worth; 4.52a – his Initiative is lost."""
    pirate = state.pirate(number)
    # 18.3a – Net Worth counts for those who retire; 18.42a – the rest of his goods for nothing.
    points = 2 * pirate.notoriety + pirate.net_worth // 100
    leave(state, pirate, RETIRED, False)
    state.tell(RETIRED_NOW, pirate.owner, number, cause, points)
    score(state, pirate.owner, points)
    if state.initiative == number:
        state.actions_left = 0
    after_leaving(state, pirate, BLACKBEARD_RETIRED, False)


def after_leaving(state: State, pirate: Pirate, reason: int, ship_stays: bool) -> None:
    """19.9, 19.1c – The solitaire game ends with Blackbeard; the system's Pirates are replaced as long as there are."""
    if not state.is_alone():
        return
    if pirate.owner != SYSTEM:
        state.stack.append(EndGame(reason))
    else:
        if state.letters_kept & BIT[pirate.number]:
            state.letters_kept &= ~BIT[pirate.number]
            state.put_back(state.discards, LETTER)
        replace_rival(state, pirate, ship_stays)


def replace_rival(state: State, pirate: Pirate, ship_stays: bool) -> None:
    """19.1c – A new Pirate takes his place, after a Mutiny the new captain; 19.9d – with none left the game ends."""
    if not ship_stays:
        if state.pirate_deck():
            from flibuste.games.blackbeard.rules.solitaire.arrival import NewRival

            state.stack.append(NewRival(pirate.number))
        elif not state.own(SYSTEM):
            state.stack.append(EndGame(NO_RIVALS))


def leave(state: State, pirate: Pirate, fate: int, ship_stays: bool) -> None:
    """5.0c – Safe Havens are freed, Letter and Heavy Guns leave the game, the treasure map is discarded."""
    number = pirate.number
    hand_over(state, number, pirate.ally)
    dissolve(state, pirate)
    state.pirates[number] = None
    # 5.0a – There is no other way out, and none back; 5.0b – but for Pirate Converts.
    state.fate[number] = fate
    state.in_play.remove(number)
    for port in range(PORTS):
        if state.haven_of[port] == number:
            lose_haven(state, port)
        if state.spotters[port]:
            state.spotters[port] &= ~BIT[number]
    if pirate.letter != NONE:
        # 17.2#12e – It never comes back.
        state.put_back(state.removed, LETTER)
    # 17.2#1e – Lost with the Pirate.
    if pirate.chart:
        state.put_back(state.discards, BURIED_TREASURE)
    if not ship_stays:
        if pirate.guns:
            # 17.2#10d – They never come back.
            state.put_back(state.removed, HEAVY_GUNS)
        for hostage in pirate.hostages:
            state.put_back(state.hostage_pool, hostage // 8)
    if state.active == number:
        state.active = NONE
        # 14.2g – His Action is over.
        state.cancelled = True


def hand_over(state: State, number: int, ally: int) -> None:
    """11.2a, 11.6d – Of two allies the one who is left carries on their Action, whichever of them was named."""
    if ally == NONE or state.pirates[ally] is None:
        return
    if state.active == number:
        state.active = ally
    if state.kc_target == number:
        state.kc_target = ally


def lose_haven(state: State, port: int) -> None:
    """9.34b – A Safe Haven is lost."""
    holder = state.haven_of[port]
    if holder != NONE:
        state.haven_of[port] = NONE
        state.tell(HAVEN_LOST, NOBODY, holder, port)


def dissolve(state: State, pirate: Pirate) -> None:
    """11.6d – An Alliance is over; the other goes on alone."""
    if pirate.ally == NONE:
        return
    ally = state.pirate(pirate.ally)
    state.tell(PARTED, pirate.owner, pirate.number, ally.number)
    ally.ally = NONE
    pirate.ally = NONE
