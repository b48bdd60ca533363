"""exp and log with the same bits on every machine and target.

The functions of C libraries, of NumPy and of GPUs differ in the last bit. These use sums, products,
quotients and bit patterns only, which IEEE 754 defines exactly, in a fixed order. A product that is
added to something goes through `times`, since compilers for GPUs would round both only once.
"""

import math
from math import inf, nan
from typing import Final

from embertide.compiled.jit import jit
from embertide.compiled.records import float64, int64

# ln 2 in two parts; the first has 32 bits, so that its product with an exponent is exact.
_LN2_HIGH: Final = float.fromhex("0x1.62e42feep-1")
_LN2_LOW: Final = float.fromhex("0x1.a39ef35793c76p-33")
_INVERSE_LN2: Final = float.fromhex("0x1.71547652b82fep+0")
_SQRT_2: Final = float.fromhex("0x1.6a09e667f3bcdp+0")

_EXPONENT_BIAS: Final = 1023
_FRACTION_BITS: Final = 52
_FRACTION_MASK: Final = (1 << _FRACTION_BITS) - 1
_ONE_BITS: Final = _EXPONENT_BIAS << _FRACTION_BITS

_EXP_OVERFLOW: Final = float.fromhex("0x1.62e42fefa39efp+9")  # above this, exp is infinite
_EXP_UNDERFLOW: Final = -745.2  # below this, exp rounds to 0
_SMALLEST_NORMAL: Final = float.fromhex("0x1p-1022")
_TWO_54: Final = float(1 << 54)


@jit
def times(a: float, b: float) -> float:
    """Multiply with a rounding of its own; envs/cuda.py has the instruction for GPUs."""
    return a * b


# e**r = 1 + r + r**2 / 2! + …; with |r| <= ln(2) / 2 what follows r**13 is under 2**-57.
_F2, _F3, _F4, _F5, _F6, _F7 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040
_F8, _F9, _F10, _F11 = 1 / 40320, 1 / 362880, 1 / 3628800, 1 / 39916800
_F12, _F13 = 1 / 479001600, 1 / 6227020800


@jit
def exp(x: float) -> float:
    """Return e to the power of x, within 1 ulp; subnormal results, infinities and NaN as in C."""
    if x > _EXP_OVERFLOW:
        return inf
    if x < _EXP_UNDERFLOW:
        return 0.0
    if math.isnan(x):
        return x
    # x = k ln 2 + r, with r in two parts
    k = float(math.floor(times(x, _INVERSE_LN2) + 0.5))
    high = x - times(k, _LN2_HIGH)
    low = times(k, _LN2_LOW)
    r = high - low
    t = times(r, r)
    even = _F8 + times(t, _F10 + times(t, _F12))
    even = _F2 + times(t, _F4 + times(t, _F6 + times(t, even)))
    odd = _F9 + times(t, _F11 + times(t, _F13))
    odd = _F3 + times(t, _F5 + times(t, _F7 + times(t, odd)))
    mantissa = 1.0 + (high + (times(t, even + times(r, odd)) - low))
    # 2**k in two factors, since k itself may leave the range of exponents
    whole = int(k)
    half = whole >> 1
    return float(mantissa * power_of_two(half) * power_of_two(whole - half))


@jit
def power_of_two(k: int) -> float:
    """Return 2 to the power of k, for k from -1022 to 1023."""
    return int64((int64(k) + _EXPONENT_BIAS) << _FRACTION_BITS).view(float64)


# log((1 + s) / (1 - s)) = 2 s (1 + z / 3 + z**2 / 5 + …), z = s**2; with s <= (√2 - 1) / (√2 + 1)
# what follows z**10 is under 2**-60.
_S1, _S2, _S3, _S4, _S5 = 2 / 3, 2 / 5, 2 / 7, 2 / 9, 2 / 11
_S6, _S7, _S8, _S9, _S10 = 2 / 13, 2 / 15, 2 / 17, 2 / 19, 2 / 21


@jit
def log(x: float) -> float:
    """Return the natural logarithm of x, within 1 ulp; 0, negative numbers, inf, NaN as in C."""
    if x < 0.0 or math.isnan(x):
        return nan
    if x == 0.0:
        return -inf
    if x == inf:
        return inf
    k = 0.0
    if x < _SMALLEST_NORMAL:
        x *= _TWO_54
        k = -54.0
    # x = 2**k m, with √½ < m <= √2
    bits = float64(x).view(int64)
    k += float((bits >> _FRACTION_BITS) - _EXPONENT_BIAS)
    m = int64((bits & _FRACTION_MASK) | _ONE_BITS).view(float64)
    if m > _SQRT_2:
        m *= 0.5
        k += 1.0
    # log(1 + f) = 2 s + s rest, and 2 s = f - h + s h, of which f is exact
    f = m - 1.0
    s = f / (2.0 + f)
    z = times(s, s)
    w = times(z, z)
    odd = _S5 + times(w, _S7 + times(w, _S9))
    odd = times(z, _S1 + times(w, _S3 + times(w, odd)))
    even = _S6 + times(w, _S8 + times(w, _S10))
    even = times(w, _S2 + times(w, _S4 + times(w, even)))
    h = times(0.5 * f, f)
    small = times(s, h + (odd + even)) + times(k, _LN2_LOW)
    return float(times(k, _LN2_HIGH) + (f - (h - small)))
