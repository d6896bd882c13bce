"""A table in a few words: a position, actions, scripted chance."""

from typing import Any, cast

from flibuste.engine.chance import Fast, Script
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.registry import load_game
from flibuste.games.cove.table.constants import SECTIONS
from flibuste.games.cove.table.state import Player, State
from flibuste.records.example import Run

GAME = load_game("cove")
AWAY = {"place": 6, "gold": 0}  # idle on Treasure Island


def play(given: Data, *do: str, chance: Data | None = None, strict: bool = False, game: Game = GAME) -> State:
    """The state after these actions; lines may say `-> refused CLAUSE`."""
    run = Run(game, {"given": given, "chance": chance or {}, "strict": strict})
    run.play(list(do))
    assert not run.wrong, run.wrong
    assert not run.script.left(), run.script.left()
    assert not game.faults(run.state)
    return cast(State, run.state)


def begin(seats: int = 3, seed: int = 1, chance: Data | None = None, **options: Any) -> State:
    """A game set up, at its first decision, with a journal."""
    script = Script({} if chance is None else words(chance), Fast(seed))
    state = GAME.start(seats, GAME.settle_options(options), script, journal=True)
    return cast(State, state)


def words(chance: Data) -> dict[str, list[int]]:
    return {label: [GAME.domain(GAME.labels[label]).read(v) for v in values] for label, values in chance.items()}


def duel(a: Data | None = None, b: Data | None = None, **battle: Any) -> Data:
    """Seats 1 and 2 at island 2, in the first exchange, seat 1 to act; seat 3 is away."""
    return {
        "seat": {"1": {"place": 2, **(a or {})}, "2": {"place": 2, **(b or {})}, "3": AWAY},
        "battle": {"island": 2, "seats": [1, 2], "exchange": 1, "order": [1, 2], **battle},
    }


def melee(a: Data | None = None, b: Data | None = None, c: Data | None = None, **battle: Any) -> Data:
    """Seats 1, 2 and 3 at island 2, in the first exchange, seat 1 to act."""
    seats = [{"place": 2, **(seat or {})} for seat in (a, b, c)]
    return {
        "seat": {str(number): seat for number, seat in enumerate(seats, start=1)},
        "battle": {"island": 2, "seats": [1, 2, 3], "exchange": 1, "order": [1, 2, 3], **battle},
    }


def hunted(pirate: str, hull: int, a: Data | None = None, b: Data | None = None, **battle: Any) -> Data:
    """A duel with a pirate there that has fired already; seat 1 to act."""
    given = duel(a, b, foes=[{"ship": pirate, "hull": hull}], order=[pirate, 1, 2], turn=1, **battle)
    if pirate == "navy":
        return {**given, "navy_island": 2, "navy_controller": 3, "navy_sender": 3}
    return {**given, "black_ships": [{"island": 2, "pirate": pirate}]}


def visit(place: int | str, a: Data | None = None, **more: Any) -> Data:
    """Island effects: seat 1 at a place, the others idle."""
    return {"step": "effects", "seat": {"1": {"place": place, **(a or {})}, "2": AWAY, "3": AWAY}, **more}


def ring(player: Player, section: str) -> int:
    return player.rings[SECTIONS.index(section)]


def hand(state: State, seat: int) -> list[str]:
    return [state.pieces.cards[card].name for card in state.players[seat - 1].hand]


def names(state: State, cards: list[int]) -> list[str]:
    return [state.pieces.cards[card].name for card in cards]


def offers(state: State, seat: int = 0) -> list[str]:
    """What the seat (numbered from 1; 0: whoever is asked) may do."""
    asked = seat - 1 if seat else state.deciders()[0]
    return [action.notation for action in state.options(asked)]


def asked(state: State) -> list[int]:
    return [seat + 1 for seat in state.deciders()]


def act(state: State, *lines: str) -> State:
    """More actions: `2: fire 1 hull`."""
    for line in lines:
        seat, _, text = line.partition(":")
        state.act(int(seat) - 1, GAME.parse(text.strip(), state))
    return state


def refused(state: State, line: str) -> str:
    """The clause that forbids an action."""
    return why(state, line).partition(" ")[0]


def why(state: State, line: str) -> str:
    """Why an action is refused: `4.3.4 own-ship`."""
    seat, _, text = line.partition(":")
    refusal = state.refusal(int(seat) - 1, GAME.parse(text.strip(), state))
    assert refusal is not None, f"{line} is allowed"
    return f"{refusal.clause} {refusal.reason}"


def events(state: State, name: str = "") -> list[Data]:
    """What the journal tells a spectator, by name."""
    journal = state.journal or Journal()
    told = [GAME.describe(event, -1) for event in journal.events]
    return [event for event in told if not name or event["event"] == name]
