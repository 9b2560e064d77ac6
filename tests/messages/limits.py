"""Discord's limits, held against contents."""

from collections.abc import Sequence

from bot import pictures
from bot.messages import Button, Content, Entry, Menu
from bot.messages.labels import measured
from bot.pictures import EndOf, LobbyOf, MomentOf, PictureOf, RevealOf, SuspicionOf, UnmaskingOf, VotesOf


def check(
    content: Content,
    picture: PictureOf | MomentOf | RevealOf | UnmaskingOf | EndOf | LobbyOf | VotesOf | SuspicionOf | None = None,
) -> None:
    """Fails where Discord would refuse the message. ``picture`` is checked instead of the content's own."""
    assert 1 <= len(content.text) <= 2000
    assert len(content.rows) <= 5
    ids = []
    for row in content.rows:
        if isinstance(row, Menu):
            ids.append(row.custom_id)
            check_menu(row)
        else:
            ids += [button.custom_id for button in row]
            check_buttons(row)
    assert all(1 <= len(one) <= 100 for one in ids), ids
    assert len(set(ids)) == len(ids), ids
    shown = picture or content.picture
    if shown is not None:
        assert 1 <= len(alt(shown)) <= 1024


def alt(picture: PictureOf | MomentOf | RevealOf | UnmaskingOf | EndOf | LobbyOf | VotesOf | SuspicionOf) -> str:
    """The picture in words."""
    if isinstance(picture, MomentOf | RevealOf | UnmaskingOf | LobbyOf | VotesOf | SuspicionOf):
        return picture.alt
    if isinstance(picture, EndOf):
        return pictures.end_alt(picture)
    if picture.what == "part":
        return pictures.part_alt(picture.view, picture.part, picture.names, picture.language)
    if picture.what == "role":
        return pictures.role_alt(picture.view, picture.names, picture.language)
    words = pictures.board_alt if picture.what == "board" else pictures.hand_alt
    return words(picture.view, picture.names, picture.language)


def check_buttons(row: Sequence[Button]) -> None:
    """One row of buttons."""
    assert 1 <= len(row) <= 5
    for button in row:
        assert 1 <= measured(button.label) <= 38, button


def check_menu(menu: Menu) -> None:
    """A select menu, which has a row for itself."""
    assert len(menu.hint) <= 150
    assert 1 <= len(menu.entries) <= 25
    assert 0 <= menu.least <= menu.most <= len(menu.entries)
    assert menu.most >= 1
    values = [entry.value for entry in menu.entries]
    assert len(set(values)) == len(values)
    assert sum(entry.chosen for entry in menu.entries) <= menu.most
    for entry in menu.entries:
        check_entry(entry)


def check_entry(entry: Entry) -> None:
    """One line of a menu."""
    assert 1 <= len(entry.label) <= 100
    assert 1 <= len(entry.value) <= 100
    assert entry.note is None or 1 <= len(entry.note) <= 100, entry.note


def buttons(content: Content) -> list[Button]:
    """All buttons, row by row."""
    return [button for row in content.rows if not isinstance(row, Menu) for button in row]


def labels(content: Content) -> list[str]:
    """The words on all buttons."""
    return [button.label for button in buttons(content)]


def custom_ids(content: Content) -> list[str]:
    """The ids of all that can be clicked."""
    rows = [(row,) if isinstance(row, Menu) else row for row in content.rows]
    return [one.custom_id for row in rows for one in row]
