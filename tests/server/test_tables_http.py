"""Tables over HTTP: open, join, wait, play to the end, replay."""

import asyncio
from typing import Any

import pytest

from embertide.server.http import tables as module
from embertide.server.settings import Limits
from tests.support.local_server import (
    ANYONE,
    FRIEND,
    ME,
    SPARK,
    Guest,
    Json,
    entropy,
    local_server,
    run,
)


async def play_through(guest: Guest, table: Json) -> Json:
    """Make the first legal move on every turn of the guest, until the game is over."""
    name = table["id"]
    while table["phase"] == "playing":
        if table["moves"]:
            await guest.request(name, "move", ply=table["ply"], move=table["moves"][0])
            table = await guest.table(name)
        else:
            table = await guest.get(f"/tables/{name}/wait?after={table['seq']}")
    return table


async def finished(guest: Guest, game: str = "firewater", *seats: Json, **more: Any) -> Json:
    table = await guest.begin(game, *(seats or (ME, SPARK)), **more)
    return await play_through(guest, table)


def test_a_long_poll_is_answered_when_something_happens() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = table["id"]
            waiting = asyncio.create_task(ann.get(f"/tables/{name}/wait?after={table['seq']}"))
            while not server.registry.in_memory[name].wakes:
                await asyncio.sleep(0)
            assert not waiting.done()
            await bob.post(f"/tables/{name}/join", {"key": table["seats"][1]["key"]})
            told = await waiting
            assert told["seq"] == table["seq"] + 1
            assert [line["told"]["key"] for line in told["log"]] == ["table-sat"]
            assert not server.registry.in_memory[name].wakes

    run(story())


def test_a_long_poll_ends_with_nothing_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAIT", 0.05)

    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            same = await ann.get(f"/tables/{table['id']}/wait?after={table['seq']}")
            assert (same["seq"], same["log"]) == (table["seq"], [])

    run(story())


def test_leaving_frees_the_seat() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, cid = server.guest(), server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name, key = table["id"], table["seats"][1]["key"]
            await bob.join(name, key)
            assert (await cid.join(name, key, 403))["why"]["key"] == "table-taken"
            left = await bob.post(f"/tables/{name}/leave")
            assert left["seats"][1]["kind"] == "open"
            await cid.join(name, key)
            await ann.request(name, "entropy", value=entropy())
            gone = await ann.ask("POST", f"/tables/{name}/leave", 403)
            assert gone["why"]["key"] == "table-begun"

    run(story())


