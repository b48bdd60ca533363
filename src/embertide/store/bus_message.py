"""Changes as text: `SEQ TABLE`, then the events as JSON if they are short enough."""

from collections.abc import Sequence

import orjson

from embertide.play.table.event_json import StoredEvent
from embertide.store.batch import Append
from embertide.store.bus import Change

LONGEST = 7000
"""Bytes of the events in a text; PostgreSQL's limit for a notification is just under 8000."""


def changes_of(group: Sequence[Append], stored: Sequence[bool]) -> list[Change]:
    """Return the changes of the appends that were stored."""
    return [
        Change(one.table, one.last, one.stored)
        for one, yes in zip(group, stored, strict=True)
        if yes
    ]


def write_change(change: Change) -> str:
    """Return a change as text."""
    events = orjson.dumps([list(event) for event in change.events]).decode()
    if not change.events or len(events.encode()) > LONGEST:
        return f"{change.seq} {change.table}"
    return f"{change.seq} {change.table} {events}"


def read_change(text: str) -> Change:
    """Return the change of a text."""
    seq, table, *events = text.split(" ", 2)
    rows = orjson.loads(events[0]) if events else []
    return Change(table, int(seq), [StoredEvent(*row) for row in rows])
