"""``python -m bot check``: what is tried, and what is said."""

import re
import socket
import sys
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import discord
import pytest

import engine
from bot import pictures
from bot.commands.registration import INVITED_WITH
from bot.config import load
from bot.operating import check
from bot.operating.check import NOT_MENTIONABLE
from bot.sandbox import Sandbox, redirect
from bot.sandbox.world.guilds import Role
from bot.store import Action, ServerSettings, Store
from bot.store.location import DATABASE
from bot.watching.address import Address
from bot.watching.health import Health
from bot.watching.monitor import Monitor
from tests.postgresql import Server
from tests.sandbox.contract import violations

TOKEN = f"{urlsafe_b64encode(b'123456789012345678').decode()}.GhiJkl.abc_def-ghijklmnopqrstuvwxyz0123456789AB"

OPERATOR = (
    'operator = "Ada"\ncontact = "ada@example.org"\n'
    'policy_url = "https://example.org/privacy"\nterms_url = "https://example.org/terms"\n'
)


TRY = check._game


@cache
def tried(game: engine.Game[Any], draw: object) -> check.Finding:
    """Try a game once for each way to draw a board."""
    return TRY(game)


@pytest.fixture(autouse=True)
def games_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games do not change from test to test: two tests alone change how boards are drawn."""
    monkeypatch.setattr(check, "_game", lambda game: tried(game, pictures.draw_board))


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    write(path, f'token = "{TOKEN}"\n{OPERATOR}')
    return path


def write(path: Path, text: str, mode: int = 0o600) -> None:
    path.write_text(text)
    path.chmod(mode)


async def findings(config: Path, *, online: bool = False, **environ: str) -> dict[str, check.Finding]:
    """Return the findings by the names of the things tried."""
    found = [finding async for finding in check.findings(config, environ, online=online)]
    assert TOKEN not in "\n".join(map(str, found))
    return {finding.what: finding for finding in found}


async def test_all_that_is_well_missing_or_wrong_is_told(config: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await check.run(config, {}, online=False) == 0
    assert all(line.startswith("ok    ") for line in capsys.readouterr().out.splitlines())
    write(config, f'token = "{TOKEN}"\noperator = "Ada"\n')
    assert await check.run(config, {}, online=False) == 0
    missing = "note  who runs the bot: the configuration has no contact and no policy_url and no terms_url; "
    assert missing in capsys.readouterr().out
    assert await check.run(config.with_name("none.toml"), {}, online=False) == 1
    assert "WRONG configuration: " in capsys.readouterr().out


async def test_a_proxy_that_is_reached_in_the_open_is_noted(config: Path) -> None:
    for address, noted in (("http://proxy:80", True), ("https://proxy", False), ("http://[::1]:8080", False)):
        proxy = (await findings(config, TURNCOAT_API=address))[f"Discord's API through {address}"]
        assert proxy.note.startswith("the token goes there as plain text") == noted


TOKENS = {
    **{TOKEN: "", f"Bot {TOKEN}": "leave that word out"},
    **dict.fromkeys(("0123456789abcdef0123456789abcdef", f"{TOKEN}.more"), "three parts"),
    **dict.fromkeys((TOKEN.replace("_", "…"), TOKEN.replace(".", ". ")), "characters that no token has"),
    **dict.fromkeys(("c29tZXRoaW5n.GhiJkl.abc", "M.GhiJkl.abc"), "names no bot"),
}


@pytest.mark.parametrize(("token", "fault"), TOKENS.items())
def test_the_form_of_a_token(token: str, fault: str) -> None:
    told = check.token_fault(token)
    assert fault in told
    assert bool(fault) == bool(told)


def test_a_data_folder_that_is_none_or_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").touch()
    assert "it cannot be written (File exists)" in check.folder_fault(tmp_path / "data")
    assert check.folder_fault(tmp_path / "other" / "data") == ""
    assert (tmp_path / "other" / "data").stat().st_mode & 0o077 == 0
    monkeypatch.setattr(check, "LEAST_SPACE", 2**80)
    assert "MiB are free" in check.folder_fault(tmp_path)


async def test_files_of_the_program_that_are_missing(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", "Lettering.ttf")

    monkeypatch.setattr(pictures, "draw_board", missing)
    wrong = (await findings(config))["game verraeter"].wrong
    assert wrong.startswith("draw_board: FileNotFoundError: [Errno 2] No such file or directory: 'Lettering.ttf'\n")
    assert wrong.endswith("install it again.")


async def test_a_secret_that_others_may_read_in_the_configuration_is_noted(config: Path) -> None:
    for open_to in (0o640, 0o604, 0o666):
        write(config, f'token = "{TOKEN}"\n{OPERATOR}', open_to)
        noted = (await findings(config))[f"configuration {config}"]
        assert noted.note == f"it has a secret, and others may read it; chmod 600 {config}"
        assert not noted.wrong
    write(config, OPERATOR, 0o644)
    assert not (await findings(config, TURNCOAT_TOKEN=TOKEN))[f"configuration {config}"].note


async def test_a_database_that_others_may_read_or_use(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is closed to readers, where that is possible. A file that is no database stays as it is."""
    path = config.parent / "data" / DATABASE
    store = await Store.open(path)
    assert "in use" in (await findings(config))["database"].wrong
    await store.close()
    path.chmod(0o644)
    with monkeypatch.context() as fixed:
        fixed.setattr(Path, "chmod", lambda path, mode: None)
        assert "others may read it" in (await findings(config))[f"database {path}"].wrong
    assert not (await findings(config))[f"database {path} (others could read it until now)"].wrong
    assert not (await findings(config))[f"database {path}"].wrong
    path.write_text("This is a letter to my aunt, who keeps goats and knows nothing of databases.\n" * 100)
    assert str(path) in (await findings(config))["database"].wrong
    assert path.read_text().startswith("This is a letter")


