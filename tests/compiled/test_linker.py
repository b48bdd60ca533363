"""Kernels in parts: what Numba must keep doing, for compiling to stay short and right."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numba
import numpy as np
import pytest

import embertide
from embertide.compiled import linker
from embertide.compiled.cache import sources
from embertide.compiled.jit import jit
from embertide.compiled.linker import SKIPPED_PASSES, CompiledFunction, Part, Whole

compiled = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="needs compiling")  # type: ignore[attr-defined]


def kernel(function: Any) -> Any:
    """Compiled, but not kept on disk, where a whole would come from without its parts."""
    return CompiledFunction(function)


@kernel
def doubled(number: int) -> int:
    if number > 1000:
        raise ValueError("too much")
    return 2 * number


@kernel
def quadrupled(number: int) -> int:
    return int(doubled(doubled(number)))


@kernel
def many(numbers: Any) -> int:
    return int(doubled(3) + doubled(5) + doubled(numbers[0]) + quadrupled(number=numbers[1]))


@jit
def kept(number: int) -> int:
    return int(doubled(number) + 1)


@jit
def waited(flags: Any) -> int:
    turns = 0
    while flags[0] == 0 and turns < 10**11:
        turns += 1
    return int(flags[0])


ROOT = Path(__file__).parents[2]

SAVE_SLOWLY = """
import sys, time
import numpy as np
from embertide.compiled.cache import compiled_mark
from embertide.compiled.linker import core
from tests.compiled.test_linker import waited

files = core.caching.IndexDataCacheFile
load = files._load_index

def load_and_linger(self):
    found = load(self)
    time.sleep(0.5)
    return found

compiled_mark(sys.argv[1]).touch()
patience = time.monotonic() + 300
while not compiled_mark(sys.argv[2]).exists():
    assert time.monotonic() < patience, "the other process never came"
    time.sleep(0.01)
files._load_index = load_and_linger
waited(np.ones(1, sys.argv[1]))
"""

ASK = """
import numpy as np
from tests.compiled.test_linker import waited

print([waited(np.ones(1, kind)) for kind in ("int64", "int32")], len(waited.stats.cache_misses))
"""


def libraries(of: Any) -> list[Any]:
    return [result.library for result in of.overloads.values()]


def test_numba_still_has_the_steps_that_are_left_out() -> None:
    compiler = linker.core.compiler
    state = SimpleNamespace(func_ir=None, flags=compiler.Flags())
    steps = compiler.DefaultPassBuilder.define_nopython_pipeline(state).passes
    assert {step.__name__ for step, _ in steps} >= SKIPPED_PASSES


def test_it_is_part_of_what_names_the_cache() -> None:
    assert Path(linker.__file__) in sources(Path(embertide.__file__).parent)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (
            linker.Piece,
            "_optimize_functions _optimize_final_module finalize get_defined_functions",
        ),
        (Part, "_get_module_for_linking _ensure_finalized get_pointer_to_function codegen"),
        (CompiledFunction, "get_call_template get_overload compile add_overload enable_caching"),
        (linker.KernelCache, "save_overload cache_path _index_key"),
    ],
)
def test_numba_still_has_what_is_replaced_or_asked_for(kind: type, names: str) -> None:
    numbas = [each for each in kind.__mro__ if each.__module__.startswith("numba.")]
    for name in names.split():
        assert any(name in vars(each) for each in numbas), name


@compiled
def test_only_what_python_calls_is_a_whole() -> None:
    assert quadrupled(3) == 12
    assert [type(library) for library in libraries(quadrupled)] == [Whole]
    assert [type(library) for library in libraries(doubled.inside)] == [Part]


@compiled
def test_a_part_can_be_called_from_python_too() -> None:
    assert quadrupled(5) == 20
    assert doubled(5) == 10
    assert doubled.inside.overloads.keys() == doubled.overloads.keys()


@compiled
def test_one_part_serves_all_constants_and_widths() -> None:
    assert many(np.array([7, 1], np.int32)) == 6 + 10 + 14 + 4
    assert len(doubled.inside.overloads) == 1


@compiled
def test_what_is_raised_in_a_part_reaches_python() -> None:
    with pytest.raises(ValueError, match="too much"):
        quadrupled(999)


@compiled
def test_a_caller_that_numba_compiles_itself_finds_all_parts() -> None:
    call: Any = numba.njit(lambda number: quadrupled(number) + 1)
    assert call(4) == 17


@compiled
def test_a_whole_comes_back_from_the_disk_without_its_parts() -> None:
    assert kept(6) == 13
    again: Any = jit(cast(Any, kept).py_func)
    assert again(7) == 15
    assert list(again.stats.cache_hits.values()) == [1]
    assert not again.stats.cache_misses
    assert "inside" not in vars(again)
    with pytest.raises(ValueError, match="too much"):
        again(1001)


@compiled
def test_what_two_processes_keep_at_once_is_kept(tmp_path: Path) -> None:
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": path}
    kinds = ("int64", "int32")
    both = [
        subprocess.Popen(  # noqa: S603 - this interpreter, on the text above
            [sys.executable, "-c", SAVE_SLOWLY, own, other], env=env
        )
        for own, other in (kinds, kinds[::-1])
    ]
    assert [each.wait() for each in both] == [0, 0]
    ran = subprocess.run(  # noqa: S603 - this interpreter, on the text above
        [sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == ("[1, 1] 0\n", "")


@compiled
def test_others_run_while_a_kernel_does() -> None:
    flags = np.zeros(1, np.int64)
    waited(np.ones(1, np.int64))
    waiting = threading.Thread(target=waited, args=(flags,))
    waiting.start()
    flags[0] = 1
    waiting.join(20)
    assert not waiting.is_alive()
