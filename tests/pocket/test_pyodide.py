"""The edition's own Python, under Node: the same payloads, and computers that think."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from embertide.catalog import OURS
from tests.pocket.test_digests import FIXTURE
from tools.pocket_build import WALK, build
from tools.web_build import node

ROOT = Path(__file__).parents[2]

SCRIPT = """
import json, sys, time
from memory_database import MemoryDatabase
from pocket_walk import OwnHelper, digests, think
from embertide.catalog import OURS
from embertide.pocket.helper import Helper
from embertide.pocket.players import RoomPlayers
from embertide.pocket.thinkers import PocketThinkers

async def library(room):
    return f"/edition/{room}.so"

found = await digests(MemoryDatabase)
helper = OwnHelper(Helper(library))
thinkers = PocketThinkers(OURS, RoomPlayers(OURS, library).load, helper)
for room in OURS.values():
    await think(thinkers, room)
told = {"digests": found, "judged": helper.judged, "modules": sorted(sys.modules)}
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What the script prints in the edition's Python."""
    folder = tmp_path_factory.mktemp("walk")
    for name in WALK:
        shutil.copy(ROOT / "tests/support" / name, folder)
    (folder / "script.py").write_text(SCRIPT, "utf-8")
    command = [node(), ROOT / "tools/pyodide/edition.mjs", build(), folder]
    done = subprocess.run(  # noqa: S603 - our own
        list(map(str, command)), check=False, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_payloads_are_those_of_cpython(there: dict[str, object]) -> None:
    assert there["digests"] == json.loads(FIXTURE.read_text("utf-8"))


def test_helpers_judge_as_the_host_does(there: dict[str, object]) -> None:
    """The script compares the judgements; here it is only asked whether a helper made some.

    Where there is only one move, the host has judged it before the helper is asked.
    """
    judged = there["judged"]
    assert isinstance(judged, int)
    assert judged >= len(OURS)


def test_nothing_of_a_server_is_loaded(there: dict[str, object]) -> None:
    modules = there["modules"]
    assert isinstance(modules, list)
    roots = {name.partition(".")[0] for name in modules}
    assert not roots & {"numpy", "numba", "pydantic", "fastapi", "orjson", "fluent"}
    assert not [name for name in modules if name.startswith("embertide.server")]
