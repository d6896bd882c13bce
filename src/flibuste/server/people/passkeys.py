"""Passkeys (WebAuthn): a device proves who somebody is with a key that never leaves it."""

import time
from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from flibuste.server.people.players import hash_secret
from flibuste.server.people.visitors import Visitor, host_of
from flibuste.server.problems import Refused
from flibuste.server.store import Duplicate, Store, accounts, queries
from flibuste.server.store.rows import LoginKeyRow, PasskeyRow, PlayerRow

KIND = "passkey"
MINUTES = 10 * 60.0
NAME = "Flibuste"
BAD = (WebAuthnException, KeyError, TypeError, ValueError, UnicodeError, msgspec.DecodeError, AttributeError)


def site_of(visitor: Visitor) -> str:
    """The name of the site that a passkey is for: the host without its port."""
    host = host_of(visitor.address)
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


async def remember(store: Store, challenge: bytes, player: PlayerRow | None) -> None:
    """Keep a challenge until it is answered."""
    key, now = hash_secret(bytes_to_base64url(challenge)), time.time()
    owner = None if player is None else player.id
    await store.write(accounts.add_key, LoginKeyRow(key, KIND, now + MINUTES, owner), now)


async def challenge_in(store: Store, credential: dict[str, Any], player: PlayerRow | None) -> bytes:
    """The challenge that a passkey has answered; refuses one that was not given, or was answered before."""
    told = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    key = await store.write(accounts.take_key, hash_secret(told["challenge"]), KIND, time.time())
    if key is None or key.player_id != (None if player is None else player.id):
        raise Refused("bad-passkey")
    return base64url_to_bytes(told["challenge"])


async def begin_adding(store: Store, visitor: Visitor) -> dict[str, Any]:
    """What a browser is asked to make a passkey with."""
    player = visitor.require_player()
    known = await store.read(accounts.passkeys_of, player.id)
    options = generate_registration_options(
        rp_id=site_of(visitor),
        rp_name=NAME,
        user_id=player.id.encode(),
        user_name=player.name or NAME,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    await remember(store, options.challenge, player)
    return dict(msgspec.json.decode(options_to_json(options)))


async def add(store: Store, visitor: Visitor, credential: dict[str, Any]) -> None:
    """Keep the public part of a passkey that a browser has made."""
    player = visitor.require_player()
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=await challenge_in(store, credential, player),
            expected_rp_id=site_of(visitor),
            expected_origin=visitor.address,
        )
    except BAD as error:
        raise Refused("bad-passkey") from error
    key, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    row = PasskeyRow(key, player.id, public, made.sign_count, visitor.device, time.time())
    try:
        await store.write(accounts.add_passkey, row)
    except Duplicate:
        raise Refused("bad-passkey") from None


async def begin_signing_in(store: Store, visitor: Visitor) -> dict[str, Any]:
    """What a browser is asked to prove; which person it is turns out by the passkey."""
    options = generate_authentication_options(
        rp_id=site_of(visitor), user_verification=UserVerificationRequirement.PREFERRED
    )
    await remember(store, options.challenge, None)
    return dict(msgspec.json.decode(options_to_json(options)))


async def owner(store: Store, visitor: Visitor, credential: dict[str, Any]) -> PlayerRow:
    """The person whose passkey has answered."""
    try:
        known = await store.read(accounts.passkey, str(credential["id"]))
        challenge = await challenge_in(store, credential, None)
        if known is None:
            raise Refused("bad-passkey")
        proof = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site_of(visitor),
            expected_origin=visitor.address,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except BAD as error:
        raise Refused("bad-passkey") from error
    await store.write(accounts.count_use, known.id, proof.new_sign_count)
    player = await store.read(queries.player, known.player_id)
    if player is None:
        raise Refused("bad-passkey")
    if player.banned is not None:
        raise Refused("banned", why=player.banned)
    return player
