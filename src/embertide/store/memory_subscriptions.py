"""Subscriptions to push notifications and e-mail addresses in memory."""

from embertide.store.store import MailAddress, Subscription


class MemorySubscriptions:
    """The part of the store in memory that concerns notices."""

    def __init__(self) -> None:
        self._subscriptions: dict[str, Subscription] = {}
        self._addresses: dict[str, MailAddress] = {}

    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Store a subscription; replace one of its endpoint, drop the person's oldest ones."""
        self._subscriptions[subscription.endpoint] = subscription
        for old in (await self.subscriptions(subscription.person))[most:]:
            del self._subscriptions[old.endpoint]

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person, the newest first."""
        own = [s for s in self._subscriptions.values() if s.person == person]
        return sorted(own, key=lambda s: (-s.created, s.endpoint))

    async def drop_subscriptions(self, person: str, endpoint: str | None = None) -> None:
        """Delete a person's subscription with this endpoint, or all of them."""
        for one in await self.subscriptions(person):
            if endpoint in (None, one.endpoint):
                del self._subscriptions[one.endpoint]

    def _end_subscriptions(self, session: str) -> None:
        """Delete the subscriptions that were made in a session, which has ended."""
        going = [s for s in self._subscriptions.values() if s.session == session]
        for one in going:
            del self._subscriptions[one.endpoint]

    async def set_failures(self, endpoint: str, failures: int) -> None:
        """Store the number of failed deliveries in a row."""
        known = self._subscriptions.get(endpoint)
        if known is not None:
            self._subscriptions[endpoint] = known._replace(failures=failures)

    async def set_address(self, address: MailAddress) -> None:
        """Store a person's e-mail address; replace another one."""
        self._addresses[address.person] = address

    async def address(self, person: str) -> MailAddress | None:
        """Return a person's e-mail address, if there is one."""
        return self._addresses.get(person)

    async def drop_address(self, person: str) -> None:
        """Delete a person's e-mail address."""
        self._addresses.pop(person, None)
