"""Whole games in the browser: by clicks, by keys, at one screen, with others."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import (
    confirm,
    lists,
    make_any_move,
    moved,
    my_turn,
    number,
    open_table,
    over,
    until,
    wait_for_turn,
)
from tests.support.server_process import FRIEND, ME, SPARK, order
from tests.web.conftest import BLANK, STILL, Visit

SERVICE_WORKERS = "allow"


def test_play_now_starts_in_one_click(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    assert wait_for_turn(page)
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(
    ("game", "settings"), [("feurio", STILL), ("firewater", {})], ids=["feurio", "firewater"]
)
def test_a_whole_game_against_the_computer(
    visit: Visit, game: str, settings: dict[str, str]
) -> None:
    page = visit(BLANK, settings=settings)
    table = open_table(page, order(game, ME, SPARK))
    turn = 0
    while wait_for_turn(page):
        make_any_move(page, nth=5 * turn)
        turn += 1
        assert turn < 200
    expect(page.locator(".result h2")).not_to_be_empty()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    assert wait_for_turn(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(BLANK, settings=STILL)
    open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    lists(page).locator("summary").focus()
    moves = 0
    while wait_for_turn(page):
        page.keyboard.press("Escape")
        lists(page).locator("li button").first.press("Enter")
        expect(confirm(page)).to_be_enabled()
        before = number(page)
        confirm(page).press("Enter")
        moved(page, before)
        moves += 1
        assert moves < 120
    expect(over(page)).to_be_visible()


def test_a_typed_move_and_the_reason_why_not(visit: Visit) -> None:
    page = visit(BLANK)
    open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    field = lists(page).get_by_label("Type a move")
    field.fill("e:a1")
    page.get_by_role("button", name="Show it").click()
    why = page.get_by_role("alert")
    expect(why).to_be_visible()
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile("/rules/firewater#W-"))
    field.fill(str(field.get_attribute("placeholder")))
    field.press("Enter")
    expect(confirm(page)).to_be_enabled()
    expect(why).to_be_hidden()


def test_a_move_can_be_taken_back_before_and_after(visit: Visit) -> None:
    page = visit(BLANK)
    open_table(page, order("feurio", ME, SPARK))
    assert wait_for_turn(page)
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Escape")
    lists(page).locator("li button").first.click()
    expect(page.get_by_text("You can still undo this")).to_be_visible()
    confirm(page).click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("You undo the last move").first).to_be_visible()


def test_two_browsers_and_a_spectator_who_learns_no_secret(visit: Visit) -> None:
    owner = visit(BLANK)
    frames: list[str] = []
    rules = {"mode": "competitive", "variants": ["firebreak"]}
    table = open_table(owner, order("feurio", ME, FRIEND, **rules))
    links = owner.locator("input[readonly]")
    expect(links.first).to_be_visible()
    invitation = links.first.input_value()
    owner.get_by_text("Link for spectators").first.click()
    watching = links.last.input_value()
    assert f"/t/{table}?key=" in invitation
    assert f"/t/{table}?watch=" in watching

    spectator = visit(BLANK)
    spectator.on("websocket", lambda s: s.on("framereceived", lambda f: frames.append(str(f))))
    spectator.on("response", lambda r: frames.append(r.text()) if "/api/tables/" in r.url else None)
    spectator.goto(watching)
    friend = visit(invitation)
    friend.get_by_role("button", name="Take a seat").click()
    players = [owner, friend]
    for _ in range(6):
        make_any_move(acting(players))
    expect(spectator.locator(".rail ol li").first).to_be_visible()
    assert spectator.locator(".head .primary").count() == 0
    tables = [json.loads(frame) for frame in frames if frame.startswith("{")]
    views = [t["view"] for t in tables if t.get("type") == "table" and t.get("view")]
    assert views
    # A tile in hand is known to its drawer alone; others see only that there is one.
    assert {view["hand"] for view in views} <= {None, 0}
    assert all(tile["under"] is None for view in views for tile in view["tiles"])


def acting(players: list[Page]) -> Page:
    """Whose turn it is."""
    turns: list[Page] = []

    def agreed() -> bool:
        turns[:] = [page for page in players if my_turn(page).is_visible()]
        return len({number(page) for page in players}) == 1 and len(turns) == 1

    until(players[0], agreed, "nobody is to move")
    return turns[0]


def test_at_one_screen_the_device_is_handed_over(visit: Visit) -> None:
    page = visit(BLANK)
    here = {"kind": "here", "name": "Bea"}
    rules = {"mode": "competitive", "variants": ["firebreak"]}
    open_table(page, order("feurio", ME, here, **rules))
    page.get_by_role("button", name="I’m Bea").click()
    assert wait_for_turn(page)
    make_any_move(page)
    make_any_move(page)
    handed = page.get_by_role("dialog")
    expect(handed).to_be_visible()
    expect(page.locator(".board svg")).to_have_count(0)


def test_a_take_back_needs_the_others_consent(visit: Visit) -> None:
    owner = visit(BLANK)
    open_table(owner, order("firewater", ME, FRIEND))
    link = owner.locator("input[readonly]").first.input_value()
    friend = visit(link)
    friend.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(owner)
    make_any_move(owner)
    assert wait_for_turn(friend)
    make_any_move(friend)
    assert wait_for_turn(owner)
    owner.get_by_role("button", name="Ask to undo").click()
    friend.get_by_role("button", name="OK").click()
    expect(owner.get_by_text("You undo the last").first).to_be_visible()
    assert wait_for_turn(owner)
