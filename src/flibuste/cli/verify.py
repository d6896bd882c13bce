"""`flibuste verify`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson
from flibuste.cli.phrasebook import tell, told

if TYPE_CHECKING:
    from flibuste.records.match import Match


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    commitment: Annotated[str | None, typer.Option("--commitment", help="What I committed myself to.")] = None,
    nonce: Annotated[str | None, typer.Option("--nonce", help="What I added to the dice.")] = None,
    receipt: Annotated[
        Path | None, typer.Option("--receipt", metavar="FILE", help="What the server signed at the start.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check every move and every die of a match.

    It is replayed: digests, draws and commitments must fit. With a commitment, a nonce or a receipt that you have kept,
    also that those are in it. Exit code 1 if anything is wrong.

    Example: flibuste verify my-game.json --receipt my-proof.json
    """
    from flibuste.cli.common import print_json
    from flibuste.cli.receipt import BadReceipt
    from flibuste.records.files import BadFile
    from flibuste.records.match import BadMatch

    if not file.is_file():
        raise BadFile(f"{file}: there is no such file")
    found = Found()
    try:
        check_match(file, found)
        found.checked += kept_lines(file, commitment, nonce, receipt)
    except (BadFile, BadMatch, BadReceipt) as error:
        found.wrong = str(error).removeprefix(f"{file}: ")
    if as_json:
        print_json({"file": str(file), "ok": not found.wrong, **vars(found)})
    else:
        found.tell(file)
    if found.wrong:
        raise typer.Exit(1)


class Found:
    """What was checked and found right, what could not be checked here, and what is wrong."""

    def __init__(self) -> None:
        self.checked: list[str] = []
        self.unchecked: list[str] = []
        self.wrong = ""

    def tell(self, file: Path) -> None:
        for line in self.checked:
            print(f"  ok  {told(line)}")
        for line in self.unchecked:
            print(f"   –  {told(line)}")
        well = "what could be checked is right, the rest was not checked" if self.unchecked else "all is well"
        tell(f"{file}: {self.wrong or well}")


def check_match(file: Path, found: Found) -> None:
    """Check the match itself; of one whose rules are not played any more, at least its dice."""
    from flibuste.records.files import OldMatch, read_json, read_match
    from flibuste.records.replay import check_dice

    try:
        match = read_match(file)
    except OldMatch as error:
        draws = check_dice(read_json(file))
        found.checked.append(
            f"{draws} draws fit what they are computed from, and the checksum over the whole file fits"
        )
        found.unchecked.append(f"the moves: {str(error).removeprefix(f'{file}: ')}")
        return
    found.checked += checks(match)
    found.wrong = unproven(match)


def kept_lines(file: Path, commitment: str | None, nonce: str | None, receipt: Path | None) -> list[str]:
    """What was checked of the things that a player has kept himself."""
    from flibuste.cli.receipt import receipt_lines
    from flibuste.records.files import read_json
    from flibuste.records.shared_dice import find_share

    data, lines = read_json(file), []
    if commitment is not None or nonce is not None:
        seat = find_share(data, commitment, nonce)
        lines.append(f"what you have kept is in the dice: the share of seat {seat}")
    return lines + ([] if receipt is None else receipt_lines(data, receipt))


def unproven(match: "Match") -> str:
    """Why the dice of a finished match cannot be checked: its secret is missing. Empty if they can."""
    told = "secret" in match.source or "seed" in match.source
    if match.state.outcome is not None and not told:
        return "the game is over, but the secret of its dice is not in the file: they cannot be checked"
    return ""


def checks(match: "Match") -> list[str]:
    """What was checked and found right, a line each."""
    over = match.state.outcome
    lines = [
        f"{match.game.title}, rules version {match.game.rules}, {match.seats} seats, {len(match.moves)} moves",
        f"every move is legal, and the position after each has the digest in the file ({len(match.moves) + 1} digests)",
        *dice_lines(match),
        "the checksum over the whole file fits",
    ]
    if over is not None:
        winners = ", ".join(str(seat + 1) for seat in over.winners)
        lines.append(f"the end is as told: scores {over.scores}, won by seat {winners} ({over.reason})")
    return lines


def dice_lines(match: "Match") -> list[str]:
    from flibuste.records.shared_dice import SHARED

    draws = match.draws()
    if "seed" in match.source:
        lines = [f"{len(draws)} draws come from the seed {match.source['seed']}, which somebody chose: not fair dice"]
    elif match.source["kind"] == SHARED:
        lines = shared_lines(match, len(draws))
    elif "secret" in match.source:
        lines = [
            f"the secret fits the commitment {match.source['commitment']}",
            f"{len(draws)} draws computed again from the secret and the nonces {match.source['nonces']}: all the same",
        ]
    else:
        lines = [f"{len(draws)} draws as told; they can be checked when the secret is revealed at the end"]
    return lines + chi_square_lines(match)


def shared_lines(match: "Match", draws: int) -> list[str]:
    """What is proven of dice that server and players have made together."""
    shares = [seat for seat, share in enumerate(match.source["shares"], start=1) if share is not None]
    none = [seat for seat, share in enumerate(match.source["shares"], start=1) if share is None]
    lines = [f"{len(match.source['voids'])} starts were void before this one"] if match.source["voids"] else []
    lines.append(f"seats with a share in the dice: {numbers(shares)}; without (bots, waived, away): {numbers(none)}")
    lines.append("every nonce fits what its seat had committed itself to after the server")
    if "secret" not in match.source:
        return [*lines, f"{draws} draws as told; they can be checked when the secret is revealed at the end"]
    return [
        *lines,
        f"the secret fits the commitment {match.source['commitment']}",
        f"{draws} draws computed again from the secret and all nonces: all the same",
    ]


def numbers(seats: list[int]) -> str:
    return ", ".join(map(str, seats)) or "none"


def chi_square_lines(match: "Match") -> list[str]:
    """The chi-square test of every die that was rolled often enough."""
    from flibuste.cli.dice import evenness

    rolled: dict[tuple[str, int], list[int]] = {}
    for draw in match.draws():
        rolled.setdefault((draw.label, draw.n), []).append(draw.value)
    return [
        f"{len(values)} rolls of '{label}' (1 to {n}): {evenness(values, n)}"
        for (label, n), values in sorted(rolled.items())
        if match.game.labels.get(label) in ("number", "colour") and len(values) >= 5 * n
    ]
