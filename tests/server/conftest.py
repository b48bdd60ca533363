"""Fixtures with server processes and databases."""

from pathlib import Path

import pytest

from tests.support.nats import nats
from tests.support.postgres import postgres, postgres_url
from tests.support.processes import servers

__all__ = ["nats", "postgres", "postgres_url", "servers"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"
