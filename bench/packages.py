"""What Embertide costs before it does anything: sizes of installations, and times of imports.

Each installation is a virtual environment of its own, made from a wheel of this checkout and the
package index; beside it the library that most resembles ours, python-chess. All of it is one run.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.table import table

ROOT = Path(__file__).parents[1]
EXTRAS = ("", "bots", "server", "research")
PEER = "chess"

IMPORTS = {
    "import chess": ("peer", "import chess"),
    "import embertide": ("base", "import embertide"),
    "… and begin a game": ("base", "import embertide as et; et.feurio.new(players=2)"),
    "… and say a sentence": ("base", "import embertide as et; et.say(et.Message('feurio'))"),
    "… and name an engine": ("bots", "import embertide as et; et.Engine"),
    "embertide --version": (
        "base",
        "import sys; sys.argv = ['embertide', '--version']\n"
        "from embertide.cli import main\ntry: main()\nexcept SystemExit: pass",
    ),
    "import embertide.envs.feurio_v0": ("research", "import embertide.envs.feurio_v0"),
}
"""Each program with the installation that runs it."""


class Installed(NamedTuple):
    """A virtual environment with one installation."""

    name: str
    python: Path
    packages: int
    megabytes: float


def main(args: list[str]) -> None:
    """Install, measure, and print two tables."""
    parser = argparse.ArgumentParser(prog="python -m bench packages")
    parser.add_argument("--extras", default=",".join(EXTRAS), help="which, with commas")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--sizes", action=argparse.BooleanOptionalAction, default=True)
    wish = parser.parse_args(args)
    with tempfile.TemporaryDirectory() as folder:
        (wheel,) = _wheel(Path(folder))
        found = [_install(Path(folder), "peer", PEER)]
        for extra in wish.extras.split(","):
            what = f"{wheel}[{extra}]" if extra else str(wheel)
            found.append(_install(Path(folder), extra or "base", what))
        if wish.sizes:
            print(_sizes(found, wheel) + "\n")  # noqa: T201 - it prints its tables
        print(_times({one.name: one.python for one in found}, wish.runs))  # noqa: T201


def _wheel(folder: Path) -> list[Path]:
    _run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], ROOT)
    return list(folder.glob("*.whl"))


def _install(folder: Path, name: str, what: str) -> Installed:
    place = folder / name
    _run([sys.executable, "-m", "venv", "--without-pip", str(place)], folder)
    (libraries,) = place.glob("lib/python*/site-packages")
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-compile"]
    _run([*pip, "-q", "--only-binary", ":all:", what], folder)
    size, packages = _size(libraries), len(list(libraries.glob("*.dist-info")))
    return Installed(name, python, packages, size / 1e6)


def _run(command: list[str], where: Path) -> None:
    quiet = subprocess.DEVNULL
    subprocess.run(command, cwd=where, check=True, stdout=quiet, stderr=quiet)  # noqa: S603 - our own


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _sizes(found: list[Installed], wheel: Path) -> str:
    base = next(one for one in found if one.name == "base")
    rows = [
        (
            PEER if one.name == "peer" else _title(one.name),
            one.packages,
            f"{one.megabytes:,.1f}",
            f"{one.megabytes / base.megabytes:.2f}",
        )
        for one in found
    ]
    notes = (
        "In fresh virtual environments, without bytecode. "
        f"The wheel has {wheel.stat().st_size / 1e6:.1f} MB: the client, the words, the rules."
    )
    return table("Installations", ("pip install", "packages", "MB", "times the base"), rows, notes)


def _title(extra: str) -> str:
    return "embertide" if extra == "base" else f"embertide[{extra}]"


def _times(pythons: dict[str, Path], runs: int) -> str:
    """Time all programs in turn, so that a busy moment of the machine meets all of them."""
    programs = {title: one for title, one in IMPORTS.items() if one[0] in pythons}
    spent: dict[str, list[tuple[float, float]]] = {title: [] for title in programs}
    for _ in range(runs):
        for title, (place, code) in programs.items():
            spent[title].append(_milliseconds(pythons[place], code))
    peer = median(cpu for cpu, _ in spent["import chess"])
    rows = []
    for title, times in spent.items():
        cpu, wall = median(cpu for cpu, _ in times), median(wall for _, wall in times)
        rows.append((title, f"{cpu:.1f}", f"{wall:.1f}", f"{cpu / peer:.2f}"))
    heads = ("program", "ms of processor", "ms elapsed", "times import chess")
    notes = (
        f"Medians of {runs} runs of each in turn, inside a started interpreter, its own start not "
        f"counted. Load of the machine: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores."
    )
    return table("Imports", heads, rows, notes)


def _milliseconds(python: Path, code: str) -> tuple[float, float]:
    """Return the processor time and the elapsed time of a program."""
    program = f"""
import io, sys, time
out, sys.stdout = sys.stdout, io.StringIO()
cpu, wall = time.process_time(), time.perf_counter()
exec({code!r})
out.write(f"{{(time.process_time() - cpu) * 1000}} {{(time.perf_counter() - wall) * 1000}}")
"""
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    spent, elapsed = map(float, done.stdout.split())
    return spent, elapsed
