"""The claims of docs/research.md hold, the examples run, and missing packages are named."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from embertide.catalog import ROOMS
from embertide.cli.app import app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "research.md"


def test_every_plane_is_documented(name: str) -> None:
    planes = ROOMS[name].features().PLANES
    rows = [f"| {i} | {p.name} | {p.most} | {p.meaning} |" for i, p in enumerate(planes)]
    text = DOCS.read_text("utf-8")
    missing = [row for row in rows if row not in text and not is_folded(row)]
    assert not missing
    if any(is_folded(row) for row in rows):
        assert "| 28 … 91 | open S FW |" in text


def is_folded(row: str) -> bool:
    """Return whether the row is one of the 128 marker planes that two lines describe."""
    return row.split(" | ")[1].startswith(("open ", "stack "))


def test_the_printed_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as a reader would type them; the commands play fewer games."""
    monkeypatch.chdir(tmp_path)
    text = DOCS.read_text("utf-8")
    commands = re.findall(r"^    embertide (.*)$", text, re.MULTILINE)
    assert len(commands) > 1
    for command in commands:
        words = command.replace("--games 1000", "--games 2").split()
        for suffix in ("parquet", "npz"):
            line = [word.replace("data.parquet", f"data.{suffix}") for word in words]
            assert CliRunner().invoke(app, line).exit_code == 0, line
    known: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        exec(compile(block, str(DOCS), "exec"), known)  # noqa: S102 - our own examples


def test_the_compact_form_is_documented(name: str) -> None:
    assert f"{len(ROOMS[name].sketches().INPUTS)} numbers in all" in DOCS.read_text("utf-8")


@pytest.mark.parametrize("game", list(ROOMS))
def test_random_agents(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = runpy.run_path(str(ROOT / "examples" / "random_agents.py"))
    script["main"](game, "2", "3")
    assert "winners" in capsys.readouterr().out


def test_bot_against_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    script = runpy.run_path(str(ROOT / "examples" / "bot_against_openspiel.py"))
    script["main"]("firewater", "random", "2", "1")
    assert "of 1 games against MCTS" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("pettingzoo", "feurio_v0"),
        ("gymnasium", "firewater_v0"),
        ("pyspiel", "spiel"),
    ],
)
def test_without_the_extra(package: str, module: str) -> None:
    """One sentence names what to install."""
    code = f"import sys; sys.modules[{package!r}] = None; import embertide.envs.{module}"
    run = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    last = run.stderr.strip().splitlines()[-1]
    assert 'pip install "embertide[research]"' in last
    assert run.returncode == 1
