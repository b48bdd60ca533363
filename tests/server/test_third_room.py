"""A room from another package on the server, without computer players."""

import logging
from typing import Any

import pytest

from embertide import words
from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.message import Message
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.thinkers import task_of
from embertide.server.thinking.compiling import load_computers
from embertide.words import LANGUAGES, say
from tests.support import third_room
from tests.support.local_server import FRIEND, ME, SPARK, LocalServer, entropy, local_server, run
from tests.support.twins import search

from embertide_nim import ROOM  # isort: skip - found by tests.support.third_room

__all__ = ["third_room"]

ROOMS_UNDER_TEST = (ROOM,)
EMPTY = {"placed": [], "turn": 0, "hands": []}
OFFERED: dict[str, AnyRoom] = {**ROOMS, "nim": ROOM}

assert ROOM.words is not None
words.add(ROOM.words)


@pytest.mark.parametrize("hot", [False, True], ids=["alone", "hot-seat"])
def test_every_byte_is_the_same(room: AnyRoom, options: Options, hot: bool) -> None:
    """No byte that a viewer is sent depends on a number that is secret from that viewer."""
    differing = 0
    for number, seat in enumerate([*range(options.players), None]):
        found = search(room, options, seat, Dice(number), hot=hot)
        assert not found.leak
        assert found.pairs
        differing += found.differing
    assert differing


def test_two_people_play_to_the_end() -> None:
    async def story() -> None:
        async with local_server(rooms=OFFERED, real=True) as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("nim", ME, FRIEND, aids=["counts"])
            assert table["hides"]
            name, key = table["id"], table["seats"][1]["key"]
            await ann.request(name, "entropy", value=entropy(0))
            await bob.join(name, key)
            await play(server, name, [ann, bob])
            over = await bob.table(name)
            assert over["phase"] == "over"
            assert over["verdict"]["key"] == "nim-wins"
            assert all(over["view"]["numbers"])

    run(story())


async def play(server: LocalServer, name: str, people: list[Any]) -> None:
    """Let each player take one stone in turn; assert that only their own number is shown."""
    table = await people[0].table(name)
    while table["phase"] == "playing":
        seat = table["actor"]
        table = await people[seat].table(name)
        shown = [at for at, number in enumerate(table["view"]["numbers"]) if number]
        assert shown == [seat]
        assert "picture" in table["view"]
        answer = await people[seat].request(name, "move", move="t1", ply=table["ply"])
        assert answer["type"] == "done"
        table = await people[0].table(name)


def test_computers_and_hints_are_refused_with_a_sentence() -> None:
    async def story() -> None:
        async with local_server(rooms=OFFERED, real=True) as server:
            ann = server.guest()
            seats = {"game": "nim", "seats": [ME, SPARK], "aids": []}
            no = await ann.post("/tables", seats, 422)
            assert (no["why"]["key"], no["where"]) == ("room-no-computers", "seats")
            hints = {"game": "nim", "seats": [ME, FRIEND], "aids": ["hints"]}
            no = await ann.post("/tables", hints, 422)
            assert (no["why"]["key"], no["where"]) == ("room-no-hints", "aids")
            no = await ann.post("/position", {"game": "nim", "players": 2, "position": EMPTY}, 422)
            assert no["why"]["key"] == "room-no-positions"

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_are_sentences(language: str) -> None:
    for key in ("room-no-computers", "room-no-hints", "room-no-kernel"):
        assert "Nim" in say(Message(key, {"game": Message("nim")}), language)


def test_a_finished_game_is_not_analysed() -> None:
    async def story() -> None:
        async with local_server(rooms=OFFERED, real=True) as server:
            ann = server.guest()
            table = await ann.begin("nim", ME, {"kind": "here"}, aids=[])
            while table["phase"] == "playing":
                move = table["moves"][0]
                await ann.request(table["id"], "move", move=move, ply=table["ply"])
                table = await ann.table(table["id"])
            no = await ann.get(f"/tables/{table['id']}/analysis", 422)
            assert no["why"]["key"] == "room-no-hints"

    run(story())


def test_a_computer_stands_in_for_an_absent_player() -> None:
    """The room has no search, so the stand-in plays at random."""

    async def story() -> None:
        async with local_server(rooms=OFFERED, real=True) as server:
            ann, bob = server.guest(), server.guest()
            clock = {"kind": "bank", "seconds": 10}
            table = await ann.open("nim", ME, FRIEND, aids=[], clock=clock)
            assert table["clock"]
            await ann.request(table["id"], "entropy", value=entropy(0))
            await bob.join(table["id"], table["seats"][1]["key"])
            loaded = await server.registry.loaded(table["id"])
            text = await server.thinkers.choose(task_of(loaded.table), "ann")
            assert text in {"t1", "t2", "t3"}
            later = server.registry.clock() + 11
            server.registry.clock = lambda: later
            await server.background._check_clock(table["id"])
            absent = (await ann.table(table["id"]))["seats"][0]
            assert (absent["away"], absent["level"]) == (True, None)

    run(story())


def test_games_declare_what_a_client_must_know() -> None:
    async def story() -> None:
        async with local_server(rooms=OFFERED) as server:
            offered = {menu["game"]: menu for menu in await server.guest().get("/games")}
            nim, feurio = offered["nim"], offered["feurio"]
            assert nim["levels"] == []
            assert "hints" not in nim["aids"]
            assert nim["hides"] == [{"mode": "competitive", "variants": []}]
            assert nim["rules"]["nim-turn"] == ["N-3"]
            assert nim["palette"] == {"stone": "#8a8f91"}
            assert nim["daily"] is None
            assert feurio["levels"] == ["spark", "ember", "flame", "blaze", "inferno"]
            assert "hints" in feurio["aids"]
            assert feurio["daily"] == "solitaire"
            assert {tuple(way["variants"]) for way in feurio["hides"]} == {
                ("firebreak",),
                ("firebreak", "hotter"),
            }
            assert offered["firewater"]["hides"] == []

    run(story())


def test_words_of_other_rooms_are_served() -> None:
    async def story() -> None:
        async with local_server(rooms=OFFERED) as server:
            ann = server.guest()
            text = (await ann.get("/words/de"))["text"]
            assert "nim-about = Ein Haufen Steine" in text
            assert "feurio" not in text
            assert (await ann.get("/words/xx", 422))["why"]["key"] == "request-choice"

    run(story())


def test_nothing_is_compiled_for_it(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        load_computers([ROOM])
    assert not [record for record in caplog.records if record.name != "asyncio"]
