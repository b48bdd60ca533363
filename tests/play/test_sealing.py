"""Commitments of the seats: no player can choose a number in the knowledge of another's."""

from collections.abc import Callable

import pytest

from embertide.catalog import ROOMS
from embertide.core.errors import Refusal
from embertide.core.seal import commit, seat_hash
from embertide.play.table.agreement import Chair, ChairKind
from embertide.play.table.command import Decision
from embertide.play.table.ending import leave
from embertide.play.table.event_json import StoredEvent, decode, encode
from embertide.play.table.events import EntropyAdded, Event, Opened
from embertide.play.table.fold import fold
from embertide.play.table.seating import add_entropy, commit_seat, free_seat, sit
from tests.support.seated import SECRET, Seated, computer, entropy, person


def gathering(*chairs: Chair) -> Seated:
    room = ROOMS["firewater"]
    return Seated(room, room.menu.order(len(chairs)), chairs)


def two() -> Seated:
    return gathering(person("ann"), person("bob"))


def give(table: Seated, name: str, number: str, request: str = "") -> Decision:
    return add_entropy(table.table, table.by(name, request), number)


def key_of(ask: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as no:
        ask()
    return no.value.message.key


def numbers(table: Seated) -> list[str]:
    return [chair.entropy for chair in table.table.chairs]


def test_no_number_is_accepted_before_all_have_committed() -> None:
    table = two()
    table.commit("ann", entropy(1))
    assert table.table.awaited == {1}
    assert key_of(lambda: give(table, "ann", entropy(1))) == "table-entropy-early"
    assert key_of(lambda: give(table, "bob", entropy(2))) == "table-entropy-early"
    table.commit("bob", entropy(2))
    assert table.table.awaited == {0, 1}
    table.do(give(table, "ann", entropy(1)))
    assert table.table.phase == "gathering"
    assert table.table.awaited == {1}
    table.do(give(table, "bob", entropy(2)))
    assert (table.table.phase, numbers(table)) == ("playing", [entropy(1), entropy(2)])


def test_the_last_to_send_cannot_choose_the_number() -> None:
    table = two()
    table.commit("ann", entropy(1))
    table.commit("bob", entropy(2))
    table.do(give(table, "ann", entropy(1)))
    assert key_of(lambda: give(table, "bob", entropy(1))) == "table-entropy-other"
    assert key_of(lambda: give(table, "bob", entropy(3))) == "table-entropy-other"
    hashed = seat_hash("table", table.table.seal.commitment, 1, entropy(3))
    late = key_of(lambda: commit_seat(table.table, table.by("bob"), 1, hashed))
    assert late == "table-commit-late"


def test_a_commitment_belongs_to_its_table_seal_and_seat() -> None:
    """A copied commitment cannot be opened at another seat."""
    table = two()
    table.commit("ann", entropy(1))
    copied = table.table.chairs[0].hash
    table.do(commit_seat(table.table, table.by("bob"), 1, copied))
    table.do(give(table, "ann", entropy(1)))
    assert key_of(lambda: give(table, "bob", entropy(1))) == "table-entropy-other"
    parts = ("t", commit(SECRET), 0, entropy(1))
    others = [("u", *parts[1:]), ("t", commit(bytes(32)), *parts[2:]), (*parts[:2], 1, parts[3])]
    assert seat_hash(*parts) not in {seat_hash(*other) for other in others}


def test_a_commitment_can_be_replaced_until_all_are_in() -> None:
    """A person may change to another device, which has another number."""
    table = two()
    table.commit("ann", entropy(1))
    table.commit("ann", entropy(3))
    table.commit("bob", entropy(2))
    late = key_of(lambda: table.commit("ann", entropy(1)))
    assert late == "table-commit-late"
    table.do(give(table, "ann", entropy(3)))
    assert key_of(lambda: commit_seat(table.table, table.by("ann"), 1, entropy(1))) == (
        "table-seat-other"
    )


def test_commitments_and_numbers_sent_again_change_nothing() -> None:
    """The same value again is done, and so is the same request after the game has begun."""
    table = two()
    table.commit("ann", entropy(1))
    hashed = table.table.chairs[0].hash
    table.commit("bob", entropy(2))
    assert not commit_seat(table.table, table.by("ann"), 0, hashed).events
    table.do(give(table, "ann", entropy(1), "r1"))
    assert not give(table, "ann", entropy(1), "r1").events
    table.do(give(table, "bob", entropy(2), "r2"))
    assert {"r1", "r2"} <= set(table.table.done)
    assert not give(table, "ann", entropy(1), "r3").events
    assert not commit_seat(table.table, table.by("ann"), 0, hashed).events


def test_a_person_alone_sends_the_number_at_once() -> None:
    """Only the server has a number besides, and it has committed to it."""
    table = gathering(person("ann"), Chair(ChairKind.PERSON, "ann", name="Cid"), computer())
    assert not table.table.commits
    assert key_of(lambda: commit_seat(table.table, table.by("ann"), 0, entropy(1))) == (
        "table-commit-late"
    )
    table.do(give(table, "ann", entropy(1)))
    assert (table.table.phase, numbers(table)) == ("playing", [entropy(1), entropy(1), ""])


def test_each_seat_of_a_person_has_its_own_commitment() -> None:
    table = gathering(person("ann"), person("bob"), Chair(ChairKind.PERSON, "ann", name="Cid"))
    table.give_entropy()
    assert len({chair.hash for chair in table.table.chairs}) == 3
    assert table.table.phase == "playing"


def test_after_a_number_is_known_leaving_makes_all_commit_again() -> None:
    table = gathering(person("ann"), Chair(ChairKind.PUBLIC))
    table.do(sit(table.table, table.by("bob")))
    table.commit("ann", entropy(1))
    table.commit("bob", entropy(2))
    table.do(give(table, "ann", entropy(1)))
    table.do(leave(table.table, table.by("bob")))
    assert not any(chair.hash or chair.entropy for chair in table.table.chairs)
    table.commit("ann", entropy(3))
    table.do(sit(table.table, table.by("bob")))
    table.do(leave(table.table, table.by("bob")))
    assert table.table.chairs[0].hash, "no number was known, so nobody has to commit again"


def test_a_seat_that_stays_silent_can_be_freed_after_a_time() -> None:
    table = gathering(person("ann"), person("bob"), Chair(ChairKind.PUBLIC))

    def free() -> Decision:
        return free_seat(table.table, table.by("ann"), 1)

    assert key_of(free) == "table-free-whom"
    table.do(sit(table.table, table.by("cid")))
    for at, name in enumerate(("ann", "bob", "cid")):
        table.commit(name, entropy(at))
    table.do(give(table, "ann", entropy(0)))
    table.do(give(table, "cid", entropy(2)))
    assert key_of(free) == "table-free-patience"
    assert key_of(lambda: free_seat(table.table, table.by("ann"), 0)) == "table-free-whom"
    assert key_of(lambda: free_seat(table.table, table.by("ann"), 2)) == "table-free-whom"
    table.now += 60
    (line,) = table.do(free())
    assert line.texts[0].told.key == "table-freed"
    assert [chair.kind for chair in table.table.chairs] == ["person", "open", "person"]
    assert not any(chair.hash or chair.entropy for chair in table.table.chairs)
    table.do(sit(table.table, table.by("dot"), key="key-bob"))
    table.give_entropy()
    assert key_of(free) == "table-begun"


def test_tables_of_the_first_version_take_numbers_directly() -> None:
    """Their opening event names no version; the last number may come with a seat."""
    table = gathering(person("ann"), Chair(ChairKind.PUBLIC))
    seq, at, kind, data = encode(table.events[0])
    assert data["seal"] == 2
    old = StoredEvent(seq, at, kind, {name: data[name] for name in data if name != "seal"})
    first = decode(old)
    assert isinstance(first.change, Opened)
    now, _ = fold("table", [first, Event(1, at, EntropyAdded("ann", entropy(1)))], ROOMS)
    assert (now.seal_version, now.commits, now.chairs[0].entropy) == (1, False, entropy(1))
    decision = sit(now, table.by("bob"), entropy(2))
    assert decision.table.phase == "playing"
    assert key_of(lambda: sit(table.table, table.by("bob"), entropy(2))) == "table-entropy-open"
