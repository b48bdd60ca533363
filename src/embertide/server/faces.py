"""How people are known: names and ratings, kept at hand so that a move needs no look-up."""

from collections.abc import Iterable

from embertide.play.sketch import Known
from embertide.server.ratings import shown
from embertide.store.store import Store

_MOST = 20_000


class Faces:
    """Names and ratings by person and game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], Known | None] = {}
        self.changes = 0
        """How often somebody was forgotten: who remembers faces himself looks again then."""

    async def of(self, people: Iterable[str], game: str) -> dict[str, Known]:
        """Those of these people who are known; one who was deleted is not."""
        wanted = sorted(set(people))
        missing = [person for person in wanted if (person, game) not in self._known]
        if missing:
            await self._look_up(missing, game)
        found = {person: self._known.get((person, game)) for person in wanted}
        return {person: known for person, known in found.items() if known is not None}

    async def _look_up(self, people: list[str], game: str) -> None:
        if len(self._known) > _MOST:
            self._known.clear()
        stored = await self._store.people(people)
        ratings = await self._store.ratings(game, people)
        for person in people:
            known = None
            if person in stored:
                rating = ratings.get(person)
                known = Known(stored[person].name, None if rating is None else shown(rating))
            self._known[person, game] = known

    def forget(self, person: str) -> None:
        """Somebody has a new name or rating, or is no more."""
        self.changes += 1
        for key in [key for key in self._known if key[0] == person]:
            del self._known[key]
