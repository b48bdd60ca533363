"""Playing without a server: the question before, the way there and back, and new versions."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import WAIT, confirm, lists, open_table, wait_for_turn
from tests.support.edition import MadeEdition, house_with
from tests.support.processes import ServerLauncher
from tests.support.server_process import ME, ServerProcess, order
from tests.web.conftest import Visit
from tests.web.test_pages import complaints, overflow

SERVICE_WORKERS = "allow"

ASKED = re.compile("The whole game can stay on this device.* It takes 3 MB")
KEPT = "() => localStorage.getItem('offline-edition') !== null"
CACHED = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('embertide-pocket-'));
  const count = async (name) => [name, (await (await caches.open(name)).keys()).length];
  return Promise.all(names.sort().map(count));
}"""


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> MadeEdition:
    """The edition that the server of this module hands out."""
    return MadeEdition(tmp_path_factory.mktemp("offline") / "edition")


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, edition: MadeEdition, servers: ServerLauncher
) -> Iterator[ServerProcess]:
    """A server with an edition."""
    with house_with(edition, tmp_path_factory.mktemp("house"), servers) as opened:
        yield opened


def kept(visit: Visit, **how: Any) -> Page:
    """Return the start page of a person who keeps the edition, with the service worker at work."""
    page = visit("/", **how)
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def play_offline(page: Page) -> None:
    """Choose it in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play offline").click()
    expect(page.locator("header .mark")).to_have_text("Offline")


def test_it_asks_once_and_states_the_size(visit: Visit) -> None:
    page = visit("/", bypass_csp=True)
    expect(page.get_by_text(ASKED)).to_be_visible()
    assert page.evaluate(CACHED) == []
    assert complaints(page) == []
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_text(ASKED)).to_be_hidden()
    page.reload()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="Play without a network?")).to_be_hidden()
    # The menu still offers it, and asks then.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play offline").click()
    expect(page.get_by_text(ASKED)).to_be_visible()
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible()
    assert page.evaluate(CACHED) == [["embertide-pocket-v1", 4]]


def test_the_menu_leads_to_this_device_and_back(visit: Visit) -> None:
    page = kept(visit, bypass_csp=True)
    play_offline(page)
    expect(page.get_by_role("heading", name=re.compile("Welcome back"))).to_be_visible()
    expect(page.locator("main a[href='/t/local-game']").first).to_be_visible()
    assert complaints(page) == []
    assert overflow(page) == []
    # What needs other people is not offered, or says so.
    page.goto("/new/feurio")
    choices = page.get_by_label("Seat 1", exact=True).locator("option")
    expect(choices).to_have_text(["Me", "Someone at this device", "The computer"])
    page.goto("/account")
    expect(page.get_by_text("You’re playing offline: your games stay")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play online").click()
    expect(page.locator("header .mark")).to_be_hidden()


def test_without_a_network_from_the_start_a_sentence_leads_to_this_device(visit: Visit) -> None:
    page = kept(visit)
    page.close()
    page = page.context.new_page()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("No connection to the server.")).to_be_visible()
    page.get_by_role("button", name="Play offline").click()
    expect(page.locator("header .mark")).to_have_text("Offline")
    page.locator("main a[href='/t/local-game']").first.click()
    assert wait_for_turn(page)
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator("header .mark")).to_have_text("Offline")
    page.goto("/")
    page.context.set_offline(False)
    expect(page.get_by_text("The server can be reached again.")).to_be_visible(timeout=2 * WAIT)
    page.get_by_role("button", name="Play online").click()
    expect(page.locator("header .mark")).to_be_hidden()


def test_games_of_this_device_are_in_the_history(visit: Visit) -> None:
    page = kept(visit)
    play_offline(page)
    expect(page.get_by_text("1 played, 1 won")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play online").click()
    expect(page.locator("header .mark")).to_be_hidden()
    page.goto("/games")
    expect(page.get_by_text("played offline")).to_be_visible()
    # An unfinished one is listed beside those of the server, and goes on here.
    page.locator("a[href='/t/local-game']").click()
    assert wait_for_turn(page)
    expect(page.locator("header .mark")).to_have_text("Offline")
    page.goto("/you")
    expect(page.get_by_role("heading", name="Feurio!")).to_be_visible()


def test_a_new_version_waits_until_the_game_is_left(
    visit: Visit, house: ServerProcess, edition: MadeEdition
) -> None:
    page = kept(visit)
    calls = json.loads((edition.folder / "answers.json").read_text("utf-8"))["calls"]
    play_offline(page)
    page.locator("main a[href='/t/local-game']").first.click()
    assert wait_for_turn(page)
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    staged = confirm(page).inner_text()
    house.kill()
    edition.write("v2", calls)
    house.start()
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        expect(page.get_by_text("A new version is ready")).to_be_attached(timeout=2 * WAIT)
        # Only what has changed was fetched again, and nothing was lost yet.
        assert page.evaluate(CACHED) == [["embertide-pocket-v1", 4], ["embertide-pocket-v2", 4]]
        assert confirm(page).inner_text() == staged
        page.get_by_role("button", name="Menu").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Update now").click()
        assert wait_for_turn(page)
        expect(confirm(page)).to_have_text(staged)
        expect(page.get_by_text("A new version is ready")).not_to_be_attached()
        page.goto("/")
        page.wait_for_function(f"({CACHED})().then((found) => found.length === 1)")
    finally:
        house.kill()
        edition.write("v1", calls)
        house.start()


def test_a_new_version_begins_by_itself_where_no_game_is_open(
    visit: Visit, house: ServerProcess, edition: MadeEdition
) -> None:
    page = kept(visit)
    calls = json.loads((edition.folder / "answers.json").read_text("utf-8"))["calls"]
    house.kill()
    edition.write("v3", calls)
    house.start()
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        page.wait_for_function(
            "async () => (await (await fetch('/worker.js')).text()).includes('v3')"
            " && (await navigator.serviceWorker.getRegistration()).waiting === null"
            " && (await caches.keys()).includes('embertide-pocket-v3')"
        )
        # The next page is loaded anew.
        with page.expect_navigation(wait_until="load"):
            page.get_by_role("link", name="Rules").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Rules of"))
    finally:
        house.kill()
        edition.write("v1", calls)
        house.start()


def test_a_server_table_that_is_lost_leads_to_this_device(
    visit: Visit, house: ServerProcess
) -> None:
    page = kept(visit)
    open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    house.kill()
    page.get_by_role("button", name="Play offline").click()
    expect(page.locator("header .mark")).to_have_text("Offline")
    house.start()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_sentences_fit_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", width=360, height=740, settings={"language": language})
    expect(page.locator("section:has(.ask)")).to_be_visible()
    assert overflow(page) == []


def test_the_service_worker_precaches_the_client_only(visit: Visit) -> None:
    """Without consent nothing of the edition is kept."""
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    names = page.evaluate("caches.keys()")
    assert len(names) == 1
    assert names[0].startswith("embertide-")
    assert Path(names[0]).name == names[0]
