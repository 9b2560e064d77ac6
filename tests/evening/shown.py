"""The messages of a table as they stand on Discord, beside those that it should have."""

from collections import Counter
from collections.abc import Iterator, Mapping

import engine
from bot import pictures
from bot.messages.content import Content, Menu
from bot.messages.truth import Eyes, eyes
from bot.messages.wanted import wanted
from bot.sandbox import Message
from bot.store import Posted, Table
from tests.bot.match_rules import says
from tests.evening.stored import Stored
from tests.prove.row import require

BY_MEMORY = ("nudge", "end")
"""Words of slots of which the bot itself remembers something, or finds it out."""
Parts = list[tuple[object, ...]]


def not_shown(
    table: Table, match: engine.Match | None, stored: Stored, stand: Mapping[int, Message], deleted: set[int]
) -> Iterator[str]:
    """Yield the slots whose message is missing, or shows something else than it should."""
    posted = stored.posted(table.id)
    twice = Counter(one.message for one in posted.values() if one.message is not None)
    yield from (f"message {one} stands in {times} slots" for one, times in twice.items() if times > 1)
    for one in wanted(table, _eyes(table, match, stored), posted):
        there = posted.get(one.slot)
        if there is None and one.user is None and one.slot.word in ("board", "lobby"):
            yield f"{one.slot} is not there"
        if there is None or there.message is None or there.message in deleted or there.closed:
            continue  # a message that somebody else deletes is missed when it is to change
        if one.slot.word in BY_MEMORY:
            continue
        shown = stand.get(there.message)
        if shown is None:
            yield f"{one.slot} was deleted"
        elif shown.channel.recipient is not None and shown.channel.recipient.id != one.user:
            yield f"{one.slot} stands at {shown.channel.recipient.name}"
        else:
            yield from (f"{one.slot}: {what}" for what in _differences(shown, one.content, there))


def _eyes(table: Table, match: engine.Match | None, stored: Stored) -> Eyes | None:
    if match is None:
        return None
    found = eyes(table, match, stored.clock(table.id), stored.notes(table.id))
    require(found.onlooker.view.seat is None, "everybody is shown what a seat sees")
    return found


def _differences(shown: Message, content: Content, there: Posted) -> Iterator[str]:
    """Yield what a message shows instead of a content."""
    if not says(shown, content.text):
        yield f"it says {shown.content!r} instead of {content.text!r}"
    elif _parts_shown(shown) != (due := _parts(content)):
        yield f"it has {_parts_shown(shown)} below instead of {due}"
    elif content.picture is not None and not content.keep_picture:
        drawn = pictures.draw(content.picture)
        if drawn is not None and drawn.png not in [one.data for one in shown.attachments]:
            yield f"it has another picture than {drawn.alt!r}"


def _parts(content: Content) -> Parts:
    """Return the buttons and menus of a content."""
    found: Parts = []
    for row in content.rows:
        if isinstance(row, Menu):
            found.append((row.custom_id, *((one.label, one.value, one.chosen) for one in row.entries)))
        else:
            found += [(one.custom_id, one.label, one.disabled) for one in row]
    return found


def _parts_shown(message: Message) -> Parts:
    """Return the buttons and menus of a message in the same way."""
    found: Parts = []
    for one in (part for row in message.components for part in row["components"]):
        if "options" in one:
            options = ((line["label"], line["value"], line.get("default", False)) for line in one["options"])
            found.append((one["custom_id"], *options))
        else:
            found.append((one.get("custom_id"), one.get("label"), one.get("disabled", False)))
    return found
