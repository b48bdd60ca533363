"""Encryption of a message for one browser (RFC 8291, RFC 8188), which its push service cannot read.

Our own, since `pywebpush` installs two HTTP clients, requests and aiohttp, with all their packages.
"""

import base64
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the one record; push services accept no longer message."""
PAD = 512
"""Messages are padded to a multiple of this, so that their lengths tell little."""
END = b"\x02"
"""The delimiter between the last record's text and its padding."""


def decode(text: str) -> bytes:
    """Return the bytes of base64url text without padding; raise ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def encode_url(data: bytes) -> str:
    """Return bytes as base64url text without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point of 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(text: str) -> ec.EllipticCurvePublicKey:
    """Return the public key of a browser; raise ValueError if it is not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(text))


def padded(message: bytes) -> bytes:
    """Return a message with its delimiter and padding."""
    return (message + END).ljust(-(-(len(message) + 1) // PAD) * PAD, b"\0")


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a push message.

    Args:
        text: The message with its padding.
        p256dh: The public key of the browser.
        auth: The secret of its subscription.
        own: The key of this message; a new one unless a test gives it.
        salt: 16 random bytes, unless a test gives them.
    """
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = read_public(p256dh), public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + public_bytes(theirs) + ours
    secret = _derived(shared, decode(auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
