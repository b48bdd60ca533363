"""The real edition in a browser that has no room left for its games."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import WAIT, confirm, lists, moved, number, wait_for_turn
from tests.support.edition_site import HOST, QUIET, EditionSite
from tests.support.server_process import ME
from tests.web.conftest import KEEP, SETTINGS

SOLITAIRE = {"game": "feurio", "mode": "solitaire", "seats": [ME]}
LOG = ".rail ol li"
FILL = """async () => {
  const opening = indexedDB.open('filler');
  const made = { autoIncrement: true };
  opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', made);
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const put = (size) => new Promise((done) => {
    const adding = database.transaction('bytes', 'readwrite');
    const parts = Array.from({ length: Math.ceil(size / 65536) }, () => new Uint8Array(65536));
    parts.forEach((part) => crypto.getRandomValues(part));
    adding.objectStore('bytes').add(size < 65536 ? parts[0].slice(0, size) : parts);
    adding.oncomplete = () => done(true);
    adding.onabort = () => done(false);
  });
  let count = 0;
  for (let size = 1 << 20; size >= 64; size >>= 1) while (await put(size)) count += 1;
  return count;
}"""
"""Stores what nobody needs until nothing more fits."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EditionSite]:
    """A web host with the edition."""
    with EditionSite(tmp_path_factory.mktemp("site") / "edition") as opened:
        yield opened


@pytest.fixture
def quiet(browser: Browser, site: EditionSite) -> Iterator[Page]:
    """A tab with a host that is not started yet, in a browser that has stored nothing."""
    # The service worker would take the room for the client.
    context = browser.new_context(base_url=site.url, locale="en-GB", service_workers="block")
    context.set_default_timeout(WAIT)
    context.add_init_script(f"{KEEP}({json.dumps({**SETTINGS, 'speed': 'none'})})")
    page = context.new_page()
    page.goto(QUIET)
    page.evaluate(HOST, f"{site.url}pocket/")
    yield page
    context.close()


def set_room(page: Page, size: int | None) -> None:
    """Limit the bytes that a site stores; None is what the disk holds.

    A browser asks for the limit only when it opens a database, or has used up what it knew of.
    """
    limit = {} if size is None else {"quotaSize": size}
    # The limit holds as long as the session.
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **limit})


def log(page: Page) -> list[str]:
    """Return the log beside the board, newest entry first."""
    expect(page.locator(LOG).first).to_be_visible()
    return page.locator(LOG).all_inner_texts()


def test_a_device_that_becomes_full_loses_nothing(quiet: Page) -> None:
    set_room(quiet, 3_000_000)
    quiet.evaluate("host.start()")
    table = quiet.evaluate("(order) => host.open(order)", SOLITAIRE)
    quiet.evaluate("(table) => host.play(table, { plies: 4 })", table)
    page = quiet.context.new_page()
    page.goto(f"#/t/{table}")
    assert wait_for_turn(page)
    assert page.evaluate(FILL) > 0
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    before = number(page), log(page)
    confirm(page).click()
    expect(page.get_by_text("no room left on this device").first).to_be_visible()
    assert (number(page), log(page)) == before
    set_room(page, None)
    # The sentence lies over the board until it is closed.
    page.keyboard.press("Escape")
    expect(confirm(page)).to_be_enabled()
    confirm(page).click()
    moved(page, before[0])


def test_a_device_that_is_full_says_so_at_the_start(quiet: Page) -> None:
    set_room(quiet, 1)
    said = quiet.evaluate("host.start().then(() => '', (problem) => problem.message)")
    assert said == "pocket-storage-full"
