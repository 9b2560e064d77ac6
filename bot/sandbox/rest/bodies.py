"""Reads the bodies of requests about messages and interactions, and refuses what Discord refuses in them."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from bot.sandbox.refusals import Refusal, empty_message, invalid_form, too_large
from bot.sandbox.rest import shapes
from bot.sandbox.world.messages import (
    BUTTON,
    EPHEMERAL,
    LINK_BUTTON,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Draft,
    Message,
)

T = TypeVar("T")
Path = tuple[str | int, ...]

MOST_BYTES = 10 * 1024 * 1024
MOST_FILES = 10
SHOWN = 38
"""Every screen shows so many characters of a button's label, as Discord's guide for bots says."""

IN_DISCORDS_WORDS = (
    (r"Object missing required field `(?P<field>\w+)`", "BASE_TYPE_REQUIRED", "This field is required"),
    (r"Object contains unknown field `(?P<field>\w+)`", "UNKNOWN_FIELD", "The sandbox does not know this field"),
    (r"Expected `str` of length <= (?P<most>\d+)", "BASE_TYPE_MAX_LENGTH", "Must be {most} or fewer in length."),
    (r"Expected `str` of length >= \d+", "BASE_TYPE_REQUIRED", "This field is required"),
    (r"Expected `str` matching regex '\^\\\\d.*", "NUMBER_TYPE_COERCE", "Value is not snowflake."),
    (r"Expected `array` of length (?P<size>.*)", "BASE_TYPE_BAD_LENGTH", "Must be {size} in length."),
    (r"Expected `int` <= (?P<most>\d+)", "NUMBER_TYPE_MAX", "int value should be less than or equal to {most}."),
    (r"Expected `int` >= (?P<least>\d+)", "NUMBER_TYPE_MIN", "int value should be greater than or equal to {least}."),
    (r"(?P<said>Invalid .*)", "BASE_TYPE_CHOICES", "{said}: not among the values the sandbox knows."),
)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request as ``files[n]``."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Form:
    """A request's body with its files; ``at`` is the place of the body in the request."""

    body: Any
    uploads: dict[int, Upload] = field(default_factory=dict)
    at: Path = ()

    def inside(self, key: str) -> "Form":
        """Return the part of the body under a key."""
        return Form(self.body.get(key) or {}, self.uploads, (*self.at, key))


def read(body: object, shape: type[T], *, strict: bool = True) -> T:
    """Return the body (or, not ``strict``, the query) as its declared shape.

    Raises Refusal with Discord's "Invalid Form Body", naming the field.

    >>> read({"content": "Your turn"}, shapes.MessageBody).content
    'Your turn'
    >>> read({"content": "x" * 2001}, shapes.MessageBody)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    bot.sandbox.refusals.Refusal: 400 50035: Invalid Form Body {'content': {'_errors': ...
    """
    with _in_discords_words():
        return msgspec.convert(body, shape, strict=strict)


def read_callback(body: object) -> shapes.Callback:
    """Return the answer to an interaction as its declared shape. Raises Refusal like ``read``."""
    with _in_discords_words():
        callback: shapes.Callback = msgspec.convert(body, shapes.Callback)
        return callback


@contextmanager
def _in_discords_words() -> Iterator[None]:
    try:
        yield
    except msgspec.ValidationError as error:
        raise _as_refusal(str(error)) from None


def _as_refusal(said: str) -> Refusal:
    """Put what msgspec says about a body into Discord's words."""
    said, _, where = said.partition(" - at `$")
    path: tuple[str | int, ...] = tuple(re.findall(r"[^.\[\]`]+", where))
    for pattern, code, message in IN_DISCORDS_WORDS:
        if found := re.fullmatch(pattern, said):
            named = found.groupdict()
            field = (named["field"],) if "field" in named else ()
            return invalid_form((*path, *field), code, message.format(**named))
    return invalid_form(path, "BASE_TYPE_BAD_TYPE", said)


def draft(
    form: Form, next_id: Callable[[], int], *, edited: Message | None = None, may_be_ephemeral: bool = False
) -> Draft:
    """Turn a message body of the right shape into what to write, or refuse what no shape can express.

    ``edited`` is the message to be changed (None: a new one). Raises Refusal.
    """
    raw = form.body
    _check_components(raw.get("components") or [], (*form.at, "components"))
    _check_flags(raw.get("flags") or 0, may_be_ephemeral, form.at)
    _check_mentions(raw.get("allowed_mentions") or {}, (*form.at, "allowed_mentions"))
    if sum(len(upload.data) for upload in form.uploads.values()) > MOST_BYTES:
        raise too_large()
    written = Draft(
        (raw["content"] or "").strip() if "content" in raw else None,
        _attachments(form, next_id, edited.attachments if edited else []),
        (raw["components"] or []) if "components" in raw else None,
        raw.get("flags") or 0,
        raw.get("allowed_mentions"),
        raw.get("nonce"),
    )
    content = written.content if written.content is not None else edited and edited.content
    files = written.attachments if written.attachments is not None else edited and edited.attachments
    components = written.components if written.components is not None else edited and edited.components
    if not (content or files or components):
        raise empty_message()
    return written


