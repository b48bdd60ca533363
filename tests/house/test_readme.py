"""The code and commands of the README work as printed."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from embertide.play.match.record import record
from tests.house.test_cli import run
from tests.rules.feurio.test_example import after
from tests.support.patience import PATIENCE

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_library_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found is not None
    assert len(found[1].strip().splitlines()) <= 11
    exec(found[1], {})  # noqa: S102 - that is the point
    assert "s0,1" in capsys.readouterr().out


def test_the_refusal_is_a_real_one(tmp_path: Path) -> None:
    """The dialogue of the README, at the third turn of the rules' worked example."""
    shown = re.search(r"```\n(Player \d> )(.*)\n(.*)\n```", README)
    assert shown is not None
    prompt, typed, refusal = shown.groups()
    saved = tmp_path / "example.json"
    saved.write_text(record(after(4).match).write(), "utf-8")
    done = run("play", "--resume", str(saved), text=f"{typed}\n")
    # Input from a pipe is not echoed.
    assert f"\n{prompt}{refusal}\n" in done.stdout


@pytest.mark.parametrize("line", re.findall(r"^\./play (\w.*?)(?: +#.*)?$", README, re.MULTILINE))
def test_commands_run(line: str, tmp_path: Path) -> None:
    args = shlex.split(line.replace("1000", "2"))
    if args[0] == "verify":
        return
    if args[0] == "serve":
        _serve(args, tmp_path)
        return
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "embertide", *args],
        cwd=tmp_path,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def _serve(args: list[str], folder: Path) -> None:
    """Start a server, read its address, and stop it."""
    command = [sys.executable, "-m", "embertide", *args, "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/games.db"]
    server = subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    )
    assert server.stdout is not None
    with server.stdout:
        assert "http://" in server.stdout.readline()
        server.terminate()
        # It shuts down cleanly and then re-raises the signal.
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)h][^)]*)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (Path(__file__).parents[2] / link).exists()
