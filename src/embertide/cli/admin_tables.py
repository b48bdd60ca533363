"""The commands of `embertide admin` that concern tables."""

from typing import Annotated

import typer

from embertide.cli.admin_call import AdminCall, admin_command
from embertide.cli.admin_lines import seat_names, table_line, when
from embertide.host.retention import KeptDays
from embertide.server.admin.administration import Administration
from embertide.server.admin.finding import find_person, find_table
from embertide.server.admin.rows import TableRow, table_rows
from embertide.store.search import TableSearch

DAY = 86400.0
DASHES = {"ignore_unknown_options": True}
"""The id of a table may begin with a dash; for that reason no option here is a single letter."""

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)

TableId = Annotated[str, typer.Argument(help="Its id, or the beginning of it.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Most = Annotated[int, typer.Option("--most", min=1, help="How many at most.")]
Days = Annotated[int | None, typer.Option(min=0, help="Days without a change; 0: never.")]


def tables(  # noqa: PLR0913, PLR0917 - a parameter for each option
    call: AdminCall,
    person: Annotated[str | None, typer.Option(help="Who sits there: id, account, name.")] = None,
    game: Annotated[str | None, typer.Option(help="Which game.")] = None,
    phase: Annotated[str | None, typer.Option(help="gathering, playing, over or closed.")] = None,
    idle: Annotated[float | None, typer.Option(min=0, help="Unchanged for these days.")] = None,
    most: Most = 50,
) -> None:
    """List tables, the last changed first."""

    async def work(admin: Administration) -> list[TableRow]:
        who = None if person is None else (await find_person(admin.store, person)).id
        before = None if idle is None else admin.clock() - idle * DAY
        search = TableSearch("", who, game, phase, before)
        return await table_rows(admin.store, await admin.store.find_tables(search, most))

    rows = call.run(work)
    lines = [table_line(row, call.speech) for row in rows]
    call.show(rows, *(lines or [call.speech("admin-none")]))


def prune(  # noqa: PLR0913, PLR0917 - a parameter for each option
    call: AdminCall,
    waiting: Days = None,
    guests: Days = None,
    accounts: Days = None,
    finished: Days = None,
    yes: Yes = False,
) -> None:
    """Delete old tables: by the settings of the server, or by days given for a kind."""
    limits = call.settings.limits
    usual = (limits.waiting_days, limits.guests_days, limits.accounts_days, limits.finished_days)
    given = (waiting, guests, accounts, finished)
    days = KeptDays(*(b if a is None else a for a, b in zip(given, usual, strict=True)))
    call.confirm(call.speech("admin-ask-prune", **days._asdict()), yes)
    count = call.run(lambda admin: admin.prune(days))
    call.show({"deleted": count}, call.speech("admin-pruned", count=count))


async def _row(admin: Administration, start: str) -> TableRow:
    [row] = await table_rows(admin.store, [await find_table(admin.store, start)])
    return row


@app.command("show", context_settings=DASHES)
@admin_command
def show(call: AdminCall, table: TableId) -> None:
    """Show one table: its game and its seats, not what is hidden in the game."""

    async def work(admin: Administration) -> tuple[TableRow, list[float]]:
        row = await _row(admin, table)
        return row, [event.at for event in await admin.store.events(row["id"])]

    row, times = call.run(work)
    result = {**row, "opened": times[0], "events": len(times)}
    opened = call.speech("admin-table-opened", opened=when(times[0]), events=len(times))
    call.show(result, table_line(row, call.speech), opened)


@app.command("end", context_settings=DASHES)
@admin_command
def end(call: AdminCall, table: TableId, yes: Yes = False) -> None:
    """End the game of a table, or close a table that waits for players; it stays in the lists."""
    row = call.run(lambda admin: _row(admin, table))
    who = {"table": row["id"], "people": seat_names(row, call.speech)}
    call.confirm(call.speech("admin-ask-end", **who), yes)
    call.run(lambda admin: admin.end_table(row["id"]))
    call.show({"ended": row["id"]}, call.speech("admin-ended", **who))


@app.command("delete", context_settings=DASHES)
@admin_command
def delete(call: AdminCall, table: TableId, yes: Yes = False) -> None:
    """Delete a table with its whole game, for everyone and for good."""
    row = call.run(lambda admin: _row(admin, table))
    who = {"table": row["id"], "people": seat_names(row, call.speech)}
    call.confirm(call.speech("admin-ask-delete", **who), yes)
    call.run(lambda admin: admin.delete_table(row["id"]))
    call.show({"deleted": row["id"]}, call.speech("admin-deleted", **who))
