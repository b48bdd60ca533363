"""The account page: password, devices, data, and a new password by a link."""

import json
import re
import sqlite3
import time
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from embertide.server.people.identity import token_hash
from tests.support.browser import open_table
from tests.support.server_process import ServerProcess
from tests.web.conftest import Visit
from tests.web.test_pages import complaints_day_and_night

OLD, NEW = "a long enough password", "quite another password"


def sign_up(page: Page) -> str:
    """Make an account with a new name."""
    name = f"Fox {uuid4().hex[:8]}"
    page.get_by_label("Name").last.fill(name)
    page.get_by_label("Password").fill(OLD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Welcome!")).to_be_visible()
    return name


def log_in(page: Page, name: str, password: str) -> None:
    page.get_by_label("Name").last.fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()


def guest(page: Page) -> None:
    """Wait until the page is that of a guest."""
    page.reload()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()


def test_a_new_password_logs_the_other_device_out(visit: Visit) -> None:
    page, phone = visit("/account"), visit("/account", width=390)
    name = sign_up(page)
    log_in(phone, name, OLD)
    expect(phone.get_by_text("Welcome back!")).to_be_visible()
    page.get_by_label("Current password").fill("wrong password")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t your password")
    page.get_by_label("Current password").fill(OLD)
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Your new password is set.")).to_be_visible()
    guest(phone)
    log_in(phone, name, NEW)
    expect(phone.get_by_text("Welcome back!")).to_be_visible()


def test_devices_are_listed_and_logged_out(visit: Visit) -> None:
    page, phone, pad = visit("/account"), visit("/account"), visit("/account")
    name = sign_up(page)
    for other in (phone, pad):
        log_in(other, name, OLD)
        expect(other.get_by_text("Welcome back!")).to_be_visible()
    page.reload()
    rows = page.locator("li", has_text="Chrome, Linux")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="this device")).to_have_count(1)
    page.get_by_role("button", name=re.compile("Log out ?: Chrome, Linux")).first.click()
    expect(page.get_by_text("That device has been logged out.")).to_be_visible()
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_text("You’re logged out on all devices.")).to_be_visible()
    for other in (page, phone, pad):
        guest(other)


def test_data_is_downloaded_and_the_account_deleted(visit: Visit) -> None:
    page = visit("/account")
    name = sign_up(page)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download my data").click()
    file = waiting.value.path()
    assert json.loads(Path(file).read_text("utf-8"))["account"] == name
    page.locator("summary").click()
    page.locator("details").get_by_label("Password").fill(OLD)
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()


def test_a_link_sets_a_new_password_once(visit: Visit, house: ServerProcess) -> None:
    page, phone = visit("/account"), visit("/")
    name, token = sign_up(page), uuid4().hex
    with sqlite3.connect(house.database) as database:
        [person] = database.execute("SELECT id FROM people WHERE name = ?", [name]).fetchone()
        row = (token_hash(token), person, time.time() + 3600)
        database.execute("INSERT INTO resets VALUES (?, ?, ?)", row)
    database.close()
    phone.goto(f"/reset#{token}")
    phone.get_by_label("New password").fill(NEW)
    phone.get_by_role("button", name="Set password").click()
    expect(phone.get_by_text("Your new password is set")).to_be_visible()
    expect(phone).to_have_url(re.compile("/reset$"))
    guest(page)
    page.goto(f"/reset#{token}")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Set password").click()
    expect(page.get_by_role("alert")).to_contain_text("has been used")


def test_an_accounts_name_is_marked_at_the_table(visit: Visit) -> None:
    page = visit("/account")
    name = sign_up(page)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Vixen"}]
    open_table(page, {"game": "firewater", "seats": seats})
    people = page.locator("ul[aria-label='Score'] li")
    expect(people.filter(has_text=name).get_by_title("Registered name")).to_have_count(1)
    expect(people.filter(has_text="Vixen").get_by_title("Registered name")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_is_accessible_and_fits(visit: Visit, width: int) -> None:
    page = visit("/account", width=width, bypass_csp=True)
    sign_up(page)
    expect(page.get_by_text("this device")).to_be_visible()
    assert complaints_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
