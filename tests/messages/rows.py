"""Buttons and menus of contents."""

from bot.messages import Button, Content, Menu


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
