"""Refusals of Discord, with its own status, code and words (Discord's documentation, "JSON Error Codes")."""

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


def unauthorized() -> Refusal:
    """Refuse a request without the bot's token."""
    return Refusal(401, 0, "401: Unauthorized", ours=True)


def no_such_route() -> Refusal:
    """Refuse a route that the sandbox does not know."""
    return Refusal(404, 0, "404: Not Found", ours=True)


def too_large() -> Refusal:
    """Refuse files over the limit."""
    return Refusal(413, 40005, "Request entity too large", ours=True)


def empty_message() -> Refusal:
    """Refuse a message without content, files and components."""
    return Refusal(400, 50006, "Cannot send an empty message", ours=True)


def not_the_author() -> Refusal:
    """Refuse an edit of somebody else's message."""
    return Refusal(403, 50005, "Cannot edit a message authored by another user", ours=True)


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


def nonce_of_deleted() -> Refusal:
    """Refuse a message that was made and deleted minutes ago (discord-api-docs, pull request 6647)."""
    return Refusal(404, 10008, in_words(404, 10008), ours=True)


def already_acknowledged() -> Refusal:
    """Refuse a second answer to an interaction."""
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def no_more_follow_ups() -> Refusal:
    """Refuse a follow-up beyond those that an app may send where only a person has installed it."""
    return Refusal(400, 40094, "This interaction has reached the maximum number of follow-up messages", ours=True)


def token_expired() -> Refusal:
    """Refuse an interaction's token after its 15 minutes."""
    return Refusal(401, 50027, "Invalid Webhook Token")


def rate_limited(seconds: float, *, everywhere: bool = False) -> Refusal:
    """Refuse a request that comes so many seconds too soon, for its kind of call or for all calls."""
    refusal = Refusal(429, 0, in_words(429, 0), retry_after=round(seconds, 3))
    refusal.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        refusal.body["global"] = True
        refusal.headers["X-RateLimit-Global"] = "true"
    return refusal


def missing_access() -> Refusal:
    """Refuse a channel that the bot cannot see."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """Refuse what the bot may not do in this channel."""
    return Refusal(403, 50013, "Missing Permissions")


def too_many_events() -> Refusal:
    """Refuse one more scheduled event on a server."""
    return Refusal(400, 30038, "Maximum number of guild scheduled events reached (100)")


def finished_event() -> Refusal:
    """Refuse to change a scheduled event that is over."""
    return Refusal(400, 180000, "Cannot update a finished event")


def cannot_send_to_user() -> Refusal:
    """Refuse a DM to a person who accepts none."""
    return Refusal(403, 50007, "Cannot send messages to this user")


def no_mutual_servers() -> Refusal:
    """Refuse a DM to a person who shares no server with the bot."""
    return Refusal(403, 50278, in_words(403, 50278))


def opening_too_fast() -> Refusal:
    """Refuse to open one more DM for now."""
    return Refusal(403, 40003, in_words(403, 40003))


def taken_for_spam() -> Refusal:
    """Refuse a DM to somebody to whom the bot has never written, while Discord takes it for spam."""
    return Refusal(403, 20026, in_words(403, 20026))


def thread_archived() -> Refusal:
    """Refuse what is impossible in an archived or locked thread."""
    return Refusal(400, 50083, in_words(400, 50083))


def not_a_thread() -> Refusal:
    """Refuse what only threads know."""
    return Refusal(400, 50024, "Cannot execute action on this channel type", ours=True)


def blocked_by_automod() -> Refusal:
    """Refuse words that the server's automatic moderation blocks."""
    return Refusal(400, 200000, in_words(400, 200000))


def not_in_a_dm() -> Refusal:
    """Refuse what is impossible in a DM, such as deleting the person's messages."""
    return Refusal(403, 50003, "Cannot execute action on a DM channel", ours=True)
