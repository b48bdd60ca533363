"""What may go wrong: a lost server, a reload, two windows of one person, no network."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import confirm, lists, make_any_move, number, open_table, wait_for_turn
from tests.web.house import ME, SPARK, House, order


def test_a_killed_server_is_hardly_noticed(visit: Visit, house: House) -> None:
    page = visit("/")
    open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    staged = confirm(page).inner_text()
    house.kill()
    expect(page.get_by_text("Your move is kept.")).to_be_visible(timeout=10_000)
    house.start()
    expect(page.get_by_text("Your move is kept.")).to_be_hidden(timeout=20_000)
    assert confirm(page).inner_text() == staged
    make_any_move(page)


def test_a_move_made_while_the_line_is_down_arrives_once(visit: Visit, house: House) -> None:
    page = visit("/")
    open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    before = int(number(page))
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    house.kill()
    confirm(page).click()
    house.start()
    expect(page.locator("[data-ply]")).to_have_attribute(
        "data-ply", str(before + 1), timeout=30_000
    )


def test_a_reload_keeps_the_staged_move(visit: Visit) -> None:
    page = visit("/")
    open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    lists(page).locator("li button").nth(3).click()
    expect(confirm(page)).to_be_enabled()
    staged = confirm(page).inner_text()
    page.reload()
    expect(confirm(page)).to_have_text(staged, timeout=20_000)


def test_two_windows_agree(visit: Visit) -> None:
    page = visit("/")
    table = open_table(page, order("firewater", ME, SPARK))
    assert wait_for_turn(page)
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    assert wait_for_turn(other)
    make_any_move(page)
    expect(other.locator("[data-ply]")).to_have_attribute("data-ply", number(page), timeout=30_000)


def test_without_a_network_the_shell_still_opens(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.context.set_offline(True)
    page.goto("/rules/feurio")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Feurio!")
    page.context.set_offline(False)


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/t/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
