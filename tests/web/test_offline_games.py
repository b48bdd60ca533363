"""Games played in the browser itself, by the rules and the players of the edition."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from embertide.catalog import ROOMS
from tests.support.browser import make_any_move, number, wait_for_turn
from tests.support.server_process import ServerProcess
from tests.web.conftest import Visit
from tools.pocket_build import build

SERVICE_WORKERS = "allow"

LOADING = 120_000
"""Milliseconds that the first start of Python may take on a busy machine."""

NAMES = {"feurio": re.compile("Play now.*Feurio"), "firewater": re.compile("Play now.*Water")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that hands out the edition."""
    folder = tmp_path_factory.mktemp("house")
    with ServerProcess(folder, EMBERTIDE_POCKET=str(build())) as opened:
        yield opened


def away(visit: Visit) -> Page:
    """Return the start page of a person whose network is off, after one visit."""
    page = visit("/", settings={"speed": "none"})
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible(timeout=LOADING)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play offline").click()
    expect(page.get_by_text("The game is starting on this device")).to_be_hidden(timeout=LOADING)
    return page


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_without_a_network(visit: Visit, game: str) -> None:
    page = away(visit)
    page.get_by_role("button", name=NAMES[game]).click()
    expect(page).to_have_url(re.compile("/t/local-"), timeout=LOADING)
    for turn in range(4):
        assert wait_for_turn(page)
        make_any_move(page, turn)
    # Everything is on this device.
    assert wait_for_turn(page)
    before = number(page)
    page.reload()
    assert wait_for_turn(page)
    assert number(page) == before
    make_any_move(page)
    # What is given up is part of the history, where the network is back, too.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.locator(".result h2")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/games")
    expect(page.locator("header .mark")).to_have_text("Offline")
    expect(page.get_by_text("Given up")).to_be_visible(timeout=LOADING)
    page.goto("/")
    page.get_by_role("button", name="Play online").click(timeout=LOADING)
    page.goto("/games")
    expect(page.get_by_text("played offline")).to_be_visible()
    expect(page.locator("header .mark")).to_be_hidden()
