"""`embertide verify --seal`: checks the seal of a finished game offline, against one's notes."""

import re
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.cli.verify import single_record
from embertide.core.actor import NATURE
from embertide.core.errors import Malformed, Refusal
from embertide.core.message import Message, message
from embertide.core.seal import Seal, seat_hash
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import Record
from embertide.play.match.replay import replay_moves, verify_seal

HOLDS, FAILS, UNCHECKED = 0, 1, 2
"""Exit statuses: all that was asked for holds, something does not, there was nothing to check."""

_HEX = re.compile("[0-9a-f]{64}")


class Own(NamedTuple):
    """What a player has noted before the game."""

    commitment: str | None = None  # of the server
    numbers: Sequence[str] = ()  # that this player sent
    table: str | None = None  # the id of the table
    hashes: Sequence[str] = ()  # commitments of seats, in any order


class SealFinding(NamedTuple):
    """One result, as a sentence."""

    holds: bool
    told: Message


def verify_sealed(file: str, own: Own, speech: Speech) -> int:
    """Print a sentence for each check; return the exit status."""
    _check_notes(own)
    try:
        record = single_record(file)
        seal = _opened(record)
        match = replay_moves(record, ROOMS[record.game])
    except Refusal as no:
        sys.stdout.write(no.say(speech.say) + "\n")
        return UNCHECKED if no.message.key.startswith("seal-") else FAILS
    findings = list(_findings(seal, match, own))
    for finding in findings:
        mark = "+" if finding.holds else "-"
        sys.stdout.write(f"{mark} {speech.say(finding.told)}\n")
    return HOLDS if all(finding.holds for finding in findings) else FAILS


def _check_notes(own: Own) -> None:
    """Refuse notes that cannot be right: a typing error must not look like fraud."""
    given = [*own.numbers, *own.hashes, *([own.commitment] if own.commitment else [])]
    for text in given:
        if not _HEX.fullmatch(text):
            raise Malformed("seal-note", text=text[:80])
    if own.hashes and own.table is None:
        raise Malformed("seal-note-table")


def _opened(record: Record) -> Seal:
    """Return the seal of a record; raise if it has none, or if the game is not over."""
    seal = record.seal()
    if seal is None:
        raise Malformed("seal-none")
    if not seal.secret:
        raise Malformed("seal-closed")
    return seal


def _findings(seal: Seal, match: AnyMatch, own: Own) -> Iterator[SealFinding]:
    yield SealFinding(True, message("seal-rules", moves=len(match.texts())))
    yield SealFinding(
        seal.opened(), message("seal-secret" if seal.opened() else "record-seal-broken")
    )
    yield _draws(seal, match)
    yield _commitment(seal, own)
    yield from _numbers(seal, own)
    yield from _hashes(seal, own)


def _draws(seal: Seal, match: AnyMatch) -> SealFinding:
    try:
        verify_seal(seal, match)
    except Malformed as bad:
        if bad.message.key == "record-seal-draw":
            return SealFinding(False, bad.message)
        return SealFinding(False, message("seal-draws-unchecked"))
    drawn = sum(at.actor == NATURE for at, _ in match.steps())
    return SealFinding(True, message("seal-draws", draws=drawn))


def _commitment(seal: Seal, own: Own) -> SealFinding:
    if own.commitment is None:
        return SealFinding(True, message("seal-commitment-compare", commitment=seal.commitment))
    same = own.commitment == seal.commitment
    return SealFinding(same, message("seal-commitment" if same else "seal-commitment-other"))


def _numbers(seal: Seal, own: Own) -> Iterator[SealFinding]:
    if not own.numbers:
        yield SealFinding(True, message("seal-number-compare"))
    for number in own.numbers:
        if number in seal.entropy:
            yield SealFinding(True, message("seal-number", seat=seal.entropy.index(number) + 1))
        else:
            yield SealFinding(False, message("seal-number-missing", number=number))


def _hashes(seal: Seal, own: Own) -> Iterator[SealFinding]:
    """Yield whether every noted commitment of a seat belongs to a number of the record."""
    committed = own.commitment or seal.commitment
    made = {
        seat_hash(own.table or "", committed, seat, number): seat
        for seat, number in enumerate(seal.entropy)
    }
    for noted in own.hashes:
        if noted in made:
            yield SealFinding(True, message("seal-hash", seat=made[noted] + 1))
        else:
            yield SealFinding(False, message("seal-hash-other", hash=noted))
