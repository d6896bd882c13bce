"""What a game is to the rest of the house: the base class that every game's folder fills in."""

import json
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.components import Sheet, changed, refuse_unused
from flibuste.engine.domain import BASIC, Domain, Domains, Word
from flibuste.engine.encoding import Layout
from flibuste.engine.form import Form, derived
from flibuste.engine.journal import Event, Journal
from flibuste.engine.mind import Mind
from flibuste.engine.minds import find_mind
from flibuste.engine.no_room import no_default_stack, no_faults, nothing, nothing_to_show, view_as_text
from flibuste.engine.notation import find_action
from flibuste.engine.odds import Odds, Thrown
from flibuste.engine.option import BadOption, Option
from flibuste.engine.record import fields_of, read_table, write_table
from flibuste.engine.refusal import Refusal
from flibuste.engine.rooms import ROOMS, find_hook, modules_of
from flibuste.engine.seats import SPECTATOR
from flibuste.engine.seen import OutcomeSeen, StepSeen, View
from flibuste.engine.state import Outcome, State
from flibuste.engine.step import Sealed, Step

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)  # `Game` alone is a game of any state
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

Data = dict[str, Any]
Say = Callable[..., str]
COLUMNS, ROWS = 100, 50  # the size of a terminal, where nobody knows it


