"""Builds what the tests share, so that not every process of theirs does.

`python tools/warm.py` compiles the code of computer players, also for browsers; with `edition` it
then builds the edition without a server.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from embertide.catalog import ROOMS
from embertide.search.libraries import libraries
from embertide.search.precompile import warm
from tools.pocket_build import build

if __name__ == "__main__":
    warm(ROOMS.values())
    libraries(ROOMS.values())
    if sys.argv[1:] == ["edition"]:
        build()
