"""``python -m bot``: what it says and returns, where it runs for a while as a process of its own."""

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from bot import VERSION
from bot.__main__ import main
from bot.sandbox import Sandbox
from bot.store import Store
from bot.store.location import DATABASE

PATIENCE = 60  # seconds; only a failure waits so long
ROOT = Path(__file__).parents[3]


async def start(*arguments: object) -> Process:
    command = (sys.executable, "-m", "bot", *map(str, arguments))
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)


async def ended(process: Process) -> tuple[int, str]:
    """Exit code, and what it wrote."""
    async with asyncio.timeout(PATIENCE):
        output, errors = await process.communicate()
    return await process.wait(), output.decode() + errors.decode()


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    configure(path, 'log_level = "warning"')
    return path


def configure(path: Path, *lines: str) -> None:
    path.write_text("".join(f"{line}\n" for line in (f'token = "{Sandbox.token}"', *lines)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "required"),
        (("dance",), "invalid choice: 'dance'"),
        (("demo", "--port", "65536"), "a port is a number from 0 to 65535"),
        (("demo", "--port", "-1"), "a port is a number from 0 to 65535"),
        (("move", "a.db"), "required: TO"),
        (("move", "a.db", "postgresql://t:se@cret@127.0.0.1/t"), "TO: allowed is an address of PostgreSQL, such as "),
    ],
)
def test_what_is_not_understood(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert "cret" not in told


async def test_a_database_is_moved_and_the_program_says_what_it_did(tmp_path: Path, postgres: str) -> None:
    file = tmp_path / "turncoat.db"
    await (await Store.open(file)).close()
    code, said = await ended(await start("move", file, postgres))
    assert "answers: 0, the same in both" in said
    assert "All of it is in both now." in said
    assert code == 0
    code, said = await ended(await start("move", tmp_path / "none.db", postgres))
    assert (code, said) == (1, f"There is no database {tmp_path / 'none.db'}.\n")


def test_what_is_for_files_names_the_programs_of_postgresql(config: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config.write_text('token = "t"\ndatabase = "postgresql://turncoat:s3cret@127.0.0.1/turncoat"\n')
    for command in ("backup", "restore"):
        assert main([command, "--config", str(config), str(config.parent / "copy.db")]) == 1
        told = capsys.readouterr().err
        assert "pg_dump --format=custom" in told
        assert "s3cret" not in told


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    for command in ("run", "demo", "sandbox", "check", "verify", "replay", "results", "backup", "restore", "move"):
        assert f"\n    {command} " in text


@pytest.mark.parametrize(
    ("started", "named"),
    [("/usr/local/bin/turncoat", "turncoat"), (str(ROOT / "bot" / "__main__.py"), "python -m bot")],
)
def test_help_calls_the_program_as_it_was_started(
    started: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    assert capsys.readouterr().out.startswith(f"usage: {named} verify ")


async def test_run_without_a_configuration(tmp_path: Path) -> None:
    code, text = await ended(await start("run", "--config", tmp_path / "none.toml"))
    assert code == 1
    assert "there is no such file" in text
    assert "Traceback" not in text


async def test_run_with_a_wrong_token(config: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.fail_next("GET", "/users/@me", 401)
        code, text = await ended(await start("run", "--config", config, "--discord", sandbox.address))
    assert code == 1
    assert " CRITICAL bot: Discord does not know the token." in text
    assert Sandbox.token not in text
    assert text.count("\n") == 1


async def test_run_without_a_network(config: Path) -> None:
    code, text = await ended(await start("run", "--config", config, "--discord", "http://127.0.0.1:9"))
    assert code == 1
    assert " CRITICAL bot: Discord cannot be reached: " in text
    assert text.count("\n") == 1


async def test_run_with_too_few_shards(config: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.gateway.starts.servers = 0
        code, text = await ended(await start("run", "--config", config, "--discord", sandbox.address))
    assert code == 1
    assert " CRITICAL bot: The bot is on too many servers for so few shards: " in text
    assert text.count("\n") == 1


async def test_run_twice_on_one_database(config: Path) -> None:
    store = await Store.open(config.parent / "data" / DATABASE)
    try:
        async with Sandbox() as sandbox:
            code, text = await ended(await start("run", "--config", config, "--discord", sandbox.address))
    finally:
        await store.close()
    assert code == 1
    assert "in use" in text
    assert text.count("\n") == 1


@pytest.mark.parametrize("database", ["", 'database = "postgresql://turncoat:s3cret@127.0.0.1:9/turncoat"'])
@pytest.mark.parametrize("folder", ["config.toml", "config.toml/data"])
async def test_run_with_a_data_folder_that_cannot_be_made(config: Path, folder: str, database: str) -> None:
    configure(config, f'data = "{folder}"', database)
    async with Sandbox() as sandbox:
        code, text = await ended(await start("run", "--config", config, "--discord", sandbox.address))
    assert code == 1
    (line,) = [one for one in text.splitlines() if " INFO " not in one]
    assert f"The data folder {config.parent / folder} cannot be made: " in line
    assert "Traceback" not in text


@pytest.mark.parametrize("fault", ["in use", "no network"])
async def test_with_json_the_last_line_is_json_too(config: Path, fault: str) -> None:
    configure(config, 'log_format = "json"', 'log_level = "warning"')
    async with Sandbox() as sandbox:
        store = await Store.open(config.parent / "data" / DATABASE) if fault == "in use" else None
        address = sandbox.address if store is not None else "http://127.0.0.1:9"
        code, text = await ended(await start("run", "--config", config, "--discord", address))
        if store is not None:
            await store.close()
    assert code == 1
    *_, last = [json.loads(line) for line in text.splitlines()]
    assert last["level"] == "critical"
    assert ("in use by another instance" if fault == "in use" else "Discord cannot be reached: ") in last["message"]


async def test_the_log_says_when_it_begins_and_that_it_was_told_to_end(config: Path) -> None:
    """So whoever reads it sees whether it was killed."""
    configure(config, 'log_format = "json"')
    async with Sandbox() as sandbox:
        process = await start("run", "--config", config, "--discord", sandbox.address)
        await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
        process.send_signal(signal.SIGTERM)
        code, text = await ended(process)
    assert code == 0
    first, *_, last = [json.loads(line)["message"] for line in text.splitlines()]
    assert first.startswith(f"Turncoat {VERSION} begins, on Python ")
    assert last == "Turncoat has ended, as it was told to"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_run_until_it_is_told_to_end(config: Path, number: signal.Signals) -> None:
    async with Sandbox() as sandbox:
        process = await start("run", "--config", config, "--discord", sandbox.address)
        await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
        process.send_signal(number)
        assert await ended(process) == (0, "")
        await sandbox.until(lambda: not sandbox.bot_online)


async def test_run_is_told_to_end_while_it_starts(config: Path) -> None:
    async with Sandbox() as sandbox:
        process = await start("run", "--config", config, "--discord", sandbox.address)
        await sandbox.until(lambda: sandbox.requests, within=PATIENCE)
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (0, "")


async def test_the_sandbox_alone() -> None:
    process = await start("sandbox", "--port", "0")
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        address = (await process.stdout.readline()).decode().strip()
    assert address.startswith("http://127.0.0.1:")
    process.terminate()
    code, text = await ended(process)
    assert code == 0
    assert text == f"Start a bot: python -m bot run --discord {address.removesuffix('/')}\n"
