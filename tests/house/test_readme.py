"""What the README shows works as it stands there."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_library_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found is not None
    assert len(found[1].strip().splitlines()) <= 11
    exec(found[1], {})  # noqa: S102 - that is the point
    assert "s0,1" in capsys.readouterr().out


def test_the_refusal_is_a_real_one() -> None:
    assert "0,1 holds 1 firefighter and has 2 free edges: room for 1 more, not 2. (F-9)" in README


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
        timeout=300,  # a machine may be busy
        check=False,
    )
    assert done.returncode == 0, done.stderr


def _serve(args: list[str], folder: Path) -> None:
    """A server says where it is, and goes when it is told to."""
    command = [sys.executable, "-m", "embertide", *args, "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/games.db"]
    server = subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    )
    assert server.stdout is not None
    with server.stdout:
        assert "http://" in server.stdout.readline()
        server.terminate()
        # It closes its door in good order and then passes the signal on.
        assert server.wait(30) in (0, -signal.SIGTERM)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)h][^)]*)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (Path(__file__).parents[2] / link).exists()
