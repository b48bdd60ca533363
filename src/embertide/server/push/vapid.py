"""The key by which push services recognise this server (VAPID, RFC 8292)."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from embertide.server.push.encryption import CURVE, encode_url, public_bytes

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve's group: private keys are below it."""

LIFETIME = 12 * 3600
"""Seconds for which a token is valid; push services accept at most 24 hours."""


class VapidKey:
    """A key pair derived from the server's signing key.

    So all nodes have the same pair, and it lasts as long as the signing key, without being stored.
    """

    def __init__(self, signing_key: bytes, contact: str) -> None:
        # 48 bytes, so that the remainder is uniform up to one part in 2^128.
        seed = HKDF(SHA256(), 48, None, b"embertide vapid").derive(signing_key)
        number = int.from_bytes(seed, "big") % (ORDER - 1) + 1
        self._private = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public = encode_url(public_bytes(self._private.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the Authorization header for the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + LIFETIME,
            "sub": self._contact,
        }
        text = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encode_url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def _part(claims: dict[str, object]) -> str:
    return encode_url(json.dumps(claims, separators=(",", ":")).encode())
