"""What a viewer may not know reaches him by no way: every byte is the same without it."""

from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AIDS, Room
from embertide.play.glimpse import Reader, glimpse
from embertide.play.sketch import Sketch
from embertide.server.thinkers import _hint, task_of
from tests.server.household import FRIEND, ME, entropy, household, run
from tests.server.twins import pairs, search


@pytest.mark.parametrize("hot", [False, True], ids=["alone", "hot-seat"])
def test_every_byte_is_the_same(room: Room, options: Options, hot: bool) -> None:
    """For every seat and for spectators, all through a game."""
    hidden, differing = "firebreak" in options.variants, 0
    viewers = [*range(options.players), None] if hidden else [0, None]
    for number, seat in enumerate(viewers):
        found = search(room, options, seat, Dice(number), hot=hot, every=4 if hidden else 12)
        assert not found.leak
        assert found.pairs
        differing += found.differing
    # Only where something is hidden can there be something to leak.
    assert bool(differing) == hidden


def test_a_leak_would_be_seen() -> None:
    """The same search finds what a viewer with other eyes is sent."""
    room = ROOMS["feurio"]
    options = room.menu.order(2, variants=["firebreak"])
    for true, other in pairs(room, options, 0, Dice(3)):
        sketches = [Sketch(side.table, {}, frozenset()) for side in (true, other)]
        seen = [glimpse(sketch, Reader("bob", 0.0)) for sketch in sketches]
        if seen[0] != seen[1]:
            break
    else:
        pytest.fail("nothing was hidden from seat 0 that seat 1 knows")


def test_computers_and_advice_see_views_only() -> None:
    """What they decide on is the same, so neither choice nor advice can tell."""
    room = ROOMS["feurio"]
    options = room.menu.order(3, variants=["firebreak"])
    tried = 0
    for true, other in pairs(room, options, 1, Dice(3)):
        if true.table.actor == 1 and true.table.match.state != other.table.match.state:
            assert task_of(true.table)[2:] == task_of(other.table)[2:]
            if tried < 2:
                views = [room.game.view(side.table.match.state, 1) for side in (true, other)]
                hints = [_hint(room, options, view) for view in views]
                assert hints[0] == hints[1]
            tried += 1
    assert tried > 2


SHOWN = {"feurio": {"spots", "counts", "scores"}, "firewater": {"spots", "counts", "scores"}}


@pytest.mark.parametrize("game", SHOWN)
def test_an_aid_that_is_off_is_not_in_the_payload(game: str) -> None:
    async def story() -> None:
        async with household() as house:
            ann = house.guest()
            views = {}
            for aids in ([], *([aid] for aid in SHOWN[game]), list(AIDS)):
                # Nobody moves by himself at this table, so that all views are of one moment.
                table = await ann.begin(game, ME, {"kind": "here"}, aids=aids)
                assert table["aids"] == aids
                views[tuple(aids)] = set(_keys(table["view"]))
            bare, full = views[()], views[tuple(AIDS)]
            for aid in SHOWN[game]:
                assert bare < views[aid,] < full

    run(story())


def _keys(value: Any, path: str = "") -> list[str]:
    """The names of all fields, at any depth."""
    if isinstance(value, dict):
        found = [f"{path}.{name}" for name in value if not name.lstrip("-").isdigit()]
        return found + [key for n, inner in value.items() for key in _keys(inner, f"{path}.{n}")]
    if isinstance(value, list):
        return [key for inner in value for key in _keys(inner, path)]
    return []


def test_the_seals_secret_and_others_keys_are_nowhere() -> None:
    """In nothing that anybody is sent before the end; seat keys only for the owner."""

    async def story() -> None:
        async with household() as house:
            ann, bob, eve = house.guest(), house.guest(), house.guest()
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
            secret = house.hall.lives[one["id"]].table.secret.hex()
            said: list[str] = []
            for who in (ann, bob, eve):
                said.append(str(await who.table(one["id"])))
                said.append(str(await who.get(f"/tables/{one['id']}/record")))
                said.append(str(await who.get("/tables")))
                async with who.call(one["id"]) as call:
                    said.append(str(await call.table()))
            other = [two["watch"], two["seats"][1]["key"]]
            assert not any(key in text for key in (secret, *other) for text in said)
            assert all(key not in text for key in keys for text in said)

    run(story())


def test_time_and_place_of_people_are_not_told() -> None:
    """Ids of people sign nothing, but are nobody's business either."""

    async def story() -> None:
        async with household() as house:
            ann, bob = house.guest(), house.guest()
            table = await ann.open("firewater", ME, FRIEND)
            await bob.join(table["id"], table["seats"][1]["key"])
            await ann.request(table["id"], "entropy", value=entropy())
            people = {chair.person for chair in house.hall.lives[table["id"]].table.chairs}
            said = str(await bob.table(table["id"])) + str(await bob.get("/tables"))
            assert not any(person in said for person in people)

    run(story())


def test_pairs_are_pairs() -> None:
    """The viewer's own view is the same on both sides; there is a twin for most of a game."""
    room = ROOMS["feurio"]
    options = room.menu.order(2, variants=["firebreak"])
    made = list(pairs(room, options, None, Dice(1)))
    assert len(made) > 20
    for true, other in made:
        assert room.game.view(true.table.match.state, None) == room.game.view(
            other.table.match.state, None
        )
