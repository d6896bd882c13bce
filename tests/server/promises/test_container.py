"""The Containerfile and compose.yaml: what they say can be read, and names things that exist."""

import re
import shlex
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[3]
WORDS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "ENTRYPOINT", "CMD", "ARG"}
VARIABLES = (ROOT / "docs" / "self-host.md").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_containerfile_can_be_read() -> None:
    found = instructions()
    assert {word for word, _ in found} <= WORDS
    assert found[0][0] == "FROM" and found[-1][0] == "CMD"
    stages = [rest.partition(" AS ")[2] for word, rest in found if word == "FROM"]
    for word, rest in found:
        if word in ("ENTRYPOINT", "CMD") and rest.startswith("["):
            assert isinstance(yaml.safe_load(rest), list)
        if word == "COPY" and "--from=" in rest:
            assert re.findall(r"--from=(\S+)", rest)[0] in stages
        if word == "RUN":
            assert shlex.split(rest)
        if word == "ENV":
            assert rest.partition("=")[0] in VARIABLES
    assert any(word == "USER" and rest != "root" for word, rest in found)


def test_the_image_brings_the_web_client() -> None:
    """It is built where Node.js is, and lies in the source before the wheel is made."""
    found = instructions()
    built = next(place for place, (word, rest) in enumerate(found) if word == "RUN" and "npm run" in rest)
    brought = next(place for place, (word, rest) in enumerate(found) if word == "COPY" and "src/flibuste/web" in rest)
    wheel = next(place for place, (word, rest) in enumerate(found) if word == "RUN" and "make wheel" in rest)
    assert built < brought < wheel
    assert "src/flibuste/web" in (ROOT / ".containerignore").read_text(encoding="utf-8").split()


def test_the_compose_file_can_be_read() -> None:
    data: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = data["services"]
    for service in services.values():
        assert "image" in service or (ROOT / service["build"]["dockerfile"]).is_file()
        for name in service.get("depends_on", {}):
            assert "healthcheck" in services[name]
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in data["volumes"]
    for name in services["flibuste"]["environment"]:
        assert name in VARIABLES, f"{name} is not in docs/self-host.md"
