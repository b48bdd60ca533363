"""The host in a browser: whole games, every call of a page, several tabs, and full storage."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host import background
from embertide.host.answers import HintJson
from embertide.play.match.match import AnyMatch
from embertide.play.table.table import Table
from embertide.pocket import browser_store
from embertide.store.store import lease_of
from embertide.thinking.tasks import HintTask
from tests.support.local_server import AIDS, ANYONE, FRIEND, ME, SPARK, run
from tests.support.memory_database import MemoryDatabase, SharedData
from tests.support.pocket import DiceThinkers, Json, Page, pocket_host

HERE = {"kind": "here", "name": "Bea"}

GAMES = [(name, mode) for name, room in ROOMS.items() for mode in room.menu.modes]


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_a_game_of_every_mode_to_its_end(game: str, mode: str) -> None:
    async def story() -> None:
        async with pocket_host() as page:
            seats = [ME, *[SPARK] * (min(ROOMS[game].menu.modes[mode]) - 1)]
            table = await page.begin(game, *seats, mode=mode, aids=AIDS)
            assert table["id"].startswith("local-")
            over = await page.play_out(table["id"], Dice(1))
            assert over["result"] is not None
            record = await page.get(f"/tables/{table['id']}/record")
            assert (await page.post("/verify", {"record": record}))["sealed"]
            replay = await page.get(f"/tables/{table['id']}/replay")
            assert replay["sealed"]
            assert await page.post("/replay", {"record": record})
            [result] = (await page.get("/results"))["results"]
            assert result["kept"]
            assert (result["table"], result["game"]) == (table["id"], game)

    run(story())


def test_variants_and_more_seats_at_one_device() -> None:
    async def story() -> None:
        async with pocket_host() as page:
            opened = 0
            for game, room in ROOMS.items():
                for mode, names in room.menu.variants.items():
                    count = max(room.menu.modes[mode])
                    people = [ME, *[HERE] * (count - 1)]
                    for variant in names:
                        table = await page.begin(game, *people, mode=mode, variants=[variant])
                        opened += 1
                        assert table["phase"] == "playing"
                        assert table["options"]["variants"] == [variant]
                        await page.request(
                            table["id"], "move", ply=table["ply"], move=table["moves"][0]
                        )
            assert len((await page.get("/tables"))["running"]) == opened

    run(story())


@pytest.mark.parametrize("game", ROOMS)
def test_what_a_page_asks_for_besides_tables(game: str) -> None:
    async def story() -> None:
        async with pocket_host() as page:
            me = await page.get("/me")
            assert not me["account"]
            assert (await page.call("PATCH", "/me", {"name": "Zoë"}))["name"] == "Zoë"
            assert [one["game"] for one in await page.get("/games")] == list(ROOMS)
            assert (await page.get("/words/fr"))["text"] == ""
            assert set((await page.get("/readiness"))["shares"]) == set(ROOMS)
            start = await page.get("/start?since=0")
            assert start["progress"]["tag"] == "local"
            assert start["today"]["mine"] is None
            await _play_puzzle(page, game)
            assert (await page.get("/start"))["progress"]["tries"]

    run(story())


async def _play_puzzle(page: Page, game: str) -> None:
    puzzle = await page.get(f"/puzzles/{game}?after=")
    at = f"/puzzles/{game}/{puzzle['id']}"
    assert await page.get(at) == puzzle
    move = {"move": puzzle["moves"][0]}
    assert (await page.post(f"{at}/why", move))["why"] is None
    assert (await page.post(f"{at}/preview", move))["move"] == move["move"]
    first = await page.post(at, move)
    assert first["mine"] == first["right"]
    assert first["tried"] == 1
    assert (await page.get(f"/puzzles/{game}"))["id"] != puzzle["id"]


def test_the_deal_of_a_day_is_the_same_on_every_device() -> None:
    async def story() -> None:
        boards = []
        for _ in range(2):
            async with pocket_host() as page:
                table = await page.send_numbers(await page.post("/daily"))
                assert (await page.post("/daily"))["id"] == table["id"]
                assert (await page.get("/daily"))["mine"]["table"] == table["id"]
                assert (await page.get("/daily/archive?before="))["days"]
                over = await page.play_out(table["id"], Dice(3))
                # The result is entered after the page has heard of the end.
                async with asyncio.timeout(60):
                    while not (await page.get("/daily"))["played"]:
                        await asyncio.sleep(0.01)
                boards.append((over["view"], over["result"]))
        assert boards[0] == boards[1]

    run(story())


def test_positions_and_playing_on_from_them() -> None:
    async def story() -> None:
        async with pocket_host() as page:
            table = await page.begin("firewater", ME, SPARK)
            over = await page.play_out(table["id"], Dice(5))
            line = [(await page.get(f"/tables/{over['id']}/replay"))["frames"][1]["move"]]
            assert await page.post(f"/tables/{over['id']}/line", {"moves": 0, "line": line})
            record = await page.get(f"/tables/{over['id']}/record")
            body = {"record": record, "moves": 0, "line": line}
            assert len((await page.post("/line", body))["views"]) == 1
            assert (await page.post("/analysis", {"record": record}))["of"] > 0
            on = await page.begin(
                "firewater", ME, SPARK, **{"from": {"table": over["id"], "moves": 3}}
            )
            assert on["phase"] == "playing"
            again = await page.post(f"/tables/{over['id']}/rematch")
            assert again["id"].startswith("local-")
            order = {"game": "firewater", "players": 2, "position": {"placed": []}}
            seen = await page.post("/position", order)
            assert seen["moves"]
            why = await page.post("/position/why", {**order, "move": seen["moves"][0]})
            assert why["why"] is None

    run(story())


def test_what_needs_others_is_refused_kindly() -> None:
    async def story() -> None:
        async with pocket_host() as page:
            for method, path in (
                ("POST", "/account"),
                ("POST", "/session"),
                ("DELETE", "/account/sessions"),
                ("GET", "/push"),
                ("POST", "/mail"),
            ):
                no = await page.refused(method, path, {})
                assert (no["kind"], no["why"]["key"]) == ("forbidden", "pocket-needs-server")
            for seat in (FRIEND, ANYONE):
                no = await page.refused("POST", "/tables", {"game": "feurio", "seats": [ME, seat]})
                assert no["why"]["key"] == "pocket-needs-server"
            assert (await page.refused("GET", "/nothing"))["kind"] == "missing"
            assert (await page.refused("GET", "/tables/local-none"))["kind"] == "missing"

    run(story())


def test_a_link_hears_every_change_and_answers() -> None:
    async def story() -> None:
        async with pocket_host() as page:
            table = await page.begin("feurio", ME, SPARK, aids=AIDS)
            name = table["id"]
            page.link(name)
            heard = await page.next_table(table["seq"])
            assert heard["seats"][0]["present"]
            page.host.send(1, {"type": "ping", "id": "p"})
            assert await page.next_answer() == {"type": "pong", "id": "p"}
            page.host.send(1, {"type": "nonsense", "id": "n"})
            no = await page.next_answer()
            assert (no["type"], no["id"], no["why"]["key"]) == ("refused", "n", "request-choice")
            while not heard["moves"]:
                heard = await page.next_table(heard["seq"] + 1)
            move = {"type": "move", "id": "m", "ply": heard["ply"], "move": heard["moves"][0]}
            page.host.send(1, move)
            done = await page.next_answer()
            assert done["type"] == "done"
            assert (await page.next_table(done["seq"]))["log"]
            page.host.send(1, {"type": "say", "id": "s", "phrase": "smile"})
            said = [await page.next_answer() for _ in range(2)]
            assert {one["type"] for one in said} == {"said", "done"}
            page.host.close_link(1)
            page.link("local-missing")
            async with asyncio.timeout(10):
                while not page.closed:
                    await asyncio.sleep(0.01)
            assert page.closed == [4404]

    run(story())


def test_two_tabs_play_one_game() -> None:
    """Each follows the other, and a move that comes second is refused as stale."""

    async def story() -> None:
        shared = SharedData()
        first, second = MemoryDatabase(shared), MemoryDatabase(shared)
        async with pocket_host(first) as one, pocket_host(second) as two:
            table = await one.begin("firewater", ME, HERE)
            name = table["id"]
            two.link(name)
            seen = await two.next_table(table["seq"])
            moved = await one.request(name, "move", ply=table["ply"], move=table["moves"][0])
            assert (await two.next_table(moved["seq"]))["ply"] > seen["ply"]
            late = {"type": "move", "id": "l", "ply": seen["ply"], "move": seen["moves"][0]}
            no = await two.refused("POST", f"/tables/{name}/requests", late)
            assert no["kind"] == "stale"
            assert (await two.table(name))["seq"] == (await one.table(name))["seq"]

    run(story())


def test_a_game_goes_on_after_the_tab_was_closed_in_the_middle() -> None:
    async def story() -> None:
        shared = SharedData()
        async with pocket_host(MemoryDatabase(shared)) as page:
            table = await page.begin("feurio", ME, SPARK)
            page.link(table["id"])
        async with pocket_host(MemoryDatabase(shared)) as page:
            assert [one["id"] for one in (await page.get("/tables"))["running"]] == [table["id"]]
            over = await page.play_out(table["id"], Dice(2))
            assert over["result"] is not None

    run(story())


def test_a_tab_asleep_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps the lock of a table; another tab moves after a while, unless there is news of it."""
    monkeypatch.setattr(background, "ROUND", 0.01)
    monkeypatch.setattr(browser_store, "ASLEEP", 3600.0)

    async def story() -> None:
        shared = SharedData()
        async with pocket_host(MemoryDatabase(shared)) as page:
            table = await page.open("feurio", ME, SPARK)
            shared.locks[lease_of(table["id"])] = "a tab asleep"
            await page.send_numbers(table)
            seen = await computers_turn(page, table["id"])
            await asyncio.sleep(0.1)
            assert (await page.table(table["id"]))["seq"] == seen["seq"]
            monkeypatch.setattr(browser_store, "ASLEEP", 0.0)
            page.link(table["id"])
            assert (await page.next_table(seen["seq"] + 1))["ply"] > seen["ply"]

    run(story())


