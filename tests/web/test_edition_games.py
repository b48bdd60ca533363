"""Whole games on the real edition, after the host that handed it out is gone."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from embertide.catalog import ROOMS
from embertide.host.replays import read
from embertide.play.table.payload import outcome_payload
from tests.support.browser import WAIT, confirm, lists, make_any_move, number, wait_for_turn
from tests.support.edition_site import HOST, QUIET, EditionSite
from tests.support.patience import PATIENCE
from tests.support.server_process import ME
from tests.web.conftest import KEEP, SETTINGS

EMBER, BEA = {"kind": "computer", "level": "ember"}, {"kind": "here", "name": "Bea"}
CAI = {"kind": "here", "name": "Cai"}
GAMES: dict[str, dict[str, Any]] = {
    "feurio": {"game": "feurio", "seats": [ME, EMBER]},
    "firewater": {"game": "firewater", "seats": [ME, EMBER]},
    "solitaire": {"game": "feurio", "mode": "solitaire", "seats": [ME]},
    "firebreaks": {"game": "feurio", "variants": ["firebreak"], "seats": [ME, BEA, CAI]},
}
LOG = ".rail ol li"
GONE = """async () => {
  const there = () => fetch('README.txt', { cache: 'no-store' }).then(() => true, () => false);
  while (await there());
}"""
"""Waits until the host is gone: a connection that the browser made in advance is still served."""


class Played(NamedTuple):
    """A game that was played in the browser."""

    table: dict[str, Any]
    heard: list[int]
    """The numbers of the events after which the page was sent the table."""
    refused: list[str]
    record: dict[str, Any]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EditionSite]:
    """A web host with the edition."""
    with EditionSite(tmp_path_factory.mktemp("site") / "edition") as opened:
        yield opened


@pytest.fixture(scope="module")
def device(browser: Browser, site: EditionSite) -> Iterator[BrowserContext]:
    """A browser that was on the site once; then the site has gone away."""
    context = browser.new_context(base_url=site.url, locale="en-GB")
    context.set_default_timeout(WAIT)
    context.add_init_script(f"{KEEP}({json.dumps({**SETTINGS, 'speed': 'none'})})")
    page = context.new_page()
    page.goto("")
    # There is nobody to wait for players.
    expect(page.get_by_text("Your games appear here.", exact=True)).to_be_visible(timeout=2 * WAIT)
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible(timeout=2 * WAIT)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    site.stop()
    yield context
    context.close()


@contextmanager
def host_in(device: BrowserContext, site: EditionSite, helpers: int = 0) -> Iterator[Page]:
    """Open a tab that plays on a worker of its own, which may have helpers."""
    site.start()
    page = device.new_page()
    page.goto(QUIET)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    site.stop()
    page.evaluate(GONE)
    page.evaluate(f"(base) => ({HOST})(base, {helpers})", f"{site.url}pocket/")
    page.evaluate("host.start()")
    yield page
    page.close()


@pytest.fixture(scope="module")
def played(device: BrowserContext, site: EditionSite) -> dict[str, Played]:
    """All games, played beside each other since the computers take their time."""
    with host_in(device, site) as page:
        found = page.evaluate(
            """(orders) => Promise.all(orders.map(async (order) => {
              const id = await host.open(order);
              const { table, heard, refused } = await host.play(id);
              return [table, heard, refused, await host.get('GET', `/tables/${id}/record`)];
            }))""",
            list(GAMES.values()),
        )
    # The tab is closed: it would think for the computers of the tables to come.
    return {name: Played(*one) for name, one in zip(GAMES, found, strict=True)}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(played: dict[str, Played], name: str) -> None:
    table, heard, refused, record = played[name]
    assert table["result"] is not None
    assert refused == []
    assert heard == sorted(set(heard))
    # The rules agree, and the seal proves all draws.
    found, match = read(record, ROOMS)
    assert found.seal is not None
    assert outcome_payload(match) == {key: table[key] for key in ("result", "verdict", "count")}


def test_the_game_with_firebreaks_has_some(played: dict[str, Played]) -> None:
    assert any(move.startswith("x") for move in played["firebreaks"].record["moves"])


def test_analyses_are_shared_with_a_helper(device: BrowserContext, site: EditionSite) -> None:
    """Two at once need one; the judgements are in order, and the helper ends when it is idle."""
    [service] = device.service_workers

    def workers() -> int:
        every = "clients.matchAll({ type: 'worker', includeUncontrolled: true })"
        return int(service.evaluate(f"async () => (await {every}).length"))

    def wait_for_one() -> None:
        end = time.monotonic() + PATIENCE
        while workers() != 1:
            assert time.monotonic() < end

    with host_in(device, site, helpers=1) as page:
        tables = page.evaluate(
            """(orders) => Promise.all(orders.map(async (order) => {
              const id = await host.open(order);
              await host.play(id);
              return `/tables/${id}/analysis`;
            }))""",
            [GAMES["solitaire"], GAMES["firewater"]],
        )
        wait_for_one()
        seen, found = set[int](), list[dict[str, Any]]()
        while not found or not all(one["ready"] for one in found):
            asked = "(paths) => Promise.all(paths.map((path) => host.get('GET', path)))"
            found = page.evaluate(asked, tables)
            seen.add(workers())
        assert max(seen) == 2
        for analysis in found:
            judged = [one["moves"] for one in analysis["judgements"]]
            assert judged == sorted(set(judged))
            assert len(judged) > analysis["of"] / 3
        wait_for_one()


def test_two_tabs_play_one_game(device: BrowserContext, site: EditionSite) -> None:
    """Both follow, one of them alone thinks for the computer, and the other goes on after it."""
    with host_in(device, site) as first, host_in(device, site) as second:
        table = first.evaluate("(order) => host.open(order)", GAMES["firewater"])
        tabs = {"a": first, "b": second}
        for name, tab in tabs.items():
            play = "([table, name]) => { window.game = host.play(table, { plies: 8, name }); }"
            tab.evaluate(play, [table, name])
        ends = [tab.evaluate("() => window.game") for tab in tabs.values()]
        # Both have sent each move: one was made, the other one came too late.
        assert {kind for end in ends for kind in end["refused"]} <= {"stale"}
        assert all(end["heard"] == sorted(set(end["heard"])) for end in ends)
        [one, other] = [moves_at(tab, table) for tab in tabs.values()]
        assert one == other == sorted(set(one))
        [thinking] = [tab for tab in tabs.values() if thinks(tab)]
        [rest] = [tab for tab in tabs.values() if tab is not thinking]
        thinking.close()
        over = rest.evaluate("(table) => host.play(table)", table)
        assert over["table"]["result"] is not None
        assert thinks(rest)


def moves_at(page: Page, table: str) -> list[int]:
    """Return the number of each position that a seat's move led to."""
    log = page.evaluate("async (at) => (await host.get('GET', at)).log", f"/tables/{table}")
    return [line["ply"] for line in log if line["seat"] is not None and line["ply"] is not None]


