"""The browser checks the seal by itself: a server that cheats is caught, whatever it says."""

import json
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.browser import WAIT, open_table, play_out, until, wait_for_turn
from tests.support.server_process import FRIEND, ME, ServerProcess, order
from tests.web.conftest import BLANK, STILL, Visit

Json = dict[str, Any]

WHOLE = "All 36 draws follow from what was fixed before the first move"
COUNTED = 2 * WAIT
"""At the end, a page shows what has happened and counts the points; then comes the card."""

OTHER = "5e" * 32
"""A secret or number that the server likes better."""


def note(page: Page, table: str) -> Json:
    """Return what the browser has kept of a table."""
    text = page.evaluate("name => localStorage.getItem(name)", f"seal-{table}")
    kept: Json = json.loads(text or "{}")
    return kept


def note_once_sent(page: Page, table: str) -> Json:
    """Return the same when the browser has noted that it has sent its number."""
    until(page, lambda: bool(note(page, table).get("sent")), "no number is sent")
    return note(page, table)


def tamper(house: ServerProcess, table: str, kind: str, change: Callable[[Json], Json]) -> None:
    """Change an event in the database of the server while it is down."""
    house.kill()
    with sqlite3.connect(house.database) as database:
        query = "SELECT seq, data FROM events WHERE table_id = ? AND kind = ?"
        ((seq, data),) = database.execute(query, (table, kind)).fetchall()
        update = "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?"
        changed = json.dumps(change(json.loads(data)))
        assert database.execute(update, (changed, table, seq)).rowcount == 1
    database.close()
    house.start()


def test_two_people_commit_send_and_check_by_themselves(visit: Visit) -> None:
    owner = visit(BLANK, settings=STILL)
    table = open_table(owner, order("feurio", ME, FRIEND))
    key = owner.request.get(f"/api/tables/{table}").json()["seats"][1]["key"]
    friend, watcher = visit(f"/t/{table}?key={key}", settings=STILL), visit(BLANK, settings=STILL)
    watch = owner.request.get(f"/api/tables/{table}").json()["watch"]
    watcher.goto(f"/t/{table}?watch={watch}")
    until(owner, lambda: "0" in note(owner, table).get("numbers", {}), "nothing is noted")
    number = note(owner, table)["numbers"]["0"]
    owner.reload()
    friend.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(friend)
    kept = [note_once_sent(page, table) for page in (owner, friend)]
    assert [one["sent"] for one in kept] == [[0], [1]]
    assert kept[0]["numbers"]["0"] == number
    assert kept[0]["hashes"] == kept[1]["hashes"]
    assert all(kept[0]["hashes"])
    asked: list[str] = []
    owner.on("request", lambda request: asked.append(request.url))
    play_out(table, owner, friend)
    for page in (owner, friend):
        expect(page.get_by_text(f"{WHOLE}, and your number is part of it.")).to_be_visible(
            timeout=COUNTED
        )
    expect(watcher.get_by_text("You added no number of your own")).to_be_visible(timeout=COUNTED)
    assert not any("verify" in url for url in asked)
    stranger = visit(f"/t/{table}/replay?key={watch}")
    expect(stranger.get_by_text("This device has no note of this game")).to_be_visible()


@pytest.fixture
def played(visit: Visit) -> tuple[Page, str]:
    """A game that is over, alone, and the page of its player."""
    page = visit(BLANK, settings=STILL)
    table = open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    play_out(table, page)
    expect(page.get_by_text(WHOLE)).to_be_visible(timeout=COUNTED)
    return page, table


def shown_failures(page: Page, table: str) -> str:
    """Return the alarm of the replay page, and assert that the table has the same."""
    alarms = []
    for path in (f"/t/{table}/replay", f"/t/{table}"):
        page.goto(path)
        alarm = page.get_by_role("alert").filter(has_text="tampered with")
        expect(alarm).to_be_visible()
        assert not page.get_by_text(re.compile("draws? follows? from")).is_visible()
        alarms.append(alarm.inner_text())
    assert alarms[0] == alarms[1]
    return alarms[0]


def test_a_changed_database_is_found_out(house: ServerProcess, played: tuple[Page, str]) -> None:
    """The server has another number for the player, then another secret as well."""
    page, table = played
    tamper(house, table, "added", lambda data: data | {"entropy": OTHER})
    assert "The number that this device sent isn’t in the record" in shown_failures(page, table)
    tamper(house, table, "opened", lambda data: data | {"secret": OTHER})
    told = shown_failures(page, table)
    assert "committed to a different secret from the one this device noted" in told
    assert re.search(r"Draw \d+ doesn’t follow", told)


def test_a_record_of_another_game_is_found_out(visit: Visit, played: tuple[Page, str]) -> None:
    """The record is whole, and the server's own check accepts it; but it is not what was played."""
    page, table = played
    other = open_table(page, order("feurio", ME, mode="solitaire"))
    assert wait_for_turn(page)
    play_out(other, page)
    forged = page.request.get(f"/api/tables/{other}/record").json()
    assert page.request.post("/api/verify", data={"record": forged}).json()["sealed"]

    def lie(route: Route) -> None:
        route.fulfill(json=forged)

    page.route(f"**/api/tables/{table}/record*", lie)
    told = shown_failures(page, table)
    assert "committed to a different secret from the one this device noted" in told
    assert "isn’t the one you were shown during the game" in told
    forged["seal"]["commitment"] = note(page, table)["commitment"]
    assert "isn’t the one that was committed to" in shown_failures(page, table)
    page.unroute(f"**/api/tables/{table}/record*")
    page.goto(f"/t/{table}")
    expect(page.get_by_text(WHOLE)).to_be_visible()


INSECURE = """
Object.defineProperty(crypto, 'subtle', { value: undefined });
Object.defineProperty(crypto, 'randomUUID', { value: undefined });
"""
"""What a page on plain HTTP lacks, unless it comes from this machine."""


def test_a_page_without_webcrypto_checks_as_well(visit: Visit) -> None:
    page = visit(BLANK, settings=STILL)
    page.add_init_script(INSECURE)
    table = open_table(page, order("feurio", ME, mode="solitaire"))
    assert page.evaluate("crypto.subtle === undefined && crypto.randomUUID === undefined")
    assert wait_for_turn(page)
    play_out(table, page)
    expect(page.get_by_text(f"{WHOLE}, and your number is part of it.")).to_be_visible(
        timeout=COUNTED
    )


def test_a_seat_whose_device_stays_silent_can_be_freed(visit: Visit) -> None:
    """A friend sits down over the API, and never commits to a number."""
    owner, friend = visit(BLANK), visit(BLANK)
    table = open_table(owner, order("firewater", ME, FRIEND, patience=10))
    key = owner.request.get(f"/api/tables/{table}").json()["seats"][1]["key"]
    assert friend.request.post(f"/api/tables/{table}/join", data={"key": key}).ok
    expect(owner.get_by_text("The game is waiting for this player’s device.")).to_be_visible()
    owner.get_by_role("button", name="Free this seat").click()
    expect(owner.get_by_text("Kept for a friend")).to_be_visible()
    friend.goto(f"/t/{table}?key={key}")
    friend.get_by_role("button", name="Take a seat").click()
    assert wait_for_turn(owner)
