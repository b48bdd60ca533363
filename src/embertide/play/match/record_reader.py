"""Parser of records: checks the type and shape of each field, but plays no move."""

import json
import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.legal_digest import Check
from embertide.play.match.record import FORMAT, RULES, Record

_HEADERS = ("rules", "names", "date", "aids", "seal")
_FIELDS = ("format", "game", "players", "mode", "variants", "moves", "checks", "result", *_HEADERS)


def read_record(text: str, rooms: Mapping[str, AnyRoom]) -> Record:
    """Parse a record; raise Malformed with the field that is wrong."""
    fields = read_json(text)
    if _need(fields, "format", str) != FORMAT:
        raise Malformed("record-format", format=FORMAT).at("format")
    name = _need(fields, "game", str)
    if name not in rooms:
        raise Malformed("option-game", game=name[:40], games=", ".join(rooms)).at("game")
    room = rooms[name]
    options = _options(fields, room)
    _refuse_unknown(fields, room, options)
    luck = {field: _need(fields, field, object) for field in room.luck.fields}
    moves = _strings(fields, "moves")
    checks = _checks(fields, len(moves))
    return Record(name, options, luck, moves, checks, _result(fields), _headers(fields, options))


def read_json(text: str) -> dict[str, Any]:
    """Parse a JSON object; refuse duplicate fields, NaN, infinities and lone surrogates."""
    try:
        _refuse_surrogates(text)
        fields = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as bad:
        raise Malformed("record-json", line=bad.lineno, column=bad.colno) from None
    except RecursionError:
        raise Malformed("record-deep") from None
    except UnicodeEncodeError:
        raise Malformed("record-surrogate") from None
    except ValueError:
        # An integer with more digits than Python converts.
        raise Malformed("record-number") from None
    if not isinstance(fields, dict):
        raise Malformed("record-object")
    return fields


def _refuse_surrogates(text: str) -> None:
    """Raise UnicodeEncodeError for half a character, which nothing could write or show again."""
    escaped = "\\ud" in text.lower()
    whole = json.dumps(json.loads(text), ensure_ascii=False) if escaped else text
    whole.encode()


def _unique(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise Malformed("record-twice", field=name[:40]).at(name[:40])
        fields[name] = value
    return fields


def _no_constant(name: str) -> None:
    raise Malformed("record-constant", name=name)


def _need(fields: Mapping[str, Any], field: str, kind: type) -> Any:
    """Return a field of the given JSON type; a boolean is not a number."""
    if field not in fields:
        raise Malformed("record-missing", field=field).at(field)
    value = fields[field]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Malformed(f"record-kind-{kind.__name__}").at(field)
    return value


def _strings(fields: Mapping[str, Any], field: str) -> tuple[str, ...]:
    values = _need(fields, field, list)
    if not all(isinstance(value, str) for value in values):
        raise Malformed("record-strings").at(field)
    return tuple(values)


def _options(fields: Mapping[str, Any], room: AnyRoom) -> Options:
    players, mode = _need(fields, "players", int), _need(fields, "mode", str)
    variants = _strings(fields, "variants")
    options = room.menu.order(players, mode, variants)
    if variants != options.variants:
        raise Malformed("record-unsorted").at("variants")
    if not options.board:
        return options
    options = options._replace(board=_strings(fields, "board"))
    try:
        # Board files may have any layout; the rows of a record are exact, and the game checks them.
        room.game.start(options)
    except Malformed as bad:
        raise bad.at("board") from None
    return options


def _refuse_unknown(fields: Mapping[str, Any], room: AnyRoom, options: Options) -> None:
    known = {*_FIELDS, *room.luck.fields, *(("board",) if options.board else ())}
    for field in fields:
        if field not in known:
            raise Malformed("record-unknown", field=field[:40]).at(field[:40])


def _checks(fields: Mapping[str, Any], moves: int) -> tuple[Check, ...] | None:
    if "checks" not in fields:
        return None
    checks = _need(fields, "checks", list)
    if len(checks) != moves:
        raise Malformed("record-checks", checks=len(checks), moves=moves).at("checks")
    return tuple(_check(value, number) for number, value in enumerate(checks, 1))


def _check(value: Any, number: int) -> Check:
    try:
        if not isinstance(value, dict) or set(value) != set(Check._fields):
            raise Malformed("record-check")
        return Check(_need(value, "seat", int), _need(value, "legal", int), _digest(value))
    except Malformed as bad:
        raise bad.at(f"check {number}") from None


def _digest(value: Mapping[str, Any]) -> str:
    digest: str = _need(value, "digest", str)
    if not re.fullmatch("[0-9a-f]{16}", digest):
        raise Malformed("record-digest")
    return digest


def _result(fields: Mapping[str, Any]) -> Mapping[str, object] | None:
    if "result" not in fields:
        return None
    result: dict[str, object] = _need(fields, "result", dict)
    return result


def _headers(fields: Mapping[str, Any], options: Options) -> dict[str, object]:
    headers = {name: fields[name] for name in _HEADERS if name in fields}
    if headers.get("rules", RULES) != RULES:
        raise Malformed("record-rules", rules=RULES).at("rules")
    if "names" in headers and len(_strings(fields, "names")) != options.players:
        raise Malformed("record-names", players=options.players).at("names")
    if "date" in headers:
        _date(_need(fields, "date", str))
    if "aids" in headers:
        _strings(fields, "aids")
    if "seal" in headers:
        _seal(_need(fields, "seal", dict), options)
    return headers


def _seal(seal: Mapping[str, Any], options: Options) -> None:
    """Check that a seal holds a commitment, entropy by seat and perhaps a secret, all in hex."""
    added = seal.get("entropy", [""] * options.players)
    texts = [seal.get("commitment"), seal.get("secret", "0" * 64)]
    shaped = isinstance(added, list) and len(added) == options.players
    if set(seal) - {"commitment", "entropy", "secret"} or not shaped:
        raise Malformed("record-seal").at("seal")
    if not all(isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) for text in texts):
        raise Malformed("record-seal").at("seal")
    if not all(isinstance(text, str) and re.fullmatch("[0-9a-f]{0,64}", text) for text in added):
        raise Malformed("record-seal").at("seal")


def _date(text: str) -> None:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise Malformed("record-date").at("date") from None
