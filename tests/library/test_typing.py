"""Type checkers know the games in a user's program, and find its mistakes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

CODE = Path(__file__).with_name("user_code.py")
WRONG = {n for n, line in enumerate(CODE.read_text("utf-8").splitlines(), 1) if "# wrong" in line}


def _run(folder: Path, *command: str) -> str:
    env = {**os.environ, "MYPY_FORCE_COLOR": "0"}
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-m", *command],
        cwd=folder,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=600,  # the machine may be busy
        check=False,
    )
    assert not done.stderr.strip(), done.stderr
    return done.stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder of a user with the program and nothing else."""
    (tmp_path / "program.py").write_text(CODE.read_text("utf-8"), "utf-8")
    return tmp_path


def test_mypy(project: Path) -> None:
    out = _run(project, "mypy", "--strict", "--no-error-summary", "program.py")
    lines = [int(number) for number in re.findall(r"^program\.py:(\d+): error", out, re.M)]
    assert set(lines) == WRONG, out


def test_pyright(project: Path) -> None:
    settings = {"typeCheckingMode": "strict", "reportUnusedExpression": False}
    (project / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    out = _run(project, "basedpyright", "--outputjson", "--pythonpath", sys.executable)
    found = [one for one in json.loads(out)["generalDiagnostics"] if one["severity"] == "error"]
    assert {one["range"]["start"]["line"] + 1 for one in found} == WRONG, found
