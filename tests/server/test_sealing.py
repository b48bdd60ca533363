"""Sealed luck over HTTP: commit and send, requests that are repeated, and what a replay claims."""

from embertide.core.seal import seat_hash
from tests.support.local_server import FRIEND, ME, SPARK, Guest, Json, entropy, local_server, run


async def send(guest: Guest, name: str, body: Json, status: int = 200) -> Json:
    """Send a request as it is."""
    answer: Json = await guest.post(f"/tables/{name}/requests", body, status)
    return answer


def committing(table: Json, seat: int, number: str) -> Json:
    value = seat_hash(table["id"], table["seal"]["commitment"], seat, number)
    return {"type": "commit", "id": "c", "seat": seat, "value": value}


def giving(number: str) -> Json:
    return {"type": "entropy", "id": "e", "value": number}


def test_no_number_is_shown_before_all_have_committed() -> None:
    """A player who waits for the others' numbers waits in vain."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            name = table["id"]
            assert (table["hashes"], table["awaited"]) == (["", ""], [])
            await send(ann, name, committing(table, 0, entropy(1)))
            early = await send(ann, name, giving(entropy(1)), 403)
            assert early["why"]["key"] == "table-entropy-early"
            joined = await bob.post(f"/tables/{name}/join", {"key": table["seats"][1]["key"]})
            assert (joined["hashes"][0] != "", joined["awaited"]) == (True, [1])
            assert joined["seal"]["entropy"] == ["", ""]
            assert (await send(bob, name, giving(entropy(2)), 403))["kind"] == "forbidden"
            await send(bob, name, committing(table, 1, entropy(2)))
            await send(ann, name, giving(entropy(1)))
            seen = await bob.table(name)
            assert (seen["phase"], seen["seal"]["entropy"]) == ("gathering", [entropy(1), ""])
            other = await send(bob, name, giving(entropy(3)), 403)
            assert other["why"]["key"] == "table-entropy-other"
            await send(bob, name, giving(entropy(2)))
            assert (await ann.table(name))["phase"] == "playing"

    run(story())


def test_numbers_and_commitments_are_idempotent() -> None:
    """The same request sent twice, or the same value with another id, is done and not refused."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            alone = (await ann.open("feurio", ME, SPARK))["id"]
            first = await send(ann, alone, giving(entropy(1)))
            assert await send(ann, alone, giving(entropy(1))) == first
            other_id = giving(entropy(1)) | {"id": "f"}
            assert (await send(ann, alone, other_id))["type"] == "done"
            table = await ann.open("firewater", ME, FRIEND)
            await bob.join(table["id"], table["seats"][1]["key"])
            for request in (committing(table, 0, entropy(1)), giving(entropy(1))):
                done = await send(ann, table["id"], request)
                assert await send(ann, table["id"], request) == done

    run(story())


def test_joining_with_a_number_is_refused_with_a_sentence() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            body = {"key": table["seats"][1]["key"], "entropy": entropy(1)}
            refused = await bob.post(f"/tables/{table['id']}/join", body, 403)
            assert refused["why"]["key"] == "table-entropy-open"

    run(story())


def test_a_replay_claims_a_seal_only_after_a_check() -> None:
    """The server has another secret than the one it played with."""

    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            seen = await ann.begin("feurio", ME, mode="solitaire")
            name = seen["id"]
            while seen["phase"] != "over":
                await ann.request(name, "move", ply=seen["ply"], move=seen["moves"][0])
                seen = await ann.table(name)
            assert (await ann.get(f"/tables/{name}/replay"))["sealed"] is True
            loaded = server.registry.in_memory[name]
            loaded.table = loaded.table._replace(secret=bytes(32))
            assert (await ann.get(f"/tables/{name}/replay"))["sealed"] is False

    run(story())
