"""The commands of `embertide admin` that concern people."""

from pathlib import Path
from typing import Annotated, Any

import orjson
import typer

from embertide.cli.admin_call import AdminCall, admin_command
from embertide.cli.admin_lines import person_line
from embertide.library.files import write_text
from embertide.server.admin.administration import Administration
from embertide.server.admin.finding import find_person
from embertide.server.admin.rows import person_row
from embertide.server.people.export import export_person
from embertide.store.search import TableSearch
from embertide.store.store import Person

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)

Who = Annotated[str, typer.Argument(help="An id or its beginning, an account, or a name.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
ALL = 1_000_000
"""More tables than a person has."""


def people(
    call: AdminCall,
    text: Annotated[str, typer.Argument(help="A part of the name, the beginning of an id.")] = "",
    most: Annotated[int, typer.Option("--most", min=1, help="How many at most.")] = 50,
) -> None:
    """List people, by name."""
    found = call.run(lambda admin: admin.store.find_people(text, most))
    rows = [person_row(one) for one in found]
    lines = [person_line(row, call.speech) for row in rows]
    call.show(rows, *(lines or [call.speech("admin-none")]))


def _found(call: AdminCall, who: str) -> Person:
    return call.run(lambda admin: find_person(admin.store, who))


@app.command("show")
@admin_command
def show(call: AdminCall, person: Who) -> None:
    """Show one person."""

    async def work(admin: Administration) -> tuple[Person, int, int]:
        one = await find_person(admin.store, person)
        tables = await admin.store.find_tables(TableSearch(person=one.id), ALL)
        return one, len(tables), len(await admin.store.sessions(one.id))

    one, tables, sessions = call.run(work)
    row = person_row(one)
    more = {"tables": tables, "sessions": sessions}
    call.show({**row, **more}, person_line(row, call.speech), call.speech("admin-has", **more))


@app.command("rename")
@admin_command
def rename(call: AdminCall, person: Who, name: str) -> None:
    """Give a person another name; an account is still logged in to by its own name."""
    one = _found(call, person)
    renamed = call.run(lambda admin: admin.rename(one, name))
    names = {"old": one.name, "new": renamed.name}
    call.show(person_row(renamed), call.speech("admin-renamed", **names))


@app.command("block")
@admin_command
def block(call: AdminCall, person: Who) -> None:
    """Let a person change nothing any more: no move, no table, no log-in."""
    _block(call, person, blocked=True)


@app.command("unblock")
@admin_command
def unblock(call: AdminCall, person: Who) -> None:
    """End a block."""
    _block(call, person, blocked=False)


def _block(call: AdminCall, person: str, blocked: bool) -> None:
    one = _found(call, person)
    call.run(lambda admin: admin.block(one, blocked))
    key = "admin-blocked" if blocked else "admin-unblocked"
    call.show(person_row(one._replace(blocked=blocked)), call.speech(key, name=one.name))


@app.command("reset-password")
@admin_command
def reset_password(call: AdminCall, person: Who) -> None:
    """Print a link by which the owner of an account can set a new password once."""
    one = _found(call, person)
    link = call.run(lambda admin: admin.reset_link(one))
    call.show({"link": link}, call.speech("admin-reset", name=one.name), link)


@app.command("export")
@admin_command
def export(
    call: AdminCall,
    person: Who,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Where to write.")] = None,
) -> None:
    """Print all data of a person as JSON."""

    async def work(admin: Administration) -> tuple[Person, Any]:
        one = await find_person(admin.store, person)
        return one, await export_person(admin.store, admin.rooms, one)

    one, data = call.run(work)
    text = orjson.dumps(data, option=orjson.OPT_INDENT_2).decode()
    if out is None:
        call.show(data, text)
        return
    write_text(out, text + "\n")
    call.show({"file": str(out)}, call.speech("admin-exported", name=one.name, file=str(out)))


@app.command("erase")
@admin_command
def erase(call: AdminCall, person: Who, yes: Yes = False) -> None:
    """Delete a person with all personal data, for good; games of others stay without the name."""
    one = _found(call, person)
    call.confirm(call.speech("admin-ask-erase", name=one.name, person=one.id), yes)
    call.run(lambda admin: admin.erase(one))
    call.show({"erased": one.id}, call.speech("admin-erased", name=one.name))
