"""Checks that all stores share: the order of events and the equality of account names."""

import unicodedata
from collections.abc import Sequence

from embertide.play.table.event_json import StoredEvent


def in_order(events: Sequence[StoredEvent]) -> bool:
    """Return whether there are events and their numbers are consecutive."""
    return bool(events) and all(e.seq == events[0].seq + i for i, e in enumerate(events))


def folded(account: str) -> str:
    """Return an account name in the form that is compared: normalized, without case."""
    return unicodedata.normalize("NFKC", account).casefold()
