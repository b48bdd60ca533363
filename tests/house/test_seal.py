"""Sealed draws: fair, fixed before the game, checked after it."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.core.seal import commit, fresh_secret, sealed_draw
from embertide.host.opening import Start
from embertide.play.match.record import Record
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay
from tests.support.seated import PEOPLE, Seated, entropy, person

SECRET = bytes(range(32))


def play(room: AnyRoom, options: Options, secret: bytes = SECRET) -> Record:
    """Return the record of a game that was played at a table with that secret."""
    dice = Dice(1)
    chairs = [person(name) for name in PEOPLE[: options.players]]
    seated = Seated(room, options, chairs, start=Start(secret=secret))
    seated.give_entropy()
    while seated.table.phase != "over":
        seated.move(dice.choose(seated.legal()))
    return seated.record()


def with_seal(played: Record, **change: Any) -> Record:
    seal: Any = played.headers["seal"]
    return replace(played, headers={"seal": seal | change})


def test_a_sealed_game_verifies(room: AnyRoom, options: Options) -> None:
    played = play(room, options)
    seats = [entropy(seat) for seat in range(options.players)]
    seal = {"commitment": commit(SECRET), "entropy": seats, "secret": SECRET.hex()}
    assert played.headers["seal"] == seal
    assert replay(read_record(played.write(), {room.name: room}), room).over


def test_another_secret_or_entropy_is_found_out(room: AnyRoom, options: Options) -> None:
    other = bytes(32)
    zeros = ["00"] * options.players
    cases: list[tuple[dict[str, Any], str]] = [
        ({"secret": other.hex()}, "record-seal-broken"),
        ({"secret": other.hex(), "commitment": commit(other)}, "record-seal-draw"),
        ({"entropy": [*zeros[:-1], "ff"]}, "record-seal-draw"),
    ]
    played = play(room, options)
    for change, key in cases:
        with pytest.raises(Malformed) as caught:
            replay(with_seal(played, **change), room)
        assert (caught.value.where, caught.value.message.key) == ("seal", key)


def test_a_changed_draw_is_found_out(room: AnyRoom, options: Options) -> None:
    """The game of another secret under this seal: legal in itself, but with other draws."""
    changed = with_seal(
        play(room, options, bytes(32)), commitment=commit(SECRET), secret=SECRET.hex()
    )
    with pytest.raises(Malformed, match="Draw"):
        replay(changed, room)


def test_a_seal_still_closed_is_no_reason_to_refuse(room: AnyRoom, options: Options) -> None:
    closed = replace(play(room, options), headers={"seal": {"commitment": commit(SECRET)}})
    assert replay(closed, room).over


def test_draws_are_fair_and_depend_on_everything() -> None:
    odds = (1, 2, 3)
    seen = Counter(sealed_draw(SECRET, ["a"], number, odds) for number in range(6000))
    assert [round(seen[i] / 1000) for i in range(3)] == [1, 2, 3]
    draws = {
        tuple(sealed_draw(secret, entropy, n, (1,) * 1000) for n in range(4))
        for secret in (SECRET, bytes(32))
        for entropy in (["a", "b"], ["b", "a"], ["ab", ""])
    }
    assert len(draws) == 6
    assert fresh_secret() != fresh_secret()
