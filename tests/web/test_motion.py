"""What happened is shown on the board, and nobody has to wait for the end of it."""

from itertools import count

from playwright.sync_api import Page, expect

from tests.support.browser import at_rest, until
from tests.web.conftest import BLANK, Visit

AIDS = ["spots", "counts", "scores"]
HELD = """
(() => {
  const begin = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = begin.apply(this, how);
    const moves = JSON.stringify(how[0]).includes('transform');
    window.transforms = (window.transforms ?? 0) + (moves ? 1 : 0);
    if (window.holding) animation.pause();
    return animation;
  };
})();
"""
"""Counts animations that move something, and holds them in their first frame on demand."""

LOADED = """performance.getEntriesByType('resource').some(
  ({ name }) => name.includes('/performer'))"""

numbers = count()


def _open(page: Page, game: str, seats: list[dict[str, str]]) -> str:
    """Open a table for these seats, all at this screen, and go there."""
    order = {"game": game, "seats": seats, "aids": AIDS}
    name = str(page.request.post("/api/tables", data=order).json()["id"])
    page.goto(f"/t/{name}")
    page.locator(".board").first.wait_for()
    expect(page.locator("[data-ply='0']")).to_be_attached()
    return name


def _move(page: Page, name: str, begins: str = "") -> str:
    """Make the first legal move that begins like this, as if on another device."""
    address = f"/api/tables/{name}"
    seen = page.request.get(address).json()
    move = next(text for text in seen["moves"] if text.startswith(begins))
    asked = {"type": "move", "id": f"m{next(numbers)}", "ply": seen["ply"], "move": move}
    assert page.request.post(f"{address}/requests", data=asked).json()["type"] != "refused"
    return str(move)


def _hold(page: Page) -> None:
    """Hold animations from now on, once the part of the client that moves pieces is there."""
    until(page, lambda: bool(page.evaluate(LOADED)), "the animations are not loaded")
    at_rest(page)
    page.evaluate("window.holding = true")


def _here(number: int) -> dict[str, str]:
    return {"kind": "here", "name": f"P{number}"}


def _visit(visit: Visit, **how: str) -> Page:
    page = visit(BLANK, **how)
    page.add_init_script(HELD)
    return page


def test_a_tile_is_carried_before_it_lies_and_any_key_ends_it(visit: Visit) -> None:
    page = _visit(visit)
    name = _open(page, "feurio", [{"kind": "me"}, _here(2)])
    _hold(page)
    cell = _move(page, name, "s")[1:]
    flying = page.locator(".sky .feurio-flying")
    laid = page.locator(f"[data-piece='tile {cell}']")
    expect(flying).to_be_attached()
    expect(laid).to_have_css("visibility", "hidden")
    # The position is up to date already, and a key shows it at once.
    expect(page.locator("[data-ply='1']")).to_be_attached()
    page.keyboard.press("Shift")
    expect(flying).to_have_count(0)
    expect(laid).to_have_css("visibility", "visible")


def test_a_move_can_be_made_while_something_is_shown(visit: Visit) -> None:
    page = _visit(visit)
    name = _open(page, "firewater", [{"kind": "me"}, _here(2)])
    _hold(page)
    square = _move(page, name, "e")[2:]
    expect(page.locator(".sky .sprite").first).to_be_attached()
    page.locator(".cells .legal").first.click()
    expect(page.locator(".sky")).to_have_count(0)
    expect(page.locator(f"[data-piece='elemental {square}']")).to_have_css("visibility", "visible")
    page.locator(".head .primary").click()
    expect(page.locator("[data-ply='2']")).to_be_attached()


def test_a_move_is_shown_without_the_part_that_moves_pieces(visit: Visit) -> None:
    page = _visit(visit)
    page.route("**/performer*", lambda route: route.abort())
    name = _open(page, "feurio", [{"kind": "me"}, _here(2)])
    cell = _move(page, name, "s")[1:]
    expect(page.locator(f"[data-piece='tile {cell}']")).to_have_css("visibility", "visible")
    expect(page.locator(".sky")).to_have_count(0)


def test_nothing_moves_for_readers_who_want_less_motion(visit: Visit) -> None:
    page = _visit(visit, reduced_motion="reduce")
    name = _open(page, "feurio", [{"kind": "me"}, _here(2)])
    cell = _move(page, name, "s")[1:]
    expect(page.locator("[data-ply='1']")).to_be_attached()
    expect(page.locator(f"[data-piece='tile {cell}']")).to_have_css("visibility", "visible")
    expect(page.locator(".sky")).to_have_count(0)
    page.wait_for_timeout(500)
    assert not page.evaluate("window.transforms ?? 0")


def test_what_happened_since_my_move_is_shown_again(visit: Visit) -> None:
    page = _visit(visit)
    _open(page, "firewater", [{"kind": "me"}, {"kind": "computer", "level": "spark"}])
    again = page.get_by_role("button", name="Show me again")
    expect(page.locator(".who.mine")).to_be_visible()
    page.locator(".cells .legal").first.click()
    page.locator(".head .primary").click()
    expect(again).to_be_visible()
    expect(page.locator(".who.mine")).to_be_visible()
    expect(page.locator(".sky")).to_have_count(0)
    _hold(page)
    again.click()
    expect(page.locator(".sky .sprite").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".sky")).to_have_count(0)
    page.reload()
    expect(page.locator(".who.mine")).to_be_visible()
    expect(again).to_have_count(0)
