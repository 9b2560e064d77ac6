"""Powers of a page beyond those of a person in Discord's client: change servers, and let things go wrong."""

from typing import Any

from discord import Permissions

from bot.sandbox.people import NotPossible, Person
from bot.sandbox.realm import Realm
from bot.sandbox.world.guilds import Guild, ServerEvent
from bot.sandbox.world.messages import Channel
from bot.sandbox.world.permissions import on_server

Json = dict[str, Any]

LOCALES = ("en-US", "en-GB", "de", "nl")
BOT_MAY = ("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "attach_files")
"""Permissions that can be denied to the bot in a channel."""
SLOW = 2.0  # seconds; an interaction that waits so long can still be answered


class Powers:
    """One page's way to change things, and how they stand, as JSON."""

    def __init__(self, realm: Realm, person: Person) -> None:
        self._realm = realm
        self._world = realm.world
        self._person = person

    # -- how things stand

    def guild(self, server: Guild) -> Json:
        """Return a server as JSON."""
        bot = self._world.bot
        return {
            "id": str(server.id),
            "name": server.name,
            "community": server.community,
            "language": server.language,
            "bot_here": server.has(bot),
            "timed_out": bot.id in server.timed_out,
            "apps_speak": server.roles[server.id].permissions.use_external_apps,
            "bot_makes_events": on_server(bot, server).create_events,
            "events": [_event(event) for event in server.events.values()] if server.has(self._person) else [],
            "roles": [{"id": str(role.id), "name": role.name} for role in server.roles.values()],
        }

    def channel(self, place: Channel) -> Json:
        """Return the settings of a channel that can be switched; nothing in a DM."""
        if place.guild is None:
            return {}
        _, denied = place.overwrites.get(self._world.bot.id, (None, Permissions.none()))
        whole: Json = {
            "guild_id": str(place.guild.id),
            "bot_may": [name for name in BOT_MAY if not getattr(denied, name)],
        }
        if place.thread and place.parent:
            whole["parent_id"] = str(place.parent.id)
            whole["thread"] = {"archived": place.thread.archived, "locked": place.thread.locked}
        return whole

    def settings(self) -> Json:
        """Return the choices of this person, and whether Discord's rate limits are on."""
        person = self._person
        return {
            "dm_open": person.dm_open,
            "installed": person.installed,
            "locale": person.locale,
            "slow": self._realm.is_slow(person),
            "limits": self._realm.limits.on,
        }

    # -- changing them

    def set(self, frame: Json) -> None:
        """Change settings; everybody's pages are told, for the rate limits are everybody's. Raises NotPossible."""
        person = self._person
        if "dm_open" in frame:
            person.dm_open = bool(frame["dm_open"])
        if "installed" in frame:
            person.installed = bool(frame["installed"])
        if "locale" in frame:
            person.locale = _locale(frame["locale"])
        if "slow" in frame:
            self._realm.set_slow(person, SLOW if frame["slow"] else None)
        if "limits" in frame:
            self._realm.limits.on = bool(frame["limits"])
        self._world.tell("settings", None if "limits" in frame else person)

    def found_server(self) -> None:
        """Found one more server with a channel of its own."""
        number = len(self._world.guilds) + 1
        self._realm.add_guild(f"Server {number}", f"hall-{number}")

    def found_foreign_server(self) -> None:
        """Found one more server with a channel of its own, without the bot."""
        number = len(self._world.guilds) + 1
        self._realm.add_foreign_guild(f"Server {number}", f"hall-{number}")

    def open_group(self) -> None:
        """Open a group of this person with all others but the bot."""
        others = [one for one in self._realm.people.values() if one is not self._person]
        self._realm.add_people_channel(f"{self._person.name} & Co.", self._person, *others)

    def set_server(self, guild: Guild, frame: Json) -> None:
        """Change a server: Community or not, its language, the bot or people's apps on it. Raises NotPossible."""
        world = self._world
        if "community" in frame or "language" in frame:
            community = bool(frame.get("community", guild.community))
            language = _locale(frame.get("language", guild.language))
            world.set_language(guild, community=community, language=language)
        if "bot_here" in frame and guild.has(world.bot) != frame["bot_here"]:
            (world.add_member if frame["bot_here"] else world.remove_member)(world.bot, guild)
        if "apps_speak" in frame:
            self._realm.let_apps_speak(guild, allowed=bool(frame["apps_speak"]))
        if "bot_makes_events" in frame:
            self._let_bot_make_events(guild, allowed=bool(frame["bot_makes_events"]))
        if "timed_out" in frame:
            world.time_out(world.bot, guild, timed_out=bool(frame["timed_out"]))

    def _let_bot_make_events(self, guild: Guild, *, allowed: bool) -> None:
        own = next((role for role in guild.roles.values() if role.managed), None)
        if own is None:
            raise NotPossible("the bot is not on this server")
        events = Permissions(create_events=True)
        self._realm.set_bot_role(own.permissions | events if allowed else own.permissions & ~events, guild)

    def set_bot_may(self, channel: Channel, permission: str, *, may: bool) -> None:
        """Let the bot do something in a text channel, or not. Raises NotPossible."""
        if channel.kind != "text" or permission not in BOT_MAY:
            raise NotPossible("this cannot be switched here")
        bot, one = self._world.bot, Permissions(**{permission: True})
        allow, deny = channel.overwrites.get(bot.id, (Permissions.none(), Permissions.none()))
        if may:
            allow, deny = allow | one, deny & ~one
        else:
            allow, deny = allow & ~one, deny | one
        self._world.set_permissions(channel, bot.id, allow, deny)

    def open_thread(self, channel: Channel, *, private: bool) -> None:
        """Open a thread in a text channel."""
        if channel.kind != "text":
            raise NotPossible("only a text channel has threads")
        number = sum(one.thread is not None for one in self._world.channels.values()) + 1
        self._world.add_thread(f"thread-{number}", channel, self._person, private=private)

    def set_thread(self, channel: Channel, frame: Json) -> None:
        """Archive or lock a thread, or take that back."""
        self._world.set_thread(channel, archived=frame.get("archived"), locked=frame.get("locked"))


def _event(one: ServerEvent) -> Json:
    """Return a scheduled event as its server's list shows it."""
    return {
        "id": str(one.id),
        "name": one.name,
        "text": one.description or "",
        "place": one.location,
        "begins": one.start.timestamp(),
        "ends": one.end.timestamp(),
    }


def _locale(wanted: object) -> str:
    if wanted not in LOCALES:
        raise NotPossible(f"the locale is one of {', '.join(LOCALES)}")
    return str(wanted)
