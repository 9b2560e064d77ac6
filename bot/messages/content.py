"""The content of a message, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

import msgspec

from bot.pictures import (
    ChartOf,
    EndOf,
    LobbyOf,
    MomentOf,
    PictureOf,
    RevealOf,
    SuspicionOf,
    UnmaskingOf,
    VotesOf,
    digest,
)
from bot.store import Posted, PostedState
from bot.tables.slots import Slot
from bot.texts import limits

NEWEST_BOARD = f"https://discord.com/channels/{'board':-<62}"
"""Stands in a text for the address of the newest board when the text is sent. No address is longer."""

Style = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A button. Its ``custom_id`` says what a click means (see ``bot.messages.ids``)."""

    label: str
    custom_id: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    value: str
    note: str | None = None
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A select menu; ``hint`` shows while nothing is chosen."""

    custom_id: str
    hint: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


class File(msgspec.Struct, frozen=True, omit_defaults=True):
    """A file that goes with a message: a text, or a picture with its description. ``hidden``: a click shows it."""

    name: str
    content: bytes
    alt: str = ""
    hidden: bool = False


Row = tuple[Button, ...] | Menu


class Content(msgspec.Struct, frozen=True):
    """All that a message shows. ``ping`` are the people it notifies when it is new.

    ``keep_picture``: an edited message keeps the picture it has, a new one has none. A private answer may have a
    ``chart`` instead of a picture of a match. A new message notifies ``ping_role``, too. ``as_wished``: it is already
    as its reader wishes to read it.
    """

    text: str
    rows: tuple[Row, ...] = ()
    picture: PictureOf | MomentOf | RevealOf | UnmaskingOf | EndOf | LobbyOf | VotesOf | SuspicionOf | None = None
    chart: ChartOf | None = None
    keep_picture: bool = False
    file: File | None = None
    ping: tuple[int, ...] = ()
    ping_role: int = 0
    as_wished: bool = False

    @property
    def attaches(self) -> bool:
        """Return whether the content comes with anything that must be drawn or sent along."""
        return not self.keep_picture and any((self.picture, self.chart, self.file))

    def linked(self, address: str) -> "Content":
        """Return the content as it is sent while the newest board has that address.

        >>> Content(f"[Board]({NEWEST_BOARD})").linked("https://discord.com/channels/1/2/3").text
        '[Board](https://discord.com/channels/1/2/3)'
        """
        return msgspec.structs.replace(self, text=self.text.replace(NEWEST_BOARD, address))

    @property
    def text_fingerprint(self) -> str:
        """Equal for contents that differ only in their picture, or in the board that they were linked to."""
        return digest((self.text, self.rows, self.file))

    @property
    def picture_fingerprint(self) -> str:
        """Equal for contents with the same picture; empty without one."""
        return self.picture.fingerprint if self.picture else ""


def below(rows: tuple[Row, ...], buttons: Sequence[Button], most: int) -> tuple[Row, ...]:
    """Return the rows with these buttons below: in a row of their own, or in the last one if there would be too many.

    >>> back, tip = Button("Back", "tc:back:1"), Button("Tip", "tc:tip:1")
    >>> below(((back,),), [tip], 2) == ((back,), (tip,)), below(((back,),), [tip], 1) == ((back, tip),)
    (True, True)
    """
    last = rows[-1] if rows else ()
    if len(rows) < most or isinstance(last, Menu):
        return (*rows, tuple(buttons))
    return (*rows[:-1], (*last, *buttons))


def with_button(content: Content, button: Button, *beside: Button) -> Content:
    """Return the content with another button below, if there is any room for it, and those ``beside`` in a new row."""
    rows = list(content.rows)
    free = [number for number, row in enumerate(rows) if not isinstance(row, Menu) and len(row) < limits.BUTTONS]
    if len(rows) < limits.ROWS:
        rows.append((button, *beside))
    elif free:
        rows[free[-1]] = (*cast(tuple[Button, ...], rows[free[-1]]), button)
    return msgspec.structs.replace(content, rows=tuple(rows))


class WantedMessage(msgspec.Struct, frozen=True):
    """A message that a table should have.

    ``slot`` is its place among the table's messages. The message stands in the table's channel, or with ``user`` in
    that person's direct messages. ``last`` means that the message will not change again, except that it loses its
    buttons once they are useless.
    """

    slot: Slot
    content: Content
    user: int | None = None
    last: bool = False

    def leaves(self, *, running: bool) -> PostedState:
        """Return the state in which the message is left once shown, at a match that is ``running`` or not."""
        if not self.last:
            return "shown"
        return "settled" if running and self.user is not None and self.content.rows and not self.slot.kept else "closed"


def stays(slot: Slot, posted: Mapping[str, Posted]) -> bool:
    """Return whether the content of a slot will never change again, and so need not be made."""
    return slot in posted and posted[slot].closed
