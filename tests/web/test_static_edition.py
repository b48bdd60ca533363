"""An edition without a server, in a folder of a host that only hands out files."""

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from embertide.server.http.offline import Edition
from embertide.server.http.pages import STATIC
from tests.support.browser import wait_for_turn
from tests.support.edition import MadeEdition, answers_of
from tests.support.server_process import ServerProcess
from tests.web.conftest import Visit
from tests.web.test_pages import complaints, overflow

SERVICE_WORKERS = "allow"

FRAME = '<!doctype html><title>Games</title><iframe src="games/embertide/index.html"></iframe>'


class Quiet(SimpleHTTPRequestHandler):
    """A host that hands out files."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Log nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, house: ServerProcess) -> Iterator[str]:
    """The address of an edition in a folder of its host."""
    root = tmp_path_factory.mktemp("site")
    folder = root / "games/embertide"
    unused = shutil.ignore_patterns(".vite", ".built", "index.html", "pocket")
    shutil.copytree(STATIC, folder, ignore=unused)
    (folder / "pocket.html").rename(folder / "index.html")
    made = MadeEdition(folder / "pocket")
    made.write("v1", answers_of(house))
    stamp(folder)
    (root / "frame.html").write_text(FRAME, "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def stamp(folder: Path) -> None:
    """Put the version of the edition into its service worker."""
    worker = folder / "worker.js"
    text = Edition(folder / "pocket").stamp(worker.read_text("utf-8"))
    worker.write_text(text, "utf-8")


def test_everything_is_below_its_folder(visit: Visit, site: str) -> None:
    page = visit(f"{site}/games/embertide/", bypass_csp=True)
    expect(page.get_by_role("heading", name=re.compile("Welcome back"))).to_be_visible()
    assert complaints(page) == []
    assert overflow(page) == []
    # There is nobody else, and nothing to be offline from.
    expect(page.locator("header .mark")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Your record")).to_be_visible()
    expect(page.locator("#menu a[href*='account']")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("main a[href='#/t/local-game']").first.click()
    assert wait_for_turn(page)
    assert page.url == f"{site}/games/embertide/#/t/local-game"
    page.reload()
    assert wait_for_turn(page)
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("Welcome back"))).to_be_visible()


def test_a_place_of_a_page_has_an_address(visit: Visit, site: str) -> None:
    page = visit(f"{site}/games/embertide/#/rules/feurio#F-9")
    expect(page.locator(".rule.sought")).to_have_attribute("id", "F-9")
    page.get_by_role("link", name="F-12", exact=True).click()
    expect(page.locator(".rule.sought")).to_have_attribute("id", "F-12")
    assert page.url.endswith("#/rules/feurio#F-12")


def test_it_plays_without_a_network_after_one_visit(visit: Visit, site: str) -> None:
    page = visit(f"{site}/games/embertide/")
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("From now on you can play here")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(f"{site}/games/embertide/")
    page.locator("main a[href='#/t/local-game']").first.click()
    assert wait_for_turn(page)
    page.context.set_offline(False)


def test_it_plays_in_a_frame_of_its_host(visit: Visit, site: str) -> None:
    page = visit(f"{site}/frame.html")
    frame = page.frame_locator("iframe")
    frame.locator("main a[href='#/t/local-game']").first.click()
    expect(frame.locator(".who.mine")).to_be_visible()
