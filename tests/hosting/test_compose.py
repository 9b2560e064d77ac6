"""The files of compose and systemd: their bots can be started, and little can be reached from outside, or reached."""

import asyncio
import configparser
import re
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from bot import config
from bot.__main__ import _parser
from bot.store.location import DATABASE

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.postgres.yaml").read_text(encoding="utf-8")
GIVEN = {"TURNCOAT_TOKEN": "a.b.c", "POSTGRES_PASSWORD": "s3cret"}
"""The lines that an operator writes into .env."""


def filled_in(value: str, given: Mapping[str, str]) -> str:
    """A value as compose makes it; ``KeyError`` where it would refuse to start."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: given[found[1]], value)


WHOLE = yaml.safe_load(COMPOSE)
SERVICES = WHOLE["services"]
ALONE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
ALL = {**SERVICES, **ALONE["services"]}
BOTS = ("gateway", "worker")


@pytest.mark.parametrize("name", BOTS)
def test_its_configuration_can_be_used(name: str) -> None:
    database, service = SERVICES["database"]["environment"], SERVICES[name]
    environ = {key: filled_in(value, GIVEN) for key, value in service["environment"].items()}
    settings = config.load(ROOT / "config.example.toml", environ)
    assert settings.token == GIVEN["TURNCOAT_TOKEN"]
    password = filled_in(database["POSTGRES_PASSWORD"], GIVEN)
    assert settings.where == f"postgresql://{database['POSTGRES_USER']}:{password}@database/{database['POSTGRES_DB']}"
    assert environ.pop("TURNCOAT_ROLE") == name
    assert set(environ) <= set(config.VARIABLES.values())
    assert service["volumes"] == ["./config.toml:/turncoat/config.toml:ro"]
    assert service["image"] == SERVICES["gateway"]["image"]


def test_without_a_secret_nothing_starts() -> None:
    """compose refuses with the words after ``:?``; a password that is left out would let everybody in."""
    for name in GIVEN:
        assert f"${{{name}:?write it into .env}}" in COMPOSE


def test_services_are_closed_looked_after_and_keep_their_data() -> None:
    """No log fills the disk, a match outlives the container, and the bot's own image says how it does."""
    assert not any({"ports", "network_mode"} & set(service) for service in ALL.values())
    limits = [service["logging"] for service in ALL.values()]
    assert limits == [{"driver": "json-file", "options": {"max-size": "10m", "max-file": "5"}}] * len(ALL)
    assert SERVICES["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert all(service["restart"] == "unless-stopped" for service in ALL.values())
    assert all(SERVICES[name]["depends_on"]["database"] == {"condition": "service_healthy"} for name in BOTS)
    assert SERVICES["database"]["volumes"] == ["database:/var/lib/postgresql/data"]
    assert WHOLE["volumes"] == {"database": None}


def test_one_file_and_a_token_are_enough(tmp_path: Path) -> None:
    """The image has an empty file of settings."""
    (service,) = ALONE["services"].values()
    (tmp_path / "config.toml").touch()
    environ = {key: filled_in(value, GIVEN) for key, value in service["environment"].items()}
    settings = config.load(tmp_path / "config.toml", environ)
    assert (settings.token, settings.where) == (GIVEN["TURNCOAT_TOKEN"], tmp_path / "data" / DATABASE)
    assert service["volumes"] == ["data:/turncoat/data"]
    assert "data" in ALONE["volumes"]
    assert "/turncoat/config.toml" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


async def test_a_release_names_its_image_in_both_files(tmp_path: Path) -> None:
    image = "images.example/turncoat:0.2.0"
    for given, complaint in ((":0.2.0", "set the variable IMAGE"), (image, "")):
        process = await asyncio.create_subprocess_exec("bash", ".ci/files", given, tmp_path, cwd=ROOT, stderr=PIPE)
        _, said = await process.communicate()
        assert complaint in said.decode()
        assert (process.returncode == 0) == (complaint == "") == (said == b"")
    for name in ("compose.yaml", "compose.postgres.yaml"):
        services = yaml.safe_load((tmp_path / name).read_text(encoding="utf-8"))["services"]
        assert {one["image"] for one in services.values()} - {"postgres:17"} == {image}
    assert (tmp_path / "turncoat.service").is_file()


YES = """LockPersonality NoNewPrivileges PrivateDevices PrivateTmp ProtectClock ProtectControlGroups ProtectHome
    ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables RemoveIPC RestrictNamespaces
    RestrictRealtime RestrictSUIDSGID"""
CLOSED = {
    **dict.fromkeys(YES.split(), "yes"),
    **{"CapabilityBoundingSet": "", "ProtectProc": "invisible", "ProtectSystem": "strict", "UMask": "0077"},
    **{"RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX", "StateDirectoryMode": "0700"},
    **{"SystemCallArchitectures": "native", "SystemCallFilter": "@system-service"},
}
"""Settings that keep the bot from the rest of the machine."""
RUNNING = """Type User Group WorkingDirectory EnvironmentFile Environment ExecStart StateDirectory Restart RestartSec
    TimeoutStopSec KillMode"""
"""Settings that say how the bot is run, and where everything stands."""


class Unit(configparser.ConfigParser):
    """A file of systemd's: options are written in large and small letters."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def read() -> Unit:
    found = Unit(strict=True, interpolation=None)
    found.read(ROOT / "docs" / "turncoat.service", encoding="utf-8")
    return found


def test_the_service_starts_the_bot_and_the_documentation_makes_all_that_it_names() -> None:
    service, told = read()["Service"], (ROOT / "docs" / "services.md").read_text(encoding="utf-8")
    program, *arguments = service["ExecStart"].split()
    assert program == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert _parser().parse_args(arguments[2:]).config == Path("/etc/turncoat/config.toml")
    named = service["WorkingDirectory"], service["EnvironmentFile"].removeprefix("-"), f" {service['User']}\n"
    assert all(one in told for one in (*named, f'data = "/var/lib/{service["StateDirectory"]}"'))


def test_little_of_the_machine_is_open_to_it_and_nothing_else_stands_in_it() -> None:
    """A misspelt option would be passed over by systemd, with a line in its log alone."""
    service = read()["Service"]
    assert {key: service.get(key) for key in CLOSED} == CLOSED
    assert set(service) == {*RUNNING.split(), *CLOSED}
    assert read().sections() == ["Unit", "Service", "Install"]
    assert read()["Install"]["WantedBy"] == "multi-user.target"
