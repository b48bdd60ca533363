"""Actions of a person at a table in the browser."""

from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

WAIT = 60_000
"""Timeout in milliseconds for whatever a page should do soon, on a machine that is busy."""

ANALYSIS = 5 * WAIT
"""Timeout for the analysis of a whole game."""

POLL = 100
"""Milliseconds between two looks at something that no locator waits for."""

COME_TO_REST = """async ([selector, most]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const runs = (one) => one.playState === 'running' && ends(one);
  const moving = () => document.getAnimations().some(runs);
  const place = (one) => Object.values(one.getBoundingClientRect().toJSON());
  const places = () => JSON.stringify([...document.querySelectorAll(selector)].map(place));
  const begin = performance.now();
  for (let before = null, now = null; before === null || before !== now || moving(); ) {
    if (performance.now() - begin > most) throw new Error('the page does not come to rest');
    await frame();
    [before, now] = [now, places()];
  }
}"""
"""Waits until no animation that has an end is running, and nothing has moved between two frames."""


def at_rest(page: Page, selector: str = "main, aside, footer, [data-cell], [data-square]") -> None:
    """Wait until the page, and these parts of it, have come to rest."""
    page.evaluate(COME_TO_REST, [selector, WAIT])


def until(page: Page, condition: Callable[[], bool], why: str, wait: float = WAIT) -> None:
    """Wait for a condition of which no locator knows."""
    begin = monotonic()
    while not condition():
        assert monotonic() - begin < wait / 1000, why
        page.wait_for_timeout(POLL)


def open_table(page: Page, order: dict[str, Any]) -> str:
    """Open a table as this person, and go to its page."""
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/t/{table}")
    return table


def play_out(table: str, *people: Page) -> None:
    """Play a game to its end over the API, as the persons of these pages."""
    moved_at = monotonic()
    for number in count():
        for page in people:
            now = page.request.get(f"/api/tables/{table}").json()
            if now["phase"] == "over":
                return
            if now["moves"]:
                _first_move(page, now, number)
                moved_at = monotonic()
            else:
                assert monotonic() - moved_at < 2 * WAIT / 1000, "nobody has moved for two minutes"
                page.wait_for_timeout(20)  # another person's turn, or the computer thinks


def _first_move(page: Page, now: dict[str, Any], number: int) -> None:
    move = {"type": "move", "id": f"m{number}", "ply": now["ply"], "move": now["moves"][0]}
    answer = page.request.post(f"/api/tables/{now['id']}/requests", data=move)
    assert answer.ok or answer.status == 429
    if not answer.ok:
        page.wait_for_timeout(250)  # too many moves in a second


def lists(page: Page) -> Locator:
    """Open the lists beside the picture, and return them."""
    there = page.locator("details", has=page.get_by_text("Lists and typed moves"))
    if there.get_attribute("open") is None:
        there.locator("summary").click()
    return there


def my_turn(page: Page) -> Locator:
    """Return the sign that it is the reader's turn."""
    return page.locator(".who.mine")


def over(page: Page) -> Locator:
    """Return the sign that the game is over."""
    return page.get_by_text("The game is over").first


def confirm(page: Page) -> Locator:
    """Return the primary button."""
    return page.locator(".head .primary")


def wait_for_turn(page: Page) -> bool:
    """Wait until the reader may move; false if the game is over before.

    At the end of a game the page first shows what has happened, and counts the points.
    """
    expect(my_turn(page).or_(over(page)).first).to_be_visible(timeout=2 * WAIT)
    return not over(page).is_visible()


def ply(page: Page) -> Locator:
    """Return the element with the number of the position."""
    return page.locator("[data-ply]")


def moved(page: Page, before: str) -> None:
    """Wait until the position has changed."""
    expect(ply(page)).not_to_have_attribute("data-ply", before)


def number(page: Page) -> str:
    """Return the number of the position."""
    return ply(page).get_attribute("data-ply") or ""


def make_any_move(page: Page, nth: int = 0) -> None:
    """Choose one of the listed moves and confirm it."""
    if confirm(page).is_disabled():
        moves = lists(page).locator("li button")
        moves.first.wait_for()
        moves.nth(nth % moves.count()).click()
    expect(confirm(page)).to_be_enabled()
    before = number(page)
    confirm(page).click()
    moved(page, before)
