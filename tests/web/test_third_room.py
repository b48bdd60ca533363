"""The example room of another package in the browser: a whole game, and every page after it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.support.browser import confirm, number, open_table, over
from tests.support.server_process import ME, ServerProcess, order
from tests.support.third_room import environment, install
from tests.web.conftest import BLANK, Visit
from tests.web.test_pages import RAW, overflow, settled

BEA = {"kind": "here", "name": "Bea"}
MOST = 60
"""More turns than the longest heap has stones."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in whose environment the room is installed."""
    installed = environment(install(tmp_path_factory.mktemp("installed")))
    with ServerProcess(tmp_path_factory.mktemp("house"), **installed) as opened:
        yield opened


def typing(page: Page) -> Locator:
    """Return the field for typed moves."""
    return page.get_by_label("Type a move")


def take_one_stone(page: Page) -> None:
    """Take the device if it is handed over, and make a move."""
    cover, field = page.get_by_role("dialog"), typing(page)
    expect(cover.or_(field).first).to_be_visible()
    if cover.is_visible():
        cover.get_by_role("button").click()
    expect(field).to_be_visible()
    before = number(page)
    field.fill("t1")
    field.press("Enter")
    expect(confirm(page)).to_have_text("Play t1")
    field.press("Enter")
    expect(page.locator(f"[data-ply='{before}']")).to_have_count(0)


def test_a_whole_game_and_every_page_after_it(visit: Visit) -> None:
    """No page asks for what the game doesn't have, or offers what it can't give."""
    refused: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            refused.append(f"{answer.status} {answer.url}")

    page = visit(BLANK)
    page.on("response", note)
    table = open_table(page, order("nim", ME, BEA, aids=["counts"]))
    for _ in range(MOST):
        expect(over(page).or_(page.get_by_role("dialog")).or_(typing(page)).first).to_be_visible()
        if over(page).is_visible():
            break
        take_one_stone(page)
    expect(over(page)).to_be_visible()
    for path in (f"/t/{table}", f"/t/{table}/replay#1", "/games", "/you", "/rules/nim", "/"):
        page.goto(path)
        settled(page)
        assert not RAW.search(page.locator("body").inner_text()), path
        assert overflow(page) == [], path
    assert refused == []
    expect(page.get_by_role("heading", name="The ladder")).not_to_contain_text("Nim")
