"""Tells Discord the commands, without needless calls: only where they have changed."""

import logging
from collections.abc import Sequence

import discord
import msgspec
from discord import app_commands

from bot.store import Store

_log = logging.getLogger(__name__)

EVERYWHERE = 0
"""The scope of commands that all servers get, beside the ids of single servers."""


async def register(
    tree: app_commands.CommandTree[discord.AutoShardedClient], fingerprint: str, store: Store, servers: Sequence[int]
) -> None:
    """Register the tree's commands in ``servers`` alone, or without any in all servers.

    ``fingerprint`` is equal for equal commands. What was registered elsewhere before is taken away there. A server
    that refuses is logged with what to do.
    """
    fact = f"commands of {tree.client.application_id}"
    told = msgspec.json.decode(await store.fact(fact) or "{}", type=dict[int, str])
    wanted = list(servers) or [EVERYWHERE]
    for scope in wanted:
        if told.get(scope) != fingerprint and await _tell(tree, scope):
            told[scope] = fingerprint
    for scope in [scope for scope in told if scope not in wanted]:
        if await _take_away(tree, scope):
            del told[scope]
    await store.save_fact(fact, msgspec.json.encode(told).decode())


async def _tell(tree: app_commands.CommandTree[discord.AutoShardedClient], scope: int) -> bool:
    guild = None if scope == EVERYWHERE else discord.Object(scope)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    try:
        await tree.sync(guild=guild)
    except (discord.Forbidden, discord.NotFound):
        _log.error("server %s does not take the commands: is the bot there, invited with applications.commands?", scope)
        return False
    return True


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
