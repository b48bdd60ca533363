"""Leaving, closing and resigning over the network, and who may see a table then."""

from typing import Any

import pytest

from embertide.core.dice import Dice
from embertide.host.registry import NotFound
from embertide.play.table.command import Decision
from embertide.server.settings import Limits
from tests.server.test_tables_sockets import play_on
from tests.support.local_server import (
    ANYONE,
    FRIEND,
    ME,
    SPARK,
    Guest,
    Json,
    LocalServer,
    entropy,
    local_server,
    run,
)

REFUSED, GONE = 4403, 4404
HERE = {"kind": "here", "name": "Second"}


async def three(server: LocalServer, **more: Any) -> tuple[str, list[Guest]]:
    """Return a running game of three people; the first one is to move."""
    guests = [server.guest() for _ in range(3)]
    table = await guests[0].open("firewater", ME, FRIEND, FRIEND, **more)
    await guests[0].request(table["id"], "entropy", value=entropy(0))
    for seat, guest in enumerate(guests[1:], 1):
        await guest.join(table["id"], table["seats"][seat]["key"])
    return table["id"], guests


async def two(server: LocalServer, game: str = "firewater", **more: Any) -> tuple[str, list[Guest]]:
    """Return a running game of two people; the first one is to move."""
    ann, bob = server.guest(), server.guest()
    table = await ann.open(game, ME, FRIEND, **more)
    await ann.request(table["id"], "entropy", value=entropy(0))
    await bob.join(table["id"], table["seats"][1]["key"])
    return table["id"], [ann, bob]


async def lists(guest: Guest) -> dict[str, list[str]]:
    found: Json = await guest.get("/tables")
    return {name: [table["id"] for table in tables] for name, tables in found.items()}


def test_who_leaves_may_open_other_tables() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(tables_open=2)) as server:
            ann, bob = server.guest(), server.guest()
            opened = [await ann.open("firewater", ME, FRIEND) for _ in range(2)]
            order = {"game": "firewater", "seats": [ME, FRIEND]}
            refused = await ann.post("/tables", order, 429)
            assert refused["why"]["key"] == "busy-tables-open"
            for table in opened:
                await bob.join(table["id"], table["seats"][1]["key"])
            await bob.post("/tables", order, 429)
            await bob.request(opened[0]["id"], "leave")
            assert (await lists(bob))["running"] == [opened[1]["id"]]
            await bob.post("/tables", order, 201)
            await bob.post(f"/tables/{opened[1]['id']}/leave")
            for table in opened:
                await ann.post(f"/tables/{table['id']}/leave")
            assert (await lists(ann))["running"] == []
            await ann.post("/tables", order, 201)

    run(story())


def test_old_tables_do_not_count_as_open() -> None:
    async def story() -> None:
        limits = Limits(tables_open=1, tables_open_weeks=2)
        async with local_server(limits=limits) as server:
            ann, now = server.guest(), server.registry.clock()
            server.registry.clock = lambda: now - 15 * 86400
            await ann.open("firewater", ME, FRIEND)
            server.registry.clock = lambda: now
            await ann.open("firewater", ME, FRIEND)
            await ann.post("/tables", {"game": "firewater", "seats": [ME, FRIEND]}, 429)

    run(story())


def test_a_rematch_of_others_counts_when_it_is_accepted() -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob) = await two(server)
            await bob.request(name, "resign")
            again = await ann.post(f"/tables/{name}/rematch")
            store, people = (
                server.store,
                [c.person for c in server.registry.in_memory[name].table.chairs],
            )
            assert [await store.count_open(person) for person in people] == [1, 0]
            assert (await lists(bob))["running"] == [again["id"]]
            await bob.request(again["id"], "entropy", value=entropy(1))
            assert [await store.count_open(person) for person in people] == [1, 1]

    run(story())


