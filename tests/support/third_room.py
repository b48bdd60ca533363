"""The example room as an installed package, without pip or a network."""

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "examples" / "rooms" / "nim"
SOURCE = PACKAGE / "src"

sys.path.append(str(SOURCE))


def install(folder: Path, **rooms: str) -> Path:
    """Write the metadata that an installer would, so that the entry points are found.

    `rooms` replaces the entry points of the package.
    """
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, "utf-8")
    named = rooms or project["entry-points"]["embertide.rooms"]
    lines = ["[embertide.rooms]", *(f"{name} = {target}" for name, target in named.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a process in which the room is installed."""
    paths = [str(folder), str(SOURCE), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
