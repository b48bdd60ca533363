"""Encryption of push messages, the server's key, and the addresses that are allowed."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from embertide.core.errors import Malformed
from embertide.server.push.encryption import CURVE, decode, encode_url, encrypt, padded
from embertide.server.push.endpoints import is_public, target_of
from embertide.server.push.vapid import VapidKey
from embertide.server.settings import PUSH_SERVICES
from tests.support.push_service import Device, check_token

EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291() -> None:
    private = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypt(
        b"When I grow up, I want to be a watermelon\x02",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(private, CURVE),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode_url(body) == EXAMPLE


@given(st.binary(max_size=900).filter(lambda text: not text.endswith(b"\0")))
def test_a_device_reads_what_was_encrypted_for_it(text: bytes) -> None:
    device = Device()
    order = device.order("https://push.example/")
    body = encrypt(padded(text), order["p256dh"], order["auth"])
    assert device.decrypt(body) == text
    assert len(body) in (21 + 65 + 16 + 512, 21 + 65 + 16 + 1024)


def test_the_key_lasts_as_long_as_the_signing_key() -> None:
    one, same, other = (VapidKey(key, "mailto:a@b.example") for key in (b"k" * 32, b"k" * 32, b"x"))
    assert one.public == same.public != other.public
    claims = check_token(
        one.authorization("https://push.example/x?y", 1000), "https://push.example"
    )
    assert claims == {"aud": "https://push.example", "exp": 44200, "sub": "mailto:a@b.example"}


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com:443/QX",
        "https://wns2-db5p.notify.windows.com/w/?token=B%2b",
    ],
)
def test_the_push_services_of_browsers_are_allowed(endpoint: str) -> None:
    assert target_of(endpoint, PUSH_SERVICES).port == 443


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://push.services.mozilla.com.evil.example/",
        "https://evilpush.services.mozilla.com/",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/\r\nHost: evil.example",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://localhost/x",
        "https://:443/x",
        "file:///etc/passwd",
        "https://fcm.googleapis.com:99999/x",
        "",
    ],
)
def test_other_endpoints_are_refused(endpoint: str) -> None:
    with pytest.raises(Malformed):
        target_of(endpoint, PUSH_SERVICES)


def test_hosts_can_be_configured() -> None:
    hosts = ("ntfy.example", "push.local:8443")
    assert target_of("https://ntfy.example/x", hosts) == ("ntfy.example", 443, False)
    assert target_of("https://push.local:8443/x", hosts) == ("push.local", 8443, True)
    assert target_of("https://any.example/x", ("*",)) == ("any.example", 443, False)
    for endpoint in ("https://push.local/x", "https://ntfy.example:8443/x"):
        with pytest.raises(Malformed):
            target_of(endpoint, hosts)
    for endpoint in ("https://127.0.0.1/", "https://2130706433/", "https://localhost/"):
        with pytest.raises(Malformed):
            target_of(endpoint, ("*",))


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001:830::200a", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


PRIVATE = """
127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
255.255.255.255 198.18.0.1 ::1 :: fe80::1 fe80::1%eth0 fc00::1 fd12::1 ff02::1
::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: ::127.0.0.1
"""


@pytest.mark.parametrize("address", PRIVATE.split())
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)
