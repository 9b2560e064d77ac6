"""Contents of private messages as their reader wishes to read them: with pictures, with words, or with both."""

from collections.abc import Sequence

import msgspec

from bot import pictures, texts
from bot.messages.content import Content
from bot.pictures import HiddenPictureOf, PictureOf
from bot.store import Reading
from bot.tables import Table
from bot.texts import Speaker, limits
from engine import Seat


def as_read(content: Content, reading: Reading) -> Content:
    """Return a private content with words below its text, beside its picture or in its place.

    The words are all that the picture shows. If there are too many, the last line says which command has them all.
    A content that has its words already stays as it is.
    """
    shown = content.picture or content.chart
    if shown is None or reading == "pictures" or content.worded:
        return content
    say = texts.speaker(getattr(shown, "language", "en"))
    whole = "board" if isinstance(shown, PictureOf) and shown.what == "board" else "hand"
    words = pictures.words_of(shown)
    if isinstance(shown, HiddenPictureOf):
        words = [*map(texts.spoiler, words)]
    text = with_words(say, content.text, words, whole)
    kept = {"picture": None, "chart": None} if reading == "words" else {}
    return msgspec.structs.replace(content, text=text, worded=True, **kept)


def as_seat_reads(content: Content, table: Table, seat: Seat) -> Content:
    """Return a private content as the person in a seat wishes to read."""
    return as_read(content, reading_of(table, seat))


def reading_of(table: Table, seat: Seat) -> Reading:
    """Return how the person in a seat wishes to read; an onlooker is shown pictures."""
    return "pictures" if seat.seat is None else table.sitters[seat.seat].reading


def is_cut(say: Speaker, content: Content) -> bool:
    """Return whether a content lacks words of a hand, for want of room."""
    return content.worded and content.text.endswith(say("reading-more-here", whole="hand"))


def with_words(say: Speaker, text: str, words: Sequence[str], whole: str) -> str:
    """Return a text with the first of these lines below, as many as a message has room for.

    A line of more than there is room for is never torn.
    """
    lines = [line for line in words if line not in text]
    if len("\n".join((text, *lines))) <= limits.MESSAGE:
        return "\n".join((text, *lines)).strip()
    more = say("reading-more-here", whole=whole)
    kept: list[str] = [text]
    while lines and len("\n".join((*kept, lines[0], more))) <= limits.MESSAGE:
        kept.append(lines.pop(0))
    return "\n".join((*kept, more))
