"""What a person does at a table, in the browser."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

WAIT = 60_000


def open_table(page: Page, order: dict[str, Any]) -> str:
    """Orders a table as this person and sits down at it."""
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/t/{table}")
    return table


def lists(page: Page) -> Locator:
    """The lists beside the picture, opened."""
    there = page.locator("details", has=page.get_by_text("Lists and typed moves"))
    if there.get_attribute("open", timeout=WAIT) is None:
        there.locator("summary").click()
    return there


def my_turn(page: Page) -> Locator:
    """The sign that it is the reader's turn."""
    return page.locator(".who.mine")


def over(page: Page) -> Locator:
    """The sign that the game has ended."""
    return page.get_by_text("The game is over").first


def confirm(page: Page) -> Locator:
    """The one primary button."""
    return page.locator(".head .primary")


def wait_for_turn(page: Page) -> bool:
    """Waits until the reader may move; false if the game is over before."""
    expect(my_turn(page).or_(over(page)).first).to_be_visible(timeout=WAIT)
    return not over(page).is_visible()


def ply(page: Page) -> Locator:
    """Where the number of the position stands."""
    return page.locator("[data-ply]")


def moved(page: Page, before: str) -> None:
    """Waits until the position is another one."""
    expect(ply(page)).not_to_have_attribute("data-ply", before, timeout=WAIT)


def number(page: Page) -> str:
    """The number of the position."""
    return ply(page).get_attribute("data-ply", timeout=WAIT) or ""


def make_any_move(page: Page, nth: int = 0) -> None:
    """Chooses one of the listed moves and confirms it."""
    if confirm(page).is_disabled():
        moves = lists(page).locator("li button")
        moves.first.wait_for()
        moves.nth(nth % moves.count()).click()
    expect(confirm(page)).to_be_enabled()
    before = number(page)
    confirm(page).click()
    moved(page, before)
