"""The types of the wire agree with the values they describe, and need no library."""

import subprocess
import sys
from typing import get_args

from embertide.core.errors import IllegalMove, Malformed, Stale
from embertide.core.level import NAMES
from embertide.core.room import AIDS
from embertide.core.wire import Aid, LevelName, RefusalKind

_WITHOUT_LIBRARIES = """
import sys
import embertide
for name in ("pydantic", "typing_extensions", "fastapi", "orjson", "msgspec"):
    sys.modules[name] = None
from embertide.host import answers, requests
request = requests.MoveRequest(type="move", id="1", ply=3, move="s0,1")
assert request.move == "s0,1" and "told" in answers.FrameJson.__annotations__
"""


def test_levels_and_aids_are_the_ones_of_core() -> None:
    assert get_args(LevelName) == NAMES
    assert get_args(Aid) == AIDS


def test_refusals_have_a_known_kind() -> None:
    assert {no.kind for no in (IllegalMove, Malformed, Stale)} <= set(get_args(RefusalKind))


def test_the_types_need_the_standard_library_only() -> None:
    subprocess.run([sys.executable, "-c", _WITHOUT_LIBRARIES], check=True)  # noqa: S603
