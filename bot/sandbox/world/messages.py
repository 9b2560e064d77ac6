"""Channels and their messages, and what a person can press and read on a message."""

import io
import mimetypes
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from discord import Permissions
from PIL import Image, UnidentifiedImageError

from bot.sandbox.world.guilds import Guild, User

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18
LINK_BUTTON = 5

ARCHIVE_AFTER = 1440


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message, with its bytes."""

    id: int
    filename: str
    data: bytes
    description: str | None = None

    @property
    def content_type(self) -> str:
        """The media type, guessed from the file name as Discord does."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def size_in_pixels(self) -> tuple[int, int] | None:
        """Width and height if the file is a picture."""
        try:
            with Image.open(io.BytesIO(self.data)) as picture:
                return picture.size
        except UnidentifiedImageError:
            return None


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool = False
    url: str | None = None
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One line of a select menu."""

    label: str
    value: str
    description: str | None = None
    default: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu as a person sees it."""

    custom_id: str
    options: tuple[SelectOption, ...]
    least: int = 1
    most: int = 1
    placeholder: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction a message answers: what Discord shows as "Anna used /join".

    ``owners`` are those of the installations that the interaction came by.
    """

    id: int
    kind: int
    user: User
    name: str | None = None
    message_id: int | None = None
    before: "Origin | None" = None
    owners: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Draft:
    """The content that a message shall have; in an edit, ``None`` leaves that part as it is."""

    content: str | None = None
    attachments: list[Attachment] | None = None
    components: list[dict[str, Any]] | None = None
    flags: int = 0
    allowed_mentions: dict[str, Any] | None = None
    nonce: str | int | None = None


@dataclass(eq=False, slots=True)
class Thread:
    """The part of a channel that makes it a thread.

    ``members`` are the ids of the people in the thread; a private thread is open to them.
    Discord archives a thread after ``archive_after`` minutes without a message; the sandbox does not.
    """

    owner: User
    opened: datetime
    private: bool = False
    archived: bool = False
    locked: bool = False
    archive_after: int = ARCHIVE_AFTER
    members: set[int] = field(default_factory=set)


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel of a server, a thread in a text channel, or a DM channel, also without the bot.

    In a ``voice`` channel people write as well; nobody is heard. A server's channel has a ``guild``. A thread also has
    a ``parent``, and what makes it a thread. A DM channel has a ``recipient``; one without the bot has its ``people``.
    """

    id: int
    name: str
    guild: Guild | None = None
    recipient: User | None = None
    people: tuple[User, ...] = ()
    parent: "Channel | None" = None
    thread: Thread | None = None
    voice: bool = False
    position: int = 0
    overwrites: dict[int, tuple[Permissions, Permissions]] = field(default_factory=dict)
    history: "dict[int, Message]" = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """``"text"``, ``"thread"``, ``"dm"`` with the bot, or ``"people"`` without it."""
        if self.thread:
            return "thread"
        if self.guild:
            return "text"
        return "people" if self.people else "dm"

    @property
    def messages(self) -> "list[Message]":
        """The messages that everybody here can see, oldest first."""
        return [message for message in self.history.values() if message.only_for is None]

    def seen_by(self, user: User) -> "list[Message]":
        """Return what this person sees here: the public messages and those for this person alone, oldest first."""
        return [
            message for message in self.history.values() if message.only_for in (None, user) and not message.dismissed
        ]


@dataclass(eq=False, slots=True, repr=False)
class Message:
    """A message; it stays the same object through all its edits. ``posted_at`` is by the sandbox's clock."""

    id: int
    channel: Channel
    author: User
    created: datetime
    posted_at: float = 0.0
    content: str = ""
    attachments: list[Attachment] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    edited: datetime | None = None
    only_for: User | None = None
    origin: Origin | None = None
    nonce: str | int | None = None
    mentions: list[User] = field(default_factory=list)
    mentioned_roles: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    pings: tuple[int, ...] = ()
    deleted: bool = False
    dismissed: bool = False

    def __repr__(self) -> str:
        place = f"{self.channel.name}, for {self.only_for.name}" if self.only_for else self.channel.name
        return f"<Message in {place}: {self.content!r}, {len(self.attachments)} files, {len(self.components)} rows>"

    @property
    def ephemeral(self) -> bool:
        """Return whether only the person who caused this message sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Return whether this message still says "Turncoat is thinking..."."""
        return bool(self.flags & LOADING)

    @property
    def buttons(self) -> list[Button]:
        """All buttons, row by row."""
        return [
            Button(
                part.get("label", ""),
                part.get("custom_id"),
                part["style"],
                part.get("disabled", False),
                part.get("url"),
                part.get("emoji", {}).get("name"),
            )
            for part in self._parts(BUTTON)
        ]

    @property
    def selects(self) -> list[Select]:
        """All select menus, row by row."""
        return [
            Select(
                part["custom_id"],
                tuple(
                    SelectOption(
                        option["label"], option["value"], option.get("description"), option.get("default", False)
                    )
                    for option in part["options"]
                ),
                part["min_values"],
                part["max_values"],
                part.get("placeholder"),
                part.get("disabled", False),
            )
            for part in self._parts(STRING_SELECT)
        ]

    def _parts(self, kind: int) -> list[dict[str, Any]]:
        return [part for row in self.components for part in row["components"] if part["type"] == kind]


def numbered(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the components of a request as Discord gives them back: numbered, defaults filled in, nulls left out."""
    count = 0

    def number(component: dict[str, Any]) -> dict[str, Any]:
        nonlocal count
        count += 1
        whole = {**component, "id": component.get("id") or count}
        if whole["type"] == STRING_SELECT:
            whole = {"min_values": 1, "max_values": 1, **whole}
        if "components" in whole:
            whole["components"] = [number(part) for part in whole["components"]]
        if "component" in whole:
            whole["component"] = number(whole["component"])
        return whole

    return [number(without_nulls(component)) for component in components]


def without_nulls(value: dict[str, Any]) -> dict[str, Any]:
    """Return a JSON object without its nulls, at every depth: Discord leaves out what is not there."""
    return {key: _part_without_nulls(part) for key, part in value.items() if part is not None}


def _part_without_nulls(part: object) -> object:
    if isinstance(part, dict):
        return without_nulls(part)
    return [_part_without_nulls(one) for one in part] if isinstance(part, list) else part
