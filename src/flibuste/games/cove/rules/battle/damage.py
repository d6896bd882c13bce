"""4.3.8 to 4.3.11, 4.5 – What hits do: layers of protection, rings, sunk ships, routed ships."""

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.legends import remove_sunk
from flibuste.games.cove.rules.purse import gain_fame, lose_fame
from flibuste.games.cove.table.constants import COVE, CRAFTSMAN_MET, HULL, HULL_MET, NONE, PARROT_MET, RING_MET
from flibuste.games.cove.table.events import (
    ABSORBED,
    CRAFTSMAN_LOST,
    DAMAGED,
    FOE_HIT,
    FOE_SUNK,
    PARROT_KILLED,
    PARROT_WOUNDED,
    ROUTED,
    WITNESSED,
)
from flibuste.games.cove.table.state import Foe, Player, State


def strike(state: State, seat: int, section: int, hits: int) -> None:
    """4.3.10, 4.3.11, 7.1.1 – Hits on a section go to the Craftsman, then to its parrot, then to the ring."""
    battle = state.fight()
    player = state.players[seat]
    if not (battle.hit >> seat) & 1:
        battle.hit += 1 << seat
    left = hits
    if player.craftsmen[section] != NONE:
        left = craftsman_absorbs(state, seat, section, left)
    if left and player.parrot != NONE and state.pieces.cards[player.parrot].section == section:
        left = parrot_absorbs(state, seat, player, left)
    if left and player.rings[section]:
        move_ring(state, seat, section, left)


def craftsman_absorbs(state: State, seat: int, section: int, hits: int) -> int:
    """7.2.4, 7.2.5 – Damage stays, and the last hit it can bear destroys it; returns the hits left."""
    player = state.players[seat]
    card = player.craftsmen[section]
    absorbed = min(hits, state.pieces.cards[card].absorbs - player.cracks[section])
    player.cracks[section] += absorbed
    state.fight().last.met += [seat, section, CRAFTSMAN_MET, absorbed]
    state.tell(ABSORBED, seat, card, section, absorbed)
    if player.cracks[section] == state.pieces.cards[card].absorbs:
        player.craftsmen[section] = NONE
        player.cracks[section] = 0
        state.discard(card)
        state.tell(CRAFTSMAN_LOST, seat, card, section)
    return hits - absorbed


def parrot_absorbs(state: State, seat: int, player: Player, hits: int) -> int:
    """7.1.11, 7.1.12 – The first hit wounds, the second kills and costs 2 fame; returns the hits left."""
    card = player.parrot
    absorbed = min(hits, state.pieces.parrot_hits - player.wounds)
    player.wounds += absorbed
    state.fight().last.met += [seat, state.pieces.cards[card].section, PARROT_MET, absorbed]
    if player.wounds < state.pieces.parrot_hits:
        state.tell(PARROT_WOUNDED, seat, card)
    else:
        player.parrot = NONE
        player.wounds = 0
        state.discard(card)
        lost = lose_fame(state, seat, state.pieces.scores.parrot_killed)
        state.tell(PARROT_KILLED, seat, card, lost)
    return hits - absorbed


def move_ring(state: State, seat: int, section: int, hits: int) -> None:
    """4.3.8, 4.5.6 – One position to the left for each hit; what exceeds the last is lost."""
    rings = state.players[seat].rings
    levels = min(hits, rings[section])
    rings[section] -= levels
    state.fight().last.met += [seat, section, RING_MET, levels]
    state.tell(DAMAGED, seat, section, levels, rings[section])


def hit_foe(state: State, foe: Foe, hits: int) -> None:
    """8.3.1, 9.1.3, 9.1.5 – Hits reduce the hull, and nothing else."""
    lost = min(hits, foe.hull)
    foe.hull -= lost
    state.fight().last.met += [foe.ship, HULL, HULL_MET, lost]
    foe.lost += lost
    state.tell(FOE_HIT, NOBODY, foe.ship, lost, foe.hull)


def sink_foes(state: State, fighters: int) -> None:
    """8.3.2, 9.2.4 – Fame is shared at once among the players in the battle when the broadside was fired.

    9.1.8 – Those wrecked by the same broadside are still among them: they leave afterwards.
    """
    battle = state.fight()
    index = 0
    while index < len(battle.foes):
        foe = battle.foes[index]
        if foe.hull > 0:
            index += 1
            continue
        battle.foes.pop(index)
        share = state.pieces.foe(foe.ship).fame // fighters
        state.tell(FOE_SUNK, NOBODY, foe.ship, share, fighters)
        for seat in battle.seats:
            gain_fame(state, seat, share)
        remove_sunk(state, foe.ship)


def dismiss_wrecks(state: State) -> None:
    """4.5.1, 4.5.7 – Ships with a ring off leave together; each gives 1 fame to every player still there (4.5.4).

    No mutiny (4.5.3), and cargo, hand and surviving cards are kept (4.5.5).
    """
    battle = state.fight()
    wrecks: list[int] = []
    for seat in battle.seats:
        if state.players[seat].is_wrecked():
            wrecks.append(seat)
    if not wrecks:
        return
    for seat in wrecks:
        leave(state, seat)
        state.tell(ROUTED, seat)
    battle.together = wrecks
    for seat in wrecks:
        witness(state, seat)


def leave(state: State, seat: int) -> None:
    """3.3.6 – To Pirates' Cove, at once."""
    battle = state.fight()
    left: list[int] = []
    for other in battle.seats:
        if other != seat:
            left.append(other)
    battle.seats = left
    battle.gone.append(seat)
    if not battle.is_last():
        state.players[seat].place = COVE


def witness(state: State, leaving: int) -> None:
    """4.4.2, 4.5.2 – 1 fame to every player still present."""
    battle = state.fight()
    if battle.is_last():
        return
    points = state.pieces.scores.witness
    for seat in battle.seats:
        gain_fame(state, seat, points)
        state.tell(WITNESSED, seat, points, leaving)
