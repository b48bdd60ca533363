"""Reads requests at a table: pydantic validates what a client sent."""

from pydantic import TypeAdapter

from embertide.host.requests import Request

REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
