"""Learning before, and looking back after: lessons, replay, record, seal, the deal of the day."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from embertide.catalog import ROOMS
from tests.support.browser import WAIT, lists, open_table, over, play_out, until, wait_for_turn
from tests.support.server_process import ME, order
from tests.web.conftest import BLANK, STILL, Visit


@pytest.mark.parametrize("game", ROOMS)
def test_the_lesson_ends_in_a_game(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    forward = page.locator(".acts .primary")
    done = page.get_by_role("button", name="Play against Spark")
    for _ in range(60):
        expect(forward).to_be_visible()
        if done.is_visible():
            break
        step = page.locator(".step").inner_text()
        if forward.is_disabled():
            lists(page).locator("li button").first.click()
        expect(forward).to_be_enabled()
        forward.click()
        expect(page.locator(".step")).not_to_have_text(step)
    done.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    assert wait_for_turn(page)


def test_a_lesson_leads_back_to_the_table_it_was_opened_from(visit: Visit) -> None:
    page = visit(BLANK, settings={"coach-firewater": ""})
    table = open_table(page, order("firewater", ME, {"kind": "computer", "level": "spark"}))
    page.locator("[data-coach]").get_by_role("link", name="Learn in five minutes").click()
    page.wait_for_url(f"**/learn/firewater?table={table}")
    forward = page.locator(".acts .primary")
    back = page.get_by_role("link", name="Back to your game")
    while not back.is_visible():
        step = page.locator(".step").inner_text()
        expect(forward).to_be_visible()
        if back.is_visible():
            break
        if forward.is_disabled():
            lists(page).locator("li button").first.click()
        expect(forward).to_be_enabled()
        forward.click()
        expect(page.locator(".step")).not_to_have_text(step)
    back.click()
    page.wait_for_url(f"**/t/{table}")


def test_a_first_game_is_coached_until_two_lines_are_closed(visit: Visit) -> None:
    page = visit(BLANK, width=390, height=844, settings={"coach-firewater": ""})
    table = open_table(page, order("firewater", ME, {"kind": "computer", "level": "spark"}))
    coach = page.locator("[data-coach]")
    expect(coach).to_contain_text("Elementals are worth two tokens")
    assert_above_the_board(coach)
    fold = coach.get_by_role("button", name="Coach")
    fold.click()
    expect(coach).not_to_contain_text("surrounded on all four sides")
    fold.click()
    expect(coach).to_contain_text("surrounded on all four sides")
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_be_hidden()
    page.reload()
    expect(page.locator("[data-square]").first).to_be_visible()
    expect(coach).to_be_hidden()
    until_coached(table, page)
    expect(coach).to_contain_text("Fire to fire, water to water")
    expect(coach).to_contain_text("2 of 5")
    coach.get_by_role("button", name="Close").click()
    kept = page.evaluate("JSON.parse(localStorage.getItem('coach-firewater'))")
    assert kept == {"seen": ["elemental", "marker"], "closed": 2, "over": False}
    play_out(table, page)
    expect(page.locator("[data-coach]")).to_have_count(0)


def assert_above_the_board(coach: Locator) -> None:
    """On a phone the coach has a bar of its own: it covers nothing of the board."""
    bar, board = coach.bounding_box(), coach.page.locator("main").bounding_box()
    assert bar
    assert board
    assert bar["y"] + bar["height"] <= board["y"] + 1
    assert board["height"] > 0.8 * board["width"]


def until_coached(table: str, page: Page) -> None:
    """Make moves over the API until a line of the coach is shown."""

    def coached() -> bool:
        now = page.request.get(f"/api/tables/{table}").json()
        if now["moves"] and now["moves"][0].startswith("e"):
            ply, first = now["ply"], now["moves"][0]
            move = {"type": "move", "id": f"c{ply}", "ply": ply, "move": first}
            page.request.post(f"/api/tables/{table}/requests", data=move)
        return page.locator("[data-coach]").count() > 0

    until(page, coached, "the coach says nothing")


def finished(page: Page) -> str:
    """Plays a solitaire game to its end, over the API, as this person."""
    table = open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    play_out(table, page)
    return table


def test_a_game_is_looked_back_at_shared_verified_and_played_on(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit(BLANK, settings=STILL)
    table = finished(page)
    expect(over(page)).to_be_visible(timeout=2 * WAIT)
    expect(page.get_by_text("All 36 draws follow")).to_be_visible()
    page.get_by_text("Save, verify, share").click()
    link = page.get_by_label("Link to this game").input_value()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    loading.value.save_as(record)

    stranger = visit(link)
    count = stranger.get_by_text("Move 0 of")
    expect(count).to_be_visible()
    stranger.keyboard.press("End")
    expect(count).to_be_hidden()
    stranger.keyboard.press("Home")
    stranger.keyboard.press("ArrowRight")
    expect(stranger.get_by_text("Move 1 of")).to_be_visible()
    stranger.get_by_role("button", name="Play on from here").click()
    expect(stranger).not_to_have_url(re.compile(table))
    assert wait_for_turn(stranger)

    stranger.goto("/replay")
    stranger.locator("input[type=file]").set_input_files(record)
    expect(stranger.get_by_text("Move 0 of")).to_be_visible()


def test_a_broken_record_is_refused_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "nonsense"}', "utf-8")
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_deal_of_the_day(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("button", name="Play the deal").click()
    assert wait_for_turn(page)
    page.goto("/daily")
    expect(page.get_by_role("button", name="Play on")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    assert wait_for_turn(page)
