"""Takes the pictures of the README and docs in a real browser: `python tools/screenshots.py`.

Positions come from games that the computer plays against itself, so they look like real ones.
"""

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from embertide.catalog import find_room
from embertide.core.dice import Dice
from embertide.play.match import Match, rolled
from embertide.play.record import record
from embertide.play.turn import let
from embertide.search.bots import bot

FOLDER = Path(__file__).parent.parent / "docs" / "images"
DESKTOP, PHONE = (1440, 900), (390, 844)
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]
AIDS = ["spots", "counts", "scores", "hints"]


class Shot(NamedTuple):
    """A picture: its name, the page, the window, the theme."""

    name: str
    size: tuple[int, int]
    theme: str


def main() -> None:
    """Takes all of them."""
    games = {"feurio": played("feurio", 4), "firewater": played("firewater", 2)}
    with house() as address, sync_playwright() as playwright:
        path = "/usr/bin/chromium" if Path("/usr/bin/chromium").exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for theme in ("light", "dark"):
            for size, place in ((DESKTOP, "desktop"), (PHONE, "phone")):
                start_page(browser, address, games, Shot(f"start-{place}-{theme}", size, theme))
                for game, match in games.items():
                    shot = Shot(f"{game}-{place}-{theme}", size, theme)
                    table_page(browser, address, match, shot)
        table_page(browser, address, games["feurio"], Shot("result", DESKTOP, "light"), over=True)
        lesson_page(browser, address, Shot("lesson", DESKTOP, "light"))
        browser.close()


def played(game: str, players: int) -> Match:
    """A whole game between computers."""
    room = find_room(game)
    options = room.menu.order(players)
    dice = Dice("screenshots")
    nature, mind = rolled(room, dice.split("nature")), bot("flame", room, options)
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        match = let(mind, match, dice).settle(nature)
    return match


@contextmanager
def house() -> Iterator[str]:
    """A server of our own, with nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "embertide", "serve", "--port", "0", "--no-browser"]
        command += ["--database", f"sqlite:///{folder}/games.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found is not None, "the server did not start"
        try:
            yield found[0]
        finally:
            server.terminate()
            server.wait()


def visitor(browser: Browser, address: str, shot: Shot) -> Page:
    """The page of somebody new."""
    width, height = shot.size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def sit_down(page: Page, match: Match, moves: int) -> str:
    """A table with this position, the reader in the seat whose turn it is."""
    steps = [at for at, _ in match.steps() if at.actor >= 0]
    mine = steps[moves].actor if moves < len(steps) else 0
    seats: list[dict[str, Any]] = [
        {"kind": "me"} if seat == mine else {"kind": "computer", "level": "blaze"}
        for seat in range(match.options.players)
    ]
    begin = {"record": record(match).fields(), "moves": moves}
    order = {"game": match.room.name, "seats": seats, "aids": AIDS, "from": begin}
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def middle(match: Match) -> int:
    """After how many moves a game looks its best."""
    return {"feurio": 33, "firewater": 21}[match.room.name]


def table_page(
    browser: Browser, address: str, match: Match, shot: Shot, over: bool = False
) -> None:
    """A table in the middle of a game, or after its last move."""
    page = visitor(browser, address, shot)
    table = sit_down(page, match, len(match.texts()) if over else middle(match))
    page.goto(f"/t/{table}")
    take(page, shot)


def start_page(browser: Browser, address: str, games: dict[str, Match], shot: Shot) -> None:
    """The start page of somebody with two running games."""
    page = visitor(browser, address, shot)
    for match in games.values():
        page.goto(f"/t/{sit_down(page, match, middle(match))}")
        page.wait_for_load_state("networkidle")
    page.goto("/")
    take(page, shot)


def lesson_page(browser: Browser, address: str, shot: Shot) -> None:
    """The first step of a lesson."""
    page = visitor(browser, address, shot)
    page.goto("/learn/feurio")
    take(page, shot)


def take(page: Page, shot: Shot) -> None:
    """The picture itself, once everything has come to rest."""
    page.wait_for_timeout(2500)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    # 256 colours are enough for drawings, and a quarter of the size.
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{shot.name}.png", optimize=True)
    page.context.close()


if __name__ == "__main__":
    main()
