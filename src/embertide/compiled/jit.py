"""The decorator that compiles kernel functions: without the interpreter's lock, cached on disk.

A kernel works on one record for each state, with plain scalar code: so the same functions run
compiled by Numba, as they stand in Python (NUMBA_DISABLE_JIT=1), as device functions on a GPU, and
compiled ahead of time in a browser, which has no Numba.
"""

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from embertide.compiled.records import int64
from embertide.compiled.target import COMPILES

F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING or COMPILES:
    import numba

    from embertide.compiled.linker import CompiledFunction

    _config: Any = numba.config

    def jit(function: F) -> F:
        """Compile a kernel function at its first call, or load what was compiled before."""
        if _config.DISABLE_JIT:
            return function
        kernel: Any = CompiledFunction(cast(FunctionType, function))
        kernel.enable_caching()
        return cast(F, kernel)

else:
    from embertide.compiled.targets.side import Door as jit  # noqa: N813 - a decorator here


@jit
def whole(number: Any) -> int:
    """Widen a number to 64 bits: one compilation then serves every width of a record's fields."""
    return int(int64(number))
