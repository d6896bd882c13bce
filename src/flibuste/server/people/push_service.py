"""The way to a push service. Browsers name its address: no address of ours, or of anybody's house, is ever called."""

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

TIMEOUT_SECONDS = 10.0
LONGEST_ENDPOINT = 1000


class BadEndpoint(Exception):
    """An address that is not called."""


class Post(http.client.HTTPConnection):
    """A connection to an address that was looked at before: a name that is asked for twice may answer differently."""

    def __init__(self, parts: SplitResult, address: str, port: int) -> None:
        super().__init__(parts.hostname or "", port, timeout=TIMEOUT_SECONDS)
        self.address = address
        self.secure = ssl.create_default_context() if parts.scheme == "https" else None

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.secure is not None:
            self.sock = self.secure.wrap_socket(self.sock, server_hostname=self.host)


def checked(endpoint: str, local: bool) -> SplitResult:
    """The parts of an address of a push service; with `local` it may be on this machine and without https."""
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError as error:
        raise BadEndpoint("no address") from error
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    schemes = ("https", "http") if local else ("https",)
    if not plain or len(endpoint) > LONGEST_ENDPOINT or parts.scheme not in schemes or not parts.hostname:
        raise BadEndpoint("no address")
    if parts.username is not None or parts.password is not None:
        raise BadEndpoint("no address")
    return parts


def address_of(parts: SplitResult, port: int, local: bool) -> str:
    """Where a push service is; refuses one if any of its addresses is not a public one."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise BadEndpoint("unknown") from error
    if not found or not (local or all(is_public(address) for address in found)):
        raise BadEndpoint("not public")
    return min(found)


def is_public(address: str) -> bool:
    """Whether anybody could call this address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return False
    return found.is_global and not found.is_multicast


def post(endpoint: str, body: bytes, headers: dict[str, str], local: bool) -> int:
    """Send something to a push service; returns its status. It is not followed elsewhere, and what it says not read."""
    parts = checked(endpoint, local)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    connection = Post(parts, address_of(parts, port, local), port)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
