"""The first minute on a machine that has never compiled anything: from "Play now" to a move.

A server with an empty home folder for each game, and a browser that clicks as soon as it can.
"""

import os
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.table import table
from tests.support.processes import served
from tests.web.conftest import CHROMIUM, FLAGS

GAMES = {"feurio": "Feurio!", "firewater": "Fire & Water"}

MOVED = """
async (table) => {
  const answer = await (await fetch(`/api/tables/${table}`)).json();
  return answer.log.filter((line) => line.seat === 1 && line.move !== null).length;
}
"""
SHARE = "async (game) => (await (await fetch('/api/readiness')).json()).shares[game]"


def main(args: list[str]) -> None:
    """Print one table."""
    rows: list[tuple[str, object, str]] = []
    with sync_playwright() as playwright:
        path = CHROMIUM if Path(CHROMIUM).exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game in GAMES:
            with tempfile.TemporaryDirectory() as home:
                rows += first_minute(browser, game, home)
        browser.close()
    load, cores = os.getloadavg()[0], os.cpu_count()
    notes = (
        f"Load average {load:.0f} on {cores} cores; the aim is for a machine without other work."
    )
    heads = ("what", "seconds", "aim")
    print(table("The first minute, nothing compiled", heads, rows, notes))  # noqa: T201


def first_minute(browser: Browser, game: str, home: str) -> list[tuple[str, object, str]]:
    """Return how long a newcomer waits, from the start of the server on."""
    started = time.perf_counter()
    environ = {"HOME": home, "XDG_CACHE_HOME": f"{home}/cache"}
    with served("memory:", free=False, **environ) as (_, address):
        opened = time.perf_counter() - started
        page = browser.new_context(base_url=address, locale="en-GB").new_page()
        page.goto("/")
        clicked = time.perf_counter()
        page.locator("article", has_text=GAMES[game]).locator("button.primary").click()
        page.wait_for_url("**/t/*")
        page.locator("[data-cell], [data-square]").first.wait_for(state="attached")
        board = time.perf_counter() - clicked
        name = page.url.rpartition("/")[2]
        if game == "firewater":
            # The player places the first elemental; the computer answers.
            page.locator(".legal").nth(20).click(force=True)
            clicked = time.perf_counter()
            page.keyboard.press("Enter")
        waited = answer(page, name, clicked)
        share = page.evaluate(SHARE, game)
        page.context.close()
    title = GAMES[game]
    return [
        (f"{title}: start of the server, until it listens", opened, ""),
        (f"{title}: click on Play now, until the board shows", board, ""),
        (f"{title}: until the computer has moved", waited, "3"),
        (f"{title}: share compiled by then", share, ""),
    ]


def answer(page: Page, name: str, clicked: float) -> float:
    """Return the seconds since a click until the computer has moved."""
    while not page.evaluate(MOVED, name):
        time.sleep(0.02)
    return time.perf_counter() - clicked
