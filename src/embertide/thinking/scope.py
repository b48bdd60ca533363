"""The cancellation of one search, from any thread and at any time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Cancellable(Protocol):
    """Whatever searches, and can be made to end early with its result so far."""

    def cancel(self) -> None:
        """End the search under way, or the next one, early."""
        ...


class SearchScope:
    """Cancels the search that runs inside, or that will begin inside later."""

    def __init__(self) -> None:
        self.cancelled = False
        self._lock = threading.Lock()
        self._inside: Cancellable | None = None

    def cancel(self) -> None:
        """End the search early."""
        with self._lock:
            self.cancelled = True
            if self._inside is not None:
                self._inside.cancel()

    @contextmanager
    def around(self, search: Cancellable) -> Iterator[None]:
        """Let this scope cancel `search` while the context lasts."""
        with self._lock:
            self._inside = search
            if self.cancelled:
                search.cancel()
        try:
            yield
        finally:
            with self._lock:
                self._inside = None
