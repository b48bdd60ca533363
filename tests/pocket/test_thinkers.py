"""Searches in a browser take turns: requests between slices, and computers before advice."""

import asyncio

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.host.analyses import AnalysisService
from embertide.host.answers import AnalysisJson, JudgementJson
from embertide.host.registry import TableRegistry
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch
from embertide.pocket import thinkers
from embertide.pocket.helper import Helper
from embertide.pocket.helpers import HelperGone
from embertide.pocket.thinkers import PocketThinkers, in_slices
from embertide.search.steps import Steps
from embertide.store.memory import MemoryStore
from tests.support.local_server import run
from tests.support.pocket_walk import begun


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


class Shared:
    """A helper that notes what it is sent, and may fail."""

    def __init__(self, helper: Helper | None, most: int = 1) -> None:
        self.most = most
        self.sent: list[str] = []
        self._helper = helper

    async def judge(self, task: str) -> str:
        self.sent.append(task)
        if self._helper is None:
            raise HelperGone
        return await self._helper.judge(task)


async def nothing(room: str) -> str:
    """Load nothing: here, code is compiled."""
    return ""


def judged(helper: Shared, *variants: str) -> list[JudgementJson | None]:
    """Return three judgements of one decision that were asked for at once."""
    room = ROOMS["feurio"]
    at = begun(room, room.menu.order(2, "competitive", variants))
    move = room.game.moves(at.state)[-1]
    found: list[JudgementJson | None] = []

    async def story() -> None:
        pocket = PocketThinkers(ROOMS, _ready, helper)
        found.extend(await asyncio.gather(*(pocket.judge(at, move, 4, "p") for _ in range(3))))

    run(story())
    return found


async def _ready(room: str) -> None:
    """Load nothing either."""


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> Helper:
    """A helper that needs no library."""
    made = Helper(nothing)
    monkeypatch.setattr(made._players, "load", _ready)
    return made


def test_helpers_take_their_share_of_judgements(helper: Helper) -> None:
    shared = Shared(helper)
    here, *there = judged(shared)
    assert here is not None
    assert there == [here, here]
    assert len(shared.sent) == 2


def test_the_host_goes_on_without_a_helper_that_is_gone(helper: Helper) -> None:
    gone = Shared(None)
    assert judged(gone) == judged(Shared(helper))
    assert len(gone.sent) == 2


def test_helpers_are_not_sent_what_a_seat_does_not_know(helper: Helper) -> None:
    """Nor is the decision judged by less than is known after the game."""
    shared = Shared(helper)
    assert len(set(map(str, judged(shared, "firebreak")))) == 1
    assert shared.sent == []


def test_analyses_are_in_order_however_they_are_shared(
    helper: Helper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "LONG", 0.0)
    room = ROOMS["firewater"]
    match = random_match(room, room.menu.order(2), Dice(5))
    found: list[AnalysisJson] = []

    async def analysed(helpers: Shared) -> None:
        judges = PocketThinkers(ROOMS, _ready, helpers)
        service = AnalysisService(TableRegistry(MemoryStore(), ROOMS), judges)

        async def read() -> AnyMatch:
            return match

        while not (now := await service.of_record("r", read, "p"))["ready"]:
            await asyncio.sleep(0.01)
        found.append(now)

    run(analysed(Shared(helper, most=0)))
    run(analysed(shared := Shared(helper, most=3)))
    monkeypatch.setattr(thinkers, "LONG", 1e9)
    run(analysed(unused := Shared(helper, most=3)))
    assert found[0] == found[1] == found[2]
    assert found[0]["done"] == found[0]["of"]
    assert len(shared.sent) > found[0]["of"] / 2
    assert unused.sent == []
