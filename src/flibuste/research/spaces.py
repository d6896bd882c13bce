"""The spaces of actions and observations, as Gymnasium and PettingZoo want them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from flibuste.research.encoding import Encoding


def action_space(code: Encoding) -> Any:
    return spaces.Discrete(code.actions)


def observation_space(code: Encoding) -> Any:
    """An observation, the mask of the actions and, where an index is a place in a menu, its candidates."""
    found: dict[str, Any] = {
        "observation": spaces.Box(edges(code, "low"), edges(code, "high"), dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (code.actions,), np.int8),
    }
    if code.columns:
        found["candidates"] = spaces.Box(-32768, 32767, (code.actions, code.columns), np.int16)
    return spaces.Dict(found)


def edges(code: Encoding, side: str) -> Any:
    """The lowest or the highest value of every number."""
    fields = code.layout.fields
    return np.repeat([getattr(field, side) for field in fields], [field.size for field in fields]).astype(np.int16)
