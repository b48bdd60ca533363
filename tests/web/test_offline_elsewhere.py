"""Offline play in Firefox and in WebKit, the engine of Safari."""

from collections.abc import Iterator

import pytest

from tests.support.edition import MadeEdition, house_with
from tests.support.other_browsers.browser import Browser, Missing
from tests.support.other_browsers.firefox import Firefox
from tests.support.other_browsers.webkit import WebKit
from tests.support.processes import ServerLauncher
from tests.support.server_process import ServerProcess
from tests.web.test_other_browsers import set_up

CONTROLLED = "() => navigator.serviceWorker?.controller !== null"


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, servers: ServerLauncher
) -> Iterator[ServerProcess]:
    """A server with an edition."""
    edition = MadeEdition(tmp_path_factory.mktemp("offline") / "edition")
    with house_with(edition, tmp_path_factory.mktemp("house"), servers) as opened:
        yield opened


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def other(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    house: ServerProcess,
) -> Iterator[Browser]:
    """A browser on the start page."""
    try:
        browser: Browser = request.param(tmp_path_factory.mktemp("browser"))
    except Missing as why:
        pytest.skip(str(why))
    house.start()
    set_up(browser, house)
    yield browser
    browser.close()


def test_a_server_that_is_gone_is_not_missed(other: Browser, house: ServerProcess) -> None:
    """Their drivers cannot switch the network off, so the server stops."""
    other.click(".ask .quiet", "Keep it on this device")
    other.see(".ask [role=status]", "From now on")
    other.go(house.url)
    other.wait(CONTROLLED)
    house.kill()
    other.go(house.url)
    other.click(".status .primary", "Play offline")
    other.see("header .mark", "Offline")
    other.click("main a[href='/t/local-game']")
    other.see(".who.mine")
    other.run("() => void location.reload()")
    other.see(".who.mine")
    other.see("header .mark")
