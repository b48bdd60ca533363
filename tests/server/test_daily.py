"""The deal of the day: the same for everyone, one attempt each."""

from tests.server.household import ME, Guest, Json, entropy, household, run


async def play_daily(guest: Guest) -> Json:
    """Today's deal with the first move each time, to its end."""
    table: Json = await guest.post("/daily")
    if table["entropy_due"]:
        await guest.request(table["id"], "entropy", value=entropy(id(guest) % 1000))
    while (table := await guest.table(table["id"]))["phase"] == "playing":
        await guest.request(table["id"], "move", ply=table["ply"], move=table["moves"][0])
    return table


def test_everyone_meets_the_same_deal() -> None:
    """Once; what follows is a game like any other, and nobody else's."""

    async def story() -> None:
        async with household() as house:
            ann, bob = house.guest(), house.guest()
            assert (await ann.get("/daily"))["mine"] is None
            tables = [await play_daily(ann), await play_daily(bob)]
            assert tables[0]["view"] == tables[1]["view"]
            assert tables[0]["id"] != tables[1]["id"]
            assert tables[0]["daily"] == (await ann.get("/daily"))["day"]
            results = [await who.get("/daily") for who in (ann, bob)]
            for told, mine in zip(results, tables, strict=True):
                assert told["played"] == 2
                assert told["mine"]["table"] == mine["id"]
                assert told["mine"]["phase"] == "over"
                assert sum(result["me"] for result in told["results"]) == 1
            again = [
                await who.post(f"/tables/{table['id']}/rematch")
                for who, table in zip((ann, bob), tables, strict=True)
            ]
            assert again[0]["id"] != again[1]["id"]
            assert all(table["seats"][0]["mine"] for table in again)
            assert all(table["daily"] is None for table in again)

    run(story())


def test_there_is_one_attempt_and_its_fate_stays_secret() -> None:
    """Others still play it: what decides its luck is nowhere, even after the end."""

    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            over = await play_daily(ann)
            again = await ann.post("/daily")
            assert (again["id"], again["phase"]) == (over["id"], "over")
            secret = house.hall.lives[over["id"]].table.secret.hex()
            record = await ann.get(f"/tables/{over['id']}/record")
            replay = await ann.get(f"/tables/{over['id']}/replay")
            assert over["seal"]["secret"] is None
            assert secret not in str(over) + str(record) + str(replay)
            assert replay["sealed"] is False

    run(story())


def test_other_days_are_other_deals() -> None:
    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            today = await ann.post("/daily")
            house.hall.clock = lambda: 4e9
            later = await ann.post("/daily")
            assert later["daily"] != today["daily"]
            assert later["id"] != today["id"]
            assert later["seal"]["commitment"] != today["seal"]["commitment"]
            assert (await ann.open("feurio", ME, mode="solitaire"))["daily"] is None

    run(story())
