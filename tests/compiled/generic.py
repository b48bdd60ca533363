"""A compiled function for the records of any room."""

from typing import Any

from embertide.compiled.dispatch import actor
from embertide.compiled.jit import jit


@jit
def acts(states: Any) -> int:
    """Who acts in the first state."""
    return actor(states[0])
