"""The end of a game: the count, the card, the next level, the picture to share."""

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import at_rest, number, open_table, wait_for_turn
from tests.support.server_process import ME, order
from tests.web.conftest import BLANK, Visit

EMBER = {"kind": "computer", "level": "ember"}
RECORDS = Path(__file__).parents[1] / "data" / "games.jsonl"

# Games whose last move is made by the winner: the line of the record, and the winner's seat.
WON = {"feurio": (1, 1), "firewater": (32, 1)}
SOLVED = 38


HOLD = """(() => {
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => next(function held(now) {
    if (window.holdAt && document.querySelector(window.holdAt)) next(held);
    else work(now);
  });
})()"""
"""Stops the count in the frame in which the page has what `holdAt` selects."""


def record(line: int) -> dict[str, Any]:
    """Return a whole game."""
    found: dict[str, Any] = json.loads(RECORDS.read_text("utf-8").splitlines()[line])
    return found


def last_turn(page: Page, line: int, *seats: dict[str, Any]) -> tuple[str, str]:
    """Open a game before its last move; return the table and that move."""
    page.add_init_script(HOLD)
    game = record(line)
    *before, last = game["moves"]
    origin = {"record": game, "moves": len(before), "scripted": True}
    rest = {name: game[name] for name in ("mode", "variants", "board") if name in game}
    table = open_table(page, order(game["game"], *seats, **rest, **{"from": origin}))
    assert wait_for_turn(page)
    return table, last


def make(page: Page, table: str, move: str) -> None:
    """Make a move at a table that this page shows."""
    body = {"type": "move", "id": "last", "ply": int(number(page)), "move": move}
    answer = page.request.post(f"/api/tables/{table}/requests", data=body)
    assert answer.ok, answer.text()


def count(page: Page) -> Locator:
    """Return the rail while the score is counted."""
    return page.get_by_role("region", name="Final score")


def heading(page: Page) -> Locator:
    """Return the heading of the card."""
    return page.locator(".result h2")


@pytest.mark.parametrize("game", WON)
def test_a_game_is_counted_won_shared_and_played_again_against_a_stronger_one(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    line, seat = WON[game]
    # axe is injected as a script, which our own policy rightly forbids.
    page = visit(BLANK, bypass_csp=True)
    table, last = last_turn(page, line, *(ME if at == seat else EMBER for at in range(2)))
    page.evaluate("window.holdAt = '.sky .flying'")
    make(page, table, last)
    expect(count(page)).to_be_visible()
    expect(page.locator(".sky .flying")).to_be_visible()
    count(page).get_by_role("button", name="Skip").click()
    expect(count(page)).to_be_hidden()
    expect(heading(page)).to_have_text("You win!")
    expect(heading(page)).to_be_focused()
    expect(page.locator("[data-ply]")).to_contain_text("You win!")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    at_rest(page)  # the heading fades in
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []

    expect(page.locator(".result").get_by_role("region", name=re.compile("adder"))).to_be_visible()

    page.get_by_role("button", name="Share picture").click()
    dialog = page.get_by_role("dialog")
    alt = re.compile(r"against Ember\. Won by \d+\. Me \d+, Ember \d+")
    expect(dialog.get_by_role("img")).to_have_attribute("aria-label", alt)
    with page.expect_download() as loading:
        dialog.get_by_role("link", name="Save").click()
    picture = tmp_path / "picture.png"
    loading.value.save_as(picture)
    data = picture.read_bytes()
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 150_000  # a plain ground takes a tenth of it
    dialog.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Harder? Flame").click()
    expect(page).not_to_have_url(f"/t/{table}")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    again = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [place["level"] for place in again["seats"] if not place["mine"]] == ["flame"]
    assert again["seats"][seat]["mine"]


def test_the_count_of_a_common_goal_is_skipped_with_a_tap_and_watched_again(visit: Visit) -> None:
    page = visit(BLANK, width=390, height=844, has_touch=True)
    table, last = last_turn(page, SOLVED, ME)
    page.evaluate("window.holdAt = '.check.shown'")
    make(page, table, last)
    expect(count(page)).to_be_visible()
    expect(count(page).locator(".check.shown").first).to_contain_text("all 12 sent")
    page.touchscreen.tap(195, 200)
    expect(heading(page)).to_have_text("The fire is out!")
    # Later, the card is there at once.
    page.reload()
    expect(heading(page)).to_have_text("The fire is out!")
    page.evaluate("window.holdAt = '.check.shown'")
    page.get_by_role("button", name="Watch the scoring").dispatch_event("click")
    expect(count(page).locator(".check.shown").first).to_be_visible()
    page.wait_for_timeout(400)  # a tap of the last move does not skip
    page.keyboard.press("Enter")
    expect(heading(page)).to_be_visible()


def test_without_motion_the_card_is_there_at_once(visit: Visit) -> None:
    line, seat = WON["feurio"]
    page = visit(BLANK, reduced_motion="reduce")
    table, last = last_turn(page, line, *(ME if at == seat else EMBER for at in range(2)))
    page.evaluate(
        """() => new MutationObserver(() => {
             if (document.querySelector('.count')) document.title = 'counted';
           }).observe(document.body, { childList: true, subtree: true })"""
    )
    make(page, table, last)
    expect(heading(page)).to_have_text("You win!")
    assert page.title() != "counted"


def test_nothing_moves_when_the_turning_point_is_known(visit: Visit) -> None:
    line, seat = WON["feurio"]
    page = visit(BLANK, reduced_motion="reduce")
    table, last = last_turn(page, line, *(ME if at == seat else EMBER for at in range(2)))
    answer = {"ready": False, "done": 1, "of": 8, "judgements": []}
    page.route("**/analysis*", lambda route: route.fulfill(json=answer))
    make(page, table, last)
    expect(page.get_by_text("Looking for the turning point")).to_be_visible()
    expect(page.locator(".result").get_by_role("region", name=re.compile("adder"))).to_be_visible()
    share = page.get_by_role("button", name="Share picture")
    at_rest(page)
    before = share.bounding_box()
    answer["ready"] = True
    expect(page.locator(".result").get_by_text("No costly mistakes")).to_be_visible()
    at_rest(page)
    assert share.bounding_box() == before
