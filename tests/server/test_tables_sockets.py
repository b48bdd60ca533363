"""Play over sockets: whole games, without lost or repeated events."""

import asyncio
from typing import Any

import pytest

from embertide.core.dice import Dice
from embertide.server.settings import Limits
from embertide.server.sockets import socket as module
from embertide.server.sockets.codes import LEAVING
from tests.support.local_server import (
    ANYONE,
    FRIEND,
    ME,
    SPARK,
    Call,
    Guest,
    Json,
    entropy,
    local_server,
    run,
)
from tests.support.patience import PATIENCE

ORDERS: dict[str, Json] = {
    "feurio": {"variants": ["firebreak"], "aids": ["spots", "counts", "scores"]},
    "firewater": {},
}


async def play_on(call: Call, table: Json, dice: Dice) -> Json:
    """Move at random on every turn of the guest, until the game is over."""
    number = 0
    while table["phase"] != "over":
        if table["moves"]:
            number += 1
            done = await call.ask(
                "move", f"m{number}", ply=table["ply"], move=dice.choose(table["moves"])
            )
            assert (done["type"], done["id"]) == ("done", f"m{number}")
            seq = done["seq"]
            table = call.tables[-1]
            if table["seq"] < seq:
                table = await call.table(lambda table, seq=seq: table["seq"] >= seq)  # type: ignore[misc]
        else:
            table = await call.table()
    return table


@pytest.mark.parametrize("game", ORDERS)
def test_a_whole_game_against_computers(game: str) -> None:
    """Every event is sent exactly once, in order, and the seal of the finished game verifies."""

    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            opened = await ann.open(game, ME, SPARK, SPARK, **ORDERS[game])
            assert (opened["phase"], opened["entropy_due"]) == ("gathering", True)
            async with ann.call(opened["id"]) as call:
                assert (await call.table())["view"] is None
                await call.ask("entropy", value=entropy())
                over = await play_on(call, await call.table(), Dice(1))
            seqs = [line["seq"] for table in call.tables for line in table["log"]]
            assert seqs == sorted(seqs)
            whole = await ann.table(opened["id"])
            assert [line for table in call.tables for line in table["log"]] == whole["log"]
            assert over["verdict"]
            assert over["result"]["winners"]
            assert over["count"]
            assert over["seal"]["secret"]
            record = await ann.get(f"/tables/{opened['id']}/record")
            reply = await ann.post("/verify", {"record": record})
            assert reply == {"ok": True, "sealed": True}

    run(story())


