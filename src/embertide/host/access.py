"""Which readers may see a table."""

from embertide.core.errors import Refusal
from embertide.host.loaded import LoadedTable
from embertide.host.registry import NotFound, TableRegistry
from embertide.play.table.agreement import ChairKind
from embertide.play.table.command import Forbidden
from embertide.play.table.table import Phase, Table


async def admit(registry: TableRegistry, name: str, person: str, key: str) -> LoadedTable:
    """Return a table for a person who may see it; raise NotFound or Forbidden."""
    loaded = await registry.loaded(name)
    try:
        check_reader(loaded.table, person, key)
    except Refusal:
        # The person may have sat down a moment ago, on another node.
        await registry.catch_up(loaded)
        check_reader(loaded.table, person, key)
    return loaded


def check_reader(table: Table, person: str, key: str) -> None:
    """Raise unless the person sits here, holds a key or may sit down; reveal nothing otherwise."""
    if table.closed:
        raise NotFound("table-closed")
    if table.has_seated(person) or person == table.owner or table.lobby:
        return
    if key and key == table.watch:
        return
    if not key:
        raise NotFound("table-missing")
    if any(key == chair.key and chair.kind is ChairKind.OPEN for chair in table.chairs):
        return
    if any(key == chair.key for chair in table.chairs):
        raise Forbidden("table-taken")
    raise NotFound("table-missing")


def check_still(loaded: LoadedTable, person: str, key: str) -> None:
    """Raise if a reader who was admitted before may not see the table any more.

    A passer-by may look at a public table until the game begins without them.
    """
    if loaded.deleted:
        raise NotFound("table-missing")
    try:
        check_reader(loaded.table, person, key)
    except NotFound:
        if loaded.table.closed:
            raise
        raise Forbidden("table-begun-without") from None


def check_over(table: Table) -> None:
    """Refuse what only a finished game can be asked for."""
    if table.phase is not Phase.OVER:
        raise Forbidden("table-running")