Found = Callable[[str], Awaitable[tuple[str, str]]]
"""The words about the database at an address, and the fault of that database."""


class TestPostgresql:
    """``database`` is the address of PostgreSQL."""

    @pytest.fixture
    async def found(self, config: Path) -> Found:
        async def found(address: str) -> tuple[str, str]:
            write(config, f'token = "{TOKEN}"\ndatabase = "{address}"\n')
            told = await findings(config)
            password = urlsplit(address).password
            assert password is None or password not in str(told)
            return next((what, one.wrong) for what, one in told.items() if what.startswith("database"))

        return found

    async def test_all_is_well_also_while_a_bot_has_it(self, found: Found, postgres: str) -> None:
        shown = re.sub(r":[^:@]*@", "@", postgres)
        assert await found(postgres) == (f"database {shown}", "")
        store = await Store.open(postgres)
        assert await found(postgres) == (f"database {shown}", "")
        await store.close()

    async def test_nobody_answers(self, found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.store.postgresql.database.TO_REACH", 0.01)
        _, wrong = await found("postgresql://turncoat:s3cret@127.0.0.1:9/turncoat")
        assert wrong.startswith("The database 127.0.0.1/turncoat cannot be reached: ")
        assert wrong.endswith("Start it, or correct its address.")

    async def test_an_unusable_database_is_told(self, found: Found, postgres: str, postgres_server: Server) -> None:
        _, wrong = await found(re.sub(r":[^:@]*@", ":another@", postgres))
        assert "does not let the bot into 127.0.0.1/" in wrong
        assert 'password authentication failed for user "turncoat"' in wrong
        _, wrong = await found(postgres_server.address("nowhere"))
        assert wrong.startswith("There is no database 127.0.0.1/nowhere: ")
        await postgres_server.execute("CREATE ROLE guest LOGIN PASSWORD 's3cret'")
        _, wrong = await found(re.sub(r"//.*@", "//guest:s3cret@", postgres))
        assert "The bot may not make its tables in the database" in wrong
        await (await Store.open(postgres)).close()
        connection = await asyncpg.connect(postgres)
        await connection.execute("UPDATE schema SET version = 9999")
        await connection.close()
        _, wrong = await found(postgres)
        assert "was written by a newer Turncoat" in wrong

    async def test_a_missing_package_is_named(self, found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "asyncpg", None)
        monkeypatch.delitem(sys.modules, "bot.store.postgresql.database", raising=False)
        _, wrong = await found("postgresql://turncoat:s3cret@127.0.0.1/turncoat")
        assert 'pip install "turncoat[postgres]"' in wrong


async def test_the_readers_of_metrics_are_named(config: Path) -> None:
    assert not any(what.startswith("metrics") for what in await findings(config))
    monitor = Monitor(Address("127.0.0.1:0"), Health())
    for address, what, wrong in (
        ("127.0.0.1:0", "metrics at 127.0.0.1:0 (for this machine alone)", ""),
        ("0.0.0.0:0", "metrics at 0.0.0.0:0 (all who reach that address", ""),
        (f"127.0.0.1:{monitor.port}", "metrics", "cannot be used for metrics"),
    ):
        write(config, f'token = "{TOKEN}"\nmetrics = "{address}"\n')
        (told,) = [one for one in (await findings(config)).values() if one.what.startswith(what)]
        assert wrong in told.wrong
        assert bool(wrong) == bool(told.wrong)
    monitor.close()


class TestOnline:
    """With ``--online``."""

    @pytest.fixture
    def config(self, config: Path) -> Path:
        """The operator's pages cannot be read: nothing listens there."""
        write(config, f'token = "{TOKEN}"\n{OPERATOR}'.replace("https://example.org", "http://127.0.0.1:9"))
        return config

    @pytest.fixture
    async def sandbox(self) -> AsyncIterator[Sandbox]:
        async with Sandbox(record_bodies=True) as sandbox:
            redirect(sandbox.address)
            yield sandbox
        assert violations(sandbox.requests) == []

    async def test_servers_pages_and_links_are_looked_at(self, config: Path, sandbox: Sandbox) -> None:
        found = await findings(config, online=True)
        assert not found["server The Court of Turncoats"].wrong
        link = next(what for what in found if "oauth2/authorize" in what)
        assert "scope=bot+applications.commands" in link
        assert f"permissions={discord.Permissions(**dict.fromkeys(INVITED_WITH, True)).value}" in link
        (note,) = [one for one in found if one.startswith("link that adds the bot for a person")]
        assert note.endswith("&scope=applications.commands&integration_type=1")
        unread = {one.what for one in found.values() if one.note.startswith("it cannot be read")}
        assert unread == {"privacy policy http://127.0.0.1:9/privacy", "terms of use http://127.0.0.1:9/terms"}
        write(config, f'token = "{TOKEN}"\nservers = [{sandbox.world.home.id}]\n')
        none = (await findings(config, online=True))["link that adds the bot for a person"]
        assert none.note == "none: servers lists the only places of commands"

    async def test_shards_are_compared_with_what_discord_recommends(self, config: Path, sandbox: Sandbox) -> None:
        starts = sandbox.gateway.starts
        starts.shards, starts.total = 16, 20
        told = (await findings(config, online=True, TURNCOAT_SHARDS="0-7/8"))["shards 0-7/8"]
        assert told.note == "Discord recommends 16; it refuses a shard with more than 2,500 servers"
        assert not (await findings(config, online=True))["shards 0-15/16"].wrong
        starts.total = 15
        told = (await findings(config, online=True))["shards 0-15/16"]
        assert told.wrong.startswith("only 15 sessions may begin today")

    async def test_without_a_way_or_a_token_there_is_no_login(self, config: Path, sandbox: Sandbox) -> None:
        sandbox.fail_next("GET", "/users/@me", 401)
        assert "Discord does not know the token" in (await findings(config, online=True))["login"].wrong
        found = await findings(config, online=True, TURNCOAT_API="http://127.0.0.1:9")
        assert not found["Discord's API through http://127.0.0.1:9"].wrong
        assert "Discord cannot be reached" in found["login"].wrong

    async def test_more_servers_than_discord_lists_at_once(self, config: Path, sandbox: Sandbox) -> None:
        few = discord.Permissions(send_messages=True, read_message_history=True)
        home = sandbox.world.home
        home.roles = {key: replace(role, permissions=few) for key, role in home.roles.items()}
        for number in range(200):
            sandbox.add_guild(f"Court {number}")
        found = await findings(config, online=True)
        assert len([what for what in found if what.startswith("server ")]) == 201
        assert len([one for one in sandbox.requests if "/guilds" in one.path]) <= 3, "not two for each server"
        fault = found["server The Court of Turncoats"].wrong
        assert fault.startswith("its roles lack View Channels, Send Messages in Threads, Attach Files;")

    async def test_roles_and_events_that_the_bot_may_not_use_are_named(self, config: Path, sandbox: Sandbox) -> None:
        world, home, what = sandbox.world, sandbox.world.home, "role that is called on The Court of Turncoats"
        events = "events for plans on The Court of Turncoats"
        players = Role(world.fixed_id(), "Players", discord.Permissions(), 2)
        world.set_role(home, players)
        store = await Store.open(load(config, {}).where)
        chosen = Action(at=1, guild=home.id, table=0, who=1, what="set")
        await store.servers.save_settings(home.id, ServerSettings(call=players.id, events=True), chosen)
        await store.close()
        found = await findings(config, online=True)
        assert what not in found
        assert "Create Events" in found[events].wrong
        sandbox.set_bot_role(discord.Permissions(create_events=True))
        everybody = home.roles[home.id]
        silent = everybody.permissions & ~discord.Permissions(mention_everyone=True)
        world.set_role(home, replace(everybody, permissions=silent))
        found = await findings(config, online=True)
        assert found[what].wrong == NOT_MENTIONABLE
        assert events not in found
        world.set_role(home, replace(players, mentionable=True))
        assert what not in await findings(config, online=True)


async def test_the_way_of_pages_is_looked_at(config: Path) -> None:
    def served(public_url: str, address: str) -> None:
        write(config, f'token = "{TOKEN}"\npublic_url = "{public_url}"\npages = "{address}"\n')

    served("https://example.org", "127.0.0.1:0")
    assert {what for what in await findings(config) if what.startswith("pages")} == {
        "pages at 127.0.0.1:0 (for this machine alone: a proxy hands them on)",
        "pages by https://example.org",
    }
    served("http://example.org", "0.0.0.0:0")
    found = await findings(config)
    assert "without the proxy" in found["pages at 0.0.0.0:0"].note
    assert "plain text" in found["pages by http://example.org"].note
    with socket.create_server(("127.0.0.1", 0)) as taken:
        served("https://example.org", f"127.0.0.1:{taken.getsockname()[1]}")
        assert "cannot be used for pages" in (await findings(config))["pages"].wrong
