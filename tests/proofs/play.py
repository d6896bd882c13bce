"""Seeded random play of every game, with every number of players and every option: what the proofs share."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, TypeVar

from hypothesis import strategies as st

from flibuste.engine.action import Action
from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.option import Option
from flibuste.engine.perspective import briefing
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.seats import SPECTATOR
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.records.match import Match
from tests.engine.games import auction, parley, regatta

REGISTERED: list[Game] = [load_game(name) for name in game_names()]
GAMES: list[Game] = [*REGISTERED, auction.GAME(), parley.GAME(), regatta.GAME()]
T = TypeVar("T")
CROWD = 6


class Setting:
    """A game, a number of players and the options that differ from their defaults."""

    def __init__(self, game: Game, seats: int, options: Data) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        changed = [name if value is True else f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *changed])

    def start(self, seed: int | str, journal: bool = False) -> State:
        state: State = self.game.start(self.seats, self.options, Fast(seed), journal)
        return state

    def match(self, seed: int | str) -> Match:
        return Match.seeded(self.game, self.seats, self.options, seed)

    def watched(self) -> list[int]:
        """Every seat; of a crowd the first two and the last, since the others are like them."""
        return list(range(self.seats)) if self.seats <= CROWD else [0, 1, self.seats - 1]

    def readers(self) -> list[int]:
        """The seats that are watched, and a spectator."""
        return [*self.watched(), SPECTATOR]


def values(option: Option) -> tuple[Any, ...]:
    return option.choices or (True, False)


def changes(option: Option) -> list[Data]:
    """The option set to each value that is not its default."""
    return [{option.name: value} for value in values(option) if value != option.default]


def singles(game: Game) -> list[Data]:
    """No option, each alone, all together."""
    alone = [change for option in game.options for change in changes(option)]
    together: Data = {}
    for option in game.options:
        together |= changes(option)[-1]
    return [{}, *alone, *([together] if len(game.options) > 1 else [])]


def settings_of(game: Game) -> list[Setting]:
    """Every number of players with no option and with all; each option alone with some number of players."""
    none, *alone = singles(game)
    whole = [Setting(game, seats, game.brief | options) for seats in game.seats for options in (none, *alone[-1:])]
    return whole + [
        Setting(game, seats, game.brief | options)
        for seats, options in zip(cycle(game.seats), alone[:-1], strict=False)
    ]


def rounds(game: Game, usual: int) -> int:
    """How often the long suite does something; less where random games are long."""
    return max(1, usual // 10) if game.brief else usual


def quick_settings_of(game: Game) -> list[Setting]:
    """The usual numbers of players, in short games with no other option; the most and the fewest with all of them."""
    _, *others = singles(game)
    plain = [Setting(game, seats, game.brief) for seats in usual_numbers(game)]
    return plain + [Setting(game, seats, others[-1]) for seats in {min(game.seats), max(game.seats)} if others]


def seen_settings_of(game: Game) -> list[Setting]:
    """For proofs about views and pictures, which are slow and whose code is the same in both builds: whole on the
    compiled build, where they are quicker; a few players with no other option on the source."""
    return quick_settings_of(game) if is_compiled() else [Setting(game, max(2, game.seats.start), game.brief)]


def usual_numbers(game: Game) -> list[int]:
    """Every number of players; where there are many, the small ones and the largest (the long suite has them all)."""
    numbers = list(game.seats)
    return numbers if len(numbers) <= CROWD else [*numbers[: CROWD - 1], numbers[-1]]


SETTINGS = [setting for game in GAMES for setting in settings_of(game)]
QUICK = [setting for game in GAMES for setting in quick_settings_of(game)]
SEEN = [setting for game in GAMES for setting in seen_settings_of(game)]
PLAIN = [Setting(game, seats, game.brief) for game in GAMES for seats in game.seats]


def move(state: State, dice: Chance) -> tuple[int, Action]:
    """Somebody who is asked (or who may still change what he sealed) makes a random choice."""
    seat = somebody(state, dice)
    action = state.stack[-1].pick(state, seat, dice)
    state.act(seat, action)
    return seat, action


def somebody(state: State, dice: Chance) -> int:
    step = state.stack[-1]
    changing = isinstance(step, Sealed) and dice.below(4, "mind") == 0
    asked = step.seats if changing and isinstance(step, Sealed) else state.deciders()
    return asked[dice.below(len(asked), "seat")]


def play(setting: Setting, seed: int | str, journal: bool = False) -> Iterator[State]:
    """The state at every decision of a random game, and at its end: always the same object."""
    state = setting.start(seed, journal)
    dice = Fast(f"choices of {seed}")
    for _ in range(setting.game.longest):
        yield state
        if state.is_over():
            return
        move(state, dice)
    raise AssertionError(f"{setting}, seed {seed}: no end after {setting.game.longest} decisions")


def moments(setting: Setting, seed: int | str, number: int, journal: bool = False) -> list[State]:
    """Copies of the state at random moments of a random game: so many for each kind of question, and the end."""
    return [state for state, _ in noted_moments(setting, seed, number, lambda state: None, journal)]


def noted_moments(
    setting: Setting, seed: int | str, number: int, note: Callable[[State], T], journal: bool = False
) -> list[tuple[State, T]]:
    """The same with a note on each, taken at that very moment: the game goes on afterwards."""
    dice = Fast(f"moments of {seed}")
    found: dict[str, list[tuple[State, T]]] = {}
    seen: Counter[str] = Counter()
    for state in play(setting, seed, journal):
        name = state.stack[-1].NAME if state.stack else "over"
        seen[name] += 1
        place = dice.below(seen[name], "moment")
        kept = found.setdefault(name, [])
        if len(kept) < number:
            kept.append((state.clone(), note(state)))
        elif place < number:
            kept[place] = (state.clone(), note(state))
    return [moment for kept in found.values() for moment in kept]


def known(game: Game, state: State, seat: int) -> Data:
    """What is sent to a seat, but for the log."""
    state = state.clone()
    state.journal = None
    return briefing(game, state, seat)


@st.composite
def situations(draw: st.DrawFn, longest: int = 2000) -> tuple[Setting, int, int]:
    """A setting with any mixture of options, a seed, and how many moves to play."""
    game = draw(st.sampled_from(REGISTERED) | st.sampled_from(GAMES))
    options: Data = {}
    for option in game.options:
        options |= draw(st.sampled_from([{}, *changes(option)]))
    setting = Setting(game, draw(st.sampled_from(list(game.seats))), options)
    return setting, draw(st.integers(0, 10**6)), draw(st.integers(0, longest))


def reach(setting: Setting, seed: int, moves: int, journal: bool = False) -> State:
    """The state after so many moves, or at the end."""
    for count, state in enumerate(play(setting, seed, journal)):
        if count == moves or state.is_over():
            return state
    raise AssertionError
