"""What every store checks in the same way: the order of events, and when two names are the same."""

import unicodedata
from collections.abc import Sequence

from embertide.play.event import Event


def in_order(events: Sequence[Event]) -> bool:
    """Whether there are events, and none is left out between them."""
    return bool(events) and all(e.seq == events[0].seq + i for i, e in enumerate(events))


def folded(account: str) -> str:
    """An account's name as it is compared: upper and lower case alike."""
    return unicodedata.normalize("NFKC", account).casefold()
