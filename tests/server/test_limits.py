"""Limits: moving windows by a clock of our own, households counted once, nothing kept for ever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.errors import Malformed
from embertide.server.limits import Doorkeeper, TooMuch, Window, network_of
from embertide.server.settings import Limits


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_window_moves() -> None:
    clock = Clock()
    window = Window(2, 10, clock)
    for at in (100, 104):
        clock.now = at
        assert window.wait("a") == 0
        window.count("a")
    clock.now = 105
    assert window.wait("a") == 5
    assert window.wait("b") == 0
    clock.now = 110
    assert window.wait("a") == 0
    window.count("a")
    assert window.wait("a") == 4


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 4))
def test_never_more_than_allowed_in_any_window(pauses: list[float], most: int) -> None:
    clock, let_in = Clock(), []
    window = Window(most, 5, clock)
    for pause in pauses:
        clock.now += pause
        if window.wait("a") == 0:
            window.count("a")
            let_in.append(clock.now)
    for i in range(len(let_in) - most):
        assert let_in[i + most] - let_in[i] >= 5 - 1e-9


def test_the_quiet_are_forgotten() -> None:
    clock = Clock()
    window = Window(3, 10, clock)
    for number in range(1000):
        window.count(str(number))
    clock.now += 5
    window.count("0")
    clock.now += 5
    window.count("new")
    assert len(window) == 2


def keeper(clock: Clock, **numbers: int) -> Doorkeeper:
    return Doorkeeper(Limits(**numbers), clock)


def test_tables_by_person_and_by_address() -> None:
    clock = Clock()
    door = keeper(clock, tables_hourly=2, tables_hourly_address=3, tables_open=5)
    door.open_table("ann", "10.0.0.1", 0)
    door.open_table("ann", "10.0.0.1", 4)
    with pytest.raises(TooMuch) as no:
        door.open_table("ann", "10.0.0.1", 0)
    assert (no.value.kind, no.value.wait) == ("busy", 3600)
    assert str(no.value) == "So many new tables! You can open the next one in 3,600 seconds."
    door.open_table("bob", "10.0.0.1", 0)
    with pytest.raises(TooMuch):
        door.open_table("cid", "10.0.0.1", 0)
    door.open_table("cid", "10.0.0.2", 0)
    clock.now += 3600
    door.open_table("ann", "10.0.0.1", 0)
    with pytest.raises(TooMuch, match="finish one first") as full:
        door.open_table("bob", "10.0.0.1", 5)
    assert full.value.wait == 0


def test_what_one_limit_refuses_the_other_does_not_count() -> None:
    door = keeper(Clock(), tables_hourly=1, tables_hourly_address=2)
    door.open_table("ann", "10.0.0.1", 0)
    for _ in range(5):
        with pytest.raises(TooMuch):
            door.open_table("ann", "10.0.0.1", 0)
    door.open_table("bob", "10.0.0.1", 0)


def test_joins_and_moves() -> None:
    clock = Clock()
    door = keeper(clock, joins_minutely=1, moves_secondly=2)
    door.join("ann")
    with pytest.raises(TooMuch):
        door.join("ann")
    door.move("ann")
    door.move("ann")
    with pytest.raises(TooMuch) as no:
        door.move("ann")
    assert no.value.wait == 1
    clock.now += 1
    door.move("ann")


def test_log_ins_by_name_however_spelt_and_by_address() -> None:
    door = keeper(Clock(), logins_minutely=2, logins_minutely_address=3)
    door.log_in("Ann Lee", "10.0.0.1")
    door.log_in("  aNN   lee", "10.0.0.2")
    with pytest.raises(TooMuch):
        door.log_in("ANN LEE", "10.0.0.3")
    door.log_in("Bob", "10.0.0.1")
    door.log_in("Cid", "10.0.0.1")
    with pytest.raises(TooMuch):
        door.log_in("Dan", "10.0.0.1")


def test_sockets_are_given_back() -> None:
    door = keeper(Clock(), sockets=1, sockets_address=2)
    with door.socket("ann", "10.0.0.1"):
        with pytest.raises(TooMuch), door.socket("ann", "10.0.0.2"):
            pass
        with (
            door.socket("bob", "10.0.0.1"),
            pytest.raises(TooMuch),
            door.socket("cid", "10.0.0.1"),
        ):
            pass
        with door.socket("cid", "10.0.0.1"):
            pass
    with pytest.raises(ZeroDivisionError), door.socket("ann", "10.0.0.1"):
        raise ZeroDivisionError
    with door.socket("ann", "10.0.0.1"):
        pass
    assert not door._sockets
    assert not door._sockets_address


def test_messages() -> None:
    door = keeper(Clock(), message_bytes=10)
    door.message(10)
    with pytest.raises(Malformed, match="at most 10 bytes"):
        door.message(11)


def test_addresses() -> None:
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of(None) == ""
    assert network_of("testclient") == "testclient"
