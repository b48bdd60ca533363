"""Sets of the numbers 0 to 63, one bit each in a word."""

from typing import Final

from embertide.compiled.jit import jit
from embertide.compiled.records import uint64

Word = uint64
"""A set of the numbers 0 to 63, one bit each."""

NONE: Final = uint64(0)
ONE: Final = uint64(1)


@jit
def bit(member: int) -> Word:
    """The set of one number."""
    return ONE << uint64(member)


@jit
def bits(members: Word) -> int:
    """How many members a set has; compiled, this loop is one instruction."""
    count = 0
    while members:
        members &= members - ONE
        count += 1
    return count


@jit
def lowest(members: Word) -> int:
    """The lowest member of a set that is not empty."""
    return bits(~members & (members - ONE))


@jit
def nth(members: Word, index: int) -> int:
    """The member with that many lower ones: six halvings, no branch to guess wrong."""
    at = 0
    for digit in range(6):
        width = 32 >> digit
        below = bits(members & ((ONE << uint64(width)) - ONE))
        above = index >= below
        index = index - below if above else index
        members = members >> uint64(width) if above else members
        at = at + width if above else at
    return at
