"""Plays whole games by clicking, and prints clicks, pixels and seconds waited.

Run `python tools/play_by_clicking.py`. The player does what a person does with a mouse: goes to a
place that is offered, clicks, and clicks again to confirm. Forced moves make themselves.
"""

import argparse
import math
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tools.screenshots import AIDS, FLAGS, new_server

WAIT = 120.0
"""Seconds for the moves of the others, on a machine that does other things, too."""
PATIENCE = 10.0
"""Seconds after which a click that has done nothing at all is tried elsewhere."""
TRIES = 10
POLL = 50
"""Milliseconds between two looks at the page."""
GAMES = ("feurio", "firewater")
STEPS = 400
"""More moves than a game has: a player who needs more gets nowhere."""

READY = """() => {
  const over = document.querySelector('.result');
  const mine = document.querySelector('.head .who.mine');
  const staged = document.querySelector('.head .note');
  return Boolean(over || (mine && !staged && document.querySelector('main .legal')));
}"""
"""The game is over, or there is something to choose. What is staged makes itself."""
AT_REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const place = (one) => JSON.stringify(one.getBoundingClientRect());
  const places = () => [...document.querySelectorAll('main .legal')].map(place).join();
  const before = places();
  await frame();
  await frame();
  const moving = document.getAnimations().some((one) => one.playState === 'running' && ends(one));
  return !moving && !document.querySelector('.sky .sprite') && places() === before;
}"""
"""Nothing on the board is moving: a person looks before they click."""
ON = "ply => document.querySelector('[data-ply]').dataset.ply !== ply"
"""The position is another one."""
ANSWERED = """ply => document.querySelector('[data-ply]').dataset.ply !== ply
  || document.querySelector('.head .note, .bubble') !== null"""
"""A click has done something: the move is made or staged, or it is said why it can't be."""
DECIDED = """ply => document.querySelector('[data-ply]').dataset.ply !== ply
  || (document.querySelector('.head .note:not([aria-busy=true])') !== null
    && document.querySelector('.head .primary:not(:disabled)') !== null)"""
"""The staged move has made itself, or it waits to be confirmed: its effect is known."""


class Journey(NamedTuple):
    """What a game has cost a player."""

    moves: int
    """Moves that the player chose; forced ones are not among them."""
    clicks: int
    pixels: int
    waited: float
    """Seconds until there was something to choose again."""


class Clicker:
    """A person with a mouse, who counts what they do."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._at = (0.0, 0.0)
        self._pixels = self._waited = 0.0
        self._clicks = self._moves = 0

    def play(self) -> Journey:
        """Play the game on the page to its end."""
        while self._wait():
            self._move()
            assert self._moves < STEPS, "the game does not end"
        return Journey(self._moves, self._clicks, round(self._pixels), round(self._waited, 1))

    def _wait(self) -> bool:
        """Wait until there is something to choose; false at the end of the game."""
        begin = time.monotonic()
        self._until(READY)
        self._until(AT_REST)
        # A forced move may have been about to be staged.
        self._until(READY)
        self._waited += time.monotonic() - begin
        return self._page.locator(".result").count() == 0

    def _move(self) -> None:
        """Choose one of the places offered, another one each time, and confirm it there."""
        before = self._page.locator("[data-ply]").get_attribute("data-ply")
        for attempt in range(TRIES):
            if not self._page.locator("main .legal").count():
                break  # the last click has done something after all
            place = self._place(attempt)
            self._click(place)
            if self._within(ANSWERED, before, PATIENCE) and not self._refused():
                break
        # A move that can be taken back makes itself, unless the device asks before each.
        self._until(DECIDED, before)
        if not self._page.evaluate(ON, before):
            self._click(place)
        self._until(ON, before)
        self._moves += 1

    def _refused(self) -> bool:
        return self._page.locator(".bubble").count() > 0

    def _place(self, attempt: int) -> Locator:
        """Choose a place; once no tiles are left, more firefighters would hardly gain anything."""
        offered = self._page.locator("main .legal")
        nobody = self._page.get_by_role("button", name="Send no one")
        if self._page.get_by_text("No tiles are left:").count() and nobody.count():
            return nobody.last
        return offered.nth((7 * self._moves + 3 * attempt) % offered.count())

    def _until(self, condition: str, arg: object = None) -> None:
        assert self._within(condition, arg, WAIT), f"the page has come to rest: {self._seen()}"

    def _seen(self) -> str:
        """Return what a person sees who wonders why nothing happens."""
        head = self._page.locator(".head, .result").all_inner_texts()
        offered = self._page.locator("main .legal").count()
        return f"{head}, {offered} places offered, at {self._page.url}"

    def _within(self, condition: str, arg: object, seconds: float) -> bool:
        """Ask until a condition holds; the page's policy forbids Playwright to wait inside it."""
        begin = time.monotonic()
        while not self._page.evaluate(condition, arg):
            if time.monotonic() - begin > seconds:
                return False
            self._page.wait_for_timeout(POLL)
        return True

    def _click(self, place: Locator) -> None:
        box = place.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._pixels += math.hypot(x - self._at[0], y - self._at[1])
        self._at = (x, y)
        self._page.mouse.click(x, y)
        self._clicks += 1


def main() -> None:
    """Play both games with and without confirmations."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="spark", help="the opponent, a computer")
    parser.add_argument("--server", help="the address of a server; else a new one is started")
    parser.add_argument("games", nargs="*", default=GAMES, help="the games to play")
    chosen = parser.parse_args()
    server = nullcontext(chosen.server) if chosen.server else new_server()
    with server as address, sync_playwright() as playwright:
        path = "/usr/bin/chromium" if Path("/usr/bin/chromium").exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        sys.stdout.write("game       asks   moves  clicks  pixels  waited\n")
        for game in chosen.games:
            for asks in ("on", "off"):
                moves, clicks, pixels, waited = Clicker(
                    new_table(browser, address, game, chosen.level, asks)
                ).play()
                line = f"{game:10} {asks:5} {moves:6} {clicks:7} {pixels:7} {waited:6.1f}s\n"
                sys.stdout.write(line)
                sys.stdout.flush()
        browser.close()


def new_table(browser: Browser, address: str, game: str, level: str, asks: str) -> Page:
    """Return the page of a new table against the computer."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.evaluate("asks => localStorage.setItem('confirm', asks)", asks)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "computer", "level": level}]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "aids": AIDS})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    return page


if __name__ == "__main__":
    main()
