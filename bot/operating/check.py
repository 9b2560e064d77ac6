"""``python -m bot check``: try everything the bot needs, and say what is wrong and what to do."""

import asyncio
import base64
import binascii
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import discord
import msgspec

import engine
from bot import config, games, texts
from bot.aftermath.page.server import listening
from bot.commands.registration import link_for_people, link_for_servers
from bot.config import Settings
from bot.games.trial import Trial
from bot.operating.published import missing_operator, page_fault
from bot.processes import api
from bot.store import Store, StoreError, is_private
from bot.store.location import without_password
from bot.watching.address import Address
from bot.watching.health import Health
from bot.watching.monitor import AddressTaken, Monitor
from engine import Game

NEEDED = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""Permissions that the bot needs in the channels of its tables: discord.py's names, and the names that people see."""

REMEDY = "All else runs without it. Tell its author, or install another version; python -m bot try says more."
REINSTALL = "Files of the program are missing or were changed: install it again."

NOT_MENTIONABLE = (
    "the bot may not mention it; let everybody mention it, or give the bot Mention @everyone, @here, and All Roles"
)

NO_EVENTS = "the bot may not make them; give it Create Events, or switch them off with /settings"

LEAST_SPACE = 100 * 2**20

AT_ONCE = 200
"""So many servers Discord lists at once."""


class Finding(msgspec.Struct, frozen=True):
    """The outcome of one trial, with the name of the thing tried in ``what``.

    ``wrong`` says what is wrong and what to do. ``note`` says what is missing, although nothing needs it.
    """

    what: str
    wrong: str = ""
    note: str = ""

    def __str__(self) -> str:
        if self.wrong:
            return f"WRONG {self.what}: {self.wrong}"
        return f"note  {self.what}: {self.note}" if self.note else f"ok    {self.what}"


async def run(path: Path, environ: Mapping[str, str], *, online: bool) -> int:
    """Print what is right and what is wrong with the configuration at ``path``; 0 if nothing is wrong, else 1.

    ``online``: also read the operator's pages, log in to Discord, look at the bot's servers, and print its links.
    """
    wrong = 0
    async for finding in findings(path, environ, online=online):
        print(finding, flush=True)
        wrong += bool(finding.wrong)
    return int(wrong > 0)


async def findings(path: Path, environ: Mapping[str, str], *, online: bool) -> AsyncIterator[Finding]:
    """Yield all findings, in order; nothing after the configuration if it cannot be used.

    The games of other packages come first, and are there from then on: the configuration may speak of them.
    """
    own = list(engine.games().values())
    for sentence in games.load():
        yield Finding("game of another package", f"{sentence}\n  {REMEDY}")
    try:
        settings = config.load(path, environ)
    except config.ConfigError as error:
        yield Finding("configuration", str(error))
        return
    yield Finding(f"configuration {path}", note=await asyncio.to_thread(config.open_secret, path))
    yield Finding("form of the token", token_fault(settings.token))
    yield Finding("who runs the bot", note=missing_operator(settings))
    fault = folder_fault(settings.data)
    yield Finding(f"data folder {settings.data}", fault)
    if not fault:
        yield await _database(settings.where)
    for game in own:
        yield _game(game)
    if settings.metrics is not None:
        yield _metrics(settings.metrics)
    if settings.pages is not None:
        yield _pages(settings.pages)
    if settings.public_url:
        unsafe = "links and pages go there as plain text; let a proxy do TLS, and write https://"
        yield _on_the_way(f"pages by {settings.public_url}", settings.public_url, unsafe)
    if settings.api:
        unsafe = "the token goes there as plain text: nobody else should be in that network"
        yield _on_the_way(f"Discord's API through {settings.api}", settings.api, unsafe)
    if online:
        for what, address in (("privacy policy", settings.policy_url), ("terms of use", settings.terms_url)):
            if address:
                yield Finding(f"{what} {address}", note=await page_fault(address))
        async for finding in _servers(settings):
            yield finding


