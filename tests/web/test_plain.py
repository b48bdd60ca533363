"""A game without a client of its own is played as text, lists and typed moves; no page fails."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import confirm, number, over
from tests.support.browser_room import Nim
from tests.web.conftest import Visit
from tests.web.test_pages import (
    RAW,
    complaints_day_and_night,
    overflow,
    overflow_wide_and_narrow,
    settled,
)

TERMS = ("heaps", "a", "b", "c", "taken")
"""The fields of a position, in the order in which they are listed."""

PAGES = ("/", "/new/nim", "/rules/nim", "/learn/nim", "/companion/nim", "/t/nim-table")


def come(visit: Visit, path: str, nim: Nim | None = None, **how: object) -> Page:
    """Opens a page of a server that offers Nim as well."""
    page = visit("/account", **how)
    (nim or Nim()).answer_for(page)
    page.goto(path)
    return settled(page)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_whole(visit: Visit, path: str) -> None:
    page = come(visit, path, bypass_csp=True)
    assert complaints_day_and_night(page) == []
    assert not RAW.search(page.locator("body").inner_text())


def test_pages_fit(visit: Visit) -> None:
    page = come(visit, "/")
    for path in PAGES:
        page.goto(path)
        assert overflow_wide_and_narrow(settled(page)) == [], path


def test_the_card_offers_what_there_is(visit: Visit) -> None:
    page = come(visit, "/")
    card = page.locator("article", has=page.get_by_role("heading", name="Nim"))
    expect(card).to_contain_text("Take the last stone.")
    expect(card).to_contain_text("2 players")
    links = card.get_by_role("navigation").get_by_role("link")
    expect(links).to_have_text(["Rules"])


def test_rules_are_those_the_server_names(visit: Visit) -> None:
    page = come(visit, "/rules/nim")
    expect(page.locator("h2")).to_have_text("How it is played")
    expect(page.locator(".rule .number")).to_have_text(["N-1", "N-2"])
    expect(page.locator(".rule .ruling")).to_contain_text("Nobody may pass.")


@pytest.mark.parametrize("kind", ["learn", "companion"])
def test_what_is_not_there_is_said_kindly(visit: Visit, kind: str) -> None:
    page = come(visit, f"/{kind}/nim")
    expect(page.locator("main")).to_contain_text("for Nim yet")
    expect(page.get_by_role("link", name="New table")).to_be_visible()


def test_no_computer_is_offered_where_none_can_play(visit: Visit) -> None:
    page = come(visit, "/new/nim")
    seat = page.get_by_label("Seat 2").first
    expect(seat).to_have_value("here")
    expect(seat.locator("option[value=computer]")).to_have_count(0)
    expect(page.get_by_text("Misere")).to_be_visible()


def test_a_game_that_nobody_offers_is_not_there(visit: Visit) -> None:
    page = come(visit, "/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There’s nothing here")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = come(visit, "/t/nim-table")
    expect(page.locator("pre")).to_contain_text("c  ● ● ● ● ● ● ●")
    field = page.get_by_label("Type a move")
    field.press_sequentially("c7")
    field.press("Enter")
    expect(confirm(page)).to_have_text("Play c7")
    expect(page.get_by_text("This is how it would look:")).to_be_visible()
    field.press("Enter")
    expect(page.get_by_text("Anna takes 7 from heap c.").first).to_be_visible()
    for ply, move in ((1, "b5"), (2, "a3")):
        expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply))
        field.fill(move)
        field.press("Enter")
        expect(confirm(page)).to_have_text(f"Play {move}")
        field.press("Enter")
    expect(over(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Anna wins")).to_be_visible()


def test_typing_narrows_the_list_and_a_refusal_says_its_sentence(visit: Visit) -> None:
    page = come(visit, "/t/nim-table")
    field = page.get_by_label("Type a move")
    field.fill("b")
    expect(page.get_by_text("5 of 15 moves")).to_be_visible()
    page.get_by_role("button", name="b4", exact=True).click()
    expect(confirm(page)).to_have_text("Play b4")
    field.fill("b9")
    field.press("Enter")
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Heap b has only 5 left.")
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/nim#N-1")
    assert number(page) == "0"


def test_hints_and_take_back_are_there(visit: Visit) -> None:
    page = come(visit, "/t/nim-table")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play c1").click()
    confirm(page).click()
    expect(page.get_by_text("Anna: 1 taken")).to_be_visible()
    # The same move is legal again, but the next player has not chosen it.
    expect(confirm(page)).to_have_text("Choose a move")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_without_a_picture_the_fields_are_listed(visit: Visit) -> None:
    page = come(visit, "/t/nim-table", Nim(picture=False), width=390, height=844)
    terms = [re.compile(rf"^\s*{term}\s*$", re.IGNORECASE) for term in TERMS]
    expect(page.locator("dt")).to_have_text(terms)
    assert overflow(page) == []
