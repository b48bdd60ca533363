"""Games on the real edition in Firefox and in WebKit, after the host that handed it out is gone."""

from collections.abc import Iterator

import pytest

from tests.support.edition_site import HOST, QUIET, EditionSite
from tests.support.other_browsers.browser import Browser
from tests.support.server_process import ME
from tests.web.conftest import KEEP, SETTINGS
from tests.web.test_other_browsers import make_a_move

CONTROLLED = "() => navigator.serviceWorker?.controller !== null"
PLY = "() => document.querySelector('[data-ply]')?.dataset.ply"
EMBER = {"kind": "computer", "level": "ember"}
ORDERS = (
    {"game": "feurio", "mode": "solitaire", "seats": [ME]},
    {"game": "firewater", "seats": [ME, EMBER]},
    # Without this aid nothing would show where a tile may be laid.
    {"game": "feurio", "seats": [ME, EMBER], "aids": ["spots"]},
)
SOME = 8
"""Plies of the game against a computer, and of the one that the client goes on with."""

PLAY = """async (orders, plies) => {
  await host.start();
  const [whole, against, begun] = await Promise.all(orders.map(host.open));
  const ended = await host.play(whole);
  const others = [await host.play(against, { plies }), await host.play(begun, { plies })];
  const refused = [ended, ...others].flatMap((one) => one.refused);
  return [ended.table.result, others.map(({ table }) => table.ply), refused, begun];
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EditionSite]:
    """A web host with the edition."""
    with EditionSite(tmp_path_factory.mktemp("site") / "edition") as opened:
        yield opened


def test_games_are_played_without_a_network(opened: Browser, site: EditionSite) -> None:
    site.start()
    opened.go(f"{site.url}{QUIET}")
    chosen = {**SETTINGS, "language": "en", "speed": "none"}
    opened.run(f"(settings) => {KEEP}(settings)", chosen)
    opened.go(site.url)
    opened.click(".ask .quiet", "Keep it on this device")
    opened.see(".ask [role=status]", "From now on")
    opened.go(f"{site.url}{QUIET}")
    opened.wait(CONTROLLED)
    site.stop()
    opened.run(HOST, f"{site.url}pocket/")
    result, plies, refused, table = opened.run(PLAY, ORDERS, SOME)
    assert result is not None
    assert min(plies) >= SOME
    assert refused == []
    # The page of the client goes on with it; WebKit keeps the other one, asleep, with its locks.
    opened.go(f"{site.url}#/t/{table}")
    make_a_move(opened)
    opened.see(".who.mine")
    before = opened.run(PLY)
    assert int(before) > plies[1]
    opened.run("() => void location.reload()")
    opened.see(".who.mine")
    assert opened.run(PLY) == before
