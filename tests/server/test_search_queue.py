"""The queue of searches: seats before advice, fair by owner, bounded, cancellable at any moment."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Literal

import pytest

from embertide.server.ops.addresses import LastNetworks
from embertide.server.ops.limits import LimitExceeded
from embertide.server.thinking.queue import AdviceBounds, Purpose, SearchObserver, SearchQueue
from embertide.thinking.newest import Dropped, NewestHints
from tests.support.local_server import run

Kind = Literal["seat", "hint", "judgement"]


class Counts(SearchObserver):
    """Counts refusals and cancellations."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, Purpose]] = Counter()

    def refused(self, purpose: Purpose) -> None:
        self.counts["refused", purpose] += 1

    def cancelled(self, purpose: Purpose) -> None:
        self.counts["cancelled", purpose] += 1


class Trial:
    """A queue with searches that end when the test says so; `begun` has their names in order."""

    def __init__(self, slots: int = 1, bounds: AdviceBounds | None = None) -> None:
        self.observer = Counts()
        self.queue = SearchQueue(lambda: slots, bounds, self.observer)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def ask(self, kind: Kind, owner: str, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._search(kind, owner, name))
        await settle()
        return task

    async def _search(self, kind: Kind, owner: str, name: str) -> None:
        async with getattr(self.queue, kind)(owner):
            self.begun.append(name)
            self._ends[name] = asyncio.Event()
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settle()

    async def end_all(self) -> None:
        """End every search as soon as it begins, in the order in which they begin."""
        ended = 0
        while ended < len(self.begun):
            await self.end(self.begun[ended])
            ended += 1


async def settle() -> None:
    """Let all tasks go on until they wait."""
    for _ in range(10):
        await asyncio.sleep(0)


