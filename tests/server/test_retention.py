"""Old tables are removed by kind, on one node at a time, and their readers are notified."""

from embertide.host.retention import BATCH, KeptDays, Remover
from embertide.server.settings import Limits
from tests.support.local_server import FAST, FRIEND, ME, SPARK, local_server, run

DAY = 86400


def test_defaults_keep_finished_games() -> None:
    limits = Limits()
    days = KeptDays(limits.waiting_days, limits.guests_days, limits.accounts_days, 0)
    assert days.at(400.0 * DAY) == (393.0 * DAY, 370.0 * DAY, 35.0 * DAY, None)
    assert limits.finished_days == 0


def test_old_tables_are_removed() -> None:
    async def story() -> None:
        limits = FAST.model_copy(update={"finished_days": 500})
        async with local_server(limits=limits) as server:
            ann, now = server.guest(), server.registry.clock()
            waiting = await ann.open("firewater", ME, FRIEND)
            running = await ann.begin("firewater", ME, SPARK)
            over = await ann.begin("feurio", ME)
            await ann.request(over["id"], "resign")
            expected = {8: 1, 31: 1, 499: 0, 501: 1}
            for days, count in expected.items():
                server.registry.clock = lambda days=days: now + days * DAY
                assert await server.remover.remove() == count, days
            for table in (waiting, running, over):
                await ann.table(table["id"], status=404)
            assert (await ann.get("/tables"))["finished"] == []

    run(story())


def test_an_account_keeps_unfinished_games_longer() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, now = server.guest(), server.registry.clock()
            await ann.post("/account", {"name": "Ann Lee", "password": "correct horse"}, 201)
            running = await ann.begin("feurio", ME)
            server.registry.clock = lambda: now + 364 * DAY
            assert await server.remover.remove() == 0
            await ann.table(running["id"])
            server.registry.clock = lambda: now + 366 * DAY
            assert await server.remover.remove() == 1

    run(story())


def test_a_reader_of_a_removed_table_is_refused() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, now = server.guest(), server.registry.clock()
            table = await ann.open("firewater", ME, FRIEND)
            async with ann.call(table["id"]) as call:
                await call.table()
                server.registry.clock = lambda: now + 8 * DAY
                assert await server.remover.remove() == 1
                assert (await call.answer())["why"]["key"] == "table-missing"
                assert await call.receive() == {}

    run(story())


def test_one_node_removes_at_a_time_and_all_batches() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, now = server.guest(), server.registry.clock()
            for _ in range(BATCH + 1):
                await ann.open("firewater", ME, FRIEND)
            server.registry.clock = lambda: now + 8 * DAY
            gone: list[str] = []

            async def removed(name: str) -> None:
                gone.append(name)

            other = Remover(
                server.store, server.registry, KeptDays(7, 30, 365, 0), "other", removed
            )
            assert await server.store.lease("prune", "third", 60.0, now + 8 * DAY)
            assert await other.remove() == 0
            await server.store.release("prune", "third")
            assert await other.remove() == BATCH + 1 == len(set(gone))

    run(story())
