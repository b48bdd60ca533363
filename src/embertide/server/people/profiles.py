"""Names and ratings of people, cached so that a move needs no look-up."""

from collections.abc import Iterable

from embertide.play.table.payload import Profile
from embertide.server.people.ratings import shown
from embertide.store.checks import folded
from embertide.store.store import Person, Rating, Store

_MOST = 20_000
"""Number of cached profiles at which the cache is cleared."""


class Profiles:
    """Profiles by person and game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: dict[tuple[str, str], Profile | None] = {}
        self._changes = 0  # number of calls of `forget`

    async def of(self, people: Iterable[str], game: str) -> dict[str, Profile]:
        """Return the profiles of those of these people who are known; a deleted one is not."""
        wanted = sorted(set(people))
        # Again if profiles were dropped meanwhile, those that were cached before among them.
        while missing := [person for person in wanted if (person, game) not in self._cached]:
            await self._look_up(missing, game)
        found = {person: self._cached[person, game] for person in wanted}
        return {person: profile for person, profile in found.items() if profile is not None}

    async def _look_up(self, people: list[str], game: str) -> None:
        """Cache the stored profiles, unless one changed meanwhile: they may be older than that."""
        if len(self._cached) > _MOST:
            self._cached.clear()
        changes = self._changes
        stored = await self._store.people(people)
        ratings = await self._store.ratings(game, people)
        if changes != self._changes:
            return
        for person in people:
            profile = None
            if person in stored:
                profile = _profile(stored[person], ratings.get(person))
            self._cached[person, game] = profile

    def forget(self, person: str) -> None:
        """Drop a person whose name or rating has changed, or who was deleted."""
        self._changes += 1
        for key in [key for key in self._cached if key[0] == person]:
            del self._cached[key]


def _profile(person: Person, rating: Rating | None) -> Profile:
    registered = person.account is not None and folded(person.account) == folded(person.name)
    return Profile(person.name, None if rating is None else shown(rating), registered)
