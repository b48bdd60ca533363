"""Rate limits: sliding windows with a fake clock, networks of households, idle keys dropped."""

from itertools import count
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.errors import Malformed
from embertide.host.requests import HintRequest, PingRequest, PreviewRequest, WhyRequest
from embertide.server.ops import windows
from embertide.server.ops.limits import PERIODS, Action, LimitExceeded, RateLimits
from embertide.server.ops.networks import network_of, site_of, within
from embertide.server.ops.windows import Window
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


def test_idle_keys_are_dropped() -> None:
    clock = Clock()
    window = Window(3, 10, clock)
    for number in range(1000):
        window.count(str(number))
    clock.now += 5
    window.count("0")
    clock.now += 5
    window.count("new")
    assert len(window) == 2


def test_the_number_of_keys_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "MOST_KEYS", 50)
    window = Window(1, 10, Clock())
    for number in range(1000):
        window.count(str(number))
    assert len(window) == 51
    assert window.wait("999") == 10


def rate_limits(clock: Clock, **numbers: int) -> RateLimits:
    return RateLimits(Limits(**numbers), clock)


def test_tables_by_person_and_by_address() -> None:
    clock = Clock()
    limits = rate_limits(clock, tables_hourly=2, tables_hourly_address=3, tables_open=5)
    limits.open_table("ann", "10.0.0.1", 0)
    limits.open_table("ann", "10.0.0.1", 4)
    with pytest.raises(LimitExceeded) as no:
        limits.open_table("ann", "10.0.0.1", 0)
    assert (no.value.kind, no.value.wait) == ("busy", 3600)
    sentence = "That’s a lot of new tables! You can open the next one in 3,600 seconds."
    assert str(no.value) == sentence
    limits.open_table("bob", "10.0.0.1", 0)
    with pytest.raises(LimitExceeded):
        limits.open_table("cid", "10.0.0.1", 0)
    limits.open_table("cid", "10.0.0.2", 0)
    clock.now += 3600
    limits.open_table("ann", "10.0.0.1", 0)
    with pytest.raises(LimitExceeded, match="finish one first") as full:
        limits.open_table("bob", "10.0.0.1", 5)
    assert full.value.wait == 0


def test_what_one_limit_refuses_the_other_does_not_count() -> None:
    limits = rate_limits(Clock(), tables_hourly=1, tables_hourly_address=2)
    limits.open_table("ann", "10.0.0.1", 0)
    for _ in range(5):
        with pytest.raises(LimitExceeded):
            limits.open_table("ann", "10.0.0.1", 0)
    limits.open_table("bob", "10.0.0.1", 0)


ACTIONS: tuple[Action, ...] = get_args(Action)
HOME = "10.0.0.1"


def rate_of(action: str) -> str:
    """Return the name of an action's limit per person."""
    names = [f"{action}_{period}" for period in PERIODS]
    (name,) = set(names) & set(Limits.model_fields)
    return name


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_by_person(action: Action) -> None:
    clock = Clock()
    limits = rate_limits(clock, **{rate_of(action): 2})
    limits.count(action, "ann", HOME)
    limits.count(action, "ann", "10.0.0.2")
    with pytest.raises(LimitExceeded) as no:
        limits.count(action, "ann", "10.0.0.3")
    assert no.value.wait == PERIODS[rate_of(action).rpartition("_")[2]]
    limits.count(action, "bob", HOME)
    clock.now += no.value.wait
    limits.count(action, "ann", HOME)


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_by_address(action: Action) -> None:
    """Without a cookie a caller is a new person each time; the address is the same."""
    limits = rate_limits(Clock(), **{f"{rate_of(action)}_address": 3})
    people = (f"new {number}" for number in count())
    for _ in range(3):
        limits.count(action, next(people), HOME)
    with pytest.raises(LimitExceeded) as no:
        limits.count(action, next(people), HOME)
    assert no.value.wait > 0
    limits.count(action, next(people), "10.0.0.2")


def test_a_household_and_a_site_in_ipv6() -> None:
    """One /64 counts as an address; a customer who changes it within a /48 gains eight times."""
    limits = rate_limits(Clock(), hints_minutely_address=2)
    for number in range(2):
        limits.count("hints", f"a{number}", f"2001:db8:0:1::{number}")
    with pytest.raises(LimitExceeded):
        limits.count("hints", "a2", "2001:db8:0:1:ffff::1")
    for number in range(14):
        limits.count("hints", f"b{number}", f"2001:db8:0:{number + 2:x}::1")
    with pytest.raises(LimitExceeded):
        limits.count("hints", "c", "2001:db8:0:ffff::1")
    limits.count("hints", "d", "2001:db8:1::1")


