"""2.2.1, 4.3 – One broadside, from the dice to its consequences."""

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.battle.damage import dismiss_wrecks, hit_foe, sink_foes, strike
from flibuste.games.cove.table.constants import ALL, CANNONS, CREW, FIRST_LEGEND, HULL
from flibuste.games.cove.table.events import BLAST, FIRED, RECOIL, STRAY
from flibuste.games.cove.table.state import Roll, State


class Shot:
    """A broadside about to be fired, as cards have changed it.

    `hit_from` is the lowest die that hits whatever the Smoke (0: the usual rule); `blast` and `recoil` are damage by
    section, for each hit and after all else; `stray_shots`: misses may hit others (9.5.5).
    """

    def __init__(self, shooter: int, target: int, section: int, dice: int) -> None:
        self.shooter = shooter
        self.target = target
        self.section = section
        self.dice = dice
        self.hit_from = 0
        self.blast = [0, 0, 0, 0]
        self.recoil = [0, 0, 0, 0]
        self.all_sections = section == ALL
        self.reload = 0
        self.stray_shots = False


def dice_of(state: State, seat: int) -> int:
    """2.2.1, 7.4.32 – Silver's parrot, else Bones's, else a Grapple, else the smaller of crew and cannons."""
    parrot = state.parrot(seat)
    cannons = state.value(seat, CANNONS)
    if parrot is not None:
        if parrot.dice:
            return parrot.dice
        if parrot.dice_from_cannons:
            return cannons
    crew = state.value(seat, CREW)
    if state.fight().crew_dice:
        return crew
    return min(crew, cannons)


def loaded_shot(state: State, seat: int, target: int, section: int) -> Shot:
    """4.3.2, 7.5.1 – A player's broadside, with all the cards loaded for it."""
    shot = Shot(seat, target, section, dice_of(state, seat))
    for card in state.fight().loaded:
        for effect in state.pieces.cards[card].effects:
            effect.load(shot)
    return shot


def fire_loaded(state: State, seat: int, target: int, section: int) -> None:
    """4.3.1 – The broadside, after which its cards are discarded."""
    battle = state.fight()
    shot = loaded_shot(state, seat, target, section)
    fire(state, shot)
    if shot.reload:
        battle.reload[seat] = battle.exchange + shot.reload
    for card in battle.loaded:
        state.discard(card)
    battle.loaded.clear()


def fire(state: State, shot: Shot) -> None:
    """4.3.12 – Damage, all at once; sunk ships and their fame; routed ships leave; recoil; routed ships again."""
    battle = state.fight()
    fighters = len(battle.seats)
    strays = [0] * state.seats
    hits = roll(state, shot, strays)
    damage_target(state, shot, hits)
    damage_by_strays(state, shot, strays)
    damage_by_blast(state, shot, hits)
    sink_foes(state, fighters)
    dismiss_wrecks(state)
    recoil(state, shot)


def roll(state: State, shot: Shot, strays: list[int]) -> int:
    """4.3.6, 4.3.7 – Roll the dice, count the hits; misses may stray (9.5.5)."""
    needed = needed_die(state, shot)
    hits = 0
    digits = 0
    for _ in range(shot.dice):
        die = state.chance.die("broadside")
        digits = digits * 10 + die
        if die >= needed:
            hits += 1
        elif shot.stray_shots:
            stray(state, shot.target, die, strays)
    section = ALL if shot.all_sections else shot.section
    state.fight().last = Roll(shot.shooter, shot.target, section, digits, hits, [])
    seat = shot.shooter if shot.shooter < FIRST_LEGEND else NOBODY
    state.tell(FIRED, seat, shot.shooter, shot.target, section, digits, hits, needed)
    return hits


def needed_die(state: State, shot: Shot) -> int:
    """4.3.7, 7.4.41, 7.5.14 – A 5 or a 6; with Smoke a 6; Grapeshot from 3 on, whatever the Smoke."""
    if shot.hit_from:
        return shot.hit_from
    if shot.target < FIRST_LEGEND:
        return max(state.pieces.hit_from, state.fight().smoke[shot.target])
    return state.pieces.hit_from


def stray(state: State, target: int, die: int, strays: list[int]) -> None:
    """9.5.4, 9.5.5 – The other ships are numbered clockwise from the target; Smoke protects from strays."""
    battle = state.fight()
    number = 0
    for distance in range(1, state.seats):
        seat = (target + distance) % state.seats
        if seat in battle.seats:
            number += 1
            if number == die:
                if not battle.smoke[seat]:
                    strays[seat] += 1
                return


def damage_target(state: State, shot: Shot, hits: int) -> None:
    """4.3.8, 7.5.31 – Each hit damages the section, or all four; ships that are no player's have only a hull."""
    if not hits:
        return
    if shot.target >= FIRST_LEGEND:
        hit_foe(state, state.fight().foe(shot.target), hits)
    elif shot.all_sections:
        for section in range(4):
            strike(state, shot.target, section, hits)
    else:
        strike(state, shot.target, shot.section, hits)


def damage_by_strays(state: State, shot: Shot, strays: list[int]) -> None:
    """9.5.5 – A stray shot hits the hull."""
    if shot.stray_shots:
        for seat in range(state.seats):
            if strays[seat]:
                state.tell(STRAY, seat, shot.shooter, seat, strays[seat])
                strike(state, seat, HULL, strays[seat])


def damage_by_blast(state: State, shot: Shot, hits: int) -> None:
    """7.5.21, 7.5.23 – On every ship present, on top of the hits themselves."""
    if not hits:
        return
    battle = state.fight()
    for section in range(4):
        points = shot.blast[section] * hits
        if points:
            state.tell(BLAST, shot.shooter, section, points)
            for seat in battle.seats:
                strike(state, seat, section, points)
            if section == HULL:
                for foe in battle.foes:
                    hit_foe(state, foe, points)


def recoil(state: State, shot: Shot) -> None:
    """7.5.12, 7.5.13 – Last of all, the firing ship's own damage, even if it has left by its own blast (4.3.12)."""
    struck = False
    for section in range(4):
        if shot.recoil[section]:
            state.tell(RECOIL, shot.shooter, section, shot.recoil[section])
            strike(state, shot.shooter, section, shot.recoil[section])
            struck = True
    if struck:
        dismiss_wrecks(state)
