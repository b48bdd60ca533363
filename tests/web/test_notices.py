"""Notifications in the browser: the offer, the service worker, and the mark of unread turns."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.support.browser import open_table, until
from tests.support.server_process import FRIEND, ME, SPARK, ServerProcess, order
from tests.web.conftest import Visit

SERVICE_WORKERS = "allow"

SHOWN = """async (expected) => {
  const worker = await navigator.serviceWorker.ready;
  const all = await worker.getNotifications();
  const found = all.map(({ title, body, tag, data }) => [tag, title, body, data.path]);
  return JSON.stringify(found.sort()) === expected;
}"""
PUSH_SERVICE = """(() => {
  const KEY = 'push-service-of-the-test';
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const subscription = ({ point, server }) => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    options: { applicationServerKey: new Uint8Array(server).buffer },
    getKey: (name) => new Uint8Array(name === 'auth' ? 16 : point).buffer,
    unsubscribe: async () => localStorage.removeItem(KEY),
  });
  const bytes = (text) =>
    [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem(KEY);
    return kept ? subscription(JSON.parse(kept)) : null;
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const point = [...new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))];
    const made = { point, server: bytes(applicationServerKey) };
    localStorage.setItem(KEY, JSON.stringify(made));
    return subscription(made);
  };
})()"""
"""Stands in for the browser's own connection to a push service, which a test cannot reach."""
OFFER = "This game can take days."


def push(session: CDPSession, origin: str, registration: str, message: dict[str, Any]) -> None:
    """Let a push message arrive, as from the push service."""
    about = {"origin": origin, "registrationId": registration, "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", about)


def registration_of(page: Page, session: CDPSession) -> str:
    """Return the id of the page's service worker."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, lambda: bool(found), "there is no service worker")
    return found[-1]


def wait_for_notices(page: Page, *expected: list[str]) -> None:
    """Wait until these notices are shown, each with its tag, title, text and path."""
    page.wait_for_function(SHOWN, arg=json.dumps(sorted(expected), separators=(",", ":")))


def test_a_push_message_is_shown_once_for_each_table(visit: Visit, house: ServerProcess) -> None:
    page = visit("/")
    page.context.grant_permissions(["notifications"], origin=house.url)
    session = page.context.new_cdp_session(page)
    worker = registration_of(page, session)
    first = ["turn-abc-1", "Feurio!", "New.", "/t/abc-1"]
    second = ["turn-abc-2", "Feurio!", "New.", "/t/abc-2"]
    old = ["turn-abc-1", "Feurio!", "Old.", "/t/abc-1"]
    for shown in ([old], [first], [first, second]):
        tag, title, body, _ = shown[-1]
        table = tag.removeprefix("turn-")
        push(session, house.url, worker, {"title": title, "body": body, "table": table})
        wait_for_notices(page, *shown)
    push(session, house.url, worker, {"title": "X", "body": "Y", "table": "../evil?x"})
    wait_for_notices(page, first, second, ["turn-../evil?x", "X", "Y", "/"])


def test_an_open_table_has_no_notice(visit: Visit, house: ServerProcess) -> None:
    page = visit("/")
    page.context.grant_permissions(["notifications"], origin=house.url)
    session = page.context.new_cdp_session(page)
    worker = registration_of(page, session)
    table = open_table(page, order("feurio", ME, mode="solitaire"))
    push(session, house.url, worker, {"title": "Feurio!", "body": "Go.", "table": table})
    wait_for_notices(page, [f"turn-{table}", "Feurio!", "Go.", f"/t/{table}"])
    page.reload()
    wait_for_notices(page)


def test_notices_are_offered_at_correspondence_tables_only(visit: Visit) -> None:
    page = visit("/")
    asked = "() => Notification.permission"
    open_table(page, order("firewater", ME, SPARK))
    expect(page.locator(".head")).to_be_visible()
    expect(page.get_by_text(OFFER)).to_be_hidden()
    open_table(page, order("firewater", ME, FRIEND, clock={"kind": "turn", "seconds": 600}))
    expect(page.get_by_text("Waiting").first).to_be_visible()
    expect(page.get_by_text(OFFER)).to_be_hidden()
    open_table(page, order("firewater", ME, FRIEND, clock={"kind": "turn", "seconds": 86_400}))
    expect(page.get_by_text(OFFER)).to_be_visible()
    assert page.evaluate(asked) in {"default", "denied"}
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_text(OFFER)).to_be_hidden()
    page.reload()
    expect(page.get_by_text("Waiting").first).to_be_visible()
    expect(page.get_by_text(OFFER)).to_be_hidden()


def test_a_turn_is_marked_on_the_icon_and_in_the_title(visit: Visit) -> None:
    page = visit("/")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    open_table(page, order("feurio", ME, mode="solitaire"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.goto("/")
    expect(page).to_have_title("● Embertide")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")


def test_notices_are_turned_on_and_off(visit: Visit, house: ServerProcess) -> None:
    page = visit("/")
    page.add_init_script(PUSH_SERVICE)
    page.context.grant_permissions(["notifications"], origin=house.url)
    open_table(page, order("firewater", ME, FRIEND, clock={"kind": "turn", "seconds": 86_400}))
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_text(OFFER)).to_be_hidden()
    [subscription] = subscriptions(page)
    assert (subscription["host"], subscription["language"]) == ("fcm.googleapis.com", "en")
    page.goto("/account")
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_role("button", name="Notify me")).to_be_visible()
    assert subscriptions(page) == []


def test_logging_out_ends_the_notices_of_this_browser(visit: Visit, house: ServerProcess) -> None:
    page = visit("/")
    page.add_init_script(PUSH_SERVICE)
    page.context.grant_permissions(["notifications"], origin=house.url)
    open_table(page, order("firewater", ME, FRIEND, clock={"kind": "turn", "seconds": 86_400}))
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_text(OFFER)).to_be_hidden()
    account = {"name": "Notified Nora", "password": "a long enough password"}
    assert page.request.post("/api/account", data=account).ok
    page.goto("/account")
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    assert page.request.post("/api/session", data=account).ok
    assert subscriptions(page) == []


def test_a_push_service_that_does_not_answer_is_reported(
    visit: Visit, house: ServerProcess
) -> None:
    """A private window of Chromium has no push service."""
    page = visit("/")
    page.context.grant_permissions(["notifications"], origin=house.url)
    open_table(page, order("firewater", ME, FRIEND, clock={"kind": "turn", "seconds": 86_400}))
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_text("push service isn’t answering")).to_be_visible()


def test_a_link_of_an_email_needs_a_click(visit: Visit) -> None:
    page = visit("/mail?confirm=not-a-token")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.get_by_role("button", name="Confirm address").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is no longer valid")
    page.goto("/mail?stop=not-a-token")
    expect(page.get_by_role("button", name="Stop the e-mails")).to_be_visible()


def subscriptions(page: Page) -> list[dict[str, Any]]:
    """Return the person's subscriptions, as the server has them."""
    known: list[dict[str, Any]] = page.request.get("/api/push").json()["subscriptions"]
    return known
