"""PPO in plain PyTorch on the CPU: Störtebeker for two, against random players. Needs `torch`, `onnx` and `numpy`.

python examples/ppo/train.py --minutes 15 --out policy.onnx

The learner sits at seat 1 of many games at once. It is paid for points gained on its opponent, and for the victory. The
curve (share of victories, by minutes and decisions) goes to `curve.csv` beside the policy.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from flibuste.research.vector import Games

GAMES, LENGTH, EPOCHS, BATCH = 256, 64, 3, 2048
DISCOUNT, TRACE, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.005
POINT = 0.04  # what a point gained on the opponent is worth, where a victory is 1


class Policy(nn.Module):
    """An observation in, a number for every action and the expected return out."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh())
        self.choice = nn.Linear(256, actions)
        self.worth = nn.Linear(256, 1)
        nn.init.normal_(self.choice.weight, std=0.01)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        seen = seen.float()
        body = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.choice(body), self.worth(body).squeeze(-1)


def masked(choice: torch.Tensor, masks: torch.Tensor) -> torch.distributions.Categorical:
    return torch.distributions.Categorical(logits=choice.masked_fill(masks == 0, -1e9), validate_args=False)


class Learner:
    """The games, the policy, and what was seen since the last update."""

    def __init__(self, workers: int) -> None:
        self.games = Games("stortebeker", 2, GAMES, workers, learner=0, history=False)
        code = self.games.code
        self.policy = Policy(code.size, code.actions)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), 5e-4, eps=1e-5)
        players = next(field for field in code.layout.fields if field.name == "players")
        self.own, self.other = players.start + 1, players.start + 1 + players.size // 2
        self.games.reset(1)
        self.results: list[float] = []

    def lead(self) -> np.ndarray:
        seen = self.games.observations
        return (seen[:, self.own] - seen[:, self.other]).astype(np.float32)

    def act(self) -> dict[str, torch.Tensor]:
        """One decision in every game."""
        games = self.games
        seen, masks = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
        with torch.no_grad():
            choice, worth = self.policy(seen)
            chances = masked(choice, masks)
            actions = chances.sample()
        before = self.lead()
        games.step(actions.numpy())
        over = games.over.astype(bool)
        won = games.rewards[:, 0]
        self.results += [(1 + float(result)) / 2 for result in won[over]]
        paid = np.where(over, won, POINT * (self.lead() - before)).astype(np.float32)
        found = {"seen": seen, "masks": masks, "actions": actions, "worth": worth, "log": chances.log_prob(actions)}
        return found | {"paid": torch.from_numpy(paid), "over": torch.from_numpy(over)}

    def gather(self) -> dict[str, torch.Tensor]:
        """So many decisions of every game, with what each turned out to be worth."""
        steps = [self.act() for _ in range(LENGTH)]
        found = {name: torch.stack([step[name] for step in steps]) for name in steps[0]}
        with torch.no_grad():
            after = self.policy(torch.from_numpy(self.games.observations.copy()))[1]
        found["better"] = torch.zeros_like(found["paid"])
        trace = torch.zeros(GAMES)
        for at in reversed(range(LENGTH)):
            goes_on = (~found["over"][at]).float()
            trace = (
                found["paid"][at] + DISCOUNT * after * goes_on - found["worth"][at] + DISCOUNT * TRACE * goes_on * trace
            )
            found["better"][at], after = trace, found["worth"][at]
        found["return"] = found["better"] + found["worth"]
        return {name: values.flatten(0, 1) for name, values in found.items()}

    def learn(self) -> None:
        found = self.gather()
        for _ in range(EPOCHS):
            for places in torch.randperm(len(found["log"])).split(BATCH):
                self.improve({name: values[places] for name, values in found.items()})

    def improve(self, part: dict[str, torch.Tensor]) -> None:
        choice, worth = self.policy(part["seen"])
        chances = masked(choice, part["masks"])
        ratio = (chances.log_prob(part["actions"]) - part["log"]).exp()
        better = (part["better"] - part["better"].mean()) / (part["better"].std() + 1e-8)
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        loss = -gain + 0.5 * (worth - part["return"]).square().mean() - ENTROPY * chances.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimizer.step()


def save(policy: Policy, size: int, path: Path) -> None:
    """For ONNX Runtime: `bot.py` plays with it."""
    torch.onnx.export(
        policy, (torch.zeros(1, size, dtype=torch.int16),), str(path), input_names=["seen"],
        output_names=["choice", "worth"], dynamic_axes={"seen": {0: "games"}}, dynamo=False,
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("policy.onnx"))
    settings = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(2)
    learner = Learner(settings.workers)
    begin, decisions = time.monotonic(), 0
    with settings.out.with_name("curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "games", "victories"])
        while (minutes := (time.monotonic() - begin) / 60) < settings.minutes:
            learner.learn()
            decisions += GAMES * LENGTH
            last = learner.results[-500:]
            curve.writerow([f"{minutes:.2f}", decisions, len(learner.results), f"{np.mean(last or [0]):.3f}"])
            file.flush()
            print(
                f"{minutes:5.1f} min, {decisions} decisions, {len(learner.results)} games: {np.mean(last or [0]):.3f}",
                flush=True,
            )
    save(learner.policy, learner.games.code.size, settings.out)
    learner.games.close()


if __name__ == "__main__":
    main()
