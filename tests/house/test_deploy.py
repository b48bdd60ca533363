"""The files for deployment name only what exists: settings, metrics, folders and commands."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.exposition import generate_latest

from embertide.server.ops.metrics import Metrics
from embertide.server.settings_sources import KINDS, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(file for file in DEPLOY.rglob("*") if file.is_file())
PAGES = [ROOT / "docs/deploy.md", ROOT / "docs/upgrade.md", ROOT / "docs/server.md"]

VARIABLE = re.compile(r"\bEMBERTIDE_([A-Z_]+[A-Z])\b")
METRIC = re.compile(r"\bembertide_[a-z_]+[a-z]\b")


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def setting(variable: str) -> str:
    name = variable.lower()
    return name.replace("_", ".", 1) if name.startswith("limits_") else name


@pytest.mark.parametrize("file", [*FILES, *PAGES], ids=lambda file: file.name)
def test_settings_exist(file: Path) -> None:
    known = {*KINDS, "config", "limits"}
    named = {setting(name) for name in VARIABLE.findall(file.read_text("utf-8"))}
    assert named <= known


def test_the_settings_of_the_compose_file_are_valid() -> None:
    given = compose()["services"]["server"]["environment"]
    values = {"DOMAIN": "play.example.org", "EMBERTIDE_SECRET": "0" * 64, "POSTGRES_PASSWORD": "p"}

    def filled(found: re.Match[str]) -> str:
        name, default = found[1], (found[2] or "").removeprefix(":-")
        return values.get(name, default)

    environ = {
        name: re.sub(r"\$\{(\w+)(:[-?][^}]*)?\}", filled, value) for name, value in given.items()
    }
    settings = read_settings({}, environ)
    assert settings.origins == ("https://play.example.org",)
    [network] = compose()["networks"]["front"]["ipam"]["config"]
    assert settings.proxies == (network["subnet"],)
    assert settings.database == "postgresql://embertide:p@db/embertide"


def test_variables_of_the_compose_file_are_in_the_example() -> None:
    named = set(re.findall(r"\$\{(\w+)", text("compose.yaml"))) - {"EMBERTIDE_LOG_LEVEL"}
    example = set(re.findall(r"^#?([A-Z_]+)=", text("environment.example"), re.MULTILINE))
    assert named <= example


def test_only_the_proxy_is_open_to_the_world() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["db"]["networks"] == ["back"]
    assert services["caddy"]["networks"] == ["front"]
    assert compose()["networks"]["back"]["internal"] is True
    mounted = [volume.split(":")[0] for s in services.values() for volume in s.get("volumes", [])]
    assert {name for name in mounted if not name.startswith(".")} == set(compose()["volumes"])
    assert all((DEPLOY / name).is_file() for name in mounted if name.startswith("."))


def test_metrics_exist() -> None:
    metrics = Metrics()
    # A metric with labels has no samples until one is used.
    metrics.requests.labels("GET", "/", "200")
    metrics.latency.labels("/")
    metrics.thinking.labels("spark")
    metrics.refusals.labels("busy")
    metrics.troubles.labels("storage-away")
    metrics.pushes.labels("sent")
    exposed = set(METRIC.findall(generate_latest(metrics.registry).decode()))
    for name in ("alerts.yaml", "grafana.json"):
        used = set(METRIC.findall(text(f"monitoring/{name}")))
        assert used, name
        assert used <= exposed, used - exposed


def test_every_panel_has_a_query() -> None:
    panels = json.loads(text("monitoring/grafana.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])


def test_the_container_runs_as_a_user_with_a_health_check() -> None:
    _, final = text("Containerfile").split("\nFROM ")[1:]
    lines = final.splitlines()
    assert "USER 10001:10001" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    assert not any(line.startswith("RUN pip") for line in lines)


def test_the_stages_compile_and_run_for_the_same_processor() -> None:
    """Otherwise the code that was compiled into the image is not found."""
    stages = text("Containerfile").split("\nFROM ")[1:]
    found = [re.findall(r"(?:NUMBA_\w+|XDG_CACHE_HOME|ARG CPU)=\S+", stage) for stage in stages]
    assert len(found[0]) == 4
    assert found[0] == found[1]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "embertide"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "embertide.service"
    unit.write_text(
        text("embertide.service").replace("/opt/embertide/bin/embertide", str(program)), "utf-8"
    )
    done = subprocess.run(  # noqa: S603 - our own file
        ["systemd-analyze", "verify", str(unit)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "embertide.service" in line]
    assert (done.returncode, said) == (0, [])


def test_the_unit_lets_numba_compile() -> None:
    assert not re.search(r"^MemoryDenyWriteExecute", text("embertide.service"), re.MULTILINE)
