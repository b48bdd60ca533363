"""The embedded database: one file, one writer that stores for all tables together."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Executable, Row, create_engine, delete, event

from embertide.core.errors import Malformed
from embertide.store import schema
from embertide.store.appends import Append, store_all
from embertide.store.migrate import migrate
from embertide.store.sql import Job, T
from embertide.store.sql_people import SqlPeople
from embertide.store.sql_tables import SqlTables
from embertide.store.store import Heard, Overheard
from embertide.store.trouble import troubles
from embertide.store.writer import Writer

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON")
PRIVATE = 0o600
"""Nobody else on this machine reads a new file: it holds hashed passwords."""

READERS = 4
"""So many queries are answered at a time."""

PATIENCE = 2.0
"""How many seconds to wait while another process has locked the file."""

OPENING = 15.0
"""How many seconds when the file is opened: another process may be bringing it up to date."""


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say ourselves when a transaction begins
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _engine(file: Path, connections: int, **options: Any) -> Engine:
    url = URL.create("sqlite", database=str(file))
    patience = {"timeout": PATIENCE}
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, connect_args=patience, **options
    )
    event.listen(engine, "connect", _connected)
    return engine


def _reading(file: Path) -> Engine:
    """Every query sees what is stored at its moment, without a transaction around it."""
    return _engine(file, READERS, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True)


def _writing(file: Path) -> Engine:
    """Takes the right to write first, so that what it reads stays true until it has written."""
    engine = _engine(file, 1)
    begin = "BEGIN IMMEDIATE"
    event.listen(engine, "begin", lambda c: c.exec_driver_sql(begin))
    return engine


def _prepare(file: Path) -> None:
    """Makes the file a database that is written ahead of (WAL), which it then stays."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=PRIVATE)
        file.open("ab").close()
        with closing(sqlite3.connect(file)) as connection:
            _write_ahead(connection, time.monotonic() + OPENING)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(file), reason=bad.strerror or "") from None
    except sqlite3.DatabaseError as bad:
        if bad.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise Malformed("database-foreign", file=str(file)) from None


def _write_ahead(connection: sqlite3.Connection, deadline: float) -> None:
    """SQLite does not wait by itself for somebody who does the same at this moment."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as bad:
            if bad.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


class SqliteStore(SqlTables, SqlPeople):
    """Everything in a file. Other processes may use it too, but are not heard."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reading = _reading(file)
        self._writing = _writing(file)
        # One trip to a thread for a whole group: one for each statement took longer than they do.
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writer: Writer[Append | Job[Any], Any] = Writer(self._commit)
        self._listeners: list[Heard] = []

    async def open(self) -> None:
        """Makes the file if there is none, and brings its tables up to date."""
        with troubles():
            await self._in(self._hand, self._open)

    def _open(self) -> None:
        _prepare(self._file)
        self._wait_up_to(OPENING)
        with self._writing.begin() as connection:
            migrate(connection)
            # One server has the file: whoever held a lease before has died or gone.
            connection.execute(delete(schema.leases))
        self._wait_up_to(PATIENCE)

    def _wait_up_to(self, seconds: float) -> None:
        """How long to wait for the right to write."""
        with closing(self._writing.raw_connection()) as connection:
            connection.cursor().execute(f"PRAGMA busy_timeout={int(1000 * seconds)}")

    async def _in(self, threads: Executor, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *args)

    async def close(self) -> None:
        """Stores what is waiting, then lets go."""
        await self._writer.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        for threads, engine in ((self._hand, self._writing), (self._readers, self._reading)):
            threads.shutdown()
            engine.dispose()

    async def _write(self, job: Job[T]) -> T:
        result: T = await self._writer.do(job)
        return result

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with troubles():
            return await self._in(self._readers, self._find, query)

    def _find(self, query: Executable) -> Sequence[Row[Any]]:
        with self._reading.connect() as connection:
            return connection.execute(query).all()

    async def _append(self, append: Append) -> bool:
        return bool(await self._writer.do(append))

    async def _commit(self, group: Sequence[Append | Job[Any]]) -> list[Any]:
        with troubles():
            done = await self._in(self._hand, self._store, group)
        done_with = zip(group, done, strict=True)
        self._tell([work for work, yes in done_with if isinstance(work, Append) and yes])
        return done

    def _store(self, group: Sequence[Append | Job[Any]]) -> list[Any]:
        with self._writing.begin() as connection:
            appends = [work for work in group if isinstance(work, Append)]
            answers = iter(store_all(connection, appends))
            return [
                next(answers) if isinstance(work, Append) else work(connection) for work in group
            ]

    def _tell(self, appends: Sequence[Append]) -> None:
        loop = asyncio.get_running_loop()
        for one in appends:
            for heard in self._listeners:
                loop.call_soon(heard, one.table, one.last)

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        """Calls for every change made here; there are no other nodes to whisper."""
        self._listeners.append(heard)

    async def whisper(self, text: str) -> None:
        """Nobody else is here."""
