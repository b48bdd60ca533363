"""Sealed luck: fair, fixed before the game, checked after it."""

from collections import Counter
from typing import Any

import pytest

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.core.seal import commit, fresh_secret, sealed_draw
from embertide.play.match import Match, sealed
from embertide.play.reader import read_record
from embertide.play.record import Record, record
from embertide.play.replay import replay

SECRET = bytes(range(32))


def play(room: Room, options: Options, secret: bytes, entropy: list[str]) -> Match:
    dice = Dice(1)
    match = sealed(Match.begin(room, options), secret, entropy)
    while not match.over:
        match = sealed(match.play(dice.choose(room.game.moves(match.state))), secret, entropy)
    return match


def sealed_record(room: Room, options: Options, **change: Any) -> Record:
    entropy = [f"{seat:02x}" for seat in range(options.players)]
    seal = {"commitment": commit(SECRET), "entropy": entropy, "secret": SECRET.hex()}
    return record(play(room, options, SECRET, entropy), headers={"seal": seal | change})


def test_a_sealed_game_verifies(room: Room, options: Options) -> None:
    written = sealed_record(room, options).write()
    assert replay(read_record(written, {room.name: room}), room).over


def test_another_secret_or_entropy_is_found_out(room: Room, options: Options) -> None:
    other = bytes(32)
    zeros = ["00"] * options.players
    cases: list[tuple[dict[str, Any], str]] = [
        ({"secret": other.hex()}, "record-seal-broken"),
        ({"secret": other.hex(), "commitment": commit(other)}, "record-seal-draw"),
        ({"entropy": [*zeros[:-1], "ff"]}, "record-seal-draw"),
    ]
    for change, key in cases:
        with pytest.raises(Malformed) as caught:
            replay(sealed_record(room, options, **change), room)
        assert (caught.value.where, caught.value.message.key) == ("seal", key)


def test_a_changed_draw_is_found_out(room: Room, options: Options) -> None:
    """The game of another secret under this seal: legal in itself, but not what was sealed."""
    entropy = [""] * options.players
    seal = {"commitment": commit(SECRET), "entropy": entropy, "secret": SECRET.hex()}
    changed = record(play(room, options, bytes(32), entropy), headers={"seal": seal})
    with pytest.raises(Malformed, match="Draw"):
        replay(changed, room)


def test_a_seal_still_closed_is_no_reason_to_refuse(room: Room, options: Options) -> None:
    closed = record(
        play(room, options, SECRET, []), headers={"seal": {"commitment": commit(SECRET)}}
    )
    assert replay(closed, room).over


def test_draws_are_fair_and_hang_on_everything() -> None:
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
