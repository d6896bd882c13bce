"""`flibuste admin`: what whoever runs a server does, beside the server or while it is stopped."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from flibuste.cli.common import AsJson, Language, print_json
from flibuste.cli.helping import Commands, Several
from flibuste.cli.problem import Problem

admin = Commands(
    cls=Several,
    help="Look after a server: its tables, people and reports. Works while the server runs, too.",
    rich_markup_mode=None,
)

Data = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept. [default: your data folder]")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
Limit = Annotated[int, typer.Option("--limit", min=1, max=100_000, help="How many at most.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or its link.")]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person; `admin people` lists them.")]


def engine_for(data: Path | None) -> Any:
    """The store that the settings name, as SQLAlchemy knows it."""
    from flibuste.server.settings import BadSetting, from_environment
    from flibuste.server.store import NoStore
    from flibuste.server.store.attach import attach

    try:
        settings = from_environment(data)
        return attach(settings.data, settings.database)
    except (NoStore, BadSetting) as error:
        raise Problem(str(error)) from error


def carry_out(data: Path | None, work: Callable[..., Any], *args: Any) -> Any:
    """Call a function of `store/moderation.py` in a transaction."""
    from flibuste.server.store import NoStore, attach

    engine = engine_for(data)
    try:
        return attach.carry_out(engine, work, *args)
    except NoStore as error:
        raise Problem(str(error)) from error
    finally:
        engine.dispose()


def tell(text: str, language: str | None) -> None:
    """Print a sentence in the reader's language."""
    from flibuste.cli.common import language as settle
    from flibuste.cli.phrasebook import translated

    print(translated(text, settle(language)))


def confirm(question: str, yes: bool, language: str | None) -> None:
    """Ask before something is destroyed; whoever does not say yes has changed nothing."""
    from flibuste.cli.common import language as settle
    from flibuste.cli.phrasebook import translated

    if yes:
        return
    if not sys.stdin.isatty():
        raise Problem("nobody can be asked here: add --yes to do it without asking")
    answer = input(f"{translated(question, settle(language))} [y/N] ").strip().lower()
    if answer not in ("y", "yes", "o", "oui"):
        raise Problem("nothing was changed")


def table_id(text: str) -> str:
    """The id of a table, from itself or from its link."""
    return text.rstrip("/").rpartition("/t/")[2]


def when(at: float) -> str:
    """A time, for people to read."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


# ---- looking ----


def show(found: list[dict[str, Any]], as_json: bool, told: Callable[[dict[str, Any]], str]) -> bool:
    """Print what was found, for machines or one after the other; whether there was anything to print."""
    if as_json:
        print_json(found)
        return True
    for each in found:
        print(told(each))
    return bool(found)


@admin.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option("--status", help="open, playing, over or closed.")] = None,
    limit: Limit = 50,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List tables, those that changed last first.

    Example: flibuste admin list --status playing
    """
    from flibuste.server.store import moderation

    if not show(carry_out(data, moderation.list_tables, status, limit), as_json, table_line):
        tell("there are no such tables", lang)


def table_line(table: dict[str, Any]) -> str:
    names = ", ".join(name or "—" for name in table["names"])
    return f"{table['id']}  {table['status']:<8} {when(table['changed'])}  {table['game']:<12} {names}"


