"""The client in a real browser: what it loads, how soon it shows, how it moves, what it costs."""

import gzip
import os
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from bench.table import table
from tests.support.server_process import ServerProcess
from tests.web.conftest import CHROMIUM, FLAGS

WATCH = """
window.received = []; window.shown = []; window.frames = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'table') window.received.push([message.ply, performance.now()]);
    });
  }
};
new MutationObserver(() => {
  const ply = document.querySelector('[data-ply]')?.getAttribute('data-ply');
  if (ply !== undefined && window.lastPly !== ply) {
    window.lastPly = ply;
    requestAnimationFrame(() => window.shown.push([Number(ply), performance.now()]));
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
const tick = (at) => { window.frames.push(at); requestAnimationFrame(tick); };
requestAnimationFrame(tick);
"""
"""Records when a table arrived at the socket, when the page showed it, and every frame."""

AIDS = ["spots", "counts", "scores"]

CELL = ".board .cells [role=gridcell], .board .cells [role=button]"
AFTERWARDS = 8000
"""Milliseconds in which a page fetches what it did not need at first sight."""

IDLE = 20
"""Seconds over which the processor time of an idle page is measured."""
ASLEEP = 33
"""Seconds without input after which nothing is drawn any more (`life.ts`: 30)."""
LATE = {"feurio": 56, "firewater": 40}
"""Moves to a late position: about 30 tiles, or a full board."""


def main(args: list[str]) -> None:
    """Print one table; with the argument `sizes`, only what the pages load."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        path = CHROMIUM if Path(CHROMIUM).exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        rows = [
            *loads(browser, house.url, "start page", None),
            *loads(browser, house.url, "feurio, table page", "feurio"),
            *loads(browser, house.url, "firewater, table page", "firewater"),
        ]
        if args != ["sizes"]:
            rows += [
                *boards(browser, house.url, "feurio", 2),
                *boards(browser, house.url, "firewater", 4),
                *idle(browser, house.url, "feurio"),
                *idle(browser, house.url, "firewater"),
            ]
        browser.close()
    print(table("The client", ("what", "figure", "aim"), rows))  # noqa: T201


def loads(
    browser: Browser, address: str, name: str, game: str | None
) -> list[tuple[str, object, str]]:
    """Return what a page fetches with an empty cache: until it is on screen, and in all."""
    page = browser.new_context(base_url=address).new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: _weigh(answer, sizes))
    page.goto(f"/t/{_open(page, game, 2)}" if game else "/")
    page.locator(CELL if game else "main a").first.wait_for()
    shown = sum(sizes.values())
    page.wait_for_timeout(AFTERWARDS)
    page.context.close()
    return [
        (f"{name}, JavaScript until it is on screen, kB gzip", shown / 1000, "120"),
        (
            f"{name}, JavaScript with what comes when it is idle, kB gzip",
            sum(sizes.values()) / 1000,
            "-",
        ),
    ]


def _weigh(answer: Response, sizes: dict[str, int]) -> None:
    if answer.ok and answer.url.endswith(".js"):
        sizes[answer.url] = len(gzip.compress(answer.body(), 9))


def boards(
    browser: Browser, address: str, game: str, players: int
) -> list[tuple[str, object, str]]:
    """Open a table with an empty cache, and play a game on it with all players at one screen."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    name = _open(page, game, players)
    page.goto(f"/t/{name}")
    page.locator(CELL).first.wait_for()
    soon = page.evaluate("performance.now()")
    _play(page, name, 30)
    figures = _figures(page.evaluate("[window.received, window.shown, window.frames]"))
    context.close()
    return [
        (f"{game}, board on screen, ms", soon, "1,000"),
        (f"{game}, move shown after the message, ms, median", figures[0], "50"),
        (f"{game}, the same, 95th of 100", figures[1], "50"),
        (f"{game}, frames a second while moves are shown, median", figures[2], "60"),
        (f"{game}, the same, slowest of 100 frames as frames a second", figures[3], "60"),
    ]


def idle(browser: Browser, address: str, game: str) -> list[tuple[str, object, str]]:
    """Measure a late position that nobody touches: while fire and water live, and later."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    name = _open(page, game, 2)
    page.goto(f"/t/{name}")
    page.locator(CELL).first.wait_for()
    _play(page, name, LATE[game])
    # The last animations of the game end.
    page.wait_for_timeout(8000)
    page.keyboard.press("Shift")
    alive = _spent()
    page.wait_for_timeout(1000 * (ASLEEP - IDLE))
    asleep = _spent()
    context.close()
    return [
        (f"{game}, idle, % of a core in the first 30 s", alive, "-"),
        (f"{game}, idle, % of a core afterwards", asleep, "2"),
    ]


def _spent() -> float:
    """Return the processor time of all processes of the browser, in % of one core."""
    before = _ticks()
    time.sleep(IDLE)
    after = _ticks()
    used = sum(spent - before.get(process, spent) for process, spent in after.items())
    return 100 * used / os.sysconf("SC_CLK_TCK") / IDLE


def _ticks() -> dict[int, int]:
    """Return user and system time of each descendant of this process that is a browser's."""
    families: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (stat := _read(folder / "stat")):
            fields = stat.rpartition(")")[2].split()
            process = int(folder.name)
            families.setdefault(int(fields[1]), []).append(process)
            if "chrom" in _read(folder / "cmdline").partition("\0")[0]:
                ticks[process] = int(fields[11]) + int(fields[12])
    found = [os.getpid()]
    for process in found:
        found += families.get(process, [])
    return {process: ticks[process] for process in found if process in ticks}


def _read(file: Path) -> str:
    try:
        return file.read_text(errors="replace")
    except OSError:
        # The process has ended.
        return ""


def _open(page: Page, game: str, players: int) -> str:
    seats = [{"kind": "me"}, *[{"kind": "here", "name": f"P{n}"} for n in range(2, players + 1)]]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "aids": AIDS})
    return str(answer.json()["id"])


def _play(page: Page, name: str, moves: int) -> None:
    """Make moves through the HTTP interface, so that the page only has to show them."""
    for number in range(moves):
        page.wait_for_timeout(350)
        seen: dict[str, Any] = page.request.get(f"/api/tables/{name}").json()
        if not seen["moves"]:
            return
        move = seen["moves"][(number * 7) % len(seen["moves"])]
        asked = {"type": "move", "id": f"b{number}", "ply": seen["ply"], "move": move}
        page.request.post(f"/api/tables/{name}/requests", data=asked)
    page.wait_for_timeout(500)


def _figures(recorded: list[list[Any]]) -> tuple[float, float, float, float]:
    received, shown, frames = recorded
    first = dict(reversed(received))
    waits = sorted(at - first[ply] for ply, at in shown if ply in first)
    gaps = sorted(b - a for a, b in pairwise(frames) if b > a)
    slow = gaps[int(len(gaps) * 0.99)]
    return median(waits), waits[int(len(waits) * 0.95)], 1000 / median(gaps), 1000 / slow
