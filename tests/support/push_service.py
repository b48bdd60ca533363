"""A push service for tests: a real HTTPS server that decrypts what it receives."""

import asyncio
import datetime
import ipaddress
import json
import os
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from embertide.server.push.encryption import CURVE, decode, encode_url, public_bytes


class Pushed(NamedTuple):
    """A message that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Device:
    """A browser's side of a subscription: its private key and its secret."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)

    def order(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """Return the body that subscribes this device."""
        key = encode_url(public_bytes(self._key.public_key()))
        auth = encode_url(self._auth)
        return {"endpoint": endpoint, "p256dh": key, "auth": auth, "language": language}

    def decrypt(self, body: bytes) -> bytes:
        """Return the text of a message as RFC 8291 says that a browser reads it."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") >= len(sealed)
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        info = b"WebPush: info\0" + public_bytes(self._key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        return text[:-1]


def check_token(header: str, audience: str) -> dict[str, Any]:
    """Check the signature of an Authorization header; return its claims."""
    found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    text, signature, key = found.groups()
    raw = decode(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decode(text.split(".")[1]))
    assert claims["aud"] == audience
    return claims


class PushService:
    """The server; `statuses` are the next answers, then 201."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[Pushed] = asyncio.Queue()
        self.statuses: list[str] = []
        self.port = 0

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    def endpoint(self, name: str = "device") -> str:
        return f"https://{self.host}/push/{name}?v=2"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")[:-2]
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.put_nowait(Pushed(first.split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else "201 Created"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Run a push service with the certificate of that folder."""
    service, tls = PushService(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()


def make_certificate(folder: Path) -> Path:
    """Write a self-signed certificate of localhost and its key; return the certificate's file."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "cert.pem"
    file.write_bytes(certificate.public_bytes(Encoding.PEM))
    form = PrivateFormat.PKCS8
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, form, NoEncryption()))
    return file
