"""Tables on phones and tablets: the sheet's heights, the sizes of what is seen and tapped."""

import time
from itertools import accumulate
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from embertide.catalog import ROOMS, find_room
from embertide.core.dice import Dice
from embertide.play.match.automatic import random_match
from embertide.play.match.record import record
from tests.support.browser import at_rest, open_table, wait_for_turn
from tests.support.server_process import ME, SPARK, order
from tests.web.conftest import BLANK, Visit
from tests.web.test_pages import PAGES, overflow, settled

LAYING = {"feurio": "sx", "firewater": "m"}
"""The first letters of moves that lay a tile or a marker."""

STEPS = 12
"""The movements of a drag."""

SLOW, FLICK = 0.2, 3.0
"""Pixels a millisecond with which the sheet goes to the nearest height, or to the next one."""

PHONE = {"width": 390, "height": 844, "has_touch": True}


def sheet(page: Page) -> Locator:
    return page.locator("aside.rail")


def drag(page: Page, by: float, speed: float) -> None:
    """Pull the handle up by this many pixels (down, if negative), and let go at this speed.

    The speed, in pixels a millisecond, is that of the events' own times, whenever they arrive.
    """
    at_rest(page)
    box = page.get_by_role("slider", name="Height of the panel").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seconds = abs(by) / speed / 1000
    session, begin = page.context.new_cdp_session(page), time.time() - seconds

    def mouse(kind: str, part: float, buttons: int) -> None:
        place = {"x": x, "y": y - part * by, "timestamp": begin + part * seconds}
        pressed = {"button": "left", "buttons": buttons, "clickCount": 1}
        session.send("Input.dispatchMouseEvent", {"type": kind, **place, **pressed})

    mouse("mousePressed", 0, 1)
    for step in range(1, STEPS + 1):
        mouse("mouseMoved", step / STEPS, 1)
    mouse("mouseReleased", 1, 0)
    session.detach()


def top(found: Locator) -> float:
    at_rest(found.page)  # even without motion, a transition takes a moment
    box = found.bounding_box()
    assert box is not None
    return box["y"]


def test_the_sheet_is_dragged_between_three_heights(visit: Visit) -> None:
    page = visit(BLANK, **PHONE, reduced_motion="reduce")
    open_table(page, order("feurio", ME, SPARK))
    assert wait_for_turn(page)
    height = sheet(page)
    slider = page.get_by_role("slider", name="Height of the panel")
    slider.press("Home")
    slider.press("ArrowUp")
    expect(height).to_have_attribute("data-height", "half")
    high = top(height)
    drag(page, 500, SLOW)
    expect(height).to_have_attribute("data-height", "full")
    assert top(height) == pytest.approx(48 + 56, abs=2)
    drag(page, -600, SLOW)
    expect(height).to_have_attribute("data-height", "peek")
    assert top(height) > high
    slider.press("ArrowUp")
    expect(height).to_have_attribute("data-height", "half")
    expect(slider).to_have_attribute("aria-valuetext", "half")
    slider.click()
    expect(height).to_have_attribute("data-height", "full")
    page.mouse.click(195, 70)  # the strip of the board
    expect(height).to_have_attribute("data-height", "half")
    drag(page, -60, FLICK)
    expect(height).to_have_attribute("data-height", "peek")
    page.reload()
    assert wait_for_turn(page)
    expect(height).to_have_attribute("data-height", "peek")
    scores = page.locator(".foot")
    expect(scores).to_be_in_viewport(ratio=1)
    expect(scores.locator("li")).to_have_count(2)
    expect(page.locator(".head .primary")).to_be_in_viewport(ratio=1)


def test_the_main_button_stays_when_the_rail_scrolls(visit: Visit) -> None:
    page = visit(BLANK, width=1440, height=700)
    open_table(page, order("feurio", ME, SPARK))
    assert wait_for_turn(page)
    primary = page.locator(".head .primary")
    page.mouse.move(1300, 600)
    page.mouse.wheel(0, 2000)
    page.get_by_text("Lists and typed moves").focus()
    expect(page.get_by_text("Lists and typed moves")).to_be_in_viewport()
    expect(primary).to_be_in_viewport(ratio=1)
    expect(page.locator(".who.mine")).to_be_in_viewport(ratio=1)


def test_tiles_squares_and_scores_are_large_enough_for_a_thumb(visit: Visit) -> None:
    page = visit(BLANK, **PHONE, reduced_motion="reduce")
    continue_game(page, "feurio", 2, 25)
    slider = page.get_by_role("slider", name="Height of the panel")
    slider.press("Home")
    expect(sheet(page)).to_have_attribute("data-height", "peek")
    expect(page.locator(".cell.tile")).to_have_count(27)
    at_rest(page)
    # The area that can be tapped is a little smaller than the tile.
    assert smallest(page, ".cell.tile .hit") / 0.96 >= 70
    expect(page.locator(".foot li")).to_have_count(2)
    for seen in (page.locator(".foot"), page.locator(".head .primary"), page.locator(".head h2")):
        expect(seen).to_be_in_viewport(ratio=1)

    continue_game(page, "firewater", 4, 12)
    expect(sheet(page)).to_have_attribute("data-height", "half")
    squares = page.locator("[data-square]")
    expect(squares).to_have_count(96)
    at_rest(page)
    assert smallest(page, "[data-square]") >= 44
    names = [squares.nth(at).get_attribute("data-square") for at in (0, 1, 8, 95)]
    assert names == ["a1", "a2", "b1", "l8"]
    page.locator("[data-square=c3]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.square") == "d3"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.square") == "d4"
    expect(page.locator(".foot")).to_be_in_viewport(ratio=1)
    expect(page.locator(".foot li")).to_have_count(4)

    continue_game(page, "firewater", 2, 12)
    expect(page.locator("[data-square]").first).to_have_attribute("data-square", "a8")
    at_rest(page)
    assert smallest(page, "[data-square]") >= 44


