"""Tables and people by what a host types: an id or its beginning, an account or a name."""

from embertide.host.registry import NotFound
from embertide.store.checks import folded
from embertide.store.search import SearchableStore, TableSearch
from embertide.store.store import Listing, Person

SHORTEST = 4
"""Least length of the beginning of an id; logs show six characters."""

_ENOUGH = 50
"""People with one name who are looked at."""


async def find_table(store: SearchableStore, start: str) -> tuple[str, Listing]:
    """Return the one table whose id is, or begins with, this text; else raise NotFound."""
    found = await store.find_tables(TableSearch(start), 2) if len(start) >= SHORTEST else []
    if not found:
        raise NotFound("admin-no-table", table=start)
    # An id that is also the beginning of another one is whole.
    whole = [one for one in found if one[0] == start]
    if len(found) > 1 and not whole:
        raise NotFound("admin-several-tables", table=start)
    return (whole or found)[0]


async def find_person(store: SearchableStore, who: str) -> Person:
    """Return the person with this id, account or name; raise NotFound unless it is one person."""
    known = await store.person(who) or await store.account(who)
    if known is not None:
        return known
    found = await store.find_people(who, _ENOUGH)
    named = [one for one in found if folded(one.name) == folded(who)]
    started = [one for one in found if one.id.startswith(who)] if len(who) >= SHORTEST else []
    several = named or started
    if not several:
        raise NotFound("admin-no-person", person=who)
    if len(several) > 1:
        raise NotFound("admin-several-people", person=who, count=len(several))
    return several[0]
