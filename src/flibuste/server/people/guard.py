"""The guard: counts what people and addresses take of the server, and refuses what is too much.

Everything is counted twice: for the person, if he is known, and for the address, which several people may share and
which may therefore take more. With a rate of 0 nothing is counted and nothing refused.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterator

from flibuste.server.people.players import OWN_BOTS
from flibuste.server.people.rate_limit import RateLimiter
from flibuste.server.problems import Refused
from flibuste.server.settings import Settings
from flibuste.server.store import Store, queries

MINUTE, HOUR = 60.0, 3600.0
NETWORK_BITS = 64  # of an IPv6 address: what one household has is a network of so many


def counted_address(host: str) -> str:
    """The address that is counted: of IPv6 the network, since one household has all the addresses in it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))


class Client:
    """Whoever takes something: a counted address, and a person if it is known who that is."""

    def __init__(self, address: str, player_id: str | None = None) -> None:
        self.address = address
        self.player_id = player_id


class Guard:
    """See the module. A refusal names its reason and how much there may be."""

    def __init__(self, settings: Settings) -> None:
        limits, on = settings.limits, settings.rate > 0
        self.on = on
        self.limits = limits
        self.requests = RateLimiter(settings.rate)
        self.chat = RateLimiter(on * limits.chat / MINUTE, MINUTE / 2)
        self.new_tables = RateLimiter(on * limits.new_tables / HOUR, HOUR / 2)
        self.newcomers = RateLimiter(on * limits.newcomers / HOUR, HOUR / 2)
        self.mails = RateLimiter(on * limits.mails / HOUR, HOUR)
        self.received = RateLimiter(on * limits.received * 1000.0, MINUTE / 2)
        self.sent = RateLimiter(on * limits.sent * 1000.0, MINUTE / 2)
        self.sockets: Counter[str] = Counter()

    # ---- what flows ----

    def request(self, client: Client, cost: float = 1.0) -> None:
        """Count a request for an address, before it is known who makes it."""
        if not self.requests.take(client.address, cost):
            raise Refused("too-many")

    def request_of(self, client: Client) -> None:
        """Count a request for a person, who may use several addresses."""
        if client.player_id not in (None, OWN_BOTS) and not self.requests.take(f"person {client.player_id}"):
            raise Refused("too-many")

    def say(self, client: Client) -> None:
        """Count a line of chat, or a report."""
        self.take(self.chat, client, "too-much-chat", self.limits.chat)

    def mail(self, client: Client, email: str) -> None:
        """Count a letter, for whoever has it sent and for whoever is sent it."""
        self.take(self.mails, client, "too-many-mails", self.limits.mails)
        if not self.mails.take(f"mail {email}"):
            raise Refused("too-many-mails", most=self.limits.mails)

    def open_table(self, client: Client) -> None:
        """Count a table that is opened."""
        self.take(self.new_tables, client, "too-many-new-tables", self.limits.new_tables)

    def arrive(self, client: Client) -> None:
        """Count somebody new from an address."""
        if not self.newcomers.take(client.address):
            raise Refused("too-many-newcomers", most=self.limits.newcomers)

    def carry(self, client: Client, received: int, sent: int) -> None:
        """Count the bytes that came in and went out."""
        for key, crowd in self.keys(client) if self.on else ():
            self.received.spend(key, received, crowd)
            self.sent.spend(key, sent, crowd)

    def check_data(self, client: Client) -> None:
        """Refuse whoever has sent or fetched more than he may."""
        for flow, most in ((self.received, self.limits.received), (self.sent, self.limits.sent)):
            if self.on and any(flow.available(key, crowd) < 0 for key, crowd in self.keys(client)):
                raise Refused("too-much-data", most=most)

    def take(self, flow: RateLimiter, client: Client, reason: str, most: int, cost: float = 1.0) -> None:
        """Count something for a client, or refuse it."""
        if self.on and not all(flow.take(key, cost, crowd) for key, crowd in self.keys(client)):
            raise Refused(reason, most=most)

    def keys(self, client: Client) -> Iterator[tuple[str, int]]:
        """The names under which a client is counted, each with the number of people it stands for."""
        if client.player_id == OWN_BOTS:
            return
        if client.player_id is not None:
            yield f"person {client.player_id}", 1
        yield client.address, self.limits.crowd

    # ---- what is held ----

    def hold_socket(self, client: Client) -> None:
        """Count a connection that stays open; `release_socket` has to follow, unless this refuses."""
        self.check_socket(client)
        if self.on:
            self.sockets.update(key for key, _ in self.keys(client))

    def check_socket(self, client: Client) -> None:
        """Refuse one more open connection to whoever has as many as he may."""
        if self.on and any(self.sockets[key] >= self.limits.sockets * crowd for key, crowd in self.keys(client)):
            raise Refused("too-many-sockets", most=self.limits.sockets)

    def release_socket(self, client: Client) -> None:
        """A connection was closed."""
        for key, _ in self.keys(client) if self.on else ():
            self.sockets[key] -= 1
            if self.sockets[key] <= 0:
                del self.sockets[key]

    async def check_tables(self, store: Store, player_id: str) -> None:
        """Refuse one more table to whoever has opened as many as he may that are not over."""
        most = self.limits.tables
        if self.on and await store.read(queries.count_tables_of_host, player_id) >= most:
            raise Refused("too-many-tables", most=most)

    async def check_seats(self, store: Store, player_id: str) -> None:
        """Refuse one more seat to whoever has as many as he may at tables that are not over."""
        most = self.limits.seats
        if self.on and await store.read(queries.count_seats_of, player_id) >= most:
            raise Refused("too-many-seats", most=most)
