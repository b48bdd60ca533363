"""The deal of the day: the same for everyone, one attempt each."""

import asyncio

from tests.support.local_server import ME, Guest, Json, entropy, local_server, run


async def play_daily(guest: Guest) -> Json:
    """Play today's deal to its end, always with the first legal move."""
    table: Json = await guest.post("/daily")
    if table["entropy_due"]:
        await guest.request(table["id"], "entropy", value=entropy(id(guest) % 1000))
    while (table := await guest.table(table["id"]))["phase"] == "playing":
        await guest.request(table["id"], "move", ply=table["ply"], move=table["moves"][0])
    return table


def test_everyone_meets_the_same_deal() -> None:
    """There is one attempt; a rematch is an ordinary game with its own draws."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            assert (await ann.get("/daily"))["mine"] is None
            tables = [await play_daily(ann), await play_daily(bob)]
            assert tables[0]["view"] == tables[1]["view"]
            assert tables[0]["id"] != tables[1]["id"]
            assert tables[0]["daily"] == (await ann.get("/daily"))["day"]
            # A result is entered after the page has heard of the end.
            while (await ann.get("/daily"))["played"] < 2:
                await asyncio.sleep(0.01)
            results = [await who.get("/daily") for who in (ann, bob)]
            for reply, mine in zip(results, tables, strict=True):
                assert reply["played"] == 2
                assert reply["mine"]["table"] == mine["id"]
                assert reply["mine"]["phase"] == "over"
                assert sum(result["me"] for result in reply["results"]) == 1
            again = [
                await who.post(f"/tables/{table['id']}/rematch")
                for who, table in zip((ann, bob), tables, strict=True)
            ]
            assert again[0]["id"] != again[1]["id"]
            assert all(table["seats"][0]["mine"] for table in again)
            assert all(table["daily"] is None for table in again)

    run(story())


def test_there_is_one_attempt_and_its_secret_is_not_revealed() -> None:
    """The secret is not sent even after the end, since others may still play the deal."""

    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            over = await play_daily(ann)
            again = await ann.post("/daily")
            assert (again["id"], again["phase"]) == (over["id"], "over")
            secret = server.registry.in_memory[over["id"]].table.secret.hex()
            record = await ann.get(f"/tables/{over['id']}/record")
            replay = await ann.get(f"/tables/{over['id']}/replay")
            assert over["seal"]["secret"] is None
            assert secret not in str(over) + str(record) + str(replay)
            assert replay["sealed"] is False

    run(story())


def test_other_days_are_other_deals() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            today = await ann.post("/daily")
            server.registry.clock = lambda: 4e9
            later = await ann.post("/daily")
            assert later["daily"] != today["daily"]
            assert later["id"] != today["id"]
            assert later["seal"]["commitment"] != today["seal"]["commitment"]
            assert (await ann.open("feurio", ME, mode="solitaire"))["daily"] is None

    run(story())
