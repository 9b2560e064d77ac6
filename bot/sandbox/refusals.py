"""Refusals of Discord, with its own status, code and words (Discord's documentation, "JSON Error Codes")."""

from functools import partial
from http import HTTPStatus
from math import ceil
from typing import Any


class Refusal(Exception):
    """A request that Discord refuses.

    ``ours`` tells the side at fault: True if a correct bot never sends such a request, whatever people do.
    ``retry_after`` says after how many seconds it may be sent again; 429 always says so.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        *,
        ours: bool = False,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status = status
        self.ours = ours
        self.body: dict[str, Any] = {"message": message, "code": code}
        self.headers: dict[str, str] = {}
        if errors:
            self.body["errors"] = errors
        if retry_after is not None:
            self.headers["Retry-After"] = str(ceil(retry_after))
        if status == 429:
            self.body |= {"retry_after": retry_after or 0.0, "global": False}


WORDS = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10008: "Unknown Message",
    10013: "Unknown User",
    20026: "This bot has been flagged by our anti-spam system for abusive behavior.",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    40003: "You are opening direct messages too fast",
    50001: "Missing Access",
    50007: "Cannot send messages to this user",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    50013: "Missing Permissions",
    50083: "Thread is archived",
    200000: "Message was blocked by automatic moderation",
}


def in_words(status: int, code: int) -> str:
    """Return Discord's words for a code; or for a status, if the code has none.

    >>> in_words(403, 40003), in_words(503, 0)
    ('You are opening direct messages too fast', '503: Service Unavailable')
    """
    if status == 429 and code == 0:
        return "You are being rate limited."
    return WORDS.get(code) or f"{status}: {HTTPStatus(status).phrase}"


def invalid_form(path: tuple[str | int, ...], code: str, message: str) -> Refusal:
    """Refuse a body because of one of its fields.

    >>> invalid_form(("components", 0, "label"), "BASE_TYPE_REQUIRED", "This field is required").body["errors"]
    {'components': {'0': {'label': {'_errors': [{'code': 'BASE_TYPE_REQUIRED', 'message': 'This field is required'}]}}}}
    """
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path):
        errors = {str(step): errors}
    return Refusal(400, 50035, "Invalid Form Body", errors, ours=True)


def no_snowflake(field: str, value: str) -> Refusal:
    """Refuse an id that is longer than any id.

    >>> no_snowflake("user_id", "99999999999999999999").body["errors"]["user_id"]
    {'_errors': [{'code': 'NUMBER_TYPE_COERCE', 'message': 'Value "99999999999999999999" is not snowflake.'}]}
    """
    return invalid_form((field,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def unknown(what: str) -> Refusal:
    """Refuse a request about something that is not there (any more)."""
    code = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "interaction": 10062,
        "Guild Scheduled Event": 10070,
        "application command": 10063,
    }
    return Refusal(404, code[what], f"Unknown {what}")


def rate_limited(seconds: float, *, everywhere: bool = False) -> Refusal:
    """Refuse a request that comes so many seconds too soon, for its kind of call or for all calls."""
    refusal = Refusal(429, 0, in_words(429, 0), retry_after=round(seconds, 3))
    refusal.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        refusal.body["global"] = True
        refusal.headers["X-RateLimit-Global"] = "true"
    return refusal


unauthorized = partial(Refusal, 401, 0, "401: Unauthorized", ours=True)
"""Refuses a request without the bot's token."""
no_such_route = partial(Refusal, 404, 0, "404: Not Found", ours=True)
"""Refuses a route that the sandbox does not know."""
too_large = partial(Refusal, 413, 40005, "Request entity too large", ours=True)
"""Refuses files over the limit."""
empty_message = partial(Refusal, 400, 50006, "Cannot send an empty message", ours=True)
"""Refuses a message without content, files and components."""
not_the_author = partial(Refusal, 403, 50005, "Cannot edit a message authored by another user", ours=True)
"""Refuses an edit of somebody else's message."""
nonce_of_deleted = partial(Refusal, 404, 10008, in_words(404, 10008), ours=True)
"""Refuses a message that was made and deleted minutes ago (discord-api-docs, pull request 6647)."""
already_acknowledged = partial(Refusal, 400, 40060, "Interaction has already been acknowledged.")
"""Refuses a second answer to an interaction."""
no_more_follow_ups = partial(
    Refusal, 400, 40094, "This interaction has reached the maximum number of follow-up messages", ours=True
)
"""Refuses a follow-up beyond those that an app may send where only a person has installed it."""
token_expired = partial(Refusal, 401, 50027, "Invalid Webhook Token")
"""Refuses an interaction's token after its 15 minutes."""
missing_access = partial(Refusal, 403, 50001, "Missing Access")
"""Refuses a channel that the bot cannot see."""
missing_permissions = partial(Refusal, 403, 50013, "Missing Permissions")
"""Refuses what the bot may not do in this channel."""
too_many_events = partial(Refusal, 400, 30038, "Maximum number of guild scheduled events reached (100)")
"""Refuses one more scheduled event on a server."""
finished_event = partial(Refusal, 400, 180000, "Cannot update a finished event")
"""Refuses to change a scheduled event that is over."""
cannot_send_to_user = partial(Refusal, 403, 50007, "Cannot send messages to this user")
"""Refuses a DM to a person who accepts none."""
no_mutual_servers = partial(Refusal, 403, 50278, in_words(403, 50278))
"""Refuses a DM to a person who shares no server with the bot."""
opening_too_fast = partial(Refusal, 403, 40003, in_words(403, 40003))
"""Refuses to open one more DM for now."""
taken_for_spam = partial(Refusal, 403, 20026, in_words(403, 20026))
"""Refuses a DM to somebody to whom the bot has never written, while Discord takes it for spam."""
thread_archived = partial(Refusal, 400, 50083, in_words(400, 50083))
"""Refuses what is impossible in an archived or locked thread."""
not_a_thread = partial(Refusal, 400, 50024, "Cannot execute action on this channel type", ours=True)
"""Refuses what only threads know."""
blocked_by_automod = partial(Refusal, 400, 200000, in_words(400, 200000))
"""Refuses words that the server's automatic moderation blocks."""
not_in_a_dm = partial(Refusal, 403, 50003, "Cannot execute action on a DM channel", ours=True)
"""Refuses what is impossible in a DM, such as deleting the person's messages."""
