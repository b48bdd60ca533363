"""Notices by e-mail, through a mail server: confirmed first, ended by a link."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import pytest

from embertide.server.push import turns
from tests.support.local_server import FRIEND, ME, Guest, LocalServer, entropy, local_server, run
from tests.support.mail_server import MailServer, mail_server
from tests.support.patience import PATIENCE

ORIGIN = "https://play.example"
ADDRESS = "nora@example.org"
QUIET = 0.3
"""Seconds in which an e-mail would have arrived, were there one."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "WAIT", 0.02)


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[tuple[LocalServer, MailServer]]:
    async with mail_server() as mails:
        smtp: dict[str, Any] = {
            "smtp_host": "127.0.0.1",
            "smtp_port": mails.port,
            "smtp_security": "none",
            "smtp_from": "embertide@example.org",
            "origins": (ORIGIN,),
            "push": False,
        }
        async with local_server(**(smtp | settings)) as server:
            yield server, mails


async def nora(server: LocalServer, name: str = "Nora Example") -> Guest:
    """Return a guest with an account."""
    guest = server.guest()
    await guest.post("/account", {"name": name, "password": "a long enough password"}, 201)
    return guest


async def letter(mails: MailServer) -> EmailMessage:
    async with asyncio.timeout(PATIENCE):
        return await mails.received.get()


def token(message: EmailMessage, purpose: str) -> str:
    found = re.search(rf"{ORIGIN}/mail\?{purpose}=(\S+)", message.get_content())
    assert found is not None
    return found[1]


async def confirmed(server: LocalServer, mails: MailServer) -> Guest:
    guest = await nora(server)
    await guest.post("/mail", {"email": ADDRESS, "language": "en"})
    await guest.post("/mail/confirm", {"token": token(await letter(mails), "confirm")})
    return guest


async def turn_of(server: LocalServer, guest: Guest) -> str:
    """Seat the guest beside another person, who moves until it is the guest's turn."""
    ann = server.guest()
    await ann.ask("PATCH", "/me", json={"name": "Ann Other"})
    table = await ann.open("firewater", ME, FRIEND)
    name: str = table["id"]
    await guest.join(name, table["seats"][1]["key"])
    await ann.request(name, "entropy", value=entropy())
    while (seen := await ann.table(name))["moves"]:
        await ann.request(name, "move", ply=seen["ply"], move=seen["moves"][0])
    return name


async def counted(server: LocalServer, result: str) -> None:
    """Wait until an e-mail was counted with this result."""
    async with asyncio.timeout(PATIENCE):
        while not server.metrics.pushes.labels(result)._value.get():
            await asyncio.sleep(0.02)


def test_an_address_is_used_after_it_was_confirmed_and_until_it_is_stopped() -> None:
    async def story() -> None:
        async with serving() as (server, mails):
            guest = await nora(server)
            asked = await guest.post("/mail", {"email": f" {ADDRESS} ", "language": "de"})
            assert asked == {"offered": True, "email": ADDRESS, "confirmed": False}
            first = await letter(mails)
            assert (first["To"], first["From"]) == (ADDRESS, "embertide@example.org")
            assert first["Subject"] == "Bestätige deine Adresse für Embertide"
            assert "Nora" not in first.get_content()
            await turn_of(server, guest)
            await asyncio.sleep(QUIET)
            assert mails.received.empty()

            await server.guest().post("/mail/confirm", {"token": token(first, "confirm")})
            assert (await guest.get("/mail"))["confirmed"]
            name = await turn_of(server, guest)
            notice = await letter(mails)
            assert notice["Subject"] == "Du bist am Zug: Feuer & Wasser"
            assert "Ann Other" in notice.get_content()
            assert f"{ORIGIN}/t/{name}" in notice.get_content()

            assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            one_click = notice["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
            answer = await server.guest().http.post(
                one_click, data={"List-Unsubscribe": "One-Click"}
            )
            assert answer.json() == {"ok": True}
            assert (await guest.get("/mail"))["email"] is None
            await turn_of(server, guest)
            await asyncio.sleep(QUIET)
            assert mails.received.empty()

    run(story())


def test_links_are_for_one_purpose_and_one_address() -> None:
    async def story() -> None:
        async with serving() as (server, mails):
            guest = await nora(server)
            await guest.post("/mail", {"email": ADDRESS, "language": "en"})
            old = token(await letter(mails), "confirm")
            await guest.post("/mail", {"email": "other@example.org", "language": "en"})
            new = token(await letter(mails), "confirm")
            for wrong in (old, new[:-1], "x", "é"):
                refused = await guest.post("/mail/confirm", {"token": wrong}, 422)
                assert refused["why"]["key"] == "mail-link"
            assert (await guest.post(f"/mail/stop?token={new}", None, 422))["kind"] == "malformed"
            assert not (await guest.get("/mail"))["confirmed"]

    run(story())


def test_addresses_are_checked_and_requests_limited() -> None:
    async def story() -> None:
        async with serving() as (server, mails):
            guest, stranger = await nora(server), server.guest()
            for wrong in ("nora", "a@b", "a@b.c\r\nBcc: x@y.z", "a b@c.de", "ä@example.org"):
                refused = await guest.post("/mail", {"email": wrong, "language": "en"}, 422)
                assert refused["why"]["key"] == "mail-address"
            order = {"email": ADDRESS, "language": "en"}
            assert (await stranger.post("/mail", order, 403))["why"]["key"] == "mail-account"
            for _ in range(3):
                await guest.post("/mail", order)
            assert (await guest.post("/mail", order, 429))["why"]["key"] == "busy-mails"
            other = await nora(server, "Other Example")
            assert (await other.post("/mail", order, 429))["why"]["key"] == "busy-mails"
            assert [(await letter(mails))["To"] for _ in range(3)] == [ADDRESS] * 3
            assert (await other.get("/mail"))["email"] is None

    run(story())


def test_a_mail_server_that_refuses_is_counted() -> None:
    async def story() -> None:
        async with serving() as (server, mails):
            mails.refusing = True
            guest = await nora(server)
            await guest.post("/mail", {"email": ADDRESS, "language": "en"})
            await counted(server, "failed")
            mails.refusing = False
            await guest.post("/mail", {"email": ADDRESS, "language": "en"})
            await letter(mails)
            await counted(server, "mailed")

    run(story())


def test_one_letter_an_hour_for_a_table() -> None:
    async def story() -> None:
        async with serving() as (server, mails):
            guest = await confirmed(server, mails)
            name = await turn_of(server, guest)
            await letter(mails)
            table = (await server.registry.loaded(name)).table
            await server.notices._notify(table, table.chairs[1].person)
            await asyncio.sleep(QUIET)
            assert mails.received.empty()

    run(story())


def test_without_a_mail_server_there_is_no_offer() -> None:
    async def story() -> None:
        async with serving(smtp_host=None) as (server, _):
            guest = await nora(server)
            assert not (await guest.get("/mail"))["offered"]
            refused = await guest.post("/mail", {"email": ADDRESS, "language": "en"}, 403)
            assert refused["why"]["key"] == "mail-off"

    run(story())
