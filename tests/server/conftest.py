"""Servers and databases for the tests of the door."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import postgres, postgres_url
from tests.server.processes import Nursery, nursery

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Starts servers, which end with the tests at the latest."""
    with nursery(tmp_path_factory.mktemp("servers")) as ready:
        yield ready


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"
