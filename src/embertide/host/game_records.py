"""The record of a table's game, and its replay when it is over."""

from typing import Any

from embertide.host.access import admit, check_over
from embertide.host.answers import GameRecord, ReplayJson
from embertide.host.loaded import LoadedTable
from embertide.host.parts import HostParts
from embertide.host.replays import is_sealed, replay_payload
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import record, seen_by
from embertide.play.table.agreement import ChairKind
from embertide.play.table.command import Forbidden
from embertide.play.table.payload import outcome_of, viewing_seat
from embertide.play.table.table import Phase, Table


async def record_of(parts: HostParts, loaded: LoadedTable, person: str) -> GameRecord:
    """Return the record of a game; while it runs, without what the person may not know."""
    now = loaded.table
    if now.position is not None:
        raise Forbidden("table-no-record")
    match = await parts.registry.story(loaded)
    seat = viewing_seat(now, now.seats_of(person))
    full = record(match, headers=await _headers(parts, now))
    if now.phase is Phase.OVER:
        # A game that ended early hides no more than one that was played to the end.
        return full.fields()
    return seen_by(full, now.room, seat).fields()


async def _headers(parts: HostParts, table: Table) -> dict[str, Any]:
    """Return the headers of a record; it has names only if all are known."""
    headers: dict[str, Any] = {"rules": table.agreement.rules, "aids": list(table.agreement.aids)}
    names = await names_at(parts, table)
    if all(names):
        headers["names"] = names
    if table.whole:
        seal = table.seal
        headers["seal"] = {"commitment": seal.commitment, "entropy": list(seal.entropy)}
        if seal.secret:
            headers["seal"]["secret"] = seal.secret
    return headers


async def names_at(parts: HostParts, table: Table) -> list[str | None]:
    """Return the names of the seats: of people, where they are known, or levels."""
    people = await parts.profiles.of(
        [chair.person for chair in table.chairs if chair.person], table.agreement.game
    )
    names: list[str | None] = []
    for chair in table.chairs:
        known = people.get(chair.person or "")
        own = None if known is None else chair.name or known.name
        names.append(chair.level if chair.kind is ChairKind.COMPUTER else own)
    return names


async def finished(parts: HostParts, name: str, person: str, key: str) -> LoadedTable:
    """Return a table whose game is over, for a person who may see it."""
    loaded = await admit(parts.registry, name, person, key)
    check_over(loaded.table)
    return loaded


def replay_at(table: Table, match: AnyMatch, names: list[str | None], person: str) -> ReplayJson:
    """Return all positions of a finished game, as a person sees them. This may take a while."""
    payload = replay_payload(match, names, table.whole and is_sealed(table.seal, match))
    return {**payload, **outcome_of(table), "mine": sorted(table.seats_of(person))}
