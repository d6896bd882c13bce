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
    as_json: AsJson = False,
) -> None:
    """Check every move and every die of a match.

    It is replayed: digests, draws and the commitment must fit. Exit code 1 if anything is wrong.

    Example: flibuste verify my-game.json
    """
    from flibuste.cli.common import print_json
    from flibuste.records.files import BadFile, read_match

    if not file.is_file():
        raise BadFile(f"{file}: there is no such file")
    try:
        match = read_match(file)
        checked, wrong = checks(match), unproven(match)
    except BadFile as error:
        checked, wrong = [], str(error).removeprefix(f"{file}: ")
    if as_json:
        print_json({"file": str(file), "ok": not wrong, "checked": checked, "wrong": wrong})
    else:
        for line in checked:
            print(f"  ok  {told(line)}")
        tell(f"{file}: {wrong}" if wrong else f"{file}: all is well")
    if wrong:
        raise typer.Exit(1)


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
        f"{match.game.title}, rules version {match.game.rules_version}, {match.seats} seats, {len(match.moves)} moves",
        f"every move is legal, and the position after each has the digest in the file ({len(match.moves) + 1} digests)",
        *dice_lines(match),
        "the checksum over the whole file fits",
    ]
    if over is not None:
        winners = ", ".join(str(seat + 1) for seat in over.winners)
        lines.append(f"the end is as told: scores {over.scores}, won by seat {winners} ({over.reason})")
    return lines


def dice_lines(match: "Match") -> list[str]:
    draws = match.draws()
    if "seed" in match.source:
        lines = [f"{len(draws)} draws come from the seed {match.source['seed']}, which somebody chose: not fair dice"]
    elif "secret" in match.source:
        lines = [
            f"the secret fits the commitment {match.source['commitment']}",
            f"{len(draws)} draws computed again from the secret and the nonces {match.source['nonces']}: all the same",
        ]
    else:
        lines = [f"{len(draws)} draws as told; they can be checked when the secret is revealed at the end"]
    return lines + chi_square_lines(match)


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
