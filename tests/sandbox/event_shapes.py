"""The gateway's events (Discord's documentation, "Gateway Events"), made of what its OpenAPI document has for REST."""

from typing import Any

Json = dict[str, Any]

TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
ID: Json = {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}


def rest(name: str, *required: str, **properties: Json) -> Json:
    """Return the schema that REST calls by this name, with more to it."""
    return {"allOf": [{"$ref": f"#/components/schemas/{name}"}, an_object(*required, **properties)]}


def an_object(*required: str, **properties: Json) -> Json:
    """An object that has all of these properties; only those named in ``required`` too, if any are."""
    return {"type": "object", "required": list(required or properties), "properties": properties}


def a_list(of: Json) -> Json:
    return {"type": "array", "items": of}


USER = rest("UserResponse")
MEMBER = rest("GuildMemberResponse")
PARTIAL_MEMBER = an_object("roles", "joined_at", "deaf", "mute", "flags", roles=a_list(ID))
CHANNEL = rest("GuildChannelResponse", "guild_id", "name", "permission_overwrites")
THREAD = rest("ThreadResponse")
THREAD_MEMBER = rest("ThreadMemberResponse")
MESSAGE = rest("MessageResponse")
ROLE = an_object(guild_id=ID, role=rest("GuildRoleResponse"))
MESSAGE_EVENT = {
    "anyOf": [
        rest("MessageResponse", "guild_id", "member", "channel_type", guild_id=ID, member=PARTIAL_MEMBER),
        rest("MessageResponse", "channel_type", channel_type={"const": 1}),
    ]
}

EVENTS: dict[str, Json] = {
    "READY": an_object(
        v={"const": 10},
        user=rest("UserPIIResponse"),
        guilds=a_list(an_object(id=ID, unavailable={"const": True})),
        session_id=TEXT,
        resume_gateway_url={"type": "string", "pattern": "^wss?://"},
        application=an_object(id=ID, flags=NUMBER, flags_new=TEXT),
    ),
    "RESUMED": an_object(),
    "GUILD_CREATE": rest(
        "GuildResponse",
        *("hub_type", "joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels"),
        *("threads", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"),
        joined_at=TEXT,
        hub_type={"type": ["integer", "null"]},
        members=a_list(MEMBER),
        channels=a_list(CHANNEL),
        threads=a_list(THREAD),
    ),
    "GUILD_UPDATE": rest("GuildResponse"),
    "GUILD_DELETE": an_object("id", id=ID, unavailable={"type": "boolean"}),
    "GUILD_ROLE_CREATE": ROLE,
    "GUILD_ROLE_UPDATE": ROLE,
    "GUILD_MEMBER_ADD": rest("GuildMemberResponse", guild_id=ID),
    "GUILD_MEMBER_UPDATE": rest("GuildMemberResponse", guild_id=ID),
    "GUILD_MEMBER_REMOVE": an_object(guild_id=ID, user=USER),
    "CHANNEL_CREATE": CHANNEL,
    "CHANNEL_UPDATE": CHANNEL,
    "CHANNEL_DELETE": CHANNEL,
    "THREAD_CREATE": THREAD,
    "THREAD_UPDATE": THREAD,
    "THREAD_DELETE": an_object(id=ID, guild_id=ID, parent_id=ID, type={"enum": [10, 11, 12]}),
    "THREAD_LIST_SYNC": an_object(
        guild_id=ID, channel_ids=a_list(ID), threads=a_list(THREAD), members=a_list(THREAD_MEMBER)
    ),
    "THREAD_MEMBERS_UPDATE": an_object(
        *("id", "guild_id", "member_count"),
        id=ID,
        guild_id=ID,
        member_count=NUMBER,
        added_members=a_list(THREAD_MEMBER),
        removed_member_ids=a_list(ID),
    ),
    "MESSAGE_CREATE": MESSAGE_EVENT,
    "MESSAGE_UPDATE": MESSAGE_EVENT,
    "MESSAGE_DELETE": an_object("id", "channel_id", id=ID, channel_id=ID, guild_id=ID),
    "INTERACTION_CREATE": an_object(
        *("id", "application_id", "type", "data", "token", "version", "locale", "channel", "channel_id"),
        *("app_permissions", "entitlements", "authorizing_integration_owners", "context", "attachment_size_limit"),
        id=ID,
        application_id=ID,
        type={"enum": [2, 3, 4, 5]},
        token=TEXT,
        version={"const": 1},
        channel=an_object(id=ID, type=NUMBER),
        channel_id=ID,
        guild_id=ID,
        guild=an_object(id=ID, locale=TEXT, features=a_list(TEXT)),
        member=rest("GuildMemberResponse", permissions=TEXT),
        user=USER,
        message=MESSAGE,
        app_permissions=TEXT,
    )
    | {"oneOf": [{"required": ["guild_id", "guild", "guild_locale", "member"]}, {"required": ["user"]}]},
}
