"""Contents of private messages as their reader wishes to read them: with pictures, with words, or with both."""

from collections.abc import Sequence

import msgspec

from bot import pictures, texts
from bot.messages.content import Content, Menu, Row
from bot.messages.labels import button_label
from bot.pictures import HiddenPictureOf, PictureOf
from bot.store import Reading
from bot.tables import Table
from bot.texts import Speaker, limits
from engine import Seat

ROOM = limits.MESSAGE - 60
"""The most characters of a text: the address of a board that is still to be posted needs more than its stand-in."""


def as_read(content: Content, reading: Reading, language: str) -> Content:
    """Return a private content with words below its text, beside its picture or in its place.

    The words are all that the picture shows. If there are too many, the last line says which command has them all.
    Whoever reads words alone has words in place of signs, too. A content that is as it should be stays so.
    """
    if reading == "pictures" or content.as_wished:
        return msgspec.structs.replace(content, as_wished=True)
    say = texts.speaker(language)
    if reading == "words":
        content = without_signs(say, content)
    shown = None if content.keep_picture else content.picture or content.chart
    if shown is None:
        return msgspec.structs.replace(content, as_wished=True)
    whole = "board" if isinstance(shown, PictureOf) and shown.what == "board" else "hand"
    words = [texts.spelled(say, line) for line in pictures.words_of(shown)]
    if isinstance(shown, HiddenPictureOf):
        words = [*map(texts.spoiler, words)]
    text = with_words(say, content.text, words, whole)
    kept = {"picture": None, "chart": None} if reading == "words" else {}
    return msgspec.structs.replace(content, text=text, as_wished=True, **kept)


def has_signs(content: Content) -> bool:
    """Return whether a content says anything by a sign."""
    labels = (one.label for row in content.rows for one in (row.entries if isinstance(row, Menu) else row))
    return any(map(texts.has_signs, (content.text, *labels)))


def without_signs(say: Speaker, content: Content) -> Content:
    """Return a content with words in place of signs, as far as there is room.

    The text says all that a button has no room for.
    """
    text = _with_pauses(texts.spelled(say, content.text))
    rows = tuple(_spelled(say, row) for row in content.rows)
    buttons = [one for row in content.rows if not isinstance(row, Menu) for one in row if "…" not in one.label]
    labels = [_with_pauses(texts.spelled_label(say, one.label)) for one in buttons if texts.has_signs(one.label)]
    text = "\n".join((text, *(f"- {one}" for one in labels if _on_button(one) != one)))
    text = _without_old(say, text)
    return msgspec.structs.replace(content, text=text if len(text) <= ROOM else content.text, rows=rows)


def _without_old(say: Speaker, text: str) -> str:
    """Return a text without the oldest things that it retells, as many as it has no room for."""
    lines = text.split("\n")
    retold = [place for place, line in enumerate(lines) if line.startswith("> ")]
    if len(text) <= ROOM or not retold:
        return text
    lines[retold[0]] = f"> {say('sign-left-out')}"
    for _ in retold[1:]:
        if len("\n".join(lines)) > ROOM:
            del lines[retold[0] + 1]
    return "\n".join(lines)


def _spelled(say: Speaker, row: Row) -> Row:
    """Return a row of buttons, or a menu, with words in place of signs."""
    if not isinstance(row, Menu):
        return tuple(
            msgspec.structs.replace(one, label=_on_button(_with_pauses(texts.spelled_label(say, one.label))))
            for one in row
        )
    entries = tuple(
        msgspec.structs.replace(one, label=_in_menu(say, one.label), note=one.note and _in_menu(say, one.note))
        for one in row.entries
    )
    return msgspec.structs.replace(row, hint=_in_menu(say, row.hint), entries=entries)


def _on_button(label: str) -> str:
    return button_label(lambda _: label, ())


def _in_menu(say: Speaker, label: str) -> str:
    return _with_pauses(texts.spelled(say, label))[: limits.LINE]


def _with_pauses(text: str) -> str:
    """Return a text with commas in place of dots, which are not read aloud."""
    return text.replace(" · ", ", ")


def as_seat_reads(content: Content, table: Table, seat: Seat, language: str) -> Content:
    """Return a private content as the person in a seat wishes to read."""
    return as_read(content, reading_of(table, seat), language)


def reading_of(table: Table, seat: Seat) -> Reading:
    """Return how the person in a seat wishes to read; an onlooker is shown pictures."""
    return "pictures" if seat.seat is None else table.sitters[seat.seat].reading


def is_cut(say: Speaker, content: Content) -> bool:
    """Return whether a content lacks words of a hand, for want of room."""
    return content.as_wished and content.text.endswith(say("reading-more-here", whole="hand"))


def with_words(say: Speaker, text: str, words: Sequence[str], whole: str) -> str:
    """Return a text with the first of these lines below, as many as a message has room for.

    A line of more than there is room for is never torn.
    """
    lines = [line for line in words if line not in text]
    if len("\n".join((text, *lines))) <= ROOM:
        return "\n".join((text, *lines)).strip()
    more = say("reading-more-here", whole=whole)
    kept: list[str] = [text]
    while lines and len("\n".join((*kept, lines[0], more))) <= ROOM:
        kept.append(lines.pop(0))
    told = "\n".join((*kept, more))
    return told if len(told) <= ROOM else text
