"""The Containerfile and compose.yaml: what they say can be read, and names things that exist."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from flibuste.cli.app import app

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
            name = rest.partition("=")[0]
            assert name in VARIABLES or not name.startswith("FLIBUSTE")
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
            assert services[name]["healthcheck"]["test"]
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in data["volumes"] or (ROOT / source).is_file()
    for name in services["flibuste"]["environment"]:
        assert name in VARIABLES, f"{name} is not in docs/self-host.md"


COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_is_confined(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True and service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"] and "/tmp" in service["tmpfs"]
    assert service["mem_limit"] and service["cpus"] and service["pids_limit"]
    assert service["logging"]["options"]["max-size"] and service["restart"] == "unless-stopped"


def test_only_the_proxy_meets_the_world() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in SERVICES.items() if "outside" in service["networks"]] == ["proxy"]
    assert {name for name, network in COMPOSE["networks"].items() if (network or {}).get("internal")} == {
        *("front", "back", "bots")
    }


def test_the_server_believes_the_proxy_alone() -> None:
    trusted = SERVICES["flibuste"]["environment"]["FLIBUSTE_PROXIES"]
    assert COMPOSE["networks"]["front"]["ipam"]["config"] == [{"subnet": trusted}]
    assert {name for name, service in SERVICES.items() if "front" in service["networks"]} == {"proxy", "flibuste"}


def test_bots_never_see_the_database() -> None:
    bots = SERVICES["bots"]
    assert not set(bots["networks"]) & set(SERVICES["database"]["networks"])
    assert set(bots["environment"]) == {"FLIBUSTE_TOKEN"} and "database" not in str(bots)
    assert SERVICES["flibuste"]["environment"]["FLIBUSTE_BOT_WORKERS"] == "0"
    words = bots["command"]
    result = CliRunner().invoke(app, [*words[:2], "--help"])
    assert result.exit_code == 0 and all(word in result.stdout for word in words if word.startswith("--"))


def test_the_proxy_speaks_tls_and_hides_what_is_not_for_the_world() -> None:
    text = (ROOT / "Caddyfile").read_text(encoding="utf-8")
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]
    assert text.count("{") == text.count("}")
    assert "{$FLIBUSTE_HOST} {" in text and "reverse_proxy flibuste:8000" in text
    assert "@private path /metrics /live /ready" in text and "respond @private 404" in text
