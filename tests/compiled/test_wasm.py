"""Kernels as WebAssembly: the same games and thoughts as natively, bit for bit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from embertide.core.room import AnyRoom
from embertide.search.libraries import libraries
from tests.conftest import OWN
from tests.support.in_wasm import ROOT, layouts, run_in_wasm
from tests.support.thoughts import thoughts

THOUGHTS = Path(__file__).parents[1] / "data" / "thoughts.json"
"""Digests of thoughts, written natively: another compiler or machine must find the same."""

every_room = pytest.mark.parametrize("room", OWN, ids=lambda room: room.name)


@pytest.fixture(scope="module")
def built() -> dict[str, Path]:
    return libraries(OWN)


@every_room
def test_random_games_agree_with_the_rules(room: AnyRoom, built: dict[str, Path]) -> None:
    steps = run_in_wasm("walk", room.name, built[room.name])
    assert steps > 100 * len(room.menu.every())


@every_room
def test_thoughts_are_those_of_the_fixture(room: AnyRoom, request: pytest.FixtureRequest) -> None:
    found = thoughts(room)
    known = json.loads(THOUGHTS.read_text("utf-8")) if THOUGHTS.exists() else {}
    if request.config.getoption("--regolden"):
        text = json.dumps({**known, room.name: found}, indent=1, sort_keys=True)
        THOUGHTS.write_text(text + "\n", "utf-8")
    else:
        assert found == known[room.name]


@every_room
def test_thoughts_in_wasm_are_those_of_the_fixture(room: AnyRoom, built: dict[str, Path]) -> None:
    found = run_in_wasm("think", room.name, built[room.name])
    assert found == json.loads(THOUGHTS.read_text("utf-8"))[room.name]


@every_room
def test_records_have_the_same_layout(room: AnyRoom, built: dict[str, Path]) -> None:
    there = run_in_wasm("layouts", room.name, built[room.name])
    here = layouts(room)
    assert {name: here[name] for name in there} == there
    assert len(there) >= 3


CALLED = """
import sys
from embertide.catalog import ROOMS
from embertide.compiled.linker import CompiledFunction, general
from embertide.compiled.targets.wasm.recording import recorded_calls
from embertide.search.analysis import Analyst
from embertide.search.budget import Budget
from embertide.search.precompile import compile_room, roots
from embertide.search.python_calls import search_calls
from numba import typeof
import gc

room = ROOMS[sys.argv[1]]
compile_room(room.package)
with recorded_calls() as recorded:
    roots(room, room.kernel())
calls = recorded | search_calls(room)
known = {each: [tuple(general(typeof(arg)) for arg in args)] for each, args in calls.items()}
from embertide.search.precompile import _call_everything
list(_call_everything(room))
for each in gc.get_objects():
    if isinstance(each, CompiledFunction):
        for sig in each.overloads:
            if tuple(map(general, sig)) not in known.get(each, []):
                print(each.__module__, each.__name__, sig)
"""


@every_room
def test_all_that_python_calls_is_compiled_ahead_of_time(room: AnyRoom) -> None:
    done = _run(CALLED, room.name)
    assert done == ""


TWICE = """
import sys
from pathlib import Path
from embertide.compiled.targets.wasm.build import build
from embertide.games.firewater.kernel import kernel
from embertide.compiled.records import zeros, int32
s, legal = zeros(1, kernel.state_t)[0], zeros(kernel.MAX_ACTIONS, int32)
build({kernel.actions: (s, legal), kernel.apply: (s, 0)}, Path(sys.argv[1]))
"""


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "other"):
        _run(TWICE, str(tmp_path / name))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def _run(script: str, *args: Any) -> str:
    command = [sys.executable, "-W", "error", "-c", script, *map(str, args)]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(  # noqa: S603 - our own
        command, env=environment, check=False, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
