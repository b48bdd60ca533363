"""Requests and answers about notices by e-mail."""

from dataclasses import dataclass
from typing import Annotated

from embertide.core.wire import LanguageName, TypedDict
from embertide.host.bounds import Body, Length

EmailText = Annotated[str, Length(3, 254)]
TokenText = Annotated[str, Length(1, 200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailOrder(Body):
    """An address for the caller's notices, which has to be confirmed by a link sent there."""

    email: EmailText
    language: LanguageName


@dataclass(frozen=True, slots=True, kw_only=True)
class MailToken(Body):
    """The token of a link in an e-mail."""

    token: TokenText


class MailJson(TypedDict):
    """The caller's address for notices."""

    offered: bool
    """Whether this server sends e-mails."""
    email: str | None
    confirmed: bool
    """Whether the link that was sent to the address has been opened."""


class MailDoneJson(TypedDict):
    """A link of an e-mail was followed."""

    ok: bool
