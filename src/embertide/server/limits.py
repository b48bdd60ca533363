"""How much one person or one address may ask for: moving windows and counts, in this process.

Each node counts for itself. Windows are our own few lines, since those of the library we tried keep
every key for ever, start timer threads as they are hit and cannot be given a clock.
"""

import ipaddress
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from embertide.core.errors import Malformed, Refusal
from embertide.server.settings import Limits
from embertide.store.check import folded

Clock = Callable[[], float]


class TooMuch(Refusal):
    """More than one person or address may ask for; `wait` is in seconds (0: waiting won't help)."""

    kind = "busy"

    def __init__(self, key: str, wait: float = 0, **args: int) -> None:
        self.wait = math.ceil(wait)
        super().__init__(key, **args, **({"seconds": self.wait} if wait else {}))


class Window:
    """At most so many of something in any so many seconds, for each key."""

    def __init__(self, amount: int, seconds: float, clock: Clock) -> None:
        self._amount, self._seconds, self._clock = amount, seconds, clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """How many seconds until there is room for one more: 0 if there is now."""
        times = self._times.get(key)
        if times is None or len(times) < self._amount:
            return 0
        return max(0.0, times[0] + self._seconds - self._clock())

    def count(self, key: str) -> None:
        """One more."""
        self._forget()
        times = self._times.setdefault(key, deque(maxlen=self._amount))
        times.append(self._clock())
        self._times.move_to_end(key)

    def __len__(self) -> int:
        return len(self._times)

    def _forget(self) -> None:
        """Drops those who have been quiet for a whole window; they stand in front."""
        over = self._clock() - self._seconds
        while self._times and next(iter(self._times.values()))[-1] <= over:
            self._times.popitem(last=False)


class Doorkeeper:
    """Lets people in, up to the limits; refuses with TooMuch."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits = limits
        self._tables = Window(limits.tables_hourly, 3600, clock)
        self._tables_address = Window(limits.tables_hourly_address, 3600, clock)
        self._joins = Window(limits.joins_minutely, 60, clock)
        self._moves = Window(limits.moves_secondly, 1, clock)
        self._logins = Window(limits.logins_minutely, 60, clock)
        self._logins_address = Window(limits.logins_minutely_address, 60, clock)
        self._sockets: Counter[str] = Counter()
        self._sockets_address: Counter[str] = Counter()

    def open_table(self, person: str, address: str | None, already: int) -> None:
        """Somebody wants a table; he sits at so many `already` that are not over."""
        if already >= self._limits.tables_open:
            raise TooMuch("busy-tables-open", most=self._limits.tables_open)
        network = network_of(address)
        _enter("busy-tables", (self._tables, person), (self._tables_address, network))

    def join(self, person: str) -> None:
        """Somebody wants a seat."""
        _enter("busy-joins", (self._joins, person))

    def move(self, person: str) -> None:
        """Somebody sends a request to a table."""
        _enter("busy-moves", (self._moves, person))

    def log_in(self, name: str, address: str | None) -> None:
        """Somebody tries a password, or makes an account."""
        account = folded(" ".join(name.split()))
        network = network_of(address)
        _enter("busy-logins", (self._logins, account), (self._logins_address, network))

    @contextmanager
    def socket(self, person: str, address: str | None) -> Iterator[None]:
        """Somebody holds a socket as long as this lasts."""
        network = network_of(address)
        by_person, by_network = self._sockets[person], self._sockets_address[network]
        if by_person >= self._limits.sockets or by_network >= self._limits.sockets_address:
            raise TooMuch("busy-sockets")
        self._sockets[person] += 1
        self._sockets_address[network] += 1
        try:
            yield
        finally:
            _let_go(self._sockets, person)
            _let_go(self._sockets_address, network)

    def message(self, size: int) -> None:
        """Somebody sends so many bytes over a socket."""
        if size > self._limits.message_bytes:
            raise Malformed("message-too-long", most=self._limits.message_bytes)


def network_of(address: str | None) -> str:
    """Whom we take for one visitor: an IPv4 address, or the /64 that a household has in IPv6."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def _enter(key: str, *asked: tuple[Window, str]) -> None:
    """Counts in all these windows, or in none."""
    wait = max(window.wait(who) for window, who in asked)
    if wait > 0:
        raise TooMuch(key, wait)
    for window, who in asked:
        window.count(who)


def _let_go(held: Counter[str], who: str) -> None:
    held[who] -= 1
    if not held[who]:
        del held[who]