class Game(Generic[S]):
    """A game with its pieces. A folder under `games/` defines one (`class Cove(Game[State])`) and calls it `GAME`.

    What a game does is found in the rooms of its folder, by name: see `ROOMS`. What it is, it declares here:

    `default_seats` is how many players sit down when nobody says how many.
    `labels` has, for every label of a draw of chance, the domain of what is drawn.
    `counted` is for reports of many games: of these events the named value is counted, too (`{"retired": "way"}`).
    `used` is for reports, too: in these events a seat uses a piece, how and which (docs/balance.md).
    `brief` are options that make random games short: the quick form of the shared proofs plays with them.
    `estimated` are values of the view that every seat is told as far as it can tell, so that they may differ.
    `ordered` are keys of positions, views and events whose lists have an order that means something.
    `counts` are names of actions' words that are amounts, to be put up and down in a form.
    `rules_version` is the newest version of the rules and `oldest_rules` the oldest that can still be played: a match
    keeps the version it began with (`self.rules`), and where versions differ the game chooses by it.
    `score` is the word for a player's points in the view. `seat_kinds` are kinds of words whose numbers are seats, so
    that the player's name is said instead. `longest` is more decisions than any game takes.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    default_seats: ClassVar[int] = 0  # 3, or as near as the game allows
    rules_version: ClassVar[int] = 1
    oldest_rules: ClassVar[int] = 0  # the newest alone
    options: ClassVar[tuple[Option, ...]] = ()
    labels: ClassVar[dict[str, str]] = {}
    end_reasons: ClassVar[tuple[str, ...]] = ()
    counted: ClassVar[dict[str, str]] = {}
    used: ClassVar[dict[str, tuple[str, ...]]] = {}
    brief: ClassVar[Data] = {}
    estimated: ClassVar[tuple[str, ...]] = ()
    ordered: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar[tuple[str, ...]] = ()
    longest: ClassVar[int] = 100_000
    score: ClassVar[str] = "score"
    seat_kinds: ClassVar[tuple[str, ...]] = ("seat",)
    package: ClassVar[str]
    folder: ClassVar[Path]

    def __init_subclass__(cls, **more: Any) -> None:
        """The package and the folder of a game are those of the module that defines it."""
        super().__init_subclass__(**more)
        if Game in cls.__bases__:
            cls.package = cls.__module__
            cls.folder = Path(str(sys.modules[cls.__module__].__file__)).parent
            cls.default_seats = cls.default_seats or min(max(3, cls.seats.start), cls.seats.stop - 1)

    def __init__(self, components: Data | None = None, rules: int = 0) -> None:
        self.rules = rules or self.rules_version
        printed = self.printed()
        self.components = printed if components is None else changed(printed, components)
        self.changed = components is not None
        self.sheet = Sheet(self.components)
        self.domains: Domains = dict(BASIC)
        self.catalogue: dict[str, Action] = {}
        self._hooks: dict[str, Callable[..., Any] | None] = {}
        self.open_box()
        if self.changed and self.sheet.asked:
            refuse_unused(self.sheet, printed)

    @classmethod
    def printed(cls) -> Data:
        """The pieces as printed: `components.toml` in the folder, if there is one."""
        path = cls.folder / "components.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    # ---- what a game's rooms do -----------------------------------------------------------------------------------

    def hook(self, name: str, otherwise: Callable[..., Any] | None = None) -> Callable[..., Any]:
        """The function of that name in the game's rooms, or what stands in for it where the game has no such room."""
        if name not in self._hooks:
            self._hooks[name] = find_hook(self.package, name)
        found = self._hooks[name] or otherwise
        if found is None:
            raise NotImplementedError(f"{self.name} has no {ROOMS[name]} with a function {name!r}")
        return found

    def open_box(self) -> None:
        """Read the components: set up the pieces and the domains.

        Read them through `self.sheet`: what it is never asked for cannot be changed by users, and they are told so.
        """

    def blank(self, seats: int, options: Data, chance: Chance) -> S:
        """The table before anything is dealt, nothing on the stack. All options are there."""
        raise NotImplementedError

    def set_up(self, state: S) -> None:
        """Everything that happens before the first decision: drawn here, or pushed as steps."""
        self.hook("set_up")(state)

    def table(self, state: S, seat: int) -> Mapping[str, Any]:
        """What this seat may see of the table (seat -1: a spectator), built from an allow-list: a `TypedDict`."""
        found: Mapping[str, Any] = self.hook("table")(state, seat)
        return found

    def resample(self, state: S, seat: int, chance: Chance) -> S:
        """A state this seat cannot tell from the real one; `chance` decides what is hidden and all that comes.

        It may depend on nothing that the seat does not know: of two states that are the same to the seat the same
        chance makes the same sample. Gather what is hidden and sort it before drawing from it.
        """
        found: S = self.hook("resample")(state, seat, chance)
        return found

    def judge(self, state: S, seat: int) -> float:
        """What the position is worth to this seat."""
        found: float = self.hook("judge")(state, seat)
        return found

    def layout(self, seats: int) -> Layout:
        """What a seat knows and may do as whole numbers at fixed places: see docs/encodings.md."""
        found: Layout = self.hook("layout")(self, seats)
        return found

    def odds(self, state: S, seat: int, action: Action) -> Odds | None:
        """What a legal action of this seat rolls, needs and promises, from what the seat knows; None without dice."""
        found: Odds | None = self.hook("odds", nothing)(state, seat, action)
        return found

    def thrown(self, event: Data) -> Thrown | None:
        """The dice that an event tells of, as `describe` has it; None without dice."""
        found: Thrown | None = self.hook("thrown", nothing)(event)
        return found

    def write(self, state: S) -> Data:
        """The table, complete, as plain data in the words of the rulebook (the stack is added by the engine).

        A game without a room for it has all fields of its state, and those of `state.players` under `seat`.
        """
        found: Data = self.hook("write", write_table)(self.domains, state)
        return found

    def everything(self, state: S) -> Data:
        """The whole table as `write` has it, with what that leaves out because it is usual or follows: to compare."""
        return self.write(state)

    def read(self, data: Data, state: S) -> None:
        """Fill a blank table from plain data. What is left out keeps its start value."""
        self.hook("read", read_table)(self.domains, data, state)

    def default_stack(self, data: Data, state: S) -> None:
        """Build the stack of a position that does not spell it out.

        `data["step"]` is the name of a step (`step = "boarding"`), a list of steps that are spelt out, or missing.
        """
        self.hook("default_stack", no_default_stack)(data, state)

    def faults(self, state: S) -> list[str]:
        """What is wrong with the table: cards lost, limits broken. Empty for every reachable state."""
        found: list[str] = self.hook("faults", no_faults)(state)
        return found

    def picture(self, view: Any, say: Say) -> str:
        """A view of this game as SVG; perhaps a text that still knows its parts (`drawing/drawn.py`)."""
        return self.hook("picture")(view, say)  # type: ignore[no-any-return]

    def terminal(self, view: Any, say: Say, columns: int = COLUMNS, rows: int = ROWS) -> str:
        """A view of this game for a terminal of this size, with Rich markup. Only a map heeds the rows."""
        return str(self.hook("terminal", view_as_text)(view, say, columns, rows))

    def contents(self, say: Say) -> Any:
        """Everything in the box, drawn and in words: see `drawing/box.py`. Nothing where a game has no such room."""
        return self.hook("contents", nothing_to_show)(self, say)

    # ---- what few games have to say -------------------------------------------------------------------------------

    def preview(self, state: S, seat: int, action: Action) -> Data | None:
        """What a planned action would do, as far as this seat may know; nothing where a game has no more to say."""
        return None

    def preview_refused(self, state: S, seat: int, action: Action) -> Data | None:
        """The same for an action that is refused, where seeing it says more than the reason alone."""
        return None

    def outlook(self, state: S, seat: int, action: Action, say: Say) -> str:
        """Where a choice leads, in a few words, where its label does not tell."""
        return ""

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

    def forms(self, state: S, seat: int, actions: list[Action]) -> list[Form]:
        """Those of a seat's legal actions that are made of parts, as forms; what no form has stays a list."""
        return [] if not state.stack or state.stack[-1].OPEN else derived(actions, self.counts)

    def same(self, state: S, seat: int, actions: list[Action]) -> dict[Action, Action]:
        """Actions that say no more than another of these, each with that one: lists leave them out."""
        return {}

    def spoken(self, name: str, word: str) -> str:
        """A word of an action as a label says it, where the notation is more exact than people are."""
        return word

    def piece_names(self, state: S, seat: int, say: Say) -> dict[str, str]:
        """The names, for this reader, of pieces that the notation only numbers: `{"A2": "the Black Cat"}`."""
        return {}

    def spans(self, state: S) -> tuple[str, str]:
        """Names for the action and the turn in progress, new with each: how long a standing answer holds."""
        return "", ""

    def beginner(self, state: S) -> int | None:
        """The seat that began; play goes round from there. None where nobody begins before the others."""
        return None

    def held(self, state: S) -> list[list[str]]:
        """For reports: the pieces that each seat had from the beginning, by their ids in the box (`ship.hellfire`)."""
        return []

    def scores(self, state: S, view: Data | None = None) -> list[int] | None:
        """The score of every seat as everybody sees it, where the view of a player shows one."""
        if state.outcome is not None:
            return list(state.outcome.scores)
        found = self.points(state)
        if found is not None:
            return found
        players = (self.table(state, -1) if view is None else view).get("players") or ()
        shown: list[Any] = [player.get(self.score) for player in players if isinstance(player, dict)]
        return None if len(shown) < state.seats or None in shown else shown

    def points(self, state: S) -> list[int] | None:
        """The same without building a view, where a game can say so at once."""
        return None

    def every_action(self) -> Iterable[Action]:
        """All actions of a finite game, each once: `parse` finds what people type among them.

        A game whose choices no list can hold has none here; it overrides `parse` and `sample_actions`.
        """
        return ()

    def tidy_word(self, text: str) -> str:
        """A word of a position as the game writes it, however it is spelt: `Pirate 4` is `pirate-4`."""
        word = " ".join(text.lower().split())
        for domain in self.domains.values():
            index = domain.find(word) if isinstance(domain, Word) else None
            if isinstance(domain, Word) and index is not None and index >= 0:
                return domain.words[index].lower()
        return word

    def sample_actions(self) -> Iterable[Action]:
        """Actions to try the rules with, legal or not: all of a finite game, a sample of another's."""
        return self.every_action()

    def parse(self, text: str, state: State | None = None) -> Action:
        """The action with this notation, read forgivingly; raises NotAnAction."""
        if not self.catalogue:
            self.catalogue = {action.notation.lower(): action for action in self.every_action()}
        return find_action(text, self.catalogue, [] if state is None else offered(state))

    # ---- what every game gets -------------------------------------------------------------------------------------

    @cached_property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        """All steps of the game, found in its `rules/`: the subclasses of `Step` that have a `NAME`."""
        found: set[type[Step[Any]]] = set()
        for module in modules_of(self.package):
            kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Step))
            found |= {kind for kind in kinds if kind.__module__ == module.__name__ and vars(kind).get("NAME")}
        return tuple(sorted(found, key=lambda kind: kind.NAME))

    @cached_property
    def mind(self) -> Mind[Any]:
        """What those who look ahead need of the game: the `MIND` of its `judgement/mind.py`, with fitted weights."""
        return find_mind(self, self.package, self.folder)

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

    def start(self, seats: int, options: Data, chance: Chance, journal: bool | Journal = False) -> S:
        """A new game, at its first decision, with a journal (a new one, or this one) or without."""
        self.check_seats(seats)
        state = self.blank(seats, self.settle_options(options), chance)
        if journal:
            state.journal = journal if isinstance(journal, Journal) else Journal()
        self.set_up(state)
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
        for field in fields_of(step):
            if not public or field.attribute not in step.SECRET or 0 <= seat == step.player:
                found[field.word] = self.domains[field.domain].write(getattr(step, field.attribute))
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

    def view(self, state: S, seat: int) -> Any:
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

    def position_data(self, state: S) -> Data:
        """The whole position, hidden parts included: every key of the table, the stack, the outcome."""
        stack = [self.step_data(step) for step in state.stack]
        data: Data = {"players": state.seats, **self.write(state), "stack": stack}
        if state.outcome is not None:
            data["outcome"] = outcome_data(state.outcome)
        return data

    def digest(self, state: S) -> str:
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
