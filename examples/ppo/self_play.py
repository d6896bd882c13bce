"""PPO by self-play on a fleet of games: Störtebeker for two, on a GPU. Needs `torch`, `onnx`, `numpy` and `nvcc`.

python examples/ppo/self_play.py --minutes 9 --out policy.onnx

Both seats are the learner. A decision is worth what it brings its own seat: where the other seat decides next, what
that one expects counts against it. Paid are points gained on the opponent, and the victory. `bot.py` plays the policy.
Every minute one is kept, too: `policy-1.onnx` and so on.
"""

import argparse
import copy
import csv
import math
import time
from pathlib import Path
from typing import Any

import torch
from torch import nn
from train import save

from flibuste.research.fleet import Fleet

LENGTH, EPOCHS, PARTS = 32, 2, 8
DISCOUNT, TRACE, CLIP = 0.999, 0.95, 0.2
POINT = 0.04  # what a point gained on the opponent is worth, where a victory is 1
RATE, ENTROPY = (6e-4, 5e-5), (0.015, 0.002)  # from the first minute to the last


class Policy(nn.Module):
    """An observation without its history in, a number for every action and the expected return out."""

    def __init__(self, size: int, actions: int, width: int = 512) -> None:
        super().__init__()
        self.size = size
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.choice.weight, std=0.01)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        seen = seen[:, : self.size].float()
        body = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.choice(body), self.worth(body).squeeze(-1)


def logs_of(choice: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """The logarithm of every action's chance."""
    return choice.float().masked_fill(masks == 0, -1e9).log_softmax(-1)


class Learner:
    """The games, the policy, and what was seen since the last update."""

    def __init__(self, device: str, count: int) -> None:
        self.device = device
        self.games = Fleet(2, count, history=False, device=device)
        code = self.games.code
        fields = {field.name: field for field in code.layout.fields}
        self.own = fields["players"].start + 1
        self.other = self.own + fields["players"].size // 2
        self.policy = Policy(fields["history"].start, code.actions).to(device)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), RATE[0], eps=1e-5)
        self.games.reset(1)
        self.entropy = ENTROPY[0]

    def seen(self, name: str) -> torch.Tensor:
        return torch.as_tensor(getattr(self.games, name))

    def lead(self) -> torch.Tensor:
        """By how many points whoever is asked leads."""
        seen = self.seen("observations")
        return (seen[:, self.own] - seen[:, self.other]).float()

    def judge(self) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16):
            choice, worth = self.policy(self.seen("observations"))
        return choice, worth.float()

    def act(self) -> dict[str, torch.Tensor]:
        """One decision in every game."""
        found = {name: self.seen(name).clone() for name in ("observations", "masks")}
        seats, lead = self.seen("seats").long(), self.lead()
        choice, found["worth"] = self.judge()
        logs = logs_of(choice, found["masks"])
        noise = torch.empty_like(logs).exponential_().log_()
        found["actions"] = (logs - noise).argmax(-1)
        found["log"] = logs.gather(-1, found["actions"][:, None])[:, 0]
        self.games.step(found["actions"].int() if self.device == "cuda" else found["actions"].numpy())
        over, scores = self.seen("over").bool(), self.seen("scores").float()
        mine = seats[:, None]
        turned = torch.where(self.seen("seats").long() == seats, 1.0, -1.0)
        final = scores.gather(1, mine)[:, 0] - scores.gather(1, 1 - mine)[:, 0]
        gained = torch.where(over, final, turned * self.lead()) - lead
        found["paid"] = self.seen("rewards").gather(1, mine)[:, 0] + POINT * gained
        found["goes_on"] = torch.where(over, 0.0, turned)
        return found

    def gather(self) -> dict[str, torch.Tensor]:
        """So many decisions of every game, with what each turned out to be worth."""
        steps = [self.act() for _ in range(LENGTH)]
        after = self.judge()[1]
        trace = torch.zeros_like(after)
        for step in reversed(steps):
            goes_on = DISCOUNT * step.pop("goes_on")
            trace = step.pop("paid") + goes_on * after - step["worth"] + TRACE * goes_on * trace
            step["better"], after = trace, step["worth"]
        found = {name: torch.cat([step[name] for step in steps]) for name in steps[0]}
        found["return"] = found["better"] + found.pop("worth")
        found["better"] = (found["better"] - found["better"].mean()) / (found["better"].std() + 1e-8)
        return found

    def learn(self) -> dict[str, float]:
        found = self.gather()
        size = len(found["log"])
        told: dict[str, float] = {}
        for _ in range(EPOCHS):
            for places in torch.randperm(size, device=self.device).split(size // PARTS):
                told = self.improve({name: values[places] for name, values in found.items()})
        return told

    def improve(self, part: dict[str, torch.Tensor]) -> dict[str, Any]:
        with torch.autocast(self.device, torch.bfloat16):
            choice, worth = self.policy(part["observations"])
        logs = logs_of(choice, part["masks"])
        entropy = -(logs.exp() * logs).sum(-1).mean()
        ratio = (logs.gather(-1, part["actions"][:, None])[:, 0] - part["log"]).exp()
        gain = torch.min(ratio * part["better"], ratio.clamp(1 - CLIP, 1 + CLIP) * part["better"]).mean()
        error = (worth.float() - part["return"]).square().mean()
        self.optimizer.zero_grad()
        (-gain + 0.5 * error - self.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimizer.step()
        return {"entropy": entropy.detach(), "error": error.detach()}

    def settle(self, done: float) -> None:
        """Learning rate and entropy bonus, after this part of the time."""
        part = 0.5 + 0.5 * math.cos(math.pi * min(1.0, done))
        self.entropy = ENTROPY[1] + (ENTROPY[0] - ENTROPY[1]) * part
        for group in self.optimizer.param_groups:
            group["lr"] = RATE[1] + (RATE[0] - RATE[1]) * part


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", type=Path, default=Path("policy.onnx"))
    settings = parser.parse_args()
    torch.manual_seed(1)
    begin, rounds, kept = time.monotonic(), 0, 0
    learner = Learner(settings.device, settings.games)
    size = learner.games.code.size
    with settings.out.with_name("self-play.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "entropy", "error"])
        while (minutes := (time.monotonic() - begin) / 60) < settings.minutes:
            learner.settle(minutes / settings.minutes)
            told = learner.learn()
            rounds += 1
            if rounds % 20 == 1:
                row = [f"{minutes:.2f}", rounds * LENGTH * settings.games, *(f"{float(v):.4f}" for v in told.values())]
                curve.writerow(row)
                print(*row, flush=True)
            if minutes >= kept + 1:
                kept += 1
                save(copy.deepcopy(learner.policy).cpu(), size, settings.out.with_stem(f"{settings.out.stem}-{kept}"))
    save(learner.policy.cpu(), size, settings.out)


if __name__ == "__main__":
    main()
