"""Public tables: few of one person or address wait, and the lobby shows those with their people."""

from embertide.host.presence import Presence
from embertide.host.public_tables import PublicTables
from embertide.server.settings import Limits
from embertide.store.store import Listing
from tests.support.local_server import ANYONE, FRIEND, ME, Json, LocalServer, local_server, run

FEW = Limits(tables_public=3, tables_public_address=6)


def test_a_person_has_few_waiting_tables() -> None:
    async def story() -> None:
        async with local_server(limits=FEW) as server:
            ann, bob = server.guest(), server.guest()
            tables = [await ann.open("firewater", ME, ANYONE) for _ in range(3)]
            body = {"game": "firewater", "seats": [ME, ANYONE]}
            refused = await ann.post("/tables", body, 429)
            assert refused["why"] == {"key": "busy-public", "args": {"most": 3}}
            await ann.open("firewater", ME, FRIEND)
            await bob.join(tables[0]["id"])
            await ann.open("firewater", ME, ANYONE)

    run(story())


def test_a_table_without_its_owner_counts() -> None:
    async def story() -> None:
        async with local_server(limits=FEW) as server:
            ann = server.guest()
            for _ in range(3):
                await ann.open("firewater", ANYONE, ANYONE)
            await ann.post("/tables", {"game": "firewater", "seats": [ANYONE, ANYONE]}, 429)

    run(story())


def test_an_address_has_few_waiting_tables() -> None:
    """New guests do not help: 5 guests of one address once filled the lobby."""

    async def story() -> None:
        async with local_server(limits=FEW) as server:
            for _ in range(6):
                await server.guest().open("firewater", ME, ANYONE)
            body = {"game": "firewater", "seats": [ME, ANYONE]}
            refused = await server.guest().post("/tables", body, 429)
            assert refused["why"] == {"key": "busy-public", "args": {"most": 6}}
            names = await lobby(server)
            await server.guest().join(names[0])
            await server.guest().post("/tables", body, 201)

    run(story())


async def lobby(server: LocalServer) -> list[str]:
    lists: Json = await server.guest().get("/tables")
    return [table["id"] for table in lists["lobby"]]


def test_the_lobby_follows_the_owner() -> None:
    """A table leaves it some time after its owner, and returns with the owner."""

    async def story() -> None:
        async with local_server(lobby_away=600) as server:
            now = [1000.0]
            server.public_tables._clock = lambda: server.registry.clock() + now[0]
            server.presence._clock = lambda: now[0]
            ann = server.guest()
            table = (await ann.open("firewater", ME, ANYONE))["id"]
            assert await lobby(server) == []
            async with ann.call(table) as call:
                await call.table()
                now[0] += 5000
                assert await lobby(server) == [table]
            now[0] += 600
            assert await lobby(server) == [table]
            now[0] += 1
            assert await lobby(server) == []
            assert [own["id"] for own in (await ann.get("/tables"))["running"]] == [table]
            async with ann.call(table) as call:
                await call.table()
                assert await lobby(server) == [table]

    run(story())


def listing(changed: float) -> Listing:
    chairs = [["person", "ann", None, None], ["public", None, None, None]]
    return Listing("firewater", "gathering", True, None, False, changed, {"chairs": chairs})


def test_after_a_restart_the_last_change_counts() -> None:
    presence = Presence(lambda: 0.0, lambda _: None)
    tables = PublicTables(presence, 600, lambda: 10_000.0)
    assert tables.attended("t", listing(9_400.0))
    assert not tables.attended("t", listing(9_399.0))


def test_departures_on_other_nodes_count() -> None:
    now = 0.0
    presence = Presence(lambda: now, lambda _: None)
    tables = PublicTables(presence, 600, lambda: 1_000_000.0)
    presence.receive("+ t ann")
    assert tables.attended("t", listing(0.0))
    presence.receive("- t ann")
    now = 600.0
    assert tables.attended("t", listing(0.0))
    now = 601.0
    assert not tables.attended("t", listing(0.0))


def test_spectators_do_not_keep_a_table_in_the_lobby() -> None:
    presence = Presence(lambda: 0.0, lambda _: None)
    presence.enter("t", "eve")
    tables = PublicTables(presence, 600, lambda: 1_000_000.0)
    assert not tables.attended("t", listing(0.0))
