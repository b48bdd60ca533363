"""Options and fixtures of the whole suite."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from embertide.catalog import ROOMS
from embertide.core.options import Options
from embertide.core.room import Room

# Random walks take their time on a busy machine; the examples are the same on every run.
settings.register_profile(
    "embertide", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("embertide")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regolden", action="store_true", help="write the golden files anew")


def tables() -> Iterator[tuple[Room, Options]]:
    """Every way to play every game."""
    for room in ROOMS.values():
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
    """A test that asks for `room` and `options` runs for every table."""
    if {"room", "options"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("room", "options"), list(tables()), ids=title)