def test_a_friend_by_link_and_a_stranger_in_public() -> None:
    """The game begins when all seats are taken and all people have added entropy."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob, cid = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND, ANYONE)
            name, key = table["id"], table["seats"][1]["key"]
            assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "public"]
            async with ann.call(name) as call:
                await call.table()
                await bob.join(name, key)
                await call.table(lambda t: t["seats"][1]["kind"] == "person")
                lobby = (await cid.get("/tables"))["lobby"]
                assert [entry["id"] for entry in lobby] == [name]
                assert (await cid.join(name))["phase"] == "gathering"
                await ann.add_number(name, entropy())
                begun = await call.table(lambda t: t["phase"] == "playing")
            assert begun["actor"] == 0
            assert len(begun["moves"]) > 0
            assert (await bob.table(name))["moves"] == []
            assert (await cid.get("/tables"))["lobby"] == []

    run(story())


async def two(server: Any, **more: Any) -> tuple[Guest, Guest, str]:
    """Seat Ann and Bob at a game of Fire & Water that has begun."""
    ann, bob = server.guest(), server.guest()
    table = await ann.open("firewater", ME, FRIEND, **more)
    await bob.join(table["id"], table["seats"][1]["key"])
    await ann.request(table["id"], "entropy", value=entropy())
    return ann, bob, table["id"]


def test_coming_back_resumes_with_what_was_missed() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, name = await two(server)
            async with bob.call(name) as call:
                seen = await call.table()
            assert [line["seq"] for line in seen["log"]][-1] == seen["seq"]
            for who in (ann, bob, ann):
                table = await who.table(name)
                await who.request(name, "move", ply=table["ply"], move=table["moves"][0])
            async with bob.call(name, after=seen["seq"]) as call:
                missed = await call.table()
            whole = await bob.table(name)
            assert seen["log"] + missed["log"] == whole["log"]
            assert {line["seq"] for line in missed["log"]} == {
                seen["seq"] + 1,
                seen["seq"] + 2,
                seen["seq"] + 3,
            }
            async with bob.call(name, after=whole["seq"]) as call:
                assert (await call.table())["log"] == []

    run(story())


def test_more_missed_than_memory_holds() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            for number in range(30):
                table = await ann.table(name)
                await ann.request(name, "move", ply=table["ply"], move=table["moves"][number])
                await ann.request(name, "undo", ply=table["ply"] + 1)
            table = await ann.table(name, after=0)
            assert [line["seq"] for line in table["log"]][-60:] == list(
                range(table["seq"] - 59, table["seq"] + 1)
            )

    run(story())


def test_a_repeated_request_is_done_once() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            async with ann.call(name) as call, ann.call(name) as other:
                table = await call.table()
                move = {"ply": table["ply"], "move": table["moves"][0]}
                first = await call.ask("move", "once", **move)
                assert first["type"] == "done"
                assert await call.ask("move", "once", **move) == first
                assert await other.ask("move", "once", **move) == first
                late = await call.ask("move", "late", **move)
                assert (late["type"], late["kind"]) == ("refused", "stale")
                assert late["id"] == "late"
            after = await ann.table(name)
            assert after["ply"] == table["ply"] + 1
            assert after["seq"] == first["seq"]

    run(story())


def test_two_moves_at_once_have_one_winner() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            table = await ann.table(name)
            async with ann.call(name) as one, ann.call(name) as other:
                asked = [
                    call.ask("move", f"id{number}", ply=table["ply"], move=table["moves"][number])
                    for number, call in enumerate((one, other))
                ]
                answers = await asyncio.gather(*asked)
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert [answer.get("kind") for answer in answers if answer["type"] == "refused"] == [
                "stale"
            ]

    run(story())


def test_previews_and_reasons() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, name = await two(server)
            async with ann.call(name) as call, bob.call(name) as other:
                table = await call.table()
                move, ply = table["moves"][0], table["ply"]
                preview = await call.ask("preview", ply=ply, move=move)
                assert preview["preview"]["move"] == move
                assert preview["preview"]["view"] != table["view"]
                why = await call.ask("why", ply=ply, move="e:a1")
                assert (why["type"], why["rule"]) == ("why", "W-3")
                assert (await call.ask("why", ply=ply, move=move))["why"] is None
                for kind in ("preview", "why"):
                    refused = await other.ask(kind, ply=ply, move=move)
                    assert refused["why"]["key"] == "table-not-your-turn"
            assert (await ann.table(name))["seq"] == table["seq"]
            await ann.request(name, "move", ply=ply, move=move)
            assert preview["preview"]["back"] is (await ann.table(name))["undo"]

    run(story())


def test_hints_where_they_are_agreed_on() -> None:
    async def story() -> None:
        async with local_server(real=True) as server:
            ann = server.guest()
            bare = await ann.begin("firewater", ME, SPARK)
            refused = await ann.request(bare["id"], "hint", 403, ply=bare["ply"])
            assert refused["why"]["key"] == "table-no-hints"
            table = await ann.begin("firewater", ME, SPARK, aids=["hints"])
            answer = await ann.request(table["id"], "hint", ply=table["ply"])
            assert answer["type"] == "hint"
            assert {hint["move"] for hint in answer["hints"]} <= set(table["moves"])
            assert all(0 <= hint["expected"] <= 1 for hint in answer["hints"])
            late = await ann.request(table["id"], "hint", 409, ply=table["ply"] + 1)
            assert late["kind"] == "stale"

    run(story())


def test_presence_is_shown() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, name = await two(server)
            async with ann.call(name) as call:
                assert [s["present"] for s in (await call.table())["seats"]] == [True, False]
                async with bob.call(name) as other:
                    await call.table(lambda t: t["seats"][1]["present"])
                    await other.table()
                    async with bob.call(name) as second:
                        await second.table()
                    assert (await bob.table(name))["seats"][1]["present"]
                await call.table(lambda t: not t["seats"][1]["present"])
            assert [s["present"] for s in (await ann.table(name))["seats"]] == [False, False]
            assert not server.presence._here

    run(story())


def test_away_and_back() -> None:
    """Others let the computer stand in; the absent player takes over by connecting again."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob, name = await two(server, patience=10)
            early = await bob.request(name, "stand_in", 403, seat=0)
            assert early["why"]["key"] == "table-patience"
            server.registry.clock = lambda: early["why"]["args"]["seconds"] + 2e9
            await bob.request(name, "stand_in", seat=0)
            async with bob.call(name) as call:
                moved = await call.table(lambda t: t["actor"] == 1)
            assert moved["seats"][0]["away"]
            assert moved["seats"][0]["level"] == "flame"
            async with ann.call(name) as call:
                assert not (await call.table())["seats"][0]["away"]
            keys = [line["told"]["key"] for line in (await bob.table(name))["log"]]
            assert keys[-1] == "table-returned"
            assert "table-stands-in" in keys

    run(story())


