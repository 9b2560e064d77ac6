"""The whole Discord of a sandbox, except its web server.

Tests and the page look at this Discord, wait for it and change it.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord import Permissions

from bot.sandbox.faults import Aim, Delay, Fault, Hold, Storm
from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.people import Person
from bot.sandbox.rest.limits import Limits
from bot.sandbox.rest.routes import Routes
from bot.sandbox.rest.serving import Request, Rest, without_token
from bot.sandbox.world.guilds import DEFAULT_LANGUAGE, Guild
from bot.sandbox.world.messages import Channel, Message
from bot.sandbox.world.world import Change, World

PEOPLE = (
    ("anna", "Anna", "#e0565b"),
    ("ben", "Ben", "#3f8fd2"),
    ("chloe", "Chloé", "#4caf6d"),
    ("dirk", "Dirk", "#b58900"),
    ("emma", "Emma", "#a273dd"),
    ("finn", "Finn", "#2ba39b"),
    ("greta", "Greta", "#dd7a35"),
    ("hugo", "Hugo", "#d268a4"),
)

NOW_AND_THEN = 0.01
"""Seconds after which a condition is looked at again that no change of the world makes come true."""


class Realm:
    """One server, eight people, and any bot that connects.

    ``address`` tells where it is served; ``clock`` and ``record_bodies`` are those of ``Sandbox``.
    """

    def __init__(self, address: Callable[[], str], clock: Callable[[], float], *, record_bodies: bool) -> None:
        self._news = asyncio.Event()
        self.world = World(clock)
        self.gateway = Gateway(self.world, address, record=record_bodies)
        self.interactions = Interactions(self.world, self.gateway, clock, address)
        routes = Routes(self.world, self.interactions, self.gateway.starts, address)
        self.rest = Rest(self.world, routes.table(), routes.destination, record_bodies=record_bodies)
        self._slow: dict[Person, Delay] = {}
        self.people: dict[str, Person] = {}
        for key, name, colour in PEOPLE:
            self.add_person(name, colour, key=key)
        self.world.watch(self._wake)

    # -- looking and waiting

    @property
    def bot_online(self) -> bool:
        """Return whether the bot is connected to the gateway with all its shards."""
        return self.gateway.online

    @property
    def problems(self) -> list[str]:
        """Deeds of the bot that Discord refuses or the sandbox does not know; empty in good runs."""
        return self.world.problems

    @property
    def requests(self) -> list[Request]:
        """All requests of the bot so far, oldest first."""
        return self.rest.requests

    @property
    def events(self) -> list[tuple[str, dict[str, Any]]]:
        """All gateway events so far with their data, if the sandbox records bodies."""
        return self.gateway.events

    @property
    def limits(self) -> Limits:
        """Discord's rate limits: switched off until a test or the page wants them."""
        return self.rest.limits

    def channel(self, name: str) -> Channel:
        """Return the text channel or thread with this name. Raises KeyError."""
        for channel in self.world.channels.values():
            if channel.name == name and channel.guild:
                return channel
        raise KeyError(name)

    async def until(self, condition: Callable[[], object], *, within: float = 30.0) -> None:
        """Wait until ``condition`` holds; it is looked at again after every change of the world, and now and then.

        Raises TimeoutError, which tells what happened last, after ``within`` seconds.
        """
        deadline = time.monotonic() + within
        while not condition():
            if (left := deadline - time.monotonic()) <= 0:
                last = [f"{one.method} {without_token(one.path)} -> {one.status}" for one in self.requests[-5:]]
                raise TimeoutError(
                    f"the condition did not come true within {within} s; "
                    f"last requests: {last}; problems: {self.problems}; bot online: {self.bot_online}"
                )
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), min(left, NOW_AND_THEN))

    def _wake(self, _: Change) -> None:
        self._news.set()

    # -- what goes wrong

    def fail_next(
        self,
        method: str,
        path_pattern: str,
        status: int,
        *,
        code: int = 0,
        retry_after: float | None = None,
        done: bool = False,
    ) -> None:
        """Let the next fitting request fail, as ``fail``; or ``done``, which its answer does not tell."""
        self.rest.faults.add(Fault(Aim(method, path_pattern), status, code, retry_after, times=1, done=done))

    def fail(
        self,
        method: str,
        path_pattern: str,
        status: int,
        *,
        code: int = 0,
        retry_after: float | None = None,
        channel: str | None = None,
        person: Person | None = None,
        everywhere: bool = False,
    ) -> Fault:
        """Let all fitting requests fail until what is returned is lifted.

        ``path_pattern`` is a shell pattern for the path without ``/api/v10``, such as ``"/channels/*/messages"``. With
        ``channel``, only requests about that channel are meant. With ``person``, only requests about their direct
        messages (opening them too) and answers to what they did are meant. A 429 with ``retry_after`` looks like
        Discord's own, so that discord.py waits and tries again. With ``everywhere`` discord.py waits so before any
        other call. The status 0 cuts the connection.
        """
        aim = self._aim(method, path_pattern, channel, person)
        fault = Fault(aim, status, code, retry_after, everywhere=everywhere)
        self.rest.faults.add(fault)
        return fault

    def storm(self, path_pattern: str, share: float, chance: random.Random, *statuses: int) -> Storm:
        """Let about this share of all fitting requests fail, by chance, until what is returned is over."""
        storm = Storm(Aim(path_pattern=path_pattern), share, chance, statuses)
        self.rest.faults.add(storm)
        return storm

    def hold(self, method: str, path_pattern: str, *, channel: str | None = None, person: Person | None = None) -> Hold:
        """Keep all fitting requests waiting until what is returned is released; aimed as ``fail``."""
        hold = Hold(self._aim(method, path_pattern, channel, person))
        self.rest.faults.add(hold)
        return hold

    def is_slow(self, person: Person) -> bool:
        """Return whether Discord is slow for this person."""
        return person in self._slow

    def set_slow(self, person: Person, seconds: float | None) -> None:
        """Let all requests about a person take so many seconds longer, or (None) not any more."""
        if delay := self._slow.pop(person, None):
            delay.release()
        if seconds is not None:
            self._slow[person] = Delay(Aim(person=person), seconds=seconds)
            self.rest.faults.add(self._slow[person])

    def _aim(self, method: str, path_pattern: str, channel: str | None, person: Person | None) -> Aim:
        return Aim(method, path_pattern, self.channel(channel) if channel else None, person)

    async def drop_gateway(self, *, resumable: bool = True, code: int = 4000, shard: int | None = None) -> None:
        """Cut the bot's gateway connections, or that of one shard; without ``resumable`` it has to identify again."""
        await self.gateway.drop(resumable=resumable, code=code, shard=shard)

    async def reconnect_gateway(self) -> None:
        """Ask the bot to connect again and resume, as Discord does before it restarts a machine."""
        await self.gateway.reconnect()

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Tell the bot that its sessions are invalid; without ``resumable`` it has to identify again."""
        await self.gateway.invalidate(resumable=resumable)

    def freeze_gateway(self) -> None:
        """Let nothing arrive at the bot over its present connections, no acknowledged heartbeat either."""
        self.gateway.freeze()

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator can."""
        self.world.delete(message)

    # -- what people with power do

    def delete_channel(self, name: str) -> None:
        """Delete a text channel or a thread."""
        self.world.remove_channel(self.channel(name))

    def set_permissions(
        self,
        channel: str,
        *,
        allow: Permissions | None = None,
        deny: Permissions | None = None,
        person: Person | None = None,
    ) -> None:
        """Set a channel's permission overwrite for a person, or for the bot."""
        none = Permissions.none()
        target = person or self.world.bot
        self.world.set_permissions(self.channel(channel), target.id, allow or none, deny or none)

    def add_person(self, name: str, colour: str = "#8e6fc0", *, key: str | None = None) -> Person:
        """Let one more person join the first server; the key, also their user name, is the name in small letters."""
        person = Person(self.world, self.interactions, key or name.lower(), name, colour)
        self.people[person.key] = person
        self.world.add_user(person)
        return person

    def add_member(self, person: Person, guild: Guild | None = None) -> None:
        """Let a person come (back) to a server, the first if no other is named."""
        self.world.add_member(person, guild or self.world.home)

    def remove_member(self, person: Person, guild: Guild | None = None) -> None:
        """Take a person off a server, the first if no other is named."""
        self.world.remove_member(person, guild or self.world.home)

    def add_guild(self, name: str, *channels: str, community: bool = False, language: str = DEFAULT_LANGUAGE) -> Guild:
        """Found one more server with these channels; all people and the bot are members, and the first is owner.

        Channels are looked up by name, so their names should differ from those of other servers.
        """
        guild = self.world.add_guild(name, next(iter(self.people.values())), community=community, language=language)
        for channel in channels:
            self.world.add_channel(channel, guild)
        return guild

    def add_foreign_guild(self, name: str, *channels: str) -> Guild:
        """Found one more server with these channels and all people; the bot is not there."""
        guild = self.world.add_foreign_guild(name, next(iter(self.people.values())))
        for channel in channels:
            self.world.add_channel(channel, guild)
        return guild

    def add_people_channel(self, name: str, *people: Person) -> Channel:
        """Open a channel of direct messages between people, without the bot; three and more are a group."""
        return self.world.add_people_channel(name, *people)

    def let_apps_speak(self, guild: Guild, *, allowed: bool) -> None:
        """Let the answers of apps that people have installed for themselves be public on a server, or private."""
        everyone = guild.roles[guild.id]
        apps = Permissions(use_external_apps=True)
        may = everyone.permissions | apps if allowed else everyone.permissions & ~apps
        self.world.set_role(guild, replace(everyone, permissions=may))

    def set_community(self, language: str | None, guild: Guild | None = None) -> None:
        """Make a server (the first if no other is named) a Community server with this language, or (None) not one."""
        self.world.set_language(
            guild or self.world.home, community=language is not None, language=language or DEFAULT_LANGUAGE
        )

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Take the bot off a server, the first if no other is named."""
        self.world.remove_member(self.world.bot, guild or self.world.home)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Let the bot come (back) to a server, the first if no other is named."""
        self.world.add_member(self.world.bot, guild or self.world.home)

    async def reset_token(self) -> None:
        """Know the bot's token no more, as when its owner has taken a new one."""
        self.world.token_known = False
        await self.gateway.drop(resumable=False, code=4004)

    def set_available(self, available: bool, guild: Guild | None = None) -> None:
        """Let a server become unavailable, as in an outage of Discord's, or available again; the bot stays a member."""
        one = guild or self.world.home
        one.available = available
        self.world.tell("guild_found" if available else "guild_lost", None, one)

    def time_out_bot(self, guild: Guild | None = None, *, timed_out: bool = True) -> None:
        """Forbid the bot to write on a server for a while, or allow it again."""
        self.world.time_out(self.world.bot, guild or self.world.home, timed_out=timed_out)

    def set_bot_role(self, permissions: Permissions, guild: Guild | None = None) -> None:
        """Let the bot's own role on a server allow exactly this; what everybody may do there stays allowed."""
        guild = guild or self.world.home
        (role,) = [one for one in guild.roles.values() if one.managed]
        self.world.set_role(guild, replace(role, permissions=permissions))

    def open_thread(self, channel: str, name: str, owner: Person, *, private: bool = False) -> Channel:
        """Let somebody open a thread in a channel; a private one is open to those who were mentioned in it."""
        return self.world.add_thread(name, self.channel(channel), owner, private=private)

    def set_thread(self, name: str, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive or lock a thread, or take that back; None leaves it as it is."""
        self.world.set_thread(self.channel(name), archived=archived, locked=locked)

    def block_words(self, *words: str, guild: Guild | None = None) -> None:
        """Let automatic moderation keep away messages with these words, in small letters, and no others."""
        (guild or self.world.home).blocked_words = set(words)
