"""Notices in an SQLite file, by which other processes tell its server what they have changed."""

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select

from embertide.store import schema

CHANGE, BROADCAST = "change", "broadcast"
"""Kinds of notices: `SEQ TABLE` of stored events, and the text of a broadcast."""


class Notice(NamedTuple):
    """One notice."""

    kind: str
    text: str

    def deliver(
        self, on_change: Callable[[str, int], None], on_broadcast: Callable[[str], None]
    ) -> None:
        """Call the callback for this kind of notice."""
        if self.kind == CHANGE:
            seq, _, table = self.text.partition(" ")
            on_change(table, int(seq))
        else:
            on_broadcast(self.text)


def post(connection: Connection, kind: str, texts: Sequence[str]) -> None:
    """Add notices in the transaction of a connection."""
    if texts:
        connection.execute(insert(schema.notices), [{"kind": kind, "text": text} for text in texts])


class NoticeReader:
    """Reads and deletes notices; all calls come from the thread of the engine's connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._version: int | None = None

    def take_new(self) -> list[Notice]:
        """Return new notices; read the table only if another process has written to the file."""
        with closing(self._engine.raw_connection()) as connection:
            # The number changes with every commit of another connection than this one.
            version = connection.cursor().execute("PRAGMA data_version").fetchone()[0]
        if version == self._version:
            return []
        notices = self.take()
        self._version = version
        return notices

    def take(self) -> list[Notice]:
        """Return all notices and delete them."""
        own = schema.notices.c
        with self._engine.begin() as connection:
            rows = connection.execute(select(own.kind, own.text).order_by(own.id)).all()
            connection.execute(delete(schema.notices))
        return [Notice(*row) for row in rows]
