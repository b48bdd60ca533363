"""Looking back at a game: mistakes on the board, reasons, and playing the decision again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import ANALYSIS, at_rest, open_table, play_out, until, wait_for_turn
from tests.support.server_process import ME, SPARK, order
from tests.web.conftest import BLANK, STILL, Visit

COORDINATES = re.compile(r"-?\d+,-?\d+")


def looked_back(page: Page, game: str) -> tuple[str, dict[str, Any]]:
    """Play a game badly to its end, and wait for its analysis."""
    table = open_table(page, order(game, ME, SPARK))
    assert wait_for_turn(page)
    for _ in range(10):
        play_out(table, page)
        if page.request.get(f"/api/tables/{table}").json()["phase"] == "over":
            break
    analysis: dict[str, Any] = {}

    def ready() -> bool:
        analysis.update(page.request.get(f"/api/tables/{table}/analysis").json())
        return bool(analysis.get("ready"))

    until(page, ready, "no analysis", ANALYSIS)
    return table, analysis


def mistakes(analysis: dict[str, Any]) -> list[dict[str, Any]]:
    """Return my decisions that cost something, in order."""
    return [
        one
        for one in analysis["judgements"]
        if one["seat"] == 0 and one["expected"] - one["played"] >= 0.05
    ]


@pytest.mark.parametrize("game", ["feurio", "firewater"])
def test_a_mistake_is_shown_on_the_board_and_tried_again(visit: Visit, game: str) -> None:
    page = visit(BLANK, width=1440, height=900, settings=STILL)
    table, analysis = looked_back(page, game)
    blamed = mistakes(analysis)
    assert blamed
    assert all(one["best"] != one["move"] for one in blamed)
    page.goto(f"/t/{table}/replay")
    notes = page.locator(".notes li.mistake")
    expect(notes.first).to_be_visible()
    reasons = page.locator(".notes .why").all_inner_texts()
    assert reasons
    for title in page.locator(".notes .title").all_inner_texts():
        played, _, best = title.partition("; better: ")
        assert played != best
        assert " here" not in title
        assert game != "feurio" or not COORDINATES.search(title)

    # From mistake to mistake, until one has both moves on the board.
    number, before = page.locator(".notes .on .number"), ""
    for _ in range(notes.count()):
        page.keyboard.press("n")
        expect(number).not_to_have_text(before)
        before = number.inner_text()
        at_rest(page)
        if page.locator("[data-ghost=played]").count() and page.locator("[data-arrow]").count():
            break
    expect(page.locator("[data-ghost=played]")).to_have_count(1)
    expect(page.locator("[data-ghost=better]")).to_have_count(1)
    expect(page.locator("[data-arrow]")).to_have_count(1)
    tags = [page.locator(f"[data-tag={kind}] b").inner_text() for kind in ("played", "better")]
    assert tags[0] != tags[1]

    chosen = int(page.locator(".notes .on .number").inner_text()) - 1
    view = page.request.get(f"/api/tables/{table}/replay").json()
    before = [frame["view"] for frame in view["frames"] if frame["moves"] <= chosen][-1]
    page.get_by_role("button", name="Try again", exact=True).click()
    expect(page).not_to_have_url(re.compile(table))
    assert wait_for_turn(page)
    again = page.url.rsplit("/", 1)[1]
    now = page.request.get(f"/api/tables/{again}").json()
    assert [seat["level"] for seat in now["seats"]] == [None, "spark"]
    assert now["view"]["phase"] == before["phase"]
    pieces = "tiles" if game == "feurio" else "pieces"
    assert now["view"][pieces] == before[pieces]
    assert now["view"].get("hand") == before.get("hand")


def test_the_scores_are_a_curve_on_demand_and_everyone_has_mistakes(visit: Visit) -> None:
    page = visit(BLANK, width=390, height=844, settings=STILL)
    table, _ = looked_back(page, "feurio")
    page.goto(f"/t/{table}/replay")
    page.get_by_role("slider", name="Position in the game").wait_for()
    expect(page.locator(".track u").first).to_be_attached()
    page.keyboard.press("n")
    # On a phone the note stands in the head of the sheet.
    expect(page.locator(".replay .on .title")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Show the scores").click()
    expect(page.get_by_role("heading", name="Scores")).to_be_visible()
    own = page.locator(".notes li").count()
    page.get_by_role("button", name=re.compile("^Everyone.s mistakes")).click()
    expect(page.get_by_role("button", name="Only my mistakes")).to_be_visible()
    assert own
