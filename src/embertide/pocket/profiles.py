"""The profile of the one person of this browser."""

from collections.abc import Iterable

from embertide.play.table.payload import Profile
from embertide.store.store import HostStore


class OwnProfile:
    """A ProfileSource: nobody here has an account or a rating."""

    def __init__(self, store: HostStore) -> None:
        self._store = store

    async def of(self, people: Iterable[str], game: str) -> dict[str, Profile]:
        """Return the profiles of those of these people who are stored."""
        found = await self._store.people(sorted(set(people)))
        return {one: Profile(person.name, None, False) for one, person in found.items()}
