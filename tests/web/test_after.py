"""Learning before, and looking back after: lessons, replay, record, seal, the deal of the day."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from embertide.catalog import ROOMS
from tests.web.conftest import Visit
from tests.web.hands import WAIT, lists, open_table, wait_for_turn
from tests.web.house import ME, order


@pytest.mark.parametrize("game", ROOMS)
def test_the_lesson_leads_to_its_end(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    forward = page.locator(".rail .acts .primary")
    done = page.get_by_role("link", name="Play a real game")
    for _ in range(60):
        expect(forward).to_be_visible(timeout=WAIT)
        if done.is_visible():
            break
        step = page.locator(".step").inner_text()
        if forward.inner_text() == "Choose on the board":
            lists(page).locator("li button").first.click()
        expect(forward).to_be_enabled(timeout=WAIT)
        forward.click()
        expect(page.locator(".step")).not_to_have_text(step, timeout=WAIT)
    expect(done).to_be_visible()


def finished(page: Page) -> str:
    """Plays a solitaire game to its end, over the API, as this person."""
    table = open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    for count in range(200):
        now = page.request.get(f"/api/tables/{table}").json()
        if now["phase"] == "over":
            break
        move = {"type": "move", "id": f"m{count}", "ply": now["ply"], "move": now["moves"][0]}
        answer = page.request.post(f"/api/tables/{table}/requests", data=move)
        assert answer.ok or answer.status == 429
        if not answer.ok:
            page.wait_for_timeout(250)  # that was faster than anybody may move
    return table


def test_a_game_is_looked_back_at_shared_verified_and_played_on(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/")
    table = finished(page)
    expect(page.get_by_text("The game is over").first).to_be_visible(timeout=WAIT)
    page.get_by_text("Keep, verify, share").click()
    page.get_by_role("button", name="Verify the seal").click()
    expect(page.get_by_text("The seal is whole").first).to_be_visible(timeout=WAIT)
    link = page.get_by_label("Link to this game").input_value()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    loading.value.save_as(record)

    stranger = visit(link)
    count = stranger.get_by_text("Move 0 of")
    expect(count).to_be_visible(timeout=WAIT)
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
    expect(stranger.get_by_text("Move 0 of")).to_be_visible(timeout=WAIT)


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
