"""Takes the screenshots of the README and docs in a real browser: `python tools/screenshots.py`.

Positions come from games between computer players, so that they look realistic.
"""

import io
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from embertide.catalog import find_room
from embertide.core.dice import Dice
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import AnyMatch, Match, rolled
from embertide.play.match.record import record
from embertide.search.bots import bot

FOLDER = Path(__file__).parent.parent / "docs" / "images"
PUBLIC = Path(__file__).parent.parent / "web" / "public"
INSTALL = {"shot-wide": "feurio-desktop-light", "shot-narrow": "firewater-phone-dark"}
"""The screenshots that browsers show before they install the app, by their file in web/public."""
DESKTOP, PHONE = (1440, 900), (390, 844)
CHROMIUM = "/usr/bin/chromium" if Path("/usr/bin/chromium").exists() else None
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]
UNCOACHED = """for (const game of ['feurio', 'firewater']) {
  localStorage.setItem(`coach-${game}`, JSON.stringify({ seen: [], over: true }));
}"""
"""As after a first game: the coach would cover a part of the board."""
AIDS = ["spots", "counts", "scores", "hints"]


class Shot(NamedTuple):
    """A screenshot: its name, the page, the window size and the theme."""

    name: str
    size: tuple[int, int]
    theme: str


START = Shot("start-desktop-light", DESKTOP, "light")
TABLES = {
    "feurio": [Shot("feurio-desktop-light", DESKTOP, "light")],
    "firewater": [
        Shot("firewater-desktop-dark", DESKTOP, "dark"),
        Shot("firewater-phone-dark", PHONE, "dark"),
    ],
}
"""The tables that are taken in the middle of a game."""


def main() -> None:
    """Take all screenshots."""
    games = {"feurio": played("feurio", 4), "firewater": played("firewater", 2)}
    with new_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(visitor(browser, address, START), START)
        for game, shots in TABLES.items():
            for shot in shots:
                page, match = visitor(browser, address, shot), games[game]
                page.goto(f"/t/{sit_down(page, match, middle(match))}")
                take(page, shot)
        browser.close()
    show_before_installing()


def show_before_installing() -> None:
    """Write the screenshots that the manifest of the app names."""
    for name, shot in INSTALL.items():
        picture = Image.open(FOLDER / f"{shot}.png").convert("RGB")
        picture.save(PUBLIC / f"{name}.webp", quality=80, method=6)


def played(game: str, players: int) -> AnyMatch:
    """Play a whole game between computer players."""
    room = find_room(game)
    options = room.menu.order(players)
    dice = Dice("screenshots")
    nature, player = rolled(room, dice.split("nature")), bot("flame", room, options)
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        match = take_turn(player, match, dice).settle(nature)
    return match


@contextmanager
def new_server() -> Iterator[str]:
    """Yield the address of a new server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "embertide", "serve", "--port", "0", "--no-browser"]
        command += ["--database", f"sqlite:///{folder}/games.db"]
        output = Path(folder) / "output.txt"
        with output.open("wb") as file:
            server = subprocess.Popen(command, stdout=file, stderr=file)  # noqa: S603 - ours
        try:
            while (found := re.search(r"http://\S+/", output.read_text("utf-8"))) is None:
                assert server.poll() is None, output.read_text("utf-8")
                time.sleep(0.05)
            yield found[0]
        finally:
            server.terminate()
            server.wait()


def visitor(browser: Browser, address: str, shot: Shot) -> Page:
    """Return the start page for a new visitor, whom nobody coaches."""
    width, height = shot.size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.add_init_script(UNCOACHED)
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def sit_down(page: Page, match: AnyMatch, moves: int) -> str:
    """Open a table with this position, with the visitor in the seat to move; return its id."""
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


def middle(match: AnyMatch) -> int:
    """Return the number of moves after which a game makes a good picture."""
    return {"feurio": 33, "firewater": 21}[match.room.name]


def take(page: Page, shot: Shot) -> None:
    """Take the screenshot once all animations have ended."""
    page.wait_for_timeout(2500)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    # 256 colours are enough for drawings, at a quarter of the size.
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{shot.name}.png", optimize=True)
    page.context.close()


if __name__ == "__main__":
    main()
