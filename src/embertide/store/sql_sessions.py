"""SQL queries about sessions and password resets."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from embertide.store import schema
from embertide.store.sql import Sql
from embertide.store.store import DeviceSession, Reset
from embertide.store.upsert import insert_new

_SESSION = [schema.sessions.c[name] for name in DeviceSession._fields]


class SqlSessions(Sql):
    """The part of the store that concerns sessions and password resets."""

    async def add_session(self, session: DeviceSession) -> None:
        """Store a session; do nothing if there is one with this hash."""

        def job(connection: Connection) -> None:
            connection.execute(insert_new(connection, schema.sessions), session._asdict())

        await self._write(job)

    async def sessions(self, person: str) -> list[DeviceSession]:
        """Return the sessions of a person, the last used first."""
        own = schema.sessions.c
        order = (own.seen.desc(), own.created.desc(), own.id)
        rows = await self._read(select(*_SESSION).where(own.person == person).order_by(*order))
        return [DeviceSession._make(row) for row in rows]

    async def touch_session(self, token_hash: str, seen: float) -> None:
        """Store when a session was last used."""
        change = update(schema.sessions).where(schema.sessions.c.token_hash == token_hash)

        def job(connection: Connection) -> None:
            connection.execute(change.values(seen=seen))

        await self._write(job)

    async def remove_session(self, token_hash: str) -> None:
        """Delete a session, and the subscriptions that were made in it."""
        made = schema.subscriptions.c.session == token_hash
        await self._delete(schema.sessions.c.token_hash == token_hash, made)

    async def remove_sessions(self, person: str) -> None:
        """Delete all sessions and subscriptions of a person."""
        made = schema.subscriptions.c.person == person
        await self._delete(schema.sessions.c.person == person, made)

    async def _delete(self, which: ColumnElement[bool], made: ColumnElement[bool]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(schema.sessions).where(which))
            connection.execute(delete(schema.subscriptions).where(made))

        await self._write(job)

    async def add_reset(self, reset: Reset) -> None:
        """Store a permission to set a password; it replaces older ones of the same person."""
        own = schema.resets.c

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.resets).where(own.person == reset.person))
            connection.execute(insert(schema.resets), reset._asdict())

        await self._write(job)

    async def take_reset(self, token_hash: str, now: float) -> str | None:
        """Delete a permission and return its person; None if it is unknown or has expired."""
        own = schema.resets.c
        taken = delete(schema.resets).where(own.token_hash == token_hash)

        def job(connection: Connection) -> str | None:
            row = connection.execute(taken.returning(own.person, own.expires)).first()
            return None if row is None or row.expires <= now else str(row.person)

        return await self._write(job)
