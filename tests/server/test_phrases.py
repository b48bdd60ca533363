"""Reactions and phrases: who may say them, who gets them, how often, and that none is kept."""

from typing import Any, get_args

import pytest

from embertide.core.wire import Phrase
from embertide.host.phrases import Said, read_said, write_said
from embertide.server.settings import Limits
from tests.server.test_tables_sockets import two
from tests.support.local_server import ANYONE, FRIEND, ME, Call, Guest, Json, local_server, run


async def hears(call: Call) -> Json:
    """Return what is said next."""
    while (message := await call.receive()).get("type") != "said":
        assert message, "the connection has ended"
    return message


async def say(call: Call, phrase: str) -> Json:
    """Say something and return the answer to it; what is heard meanwhile is dropped."""
    answer = await call.ask("say", phrase, phrase=phrase)
    return answer if answer["type"] != "said" else await call.answer()


async def watch(guest: Guest, table: Json) -> Call:
    call = guest.call(table["id"], table["watch"])
    await call.__aenter__()
    await call.table()
    return call


def test_everybody_at_the_table_gets_what_a_player_says_and_nobody_keeps_it() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob, name = await two(server)
            table = await ann.table(name)
            spectator = await watch(server.guest(), table)
            async with ann.call(name) as one, bob.call(name) as other:
                for phrase in get_args(Phrase):
                    assert (await say(other, phrase))["type"] == "done"
                    said = {"type": "said", "seat": 1, "phrase": phrase}
                    assert await hears(one) == await hears(spectator) == said
            after = await ann.table(name)
            assert (after["seq"], after["log"]) == (table["seq"], table["log"])
            await spectator.hang_up()
            assert not server.registry.in_memory[name].hears

    run(story())


def test_only_players_say_something_and_only_what_is_on_the_list() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, _, name = await two(server)
            spectator = await watch(server.guest(), await ann.table(name))
            refused = await spectator.ask("say", phrase="hello")
            assert refused["why"]["key"] == "table-not-sitting"
            async with ann.call(name) as call:
                refused = await call.ask("say", phrase="you fool")
                assert (refused["type"], refused["kind"]) == ("refused", "malformed")
            eve = server.guest()
            refused = await eve.request(name, "say", 404, phrase="hello")
            assert refused["why"]["key"] == "table-missing"
            await spectator.hang_up()

    run(story())


def test_a_passer_by_hears_nothing_once_the_game_is_closed_to_them() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, eve = server.guest(), server.guest()
            table = await ann.open("firewater", ME, ANYONE, FRIEND)
            async with eve.call(table["id"]) as passing:
                await passing.table()
                await ann.request(table["id"], "say", phrase="hello")
                assert (await hears(passing))["phrase"] == "hello"
                loaded = server.registry.in_memory[table["id"]]
                chairs = tuple(
                    c._replace(kind=loaded.table.chairs[0].kind) for c in loaded.table.chairs
                )
                loaded.table = loaded.table._replace(chairs=chairs)
                await ann.request(table["id"], "say", phrase="thanks")
                loaded.wake()
                assert (await passing.receive())["why"]["key"] == "table-begun-without"

    run(story())


def test_what_is_said_is_limited() -> None:
    async def story() -> None:
        async with local_server(limits=Limits(says_minutely=2)) as server:
            ann, _, name = await two(server)
            async with ann.call(name) as call:
                answers: list[Any] = [await say(call, "smile") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
            assert answers[-1]["why"]["key"] == "busy-moves"

    run(story())


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_a_broadcast_is_read_as_it_was_written(phrase: Phrase) -> None:
    said = Said(2, phrase)
    assert read_said(write_said("table", said)) == ("table", said)


def test_a_phrase_of_a_newer_version_is_ignored() -> None:
    assert read_said("said table 0 tomorrow") is None
