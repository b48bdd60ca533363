"""exp and log of our own: accurate, and the same bits however they are run."""

import hashlib
import math
import os
import subprocess
import sys
from collections.abc import Callable
from decimal import Context, Decimal
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.compiled.arithmetic import exp, log, power_of_two

EXACTLY = Context(prec=60)
SMALLEST = 5e-324

compiled = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="needs compiling")  # type: ignore[attr-defined]


def error(found: float, exact: Decimal) -> Decimal:
    """How far a result is off, in units in the last place of the exact one."""
    return abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact)))


@given(st.floats(-745.1, 709.7))
def test_exp_is_within_one_ulp(x: float) -> None:
    assert error(exp(x), EXACTLY.exp(Decimal(x))) < 1


@given(st.floats(SMALLEST, allow_infinity=False))
def test_log_is_within_one_ulp(x: float) -> None:
    assert error(log(x), EXACTLY.ln(Decimal(x))) < 1


@given(st.floats(0.5, 2.0))
def test_log_is_within_one_ulp_around_one(x: float) -> None:
    assert error(log(x), EXACTLY.ln(Decimal(x))) < 1


@pytest.mark.parametrize(
    ("x", "result"),
    [
        (0.0, 1.0),
        (-0.0, 1.0),
        (math.inf, math.inf),
        (-math.inf, 0.0),
        (709.782712893384, math.exp(709.782712893384)),
        (709.7827128933841, math.inf),
        (-745.13, SMALLEST),
        (-745.14, 0.0),
        (-1e308, 0.0),
    ],
)
def test_exp_at_its_limits(x: float, result: float) -> None:
    assert exp(x) == result


@pytest.mark.parametrize(
    ("x", "result"),
    [
        (1.0, 0.0),
        (0.0, -math.inf),
        (-0.0, -math.inf),
        (math.inf, math.inf),
        (SMALLEST, math.log(SMALLEST)),
        (sys.float_info.max, math.log(sys.float_info.max)),
    ],
)
def test_log_at_its_limits(x: float, result: float) -> None:
    assert log(x) == result


@pytest.mark.parametrize("x", [-1.0, -math.inf, -SMALLEST])
def test_a_negative_number_has_no_log(x: float) -> None:
    assert math.isnan(log(x))


@pytest.mark.parametrize("function", [exp, log])
def test_not_a_number_stays_one(function: Callable[[float], float]) -> None:
    assert math.isnan(function(math.nan))


@pytest.mark.parametrize("k", [-1022, -1, 0, 1, 1023])
def test_powers_of_two(k: int) -> None:
    assert power_of_two(k) == math.ldexp(1.0, k)


# The same bits

ARGUMENTS = np.concatenate((np.arange(-2000, 2001) * 0.35, np.arange(-1000, 1001) / 1000))
DIGEST = "6d6f79204e53ef6bea44676749ec8558cb366e98120a8c8bf19de62170210de3"


def results() -> Any:
    """What both functions make of many arguments."""
    positive = np.abs(ARGUMENTS) + 2.0**-60
    return np.array([[exp(x) for x in ARGUMENTS], [log(x) for x in positive]])


def digest(numbers: Any) -> str:
    return hashlib.sha256(np.asarray(numbers, "<f8").tobytes()).hexdigest()


def test_bits_are_those_of_every_machine() -> None:
    assert digest(results()) == DIGEST


@compiled
def test_bits_are_the_same_without_a_compiler() -> None:
    script = "from tests.compiled.test_arithmetic import digest, results; print(digest(results()))"
    ran = subprocess.run(  # noqa: S603 - this interpreter, on the text above
        [sys.executable, "-c", script],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == (f"{DIGEST}\n", "")


# On a GPU, or in Numba's simulator of one


def run_on_gpu(expression: str, environment: dict[str, str]) -> None:
    script = f"""
from tests.compiled.gpu_results import results_of_gpu
from tests.compiled.test_arithmetic import ARGUMENTS, DIGEST, digest, results

assert {expression}
"""
    ran = subprocess.run(  # noqa: S603 - this interpreter, on the text above
        [sys.executable, "-c", script],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def test_a_gpu_has_the_same_bits() -> None:
    script = "from numba import cuda; raise SystemExit(not cuda.is_available())"
    if subprocess.run([sys.executable, "-c", script], check=False).returncode:  # noqa: S603 - this interpreter
        pytest.skip("no GPU here")
    run_on_gpu(
        "digest(results_of_gpu(ARGUMENTS)) == DIGEST", {"NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"}
    )


def test_the_gpus_code_runs_in_the_simulator() -> None:
    run_on_gpu(
        "(results_of_gpu(ARGUMENTS[::500]) == results()[:, ::500]).all()",
        {"NUMBA_ENABLE_CUDASIM": "1"},
    )
