"""Which store an address means."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from embertide.core.errors import Malformed
from embertide.store.memory import MemoryStore
from embertide.store.postgres import PostgresStore
from embertide.store.sqlite import SqliteStore
from embertide.store.store import Store

MEMORY = "memory:"


def open_store(address: str) -> Store:
    """The store at `memory:`, `sqlite:///FILE` or `postgresql://…`; it is still to be opened."""
    if address == MEMORY:
        return MemoryStore()
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        return SqliteStore(database_file(url))
    return PostgresStore(url)


def read_address(address: str) -> URL:
    """The address in its parts; a refusal tells only its beginning: further on are passwords."""
    known = ("sqlite", "sqlite+aiosqlite", "postgresql", "postgresql+asyncpg")
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
    """The file of an embedded database."""
    if url.database in (None, "", ":memory:"):
        raise Malformed("database-file")
    return Path(str(url.database))
