"""Every page: nothing for axe to find, no text cut off, no key shown raw, in five languages."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from embertide.catalog import ROOMS
from embertide.words import LANGUAGES
from tests.web.conftest import Visit
from tests.web.hands import my_turn, open_table
from tests.web.house import FRIEND, ME, SPARK, order

PAGES = (
    "/",
    "/new/feurio",
    "/new/firewater",
    "/rules/feurio",
    "/rules/firewater",
    "/learn/feurio",
    "/learn/firewater",
    "/daily",
    "/account",
    "/replay",
    "/nowhere",
)
RAW = re.compile(r"\bweb-[a-z]|\{ ?\$|\bundefined\b|\bnull\b|\bNaN\b|\[object")


def settled(page: Page) -> Page:
    """Waits until a page shows its own heading."""
    expect(page.locator("h1").first).to_be_visible(timeout=20_000)
    expect(page.locator(".loading")).to_have_count(0)
    page.wait_for_timeout(300)
    return page


def complaints(page: Page) -> list[str]:
    """What axe finds on a page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes']][:3]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Visit, path: str, theme: str) -> None:
    # axe is injected as a script, which our own policy rightly forbids.
    assert complaints(settled(visit(path, theme=theme, bypass_csp=True))) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ROOMS)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str, theme: str) -> None:
    page = visit("/", theme=theme, bypass_csp=True)
    open_table(page, order(game, ME, SPARK))
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    page.get_by_text("Lists and typed moves").click()
    assert complaints(page) == []
    open_table(page, order(game, ME, FRIEND))
    expect(page.get_by_text("Kept for a friend")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_in_every_language(visit: Visit, language: str, width: int) -> None:
    page = visit("/", width=width)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert page.locator("html").get_attribute("lang") == language
        assert not RAW.search(page.locator("body").inner_text()), path
        assert overflow(page) == [], path


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
    assert page.locator(".rule .number").all_inner_texts() == numbers
    assert page.locator(".rule .ruling").count() >= 4
    page.goto(f"/rules/{game}#{numbers[-1]}")
    expect(page.locator(".rule.sought .number")).to_have_text(numbers[-1])


def test_the_menu_changes_language_theme_and_sound(visit: Visit) -> None:
    page = settled(visit("/"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Der Wald brennt, die Flut antwortet."
    )
    page.get_by_text("Dunkel", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("switch").check()
    page.reload()
    settled(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
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
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Welcome!")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out.")).to_be_visible()
    page.get_by_label("Name").last.fill("Tinder Fox")
    page.get_by_label("Password").fill("another password")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not belong together")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back!")).to_be_visible(timeout=20_000)
