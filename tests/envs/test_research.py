"""What docs/research.md says holds, the examples run, and what is missing is said in a sentence."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from embertide.catalog import ROOMS

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
    """The markers of Fire & Water by seat and value: 128 planes that two lines tell."""
    return row.split(" | ")[1].startswith(("open ", "stack "))


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
    """One sentence says what to install."""
    code = f"import sys; sys.modules[{package!r}] = None; import embertide.envs.{module}"
    run = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    last = run.stderr.strip().splitlines()[-1]
    assert 'pip install "embertide[research]"' in last
    assert run.returncode == 1
