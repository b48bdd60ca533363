"""Answers for FastAPI: described by their types, sent as they are."""

from typing import Annotated, Any, TypeVar

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")


class _Unchecked:
    """Lets the OpenAPI describe an answer by its type, without validating it a second time.

    mypy checks the types of answers, and the tests check every answer against the description;
    pydantic would take longer for it than the rest of the request takes.
    """

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.json_or_python_schema(
            json_schema=handler(source),
            python_schema=core_schema.any_schema(),
            serialization=core_schema.simple_ser_schema("any"),
        )


Sent = Annotated[T, _Unchecked()]
"""The return type of a route."""
