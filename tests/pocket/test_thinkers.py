"""Searches in a browser take turns: requests between slices, and computers before advice."""

import asyncio

import pytest

from embertide.pocket import thinkers
from embertide.pocket.thinkers import in_slices
from embertide.search.steps import Steps
from tests.support.local_server import run


def steps(log: list[str], name: str, most: int) -> Steps[str]:
    """A search of that many steps."""
    for _ in range(most):
        log.append(name)
        yield
    return name


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice for each step."""
    monkeypatch.setattr(thinkers, "SLICE", 0.0)


def test_others_have_a_turn_between_slices() -> None:
    async def story() -> None:
        log: list[str] = []
        search = asyncio.create_task(in_slices(steps(log, "search", 5)))
        while not log:
            await asyncio.sleep(0)
        log.append("request")
        assert await search == "search"
        assert log.index("request") < len(log) - 1
        assert log.count("search") == 5

    run(story())


def test_advice_pauses_while_a_computer_thinks() -> None:
    async def story() -> None:
        log: list[str] = []
        seats = asyncio.Lock()
        advice = asyncio.create_task(in_slices(steps(log, "advice", 5), seats.locked))
        while not log:
            await asyncio.sleep(0)
        async with seats:
            before = log.count("advice")
            await in_slices(steps(log, "seat", 20))
            assert log.count("advice") <= before + 1
        assert await advice == "advice"
        assert log.count("advice") == 5

    run(story())


def test_a_search_that_is_given_up_ends_at_its_next_pause() -> None:
    async def story() -> None:
        log: list[str] = []
        search = asyncio.create_task(in_slices(steps(log, "search", 1000)))
        while not log:
            await asyncio.sleep(0)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search
        assert len(log) < 1000

    run(story())
