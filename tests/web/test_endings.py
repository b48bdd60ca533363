"""Leaving, closing and resigning in the browser, with a question first."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import make_any_move, open_table, wait_for_turn
from tests.support.server_process import FRIEND, ME, SPARK, order
from tests.web.conftest import BLANK, Visit


def choose(page: Page, entry: str) -> Locator:
    """Choose an entry of the menu, and return the question that follows."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry).click()
    return page.get_by_role("dialog")


def test_a_player_resigns_after_a_question(visit: Visit) -> None:
    ann, bob = visit(BLANK), visit(BLANK)
    table = open_table(ann, order("firewater", ME, FRIEND))
    link = ann.locator(".gathering input").first.input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(ann)
    make_any_move(ann)
    question = choose(ann, "Resign")
    expect(question).to_contain_text("you lose")
    question.get_by_role("button", name="Play on").click()
    expect(question).to_be_hidden()
    assert wait_for_turn(bob)
    question = choose(ann, "Resign")
    ann.keyboard.press("Escape")
    expect(question).to_be_hidden()
    choose(ann, "Resign").get_by_role("button", name="Resign").click()
    verdicts = {ann: r"You.ve resigned: .* wins\.", bob: r"has resigned: you win!"}
    for page, verdict in verdicts.items():
        expect(page.locator(".result .over")).to_have_text("The game ended early")
        expect(page.locator(".result h2")).to_have_text(re.compile(verdict))
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("button", name="Resign")).to_be_hidden()
    ann.goto("/")
    expect(ann.get_by_role("heading", name="Your games")).to_be_visible()
    expect(ann.locator(f"a[href='/t/{table}/replay']")).to_have_text(re.compile("Look back"))
    bob.get_by_role("link", name="Replay").click()
    expect(bob.get_by_text(re.compile("has resigned: you win")).first).to_be_visible()


@pytest.mark.parametrize("game", ["feurio", "firewater"])
def test_a_game_alone_is_ended(visit: Visit, game: str) -> None:
    page = visit(BLANK, width=390, height=844)
    open_table(page, order(game, ME, SPARK))
    assert wait_for_turn(page)
    question = choose(page, "End the game")
    expect(question).to_contain_text("without a result")
    expect(question.get_by_role("button", name="Play on")).to_be_focused()
    question.get_by_role("button", name="End the game").click()
    expect(page.locator(".result h2")).to_have_text(re.compile("You.ve ended the game early"))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_text(re.compile("your number is part of it"))).to_be_visible()


def test_the_owner_closes_a_table_and_visitors_get_a_sentence(visit: Visit) -> None:
    ann, bob, eve = visit(BLANK), visit(BLANK), visit(BLANK)
    table = open_table(ann, order("firewater", ME, FRIEND, FRIEND))
    links = ann.locator(".gathering input")
    for at, page in enumerate((bob, eve)):
        page.goto(links.nth(at).input_value())
    bob.get_by_role("button", name="Take a seat").click()
    bob.get_by_role("button", name="Leave the table").click()
    bob.get_by_role("dialog").get_by_role("button", name="Stay seated").click()
    ann.locator(".gathering").get_by_role("button", name="Close the table").click()
    expect(ann.get_by_role("dialog")).to_contain_text("disappears for everyone")
    ann.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(ann).to_have_url(re.compile("/$"))
    expect(ann.locator(f"a[href='/t/{table}']")).to_have_count(0)
    closed = "This table was closed before the game began"
    for page in (bob, eve):
        expect(page.get_by_text(closed).first).to_be_visible()
    eve.reload()
    expect(eve.get_by_text(closed).first).to_be_visible()


def test_who_leaves_is_back_on_the_start_page(visit: Visit) -> None:
    ann, bob = visit(BLANK), visit(BLANK)
    open_table(ann, order("firewater", ME, FRIEND, FRIEND))
    bob.goto(ann.locator(".gathering input").first.input_value())
    bob.get_by_role("button", name="Take a seat").click()
    bob.get_by_role("button", name="Leave the table").click()
    bob.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(bob).to_have_url(re.compile("/$"))
    expect(bob.get_by_role("heading", name="No tables yet")).to_be_visible()
    expect(ann.get_by_text(re.compile("leaves the table")).first).to_be_attached()
