"""Why a choice is better than another: what it changes, by the features of a game's mind."""

from typing import Any


class Reason:
    """A feature that a choice changes, for the one who thinks or for his rivals; `gain` is how much that helps him."""

    def __init__(self, feature: str, more: bool, own: bool, gain: float) -> None:
        self.feature = feature
        self.more = more
        self.own = own
        self.gain = gain

    def data(self) -> dict[str, Any]:
        return {"feature": self.feature, "more": self.more, "own": self.own, "gain": round(self.gain, 4)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.feature, self.more, self.own))

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled objects do not say by themselves how they are sent to another process."""
        return Reason, (self.feature, self.more, self.own, self.gain)
