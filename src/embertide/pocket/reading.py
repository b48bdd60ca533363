"""Reads requests as pydantic does on a server: the same fields, bounds and refusals."""

import re
from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from embertide.core.errors import Malformed
from embertide.core.message import message
from embertide.host.bounds import Between, Length, Pattern, Tagged, wire_name

_KINDS: dict[Any, str] = {
    str: "text",
    int: "number",
    float: "number",
    bool: "switch",
    list: "list",
    dict: "object",
}
"""The words for types in refusals."""

Where = tuple[str, ...]
"""The names of the fields that lead to a value."""


def read(hint: Any, value: Any, where: Where = ()) -> Any:
    """Return JSON as a value of a type from host/requests.py; raise Malformed."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _bounded(hint, value, where)
    if origin in (Union, UnionType):
        return _one_of(get_args(hint), value, where)
    if origin is Literal:
        if value not in get_args(hint):
            raise _no_choice(get_args(hint), where)
        return value
    if origin is list:
        [item] = get_args(hint)
        _check_kind(list, value, where)
        return [read(item, one, (*where, str(at))) for at, one in enumerate(value)]
    if is_dataclass(hint):
        return _body(hint, value, where)
    if hint is not Any:
        _check_kind(origin or hint, value, where)
    return value


def _bounded(hint: Any, value: Any, where: Where) -> Any:
    inner, *bounds = get_args(hint)
    tag = next((bound for bound in bounds if isinstance(bound, Tagged)), None)
    if tag is not None:
        return _tagged(get_args(inner), tag.field, value, where)
    found = read(inner, value, where)
    for bound in bounds:
        if found is not None:
            _check_bound(bound, found, where)
    return found


def _check_bound(bound: Any, value: Any, where: Where) -> None:
    match bound:
        case Length(least, most):
            _check_between(len(value), least, most, where)
        case Between(least, most):
            _check_between(value, least, most, where)
        case Pattern(expression):
            if not re.search(expression, value):
                raise Malformed("request-key", field=_name(where))


def _check_between(size: int, least: int, most: int, where: Where) -> None:
    if size < least:
        raise Malformed("request-least", field=_name(where), bound=least)
    if size > most:
        raise Malformed("request-most", field=_name(where), bound=most)


def _tagged(members: Sequence[Any], field: str, value: Any, where: Where) -> Any:
    """Return the member of a union that a field names."""
    _check_kind(dict, value, where)
    by_tag = {tag: member for member in members for tag in get_args(_hints(member)[field])}
    if field not in value or value[field] not in by_tag:
        raise _no_choice(tuple(by_tag), (*where, field))
    return read(by_tag[value[field]], value, where)


def _one_of(members: Sequence[Any], value: Any, where: Where) -> Any:
    """Return the first member of a union that fits; if none does, refuse as the last one does."""
    if value is None and NoneType in members:
        return None
    rest = [member for member in members if member is not NoneType]
    for member in rest[:-1]:
        try:
            return read(member, value, where)
        except Malformed:
            continue
    return read(rest[-1], value, where)


def _body(kind: Any, value: Any, where: Where) -> Any:
    _check_kind(dict, value, where)
    hints, found = _hints(kind), {}
    for field in fields(kind):
        name = wire_name(field.name)
        if name in value:
            found[field.name] = read(hints[field.name], value[name], (*where, name))
        elif field.default is MISSING and field.default_factory is MISSING:
            raise Malformed("request-missing", field=_name((*where, name)))
    known = {wire_name(field.name) for field in fields(kind)}
    for name in value:
        if name not in known:
            raise Malformed("request-unknown", field=_name((*where, str(name))))
    return kind(**found)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _check_kind(kind: Any, value: Any, where: Where) -> None:
    """Refuse a value of another type; true is no number."""
    fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if not fits and not (kind is float and type(value) is int):
        right = message(f"request-kind-{_KINDS.get(kind, 'object')}")
        raise Malformed("request-kind", field=_name(where), right=right)


def _no_choice(choices: Sequence[object], where: Where) -> Malformed:
    return Malformed("request-choice", field=_name(where), choices=", ".join(map(str, choices)))


def _name(where: Where) -> str:
    return ".".join(where)[:80] or "type"
