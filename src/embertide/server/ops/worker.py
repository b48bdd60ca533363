"""One of several server processes of a machine that share a port."""

from pathlib import Path
from typing import NamedTuple

from embertide.server.settings import Settings


class Worker(NamedTuple):
    """The place of a process among its siblings."""

    number: int
    """From 1."""
    total: int
    folder: Path
    """A private folder for the sockets through which siblings read each other's metrics."""

    def share(self, settings: Settings) -> Settings:
        """Return the settings of this worker: its fair share of the search threads."""
        if not settings.thinkers:
            return settings
        most, rest = divmod(settings.thinkers, self.total)
        return settings.model_copy(update={"thinkers": max(1, most + (self.number <= rest))})

    def socket(self, number: int) -> Path:
        """Return the socket at which a worker answers with its metrics."""
        return self.folder / f"metrics-{number}"
