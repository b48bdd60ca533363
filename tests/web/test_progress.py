"""What people have reached: the start page of a player who comes back, and puzzles."""

import re

from playwright.sync_api import Page, expect

from embertide.catalog import ROOMS
from embertide.host.puzzles import PuzzleBook
from tests.support.browser import open_table, play_out
from tests.support.server_process import ME, order
from tests.web.conftest import Visit
from tests.web.test_pages import complaints, overflow

BOOK = PuzzleBook(ROOMS)


def number(page: Page) -> str:
    return "".join(f"{byte:02x}" for byte in range(32))


def begin(page: Page, table: str) -> None:
    """Add this person's number, which begins a game without others."""
    body = {"type": "entropy", "id": "e", "value": number(page)}
    assert page.request.post(f"/api/tables/{table}/requests", data=body).ok


def test_a_returning_player_goes_on_first(visit: Visit) -> None:
    """Continue is the only primary button; the page needs one request beside name and menus."""
    page = visit("/", bypass_csp=True)
    expect(page.get_by_role("heading", name="The forest burns, the tide answers.")).to_be_visible()
    deal = page.request.post("/api/daily").json()["id"]
    begin(page, deal)
    play_out(deal, page)
    table = open_table(page, order("feurio", ME, {"kind": "here", "name": "Bea"}))
    expect(page.locator(".head .primary")).to_be_visible()
    page.goto("about:blank")  # the table asks for nothing more
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.goto("/")
    expect(
        page.get_by_role("heading", name=re.compile("Welcome back. It.s your turn"))
    ).to_be_visible()
    expect(page.locator("main .primary")).to_have_count(1)
    expect(page.locator("main .picture svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    paths = [one.split("/api")[1].split("?")[0] for one in asked if "/api/" in one]
    assert paths.count("/start") == 1
    assert set(paths) <= {"/me", "/games", "/start", "/push"}
    assert complaints(page) == []
    assert overflow(page) == []
    # The forest burnt down today: a cross in the week, and the rung begun.
    expect(page.locator("li.lost.now")).to_have_count(1)
    expect(page.get_by_text("1 played, 0 won")).to_be_visible()
    page.get_by_role("link", name="All your games").click()
    expect(page.get_by_role("heading", name="Your running games")).to_be_visible()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    page.goto("/you")
    expect(page.get_by_role("heading", name="Feurio!")).to_be_visible()
    page.goto("/")
    page.locator("main .primary").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_a_guest_keeps_everything_without_the_cookie(visit: Visit) -> None:
    page = visit("/")
    deal = page.request.post("/api/daily").json()["id"]
    begin(page, deal)
    play_out(deal, page)
    page.goto("/games")
    expect(page.get_by_text("1 played, 0 won")).to_be_visible()
    page.context.clear_cookies()
    page.goto("/games")
    expect(page.get_by_text("1 played, 0 won")).to_be_visible()


def laying() -> str:
    """Return a puzzle about where to lay a tile."""
    names = BOOK.ids("feurio")
    return next(name for name in names if BOOK.puzzle("feurio", name).best.startswith("s"))


def test_a_puzzle_is_failed_and_then_solved(visit: Visit) -> None:
    """The first try counts; the solution is shown with the odds of both moves."""
    name = laying()
    puzzle = BOOK.puzzle("feurio", name)
    page = visit(f"/puzzle/feurio/{name}")
    expect(page.get_by_text("One move here is clearly better")).to_be_visible()
    assert puzzle.best not in page.locator(".head").inner_text()
    wrong = next(move for move in puzzle.worth if move != puzzle.best)
    lay(page, wrong)
    expect(page.get_by_role("heading", name=re.compile("There.s a better move"))).to_be_visible()
    odds = page.get_by_text(f"the best move {round(100 * puzzle.worth[puzzle.best])}%")
    expect(odds).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    lay(page, puzzle.best)
    expect(page.get_by_role("heading", name=re.compile("That.s the best move"))).to_be_visible()
    expect(page.get_by_text("Solved first time by 0%")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(name))
    expect(page.get_by_text("One move here is clearly better")).to_be_visible()


def lay(page: Page, move: str) -> None:
    """Lay the drawn tile of a puzzle there, and confirm."""
    page.locator(f'[data-cell="{move[1:]}"]').click()
    page.locator(".head .primary").click()
