"""Takes a screenshot of every page, to be looked through: `python -m tools.gallery FOLDER fr it`.

Without languages it takes all five; without `--width` both a desktop and a phone. What it writes
is not kept in the project.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as NotThere

from embertide.play.match.match import AnyMatch
from embertide.words import LANGUAGES
from tools.screenshots import CHROMIUM, FLAGS, middle, new_server, played, sit_down

HEIGHTS = {1440: 900, 390: 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT", "nl": "nl-NL", "de": "de-DE"}
ADDRESSES = (
    "daily",
    "games",
    "you",
    "account",
    "replay",
    "no-such-page",
    *(f"{page}/{game}" for game in ("feurio", "firewater") for page in ("new", "rules", "learn")),
    *(f"{page}/{game}" for game in ("feurio", "firewater") for page in ("companion", "puzzle")),
)
LESSON_STEPS = 14
SETTLED = 1200
"""Milliseconds until a page has come to rest."""


class Taker(NamedTuple):
    """Takes the pages of one visitor into a folder."""

    page: Page
    folder: Path

    def take(self, name: str, whole: bool = False) -> None:
        """Take what is shown now; `whole`: also what has to be scrolled to."""
        self.page.wait_for_timeout(SETTLED)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def press(self, locator: str) -> bool:
        """Click the first visible match, if there is one."""
        there = self.page.locator(locator).locator("visible=true").first
        try:
            there.click(timeout=3000)
        except NotThere:
            return False
        return True


def main() -> None:
    """Take all pages in the languages, sizes and themes asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--width", type=int, action="append", choices=sorted(HEIGHTS))
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    asked = parser.parse_args()
    games = {"feurio": played("feurio", 2), "firewater": played("firewater", 2)}
    crowds = {"feurio": played("feurio", 4), "firewater": played("firewater", 4)}
    with new_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in asked.languages:
            for width in asked.width or HEIGHTS:
                folder = asked.folder / language / f"{width}-{asked.theme}"
                folder.mkdir(parents=True, exist_ok=True)
                taker = Taker(visitor(browser, address, language, width, asked.theme), folder)
                take_pages(taker)
                take_tables(taker, games, "two")
                take_tables(taker, crowds, "four")
                take_gathering(taker)
                take_start(taker)
                taker.page.context.close()
                print(folder)  # noqa: T201 - progress of a tool
        browser.close()


def visitor(browser: Browser, address: str, language: str, width: int, theme: str) -> Page:
    """Return the start page of a new visitor."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=LOCALES[language],
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def take_pages(taker: Taker) -> None:
    """Take the pages with an address of their own, and each step of the lessons."""
    taker.take("start-new", whole=True)
    for address in ADDRESSES:
        taker.page.goto(f"/{address}")
        taker.page.wait_for_load_state("networkidle")
        taker.take(address.replace("/", "-"), whole=True)
        if address.startswith("learn"):
            take_lesson(taker, address.replace("/", "-"))
        if address.startswith("new") and taker.press("details summary"):
            taker.take(f"{address.replace('/', '-')}-more", whole=True)


def take_lesson(taker: Taker, name: str) -> None:
    """Walk through a lesson, with the first possible move where one is asked for."""
    for step in range(LESSON_STEPS):
        forward = taker.page.locator(".acts .primary")
        if forward.is_disabled():
            taker.press("details:not([open]) summary")
            taker.press("details li button")
        if not taker.press(".acts .primary:enabled") or "/learn/" not in taker.page.url:
            return
        taker.take(f"{name}-{step + 2:02}")


def take_tables(taker: Taker, games: dict[str, AnyMatch], kind: str) -> None:
    """Take tables: in the middle, with a move chosen, with the keys, at the end, and the replay."""
    for game, match in games.items():
        table = sit_down(taker.page, match, middle(match))
        taker.page.goto(f"/t/{table}")
        taker.page.wait_for_load_state("networkidle")
        taker.take(f"table-{game}-{kind}")
        if taker.press("button:has-text('Lists'), details summary"):
            taker.take(f"table-{game}-{kind}-lists", whole=True)
            if taker.press("details li button"):
                taker.take(f"table-{game}-{kind}-chosen")
        taker.page.keyboard.press("?")
        taker.take(f"table-{game}-{kind}-keys")
        table = sit_down(taker.page, match, len(match.texts()))
        taker.page.goto(f"/t/{table}")
        taker.page.wait_for_load_state("networkidle")
        taker.page.keyboard.press("Escape")
        taker.take(f"end-{game}-{kind}", whole=True)
        taker.page.goto(f"/t/{table}/replay#20")
        taker.page.wait_for_load_state("networkidle")
        taker.take(f"replay-{game}-{kind}", whole=True)


def take_gathering(taker: Taker) -> None:
    """Take a table that waits for a friend, and one whose device is handed over."""
    friend = {"game": "firewater", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    here = {"game": "feurio", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bea"}]}
    for name, order in (("gathering", friend), ("cover", {**here, "variants": ["firebreak"]})):
        answer = taker.page.request.post("/api/tables", data=order)
        assert answer.ok, answer.text()
        taker.page.goto(f"/t/{answer.json()['id']}")
        taker.page.wait_for_load_state("networkidle")
        taker.take(name)


def take_start(taker: Taker) -> None:
    """Take the start page of a visitor who comes back."""
    taker.page.goto("/")
    taker.page.wait_for_load_state("networkidle")
    taker.take("start-again", whole=True)


if __name__ == "__main__":
    main()
