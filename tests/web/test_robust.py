"""What may go wrong: a lost server, a reload, too many windows of one person, no network."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Route, WebSocket, expect

from tests.support.browser import (
    WAIT,
    confirm,
    lists,
    make_any_move,
    number,
    open_table,
    until,
    wait_for_turn,
)
from tests.support.server_process import ANYONE, ME, SPARK, ServerProcess, order
from tests.web.conftest import BLANK, Visit

SERVICE_WORKERS = "allow"

BACK = 2 * WAIT
"""The longest wait before a page connects again is half a minute."""

BOARD = re.compile(r"/assets/table-.*\.js")
"""The code of a game's board."""

HOLD_ALL_SOCKETS = """async (table) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
  const first = (socket) =>
    new Promise((done) => socket.addEventListener('message', ({ data }) => done(data)));
  window.held = [];
  for (let said = ''; !said.includes('busy-sockets'); ) {
    const socket = new WebSocket(address);
    window.held.push(socket);
    said = await first(socket);
  }
}"""
"""Opens sockets to a table until the server refuses one more."""


def test_a_killed_server_is_hardly_noticed(visit: Visit, house: ServerProcess) -> None:
    page = visit(BLANK)
    open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    staged = confirm(page).inner_text()
    house.kill()
    expect(page.get_by_text("Your move is kept.")).to_be_visible()
    house.start()
    expect(page.get_by_text("Your move is kept.")).to_be_hidden(timeout=BACK)
    assert confirm(page).inner_text() == staged
    make_any_move(page)


def test_a_move_made_while_the_line_is_down_arrives_once(
    visit: Visit, house: ServerProcess
) -> None:
    page = visit(BLANK)
    open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    before = int(number(page))
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    house.kill()
    confirm(page).click()
    house.start()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(before + 1), timeout=BACK)


def test_a_reload_keeps_the_staged_move(visit: Visit) -> None:
    page = visit(BLANK)
    open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    lists(page).locator("li button").nth(3).click()
    expect(confirm(page)).to_be_enabled()
    staged = confirm(page).inner_text()
    page.reload()
    expect(confirm(page)).to_have_text(staged)


def test_two_windows_agree(visit: Visit) -> None:
    page = visit(BLANK)
    table = open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    assert wait_for_turn(other)
    make_any_move(page)
    expect(other.locator("[data-ply]")).to_have_attribute("data-ply", number(page))


def test_without_a_network_the_shell_still_opens(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.context.set_offline(True)
    page.goto("/rules/feurio")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Feurio!")
    page.context.set_offline(False)


def test_a_table_and_its_board_are_fetched_while_the_page_is_loaded(
    visit: Visit,
) -> None:
    page = visit("/", service_workers="block")
    table = page.request.post("/api/tables", data=order("feurio", ME, SPARK)).json()["id"]
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Table-*.js", hold)
    page.goto(f"/t/{table}", wait_until="commit")
    until(page, lambda: bool(held), "the code of the page is not asked for")
    until(page, lambda: f"/api/tables/{table}" in asked, "the table is not asked for ahead")
    until(page, lambda: any(map(BOARD.match, asked)), "its board is not loaded ahead")
    for route in held:
        route.continue_()
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert asked.count(f"/api/tables/{table}") == 1


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/t/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("no such table")


def test_a_refused_socket_says_why_and_does_not_come_again(visit: Visit) -> None:
    page = visit(BLANK)
    table = open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    page.evaluate(HOLD_ALL_SOCKETS, table)
    window = page.context.new_page()
    opened: list[str] = []
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        opened.append(socket.url)
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    window.on("websocket", listen)
    window.goto(f"/t/{table}")
    said = window.get_by_text("Too many windows are connected at once")
    expect(said).to_be_visible()
    # The first attempts to connect again would come within two seconds.
    window.wait_for_timeout(2_500)
    assert len(opened) == 1
    page.evaluate("() => window.held.forEach((socket) => socket.close())")

    again = window.get_by_role("button", name="Try again")

    def admitted() -> bool:
        # The server may notice later that the others are closed, and refuse this one once more.
        if again.is_visible():
            heard.clear()
            again.evaluate_all("buttons => buttons.forEach((one) => one.click())")
        return any("refused" not in text for text in heard)

    until(window, admitted, "the socket is still refused")
    expect(said).to_be_hidden()
    make_any_move(window)


def test_a_table_that_began_without_the_reader_says_so_after_a_restart(
    visit: Visit, house: ServerProcess
) -> None:
    owner, reader = visit(BLANK), visit(BLANK)
    table = open_table(owner, order("firewater", ME, ANYONE))
    opened: list[str] = []
    reader.on("websocket", lambda socket: opened.append(socket.url))
    reader.goto(f"/t/{table}")
    expect(reader.get_by_role("button", name="Take a seat").first).to_be_visible()
    guest = visit(BLANK)
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Take a seat").first.click()
    assert wait_for_turn(owner)
    house.kill()
    house.start()
    said = reader.get_by_text("only those with a link to it may watch")
    expect(said).to_be_visible(timeout=BACK)
    sockets = len(opened)
    # One that is refused while it is open would be opened again within this time.
    reader.wait_for_timeout(2_500)
    assert len(opened) == sockets
    reader.get_by_role("link", name="Home").first.click()
    expect(said).to_be_hidden()
