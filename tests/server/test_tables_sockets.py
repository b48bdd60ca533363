"""Play over sockets: whole games, nothing missed, nothing twice, and what a reader is told."""

import asyncio
from typing import Any

import pytest

from embertide.core.dice import Dice
from embertide.server import socket as module
from tests.server.household import (
    ANYONE,
    FRIEND,
    ME,
    SPARK,
    Call,
    Guest,
    Json,
    entropy,
    household,
    run,
)

ORDERS: dict[str, Json] = {
    "feurio": {"variants": ["firebreak"], "aids": ["spots", "counts", "scores"]},
    "firewater": {},
}


async def play_on(call: Call, table: Json, dice: Dice) -> Json:
    """Moves by chance whenever it is one's turn, until the game is over."""
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
    """Every event is told exactly once, in order; at the end the seal opens and all fits it."""

    async def story() -> None:
        async with household() as house:
            ann = house.guest()
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
            assert over["count"]
            assert over["seal"]["secret"]
            record = await ann.get(f"/tables/{opened['id']}/record")
            told = await ann.post("/verify", {"record": record})
            assert told == {"ok": True, "sealed": True}

    run(story())


def test_a_friend_by_link_and_a_stranger_in_public() -> None:
    """The game begins when all seats are taken and everybody's number is in."""

    async def story() -> None:
        async with household() as house:
            ann, bob, cid = house.guest(), house.guest(), house.guest()
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
                await call.ask("entropy", value=entropy())
                begun = await call.table(lambda t: t["phase"] == "playing")
            assert begun["actor"] == 0
            assert len(begun["moves"]) == len(begun["back"]) > 0
            assert (await bob.table(name))["moves"] == []
            assert (await cid.get("/tables"))["lobby"] == []

    run(story())


async def two(house: Any, **more: Any) -> tuple[Guest, Guest, str]:
    """Ann and Bob at a game of Fire & Water that has begun."""
    ann, bob = house.guest(), house.guest()
    table = await ann.open("firewater", ME, FRIEND, **more)
    await bob.join(table["id"], table["seats"][1]["key"])
    await ann.request(table["id"], "entropy", value=entropy())
    return ann, bob, table["id"]


def test_coming_back_resumes_with_what_was_missed() -> None:
    async def story() -> None:
        async with household() as house:
            ann, bob, name = await two(house)
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
        async with household() as house:
            ann, _, name = await two(house)
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
        async with household() as house:
            ann, _, name = await two(house)
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
        async with household() as house:
            ann, _, name = await two(house)
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
        async with household() as house:
            ann, bob, name = await two(house)
            async with ann.call(name) as call, bob.call(name) as other:
                table = await call.table()
                move, ply = table["moves"][0], table["ply"]
                preview = await call.ask("preview", ply=ply, move=move)
                assert preview["preview"]["move"] == move
                assert preview["preview"]["view"] != table["view"]
                assert preview["preview"]["back"] is (table["back"][0] == "1")
                why = await call.ask("why", ply=ply, move="e:a1")
                assert (why["type"], why["rule"]) == ("why", "W-3")
                assert (await call.ask("why", ply=ply, move=move))["why"] is None
                for kind in ("preview", "why"):
                    refused = await other.ask(kind, ply=ply, move=move)
                    assert refused["why"]["key"] == "table-not-your-turn"
            assert (await ann.table(name))["seq"] == table["seq"]

    run(story())


def test_hints_where_they_are_agreed_on() -> None:
    async def story() -> None:
        async with household(real=True) as house:
            ann = house.guest()
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


def test_who_is_here() -> None:
    async def story() -> None:
        async with household() as house:
            ann, bob, name = await two(house)
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
            assert not house.presence._here

    run(story())


def test_away_and_back() -> None:
    """The others let the computer stand in; connecting again is enough to take over."""

    async def story() -> None:
        async with household() as house:
            ann, bob, name = await two(house, patience=10)
            early = await bob.request(name, "stand_in", 403, seat=0)
            assert early["why"]["key"] == "table-patience"
            house.hall.clock = lambda: early["why"]["args"]["seconds"] + 2e9
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
        async with household() as house:
            _, bob, name = await two(house, clock={"kind": "turn", "seconds": 5})
            async with bob.call(name) as call:
                table = await call.table()
                assert table["seats"][0]["left"] <= 5
                later = house.hall.clock() + 6
                house.hall.clock = lambda: later
                house.keeper.look_at(house.hall.lives[name])
                table = await call.table(lambda t: t["seats"][0]["away"])
                keys = [line["told"]["key"] for t in call.tables for line in t["log"]]
            assert "table-time-up" in keys

    run(story())


def test_farewell() -> None:
    """When the server stops, sockets are closed with the code that means: come again."""

    async def story() -> None:
        async with household() as house:
            ann, _, name = await two(house)
            call = ann.call(name)
            await call.__aenter__()
            await call.table()
        while await call.receive():
            pass
        assert call.code == module.LEAVING == 1012
        await call.hang_up()

    run(story())


def test_a_table_that_is_not_mine() -> None:
    async def story() -> None:
        async with household() as house:
            ann, eve = house.guest(), house.guest()
            table = await ann.open("firewater", ME, FRIEND)
            for name, key in ((table["id"], ""), (table["id"], "wrong"), ("nowhere", "")):
                async with eve.call(name, key) as call:
                    refused = await call.receive()
                    assert (refused["type"], refused["kind"]) == ("refused", "missing")
                    assert refused["why"]["key"] == "table-missing"
                    assert await call.receive() == {}
                    assert call.code == module.REFUSED

    run(story())


def test_who_does_not_listen_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that nobody takes are not piled up for ever."""
    monkeypatch.setattr(module, "BEHIND", 4)

    async def story() -> None:
        async with household() as house:
            ann, _, name = await two(house)
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
            async with asyncio.timeout(30):
                await call._task
            assert not house.hall.lives[name].wakes

    run(story())