def token_fault(token: str) -> str:
    """Return the fault in the form of a bot's token; empty if there is none. The answer never quotes the token.

    >>> token_fault("MTE0NDc0NDcxNzc1NTI5MzcxNg.GhiJkl.abc_def-ghijklmnopqrstuvwxyz0123456789AB")
    ''
    >>> token_fault("0123456789abcdef0123456789abcdef")
    'it should be three parts with dots between; take it from "Bot", not the client secret or the public key'
    """
    if token.lower().startswith("bot "):
        return 'it begins with "Bot "; leave that word out'
    parts = token.split(".")
    if len(parts) != 3:
        return 'it should be three parts with dots between; take it from "Bot", not the client secret or the public key'
    if not all(re.fullmatch(r"[\w-]+", part, re.ASCII) for part in parts):
        return "it has characters that no token has; copy it again"
    try:
        user = base64.urlsafe_b64decode(parts[0] + "=" * (-len(parts[0]) % 4))
    except binascii.Error:
        user = b""
    return "" if re.fullmatch(rb"\d{17,20}", user) else "its first part names no bot; copy it again"


def folder_fault(folder: Path) -> str:
    """Return the fault of a data folder; empty if files can be written in it.

    The folder is made if it is missing. Too little free space is also a fault.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / "write-test"
        probe.touch()
        probe.unlink()
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return f"it cannot be written ({error.strerror}); change who may write there, or name another folder"
    if free < LEAST_SPACE:
        return f"only {free // 2**20} MiB are free; at least {LEAST_SPACE // 2**20} are needed"
    return ""


async def _database(where: Path | str) -> Finding:
    return await (_file(where) if isinstance(where, Path) else _postgresql(where))


async def _postgresql(address: str) -> Finding:
    """Tell whether the bot can begin with the database at an address; its tables are made if need be."""
    try:
        await (await Store.open(address)).close()
    except StoreError as error:
        return Finding("database", str(error))
    return Finding(f"database {without_password(address)}")


async def _file(path: Path) -> Finding:
    if not await asyncio.to_thread(path.exists):
        return Finding(f"database {path} (not there yet; the first start makes it)")
    was_private = is_private(path)
    try:
        store = await Store.open(path)
    except StoreError as error:
        return Finding("database", str(error))
    await store.close()
    if not is_private(path):
        return Finding(
            f"database {path}",
            "others may read it, and with it the secrets of every match; make it the bot's own, with mode 600",
        )
    return Finding(f"database {path}" if was_private else f"database {path} (others could read it until now)")


def _game(game: Game[Any]) -> Finding:
    """Tell whether a game of this project can be begun, told and drawn; its tests have tried all the rest."""
    trial = Trial(game, texts.LANGUAGES)
    trial.begin(game.seats[0])
    wrong = "\n  ".join(trial.faults)
    return Finding(f"game {game.key}", f"{wrong}\n  {REINSTALL}" if wrong else "")


def _metrics(address: Address) -> Finding:
    """Tell whether metrics can be answered at an address, and who can ask for them."""
    try:
        Monitor(address, Health()).close()
    except AddressTaken as error:
        return Finding("metrics", str(error))
    if address.is_private:
        return Finding(f"metrics at {address} (for this machine alone)")
    return Finding(
        f"metrics at {address} (all who reach that address read how much is played and how the bot does: no names "
        "and no hands; nobody is asked for a password)"
    )


def _pages(address: Address) -> Finding:
    """Tell whether pages can be served at an address, and who can ask for them without the proxy."""
    try:
        listening(address).close()
    except AddressTaken as error:
        return Finding("pages", str(error))
    if address.is_private:
        return Finding(f"pages at {address} (for this machine alone: a proxy hands them on)")
    return Finding(
        f"pages at {address}", note="visitors reach that address without the proxy, and links travel in the open"
    )


def _on_the_way(what: str, address: str, unsafe: str) -> Finding:
    """Tell that others can read all traffic to an address of the web, unless it is this machine."""
    is_here = urlsplit(address).hostname in ("localhost", "127.0.0.1", "::1")
    return Finding(what, note="" if address.startswith("https:") or is_here else unsafe)


async def _shards(settings: Settings, client: discord.Client) -> Finding:
    """Tell whether there are as many shards as Discord recommends."""
    recommended, _, limits = await client.http.get_bot_gateway()
    what = f"shards {settings.shards or f'0-{recommended - 1}/{recommended}'}"
    if settings.shards is not None and settings.shards.count < recommended:
        return Finding(what, note=f"Discord recommends {recommended}; it refuses a shard with more than 2,500 servers")
    if (left := limits["remaining"]) < recommended:
        return Finding(what, f"only {left} sessions may begin today, and each shard needs one; wait, and look why")
    return Finding(what)


async def _servers(settings: Settings) -> AsyncIterator[Finding]:
    if settings.api:
        api.call_at(settings.api)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(settings.token)
        except discord.LoginFailure:
            yield Finding("login", "Discord does not know the token; reset it on the Bot page of your application")
            return
        except (discord.HTTPException, OSError) as error:
            yield Finding("login", f"Discord cannot be reached: {error}")
            return
        user = cast(discord.ClientUser, client.user)  # login sets it
        yield Finding(f"login as {user}")
        yield await _shards(settings, client)
        servers: dict[int, tuple[str, discord.Permissions]] = {}
        async for guild, name, given in _roles(client):
            yield Finding(f"server {name}", permission_fault(given))
            servers[guild] = name, given
        async for finding in _chosen(settings, client, servers):
            yield finding
        yield Finding("channels", note="what they forbid was not looked at; /status tells it at a table")
        yield Finding(f"link that invites the bot: {link_for_servers(user.id)}")
        if settings.servers:
            yield Finding("link that adds the bot for a person", note="none: servers lists the only places of commands")
        else:
            yield Finding(f"link that adds the bot for a person: {link_for_people(user.id)}")


async def _chosen(
    settings: Settings, client: discord.Client, servers: Mapping[int, tuple[str, discord.Permissions]]
) -> AsyncIterator[Finding]:
    """Tell of each server's choices that the bot may not follow: a role to call, or events for plans."""
    try:
        store = await Store.open(settings.where)
    except StoreError:
        return  # the database has a finding of its own
    chosen = {guild: await store.servers.settings(guild) for guild in servers}
    await store.close()
    for guild, (name, given) in servers.items():
        role = chosen[guild].call
        if role is not None and not given.mention_everyone:
            there = await client.http.get_roles(guild)
            if not any(int(one["id"]) == role and one["mentionable"] for one in there):
                yield Finding(f"role that is called on {name}", NOT_MENTIONABLE)
        if chosen[guild].events and not given.create_events:
            yield Finding(f"events for plans on {name}", NO_EVENTS)


async def _roles(client: discord.Client) -> AsyncIterator[tuple[int, str, discord.Permissions]]:
    """Yield each server with its name, and what the bot's roles allow there: by one call for every 200 servers."""
    last: int | None = None
    while some := await client.http.get_guilds(AT_ONCE, after=last, with_counts=False):
        for one in some:
            given = discord.Permissions(int(one.get("permissions", "0")))
            yield int(one["id"]), one["name"], discord.Permissions.all() if given.administrator else given
            last = int(one["id"])


def permission_fault(given: discord.Permissions) -> str:
    """Return which of the needed permissions the bot lacks; empty if none.

    >>> permission_fault(discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True))
    "its roles lack Attach Files, Read Message History; allow them in the server's settings"
    """
    lacking = [name for permission, name in NEEDED.items() if not getattr(given, permission)]
    return f"its roles lack {', '.join(lacking)}; allow them in the server's settings" if lacking else ""
