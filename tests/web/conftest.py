"""One server for the module, and browsers whose every complaint fails the test."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.support.browser import WAIT
from tests.support.other_browsers.browser import Browser as OtherBrowser
from tests.support.other_browsers.browser import Missing
from tests.support.other_browsers.firefox import Firefox
from tests.support.other_browsers.webkit import WebKit
from tests.support.processes import ServerLauncher, servers
from tests.support.server_process import ServerProcess

__all__ = ["servers"]

# A timeout costs time only where something is wrong.
expect.set_options(timeout=WAIT)

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
EXPECTED = (
    "Failed to load resource",
    "WebSocket connection",
    "ERR_CONNECTION",
    "Service Worker registration blocked",
    "does not support the Push API in incognito mode",
)

SILENT = '{"seen":[],"closed":2,"over":false}'
"""What a device keeps whose player has closed two lines of the coach."""

SETTINGS = {"confirm": "on", "forced": "off", "coach-feurio": SILENT, "coach-firewater": SILENT}
"""What this device has chosen: a test makes its moves itself, without a coach, if not otherwise."""

BLANK = "about:blank"
"""Where a visit begins whose test opens a table over the API first."""

STILL = {"speed": "none"}
"""What a reader has chosen for whom nothing moves, where a test is about what a long game leads to:
showing each of its moves takes most of the time."""

KEEP = """(settings => {
  if (location.protocol !== "http:") return;
  for (const [name, value] of Object.entries(settings)) {
    if (!localStorage.getItem(name)) localStorage.setItem(name, value);
  }
})"""

LASTING = """(() => {
  const begin = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => begin(work, ms >= 4000 ? 100 * ms : ms, ...rest);
})()"""
"""What is shown for some seconds stays for minutes, since a busy machine may look later."""

Theme = Literal["light", "dark"]
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium, if it is there; else the one that Playwright brings."""
    path = {"executable_path": CHROMIUM} if Path(CHROMIUM).exists() else {}
    return {"args": list(FLAGS), **path}


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, servers: ServerLauncher
) -> Iterator[ServerProcess]:
    """A server for the tests of a module."""
    with ServerProcess(tmp_path_factory.mktemp("house"), servers) as opened:
        yield opened


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OtherBrowser]:
    """Another browser for all tests of a module, since starting it takes longer than a test."""
    try:
        browser: OtherBrowser = request.param(tmp_path_factory.mktemp("browser"))
    except Missing as why:
        pytest.skip(str(why))
    yield browser
    browser.close()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, browser: Browser, house: ServerProcess
) -> Iterator[Visit]:
    """Opens the page of a new person: `visit("/new/feurio", width=360)`.

    A service worker loads the whole client, which takes as long as the page itself; a module about
    what it is for says SERVICE_WORKERS = "allow".
    """
    house.start()
    workers = getattr(request.module, "SERVICE_WORKERS", "block")
    complaints: list[str] = []
    people: list[BrowserContext] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(_complaint(said)))

    def come(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        theme: Theme = "light",
        settings: dict[str, str] | None = None,
        *,
        lasting: bool = False,
        **how: Any,
    ) -> Page:
        person = browser.new_context(
            base_url=house.url,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale="en-GB",
            **{"service_workers": workers, **how},
        )
        people.append(person)
        person.set_default_timeout(WAIT)
        person.add_init_script(f"{KEEP}({json.dumps({**SETTINGS, **(settings or {})})})")
        if lasting:
            person.add_init_script(LASTING)
        # The first answer says who this person is: a page and a test that both ask first are two.
        assert person.request.get("/api/me").ok
        page = person.new_page()
        listen(page)
        page.goto(path)
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
