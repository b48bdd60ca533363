"""Every page: nothing for axe to find, no text cut off, no key shown raw, in five languages."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from embertide.catalog import ROOMS
from embertide.words import LANGUAGES
from tests.support.browser import at_rest, my_turn, open_table
from tests.support.server_process import FRIEND, ME, SPARK, order
from tests.web.conftest import BLANK, Visit

PAGES = (
    "/",
    "/new/feurio",
    "/new/firewater",
    "/rules/feurio",
    "/rules/firewater",
    "/learn/feurio",
    "/learn/firewater",
    "/daily",
    "/games",
    "/you",
    "/account",
    "/device",
    "/reset",
    "/replay",
    "/nowhere",
)
WIDTHS = (1440, 360)
"""Of a window and of a phone, in pixels."""

RAW = re.compile(r"\bweb-[a-z]|\{ ?\$|\bundefined\b|\bnull\b|\bNaN\b|\[object")


def settled(page: Page) -> Page:
    """Waits until a page shows its own heading."""
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    at_rest(page, "main, h1")
    return page


def complaints(page: Page) -> list[str]:
    """What axe finds on a page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes']][:3]}" for one in found]


def complaints_day_and_night(page: Page) -> list[str]:
    """What axe finds on a page in the light theme, and then in the dark one."""
    found = complaints(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    at_rest(page)
    found += [f"dark: {one}" for one in complaints(page)]
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return found


def overflow_wide_and_narrow(page: Page) -> list[str]:
    """What does not fit its box, in a wide window and then on a phone."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        at_rest(page)
        found += [f"{width}: {one}" for one in overflow(page)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Visit, path: str) -> None:
    # axe is injected as a script, which our own policy rightly forbids.
    assert complaints_day_and_night(settled(visit(path, bypass_csp=True))) == []


@pytest.mark.parametrize("game", ROOMS)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str) -> None:
    page = visit(BLANK, bypass_csp=True)
    open_table(page, order(game, ME, SPARK))
    expect(my_turn(page)).to_be_visible()
    page.get_by_text("Lists and typed moves").click()
    at_rest(page)
    assert complaints_day_and_night(page) == []
    open_table(page, order(game, ME, FRIEND))
    expect(page.get_by_text("Kept for a friend")).to_be_visible()
    at_rest(page)
    assert complaints_day_and_night(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/")
    page.evaluate("language => localStorage.setItem('language', language)", language)
    for path in PAGES:
        page.goto(path)
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not RAW.search(page.locator("body").inner_text()), path
        assert overflow_wide_and_narrow(page) == [], path


def overflow(page: Page) -> list[str]:
    """Texts that are wider than the box they stand in, and a page wider than its window."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
          const boxes = [...document.querySelectorAll('button, a, h1, h2, p, label, legend, b')];
          const text = boxes.filter((box) => box.clientWidth > 1 && !box.closest('svg, .spoken'));
          const cut = text.filter((box) => box.scrollWidth > box.clientWidth + 1);
          return [...wide, ...cut.map((box) => box.outerHTML.slice(0, 120))];
        }"""
    )
    return found


@pytest.mark.parametrize("game", ROOMS)
def test_rules_pages_show_every_rule_and_ruling(visit: Visit, game: str) -> None:
    page = settled(visit(f"/rules/{game}"))
    numbers = [number for chapter in ROOMS[game].rules.values() for number in chapter]
    expect(page.locator(".rule .number")).to_have_text(numbers)
    assert page.locator(".rule .ruling").count() >= 4
    page.goto(f"/rules/{game}#{numbers[-1]}")
    expect(page.locator(".rule.sought .number")).to_have_text(numbers[-1])


def test_the_menu_changes_language_theme_and_how_one_plays(visit: Visit) -> None:
    page = settled(visit("/"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Der Wald brennt, die Flut antwortet."
    )
    page.get_by_text("Dunkel", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Lautstärke").fill("0")
    page.get_by_text("Einstellungen").click()
    page.get_by_label("Animationen").select_option("brisk")
    page.get_by_role("switch", name="Koordinaten zeigen").check()
    page.reload()
    settled(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-speed", "brisk")
    page.get_by_role("button", name="Menü").click()
    expect(page.get_by_label("Lautstärke")).to_have_value("0")
    page.get_by_text("Einstellungen").click()
    expect(page.get_by_role("switch", name="Koordinaten zeigen")).to_be_checked()
    expect(page.get_by_role("switch", name="Jeden Zug bestätigen")).to_be_checked()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Der Wald brennt, die Flut antwortet."
    )


def test_the_browser_chooses_the_first_language(visit: Visit) -> None:
    page = settled(visit("/"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_an_account_is_made_left_and_entered_again(visit: Visit) -> None:
    page = settled(visit("/account"))
    page.get_by_label("Name").last.fill("Tinder Fox")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Welcome!")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_text("You’re logged out.")).to_be_visible()
    page.get_by_label("Name").last.fill("Tinder Fox")
    page.get_by_label("Password").fill("another password")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("don’t match")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back!")).to_be_visible()
