"""The shapes of request bodies, field by field, with their limits.

An unknown field is refused loudly: Discord would ignore it, and nobody would notice the mistake. Embeds and
components version 2 are left out on purpose. Limits follow Discord's documentation ("Message", "Component Reference",
"Interaction Response Object").
"""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

DIGITS = 19
"""An id has so many at most, because 63 bits hold it."""
Snowflake = Annotated[str, Meta(pattern=rf"^\d{{1,{DIGITS}}}$")] | Annotated[int, Meta(ge=0, le=2**63 - 1)]
CustomId = Annotated[str, Meta(min_length=1, max_length=100)]
AwareTime = Annotated[datetime, Meta(tz=True)]
UpTo100 = Annotated[str, Meta(min_length=1, max_length=100)]


class Emoji(msgspec.Struct, forbid_unknown_fields=True):
    """The emoji of a component."""

    name: Annotated[str, Meta(max_length=32)]
    id: Snowflake | None = None
    animated: bool = False


class Button(msgspec.Struct, tag_field="type", tag=2, forbid_unknown_fields=True):
    """A button."""

    style: Literal[1, 2, 3, 4, 5]
    id: int | None = None
    label: Annotated[str, Meta(max_length=80)] | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Meta(max_length=512)] | None = None
    disabled: bool | None = None
    emoji: Emoji | None = None


class SelectOption(msgspec.Struct, forbid_unknown_fields=True):
    """One option of a string select."""

    label: UpTo100
    value: UpTo100
    description: Annotated[str, Meta(max_length=100)] | None = None
    default: bool | None = None
    emoji: Emoji | None = None


class Select(msgspec.Struct, tag_field="type", tag=3, forbid_unknown_fields=True):
    """A string select."""

    custom_id: CustomId
    options: Annotated[list[SelectOption], Meta(min_length=1, max_length=25)]
    id: int | None = None
    placeholder: Annotated[str, Meta(max_length=150)] | None = None
    min_values: Annotated[int, Meta(ge=0, le=25)] | None = None
    max_values: Annotated[int, Meta(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None


class Row(msgspec.Struct, tag_field="type", tag=1, forbid_unknown_fields=True):
    """An action row of a message."""

    components: Annotated[list[Button | Select], Meta(min_length=1, max_length=5)]
    id: int | None = None


class AllowedMentions(msgspec.Struct, forbid_unknown_fields=True):
    """The mentions by which a message may notify."""

    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Snowflake], Meta(max_length=100)] | None = None
    roles: Annotated[list[Snowflake], Meta(max_length=100)] | None = None
    replied_user: bool | None = None


