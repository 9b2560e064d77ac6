"""Tells Discord the commands where it does not have them as they are; keeps the ids they are given."""

import logging
from collections.abc import Mapping, Sequence

import discord
import msgspec
from discord import app_commands

from bot.store import Store

_log = logging.getLogger(__name__)

EVERYWHERE = 0
"""The scope of commands that all servers get, beside the ids of single servers."""


class Told(msgspec.Struct, frozen=True):
    """What a scope was told last: the fingerprint of its commands, and by their English names the ids they got."""

    fingerprint: str
    ids: Mapping[str, int]


async def register(
    tree: app_commands.CommandTree[discord.AutoShardedClient], fingerprint: str, store: Store, servers: Sequence[int]
) -> Mapping[str, int]:
    """Register the tree's commands in ``servers`` alone, or without any in all servers.

    ``fingerprint`` is equal for equal commands. Where it is the one that was told last, Discord is asked whether it
    still has what it was told: a registration may be wiped elsewhere, or go with the bot from a server. What was
    registered elsewhere before is taken away there. A server that refuses is logged with what to do. Returns the ids by
    which texts may mention the commands: none if there are several servers, because each has its own.
    """
    fact = f"commands of {tree.client.application_id}"
    # Earlier bots kept the fingerprint alone.
    told = msgspec.json.decode(await store.fact(fact) or "{}", type=dict[int, Told | str])
    wanted = list(servers) or [EVERYWHERE]
    for scope in wanted:
        known = told.get(scope)
        same = known if isinstance(known, Told) and known.fingerprint == fingerprint else None
        if same is None or not await _knows(tree, scope, same):
            ids = await _tell(tree, scope)
            if ids is not None:
                told[scope] = Told(fingerprint, ids)
            else:
                told.pop(scope, None)
    for scope in [scope for scope in told if scope not in wanted]:
        if await _take_away(tree, scope):
            del told[scope]
    await store.save_fact(fact, msgspec.json.encode(told).decode())
    only = told.get(wanted[0]) if len(wanted) == 1 else None
    return only.ids if isinstance(only, Told) and only.fingerprint == fingerprint else {}


async def _knows(tree: app_commands.CommandTree[discord.AutoShardedClient], scope: int, told: Told) -> bool:
    """Whether Discord still has the commands that it was told."""
    try:
        present = await tree.fetch_commands(guild=None if scope == EVERYWHERE else discord.Object(scope))
    except (discord.Forbidden, discord.NotFound):
        return False
    return {command.name: command.id for command in present} == told.ids


async def _tell(tree: app_commands.CommandTree[discord.AutoShardedClient], scope: int) -> dict[str, int] | None:
    """Tell a scope the commands: their ids by name, or ``None`` where that is refused."""
    guild = None if scope == EVERYWHERE else discord.Object(scope)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    try:
        registered = await tree.sync(guild=guild)
    except (discord.Forbidden, discord.NotFound):
        _log.error("server %s does not take the commands: is the bot there, invited with applications.commands?", scope)
        return None
    return {command.name: command.id for command in registered}


async def _take_away(tree: app_commands.CommandTree[discord.AutoShardedClient], scope: int) -> bool:
    http, application = tree.client.http, tree.client.application_id or 0
    try:
        if scope == EVERYWHERE:
            await http.bulk_upsert_global_commands(application, payload=[])
        else:
            await http.bulk_upsert_guild_commands(application, scope, payload=[])
    except (discord.Forbidden, discord.NotFound):
        _log.info("server %s is out of reach, and so are its commands", scope)
    return True
