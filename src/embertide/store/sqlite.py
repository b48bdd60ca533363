"""The store in an SQLite file, with one thread that writes and several that read."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Executable, Row, create_engine, delete, event, exc

from embertide.core.errors import Malformed
from embertide.store import schema
from embertide.store.batch import Append, store_all
from embertide.store.bus import Change
from embertide.store.errors import storage_errors
from embertide.store.migrate import migrate
from embertide.store.notice_bus import NoticeBus
from embertide.store.notices import BROADCAST, CHANGE, Notice, NoticeReader, post
from embertide.store.server_lock import PRIVATE, ServerLock
from embertide.store.sql import Job, T
from embertide.store.sql_people import SqlPeople
from embertide.store.sql_progress import SqlProgress
from embertide.store.sql_search import SqlSearch
from embertide.store.sql_sessions import SqlSessions
from embertide.store.sql_subscriptions import SqlSubscriptions
from embertide.store.sql_tables import SqlTables
from embertide.store.sqlite_file import begin_generation, check_content, check_file, is_damage
from embertide.store.writer import Writer

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON")
READERS = 4
"""Threads and connections for queries."""

BUSY_TIMEOUT = 2.0
"""Seconds to wait while another process has locked the file."""

OPEN_TIMEOUT = 15.0
"""The same while the file is opened: another process may be migrating it."""

SHORT_LOG = 50
"""Pages of the log after which it is moved into the database, once the disk has been full."""


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions; the engines do
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _engine(file: Path, connections: int, **options: Any) -> Engine:
    url = URL.create("sqlite", database=str(file))
    timeout = {"timeout": BUSY_TIMEOUT}
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, connect_args=timeout, **options
    )
    event.listen(engine, "connect", _connected)
    return engine


def _reading(file: Path) -> Engine:
    """Return the engine for queries, each of which runs without a transaction."""
    return _engine(file, READERS, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True)


def _writing(file: Path) -> Engine:
    """Return the engine for writes; BEGIN IMMEDIATE locks out other writers before the reads."""
    engine = _engine(file, 1)
    begin = "BEGIN IMMEDIATE"
    event.listen(engine, "begin", lambda c: c.exec_driver_sql(begin))
    return engine


def _prepare(file: Path, lock: ServerLock | None) -> int:
    """Create the file if needed, switch it to write-ahead logging and return its generation.

    With the lock of the server, the whole file is checked.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if lock is not None:
            lock.take()
        generation = check_file(file, may_be_empty=lock is None)
        # It holds password hashes.
        file.touch(mode=PRIVATE)
        file.open("ab").close()
        with closing(sqlite3.connect(file)) as connection:
            _write_ahead(connection, time.monotonic() + OPEN_TIMEOUT)
            if lock is not None:
                check_content(connection, file)
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(file), reason=bad.strerror or "") from None
    except sqlite3.DatabaseError as bad:
        if not is_damage(bad):
            raise
        raise Malformed("database-damaged", file=str(file)) from None
    return generation


