"""The table companion: positions set up by taps, counted, advised and played on from."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from embertide.catalog import ROOMS
from embertide.words import LANGUAGES
from tests.support.browser import at_rest, confirm, wait_for_turn
from tests.web.conftest import Visit
from tests.web.test_pages import (
    RAW,
    WIDTHS,
    complaints_day_and_night,
    overflow_wide_and_narrow,
)

# The first advice of a house waits until its search is compiled.
THINKING = 240_000

FIRE = "/companion/feurio#2/competitive///1/act//s0,0=5;s1,0=3;s0,1=4;d0,0:red:1"
WATER = (
    "/companion/firewater#2/competitive//default/0/act/12+23;31/"
    "e:c3;e:f3;e:d6;0:m44:c4c5;1:m11:b3b2;0:l:g7"
)
SAMPLES = {"feurio": FIRE, "firewater": WATER}


def lay_out(page: Page) -> None:
    page.get_by_role("button", name="Start").click()


def tile(page: Page, value: int) -> Locator:
    """The tile of that value beside the board."""
    return page.locator(f"[data-tile='{value}']")


def cell(page: Page, at: str) -> Locator:
    return page.locator(f"[data-cell='{at}']")


def square(page: Page, at: str) -> Locator:
    return page.locator(f"[data-square='{at}']")


def asks(page: Page, sentence: str) -> None:
    """Waits until the page asks for this next."""
    expect(page.locator(".head h2")).to_have_text(sentence)


def anywhere(page: Page) -> None:
    page.get_by_label("Put pieces anywhere").check()


def begin_fire(page: Page) -> None:
    """A pair of tiles, 5 and 3, before the first draw."""
    lay_out(page)
    asks(page, "Tap the 2 opening tiles, as they lie")
    tile(page, 5).click()
    tile(page, 3).click()
    asks(page, "Which tile did Player 2 draw?")


def advised(page: Page) -> Locator:
    """What the computer says when it is asked."""
    page.get_by_role("button", name="Ask the computer").click()
    hints = page.locator(".hints li")
    expect(hints.first).to_be_visible(timeout=THINKING)
    return hints


def play_on(page: Page) -> None:
    """Opens a table from here; the one whose turn it is plays against the computer."""
    page.get_by_text("Play on from here").click()
    page.get_by_label("Player 1", exact=True).select_option("spark")
    page.get_by_label("Player 2", exact=True).select_option("me")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)


def test_feurio_is_followed_counted_advised_and_played_on(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Table companion").first.click()
    begin_fire(page)
    expect(page.locator(".cell.spot")).to_have_count(2)
    expect(cell(page, "0,1")).to_have_accessible_name("Hottest spot, heat 8, at 0,1")
    tile(page, 4).click()
    asks(page, "Lay the 4 where it burns hottest.")
    cell(page, "0,1").click()
    asks(page, "Send one to three firefighters of one colour to any tile, or pass.")
    cell(page, "0,1").click()
    expect(confirm(page)).to_have_text("Send 1 blue to the 4")
    confirm(page).click()
    asks(page, "Which tile did Player 1 draw?")
    expect(page.locator(".total")).to_have_text([re.compile(r"^\s*0\b"), re.compile(r"^\s*1\b")])
    tile(page, 1).click()
    asks(page, "Lay the 1 where it burns hottest.")
    page.locator(".cell.spot.legal").first.click()
    page.get_by_role("button", name="Send no one").click()
    asks(page, "Which tile did Player 2 draw?")
    tile(page, 6).click()
    asks(page, "Lay the 6 where it burns hottest.")
    assert 1 <= advised(page).count() <= 3
    play_on(page)
    expect(page.locator(".cell.tile")).to_have_count(4)
    expect(page.locator(".head h2")).to_have_text("Lay the 6 where it burns hottest.")


def test_fire_and_water_is_followed_counted_advised_and_played_on(visit: Visit) -> None:
    page = visit("/companion/firewater")
    lay_out(page)
    for at in ("c3", "f3", "d6"):
        expect(page.locator(".cell.legal").first).to_be_visible()
        square(page, at).click()
        expect(square(page, at)).to_have_accessible_name(containing("an elemental"))
    for seat, markers in ((1, ("12", "23", "44")), (2, ("11", "31", "42"))):
        stack = page.get_by_role("group", name=f"Player {seat}’s unseen markers")
        for marker in markers:
            stack.locator(f"[data-marker='{marker}']").click()
            expect(stack.locator(f"[data-marker='{marker}']")).to_have_count(0)
    square(page, "b3").click()
    expect(confirm(page)).to_have_text(containing("Place 1/1 on b3"))
    confirm(page).click()
    expect(page.locator(".who")).to_have_text("Player 1 is to move")
    expect(page.get_by_role("heading", name="Which marker does Player 2 turn up?")).to_be_visible()
    anywhere(page)
    page.locator("[data-piece='t']").click()
    square(page, "a1").click()
    expect(square(page, "a1")).to_have_accessible_name(containing("’s token"))
    page.get_by_role("group", name="Whose turn is it?").get_by_text("Player 2").click()
    expect(page.locator(".who")).to_have_text("Player 2 is to move")
    page.get_by_label("Put pieces anywhere").uncheck()
    # One for the token, two off for a leader who waits.
    score = page.get_by_role("list", name="Score").locator("li", has_text="Player 1")
    expect(score.locator("b")).to_have_text(containing("1"))
    assert 1 <= advised(page).count() <= 3
    play_on(page)
    expect(square(page, "a1")).to_have_accessible_name(containing("’s token"))
    expect(square(page, "b3")).to_have_accessible_name(containing("your fire 1"))


def containing(words: str) -> re.Pattern[str]:
    """A name with these words in it."""
    return re.compile(re.escape(words))


def test_what_is_impossible_is_answered_in_place(visit: Visit) -> None:
    page = visit(FIRE)
    anywhere(page)
    page.get_by_role("button", name="green, 12 left").click()
    for _ in range(3):
        cell(page, "0,0").click()
    expect(page.get_by_role("alert")).to_have_text(containing("The tile at 0,0 has only 3 spaces."))
    page.get_by_label("Put pieces anywhere").uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Send no one").click()
    tile(page, 2).click()
    asks(page, "Lay the 2 where it burns hottest.")
    cell(page, "1,0").click(force=True)
    expect(page.get_by_role("alert")).to_have_text(containing("a tile on that spot already"))
    expect(page.get_by_role("alert")).to_have_text(containing("F-7"))


def test_mistakes_are_mended_and_undone(visit: Visit) -> None:
    page = visit(FIRE)
    anywhere(page)
    tile(page, 1).click()
    cell(page, "1,0").click()
    expect(cell(page, "1,0")).to_have_accessible_name(containing("1, "))
    tile(page, 6).click()
    cell(page, "-1,0").click()
    expect(page.locator(".cell.tile")).to_have_count(4)
    page.get_by_role("button", name="Remove").click()
    cell(page, "-1,0").click()
    expect(page.locator(".cell.tile")).to_have_count(3)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cell.tile")).to_have_count(4)
    page.keyboard.press("Control+y")
    expect(page.locator(".cell.tile")).to_have_count(3)


def test_a_reload_returns_and_a_link_shows_the_same(visit: Visit) -> None:
    page = visit("/companion/feurio")
    begin_fire(page)
    tile(page, 4).click()
    asks(page, "Lay the 4 where it burns hottest.")
    page.goto("/")
    page.goto("/companion/feurio")
    asks(page, "Lay the 4 where it burns hottest.")
    page.get_by_text("Save and share").click()
    link = page.get_by_label("Link to this position").input_value()
    other = visit(link)
    asks(other, "Lay the 4 where it burns hottest.")
    expect(other.locator(".cell.tile")).to_have_count(2)


def test_a_link_to_an_impossible_table_says_why(visit: Visit) -> None:
    page = visit("/companion/feurio#2/competitive///1/act//s0,0=5;s3,3=3")
    expect(page.get_by_role("alert")).to_have_text(containing("doesn’t touch"))
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    page = visit("/companion/feurio")
    page.get_by_role("button", name="Start").press("Enter")
    asks(page, "Tap the 2 opening tiles, as they lie")
    page.keyboard.press("5")
    page.keyboard.press("3")
    asks(page, "Which tile did Player 2 draw?")
    page.keyboard.press("4")
    asks(page, "Lay the 4 where it burns hottest.")
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("Enter")
    asks(page, "Send one to three firefighters of one colour to any tile, or pass.")
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(confirm(page)).to_be_visible()
    page.keyboard.press("Enter")
    asks(page, "Which tile did Player 1 draw?")
    page.keyboard.press("Control+z")
    asks(page, "Send one to three firefighters of one colour to any tile, or pass.")


@pytest.mark.parametrize("game", ROOMS)
def test_axe_finds_nothing_at_the_companion(visit: Visit, game: str) -> None:
    page = visit(f"/companion/{game}", bypass_csp=True)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert complaints_day_and_night(page) == []
    page = visit(SAMPLES[game], bypass_csp=True)
    for name in ("Play on from here", "Save and share", "Lists and typed moves"):
        page.get_by_text(name).click()
    at_rest(page)
    assert complaints_day_and_night(page) == []
    anywhere(page)
    at_rest(page)
    assert complaints_day_and_night(page) == []


@pytest.mark.parametrize("game", ROOMS)
def test_the_companion_fits_in_every_language(visit: Visit, game: str) -> None:
    page = visit("/", width=WIDTHS[0])
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.goto(SAMPLES[game])
        page.reload()
        page.locator(".head").wait_for()
        page.locator("aside input[type=checkbox]").last.check()
        for fold in page.locator("aside > details > summary").all():
            fold.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        at_rest(page)
        assert not RAW.search(page.locator("body").inner_text()), language
        assert overflow_wide_and_narrow(page) == [], language
        page.set_viewport_size({"width": WIDTHS[0], "height": 800})