class AttachmentBody(msgspec.Struct, forbid_unknown_fields=True):
    """The facts about one file of a message.

    The fields after ``duration_secs`` are not in Discord's documentation. discord.py sends these fields back when an
    edit keeps a file.
    """

    id: Snowflake
    filename: Annotated[str, Meta(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Meta(max_length=1024)] | None = None
    title: Annotated[str, Meta(max_length=1024)] | None = None
    waveform: str | None = None
    duration_secs: float | None = None
    url: str | None = None
    proxy_url: str | None = None
    size: int | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    spoiler: bool | None = None


class MessageBody(msgspec.Struct, forbid_unknown_fields=True):
    """A message to be sent or edited; of nonces Discord knows only in channels, but discord.js always sends both."""

    content: Annotated[str, Meta(max_length=2000)] | None = None
    embeds: Annotated[list[Any], Meta(max_length=0)] | None = None
    allowed_mentions: AllowedMentions | None = None
    components: Annotated[list[Row], Meta(max_length=5)] | None = None
    attachments: Annotated[list[AttachmentBody], Meta(max_length=10)] | None = None
    flags: int | None = None
    tts: Literal[False] | None = None
    nonce: Annotated[str, Meta(max_length=25)] | int | None = None
    enforce_nonce: bool | None = None


class TextInput(msgspec.Struct, tag_field="type", tag=4, forbid_unknown_fields=True):
    """A text input of a modal."""

    custom_id: CustomId
    style: Literal[1, 2]
    id: int | None = None
    label: Annotated[str, Meta(min_length=1, max_length=45)] | None = None
    value: Annotated[str, Meta(max_length=4000)] | None = None
    placeholder: Annotated[str, Meta(max_length=100)] | None = None
    required: bool | None = None
    min_length: Annotated[int, Meta(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Meta(ge=1, le=4000)] | None = None


class ModalRow(msgspec.Struct, tag_field="type", tag=1, forbid_unknown_fields=True):
    """An action row of a modal."""

    components: Annotated[list[TextInput], Meta(min_length=1, max_length=1)]
    id: int | None = None


class ModalLabel(msgspec.Struct, tag_field="type", tag=18, forbid_unknown_fields=True):
    """A label of a modal with what it labels."""

    label: Annotated[str, Meta(min_length=1, max_length=45)]
    component: TextInput | Select
    id: int | None = None
    description: Annotated[str, Meta(max_length=100)] | None = None


class ModalBody(msgspec.Struct, forbid_unknown_fields=True):
    """A modal."""

    custom_id: CustomId
    title: Annotated[str, Meta(min_length=1, max_length=45)]
    components: Annotated[list[ModalRow | ModalLabel], Meta(min_length=1, max_length=5)]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """One choice of an autocompletion."""

    name: UpTo100
    value: Annotated[str, Meta(max_length=100)] | int | float
    name_localizations: dict[str, UpTo100] | None = None


class Choices(msgspec.Struct, forbid_unknown_fields=True):
    """The choices of an autocompletion."""

    choices: Annotated[list[Choice], Meta(max_length=25)]


class OnlyFlags(msgspec.Struct, forbid_unknown_fields=True):
    """The flags of a message that is still to come; nothing else may be said about it."""

    flags: int | None = None


class Reply(msgspec.Struct, tag_field="type", tag=4, forbid_unknown_fields=True):
    """Answer with a message."""

    data: MessageBody


class Defer(msgspec.Struct, tag_field="type", tag=5, forbid_unknown_fields=True):
    """Answer with a message later."""

    data: OnlyFlags | None = None


class DeferUpdate(msgspec.Struct, tag_field="type", tag=6, forbid_unknown_fields=True):
    """Edit the message of the component later."""

    data: OnlyFlags | None = None


class Update(msgspec.Struct, tag_field="type", tag=7, forbid_unknown_fields=True):
    """Edit the message of the component."""

    data: MessageBody | None = None


class Autocomplete(msgspec.Struct, tag_field="type", tag=8, forbid_unknown_fields=True):
    """Offer choices."""

    data: Choices


class ShowModal(msgspec.Struct, tag_field="type", tag=9, forbid_unknown_fields=True):
    """Open a modal."""

    data: ModalBody


Callback = Reply | Defer | DeferUpdate | Update | Autocomplete | ShowModal


ArchiveAfter = Literal[60, 1440, 4320, 10080]


class ThreadBody(msgspec.Struct, forbid_unknown_fields=True):
    """A thread to be opened, not from a message; ``invitable`` is for private ones."""

    name: UpTo100
    auto_archive_duration: ArchiveAfter = 1440
    type: Literal[11, 12] = 12
    invitable: bool | None = None
    rate_limit_per_user: Annotated[int, Meta(ge=0, le=21600)] | None = None


class ThreadChange(msgspec.Struct, forbid_unknown_fields=True):
    """The changes of a thread."""

    name: UpTo100 | None = None
    archived: bool | None = None
    locked: bool | None = None
    auto_archive_duration: ArchiveAfter | None = None


class Recipient(msgspec.Struct, forbid_unknown_fields=True):
    """The user whose DM channel is to be opened."""

    recipient_id: Snowflake


class Location(msgspec.Struct, forbid_unknown_fields=True):
    """The place of an event outside of voice channels."""

    location: UpTo100


class NewEvent(msgspec.Struct, forbid_unknown_fields=True):
    """A scheduled event to be made. The sandbox knows those outside of voice channels, which need an end."""

    name: UpTo100
    privacy_level: Literal[2]
    scheduled_start_time: AwareTime
    scheduled_end_time: AwareTime
    entity_type: Literal[3]
    entity_metadata: Location
    description: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None


class ChangedEvent(msgspec.Struct, forbid_unknown_fields=True):
    """The changes of a scheduled event."""

    name: UpTo100 | None = None
    scheduled_start_time: AwareTime | None = None
    scheduled_end_time: AwareTime | None = None
    description: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None


class GuildQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The selection of the bot's servers to list."""

    limit: Annotated[int, Meta(ge=1, le=200)] = 200
    before: int | None = None
    after: int | None = None
    with_counts: bool = False


class MessageQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The selection of a channel's messages to list."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: int | None = None
    after: int | None = None
