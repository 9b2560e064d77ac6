"""The registration of commands with Discord, and the links that bring them to servers and people.

Discord is told the commands that it does not have as they are. So the commands that are no more are taken away.
"""

import hashlib
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec

from bot.store import Store

_log = logging.getLogger(__name__)

EVERYWHERE = 0
"""The scope of commands that all servers get, beside the ids of single servers."""

INVITED_WITH = (
    *("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history"),
    "create_public_threads",
)
"""Permissions that the link for servers asks for: also the permission that a thread per table needs."""


def link_for_servers(application: int) -> str:
    """Return the link that adds the bot to a server.

    >>> link_for_servers(7)
    'https://discord.com/oauth2/authorize?client_id=7&scope=bot+applications.commands&permissions=309237746688'
    """
    permissions = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=("bot", "applications.commands"))


EVERYWHERE_ALONE = ("contexts", "integration_types")
"""Parts that only a command for all servers has: the places where it is offered, and by which installations."""


class KnownCommands(msgspec.Struct, frozen=True):
    """The state that a scope was told last.

    It is the fingerprint of the scope's commands, and the ids that these commands got, by their English names.
    """

    fingerprint: str
    ids: Mapping[str, int]


async def register(
    client: discord.Client, commands: list[dict[str, Any]], store: Store, servers: Sequence[int]
) -> Mapping[str, int]:
    """Register the commands, as Discord is told them, in ``servers`` alone, or without any in all servers.

    If they are the commands told last, Discord is asked whether it still has them. A registration may be wiped
    elsewhere, or go with the bot from a server. Commands that were registered elsewhere before are taken away there. A
    server that refuses is logged with what to do. Returns the ids by which texts may mention the commands. If there are
    several servers, there are none, because each has its own.
    """
    fingerprint, told = _fingerprint(commands), await _told(client, store)
    wanted = list(servers) or [EVERYWHERE]
    for scope in wanted:
        known = told.get(scope)
        same = known if isinstance(known, KnownCommands) and known.fingerprint == fingerprint else None
        if same is None or not await _knows(client, scope, same):
            ids = await _tell(client, scope, commands)
            if ids is not None:
                told[scope] = KnownCommands(fingerprint, ids)
            else:
                told.pop(scope, None)
    for scope in [scope for scope in told if scope not in wanted]:
        await _take_away(client, scope)
        del told[scope]
    await store.facts.save(_fact(client), msgspec.json.encode(told).decode())
    return _ids_to_mention(told, servers)


async def registered(
    client: discord.Client, commands: list[dict[str, Any]], store: Store, servers: Sequence[int]
) -> Mapping[str, int]:
    """Return what ``register`` has returned, to whichever process.

    Until these commands are registered, those that keep their names are known: they keep their ids, too.
    """
    names = {command["name"] for command in commands}
    known = _ids_to_mention(await _told(client, store), servers)
    return {name: number for name, number in known.items() if name in names}


def _fact(client: discord.Client) -> str:
    return f"commands of {client.application_id}"


async def _told(client: discord.Client, store: Store) -> dict[int, KnownCommands | str]:
    """Return what each scope was told.

    Earlier bots kept the fingerprint alone. A scope whose state cannot be read is told again.
    """
    try:
        return msgspec.json.decode(await store.facts.get(_fact(client)) or "{}", type=dict[int, KnownCommands | str])
    except msgspec.DecodeError:
        return {}


def _fingerprint(commands: list[dict[str, Any]]) -> str:
    return hashlib.sha256(msgspec.json.encode(commands)).hexdigest()


def _ids_to_mention(told: Mapping[int, KnownCommands | str], servers: Sequence[int]) -> Mapping[str, int]:
    """Return the ids of the only scope; none if there are several."""
    only = told.get(servers[0] if servers else EVERYWHERE) if len(servers) <= 1 else None
    return only.ids if isinstance(only, KnownCommands) else {}


async def _knows(client: discord.Client, scope: int, told: KnownCommands) -> bool:
    """Return whether Discord still has the commands that it was told."""
    http, application = client.http, client.application_id or 0
    try:
        if scope == EVERYWHERE:
            return _ids(await http.get_global_commands(application)) == told.ids
        return _ids(await http.get_guild_commands(application, scope)) == told.ids
    except (discord.Forbidden, discord.NotFound):
        return False


async def _tell(client: discord.Client, scope: int, commands: list[dict[str, Any]]) -> dict[str, int] | None:
    """Tell a scope the commands, and return their ids by name; ``None`` if Discord refuses that."""
    try:
        return await _put(client, scope, commands)
    except (discord.Forbidden, discord.NotFound):
        _log.error("server %s refuses the commands: invite the bot there again, with applications.commands", scope)
        return None


async def _take_away(client: discord.Client, scope: int) -> None:
    try:
        await _put(client, scope, [])
    except (discord.Forbidden, discord.NotFound):
        _log.info("server %s cannot be reached, so its commands stay there", scope)


async def _put(client: discord.Client, scope: int, commands: list[dict[str, Any]]) -> dict[str, int]:
    http, application = client.http, client.application_id or 0
    if scope == EVERYWHERE:
        return _ids(await http.bulk_upsert_global_commands(application, payload=commands))
    local = [{key: part for key, part in one.items() if key not in EVERYWHERE_ALONE} for one in commands]
    return _ids(await http.bulk_upsert_guild_commands(application, scope, payload=local))


def _ids(registered: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    return {command["name"]: int(command["id"]) for command in registered}


def link_for_people(application: int) -> str:
    """Return the link that adds the bot for a person alone.

    >>> link_for_people(7)
    'https://discord.com/oauth2/authorize?client_id=7&scope=applications.commands&integration_type=1'
    """
    return f"{discord.utils.oauth_url(application, scopes=('applications.commands',))}&integration_type=1"
