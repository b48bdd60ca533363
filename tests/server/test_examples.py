"""The examples of docs/server.md run against a real server."""

import subprocess
import sys
from pathlib import Path

from tests.support.patience import PATIENCE
from tests.support.processes import ServerLauncher

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "play_over_http.py"


def test_the_example_plays_a_game(servers: ServerLauncher, sqlite_url: str) -> None:
    server = servers.start(sqlite_url)
    command = [sys.executable, str(EXAMPLE), server.address()]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)  # noqa: S603 - our own
    server.stop()
    assert done.stderr == ""
    assert "'key': 'feurio-" in done.stdout


def test_the_manual_shows_the_example() -> None:
    code = EXAMPLE.read_text("utf-8").partition('"""\n\n')[2].rstrip()
    assert code in (ROOT / "docs" / "server.md").read_text("utf-8")
