"""10 – Ends: nobody has won by gold, but there are no more moves, no more gold, no more rounds; and what follows."""

from flibuste.games.davyjones.geometry.bodies import end_tows, is_at_home, tower_of
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.sea.course import base_move
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.events import KEPT, KEPT_TREASURE, RETURNED
from flibuste.games.davyjones.table.ship import SAILING
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import REPAIRS_ANYWHERE


def is_stranded(state: State, seat: int) -> bool:
    """10.4 – No ship of the player can ever again be given a move action; a position may leave his fleet out."""
    if not any(ship.owner == seat for ship in state.ships):
        return False
    for ship in state.fleet(seat):
        if base_move(state, ship) or is_at_home(state, ship) or tower_of(state, ship) != NONE:
            return False
        if has(state, ship, REPAIRS_ANYWHERE) or could_repair(state, ship.number):
            return False
    return True


def could_repair(state: State, number: int) -> bool:
    """10.4 – A face-down crew might be a Shipwright: by what everybody knows the player may still move."""
    return any(not state.crew[crew].face_up for crew in state.ship(number).crew)


def no_gold_left(state: State) -> bool:
    """10.5 – No token with a gold value on wild islands, ships or wrecks; no end where none was dealt at all."""
    if state.gold == 0:
        return False
    for land in state.islands:
        if any(state.tokens[number].value for number in land.tokens):
            return False
    return not any(state.tokens[number].value for ship in state.ships for number in ship.cargo)


def check_round(state: State) -> bool:
    """10.8, 10.9 – A full round is over: was anything changed, and how many have there been?"""
    if state.round:
        state.quiet = 0 if state.has_changed else state.quiet + 1
        state.has_changed = False
        if state.quiet >= state.rules.stall_rounds:
            rank(state, "stalled")
            return True
        if state.round >= state.rules.max_rounds:
            rank(state, "longest")
            return True
    state.round += 1
    return False


def rank(state: State, reason: str) -> None:
    """10.6 – Most gold at home; then more ships and crew in play; then a draw."""
    scores = [player.gold() for player in state.players]
    pieces = [in_play(state, seat) for seat in range(state.seats)]
    best = max(zip(scores, pieces, strict=True))
    winners = [seat for seat in range(state.seats) if (scores[seat], pieces[seat]) == best]
    finish(state, scores, winners, reason)


def finish(state: State, scores: list[int], winners: list[int], reason: str) -> None:
    """10.7, 15.4 – The result stands; ships go back to their owners, and with the option treasure changes hands."""
    give_back_ships(state)
    if state.rules.keep_treasure and len(winners) == 1:
        keep_treasure(state, winners[0])
    state.end(scores, winners, reason)


def give_back_ships(state: State) -> None:
    """10.7 – Captured ships; no effect on the result."""
    for ship in state.ships:
        if ship.status == SAILING and ship.player != ship.owner:
            end_tows(state, ship)
            ship.player = ship.owner
            ship.forget_abilities()
            state.tell(RETURNED, ship.owner, ship.number)


def keep_treasure(state: State, winner: int) -> None:
    """15.4 – The winner keeps all treasure that was used but what lies on the homes of the others."""
    left = sum(player.gold() for seat, player in enumerate(state.players) if seat != winner)
    state.tell(KEPT, winner, max(0, state.gold - left))
    for token in state.tokens:
        if token.treasure is not None and token.home in (NONE, winner):
            state.tell(KEPT_TREASURE, winner, token.treasure.kind)


def in_play(state: State, seat: int) -> int:
    ships = sum(ship.player == seat and ship.status == SAILING for ship in state.ships)
    return ships + sum(crew.player == seat and crew.ship != OUT_OF_GAME for crew in state.crew)
