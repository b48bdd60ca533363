"""People who are stored only after doing something worth storing."""

from embertide.host.names import guest_name
from embertide.store.store import HostStore, Person


async def person_of(store: HostStore, person: str, now: float) -> Person:
    """Return a person as stored, or a guest who is not stored yet."""
    return await store.person(person) or Person(person, guest_name(person), now)


async def keep_person(store: HostStore, person: str, now: float) -> Person:
    """Return a person, and store them first if they are not yet."""
    known = await store.person(person)
    if known is None:
        known = Person(person, guest_name(person), now)
        await store.add_person(known)
    return known
