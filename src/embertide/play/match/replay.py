"""Replay of a record, with a check of everything that it states."""

import json
from collections.abc import Mapping

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed, Refusal
from embertide.core.room import AnyRoom
from embertide.core.seal import Seal, sealed_draw
from embertide.play.match.legal_digest import Check, check
from embertide.play.match.match import AnyMatch, Match
from embertide.play.match.record import Record


def replay(record: Record, room: AnyRoom) -> AnyMatch:
    """Return the match of a record; raise a Refusal with the move or field that is wrong, and why.

    If the record of a running game hides draws, the match has others that fit.
    """
    match = replay_moves(record, room)
    _verify_seal(record, match)
    return match


def replay_moves(record: Record, room: AnyRoom) -> AnyMatch:
    """Return the match of a record like `replay`, but without a check of its seal."""
    script = room.luck.read(record.options, record.luck, record.moves)
    match = Match.begin(room, record.options).settle(script.next)
    for number in range(1, len(record.moves) + 1):
        try:
            after = match.play(room.game.read(record.moves[number - 1]))
            if record.checks is not None:
                _verify_check(record.checks[number - 1], check(room.game, match.state))
        except Refusal as no:
            raise no.at(f"move {number}") from None
        match = after.settle(script.next)
    script.finish()
    if match.over:
        _refuse_hidden(record, match)
    _verify_result(record.result, match)
    return match


def resume(record: Record, room: AnyRoom) -> AnyMatch:
    """Return the match of a record to play on; refuse a record that hides draws."""
    match = replay(record, room)
    _refuse_hidden(record, match)
    return match


def _refuse_hidden(record: Record, match: AnyMatch) -> None:
    if match.room.luck.write(match.options, match.draws()) != record.luck:
        raise Malformed("record-hidden").at(", ".join(record.luck))


def _verify_check(recorded: Check, found: Check) -> None:
    """Refuse a check that does not fit the position."""
    if recorded.seat != found.seat:
        raise Malformed("record-seat", said=recorded.seat, found=found.seat)
    if recorded.legal != found.legal:
        raise Malformed("record-legal", said=recorded.legal, found=found.legal)
    if recorded.digest != found.digest:
        raise Malformed("record-other-moves", said=recorded.digest, found=found.digest)


def _verify_result(recorded: Mapping[str, object] | None, match: AnyMatch) -> None:
    """Refuse a wrong result, one of an unfinished game, or none of a finished one."""
    if recorded is None and match.over:
        raise Malformed("record-result-missing").at("result")
    if recorded is not None and not match.over:
        raise Malformed("record-result-early").at("result")
    if recorded is not None:
        # Compared as JSON, since 1 equals True and 1.0 in Python.
        found = json.dumps(match.room.game.scores(match.state).result(), sort_keys=True)
        if json.dumps(recorded, sort_keys=True) != found:
            raise Malformed("record-result-wrong", found=found).at("result")


def _verify_seal(record: Record, match: AnyMatch) -> None:
    """Refuse an opened seal that is broken, or whose draws are not those of the match."""
    seal = record.seal()
    if seal is not None and seal.secret:
        verify_seal(seal, match)


def verify_seal(seal: Seal, match: AnyMatch) -> None:
    """Raise Malformed if an opened seal is broken, or does not give the draws of the match."""
    if not seal.opened():
        raise Malformed("record-seal-broken").at("seal")
    secret, game = bytes.fromhex(seal.secret), match.room.game
    drawn = [(at.state, move) for at, move in match.steps() if at.actor == NATURE]
    for number, (state, move) in enumerate(drawn):
        at = sealed_draw(secret, seal.entropy, number, game.weights(state))
        if game.moves(state)[at] != move:
            raise Malformed("record-seal-draw", number=number + 1).at("seal")
