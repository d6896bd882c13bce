"""Opening a saved match: every move is played again, and every draw and position is compared with the file."""

from typing import Any

from flibuste.engine.chance import Draw, Fair, Fast, Recorded, commitment
from flibuste.engine.game import Data, Game, outcome_data
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import IllegalAction, NotAnAction
from flibuste.engine.shares import Shared
from flibuste.records.match import FORMAT, BadMatch, Match, Move, checksum
from flibuste.records.printable import printable
from flibuste.records.shared_dice import SHARED, check_shares, seed_of_match


class OldRules(BadMatch):
    """A match of a version of the rules that this program does not play any more."""


class Told(Recorded):
    """The draws of a file in their order, for a match whose secret is not known (yet)."""

    def __init__(self, told: list[Draw]) -> None:
        super().__init__()
        self.told = told

    def value(self, n: int, label: str) -> int:
        """The next draw of the file, which must be the one that is asked for."""
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
    """Replay a saved match, checking every draw and every digest; `to` stops after that many moves."""
    check_head(data, game)
    try:
        match = play_again(data, game, to)
        check_end(match, data, to)
        check_whole(data)
    except BadMatch:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        fault = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise BadMatch(f"the file is damaged: {fault}") from error
    return match


def play_again(data: Data, game: Game, to: int | None) -> Match:
    """Set the match up and carry out its moves, the first `to` of them or all."""
    position = data.get("position")
    match = Match.begin(game, data["seats"], complete_options(data, game), chance_of(data), data["chance"], position)
    match.names = [printable(name) for name in texts_of(data, "names")]
    match.players = texts_of(data, "players")
    check_move(match.opening, data["opening"], "the opening")
    for number, entry in enumerate(data["moves"][: None if to is None else max(0, to)], start=1):
        play_move(match, entry, f"move {number}")
    return match


def complete_options(data: Data, game: Game) -> Data:
    """The options of the file, which must name every one: a default that changes later must not change old matches."""
    options: Data = data["options"]
    try:
        complete = game.settle_options(options)
    except BadOption as error:
        raise BadMatch(f"options: {error}") from error
    if complete != options:
        raise BadMatch(f"options: {', '.join(sorted(complete.keys() - options.keys()))} missing")
    return options


def texts_of(data: Data, key: str) -> list[str]:
    """A list of texts from the file."""
    texts = data[key]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadMatch(f"{key}: they should be a list of texts")
    return list(texts)


def check_head(data: Any, game: Game) -> None:
    """Refuse a file that is not a match of this game, of this version of its rules and with these pieces."""
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
    if version != game.rules:
        raise OldRules(
            f"it was played by version {version} of the rules of {game.title}, which version {game.rules_version} "
            f"of this program has replaced: open it with the release it was made with"
        )
    if data.get("components") != (game.components if game.changed else None):
        raise BadMatch("components: it was played with other pieces")


def chance_of(data: Data) -> Recorded:
    """The chance of a saved match: computed again where its secret or seed is known, else read from its draws."""
    source = data["chance"]
    if source["kind"] == "seed" and "seed" in source:
        return Recorded(Fast(source["seed"]))
    if source["kind"] == "fair" and "secret" in source:
        secret = bytes_of(source["secret"])
        if commitment(secret) != source["commitment"]:
            raise BadMatch("the secret does not fit the commitment that was published before the game")
        return Fair(secret, tuple(source["nonces"]))
    if source["kind"] == SHARED:
        check_shares(data)
        if "secret" in source:
            return Shared(seed_of_match(data))
    elif source["kind"] not in ("seed", "fair"):
        raise BadMatch(f"its dice are of an unknown kind: {source['kind']!r}")
    return Told([draw_of(entry) for move in [data["opening"], *data["moves"]] for entry in move["draws"]])


def check_dice(data: Any) -> int:
    """Compute every draw of a match again, for which no rules are needed; returns how many there are."""
    try:
        told = [draw_of(entry) for move in [data["opening"], *data["moves"]] for entry in move["draws"]]
        chance = chance_of(data)
        for number, draw in enumerate(told, start=1):
            if chance.below(draw.n, draw.label) != draw.value:
                raise BadMatch(f"draw {number} ('{draw.label}') is not what the dice give")
        check_whole(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadMatch):
            raise
        raise BadMatch(f"the file is damaged: {error}") from error
    return len(told)


def bytes_of(text: str) -> bytes:
    """A secret from its hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadMatch("the secret is not a hexadecimal number") from error


def draw_of(entry: Any) -> Draw:
    """A draw from its label, number of possibilities and value."""
    match entry:
        case [str(label), int(n), int(value)]:
            return Draw(label, n, value)
    raise BadMatch(f"{entry!r} is not a draw: a label, of how many, and which are expected")


def play_move(match: Match, entry: Data, where: str) -> None:
    """Carry out one move of the file and compare the result with what the file says."""
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
    """Compare the draws and the digest of a move with those of the file."""
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
    """Compare how the game ended with what the file says, unless replaying stopped earlier."""
    if to is not None and to < len(data["moves"]):
        return
    outcome = match.state.outcome
    told = data.get("outcome")
    real = None if outcome is None else outcome_data(outcome)
    if told != real:
        raise BadMatch(f"the file says the game ended with {told}, it ended with {real}")


def check_whole(data: Data) -> None:
    """Notice what replaying cannot: a changed name, a die that made no difference, moves cut off at the end."""
    if data["checksum"] != checksum(data):
        raise BadMatch(f"the file was changed after it was saved (checksum {data['checksum']}, not {checksum(data)})")