def story(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Make a plain test of an asynchronous one."""

    def plain() -> None:
        run(test())

    plain.__doc__ = test.__doc__
    return plain


@story
async def test_seats_come_before_advice() -> None:
    trial = Trial()
    for number in range(3):
        await trial.ask("hint", f"owner {number}", f"hint {number}")
    await trial.ask("seat", "owner 9", "seat")
    assert trial.begun == ["hint 0"]
    await trial.end_all()
    assert trial.begun == ["hint 0", "seat", "hint 1", "hint 2"]


@story
async def test_owners_take_turns() -> None:
    """A hundred tables of one person delay a table of another by one search."""
    for kind in ("seat", "judgement"):
        trial = Trial()
        for number in range(100):
            await trial.ask(kind, "many", f"many {number}")
        await trial.ask(kind, "one", "one 0")
        await trial.end("many 0")
        await trial.end("many 1")
        assert trial.begun == ["many 0", "many 1", "one 0"]
        await trial.end_all()
        assert trial.begun[3:] == [f"many {number}" for number in range(2, 100)]


@story
async def test_advice_leaves_a_slot_free_for_seats() -> None:
    trial = Trial(slots=3)
    for number in range(4):
        await trial.ask("hint", "owner", f"hint {number}")
    assert trial.begun == ["hint 0", "hint 1"]
    await trial.ask("seat", "owner", "seat 0")
    assert trial.begun == ["hint 0", "hint 1", "seat 0"]
    for number in (1, 2, 3):
        await trial.ask("seat", "owner", f"seat {number}")
    await trial.end("hint 0")
    await trial.end("hint 1")
    assert trial.begun[3:] == ["seat 1", "seat 2"]
    await trial.end_all()
    assert not trial.queue.running.total()


@story
async def test_a_seat_goes_between_two_judgements_of_an_analysis() -> None:
    trial = Trial()

    async def analyse() -> None:
        for number in range(3):
            await trial._search("judgement", "owner", f"decision {number}")

    analysis = asyncio.create_task(analyse())
    await settle()
    await trial.ask("seat", "another", "seat")
    await trial.end_all()
    await analysis
    assert trial.begun == ["decision 0", "seat", "decision 1", "decision 2"]


@story
async def test_hints_that_wait_are_bounded_by_owner_and_in_all() -> None:
    trial = Trial(bounds=AdviceBounds(2, 3))
    await trial.ask("hint", "a", "runs")
    for owner in ("a", "a", "b"):
        await trial.ask("hint", owner, f"waits for {owner}")
    for owner in ("a", "c"):
        with pytest.raises(LimitExceeded) as no:
            await (await trial.ask("hint", owner, "too many"))
        assert (no.value.kind, no.value.message.key) == ("busy", "advice-busy")
        assert no.value.wait >= 1
        assert no.value.message.args["seconds"] == no.value.wait
    assert trial.observer.counts == {("refused", Purpose.ADVICE): 2}
    await trial.ask("judgement", "a", "of an analysis that was admitted")
    await trial.ask("seat", "a", "seat")
    assert (trial.queue.queued(Purpose.ADVICE), trial.queue.queued(Purpose.SEATS)) == (4, 1)
    await trial.end_all()
    await trial.ask("hint", "c", "again")
    assert trial.begun[-1] == "again"


@story
async def test_a_cancelled_search_that_waits_never_begins() -> None:
    trial = Trial()
    await trial.ask("hint", "a", "first")
    dropped = await trial.ask("hint", "a", "dropped")
    await trial.ask("hint", "a", "last")
    dropped.cancel()
    await settle()
    assert trial.queue.queued(Purpose.ADVICE) == 1
    await trial.end_all()
    assert trial.begun == ["first", "last"]
    assert trial.observer.counts == {("cancelled", Purpose.ADVICE): 1}


@story
async def test_a_cancelled_search_that_runs_frees_its_slot() -> None:
    trial = Trial()
    running = await trial.ask("hint", "a", "first")
    await trial.ask("hint", "a", "next")
    running.cancel()
    await settle()
    assert trial.begun == ["first", "next"]
    assert trial.queue.running[Purpose.ADVICE] == 1


@story
async def test_no_slot_is_lost_to_a_search_cancelled_as_its_turn_comes() -> None:
    for cancel_first in (False, True):
        trial = Trial()
        await trial.ask("seat", "a", "first")
        cancelled = await trial.ask("seat", "a", "cancelled")
        await trial.ask("seat", "a", "last")
        if cancel_first:
            cancelled.cancel()
        trial._ends["first"].set()
        if not cancel_first:
            cancelled.cancel()
        await settle()
        # The slot is given away in the same moment, before or after the cancellation.
        assert trial.begun[-1] == "last"
        await trial.end("last")
        assert not trial.queue.running.total()
        assert not trial.queue.queued(Purpose.SEATS)


@story
async def test_a_slot_given_to_a_cancelled_search_goes_on_to_the_next() -> None:
    trial = Trial()
    first = trial.queue.seat("a")
    await first.__aenter__()
    waiting = await trial.ask("seat", "a", "cancelled")
    await trial.ask("seat", "a", "last")
    await first.__aexit__(None, None, None)
    waiting.cancel()  # it has its slot, and has not gone on yet
    await settle()
    assert trial.begun == ["last"]
    await trial.end("last")
    assert not trial.queue.running.total()


@story
async def test_a_newer_hint_of_a_person_drops_the_older() -> None:
    newest, trial = NewestHints(), Trial()

    async def hint(person: str, name: str) -> None:
        async with newest.only(person):
            await trial._search("hint", person, name)

    ann = [asyncio.create_task(hint("ann", f"ann {number}")) for number in range(3)]
    bob = asyncio.create_task(hint("bob", "bob"))
    await settle()
    assert [task.done() for task in (*ann, bob)] == [True, True, False, False]
    for older in ann[:2]:
        with pytest.raises(Dropped) as no:
            await older
        assert (no.value.kind, no.value.message.key) == ("stale", "hint-dropped")
    await trial.end_all()
    await ann[2]
    await bob
    assert set(trial.begun) - {"ann 0"} == {"ann 2", "bob"}


@story
async def test_closing_drops_all_hints_and_those_to_come() -> None:
    newest, trial = NewestHints(), Trial()

    async def hint(person: str) -> None:
        async with newest.only(person):
            await trial._search("hint", person, person)

    asked = [asyncio.create_task(hint(person)) for person in ("ann", "bob")]
    await settle()
    newest.close()
    for task in (*asked, asyncio.create_task(hint("cid"))):
        with pytest.raises(Dropped):
            await task
    assert not trial.queue.running.total()
    assert not trial.queue.queued(Purpose.ADVICE)


def test_people_are_known_by_their_last_network() -> None:
    networks = LastNetworks(kept=2)
    networks.note("ann", "192.0.2.1")
    networks.note("ann", "2001:db8::1")
    networks.note("bob", "2001:db8::2")
    assert networks.of("ann") == networks.of("bob") == "2001:db8::/64"
    networks.note("cid", "192.0.2.3")
    assert (networks.of("ann"), networks.of("cid")) == ("ann", "192.0.2.3")
