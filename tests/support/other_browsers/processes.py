"""The processes of a browser, all of which end with it."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.support.patience import PATIENCE


def ends_line(text: str) -> bool:
    """Return whether a text is a line with its end."""
    return text.endswith("\n")


class Processes:
    """Programs started for a browser, each the leader of a group to which its children belong."""

    def __init__(self, folder: Path) -> None:
        self._started: list[subprocess.Popen[bytes]] = []
        self.output = folder / "output.txt"

    def start(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        """Start a program whose output goes to a file."""
        with self.output.open("ab") as file:
            process = subprocess.Popen(  # noqa: S603 - a browser, its driver or its screen
                command,
                env=os.environ | environ,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                start_new_session=True,
            )
        self._started.append(process)

    def wait_for_text(self, file: Path, whole: Callable[[str], bool] = ends_line) -> str:
        """Wait until a program has written the whole of a file, and return it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and all(one.poll() is None for one in self._started):
            text = file.read_text("utf-8") if file.exists() else ""
            if whole(text):
                return text
            time.sleep(0.05)
        raise AssertionError(self.output.read_text("utf-8", "replace")[-2000:])

    def end(self) -> None:
        """Kill all groups, the last one first."""
        for process in reversed(self._started):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
