"""A match: game, options, seats, chance and the list of actions. It is the save file, the replay and the bug report."""

import json
from hashlib import sha256
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Draw, Fair, Fast, Recorded, commitment
from flibuste.engine.game import BadOption, Data, Game, outcome_data
from flibuste.engine.journal import Journal
from flibuste.engine.refusal import IllegalAction, NotAnAction
from flibuste.engine.state import State
from flibuste.records.position import read_position

FORMAT = "flibuste match 1"


class BadMatch(ValueError):
    """A saved match that is damaged, doctored or from elsewhere; the message says what is wrong and where."""


class Move:
    """One action of one seat, what chance gave while it was carried out, and the position's digest afterwards."""

    def __init__(self, seat: int, action: str, draws: list[Draw], digest: str) -> None:
        self.seat = seat
        self.action = action
        self.draws = draws
        self.digest = digest

    def data(self) -> Data:
        return {
            "seat": self.seat + 1,
            "action": self.action,
            "draws": [draw.as_list() for draw in self.draws],
            "digest": self.digest,
        }


class Match:
    """A game being played, remembered move by move."""

    def __init__(
        self, game: Game, seats: int, options: Data, chance: Recorded, source: Data, position: Data | None = None
    ) -> None:
        """A new game, or one that goes on from a position."""
        self.game = game
        self.options = game.settle_options(options)
        self.seats = seats
        self.source = source
        self.names: list[str] = []
        self.players: list[str] = []
        self.chance = chance
        self.position = position
        if position is None:
            self.state: State = game.start(seats, options, chance, journal=True)
        else:
            self.state = read_position(game, position, chance)
            self.state.journal = Journal()
        self.opening = Move(-1, "", chance.draws[:], game.digest(self.state))
        self.moves: list[Move] = []
        self.before: list[State] = []

    @classmethod
    def fair(
        cls,
        game: Game,
        seats: int,
        options: Data,
        secret: bytes,
        nonces: tuple[str, ...] = (),
        position: Data | None = None,
    ) -> "Match":
        """A match whose dice anyone can verify: the commitment to the secret is published before the first draw."""
        source = {"kind": "fair", "commitment": commitment(secret), "nonces": list(nonces), "secret": secret.hex()}
        return cls(game, seats, options, Fair(secret, nonces), source, position)

    @classmethod
    def seeded(cls, game: Game, seats: int, options: Data, seed: int | str) -> "Match":
        """A match that anyone can repeat from its seed."""
        return cls(game, seats, options, Recorded(Fast(seed)), {"kind": "seed", "seed": seed})

    def read_action(self, text: str) -> Action:
        return self.game.parse(text, self.state)

    def act(self, seat: int, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        before = self.state.clone()
        drawn = len(self.draws())
        self.state.make(seat, action)
        self.moves.append(Move(seat, action.notation, self.draws()[drawn:], self.game.digest(self.state)))
        self.remember(before)

    def draws(self) -> list[Draw]:
        """Every draw since the match began."""
        chance: Chance = self.state.chance
        assert isinstance(chance, Recorded)
        return chance.draws

    def remember(self, before: State) -> None:
        """Keep what can be taken back: the moves of one seat since chance or something hidden last came between."""
        if len(self.moves) > 1 and self.moves[-2].seat != self.moves[-1].seat:
            self.before.clear()
        self.before.append(before)
        journal, earlier = self.state.journal, before.journal
        assert journal is not None and earlier is not None
        if self.moves[-1].draws or any(event.kind.reveals for event in journal.events[len(earlier.events) :]):
            self.before.clear()

    def can_undo(self, seat: int) -> bool:
        """A seat may take back its own last move, unless chance or something hidden has come between."""
        return bool(self.before) and self.moves[-1].seat == seat

    def undo(self, seat: int) -> bool:
        """Take the last move back, if this seat may."""
        if not self.can_undo(seat):
            return False
        self.state = self.before.pop()
        self.moves.pop()
        return True

    def data(self, reveal: bool = True) -> Data:
        """The match as plain data; without `reveal` the secret of its chance is left out until the game is over."""
        source = dict(self.source)
        if not reveal and self.state.outcome is None:
            source.pop("secret", None)
            source.pop("seed", None)
        found: Data = {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "names": self.names,
            "players": self.players,
            "options": self.options,
            "chance": source,
            "opening": {"draws": [draw.as_list() for draw in self.opening.draws], "digest": self.opening.digest},
            "moves": [move.data() for move in self.moves],
        }
        if self.position is not None:
            found["position"] = self.position
        if self.game.changed:
            found["components"] = self.game.components
        if self.state.outcome is not None:
            found["outcome"] = outcome_data(self.state.outcome)
        found["checksum"] = checksum(found)
        return found


def checksum(data: Data) -> str:
    """Of all that is in the file, but for the secret of its chance, which may be added when the game is over."""
    kept = {key: value for key, value in data.items() if key != "checksum"}
    kept["chance"] = {key: value for key, value in data["chance"].items() if key not in ("secret", "seed")}
    text = json.dumps(kept, sort_keys=True, ensure_ascii=False)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


class Told(Recorded):
    """Chance as a file tells it, where the secret is not known (yet): the draws in their order."""

    def __init__(self, told: list[Draw]) -> None:
        super().__init__()
        self.told = told

    def value(self, n: int, label: str) -> int:
        index = len(self.draws)
        if index >= len(self.told):
            raise BadMatch(f"draw {index + 1} ('{label}') is missing from the file")
        draw = self.told[index]
        if (draw.label, draw.n) != (label, n) or not 0 <= draw.value < n:
            raise BadMatch(f"draw {index + 1} should be '{label}' out of {n}, the file has '{draw.label}' of {draw.n}")
        return draw.value

    def clone(self) -> "Told":
        other = Told(self.told)
        other.draws = self.draws[:]
        return other


def load_match(data: Any, game: Game, to: int | None = None) -> Match:
    """Replay a saved match, checking every digest and every draw; `to` stops after that many moves."""
    check_head(data, game)
    try:
        match = replayed(data, game, to)
        check_end(match, data, to)
        check_whole(data)
    except BadMatch:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        fault = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise BadMatch(f"the file is damaged: {fault}") from error
    return match


def replayed(data: Data, game: Game, to: int | None) -> Match:
    """The match, as far as `to`."""
    match = Match(game, data["seats"], settled(data, game), chance_of(data), data["chance"], data.get("position"))
    match.names = texts_of(data, "names")
    match.players = texts_of(data, "players")
    check_move(match.opening, data["opening"], "the opening")
    for number, entry in enumerate(data["moves"][: None if to is None else max(0, to)], start=1):
        replay(match, entry, f"move {number}")
    return match


def settled(data: Data, game: Game) -> Data:
    """The options; every one has to be there, so that a later default changes nothing."""
    options: Data = data["options"]
    try:
        complete = game.settle_options(options)
    except BadOption as error:
        raise BadMatch(f"options: {error}") from error
    if complete != options:
        raise BadMatch(f"options: {', '.join(sorted(complete.keys() - options.keys()))} missing")
    return options


def texts_of(data: Data, key: str) -> list[str]:
    texts = data[key]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadMatch(f"{key}: they should be a list of texts")
    return list(texts)


def check_head(data: Any, game: Game) -> None:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadMatch("this is not a saved match of Flibuste")
    if data.get("game") != game.name:
        raise BadMatch(f"it is a match of the game {data.get('game')!r}, not of {game.name}")
    version = data.get("rules_version")
    if not isinstance(version, int):
        raise BadMatch("the file does not say which version of the rules it was played by")
    if version > game.rules_version:
        raise BadMatch(
            f"it was played by version {version} of the rules of {game.title}; this program knows version "
            f"{game.rules_version}: update Flibuste to open it"
        )
    if version < game.rules_version:
        raise BadMatch(
            f"it was played by version {version} of the rules of {game.title}, which version {game.rules_version} "
            f"of this program has replaced: open it with the release it was made with"
        )
    if data.get("components") != (game.components if game.changed else None):
        raise BadMatch("components: it was played with other pieces")


def chance_of(data: Data) -> Recorded:
    """The chance of a saved match: computed anew where its secret or seed is known, else as told."""
    source = data["chance"]
    if source["kind"] == "seed" and "seed" in source:
        return Recorded(Fast(source["seed"]))
    if source["kind"] == "fair" and "secret" in source:
        secret = bytes_of(source["secret"])
        if commitment(secret) != source["commitment"]:
            raise BadMatch("the secret does not fit the commitment that was published before the game")
        return Fair(secret, tuple(source["nonces"]))
    if source["kind"] not in ("seed", "fair"):
        raise BadMatch(f"its dice are of an unknown kind: {source['kind']!r}")
    return Told([draw_of(entry) for move in [data["opening"], *data["moves"]] for entry in move["draws"]])


def bytes_of(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadMatch("the secret is not a hexadecimal number") from error


def draw_of(entry: Any) -> Draw:
    match entry:
        case [str(label), int(n), int(value)]:
            return Draw(label, n, value)
    raise BadMatch(f"{entry!r} is not a draw: a label, of how many, and which are expected")


def replay(match: Match, entry: Data, where: str) -> None:
    """Carry out one move of the file and compare what came of it."""
    seat = entry["seat"] - 1
    try:
        match.act(seat, match.read_action(entry["action"]))
    except NotAnAction as unknown:
        raise BadMatch(f"{where}: {unknown}") from unknown
    except IllegalAction as refused:
        raise BadMatch(f"{where}: seat {seat + 1} may not '{entry['action']}' ({refused})") from refused
    if match.moves[-1].action != entry["action"]:
        raise BadMatch(f"{where}: '{entry['action']}' is written '{match.moves[-1].action}' in a saved match")
    check_move(match.moves[-1], entry, where)


def check_move(made: Move, entry: Data, where: str) -> None:
    told = [draw_of(draw) for draw in entry["draws"]]
    for number, (real, claimed) in enumerate(zip(made.draws, told, strict=False), start=1):
        if real.as_list() != claimed.as_list():
            raise BadMatch(
                f"{where}, draw {number}: the file says '{claimed.label}' {claimed.value} of {claimed.n}, "
                f"the dice give '{real.label}' {real.value} of {real.n}"
            )
    if len(made.draws) != len(told):
        raise BadMatch(f"{where}: the file has {len(told)} draws, there are {len(made.draws)}")
    if made.digest != entry["digest"]:
        raise BadMatch(f"{where}: the position is {made.digest}, the file says {entry['digest']}")


def check_end(match: Match, data: Data, to: int | None) -> None:
    if to is not None and to < len(data["moves"]):
        return
    outcome = match.state.outcome
    told = data.get("outcome")
    real = None if outcome is None else outcome_data(outcome)
    if told != real:
        raise BadMatch(f"the file says the game ended with {told}, it ended with {real}")


def check_whole(data: Data) -> None:
    """What replaying cannot notice: a name, a die that made no difference, moves cut off at the end."""
    if data["checksum"] != checksum(data):
        raise BadMatch(f"the file was changed after it was saved (checksum {data['checksum']}, not {checksum(data)})")