async def computers_turn(page: Page, name: str) -> Json:
    """Make moves until it is a computer's turn; return the table then."""
    while (table := await page.table(name))["moves"]:
        await page.request(name, "move", ply=table["ply"], move=table["moves"][0])
    return table


def test_nothing_is_told_that_could_not_be_stored() -> None:
    async def story() -> None:
        async with pocket_host() as page:
            table = await page.begin("firewater", ME, HERE)
            page.database.shared.full = True
            move = {"type": "move", "id": "m", "ply": table["ply"], "move": table["moves"][0]}
            no = await page.refused("POST", f"/tables/{table['id']}/requests", move)
            assert (no["kind"], no["why"]["key"]) == ("storage", "pocket-storage-full")
            page.database.shared.full = False
            assert (await page.table(table["id"]))["seq"] == table["seq"]
            done = await page.post(f"/tables/{table['id']}/requests", move)
            assert done["type"] == "done"

    run(story())


class BrokenThinkers(DiceThinkers):
    """Computer players whose code cannot be loaded."""

    async def hint(self, table: Table, seat: Seat, person: str) -> list[HintJson]:
        raise RuntimeError("no code")

    async def advise(
        self, room: AnyRoom, options: Options, state: Any, person: str
    ) -> list[HintJson]:
        raise RuntimeError("no code")


