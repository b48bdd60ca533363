"""Bounds of fields, as annotations: pydantic enforces them where it is, and is not needed here.

Pydantic asks an annotation for `__get_pydantic_core_schema__`; the schema it passes on and takes
back is a dictionary.
"""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, get_args, get_type_hints

Schema = dict[str, Any]
Handler = Callable[[Any], Schema]


class Length(NamedTuple):
    """How long a text or a list may be."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> Schema:
        least = {"min_length": self.least} if self.least else {}
        return handler(source) | least | {"max_length": self.most}


class Between(NamedTuple):
    """The least and the greatest value of a number."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> Schema:
        return handler(source) | {"ge": self.least, "le": self.most}


class Pattern(NamedTuple):
    """A regular expression that the whole text has to match."""

    expression: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> Schema:
        return handler(source) | {"pattern": self.expression}


class Tagged(NamedTuple):
    """The field that tells the members of a union apart."""

    field: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> Schema:
        members = zip(get_args(source), handler(source)["choices"], strict=True)
        choices = {tag: schema for member, schema in members for tag in self._tags(member)}
        return {"type": "tagged-union", "discriminator": self.field, "choices": choices}

    def _tags(self, member: type) -> tuple[str, ...]:
        return get_args(get_type_hints(member)[self.field])


def wire_name(field: str) -> str:
    """The name of a field in JSON: `from_` is `from`, which Python keeps for itself."""
    return field.removesuffix("_")


class Body:
    """Whatever is sent to us: no unknown field is allowed, no type is converted."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {
        "extra": "forbid",
        "strict": True,
        "alias_generator": wire_name,
    }

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Handler) -> Schema:
        """Fields are strict, but the body itself may be a dictionary."""
        return handler(source) | {"strict": False}