def continue_game(page: Page, game: str, players: int, laid: int | None) -> None:
    """Open a table in a random game after `laid` pieces (None: all), on this person's turn."""
    room = find_room(game)
    match = random_match(room, room.menu.order(players), Dice("phones"))
    steps = [at.actor for at, _ in match.steps() if at.actor >= 0]
    counts = list(accumulate(int(text[0] in LAYING[game]) for text in match.texts()))
    moves = len(counts) - (counts[::-1].index(laid) if laid is not None else 0)
    mine = [*steps, 0][moves]
    seats: list[dict[str, Any]] = [ME if seat == mine else SPARK for seat in range(players)]
    begin = {"record": record(match).fields(), "moves": moves}
    open_table(page, {**order(game, *seats), "from": begin})
    assert wait_for_turn(page) is (laid is not None)


def smallest(page: Page, selector: str) -> float:
    """The least width of what matches, in pixels."""
    return float(
        page.locator(selector).evaluate_all(
            "(all) => Math.min(...all.map((one) => one.getBoundingClientRect().width))"
        )
    )


SMALL = """() => [...document.querySelectorAll(
  'a[href], button, input, select, summary, textarea, [role=button], [role=radio], [role=slider]'
)].flatMap((one) => {
  const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Pieces of the board are measured on their own; what is only spoken is not tapped.
  if (!seen || one.closest('.spoken, [aria-hidden=true], [data-cell], [data-square]')) return [];
  const whole = one.matches('input') ? (one.closest('label') ?? one) : one;
  const { width, height } = whole.getBoundingClientRect();
  // A finger also meets an invisible border, drawn before the content.
  const border = getComputedStyle(one, '::before');
  const apart = border.position === 'absolute';
  const reach = (side) => (apart ? Math.max(0, -parseFloat(side) || 0) : 0);
  const wide = width + reach(border.left) + reach(border.right);
  const high = height + reach(border.top) + reach(border.bottom);
  if (!width || (wide >= 40 && high >= 40)) return [];
  const name = one.ariaLabel ?? one.textContent.trim();
  return [`${one.tagName} ${one.className} ${name}: ${wide}x${high}`];
})"""


def test_nothing_to_tap_is_small_on_any_page(visit: Visit) -> None:
    page = visit("/", **PHONE, reduced_motion="reduce")
    small = {}
    for path in PAGES:
        page.goto(path)
        small[path] = [*overflow(settled(page)), *page.evaluate(SMALL)]
    page.goto("/")
    page.get_by_role("button", name="Menu").first.click()
    at_rest(page)
    small["menu"] = page.evaluate(SMALL)
    for game in ROOMS:
        continue_game(page, game, 2, 12)
        page.get_by_role("slider", name="Height of the panel").press("End")
        page.get_by_text("Lists and typed moves").click()
        at_rest(page)
        small[game] = [*page.evaluate(SMALL), *overflow(page)]
        continue_game(page, game, 2, None)
        at_rest(page)
        small[f"{game} over"] = page.evaluate(SMALL)
        page.goto(f"{page.url}/replay")
        page.get_by_role("slider").first.wait_for()
        at_rest(page)
        small[f"{game} replay"] = page.evaluate(SMALL)
    assert {where: found for where, found in small.items() if found} == {}


@pytest.mark.parametrize("size", [(820, 1180), (844, 390), (360, 640)])
def test_the_window_s_shape_decides_where_the_sheet_is(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(BLANK, width=width, height=height, has_touch=True, reduced_motion="reduce")
    for game in ROOMS:
        continue_game(page, game, 2, 12)
        at_rest(page)
        board, rail = page.locator("main.board").bounding_box(), sheet(page).bounding_box()
        assert board is not None
        assert rail is not None
        if height > width:
            assert board["width"] == width
            assert rail["y"] > 0.4 * height
        else:
            assert rail["x"] >= board["width"] - 1
        for part in (page.locator(".head .primary"), page.locator(".foot, footer").last):
            expect(part).to_be_in_viewport(ratio=1)
        assert overflow(page) == []
        cells = page.locator(".tray .cell")
        for cell in cells.all():
            expect(cell).to_be_in_viewport(ratio=1)


def test_the_line_that_says_whose_turn_it_is_ends_before_the_button(visit: Visit) -> None:
    """In German, with a name of two words, there is little room on a small phone."""
    page = visit(BLANK, width=360, height=740, settings={"language": "de"})
    bea = {"kind": "here", "name": "Bernadette Sonnenschein"}
    open_table(page, order("firewater", ME, bea))
    expect(page.locator("aside.rail .who")).to_contain_text("am Zug")
    assert page.evaluate("""() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('aside.rail .who'));
      const line = text.getBoundingClientRect();
      const acts = document.querySelector('aside.rail .acts').getBoundingClientRect();
      return line.right <= acts.left || line.bottom <= acts.top;
    }""")
