"""Calling people back: Web Push, letters about slow tables, vacations."""

from typing import Annotated

from msgspec import Meta, Struct


class Calls(Struct):
    """How a person is called back. `key` is the server's for Web Push (None: there is none), `push` whether this
    browser is called, `digest` whether letters are sent, which takes `mail` here and an `email` address.

    `away_until`: on vacation until then; `days_left` of vacation in this year, of `days`.
    """

    key: str | None
    push: bool
    digest: bool
    mail: bool
    email: bool
    away_until: float | None
    days_left: float
    days: int


class Subscription(Struct, forbid_unknown_fields=True):
    """What a browser's push service gave it: an address, and two keys in base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]


class WantLetters(Struct, forbid_unknown_fields=True):
    """Whether somebody wants letters about slow tables."""

    on: bool


class Vacation(Struct, forbid_unknown_fields=True):
    """Until when somebody is away, in seconds since 1970; None: he is there."""

    until: float | None


class PersonAtSeat(Struct):
    """Who sits at a seat and has a public page; `handle` is the name in its address."""

    seat: int
    handle: str
