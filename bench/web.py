"""The client in a real browser: what it loads, how soon a board shows, how smoothly it moves."""

import gzip
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from bench.table import table
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.house import House

WATCH = """
window.heard = []; window.shown = []; window.frames = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (event) => {
      const told = JSON.parse(event.data);
      if (told.type === 'table') window.heard.push([told.ply, performance.now()]);
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
"""Notes when the table came over the socket, when the page showed it, and every frame."""

AIDS = ["spots", "counts", "scores"]


def main(args: list[str]) -> None:
    """Prints one table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        path = CHROMIUM if Path(CHROMIUM).exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        rows = [
            *loads(browser, house.url),
            *boards(browser, house.url, "feurio", 2),
            *boards(browser, house.url, "firewater", 4),
        ]
        browser.close()
    print(table("The client", ("what", "figure", "aim"), rows))  # noqa: T201


def loads(browser: Browser, address: str) -> list[tuple[str, object, str]]:
    """What the start page fetches with an empty cache."""
    page = browser.new_context(base_url=address).new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: _weigh(answer, sizes))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    total = sum(size for name, size in sizes.items() if name.endswith(".js"))
    page.context.close()
    return [("start page, JavaScript, kB gzip", total / 1000, "120")]


def _weigh(answer: Response, sizes: dict[str, int]) -> None:
    if answer.ok and ".js" in answer.url:
        sizes[answer.url] = len(gzip.compress(answer.body(), 9))


def boards(
    browser: Browser, address: str, game: str, players: int
) -> list[tuple[str, object, str]]:
    """A table opened with an empty cache, and a game played on it between people at one screen."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: _weigh(answer, sizes))
    name = _open(page, game, players)
    page.goto(f"/t/{name}")
    page.locator(".board .cells [role=gridcell], .board .cells [role=button]").first.wait_for()
    soon = page.evaluate("performance.now()")
    _play(page, name, 30)
    told = _figures(page.evaluate("[window.heard, window.shown, window.frames]"))
    context.close()
    return [
        (f"{game}, table page, JavaScript, kB gzip", sum(sizes.values()) / 1000, "120"),
        (f"{game}, board on screen, ms", soon, "1,000"),
        (f"{game}, move shown after the message, ms, median", told[0], "50"),
        (f"{game}, the same, 95th of 100", told[1], "50"),
        (f"{game}, frames a second while moves are shown, median", told[2], "60"),
        (f"{game}, the same, slowest of 100 frames as frames a second", told[3], "60"),
    ]


def _open(page: Page, game: str, players: int) -> str:
    seats = [{"kind": "me"}, *[{"kind": "here", "name": f"P{n}"} for n in range(2, players + 1)]]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "aids": AIDS})
    return str(answer.json()["id"])


def _play(page: Page, name: str, moves: int) -> None:
    """Moves through the plain interface, so that the page only has to show them."""
    for number in range(moves):
        page.wait_for_timeout(350)
        seen: dict[str, Any] = page.request.get(f"/api/tables/{name}").json()
        if not seen["moves"]:
            return
        move = seen["moves"][(number * 7) % len(seen["moves"])]
        asked = {"type": "move", "id": f"b{number}", "ply": seen["ply"], "move": move}
        page.request.post(f"/api/tables/{name}/requests", data=asked)
    page.wait_for_timeout(500)


def _figures(told: list[list[Any]]) -> tuple[float, float, float, float]:
    heard, shown, frames = told
    first = dict(reversed(heard))
    waits = sorted(at - first[ply] for ply, at in shown if ply in first)
    gaps = sorted(b - a for a, b in pairwise(frames) if b > a)
    slow = gaps[int(len(gaps) * 0.99)]
    return median(waits), waits[int(len(waits) * 0.95)], 1000 / median(gaps), 1000 / slow
