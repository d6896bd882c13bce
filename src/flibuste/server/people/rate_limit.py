"""How often a client may do something."""

import time

BURST_SECONDS = 10.0
MOST_CLIENTS = 50_000


class RateLimiter:
    """Allows each client `rate` a second in the long run, and what comes together in `burst` seconds at once; 0 means
    no limit. Of more clients than it can remember, those that were heard of longest ago begin anew.

    `crowd` is for how many people a client stands: it may take so many times as much.
    """

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        self.most = max(rate * burst, 1.0)
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, cost: float = 1.0, crowd: int = 1) -> bool:
        """Count something of a client; False, and nothing counted, if it is too much."""
        if self.rate <= 0:
            return True
        allowed = self.available(client, crowd) >= min(cost, self.most * crowd)
        self.spend(client, cost if allowed else 0.0, crowd)
        return allowed

    def spend(self, client: str, cost: float, crowd: int = 1) -> None:
        """Count what has been taken already, be it too much or not."""
        if self.rate <= 0:
            return
        left = max(self.available(client, crowd) - cost, -self.most * crowd)
        self.left.pop(client, None)
        if len(self.left) >= MOST_CLIENTS:
            del self.left[next(iter(self.left))]
        self.left[client] = (left, time.monotonic())

    def available(self, client: str, crowd: int = 1) -> float:
        """What a client may still take now; below 0 after it has taken too much."""
        most, now = self.most * crowd, time.monotonic()
        left, at = self.left.get(client, (most, now))
        return min(most, left + (now - at) * self.rate * crowd)