def _write_ahead(connection: sqlite3.Connection, deadline: float) -> None:
    """Switch to WAL mode; retry while another process does, since no busy timeout applies."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as bad:
            if bad.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


class SqliteStore(SqlTables, SqlPeople, SqlProgress, SqlSearch, SqlSessions, SqlSubscriptions):
    """A store in one file.

    With `serving` it is the store of the one server that may use the file, and learns of changes
    by other processes, such as `embertide admin`. Without, it posts its changes for that server.
    """

    def __init__(self, file: Path, serving: bool = False) -> None:
        self.bus = NoticeBus(serving, self._take_notices, self._post)
        self._file = file
        self._lock = ServerLock(file) if serving else None
        self._reading = _reading(file)
        self._writing = _writing(file)
        # A whole group runs in one call to a thread: a call for each statement took longer
        # than the statements.
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writer: Writer[Append | Job[Any], Any] = Writer(self._commit)
        self._notices = NoticeReader(self._writing)
        self._full = False  # whether the disk was too full even to empty the log

    async def now(self) -> float:
        """Return the time of this process: a file has one server."""
        return time.time()

    async def open(self) -> None:
        """Create the file if there is none, and migrate it to the current schema.

        Raises:
            Malformed: The file is damaged, or another server uses it.
        """
        with storage_errors():
            await self._in(self._write_thread, self._open)
        await self.bus.open(self.newest)

    def _open(self) -> None:
        generation = _prepare(self._file, self._lock)
        self._set_busy_timeout(OPEN_TIMEOUT)
        with self._writing.begin() as connection:
            migrate(connection)
            if self._lock is not None:
                # Only one server uses the file, so the holders of all leases are gone.
                connection.execute(delete(schema.leases))
        if self._lock is not None:
            self._notices.take()
            with closing(sqlite3.connect(self._file, timeout=OPEN_TIMEOUT)) as own:
                begin_generation(own, generation, self._lock)
        self._set_busy_timeout(BUSY_TIMEOUT)

    def _set_busy_timeout(self, seconds: float) -> None:
        """Set how long the writing connection waits for a lock."""
        with closing(self._writing.raw_connection()) as connection:
            connection.cursor().execute(f"PRAGMA busy_timeout={int(1000 * seconds)}")

    async def _in(self, threads: Executor, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *args)

    async def close(self) -> None:
        """Store what is queued, then close the file."""
        await self._writer.close()
        await self.bus.close()
        await asyncio.to_thread(self._dispose)

    def _dispose(self) -> None:
        for threads, engine in (
            (self._write_thread, self._writing),
            (self._readers, self._reading),
        ):
            threads.shutdown()
            engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def _write(self, job: Job[T]) -> T:
        result: T = await self._writer.do(job)
        return result

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with storage_errors():
            return await self._in(self._readers, self._run_query, query)

    def _run_query(self, query: Executable) -> Sequence[Row[Any]]:
        with self._reading.connect() as connection:
            return connection.execute(query).all()

    async def _append(self, append: Append) -> bool:
        return bool(await self._writer.do(append))

    async def _commit(self, group: Sequence[Append | Job[Any]]) -> list[Any]:
        with storage_errors():
            done = await self._in(self._write_thread, self._store, group)
        done_with = zip(group, done, strict=True)
        appends = [work for work, yes in done_with if isinstance(work, Append) and yes]
        self.bus.publish([Change(one.table, one.last) for one in appends])
        return done

    def _store(self, group: Sequence[Append | Job[Any]]) -> list[Any]:
        if self._full:
            # First, or the log would take the space that has become free.
            self._full = not self._shorten_log()
        try:
            return self._store_once(group)
        except exc.OperationalError as error:
            code = getattr(error.orig, "sqlite_errorcode", 0)
            self._full = code & 0xFF == sqlite3.SQLITE_FULL and not self._shorten_log()
            if code & 0xFF != sqlite3.SQLITE_FULL or self._full:
                raise
            return self._store_once(group)

    def _store_once(self, group: Sequence[Append | Job[Any]]) -> list[Any]:
        appends = [work for work in group if isinstance(work, Append)]
        with self._writing.begin() as connection:
            stored = store_all(connection, appends)
            if self._lock is None:
                pairs = zip(appends, stored, strict=True)
                post(connection, CHANGE, [f"{a.last} {a.table}" for a, yes in pairs if yes])
            answers = iter(stored)
            return [
                next(answers) if isinstance(work, Append) else work(connection) for work in group
            ]

    def _shorten_log(self) -> bool:
        """Move the log into the database, to make room on a full disk; return whether it worked.

        SQLite does it after a commit only, and there is none while the disk is full. From now on it
        does so more often, so that the log leaves room for the database to grow.
        """
        with closing(self._writing.raw_connection()) as connection:
            try:
                connection.cursor().execute(f"PRAGMA wal_autocheckpoint={SHORT_LOG}")
                checkpoint = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.OperationalError:
                return False
            return not checkpoint.fetchone()[0]

    async def _take_notices(self) -> list[Notice]:
        with storage_errors():
            return await self._in(self._write_thread, self._notices.take_new)

    async def _post(self, text: str) -> None:
        await self._write(lambda connection: post(connection, BROADCAST, [text]))
