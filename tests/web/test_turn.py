"""A turn: forced moves, confirming, refusals that are marked, the log, keys."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import at_rest, confirm, moved, number, open_table, wait_for_turn
from tests.support.server_process import ME, order
from tests.web.conftest import BLANK, Visit
from tools.play_by_clicking import Clicker

COORDINATES = re.compile(r"-?\d,-?\d")
CLICKS = 45
"""What a game for two may cost each of them; it used to be 75 to 90."""

RECORDS = Path(__file__).parents[1] / "data" / "games.jsonl"
BEA = {"kind": "here", "name": "Bea"}

# The worked example: seat 2 has drawn a 1, and only one spot has the highest heat.
EXAMPLE: dict[str, Any] = {
    "format": "embertide/1",
    "game": "feurio",
    "players": 4,
    "mode": "competitive",
    "variants": [],
    "deck": "346621",
    "moves": ["a3664", "s2,0", "d0,1:green:1"],
}


def example(page: Page) -> None:
    """Open the worked example, with all seats at this screen."""
    here = [{"kind": "here", "name": name} for name in ("Bea", "Cleo", "Dan")]
    begin = {"record": EXAMPLE, "moves": 3, "scripted": True}
    open_table(page, order("feurio", ME, *here, **{"from": begin}))


def cell(page: Page, at: str) -> Locator:
    return page.locator(f'[data-cell="{at}"]')


def click(page: Page, at: str) -> None:
    """Click in the middle of a cell, whatever the page says of it."""
    at_rest(page)
    box = cell(page, at).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_forced_tile_is_laid_by_itself_and_not_again_after_a_take_back(visit: Visit) -> None:
    page = visit(BLANK, settings={"forced": "on"}, lasting=True)
    example(page)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Just one hottest spot")
    expect(page.locator(".head h2")).to_contain_text("Send")
    before = number(page)
    expect(notice.get_by_role("button", name="Undo")).to_be_attached()
    # The one in the head stays longer.
    page.locator(".head").get_by_role("button", name="Undo").click()
    moved(page, before)
    back = number(page)
    # Longer than a position is shown before its only move is made.
    page.wait_for_timeout(2500)
    assert number(page) == back
    page.reload()
    expect(confirm(page)).to_be_enabled()
    page.wait_for_timeout(2500)
    assert number(page) == back
    page.keyboard.press("Enter")
    moved(page, back)
    expect(page.locator(".head h2")).to_contain_text("Send")


def test_every_way_to_confirm_means_the_same(visit: Visit) -> None:
    page = visit(BLANK)
    example(page)
    # The only spot is staged, with its tick; it is the tick that confirms.
    expect(page.locator("[data-tick]")).to_be_visible()
    before = number(page)
    page.locator("[data-tick]").click()
    moved(page, before)
    # A second click on the staged tile.
    before = number(page)
    click(page, "0,0")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("2")
    expect(confirm(page)).to_have_text("Send 2 blue to the 3")
    click(page, "0,0")
    moved(page, before)
    # The focus stays on that tile; what Enter does is not a click on it.
    cell(page, "0,0").focus()
    page.keyboard.press("Escape")
    click(page, "1,-1")
    before = number(page)
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_refusal_marks_its_place_and_names_no_coordinates(visit: Visit) -> None:
    page = visit(BLANK)
    example(page)
    expect(confirm(page)).to_be_enabled()
    click(page, "2,-1")
    why = page.get_by_role("alert")
    expect(why).to_contain_text("The heat here is only 8")
    expect(cell(page, "2,-1")).to_have_attribute("data-meant", "")
    at_rest(page)
    assert not COORDINATES.search(why.inner_text())
    box, place = page.locator(".bubble").bounding_box(), cell(page, "2,-1").bounding_box()
    assert box is not None
    assert place is not None
    assert box["y"] > place["y"] + place["height"] or box["y"] + box["height"] < place["y"]
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    before = number(page)
    confirm(page).click()
    moved(page, before)
    log = page.locator(".rail li button.line").first
    expect(log).to_contain_text("lays the 1 where the heat was 10")
    assert not COORDINATES.search(page.locator(".rail ol").last.inner_text())
    at_rest(page)
    log.hover()
    expect(page.locator(".board path.named")).to_have_count(1)


def test_the_keys_are_listed_and_the_board_is_a_group(visit: Visit) -> None:
    page = visit(BLANK)
    example(page)
    expect(page.get_by_role("group", name="The forest")).to_be_visible()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Confirm the prepared move")
    expect(dialog).to_contain_text("How many to send")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    expect(dialog).to_be_visible()


@pytest.mark.parametrize("shown", ["coordinates", "regions"])
def test_what_is_shown_on_demand(visit: Visit, shown: str) -> None:
    page = visit(BLANK, settings={shown: "on"})
    example(page)
    expect(confirm(page)).to_be_enabled()
    if shown == "coordinates":
        expect(page.locator(".board text", has_text="0,0").first).to_be_visible()
    else:
        # The region of another seat, green.
        expect(page.locator(".board g.green path").first).to_be_attached()


def test_a_whole_game_takes_few_clicks(visit: Visit) -> None:
    """Both seats are played here, and the draws are known: every run is the same game."""
    page = visit(BLANK, settings={"forced": "on", "confirm": "off", "speed": "none"})
    begin = {"record": json.loads(RECORDS.read_text("utf-8").splitlines()[1])}
    open_table(page, order("feurio", ME, BEA, **{"from": begin | {"moves": 0, "scripted": True}}))
    assert wait_for_turn(page)
    journey = Clicker(page).play()
    assert journey.clicks <= 2 * CLICKS
    # With confirmations it is two clicks a move, both at the same place.
    assert journey.clicks < 2 * journey.moves
