"""What a game is to the rest of the house: the base class that every game's folder fills in."""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.domain import BASIC, BadWord, Domain
from flibuste.engine.journal import SPECTATOR, Event, Journal
from flibuste.engine.notation import find_action
from flibuste.engine.refusal import Refusal
from flibuste.engine.seen import OutcomeSeen, StepSeen, View
from flibuste.engine.state import Outcome, State
from flibuste.engine.step import Sealed, Step

Data = dict[str, Any]
Say = Callable[..., str]


class BadOption(ValueError):
    """An option, a seat count or a component file that the game does not know; the message says what it takes.

    `refusal` says the same for a player, where it is a rule that stands in the way.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Option:
    """A variant or setting of a game: on or off, or one of several words. Its words are `option-NAME`.

    One with a `seat` (from 1) is that player's own: he sets it, and nobody else is told before the end. One that is
    `built` is put together from pieces, with the help of `Game.build`; its choices are values ready to be taken.
    """

    def __init__(self, name: str, clause: str, default: bool | str = False, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.choices = choices
        self.seat = 0
        self.built = False

    def read(self, value: Any) -> bool | str:
        """The value, from true/false, or from a word as it comes from a command line."""
        if self.choices:
            if value not in self.choices:
                raise BadOption(f"option {self.name}: {value!r} is not one of {', '.join(self.choices)}")
            return str(value)
        if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            return value.lower() in ("true", "yes", "on", "1")
        if not isinstance(value, bool):
            raise BadOption(f"option {self.name}: {value!r} is neither true nor false")
        return value


class Game:
    """A game with its pieces. A folder under `games/` defines one and calls the class `GAME`.

    `counted` is for reports of many games: of these events the named value is counted, too (`{"retired": "way"}`).
    `brief` are options that make random games short: the quick form of the shared proofs plays with them.
    `estimated` are values of the view that every seat is told as far as it can tell, so that they may differ.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    usual: ClassVar[int] = 3  # how many sit down when nobody says, as far as the game is for so many
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    labels: ClassVar[dict[str, str]] = {}
    end_reasons: ClassVar[tuple[str, ...]] = ()
    counted: ClassVar[dict[str, str]] = {}
    brief: ClassVar[Data] = {}
    estimated: ClassVar[tuple[str, ...]] = ()
    folder: ClassVar[Path]
    longest: ClassVar[int] = 100_000
    score: ClassVar[str] = "score"  # what the view of a player calls his points
    seat_kinds: ClassVar[tuple[str, ...]] = ("seat",)  # kinds of words whose numbers are seats, told by player name

    def __init__(self, components: Data | None = None) -> None:
        printed = self.printed()
        self.components = printed if components is None else self.overridden(printed, components)
        self.changed = components is not None
        self.domains: dict[str, Domain] = dict(BASIC)
        self.catalogue: dict[str, Action] = {}
        self.open_box()

    @classmethod
    def printed(cls) -> Data:
        """The pieces as printed: `components.toml` in the folder, if there is one."""
        path = cls.folder / "components.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def overridden(self, printed: Data, components: Data) -> Data:
        """The pieces with a user's changes: whole entries of the first level, or single keys of a table."""
        merged = dict(printed)
        for key, value in components.items():
            table = isinstance(value, dict) and isinstance(merged.get(key), dict)
            merged[key] = {**merged[key], **value} if table else value
        return merged

    # ---- what a game fills in -------------------------------------------------------------------------------------

    def open_box(self) -> None:
        """Read the components: set up pieces, domains and the catalogue of actions."""

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        """The table before anything is dealt, nothing on the stack."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """Set up: everything that happens before the first decision may be drawn here, or pushed as steps."""
        raise NotImplementedError

    def table(self, state: Any, seat: int) -> Mapping[str, Any]:
        """What this seat may see of the table (seat -1: a spectator), built from an allow-list: a `TypedDict`."""
        raise NotImplementedError

    def resample(self, state: Any, seat: int, chance: Chance) -> State:
        """A state this seat cannot tell from the real one; `chance` decides what is hidden and all that comes.

        It may depend on nothing that the seat does not know: of two states that are the same to the seat the same
        chance makes the same sample. Gather what is hidden and sort it before drawing from it.
        """
        raise NotImplementedError

    def judge(self, state: Any, seat: int) -> float:
        """What the position is worth to this seat."""
        raise NotImplementedError

    def write(self, state: Any) -> Data:
        """The table, complete, as plain data in the words of the rulebook (the stack is added by the engine)."""
        raise NotImplementedError

    def everything(self, state: Any) -> Data:
        """The whole table as `write` has it, with what that leaves out because it is usual or follows: to compare."""
        return self.write(state)

    def read(self, data: Data, state: Any) -> None:
        """Fill a blank table from plain data. What is left out keeps its start value."""
        raise NotImplementedError

    def stand(self, data: Data, state: Any) -> None:
        """Build the stack for a position that does not spell it out (`step = "boarding"`, or nothing)."""
        raise BadWord("a position of this game needs its `stack`")

    def faults(self, state: Any) -> list[str]:
        """What is wrong with the table: cards lost, limits broken. Empty for every reachable state."""
        return []

    def picture(self, view: Any, say: Say) -> str:
        """A view of this game as SVG."""
        raise NotImplementedError

    def terminal(self, view: Any, say: Say) -> str:
        """A view of this game for a terminal, with Rich markup."""
        return json.dumps(view, indent=1, ensure_ascii=False)

    def preview(self, state: Any, seat: int, action: Action) -> Data | None:
        """What a planned action would do, as far as this seat may know; nothing where a game has no more to say."""
        return None

    def build(self, option: str, options: Data, edit: Data | None, chance: Chance, say: Say) -> Data:
        """A built option taken apart, after an edit: see docs/builder.md."""
        raise NotImplementedError

    def build_pieces(self, option: str, options: Data, say: Say) -> Data:
        """The pieces that a built option can be put together from."""
        raise NotImplementedError

    def built_title(self, option: str, value: str, say: Say) -> str:
        """What a value of a built option is called."""
        return value

    def option_faults(self, options: Data, seats: int) -> list[Refusal]:
        """What the rules have against these options, once each is known to be one."""
        return []

    def called(self, state: Any, seat: int, say: Say) -> dict[str, str]:
        """What the pieces that the notation numbers are called for this reader: `A2` is the Black Cat."""
        return {}

    def spans(self, state: Any) -> tuple[str, str]:
        """Names for the action and the turn in progress, new with each: how long a standing answer holds."""
        return "", ""

    def scores(self, state: Any, view: Data | None = None) -> list[int] | None:
        """The score of every seat as everybody sees it, where the view of a player shows one."""
        if state.outcome is not None:
            return list(state.outcome.scores)
        players = (self.table(state, -1) if view is None else view).get("players")
        if not isinstance(players, list):
            return None
        found: list[Any] = [player.get(self.score) for player in players if isinstance(player, dict)]
        return None if len(found) < state.seats or None in found else found

    def every_action(self) -> Iterable[Action]:
        """All actions of a finite game, for parsing."""
        return ()

    def sample_actions(self) -> Iterable[Action]:
        """Actions to try the rules with, legal or not: all of a finite game, a sample of another's."""
        return self.every_action()

    def parse(self, text: str, state: State | None = None) -> Action:
        """The action with this notation, read forgivingly; raises NotAnAction."""
        if not self.catalogue:
            self.catalogue = {action.notation.lower(): action for action in self.every_action()}
        return find_action(text, self.catalogue, [] if state is None else offered(state))

    # ---- what every game gets -------------------------------------------------------------------------------------

    def settle_options(self, given: Data) -> Data:
        """All options with their values; refuses what the game does not know."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}

    def own_options(self, seat: int) -> list[Option]:
        """The options that this player (from 1) sets for himself."""
        return [option for option in self.options if option.seat == seat]

    def known_options(self, given: Data, seats: list[int]) -> Data:
        """These options as whoever sits at these seats (from 1) may know them before the end."""
        hidden = {option.name for option in self.options if option.seat and option.seat not in seats}
        return {name: value for name, value in given.items() if name not in hidden}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption(f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")

    def start(self, seats: int, options: Data, chance: Chance, journal: bool = False) -> State:
        """A new game, at its first decision."""
        self.check_seats(seats)
        state = self.blank(seats, self.settle_options(options), chance)
        if journal:
            state.journal = Journal()
        self.deal(state)
        state.run()
        return state

    def domain(self, name: str) -> Domain:
        return self.domains[name]

    def describe(self, event: Event, seat: int) -> Data:
        """An event as this reader may know it."""
        found: Data = {"event": event.kind.name, "clause": event.kind.clause}
        if event.seat >= 0:
            found["seat"] = event.seat + 1
        for name, value in event.known_to(seat):
            label, _, domain = name.partition(":")
            found[label] = self.domain(domain or label).write(value)
        if event.hides_from(seat):
            found["hidden"] = True
        return found

    def step_data(self, step: Step[Any], public: bool = False, seat: int = SPECTATOR) -> Data:
        """A step as plain data; `public` leaves out what this seat may not know."""
        found: Data = {"step": step.NAME}
        for name, domain in step.FIELDS.items():
            if not public or name not in step.SECRET or 0 <= seat == step.player:
                found[name] = self.domain(domain).write(getattr(step, name))
        if isinstance(step, Sealed):
            found["seats"] = [other + 1 for other in step.seats]
            if public:
                found["sealed"] = [slot is not None for slot in step.slots]
                found["own"] = written(step.slot_of(seat))
            else:
                found["slots"] = [written(slot) for slot in step.slots]
        return found

    def step_seen(self, step: Step[Any]) -> StepSeen:
        """What everybody may know of the question that is asked."""
        data = self.step_data(step, public=True)
        return {"name": data.pop("step"), "clause": step.CLAUSE, **data}

    def view(self, state: State, seat: int) -> Any:
        """Everything this seat may know now, as plain data: what every view has, then the game's own table.

        `docs/views.md` lists all keys. A game's `knowledge/seen.py` has their types.
        """
        return {**self.situation(state, seat), **self.table(state, seat)}

    def situation(self, state: State, seat: int) -> View:
        """What every view has: who sees it, who is asked what, and how the game ended."""
        outcome = state.outcome
        return {
            "game": self.name,
            "seat": seat + 1 if seat >= 0 else None,
            "seats": state.seats,
            "step": self.step_seen(state.stack[-1]) if state.stack else None,
            "asked": [asked + 1 for asked in state.deciders()],
            "stack": [self.step_data(step, public=True, seat=seat) for step in state.stack],
            "over": outcome is not None,
            "winners": [] if outcome is None else [winner + 1 for winner in outcome.winners],
            "outcome": None if outcome is None else outcome_data(outcome),
        }

    def position_data(self, state: State) -> Data:
        """The whole position, hidden parts included: every key of the table, the stack, the outcome."""
        stack = [self.step_data(step) for step in state.stack]
        data: Data = {"players": state.seats, **self.write(state), "stack": stack}
        if state.outcome is not None:
            data["outcome"] = outcome_data(state.outcome)
        return data

    def digest(self, state: State) -> str:
        """A fingerprint of the whole position, hidden parts included."""
        text = json.dumps(self.position_data(state), sort_keys=True, ensure_ascii=False)
        return sha256(text.encode()).hexdigest()[:16]


def outcome_data(outcome: Outcome) -> OutcomeSeen:
    return {
        "scores": list(outcome.scores),
        "winners": [seat + 1 for seat in outcome.winners],
        "reason": outcome.reason,
    }


def written(slot: Action | None) -> str:
    """What is in a sealed slot; an empty one is an empty text."""
    return "" if slot is None else slot.notation


def offered(state: State) -> list[Action]:
    """All that anybody is offered now."""
    return [action for seat in state.deciders() for action in state.options(seat)]
