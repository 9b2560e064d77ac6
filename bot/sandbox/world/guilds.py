"""A server: its roles, members and settings."""

from dataclasses import dataclass, field
from datetime import datetime

from discord import Permissions

SCHEDULED, ACTIVE, COMPLETED = 1, 2, 3
MOST_EVENTS = 100
"""A server may have so many scheduled events that are not over."""
DEFAULT_LANGUAGE = "en-US"
EVERYONE_MAY = Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    mention_everyone=True,
    use_application_commands=True,
    use_external_apps=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    add_reactions=True,
    connect=True,
)
BOT_MAY = Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)


@dataclass(eq=False)
class User:
    """Somebody on the sandbox's Discord: a person or the bot.

    A person who ``screens`` direct messages finds those of the bot among the message requests until they accept them. A
    person who has ``installed`` the bot for themselves can use it everywhere.
    """

    id: int
    key: str
    name: str
    colour: str
    bot: bool = False
    locale: str = "en-US"
    dm_open: bool = True
    screens: bool = False
    installed: bool = False
    roles: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Role:
    """A role of a server."""

    id: int
    name: str
    permissions: Permissions
    position: int
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class ServerEvent:
    """A scheduled event outside of voice channels, which has an end."""

    id: int
    creator: User
    name: str
    description: str | None
    location: str
    start: datetime
    end: datetime

    def status(self, now: datetime) -> int:
        """Return the status: such an event begins and ends by itself."""
        if now < self.start:
            return SCHEDULED
        return ACTIVE if now < self.end else COMPLETED


@dataclass(eq=False, slots=True)
class Guild:
    """A server. Only a Community server has a language of its own; Discord says ``en-US`` of all others.

    While it is not ``available``, because Discord is in trouble, no more than its id is told of it.
    """

    id: int
    name: str
    founded: datetime
    owner: User
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, User] = field(default_factory=dict)
    community: bool = False
    language: str = DEFAULT_LANGUAGE
    available: bool = True
    timed_out: dict[int, datetime] = field(default_factory=dict)
    events: dict[int, ServerEvent] = field(default_factory=dict)
    blocked_words: set[str] = field(default_factory=set)

    @property
    def locale(self) -> str:
        """The language as Discord tells it to bots."""
        return self.language if self.community else DEFAULT_LANGUAGE

    def has(self, user: User) -> bool:
        """Return whether a user is a member."""
        return user.id in self.members

    def blocks(self, content: str) -> bool:
        """Return whether automatic moderation keeps a message away because of its words."""
        return any(word in content.casefold() for word in self.blocked_words)
