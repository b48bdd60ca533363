"""A progress bar on standard error, shown only at a terminal and after the first second."""

import sys
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


class Bar:
    """Counts steps; `watched` is false where other output would overwrite the bar."""

    def __init__(self, steps: int, watched: bool = True) -> None:
        self._bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not (watched and sys.stderr.isatty()),
        )
        self._task = self._bar.add_task("", total=steps)
        self._begun = self._bar.get_time()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._bar.stop()

    def advance(self) -> None:
        """Count one step."""
        self._bar.advance(self._task)
        if not self._bar.live.is_started and self._bar.get_time() - self._begun > 1:
            self._bar.start()
