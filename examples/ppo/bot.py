"""The policy that `train.py` has learned, as a bot: `flibuste arena stortebeker --bots examples/ppo/bot.py random`.

Needs `onnxruntime` and `numpy`; the policy is `policy.onnx` beside this file, or what FLIBUSTE_POLICY names.
"""

import os
from pathlib import Path

import numpy as np
import onnxruntime

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.perspective import Perspective
from flibuste.research.encoding import encoding

PATH = os.environ.get("FLIBUSTE_POLICY") or str(Path(__file__).with_name("policy.onnx"))


class Learned:
    """Takes the action that the policy likes best."""

    def __init__(self, chance: Chance) -> None:
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(PATH, settings, providers=["CPUExecutionProvider"])

    def choose(self, perspective: Perspective) -> Action:
        """A sampled table is as good as the real one: the seat sees the same numbers."""
        state, seat = perspective.sample(), perspective.seat
        code = encoding(perspective.game, state.seats)
        seen = code.observe(state, seat, np.empty((1, code.size), np.int16))
        choice = self.session.run(["choice"], {"seen": seen})[0][0]
        legal = code.legal(state, seat)
        return code.action(state, seat, legal[int(np.argmax(choice[legal]))])


BOT = Learned
