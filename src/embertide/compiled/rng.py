"""Random numbers from a generator inside each kernel record."""

from typing import Final

from embertide.compiled.bitset import ONE, Word
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record, uint64

_LOW: Final = uint64(0xFFFFFFFF)
_13, _15, _16, _7, _17, _32 = (uint64(shift) for shift in (13, 15, 16, 7, 17, 32))
_MIX_1, _MIX_2, _START = uint64(0x7FEB352D), uint64(0x846CA68B), uint64(0x9E3779B9)


@jit
def seed(s: Record, number: int) -> None:
    """Seed a record's generator with a number of 64 bits; near numbers give unrelated games."""
    left = uint64(number) >> _32
    right = uint64(number) & _LOW
    for _ in range(3):
        left, right = right, left ^ _mix(right ^ _START)
    s.rng = (left << _32) | right | ONE  # never 0, where xorshift would stay


@jit
def _mix(x: Word) -> Word:
    """Scatter the bits of a number of 32 bits; no product leaves 64 bits."""
    x = ((x ^ (x >> _16)) * _MIX_1) & _LOW
    x = ((x ^ (x >> _15)) * _MIX_2) & _LOW
    return x ^ (x >> _16)


@jit
def choose(s: Record, n: int) -> int:
    """A number from 0 to n - 1 (xorshift64; off from equal odds by n in four billion)."""
    x = s.rng
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    s.rng = x
    return whole(((x >> _32) * uint64(n)) >> _32)
