"""Fixtures: every game with its module of environments."""

from importlib import import_module
from types import ModuleType

import pytest

from embertide.catalog import ROOMS


@pytest.fixture(params=list(ROOMS))
def module(request: pytest.FixtureRequest) -> ModuleType:
    return import_module(f"embertide.envs.{request.param}_v0")


@pytest.fixture(params=list(ROOMS))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)