def test_joining_twice_takes_one_seat() -> None:
    """A client whose answer was lost repeats the request."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, ANYONE, ANYONE)
            for _ in range(2):
                seen = await bob.join(table["id"])
                assert [seat["mine"] for seat in seen["seats"]] == [False, True, False]

    run(story())


def test_a_rematch_is_one_table_for_all() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND, SPARK)
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await ann.request(name, "entropy", value=entropy())
            early = await ann.ask("POST", f"/tables/{name}/rematch", 403)
            assert early["why"]["key"] == "table-running"
            while (seen := await ann.table(name))["phase"] == "playing":
                who = (ann, bob, None)[seen["actor"]]
                if who is None:
                    await ann.get(f"/tables/{name}/wait?after={seen['seq']}")
                else:
                    mine = await who.table(name)
                    if mine["moves"]:
                        move = mine["moves"][0]
                        await who.request(name, "move", ply=mine["ply"], move=move)
            again = [await who.post(f"/tables/{name}/rematch") for who in (ann, bob, ann)]
            assert len({table["id"] for table in again}) == 1
            assert [seat["kind"] for seat in again[0]["seats"]] == ["computer", "person", "person"]
            assert [seat["mine"] for seat in again[0]["seats"]] == [False, True, False]
            old = await ann.table(name)
            assert old["rematch"] == again[0]["id"]
            assert [line["told"]["key"] for line in old["log"]].count("table-rematch-asked") == 1
            running = (await bob.get("/tables"))["running"]
            assert [entry["id"] for entry in running] == [again[0]["id"]]
            stranger = await server.guest().ask("POST", f"/tables/{name}/rematch", 404)
            assert stranger["kind"] == "missing"

    run(story())


def test_a_spectator_has_no_rematch() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.open("firewater", SPARK, SPARK)
            while (await ann.table(table["id"]))["phase"] != "over":
                await asyncio.sleep(0.01)
            refused = await ann.ask("POST", f"/tables/{table['id']}/rematch", 403)
            assert refused["why"]["key"] == "table-not-sitting"

    run(story())


def test_playing_on_from_a_finished_game() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await finished(ann)
            record = await ann.get(f"/tables/{over['id']}/record")
            for begin in (
                {"table": over["id"], "moves": 7},
                {"record": record, "moves": 7, "scripted": True},
            ):
                table = await ann.begin("firewater", ME, SPARK, **{"from": begin})
                after = await play_through(ann, table)
                played = await ann.get(f"/tables/{after['id']}/record")
                assert played["moves"][:7] == record["moves"][:7]
                assert "seal" not in played
                assert (await ann.post("/verify", {"record": played}))["sealed"] is False
            wrong = {"game": "feurio", "seats": [ME, SPARK], "from": begin}
            assert (await ann.post("/tables", wrong, 422))["why"]["key"] == "table-from-other"
            much: Json = {"game": "firewater", "seats": [ME, SPARK]}
            much |= {"from": {"table": over["id"], "moves": 999}}
            assert (await ann.post("/tables", much, 422))["why"]["key"] == "table-from-moves"
            running = await ann.begin("firewater", ME, SPARK)
            much |= {"from": {"table": running["id"], "moves": 0}}
            assert (await ann.post("/tables", much, 403))["why"]["key"] == "table-running"

    run(story())


def test_a_game_begun_at_its_end_is_over() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await finished(ann)
            moves = len((await ann.get(f"/tables/{over['id']}/record"))["moves"])
            table = await ann.begin(
                "firewater", ME, SPARK, **{"from": {"table": over["id"], "moves": moves}}
            )
            assert (table["phase"], table["actor"]) == ("over", None)
            assert table["verdict"] == over["verdict"]

    run(story())


def test_a_running_record_hides_what_it_must() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.begin("feurio", ME, SPARK, variants=["firebreak"])
            name = table["id"]
            record = await ann.get(f"/tables/{name}/record")
            assert "secret" not in record["seal"]
            assert "result" not in record
            secret = server.registry.in_memory[name].table.secret.hex()
            assert secret not in str(await ann.table(name)) + str(record)
            assert (await ann.get(f"/tables/{name}/replay", 403))["why"]["key"] == "table-running"
            assert (await ann.get(f"/tables/{name}/analysis", 403))["kind"] == "forbidden"
            over = await play_through(ann, await ann.table(name))
            record = await ann.get(f"/tables/{name}/record")
            assert record["seal"]["secret"] == secret == over["seal"]["secret"]
            assert (await ann.post("/verify", {"record": record})) == {"ok": True, "sealed": True}
            forged = record | {"seal": record["seal"] | {"entropy": [entropy(9), ""]}}
            refused = await ann.post("/verify", {"record": forged}, 422)
            assert refused["why"]["key"] == "record-seal-draw"

    run(story())


def test_replay_and_analysis_of_a_game() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await finished(ann)
            replay = await ann.get(f"/tables/{over['id']}/replay")
            record = await ann.get(f"/tables/{over['id']}/record")
            assert len(replay["frames"]) == len(record["moves"]) + 1
            assert [frame["move"] for frame in replay["frames"][1:]] == record["moves"]
            assert replay["sealed"]
            assert replay["verdict"] == over["verdict"]
            sent = await ann.post("/replay", {"record": record})
            assert sent["frames"] == replay["frames"]
            assert (await ann.post("/replay", {"record": "{"}, 422))["why"]["key"] == "record-json"

    run(story())


def test_the_positions_of_a_line_in_a_finished_game() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await finished(ann)
            url = f"/tables/{over['id']}/line"
            frames = (await ann.get(f"/tables/{over['id']}/replay"))["frames"]
            # The elementals are placed without a draw between them.
            line = [frame["move"] for frame in frames[1:3]]
            sent = await ann.post(url, {"moves": 0, "line": line})
            assert sent["views"] == [frame["view"] for frame in frames[1:3]]
            other = await ann.post(url, {"moves": 1, "line": ["e:f6"]})
            assert "f6" in other["views"][0]["pieces"]
            assert (await ann.post(url, {"moves": 0, "line": ["e:a1"]}, 409))["rule"] == "W-3"
            late = {"moves": len(frames), "line": line}
            assert (await ann.post(url, late, 422))["why"]["key"] == "table-from-moves"

    run(story())


def test_a_decision_is_played_again_with_the_same_draw() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await finished(ann, "feurio")
            frames = (await ann.get(f"/tables/{over['id']}/replay"))["frames"]
            at = next(f for f in frames[5:] if f["view"]["hand"] and f["view"]["turn"] == 0)
            origin = {"table": over["id"], "moves": at["moves"], "answered": True}
            table = await ann.begin("feurio", ME, SPARK, **{"from": origin})
            assert table["view"]["hand"] == at["view"]["hand"]
            assert table["view"]["tiles"] == at["view"]["tiles"]

    run(story())


def test_watching_needs_the_watchers_link() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            table = await ann.begin("feurio", ME, SPARK, variants=["firebreak"])
            name, watch = table["id"], table["watch"]
            assert (await eve.table(name, status=404))["why"]["key"] == "table-missing"
            seen = await eve.table(name, watch)
            assert (seen["eyes"], seen["moves"], seen["owner"]) == (None, [], False)
            refused = await eve.request(name, "move", 403, ply=seen["ply"], move="x", key=watch)
            assert refused["why"]["key"] == "table-not-sitting"
            assert (await eve.get("/tables"))["running"] == []
            assert (await eve.get(f"/tables/{name}/record?key={watch}"))["game"] == "feurio"

    run(story())


def test_a_position_set_up_by_hand() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            position = {"placed": [], "turn": 0, "hands": []}
            body = {"game": "nothing", "position": position}
            assert (await ann.post("/position", body, 422))["why"]["key"] == "option-game"

    run(story())


def test_names_and_accounts() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            me = await ann.get("/me")
            assert (me["account"], me["ratings"]) == (False, [])
            assert (await ann.get("/me"))["name"] == me["name"]
            named = await ann.ask("PATCH", "/me", json={"name": "Ann"})
            assert named["name"] == "Ann"
            over = await finished(ann)
            keys = {"name": "Ann Lee", "password": "correct horse"}
            made = await ann.post("/account", keys, 201)
            assert (made["name"], made["account"]) == ("Ann Lee", True)
            assert (await phone.get("/tables"))["finished"] == []
            wrong = await phone.post("/session", keys | {"password": "wrong horse"}, 403)
            assert wrong["why"]["key"] == "login-wrong"
            await phone.post("/session", keys)
            listed = (await phone.get("/tables"))["finished"]
            assert [entry["id"] for entry in listed] == [over["id"]]
            assert (await phone.table(over["id"]))["seats"][0]["name"] == "Ann Lee"
            fresh = await phone.ask("DELETE", "/session")
            assert fresh["account"] is False
            assert (await phone.get("/tables"))["finished"] == []
            body = {"password": "wrong horse"}
            assert (await ann.ask("DELETE", "/account", 403, json=body))["kind"] == "forbidden"
            gone = await ann.ask("DELETE", "/account", json={"password": "correct horse"})
            assert gone["account"] is False
            assert (await phone.post("/session", keys, 403))["why"]["key"] == "login-wrong"
            live = await server.registry.loaded(over["id"])
            shown = await server.payloads.payload(live, "stranger", -1)
            assert shown["seats"][0]["name"] is None

    run(story())


def test_a_password_is_changed() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, phone = server.guest(), server.guest()
            keys = {"name": "Ann Lee", "password": "correct horse"}
            change = {"old": "correct horse", "new": "better horse"}
            none = await ann.post("/account/password", change, 422)
            assert none["why"]["key"] == "account-none"
            await ann.post("/account", keys, 201)
            wrong = await ann.post("/account/password", change | {"old": "wrong horse"}, 403)
            assert wrong["why"]["key"] == "password-wrong"
            short = await ann.post("/account/password", change | {"new": "horse"}, 422)
            assert short["why"]["key"] == "password-length"
            assert (await ann.post("/account/password", change))["account"] is True
            assert (await phone.post("/session", keys, 403))["why"]["key"] == "login-wrong"
            me = await phone.post("/session", keys | {"password": "better horse"})
            assert me["name"] == "Ann Lee"

    run(story())


def test_guesses_at_the_old_password_are_limited() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(logins_minutely=2)) as server:
            ann = server.guest()
            await ann.post("/account", {"name": "Ann Lee", "password": "correct horse"}, 201)
            guess = {"old": "wrong horse", "new": "better horse"}
            for _ in range(2):
                await ann.post("/account/password", guess, 403)
            busy = await ann.post("/account/password", guess | {"old": "correct horse"}, 429)
            assert busy["why"]["key"] == "busy-logins"

    run(story())


def test_rated_games_move_ratings() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            assert table["rated"]
            name = table["id"]
            await bob.join(name, table["seats"][1]["key"])
            await ann.request(name, "entropy", value=entropy())
            while (await ann.table(name))["phase"] == "playing":
                for who in (ann, bob):
                    if (seen := await who.table(name))["moves"]:
                        body = {"ply": seen["ply"], "move": seen["moves"][0]}
                        await who.request(name, "move", **body)
            while not (await ann.get("/me"))["ratings"]:
                await asyncio.sleep(0.01)
            ratings = [(await who.get("/me"))["ratings"][0] for who in (ann, bob)]
            assert sum(rating["rating"] for rating in ratings) == 2000
            assert ratings[0]["rating"] != 1000
            assert [rating["games"] for rating in ratings] == [1, 1]
            seats = (await ann.table(name))["seats"]
            assert [seat["rating"] for seat in seats] == [r["rating"] for r in ratings]

    run(story())


LIMITS = Limits(tables_hourly=2, joins_minutely=2, moves_secondly=3, sockets=2, message_bytes=300)


def test_too_much_is_refused_with_a_time_to_wait() -> None:
    async def story() -> None:
        async with local_server(limits=LIMITS) as server:
            ann = server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            await ann.open("firewater", ME, FRIEND)
            answer = await ann.http.post(
                "/api/tables", json={"game": "firewater", "seats": [ME, FRIEND]}
            )
            assert answer.status_code == 429
            assert 0 < int(answer.headers["retry-after"]) <= 3600
            assert answer.json()["kind"] == "busy"
            for _ in range(2):
                await ann.post(f"/tables/{table['id']}/join", {})
            assert (await ann.join(table["id"], status=429))["why"]["key"] == "busy-joins"
            kinds = [
                (await ann.http.post(f"/api/tables/{table['id']}/requests", json=PING)).status_code
                for _ in range(4)
            ]
            assert kinds == [200, 200, 200, 429]

    run(story())


PING = {"type": "ping", "id": "p"}


def test_sockets_have_limits_too() -> None:
    async def story() -> None:
        async with local_server(limits=LIMITS) as server:
            ann = server.guest()
            name = (await ann.open("firewater", ME, FRIEND))["id"]
            async with ann.call(name) as call, ann.call(name) as other:
                await other.table()
                async with ann.call(name) as third:
                    assert (await third.receive())["why"]["key"] == "busy-sockets"
                    assert await third.receive() == {}
                long = await call.ask("ping", "p" * 300)
                assert long["why"]["key"] == "message-too-long"
                answers = [await call.ask("ping", "p") for _ in range(4)]
                assert [answer["type"] for answer in answers] == ["pong"] * 3 + ["refused"]
                assert answers[-1]["kind"] == "busy"
            async with ann.call(name) as again:
                await again.table()

    run(story())


def test_bodies_have_a_size() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(body_bytes=100)) as server:
            body = {"record": "x" * 200}
            assert (await server.guest().post("/verify", body, 413))["kind"] == "malformed"

    run(story())
