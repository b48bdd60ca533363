"""Rate limits per person and per address; each node counts by itself."""

import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from embertide.core.errors import Malformed, Refusal
from embertide.host.requests import (
    HintRequest,
    PreviewRequest,
    Request,
    SayRequest,
    WhyRequest,
)
from embertide.server.ops.networks import network_of, site_of
from embertide.server.ops.windows import Clock, Window
from embertide.server.settings import Limits
from embertide.store.checks import folded

Action = Literal[
    "analyses",
    "daily",
    "exports",
    "hints",
    "joins",
    "moves",
    "positions",
    "previews",
    "reads",
    "records",
    "renames",
    "says",
    "tables",
]
"""What is counted by person and by address: `hints` by the limits `hints_…` of the settings."""

PERIODS = {"hourly": 3600.0, "minutely": 60.0, "secondly": 1.0}
"""Seconds of the periods in the names of limits."""

SITE_FACTOR = 8
"""How many addresses' worth of uses a whole /48 network of IPv6 may have."""

_RATE = re.compile(rf"(\w+)_({'|'.join(PERIODS)})_address")
_MESSAGES = {"tables": "busy-tables", "joins": "busy-joins"}


class LimitExceeded(Refusal):
    """A limit per person or address is reached.

    `wait` is the number of seconds after which to try again, 0 if waiting does not help.
    """

    kind = "busy"

    def __init__(self, key: str, wait: float = 0, **args: int) -> None:
        self.wait = math.ceil(wait)
        super().__init__(key, **args, **({"seconds": self.wait} if wait else {}))


class Use(NamedTuple):
    """A key in a window, and the name of the limit."""

    limit: str
    window: Window
    key: str


class Rate:
    """The windows of one action: by person, by address and, in IPv6, by the wider network."""

    def __init__(self, name: str, limits: Limits, seconds: float, clock: Clock) -> None:
        self._name = name
        person, address = getattr(limits, name), getattr(limits, f"{name}_address")
        self._person = Window(person, seconds, clock)
        self._address = Window(address, seconds, clock)
        self._site = Window(SITE_FACTOR * address, seconds, clock)

    def of_person(self, person: str) -> Use:
        """Return where one use counts by person alone."""
        return Use(self._name, self._person, person)

    def uses(self, person: str, address: str | None) -> list[Use]:
        """Return where one use counts. A caller without a cookie is a new person each time."""
        by_address, site = f"{self._name}_address", site_of(address)
        uses = [self.of_person(person)]
        uses.append(Use(by_address, self._address, network_of(address)))
        return uses if site is None else [*uses, Use(by_address, self._site, site)]


class RateLimits:
    """Counts uses against the limits; every method raises LimitExceeded beyond them."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits = limits
        self._rates = {
            found[1]: Rate(found[0].removesuffix("_address"), limits, PERIODS[found[2]], clock)
            for found in map(_RATE.fullmatch, type(limits).model_fields)
            if found is not None and found[0].removesuffix("_address") in type(limits).model_fields
        }
        self._logins_account = Window(limits.logins_hourly_account, PERIODS["hourly"], clock)
        self._sockets: Counter[str] = Counter()
        self._sockets_address: Counter[str] = Counter()
        self.on_exceeded: Callable[[str], None] = _ignore

    def count(self, action: Action, person: str, address: str | None) -> None:
        """Count an action of a person."""
        self._count(_MESSAGES.get(action, "busy-moves"), self._rates[action].uses(person, address))

    def open_table(self, person: str, address: str | None, already: int) -> None:
        """Count a new table of a person who sits at `already` unfinished ones."""
        if already >= self._limits.tables_open:
            self.on_exceeded("tables_open")
            raise LimitExceeded("busy-tables-open", most=self._limits.tables_open)
        self.count("tables", person, address)

    def open_public(self, of_person: int, of_address: int) -> None:
        """Check a new table that waits for anyone, beside those that wait already."""
        limits = self._limits
        for limit, waiting, most in (
            ("tables_public", of_person, limits.tables_public),
            ("tables_public_address", of_address, limits.tables_public_address),
        ):
            if waiting >= most:
                self.on_exceeded(limit)
                raise LimitExceeded("busy-public", most=most)

    def request(self, request: Request, person: str, address: str | None) -> None:
        """Count a request at a table that costs more than others, besides as a move."""
        match request:
            case HintRequest():
                self.count("hints", person, address)
            case PreviewRequest() | WhyRequest():
                self.count("previews", person, address)
            case SayRequest():
                self.count("says", person, address)
            case _:
                pass

    def log_in(self, name: str, address: str | None, device: str | None = None) -> None:
        """Count an attempt at the password of `name`, or a new account.

        A device on which the account was used before is counted by itself, so that others cannot
        use up its attempts.
        """
        if device is not None:
            self._count("busy-logins", [self._rates["logins"].of_person(f"device {device}")])
            return
        account, network = folded(" ".join(name.split())), network_of(address)
        uses = self._rates["logins"].uses(f"{network} {account}", address)
        uses.append(Use("logins_hourly_account", self._logins_account, account))
        self._count("busy-logins", uses)

    @contextmanager
    def socket(self, person: str, address: str | None) -> Iterator[None]:
        """Count a socket as open while the context lasts."""
        network = network_of(address)
        for limit, open_now, most in (
            ("sockets", self._sockets[person], self._limits.sockets),
            ("sockets_address", self._sockets_address[network], self._limits.sockets_address),
        ):
            if open_now >= most:
                self.on_exceeded(limit)
                raise LimitExceeded("busy-sockets")
        self._sockets[person] += 1
        self._sockets_address[network] += 1
        try:
            yield
        finally:
            _decrement(self._sockets, person)
            _decrement(self._sockets_address, network)

    def message(self, size: int) -> None:
        """Check the size of a message over a socket, in bytes; raise Malformed."""
        if size > self._limits.message_bytes:
            raise Malformed("message-too-long", most=self._limits.message_bytes)

    def _count(self, message: str, uses: list[Use]) -> None:
        """Count a use in all these windows, or raise and count it in none."""
        longest = max(uses, key=lambda use: use.window.wait(use.key))
        wait = longest.window.wait(longest.key)
        if wait > 0:
            self.on_exceeded(longest.limit)
            raise LimitExceeded(message, wait)
        for use in uses:
            use.window.count(use.key)


def _ignore(limit: str) -> None:
    pass


def _decrement(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
