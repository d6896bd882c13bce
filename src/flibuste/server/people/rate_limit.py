"""How often a client may ask."""

import time

BURST_SECONDS = 10
MOST_CLIENTS = 50_000


class RateLimiter:
    """Allows each client `rate` requests a second in the long run, and ten seconds' worth at once; 0 means no limit."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.most = rate * BURST_SECONDS
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Count a request of a client; False if it is one too many."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, at = self.left.get(client, (self.most, now))
        left = min(self.most, left + (now - at) * self.rate)
        if len(self.left) > MOST_CLIENTS:
            self.left.clear()
        allowed = left >= cost
        self.left[client] = (left - cost if allowed else left, now)
        return allowed
