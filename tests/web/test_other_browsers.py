"""The first turns of both games in Firefox and in WebKit, the engine of Safari, by real clicks."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from embertide.catalog import ROOMS
from tests.support.other_browsers.browser import Browser, Point
from tests.support.server_process import ME, SPARK, ServerProcess, order
from tests.web.conftest import EXPECTED, KEEP, SETTINGS

DESKTOP, PHONE = (1280, 800), (390, 844)
SOUNDS = sorted(Path(str(files("embertide"))).glob("server/static/**/*.mp3"))
RECORDS = Path(__file__).parents[1] / "data" / "games.jsonl"
NAMES = {"feurio": "Play now: Feurio!", "firewater": "Play now: Fire & Water"}
HARMLESS = (
    *EXPECTED,
    # A page that is left while it loads something.
    "web-unreachable",
    "Unable to preload CSS",
    "error loading dynamically imported module",
    "A ServiceWorker intercepted the request",
    # What a ResizeObserver did is observed in the next frame.
    "ResizeObserver loop",
)
PAST_THE_OPENING = 8
"""Moves of one's own: at least four turns of either game."""


@pytest.fixture
def other(opened: Browser, house: ServerProcess) -> Iterator[Browser]:
    """A browser on the start page; its complaints fail the test."""
    opened.resize(*DESKTOP)
    set_up(opened, house)
    before = len(opened.complaints())
    yield opened
    complaints = opened.complaints()[before:]
    assert [one for one in complaints if not any(text in one for text in HARMLESS)] == []


def set_up(browser: Browser, house: ServerProcess) -> None:
    """Go to the start page as a new person."""
    browser.go(f"{house.url}/icon.svg")
    chosen = {**SETTINGS, "language": "en"}
    browser.forget()
    browser.run(f"(settings) => {{ localStorage.clear(); {KEEP}(settings); }}", chosen)
    browser.go(house.url)
    browser.see("h1")


def open_table(browser: Browser, house: ServerProcess, ordered: dict[str, Any]) -> None:
    """Open a table as this person, and go to its page."""
    table = browser.run(
        """async (order) => {
          const body = JSON.stringify(order);
          const headers = { 'Content-Type': 'application/json' };
          const answer = await fetch('/api/tables', { method: 'POST', body, headers });
          return (await answer.json()).id;
        }""",
        ordered,
    )
    browser.go(f"{house.url}/t/{table}")


def make_a_move(browser: Browser) -> None:
    """Choose one of the spots or squares that glow, and confirm it."""
    browser.see(".who.mine")
    before = browser.run("() => document.querySelector('[data-ply]').dataset.ply")
    staged = "() => document.querySelector('.head .primary')?.disabled === false"
    # A pass, the only move, is staged already.
    browser.click_until(".board .legal, .frame .legal", "", staged)
    browser.click(".head .primary")
    browser.wait("(before) => document.querySelector('[data-ply]').dataset.ply !== before", before)


def cut_off(browser: Browser) -> bool:
    """Return whether the page is wider than the window."""
    return bool(browser.run("() => document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("game", ROOMS)
def test_the_first_turns_of_a_game(other: Browser, game: str) -> None:
    assert not cut_off(other)
    other.click("article .primary", NAMES[game])
    other.wait("() => location.pathname.startsWith('/t/')")
    for _ in range(PAST_THE_OPENING):
        make_a_move(other)
    other.see(".who.mine")
    other.see(".rail ol li")
    assert not cut_off(other)


@pytest.mark.parametrize("game", ROOMS)
def test_a_table_on_a_phone_at_night(other: Browser, house: ServerProcess, game: str) -> None:
    other.resize(*PHONE)
    other.run("() => localStorage.setItem('theme', 'dark')")
    assert not cut_off(other)
    open_table(other, house, order(game, ME, SPARK))
    make_a_move(other)
    drag(other, -600, "peek")
    drag(other, 600, "full")
    drag(other, -600, "peek")
    make_a_move(other)
    assert not cut_off(other)
    # The shadows of a theme are chosen by light-dark(), which not all browsers have had for long.
    style = "() => getComputedStyle(document.querySelector('.rail')).boxShadow"
    assert "rgba(0, 0, 0, 0.8)" in other.run(style)


def drag(browser: Browser, by: int, height: str) -> None:
    """Pull the handle of the sheet up by this many pixels; it ends at this height."""
    x, y = browser.find(".grab")
    browser.drag(Point(x, y), Point(x, max(1, min(PHONE[1] - 1, y - by))))
    browser.wait(f"() => document.querySelector('.rail').dataset.height === '{height}'")


def test_the_language_is_changed(other: Browser) -> None:
    other.click(".opener")
    other.see("#menu")
    # Browsers show choices in windows of their own, where no test can click.
    other.run(
        """() => {
          const choice = document.querySelector('#menu select');
          choice.value = 'fr';
          choice.dispatchEvent(new Event('change', { bubbles: true }));
        }"""
    )
    other.see("article .primary", "Jouer")
    assert other.run("() => document.documentElement.lang") == "fr"


def test_the_picture_of_a_finished_game(other: Browser, house: ServerProcess) -> None:
    record = json.loads(RECORDS.read_text("utf-8").splitlines()[1])
    origin = {"record": record, "moves": len(record["moves"])}
    open_table(other, house, order(record["game"], ME, SPARK, **{"from": origin}))
    other.see(".result h2")
    # What is found out about the game is shown above the button, which may move away from a click.
    other.click_until(".result button", "Share picture", "() => !!document.querySelector('dialog')")
    other.see("dialog a[download]")
    size = "() => (({ width, height }) => [width, height])(document.querySelector('dialog canvas'))"
    assert other.run(size) == [1200, 630]


def test_every_sound_is_decoded(other: Browser) -> None:
    assert SOUNDS
    silent = other.run(
        """async (paths) => {
          const desk = new OfflineAudioContext(1, 44100, 44100);
          const lengths = await Promise.all(paths.map(async (path) => {
            const data = await (await fetch(path)).arrayBuffer();
            return desk.decodeAudioData(data).then((sound) => sound.duration, () => 0);
          }));
          return paths.filter((_, at) => !(lengths[at] > 0.02));
        }""",
        [f"/assets/{sound.name}" for sound in SOUNDS],
    )
    assert silent == []