def _attachments(form: Form, next_id: Callable[[], int], existing: list[Attachment]) -> list[Attachment] | None:
    """Work out the files a message has after the request: named ones are kept or added, unnamed uploads added."""
    raw, uploads = form.body, form.uploads
    if "attachments" not in raw and not uploads:
        return None
    listed: list[dict[str, Any]] = list(raw.get("attachments") or [])
    if "attachments" not in raw:
        listed = [{"id": old.id} for old in existing]
    named = {int(entry["id"]) for entry in listed}
    listed += [{"id": number} for number in uploads if number not in named]
    here = {attachment.id: attachment for attachment in existing}
    kept: list[Attachment] = []
    for index, entry in enumerate(listed):
        number = int(entry["id"])
        if number in uploads:
            filename = re.sub(r"[^\w.-]", "_", entry.get("filename") or uploads[number].filename)
            kept.append(Attachment(next_id(), filename, uploads[number].data, entry.get("description")))
        elif number in here:
            kept.append(replace(here[number], description=entry.get("description", here[number].description)))
        else:
            at = (*form.at, "attachments", index, "id")
            raise invalid_form(at, "ATTACHMENT_NOT_FOUND", f"No file or attachment has the id {number}.")
    if len(kept) > MOST_FILES:
        at = (*form.at, "attachments")
        raise invalid_form(at, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    return kept


def _check_flags(flags: int, may_be_ephemeral: bool, at: Path) -> None:
    known = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | (EPHEMERAL if may_be_ephemeral else 0)
    if flags & ~known:
        raise invalid_form((*at, "flags"), "INVALID_FLAGS", f"The sandbox refuses the flags {flags & ~known} here.")


def _check_mentions(allowed: dict[str, Any], at: Path) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            said = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise invalid_form(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", said)


def _check_components(rows: list[dict[str, Any]], at: Path) -> None:
    seen: set[str] = set()
    for row_index, row in enumerate(rows):
        parts = row["components"]
        here = (*at, row_index, "components")
        if len(parts) > 1 and any(part["type"] != BUTTON for part in parts):
            raise invalid_form(here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select menu needs a row of its own.")
        for index, part in enumerate(parts):
            custom_id = part.get("custom_id")
            if custom_id in seen:
                raise invalid_form(
                    (*here, index, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            if custom_id:
                seen.add(custom_id)
            for key, code, message in _faults_of_button(part) if part["type"] == BUTTON else faults_of_select(part):
                raise invalid_form((*here, index, key), code, message)


def _faults_of_button(part: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    if not part.get("label") and not part.get("emoji"):
        yield "label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji."
    emoji = part.get("emoji") or {}
    if not emoji.get("id") and (emoji.get("name") or "\u2660").isascii():
        yield "emoji", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
    if part["style"] == LINK_BUTTON:
        if part.get("custom_id"):
            yield "custom_id", "BUTTON_COMPONENT_INVALID_CUSTOM_ID", "A custom id and url cannot both be specified"
        if not re.match(r"(https?|discord)://", part.get("url") or ""):
            yield "url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
    else:
        if part.get("url"):
            yield "url", "BUTTON_COMPONENT_INVALID_URL", "A custom id and url cannot both be specified"
        if not part.get("custom_id"):
            yield "custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"


def long_labels(body: object) -> Iterator[str]:
    """Yield the labels of buttons in a body whose end a phone does not show. Discord takes them all the same."""
    parts = [body]
    for part in parts:  # grows meanwhile
        if isinstance(part, dict):
            label = part.get("label")
            if part.get("type") == BUTTON and isinstance(label, str) and len(label) > SHOWN:
                yield label
            parts += part.values()
        elif isinstance(part, list):
            parts += part


def faults_of_select(part: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield what is wrong with a select menu: field, code and message."""
    options = part["options"]
    least, most = part.get("min_values"), part.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        yield "min_values", "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", f"min_values {least} is over max_values {most}."
    if most > len(options):
        yield "max_values", "SELECT_COMPONENT_MAX_OVER_OPTIONS", f"max_values {most} is over {len(options)} options."
    if len({option["value"] for option in options}) < len(options):
        yield "options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are selected by default than max_values."
