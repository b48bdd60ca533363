"""One server for the module, and browsers whose every complaint fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.web.house import House

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

# What a test provokes on purpose is a sentence on the page, but browsers log it, too.
EXPECTED = ("Failed to load resource", "WebSocket connection", "ERR_CONNECTION")

Theme = Literal["light", "dark"]
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium, if it is there; else the one that Playwright brings."""
    path = {"executable_path": CHROMIUM} if Path(CHROMIUM).exists() else {}
    return {"args": list(FLAGS), **path}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of a module."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens the page of a new person: `visit("/new/feurio", width=360)`."""
    house.start()
    complaints: list[str] = []
    people: list[BrowserContext] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(_complaint(said)))

    def come(
        path: str = "/", width: int = 1280, height: int = 800, theme: Theme = "light", **how: Any
    ) -> Page:
        person = browser.new_context(
            base_url=house.url,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale="en-GB",
            **how,
        )
        people.append(person)
        page = person.new_page()
        listen(page)
        page.goto(path)
        # The first answer of the house says who this person is.
        page.wait_for_load_state("networkidle")
        return page

    yield come
    for person in people:
        person.close()
    assert complaints == []


def _complaint(said: ConsoleMessage) -> list[str]:
    if said.type not in {"error", "warning"}:
        return []
    return [] if any(text in said.text for text in EXPECTED) else [said.text]
