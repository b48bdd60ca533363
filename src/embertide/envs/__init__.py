"""Environments for research: PettingZoo, Gymnasium and OpenSpiel; `embertide[research]`."""

from embertide.core.extras import required

with required("research"):
    import numba as _numba
    import numpy as _numpy

del _numba, _numpy