def test_a_closed_table_is_gone_for_everyone_at_once() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, eve = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND, ANYONE)
            name, key = table["id"], table["seats"][1]["key"]
            await bob.join(name, key)
            assert (await lists(eve))["lobby"] == [name]
            async with bob.call(name) as friend, eve.call(name) as passer, ann.call(name) as own:
                for call in (friend, passer, own):
                    await call.table()
                assert (await own.ask("close", "c"))["type"] == "done"
                for call in (friend, passer, own):
                    assert (await call.answer())["why"]["key"] == "table-closed"
                    assert await call.receive() == {}
                    assert call.code == GONE
            for guest in (ann, bob, eve):
                refused = await guest.table(name, key, status=404)
                assert refused["why"]["key"] == "table-closed"
                assert await lists(guest) == {"running": [], "finished": [], "lobby": []}
            refused = await eve.join(name, key, status=404)
            assert refused["why"]["key"] == "table-closed"

    run(story())


def test_a_closed_table_cannot_be_revived() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, SPARK)
            await ann.request(table["id"], "close")
            await ann.request(table["id"], "entropy", 404, value=entropy())
            assert server.registry.in_memory[table["id"]].table.phase == "closed"

    run(story())


def test_who_resigns_among_three_watches_the_rest() -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob, _) = await three(server)
            done = await ann.request(name, "resign", request="once")
            assert (await ann.request(name, "resign", request="once"))["seq"] == done["seq"]
            assert name in (await lists(ann))["finished"]
            assert name in (await lists(bob))["running"]
            seen = await ann.table(name)
            assert (seen["phase"], seen["eyes"], seen["resigned"]) == ("playing", None, [0])
            refused = await ann.request(name, "return", 403)
            assert refused["why"]["key"] == "table-not-sitting"
            async with ann.call(name) as call, bob.call(name) as other:
                assert (await call.table())["eyes"] is None
                turn = await other.table(lambda table: bool(table["moves"]))
                assert turn["seats"][0]["away"]
                await other.ask("move", ply=turn["ply"], move=turn["moves"][0])
                await call.table(lambda table: table["ply"] > turn["ply"])

    run(story())


@pytest.mark.parametrize(("game", "variants"), [("feurio", ["firebreak"]), ("firewater", [])])
def test_a_resigned_game_has_a_valid_record_and_a_replay(game: str, variants: list[str]) -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob) = await two(server, game, variants=variants)
            for guest in (ann, bob, ann):
                while (seen := await guest.table(name))["moves"]:
                    body = {"ply": seen["ply"], "move": seen["moves"][0]}
                    await guest.request(name, "move", **body)
            before = await ann.get(f"/tables/{name}/record")
            assert "secret" not in before["seal"]
            await bob.request(name, "resign")
            over = await ann.table(name)
            assert (over["phase"], over["ended"], over["count"]) == ("over", "resigned", [])
            assert over["verdict"]["key"] == "table-won-resigned"
            assert over["result"] == {"points": [], "winners": [0], "won": None}
            assert over["seal"]["secret"]
            for guest in (ann, bob):
                record = await guest.get(f"/tables/{name}/record")
                assert "result" not in record
                assert "?" not in str(record)
                checked = await guest.post("/verify", {"record": record})
                assert checked == {"ok": True, "sealed": True}
                replay = await guest.get(f"/tables/{name}/replay")
                assert replay["verdict"] == over["verdict"]
                assert len(replay["frames"]) == len(record["moves"]) + 1
            assert (await lists(ann))["finished"] == (await lists(bob))["finished"] == [name]
            await bob.post(f"/tables/{name}/rematch")

    run(story())


def test_who_resigns_loses_rating() -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob) = await two(server)
            assert (await ann.table(name))["rated"]
            async with ann.call(name) as call:
                await bob.request(name, "resign")
                rated = await call.table(lambda t: t["seats"][0]["rating"] is not None)
            assert rated["seats"][0]["rating"] > 1000 > rated["seats"][1]["rating"]

    run(story())


def test_of_three_the_first_to_resign_is_last() -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob, cid) = await three(server)
            async with ann.call(name) as call:
                await cid.request(name, "resign")
                await bob.request(name, "resign")
                rated = await call.table(lambda t: t["seats"][0]["rating"] is not None)
            first, second, third = (seat["rating"] for seat in rated["seats"])
            assert first > second > third

    run(story())


