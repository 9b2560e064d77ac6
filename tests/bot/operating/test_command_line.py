"""``python -m bot``: what it says and returns.

Commands run in this process; a sandbox in another thread is their Discord. Two run as a process of their own.
"""

import asyncio
import errno
import importlib
import json
import re
import signal
import socket
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import VERSION
from bot.__main__ import main
from bot.operating import database, demo
from bot.sandbox import Sandbox
from bot.store import Store
from bot.store.location import DATABASE

PATIENCE = 60  # seconds; only a failure waits so long
ROOT = Path(__file__).parents[3]
NOWHERE = "http://127.0.0.1:9"
pytestmark = pytest.mark.usefixtures("as_before")

Elsewhere = Callable[[Coroutine[Any, Any, Any]], Any]
Ended = tuple[int, list[str]]
"""Exit code, and the lines of the bot on standard error."""


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """Return what runs a coroutine in another thread: a command has the loop of this one to itself."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield lambda work: asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def sandbox(elsewhere: Elsewhere) -> Iterator[Sandbox]:
    sandbox = Sandbox()
    elsewhere(sandbox.__aenter__())
    yield sandbox
    elsewhere(sandbox.__aexit__())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The configuration."""
    path = tmp_path / "config.toml"
    configure(path)
    return path


def configure(path: Path, *lines: str, level: str = "warning") -> None:
    told = (f'token = "{Sandbox.token}"', 'drawing = "threads"', f'log_level = "{level}"', *lines)
    path.write_text("".join(f"{line}\n" for line in told))


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[str], Ended]:
    """Return what runs the bot on a Discord until it ends."""

    def run(address: str) -> Ended:
        code = main(["run", "--config", str(path), "--discord", address])
        lines = [line for line in capsys.readouterr().err.splitlines() if " bot.sandbox" not in line]
        assert not any("Traceback" in line or Sandbox.token in line for line in lines)
        return code, lines

    return run


