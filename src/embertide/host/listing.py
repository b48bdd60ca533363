"""Tables as lists show them."""

from collections.abc import Mapping

from embertide.core.actor import Seat
from embertide.host.answers import SummaryJson
from embertide.play.table.agreement import ChairKind
from embertide.play.table.payload import Profile
from embertide.play.table.table import Phase, Table
from embertide.play.table.wire import SeatSummaryJson
from embertide.store.store import Listing


def listing_of(table: Table, now: float) -> Listing:
    """Return what lists need to know of a table; names are looked up when it is shown."""
    return Listing(
        table.agreement.game,
        table.phase.value,
        table.lobby,
        table.due,
        table.thinks,
        now,
        {
            "options": table.agreement.options._asdict(),
            "chairs": [[c.kind.value, c.person, c.level, c.name] for c in table.chairs],
            "moves": table.moved,
            "actor": table.actor if table.phase is Phase.PLAYING else None,
            "daily": table.agreement.daily,
            "resigned": [seat for seat, chair in enumerate(table.chairs) if chair.resigned],
        },
    )


def sitting_of(table: Table, person: str) -> bool | None:
    """Return whether a table needs a person; None if it is not even in their lists.

    A person who resigned, or who was asked to play again and has not answered, is not needed.
    """
    if table.script or table.closed or not (person == table.owner or table.has_seated(person)):
        # A lesson is in no list.
        return None
    seats = table.seats_of(person)
    if table.dealt:
        return bool(seats)
    chairs = [table.chairs[seat] for seat in seats]
    return person == table.owner or any(chair.hash or chair.entropy for chair in chairs)


def sittings_changed(before: Table | None, after: Table) -> dict[str, bool | None]:
    """Return the sittings that differ between two states of a table, as `sitting_of` has them."""
    tables = [table for table in (before, after) if table is not None]
    people = {p for table in tables for p in (table.owner, *(c.person for c in table.chairs)) if p}
    old = {p: None if before is None else sitting_of(before, p) for p in people}
    new = {p: sitting_of(after, p) for p in sorted(people)}
    return {person: sits for person, sits in new.items() if sits != old[person]}


def people_on(listing: Listing) -> list[str]:
    """Return everyone who sits at a table."""
    return [person for _, person, _, _ in listing.summary["chairs"] if person]


def is_over_for(listing: Listing, person: str) -> bool:
    """Whether a game is over, or goes on without a person who has resigned."""
    own = [seat for seat, (_, who, *_) in enumerate(listing.summary["chairs"]) if who == person]
    resigned = _resigned(listing)
    return listing.phase == "over" or (bool(own) and all(seat in resigned for seat in own))


def _resigned(listing: Listing) -> list[Seat]:
    """Return the seats of players who watch since they resigned; none when the game is over."""
    # Not stored before version 0.2.
    seats: list[Seat] = listing.summary.get("resigned", [])
    return seats if listing.phase == "playing" else []


def summary(
    table: str, listing: Listing, reader: str, people: Mapping[str, Profile]
) -> SummaryJson:
    """Return a table as a list shows it to a reader."""
    data = listing.summary
    resigned = _resigned(listing)
    seats: list[SeatSummaryJson] = [
        {
            "kind": ChairKind(kind),
            "name": _name(person, name, people),
            "level": level,
            "mine": person == reader and seat not in resigned,
            "registered": not name and person in people and people[person].registered,
        }
        for seat, (kind, person, level, name) in enumerate(data["chairs"])
    ]
    actor = data["actor"]
    return {
        "id": table,
        "game": listing.game,
        "options": data["options"],
        "phase": Phase(listing.phase),
        "seats": seats,
        "moves": data["moves"],
        "my_turn": actor is not None and seats[actor]["mine"],
        "actor": actor,
        "changed": listing.changed,
        "daily": data["daily"],
    }


def _name(person: str | None, name: str | None, people: Mapping[str, Profile]) -> str | None:
    known = people.get(person or "")
    return None if known is None else name or known.name
