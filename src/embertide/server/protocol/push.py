"""Requests and answers about push notifications."""

from dataclasses import dataclass
from typing import Annotated

from embertide.core.wire import LanguageName, TypedDict
from embertide.host.bounds import Body, Length, Pattern

EndpointText = Annotated[str, Length(1, 1000)]
PublicKeyText = Annotated[str, Length(87, 88), Pattern("^[A-Za-z0-9_-]+=?$")]
AuthText = Annotated[str, Length(22, 24), Pattern("^[A-Za-z0-9_-]+={0,2}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionOrder(Body):
    """A browser's subscription at its push service, and the language of notices."""

    endpoint: EndpointText
    p256dh: PublicKeyText
    """The browser's public key, as base64url."""
    auth: AuthText
    """The secret that encrypts messages for the browser, as base64url."""
    language: LanguageName


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionEnd(Body):
    """The subscription to delete."""

    endpoint: EndpointText | None = None
    """Null for all of the caller's."""


class SubscriptionJson(TypedDict):
    """A browser that receives the caller's notices."""

    host: str
    """Its push service."""
    language: LanguageName
    created: float


class PushJson(TypedDict):
    """What a browser needs to subscribe, and the caller's subscriptions."""

    key: str | None
    """The server's public key, as base64url; null if this server sends no notices."""
    subscriptions: list[SubscriptionJson]