@pytest.fixture
def taken(path: Path, elsewhere: Elsewhere) -> Iterator[None]:
    """Another instance has the database."""
    store = elsewhere(Store.open(path.parent / "data" / DATABASE))
    yield
    elsewhere(store.close())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "required"),
        (("dance",), "invalid choice: 'dance'"),
        (("demo", "--port", "65536"), "a port is a number from 0 to 65535"),
        (("demo", "--port", "-1"), "a port is a number from 0 to 65535"),
        (("move", "a.db"), "required: TO"),
        (("move", "a.db", "postgresql://t:se@cret@127.0.0.1/t"), "TO: write an address of PostgreSQL, such as "),
    ],
)
def test_unknown_words_are_refused(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert "cret" not in told


def test_moved_or_restored_databases_are_told(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / DATABASE
    asyncio.run(_made(file))
    assert main(["move", str(file), postgres]) == 0
    said = capsys.readouterr().out
    assert "answers: 0, the same in both" in said
    assert "Both databases are equal now." in said
    configure(tmp_path / "config.toml", f'data = "{tmp_path}"')
    assert main(["restored", "--config", str(tmp_path / "config.toml")]) == 0
    assert "shows everything again" in capsys.readouterr().out
    assert main(["move", str(tmp_path / "none.db"), postgres]) == 1
    assert capsys.readouterr().err == f"There is no database {tmp_path / 'none.db'}.\n"


async def _made(file: Path) -> None:
    await (await Store.open(file)).close()


def test_cut_off_moves_say_how_to_go_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def interrupted(source: object, target: object) -> None:
        signal.raise_signal(signal.SIGTERM)
        await asyncio.Event().wait()

    monkeypatch.setattr(database, "move", interrupted)
    assert main(["move", "a.db", "b.db"]) == 1
    assert capsys.readouterr().err == "The copy is not finished. Run the same command again.\n"


def test_commands_for_files_name_the_programs_of_postgresql(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text('token = "t"\ndatabase = "postgresql://turncoat:s3cret@127.0.0.1/turncoat"\n')
    for command in ("backup", "restore"):
        assert main([command, "--config", str(path), str(path.parent / "copy.db")]) == 1
        told = capsys.readouterr().err
        assert "pg_dump --format=custom" in told
        assert "s3cret" not in told


@pytest.mark.parametrize(
    "command", ["run", "results", "restored", "backup copy.db", "restore copy.db", "person 7 --delete"]
)
def test_nothing_is_done_unconfigured(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--config", str(tmp_path / "none.toml")]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_cannot_be_shown_has_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deal.json").write_text("{}")
    for name, said in (
        ("deal.json", "This is no deal of Turncoat: "),
        ("none.json", "none.json cannot be read: No such "),
    ):
        assert main(["replay", str(tmp_path / name)]) == 1
        assert said in (told := capsys.readouterr()).err
        assert told.out == ""


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    commands = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    known = "run demo sandbox check verify replay results backup restore move person restored"
    assert {*known.split()} <= {*commands}


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


def test_a_deal_is_checked_without_discord(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """``tests/outside`` tries the same with the engine alone installed."""
    monkeypatch.setitem(sys.modules, "discord", None)
    monkeypatch.delitem(sys.modules, "bot.__main__")
    monkeypatch.setattr(sys, "argv", ["turncoat", "run"])
    with pytest.raises(SystemExit, match="The bot needs discord, which is not installed"):
        importlib.import_module("bot.__main__")
    monkeypatch.setattr(sys, "argv", ["turncoat", "verify", str(ROOT / "tests" / "deals" / "format-2.json")])
    with pytest.raises(SystemExit) as end:
        importlib.import_module("bot.__main__")
    assert end.value.code == 0
    assert "Proven" in capsys.readouterr().out


def test_a_start_that_fails_says_why(path: Path, sandbox: Sandbox, run: Callable[[str], Ended]) -> None:
    def fails(said: str) -> None:
        code, (line,) = run(sandbox.address)
        assert code == 1
        assert f" CRITICAL bot: {said}" in line

    sandbox.fail_next("GET", "/users/@me", 401)
    fails("Discord does not know the token.")
    servers, sandbox.gateway.starts.servers = sandbox.gateway.starts.servers, 0
    fails("The bot is on too many servers for so few shards: ")
    sandbox.gateway.starts.servers = servers
    postgresql = 'database = "postgresql://turncoat:s3cret@127.0.0.1:9/turncoat"'
    for folder, elsewhere_kept in (("config.toml", ""), ("config.toml/data", postgresql)):
        configure(path, f'data = "{folder}"', elsewhere_kept)
        fails(f"The data folder {path.parent / folder} cannot be made: ")


@pytest.mark.usefixtures("taken")
def test_a_database_in_use_is_told_at_once(
    path: Path, sandbox: Sandbox, run: Callable[[str], Ended], capsys: pytest.CaptureFixture[str]
) -> None:
    code, (line,) = run(sandbox.address)
    assert code == 1
    assert " CRITICAL bot: The database " in line
    assert "in use" in line
    for command in ("results", "restored"):
        assert main([command, "--config", str(path)]) == 1
        assert "in use" in capsys.readouterr().err


def test_with_json_the_last_line_is_json_too(path: Path, run: Callable[[str], Ended]) -> None:
    configure(path, 'log_format = "json"')
    code, (line,) = run(NOWHERE)
    assert code == 1
    assert json.loads(line)["level"] == "critical"
    assert "Discord cannot be reached: " in json.loads(line)["message"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_log_says_when_it_begins_and_that_it_was_told_to_end(
    number: signal.Signals, path: Path, sandbox: Sandbox, elsewhere: Elsewhere, run: Callable[[str], Ended]
) -> None:
    """So its reader sees whether the bot was killed."""
    configure(path, 'log_format = "json"', level="info")

    async def tell_to_end() -> None:
        await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
        signal.pthread_kill(threading.main_thread().ident or 0, number)
        await sandbox.until(lambda: not sandbox.bot_online, within=PATIENCE)

    ending = threading.Thread(target=elsewhere, args=(tell_to_end(),))
    ending.start()
    code, lines = run(sandbox.address)
    ending.join()
    assert code == 0
    first, *_, last = [json.loads(line)["message"] for line in lines]
    assert first.startswith(f"Turncoat {VERSION} begins, on Python ")
    assert last == "Turncoat has ended, because it was asked to stop"


async def test_a_process_is_told_to_end_while_it_starts(path: Path) -> None:
    async with Sandbox() as sandbox:
        process = await start("run", "--config", path, "--discord", sandbox.address)
        await sandbox.until(lambda: sandbox.requests, within=PATIENCE)
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (0, "")


async def test_the_sandbox_alone_is_a_process() -> None:
    process = await start("sandbox", "--port", "0")
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        address = (await process.stdout.readline()).decode().strip()
    assert address.startswith("http://127.0.0.1:")
    process.terminate()
    code, text = await ended(process)
    assert code == 0
    assert text == f"Start a bot: python -m bot run --discord {address.removesuffix('/')}\n"


async def start(*arguments: object) -> Process:
    command = (sys.executable, "-m", "bot", *map(str, arguments))
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)


async def ended(process: Process) -> tuple[int, str]:
    """Exit code, and what it wrote."""
    async with asyncio.timeout(PATIENCE):
        output, errors = await process.communicate()
    return await process.wait(), output.decode() + errors.decode()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_demonstration_told_to_end_has_ended_well(number: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the tests themselves run below ``nohup``, which lets a closed terminal do nothing."""
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_DFL)

    async def interrupted(port: int, *, browser: bool) -> None:
        signal.raise_signal(number)
        await asyncio.Event().wait()

    monkeypatch.setattr(demo, "run", interrupted)
    assert main(["demo"]) == 0


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (demo.DemoError("The bot has given up."), "The bot has given up.\n"),
        (OSError(errno.EACCES, ""), "Port 8765 cannot be used (Permission denied). Choose another one: "),
        (OSError(errno.ENOSPC, "no space"), None),
    ],
)
def test_a_demonstration_that_cannot_begin_says_why(
    error: Exception, said: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    async def fail(port: int, *, browser: bool) -> None:
        raise error

    monkeypatch.setattr(demo, "run", fail)
    if said is None:
        with pytest.raises(OSError, match="no space"):
            main(["demo"])
    else:
        assert main(["demo"]) == 1
        assert capsys.readouterr().err.startswith(said)


def test_a_taken_port_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["demo", "--no-browser", "--port", str(port)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"Port {port} cannot be used (Address already in use). Choose another one:")
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
