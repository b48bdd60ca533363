"""What people have reached: results of their games, the start page, and past deals."""

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.support.local_server import (
    AIDS,
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

EMBER = {"kind": "computer", "level": "ember"}
HERE = {"kind": "here", "name": "Bea"}


async def play(guest: Guest, name: str) -> Json:
    """Play on with first moves until the game is over; computers move by themselves."""
    async with guest.call(name) as call:
        while (seen := await call.table())["phase"] != "over":
            if seen["moves"]:
                await guest.request(name, "move", ply=seen["ply"], move=seen["moves"][0])
    return await guest.table(name)


async def results(guest: Guest, since: float = 0) -> list[Json]:
    found: list[Json] = (await guest.get(f"/results?since={since}"))["results"]
    return found


async def tables(guest: Guest, **more: Any) -> dict[str, Json]:
    """Return the results by table."""
    return {result["table"]: result for result in await results(guest, **more)}


def test_a_game_against_computers_has_a_result_that_counts() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.begin("feurio", ME, EMBER, SPARK, aids=AIDS)
            assert await results(ann) == []
            over = await play(ann, table["id"])
            [result] = await results(ann)
            score = server.registry.in_memory[table["id"]].table
            points = score.room.game.scores(score.match.state).points
            assert result["points"] == list(points)
            best = [seat for seat, at in enumerate(points) if at == max(points)]
            assert (result["outcome"] == "won") == (best == [0])
            assert (result["seat"], result["level"], result["counts"]) == (0, "spark", True)
            assert [seat["level"] for seat in result["seats"]] == [None, "ember", "spark"]
            assert result["seats"][0]["name"] == over["seats"][0]["name"]
            assert set(result["feats"]) == {"feurio-feat-worth", "feurio-feat-tiles"}
            assert result["kept"]

    run(story())


def test_hints_keep_a_game_off_the_ladder_and_so_do_people() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            hinted = await ann.begin("firewater", ME, SPARK, aids=AIDS)
            await server.store.note_hint(hinted["id"], await _person(server, hinted["id"]))
            shared = await ann.begin("firewater", ME, HERE)
            friends = await ann.open("firewater", ME, FRIEND)
            await bob.join(friends["id"], friends["seats"][1]["key"])
            await ann.request(friends["id"], "entropy", value=entropy())
            for name in (hinted["id"], shared["id"]):
                await play(ann, name)
            await ann.request(friends["id"], "resign")
            found = await tables(ann)
            assert not any(result["counts"] for result in found.values())
            assert found[shared["id"]]["outcome"] == "shared"
            assert found[friends["id"]]["outcome"] == "lost"
            assert found[friends["id"]]["early"]
            [other] = await results(bob)
            assert (other["outcome"], other["points"]) == ("won", [])

    run(story())


async def _person(server: LocalServer, name: str) -> str:
    chair = (await server.registry.loaded(name)).table.chairs[0]
    assert chair.person is not None
    return str(chair.person)


def test_hints_over_the_wire_are_noted() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            table = await ann.begin("firewater", ME, ME, aids=AIDS)

            async def hint(*_: object) -> list[Json]:
                return []

            server.thinkers.hint = hint
            await ann.request(table["id"], "hint", ply=table["ply"])
            assert await server.store.hinted(table["id"]) == {await _person(server, table["id"])}

    run(story())


def test_a_game_that_goes_on_from_another_does_not_count() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await play(ann, (await ann.begin("firewater", ME, SPARK))["id"])
            origin = {"table": over["id"], "moves": 4}
            again = await ann.begin("firewater", ME, SPARK, **{"from": origin})
            await play(ann, again["id"])
            found = await tables(ann)
            assert found[over["id"]]["counts"]
            assert not found[again["id"]]["counts"]

    run(story())


def test_results_outlive_tables_and_come_in_order() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            first = await play(ann, (await ann.begin("firewater", ME, SPARK))["id"])
            second = await play(ann, (await ann.begin("firewater", ME, SPARK))["id"])
            found = await results(ann)
            assert [result["table"] for result in found] == [first["id"], second["id"]]
            later = await results(ann, found[1]["at"])
            assert [result["table"] for result in later] == [second["id"]]
            await server.store.delete_table(first["id"])
            assert [result["kept"] for result in await results(ann)] == [False, True]
            assert (await ann.get("/results?since=1e11"))["total"] == 2

    run(story())


def test_games_from_before_results_were_stored_get_one() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await play(ann, (await ann.begin("firewater", ME, SPARK))["id"])
            before = await results(ann)
            server.store._results.clear()
            server.registry.forget(over["id"])
            assert await results(ann) == before

    run(story())


def test_the_start_page_has_the_table_to_go_on_with() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            new = await ann.get("/start")
            assert (new["running"], new["next"], new["progress"]["results"]) == ([], None, [])
            assert new["today"]["mine"] is None
            assert new["puzzle"]["mine"] is None
            assert not await server.store.people([(await _tagged(server, ann))])
            table = await ann.begin("feurio", ME, ME, aids=AIDS)
            start = await ann.get("/start")
            assert [one["id"] for one in start["running"]] == [table["id"]]
            assert start["next"]["id"] == table["id"]
            assert start["next"]["points"] == [0, 0]
            seen = await ann.table(table["id"])
            assert (start["next"]["view"], start["next"]["ask"]) == (seen["view"], seen["ask"])
            assert start["progress"]["tag"] == new["progress"]["tag"]

    run(story())


async def _tagged(server: LocalServer, guest: Guest) -> str:
    """Return the id in a guest's cookie."""
    [cookie] = guest.http.cookies.values()
    return str(cookie.partition(".")[0])


def test_a_hidden_draw_is_not_on_the_start_page() -> None:
    """The position is that of the reader, like at the table."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("feurio", ME, FRIEND, variants=["firebreak"])
            await bob.join(table["id"], table["seats"][1]["key"])
            await ann.request(table["id"], "entropy", value=entropy())
            for _ in range(6):
                for who in (ann, bob):
                    seen = await who.table(table["id"])
                    start = await who.get("/start")
                    assert start["next"]["view"] == seen["view"]
                    assert start["next"]["ask"] == seen["ask"]
                    assert start["next"]["points"] == []
                    if seen["moves"]:
                        move = seen["moves"][0]
                        await who.request(table["id"], "move", ply=seen["ply"], move=move)

    run(story())


def test_past_deals_can_be_played_and_do_not_count() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            now = server.registry.clock()
            day = (datetime.fromtimestamp(now, UTC) - timedelta(days=3)).date().isoformat()
            server.registry.clock = lambda: now - 3 * 86400
            table = await ann.post("/daily")
            await ann.request(table["id"], "entropy", value=entropy())
            server.registry.clock = lambda: now
            # What was begun on its day counts, whenever it ends.
            await play(ann, table["id"])
            past = await bob.post(f"/daily?day={day}")
            assert (past["daily"], past["seal"]["secret"]) == (day, None)
            await bob.request(past["id"], "entropy", value=entropy(3))
            await play(bob, past["id"])
            [own] = (await ann.get("/results"))["days"]
            [late] = (await bob.get("/results"))["days"]
            assert (own["day"], own["late"], late["day"], late["late"]) == (day, False, day, True)
            seen = await bob.get(f"/daily?day={day}")
            assert (seen["played"], seen["mine"]["phase"]) == (1, "over")
            archive = await bob.get("/daily/archive")
            assert len(archive["days"]) == 28
            assert [one["day"] for one in archive["days"] if one["mine"]] == [day]
            assert next(one for one in archive["days"] if one["day"] == day)["played"] == 1
            more = await bob.get(f"/daily/archive?before={archive['earlier']}")
            assert more["days"][0]["day"] < archive["days"][-1]["day"]

    run(story())


def test_there_are_no_deals_of_the_future_nor_of_long_ago() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            now = datetime.fromtimestamp(server.registry.clock(), UTC)
            for days in (-1, 400):
                day = (now - timedelta(days=days)).date().isoformat()
                for method in ("GET", "POST"):
                    refused = await ann.ask(method, f"/daily?day={day}", 422)
                    assert refused["why"]["key"] == "daily-day"
            assert (await ann.get("/daily?day=2026-99-99", 422))["why"]["key"] == "daily-day"
            first = (now - timedelta(days=366)).date().isoformat()
            assert (await ann.get(f"/daily/archive?before={first}"))["days"] == []

    run(story())
