"""Choice of the store by the address of the database."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from embertide.core.errors import Malformed
from embertide.store.memory import MemoryStore
from embertide.store.nats_bus import NatsBus
from embertide.store.nats_client import NatsServers
from embertide.store.postgres import PostgresStore
from embertide.store.search import SearchableStore
from embertide.store.sqlite import SqliteStore
from embertide.store.store import Store

MEMORY = "memory:"


def open_store(address: str, nats: NatsServers | None = None, serving: bool = False) -> Store:
    """Return the store for `memory:`, `sqlite:///FILE` or `postgresql://…`, not yet opened.

    The nodes of a shared database use NATS servers, if given, to inform each other of changes.
    With `serving` it is the store of a server, of which an SQLite file can have only one.
    """
    if address == MEMORY:
        return MemoryStore()
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        return SqliteStore(database_file(url), serving)
    return PostgresStore(url, None if nats is None else NatsBus(nats))


def read_address(address: str) -> URL:
    """Parse an address; a refusal quotes only its scheme, since the rest may hold a password."""
    known = ("sqlite", "postgresql", "postgresql+asyncpg")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Malformed("database-address", scheme=_scheme(address)) from None
    if url.drivername not in known:
        raise Malformed("database-address", scheme=_scheme(address))
    return url


def _scheme(address: str) -> str:
    scheme, colon, _ = address.partition(":")
    return f'"{scheme}:"' if colon else f'"{scheme}"'


def database_file(url: URL) -> Path:
    """Return the file of an embedded database."""
    if url.database in (None, "", ":memory:"):
        raise Malformed("database-file")
    return Path(str(url.database))


def embedded_file(address: str) -> Path | None:
    """Return the file of an address; None for a database that is not in a file of ours."""
    if address == MEMORY or (url := read_address(address)).get_backend_name() != "sqlite":
        return None
    return database_file(url)


def open_existing(address: str, nats: NatsServers | None = None) -> SearchableStore:
    """Return the store of an existing database, not yet opened, for another process than a server.

    Raises:
        Malformed: There is no database in that file, or it is none that can be shared.
    """
    if address == MEMORY:
        raise Malformed("database-private")
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        return PostgresStore(url, None if nats is None else NatsBus(nats))
    file = database_file(url)
    if not file.exists() or not file.stat().st_size:
        raise Malformed("database-missing", file=str(file))
    return SqliteStore(file)