def test_an_error_that_nobody_expected_is_answered_and_leaves_the_link_open(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        async with pocket_host(thinkers=BrokenThinkers(ROOMS)) as page:
            order = {"game": "firewater", "players": 2, "position": {"placed": []}}
            no = await page.refused("POST", "/position/hints", order)
            assert (no["kind"], no["why"]["key"]) == ("failed", "server-failed")
            table = await page.begin("firewater", ME, HERE, aids=AIDS)
            page.link(table["id"])
            page.host.send(1, {"type": "hint", "id": "h", "ply": table["ply"]})
            no = await page.next_answer()
            assert (no["id"], no["kind"]) == ("h", "failed")
            page.host.send(1, {"type": "ping", "id": "p"})
            assert (await page.next_answer())["type"] == "pong"

    run(story())
    assert "no code" in caplog.text


def test_payloads_and_records_hide_what_the_seat_may_not_know() -> None:
    """The computer's hand is nowhere in what a page is sent, as on a server."""

    async def story() -> None:
        async with pocket_host() as page:
            table = await page.begin("feurio", ME, SPARK, variants=["firebreak"])
            name = table["id"]
            page.link(name)
            await page.next_table(table["seq"])
            secret = page.host._registry.in_memory[name].table.secret.hex()
            sent = [str(await page.table(name)), str(await page.get(f"/tables/{name}/record"))]
            sent += [str(await page.get("/start")), str(await page.get("/tables"))]
            while not page.heard.empty():
                sent.append(str(page.heard.get_nowait()))
            assert not any(secret in text for text in sent)
            state = page.host._registry.in_memory[name].table.match.state
            room = ROOMS["feurio"]
            shown = (await page.table(name))["view"]
            assert shown == room.show(room.game.view(state, 0), [])

    run(story())


class StuckThinkers(DiceThinkers):
    """Hints that never end by themselves."""

    def __init__(self) -> None:
        super().__init__(ROOMS)
        self.searching = 0

    async def _advise(self, task: HintTask) -> list[HintJson]:
        await self._search()
        return []

    async def judge(self, at: AnyMatch, move: Any, number: int, person: str) -> None:
        await self._search()

    async def _search(self) -> None:
        self.searching += 1
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.searching -= 1


def test_hints_that_nobody_waits_for_are_given_up() -> None:
    """Those of a position that has passed, those of a call that is cancelled, and the older one."""

    async def story() -> None:
        thinkers = StuckThinkers()
        async with pocket_host(thinkers=thinkers) as page:
            table = await page.begin("firewater", ME, HERE, aids=AIDS)
            name, ply = table["id"], table["ply"]
            page.link(name)
            await page.next_table(table["seq"])
            page.host.send(1, {"type": "hint", "id": "h", "ply": ply})
            await _until(lambda: thinkers.searching == 1)
            await page.request(name, "move", ply=ply, move=table["moves"][0])
            no = await page.next_answer()
            assert (no["type"], no["id"], no["why"]["key"]) == ("refused", "h", "hint-dropped")
            await _until(lambda: thinkers.searching == 0)
            order = {"game": "firewater", "players": 2, "position": {"placed": []}}
            call = asyncio.ensure_future(page.host.call("POST", "/position/hints", order))
            await _until(lambda: thinkers.searching == 1)
            call.cancel()
            await _until(lambda: thinkers.searching == 0)

    run(story())


def test_an_analysis_that_no_page_asks_for_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("embertide.pocket.host._UNWATCHED", 0.2)

    async def story() -> None:
        thinkers = StuckThinkers()
        async with pocket_host(thinkers=thinkers) as page:
            table = await page.begin("firewater", ME, HERE)
            await page.play_out(table["id"], Dice(5))
            assert not (await page.get(f"/tables/{table['id']}/analysis"))["ready"]
            await _until(lambda: thinkers.searching == 1)
            await _until(lambda: thinkers.searching == 0)
            assert not (await page.get(f"/tables/{table['id']}/analysis"))["ready"]
            await _until(lambda: thinkers.searching == 1)

    run(story())


async def _until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await asyncio.sleep(0.01)


def test_finished_games_are_removed_when_the_player_asks() -> None:
    """Their results stay, as on a server, and so do unfinished games."""

    async def story() -> None:
        async with pocket_host() as page:
            host = page.host
            table = await page.begin("firewater", ME, HERE)
            over = await page.play_out(table["id"], Dice(5))
            going = await page.begin("feurio", ME, SPARK)
            assert await host.call("GET", "/device") == (200, {"running": 1, "finished": 1})
            left = 200, {"running": 1, "finished": 0}
            assert await host.call("DELETE", "/device/finished") == left
            assert over["id"] not in page.database.shared.events
            assert list(page.database.shared.texts["listing"]) == [going["id"]]
            assert (await page.refused("GET", f"/tables/{over['id']}"))["kind"] == "missing"
            [result] = (await page.get("/results"))["results"]
            assert (result["table"], result["kept"]) == (over["id"], False)
            assert (await page.table(going["id"]))["phase"] == "playing"
            assert await host.call("DELETE", "/device/finished") == left

    run(story())
