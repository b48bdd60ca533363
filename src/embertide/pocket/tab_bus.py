"""The bus between the tabs of one browser: each hears which tables others have changed."""

from collections.abc import Sequence

from embertide.store.bus import Change
from embertide.store.local_bus import LocalBus


class TabBus(LocalBus):
    """Reports changes of other tabs; the database tells them of ours."""

    def publish(self, changes: Sequence[Change]) -> None:
        """Do nothing: this tab knows, and the database has told the others."""

    def changed(self, table: str, seq: int) -> None:
        """Report that another tab has stored events of a table, up to that number."""
        self._report(Change(table, seq))
