"""docs/turncoat.service: systemd understands it, what it starts is the bot, and little of the machine is open to it."""

import asyncio
import configparser
import shutil
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from bot.__main__ import _parser

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "docs" / "turncoat.service"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The same on a machine that has all that it names."""
    path = tmp_path / UNIT.name
    path.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/turncoat/.venv/bin/python", "/bin/true"), "utf-8")
    return path


def read() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=True, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser's own documentation does it
    found.read_string(UNIT.read_text(encoding="utf-8"))
    return found


async def analyze(*arguments: object) -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze on this machine")
    process = await asyncio.create_subprocess_exec(program, *map(str, arguments), stdout=PIPE, stderr=STDOUT)
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()
    return output.decode()


def test_it_starts_the_bot() -> None:
    service = read()["Service"]
    program, *arguments = service["ExecStart"].split()
    assert program == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert _parser().parse_args(arguments[2:]).config == Path("/etc/turncoat/config.toml")


def test_the_documentation_makes_all_that_it_names() -> None:
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    service = read()["Service"]
    assert f'data = "/var/lib/{service["StateDirectory"]}"' in told
    assert service["WorkingDirectory"] in told
    assert service["EnvironmentFile"].removeprefix("-") in told
    assert f" {service['User']}\n" in told


async def test_systemd_understands_it(unit: Path) -> None:
    assert await analyze("verify", unit) == ""


async def test_little_of_the_machine_is_open_to_it(unit: Path) -> None:
    await analyze("security", "--offline=yes", "--threshold=20", unit)
