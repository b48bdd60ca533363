"""Searches in steps: whoever runs one can let others have a turn between them, or give it up."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""A search that yields every few hundredths of a second, and returns its result."""


def finished(steps: Steps[T]) -> T:
    """Return the result of a search that is carried out without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
