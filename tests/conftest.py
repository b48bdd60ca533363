"""Options and fixtures of the whole suite."""

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from embertide.core.options import Options
from embertide.core.room import AnyRoom, Room
from embertide.games import feurio, firewater

OWN: tuple[AnyRoom, ...] = (feurio.ROOM, firewater.ROOM)
"""The rooms of this repository; others that are installed beside it are not tested here."""

LONGEST = (
    "tests/server/test_faults_kill.py",
    "tests/server/test_database_0_1.py",
    "tests/web/test_other_browsers.py",
    "tests/web/test_play.py",
    "tests/web/test_seal.py",
    "tests/web/test_turn.py",
    "tests/web/test_analysis.py",
    "tests/web/test_edition_games.py",
    "tests/web/test_offline_games.py",
)
"""Files with the tests that take longest: begun first, so that none is waited for at the end."""

# Random walks take their time on a busy machine; the examples are the same on every run.
settings.register_profile(
    "embertide", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("embertide")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regolden", action="store_true", help="write the golden files anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def tables(rooms: Iterable[AnyRoom] = OWN) -> Iterator[tuple[AnyRoom, Options]]:
    """Every way to play these games."""
    for room in rooms:
        for options in room.menu.every():
            yield room, options


def title(value: object) -> str | None:
    """A readable name for a test's parameter."""
    if isinstance(value, Room):
        return value.name
    if isinstance(value, Options):
        return "-".join([str(value.players), value.mode, *value.variants])
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `room` and `options` runs for every table of our own rooms.

    A module about other rooms names them in ROOMS_UNDER_TEST.
    """
    if {"room", "options"} <= set(metafunc.fixturenames):
        rooms = getattr(metafunc.module, "ROOMS_UNDER_TEST", OWN)
        metafunc.parametrize(("room", "options"), list(tables(rooms)), ids=title)