def test_a_stand_in_does_not_spare_a_rated_loss() -> None:
    """The person whom the computer replaced is last, even if the computer wins for them."""

    async def story() -> None:
        async with local_server() as server:
            name, (_, bob) = await two(server)
            now = server.registry.clock()
            server.registry.clock = lambda: now + 200
            await bob.request(name, "stand_in", seat=0)
            assert (await bob.table(name))["rated"]
            async with bob.call(name) as call:
                seen = await play_on(call, await call.table(), Dice(1))
                while seen["seats"][0]["rating"] is None:
                    seen = await call.table()
            assert seen["seats"][0]["rating"] < 1000 < seen["seats"][1]["rating"]

    run(story())


def test_games_alone_and_at_one_device_just_end() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            for game, seats in (
                ("feurio", [ME]),
                ("firewater", [ME, SPARK]),
                ("firewater", [ME, HERE]),
            ):
                table = await ann.begin(game, *seats)
                await ann.request(table["id"], "resign")
                over = await ann.table(table["id"])
                assert (over["phase"], over["ended"]) == ("over", "closed")
                assert over["verdict"]["key"] == "table-ended-closed"
                assert over["result"]["winners"] == []

    run(story())


def test_a_daily_deal_given_up_counts_as_not_won() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.post("/daily")
            await ann.request(table["id"], "entropy", value=entropy())
            async with ann.call(table["id"]) as call:
                await call.table()
                await call.ask("resign")
            again = await ann.post("/daily")
            assert (again["id"], again["phase"]) == (table["id"], "over")
            while (found := await ann.get("/daily"))["mine"]["won"] is None:
                pass
            assert (found["mine"]["won"], found["played"]) == (False, 1)

    run(story())


def test_a_passer_by_sees_a_public_table_until_the_game_begins() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, eve = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, ANYONE)
            name = table["id"]
            await ann.request(name, "entropy", value=entropy(0))
            async with eve.call(name) as passer, eve.call(name, table["watch"]) as watcher:
                assert (await passer.table())["watch"] is None
                assert (await eve.table(name))["watch"] is None
                assert (await watcher.table())["watch"] is None
                assert (await bob.join(name))["watch"] == table["watch"]
                refused = await passer.answer()
                assert refused["why"]["key"] == "table-begun-without"
                assert await passer.receive() == {}
                assert passer.code == REFUSED
                assert (await watcher.table(lambda t: t["phase"] == "playing"))["eyes"] is None
            await eve.table(name, status=404)
            await eve.table(name, table["watch"])

    run(story())


def test_a_long_poll_follows_the_same_rule() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            table = await ann.open("firewater", ME, ANYONE)
            seen = await eve.table(table["id"])
            loaded = server.registry.in_memory[table["id"]]
            await ann.request(table["id"], "close")
            assert loaded.table.seq > seen["seq"]
            refused = await eve.get(f"/tables/{table['id']}/wait?after={seen['seq']}", 404)
            assert refused["why"]["key"] == "table-closed"

    run(story())


def test_strangers_have_a_minute_before_the_computer_stands_in() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            order = {"game": "firewater", "seats": [ME, ANYONE], "patience": 59}
            refused = await ann.post("/tables", order, 422)
            assert (refused["why"]["key"], refused["where"]) == (
                "table-patience-public",
                "patience",
            )
            await ann.post("/tables", order | {"patience": 60}, 201)
            await ann.post("/tables", order | {"seats": [ME, FRIEND], "patience": 10}, 201)

    run(story())


def test_a_deleted_table_is_missing_for_those_at_it() -> None:
    async def story() -> None:
        async with local_server() as server:
            name, (ann, bob) = await two(server)
            async with bob.call(name) as call:
                await call.table()
                await server.store.delete_table(name)
                refused = await ann.request(name, "resign", 404)
                assert refused["why"]["key"] == "table-missing"
                assert (await call.answer())["why"]["key"] == "table-missing"
                assert await call.receive() == {}
            await ann.table(name, status=404)
            with pytest.raises(NotFound):
                await server.registry.act(name, lambda table: Decision(table, 0.0))

    run(story())
