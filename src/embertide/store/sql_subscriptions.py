"""SQL queries about subscriptions to push notifications and e-mail addresses."""

from sqlalchemy import Connection, delete, select, update

from embertide.store import schema
from embertide.store.sql import Sql
from embertide.store.store import MailAddress, Subscription
from embertide.store.upsert import insert_or_change

_OWN = schema.subscriptions.c
_COLUMNS = [_OWN[name] for name in Subscription._fields]
_ORDER = (_OWN.created.desc(), _OWN.endpoint)


class SqlSubscriptions(Sql):
    """The part of the store that concerns notices."""

    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Store a subscription; replace one of its endpoint, drop the person's oldest ones."""
        old = select(_OWN.endpoint).where(_OWN.person == subscription.person)
        surplus = old.order_by(*_ORDER).offset(most)

        def job(connection: Connection) -> None:
            change = insert_or_change(connection, schema.subscriptions)
            connection.execute(change, subscription._asdict())
            dropped = connection.execute(surplus).scalars().all()
            connection.execute(delete(schema.subscriptions).where(_OWN.endpoint.in_(dropped)))

        await self._write(job)

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person, the newest first."""
        query = select(*_COLUMNS).where(_OWN.person == person).order_by(*_ORDER)
        return [Subscription._make(row) for row in await self._read(query)]

    async def drop_subscriptions(self, person: str, endpoint: str | None = None) -> None:
        """Delete a person's subscription with this endpoint, or all of them."""
        gone = delete(schema.subscriptions).where(_OWN.person == person)
        gone = gone if endpoint is None else gone.where(_OWN.endpoint == endpoint)

        def job(connection: Connection) -> None:
            connection.execute(gone)

        await self._write(job)

    async def set_failures(self, endpoint: str, failures: int) -> None:
        """Store the number of failed deliveries in a row."""
        change = update(schema.subscriptions).where(_OWN.endpoint == endpoint)

        def job(connection: Connection) -> None:
            connection.execute(change.values(failures=failures))

        await self._write(job)

    async def set_address(self, address: MailAddress) -> None:
        """Store a person's e-mail address; replace another one."""

        def job(connection: Connection) -> None:
            connection.execute(insert_or_change(connection, schema.addresses), address._asdict())

        await self._write(job)

    async def address(self, person: str) -> MailAddress | None:
        """Return a person's e-mail address, if there is one."""
        columns = [schema.addresses.c[name] for name in MailAddress._fields]
        rows = await self._read(select(*columns).where(schema.addresses.c.person == person))
        return MailAddress._make(rows[0]) if rows else None

    async def drop_address(self, person: str) -> None:
        """Delete a person's e-mail address."""
        gone = delete(schema.addresses).where(schema.addresses.c.person == person)

        def job(connection: Connection) -> None:
            connection.execute(gone)

        await self._write(job)
