"""Web Push: what a push service is sent, so that only the browser can read it (RFC 8291) and knows us (RFC 8292)."""

import base64
import json
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

DAY = 86400
RECORD = 4096
POINT_BYTES, AUTH_BYTES, NUMBER_BYTES = 65, 16, 32
LAST = b"\x02"  # ends the only record
CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def encoded(data: bytes) -> str:
    """Bytes as they are written in addresses and headers."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of such a text; raises ValueError for what is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser."""
    point, secret = decoded(p256dh), decoded(auth)
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise ValueError("wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


# ---- the content ----


def seal(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291: a text that only the browser with these keys can read; `own` key and `salt` are new for each one."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs, mine = decoded(p256dh), point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    common = derive(shared, decoded(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derive(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(common, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(mine).to_bytes(1, "big") + mine
    return head + bytes(AESGCM(key).encrypt(nonce, text + LAST, None))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


# ---- who sends it ----


class Vapid:
    """RFC 8292: by this key a push service knows the server again. `contact` is where its owner can be reached."""

    def __init__(self, number: bytes, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(number, "big") % (ORDER - 1) + 1, CURVE)
        self.public = encoded(point_of(self.key.public_key()))
        self.contact = contact

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        """The headers by which the server says who it is to the push service behind an address."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + DAY // 2, "sub": self.contact}
        token = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        return {"authorization": f"vapid t={token}.{encoded(self.sign(token))}, k={self.public}"}

    def sign(self, text: str) -> bytes:
        """The signature as two numbers of 32 bytes."""
        numbers = utils.decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
