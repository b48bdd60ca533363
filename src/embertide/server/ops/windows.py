"""Sliding windows that count uses, with their counters in memory.

They are our own because the library that we tried never drops a key, starts timer threads and
cannot use a given clock.
"""

from collections import OrderedDict, deque
from collections.abc import Callable

Clock = Callable[[], float]

MOST_KEYS = 100_000
"""Keys of one window; beyond that the ones that were idle for longest are forgotten."""


class Window:
    """A sliding window: at most `amount` uses per key within any `seconds`."""

    def __init__(self, amount: int, seconds: float, clock: Clock) -> None:
        self._amount, self._seconds, self._clock = amount, seconds, clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Return the seconds until one more use is allowed, 0 if it is now."""
        times = self._times.get(key)
        if times is None or len(times) < self._amount:
            return 0
        return max(0.0, times[0] + self._seconds - self._clock())

    def count(self, key: str) -> None:
        """Count a use."""
        self._drop_idle()
        times = self._times.setdefault(key, deque(maxlen=self._amount))
        times.append(self._clock())
        self._times.move_to_end(key)

    def __len__(self) -> int:
        return len(self._times)

    def _drop_idle(self) -> None:
        """Drop the keys without a use for a whole window; they come first in the dictionary."""
        over = self._clock() - self._seconds
        while self._times and (len(self._times) > MOST_KEYS or self._oldest() <= over):
            self._times.popitem(last=False)

    def _oldest(self) -> float:
        """Return when the key that was idle for longest was used last."""
        return next(iter(self._times.values()))[-1]
