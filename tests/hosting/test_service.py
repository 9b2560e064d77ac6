"""docs/turncoat.service: what it starts is the bot, and little of the machine is open to it."""

import configparser
from pathlib import Path

from bot.__main__ import _parser

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "docs" / "turncoat.service"

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
    found.read_string(UNIT.read_text(encoding="utf-8"))
    return found


def test_the_service_starts_the_bot() -> None:
    service = read()["Service"]
    program, *arguments = service["ExecStart"].split()
    assert program == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert _parser().parse_args(arguments[2:]).config == Path("/etc/turncoat/config.toml")


def test_the_documentation_makes_all_that_it_names() -> None:
    told = (ROOT / "docs" / "services.md").read_text(encoding="utf-8")
    service = read()["Service"]
    assert f'data = "/var/lib/{service["StateDirectory"]}"' in told
    assert service["WorkingDirectory"] in told
    assert service["EnvironmentFile"].removeprefix("-") in told
    assert f" {service['User']}\n" in told


def test_little_of_the_machine_is_open_to_it() -> None:
    service = read()["Service"]
    assert {key: service.get(key) for key in CLOSED} == CLOSED


def test_nothing_else_stands_in_it() -> None:
    """A misspelt option would be passed over by systemd, with a line in its log alone."""
    assert set(read()["Service"]) == {*RUNNING.split(), *CLOSED}
    assert read().sections() == ["Unit", "Service", "Install"]
    assert read()["Install"]["WantedBy"] == "multi-user.target"
