"""What a test does with a browser, whichever it is."""

import json
import time
from abc import ABC, abstractmethod
from itertools import pairwise
from typing import Any, NamedTuple

from tests.support.patience import PATIENCE

POLL = 0.1
"""Seconds between two looks at a page."""

SOON = 15.0
"""Seconds after which a click has missed."""

STEPS = 6
"""The number of movements of a drag."""


class Missing(Exception):
    """The browser is not installed; the message says how to install it."""


class Point(NamedTuple):
    """A place in the window, in CSS pixels."""

    x: int
    y: int


# Something can be clicked where it is on top: a tile of a board is largely covered by another one.
CLICKABLE = """(selector, text) => {
  for (const one of document.querySelectorAll(selector)) {
    if (!one.textContent.includes(text)) continue;
    if (one.disabled || !one.checkVisibility()) continue;
    const { top, bottom } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5]]) {
      const at = [Math.round(x + across * width), Math.round(y + down * height)];
      const hit = document.elementFromPoint(...at);
      if (hit && one.contains(hit)) return at;
    }
  }
  return null;
}"""


# A board moves for a moment after each position: what is clicked must lie where it was seen.
AT_REST = """async (selector) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () =>
    document.getAnimations().some((one) => one.playState === 'running' && ends(one));
  const place = (one) => JSON.stringify(one.getBoundingClientRect());
  const places = () => [...document.querySelectorAll(selector)].map(place).join();
  const before = places();
  await frame();
  await frame();
  return !moving() && !document.querySelector('.sky .sprite') && places() === before;
}"""


class Browser(ABC):
    """A window of a browser; close it in any case."""

    @abstractmethod
    def close(self) -> None:
        """End all processes."""

    @abstractmethod
    def forget(self) -> None:
        """Delete the cookies of the page: from now on this is another person."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page, and wait for its `load` event."""

    @abstractmethod
    def drag(self, *way: Point) -> None:
        """Press the button at the first point, and release it at the last."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return the window as PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Return the errors and warnings of all pages, in the browser's own words."""

    @abstractmethod
    def _text(self, expression: str) -> str:
        """Return the text to which a JavaScript expression, a promise, resolves."""

    def run(self, function: str, *args: Any) -> Any:
        """Call a JavaScript function, which may be asynchronous, and return its result."""
        given = ", ".join(json.dumps(arg) for arg in args)
        call = f"Promise.resolve(({function})({given}))"
        return json.loads(self._text(f"{call}.then((found) => JSON.stringify(found ?? null))"))

    def wait(self, function: str, *args: Any) -> Any:
        """Call a function until its result is true, and return that."""
        until = time.monotonic() + PATIENCE
        while not (found := self.run(function, *args)):
            assert time.monotonic() < until, (function, args, self.complaints())
            time.sleep(POLL)
        return found

    def see(self, selector: str, text: str = "") -> None:
        """Wait until an element that contains this text is visible."""
        self.wait(
            """(selector, text) => [...document.querySelectorAll(selector)].some(
              (one) => one.checkVisibility() && one.textContent.includes(text))""",
            selector,
            text,
        )

    def find(self, selector: str, text: str = "") -> Point:
        """Wait until an element that contains this text can be clicked and rests; return where."""
        place, before = None, self.wait(CLICKABLE, selector, text)
        while place != before:
            before = self.wait(CLICKABLE, selector, text)
            self.wait(AT_REST, selector)
            place = self.wait(CLICKABLE, selector, text)
        return Point(*place)

    def click_until(self, selector: str, text: str, done: str) -> None:
        """Click an element, again if it moved away from the click, until a condition holds."""
        until = time.monotonic() + PATIENCE
        while not self.run(done):
            assert time.monotonic() < until, (selector, done, self.complaints())
            self.click(selector, text)
            again = time.monotonic() + SOON
            while not self.run(done) and time.monotonic() < again:
                time.sleep(POLL)

    def click(self, selector: str, text: str = "") -> None:
        """Click an element that contains this text as soon as that is possible."""
        self.drag(self.find(selector, text))


def between(way: tuple[Point, ...]) -> list[Point]:
    """Return the points over which the pointer goes after the first."""
    return [
        Point(a.x + (b.x - a.x) * step // STEPS, a.y + (b.y - a.y) * step // STEPS)
        for a, b in pairwise(way)
        for step in range(1, STEPS + 1)
    ]


def pointer(way: tuple[Point, ...]) -> dict[str, Any]:
    """Return a drag as both protocols describe it."""
    acts: list[dict[str, Any]] = [_move(way[0]), {"type": "pointerDown", "button": 0}]
    for point in between(way):
        acts += [_move(point), {"type": "pause", "duration": 20}]
    acts.append({"type": "pointerUp", "button": 0})
    return {"type": "pointer", "id": "mouse", "actions": acts}


def _move(point: Point) -> dict[str, Any]:
    return {"type": "pointerMove", **point._asdict(), "origin": "viewport", "duration": 0}
