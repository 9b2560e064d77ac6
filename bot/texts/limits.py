"""Limits of Discord: the room for words in texts, buttons and menus.

Rooms of our own below a limit are derived from this limit at their place of use, with their reason.
"""

MESSAGE = 2000
"""Characters of a message."""

ALT_TEXT = 1024
"""UTF-16 units of what a picture says; a letter beyond the first plane counts as two."""

ROWS = 5
"""Rows of buttons and menus below a message."""

BUTTONS = 5
"""Buttons in a row."""

LINES = 25
"""Lines of a menu."""

LINE = 100
"""Characters of the label of a line of a menu, and of the note below it."""

SUGGESTIONS = 25
"""Suggestions for an option of a command."""

SUGGESTION = 100
"""Characters of a suggestion."""

THREAD_NAME = 100
"""Characters of the name of a thread."""
