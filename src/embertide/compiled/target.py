"""Which machine this is: one where Numba compiles kernels, or one that loads compiled ones."""

from importlib.util import find_spec
from typing import Final

COMPILES: Final = find_spec("numba") is not None
"""Whether kernels are compiled here; a browser has neither Numba nor NumPy."""