@admin.command("people")
def list_people(
    like: Annotated[str, typer.Argument(metavar="[NAME]", help="Part of a name, or an id.")] = "",
    limit: Limit = 50,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List people, newest first.

    Example: flibuste admin people anne
    """
    from flibuste.server.store import moderation

    if not show(carry_out(data, moderation.list_people, like, limit), as_json, person_line):
        tell("there are no such people", lang)


def person_line(person: dict[str, Any]) -> str:
    marks = " ".join(word for word in ("banned", "muted") if person[word])
    return f"{person['id']}  {when(person['created'])}  {person['name'] or '—'}  {marks}".rstrip()


@admin.command("reports")
def list_reports(
    settle: Annotated[int | None, typer.Option("--settle", metavar="N", help="Report N has been looked after.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Settled ones, too.")] = False,
    limit: Limit = 50,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List what people have reported, or settle a report.

    Example: flibuste admin reports
    """
    from flibuste.server.store import moderation

    if settle is not None:
        if not carry_out(data, moderation.settle_report, settle):
            raise Problem(f"there is no report {settle}")
        tell(f"report {settle} is settled", lang)
        return
    if not show(carry_out(data, moderation.list_reports, everything, limit), as_json, report_lines):
        tell("there are no reports", lang)


def report_lines(report: dict[str, Any]) -> str:
    where = "/lobby" if report["table_id"] == "lobby" else f"/t/{report['table_id']}"
    head = f"{report['id']}  {when(report['at'])}  {where}  {report['name'] or '—'} ({report['about_player'] or '—'})"
    return head + "\n" + "\n".join(f"    {text}" for text in (report["said"], report["why"]) if text)


@admin.command("tournaments")
def list_tournaments(
    status: Annotated[str | None, typer.Option("--status", help="open, playing, over or closed.")] = None,
    limit: Limit = 50,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List tournaments, those that changed last first.

    Example: flibuste admin tournaments --status playing
    """
    from flibuste.server.store import tournaments

    if not show(carry_out(data, tournaments.all_tournaments, status, limit), as_json, tournament_line):
        tell("there are no such tournaments", lang)


def tournament_line(row: dict[str, Any]) -> str:
    rounds = f"{row['round']}/{row['rounds']}"
    first = f"{row['id']}  {row['status']:<8} {when(row['changed'])}  {row['game']:<12} {row['kind']:<12}"
    return f"{first} {rounds:>5}  {row['entrants']:>3}  {row['name'] or '—'}"


# ---- tables ----


@admin.command("close")
def close_table(table: TableArgument, yes: Yes = False, data: Data = None, lang: Language = None) -> None:
    """End the game at a table; everybody can still look at it.

    Example: flibuste admin close TABLE
    """
    from flibuste.server.store import moderation

    confirm(f"End the game at {table_id(table)} for ever?", yes, lang)
    if not carry_out(data, moderation.close_table, table_id(table)):
        raise Problem(f"there is no table {table_id(table)} that is not over")
    tell(f"table {table_id(table)} is closed", lang)


@admin.command("end")
def end_tournament(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT", help="The id of a tournament, or its link.")],
    yes: Yes = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """End a tournament: there are no more rounds; its tables stay.

    Example: flibuste admin end TOURNAMENT
    """
    from flibuste.server.store import moderation

    wanted = tournament.rstrip("/").rpartition("/tournament/")[2]
    confirm(f"End the tournament {wanted} for ever?", yes, lang)
    if not carry_out(data, moderation.close_tournament, wanted):
        raise Problem(f"there is no tournament {wanted} that is not over")
    tell(f"tournament {wanted} is over", lang)


@admin.command("remove")
def remove_table(table: TableArgument, yes: Yes = False, data: Data = None, lang: Language = None) -> None:
    """Delete a table with all its moves and chat.

    Example: flibuste admin remove TABLE
    """
    from flibuste.server.store import moderation

    confirm(f"Delete {table_id(table)} with all its moves for ever?", yes, lang)
    if not carry_out(data, moderation.remove_table, table_id(table)):
        raise Problem(f"there is no table {table_id(table)}")
    tell(f"table {table_id(table)} is deleted", lang)


# ---- people ----


@admin.command("ban")
def ban(
    person: PersonArgument,
    why: Annotated[str, typer.Option("--why", help="The reason, which the person reads.")] = "",
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Ban a person: bots play on at the seats, and every request is refused with the reason.

    Example: flibuste admin ban PERSON --why "Insults in the chat"
    """
    from flibuste.server.store import moderation

    if not carry_out(data, moderation.set_ban, person, None if lift else why):
        raise Problem(f"there is no person {person}")
    tell(f"{person} may come back" if lift else f"{person} is banned", lang)


@admin.command("mute")
def mute(
    person: PersonArgument,
    lift: Annotated[bool, typer.Option("--lift", help="Let the person write again.")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Let a person write no more chat.

    Example: flibuste admin mute PERSON
    """
    from flibuste.server.store import moderation

    if not carry_out(data, moderation.set_mute, person, not lift):
        raise Problem(f"there is no person {person}")
    tell(f"{person} may write again" if lift else f"{person} is muted", lang)


@admin.command("export")
def export(
    person: PersonArgument,
    output: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="Write to a file.")] = None,
    data: Data = None,
) -> None:
    """Write all that is known of a person, as JSON.

    Example: flibuste admin export PERSON -o person.json
    """
    from flibuste.server.store import moderation

    found = carry_out(data, moderation.export_person, person)
    if found is None:
        raise Problem(f"there is no person {person}")
    if output is None:
        print_json(found)
    else:
        output.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


@admin.command("erase")
def erase(person: PersonArgument, yes: Yes = False, data: Data = None, lang: Language = None) -> None:
    """Forget a person: only the moves stay, as nobody's.

    Example: flibuste admin erase PERSON
    """
    from flibuste.server.store import moderation
    from flibuste.server.store.attach import forget_deleted

    confirm(f"Erase {person}, with name and chat, for ever?", yes, lang)
    if not carry_out(data, moderation.erase_person, person):
        raise Problem(f"there is no person {person}")
    engine = engine_for(data)
    forget_deleted(engine)
    engine.dispose()
    tell(f"{person} is erased", lang)
