"""exp and log as device functions, for a process that has a GPU or simulates one."""

from typing import Any

import numpy as np

from embertide.compiled.arithmetic import exp, log
from embertide.envs.cuda import BY_INSTRUCTION, Twins, cuda

BLOCK = 32

_twins = Twins(BY_INSTRUCTION)
exp_there, log_there = _twins.of(exp), _twins.of(log)


@cuda.jit  # type: ignore[untyped-decorator]  # Numba has no types
def fill(x: Any, out: Any) -> None:
    i = cuda.grid(1)
    if i < x.shape[0]:
        out[0, i] = exp_there(x[i])
        out[1, i] = log_there(abs(x[i]) + 2.0**-60)


def results_of_gpu(arguments: Any) -> Any:
    """What both functions make of these arguments there."""
    out = cuda.to_device(np.zeros((2, len(arguments))))
    grid = len(arguments) // BLOCK + 1, BLOCK
    fill[grid](cuda.to_device(np.ascontiguousarray(arguments)), out)
    return out.copy_to_host()
