"""`embertide admin`: what the host of a server does, on the database in use."""

import typer

from embertide.cli import admin_people, admin_tables
from embertide.cli.admin_call import AdminCall, admin_command

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Look after the database of a server, also while the server runs.",
)
app.add_typer(admin_tables.app, name="table", help="Show, end or delete one table.")
app.add_typer(admin_people.app, name="person", help="Show, change, export or erase one person.")
app.command("tables")(admin_command(admin_tables.tables))
app.command("people")(admin_command(admin_people.people))
app.command("prune")(admin_command(admin_tables.prune))


@app.command("stats")
@admin_command
def stats(call: AdminCall) -> None:
    """Say how many tables, events and people there are."""
    totals = call.run(lambda admin: admin.store.totals())
    kinds = [
        {"game": game, "phase": phase, "tables": count}
        for (game, phase), count in totals.tables.items()
    ]
    result = {"tables": kinds, **{k: v for k, v in totals._asdict().items() if k != "tables"}}
    speech = call.speech
    lines = [
        speech(
            "admin-stats-tables",
            game=speech(game) if speech.knows(game) else game,
            phase=phase,
            count=count,
        )
        for (game, phase), count in totals.tables.items()
    ]
    people = {"people": totals.people, "accounts": totals.accounts}
    call.show(result, *lines, speech("admin-stats", events=totals.events, **people))
