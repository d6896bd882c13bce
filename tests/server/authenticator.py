"""A passkey in software, for tests: what a browser and its authenticator answer to WebAuthn's options."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

Data = dict[str, Any]
PRESENT, VERIFIED, NEW_KEY = 1, 4, 64


class Authenticator:
    """One passkey at one address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.used = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.address}).encode()

    def about(self, flags: int) -> bytes:
        self.used += 1
        site = self.address.partition("://")[2].partition(":")[0]
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    def answer(self, **response: bytes) -> Data:
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        name = bytes_to_base64url(self.id)
        return {"credential": {"id": name, "rawId": name, "type": "public-key", "response": told}}

    def make(self, options: Data) -> Data:
        """The answer to the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self.about(PRESENT | VERIFIED | NEW_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"])
        return self.answer(clientDataJSON=client, attestationObject=made)

    def prove(self, options: Data) -> Data:
        """The answer to the options for signing in."""
        data = self.about(PRESENT | VERIFIED)
        client = self.client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=data, signature=signature)
