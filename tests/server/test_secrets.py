"""Secrets do not reach a viewer: every byte is the same if only secrets differ."""

from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AIDS, AnyRoom
from embertide.host.thinkers import task_of
from embertide.play.table.payload import Reader, SharedPayload, table_payload
from embertide.thinking.scope import SearchScope
from embertide.thinking.searches import Searches
from embertide.thinking.tasks import HintTask
from tests.support.local_server import FRIEND, ME, entropy, local_server, run
from tests.support.twins import pairs, search


@pytest.mark.parametrize("hot", [False, True], ids=["alone", "hot-seat"])
def test_every_byte_is_the_same(room: AnyRoom, options: Options, hot: bool) -> None:
    """Compare payloads for every seat and for spectators, during a whole game."""
    hidden, differing = room.hides(options), 0
    viewers = [*range(options.players), None] if hidden else [0, None]
    for number, seat in enumerate(viewers):
        found = search(room, options, seat, Dice(number), hot=hot, every=4 if hidden else 12)
        assert not found.leak
        assert found.pairs
        differing += found.differing
    # Without hidden information there is nothing to leak.
    assert bool(differing) == hidden


def test_a_leak_would_be_found() -> None:
    """The payloads of another viewer differ, so the comparison can fail."""
    room = ROOMS["feurio"]
    options = room.menu.order(2, variants=["firebreak"])
    for true, other in pairs(room, options, 0, Dice(3)):
        shared = [SharedPayload(side.table, {}, frozenset()) for side in (true, other)]
        seen = [table_payload(each, Reader("bob", 0.0), ()) for each in shared]
        if seen[0] != seen[1]:
            break
    else:
        pytest.fail("nothing was hidden from seat 0 that seat 1 knows")


def test_computers_and_advice_see_views_only() -> None:
    """Their input is the same in both tables, so their output cannot depend on secrets."""
    room = ROOMS["feurio"]
    options = room.menu.order(3, variants=["firebreak"])
    tried = 0
    for true, other in pairs(room, options, 1, Dice(3)):
        if true.table.actor == 1 and true.table.match.state != other.table.match.state:
            assert task_of(true.table)[2:] == task_of(other.table)[2:]
            if tried < 2:
                views = [room.game.view(side.table.match.state, 1) for side in (true, other)]
                tasks = [HintTask(room.name, options, view) for view in views]
                hints = [Searches(ROOMS).advise(task, SearchScope()) for task in tasks]
                assert hints[0] == hints[1]
            tried += 1
    assert tried > 2


SHOWN = {"feurio": {"spots", "counts", "scores"}, "firewater": {"spots", "counts", "scores"}}


@pytest.mark.parametrize("game", SHOWN)
def test_an_aid_that_is_off_is_not_in_the_payload(game: str) -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            views: dict[tuple[str, ...], set[str]] = {}
            chosen: list[list[str]] = [[], *([aid] for aid in SHOWN[game]), [*AIDS]]
            for aids in chosen:
                # No computer plays at this table, so that all views are of the same position.
                table = await ann.begin(game, ME, {"kind": "here"}, aids=aids)
                assert table["aids"] == aids
                views[tuple(aids)] = set(_keys(table["view"]))
            bare, full = views[()], views[tuple(AIDS)]
            for aid in SHOWN[game]:
                assert bare < views[aid,] < full

    run(story())


def _keys(value: Any, path: str = "") -> list[str]:
    """Return the names of all fields, at any depth."""
    if isinstance(value, dict):
        found = [f"{path}.{name}" for name in value if not name.lstrip("-").isdigit()]
        return found + [key for n, inner in value.items() for key in _keys(inner, f"{path}.{n}")]
    if isinstance(value, list):
        return [key for inner in value for key in _keys(inner, path)]
    return []


def test_the_seals_secret_and_others_keys_are_nowhere() -> None:
    """They are not sent before the end of the game; seat keys are sent to the owner only."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob, eve = server.guest(), server.guest(), server.guest()
            one = await ann.open("feurio", ME, FRIEND, FRIEND)
            two = await bob.open("feurio", ME, FRIEND)
            keys = [seat["key"] for seat in one["seats"][1:]]
            assert all(keys)
            seen = await bob.join(one["id"], keys[0])
            assert [seat["key"] for seat in seen["seats"]] == [None, None, None]
            assert keys[1] not in str(seen)
            watched = await eve.table(one["id"], one["watch"])
            assert keys[1] not in str(watched)
            await eve.join(one["id"], keys[1])
            await ann.request(one["id"], "entropy", value=entropy())
            secret = server.registry.in_memory[one["id"]].table.secret.hex()
            sent: list[str] = []
            for who in (ann, bob, eve):
                sent.append(str(await who.table(one["id"])))
                sent.append(str(await who.get(f"/tables/{one['id']}/record")))
                sent.append(str(await who.get("/tables")))
                async with who.call(one["id"]) as call:
                    sent.append(str(await call.table()))
            other = [two["watch"], two["seats"][1]["key"]]
            assert not any(key in text for key in (secret, *other) for text in sent)
            assert all(key not in text for key in keys for text in sent)

    run(story())


def test_ids_of_people_are_not_sent() -> None:
    """Ids of people give no access, but are private."""

    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            table = await ann.open("firewater", ME, FRIEND)
            await bob.join(table["id"], table["seats"][1]["key"])
            await ann.request(table["id"], "entropy", value=entropy())
            people = {chair.person for chair in server.registry.in_memory[table["id"]].table.chairs}
            sent = str(await bob.table(table["id"])) + str(await bob.get("/tables"))
            assert not any(person in sent for person in people)

    run(story())


def test_pairs_are_pairs() -> None:
    """The viewer's view is the same on both sides, and most positions of a game have a twin."""
    room = ROOMS["feurio"]
    options = room.menu.order(2, variants=["firebreak"])
    made = list(pairs(room, options, None, Dice(1)))
    assert len(made) > 20
    for true, other in made:
        assert room.game.view(true.table.match.state, None) == room.game.view(
            other.table.match.state, None
        )
