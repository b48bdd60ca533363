"""Names that people choose: which ones are free and allowed here."""

from collections.abc import Iterable
from pathlib import Path

from embertide.core.errors import Malformed
from embertide.host.names import clean_account, clean_name
from embertide.host.people import keep_person
from embertide.host.requests import SeatOrder
from embertide.store.confusables import look, skeleton
from embertide.store.store import Person, Store


def forbidden_words(file: Path | None) -> list[str]:
    """Return the words that no name may contain: one in each line of a file."""
    if file is None:
        return []
    try:
        lines = file.expanduser().read_text("utf-8").splitlines()
    except OSError as bad:
        raise Malformed("file-unreadable", file=str(file), reason=bad.strerror or "") from None
    except UnicodeDecodeError:
        raise Malformed("file-not-text", file=str(file)) from None
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


class Names:
    """Checks of chosen names."""

    def __init__(self, store: Store, forbidden: Iterable[str] = ()) -> None:
        self._store = store
        self._forbidden = [(skeleton(word), look(word)) for word in forbidden]

    async def check(self, text: str, person: str) -> str:
        """Return a person's new name; refuse one that looks like the account of another."""
        return await self._free(clean_name(text), person)

    async def check_account(self, text: str, person: str) -> str:
        """Return the name of a new account; refuse one that looks like another."""
        return await self._free(clean_account(text), person)

    async def check_seats(self, seats: Iterable[SeatOrder], person: str) -> None:
        """Refuse names of people at the same device that look like the account of another."""
        for seat in seats:
            if seat.name is not None:
                await self.check(seat.name, person)

    async def _free(self, name: str, person: str) -> str:
        skeletal, written = skeleton(name), look(name)
        if any(a in skeletal or b in written for a, b in self._forbidden):
            raise Malformed("name-forbidden", name=name)
        owners = {owner.id for owner in await self._store.accounts_like(name)}
        if owners and person not in owners:
            raise Malformed("name-taken", name=name)
        return name

    async def rename(self, person: str, text: str, now: float) -> Person:
        """Store and return a person with a new name."""
        name = await self.check(text, person)
        renamed = (await keep_person(self._store, person, now))._replace(name=name)
        await self._store.change_person(renamed)
        return renamed
