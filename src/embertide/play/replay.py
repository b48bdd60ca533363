"""Plays a record again, and holds it to everything it says."""

import json
from collections.abc import Mapping

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed, Refusal
from embertide.core.room import Room
from embertide.core.seal import sealed_draw
from embertide.play.check import Check, check
from embertide.play.match import Match
from embertide.play.record import Record


def replay(record: Record, room: Room) -> Match:
    """The match a record tells; raises a Refusal that says at which move or field, and why.

    Where a running game hides luck from the reader, the match holds some luck that fits.
    """
    script = room.luck.read(record.options, record.luck, record.moves)
    match = Match.begin(room, record.options).settle(script.next)
    for number in range(1, len(record.moves) + 1):
        try:
            after = match.play(room.game.read(record.moves[number - 1]))
            if record.checks is not None:
                _hold_check(record.checks[number - 1], check(room.game, match.state))
        except Refusal as no:
            raise no.at(f"move {number}") from None
        match = after.settle(script.next)
    script.finish()
    if match.over:
        _refuse_hidden(record, match)
    _hold_result(record.result, match)
    _hold_seal(record, match)
    return match


def resume(record: Record, room: Room) -> Match:
    """The match a record tells, to be played on: nothing in it may be hidden."""
    match = replay(record, room)
    _refuse_hidden(record, match)
    return match


def _refuse_hidden(record: Record, match: Match) -> None:
    if match.room.luck.write(match.options, match.draws()) != record.luck:
        raise Malformed("record-hidden").at(", ".join(record.luck))


def _hold_check(said: Check, found: Check) -> None:
    """Refuses a check that does not fit the position."""
    if said.seat != found.seat:
        raise Malformed("record-seat", said=said.seat, found=found.seat)
    if said.legal != found.legal:
        raise Malformed("record-legal", said=said.legal, found=found.legal)
    if said.digest != found.digest:
        raise Malformed("record-other-moves", said=said.digest, found=found.digest)


def _hold_result(said: Mapping[str, object] | None, match: Match) -> None:
    """Refuses a wrong result, one too early, or none at the end."""
    if said is None and match.over:
        raise Malformed("record-result-missing").at("result")
    if said is not None and not match.over:
        raise Malformed("record-result-early").at("result")
    if said is not None:
        # Compared as text: in Python 1 equals True and 1.0, in a record they differ.
        found = json.dumps(match.room.game.scores(match.state).result(), sort_keys=True)
        if json.dumps(said, sort_keys=True) != found:
            raise Malformed("record-result-wrong", found=found).at("result")


def _hold_seal(record: Record, match: Match) -> None:
    """Refuses a finished game in which a draw is not the one that its seal gives."""
    seal = record.seal()
    if seal is None or not seal.secret:
        return
    if not seal.opened():
        raise Malformed("record-seal-broken").at("seal")
    secret, game = bytes.fromhex(seal.secret), match.room.game
    drawn = [(at.state, move) for at, move in match.steps() if at.actor == NATURE]
    for number, (state, move) in enumerate(drawn):
        at = sealed_draw(secret, seal.entropy, number, game.weights(state))
        if game.moves(state)[at] != move:
            raise Malformed("record-seal-draw", number=number + 1).at("seal")
