"""5.1.3 – What a seat may see: its own hand and face-down pirates, and all that is public."""

from flibuste.engine.bag import cards, size
from flibuste.engine.domain import bag_counts
from flibuste.games.stortebeker.knowledge.seen import (
    BerthSeen,
    ContestSeen,
    PlayerSeen,
    ShipSeen,
    SideSeen,
    Table,
)
from flibuste.games.stortebeker.rules.broadside import Removal
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.rules.losses import LossOfProvisions
from flibuste.games.stortebeker.rules.scoring import track_space
from flibuste.games.stortebeker.rules.turn import bonus_ships
from flibuste.games.stortebeker.table.cards import CARDS, PROVISIONS, pirate_cards
from flibuste.games.stortebeker.table.pieces import Ship
from flibuste.games.stortebeker.table.state import GAP, Side, State

DICE = (Removal, LossOfProvisions)


def table(state: State, seat: int) -> Table:
    """The table as this seat sees it; -1 is a spectator."""
    return {
        "options": state.rules.seen(),
        "turn": state.turn + 1,
        "round": state.round,
        "first": state.starter + 1,
        "last_round": state.last_round,
        "sea": [berth_seen(state, berth, seat) for berth in range(len(state.sea))],
        "rear_guard": {
            "visible": [ship_seen(state.pieces.ships[ship]) for ship in state.visible],
            "hidden": state.hidden,
        },
        "draw_pile": size(state.draw_pile),
        "discard_pile": bag_counts(state.discard_pile, CARDS),
        "players": [player_seen(state, player, player == seat) for player in range(state.seats)],
        "contest": next((contest_seen(state, step) for step in state.stack if isinstance(step, Contest)), None),
        "colour_dice": next((colours(state, step.dice) for step in state.stack if isinstance(step, DICE)), None),
    }


def contest_seen(state: State, contest: Contest) -> ContestSeen:
    """2.4.3 – Whoever decides later knows all earlier totals."""
    rolls = [contest.rolls[index : index + 4] for index in range(0, len(contest.rolls), 4)]
    return {
        "ship": state.pieces.ships[contest.ship].name,
        "strength": state.pieces.ships[contest.ship].strength,
        "rolls": [
            {
                "seat": player + 1,
                "dice": [first, second],
                "pirates": strength,
                "total": first + second + strength,
                "role": "boarder" if player == contest.boarder else "counter",
            }
            for player, first, second, strength in rolls
        ],
    }


def colours(state: State, dice: int) -> list[str]:
    """The colour dice still to be used."""
    return [state.pieces.colours[kind] for kind in cards(dice)]


def berth_seen(state: State, berth: int, seat: int) -> BerthSeen:
    return {
        "ship": None if state.sea[berth] == GAP else ship_seen(state.ship(berth)),
        "tried": state.sea[berth] != GAP and bool((state.tried >> state.sea[berth]) & 1),
        "sides": [side_seen(state.side(berth, player), player, player == seat) for player in range(state.seats)],
    }


def ship_seen(ship: Ship) -> ShipSeen:
    """1.1.3 – Value, strength, provisions and colour."""
    return {
        "id": ship.name,
        "colour": ship.colour,
        "value": ship.value,
        "strength": ship.strength,
        "needs": bag_counts(ship.needs, PROVISIONS),
    }


def side_seen(side: Side, player: int, own: bool) -> SideSeen:
    """2.1.7 – Everybody sees how many pirates lie face down, only their owner which."""
    seen: SideSeen = {
        "seat": player + 1,
        "provisions": words(side.provisions),
        "face_down": pirate_cards(side.face_down),
        "face_up": words(side.face_up),
    }
    if own:
        seen["own"] = words(side.face_down)
    return seen


def player_seen(state: State, player: int, own: bool) -> PlayerSeen:
    """Hand sizes are public, hands are not."""
    record = state.players[player]
    seen: PlayerSeen = {
        "seat": player + 1,
        "hand_size": size(record.hand),
        "open": words(record.open),
        "score": record.score,
        "space": track_space(record.score, state.pieces.track),
        "ships": [state.pieces.ships[ship].name for ship in record.ships],
    }
    if state.rules.bonus and state.outcome is None:
        seen["bonus"] = sum(state.pieces.ships[ship].value for ship in bonus_ships(state, player))
    if own:
        seen["hand"] = words(record.hand)
    return seen


def words(bag: int) -> list[str]:
    return [CARDS[card] for card in cards(bag)]