def test_time_runs_out_by_itself() -> None:
    async def story() -> None:
        async with local_server() as server:
            # The clock stands still until it is put forward, however slow the machine is.
            now = server.registry.clock()
            server.registry.clock = lambda: now
            _, bob, name = await two(server, clock={"kind": "turn", "seconds": 5})
            async with bob.call(name) as call:
                table = await call.table()
                assert table["seats"][0]["left"] == 5
                server.registry.clock = lambda: now + 6
                server.background.look_at(server.registry.in_memory[name])
                table = await call.table(lambda t: t["seats"][0]["away"])
                keys = [line["told"]["key"] for t in call.tables for line in t["log"]]
            assert "table-time-up" in keys

    run(story())


def test_sockets_are_closed_when_the_server_stops() -> None:
    """When the server stops, sockets are closed with the code for a restart."""

    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            call = ann.call(name)
            await call.__aenter__()
            await call.table()
        while await call.receive():
            pass
        assert call.code == LEAVING == 1012
        await call.hang_up()

    run(story())


def test_a_table_of_others_is_refused() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            for name, key in ((table["id"], ""), (table["id"], "wrong"), ("nowhere", "")):
                async with eve.call(name, key) as call:
                    refused = await call.receive()
                    assert (refused["type"], refused["kind"]) == ("refused", "missing")
                    assert refused["why"]["key"] == "table-missing"
                    assert await call.receive() == {}
                    assert (call.code, call.reason) == (4404, "table-missing")

    run(story())


def test_a_refused_socket_is_closed_with_the_code_of_its_reason() -> None:
    """4000 and the HTTP status: too many sockets, a seat that is taken, a malformed address."""

    async def refusal(call: Call) -> tuple[int | None, str]:
        async with call:
            said = await call.receive()
            assert said["type"] == "refused"
            assert await call.receive() == {}
            assert call.reason == said["why"]["key"]
            return call.code, call.reason

    async def story() -> None:
        async with local_server(limits=Limits(sockets=1)) as server:
            ann, bob, eve = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name, key = table["id"], table["seats"][1]["key"]
            await bob.join(name, key)
            async with ann.call(name) as open_call:
                await open_call.table()
                assert await refusal(ann.call(name)) == (4429, "busy-sockets")
            assert await refusal(eve.call(name, key)) == (4403, "table-taken")
            assert await refusal(eve.call(name, key, after=-7)) == (4422, "request-least")

    run(story())


def test_a_reader_who_is_too_slow_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue of answers has a limit."""
    monkeypatch.setattr(module, "BEHIND", 4)

    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            gate = asyncio.Event()
            call = ann.call(name)
            hear = call.hear

            async def slow(message: Any) -> None:
                if message["type"] == "websocket.send":
                    await gate.wait()
                await hear(message)

            monkeypatch.setattr(call, "hear", slow)
            await call.__aenter__()
            for _ in range(50):
                call.send('{"type":"ping","id":"p"}')
            async with asyncio.timeout(PATIENCE):
                await call._task
            assert not server.registry.in_memory[name].wakes

    run(story())
