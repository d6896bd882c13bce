"""The server's key. It is not in the database: it seals the secrets of running games there, and signs receipts.

It is `FLIBUSTE_SECRET_KEY`, else the file `secret.key` in the data folder, which is made at the first start.
"""

import base64
import binascii
import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path

FILE = "secret.key"
HOW = "64 hexadecimal digits, as `openssl rand -hex 32` writes them"


class NoKey(Exception):
    """There is no key that can be used; the message is one line that says what to do."""


class CannotUnseal(Exception):
    """Something was sealed with another key, or for another table."""


class Keys:
    """All that is done with the key. One that is new has the `path` at which it is still to be kept."""

    def __init__(self, key: bytes, path: Path | None = None) -> None:
        self.key = key
        self.path = path
        self.derive(key)

    def keep(self) -> None:
        """Write a new key down before anything is sealed with it."""
        if self.path is None:
            return
        try:
            self.key = write_key(self.key, self.path)
        except (OSError, UnicodeError) as error:
            raise unusable(self.path, error) from error
        self.derive(self.key)
        self.path = None

    def derive(self, key: bytes) -> None:
        """Make the keys for each purpose."""
        try:
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        except ImportError as error:
            raise NoKey("the package cryptography is missing: pip install 'flibuste[server]'") from error
        self.mark = derived(key, "mark").hex()
        self.box = AESGCM(derived(key, "sealing"))
        self.pen = Ed25519PrivateKey.from_private_bytes(derived(key, "receipts"))
        self.public = bytes(self.pen.public_key().public_bytes_raw()).hex()
        self.push = derived(key, "push")
        self.letters = derived(key, "letters")

    def seal(self, table_id: str, secret: str) -> str:
        """A secret as the database may have it; only this key opens it, and only for this table."""
        start = secrets.token_bytes(12)
        sealed = self.box.encrypt(start, secret.encode(), table_id.encode())
        return base64.b64encode(start + bytes(sealed)).decode()

    def unseal(self, table_id: str, sealed: str) -> str:
        from cryptography.exceptions import InvalidTag

        try:
            data = base64.b64decode(sealed, validate=True)
            return bytes(self.box.decrypt(data[:12], data[12:], table_id.encode())).decode()
        except (InvalidTag, binascii.Error, ValueError) as error:
            raise CannotUnseal(f"the secret of {table_id[:6]}… was sealed with another key") from error

    def sign(self, text: str) -> str:
        """The signature of a text, in hexadecimal digits."""
        return bytes(self.pen.sign(text.encode())).hex()

    def mark_of(self, player_id: str) -> str:
        """What proves that a link in a letter to a person is from this server."""
        return hmac.new(self.letters, player_id.encode(), hashlib.sha256).hexdigest()[:32]


def derived(key: bytes, purpose: str) -> bytes:
    """A key for one purpose: from none of them another one can be found."""
    return hmac.new(key, f"flibuste key for {purpose}".encode(), hashlib.sha256).digest()


def open_keys(data: Path, given: str | None = None) -> Keys:
    """The key that is given, or that of the data folder; where there is none a new one, which `keep` writes there."""
    if given:
        return Keys(read_key(given, "FLIBUSTE_SECRET_KEY"))
    path = data / FILE
    try:
        if path.exists():
            return Keys(read_key(path.read_text(encoding="ascii"), str(path)))
    except (OSError, UnicodeError) as error:
        raise unusable(path, error) from error
    return Keys(secrets.token_bytes(32), path)


def unusable(path: Path, error: OSError | UnicodeError) -> NoKey:
    reason = os.strerror(error.errno or 0) if isinstance(error, OSError) else "is no text"
    return NoKey(f"the key file {path} cannot be used ({reason}); name a key with FLIBUSTE_SECRET_KEY")


def read_key(text: str, where: str) -> bytes:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise NoKey(f"{where} is not a key: it should have {HOW}")
    return bytes.fromhex(text.strip())


def write_key(key: bytes, path: Path) -> bytes:
    """Write a key to a file that nobody else may read, and return it. If another server was first, its key counts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(key.hex() + "\n")
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        return read_key(path.read_text(encoding="ascii"), str(path))
    return key