def thinks(page: Page) -> bool:
    """Return whether a tab has loaded the players of a room."""
    return "players" in page.evaluate("host.loaded()")


def test_a_page_that_is_loaded_again_shows_the_same_game(
    device: BrowserContext, site: EditionSite
) -> None:
    page = device.new_page()
    page.goto("")
    page.get_by_role("button", name=re.compile("Play now.*Feurio")).click(timeout=2 * WAIT)
    expect(page).to_have_url(re.compile("#/t/local-"), timeout=2 * WAIT)
    for turn in range(3):
        assert wait_for_turn(page)
        make_any_move(page, turn)
    assert wait_for_turn(page)
    lists(page).locator("li button").first.click()
    expect(confirm(page)).to_be_enabled()
    before = number(page), confirm(page).inner_text(), log(page)
    page.reload()
    assert wait_for_turn(page)
    expect(confirm(page)).to_be_enabled()
    assert (number(page), confirm(page).inner_text(), log(page)) == before
    make_any_move(page)
    page.close()


def log(page: Page) -> list[str]:
    """Return the log beside the board, newest entry first."""
    expect(page.locator(LOG).first).to_be_visible()
    return page.locator(LOG).all_inner_texts()


def test_a_new_version_lets_the_running_game_go_on(
    device: BrowserContext, site: EditionSite
) -> None:
    with host_in(device, site) as quiet:
        table = quiet.evaluate("(order) => host.open(order)", GAMES["firewater"])
    page = device.new_page()
    page.goto(f"#/t/{table}")
    assert wait_for_turn(page)
    make_any_move(page)
    assert wait_for_turn(page)
    site.start()
    version = site.renew()
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    expect(page.get_by_text("A new version is ready")).to_be_attached(timeout=2 * WAIT)
    assert f"embertide-pocket-{version}" in page.evaluate("caches.keys()")
    site.stop()
    # The old version plays on until the player wants the new one.
    make_any_move(page)
    assert wait_for_turn(page)
    before = number(page), log(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    assert wait_for_turn(page)
    assert (number(page), log(page)) == before
    expect(page.get_by_text("A new version is ready")).not_to_be_attached()
    make_any_move(page)
    page.close()
