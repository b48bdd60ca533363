"""Validation errors as refusals: one sentence about the first wrong field."""

from collections.abc import Mapping, Sequence
from typing import Any

from embertide.core.errors import Malformed
from embertide.core.message import message

_KINDS = {
    "string": "text",
    "int": "number",
    "float": "number",
    "bool": "switch",
    "list": "list",
    "dict": "object",
    "model": "object",
    "dataclass": "object",
}


def wrong_field(errors: Sequence[Mapping[str, Any]]) -> Malformed:
    """Return a refusal of the first error, with the field and what is allowed."""
    error = errors[0]
    field = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path"))
    return _reason(error, field[:80] or "type")


def _reason(error: Mapping[str, Any], field: str) -> Malformed:
    kind, context = error["type"], error.get("ctx", {})
    if kind == "missing":
        return Malformed("request-missing", field=field)
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return Malformed("request-unknown", field=field)
    if kind in ("literal_error", "union_tag_invalid", "union_tag_not_found"):
        choices = str(context.get("expected") or context.get("expected_tags") or "")
        return Malformed("request-choice", field=field, choices=choices.replace("'", ""))
    if kind == "string_pattern_mismatch":
        return Malformed("request-key", field=field)
    if kind == "json_invalid":
        return Malformed("request-json")
    bound = next((b for b in ("max_length", "min_length", "le", "ge") if b in context), None)
    if bound is not None:
        low = bound in ("min_length", "ge")
        return Malformed(
            "request-least" if low else "request-most", field=field, bound=int(context[bound])
        )
    right = next((word for start, word in _KINDS.items() if kind.startswith(start)), "object")
    return Malformed("request-kind", field=field, right=message(f"request-kind-{right}"))
