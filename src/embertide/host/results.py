"""The results of finished games: each person's own, and that of the deal of the day."""

from datetime import UTC, datetime

from embertide.host.outcomes import results_of
from embertide.play.table.table import Table
from embertide.store.store import DailyResult, HostStore


async def enter_results(store: HostStore, table: Table) -> None:
    """Store the daily result and everyone's own result of a finished game, each once."""
    await _enter_daily(store, table)
    if not (table.script or table.closed):  # a lesson is no game
        await store.add_results(results_of(table, await store.hinted(table.id)))


async def _enter_daily(store: HostStore, table: Table) -> None:
    person, day = table.chairs[0].person, table.agreement.daily
    if day is None or person is None:
        return
    won = table.ended is None and bool(table.room.game.scores(table.match.state).won)
    opened = (await store.events(table.id))[0].at
    late = day_of(opened) > day
    await store.add_daily(DailyResult(day, person, table.id, won, table.moved, table.since, late))


def day_of(at: float) -> str:
    """Return the date of a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
