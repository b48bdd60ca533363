"""Several people at one table: one device for two, and what friends say to each other."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.support.browser import (
    WAIT,
    at_rest,
    make_any_move,
    open_table,
    over,
    play_out,
    wait_for_turn,
)
from tests.support.server_process import FRIEND, ME, SPARK, order
from tests.web.conftest import BLANK, STILL, Visit

BEA = {"kind": "here", "name": "Bea"}
FIREBREAKS = {"mode": "competitive", "variants": ["firebreak"]}

RECORD_SPEECH = """
() => {
  window.speech = [];
  const heard = new Set();
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  const note = () => document.querySelectorAll(live).forEach((place) => {
    const text = place.textContent.trim();
    if (text && !heard.has(text)) window.speech.push(text);
    heard.add(text);
  });
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}
"""


def speech(page: Page) -> list[str]:
    """Return all that a screen reader was given to say since the last call."""
    said: list[str] = page.evaluate("() => window.speech.splice(0)")
    return said


def log_of(page: Page, table: str) -> list[Any]:
    """Return the log as the seat to move may read it."""
    log: list[Any] = page.request.get(f"/api/tables/{table}").json()["log"]
    return log


def draw_of(log: list[Any]) -> int:
    """Return the tile that was drawn last, which only its drawer may know."""
    drawn = [line["told"] for line in log if line["told"]["key"] == "feurio-draws"]
    tile: int = drawn[-1]["args"]["tile"]
    return tile


def test_a_cover_keeps_the_secrets_of_the_next_player(visit: Visit) -> None:
    """Neither on the page nor to a screen reader, until that player has the device (F-19)."""
    page = visit(BLANK)
    table = open_table(page, order("feurio", ME, BEA, **FIREBREAKS))
    page.evaluate(RECORD_SPEECH)
    assert not [text for text in speech(page) if "draws" in text]
    page.get_by_role("button", name="I’m Bea").click()
    assert wait_for_turn(page)
    expect(page.locator("[data-ply]")).to_have_text(re.compile(r"Bea draws a \d"))
    speech(page)
    for _ in range(2):
        make_any_move(page)
    cover = page.get_by_role("dialog")
    expect(cover).to_be_visible()
    page.wait_for_load_state("networkidle")
    tile = draw_of(log_of(page, table))
    drawn = re.compile(rf"draws? a {tile}|Lay the {tile}")
    assert not drawn.search(page.locator("body").inner_text() + page.title())
    assert not drawn.search(page.content())
    assert not [text for text in speech(page) if re.search("draw|Lay", text)]
    cover.get_by_role("button").click()
    expect(page.locator("[data-ply]")).to_have_text(drawn)
    assert wait_for_turn(page)
    # The log is the present player's own.
    expect(page.locator(".rail ol").last).to_contain_text("Bea lays")
    assert not re.search(r"Bea draws a \d", page.content())


def friends(visit: Visit, game: str = "firewater") -> tuple[Page, Page, str]:
    """Return the pages of two friends at a table, the second one on a phone."""
    ann = visit(BLANK, lasting=True)
    table = open_table(ann, order(game, ME, FRIEND))
    link = ann.locator("input[readonly]").first.input_value()
    bob = visit(link, width=390, height=844, theme="dark", bypass_csp=True, lasting=True)
    bob.get_by_label("What should the others call you?").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(ann)
    return ann, bob, table


@pytest.mark.parametrize("game", ["feurio", "firewater"])
def test_a_guest_is_you_and_no_made_up_name(visit: Visit, game: str) -> None:
    """In the log, the rows, the squares, the result and the replay."""
    page = visit(BLANK, settings=STILL)
    name = page.request.get("/api/me").json()["name"]
    table = open_table(page, order(game, ME, SPARK))
    assert wait_for_turn(page)
    make_any_move(page)
    expect(
        page.locator(".rail ol li", has_text=re.compile("^You |You (lay|draw|place)")).first
    ).to_be_visible()
    assert name not in page.content()
    play_out(table, page)
    # The page counts the points before it says so.
    expect(over(page)).to_be_visible(timeout=2 * WAIT)
    page.reload()
    expect(over(page)).to_be_visible()
    assert name not in page.content()
    page.goto(f"/t/{table}/replay#1")
    expect(page.get_by_text(re.compile("^You |Spark ")).first).to_be_visible()
    assert name not in page.content()


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name="React").click()
    page.get_by_role("group", name="React").get_by_role("button", name=phrase).click()


def test_friends_say_something_and_may_be_muted(visit: Visit) -> None:
    ann, bob, table = friends(visit)
    key = ann.request.get(f"/api/tables/{table}").json()["watch"]
    spectator = visit(f"/t/{table}?watch={key}", lasting=True)
    expect(spectator.get_by_text(re.compile("You.re watching"))).to_be_in_viewport()
    expect(spectator.get_by_role("button", name="React")).to_have_count(0)
    spoken = ann.locator("[data-ply]")
    bob.get_by_role("button", name="React").click()
    at_rest(bob)
    assert Axe().run(bob, ".talk").response["violations"] == []
    bob.keyboard.press("Escape")
    say(bob, "Well played")
    for page in (ann, spectator):
        expect(page.locator(".board li", has_text="Well played")).to_be_in_viewport()
    expect(spoken).to_have_text(re.compile(": Well played"))
    say(bob, "a laugh")
    expect(spoken).to_have_text(re.compile(": a laugh"))
    expect(ann.locator(".board li svg[width='44']")).to_be_in_viewport()
    ann.get_by_role("button", name="React").click()
    ann.get_by_label("Mute others at this table").check()
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("group", name="React")).to_be_hidden()
    say(bob, "Thanks!")
    expect(spectator.locator(".board li", has_text="Thanks!")).to_be_visible()
    expect(spoken).not_to_have_text(re.compile("Thanks"))
    say(ann, "Oops")
    expect(bob.locator(".board li", has_text="Oops")).to_be_in_viewport()


def test_take_backs_and_rematches_are_asked_for_over_the_board(visit: Visit) -> None:
    ann, bob, table = friends(visit)
    make_any_move(ann)
    assert wait_for_turn(bob)
    make_any_move(bob)
    assert wait_for_turn(ann)
    for answer in ("No, sorry", "OK"):
        ann.get_by_role("button", name="Ask to undo").click()
        expect(ann.get_by_text(re.compile("You.ve asked to undo"))).to_be_in_viewport()
        asked = bob.get_by_role("region", name="A request")
        expect(asked).to_contain_text("would like to undo their last turn")
        expect(asked).to_be_in_viewport(ratio=1)
        at_rest(bob)
        assert Axe().run(bob, ".board > section").response["violations"] == []
        if answer == "No, sorry":
            bob.keyboard.press("n")
        else:
            asked.get_by_role("button", name=answer).click()
        expect(asked).to_be_hidden()
        if answer == "No, sorry":
            expect(ann.locator(".board li", has_text="Bob says no")).to_be_in_viewport()
    expect(bob.locator(".rail ol").get_by_text("You agree.")).to_be_attached()
    resigned = ann.request.post(
        f"/api/tables/{table}/requests", data={"type": "resign", "id": "resign"}
    )
    assert resigned.ok, resigned.text()
    ann.get_by_role("button", name="Rematch").click()
    expect(ann).not_to_have_url(re.compile(table))
    asked = bob.get_by_role("region", name="A request")
    expect(asked).to_contain_text("would like to play again")
    expect(asked).to_be_in_viewport(ratio=1)
    expect(bob.locator(".result h2")).to_be_visible()
    asked.get_by_role("button", name="Join the rematch").click()
    expect(bob).to_have_url(ann.url)


def test_a_guest_is_asked_for_a_name_once_and_nobody_else_gives_hints(visit: Visit) -> None:
    """With other people only; the made-up name is offered, and can be kept."""
    ann = visit("/new/firewater")
    ann.get_by_label("Seat 2").first.select_option("friend")
    ann.get_by_text("Clock, help and more").click()
    expect(ann.get_by_role("checkbox", name=re.compile("Hints"))).not_to_be_checked()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_text("no hints")).to_be_visible()
    name = ann.get_by_label("What should the others call you?")
    expect(name).to_have_value(re.compile(r"^\S+ \S+$"))
    name.fill("Ann")
    ann.locator("form").get_by_role("button").click()
    expect(name).to_be_hidden()
    ann.reload()
    expect(ann.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    expect(name).to_be_hidden()
    bob = visit(ann.locator("input[readonly]").first.input_value())
    expect(bob.locator(".gathering").get_by_text("Ann")).to_be_visible()
    bob.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(ann)
    expect(ann.get_by_role("button", name="Hint")).to_have_count(0)
