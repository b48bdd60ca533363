"""Sessions: new ones at sign-up, log-in and a new password, and their end on all nodes."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from embertide.server.people.access import announce, set_blocked
from embertide.server.people.devices import describe
from embertide.server.people.identity import COOKIE, HOST_COOKIE, YEAR, new_person
from embertide.server.people.resets import LIFETIME, make_reset_link
from embertide.server.people.sessions import DAY, MOST
from embertide.server.settings import Limits
from embertide.store.memory import MemoryStore
from embertide.store.store import Person
from tests.server.test_ratings_nodes import SharedStore
from tests.support.local_server import FRIEND, ME, Guest, Json, LocalServer, local_server, run

KEYS = {"name": "Ann Lee", "password": "correct horse"}
CHANGE = {"old": "correct horse", "new": "better horse"}


def copied(server: LocalServer, guest: Guest) -> Guest:
    """Return another client with the same cookies, as one who copied them has."""
    copy = server.guest()
    copy.http.cookies.update(guest.http.cookies)
    return copy


async def is_account(guest: Guest) -> bool:
    return bool((await guest.get("/me"))["account"])


async def person_of(server: LocalServer, name: str = KEYS["name"]) -> Person:
    found: Person | None = await server.store.account(name)
    assert found is not None
    return found


def test_a_cookie_copied_before_sign_up_is_not_inside_the_account() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            thief = copied(server, ann)
            await ann.post("/account", KEYS, 201)
            assert await is_account(ann)
            assert (await ann.table(table["id"]))["owner"]
            assert not await is_account(thief)
            await thief.table(table["id"], status=404)

    run(story())


def test_an_answer_to_an_old_cookie_does_not_replace_the_new_one() -> None:
    """A request that was on its way during the sign-up is answered after it."""

    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            await ann.get("/me")
            window = copied(server, ann)
            await ann.post("/account", KEYS, 201)
            for path in ("/api/tables", "/api/daily"):
                answer = await window.http.get(path)
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers
            assert "set-cookie" in (await window.http.get("/api/me")).headers

    run(story())


@pytest.mark.parametrize("back", [400, YEAR])
def test_a_clock_that_was_set_back_replaces_no_cookie(back: int) -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = (await ann.get("/me"))["name"]
            clock = server.identity._clock
            server.identity._clock = lambda: clock() - back
            answer = await ann.http.get("/api/me")
            assert answer.json()["name"] == name
            assert "set-cookie" not in answer.headers
            assert (await ann.table(table["id"]))["owner"]

    run(story())


def test_a_password_that_changes_during_a_log_in_ends_it() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            begin = server.sessions.begin

            async def slow(*args: Any) -> Any:
                """Begin a session after the password was changed."""
                server.sessions.begin = begin
                await ann.post("/account/password", CHANGE)
                return await begin(*args)

            server.sessions.begin = slow
            await phone.post("/session", KEYS, 403)
            assert len(await server.store.sessions((await person_of(server)).id)) == 1
            assert await is_account(ann)

    run(story())


def test_log_in_and_a_new_password_give_a_new_cookie() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, seen = server.guest(), set()
            await ann.post("/account", KEYS, 201)
            seen.add(ann.http.cookies.get(COOKIE))
            await ann.post("/session", KEYS)
            seen.add(ann.http.cookies.get(COOKIE))
            await ann.post("/account/password", CHANGE)
            seen.add(ann.http.cookies.get(COOKIE))
            assert len(seen) == 3
            assert len(await ann.get("/account/sessions")) == 1

    run(story())


def test_log_out_ends_the_session_of_this_device_only() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            await phone.post("/session", KEYS)
            thief = copied(server, ann)
            assert await is_account(thief)
            assert not (await ann.ask("DELETE", "/session"))["account"]
            assert not await is_account(thief)
            assert await is_account(phone)

    run(story())


def test_a_new_password_logs_all_other_devices_out() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            await phone.post("/session", KEYS)
            await ann.post("/account/password", CHANGE)
            assert await is_account(ann)
            assert not await is_account(phone)

    run(story())


def test_the_list_of_devices_and_the_end_of_one_and_of_all() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone, pad = server.guest(), server.guest(), server.guest()
            assert await ann.get("/account/sessions") == []
            phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
            await ann.post("/account", KEYS, 201)
            await phone.post("/session", KEYS)
            await pad.post("/session", KEYS)
            found = await phone.get("/account/sessions")
            assert [one["device"] for one in found if one["here"]] == ["Firefox, Android"]
            other = await server.guest().ask("DELETE", f"/account/sessions/{found[0]['id']}", 404)
            assert other["why"]["key"] == "session-missing"
            mine = next(one for one in found if one["here"])
            left = await ann.ask("DELETE", f"/account/sessions/{mine['id']}")
            assert len(left) == 2
            assert not await is_account(phone)
            assert await is_account(pad)
            assert not (await ann.ask("DELETE", "/account/sessions"))["account"]
            assert not await is_account(pad)
            assert await server.store.sessions((await person_of(server)).id) == []

    run(story())


def test_answers_hold_neither_tokens_nor_hashes() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            texts = [await ann.post("/account", KEYS, 201), await phone.post("/session", KEYS)]
            person = await person_of(server)
            texts += [await ann.get("/account/sessions"), await ann.get("/me")]
            rows = await server.store.sessions(person.id)
            cookies = [str(guest.http.cookies.get(COOKIE)) for guest in (ann, phone)]
            tokens = [cookie.split(".")[0].split("-")[1] for cookie in cookies]
            secret = [row.token_hash for row in rows] + tokens
            assert len(secret) == 4
            for word in [*secret, person.id, str(person.password)]:
                assert word not in str(texts)
            assert not set(tokens) & {str(field) for row in rows for field in row}

    run(story())


def test_a_deleted_accounts_cookie_opens_nothing() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            guest = copied(server, ann)
            await ann.post("/account", KEYS, 201)
            session = copied(server, ann)
            await ann.ask("DELETE", "/account", json={"password": KEYS["password"]})
            for old in (guest, session):
                await copied(server, old).table(table["id"], status=404)
                assert not await is_account(old)

    run(story())


def test_sockets_of_an_ended_session_are_closed_on_all_nodes() -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            store = SharedStore()
            first = await stack.enter_async_context(local_server(store))
            second = await stack.enter_async_context(local_server(store))
            ann, phone = first.guest(), second.guest()
            await ann.post("/account", KEYS, 201)
            await phone.post("/session", KEYS)
            table = await ann.open("firewater", ME, FRIEND)
            here = await stack.enter_async_context(ann.call(table["id"]))
            there = await stack.enter_async_context(phone.call(table["id"]))
            for call in (here, there):
                await call.table()
            await ann.post("/account/password", CHANGE)
            for call in (here, there):
                while await call.receive():
                    pass
                assert call.code == 1012
            # The page that changed the password goes on with its new cookie.
            async with ann.call(table["id"]) as call:
                assert (await call.table())["owner"]
            async with phone.call(table["id"]) as call:
                assert (await call.receive())["why"]["key"] == "table-missing"

    run(story())


def test_a_session_that_begins_on_one_node_is_known_on_another() -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            store = MemoryStore()  # it does not broadcast
            first = await stack.enter_async_context(local_server(store))
            second = await stack.enter_async_context(local_server(store))
            ann, phone = first.guest(), first.guest()
            await ann.post("/account", KEYS, 201)
            assert await is_account(copied(second, ann))
            await phone.post("/session", KEYS)
            assert await is_account(copied(second, phone))

    run(story())


def test_requests_need_no_look_up_and_one_write_a_day() -> None:
    class Counting(MemoryStore):
        reads = writes = 0

        async def sessions(self, person: str) -> Any:
            self.reads += 1
            return await super().sessions(person)

        async def touch_session(self, token_hash: str, seen: float) -> None:
            self.writes += 1
            await super().touch_session(token_hash, seen)

    async def story() -> None:
        store = Counting()
        async with local_server(store) as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            await ann.get("/me")
            before = store.reads
            for _ in range(20):
                await ann.get("/me")
            assert (store.reads, store.writes) == (before, 0)
            clock = server.sessions._clock
            server.sessions._clock = lambda: clock() + DAY
            for _ in range(20):
                await ann.get("/me")
            assert store.writes == 1

    run(story())


async def old_account(server: LocalServer, person: str) -> Guest:
    """Return a client with a cookie as version 0.1 gave it to the owner of an account."""
    await server.store.add_person(Person(person, "Ann Lee", 1.0, "Ann Lee", None))
    guest = server.guest()
    guest.http.cookies.set(COOKIE, server.identity.write_cookie(person))
    return guest


def test_cookies_from_before_there_were_sessions_stay_valid_until_they_are_revoked() -> None:
    async def story() -> None:
        async with local_server() as server:
            person = new_person()
            ann = await old_account(server, person)
            copy = copied(server, ann)
            await asyncio.gather(*(is_account(copied(server, ann)) for _ in range(5)))
            assert await is_account(ann)
            # Requests at the same time share the session that replaces the cookie.
            assert len(await ann.get("/account/sessions")) == 1
            assert ann.http.cookies.get(COOKIE, domain="play.example") is not None
            await ann.ask("DELETE", "/session")
            assert not await is_account(copy)
            assert await server.store.sessions(person) == []

    run(story())


def test_old_sessions_end_when_there_are_too_many() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            person = (await person_of(server)).id
            for _ in range(MOST + 5):
                await server.sessions.begin(person, False, None)
            assert len(await server.store.sessions(person)) == MOST
            clock = server.sessions._clock
            server.sessions._clock = lambda: clock() + YEAR + 2 * DAY
            await server.sessions.begin(person, False, None)
            assert len(await server.store.sessions(person)) == 1

    run(story())


def test_a_crawler_leaves_no_rows() -> None:
    async def story() -> None:
        async with local_server() as server:
            for _ in range(3):
                await server.guest().get("/me")
            assert not server.store._people
            assert not server.store._sessions

    run(story())


def test_over_https_the_cookie_has_the_prefix_of_the_host() -> None:
    async def story() -> None:
        async with local_server() as server:
            transport = httpx.ASGITransport(server.app)
            async with httpx.AsyncClient(
                transport=transport, base_url="https://play.example"
            ) as web:
                old = server.identity.write_cookie(person := new_person())
                answer = await web.get("/api/me", headers={"cookie": f"{COOKIE}={old}"})
                cookie = answer.headers["set-cookie"]
                assert cookie.startswith(f"{HOST_COOKIE}={person}")
                assert cookie.endswith("; Secure")
                assert "domain" not in cookie.lower()
                await web.post("/api/account", json=KEYS)
                assert {cookie.name for cookie in web.cookies.jar} == {
                    HOST_COOKIE,
                    "__Host-embertide-device",
                }
                assert (await web.get("/api/me")).json()["account"]

    run(story())


def test_wrong_passwords_of_strangers_do_not_lock_the_owner_out() -> None:
    async def story() -> None:
        async with local_server(limits=Limits()) as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            await ann.ask("DELETE", "/session")
            guess = KEYS | {"password": "wrong horse"}
            stranger = server.guest()
            for _ in range(9):  # the new account counted, too
                await stranger.post("/session", guess, 403)
            await stranger.post("/session", guess, 429)
            # From the same address, by the cookie that the device kept when it logged out.
            assert (await ann.post("/session", KEYS))["account"]

    run(story())


async def make_link(server: LocalServer) -> str:
    link = await make_reset_link(server.store, await person_of(server), server.registry.clock())
    assert link.startswith("/reset#")
    return link.removeprefix("/reset#")


def test_a_link_sets_the_password_once() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            token = await make_link(server)
            assert token not in str(server.store._resets)
            short = await phone.post("/account/reset", {"token": token, "password": "x"}, 422)
            assert short["why"]["key"] == "password-length"
            new = {"token": token, "password": "better horse"}
            assert (await phone.post("/account/reset", new))["account"]
            assert not await is_account(ann)
            again = await phone.post("/account/reset", new, 403)
            assert again["why"]["key"] == "reset-wrong"
            await ann.post("/session", KEYS, 403)
            assert (await ann.post("/session", KEYS | {"password": "better horse"}))["account"]

    run(story())


def test_a_link_ends_after_a_day_and_with_a_newer_one() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            first, second = await make_link(server), await make_link(server)
            new = {"password": "better horse"}
            await ann.post("/account/reset", new | {"token": first}, 403)
            clock = server.accounts._clock
            server.accounts._clock = lambda: clock() + LIFETIME
            await ann.post("/account/reset", new | {"token": second}, 403)

    run(story())


async def block(server: LocalServer, person: Person) -> None:
    await set_blocked(server.store, person, True)
    await announce(server.store, person.id)
    server.sessions.changed(person.id)


def test_a_blocked_account_is_logged_out_and_cannot_log_in() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            await ann.post("/account", KEYS, 201)
            token = await make_link(server)
            person = await person_of(server)
            await block(server, person)
            assert not await is_account(ann)
            no = await ann.post("/session", KEYS, 403)
            assert no["why"]["key"] == "person-blocked"
            await ann.post("/session", KEYS | {"password": "wrong horse"}, 403)
            no = await ann.post("/account/reset", {"token": token, "password": "x" * 9}, 403)
            assert no["why"]["key"] == "person-blocked"
            await set_blocked(server.store, await person_of(server), False)
            assert (await ann.post("/session", KEYS))["account"]

    run(story())


def test_a_blocked_guest_can_change_nothing() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            mine = await ann.open("firewater", ME, FRIEND)
            other = await bob.open("firewater", ME, FRIEND)
            async with ann.call(mine["id"]) as call:
                await call.table()
                person = next(iter(await server.store.people([server_id(server, ann)])))
                await block(server, (await server.store.people([person]))[person])
                while await call.receive():
                    pass
            tries: list[tuple[str, str, Json]] = [
                ("POST", "/tables", {"game": "firewater", "seats": [ME, FRIEND]}),
                ("POST", f"/tables/{other['id']}/join", {"key": "", "entropy": "0" * 64}),
                ("POST", f"/tables/{mine['id']}/requests", {"type": "ping", "id": "p"}),
                ("PATCH", "/me", {"name": "Anna"}),
                ("POST", "/account", KEYS),
                ("POST", "/daily", {}),
            ]
            for method, path, body in tries:
                no = await ann.ask(method, path, 403, json=body)
                assert no["why"]["key"] == "person-blocked"
            async with ann.call(mine["id"]) as call:
                assert (await call.receive())["why"]["key"] == "person-blocked"
            await ann.ask("DELETE", "/session")

    run(story())


def server_id(server: LocalServer, guest: Guest) -> str:
    """Return the id of a guest."""
    found = server.identity.read_cookie(f"{COOKIE}={guest.http.cookies.get(COOKIE)}", https=False)
    assert found is not None
    return str(found.person)


def test_devices_are_described_in_two_words() -> None:
    mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
    assert describe(mac) == "Safari, macOS"
    assert describe(edge) == "Edge, Windows"
    assert describe("python-httpx/0.28.1") == "python-httpx"
    assert describe("<script>") == describe(None) == ""
