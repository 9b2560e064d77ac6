"""The address of Discord's API: at Discord, or at a proxy that queues the calls of several processes."""

import discord.http

VERSION = "/api/v10"


def call_at(address: str) -> None:
    """Let every discord.py client of this process call the API at ``address``, such as ``http://127.0.0.1:8080``.

    Answers to interactions and uploads go there, too; the gateway stays where it is. Call this before a client starts.
    The ``proxy`` of discord.py is something else: a tunnel, which cannot queue what goes through it.
    """
    discord.http.Route.BASE = address.rstrip("/") + VERSION
