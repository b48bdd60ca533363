"""The download of all of a person's data: complete, and without secrets."""

import random
from typing import Any

import orjson

from embertide.server.people.export import export_person
from embertide.server.settings import Limits
from embertide.store.store import DailyResult, MailAddress, PuzzleTry, Rating, Subscription
from tests.server.test_sessions import KEYS, person_of
from tests.support.local_server import (
    FRIEND,
    ME,
    Guest,
    Json,
    entropy,
    local_server,
    run,
)

DICE = random.Random(5)


async def two_at_a_table(ann: Guest, bob: Guest, game: str = "firewater", **more: Any) -> str:
    """Let two people begin a game."""
    table = await ann.open(game, ME, FRIEND, **more)
    await bob.join(table["id"], table["seats"][1]["key"])
    await ann.request(table["id"], "entropy", value=entropy())
    return str(table["id"])


async def move(name: str, *guests: Guest, times: int = 10**6) -> None:
    for _ in range(times):
        for guest in guests:
            seen = await guest.table(name)
            if seen["phase"] == "over":
                return
            if seen["moves"]:
                chosen = DICE.choice(seen["moves"])
                await guest.request(name, "move", ply=seen["ply"], move=chosen)


async def data(guest: Guest) -> Json:
    found: Json = await guest.get("/account/data")
    return found


def subscription(person: str) -> Subscription:
    return Subscription("https://push.example/one", person, "a-key", "a-word", "nl", 2.0)


def test_all_of_a_persons_data() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            person = await person_of(server)
            over, running = [await two_at_a_table(ann, bob) for _ in range(2)]
            await move(over, ann, bob)
            await move(running, ann, bob, times=2)
            gathering = (await ann.open("feurio", ME, FRIEND))["id"]
            await server.store.rate("t", [Rating(person.id, "feurio", 26.0, 7.0, 3)])
            await server.store.add_daily(DailyResult("2026-11-15", person.id, "d", True, 9, 1.0))
            await server.store.add_try(PuzzleTry("feurio", "p", person.id, True, 3.0))
            await server.store.note_hint(running, person.id)
            await server.store.add_subscription(subscription(person.id), 9)
            address = MailAddress(person.id, "ann@example.org", "nl", True, 5.0)
            await server.store.set_address(address)
            await ann.get("/results")
            found = await data(ann)
            assert found["email"] == "ann@example.org"
            assert [notice["host"] for notice in found["notices"]] == ["push.example"]
            assert (found["name"], found["account"]) == ("Ann Lee", "Ann Lee")
            assert {rating["game"] for rating in found["ratings"]} == {"feurio", "firewater"}
            assert [result["day"] for result in found["daily"]] == ["2026-11-15"]
            assert [one["late"] for one in found["daily"]] == [False]
            assert [(one["puzzle"], one["solved"]) for one in found["puzzles"]] == [("p", True)]
            assert [one["table"] for one in found["results"]] == [over]
            assert len(found["sessions"]) == 1
            tables = {table["id"]: table for table in found["tables"]}
            assert set(tables) == {over, running, gathering}
            for name in (over, running):
                known = await ann.get(f"/tables/{name}/record")
                for field in ("game", "moves", "result"):
                    assert tables[name]["record"].get(field) == known.get(field)
            assert tables[gathering]["record"] is None
            assert [name for name, table in tables.items() if table["hints"]] == [running]
            assert await export_person(server.store, server.rooms, person) == found

    run(story())


def test_it_holds_no_secrets() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            await ann.post("/account", KEYS, 201)
            running = await two_at_a_table(ann, bob)
            await move(running, ann, bob, times=2)
            person = await person_of(server)
            pushed = subscription(person.id)
            await server.store.add_subscription(pushed, 9)
            text = orjson.dumps(await data(ann)).decode()
            [session] = await server.store.sessions(person.id)
            table = (await server.registry.loaded(running)).table
            keys = [chair.key for chair in table.chairs]
            bobs = next(chair.person for chair in table.chairs if chair.person != person.id)
            secrets = [person.password, session.token_hash, session.id, person.id, bobs]
            secrets += [pushed.endpoint, pushed.p256dh, pushed.auth]
            for secret in [*secrets, table.secret.hex(), table.watch, *keys]:
                assert secret
                assert secret not in text

    run(story())


def test_a_running_game_is_as_the_person_may_see_it() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            hidden = {"mode": "competitive", "variants": ["firebreak"]}
            name = await two_at_a_table(ann, bob, "feurio", **hidden)
            seen = set()
            while (await ann.table(name))["phase"] != "over":
                records = [await _own_record(guest, name) for guest in (ann, bob)]
                seen.add(records[0] == records[1])
                await move(name, ann, bob, times=1)
            # Some draws were hidden from one of them for a while.
            assert seen == {True, False}

    run(story())


async def _own_record(guest: Guest, name: str) -> Json:
    """Return the record in a person's export, which has to be the one of the record's route."""
    [mine] = (await data(guest))["tables"]
    known = await guest.get(f"/tables/{name}/record")
    assert mine["record"].items() <= known.items()
    assert known.keys() - mine["record"].keys() <= {"names", "aids", "seal"}
    found: Json = mine["record"]
    return found


def test_a_guest_may_have_it_and_not_too_often() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(exports_hourly=2)) as server:
            guest = server.guest()
            await guest.get("/me")
            for _ in range(2):
                assert (await data(guest))["tables"] == []
            await guest.get("/account/data", 429)

    run(story())
