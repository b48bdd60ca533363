"""The page that says what a browser keeps, and removes it when the player asks."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.edition import MadeEdition, house_with
from tests.support.processes import ServerLauncher
from tests.support.server_process import ServerProcess
from tests.web.conftest import Visit
from tests.web.test_offline import CACHED, kept, play_offline
from tests.web.test_pages import complaints, overflow

SERVICE_WORKERS = "allow"

DATABASES = "async () => (await indexedDB.databases()).map(({ name }) => name)"
PLAYED = """() => new Promise((done, fail) => {
  const opening = indexedDB.open('embertide', 1);
  opening.onsuccess = () => { opening.result.close(); done(); };
  opening.onerror = fail;
})"""
"""Leaves a database, as if games had been played; the worker of this edition stores none."""


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, servers: ServerLauncher
) -> Iterator[ServerProcess]:
    """A server with an edition that knows of four games."""
    edition = MadeEdition(tmp_path_factory.mktemp("device") / "edition")
    with house_with(edition, tmp_path_factory.mktemp("house"), servers) as opened:
        file = edition.folder / "answers.json"
        answers = json.loads(file.read_text("utf-8"))
        answers["calls"]["GET /device"] = {"running": 1, "finished": 3}
        answers["calls"]["DELETE /device/finished"] = {"running": 1, "finished": 0}
        edition.write("v1", answers["calls"])
        yield opened


def visited(visit: Visit, **how: object) -> Page:
    """Return the page of a person who keeps the edition and has played, reached by the menu."""
    page = kept(visit, **how)
    page.evaluate(PLAYED)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="On this device").click()
    expect(page.get_by_text("It takes 3 MB.")).to_be_visible()
    expect(page.locator("dd")).to_have_text(["1", "3"])
    return page


def press(page: Page, name: str) -> None:
    """Press a button that explains itself first."""
    page.locator("summary").get_by_text(name, exact=True).click()
    page.get_by_role("button", name=name, exact=True).click()


def test_the_edition_is_removed_and_the_games_stay(visit: Visit) -> None:
    page = visited(visit, bypass_csp=True)
    assert complaints(page) == []
    page.get_by_text("Remove the game").first.click()
    expect(page.get_by_text("This frees 3 MB.")).to_be_visible()
    page.get_by_role("button", name="Remove the game").click()
    expect(page.get_by_text("The game is no longer kept on this device.")).to_be_visible()
    assert page.evaluate(CACHED) == []
    assert page.evaluate("localStorage.getItem('offline-edition')") is None
    assert page.evaluate(DATABASES) == ["embertide"]
    # It can be fetched again.
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible()
    assert page.evaluate(CACHED) == [["embertide-pocket-v1", 4]]


def test_whoever_played_here_without_a_network_is_back_at_the_server(visit: Visit) -> None:
    page = kept(visit)
    play_offline(page)
    page.goto("/device")
    press(page, "Remove the game")
    expect(page.locator("header .mark")).to_be_hidden()
    assert page.evaluate(CACHED) == []


def test_games_are_deleted_only_when_asked_for(visit: Visit) -> None:
    page = visited(visit)
    press(page, "Delete finished games")
    expect(page.get_by_text("The finished games are deleted.")).to_be_visible()
    expect(page.locator("dd")).to_have_text(["1", "0"])
    assert page.evaluate(DATABASES) == ["embertide"]
    press(page, "Delete everything")
    expect(page.get_by_text("No games are stored on this device.")).to_be_visible()
    assert page.evaluate(DATABASES) == []
    assert page.evaluate("localStorage.getItem('progress-here')") is None
    # The edition is another matter.
    assert page.evaluate(CACHED) == [["embertide-pocket-v1", 4]]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_it_fits_a_phone(visit: Visit, language: str) -> None:
    page = visited(visit, width=360, height=780)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    page.reload()
    expect(page.locator("dd")).to_have_text(["1", "3"])
    for summary in page.locator("summary").all():
        if summary.is_visible():
            summary.click()
    assert overflow(page) == []
    assert not re.search("web-device", page.inner_text("main"))