def test_requests_that_cost_more_than_others() -> None:
    limits = rate_limits(Clock(), hints_minutely=1, previews_minutely=2)
    hint = HintRequest(type="hint", id="r", ply=0)
    why = WhyRequest(type="why", id="r", ply=0, move="-")
    limits.request(hint, "ann", HOME)
    with pytest.raises(LimitExceeded):
        limits.request(hint, "ann", HOME)
    limits.request(PreviewRequest(type="preview", id="r", ply=0, move="-"), "ann", HOME)
    limits.request(why, "ann", HOME)
    with pytest.raises(LimitExceeded):
        limits.request(why, "ann", HOME)
    for _ in range(9):
        limits.request(PingRequest(type="ping", id="p"), "ann", HOME)


def test_public_tables_that_wait() -> None:
    limits = rate_limits(Clock(), tables_public=2, tables_public_address=3)
    limits.open_public(1, 2)
    for waiting in ((2, 0), (0, 3)):
        with pytest.raises(LimitExceeded, match="waiting for players"):
            limits.open_public(*waiting)


def test_exceeded_limits_are_reported_by_name() -> None:
    limits = rate_limits(Clock(), hints_minutely=1, hints_minutely_address=2, sockets=1)
    names: list[str] = []
    limits.on_exceeded = names.append
    limits.count("hints", "ann", HOME)
    with pytest.raises(LimitExceeded):
        limits.count("hints", "ann", "10.0.0.2")
    limits.count("hints", "bob", HOME)
    with pytest.raises(LimitExceeded):
        limits.count("hints", "cid", HOME)
    with limits.socket("ann", HOME), pytest.raises(LimitExceeded), limits.socket("ann", HOME):
        pass
    assert names == ["hints_minutely", "hints_minutely_address", "sockets"]


def test_log_ins_by_name_however_spelt_and_by_address() -> None:
    limits = rate_limits(Clock(), logins_minutely=2, logins_minutely_address=3)
    limits.log_in("Ann Lee", "10.0.0.1")
    limits.log_in("  aNN   lee", "10.0.0.1")
    with pytest.raises(LimitExceeded):
        limits.log_in("ANN LEE", "10.0.0.1")
    limits.log_in("Bob", "10.0.0.1")
    with pytest.raises(LimitExceeded):
        limits.log_in("Dan", "10.0.0.1")


def test_guesses_from_elsewhere_do_not_lock_an_account() -> None:
    limits = rate_limits(Clock(), logins_minutely=2, logins_minutely_address=3)
    limits.log_in("Ann", "10.0.0.1")
    limits.log_in("Ann", "10.0.0.1")
    with pytest.raises(LimitExceeded):
        limits.log_in("Ann", "10.0.0.1")
    limits.log_in("Ann", "10.0.0.2")


def test_guesses_from_many_addresses_slow_down_unknown_devices_only() -> None:
    clock = Clock()
    limits = rate_limits(clock, logins_minutely=2, logins_hourly_account=20)
    for n in range(20):
        limits.log_in("Ann", f"10.0.0.{n}")
    with pytest.raises(LimitExceeded) as no:
        limits.log_in(" ANN ", "10.0.1.1")
    assert no.value.wait == 3600
    limits.log_in("Bob", "10.0.1.1")
    limits.log_in("Ann", "10.0.0.1", "phone")
    limits.log_in("Ann", "10.0.0.2", "phone")
    with pytest.raises(LimitExceeded) as no:
        limits.log_in("Ann", "10.0.0.3", "phone")
    assert no.value.wait == 60
    limits.log_in("Ann", "10.0.0.3", "laptop")
    clock.now += 3600
    limits.log_in("Ann", "10.0.1.1")


def test_closed_sockets_are_not_counted() -> None:
    limits = rate_limits(Clock(), sockets=1, sockets_address=2)
    with limits.socket("ann", "10.0.0.1"):
        with pytest.raises(LimitExceeded), limits.socket("ann", "10.0.0.2"):
            pass
        with (
            limits.socket("bob", "10.0.0.1"),
            pytest.raises(LimitExceeded),
            limits.socket("cid", "10.0.0.1"),
        ):
            pass
        with limits.socket("cid", "10.0.0.1"):
            pass
    with pytest.raises(ZeroDivisionError), limits.socket("ann", "10.0.0.1"):
        raise ZeroDivisionError
    with limits.socket("ann", "10.0.0.1"):
        pass
    assert not limits._sockets
    assert not limits._sockets_address


def test_messages() -> None:
    limits = rate_limits(Clock(), message_bytes=10)
    limits.message(10)
    with pytest.raises(Malformed, match="the limit is 10 bytes"):
        limits.message(11)


def test_addresses() -> None:
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of(None) == ""
    assert network_of("testclient") == "testclient"
    assert site_of("2001:db8:1:2:3::4") == site_of("2001:db8:1:ffff::") == "2001:db8:1::/48"
    assert site_of("10.0.0.1") is site_of("::ffff:10.0.0.1") is site_of(None) is None
    assert within("::ffff:127.0.0.1", ("127.0.0.0/8",))
    assert not within("2001:db8::1", ("127.0.0.0/8", "::1/128"))
    assert not within(None, ("0.0.0.0/0",))
